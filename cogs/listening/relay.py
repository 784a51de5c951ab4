"""The relay: where a team has no thread, what its members write to the bot goes to the others."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol
from weakref import WeakValueDictionary

import discord
from discord.ext import commands

from cogs.listening.team_talk import Team, TeamTalk, Written
from cogs.messages.address import Address, base36
from cogs.messages.failures import LOST, is_final
from cogs.messages.retries import retried
from cogs.presses.press import Press
from cogs.presses.router import Router
from cogs.services import Services
from cogs.showing.panels.page import page
from cogs.showing.panels.which import which_team
from cogs.showing.private import Private
from cogs.showing.view import room_name, words_of, words_ready
from core.table import StoreUnavailable, TableId

log = logging.getLogger(__name__)

PURPOSE = "team"
PATIENCE = 300_000
"""Milliseconds for which words are held of which nobody has said where they are to go."""
WRITERS_HELD = 1000
WORDS_HELD = 10
PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds between the tries to see to what somebody has written, where Redis is away or Discord cannot be reached. What
a try has said, the next does not say again."""


class Others(Protocol):
    """Other processes, to which direct messages can be forwarded: `cogs.upkeep.forwarding`."""

    def carry(self, kind: Relay) -> None:
        """They may forward some to us too."""
        ...

    def shard_elsewhere(self, guilds: Collection[int]) -> int | None:
        """The shard of these servers, where it is one, and another process's."""
        ...

    def send(self, kind: Relay, shard: int, thing: dict[str, Any]) -> None:
        """Let the process that serves this shard see to it."""
        ...


def _is_beyond_words(message: discord.Message) -> bool:
    return bool(message.attachments or message.stickers or message.poll or message.message_snapshots)


@dataclass
class _Held:
    """What somebody has written who is in several teams, until they say for which it is."""

    key: str
    until: int
    teams: Sequence[str]
    messages: list[Written] = field(default_factory=list[Written])
    answered: bool = False


class Relay(commands.Cog):
    """Listens to direct messages. Nothing of them is kept, but for a moment where it must be asked which team is meant;
    the answer holds until that game's next phase.

    Discord tells one process of them all; where another serves the game, they are forwarded to that one, which does the
    whole of it. Who is in teams of several processes is served by the one that hears. What one person writes is seen to
    in the order in which it came.
    """

    topic = "mafia:written:"
    urgent = False

    def __init__(self, services: Services, router: Router, private: Private, others: Others | None) -> None:
        """`others`: None where no other process is known."""
        self._services = services
        self._others = others
        self._talk = TeamTalk(services, private)
        self._turns = WeakValueDictionary[int, asyncio.Lock]()
        self.unfinished: dict[int, asyncio.Future[Any]] = {}
        self._held: OrderedDict[int, _Held] = OrderedDict()
        # By person the team that they have said to be meant, and in which phase of which game.
        self._meant: OrderedDict[int, tuple[str, int, str]] = OrderedDict()
        router.route(PURPOSE, self._chosen, "update", anywhere=True, tableless=True)
        if others is not None:
            others.carry(self)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Carry a message to the writer's team, if their team talks this way and may talk now."""
        if message.guild is None and not message.author.bot and (message.content or _is_beyond_words(message)):
            written = Written(message.id, message.author.id, message.content, _is_beyond_words(message))
            await self._came(written, self._others)

    def is_ours(self, thing: dict[str, Any]) -> bool:
        """Whether this process serves a game of its author's."""
        return self._talk.sits_here(int(thing["author"]))

    def see_to(self, thing: dict[str, Any]) -> asyncio.Task[None]:
        """See to a message that was forwarded, and is ours to see to."""
        written = Written(int(thing["id"]), int(thing["author"]), thing["text"], thing.get("beyond_words", False))
        return asyncio.create_task(self._came(written, None), name="a message that was forwarded")

    async def _came(self, written: Written, others: Others | None) -> None:
        """`others`: to whom it may be forwarded."""
        self._services.sender.try_dm_again(written.author)  # who can write to the bot can be written to
        async with self._turn(written):
            await retried(
                lambda: self._try(written, others),
                PAUSES,
                lambda error: isinstance(error, (*LOST, StoreUnavailable)),
                self._services.wait,
                "what somebody has written to their team",
            )

    async def _try(self, written: Written, others: Others | None) -> None:
        games = await self._talk.games(written.author)
        if self._forwarded(written, {view.guild for view in games}, others):
            return  # what goes on in them is not even asked here
        found = await self._talk.teams(written.author, games)
        found = [team for team in found if team.is_open] or found[:1]
        if not self._forwarded(written, {team.view.guild for team in found}, others):
            await self._carry(found, written)

    def _forwarded(self, written: Written, guilds: Collection[int], others: Others | None) -> bool:
        """Whether it goes on to another process, which serves all of these servers."""
        shard = None if others is None else others.shard_elsewhere(guilds)
        if others is None or shard is None:
            return False
        thing = {"id": f"{written.id}", "author": f"{written.author}", "text": written.text}
        others.send(self, shard, {**thing, "beyond_words": written.beyond_words})
        return True

    @asynccontextmanager
    async def _turn(self, written: Written) -> AsyncGenerator[None]:
        """Begins when what the same person has written before is done."""
        task = asyncio.current_task()
        assert task is not None
        self.unfinished[written.id] = task
        try:
            async with self._turn_of(written.author):
                yield
        finally:
            self.unfinished.pop(written.id, None)

    @asynccontextmanager
    async def _turn_of(self, user: int) -> AsyncGenerator[None]:
        turn = self._turns.get(user) or asyncio.Lock()
        self._turns[user] = turn
        await self._services.wait(turn.acquire(), "what the same person has written before")
        try:
            yield
        finally:
            turn.release()

    async def _carry(self, found: Sequence[Team], written: Written) -> None:
        if not written.text:
            found = found[:1]  # of none of it there is anything to carry: once is enough to say so
        if len(found) > 1:
            said = [team for team in found if team.now == self._meant.get(written.author)]
            if not said:
                await self._ask(found, written)
                return
            found = said
        for team in found:
            await self._talk.carry(team, written)

    async def _ask(self, found: Sequence[Team], written: Written) -> None:
        """Hold the message, and ask for which team it is; once for all that comes until the answer."""
        user = written.author
        now = self._services.now()
        held = self._held.get(user)
        if held is not None and held.until > now:
            held.messages = [*held.messages, written][-WORDS_HELD:]
            return
        held = _Held(base36(written.id), now + PATIENCE, [team.value for team in found], [written])
        self._held[user] = held
        self._held.move_to_end(user)
        if len(self._held) > WRITERS_HELD:
            self._held.popitem(last=False)
        try:
            language = await self._services.people.language(user, found[0].view.state.lobby.language)
            for team in found:
                await words_ready(language, team.view.state.lobby.scenario)
            address = str(Address(self._whose(found), "", 0, PURPOSE, held.key))
            channel = self._services.client.get_channel
            teams = [(team.value, team.room, team.view.state) for team in found]
            layout = which_team(teams, words_of(language), address, channel)
            await self._services.sender.dm(found[0].view.work, user, layout, f"{written.id}.w"[-25:])
        except (*LOST, StoreUnavailable) as error:
            self._held.pop(user, None)  # what nobody has been asked about waits for no answer
            if not is_final(error):
                raise

    def _whose(self, found: Sequence[Team]) -> TableId:
        """Of which the answer comes to this process, which holds the words: a table that it serves. Where it serves
        none of them it hears direct messages, and what is nobody's comes to it."""
        return next((team.view.id for team in found if self._services.serves(team.view.guild)), TableId(0))

    async def _chosen(self, press: Press) -> None:
        """The team has been named: what was held goes there, before anything that is written later."""
        async with self._turn_of(press.user):
            await self._send_there(press)

    async def _send_there(self, press: Press) -> None:
        held = self._held.get(press.user)
        if held is not None and held.key == press.rest and held.answered:
            return  # by another press, a moment before
        words = words_of(press.language)
        team = None
        if held is not None and held.key == press.rest and held.until > self._services.now():
            wanted = next((one for one in held.teams if one in press.values), None)
            teams = await self._talk.teams(press.user, await self._talk.games(press.user))
            team = next((one for one in teams if one.value == wanted), None)
        if held is None or team is None:
            await press.update(page(words("which-relay-late")))
            return
        messages = held.messages
        held.answered = True
        held.until = 0
        held.messages = []
        self._meant[press.user] = team.now
        self._meant.move_to_end(press.user)
        if len(self._meant) > WRITERS_HELD:
            self._meant.popitem(last=False)
        own = team.view.spoken(press.language)
        name = room_name(own.words, team.room)
        channel = f"<#{own.state.lobby.channel}>"
        await press.update(page(words("which-relay-chosen", room=name, channel=channel)))
        for message in messages:
            await self._talk.carry(team, message)
