"""Load a scenario: read, check against the schema, check what the schema cannot, make ready for play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ValidationError

from core.rulebook.book import Rulebook
from core.rulebook.formula import LARGEST
from core.rulebook.lint import Word, lint
from core.rulebook.lint.finding import Path
from core.rulebook.lint.walk import keys_at
from core.rulebook.phrase import Misstated, Phrase, Remedy
from core.rulebook.schema import Scenario
from core.rulebook.spelling import MANY, meant, remedy
from core.rulebook.stage import PARAMS, STAGES, Stage
from core.rulebook.vocabulary import Vocabulary
from core.rulebook.yaml_file import FileProblem, LineNumbers, read

FILE = "scenario.yaml"
TEXTS = "texts"
FORMAT = 1
"""The format that files are written by today. A change after which an older file would be read otherwise has the next
number, and reads what is of an older one as it was meant."""
"""Where a rulebook that is one file carries its texts, by language."""
MISFITS = {
    "too_short": "too_few_items",
    "string_type": "text_wanted",
    "int_type": "whole_number_wanted",
    "int_parsing": "whole_number_wanted",
    "int_from_float": "whole_number_wanted",
    "float_type": "some_number_wanted",
    "float_parsing": "some_number_wanted",
    "bool_type": "flag_wanted",
    "bool_parsing": "flag_wanted",
    "list_type": "list_wanted",
    "tuple_type": "list_wanted",
    "dict_type": "mapping_wanted",
    "model_type": "mapping_wanted",
}
"""What is said of a value that does not fit the schema, by pydantic's name for what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong in a scenario file."""

    file: str
    line: int
    message: Phrase
    remedy: Remedy

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class ScenarioError(ValueError):
    """A scenario that may not be used, with everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


@dataclass(frozen=True, slots=True)
class Loaded:
    """A scenario that may be used."""

    book: Rulebook
    lines: LineNumbers
    """Where its parts stand in the file."""
    words: list[Word]
    """Every word in it that refers to something."""
    texts: Mapping[str, str]
    """The texts that it carries, by language."""


def parse(text: str, stages: Mapping[str, Stage], vocabulary: Vocabulary, file: str = FILE) -> Loaded:
    """Read a scenario from text. Raises `ScenarioError` with file, line, what is wrong and what is allowed there.

    `stages` may be listed; `vocabulary` may be used in formulas (beside the scenario's own options).
    """
    try:
        data, lines = read(text, largest=LARGEST)
    except FileProblem as problem:
        raise ScenarioError([Problem(file, problem.line, problem.phrase, problem.remedy)]) from problem
    if not isinstance(data, dict):
        begin = Phrase("begin_with", {"line": "id: NAME"})
        raise ScenarioError([Problem(file, 1, Phrase("scenario_form"), (begin,))])
    _read_format(data.get("format"), lines, file)
    texts = _texts(data.pop(TEXTS, None), lines, file)
    try:
        scenario = Scenario.model_validate(data, context={STAGES: stages})
    except ValidationError as error:
        raise ScenarioError(_sorted(_problems(file, lines, error, Scenario, []))) from error
    found, words = lint(scenario, vocabulary, lines)
    if found:
        raise ScenarioError(_sorted(Problem(file, lines.line(one.path), one.message, one.remedy) for one in found))
    return Loaded(Rulebook(scenario), lines, words, texts)


def _read_format(said: Any, lines: LineNumbers, file: str) -> None:
    """Raises `ScenarioError` where the file is written by a format that came later."""
    if isinstance(said, int) and not isinstance(said, bool) and said > FORMAT:
        newer = Phrase("newer_format", {"word": said, "known": FORMAT})
        raise ScenarioError([Problem(file, lines.line(["format"]), newer, (Phrase("update_bot"),))])


def _texts(carried: Any, lines: LineNumbers, file: str) -> dict[str, str]:
    """The texts that a file carries. Raises `ScenarioError`."""
    if carried is None:
        return {}
    if not isinstance(carried, dict):
        below = Phrase("write_texts", {"part": f"{TEXTS}:"})
        raise ScenarioError([Problem(file, lines.line([TEXTS]), Phrase("texts_form"), (below,))])
    by_language: dict[Any, Any] = carried
    if not all(isinstance(code, str) and isinstance(text, str) for code, text in by_language.items()):
        wrong = next(key for key, text in by_language.items() if not isinstance(key, str) or not isinstance(text, str))
        indent = Phrase("indent_texts", {"line": f"{wrong}: |"})
        no_text = Phrase("holds_no_text", {"word": str(wrong)})
        raise ScenarioError([Problem(file, lines.line([TEXTS, str(wrong)]), no_text, (indent,))])
    return {str(code): str(text) for code, text in by_language.items()}


def _sorted(problems: Iterable[Problem]) -> list[Problem]:
    """By line, each once."""
    return sorted(dict.fromkeys(problems), key=lambda problem: problem.line)


def _problems(
    file: str, lines: LineNumbers, error: ValidationError, model: type[BaseModel], above: Path
) -> Iterator[Problem]:
    """What the schema says, in an author's words; what is wrong inside a step with the place of its parameter."""
    for item in error.errors():
        within = _path(item["loc"])
        path = [*above, *within]
        context: dict[str, Any] = item.get("ctx") or {}
        if item["type"] == PARAMS:
            yield from _problems(file, lines, context["error"], context["model"], [*path, context["name"]])
            continue
        message, what_to_do = _misfit(item, model, within)
        there = path[:-1] if message.code in ("missing", "unknown_part") else path
        where = ".".join(str(part) for part in there)
        message = Phrase("in_place", {"place": (where,), "what": message}) if where else message
        yield Problem(file, lines.line(path), message, what_to_do)


def _misfit(item: Any, model: type[BaseModel], path: Path) -> tuple[Phrase, Remedy]:
    """What does not fit the schema at the end of this path, and what to do."""
    context: dict[str, Any] = item.get("ctx") or {}
    raised = context.get("error")
    if isinstance(raised, Misstated):
        return raised.phrase, raised.remedy
    kind = item["type"]
    at = path[-1] if path else ""
    given = str(item["input"])
    if kind == "missing" and isinstance(at, str):
        return Phrase("missing", {"word": at}), (Phrase("add", {"word": at}),)
    if kind == "extra_forbidden":
        known = remedy(str(at), keys_at(model, path[:-1]), MANY)
        return Phrase("unknown_part", {"word": str(at)}), (Phrase("take_out_or_respell"), *known)
    if kind == "literal_error":
        allowed = tuple(word.strip(" '") for word in str(context["expected"]).replace(" or ", ",").split(","))
        listed = Phrase("allowed", {"names": allowed})
        return Phrase("cannot_stand_here", {"word": given}), (*meant(given, allowed), listed)
    if kind == "string_pattern_mismatch":
        return Phrase("no_name", {"word": given}), (Phrase("name_form"),)
    misfit = "too_few_items" if kind == "missing" else MISFITS.get(kind, "misfit")
    return Phrase(misfit), (Phrase("reference_fields"),)


def _path(loc: tuple[int | str, ...]) -> Path:
    """The keys of a file that lead to an error, without what the schema puts between them."""
    return [
        part
        for part in loc
        if not (isinstance(part, str) and (part.startswith(("function-", "tagged-")) or "[" in part))
    ]
