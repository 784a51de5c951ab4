"""How raw speech becomes the moderator's voice.

A whole cue is deepened, levelled, set into a room, and laid on the room's own low tone; a bell or a breath may come
before it. What is joined stays dry and carries silence at both ends, so that one follows the other without a click; the
beginning of a sentence carries no more of it at its end than a speaker's voice rests between two parts of a sentence.
"""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, field
from functools import cache

import numpy as np

from audio import sound as tools
from audio.cue_texts import CueText
from audio.loudness import loudness
from audio.opening import opened
from audio.sound import RATE, Samples, biquad, decibels, seconds
from audio.synthesis import Manner, Spoken

FRAME = 960
"""Samples in one packet: 20 ms."""

_COLOUR = (
    biquad("highpass", 70, 0.7),
    biquad("peak", 140, 0.9, 3),
    biquad("peak", 3200, 1.2, -1.5),
    biquad("peak", 7000, 1, -1),
)


NEAR = 0.5  # LU
_TRIES = 6
_BREATH = 0.04
"""Seconds of the room after a leading part, and of silence after that."""
_REST = 0.04


@dataclass(frozen=True)
class Reverberation:
    """Reverberation: how much of it (dB under the voice), how long (s to -60 dB), how late (s)."""

    wet: float
    decay: float
    late: float


@dataclass(frozen=True)
class Recipe:
    """Everything that a recording depends on besides its text and voice. A change of it rebuilds the packs."""

    manner: Manner = field(default_factory=Manner)
    deeper: float = 60.0  # cents
    room: Reverberation = field(default_factory=lambda: Reverberation(wet=-16.5, decay=0.9, late=0.06))
    dry: Reverberation = field(default_factory=lambda: Reverberation(wet=-22.0, decay=0.22, late=0.01))
    bed: float = -34.0  # dB under the voice
    target: float = -16.0  # LUFS
    peak: float = 0.84
    edge: float = 0.06  # seconds of silence at both ends
    bitrate: int = 20_000
    version: int = 3  # of the code in this module

    def mark(self, cue: CueText) -> str:
        """Hash of a cue's text, how it is said, voice, kind and this recipe: the same mark, the same recording."""
        said = (cue.said, cue.rate, cue.opening) if cue.said or cue.rate or cue.opening else ()
        return hashlib.sha256(repr((cue.text, cue.voice, cue.kind, asdict(self), *said)).encode()).hexdigest()[:16]


def finish(spoken: Spoken, cue: CueText, recipe: Recipe) -> Samples:
    """The finished cue: stereo at 48 kHz, at the recipe's loudness, a whole number of 20 ms frames."""
    voice = _colour(_deepen(spoken, recipe), recipe)
    seed = int(recipe.mark(cue), 16)
    if cue.kind != "whole":
        dry = _reverberate(voice, recipe.dry)
        if cue.kind == "leading":
            dry = dry[:, : voice.size + seconds(_BREATH)]
        stereo = opened(tools.fade(dry, 0.004, 0.06), cue.opening, seed)
    else:
        stereo = opened(_reverberate(voice, recipe.room), cue.opening, seed)
        stereo = tools.fade(stereo + _tone(stereo.shape[-1]) * decibels(recipe.bed), 0.02, 0.5)
    stereo = tools.pad(level(stereo, recipe), recipe.edge, _REST if cue.kind == "leading" else recipe.edge)
    return np.pad(stereo, ((0, 0), (0, -stereo.shape[-1] % FRAME)))


def _deepen(spoken: Spoken, recipe: Recipe) -> Samples:
    # Played slower it sounds deeper; the manner of speaking is a little faster than wanted, to make up for the time.
    cut = tools.trim(spoken.samples, spoken.rate)
    return tools.stretch(cut, round(cut.size * RATE / spoken.rate * 2 ** (recipe.deeper / 1200)))


def _colour(voice: Samples, recipe: Recipe) -> Samples:
    voice = voice / max(1e-9, np.abs(voice).max()) * decibels(-6)
    voice = tools.shape(voice, *_COLOUR)
    return tools.compress(voice, threshold=-28.0, ratio=2.5, attack=0.01, release=0.2)


def _reverberate(voice: Samples, room: Reverberation) -> Samples:
    """Stereo: the voice in the middle, the room's answer at both sides."""
    answer = _impulse(room)
    length = voice.size + answer.shape[-1]
    size = tools.quick_size(length)
    spectrum = np.fft.rfft(voice, size)
    wet = np.fft.irfft(spectrum * np.fft.rfft(answer, size), size)[..., :length]
    return np.pad(voice, (0, answer.shape[-1]))[np.newaxis, :] + wet * decibels(room.wet)


@cache
def _impulse(room: Reverberation) -> Samples:
    """A room's answer to one click: noise that dies away, darker than the voice, of the energy of the click."""
    noise = np.random.default_rng(7).normal(size=(2, seconds(room.decay)))
    noise *= 10 ** (-3 * np.arange(noise.shape[-1]) / noise.shape[-1])
    noise = tools.shape(noise, biquad("lowpass", 4200, 0.6), biquad("highpass", 180, 0.7))
    noise = tools.fade(noise, 0.002, 0.02)
    noise /= np.sqrt((noise**2).sum(axis=1, keepdims=True))
    return tools.pad(noise, room.late, 0.0)


def _tone(length: int) -> Samples:
    """So much of the room's tone under every whole cue."""
    tone = _long_tone(seconds(30.0))
    return np.tile(tone, (1, -(-length // tone.shape[-1])))[:, :length]


@cache
def _long_tone(length: int) -> Samples:
    """A quiet room at night, peak about 1: a hum that breathes (two sines beating), rumble, and still air."""
    t = np.arange(length) / RATE
    drawn = np.random.default_rng(11)
    rumble = np.cumsum(drawn.normal(size=(2, length)), axis=1)
    rumble = tools.shape(rumble, biquad("highpass", 30, 0.7), biquad("lowpass", 220, 0.7))
    air = tools.shape(drawn.normal(size=(2, length)), biquad("highpass", 250, 0.5), biquad("lowpass", 1200, 0.5))
    rumble /= np.abs(rumble).max()
    air /= np.abs(air).max()
    hum = 0.5 * np.sin(2 * np.pi * 55 * t) + 0.5 * np.sin(2 * np.pi * 55.7 * t)
    return (0.5 * hum + 0.35 * rumble + 0.15 * air) * (0.85 + 0.15 * np.sin(2 * np.pi * 0.3 * t))


def level(stereo: Samples, recipe: Recipe) -> Samples:
    """Stereo at the recipe's loudness, under its peak."""
    gain = decibels(recipe.target - loudness(stereo))
    # The limiter takes a little loudness away: measured again, and made up for; more often where there are sharp peaks.
    limited = tools.limit(stereo * gain, recipe.peak)
    for _ in range(_TRIES):
        gain *= decibels(recipe.target - loudness(limited))
        limited = tools.limit(stereo * gain, recipe.peak)
        if abs(loudness(limited) - recipe.target) < NEAR:
            break
    return limited
