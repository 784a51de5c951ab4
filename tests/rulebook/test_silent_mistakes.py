"""What a rulebook gets wrong without a word is told to its author: classic with a few words changed."""

from __future__ import annotations

import pytest

from core.authors.silent_mistakes import silent
from core.books.library import examine
from core.words.findings import english
from tests.rules.variants import CLASSIC, SEANCE, varied

Changes = tuple[tuple[str, str], ...]
ALIVE = ("has(me, 'called_up')\"", "(has(me, 'called_up') and not me.alive)\"")
FOR_THE_LIVING = (
    "nobody who is out of the game comes into the room 'seance', and its formula asks who is alive "
    "(write 'out: true' at the room, or take the question out)"
)
OF_THE_LIVING = "this is about the living, and whoever is meant is out of the game (write 'out: true')"
NOBODY = "this is about those who are named, and nobody is named by it (write 'whom: actor')"
NO_OUT = ("whom: named, out: true, mark", "whom: named, mark")
TOLD = (("inspect: {}", "inspect: {}\n      ask: {target: out, at_once: [{tell: {whom: named, answer: godfather}}]}"),)
BY_NIGHT = (
    ("inspect: {}", "inspect: {}\n      reach: {target: out}"),
    ("  night.ends:\n", "  night.ends:\n    - tell: {verb: reach, answer: godfather}\n"),
)
LATE = (("inspect: {}", "inspect: {}\n      haunt: {actor: out, at_once: [{tell: {whom: actor, answer: godfather}}]}"),)
DONE = "this never comes to pass: what stands under 'at_once' is done before anybody is hampered (let a step at the"
EARLY = (
    (
        "inspect: {}",
        "inspect: {}\n      see: {under: {drunk: turned}, at_once: [{tell: {whom: actor, answer: seats}}]}",
    ),
    ("  night.ends:\n", "  night.ends:\n    - hamper: {verb: save, label: drunk}\n"),
)
VEST = (
    ("inspect: {}", "inspect: {}\n      vest: {at: 0}"),
    ("  night.ends:\n", "  night.ends:\n    - protect: {verb: vest, kind: save}\n"),
)


def by(changes: Changes, was: str, now: str) -> Changes:
    """The same with a word of them changed."""
    return tuple((old, new.replace(was, now)) for old, new in changes)


def said(text: str) -> list[str]:
    """All that is told of this rulebook."""
    return [english(problem) for problem in silent(examine(text), "scenario.yaml", sketch=True)]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ((*SEANCE, ALIVE), []),
        ((*SEANCE, ALIVE, (", out: true, open: night}\n", ", open: night}\n")), [FOR_THE_LIVING]),
        (by(SEANCE, *NO_OUT), [OF_THE_LIVING]),
        (TOLD, [OF_THE_LIVING]),
        (by(TOLD, "named,", "named, out: true,"), []),
        (by(TOLD, "target: out", "target: any"), []),
        (BY_NIGHT, [OF_THE_LIVING]),
        (LATE, [OF_THE_LIVING]),
        (EARLY, [f"{DONE} night's end do it, or take this out)"]),
        (by(EARLY, "\n    - hamper", "\n    - tell: {verb: see, answer: seats, late: true}\n    - hamper"), []),
        (VEST, [NOBODY]),
        (by(VEST, "verb: vest,", "verb: vest, whom: actor,"), []),
        (by(VEST, "at: 0", "at: [0, 1]"), []),
        (by(VEST, "at: 0", "at: 0, otherwise: self"), []),
    ],
)
def test_it_is_told_with_its_remedy(changes: Changes, told: list[str]) -> None:
    assert said(varied(CLASSIC, *changes)) == told
