"""The front door: the `mafia` command line. Every command imports what it needs when it is called, and no more."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

import typer

from audio.cli import app as audio_app
from core.command_line import (
    SETTINGS_ARE_WRONG,
    Folder,
    Scenarios,
    own_rulebooks,
    rulebook_at_hand,
    settings_or_exit,
    spoken_or_exit,
)
from core.scenario_commands import app as scenario_app

if TYPE_CHECKING:
    from core.settings import Settings

ON_THE_LOCAL_TABLE = """\
There is no DISCORD_TOKEN, so this opens the local table: the real bot on a simulated Discord, in your browser.
To take the bot to Discord:
  1. https://discord.com/developers/applications: New Application, Bot, Reset Token. No privileged intent is needed.
  2. Write DISCORD_TOKEN=... into .env (see .env.example), and run this again.
  3. Open the address that it prints then (so does mafia doctor): it invites the bot with the rights that it uses.
"""

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(scenario_app, name="scenario")
app.add_typer(audio_app, name="audio")


def _serve(main: Callable[[], int], settings: Settings) -> NoReturn:
    """Run a command that needs logs and Redis; what a person can put right is said in a line, not in a traceback."""
    from core import log
    from core.store.embedded import RedisUnusable

    log.set_up(settings)
    try:
        status = main()
    except RedisUnusable as error:
        print(error, file=sys.stderr)
        status = 1
    raise typer.Exit(status)


def _local_table_or_exit() -> None:
    """A server on Discord goes without the simulated one; and a page on which nothing can be played helps nobody."""
    from core.store.binary import server_binary
    from core.store.embedded import INSTALL

    if find_spec("simcord") is None:
        from core.house import how_to_install

        print(
            f"The local table is not installed here. {how_to_install('local')} To go to Discord without it,"
            " set DISCORD_TOKEN.",
            file=sys.stderr,
        )
        raise typer.Exit(SETTINGS_ARE_WRONG)
    if server_binary() is None:
        print(f"No Redis server for the local table: {INSTALL}.", file=sys.stderr)
        raise typer.Exit(1)


def _say_version(wanted: bool) -> None:
    """What a report of a mistake should name."""
    if wanted:
        from importlib.metadata import version
        from platform import python_version

        ours = version("mafia-moderator")
        library = version("discord.py")
        print(f"mafia {ours} (Python {python_version()}, discord.py {library}, {sys.platform})")
        raise typer.Exit


@app.callback()
def front_door(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", callback=_say_version, is_eager=True)
    ] = False,
) -> None:
    """A bot that moderates the game of Mafia."""


@app.command()
def run(
    scenarios: Scenarios = None,
    shards: Annotated[
        str | None,
        typer.Option(
            help="Of several processes over one Redis: which shards this one serves (0-3/8), or auto to share them all"
            " out among the processes; instead of MAFIA_SHARDS."
        ),
    ] = None,
) -> None:
    """Run the bot on Discord, or at the local table where there is no token."""
    if shards is not None:
        os.environ["MAFIA_SHARDS"] = shards
    settings = settings_or_exit()
    own_rulebooks(scenarios)
    if settings.discord_token is None:
        _local_table_or_exit()
        from cogs.local_table import demo as local_table

        print(ON_THE_LOCAL_TABLE)
        _serve(lambda: local_table.main(settings), settings)
    from cogs import serve as on_discord

    _serve(lambda: on_discord.main(settings), settings)


@app.command()
def doctor() -> None:
    """Check this machine and its settings, and say what would not work."""
    from cogs import first_contact
    from core import doctor as examination

    raise typer.Exit(examination.main(ask=first_contact.ask))


@app.command()
def demo(
    auto: Annotated[
        bool, typer.Option("--auto", help="Every seat is played by script, without browser or waiting.")
    ] = False,
    scenario: Annotated[
        str, typer.Option(help="The rulebook to play; in the browser, the one that is offered first.")
    ] = "classic",
    players: Annotated[int, typer.Option(help="By script: seats at the table.", min=3, max=40)] = 8,
    *,
    seed: Annotated[int | None, typer.Option(help="The seed of the game's chances.")] = None,
    tables: Annotated[
        int, typer.Option(help="By script, so many tables of random cards (of a pool) and size instead of one.", min=0)
    ] = 0,
    record: Annotated[
        Path | None, typer.Option(help="By script: write every REST request here, as JSON lines.")
    ] = None,
    folder: Folder = None,
    scenarios: Scenarios = None,
) -> None:
    """Open the local table: the real bot on a simulated Discord."""
    settings = settings_or_exit()
    scenario = rulebook_at_hand(folder, scenario, scenarios)
    if folder is not None:
        spoken_or_exit(folder)
    _local_table_or_exit()
    from cogs.local_table import demo as local_table

    _serve(
        lambda: local_table.main(
            settings, auto=auto, scenario=scenario, players=players, seed=seed, record=record, tables=tables
        ),
        settings,
    )


@app.command()
def script(
    files: Annotated[list[Path], typer.Argument(help="Game scripts, YAML.")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a case.")] = False,
    folder: Folder = None,
    scenarios: Scenarios = None,
) -> None:
    """Run game scripts and say which of them hold."""
    rulebook_at_hand(folder, scenarios=scenarios)
    from core.script import cli

    raise typer.Exit(cli.main(files, as_json))


@app.command()
def simulate(
    scenario: Annotated[str | None, typer.Argument(help="The rulebook to play; classic if none.")] = None,
    named: Annotated[str | None, typer.Option("--scenario", help="The same, as an option.")] = None,
    players: Annotated[int | None, typer.Option(help="Seats, dealt by the rulebook; its least number if none.")] = None,
    *,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    policy: Annotated[
        Literal["sensible", "random"],
        typer.Option(help="How people play: as those who know the game, or by chance within the rules."),
    ] = "sensible",
    seed: Annotated[int, typer.Option(help="The seed of all the games' chances.")] = 1,
    seats: Annotated[
        list[str] | None,
        typer.Option("--seats", "--role", help="Seat a table by hand: ROLE or ROLE=COUNT, with commas or repeatedly."),
    ] = None,
    follow: Annotated[
        float, typer.Option(help="How likely a random voter joins the hand before; 0: each votes alone.", min=0, max=1)
    ] = 0.8,
    day: Annotated[int, typer.Option(help="Roles alive on this day are compared with those gone by then.", min=1)] = 3,
    plot: Annotated[Path | None, typer.Option(help="Draw the figures into this PNG file.", dir_okay=False)] = None,
    processes: Annotated[
        int | None, typer.Option(help="How many processes share the games; one for each core if none.", min=1)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    folder: Folder = None,
    scenarios: Scenarios = None,
) -> None:
    """Play many games, and print how often each side wins, how long they last and what each role is worth."""
    from core.simulate import cli

    chosen = rulebook_at_hand(folder, scenario or named or "classic", scenarios)
    raise typer.Exit(
        cli.main(
            chosen,
            players,
            games,
            seed=seed,
            roles=seats or [],
            as_json=as_json,
            follow=follow,
            processes=processes,
            policy=policy,
            day=day,
            plot=plot,
        )
    )


@app.command()
def league(
    leagues: Annotated[int, typer.Option(help="How many leagues.", min=1)] = 40,
    people: Annotated[int, typer.Option(help="People in each.", min=12)] = 40,
    seed: Annotated[int, typer.Option(help="The seed of all their chances.")] = 1,
    spread: Annotated[float, typer.Option(help="How unlike their skills are; the ratings believe in 1.", min=0)] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Play leagues of people of known strength, and print how well the ratings find it."""
    from core.stats import cli

    raise typer.Exit(cli.league(leagues, people, seed, spread, as_json))


@app.command()
def bench(as_json: Annotated[bool, typer.Option("--json", help="One JSON object of named figures.")] = False) -> None:
    """Measure, and print each figure beside its bar."""
    _local_table_or_exit()
    from bench import run as measure

    raise typer.Exit(measure.main(as_json))


@audio_app.callback()
def audio_needs(context: typer.Context) -> None:
    """What builds packs and looks at them is an extra of its own; to play them, none of it is needed."""
    missing = [name for name in ("numpy", "av") if find_spec(name) is None]
    if missing:
        from core.house import how_to_install

        print(f"mafia audio needs {' and '.join(missing)}. {how_to_install('audio')}", file=sys.stderr)
        raise typer.Exit(1)
    context.obj = lambda: settings_or_exit().data_dir / "audio"


def main() -> None:
    """Entry point of the console command `mafia`."""
    app()


if __name__ == "__main__":
    main()
