"""The reference of what a rulebook may say, made from the models: fields of the schema, formulas, stages, scripts."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from core.authors.examples import examples
from core.authors.script_reference import SCRIPT, script_reference
from core.authors.texts_reference import TEXTS, texts_reference
from core.books.library import load, own_stages, published
from core.rulebook import schema
from core.rulebook.formula import ARGUMENTS, Formula
from core.rulebook.lint.walk import Shape, calls, shapes
from core.rulebook.stage import Stage, StageCall
from core.rules.formula_names import VARIABLES
from core.rules.formula_vocabulary import ABOUT, vocabulary
from core.rules.register import load_stages

Row = tuple[type[BaseModel], str]
"""A field of a model."""
PLAIN_TYPES = {str: "text", int: "number", float: "number", bool: "true or false"}


def reference() -> str:
    """The whole reference, as markdown."""
    return "\n".join([*_fields(), *_formulas(), *_stages(), "", *texts_reference(), "", *script_reference()])


def reference_of(name: str) -> str | None:
    """What the reference says of one stage, part of a file, function or value of a formula, field (`phases.part`), of
    texts, or of game scripts; None of no such thing."""
    if name == SCRIPT:
        return "\n".join(script_reference())
    if "." in name:
        return _field_of(name.split("."))
    if name == TEXTS:
        return "\n".join(texts_reference())
    stages = _all_stages()
    if name in stages:
        return "\n".join([*_stage(name, stages[name], uses().get(name, []))][1:])
    part = next((part for part in schema.__all__ if part.lower() == name.lower()), None)
    if part is not None:
        return "\n".join([*_part(part)][1:])
    if name in VARIABLES:
        return f"`{name}`: {ABOUT[name]}"
    function = vocabulary().functions.get(name)
    return _field_of([name]) if function is None else f"`{function.form(name)}`: {function.about}"


def _field_of(path: Sequence[str]) -> str | None:
    """One field by its place, from the top of a file (`phases.part`), of a part (`Ability.at`) or of a stage
    (`verdict.second.phase`); names that an author gives (`phases.night.part`) may stand in it. None of no such field.
    """
    first, *others = path
    stages = _all_stages()
    part = next((part for part in schema.__all__ if part.lower() == first.lower()), None)
    of_file = {alias for alias, _ in shapes(schema.Scenario).values()}
    if first in of_file:
        shape = Shape(model=schema.Scenario)
        others = list(path)
    elif first in stages:
        shape = Shape(model=stages[first].params)
    elif part is not None:
        shape = Shape(model=getattr(schema, part))
    else:
        return None
    row: Row | None = None
    for key in others:
        model = _model_in(shape)
        found = None if model is None else next((one for one in shapes(model).items() if one[1][0] == key), None)
        if model is not None and found is not None:
            row = model, found[0]
            shape = found[1][1]
        elif shape.value is not None:
            shape = shape.value  # a name that the author gives
        else:
            return None
    if row is None:
        return None
    model, field = row
    inner = _model_in(shape)
    lines = [f"`{'.'.join(path)}`: a field of {model.__name__}.", "", *_table(model, [field])]
    return "\n".join([*lines, *(() if inner is None else ("", f"A {inner.__name__} has:", "", *table(inner)))])


def _model_in(shape: Shape) -> type[BaseModel] | None:
    """The part of a file that a value is, or that its items or values are."""
    inner = shape.item or shape.value
    return shape.model or (None if inner is None else _model_in(inner))


def names() -> list[str]:
    """All that `reference_of` knows."""
    parts = [part.lower() for part in schema.__all__]
    fields = [alias for alias, _ in shapes(schema.Scenario).values()]
    return sorted({SCRIPT, TEXTS, *fields, *_all_stages(), *parts, *VARIABLES, *vocabulary().functions})


def _all_stages() -> dict[str, Stage]:
    found = dict(load_stages())
    for book in published():
        found |= own_stages(book)
    return found


def _part(name: str) -> Iterator[str]:
    model: type[BaseModel] = getattr(schema, name)
    yield from ("", f"### {name}", "", sentence(model), "", *table(model))


def _fields() -> Iterator[str]:
    yield from ("# What a rulebook may say", "", "## Fields", "")
    yield (
        "A field without a default must be given. Where a list is wanted, a single value stands for a list of one; "
        "where a list of two is (`players`, `at`), for both."
    )
    for name in ["Scenario", *(name for name in schema.__all__ if name != "Scenario")]:
        yield from _part(name)


def _formulas() -> Iterator[str]:
    words = vocabulary()
    yield from ("", "## Formulas", "")
    yield (
        "Numbers, texts in quotes, `and or not in`, comparisons, `+ - * / // %`, `A if CONDITION else B`, the options, "
        "and these names. Of a seat (`me`, `target`) one may ask `.role`, `.team`, `.dealt`, `.number`, `.alive`, "
        "`.left_how` and `.left_in`; `slot` is the place, from 0, in which a seat is named."
    )
    yield from ("", "| name | what it is |", "|---|---|")
    yield from (f"| `{name}` | {ABOUT[name]} |" for name in VARIABLES)
    yield from ("", "| function | what it gives |", "|---|---|")
    yield from (f"| `{one.form(name)}` | {one.about} |" for name, one in sorted(words.functions.items()))


def _stages() -> Iterator[str]:
    used = uses()
    yield from ("", "## Stages", "")
    yield (
        "A step is the name of a stage, or the name with its parameters, and may have a condition: "
        "`{attack: {verb: kill}, if: night > 1}`."
    )
    for name, stage in sorted(load_stages().items()):
        yield from _stage(name, stage, used.get(name, []))
    for book in published():
        own = own_stages(book)
        if own:
            yield from ("", f"## Stages of {book} alone")
            for name, stage in sorted(own.items()):
                yield from _stage(name, stage, [book])


def _stage(name: str, stage: Stage, books: list[str]) -> Iterator[str]:
    yield from ("", f"### {name}", "", sentence(stage.run), "")
    if stage.params.model_fields:
        yield from (*table(stage.params), "")
    yield f"Used by: {', '.join(books) or 'nobody'}."
    example = examples().steps.get(name)
    if example is not None:
        yield from ("", f"In `{example.book}`:", "", "```yaml", example.text, "```")


def table(model: type[BaseModel]) -> Iterator[str]:
    """The fields of a model as a table."""
    return _table(model, model.model_fields)


def _table(model: type[BaseModel], fields: Collection[str]) -> Iterator[str]:
    said = comments(model)
    shown = examples().fields
    yield from ("| field | what it holds | default | | for example |", "|---|---|---|---|---|")
    for name, (alias, shape) in shapes(model).items():
        if name not in fields:
            continue
        info = model.model_fields[name]
        example = shown.get((model, alias))
        cells = [f"`{alias}`", holds(shape), _default(info), said.get(name, ""), f"`{example.text}`" if example else ""]
        yield f"| {' | '.join(map(_cell, cells))} |"


def holds(shape: Shape) -> str:
    """What a value of this shape is, in an author's words."""
    if shape.item is not None:
        return f"list of {holds(shape.item)}"
    if shape.key is not None and shape.value is not None:
        return f"by {holds(shape.key)}: {holds(shape.value)}"
    if shape.model is not None:
        return _model_name(shape.model)
    if StageCall in shape.plain:
        return "step"
    parts = [f"`{one}`" for one in sorted(shape.literals, key=str)]
    if shape.ref is not None:
        parts.append(f"{'new ' if shape.ref.puts else ''}{shape.ref.kind.replace('_', ' ')}")
    elif shape.about is not None or Formula in shape.plain:
        about = ARGUMENTS if shape.about is None else shape.about
        names = ", ".join(sorted(about, key=ARGUMENTS.index))
        parts.append(f"formula about {names or 'the table'}")
    else:
        parts += sorted(PLAIN_TYPES[one] for one in shape.plain if one in PLAIN_TYPES)
    return " or ".join(parts) or "value"


def _model_name(model: type[BaseModel]) -> str:
    if model.__name__ in schema.__all__:
        return model.__name__
    return f"{{{', '.join(f'{alias}: {holds(shape)}' for alias, shape in shapes(model).values())}}}"


def _default(info: FieldInfo) -> str:
    if info.is_required():
        return "must be given"
    value = info.get_default(call_default_factory=True)
    if isinstance(value, Formula):
        return f"`{value.text}`"
    if value is None or value in ([], {}, ()):
        return "nothing"
    if isinstance(value, BaseModel):
        return "its defaults"
    if isinstance(value, (list, tuple)):
        return ", ".join(one.text if isinstance(one, Formula) else str(one) for one in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def sentence(described: Any) -> str:
    """What a docstring says, in one line."""
    return " ".join((inspect.getdoc(described) or "").split())


def uses() -> dict[str, list[str]]:
    """Which published rulebooks list a stage, by its name."""
    found: dict[str, list[str]] = {}
    for name in published():
        for stage in sorted({call.name for call in calls(load(name).scenario)}):
            found.setdefault(stage, []).append(name)
    return found


@cache
def comments(model: type[BaseModel]) -> Mapping[str, str]:
    """What the source says of each field of a model: the comment above it, the text below, or the model's docstring."""
    ours = [base for base in model.__mro__ if issubclass(base, BaseModel) and base is not BaseModel]
    found: dict[str, str] = {}
    for name, (alias, _) in shapes(model).items():
        said = [_comments(base).get(name, "") for base in ours] + [_in_docstring(base, alias) for base in ours]
        found[name] = next(filter(None, said), "")
    return found


@cache
def _comments(model: type[BaseModel]) -> dict[str, str]:
    source = inspect.getsource(model)
    lines = source.splitlines()
    body = ast.parse(textwrap.dedent(source)).body[0]
    assert isinstance(body, ast.ClassDef)
    found: dict[str, str] = {}
    for index, node in enumerate(body.body):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        above: list[str] = []
        at = node.lineno - 2
        while at >= 0 and lines[at].lstrip().startswith("#"):
            above.insert(0, lines[at].lstrip().removeprefix("#").strip())
            at -= 1
        after = body.body[index + 1] if index + 1 < len(body.body) else None
        below = after.value if isinstance(after, ast.Expr) else None
        text = below.value if isinstance(below, ast.Constant) and isinstance(below.value, str) else " ".join(above)
        found[node.target.id] = " ".join(text.split())
    return found


def _in_docstring(model: type[BaseModel], name: str) -> str:
    """What a docstring says of a field: the sentence that begins with its name, or else the first one with it."""
    sentences = re.split(r"(?<=[.;])\s+", sentence(model))
    marked = [part for part in sentences if f"`{name}`" in part]
    found = next((part for part in marked if part.startswith(f"`{name}`")), marked[0] if marked else "")
    return found.removeprefix(f"`{name}`:").strip().rstrip(";.").strip() + "." if found else ""
