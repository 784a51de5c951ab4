"""What a member of a team without a thread has written goes to the others, word for word."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass

import discord

from cogs.messages.failures import LOST
from cogs.services import Services
from cogs.showing.panels.night import told
from cogs.showing.private import Private
from cogs.showing.view import TableView
from core.rules import views
from core.table import TableId

log = logging.getLogger(__name__)

LONGEST = 3500
"""Characters of what is carried of one message. Discord lets everybody write 2,000, and each line becomes longer."""


def carried(text: str) -> str:
    """A member's words as others read them. Each further line is a quotation: without, it could be given another's name
    as its author's, or pass for the bot's own. Where some are left out, an ellipsis says so."""
    lines = discord.utils.escape_mentions(text).splitlines()
    quoted = "\n".join([*lines[:1], *(f"> {line}" for line in lines[1:])])
    return quoted if len(quoted) <= LONGEST else f"{quoted[:LONGEST]}…"


@dataclass(frozen=True, slots=True)
class Written:
    """A direct message to the bot."""

    id: int
    """Discord's, by which whatever is made of it is known, and made once."""
    author: int
    text: str
    beyond_words: bool = False
    """Whether there is more to it that is not carried: a picture, a file, a sticker."""


@dataclass(frozen=True, slots=True)
class Team:
    """A room of somebody's whose members do not all talk in a thread of their own, as its table stands now."""

    view: TableView
    room: str

    @property
    def value(self) -> str:
        """What a menu calls it."""
        return f"{self.view.id}/{self.room}"

    @property
    def is_open(self) -> bool:
        """Whether its members may talk now."""
        return views.room(self.view.game, self.room).open

    @property
    def now(self) -> tuple[str, int, str]:
        """Its game, the phase that runs there, and which it is."""
        return self.view.state.token, self.view.serial, self.room


class TeamTalk:
    """Finds who is in which team, and carries."""

    def __init__(self, services: Services, private: Private) -> None:
        self._services = services
        self._private = private

    def sits_here(self, user: int) -> bool:
        """Whether this person has a seat in a running game that this process serves."""
        return any(self._services.serves(id_.guild) and self._seat(id_, user) for id_ in self._services.playing)

    async def games(self, user: int) -> list[TableView]:
        """The running games in which this person is in a team, at all tables. Raises `StoreUnavailable`."""
        been_at = [table.id for table in await self._services.tables_of_person(user)]
        ids = sorted(id_ for id_ in {*self._services.playing, *been_at} if self._seat(id_, user))
        found = (TableView.of(self._services.table(id_), self._services.now()) for id_ in ids)
        return [view for view in found if view is not None and self._rooms(view, user)]

    async def teams(self, user: int, games: Iterable[TableView]) -> list[Team]:
        """The teams of this person in these games that talk this way."""
        return [
            Team(view, room)
            for view in games
            for room in self._rooms(view, user)
            if not await self._are_all_inside(view, room)
        ]

    async def carry(self, team: Team, written: Written) -> None:
        """To all the others; or the writer is told why not."""
        view = team.view
        name = team.room
        seat = view.state.seat_of(written.author)
        room = views.room(view.game, name)
        threads = self._services.threads
        users = {other: user for other in room.members if (user := view.state.user_of(other)) is not None}
        inside = {other for other, user in users.items() if await threads.serves(view.work, name, user)}
        if seat is None or inside == set(users):
            return  # they talk among themselves
        writer = await self._for(written.author, view)
        if not room.open:
            await self._private.tell(written.author, writer, writer.words("room-closes"), f"{written.id}")
            return
        if written.beyond_words:
            await self._private.tell(written.author, writer, writer.words("room-relay-words-only"), f"{written.id}.m")
        if not written.text:
            return
        text = carried(written.text)
        missed: list[int] = []
        unheard = inside - {seat}
        if unheard and await self._said_in_the_thread(team, seat, text, f"{written.id}.t"[-25:]):
            unheard = set[int]()
        for other, user in users.items():
            if other == seat or other in inside:
                continue
            reader = await self._for(user, view)
            line = told(reader, [reader.words("room-relay-line", **{"from": reader.names[seat], "text": text})])
            try:
                if await self._services.sender.dm(view.work, user, line, f"{written.id}.{other}"[-25:]) is None:
                    missed.append(other)
            except LOST as error:
                log.info("table %s: a line did not reach %s: %r", view.id, user, error)
                unheard.add(other)
        if missed:
            failed = writer.words("room-relay-failed", seats=writer.names.join(missed))
            await self._private.tell(written.author, writer, failed, f"{written.id}.f")
        if unheard:
            unsaid = writer.words("room-relay-unsaid", seats=writer.names.join(sorted(unheard)))
            await self._private.tell(written.author, writer, unsaid, f"{written.id}.u")

    async def _said_in_the_thread(self, team: Team, seat: int, text: str, nonce: str) -> bool:
        view = team.view
        line = view.words("room-relay-line", **{"from": view.names[seat], "text": text})
        try:
            return await self._services.threads.say(view.work, team.room, told(view, [line]), nonce) is not None
        except LOST as error:
            log.info("table %s: a line did not come into the thread of room %s: %r", view.id, team.room, error)
            return False

    def _seat(self, id_: TableId, user: int) -> int | None:
        state = self._services.table(id_).state
        return None if state is None or not state.running else state.seat_of(user)

    def _rooms(self, view: TableView, user: int) -> list[str]:
        seat = view.state.seat_of(user)
        return [] if seat is None else views.rooms_of(view.game, seat)

    async def _are_all_inside(self, view: TableView, name: str) -> bool:
        users = (view.state.user_of(seat) for seat in views.room(view.game, name).members)
        serves = self._services.threads.serves
        return all([await serves(view.work, name, user) for user in users if user is not None])

    async def _for(self, user: int, view: TableView) -> TableView:
        return view.spoken(await self._services.people.language(user, view.state.lobby.language))
