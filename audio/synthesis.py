"""What synthesisers have in common: what they are asked for, what they give back, and the word that one is missing."""

from __future__ import annotations

import re
import wave
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import numpy as np

Samples = np.ndarray[Any, np.dtype[np.float64]]


class NoSynthesiserError(Exception):
    """Nothing on this machine can speak in that voice; the message says what to install."""


@dataclass(frozen=True)
class Spoken:
    """Mono samples in -1..1, and their rate in Hz."""

    samples: Samples
    rate: int


@dataclass(frozen=True)
class Manner:
    """How to speak: words a minute, pitch 0..99, pause between words in 10 ms; seconds between sentences.

    Pitch and the pause between words are espeak-ng's alone; espeak-ng has a rest of its own between sentences.
    """

    rate: int = 140
    pitch: int = 25
    gap: int = 3
    rest: float = 0.35


def sentences(text: str) -> list[str]:
    """A text in the sentences that a voice is given one by one."""
    return [part for part in re.split(r"(?<=[.!?…])\s+", text.strip()) if part]


def joined(parts: Sequence[Spoken], rest: float) -> Spoken:
    """Sentences one after another, with a rest between them."""
    rate = parts[0].rate
    pause = np.zeros(round(rest * rate))
    pieces = [piece for part in parts for piece in (part.samples, pause)][:-1]
    return Spoken(np.concatenate(pieces), rate)


def from_wave(data: bytes) -> Spoken:
    """What a WAV file of 16 bit mono says."""
    with wave.open(BytesIO(data)) as file:
        rate = file.getframerate()
        body = file.readframes(file.getnframes())
    return Spoken(samples_of(body), rate)


def samples_of(body: bytes) -> Samples:
    """Samples of 16 bit in -1..1."""
    return np.frombuffer(body, dtype="<i2").astype(np.float64) / 32768.0
