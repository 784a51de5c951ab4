"""What a person says at a table, as scripted players take it: whether they may speak, and what they have said."""

from __future__ import annotations

from functools import cache

from cogs.presence.quiet import USUAL, why_quiet
from cogs.showing.view import TableView, words_of
from core.rules.views import floor
from core.simulate.lexicon import ROLE, SEAT, Lexicon
from core.simulate.public_knowledge import PublicKnowledge
from core.simulate.reading import TalkReader


def may_speak(view: TableView, seat: int) -> bool:
    """Whether a word of this seat is meant to be heard now: theirs is the floor, or nobody's, and it is no night."""
    state = view.state
    user = state.user_of(seat)
    if user is None or not state.running or state.game is None:
        return False
    talk = floor(view.book, state.game)
    if talk is not None and talk.speaker != seat:
        return False
    return why_quiet(state, view.book, user, USUAL, guest=True) is None


def reader(view: TableView, square: PublicKnowledge, by: int) -> TalkReader:
    """Reads what this seat types, in the table's language: of others who are in the game, and cards on the table."""
    seats = {seat: view.names.players.get(seat, "") for seat in square.living if seat != by}
    return TalkReader(
        _lexicon(view.words.language.code), seats, {role: view.words(f"role-{role}") for role in square.cards}
    )


@cache
def _lexicon(language: str) -> Lexicon:
    words = words_of(language)
    return Lexicon.of(lambda id_: words(id_, seat=SEAT, role=ROLE))
