"""The lobby's message: what is played, who sits there, what is missing to begin."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.showing.panels.cards import table_lines
from cogs.showing.panels.house_rules import settled_by_host, value_text
from cogs.showing.panels.page import LOBBY, page, rows
from cogs.showing.view import NAMES_AT_MOST, Style, TableView, when
from core.books.deal import showing_leavers
from core.table import Player
from core.words import escape, fitting


def lobby_panel(view: TableView, readers: Sequence[Player] = (), voice_at: int | None = None) -> ui.LayoutView:
    """The open lobby. `readers`: players who can open any private thread in the channel. `voice_at`: where
    another game has the voice that this table wants."""
    lobby = view.state.lobby
    words = view.words
    host = _host(view)
    return page(
        f"## {words('lobby-title', scenario=words('scenario-title'))}",
        words("lobby-invitation"),
        "\n".join(_terms(view, host)),
        "\n".join(_seats(view)),
        "\n".join(table_lines(view)),
        _missing(view, host),
        None
        if lobby.relay or not readers
        else words("lobby-moderator-seated", count=len(readers), seats=_readers(view, readers)),
        words("lobby-relay-on") if lobby.relay else None,
        None if voice_at is None else words("lobby-voice-taken", channel=f"<#{voice_at}>"),
        *rows(_buttons(view, bool(readers))),
        colour=LOBBY,
    )


def closed_lobby(view: TableView, text: str) -> ui.LayoutView:
    """What remains of a lobby that has closed or begun: the terms, and a word."""
    return page(
        f"## {view.words('scenario-title')}",
        "\n".join(_seats(view)),
        text,
        colour=LOBBY,
    )


def gathering(view: TableView) -> ui.LayoutView:
    """How a table stands at which nobody plays yet, for whoever asks: the terms, who sits there, what is missing."""
    host = _host(view)
    return page(
        f"### {view.words('lobby-title', scenario=view.words('scenario-title'))}",
        "\n".join(_terms(view, host)),
        "\n".join(_seats(view)),
        _missing(view, host),
        colour=LOBBY,
    )


def _readers(view: TableView, readers: Sequence[Player]) -> str:
    names = tuple(player.name for player in readers)
    return view.words.join(f"**{escape(name)}**" for name in fitting(names, NAMES_AT_MOST))


def _host(view: TableView) -> str:
    lobby = view.state.lobby
    leader = lobby.moderator or lobby.host
    names = {player.user: player.name for player in lobby.everybody}
    return f"**{escape(names[leader])}**" if leader in names else f"<@{leader}>"


def _terms(view: TableView, host: str) -> list[str]:
    lobby = view.state.lobby
    words = view.words
    least, most = view.book.scenario.players
    lines = [
        words("lobby-human-host", host=host) if lobby.moderator else words("lobby-host", host=host),
        *([words("lobby-cohost", person=f"<@{lobby.cohost}>")] if lobby.cohost else []),
        words("list-gap").join(
            (
                words("lobby-scenario", scenario=words("scenario-title")),
                words("lobby-scenario-exact", count=most)
                if least == most
                else words("lobby-scenario-seats", least=least, most=most),
            )
        ),
        words("lobby-language", language=words(f"language-{lobby.language}")),
        words("lobby-pace", pace=lobby.pace),
        words("lobby-voice" if lobby.narrator else "lobby-voice-unnarrated", channel=f"<#{lobby.voice}>")
        if lobby.voice
        else words("lobby-voice-none"),
    ]
    if lobby.reveal is not None and not showing_leavers(view.book, lobby.reveal):
        lines.append(words("lobby-reveal-rulebook"))
    if lobby.options:
        named = [f"{words(f'option-{name}')}: {value_text(view, value)}" for name, value in lobby.options.items()]
        lines.append(words("lobby-options", options=words.join(named)))
    return lines


def _seats(view: TableView) -> list[str]:
    lobby = view.state.lobby
    words = view.words
    lines = [words("lobby-players", count=len(lobby.players), most=view.book.scenario.players[1])]
    if not lobby.players:
        lines.append(words("lobby-players-none"))
    everybody = fitting(tuple(player.name for player in lobby.everybody), NAMES_AT_MOST)
    seated = everybody[: len(lobby.players)]
    for number, name in enumerate(seated, 1):
        lines.append(words("lobby-player", number=number, name=escape(name)))
    if lobby.invited and lobby.invited_until is not None:
        people = words.join(f"<@{player.user}>" for player in lobby.invited)
        lines.append(words("lobby-invited", people=people, when=when(lobby.invited_until)))
    if lobby.waiting:
        waiting = words.join(escape(name) for name in everybody[len(seated) :])
        lines.append(words("lobby-waiting", count=len(lobby.waiting), names=waiting))
    return lines


def _missing(view: TableView, host: str) -> str:
    least, most = view.book.scenario.players
    count = len(view.state.lobby.players)
    cards = len(view.state.lobby.roles)
    if _wants_leader(view):
        return view.words("lobby-needs-host")
    if cards and cards != count:
        return view.words("lobby-cards-differ", count=cards, players=count)
    if count < least and not cards:
        return view.words("lobby-missing-players", count=least - count)
    return view.words("lobby-full-now" if count == most else "lobby-ready", host=host)


def _buttons(view: TableView, watched: bool) -> list[ui.Button[ui.LayoutView]]:
    """First, and green, what is to be done next: to join while chairs must be filled, then to begin."""
    count = len(view.state.lobby.players)
    ready = _is_ready(view)
    full = count >= view.book.scenario.players[1]
    join = view.button("join", "lobby-queue-button" if full else "lobby-join-button", Style.success)
    begin = view.button("begin", "lobby-begin-button", Style.success if ready else Style.secondary)
    if ready:
        join.style = Style.secondary if full else Style.primary
    main = (begin, join) if ready else (join, begin)
    return [
        *main,
        view.button("leave", "lobby-leave-button"),
        view.button("roles", "lobby-roles-button"),
        view.button("settings", "settings-button"),
        *([view.button("house", "rules-button")] if settled_by_host(view.book) else []),
        *([view.button("pool", "pool-button")] if view.book.scenario.deal.pool else []),
        *([view.button("lead", "lobby-lead-button", Style.primary)] if _wants_leader(view) else []),
        *([view.button("relay", "lobby-relay-button")] if watched and not view.state.lobby.relay else []),
        view.button("stop", "lobby-stop-button", Style.danger),
    ]


def _wants_leader(view: TableView) -> bool:
    return view.state.lobby.led and view.state.lobby.moderator is None


def _is_ready(view: TableView) -> bool:
    """Whether as many are here as the cards are for."""
    if _wants_leader(view):
        return False
    count = len(view.state.lobby.players)
    cards = len(view.state.lobby.roles)
    return count == cards if cards else count >= view.book.scenario.players[0]
