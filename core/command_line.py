"""What commands of the command line have in common: the settings, and the rulebooks that are at hand for them.

What is wrong is told in lines for a person, and ends the command.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from core.settings import Settings

SETTINGS_ARE_WRONG = 2
UNUSABLE_RULEBOOK = 2


def settings_or_exit() -> Settings:
    """The settings; what is wrong with them is told in a line each, and ends the command."""
    from core.settings import SettingsError, load_settings

    try:
        return load_settings()
    except SettingsError as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
        raise typer.Exit(SETTINGS_ARE_WRONG) from None


Folder = Annotated[
    Path | None, typer.Option(help="The folder of a rulebook of your own, to be had like a published one.")
]


Scenarios = Annotated[
    Path | None,
    typer.Option(
        help="A folder that holds the folders of your own rulebooks, for this once instead of MAFIA_SCENARIOS.",
        exists=True,
        file_okay=False,
    ),
]


def rulebook_at_hand(folder: Path | None, scenario: str = "", scenarios: Path | None = None) -> str:
    """Have the rulebooks of one's own at hand; the id of the one that is meant."""
    own_rulebooks(scenarios)
    if folder is None:
        return scenario
    from core.books.library import add_folder
    from core.rulebook.loader import ScenarioError

    try:
        return add_folder(folder)
    except ScenarioError as error:
        from core.words.findings import all_in_english

        print(all_in_english(error), file=sys.stderr)
        raise typer.Exit(UNUSABLE_RULEBOOK) from None


def rulebook_named(name: str, folder: Path | None = None, scenarios: Path | None = None) -> str:
    """As `rulebook_at_hand`, where what is named may be a folder too; an id that is at hand comes first."""
    meant = rulebook_at_hand(folder, name, scenarios)
    from core.books.library import at_hand
    from core.rulebook.loader import FILE

    place = Path(meant)
    return rulebook_at_hand(place) if meant not in at_hand() and (place / FILE).is_file() else meant


def spoken_or_exit(folder: Path) -> None:
    """A rulebook in a folder can be told at a table: else say which texts it lacks, and exit."""
    from core.authors.rulebook_texts import speechless
    from core.books.library import examine, own_stages, read_rules
    from core.rulebook.loader import FILE, ScenarioError
    from core.words.findings import in_english

    file = folder / FILE
    try:
        problems = speechless(folder, examine(read_rules(file), str(file), own_stages(folder.resolve().name)))
    except ScenarioError as error:
        problems = error.problems
    if problems:
        print("\n".join(map(in_english, problems)), file=sys.stderr)
        raise typer.Exit(UNUSABLE_RULEBOOK)


def own_rulebooks(scenarios: Path | None) -> None:
    """Have the rulebooks of a folder of one's own at hand. One that is wrong is told, and stops nothing else."""
    home = scenarios or settings_or_exit().scenarios
    if home is None:
        return
    from core.books.library import add_folders

    problems = add_folders(home)
    if problems:
        from core.words.findings import in_english

        print(*map(in_english, problems), sep="\n", file=sys.stderr)
