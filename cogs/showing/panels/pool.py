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
from cogs.showing.panels.blanks import binder, bindings, blank_of
from cogs.showing.panels.page import LOBBY, OPTIONS, Part, menu, page, rows
from cogs.showing.view import Style, TableView, side
from core.books.deal import hand_refusal, hand_warnings, options_of, roles_for
from core.rules.refusal import Refusal
from core.simulate.estimate import Estimate
from core.simulate.tally import NOBODY
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
    # The tables of this server: cards by name.
    saved: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    # The name of the one just put on the table.
    loaded: str | None = None
    # A text that comes first.
    note: str | None = None
    # How the table plays out; None where nobody has asked yet.
    balance: Balance | None = None


def builder(view: TableView, focus: Focus) -> ui.LayoutView:
    """The builder as it stands."""
    words, lobby = view.words, view.state.lobby
    team = _team(view, focus)
    return page(
        f"### {words('pool-title', scenario=words('scenario-title'))}",
        focus.note,
        words("pool-count", count=len(lobby.roles), players=len(lobby.players)),
        "\n".join(table_lines(view)),
        balance(view, focus.balance),
        *rows(_teams(view, team)),
        *_roles(view, focus, team),
        *_in_hand(view, focus.role),
        *rows(_tools(view)),
        *_saved(view, focus),
        colour=LOBBY,
    )


def table_lines(view: TableView) -> list[str]:
    """The table as it would be dealt now: its roles by team, why it may not be, what the rulebook advises against.

    Built out of a pool, or as the rulebook deals to the players who are here.
    """
    words, lobby = view.words, view.state.lobby
    if lobby.roles:
        head = words("lobby-table", count=len(lobby.roles))
        roles: Sequence[str] | Refusal = lobby.roles
    else:
        count = proposed_for(view)
        head = words("lobby-dealt", count=count)
        roles = dealt(view, count)
    if isinstance(roles, Refusal):
        return [words("pool-refused", reason=view.wording.word_refusal(roles.code, roles.args))]
    options = options_of(view.book, lobby.options, roles)
    if isinstance(options, Refusal):
        return [words("pool-refused", reason=view.wording.word_refusal(options.code, options.args))]
    lines = [head, *by_team(view, roles), *bindings(view, roles)]
    problem = hand_refusal(view.book, roles, options)
    if problem is not None:
        lines.append(words("pool-refused", reason=view.wording.word_refusal(problem.code, problem.args)))
    lines += [
        words("pool-warning", warning=words(f"warning-{code}")) for code in hand_warnings(view.book, roles, options)
    ]
    return lines


def by_team(view: TableView, roles: Sequence[str]) -> list[str]:
    """A line for each team that has a role here."""
    words, counts = view.words, Counter(roles)
    lines: list[str] = []
    for team in view.book.scenario.teams:
        own = {role: n for role, n in counts.items() if view.book.team_of(role, view.state.lobby.options) == team}
        if own:
            named = [words("pool-role", role=words(f"role-{role}"), count=n) for role, n in own.items()]
            text = words("list-comma").join(named)
            lines.append(words("pool-team", team=side(words, team), count=sum(own.values()), roles=text))
    return lines


def proposed_for(view: TableView) -> int:
    """For how many the rulebook's table is proposed: those who are here, as far as the rulebook goes."""
    least, most = view.book.scenario.players
    return max(least, min(most, len(view.state.lobby.players)))


def dealt(view: TableView, count: int) -> list[str] | Refusal:
    """What the rulebook deals to so many."""
    options = options_of(view.book, view.state.lobby.options, [""] * count)
    return options if isinstance(options, Refusal) else roles_for(view.book, count, options)


def found(view: TableView, text: str) -> list[str]:
    """Roles whose name or card holds this text, those whose name does first."""
    wanted = text.strip().casefold()
    words = view.words
    named = [role for role in view.book.roles if wanted in words(f"role-{role}").casefold() or wanted in role]
    told = [role for role in view.book.roles if wanted in words(f"role-{role}.card").casefold()]
    return list(dict.fromkeys([*named, *told]))


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
    words, counts = view.words, Counter(view.state.lobby.roles)
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
            description=words(f"role-{role}.card")[:100],
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
    words, count = view.words, view.state.lobby.roles.count(role)
    name, blank = words(f"role-{role}"), blank_of(view, role)
    unbound = blank is not None and blank.team is None
    team = words("pool-unbound") if unbound else side(words, _team_of(view, role))
    fewer = ui.Button[ui.LayoutView](label="−1", custom_id=view.address("poolless", role), disabled=count == 0)
    full = len(view.state.lobby.roles) >= view.book.scenario.players[1]
    more = ui.Button[ui.LayoutView](
        label="+1", style=Style.success, custom_id=view.address("poolmore", role), disabled=full
    )
    night = words("card-night", night=words(f"role-{role}.night"))
    return [
        words("pool-in-hand", role=name, team=team, count=count, card=words(f"role-{role}.card"), night=night),
        ui.ActionRow(fewer, more),
        *binder(view, role, "poolblank"),
    ]


def _tools(view: TableView) -> list[ui.Button[ui.LayoutView]]:
    tools = [view.button("poolsearch", "pool-search-button"), view.button("pooldefault", "pool-default-button")]
    if view.state.lobby.roles:
        tools.append(view.button("poolsave", "pool-save-button"))
        tools.append(view.button("poolclear", "pool-clear-button", Style.danger))
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


def name_form(view: TableView, purpose: str, title: str, label: str, longest: int) -> ui.Modal:
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
