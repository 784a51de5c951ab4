"""A rulebook to begin with: a small game of its own, or a copy of one that is at hand; and a folder made one file."""

from __future__ import annotations

import re
from pathlib import Path

from core.authors.first_game import FirstGame, NotMade, check, rules_of, texts_of, usual
from core.books.library import at_hand, folder_of, own_stages, published
from core.rulebook.loader import FILE, TEXTS
from core.words.language import LANGUAGES

LONGEST = 24
"""Signs of a name: it stands in the addresses of buttons, which have little room."""
_NAME = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST - 1}}}")
_ID = re.compile(r"^id: *\w+", re.MULTILINE)
_TITLE = re.compile(r"^scenario-title *=.*$", re.MULTILINE)


def check_name(name: str, to: Path) -> None:
    """Raises `NotMade` where no rulebook may be called so, or one stands in `to` already."""
    if _NAME.fullmatch(name) is None:
        raise NotMade(
            f"{name!r} is no name for a rulebook: write up to {LONGEST} small Latin letters, digits and _, "
            "beginning with a letter."
        )
    if name in published():
        raise NotMade(f"A published rulebook is called {name!r}. Choose another name.")
    if (to / name).exists():
        raise NotMade(f"{to / name} is there already. Choose another name, or another place.")


def check_pattern(pattern: str | None) -> None:
    """Raises `NotMade` where this is no rulebook to copy."""
    if pattern is not None and pattern not in at_hand():
        raise NotMade(f"There is no rulebook {pattern!r}. There are: {', '.join(at_hand())}.")
    if pattern is not None and own_stages(pattern):
        raise NotMade(f"{pattern} has code of its own, which a copy may not have. Choose another rulebook.")


def begin(
    name: str,
    to: Path,
    language: str,
    pattern: str | None = None,
    *,
    title: str | None = None,
    game: FirstGame | None = None,
) -> Path:
    """Make the folder `name` in `to`, with texts in this language (a copy of `pattern`: in all that it has). `title`:
    what players read; made of the name if none. `game`: the game that it is, where it is no copy.

    Raises `NotMade`, and `OSError` where it cannot be written.
    """
    check_name(name, to)
    check_pattern(pattern)
    folder = to / name
    called = title or name.replace("_", " ").capitalize()
    rules, texts = _small(game or usual(), language) if pattern is None else _copied(folder_of(pattern))
    rules = _ID.sub(f"id: {name}", rules, count=1)
    texts = {code: _TITLE.sub(lambda _: f"scenario-title = {called}", text) for code, text in texts.items()}
    folder.mkdir(parents=True)
    (folder / FILE).write_text(rules, encoding="utf-8")
    for code, text in texts.items():
        (folder / f"{code}.ftl").write_text(text, encoding="utf-8")
    return folder


def _small(game: FirstGame, language: str) -> tuple[str, dict[str, str]]:
    """The rules and texts of a small game of its own."""
    check(game)
    return rules_of(game), {language: texts_of(game, language)}


def _copied(home: Path) -> tuple[str, dict[str, str]]:
    """The rules and texts of a rulebook's folder."""
    there = [code for code in LANGUAGES if (home / f"{code}.ftl").is_file()]
    texts = {code: (home / f"{code}.ftl").read_text(encoding="utf-8") for code in there}
    return (home / FILE).read_text(encoding="utf-8"), texts


def one_file(folder: Path) -> str:
    """A rulebook's folder as one file, which carries its texts. Raises `OSError` and `UnicodeDecodeError`."""
    rules = (folder / FILE).read_text(encoding="utf-8").rstrip("\n")
    lines = [rules, "", f"{TEXTS}:"]
    for code in LANGUAGES:
        path = folder / f"{code}.ftl"
        if path.is_file():
            lines.append(f"  {code}: |")
            lines += [f"    {line}" if line else "" for line in path.read_text(encoding="utf-8").splitlines()]
    return "\n".join(lines) + "\n" if len(lines) > 3 else f"{rules}\n"
