"""The front door: the `mafia` command line. Every command imports what it needs when it is called, and no more."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

import typer

if TYPE_CHECKING:
    from core.settings import Settings

ON_THE_LOCAL_TABLE = """\
There is no DISCORD_TOKEN, so this opens the local table: the real bot on a simulated Discord, in your browser.
To take the bot to Discord:
  1. https://discord.com/developers/applications: New Application, Bot, Reset Token. No privileged intent is needed.
  2. Write DISCORD_TOKEN=... into .env (see .env.example), and run this again.
  3. Open the address that it prints then (so does mafia doctor): it invites the bot with the rights that it uses.
"""
SETTINGS_ARE_WRONG = 2
UNUSABLE_RULEBOOK = 2

app = typer.Typer(
    help="A bot that moderates the game of Mafia.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
scenario_app = typer.Typer(help="Look at the rulebooks.", no_args_is_help=True)
audio_app = typer.Typer(help="Build and check the narration.", no_args_is_help=True)
app.add_typer(scenario_app, name="scenario")
app.add_typer(audio_app, name="audio")


def _settings() -> Settings:
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


def _at_hand(folder: Path | None, scenario: str = "") -> str:
    """Have the rulebook in a folder at hand, if there is one; the id of the rulebook that is meant."""
    if folder is None:
        return scenario
    from core.books.library import lend
    from core.rulebook.loader import ScenarioError

    try:
        return lend(folder)
    except ScenarioError as error:
        print(error, file=sys.stderr)
        raise typer.Exit(UNUSABLE_RULEBOOK) from None


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


@app.command()
def run() -> None:
    """Run the bot on Discord, or at the local table where there is no token."""
    settings = _settings()
    if settings.discord_token is None:
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
    seed: Annotated[int | None, typer.Option(help="The seed of the game's chances.")] = None,
    tables: Annotated[
        int, typer.Option(help="By script, so many tables of random cards (of a pool) and size instead of one.", min=0)
    ] = 0,
    record: Annotated[
        Path | None, typer.Option(help="By script: write every REST request here, as JSON lines.")
    ] = None,
    folder: Folder = None,
) -> None:
    """Open the local table: the real bot on a simulated Discord."""
    settings = _settings()
    scenario = _at_hand(folder, scenario)
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
) -> None:
    """Run game scripts and say which of them hold."""
    _at_hand(folder)
    from core.script import cli

    raise typer.Exit(cli.main(files, as_json))


@app.command()
def simulate(
    scenario: Annotated[str | None, typer.Argument(help="The rulebook to play; classic if none.")] = None,
    named: Annotated[str | None, typer.Option("--scenario", help="The same, as an option.")] = None,
    players: Annotated[int | None, typer.Option(help="Seats, dealt by the rulebook; its least number if none.")] = None,
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
) -> None:
    """Play many games, and print how often each side wins, how long they last and what each role is worth."""
    from core.simulate import cli

    chosen = _at_hand(folder, scenario or named or "classic")
    raise typer.Exit(cli.main(chosen, players, games, seed, seats or [], as_json, follow, processes, policy, day, plot))


@app.command()
def bench(as_json: Annotated[bool, typer.Option("--json", help="One JSON object of named figures.")] = False) -> None:
    """Measure, and print each figure beside its bar."""
    from bench import run as measure

    raise typer.Exit(measure.main(as_json))


@scenario_app.command("list")
def scenario_list() -> None:
    """List the rulebooks that can be played."""
    from core.authors import cli

    raise typer.Exit(cli.list_scenarios())


@scenario_app.command("lint")
def scenario_lint(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Scenario files or folders; all published ones if none.")
    ] = None,
) -> None:
    """Check scenario files: each mistake with its line and remedy."""
    from core.authors import cli

    raise typer.Exit(cli.lint(paths or []))


@scenario_app.command("reference")
def scenario_reference() -> None:
    """Print everything that a rulebook may say: its fields, formulas and stages."""
    from core.authors import cli

    raise typer.Exit(cli.print_reference())


@scenario_app.command("matrix")
def scenario_matrix(
    scenario: Annotated[str, typer.Argument(help="The rulebook.")],
    verb: Annotated[list[str] | None, typer.Option(help="Only this night verb; as often as needed.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object a night.")] = False,
) -> None:
    """Play every night verb against every role, alone and with its actor drunk, robbed or blocked; print what comes."""
    from core.simulate import matrix_cli

    raise typer.Exit(matrix_cli.main(scenario, verb or [], as_json))


@audio_app.callback()
def audio_needs() -> None:
    """What builds packs and looks at them is an extra of its own; to play them, none of it is needed."""
    missing = [name for name in ("numpy", "av") if find_spec(name) is None]
    if missing:
        print(f"mafia audio needs {' and '.join(missing)}. Run make setup.", file=sys.stderr)
        raise typer.Exit(1)


Language = Annotated[str, typer.Option(help="en, fa, ru, uk, or all that have texts to speak.")]


@audio_app.command("build")
def audio_build(
    language: Language = "all",
    voice: Annotated[
        str | None, typer.Option(help="Another voice of espeak-ng, or festival:NAME, or piper:NAME.")
    ] = None,
) -> None:
    """Record the narration packs; only what has changed."""
    from audio import build

    raise typer.Exit(build.main(language, voice))


@audio_app.command("check")
def audio_check(
    language: Language = "all",
    hear: Annotated[
        bool, typer.Option("--hear", help="Have a recogniser listen to each recording, and print its error rates.")
    ] = False,
) -> None:
    """Say what is missing in the narration packs, or off."""
    from audio import check

    raise typer.Exit(check.main(language, _settings().data_dir / "audio", hear=hear))


@audio_app.command("samples")
def audio_samples() -> None:
    """Write one recorded night of each language, to listen to."""
    from audio import samples

    raise typer.Exit(samples.main())


@audio_app.command("phonemes")
def audio_phonemes(
    language: Language = "all",
    read: Annotated[
        bool, typer.Option("--read", help="Note that you have read what is printed, and that it is right.")
    ] = False,
) -> None:
    """Print what the synthesiser says for each sentence that nobody has read yet."""
    from audio import heard

    raise typer.Exit(heard.main(language, read=read))


Books = Annotated[list[str] | None, typer.Option("--scenario", help="Only this rulebook; as often as needed.")]


@audio_app.command("script")
def audio_script(
    language: Annotated[str, typer.Argument(help="en, fa, ru or uk.")],
    scenario: Books = None,
    to: Annotated[Path | None, typer.Option(help="Write it into this file.")] = None,
) -> None:
    """Print what a person reads to record a pack of their own: each sentence once."""
    from audio import takes

    raise typer.Exit(takes.main(language, scenario or [], to))


@audio_app.command("add")
def audio_add(
    language: Annotated[str, typer.Argument(help="en, fa, ru or uk.")],
    what: Annotated[
        str,
        typer.Argument(
            help="A folder of takes (012.wav, night.falls.wav) or one long recording of the script; or a cue: "
            "night.falls, or SCENARIO/night.falls for one rulebook."
        ),
    ],
    file: Annotated[Path | None, typer.Argument(help="The cue's sound file, of any format.", exists=True)] = None,
    script: Annotated[Path | None, typer.Option(help="The script that was read, if texts have changed since.")] = None,
    first: Annotated[int, typer.Option("--from", help="The take that a long recording begins with.")] = 1,
    scenario: Books = None,
    with_scenario: Annotated[
        bool, typer.Option("--with-scenario", help="Into the rulebook's folder, not this server's data.")
    ] = False,
) -> None:
    """Put in your own recording, of one cue or of a whole pack; the narrator prefers it."""
    from audio import bring, own

    home = _settings().data_dir / "audio"
    if file is not None:
        raise typer.Exit(own.main(language, what, file, home, with_scenario=with_scenario))
    if with_scenario:
        print("--with-scenario is for one cue: name it, and its file.", file=sys.stderr)
        raise typer.Exit(1)
    raise typer.Exit(bring.main(language, Path(what), home, script, first, scenario or []))


@audio_app.command("page")
def audio_page(
    language: Annotated[str, typer.Argument(help="en, fa, ru or uk.")],
    scenario: Books = None,
    to: Annotated[Path | None, typer.Option(help="Write it into this file, not narration-LANGUAGE.html.")] = None,
) -> None:
    """Write a page to listen to a pack on: what is your own, what is built in, what is missing or off."""
    from audio import page

    raise typer.Exit(page.main(language, _settings().data_dir / "audio", to, scenario or []))


def main() -> None:
    """Entry point of the console command `mafia`."""
    app()


if __name__ == "__main__":
    main()
