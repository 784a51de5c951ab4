"""Load a scenario: read, check against the schema, check what the schema cannot, make ready for play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ValidationError

from core.rulebook.book import Rulebook
from core.rulebook.lint import Word, lint
from core.rulebook.lint.finding import MANY, Path, nearest, remedy
from core.rulebook.lint.walk import keys_at
from core.rulebook.schema import Scenario
from core.rulebook.stage import PARAMS, STAGES, UNKNOWN, Stage
from core.rulebook.vocabulary import Vocabulary
from core.rulebook.yaml_file import FileProblem, Lines, read

FILE = "scenario.yaml"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in a scenario file."""

    file: str
    line: int
    message: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}" + (f" ({self.remedy})" if self.remedy else "")


class ScenarioError(ValueError):
    """A scenario that may not be used, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Loaded:
    """A scenario that may be used."""

    book: Rulebook
    # Where its parts stand in the file.
    lines: Lines
    # Every word in it that refers to something.
    words: list[Word]


def parse(text: str, stages: Mapping[str, Stage], vocabulary: Vocabulary, file: str = FILE) -> Loaded:
    """Read a scenario from text. Raises `ScenarioError` with file, line, what is wrong and what is allowed there.

    `stages` may be listed; `vocabulary` may be used in formulas (beside the scenario's own options).
    """
    try:
        data, lines = read(text)
    except FileProblem as problem:
        raise ScenarioError([Problem(file, problem.line, problem.message, problem.remedy)]) from problem
    if not isinstance(data, dict):
        raise ScenarioError([Problem(file, 1, "a scenario is a mapping of its parts", "begin with 'id: NAME'")])
    try:
        scenario = Scenario.model_validate(data, context={STAGES: stages})
    except ValidationError as error:
        raise ScenarioError(_sorted(_problems(file, lines, error, Scenario, []))) from error
    found, words = lint(scenario, vocabulary, lines)
    if found:
        raise ScenarioError(_sorted(Problem(file, lines.line(one.path), one.message, one.remedy) for one in found))
    return Loaded(Rulebook(scenario), lines, words)


def _sorted(problems: Iterable[Problem]) -> list[Problem]:
    """By line, each once."""
    return sorted(dict.fromkeys(problems), key=lambda problem: problem.line)


def _problems(
    file: str, lines: Lines, error: ValidationError, model: type[BaseModel], above: Path
) -> Iterator[Problem]:
    """What the schema says, in an author's words; what is wrong inside a step with the place of its parameter."""
    for item in error.errors():
        within = _path(item["loc"])
        path = [*above, *within]
        context: dict[str, Any] = item.get("ctx") or {}
        if item["type"] == PARAMS:
            yield from _problems(file, lines, context["error"], context["model"], [*path, context["name"]])
            continue
        where = ".".join(str(part) for part in path)
        message = item["msg"].removeprefix("Value error, ")
        yield Problem(file, lines.line(path), f"{where}: {message}" if where else message, _remedy(item, model, within))


def _remedy(item: Any, model: type[BaseModel], path: Path) -> str:
    context: dict[str, Any] = item.get("ctx") or {}
    if item["type"] == UNKNOWN:
        near = nearest(context["name"], context["known"])
        return f"did you mean {near!r}?" if near else "`mafia scenario reference` lists the stages"
    if item["type"] == "extra_forbidden":
        return f"take it out, or check its spelling: {remedy(str(path[-1]), keys_at(model, path[:-1]), MANY)}"
    if item["type"] == "missing":
        return f"add {path[-1]!r}"
    if "expected" in context:
        allowed = [word.strip(" '") for word in str(context["expected"]).replace(" or ", ",").split(",")]
        near = nearest(str(item["input"]), allowed)
        return f"{f'did you mean {near!r}? ' if near else ''}allowed: {context['expected']}"
    return ""


def _path(loc: tuple[int | str, ...]) -> Path:
    """The keys of a file that lead to an error, without what the schema puts between them."""
    return [
        part
        for part in loc
        if not (isinstance(part, str) and (part.startswith(("function-", "tagged-")) or "[" in part))
    ]
