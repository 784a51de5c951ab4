"""The last games of a server, and one of them again."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord
from discord import ui

from cogs.messages.address import Address
from cogs.showing.panels.end import TURN_OVER, at_a_glance, beside
from cogs.showing.panels.page import END, Part, menu, page, rows
from cogs.showing.telling import Telling
from cogs.showing.view import Style, side, when, words_of
from core.table import KEPT_DAYS, KEPT_GAMES, PastGame, TableId
from core.words import Words

LIST = "history"
OPEN = "past"
PER_PAGE = 10


def history_page(
    guild: int,
    language: str,
    games: Sequence[PastGame],
    number: int,
    face_down: Collection[str] = (),
    *,
    more: bool = False,
) -> ui.LayoutView:
    """A page of the history, from 0. `games`: those on it that can be read, newest first. `face_down`: tokens of those
    that its reader may turn over. `more`: there are older ones."""
    words = words_of(language)
    first = number * PER_PAGE + 1
    lines = [_line(language, place, game) for place, game in enumerate(games, first)]
    told = [(place, game) for place, game in enumerate(games, first) if game.told or game.token in face_down]
    nothing = None if more or number else words("history-none")
    parts: list[Part | None] = ["\n".join(lines) or nothing]
    if told:
        options = [
            discord.SelectOption(
                label=_label(language, place, game)[:100],
                value=game.token,
                description=None if game.told else words("history-broken-off")[:100],
            )
            for place, game in told
        ]
        parts.append(menu(str(Address(TableId(guild), "", 0, OPEN, str(number))), words("history-open"), options))
    parts += rows(
        ui.Button[ui.LayoutView](label=words(text), custom_id=str(Address(TableId(guild), "", 0, LIST, str(to))))
        for text, to, there in (
            ("night-back-button", number - 1, number > 0),
            ("night-next-button", number + 1, more),
        )
        if there
    )
    kept = words("history-kept", games=KEPT_GAMES, days=KEPT_DAYS)
    return page(f"## {words('history-title')}", *parts, f"-# {kept}", colour=END)


def past_page(telling: Telling, files: Sequence[str], back: int) -> ui.LayoutView:
    """One game again, for one reader. `back`: the page of the history that it was opened from."""
    return page(
        _title(telling),
        *at_a_glance(telling, files, [_to_the_list(telling, back)]),
        colour=END,
        files=beside(files),
    )


def face_down_page(telling: Telling, back: int) -> ui.LayoutView:
    """One that was broken off, for who may show its cards."""
    button = telling.button(TURN_OVER, "ending-reveal-button", Style.danger)
    return page(
        _title(telling), telling.words("history-face-down"), *rows([button, _to_the_list(telling, back)]), colour=END
    )


def _title(telling: Telling) -> str:
    return f"## {_called(telling.words, telling.game)}\n{when(telling.game.ended, 'f')}"


def _called(words: Words, game: PastGame) -> str:
    """What its rulebook is called; the id of one that is gone."""
    return words("scenario-title") if words.has("scenario-title") else game.scenario or ""


def _to_the_list(telling: Telling, back: int) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=telling.words("history-back-button"),
        custom_id=str(Address(telling.id, "", 0, LIST, str(back))),
        style=Style.secondary,
    )


def _line(language: str, place: int, game: PastGame) -> str:
    words = words_of(language, game.scenario)
    over = game.over
    if over is None:
        result = words("history-broken-off")
    else:
        result = words.join(side(words, team) for team in over.winner) or words("history-draw")
    return words(
        "history-line",
        number=place,
        when=when(game.ended, "d"),
        scenario=_called(words, game),
        count=len(game.people),
        won=over is not None and bool(over.winner),
        result=result,
    )


def _label(language: str, place: int, game: PastGame) -> str:
    words = words_of(language, game.scenario)
    return words("history-label", number=place, scenario=_called(words, game), count=len(game.people))
