"""How punctual a hundred narrators are: `python -m bench.voice` prints the lateness of 20 ms frames.

Real voice clients (their handshake left out: keys and socket are set) send a real cue through the one sender of the
process; another process takes the arrival times from the kernel.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import select
import socket
import struct
import subprocess
import sys
import time
from types import SimpleNamespace
from typing import Any, cast

from discord.voice_state import ConnectionFlowState

from audio.pack import Clip, load_pack
from cogs.voice.gateway import Connection, VoiceLink
from cogs.voice.packets import STEP, PacketSender, Stream
from cogs.voice.queue import CueQueue
from core.house import environment, process_of

TABLES = 100
SECONDS = 6.0
MODE = "aead_xchacha20_poly1305_rtpsize"
SO_TIMESTAMPNS = 35  # Linux; Python's socket module does not name it


def measure(tables: int = TABLES, seconds: float = SECONDS) -> dict[str, float]:
    """Let so many tables narrate at once.

    Returns `voice_frame_late_p99_ms` and `voice_frame_late_max_ms` (against an ideal clock of each stream) and
    `voice_cpu_percent` of one core.
    """
    with subprocess.Popen(
        [*process_of("bench.voice"), "receive"],
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as ear:
        assert ear.stdout is not None
        port = int(ear.stdout.readline())
        cpu = asyncio.run(_narrate(port, tables, seconds))
        report, _ = ear.communicate("done\n")
    return {**json.loads(report), "voice_cpu_percent": cpu}


def voice_frame_late_p99_ms() -> float:
    """Milliseconds by which one frame in a hundred is late while a hundred tables narrate at once."""
    return measure()["voice_frame_late_p99_ms"]


async def _narrate(port: int, tables: int, seconds: float) -> float:
    """CPU in percent of a core while all tables speak."""
    loop = asyncio.get_running_loop()
    clip = _clip(seconds)
    voices = [_client(loop, 1 + n, port) for n in range(tables)]
    streams = [Stream(CueQueue()) for _ in voices]
    sender = PacketSender()
    for stream, voice in zip(streams, voices, strict=True):
        stream.mouth = Connection(voice, loop)
        sender.add(stream)
    began = time.perf_counter()
    used = _cpu()
    for stream in streams:
        stream.queue.put(clip)
        sender.wake()
        await asyncio.sleep(STEP / 7)  # no two games begin to speak in the same moment
    await asyncio.sleep(seconds)
    percent = 100 * (_cpu() - used) / (time.perf_counter() - began)
    await asyncio.sleep(1.0)  # the last of them come to their end
    sender.close()
    for voice in voices:
        voice._connection._socket_reader.stop()
    return percent


def _clip(seconds: float) -> Clip:
    packets: list[bytes] = []
    cue = load_pack("en").clip("game.begins") or ()
    while len(packets) < seconds / STEP:
        packets += cue
    return tuple(packets[: round(seconds / STEP)])


def _client(loop: asyncio.AbstractEventLoop, ssrc: int, port: int) -> VoiceLink:
    """A voice client as it is after its handshake."""
    user = SimpleNamespace(id=900)
    client = cast(Any, SimpleNamespace(loop=loop, user=user, _connection=SimpleNamespace(user=user, loop=loop)))
    channel = cast(Any, SimpleNamespace(id=ssrc, guild=SimpleNamespace(id=ssrc, me=SimpleNamespace(voice=None))))
    voice = VoiceLink(client, channel)
    state = voice._connection
    state.socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    state.socket.connect(("127.0.0.1", port))
    state.secret_key = list(os.urandom(32))
    state.ssrc = ssrc
    state.mode = MODE
    state.ws = cast(Any, SimpleNamespace(speak=_said, ws=SimpleNamespace(close_code=None)))
    state.state = ConnectionFlowState.connected
    return voice


async def _said(_state: Any) -> None:
    """Nobody listens to the speaking state here."""


def _cpu() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def receive() -> None:
    """The other process: take packets until told to report."""
    ear = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    ear.setsockopt(socket.SOL_SOCKET, SO_TIMESTAMPNS, 1)
    ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8 << 20)
    ear.bind(("127.0.0.1", 0))
    print(ear.getsockname()[1], flush=True)
    arrivals: dict[int, list[float]] = {}
    # Until the other process has said that it is done, or is gone, and nothing is left in the socket.
    while ear in (ready := select.select([ear, sys.stdin], [], [])[0]) or not ready:
        packet, notes, _, _ = ear.recvmsg(2048, 64)
        seconds, nanoseconds = struct.unpack("qq", notes[0][2][:16])
        arrivals.setdefault(struct.unpack_from(">I", packet, 8)[0], []).append(seconds + nanoseconds / 1e9)
    late: list[float] = []
    for times in arrivals.values():
        drift = [at - STEP * n for n, at in enumerate(times)]
        late += [1000 * (one - min(drift)) for one in drift]
    late.sort()
    if late:
        print(
            json.dumps({"voice_frame_late_p99_ms": late[int(0.99 * len(late))], "voice_frame_late_max_ms": late[-1]}),
            flush=True,
        )


if __name__ == "__main__":
    if sys.argv[1:] == ["receive"]:
        receive()
    else:
        for name, value in measure().items():
            print(f"{name} {value:,.1f}")
