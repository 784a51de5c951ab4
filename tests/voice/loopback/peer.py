"""One voice session as the server sees it: who, with which key, and every packet heard."""

from __future__ import annotations

import asyncio
import os
import struct
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import nacl.bindings
from aiohttp import web

from cogs.voice.queue import SILENCE
from tests.voice.loopback.dave import DaveRoom

PAUSE = 25
"""Packets that could have been sent in a pause which ends a run of speech."""
LONGEST = 120.0
"""Seconds that anything may take here: met only where it never comes."""
MODE = "aead_xchacha20_poly1305_rtpsize"


@dataclass
class Peer:
    ssrc: int
    user_id: int
    guild_id: int
    ws: web.WebSocketResponse
    step: float
    """Seconds from a packet to the next."""
    key: bytes = field(default_factory=lambda: os.urandom(32))
    address: Any = None
    heard: list[bytes] = field(default_factory=list)
    """Opus packets, in order, opened."""
    clear: list[bool] = field(default_factory=list)
    """Whether each was not end-to-end encrypted."""
    headers: list[tuple[int, int]] = field(default_factory=list)
    """(sequence, timestamp) of each."""
    arrived: list[float] = field(default_factory=list)
    """Unix time in seconds at which the kernel took each in."""
    speaking: list[int] = field(default_factory=list)
    dave: DaveRoom | None = None

    def take(self, raw: bytes, arrived: float) -> None:
        """An RTP packet from the network: authenticate, decrypt, keep."""
        if raw[:2] != b"\x80\x78":
            raise ValueError(f"not RTP with Opus: {raw[:2].hex()}")
        sequence, timestamp, _ = struct.unpack_from(">HII", raw, 2)
        nonce = raw[-4:] + bytes(20)
        opus = nacl.bindings.crypto_aead_xchacha20poly1305_ietf_decrypt(raw[12:-4], raw[:12], nonce, self.key)
        sealed = self.dave is not None and opus.endswith(b"\xfa\xfa")
        if self.dave is not None and sealed:
            opus = self.dave.decrypt(self.user_id, opus)
        self.clear.append(not sealed)
        self.headers.append((sequence, timestamp))
        self.arrived.append(arrived)
        self.heard.append(opus)  # last: what it says of a packet may be read in another thread

    @property
    def secret(self) -> bool:
        """Whether all that was heard is end-to-end encrypted, but for the silence, which never is."""
        heard = list(self.heard)
        return all(clear == (one == SILENCE) for one, clear in zip(heard, self.clear, strict=False))

    def late(self) -> list[float]:
        """Milliseconds by which each packet came later than the beat of its run of speech has it."""
        late: list[float] = []
        start = 0
        for at in range(1, len(self.arrived) + 1):
            if at == len(self.arrived) or self.arrived[at] - self.arrived[at - 1] > PAUSE * self.step:
                drift = [one - self.step * n for n, one in enumerate(self.arrived[start:at])]
                late += [1000 * (one - min(drift)) for one in drift]
                start = at
        return late

    def find(self, clip: Sequence[bytes], after: int = 0) -> int:
        """Where a clip was heard, whole and without a gap; -1 if it was not."""
        size, wanted = len(clip), list(clip)
        for at in range(after, len(self.heard) - size + 1):
            if self.heard[at] == wanted[0] and self.heard[at : at + size] == wanted:
                return at
        return -1

    async def hears(self, clip: Sequence[bytes], after: int = 0, within: float = LONGEST) -> int:
        """Wait until a clip was heard; the place of its first packet. Fails when it does not come in time."""
        async with asyncio.timeout(within):
            while (at := self.find(clip, after)) < 0:
                await asyncio.sleep(0.01)
        return at
