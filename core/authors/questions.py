"""The few questions out of which a new rulebook is made, for whoever has named none on the command line."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import typer

from core.authors.first_game import (
    NONE,
    FirstGame,
    NotMade,
    check_least,
    check_most,
    check_room,
    powers,
    powers_of,
)
from core.authors.new import LONGEST, check_name, check_pattern
from core.books.library import at_hand, own_stages
from core.words.language import LANGUAGES

LONGEST_TITLE = 60


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was answered."""

    title: str
    name: str
    language: str
    pattern: str | None
    """The rulebook of which it is a copy, in all its languages; None for a small game of its own in `language`."""
    game: FirstGame | None
    """That small game; None for a copy."""


def asked(to: Path, language: str, proposed: FirstGame, pattern: str | None = None) -> Wanted:
    """Ask at the terminal; an answer that will not do is told and asked for again. `language` is proposed, and so is
    the game. `pattern`: the rulebook that is to be copied, where that is known."""
    title: str = typer.prompt("What is it called, as players read it", value_proc=_title)
    named = _unless_refused(lambda name: check_name(name, to))
    name: str = typer.prompt("Its name for files and commands", default=short(title) or None, value_proc=named)
    copied = pattern or _pattern()
    if copied:
        return Wanted(title, name, language, copied, None)
    game = _game(proposed)
    language = typer.prompt("The language of its texts", default=language, value_proc=_language)
    return Wanted(title, name, language, None, game)


def _pattern() -> str:
    """The rulebook that is to be copied; empty for the small game."""
    known = ", ".join(one for one in at_hand() if not own_stages(one))
    typer.echo(f"It begins as a small game with every part explained, or as a copy of one of these: {known}.")
    fits = _unless_refused(lambda one: check_pattern(one or None))
    return typer.prompt("A copy of (Enter: the small game)", default="", show_default=False, value_proc=fits)


def _game(before: FirstGame) -> FirstGame:
    """What is asked of the small game itself; `before` is proposed."""
    least: int = typer.prompt("The least that sit down", default=before.least, value_proc=_number(check_least))
    most: int = typer.prompt(
        "The most that sit down",
        default=max(before.most, least),
        value_proc=_number(lambda one: check_most(one, least)),
    )
    typer.echo("Beside plain players these powers can be dealt, one of each:")
    for power, does in powers().items():
        typer.echo(f"  {power}: {does}")
    fits = _unless_refused(lambda given: check_room(FirstGame(least, most, powers_of(given))))
    given: str = typer.prompt(
        f"Which of them ({NONE!r} for none)", default=", ".join(before.powers) or NONE, value_proc=fits
    )
    return FirstGame(least, most, powers_of(given))


def short(title: str) -> str:
    """A name out of a title, as far as that has Latin letters."""
    return re.sub(r"[^a-z0-9]+", "_", title.casefold()).strip("_0123456789")[:LONGEST].strip("_")


def _title(given: str) -> str:
    title = given.strip()
    if not title or len(title) > LONGEST_TITLE or not title.isprintable() or set(title) & set("{}"):
        raise typer.BadParameter(f"Write up to {LONGEST_TITLE} characters, and none of {{ and }}.")
    return title


def _language(given: str) -> str:
    if given.strip() not in LANGUAGES:
        raise typer.BadParameter(f"{given!r} is no language that is spoken here. There are: {', '.join(LANGUAGES)}.")
    return given.strip()


def _number(check: Callable[[int], None]) -> Callable[[str], int]:
    def answer(given: str) -> int:
        try:
            number = int(given)
            check(number)
        except ValueError:
            raise typer.BadParameter(f"{given.strip()!r} is no number.") from None
        except NotMade as error:
            raise typer.BadParameter(str(error)) from None
        return number

    return answer


def _unless_refused(check: Callable[[str], None]) -> Callable[[str], str]:
    def answer(given: str) -> str:
        try:
            check(given.strip())
        except NotMade as error:
            raise typer.BadParameter(str(error)) from None
        return given.strip()

    return answer
