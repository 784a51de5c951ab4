"""Loudness of a clip as broadcasters measure it (ITU-R BS.1770-4: K-weighting, 400 ms blocks, two gates)."""

from __future__ import annotations

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from audio.sound import Biquad, Samples, seconds, shape

SILENCE = -70.0
_BLOCK = seconds(0.4)
_HOP = seconds(0.1)
_K: tuple[Biquad, Biquad] = (
    ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585)),
    ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621)),
)
"""The standard's two K-weighting filters at 48 kHz."""


def loudness(sound: Samples) -> float:
    """Integrated loudness in LUFS of mono `(n,)` or stereo `(2, n)` at 48 kHz.

    A clip shorter than a second is measured as if repeated: the standard's blocks would hardly fit into it.
    """
    sides = np.atleast_2d(sound)
    if sides.shape[1] < seconds(1.0):
        sides = np.tile(sides, (1, -(-seconds(2.0) // max(1, sides.shape[1]))))
    squares = 2 * (shape(sides, *_K) ** 2).mean(axis=0)  # mono is heard from both sides
    power = sliding_window_view(squares, _BLOCK)[::_HOP].mean(axis=1)
    levels = -0.691 + 10 * np.log10(power + 1e-12)
    heard = power[levels > SILENCE]
    if not heard.size:
        return SILENCE
    relative = -0.691 + 10 * np.log10(heard.mean()) - 10
    kept = heard[-0.691 + 10 * np.log10(heard) > relative]
    return float(-0.691 + 10 * np.log10(kept.mean()))
