"""What the synthesiser really says: `mafia audio phonemes`.

Languages whose words a lexicon tells have a file, `audio/heard/<language>.yaml`, of each text's phonemes as somebody
has read them. A text, a lexicon or a synthesiser that changes makes sentences unread: they are printed until somebody
has read them and says so. Of a voice that marks stress in letters both stand there: what it is given, and after ` = `
its own sounds for it, which only a machine that has its program can tell.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import yaml
from rich.console import Console

from audio.cue_texts import CueText, cue_texts, languages
from audio.pronunciation import lexicon
from audio.speak import SynthesisLine, at_once, phonemes
from audio.synthesis import NoSynthesiserError

HEARD = Path(__file__).resolve().parent / "heard"
_SOUNDS = " = "


def main(language: str = "all", *, read: bool = False, root: Path = HEARD) -> int:
    """Print the sentences that nobody has read, or, with `read`, note that they are. Returns an exit status."""
    console = Console()
    left = 0
    for one in [each for each in languages() if lexicon(each)] if language == "all" else [language]:
        cues = cue_texts(one)
        try:
            for text, said in unread(one, cues, root).items():
                console.print(f"{text}\n    {said}", markup=False, highlight=False, soft_wrap=True)
                left += not read
            if read:
                _write(root / f"{one}.yaml", heard(cues))
        except NoSynthesiserError as fault:
            console.print(str(fault), style="red", markup=False)
            left += 1
    return 1 if left else 0


def heard(cues: Iterable[CueText], *, asked: bool = True) -> dict[str, str]:
    """The phonemes of each text, as the voice of its cue says it.

    Not `asked`, a voice that is a program of its own is not started: what it is given stands alone.
    """
    texts = {cue.text: SynthesisLine(cue.said or cue.text, cue.voice) for cue in cues}
    found: dict[str, str] = {}
    for voice in {line.voice for line in texts.values()}:
        some = {text: line for text, line in texts.items() if line.voice == voice}
        if not at_once(voice):
            found |= zip(some, phonemes(list(some.values())), strict=True)
        elif asked:
            told = zip(some.items(), phonemes(list(some.values())), strict=True)
            found |= {text: f"{line.said}{_SOUNDS}{sounds}" for (text, line), sounds in told}
        else:
            found |= {text: line.said for text, line in some.items()}
    return found


def unread(language: str, cues: Iterable[CueText], root: Path = HEARD, *, asked: bool = True) -> dict[str, str]:
    """The texts, with their phonemes, that are not those which somebody has read."""
    file = root / f"{language}.yaml"
    read: dict[str, str] = yaml.safe_load(file.read_text(encoding="utf-8")) if file.exists() else {}
    if not asked:
        read = {text: said.partition(_SOUNDS)[0] for text, said in read.items()}
    return {text: said for text, said in heard(cues, asked=asked).items() if read.get(text) != said}


def _write(file: Path, lines: dict[str, str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    note = (
        "# What the voice says for each text, read by somebody who speaks the language: see audio/phoneme_check.py.\n"
    )
    body = yaml.safe_dump(dict(sorted(lines.items())), allow_unicode=True, width=1000, sort_keys=False)
    file.write_text(note + body, encoding="utf-8")
