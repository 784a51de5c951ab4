"""`mafia audio`: the commands that record packs, look at them, and take in one's own recordings.

The front door hands in where a server's own recordings lie. Every command imports what it needs when it is called.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(help="Build and check the narration.", no_args_is_help=True)


def _own_recordings(context: typer.Context) -> Path:
    """Where a server's own recordings lie: looked up when wanted, by settings that may be wrong."""
    place: Path = context.obj()
    return place


Language = Annotated[str, typer.Option(help="en, fa, ru, uk, or all that have texts to speak.")]


@app.command("build")
def audio_build(
    language: Language = "all",
    voice: Annotated[
        str | None, typer.Option(help="Another voice of espeak-ng, or festival:NAME, or piper:NAME.")
    ] = None,
) -> None:
    """Record the narration packs; only what has changed."""
    from audio import build

    raise typer.Exit(build.main(language, voice))


@app.command("check")
def audio_check(
    context: typer.Context,
    language: Language = "all",
    hear: Annotated[
        bool, typer.Option("--hear", help="Have a recogniser listen to each recording, and print its error rates.")
    ] = False,
) -> None:
    """Say what is missing in the narration packs, or off."""
    from audio import pack_check

    raise typer.Exit(pack_check.main(language, _own_recordings(context), hear=hear))


@app.command("samples")
def audio_samples() -> None:
    """Write one recorded night of each language, to listen to."""
    from audio import samples

    raise typer.Exit(samples.main())


@app.command("phonemes")
def audio_phonemes(
    language: Language = "all",
    read: Annotated[
        bool, typer.Option("--read", help="Note that you have read what is printed, and that it is right.")
    ] = False,
) -> None:
    """Print what the synthesiser says for each sentence that nobody has read yet."""
    from audio import phoneme_check

    raise typer.Exit(phoneme_check.main(language, read=read))


Books = Annotated[list[str] | None, typer.Option("--scenario", help="Only this rulebook; as often as needed.")]


@app.command("script")
def audio_script(
    language: Annotated[str, typer.Argument(help="en, fa, ru or uk.")],
    scenario: Books = None,
    to: Annotated[Path | None, typer.Option(help="Write it into this file.")] = None,
) -> None:
    """Print what a person reads to record a pack of their own: each sentence once."""
    from audio import takes

    raise typer.Exit(takes.main(language, scenario or [], to))


@app.command("add")
def audio_add(
    context: typer.Context,
    language: Annotated[str, typer.Argument(help="en, fa, ru or uk.")],
    what: Annotated[
        str,
        typer.Argument(
            help="A folder of takes (012.wav, night.falls.wav) or one long recording of the script; or a cue: "
            "night.falls, or SCENARIO/night.falls for one rulebook."
        ),
    ],
    *,
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

    home = _own_recordings(context)
    if file is not None:
        raise typer.Exit(own.main(language, what, file, home, with_scenario=with_scenario))
    if with_scenario:
        print("--with-scenario is for one cue: name it, and its file.", file=sys.stderr)
        raise typer.Exit(1)
    raise typer.Exit(bring.main(language, Path(what), home, script=script, first=first, scenarios=scenario or []))


@app.command("page")
def audio_page(
    context: typer.Context,
    language: Annotated[str, typer.Argument(help="en, fa, ru or uk.")],
    scenario: Books = None,
    to: Annotated[Path | None, typer.Option(help="Write it into this file, not narration-LANGUAGE.html.")] = None,
) -> None:
    """Write a page to listen to a pack on: what is your own, what is built in, what is missing or off."""
    from audio import listening_page

    raise typer.Exit(listening_page.main(language, _own_recordings(context), to, scenario or []))
