"""Whom the running phase is about: they are called by name, so that Discord notifies them and nobody else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from cogs.showing.view import TableView
from core.rules import views


@dataclass(frozen=True, slots=True)
class MentionLine:
    """A line that names people, and the users that Discord is to notify."""

    line: str | None = None
    users: tuple[int, ...] = ()


NOBODY = MentionLine()
FIRST = 1  # of a phase's turns


def call_of(view: TableView) -> MentionLine:
    """Who is called as the running phase, or turn, begins.

    The accused are called to every defence, in the rulebook's own words where it has some (`phase-PHASE-call`), but not
    those who must not speak. At a text table, where no voice says it, so is each speaker, and to a ballot whoever may
    have a vote in it.
    """
    game = view.game
    book = view.book
    floor = views.floor(book, game)
    ballot = views.ballot(book, game)
    in_text = view.state.lobby.voice is None
    if ballot is not None:
        return _call(view, "panel-call-vote", ballot.called) if in_text else NOBODY
    if views.is_defence(book, game.phase) and (game.turn is None or game.turn.number == FIRST):
        own = f"phase-{game.phase}-call"
        heard = [seat for seat in game.defence if seat not in views.silent_seats(book, game)]
        return _call(view, own if view.words.has(own) else "panel-call-defence", heard)
    if floor is not None and floor.speaker is not None and in_text:
        return _call(view, "panel-call-turn", [floor.speaker])
    return NOBODY


def call_of_room(view: TableView, room: str) -> MentionLine:
    """Who is called to the menu of a private room: everybody in it, for they talk it over, and whose it is to choose
    the menu says."""
    return _call(view, "panel-call-room", views.room(view.game, room).members)


def call_into_room(view: TableView, room: str) -> MentionLine:
    """Who is called to a private room as it is made, where nothing is asked yet: who is called comes in by that."""
    return _call(view, "panel-call-met", views.room(view.game, room).members)


def _call(view: TableView, text: str, seats: Iterable[int]) -> MentionLine:
    present = [seat for seat in seats if seat not in view.state.absent]
    users = tuple(user for seat in present if (user := view.state.user_of(seat)) is not None)
    if not users:
        return NOBODY
    return MentionLine(view.words(text, people=view.words.join([f"<@{user}>" for user in users])), users)
