"""espeak-ng: speaks every language, the same on any machine.

It is used either as the library that the wheel `espeakng-loader` carries (the version that the lock file names) or,
where that wheel is missing, as the program from the Debian package.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from typing import Any

from audio.synthesis import Manner, NoSynthesiserError, Spoken, from_wave, samples_of

Speaker = Callable[[str, str, int], Spoken]
"""(text, voice, words a minute or 0 for those of the manner) -> what was said."""


@cache
def speaker(manner: Manner) -> Speaker:
    """Whoever speaks here; raises NoSynthesiserError where there is nobody."""
    try:
        import espeakng_loader
    except ImportError:
        program = shutil.which("espeak-ng")
        if program is None:
            raise NoSynthesiserError("Nothing here can speak. Run `pip install espeakng-loader`.") from None
        return _by_program(program, manner)
    return _by_library(*_started(espeakng_loader.get_library_path(), str(espeakng_loader.get_data_path())), manner)


def _by_program(program: str, manner: Manner) -> Speaker:
    def speak(text: str, voice: str, rate: int) -> Spoken:
        options = [
            "-v",
            voice,
            "-s",
            str(rate or manner.rate),
            "-p",
            str(manner.pitch),
            "-g",
            str(manner.gap),
            "--stdout",
        ]
        done = subprocess.run([program, *options, text], check=True, capture_output=True)
        return from_wave(done.stdout)

    return speak


_SYNCHRONOUS = 2
"""Names and numbers of espeak-ng's speak_lib.h."""
_NO_EXIT = 0x8000
_UTF8 = 1
_PHONEMES = 0x100
_END_PAUSE = 0x1000
_RATE = 1
_PITCH = 3
_WORDGAP = 7


class _Voice(ctypes.Structure):
    """espeak_VOICE; a voice is looked for by its language."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("languages", ctypes.c_char_p),
        ("identifier", ctypes.c_char_p),
        ("gender", ctypes.c_ubyte),
        ("age", ctypes.c_ubyte),
        ("variant", ctypes.c_ubyte),
        ("xx1", ctypes.c_ubyte),
        ("score", ctypes.c_int),
        ("spare", ctypes.c_void_p),
    )


@cache
def _started(path: str, data: str) -> tuple[ctypes.CDLL, int]:
    """The library and its sample rate in Hz. It is started once in a process: a second start may crash it."""
    library = ctypes.CDLL(path)
    rate = library.espeak_Initialize(_SYNCHRONOUS, 0, data.encode(), _NO_EXIT)
    if rate <= 0:
        remedy = "pip install --force-reinstall espeakng-loader"
        raise NoSynthesiserError(f"espeak-ng did not start with its own data. Run `{remedy}`.")
    return library, rate


def _by_library(library: ctypes.CDLL, rate: int, manner: Manner) -> Speaker:
    heard = bytearray()

    @ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
    def take(samples: Any, count: int, _events: Any) -> int:
        if samples and count > 0:
            heard.extend(ctypes.string_at(samples, count * 2))
        return 0

    def speak(text: str, voice: str, words: int) -> Spoken:
        heard.clear()
        library.espeak_SetSynthCallback(take)  # the library has one for the whole process
        wanted = _Voice(languages=voice.encode())
        if library.espeak_SetVoiceByName(voice.encode()) and library.espeak_SetVoiceByProperties(ctypes.byref(wanted)):
            raise NoSynthesiserError(f"espeak-ng has no voice {voice!r}: name another under `voice` in the cue file.")
        for parameter, value in ((_RATE, words or manner.rate), (_PITCH, manner.pitch), (_WORDGAP, manner.gap)):
            library.espeak_SetParameter(parameter, value, 0)  # each voice brings its own
        spoken = text.encode()
        library.espeak_Synth(
            spoken, ctypes.c_size_t(len(spoken) + 1), 0, 1, 0, _UTF8 | _PHONEMES | _END_PAUSE, None, None
        )
        library.espeak_Synchronize()
        return Spoken(samples_of(bytes(heard)), rate)

    return speak


def phonemes(text: str, voice: str) -> str:
    """What espeak-ng's library says for a text, in its own letters; sentences are parted by bars."""
    import espeakng_loader

    library, _ = _started(espeakng_loader.get_library_path(), str(espeakng_loader.get_data_path()))
    if library.espeak_SetVoiceByName(voice.encode()):
        raise NoSynthesiserError(f"espeak-ng has no voice {voice!r}: name another under `voice` in the cue file.")
    library.espeak_SetParameter(_WORDGAP, 0, 0)  # a pause between words would be printed
    # Brackets are taken for phonemes only after something was spoken that way.
    library.espeak_Synth(b"", ctypes.c_size_t(1), 0, 1, 0, _UTF8 | _PHONEMES, None, None)
    library.espeak_TextToPhonemes.restype = ctypes.c_char_p
    rest = ctypes.c_char_p(text.encode())
    said = list[str]()
    while rest.value:
        said.append((library.espeak_TextToPhonemes(ctypes.byref(rest), _UTF8, 0) or b"").decode())
    return " | ".join(" ".join(part.split()) for part in said)
