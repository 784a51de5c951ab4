"""Answers: what somebody is told in private, as a value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Value = int | str | tuple[int, ...] | None


class Answer(NamedTuple):
    """A word of the rulebook (`yes`, `role`, `seats`), with what it says: a number, a name, seats, or nothing more."""

    word: str
    value: Value = None

    @property
    def text(self) -> str:
        """As scripts write it: `yes`, `role:doctor`, `seats:3,5`."""
        if self.value is None:
            return self.word
        said = ",".join(str(one) for one in self.value) if isinstance(self.value, tuple) else str(self.value)
        return f"{self.word}:{said}"


def seats(word: str, numbers: Iterable[int]) -> Answer:
    """An answer that names seats, ascending, each once."""
    return Answer(word, tuple(sorted(set(numbers))))


def new_role(role: str) -> Answer:
    """What somebody is told of the role that they have now."""
    return Answer("role", role)
