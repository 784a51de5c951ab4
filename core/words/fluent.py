"""The seam to fluent-compiler, which carries no types: sources in, functions by id out."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportCallIssue=false

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from types import CodeType, FunctionType
from typing import Any

from fluent_compiler.codegen import Scope
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


class Names:
    """Names that are taken in one of several sets, looked up where they stand.

    The compiler joins these sets anew for each name that it uses, and there are thousands in them: that took half of
    the time in which a language is compiled.
    """

    def __init__(self, *held: Collection[str]) -> None:
        self._held = held

    def __contains__(self, name: object) -> bool:
        return any(name in one for one in self._held)

    def __or__(self, more: Collection[str]) -> Names:
        return Names(*self._held, more)


def _names_in_use(scope: Scope) -> Names:
    """Those of a scope and of all around it."""
    held: list[set[str]] = []
    around: Scope | None = scope
    while around is not None:
        held.append(around.names)
        around = around.parent_scope
    return Names(*held)


Scope.names_in_use = _names_in_use  # type: ignore[method-assign]


def source(text: str, file: str | None = None) -> FtlResource:
    """Fluent source out of a string; `file` names it in errors."""
    return FtlResource(text, file)


def compile_sources(locale: str, sources: Iterable[FtlResource], *, isolating: bool) -> dict[str, Maker]:
    """Functions by id (`message`, `message.attribute`); two texts of one id are an error.

    With `isolating` every inserted value is put between directional isolates. Raises `BrokenTextsError`.
    """
    compiled = compile_messages(locale, list(sources), use_isolating=isolating)
    wrong = [f"{where}: {error.args[0]}" if where else error.args[0] for where, error in compiled.errors]
    if wrong:
        raise BrokenTextsError("\n".join(wrong))
    return compiled.message_functions


@cache
def bare(locale: str, isolating: bool) -> dict[str, Any]:
    """What the functions of all texts of a language find by name: the compiler's own helpers, and no text."""
    maker = compile_sources(locale, [source("none = { $none }")], isolating=isolating)["none"]
    return {name: value for name, value in _globals(maker).items() if value is not maker}


def codes(makers: Mapping[str, Maker], bare: dict[str, Any]) -> tuple[dict[str, str], dict[str, CodeType]] | None:
    """What has been compiled together, as it can be kept: by id the name of its function, and the code of each function
    by name. None where there is more to it than code."""
    if not makers:
        return {}, {}
    found = {name: value for name, value in _globals(next(iter(makers.values()))).items() if name not in bare}
    found.pop("__builtins__", None)
    functions = [one for one in found.values() if isinstance(one, FunctionType)]
    if len(functions) < len(found) or any(one.__defaults__ or one.__closure__ for one in functions):
        return None
    names = {id_: maker.__name__ for id_, maker in makers.items()}  # type: ignore[attr-defined]
    return names, {name: one.__code__ for name, one in zip(found, functions, strict=True)}


def made_of(bare: dict[str, Any], ids: Mapping[str, str], codes: Mapping[str, CodeType]) -> dict[str, Maker]:
    """The functions again, by id."""
    names = dict(bare)
    names.update({name: FunctionType(code, names, name) for name, code in codes.items()})
    return {id_: names[name] for id_, name in ids.items()}


def _globals(maker: Maker) -> dict[str, Any]:
    return maker.__globals__  # type: ignore[attr-defined]
