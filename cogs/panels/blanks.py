"""The blank cards of a table: what each is bound to, and the menus that bind one."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from cogs.look import Look, side
from cogs.panels.page import OPTIONS, Part, menu, rows
from core.rulebook.blanks import binding, unbound


def binding_line(look: Look, role: str) -> str:
    """Whose card a blank is, and what it can do."""
    words, blanks = look.words, look.book.scenario.blanks
    bound = binding(look.book.scenario, role, look.state.lobby.options)
    if blanks is None or not bound:
        return words("house-blank-free", role=words(f"role-{role}"))
    verbs = [words(f"verb-{verb}") for verb in blanks.verbs if verb in bound.get("abilities", [])]
    powers = words("house-blank-powers", verbs=words.join(verbs)) if verbs else words("house-blank-no-powers")
    return words("house-blank", role=words(f"role-{role}"), team=side(words, bound["team"]), powers=powers)


def is_unbound(look: Look, role: str) -> bool:
    """Whether this is a blank that nobody has given a team."""
    return unbound(look.book.scenario, [role], look.state.lobby.options) is not None


def bindings(look: Look, roles: Iterable[str]) -> list[str]:
    """A line for each bound blank among these cards."""
    scenario, options = look.book.scenario, look.state.lobby.options
    return [binding_line(look, role) for role in dict.fromkeys(roles) if binding(scenario, role, options)]


def binder(look: Look, role: str | None, purposes: str) -> list[Part]:
    """What binds this blank: to a team and, once it has one, to verbs; nothing where it is no blank.

    `purposes`: what the purposes of its components begin with, followed by `team`, `verbs` and `free`.
    """
    words, blanks = look.words, look.book.scenario.blanks
    if role is None or blanks is None or role not in blanks.roles:
        return []
    bound = binding(look.book.scenario, role, look.state.lobby.options)
    teams = [
        discord.SelectOption(label=side(words, team)[:100], value=team, default=team == bound.get("team"))
        for team in blanks.teams
    ]
    parts: list[Part] = [menu(look.address(f"{purposes}team", role), words("house-blank-team"), teams)]
    if not bound:
        return parts
    verbs = [
        discord.SelectOption(
            label=words(f"verb-{verb}")[:100],
            value=verb,
            description=words(f"role-{owner}")[:100],
            default=verb in bound.get("abilities", []),
        )
        for verb, owner in list(blanks.verbs.items())[:OPTIONS]
    ]
    parts.append(menu(look.address(f"{purposes}verbs", role), words("house-blank-verbs"), verbs, 0, len(verbs)))
    return [*parts, *rows([look.button(f"{purposes}free", "house-blank-free-button", rest=role)])]
