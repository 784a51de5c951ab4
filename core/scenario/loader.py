"""Load a scenario: read, check against the schema, check what the schema cannot, make ready for play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from core.rules.compiled import Rulebook
from core.scenario.lint import lint
from core.scenario.schema import Scenario
from core.scenario.yaml_file import FileProblem, Lines, read

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"
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


def parse(text: str, file: str = FILE) -> Rulebook:
    """Read a scenario from text. Raises ``ScenarioError`` with file, line, what is wrong and what is allowed there."""
    try:
        data, lines = read(text)
    except FileProblem as problem:
        raise ScenarioError([Problem(file, problem.line, problem.message, problem.remedy)]) from problem
    if not isinstance(data, dict):
        raise ScenarioError([Problem(file, 1, "a scenario is a mapping of its parts", "begin with 'id: NAME'")])
    try:
        scenario = Scenario.model_validate(data)
    except ValidationError as error:
        raise ScenarioError([_problem(file, lines, item) for item in error.errors()]) from error
    found = [Problem(file, lines.line(path), message, remedy) for path, message, remedy in lint(scenario)]
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


@cache
def load(scenario_id: str, folder: Path = SCENARIOS) -> Rulebook:
    """The published scenario of this id. Raises ``ScenarioError``, also where there is no such scenario."""
    path = folder / scenario_id / FILE
    if not scenario_id.replace("_", "").isalnum() or not path.is_file():
        known = ", ".join(published(folder))
        raise ScenarioError([Problem(scenario_id, 0, "there is no such scenario", f"there are: {known}")])
    return parse(path.read_text(encoding="utf-8"), f"{scenario_id}/{FILE}")


def published(folder: Path = SCENARIOS) -> list[str]:
    """Ids of the scenarios in the folder, sorted."""
    return sorted(path.parent.name for path in folder.glob(f"*/{FILE}"))
