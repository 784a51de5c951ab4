"""What is wrong, as data: a code and what fills it in. Its words stand in `core/words/LANGUAGE/lint.ftl`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Union

Arg = Union[str, int, tuple[str, ...], "Phrase"]
"""What fills a phrase in: a word of the file, which is quoted; a number; what is written down as it is, or several of
them as a list; another phrase.
"""


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something said of a rulebook: worded by the text `lint-CODE`."""

    code: str
    args: Mapping[str, Arg] = field(default_factory=dict[str, Arg], hash=False)

    def __str__(self) -> str:
        return f"{self.code}({', '.join(f'{name}={value!s}' for name, value in self.args.items())})"


Remedy = tuple[Phrase, ...]
"""What to do, in the order in which it is said."""


class Misstated(ValueError):
    """A value that says what it may not."""

    def __init__(self, phrase: Phrase, remedy: Remedy = ()) -> None:
        super().__init__(str(phrase))
        self.phrase = phrase
        self.remedy = remedy
