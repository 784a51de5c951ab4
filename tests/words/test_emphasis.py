"""What comes in bold gets no stars of a text's own: of two pairs round one name neither is bold, and all are seen."""

from __future__ import annotations

import re
from functools import cache

import pytest

from core.words import SeatNames, Words
from core.words.fill import fill
from core.words.language import LANGUAGES
from tests.words.sample import files_of

STARS = "**"
PLACED = re.compile(r"\{ \$(\w+) \}")
WHOLE = re.compile(r"\s+\.(?:ask|chapter) =|(?:night-ask|night-title|phase-[a-z_]+) =")
"""Where a text begins that is shown in bold from end to end."""
BROUGHT = frozenset({"from", "host", "rights"})
"""Arguments that come in bold though no event has them."""


@cache
def comes_bold(argument: str) -> bool:
    """Whether a text gets this argument between stars: seats do."""
    names = SeatNames(Words.for_language("en"), {5: "Emil"})
    told = [str(fill(names, {argument: value}).get(argument)) for value in (5, [5])]
    return argument in BROUGHT or any(STARS in one for one in told)


def ill_starred(line: str) -> list[str]:
    """The arguments in a line that come in bold where bold has begun, or where stars touch theirs."""
    found: list[str] = []
    for placed in PLACED.finditer(line):
        before, after = line[: placed.start()], line[placed.end() :]
        inside = before.count(STARS) % 2 == 1
        if comes_bold(placed[1]) and (inside or before.endswith(STARS) or after.startswith(STARS)):
            found.append(placed[0])
    return found


def test_seats_come_in_bold_and_roles_do_not() -> None:
    said = ["seat", "seats", "by", "at", "members", "from", "role", "do", "count", "name"]
    assert [one for one in said if comes_bold(one)] == ["seat", "seats", "by", "at", "members", "from"]


@pytest.mark.parametrize(
    ("line", "bad"),
    [
        ("a = **{ $from }:** { $text }", ["{ $from }"]),
        ("a = **Gone: { $seats }**", ["{ $seats }"]),
        ("a = **Gone:**{ $seat }", ["{ $seat }"]),
        ("a = { $seat }**!**", ["{ $seat }"]),
        ("a = **{ $do }:** { $at }", []),
        ("a = { $by }: **{ $role }**", []),
    ],
)
def test_what_is_found(line: str, bad: list[str]) -> None:
    assert ill_starred(line) == bad


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_puts_stars_round_what_comes_in_bold(language: str) -> None:
    wrong = [
        f"{file.parent.name}/{file.name}:{number}: {line}"
        for file in files_of(language)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if ill_starred(line) or (WHOLE.match(line) and STARS in line)
    ]
    assert wrong == []
