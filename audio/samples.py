"""One night of each language to listen to: `mafia audio samples` writes `audio/samples/<language>.opus`.

It is what a table hears, packet by packet, only that nobody takes long to think.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from io import BytesIO
from pathlib import Path

import av
import numpy as np
from rich.console import Console

from audio.cue_texts import HOME, languages
from audio.encode import encode
from audio.pack import FRAME_SECONDS, PACKS, Clip, Pack, PackError, load_pack
from audio.recipe import FRAME
from audio.sound import RATE
from audio.wanted import wake_calls

SAMPLES = HOME / "samples"
SCENARIO = "godfather"
VICTIM = 5
_SILENCE = b"\xf8\xff\xfe"
"""An Opus packet of 20 ms in which nothing is heard."""
_THINK = 1.6
"""Seconds after a call, and after anything else."""
_REST = 0.8


def main(root: Path = PACKS, to: Path = SAMPLES) -> int:
    """Write the night of every language. Returns an exit status."""
    console = Console()
    to.mkdir(parents=True, exist_ok=True)
    for language in languages():
        try:
            packets = night(load_pack(language, root))
        except PackError as fault:
            console.print(str(fault), style="red", markup=False, soft_wrap=True)
            return 1
        file = to / f"{language}.opus"
        file.write_bytes(ogg_of(packets))
        console.print(
            f"{file}: {len(packets) * FRAME_SECONDS:.0f} s, {file.stat().st_size // 1024} KiB", soft_wrap=True
        )
    return 0


def night(pack: Pack) -> Clip:
    """The packets of a second night, from the bell to the first word of the day."""
    packets: list[bytes] = []
    for line, rest in _script(pack.cues(SCENARIO)):
        clip = pack.line(line, SCENARIO)
        if clip is None:
            raise PackError(f"{'+'.join(line)} is not recorded in {pack.language!r}: run `mafia audio build`.")
        packets += [*clip, *[_SILENCE] * round(rest / FRAME_SECONDS)]
    return tuple(packets)


def ogg_of(packets: Clip) -> bytes:
    """An Ogg Opus file of packets as they are, with the headers of a recorded one: any player can play it."""
    template = encode(np.zeros((2, FRAME)), 48_000)
    out = BytesIO()
    settings = {"fflags": "+bitexact", "serial_offset": "1"}
    with av.open(BytesIO(template)) as source, av.open(out, "w", format="ogg", options=settings) as target:
        stream = target.add_stream_from_template(source.streams.audio[0])
        for n, body in enumerate(packets):
            packet = av.Packet(body)
            packet.stream = stream
            packet.pts = n * FRAME
            packet.dts = n * FRAME
            packet.duration = FRAME
            packet.time_base = Fraction(1, RATE)
            target.mux(packet)
    return out.getvalue()


def _script(recorded: frozenset[str]) -> Iterator[tuple[tuple[str, ...], float]]:
    """Lines, and the seconds of rest after each; a call without words for a second night is not made then."""
    yield ("night.falls",), _THINK
    for call in wake_calls(SCENARIO):
        if f"call.{call}" in recorded:
            yield (f"call.{call}",), _THINK
            yield (f"sleep.{call}",), _REST
    yield ("day.breaks",), _REST
    yield (f"player.{VICTIM}.left.night",), _REST
    yield ("discussion.opens",), 0.0
