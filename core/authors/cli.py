"""`mafia scenario`: what rulebooks there are, and whether a scenario file may be used."""

from __future__ import annotations

from pathlib import Path

from core.authors.texts import text_problems
from core.books.library import examine, load, own_stages, published
from core.rulebook.lint.finding import nearest
from core.rulebook.loader import FILE, Problem, ScenarioError
from core.rulebook.yaml_file import FileProblem, read


def list_scenarios() -> int:
    """Print a line for each published rulebook: id, players, number of roles. Returns an exit status."""
    for name in published():
        scenario = load(name).scenario
        least, most = scenario.players
        print(f"{name:20} {least}-{most} players, {len(scenario.roles)} roles")
    return 0


def print_reference() -> int:
    """Print what a rulebook may say: fields, formulas, stages. Returns an exit status."""
    from core.authors.reference import reference

    print(reference())
    return 0


def lint(paths: list[Path]) -> int:
    """Check scenario files (or folders that hold one), by default all published ones. Returns an exit status."""
    broken = 0
    folder = Path(__file__).resolve().parents[2] / "scenarios"
    for path in paths or [folder / name for name in published()]:
        file = path / FILE if path.is_dir() else path
        try:
            text = file.read_text(encoding="utf-8")
            loaded = examine(text, str(file), own_stages(_published_id(text)))
            problems = [*_misnamed(loaded.book.id, file), *text_problems(loaded, file.parent, str(file))]
            if problems:
                raise ScenarioError(problems)
        except ScenarioError as error:
            broken += 1
            for problem in error.problems:
                print(problem)
        except (OSError, UnicodeDecodeError) as error:
            broken += 1
            print(f"{file}: cannot be read ({error}). Name a scenario.yaml or the folder that holds it.")
        else:
            print(f"{file}: well")
    return 1 if broken else 0


def _misnamed(scenario_id: str, file: Path) -> list[Problem]:
    """An id that is nearly the name of its folder is a slip: a rulebook is found by its folder."""
    folder = file.resolve().parent.name
    if scenario_id in published() or nearest(scenario_id, [folder], 0.8) is None:
        return []
    return [Problem(str(file), 1, f"the folder of {scenario_id!r} is called {folder!r}", f"write 'id: {folder}'")]


def _published_id(text: str) -> str:
    """The id of the published rulebook that the text is a version of, whose own stages may be listed; else empty."""
    try:
        data, _ = read(text)
    except FileProblem:
        return ""
    name = data.get("id") if isinstance(data, dict) else None
    return str(name) if name in published() else ""
