"""``mafia scenario``: what rulebooks there are, and whether a scenario file may be used."""

from __future__ import annotations

from pathlib import Path

from core.scenario.loader import FILE, ScenarioError, load, parse, published


def list_scenarios() -> int:
    """Print a line for each published rulebook: id, players, number of roles. Returns an exit status."""
    for name in published():
        scenario = load(name).scenario
        least, most = scenario.players
        print(f"{name:20} {least}-{most} players, {len(scenario.roles)} roles")
    return 0


def lint(paths: list[Path]) -> int:
    """Check scenario files (or folders that hold one), by default all published ones. Returns an exit status."""
    broken = 0
    folder = Path(__file__).resolve().parents[2] / "scenarios"
    for path in paths or [folder / name for name in published()]:
        file = path / FILE if path.is_dir() else path
        try:
            parse(file.read_text(encoding="utf-8"), str(file))
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
