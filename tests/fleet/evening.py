"""A voice game over several processes: who can be heard, and what was said, whichever process says it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any

from audio.pack import load_pack
from bench.tables import STEWARD, Quiet
from cogs.voice.queue import SILENCE
from core.store import Store, TableId
from core.table import Tables
from core.table.table_commands import Next, Stop
from tests.fleet.fleet import Fleet, fleet
from tests.fleet.processes import PATIENCE, eventually
from tests.fleet.seeds import sow
from tests.fleet.world import Town
from tests.voice.loopback.peer import Peer
from tests.voice.loopback.server import LoopbackServer

PEOPLE = 7
BEGUN = 12
"""Packets of a line, after which it is being said."""


class Evening:
    """A game with a voice, two processes beside it, and somebody who moves it on by the clock of a steward."""

    def __init__(self, made: Fleet, town: Town, hall: int, voice: LoopbackServer) -> None:
        self.made, self.discord, self.town, self.hall, self.voice = made, made.discord, town, hall, voice
        self.first = self.second = made.bot()
        self.store = Store.at(made.redis_url)
        self.tables = Tables(self.store, Quiet(), ours=lambda guild: 0)
        self.mutes: list[bool] = []
        """Of each time that somebody was muted or released: whether the second process asked for it."""
        self.discord.rest.heard = self._heard
        pack = load_pack("en")
        self.clips = sorted(
            ((clip, cue) for cue in sorted(pack.cues("classic")) if (clip := pack.clip(cue, "classic"))),
            key=lambda one: -len(one[0]),
        )

    def _heard(self, port: int, asked: str) -> None:
        if "/members/" in asked:
            self.mutes.append(self.second is not self.first and port in self.second.ports())

    async def stands(self) -> None:
        """The first serves, the second waits."""
        await self.first.ready()
        self.second = self.made.bot()
        await eventually(lambda: "it waits" in self.second.said())

    async def next(self) -> None:
        """The running phase or speech is ended."""
        outcome = await self.tables.get(TableId(self.town.guild)).do(Next(STEWARD, steward=True))
        assert outcome.refusal is None

    async def stop(self) -> None:
        """The game is called off."""
        await self.tables.get(TableId(self.town.guild)).do(Stop(self.town.people[0]))

    def muted(self) -> set[int]:
        """Who in the channel cannot be heard; the bot aside."""
        me = self.discord.world.backend.bot_user.id
        states = self.discord.world.backend.get_guild(self.town.guild).voice_states
        return {user for user, state in states.items() if state.mute and user != me}

    def in_voice(self) -> set[int]:
        """Who is in the channel; the bot aside."""
        backend = self.discord.world.backend
        return set(backend.get_guild(self.town.guild).voice_states) - {backend.bot_user.id}

    def goes(self, user: int) -> None:
        """Somebody leaves voice; that they are muted stays with them."""
        self.discord.world.backend.set_voice_state(self.town.guild, user, None)

    def comes(self, user: int, *, muted: bool = False) -> None:
        """Somebody joins the channel, muted as Discord has kept it of them."""
        self.discord.world.backend.set_voice_state(self.town.guild, user, self.hall, mute=muted)

    def said_by(self, peer: Peer) -> tuple[list[str], bool]:
        """The cues that a session has heard to their ends; and whether another was cut off."""
        packets = [one for one in peer.heard if one != SILENCE]
        names: list[str] = []
        while packets:
            found = next((one for one in self.clips if tuple(packets[: len(one[0])]) == one[0]), None)
            if found is None:
                return names, True
            names.append(found[1])
            del packets[: len(found[0])]
        return names, False

    def said(self, since: int = 0) -> list[str]:
        """All that was said to its end, in whichever session, or in those from the n-th on."""
        return [cue for peer in self.voice.peers[since:] for cue in self.said_by(peer)[0]]

    def spoken(self) -> int:
        """Packets heard so far."""
        return sum(len(peer.heard) for peer in self.voice.peers)

    async def is_speaking(self) -> None:
        """Wait until a further line is being said."""
        before = self.spoken()
        await eventually(lambda: self.spoken() > before + BEGUN)

    async def only_can_speak(self, *users: int, within: float = PATIENCE) -> None:
        """Wait until exactly these of those in the channel can be heard."""
        await eventually(lambda: self.in_voice() - self.muted() == set(users), within)


@asynccontextmanager
async def evening(home: Path, room: Mapping[str, Any] = MappingProxyType({})) -> AsyncGenerator[Evening]:
    """A night has just begun; both processes stand. `room`: what tests give them (`tests.fleet.room`)."""
    async with LoopbackServer() as voice, fleet(home, shards=1, room=room) as made:
        world = made.discord.world
        made.discord.gateway.voice = voice
        town = world.town(PEOPLE + 1)  # one of them is a stranger to the game
        players = Town(town.guild, town.channel, town.people[:PEOPLE])
        hall = world.hall(players)
        await sow(made.redis_url, world, [players], relay=True, voice=hall)
        one = Evening(made, town, hall, voice)
        try:
            await one.stands()
            yield one
        finally:
            await one.tables.close()
            await one.store.close()


def seated(one: Evening, number: int | None) -> int:
    """Who sits there."""
    state = one.tables.get(TableId(one.town.guild)).state
    assert state is not None
    assert number is not None
    user = state.user_of(number)
    assert user is not None
    return user


def speaker(one: Evening) -> int:
    """Who has the floor."""
    state = one.tables.get(TableId(one.town.guild)).state
    assert state is not None
    assert state.game is not None
    assert state.game.turn is not None
    return seated(one, state.game.turn.seat)
