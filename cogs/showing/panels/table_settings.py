"""What whoever opened a table may change about it before the game: shown to them alone. What they choose holds in the
lobby, which everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from cogs.messages.press_purposes import Purpose
from cogs.showing.panels.page import LOBBY, OPTIONS, Part, menu, page
from cogs.showing.view import TableView, words_of
from core.books.library import at_hand, load
from core.table import Shelved
from core.table.lobby_state import PACES, Player
from core.words import LANGUAGES
from core.words.safe import plain

TAKE_OFF = "off"
LET_BACK = "back"
MENUS = 3
"""Menus of people, of each kind, for which there is room in a message, whoever comes to wait at a table."""


def settings_panel(view: TableView, own: Sequence[Shelved], note: str | None = None) -> ui.LayoutView:
    """The settings of a table that gathers. `own`: the server's own rulebooks. `note`: what has just come of them."""
    words = view.words
    return page(
        f"### {words('settings-title')}",
        note,
        words("settings-about"),
        *_rulebooks(view, own),
        _languages(view),
        _paces(view),
        _voice(view),
        _runner(view),
        *_heirs(view),
        *_people(view),
        colour=LOBBY,
    )


def handed_over(view: TableView, note: str) -> ui.LayoutView:
    """What is left of the settings for somebody who leads the table no more."""
    return page(f"### {view.words('settings-title')}", note, colour=LOBBY)


def _rulebooks(view: TableView, own: Sequence[Shelved]) -> list[Part]:
    """The server's own first, and the one that is agreed on though it may be on no shelf any more."""
    language = view.words.language.code
    played = view.state.lobby.scenario
    words = view.words
    listed = {book.id: (plain(book.title(language), 100), book.least, book.most) for book in own}
    for id_ in (played, *at_hand()):
        if id_ not in listed:
            listed[id_] = (words_of(language, id_)("scenario-title"), *load(id_).scenario.players)
    options = [
        discord.SelectOption(
            label=title[:100],
            value=id_,
            description=(
                words("lobby-scenario-exact", count=most)
                if least == most
                else words("lobby-scenario-seats", least=least, most=most)
            )[:100],
            emoji="📖",
            default=id_ == played,
        )
        for id_, (title, least, most) in listed.items()
    ]
    return _menus(view, "setbook", "settings-book", options)


def _languages(view: TableView) -> ui.ActionRow[ui.LayoutView]:
    options = [
        discord.SelectOption(
            label=words_of(code)(f"language-{code}").capitalize(),
            value=code,
            emoji="🗣️",
            default=code == view.state.lobby.language,
        )
        for code in LANGUAGES
    ]
    return menu(view.address("setlanguage"), view.words("settings-language"), options)


def _paces(view: TableView) -> ui.ActionRow[ui.LayoutView]:
    named = {pace: view.words("pace-name", pace=pace) for pace in PACES}
    options = [
        discord.SelectOption(
            label=f"{name[:1].upper()}{name[1:]}"[:100],
            value=pace,
            emoji="⏱️",
            default=pace == view.state.lobby.pace,
        )
        for pace, name in named.items()
    ]
    return menu(view.address("setpace"), view.words("settings-pace"), options)


def _voice(view: TableView) -> ui.ActionRow[ui.LayoutView]:
    voice = view.state.lobby.voice
    chosen = [] if voice is None else [discord.Object(voice, type=discord.VoiceChannel)]
    return ui.ActionRow(
        ui.ChannelSelect(
            custom_id=view.address("setvoice"),
            placeholder=view.words("settings-voice")[:150],
            channel_types=[discord.ChannelType.voice, discord.ChannelType.stage_voice],
            min_values=0,
            max_values=1,
            default_values=chosen,
        )
    )


def _runner(view: TableView) -> ui.ActionRow[ui.LayoutView]:
    runner = view.state.lobby.moderator
    chosen = [] if runner is None else [discord.Object(runner, type=discord.User)]
    return ui.ActionRow(
        ui.UserSelect(
            custom_id=view.address("setrunner"),
            placeholder=view.words("settings-runner")[:150],
            min_values=0,
            max_values=1,
            default_values=chosen,
        )
    )


def _heirs(view: TableView) -> list[Part]:
    """Who could lead the table instead: those who are here."""
    lobby = view.state.lobby
    others = [player for player in lobby.everybody if player.user != lobby.host]
    named = [_person(view, player) for player in others]
    return _menus(view, "sethost", "settings-host", named)[:MENUS]


def _people(view: TableView) -> list[Part]:
    """Whom the host may take off the table, and whom let back."""
    lobby = view.state.lobby
    here = [_person(view, one, TAKE_OFF) for one in lobby.everybody if one.user != lobby.host]
    gone = [_person(view, one, LET_BACK, view.words("settings-let-back")) for one in lobby.kicked]
    return _menus(view, "setpeople", "settings-kick", [*here, *gone])[:MENUS]


def _person(view: TableView, player: Player, do: str = "", about: str | None = None) -> discord.SelectOption:
    """By the number of their chair as well: two may go by one name."""
    users = [one.user for one in view.state.lobby.players]
    value = f"{do}{player.user}"
    name = plain(player.name)
    if player.user in users:
        name = view.words("lobby-player", number=users.index(player.user) + 1, name=name)
    return discord.SelectOption(label=name[:100], value=value, description=about and about[:100])


def _menus(view: TableView, purpose: Purpose, text: str, options: Sequence[discord.SelectOption]) -> list[Part]:
    found: Iterable[Sequence[discord.SelectOption]] = (
        options[start : start + OPTIONS] for start in range(0, len(options), OPTIONS)
    )
    return [menu(view.address(purpose, str(n)), view.words(text), list(shown)) for n, shown in enumerate(found)]
