"""The small game that a new rulebook begins with: cut out of the template, for so many players, with these powers.

In the template's files a part that belongs to powers stands between `# [POWER ...]` and `# [/]`, and what a power adds
to the rules as players read them is a term, `-rule-POWER`. All else is for every game.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

from core.rulebook.lint.structure import MOST_PLAYERS
from core.rulebook.loader import FILE
from core.rulebook.yaml_file import read
from core.words.texts import Words

TEMPLATE = Path(__file__).with_name("template")
NONE = "none"
"""What one answers who wants no power."""
_OPENS = re.compile(r" *# \[([a-z_ ]+)\]\n?")
_CLOSES = re.compile(r" *# \[/\]\n?")
_RULE = re.compile(r"^-rule-(\w+) = (.*)\n", re.MULTILINE)
_IN_RULES = re.compile(r"\{ -rule-(\w+) \}")
_TABLE = re.compile(r"(?<=^  table:\n)(?: {4}.*\n)+", re.MULTILINE)
_EMPTY = re.compile(r"\n{3,}")


class NotMade(Exception):
    """No rulebook was made. The message says why, and what to do."""


@dataclass(frozen=True, slots=True)
class FirstGame:
    """How many may sit down, and the powers that are dealt, as the template calls them."""

    least: int
    most: int
    powers: tuple[str, ...]


@cache
def _template() -> Mapping[str, Any]:
    return cast("Mapping[str, Any]", read((TEMPLATE / FILE).read_text(encoding="utf-8"))[0])


@cache
def powers() -> Mapping[str, str]:
    """Every power that may be dealt, in the template's order, with its name and what it does in one line."""
    text = (TEMPLATE / FILE).read_text(encoding="utf-8")
    marked = {name for found in _OPENS.findall(text) for name in found.split()}
    words = Words.for_language("en", TEMPLATE)
    roles = [name for name in _template()["roles"] if name in marked]
    return {name: f"{words(f'role-{name}')}. {words(f'role-{name}.night')}" for name in roles}


@cache
def usual() -> FirstGame:
    """The game where nothing else is wished: as many as the template is for, and the powers of its smallest table."""
    least, most = _template()["players"]
    return FirstGame(least, most, tuple(one for one in powers() if one in _template()["deal"]["table"][least]))


def powers_of(given: str) -> tuple[str, ...]:
    """The powers of an answer, split by commas or spaces. Raises `NotMade` where one is none."""
    named = given.replace(",", " ").split()
    if named == [NONE]:
        return ()
    for one in named:
        if one not in powers():
            raise NotMade(f"There is no power {one!r}. There are: {', '.join(powers())}; {NONE!r} for none.")
    return tuple(one for one in powers() if one in named)


def check_least(least: int) -> None:
    """Raises `NotMade` where no game can be played by so few, or so many."""
    fewest = usual().least
    if not fewest <= least <= MOST_PLAYERS:
        raise NotMade(f"The least that sit down are {fewest} to {MOST_PLAYERS}, not {least}.")


def check_most(most: int, least: int) -> None:
    """Raises `NotMade` where these are fewer than the least, or more than can be seated."""
    if not least <= most <= MOST_PLAYERS:
        raise NotMade(f"The most that sit down are {least} to {MOST_PLAYERS}, not {most}.")


def check_room(game: FirstGame) -> None:
    """Raises `NotMade` where so many powers leave nobody plain at the largest table: that role would be nobody's."""
    if game.most - _gang(game.most) <= len(game.powers):
        raise NotMade(f"{len(game.powers)} powers are too many for {game.most} players. Choose fewer, or seat more.")


def check(game: FirstGame) -> None:
    """Raises `NotMade` where this is no game that can be dealt."""
    check_least(game.least)
    check_most(game.most, game.least)
    check_room(game)


def rules_of(game: FirstGame) -> str:
    """The template's rules for this game."""
    text = _cut((TEMPLATE / FILE).read_text(encoding="utf-8"), game.powers)
    text = _TABLE.sub("".join(f"    {row}\n" for row in _rows(game)), text)
    before = usual()
    text = text.replace(f"players: [{before.least}, {before.most}]", f"players: [{game.least}, {game.most}]")
    return text.replace(f"at: [1, {before.most}]", f"at: [1, {game.most}]")


def texts_of(game: FirstGame, language: str) -> str:
    """The template's texts for this game."""
    text = _cut((TEMPLATE / f"{language}.ftl").read_text(encoding="utf-8"), game.powers)
    added = dict(_RULE.findall(text))
    lines = list[str]()
    for line in _RULE.sub("", text).splitlines():
        filled = _IN_RULES.sub(lambda found: added.get(found[1], ""), line)
        if filled == line or filled.strip():
            lines.append(filled if filled == line else "    " + " ".join(filled.split()))
    return _EMPTY.sub("\n\n", "\n".join(lines)) + "\n"


def _gang(size: int) -> int:
    return (size - 1) // 3


def _cut(text: str, chosen: Collection[str]) -> str:
    """The parts that are for every game, or for one with these powers."""
    kept = list[str]()
    stays = True
    for line in text.splitlines(keepends=True):
        opened = _OPENS.fullmatch(line)
        if opened is not None:
            stays = any(name in chosen for name in opened[1].split())
        elif _CLOSES.fullmatch(line):
            stays = True
        elif stays:
            kept.append(line)
    return _EMPTY.sub("\n\n", "".join(kept))


def _rows(game: FirstGame) -> Iterator[str]:
    """How many of each are dealt to each number of players, as the template has it: a third are of the gang, but for
    one; everybody else who has no power is plain."""
    roles = _template()["roles"]
    own = [name for name in roles if name not in powers()]
    (gang,) = [name for name in own if roles[name].get("abilities")]
    (plain,) = [name for name in own if not roles[name].get("abilities")]
    for size in range(game.least, game.most + 1):
        many = _gang(size)
        dealt = {gang: many, **dict.fromkeys(game.powers, 1), plain: size - many - len(game.powers)}
        yield f"{size}: {{{', '.join(f'{name}: {count}' for name, count in dealt.items() if count)}}}"
