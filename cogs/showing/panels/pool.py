"""The table that a host builds out of a pool of roles: the builder, shown to the host alone.

It keeps nothing: what is chosen stands in the lobby, and each component's address says where the builder is open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

import discord
from discord import ui

from cogs.messages.payload import Page
from cogs.messages.press_purposes import BLANK_IN_POOL, Purpose
from cogs.showing.panels.blanks import binder, blank_of
from cogs.showing.panels.cards import on_the_table, table_lines
from cogs.showing.panels.page import LOBBY, OPTIONS, Part, menu, page, rows
from cogs.showing.panels.roles import Guide, role_lines, shortly
from cogs.showing.panels.table_files import IN_POOL, file_buttons
from cogs.showing.view import Style, TableView, side
from core.simulate.estimate import Estimate
from core.simulate.win_tally import NOBODY
from core.words import escape

NAME_AT_MOST = 32
"""Characters of a saved table's name, so that it fits into an address."""


Balance = Estimate | Literal["working", "failed"]


@dataclass(frozen=True, slots=True)
class Focus:
    """Where the builder is open: at a team's page, with a role in hand, or at what a search found."""

    team: str = ""
    page: int = 0
    role: str | None = None
    found: Sequence[str] | None = None
    saved: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    """The tables of this server: cards by name."""
    loaded: str | None = None
    """The name of the one just put on the table."""
    note: str | None = None
    """A text that comes first."""
    balance: Balance | None = None
    """How the table plays out; None where nobody has asked yet."""


def builder(view: TableView, focus: Focus) -> ui.LayoutView:
    """The builder as it stands."""
    words = view.words
    lobby = view.state.lobby
    team = _team(view, focus)
    counted = "pool-count" if lobby.roles else "pool-count-rulebook"
    return page(
        f"### {words('pool-title', scenario=words('scenario-title'))}",
        focus.note,
        words(counted, count=len(lobby.roles), players=len(lobby.players)),
        "\n".join(table_lines(view)),
        balance(view, focus.balance),
        *rows(_teams(view, team)),
        *_roles(view, focus, team),
        *_in_hand(view, focus.role),
        *rows(_tools(view, focus)),
        *_saved(view, focus),
        *file_buttons(view, IN_POOL),
        colour=LOBBY,
    )


def balance(view: TableView, known: Balance | None) -> str | None:
    """How the table plays out, in words; None where nobody has asked."""
    words = view.words
    if known is None:
        return None
    if not isinstance(known, Estimate):
        return words("pool-balance-working" if known == "working" else "pool-balance-failed")
    shares: list[str] = []
    for winners, share in known.shares.items():
        percent = round(share * 100)
        if winners == NOBODY:
            shares.append(words("pool-balance-none", share=percent))
        else:
            team = words.join(side(words, one) for one in winners.split("+"))
            shares.append(words("pool-balance-share", team=team, share=percent))
    text = words("list-comma").join(shares)
    return words("pool-balance", shares=text, games=known.games, margin=round(known.margin * 100))


def _team(view: TableView, focus: Focus) -> str:
    if focus.role is not None:
        return _team_of(view, focus.role)
    return focus.team if focus.team in view.book.scenario.teams else view.book.scenario.teams[0]


def _team_of(view: TableView, role: str) -> str:
    return view.book.team_of(role, view.state.lobby.options)


def _teams(view: TableView, open_team: str) -> list[ui.Button[ui.LayoutView]]:
    return [
        ui.Button(
            label=side(view.words, team)[:80],
            style=Style.primary if team == open_team else Style.secondary,
            custom_id=view.address("poolteam", str(Page(team))),
        )
        for team in view.book.scenario.teams
    ]


def _roles(view: TableView, focus: Focus, team: str) -> list[Part]:
    """The menu of roles: a team's, in pages, or what was found."""
    words = view.words
    counts = Counter(on_the_table(view))
    searched = focus.found is not None
    roles = list(focus.found or ()) if searched else [r for r in view.book.roles if _team_of(view, r) == team]
    if not roles:
        return []
    pages = 1 if searched else -(-len(roles) // OPTIONS)
    at = min(roles.index(focus.role) // OPTIONS if focus.role in roles else focus.page, pages - 1)
    shown = roles[at * OPTIONS : (at + 1) * OPTIONS]
    if searched:
        text = words("pool-found")
    elif pages > 1:
        text = words("pool-pick-page", team=side(words, team), page=at + 1, pages=pages)
    else:
        text = words("pool-pick", team=side(words, team))
    options = [
        discord.SelectOption(
            label=words("pool-role", role=words(f"role-{role}"), count=max(1, counts[role]))[:100],
            value=role,
            description=shortly(words, view.book, role),
            emoji="✅" if counts[role] else None,
            default=role == focus.role,
        )
        for role in shown
    ]
    turners = [
        view.button("poolteam", label, rest=str(Page(team, to)))
        for label, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < pages
    ]
    return [menu(view.address("poolrole"), text, options), *rows(turners)]


def _in_hand(view: TableView, role: str | None) -> list[Part]:
    if role is None:
        return []
    words = view.words
    count = list(on_the_table(view)).count(role)
    chosen = view.state.lobby.roles
    name = words(f"role-{role}")
    blank = blank_of(view, role)
    unbound = blank is not None and blank.team is None
    team = words("pool-unbound") if unbound else side(words, _team_of(view, role))
    fewer = ui.Button[ui.LayoutView](label="−1", custom_id=view.address("poolless", role), disabled=count == 0)
    full = len(on_the_table(view)) >= view.book.scenario.players[1]
    more = ui.Button[ui.LayoutView](
        label="+1", style=Style.success, custom_id=view.address("poolmore", role), disabled=full
    )
    alone = [] if chosen else [view.button("poolalone", "pool-alone-button", rest=role)]
    guide = Guide.of(view.id, view.book.id, words.language.code, view)
    return [
        words("pool-in-hand", role=name, team=team, count=count, card=words(f"role-{role}.card")),
        "\n".join(role_lines(guide, role)),
        ui.ActionRow(fewer, more, *alone),
        *binder(view, role, BLANK_IN_POOL),
    ]


def _tools(view: TableView, focus: Focus) -> list[ui.Button[ui.LayoutView]]:
    tools = [view.button("poolsearch", "pool-search-button"), view.button("pooldefault", "pool-default-button")]
    if view.state.lobby.roles:
        tools.append(view.button("poolsave", "pool-save-button"))
        tools.append(view.button("poolclear", "pool-clear-button", Style.danger))
    if focus.balance == "failed":
        tools.append(view.button("poolagain", "pool-balance-button"))
    return tools


def _saved(view: TableView, focus: Focus) -> list[Part]:
    words = view.words
    if not focus.saved:
        return []
    options = [
        discord.SelectOption(
            label=name,
            value=name,
            description=words("pool-saved-cards", count=len(cards)),
            default=name == focus.loaded,
        )
        for name, cards in list(focus.saved.items())[:OPTIONS]
    ]
    parts: list[Part] = [menu(view.address("poolload"), words("pool-saved-menu"), options)]
    if focus.loaded is not None:
        delete = ui.Button[ui.LayoutView](
            label=words("pool-delete-button", name=focus.loaded)[:80],
            style=Style.danger,
            custom_id=view.address("pooldelete", focus.loaded),
        )
        parts.append(ui.ActionRow(delete))
    return parts


def name_form(view: TableView, purpose: Purpose, title: str, label: str, longest: int) -> ui.Modal:
    """A form of one line: a search, or the name of a table to save."""
    words = view.words
    modal = ui.Modal(title=words(title)[:45], custom_id=view.address(purpose), timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="text", max_length=longest, min_length=1)
    modal.add_item(ui.Label(text=words(label)[:45], component=line))
    modal.stop()
    return modal


def shown_name(name: str) -> str:
    """A saved table's name, safe in markdown."""
    return escape(name)
