"""One name, one thing: no two classes and no two modules are called the same, but for a few that a law pairs.

`python -m tests.house.test_names` prints how many there are.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.house.trees import tree_of

ROOT = Path(__file__).parents[2]
OF_CLASSES = ("core", "cogs", "audio", "bench")
# A measurement of `bench` bears the name of what it measures, so it is no part of this.
OF_MODULES = ("core", "cogs", "audio")
ENTRANCES = {"__init__", "__main__", "cli"}
"""Modules that every room may have: itself, its process, its commands."""
PAIRED = ("cogs/commands", "cogs/showing/panels")
"""A panel's module bears the name of the command that shows it: one thing in two rooms."""
OF_THE_PAGE = ("table_types", "start_types")
"""Modules of `cogs/local_table/server` with what the frames of the page's protocol carry."""

Places = Mapping[str, list[str]]
"""A name, and where it stands."""


def files(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((ROOT / folder).rglob("*.py"))


def classes() -> Places:
    """Each class, public or private, wherever in its file it stands."""
    found: dict[str, list[str]] = {}
    for path in files(*OF_CLASSES):
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, []).append(f"{path.relative_to(ROOT)}:{node.lineno}")
    return found


def modules() -> Places:
    found: dict[str, list[str]] = {}
    for path in files(*OF_MODULES):
        if path.stem not in ENTRANCES:
            found.setdefault(path.stem, []).append(str(path.relative_to(ROOT)))
    return found


def shared(names: Places) -> Places:
    return {name: places for name, places in names.items() if len(places) > 1 and not paired(places)}


def paired(places: list[str]) -> bool:
    return sorted(str(Path(place).parent) for place in places) == list(PAIRED)


def complaint(what: str, names: Places) -> str:
    lines = [f"{what} `{name}` stands in {' and in '.join(places)}" for name, places in sorted(shared(names).items())]
    return "\n".join([*lines, "Give the newer of each a name of its own that says its job (core/README.md, Words)."])


def test_no_two_classes_bear_one_name():
    names = classes()
    assert not shared(names), complaint("class", names)


def test_no_two_modules_bear_one_name():
    """But for a command and its panel, and the ways into a room."""
    names = modules()
    assert not shared(names), complaint("module", names)


def test_what_the_frames_of_the_page_carry_is_told_from_what_it_shows():
    """`Seat` is the engine's; `SeatJson` is what the browser is sent of it."""
    wire = [ROOT / "cogs/local_table/server" / f"{module}.py" for module in OF_THE_PAGE]
    trees = [tree_of(path) for path in wire]
    names = [node.name for tree in trees for node in tree.body if isinstance(node, ast.ClassDef)]
    assert len(names) > 20
    assert [name for name in names if not name.endswith("Json")] == []


def words_of_the_house() -> dict[str, list[str]]:
    """The rows of the table of words: each row's first cell, and the words in it."""
    text = (ROOT / "core/README.md").read_text(encoding="utf-8")
    table = text.partition("\n## Words\n")[2].partition("\n## ")[0]
    rows = [line.split("|")[1].strip() for line in table.splitlines() if line.startswith("| ")]
    return {row: [word.strip() for word in row.split(",")] for row in rows if row != "word"}


def in_code() -> set[str]:
    """Every word of a name in the code: `mute_debts` and `MuteDebts` have `mute` and `debts`, and `debt` with them."""
    names = {part for path in files("core", "cogs") for part in path.relative_to(ROOT).with_suffix("").parts}
    for path in files("core", "cogs"):
        for node in ast.walk(tree_of(path)):
            names |= {str(getattr(node, key)) for key in ("id", "attr", "name", "arg") if getattr(node, key, None)}
    words = {word.lower() for name in names for word in re.findall(r"[A-Z]?[a-z]+", name)}
    return words | {word.removesuffix("s") for word in words}


def test_a_word_that_is_explained_is_still_used():
    rows, used = words_of_the_house(), in_code()
    assert len(rows) > 10
    gone = {word for words in rows.values() for word in words if word.lower() not in used}
    assert gone == set(), "words of core/README.md's table that no name in the code has any more"


if __name__ == "__main__":
    for what, names in (("classes", classes()), ("modules", modules())):
        twice, places = shared(names), sum(map(len, names.values()))
        sys.stdout.write(
            f"{places} {what}, {len(names)} names; {len(twice)} names stand for {sum(map(len, twice.values()))}\n"
        )
