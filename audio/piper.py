"""piper: neural voices. Voices `piper:NAME`; the program is run apart, from the studio's environment (`make studio`).

The program is free under the GPL, the voice `en_US-joe-medium` under CC0: nothing of either is part of the bot, which
plays only what they have said.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from audio.synthesis import Manner, NoSynthesiserError, Spoken, from_wave
from audio.voices import PIPER

STUDIO = Path(__file__).resolve().parent.parent / ".studio"
_USUAL = 168
"""Words a minute that its voices speak when nothing else is asked for."""


def speak(texts: Sequence[str], voice: str, rate: int, manner: Manner) -> list[Spoken]:
    """What a voice, named `piper:...`, says for each text."""
    program = STUDIO / "bin" / "piper"
    model = find(voice)
    if model is None or not program.exists():
        raise NoSynthesiserError(
            f"There is no piper here, which speaks {voice.removeprefix(PIPER)}. Run `make studio`."
        )
    with TemporaryDirectory() as folder:
        lines = Path(folder) / "lines.txt"
        said = Path(folder) / "said"
        lines.write_text("".join(f"{' '.join(text.split())}\n" for text in texts), encoding="utf-8")
        command = [str(program), "-m", str(model), "-i", str(lines), "-d", str(said)]
        command += ["--length-scale", f"{_USUAL / (rate or manner.rate):.3f}", "--sentence-silence", str(manner.rest)]
        done = subprocess.run(command, capture_output=True, check=False)
        # A file is named by the moment it was made.
        files = sorted(said.glob("*.wav"), key=lambda file: int(file.stem)) if said.exists() else []
        if done.returncode or len(files) != len(texts):
            told = done.stderr.decode(errors="replace").strip().splitlines()
            raise NoSynthesiserError(f"piper did not speak ({told[-1] if told else 'it gave no sound'}).")
        return [from_wave(file.read_bytes()) for file in files]


def find(voice: str) -> Path | None:
    """Where a voice's model is in the studio, if it is."""
    name = voice.removeprefix(PIPER)
    return next(iter(sorted(STUDIO.glob(f"lib/python*/site-packages/*/data/{name}.onnx"))), None)
