"""`mafia scenario`: the commands that look at rulebooks, check them, and begin new ones.

Every command imports what it needs when it is called.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from core.command_line import Folder, Scenarios, own_rulebooks, rulebook_named, settings_or_exit

UNNAMED = "Name a rulebook."

app = typer.Typer(help="Look at the rulebooks.", no_args_is_help=True)


@app.command("list")
def scenario_list(scenarios: Scenarios = None) -> None:
    """List the rulebooks that can be played."""
    own_rulebooks(scenarios)
    from core.authors import cli

    raise typer.Exit(cli.list_scenarios())


@app.command("lint")
def scenario_lint(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Scenario files, folders or ids; all that there are if none.")
    ] = None,
    folder: Folder = None,
    scenarios: Scenarios = None,
) -> None:
    """Check scenario files: each mistake with its line and remedy."""
    own_rulebooks(scenarios)
    from core.authors import cli

    raise typer.Exit(cli.lint([*(paths or []), *([] if folder is None else [folder])]))


@app.command("new")
def scenario_new(
    name: Annotated[
        str | None, typer.Argument(help="What it is called: small Latin letters, digits and _. You are asked if none.")
    ] = None,
    to: Annotated[Path, typer.Option(help="Make its folder here.", file_okay=False)] = Path(),
    language: Annotated[str | None, typer.Option(help="The language of its texts; MAFIA_LANGUAGE if none.")] = None,
    pattern: Annotated[
        str | None,
        typer.Option("--from", help="Begin with a copy of this rulebook (id or folder), in all its languages."),
    ] = None,
    *,
    least: Annotated[int | None, typer.Option(help="The least that sit down.")] = None,
    most: Annotated[int | None, typer.Option(help="The most that sit down.")] = None,
    powers: Annotated[
        str | None,
        typer.Option(help="The powers that are dealt, by name, with commas between; one that is none lists them all."),
    ] = None,
) -> None:
    """Make a rulebook to begin with: a small game that plays at once, each part explained where it stands.

    Without a name a few questions are asked: title, name, what to begin with (unless --from says it), how many sit
    down, powers, language.
    """
    from core.authors import cli
    from core.words.language import LANGUAGES

    spoken = language or settings_or_exit().language
    if spoken not in LANGUAGES:
        print(f"{spoken!r} is no language that is spoken here. There are: {', '.join(LANGUAGES)}.", file=sys.stderr)
        raise typer.Exit(1)
    if pattern is not None or name is None:
        own_rulebooks(None)
    if pattern is not None:
        pattern = rulebook_named(pattern)
    raise typer.Exit(cli.new(name, to, spoken, pattern, least=least, most=most, powers=powers))


@app.command("pack")
def scenario_pack(
    folder: Annotated[Path, typer.Argument(help="The folder of a rulebook.", exists=True, file_okay=False)],
    to: Annotated[Path | None, typer.Option(help="Write it into this file, not NAME.yaml.", dir_okay=False)] = None,
) -> None:
    """Make a rulebook's folder one file that carries its texts, as `/mafia scenario upload` takes it."""
    from core.authors import cli

    raise typer.Exit(cli.pack(folder, to))


@app.command("reference")
def scenario_reference(
    name: Annotated[
        str | None,
        typer.Argument(
            help="A stage, a part of the file, a field (`phases.part`), a function, `texts`, `script`; all if none."
        ),
    ] = None,
) -> None:
    """Print all that a rulebook may say: its fields, formulas, stages, texts and game scripts; or one of them."""
    from core.authors import cli

    raise typer.Exit(cli.print_reference(name))


@app.command("schema")
def scenario_schema() -> None:
    """Print the JSON Schema of scenario files, by which an editor completes and checks while you type."""
    from core.authors import cli

    raise typer.Exit(cli.print_schema())


@app.command("cards")
def scenario_cards(
    scenario: Annotated[
        str | None, typer.Argument(help="A rulebook: its id, its folder, or its one file; a role beside --folder.")
    ] = None,
    roles: Annotated[list[str] | None, typer.Argument(help="Only these roles; all if none.")] = None,
    language: Annotated[str | None, typer.Option(help="The language of the cards; MAFIA_LANGUAGE if none.")] = None,
    folder: Folder = None,
    scenarios: Scenarios = None,
) -> None:
    """Print what stands on each card, and below it what the rules say: what it does, what saves it, what stops it."""
    own_rulebooks(scenarios)
    from core.authors import cli

    words = [*([] if folder is None else [str(folder)]), *([] if scenario is None else [scenario]), *(roles or [])]
    if not words:
        raise typer.BadParameter(UNNAMED)
    raise typer.Exit(cli.print_cards(words[0], words[1:], language or settings_or_exit().language))


@app.command("balance")
def scenario_balance(
    rulebooks: Annotated[
        list[str] | None, typer.Argument(help="The rulebooks, by id or folder; all published ones if none.")
    ] = None,
    folder: Folder = None,
    scenarios: Scenarios = None,
) -> None:
    """Play rulebooks out, and write beside each how often its sides win: where its ratings begin."""
    from core.stats import cli

    meant = [rulebook_named(name, scenarios=scenarios) for name in rulebooks or []]
    if folder is not None:
        meant.append(rulebook_named("", folder, scenarios))
    raise typer.Exit(cli.balance(meant))


@app.command("matrix")
def scenario_matrix(
    scenario: Annotated[str | None, typer.Argument(help="The rulebook, by id or folder.")] = None,
    verb: Annotated[list[str] | None, typer.Option(help="Only this night verb; as often as needed.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a night.")] = False,
    folder: Folder = None,
    scenarios: Scenarios = None,
) -> None:
    """Play every night verb against every role, alone and with its actor drunk, robbed or blocked; print what comes."""
    if scenario is None and folder is None:
        raise typer.BadParameter(UNNAMED)
    meant = rulebook_named(scenario or "", folder, scenarios)
    from core.simulate import matrix_cli

    raise typer.Exit(matrix_cli.main(meant, verb or [], as_json))
