"""What is wrong in a rulebook, in words: each finding by its text `lint-CODE`, with its place and what to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.rulebook.phrase import Phrase
from core.words.language import ENGLISH
from core.words.safe import isolate, plain
from core.words.texts import Words

if TYPE_CHECKING:
    from core.rulebook.lint import Finding
    from core.rulebook.loader import Problem, ScenarioError
    from core.rulebook.phrase import Arg

LONGEST = 200
"""Of one word of a file, in a message: a stranger may write words without end."""


@dataclass(frozen=True, slots=True)
class Marking:
    """How words of a file are set off from the sentence around them: those of it, and what may be written into it."""

    said: Callable[[str], str]
    written: Callable[[str], str]


def code(text: str) -> str:
    """A span of code, which what stands in it cannot end."""
    shown = plain(text, LONGEST).replace("`", "'")
    return f"`{shown}`"


TERMINAL = Marking(repr, str)
MESSAGE = Marking(code, code)


def finding(words: Words, problem: Problem) -> str:
    """One thing that is wrong, as a message says it: the place, what it is, what to do."""
    what = _whole(words, problem, MESSAGE)
    file = code(problem.file)
    if not problem.line:
        return words("lint-file", file=file, what=what)
    digits = str.maketrans("0123456789", words.language.digits)
    return words("lint-line", file=file, line=str(problem.line).translate(digits), what=what)


def in_english(problem: Problem) -> str:
    """The same as the command line says it: `file:line: what is wrong (what to do)`, without a line where it is about
    the file as a whole.
    """
    place = f"{problem.file}:{problem.line}" if problem.line else problem.file
    return f"{place}: {english(problem)}"


def english(problem: Problem | Finding) -> str:
    """What is wrong, and what to do, without its place."""
    return _whole(Words.at_hand(ENGLISH.code), problem, TERMINAL)


def all_in_english(error: ScenarioError) -> str:
    """Everything that is wrong, a line each."""
    return "\n".join(map(in_english, error.problems))


def worded(words: Words, phrase: Phrase, marking: Marking) -> str:
    """One phrase in words."""
    return words(f"lint-{phrase.code}", **{name: _filled(words, arg, marking) for name, arg in phrase.args.items()})


def _whole(words: Words, problem: Problem | Finding, marking: Marking) -> str:
    what = worded(words, problem.message, marking)
    remedy = ""
    for phrase in problem.remedy:
        said = worded(words, phrase, marking)
        remedy += (words("lint-then") if remedy and remedy[-1] not in "?؟:" else " " if remedy else "") + said
    return words("lint-with_remedy", what=what, remedy=remedy) if remedy else what


def _filled(words: Words, arg: Arg, marking: Marking) -> str | int:
    if isinstance(arg, Phrase):
        return worded(words, arg, marking)
    if isinstance(arg, tuple):
        parts = list(map(marking.written, arg))
        if words.language.right_to_left and len(parts) > 1:
            parts = list(map(isolate, parts))
        return words("list-comma").join(parts)
    return marking.said(arg) if isinstance(arg, str) else arg
