"""Answers: what somebody is told in private, as a value."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

Value = int | str | tuple[int, ...] | None


class Answer(NamedTuple):
    """A word of the rulebook (`yes`, `role`, `seats`), with what it says: a number, a name, seats, or nothing more."""

    word: str
    value: Value = None
    about: tuple[int, ...] = ()
    """Whom the question named that it answers, as its hearer knows it."""

    @property
    def text(self) -> str:
        """As scripts write it: `yes`, `role:doctor`, `seats:3,5`."""
        if self.value is None:
            return self.word
        said = ",".join(str(one) for one in self.value) if isinstance(self.value, tuple) else str(self.value)
        return f"{self.word}:{said}"

    @property
    def numbers(self) -> tuple[int, ...]:
        """The seats (or the one number) that it says; none where it says something else."""
        if isinstance(self.value, tuple):
            return self.value
        return (self.value,) if isinstance(self.value, int) else ()


def seats(word: str, numbers: Iterable[int]) -> Answer:
    """An answer that names seats, ascending, each once."""
    return Answer(word, tuple(sorted(set(numbers))))


def new_role(role: str) -> Answer:
    """What somebody is told of the role that they have now."""
    return Answer("role", role)


def parse(text: str) -> Answer:
    """Read what `Answer.text` made. Numbers come as seats: the text does not tell one seat from a number."""
    word, colon, said = text.partition(":")
    if not colon:
        return Answer(word)
    parts = said.split(",") if said else []
    return Answer(word, tuple(int(one) for one in parts) if all(one.isdecimal() for one in parts) else said)


def read_value(data: Any) -> Value:
    """The value of an answer out of JSON, which has lists for tuples."""
    return tuple(data) if isinstance(data, list) else data  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
