"""What is heard before the words of a cue: a bell at night and in the morning, a breath before a name.

All of it is made here, of sines and noise: no recording of anybody stands behind it.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from audio import sound as tools
from audio.cue_texts import Opening
from audio.sound import RATE, Samples, biquad, decibels, seconds

_PARTIALS = ((0.5, 0.35, 1.0), (1.0, 1.0, 0.8), (1.2, 0.45, 0.55), (1.5, 0.2, 0.45), (2.0, 0.4, 0.35), (2.7, 0.12, 0.2))
"""A small bell: each tone's pitch against the strike note, its strength, how long it rings against the lowest."""
_RING = 3.6  # seconds to -60 dB, of the lowest tone
_BELLS: dict[Opening, tuple[tuple[float, float], ...]] = {
    "night bell": ((196.0, 0.0),),
    "morning bell": ((294.0, 0.0), (392.0, 0.42)),
}
"""The strikes of each bell: Hz, and the second it is struck in."""
_BELL = -13.0
"""DB under the voice's peak, and under its loud moments."""
_BREATH = -19.0
_LEAD: dict[Opening, float] = {"": 0.0, "breath": 0.42, "night bell": 1.1, "morning bell": 1.3}
"""Seconds from the beginning to the first word."""


def opened(stereo: Samples, opening: Opening, seed: int) -> Samples:
    """A finished voice with what comes before it; a bell rings on under the words. `seed` makes each breath another."""
    if not opening:
        return stereo
    voice = tools.pad(stereo, _LEAD[opening], 0.0)
    peak = np.abs(stereo).max()
    if opening == "breath":
        before = _breath(seed) * np.sqrt((stereo**2).mean()) * decibels(_BREATH) * 8
    else:
        before = _bell(opening) * peak * decibels(_BELL)
    length = max(voice.shape[-1], before.shape[-1] if opening != "breath" else 0)
    both = np.zeros((2, length))
    both[:, : voice.shape[-1]] += voice
    both[:, : before.shape[-1]] += before[:, :length]
    return both


@cache
def _bell(opening: Opening) -> Samples:
    """The strikes of a bell, in stereo: the two sides are a little out of tune, as one walks round a bell."""
    strikes = _BELLS[opening]
    sound = np.zeros((2, seconds(_RING + strikes[-1][1])))
    for hertz, at in strikes:
        start = seconds(at)
        t = np.arange(sound.shape[-1] - start) / RATE
        for ratio, strength, ring in _PARTIALS:
            fall = 10 ** (-3 * t / (_RING * ring))
            for side, off in enumerate((0.9994, 1.0006)):
                sound[side, start:] += strength * fall * np.sin(2 * np.pi * hertz * ratio * off * t)
    sound = tools.fade(tools.shape(sound, biquad("lowpass", 2600, 0.7)), 0.006, 0.3)
    return sound / np.abs(sound).max()


def _breath(seed: int) -> Samples:
    """A short breath in through the mouth: noise with the mouth's own tones, swelling and cut off."""
    drawn = np.random.default_rng(seed)
    length = seconds(0.27 + 0.06 * drawn.random())
    noise = drawn.normal(size=length)
    mouth = [biquad("highpass", 350, 0.7), biquad("lowpass", 5200, 0.7)]
    mouth += [biquad("peak", hertz, 2.5, 9) for hertz in (620, 1500, 2700)]
    noise = tools.shape(noise, *mouth)
    t = np.linspace(0, 1, length)
    noise = tools.fade(noise * t**1.3 * (1 - t) ** 0.5, 0.03, 0.05)
    return np.vstack([noise, noise]) / np.abs(noise).max()
