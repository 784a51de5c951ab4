"""festival: voices cut from a person's recordings. Voices `festival:NAME`; Debian's packages `festival`, `festvox-ru`.

The program is run once for all that is to be said. A stressed vowel has a `+` before it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from audio.synthesis import Manner, NoSynthesiserError, Spoken, from_wave, joined, sentences
from audio.voices import FESTIVAL

INSTALL = "apt-get install festival festvox-ru"


def program() -> str | None:
    """Where festival is on this machine, if it is."""
    return shutil.which("festival")


def speak(texts: Sequence[str], voice: str, manner: Manner) -> list[Spoken]:
    """What a voice, named `festival:...`, says for each text."""
    parts = [sentences(text) for text in texts]
    with TemporaryDirectory() as folder:
        files = [[Path(folder) / f"{n}-{m}.wav" for m in range(len(some))] for n, some in enumerate(parts)]
        said = [
            f'(utt.save.wave (said {_quoted(part)}) {_quoted(str(file))} "riff")'
            for some, to in zip(parts, files, strict=True)
            for part, file in zip(some, to, strict=True)
        ]
        told = _run(voice, said)
        if not all(file.exists() for some in files for file in some):
            raise NoSynthesiserError(f"festival cannot speak with {voice!r} ({told or 'it gave no sound'}).")
        return [joined([from_wave(file.read_bytes()) for file in some], manner.rest) for some in files]


def phonemes(texts: Sequence[str], voice: str) -> list[str]:
    """The sounds of each text as festival names them: a `'` before a stressed syllable, a bar between sentences."""
    script = [_SOUNDS]
    for text in texts:
        *others, last = sentences(text)
        script += [f'(sounds {_quoted(part)} "| ")' for part in others] + [f'(sounds {_quoted(last)} "\\n")']
    lines = _run(voice, script).splitlines()
    return [" ".join(line.split()) for line in lines if line.strip()]


_SAID = """(define (said text) (utt.synth (eval (list 'Utterance 'Text text))))"""
_SOUNDS = """
(define (sounds text end)
  (mapcar
    (lambda (word)
      (mapcar
        (lambda (syllable)
          (if (string-equal (item.feat syllable "stress") "1") (format t "'"))
          (mapcar (lambda (sound) (format t "%s" (item.name sound))) (item.daughters syllable)))
        (item.relation.daughters word 'SylStructure))
      (format t " "))
    (utt.relation.items (said text) 'Word))
  (format t "%s" end))
"""


def _run(voice: str, script: Sequence[str]) -> str:
    """Festival's answer to a script of its own language."""
    name = voice.removeprefix(FESTIVAL)
    found = program()
    if found is None:
        raise NoSynthesiserError(f"There is no festival here, which speaks {name}. Run `{INSTALL}`.")
    if re.fullmatch(r"voice_\w+", name) is None:
        raise NoSynthesiserError(f"{name!r} is no voice of festival: theirs begin with `voice_`.")
    with TemporaryDirectory() as folder:
        file = Path(folder) / "said.scm"
        file.write_text("\n".join([f"({name})", _SAID, *script]), encoding="utf-8")
        done = subprocess.run([found, "-b", str(file)], capture_output=True, check=False)
    if done.returncode:
        told = (done.stderr + done.stdout).decode(errors="replace").strip().splitlines()
        why = told[0] if told else f"it ended with {done.returncode}"
        raise NoSynthesiserError(f"festival cannot speak with {name!r} ({why}). Run `{INSTALL}`.")
    return done.stdout.decode(errors="replace")


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
