"""Players who could open their rivals' private threads: the lobby names them, and so does the game.

Discord shows every private thread to who may manage threads. Nothing can keep them out; the others are to know.
"""

from __future__ import annotations

from collections.abc import Collection

from cogs.messages.place_notes import READS, NoteChange
from cogs.services import Services
from cogs.showing.view import TableView
from core.table import Player


async def thread_readers(services: Services, view: TableView) -> list[Player]:
    """Those at the table who can open private threads in its channel: as far as anybody has seen, and also before a
    restart."""
    people = [*view.state.lobby.everybody] if view.state.game is None else [*view.state.seats]
    places = await services.places.of(view.work)
    home = view.state.lobby.home
    found: list[Player] = []
    new: list[NoteChange] = []
    for player in people:
        noted = READS(player.user)
        reads = services.thread_readers.reads(home, player.user)
        if reads is None:
            reads = noted in places
        if reads:
            found.append(player)
        if reads is not (noted in places):
            new.append(noted.set_to("noted" if reads else None))
    if new:
        await services.places.put(view.work, *new)
    return found


async def reads_along(services: Services, view: TableView, user: int) -> bool:
    """Whether this person could open private threads of a game that has some."""
    if view.state.lobby.relay:
        return False
    return any(player.user == user for player in await thread_readers(services, view))


async def untold(services: Services, view: TableView) -> list[int]:
    """Living seats of whom the running game has yet to be told so."""
    if view.state.lobby.relay or view.state.game is None:
        return []
    users = {player.user for player in await thread_readers(services, view)}
    places = await services.places.of(view.work)
    users = {user for user in users if places.get(READS(user)) != "told"}
    return [seat for seat in view.game.living if view.state.user_of(seat) in users]


async def are_told(services: Services, view: TableView, seats: Collection[int]) -> None:
    """It has been said of these."""
    users = [user for seat in seats if (user := view.state.user_of(seat)) is not None]
    if users:
        await services.places.put(view.work, *(READS(user).set_to("told") for user in users))
