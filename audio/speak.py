"""Whoever speaks in a voice: `espeak-ng` by its language, `festival:NAME`, `piper:NAME`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from audio import espeak, festival, piper
from audio.synthesis import Manner, Spoken
from audio.voices import FESTIVAL, PIPER


@dataclass(frozen=True)
class SynthesisLine:
    """What a voice is given, and its words a minute: 0 for those of the manner."""

    said: str
    voice: str
    rate: int = 0


def at_once(voice: str) -> bool:
    """Whether a voice says all its lines in one run of its program, and not one by one."""
    return voice.startswith((FESTIVAL, PIPER))


def speak(line: SynthesisLine, manner: Manner) -> Spoken:
    """One line; raises NoSynthesiserError where nobody can say it."""
    return speak_all([line], manner)[0]


def speak_all(lines: Sequence[SynthesisLine], manner: Manner) -> list[Spoken]:
    """Lines of one voice and rate, in their order."""
    voice = lines[0].voice
    rate = lines[0].rate
    texts = [line.said for line in lines]
    if voice.startswith(FESTIVAL):
        return festival.speak(texts, voice, manner)
    if voice.startswith(PIPER):
        return piper.speak(texts, voice, rate, manner)
    one = espeak.speaker(manner)
    return [one(text, voice, rate) for text in texts]


def phonemes(lines: Sequence[SynthesisLine]) -> list[str]:
    """What a voice says for lines of one voice, in the letters of its synthesiser."""
    voice = lines[0].voice
    if voice.startswith(FESTIVAL):
        return festival.phonemes([line.said for line in lines], voice)
    return [espeak.phonemes(line.said, voice) for line in lines]
