"""The server: a websocket that speaks voice gateway version 8, and a UDP socket for discovery and sound."""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
import threading
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from socket import AF_INET, SO_RCVBUF, SOCK_DGRAM, SOL_SOCKET, socket
from typing import Any

import aiohttp
from aiohttp import web

from tests.voice.loopback.dave import DaveRoom
from tests.voice.loopback.peer import LONGEST, MODE, Peer

SO_TIMESTAMPNS = 35  # Linux: when the kernel took a packet in; Python's socket module does not name it
IDENTIFY, SELECT, READY, HEARTBEAT, DESCRIPTION, SPEAKING, ACK, HELLO = 0, 1, 2, 3, 4, 5, 6, 8
EXECUTE_TRANSITION, TRANSITION_READY, EXTERNAL_SENDER, KEY_PACKAGE, WELCOME = 22, 23, 25, 26, 30
SOUND = 0.004
"""Seconds from a packet of sound to the next: five times as fast as it is spoken."""
_UNNUMBERED = (ACK, HELLO)
_WAKING = 0.1
_DISCOVERY = b"\x00\x01\x00\x46"


class LoopbackServer:
    """Listens on 127.0.0.1 while in its `async with`. It speaks DAVE for the guilds in `dave`: guild to channel.
    A packet is expected every `step` seconds.

    A small RTCP packet goes to every client ten times a second: without any incoming packet discord.py's reader may sit
    in a 30 s select() on the socket of an earlier connection, and a reconnection stalls.
    """

    host = "127.0.0.1"

    def __init__(self, *, dave: Mapping[int, int] | None = None, step: float = SOUND) -> None:
        self.peers: list[Peer] = []
        self.unanswered = 0
        """How often the bot has asked for a channel that it may not join."""
        self.successor: LoopbackServer | None = None
        """The server that Discord names now in place of this one."""
        self.door = asyncio.Event()
        """Whether the group lets newcomers in now."""
        self.door.set()
        self._step = step
        self._dave = dict(dave or {})
        self._by_ssrc: dict[int, Peer] = {}
        self._stop = threading.Event()

    @property
    def endpoint(self) -> str:
        """What VOICE_SERVER_UPDATE names, without a scheme."""
        return f"{self.host}:{self._port}"

    async def __aenter__(self) -> LoopbackServer:
        self._loop = asyncio.get_running_loop()
        self._udp = socket(AF_INET, SOCK_DGRAM)
        self._udp.setsockopt(SOL_SOCKET, SO_RCVBUF, 4 << 20)
        self._udp.setsockopt(SOL_SOCKET, SO_TIMESTAMPNS, 1)
        self._udp.bind((self.host, 0))
        self._udp.settimeout(_WAKING)
        self._thread = threading.Thread(target=self._listen, name="loopback-udp", daemon=True)
        self._thread.start()
        app = web.Application()
        app.router.add_get("/", self._session)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, 0)
        await site.start()
        self._port = self._runner.addresses[0][1]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hang_up(1000)
        await self._runner.cleanup()
        self._stop.set()
        await asyncio.to_thread(self._thread.join, LONGEST)
        self._udp.close()

    async def hang_up(self, code: int = 4014) -> None:
        """Close every session's websocket with a code, as Discord does on a move, a kick or a crash."""
        open_now = [peer for peer in self.peers if not peer.ws.closed]  # not who connects anew meanwhile
        for peer in open_now:
            await peer.ws.close(code=code)

    async def peer(self, number: int = 1, within: float = LONGEST) -> Peer:
        """The session that is the so many-th to be made ready for sound."""
        async with asyncio.timeout(within):
            while len(ready := [one for one in self.peers if one.address]) < number:
                await asyncio.sleep(0.01)
        return ready[number - 1]

    async def peer_of(self, guild: int, within: float = LONGEST) -> Peer:
        """The session of a guild, ready for sound."""
        async with asyncio.timeout(within):
            while not (ready := [one for one in self.peers if one.address and one.guild_id == guild]):
                await asyncio.sleep(0.01)
        return ready[-1]

    async def hears(self, clip: Sequence[bytes], after: int, within: float = LONGEST) -> int:
        """Wait until a session after so many hears a clip whole; the place of its first packet there."""
        async with asyncio.timeout(within):
            while not (found := [at for one in self.peers[after:] if (at := one.find(clip)) >= 0]):
                await asyncio.sleep(0.01)
        return found[0]

    # -- websocket

    async def _session(self, request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(timeout=0.2)
        await ws.prepare(request)
        session = _Session(self, ws)
        await session.send(HELLO, {"v": 8, "heartbeat_interval": 5000})
        async for message in ws:
            if message.type is aiohttp.WSMsgType.BINARY:
                await session.binary(message.data[0], message.data[1:])
            elif message.type is aiohttp.WSMsgType.TEXT:
                body = json.loads(message.data)
                await session.text(body["op"], body["d"])
        return ws

    def join(self, ws: web.WebSocketResponse, d: dict[str, Any]) -> Peer:
        """A client has identified itself."""
        peer = Peer(1001 + len(self.peers), int(d["user_id"]), int(d["server_id"]), ws, self._step)
        if peer.guild_id in self._dave:
            peer.dave = DaveRoom(self._dave[peer.guild_id])
        self.peers.append(peer)
        self._by_ssrc[peer.ssrc] = peer
        return peer

    @property
    def udp_port(self) -> int:
        """Where sound goes."""
        return self._udp.getsockname()[1]

    # -- UDP, in a thread of its own

    def _listen(self) -> None:
        beat = time.monotonic()
        while not self._stop.is_set():
            if time.monotonic() - beat > _WAKING:
                beat = time.monotonic()
                self._rtcp()
            with contextlib.suppress(TimeoutError, ConnectionRefusedError):
                raw, notes, _, address = self._udp.recvmsg(2048, 64)
                self._datagram(raw, address, _moment(notes[0][2]) if notes else time.time())

    def _rtcp(self) -> None:
        for peer in list(self.peers):
            if peer.address:
                with contextlib.suppress(OSError):
                    self._udp.sendto(bytes([0x80, 201, 0, 1]) + bytes(24), peer.address)

    def _datagram(self, raw: bytes, address: tuple[str, int], arrived: float) -> None:
        if len(raw) == 74 and raw.startswith(_DISCOVERY):
            with contextlib.suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._discovered, struct.unpack_from(">I", raw, 4)[0], address)
        elif len(raw) >= 12:
            (ssrc,) = struct.unpack_from(">I", raw, 8)
            self._by_ssrc[ssrc].take(raw, arrived)

    def _discovered(self, ssrc: int, address: tuple[str, int]) -> None:
        """Tell a client where it is. Out of its own loop: discord.py begins to listen after it has asked, with nothing
        in between but that an answer might already be read, and lost, by its thread."""
        self._by_ssrc[ssrc].address = address
        self._udp.sendto(struct.pack(">HHI64sH", 2, 70, ssrc, address[0].encode(), address[1]), address)


def _moment(note: bytes) -> float:
    """Unix time in seconds, of the kernel's note on a packet."""
    seconds, nanoseconds = struct.unpack("qq", note[:16])
    return seconds + nanoseconds / 1e9


class _Session:
    """One websocket: answers what the client says."""

    def __init__(self, server: LoopbackServer, ws: web.WebSocketResponse) -> None:
        self._server, self._ws = server, ws
        self._peer: Peer | None = None
        self._numbered = 0
        self._answers: dict[int, Callable[[Any], Awaitable[None]]] = {
            IDENTIFY: self._identify,
            SELECT: self._select,
            HEARTBEAT: lambda d: self.send(ACK, {"t": d["t"]}),
            SPEAKING: self._speaking,
            TRANSITION_READY: lambda d: self.send(EXECUTE_TRANSITION, {"transition_id": d["transition_id"]}),
        }

    async def send(self, op: int, d: Any) -> None:
        body = {"op": op, "d": d}
        if op not in _UNNUMBERED:
            self._numbered += 1
            body["seq"] = self._numbered
        await self._ws.send_json(body)

    async def text(self, op: int, d: Any) -> None:
        answer = self._answers.get(op)
        if answer is not None:
            await answer(d)

    async def binary(self, op: int, body: bytes) -> None:
        if op == KEY_PACKAGE and self._peer is not None and self._peer.dave is not None:
            await self._server.door.wait()
            await self._send_binary(WELCOME, struct.pack(">H", 1) + self._peer.dave.welcome(body))

    async def _send_binary(self, op: int, body: bytes) -> None:
        self._numbered += 1
        await self._ws.send_bytes(struct.pack(">HB", self._numbered, op) + body)

    async def _identify(self, d: dict[str, Any]) -> None:
        self._peer = peer = self._server.join(self._ws, d)
        where = {"ip": self._server.host, "port": self._server.udp_port}
        await self.send(READY, {"ssrc": peer.ssrc, **where, "modes": [MODE]})

    async def _select(self, d: dict[str, Any]) -> None:
        peer = self._peer
        assert peer is not None
        version = 0 if peer.dave is None else 1
        keys = {"secret_key": list(peer.key), "dave_protocol_version": version}
        await self.send(DESCRIPTION, {"mode": d["data"]["mode"], "audio_codec": "opus", **keys})
        if peer.dave is not None:
            await self._send_binary(EXTERNAL_SENDER, peer.dave.external_sender())

    async def _speaking(self, d: dict[str, Any]) -> None:
        assert self._peer is not None
        self._peer.speaking.append(d["speaking"])
