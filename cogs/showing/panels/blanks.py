"""The blank cards of a table: what each is bound to, and the menus that bind one."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from cogs.messages.press_purposes import BlankPurposes
from cogs.showing.panels.page import OPTIONS, Part, menu, rows
from cogs.showing.view import TableView, side
from core.rules import views
from core.rules.views import Blank


def blank_of(view: TableView, role: str | None) -> Blank | None:
    """The blank card of this role, as the table has bound it; None where it is no blank."""
    return next((blank for blank in views.blanks(view.book, view.state.lobby.options) if blank.role == role), None)


def binding_line(view: TableView, blank: Blank) -> str:
    """Whose card a blank is, and what it can do."""
    words = view.words
    role = view.words(f"role-{blank.role}")
    if blank.team is None:
        return words("house-blank-free", role=role)
    verbs = [words(f"verb-{verb}") for verb in blank.verbs]
    powers = words("house-blank-powers", verbs=words.join(verbs)) if verbs else words("house-blank-no-powers")
    return words("house-blank", role=role, team=side(words, blank.team), powers=powers)


def bindings(view: TableView, roles: Iterable[str]) -> list[str]:
    """A line for each bound blank among these cards."""
    blanks = [blank_of(view, role) for role in dict.fromkeys(roles)]
    return [binding_line(view, blank) for blank in blanks if blank is not None and blank.team is not None]


def binder(view: TableView, role: str | None, purposes: BlankPurposes) -> list[Part]:
    """What binds this blank: to a team and, once it has one, to verbs; nothing where it is no blank."""
    words = view.words
    rule = view.book.scenario.blanks
    blank = blank_of(view, role)
    if rule is None or blank is None:
        return []
    teams = [
        discord.SelectOption(label=side(words, team)[:100], value=team, default=team == blank.team)
        for team in rule.teams
    ]
    parts: list[Part] = [menu(view.address(purposes.team, blank.role), words("house-blank-team"), teams)]
    if blank.team is None:
        return parts
    verbs = [
        discord.SelectOption(
            label=words(f"verb-{verb}")[:100],
            value=verb,
            description=words(f"role-{owner}")[:100],
            default=verb in blank.verbs,
        )
        for verb, owner in list(rule.verbs.items())[:OPTIONS]
    ]
    parts.append(menu(view.address(purposes.verbs, blank.role), words("house-blank-verbs"), verbs, 0, len(verbs)))
    return [*parts, *rows([view.button(purposes.free, "house-blank-free-button", rest=blank.role)])]
