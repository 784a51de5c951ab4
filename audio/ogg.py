"""Ogg Opus, just as far as narration needs it: a file's audio packets, and what a packet says of itself."""

from __future__ import annotations

import struct
from dataclasses import dataclass

_HEADERS = (b"OpusHead", b"OpusTags")
_SILK = (480, 960, 1920, 2880)
"""Frame length in samples at 48 kHz by the configuration number in a packet's first byte (RFC 6716, table 2)."""
_HYBRID = (480, 960)
_CELT = (120, 240, 480, 960)


class OggError(ValueError):
    """Bytes that are not one whole Ogg Opus stream."""


@dataclass(frozen=True)
class Toc:
    """What an Opus packet's first byte tells: samples a frame at 48 kHz, frames in the packet, channels."""

    frame: int
    frames: int
    stereo: bool


def audio_packets(data: bytes) -> tuple[bytes, ...]:
    """The audio packets of an Ogg Opus file, in order, headers left out."""
    packets: list[bytes] = []
    partial = b""
    at = 0
    while at < len(data):
        if data[at : at + 4] != b"OggS" or len(data) < at + 27:
            raise OggError(f"no Ogg page at byte {at}")
        count = data[at + 26]
        lacing = data[at + 27 : at + 27 + count]
        body = at + 27 + count
        for size in lacing:
            partial += data[body : body + size]
            body += size
            if size < 255:
                packets.append(partial)
                partial = b""
        if body > len(data):
            raise OggError("the last page is cut off")
        at = body
    if len(packets) < 2 or not packets[0].startswith(_HEADERS[0]):
        raise OggError("no Opus headers")
    return tuple(packet for packet in packets if not packet.startswith(_HEADERS))


def pre_skip(data: bytes) -> int:
    """Samples at 48 kHz that a decoder drops at the start (from OpusHead)."""
    at = data.find(_HEADERS[0])
    if at < 0:
        raise OggError("no Opus headers")
    return struct.unpack_from("<H", data, at + 10)[0]


def toc(packet: bytes) -> Toc:
    """Read a packet's first byte (and its second, where the number of frames stands there)."""
    config = packet[0] >> 3
    code = packet[0] & 3
    if config < 12:
        frame = _SILK[config % 4]
    elif config < 16:
        frame = _HYBRID[config % 2]
    else:
        frame = _CELT[config % 4]
    frames = (1, 2, 2)[code] if code < 3 else packet[1] & 63
    return Toc(frame, frames, bool(packet[0] & 4))
