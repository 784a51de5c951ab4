"""The rooms of the game, as the viewer's list of places has them. On Discord a thread's name says of which game it is
and of which day, since they all stay; here the last game's have gone when another table is open.
"""

from __future__ import annotations

from collections.abc import Mapping

from cogs.messages.place_notes import ROOM
from cogs.messages.threads import DEAD
from cogs.showing.view import room_name, words_of
from cogs.simulated.people.players import Company


def rooms_of(company: Company, language: str, before: Mapping[int, str]) -> Mapping[int, str]:
    """The rooms' threads and names; those of `before` until another table is opened."""
    state = company.table.state
    if state is None or state.over:
        return before
    words = words_of(language, state.lobby.scenario)
    noted = company.bot.services.places.in_mind(company.id)
    threads = {room: thread for room, thread in noted.each(ROOM).items() if isinstance(thread, int)}  # else: being made
    names = {room: words("page-room-dead") if room == DEAD else room_name(words, room) for room in threads}
    return {threads[room]: f"{name[:1].upper()}{name[1:]}" for room, name in names.items()}


def thread_of_the_dead(company: Company) -> int | None:
    """Where the dead of the running game talk; None before there is such a place."""
    thread = company.bot.services.places.in_mind(company.id).get(ROOM(DEAD))
    return thread if isinstance(thread, int) else None
