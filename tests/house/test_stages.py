"""The law of the stages: what stands in the engine serves two rulebooks or more, and says nothing of any of them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import pytest
import yaml
from pydantic import BaseModel
from pydantic.fields import FieldInfo

from core.books.library import SCENARIOS, load, own_stages, published
from core.rulebook.refs import Ref
from core.rulebook.stage import Stage, StageCall
from core.rules.register import load_stages

IN_CORE_AT_MOST = 100
OF_THEIR_OWN_AT_MOST = 40
RULES = Path(__file__).parents[2] / "core"


@cache
def used_by() -> dict[str, set[str]]:
    """The rulebooks that list each stage, also inside other stages."""
    found: dict[str, set[str]] = {}
    for book in published():
        for call in calls(load(book).scenario):
            found.setdefault(call.name, set()).add(book)
    return found


def calls(value: Any) -> Iterator[StageCall]:
    if isinstance(value, StageCall):
        yield value
        yield from calls(value.params)
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from calls(getattr(value, name))
    elif isinstance(value, dict):
        for item in value.values():
            yield from calls(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from calls(item)


def owned() -> dict[str, Stage]:
    return {f"{book}.{name}": stage for book in published() for name, stage in own_stages(book).items()}


def test_every_stage_of_the_engine_serves_two_rulebooks():
    assert {name: used_by().get(name, set()) for name in load_stages() if len(used_by().get(name, ())) < 2} == {}


def test_the_engine_has_few_stages_and_the_rulebooks_fewer_of_their_own():
    assert len(load_stages()) <= IN_CORE_AT_MOST
    assert len(owned()) <= OF_THEIR_OWN_AT_MOST


def test_every_own_stage_is_listed_by_its_rulebook_alone():
    for book in published():
        for name in own_stages(book):
            assert used_by().get(name) == {book}, f"{book}: {name}"


def test_an_own_stage_says_why_it_is_not_general():
    for name, stage in owned().items():
        told = " ".join((stage.run.__doc__ or "").split())
        assert re.search(r"\b(alone|else|elsewhere|only|no other|nowhere|everywhere)\b", told, re.IGNORECASE), name


def fields(model: type[BaseModel], seen: frozenset[type] = frozenset()) -> Iterator[tuple[str, FieldInfo]]:
    """The fields of a model and of the models within it."""
    for name, info in model.model_fields.items():
        yield f"{model.__name__}.{name}", info
        for inner in models(info.annotation):
            if inner not in seen:
                yield from fields(inner, seen | {model})


def models(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from models(part)


def refs(annotation: Any, metadata: Any = ()) -> Iterator[Ref]:
    """The references that a field holds, however deep."""
    yield from (one for one in metadata if isinstance(one, Ref))
    if hasattr(annotation, "__metadata__"):
        yield from refs(annotation.__origin__, annotation.__metadata__)
    for part in get_args(annotation):
        yield from refs(part)


def loose(annotation: Any, metadata: Any = ()) -> bool:
    """Whether the field holds a word that is no reference."""
    if any(isinstance(one, Ref) for one in metadata):
        return False
    if hasattr(annotation, "__metadata__"):
        return loose(annotation.__origin__, annotation.__metadata__)
    if get_origin(annotation) is Literal:
        return False
    return annotation is str or any(loose(part) for part in get_args(annotation))


every_stage = pytest.mark.parametrize("stage", [*load_stages().values(), *owned().values()], ids=lambda one: one.name)


@every_stage
def test_no_reference_has_a_default(stage: Stage):
    wrong = [
        name
        for name, info in fields(stage.params)
        if any(refs(info.annotation, info.metadata))
        and not info.is_required()
        and info.get_default(call_default_factory=True) not in (None, (), [], {})
    ]
    assert wrong == []


@every_stage
def test_every_word_of_a_stage_is_a_reference(stage: Stage):
    assert [name for name, info in fields(stage.params) if loose(info.annotation, info.metadata)] == []


def words_of_rulebooks() -> set[str]:
    """Words that only a rulebook gives a meaning: its roles, verbs, marks, labels, notes, codes, answers."""
    found: set[str] = set()
    for file in SCENARIOS.glob("*/scenario.yaml"):
        data = yaml.safe_load(file.read_text(encoding="utf-8"))
        found |= {file.parent.name, *data["roles"], *data.get("marks", {}), *data.get("announcements", ())}
        found |= {str(word) for word in data.get("answers", ())}
        owners = [*data["roles"].values(), {"abilities": data.get("everyone", {})}]
        for owner in owners:
            for verb, ability in (owner.get("abilities") or {}).items():
                found |= {
                    verb,
                    *(str((ability or {}).get(key)) for key in ("verb", "effect") if key in (ability or {})),
                }
    return found


def test_no_word_of_a_rulebook_stands_in_the_engine():
    """Strings in the Python of the engine against the words of every rulebook, but for words that the engine gives a
    meaning of its own too: names of stages, and these.
    """
    engine = {
        "answer", "call", "hand", "card", "code", "count", "dead", "failed", "grant", "handshake", "host", "lot", "no",
        "nothing", "red", "role", "seats", "tied", "vote", "yes",
    }  # fmt: skip
    words = words_of_rulebooks() - engine - set(load_stages())
    named = [
        f"{path.relative_to(RULES)}:{node.lineno} {node.value!r}"
        for folder in ("rules", "rulebook", "books")
        for path in sorted((RULES / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in words
    ]
    assert named == []
