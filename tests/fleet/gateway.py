"""Discord's gateway over real WebSockets: shards of any number of processes, identified in turn."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from aiohttp import WSMsgType, web

from tests.fleet.sessions import Session
from tests.fleet.world import FleetWorld
from tests.voice.loopback.server import LoopbackServer

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, INVALID, HELLO, ACK = 0, 1, 2, 3, 4, 6, 9, 10, 11
BEAT = 41_250
BETWEEN_IDENTIFIES = 5.0
ON_THE_WAY = 0.02


class Gateway:
    """`shards`: what Discord recommends. `concurrency`: so many of them may identify within `between` seconds.

    `counts`: what was seen, by name: `identified`, `too early`, `resumed`, `refused`, `replayed`, `unheard`, `put out`
    (a session has left a voice channel that another had joined). `voice`: the server to which voice is sent, if any.
    """

    def __init__(self, world: FleetWorld, token: str, shards: int, concurrency: int, between: float) -> None:
        self._world, self._token = world, token
        self.shards, self.concurrency, self.between = shards, concurrency, between
        self.address = ""
        self.voice: LoopbackServer | None = None
        self.sessions: dict[str, Session] = {}
        self.counts: Counter[str] = Counter()
        self._identified: dict[int, float] = {}
        self._numbers = itertools.count(1)
        world.backend.subscribers.append(self.dispatch)

    def dispatch(self, event: str, payload: Mapping[str, Any]) -> None:
        """An event, to every session whose shard it belongs to; without a server it is the first shard's."""
        guild = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        heard = False
        for session in list(self.sessions.values()):
            if not session.alive:
                del self.sessions[session.id]
            elif session.shard == (0 if guild is None else (int(guild) >> 22) % session.shards):
                session.say(event, payload)
                heard = True
        if not heard and event == "INTERACTION_CREATE":
            self.counts["unheard"] += 1

    def shards_heard(self) -> set[int]:
        """Shards that have a connection now."""
        return {session.shard for session in self.sessions.values() if session.connected}

    async def drop(self, shard: int | None = None) -> None:
        """Break connections off, so that they are resumed."""
        for session in list(self.sessions.values()):
            if session.socket is not None and shard in (None, session.shard):
                await session.socket.close(code=4000)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from hello to its end."""
        socket = web.WebSocketResponse(autoping=True)
        await socket.prepare(request)
        await _send(socket, HELLO, {"heartbeat_interval": BEAT})
        session: Session | None = None
        speaker: asyncio.Task[None] | None = None
        beats = set[asyncio.Task[None]]()
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                said = json.loads(frame.data)
                match said["op"]:
                    case 1:
                        beats.add(asyncio.create_task(_acknowledge(socket)))
                    case 2:
                        session = await self._identify(socket, said["d"])
                    case 6:
                        session = await self._resume(socket, said["d"])
                    case 4 if session is not None and self.voice is not None:
                        await self._voice_state(session, self.voice, said["d"])
                    case _:
                        self.counts[f"op {said['op']}"] += 1
                if said["op"] in (IDENTIFY, RESUME) and session is not None and speaker is None:
                    speaker = asyncio.create_task(session.speak(socket), name="a session speaks")
        finally:
            if session is not None:
                session.leave(socket)
            asides = [*beats, *([] if speaker is None else [speaker])]
            for task in asides:
                task.cancel()
            await asyncio.gather(*asides, return_exceptions=True)
        return socket

    async def _identify(self, socket: web.WebSocketResponse, said: Mapping[str, Any]) -> Session | None:
        if said["token"] != self._token:
            await socket.close(code=4004)
            return None
        shard, shards = said.get("shard") or (0, 1)
        now, turn = time.monotonic(), shard % self.concurrency
        if now - self._identified.get(turn, float("-inf")) < self.between:
            self.counts["too early"] += 1
            await _send(socket, INVALID, False)
            return None
        self._identified[turn] = now
        self.counts["identified"] += 1
        backend = self._world.backend
        session = Session(f"session-{next(self._numbers)}", shard, shards, said["intents"], backend)
        session.attach(socket)
        guilds = [town for town in self._world.towns if town.shard(shards) == shard]
        session.say("READY", self._ready(session, [{"id": str(one.guild), "unavailable": True} for one in guilds]))
        for town in guilds:
            session.say("GUILD_CREATE", self._world.guild_payload(town.guild))
        self.sessions[session.id] = session
        return session

    async def _voice_state(self, session: Session, voice: LoopbackServer, said: Mapping[str, Any]) -> None:
        """The bot joins a voice channel, or leaves: for whichever session says so, as nobody vouches for more."""
        backend, guild = self._world.backend, int(said["guild_id"])
        me = backend.bot_user.id
        before = backend.get_guild(guild).voice_states.get(me)
        channel = None if said["channel_id"] is None else int(said["channel_id"])
        flags = {"self_mute": said["self_mute"], "self_deaf": said["self_deaf"]}
        state = backend.prepare_voice_state(guild, me, channel, **flags)
        if state is None or (before == (state := replace(state, session_id=session.id))):
            return
        if before is not None and channel is None and before.session_id != session.id:
            self.counts["put out"] += 1
        backend.commit_voice_state(state)
        for peer in [one for one in voice.peers if one.guild_id == guild and not one.ws.closed]:
            await peer.ws.close(code=4014)
        if channel is not None:
            where = {"token": f"voice-{session.id}", "guild_id": str(guild), "endpoint": voice.endpoint}
            session.say("VOICE_SERVER_UPDATE", where)

    def _ready(self, session: Session, guilds: list[dict[str, Any]]) -> dict[str, Any]:
        return {
            "v": 10,
            "user": self._world.bot_payload(),
            "guilds": guilds,
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": [session.shard, session.shards],
            "application": {"id": str(self._world.backend.application_id), "flags": 0},
        }

    async def _resume(self, socket: web.WebSocketResponse, said: Mapping[str, Any]) -> Session | None:
        session = self.sessions.get(said["session_id"])
        if session is None or not session.alive or said["token"] != self._token:
            self.counts["refused"] += 1
            await _send(socket, INVALID, False)
            return None
        before = session.socket
        session.attach(socket)
        if before is not None and not before.closed:
            await before.close(code=4000)
        self.counts["replayed"] += session.replay(said["seq"])
        session.say("RESUMED", {})
        self.counts["resumed"] += 1
        return session


async def _acknowledge(socket: web.WebSocketResponse) -> None:
    """A heartbeat was heard. discord.py takes one that is acknowledged before its own call returns for a late one."""
    await asyncio.sleep(ON_THE_WAY)
    await _send(socket, ACK, None)


async def _send(socket: web.WebSocketResponse, op: int, data: Any) -> None:
    await socket.send_json({"op": op, "d": data, "s": None, "t": None})
