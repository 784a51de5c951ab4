"""What a person reads to record a whole pack: `mafia audio script`. Each sentence once, like beside like.

A take is one sentence or fragment, for all the cues that say it. Takes are numbered in the order of the script; by its
number, its place in one long recording, or a cue's name a recording finds its way back (`audio.bring`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from audio.cue_texts import CueFileError, CueText, Kind, cue_texts

_SECTIONS = (
    ("The evening", r"(?!call\.|sleep\.|announce\.|win\.).*", "whole"),
    ("Calls in the night: quiet, unhurried", r"call\..*", "whole"),
    ("Back to sleep", r"sleep\..*", "whole"),
    ("Announcements", r"announce\..*", "whole"),
    ("The end of a game", r"win\..*", "whole"),
    ("Beginnings of sentences: each goes on, so leave it open", r".*", "leading"),
    ("Ends of sentences: each follows a beginning", r"(?!player\.).*", "joinable"),
    ("Whole sentences: those left out are put together from a beginning and an end", r"player\..*", "joinable"),
)
"""(what a reader is told, the cues of it, their kind), in the order of the script."""
_A_TAKE = 4.5
"""Seconds that a take and the rest after it last, for the guess at the whole."""
_NUMBERED = re.compile(r"^\s*(\d+)\s+(\S.*?)\s*$")


@dataclass(frozen=True)
class Take:
    """One thing to read, and the cues that say it."""

    number: int
    text: str
    kind: Kind
    cues: tuple[CueText, ...]
    section: str


def main(language: str, scenarios: Sequence[str] = (), to: Path | None = None) -> int:
    """Print the script of a language, or write it into a file. Returns an exit status."""
    console = Console()
    try:
        some = takes(language, scenarios)
    except CueFileError as fault:
        console.print(str(fault), style="red", markup=False, soft_wrap=True)
        return 1
    script = "\n".join(_script(language, some)) + "\n"
    if to is None:
        console.print(script, markup=False, highlight=False, soft_wrap=True, end="")
        return 0
    try:
        to.write_text(script, encoding="utf-8")
    except OSError as fault:
        console.print(f"{to} cannot be written: {fault.strerror}.", style="red", markup=False, soft_wrap=True)
        return 1
    console.print(f"{to}: {len(some)} takes for {sum(len(take.cues) for take in some)} cues", soft_wrap=True)
    return 0


def takes(language: str, scenarios: Sequence[str] = ()) -> list[Take]:
    """The takes of a language in the order of the script; of the common cues and these rulebooks, or of all."""
    books = {cue.key.rpartition("/")[0] for cue in cue_texts(language)} - {""}
    for unknown in (one for one in scenarios if one not in books):
        raise CueFileError(f"There is no rulebook {unknown!r} with words in {language!r}: choose from {sorted(books)}.")
    wanted = {"", *(scenarios or books)}
    cues = [cue for cue in cue_texts(language) if cue.key.rpartition("/")[0] in wanted]
    found: list[Take] = []
    for title, pattern, kind in _SECTIONS:
        some: dict[str, list[CueText]] = {}
        for cue in cues:
            if cue.kind == kind and re.fullmatch(pattern, cue.key.rpartition("/")[2]):
                some.setdefault(cue.text, []).append(cue)
        known = {(take.text, take.kind) for take in found}
        texts = [text for text in some if (text, kind) not in known]
        for text in sorted(texts, key=lambda one: _order(some[one][0])):
            same = tuple(cue for cue in cues if cue.kind == kind and cue.text == text)
            found.append(Take(len(found) + 1, text, same[0].kind, same, title))
    return found


def read_script(file: Path, some: Iterable[Take]) -> dict[int, Take]:
    """Takes by the numbers that they have in a script written earlier; those whose text is gone are left out."""
    by_text: dict[str, Take] = {}
    for take in some:
        by_text.setdefault(take.text, take)
    lines = (_NUMBERED.match(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {int(line[1]): by_text[line[2]] for line in lines if line and line[2] in by_text}


def _order(cue: CueText) -> tuple[bool, str, str]:
    """The common cues as they stand in their file; a rulebook's by their name, so that one role's stand together."""
    book, _, name = cue.key.rpartition("/")
    return (bool(book), name if book else "", cue.text if book else "")


def _script(language: str, some: Sequence[Take]) -> Iterable[str]:
    minutes = round(len(some) * _A_TAKE / 60)
    yield f"# The narrator's script, {language}: {len(some)} takes, some {minutes} minutes of reading."
    yield "# Rest two seconds after each take. After a slip say the take again, and cut the slip out, or leave it out."
    yield (
        "# Then: mafia audio add "
        + language
        + " RECORDING   (one long recording, or a folder of 001.wav, 002.wav, ...)"
    )
    section = ""
    for take in some:
        if take.section != section:
            section = take.section
            yield f"\n# {section}"
        yield f"{take.number:4}  {take.text}"
