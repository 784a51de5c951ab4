"""Load a scenario: read, check against the schema, check what the schema cannot, make ready for play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from core.rulebook.book import Rulebook
from core.rulebook.lint import lint
from core.rulebook.schema import Scenario
from core.rulebook.stage import STAGES, Stage
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


def parse(text: str, stages: Mapping[str, Stage], names: frozenset[str], file: str = FILE) -> Rulebook:
    """Read a scenario from text. Raises `ScenarioError` with file, line, what is wrong and what is allowed there.

    `stages` may be listed, `names` may be used in formulas (beside the scenario's own options).
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
        raise ScenarioError([_problem(file, lines, item) for item in error.errors()]) from error
    found = [Problem(file, lines.line(path), message, remedy) for path, message, remedy in lint(scenario, names)]
    if found:
        raise ScenarioError(found)
    return Rulebook(scenario)


def _problem(file: str, lines: Lines, error: Any) -> Problem:
    path = [part for part in error["loc"] if not (isinstance(part, str) and part.startswith(("function-", "tagged-")))]
    where = ".".join(str(part) for part in path)
    remedy = ""
    if error["type"] == "extra_forbidden":
        remedy = "take it out, or check its spelling"
    elif error["type"] == "missing":
        remedy = f"add {path[-1]!r}"
    elif "ctx" in error and "expected" in error["ctx"]:
        remedy = f"allowed: {error['ctx']['expected']}"
    message = error["msg"].removeprefix("Value error, ")
    return Problem(file, lines.line(path), f"{where}: {message}" if where else message, remedy)
