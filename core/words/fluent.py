"""The seam to fluent-compiler, which carries no types: sources in, functions by id out."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportCallIssue=false

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt

Maker = Callable[[dict[str, Any], list[Exception]], str]


class BrokenTextsError(ValueError):
    """Texts cannot be compiled. The message names the file, the place and what is wrong there."""


class Number(FluentInt):
    """A whole number as texts take it: an int to plural rules, and already written in its language's digits.

    Formatting through Babel costs some 20 microseconds each time; a number written once is free.
    """

    text: str

    def format(self, locale: Any) -> str:
        """The number as it was written; `locale` is Fluent's and is not needed."""
        return self.text


def source(text: str, file: str | None = None) -> FtlResource:
    """Fluent source out of a string; `file` names it in errors."""
    return FtlResource(text, file)


def source_of(file: Path) -> FtlResource:
    """Fluent source out of a file."""
    return source(file.read_text("utf-8"), str(file))


def compile_sources(locale: str, sources: Iterable[FtlResource], *, isolating: bool) -> dict[str, Maker]:
    """Functions by id (`message`, `message.attribute`); two texts of one id are an error.

    With `isolating` every inserted value is put between directional isolates. Raises `BrokenTextsError`.
    """
    compiled = compile_messages(locale, list(sources), use_isolating=isolating)
    wrong = [f"{where}: {error.args[0]}" if where else error.args[0] for where, error in compiled.errors]
    if wrong:
        raise BrokenTextsError("\n".join(wrong))
    return compiled.message_functions
