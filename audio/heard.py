"""What the synthesiser really says: `mafia audio phonemes`.

Languages whose words a lexicon tells have a file, `audio/heard/<language>.yaml`, of each text's phonemes as somebody
has read them. A text, a lexicon or a synthesiser that changes makes sentences unread: they are printed until somebody
has read them and says so.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import yaml
from rich.console import Console

from audio.cues import CueText, cue_texts, languages
from audio.lexicon import lexicon
from audio.speak import phonemes

HEARD = Path(__file__).resolve().parent / "heard"


def main(language: str = "all", *, read: bool = False, root: Path = HEARD) -> int:
    """Print the sentences that nobody has read, or, with `read`, note that they are. Returns an exit status."""
    console = Console()
    left = 0
    for one in [each for each in languages() if lexicon(each)] if language == "all" else [language]:
        cues = cue_texts(one)
        for text, said in unread(one, cues, root).items():
            console.print(f"{text}\n    {said}", markup=False, highlight=False, soft_wrap=True)
            left += not read
        if read:
            _write(root / f"{one}.yaml", heard(cues))
    return 1 if left else 0


def heard(cues: Iterable[CueText]) -> dict[str, str]:
    """The phonemes of each text, as the voice of its cue says it."""
    return {cue.text: phonemes(cue.said or cue.text, cue.voice) for cue in cues}


def unread(language: str, cues: Iterable[CueText], root: Path = HEARD) -> dict[str, str]:
    """The texts, with their phonemes, that are not those which somebody has read."""
    file = root / f"{language}.yaml"
    read = yaml.safe_load(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {text: said for text, said in heard(cues).items() if read.get(text) != said}


def _write(file: Path, lines: dict[str, str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    note = "# What the voice says for each text, read by somebody who speaks the language: see audio/heard.py.\n"
    body = yaml.safe_dump(dict(sorted(lines.items())), allow_unicode=True, width=1000, sort_keys=False)
    file.write_text(note + body, encoding="utf-8")
