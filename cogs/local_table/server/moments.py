"""What a player is told of themselves once, over all else: the card in their hand, and that they are out."""

from __future__ import annotations

from simcord.components import walk_components

from cogs.local_table.server.evening import Evening
from cogs.local_table.server.frames import NO_MOMENTS, Json
from cogs.local_table.server.knowledge import Knowledge
from cogs.local_table.server.rooms_in_list import thread_of_the_dead
from cogs.showing.view import TableView
from core.rules import views
from core.rules.leavers import leaving
from core.words.card import RoleCard, role_card
from core.words.ending import own_fate

FOR_THE_LIVING = ("abstain", "floor", "grant", "night", "vote", "withdraw")
"""What controls are for that do nothing for who is out of the game, unless something is asked of them still."""


def moments(here: Evening, knowledge: Knowledge, language: str) -> Json:
    """The viewer's own moments: `{card, fall}`, each None where there is none. Each has a `key`, another one for
    another card or fall."""
    view = here.table_view(language)
    if view is None or view.state.game is None or not view.state.running:
        return NO_MOMENTS
    seat = view.state.seat_of(here.me)
    if seat is None:
        return NO_MOMENTS
    return {"card": _card(here, view, seat), "fall": _fall(here, view, seat, knowledge)}


def _card(here: Evening, view: TableView, seat: int) -> Json:
    """`{key, text, letter}`: what it says in paragraphs, and the message that has brought it."""
    held = views.held_card(view.book, view.game, seat)
    card = _worded(view, seat)
    parts = (card.who, card.win, card.night, card.powers, card.knows)
    return {
        "key": f"{view.state.token} {held.role} {held.team}",
        "text": [part for part in parts if part],
        "letter": _letter(here, seat),
    }


def _worded(view: TableView, seat: int) -> RoleCard:
    held = views.held_card(view.book, view.game, seat)
    return role_card(
        view.names, held.role, held.team, knows=held.knows, powers=held.lent, met=held.met, options=view.game.options
    )


def _letter(here: Evening, seat: int) -> str | None:
    """The newest of the viewer's letters that is their card: the bot writes in the language of the evening."""
    view = here.table_view(here.plan.language)
    letters = here.env.backend.dm_channels.get(here.me)
    if view is None or letters is None:
        return None
    title = _worded(view, seat).title
    for message in reversed(here.view.shown(letters)):
        if any(title in part.get("content", "") for part in walk_components(message.components)):
            return str(message.id)
    return None


def _fall(here: Evening, view: TableView, seat: int, knowledge: Knowledge) -> Json | None:
    """`{key, title, lines, place, closed}`: what became of a seat that is out, as it is told itself; `place`: where the
    dead talk; `closed`: what controls are for that are not for it any more. None while it plays."""
    told = knowledge.told
    if view.game.seat(seat).alive or told is None:
        return None
    fate = told.seats[seat - 1].fate
    words = view.words
    title = own_fate(view.wording, told, told.seats[seat - 1])
    if fate is None or title is None:
        return None
    place = _of_the_dead(here)
    goes = seat in leaving(view.book, view.game)
    lines = [words("page-fall-not-yet")] if goes else [words("page-fall-silent"), words("page-fall-cards")]
    lines.append(words("page-fall-left", seats=view.names.join(view.game.living), count=len(view.game.living)))
    return {
        "key": f"{view.state.token} {fate.at} {fate.how}",
        "title": title,
        "lines": lines,
        "place": place,
        "closed": [] if goes or here.decisions.prompts() else list(FOR_THE_LIVING),
    }


def _of_the_dead(here: Evening) -> str | None:
    """The thread of the dead, once the viewer is in it."""
    thread = thread_of_the_dead(here.company)
    return str(thread) if any(channel.id == thread for channel in here.view.channels()) else None
