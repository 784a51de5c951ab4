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

from cogs.look import Look, Style, side
from cogs.panels.blanks import binder, bindings, is_unbound
from cogs.panels.page import LOBBY, Part, menu, page, rows
from core.rules.deal import hand_refusal, hand_warnings, options_of, roles_for
from core.rules.refusal import Refusal
from core.simulate.estimate import Estimate
from core.simulate.tally import NOBODY
from core.words import escape

OPTIONS = 25
SEPARATOR = "~"
NAME_AT_MOST = 32
"""Characters of a saved table's name, so that it fits into an address."""


Balance = Estimate | Literal["working", "failed"]


@dataclass(frozen=True, slots=True)
class Focus:
    """Where the builder is open: at a team's page, with a role in hand, or at what a search found.

    ``saved``: the cards of this server's tables, ``loaded`` the name of the one just put on the table. ``note``: a text
    that comes first. ``balance``: how the table plays out; None where nobody has asked yet.
    """

    team: str = ""
    page: int = 0
    role: str | None = None
    found: Sequence[str] | None = None
    saved: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    loaded: str | None = None
    note: str | None = None
    balance: Balance | None = None


def builder(look: Look, focus: Focus) -> ui.LayoutView:
    """The builder as it stands."""
    words, lobby = look.words, look.state.lobby
    team = _team(look, focus)
    return page(
        f"### {words('pool-title', scenario=words('scenario-title'))}",
        focus.note,
        words("pool-count", count=len(lobby.roles), players=len(lobby.players)),
        "\n".join(table_lines(look)),
        balance(look, focus.balance),
        *rows(_teams(look, team)),
        *_roles(look, focus, team),
        *_in_hand(look, focus.role),
        *rows(_tools(look)),
        *_saved(look, focus),
        colour=LOBBY,
    )


def table_lines(look: Look) -> list[str]:
    """The table as it would be dealt now: its roles by team, why it may not be, what the rulebook advises against.

    Built out of a pool, or as the rulebook deals to the players who are here.
    """
    words, lobby = look.words, look.state.lobby
    if lobby.roles:
        head = words("lobby-table", count=len(lobby.roles))
        roles: Sequence[str] | Refusal = lobby.roles
    else:
        count = proposed_for(look)
        head = words("lobby-dealt", count=count)
        roles = dealt(look, count)
    if isinstance(roles, Refusal):
        return [words("pool-refused", reason=look.wording.word_refusal(roles.code, roles.args))]
    options = options_of(look.book, lobby.options, roles)
    if isinstance(options, Refusal):
        return [words("pool-refused", reason=look.wording.word_refusal(options.code, options.args))]
    lines = [head, *by_team(look, roles), *bindings(look, roles)]
    problem = hand_refusal(look.book, roles, options)
    if problem is not None:
        lines.append(words("pool-refused", reason=look.wording.word_refusal(problem.code, problem.args)))
    lines += [
        words("pool-warning", warning=words(f"warning-{code}")) for code in hand_warnings(look.book, roles, options)
    ]
    return lines


def by_team(look: Look, roles: Sequence[str]) -> list[str]:
    """A line for each team that has a role here."""
    words, counts = look.words, Counter(roles)
    lines: list[str] = []
    for team in look.book.scenario.teams:
        own = {role: n for role, n in counts.items() if look.book.team_of(role, look.state.lobby.options) == team}
        if own:
            named = [words("pool-role", role=words(f"role-{role}"), count=n) for role, n in own.items()]
            text = words("list-comma").join(named)
            lines.append(words("pool-team", team=side(words, team), count=sum(own.values()), roles=text))
    return lines


def proposed_for(look: Look) -> int:
    """For how many the rulebook's table is proposed: those who are here, as far as the rulebook goes."""
    least, most = look.book.scenario.players
    return max(least, min(most, len(look.state.lobby.players)))


def dealt(look: Look, count: int) -> list[str] | Refusal:
    """What the rulebook deals to so many."""
    options = options_of(look.book, look.state.lobby.options, [""] * count)
    return options if isinstance(options, Refusal) else roles_for(look.book, count, options)


def found(look: Look, text: str) -> list[str]:
    """Roles whose name or card holds this text, those whose name does first."""
    wanted = text.strip().casefold()
    words = look.words
    named = [role for role in look.book.roles if wanted in words(f"role-{role}").casefold() or wanted in role]
    told = [role for role in look.book.roles if wanted in words(f"role-{role}.card").casefold()]
    return list(dict.fromkeys([*named, *told]))


def balance(look: Look, known: Balance | None) -> str | None:
    """How the table plays out, in words; None where nobody has asked."""
    words = look.words
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


def _team(look: Look, focus: Focus) -> str:
    if focus.role is not None:
        return _team_of(look, focus.role)
    return focus.team if focus.team in look.book.scenario.teams else look.book.scenario.teams[0]


def _team_of(look: Look, role: str) -> str:
    return look.book.team_of(role, look.state.lobby.options)


def _teams(look: Look, open_team: str) -> list[ui.Button[ui.LayoutView]]:
    return [
        ui.Button(
            label=side(look.words, team)[:80],
            style=Style.primary if team == open_team else Style.secondary,
            custom_id=look.address("poolteam", f"{team}{SEPARATOR}0"),
        )
        for team in look.book.scenario.teams
    ]


def _roles(look: Look, focus: Focus, team: str) -> list[Part]:
    """The menu of roles: a team's, in pages, or what was found."""
    words, counts = look.words, Counter(look.state.lobby.roles)
    searched = focus.found is not None
    roles = list(focus.found or ()) if searched else [r for r in look.book.roles if _team_of(look, r) == team]
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
        look.button("poolteam", label, rest=f"{team}{SEPARATOR}{to}")
        for label, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < pages
    ]
    return [menu(look.address("poolrole"), text, options), *rows(turners)]


def _in_hand(look: Look, role: str | None) -> list[Part]:
    if role is None:
        return []
    words, count = look.words, look.state.lobby.roles.count(role)
    name, team = words(f"role-{role}"), side(words, _team_of(look, role))
    if is_unbound(look, role):
        team = words("pool-unbound")
    fewer = ui.Button[ui.LayoutView](label="−1", custom_id=look.address("poolless", role), disabled=count == 0)
    full = len(look.state.lobby.roles) >= look.book.scenario.players[1]
    more = ui.Button[ui.LayoutView](
        label="+1", style=Style.success, custom_id=look.address("poolmore", role), disabled=full
    )
    return [
        words("pool-in-hand", role=name, team=team, count=count, card=words(f"role-{role}.card")),
        ui.ActionRow(fewer, more),
        *binder(look, role, "poolblank"),
    ]


def _tools(look: Look) -> list[ui.Button[ui.LayoutView]]:
    tools = [look.button("poolsearch", "pool-search-button"), look.button("pooldefault", "pool-default-button")]
    if look.state.lobby.roles:
        tools.append(look.button("poolsave", "pool-save-button"))
        tools.append(look.button("poolclear", "pool-clear-button", Style.danger))
    return tools


def _saved(look: Look, focus: Focus) -> list[Part]:
    words = look.words
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
    parts: list[Part] = [menu(look.address("poolload"), words("pool-saved-menu"), options)]
    if focus.loaded is not None:
        delete = ui.Button[ui.LayoutView](
            label=words("pool-delete-button", name=focus.loaded)[:80],
            style=Style.danger,
            custom_id=look.address("pooldelete", focus.loaded),
        )
        parts.append(ui.ActionRow(delete))
    return parts


def name_form(look: Look, purpose: str, title: str, label: str, longest: int) -> ui.Modal:
    """A form of one line: a search, or the name of a table to save."""
    words = look.words
    modal = ui.Modal(title=words(title)[:45], custom_id=look.address(purpose), timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="text", max_length=longest, min_length=1)
    modal.add_item(ui.Label(text=words(label)[:45], component=line))
    modal.stop()
    return modal


def shown_name(name: str) -> str:
    """A saved table's name, safe in markdown."""
    return escape(name)
