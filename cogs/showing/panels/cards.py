"""The cards of a table that gathers: what lies on it, or what the rulebook would deal to those who are here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cogs.showing.panels.blanks import bindings
from cogs.showing.view import TableView, side
from core.books.deal import hand_refusal, hand_warnings, options_of, roles_for
from core.rules.refusal import Refusal


def table_lines(view: TableView) -> list[str]:
    """The table as it would be dealt now: its roles by team, why it may not be, what the rulebook advises against.

    Built out of a pool, or as the rulebook deals to the players who are here.
    """
    words = view.words
    lobby = view.state.lobby
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
    words = view.words
    counts = Counter(roles)
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


def on_the_table(view: TableView) -> Sequence[str]:
    """The cards that would be dealt now: those that were chosen, else the rulebook's; none where that deals nothing."""
    roles = view.state.lobby.roles or dealt(view, proposed_for(view))
    return () if isinstance(roles, Refusal) else roles
