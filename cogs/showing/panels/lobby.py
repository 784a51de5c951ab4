"""The lobby's message: what is played, who sits there, what is missing to begin."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.messages.address import Address
from cogs.showing.panels.house_rules import settled_by_host, value_text
from cogs.showing.panels.page import LOBBY, page, rows
from cogs.showing.panels.pool import table_lines
from cogs.showing.view import Look, Style, words_of
from core.words import escape

ROLES_TEXT = 3400
"""Characters of a list of roles on one page: what a message holds, less its title."""


def lobby_panel(look: Look, overseers: Sequence[str] = ()) -> ui.LayoutView:
    """The open lobby. ``overseers``: names of players who can open any private thread in the channel."""
    lobby, words = look.state.lobby, look.words
    host = _host(look)
    return page(
        f"## {words('lobby-title', scenario=words('scenario-title'))}",
        words("lobby-invitation"),
        "\n".join(_terms(look, host)),
        "\n".join(_seats(look)),
        "\n".join(table_lines(look)),
        _missing(look, host),
        None
        if lobby.relay or not overseers
        else words(
            "lobby-moderator-seated", count=len(overseers), seats=words.join(f"**{escape(n)}**" for n in overseers)
        ),
        words("lobby-relay-on") if lobby.relay else None,
        *rows(_buttons(look, bool(overseers))),
        colour=LOBBY,
    )


def closed_lobby(look: Look, text: str) -> ui.LayoutView:
    """What remains of a lobby that has closed or begun: the terms, and a word."""
    return page(
        f"## {look.words('scenario-title')}",
        "\n".join(_seats(look)),
        text,
        colour=LOBBY,
    )


def _host(look: Look) -> str:
    lobby = look.state.lobby
    leader = lobby.moderator or lobby.host
    names = {player.user: player.name for player in (*lobby.players, *lobby.waiting)}
    return f"**{escape(names[leader])}**" if leader in names else f"<@{leader}>"


def _terms(look: Look, host: str) -> list[str]:
    lobby, words = look.state.lobby, look.words
    least, most = look.book.scenario.players
    lines = [
        words("lobby-human-host", host=host) if lobby.moderator else words("lobby-host", host=host),
        " · ".join(
            (
                words("lobby-scenario", scenario=words("scenario-title")),
                words("lobby-scenario-exact", count=most)
                if least == most
                else words("lobby-scenario-seats", least=least, most=most),
            )
        ),
        words("lobby-language", language=words(f"language-{lobby.language}")),
        words("lobby-pace", pace=lobby.pace),
        words("lobby-voice", channel=f"<#{lobby.voice}>") if lobby.voice else words("lobby-voice-none"),
    ]
    if lobby.options:
        named = [f"{words(f'option-{name}')}: {value_text(look, value)}" for name, value in lobby.options.items()]
        lines.append(words("lobby-options", options=words.join(named)))
    return lines


def _seats(look: Look) -> list[str]:
    lobby, words = look.state.lobby, look.words
    lines = [words("lobby-players", count=len(lobby.players), most=look.book.scenario.players[1])]
    if not lobby.players:
        lines.append(words("lobby-players-none"))
    for number, player in enumerate(lobby.players, 1):
        lines.append(words("lobby-player", number=number, name=escape(player.name)))
    if lobby.waiting:
        waiting = words.join(escape(player.name) for player in lobby.waiting)
        lines.append(words("lobby-waiting", count=len(lobby.waiting), names=waiting))
    return lines


def _missing(look: Look, host: str) -> str:
    least, most = look.book.scenario.players
    count, cards = len(look.state.lobby.players), len(look.state.lobby.roles)
    if cards and cards != count:
        return look.words("lobby-cards-differ", count=cards, players=count)
    if count < least and not cards:
        return look.words("lobby-missing-players", count=least - count)
    return look.words("lobby-full-now" if count == most else "lobby-ready", host=host)


def _buttons(look: Look, watched: bool) -> list[ui.Button[ui.LayoutView]]:
    buttons = [
        look.button("join", "lobby-join-button", Style.success),
        look.button("leave", "lobby-leave-button"),
        look.button("begin", "lobby-begin-button", Style.primary),
        look.button("roles", "lobby-roles-button"),
        look.button("stop", "lobby-stop-button", Style.danger),
    ]
    if look.book.scenario.deal.pool:
        buttons.insert(3, look.button("pool", "pool-button"))
    if settled_by_host(look.book):
        buttons.insert(-2, look.button("house", "rules-button"))
    if watched and not look.state.lobby.relay:
        buttons.append(look.button("relay", "lobby-relay-button"))
    return buttons


def roles_page(
    scenario: str, language: str, look_roles: Sequence[tuple[str, str]], guild: int, number: int = 0
) -> ui.LayoutView:
    """The roles of a scenario: id and team of each, with what they can do; in pages where there are many (``number``:
    which of them, from 0). ``guild``: where it is asked.
    """
    words = words_of(language, scenario)
    pages: list[list[str]] = [[]]
    for role, team in look_roles:
        line = words(
            "roles-line",
            role=words(f"role-{role}"),
            team=words(f"team-{team}") if words.has(f"team-{team}") else team,
            card=words(f"role-{role}.card"),
        )
        if sum(len(one) + 1 for one in pages[-1]) + len(line) > ROLES_TEXT:
            pages.append([])
        pages[-1].append(line)
    at = min(max(number, 0), len(pages) - 1)
    turners = [
        ui.Button[ui.LayoutView](
            label=words(text), custom_id=str(Address(guild, "", 0, "roles-page", f"{scenario}~{to}"))
        )
        for text, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < len(pages)
    ]
    title = f"## {words('roles-title', scenario=words('scenario-title'))}"
    where = words("night-page", page=at + 1, pages=len(pages)) if turners else None
    return page(title, "\n".join(pages[at]), where, *rows(turners), colour=LOBBY)
