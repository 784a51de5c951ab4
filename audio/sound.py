"""Small tools on sound held as numpy arrays: mono `(n,)` or stereo `(2, n)`, -1..1, at 48 kHz unless said.

Filters work on the whole clip's spectrum at once: a clip lasts seconds, so this is both exact and quick.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

RATE = 48_000
Samples = np.ndarray[Any, np.dtype[np.float64]]
Biquad = tuple[tuple[float, float, float], tuple[float, float, float]]
"""Coefficients of a second-order filter: (b0, b1, b2), (a0, a1, a2)."""
_TAIL = RATE // 2  # room for a filter's ringing, so that it does not come round to the start


def decibels(value: float) -> float:
    """A ratio of amplitudes from decibels."""
    return 10.0 ** (value / 20.0)


def seconds(length: float) -> int:
    """A time in samples."""
    return round(length * RATE)


def trim(sound: Samples, rate: int, below: float = 0.005, keep: float = 0.01) -> Samples:
    """Mono without the silence at its ends, but for `keep` seconds; `below` is a share of the peak."""
    loud = np.flatnonzero(np.abs(sound) > below * np.abs(sound).max())
    if not loud.size:
        return sound[:0]
    margin = round(keep * rate)
    return sound[max(0, loud[0] - margin) : loud[-1] + margin]


def stretch(sound: Samples, length: int) -> Samples:
    """Mono resampled to `length` samples, band-limited. Played at the same rate a longer one is slower and deeper."""
    spectrum = np.fft.rfft(sound)
    bins = length // 2 + 1
    fitted = np.zeros(bins, dtype=np.complex128)
    common = min(bins, spectrum.size)
    fitted[:common] = spectrum[:common]
    return np.fft.irfft(fitted, length) * (length / sound.size)


def fade(sound: Samples, rise: float, fall: float) -> Samples:
    """The same with its ends faded, in seconds, along half a cosine."""
    faded = sound.copy()
    up = min(seconds(rise), sound.shape[-1])
    down = min(seconds(fall), sound.shape[-1])
    if up:
        faded[..., :up] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / up)
    if down:
        faded[..., -down:] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / down)
    return faded


def pad(sound: Samples, before: float, after: float) -> Samples:
    """The same with silence at both ends, in seconds."""
    width = [(0, 0)] * (sound.ndim - 1) + [(seconds(before), seconds(after))]
    return np.pad(sound, width)


def biquad(kind: str, hertz: float, q: float, gain: float = 0.0) -> Biquad:
    """One second-order filter: highpass, lowpass or peak (Audio EQ Cookbook); `gain` in dB for a peak."""
    w = 2 * np.pi * hertz / RATE
    alpha = float(np.sin(w) / (2 * q))
    cos = float(np.cos(w))
    a = 10 ** (gain / 40)
    if kind == "highpass":
        return ((1 + cos) / 2, -(1 + cos), (1 + cos) / 2), (1 + alpha, -2 * cos, 1 - alpha)
    if kind == "lowpass":
        return ((1 - cos) / 2, 1 - cos, (1 - cos) / 2), (1 + alpha, -2 * cos, 1 - alpha)
    if kind == "peak":
        return (1 + alpha * a, -2 * cos, 1 - alpha * a), (1 + alpha / a, -2 * cos, 1 - alpha / a)
    raise ValueError(kind)


def quick_size(length: int) -> int:
    """The next length of which a spectrum is quickly made: a small odd number times a power of two."""
    step = 1 << max(0, length.bit_length() - 4)
    return -(-length // step) * step


def shape(sound: Samples, *filters: Biquad) -> Samples:
    """The same through filters, cut to its length."""
    length = sound.shape[-1]
    total = quick_size(length + _TAIL)
    return np.fft.irfft(np.fft.rfft(sound, total) * _response(filters, total), total)[..., :length]


@lru_cache(maxsize=16)
def _response(filters: tuple[Biquad, ...], total: int) -> np.ndarray[Any, np.dtype[np.complex128]]:
    """What filters make of a spectrum of so many samples: many clips have one size."""
    z = np.exp(-1j * np.linspace(0, np.pi, total // 2 + 1))
    found = np.ones_like(z)
    for above, below in filters:
        found *= np.polyval(above[::-1], z) / np.polyval(below[::-1], z)
    return found


def compress(sound: Samples, threshold: float, ratio: float, attack: float, release: float) -> Samples:
    """Mono with what is above `threshold` dB brought down by `ratio`; attack and release in seconds."""
    hop = RATE // 1000
    blocks = -(-sound.size // hop)
    squares = np.pad(sound, (0, blocks * hop - sound.size)).reshape(blocks, hop) ** 2
    power = squares.mean(axis=1)
    up = np.exp(-0.001 / attack)
    down = np.exp(-0.001 / release)
    level = 0.0
    levels = np.empty(blocks)
    for n, value in enumerate(power):
        pole = up if value > level else down
        level = pole * level + (1 - pole) * value
        levels[n] = level
    over = np.maximum(0.0, 10 * np.log10(levels + 1e-12) - threshold)
    gain = 10 ** (-over * (1 - 1 / ratio) / 20)
    return sound * np.interp(np.arange(sound.size), np.arange(blocks) * hop + hop / 2, gain)


def limit(sound: Samples, peak: float, reach: float = 0.004) -> Samples:
    """The same with no sample above `peak`: the gain goes down smoothly, `reach` seconds ahead."""
    window = seconds(reach) | 1
    loud = np.abs(sound).max(axis=0) if sound.ndim == 2 else np.abs(sound)
    wanted = np.minimum(1.0, peak / np.maximum(loud, 1e-9))
    lowest = sliding_window_view(np.pad(wanted, window - 1, constant_values=1.0), window).min(axis=1)
    weights = np.hanning(window + 2)[1:-1]
    return sound * np.convolve(lowest, weights / weights.sum(), mode="valid")
