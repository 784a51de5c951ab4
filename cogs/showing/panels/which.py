"""Which table, or which team: a menu of those in question, for one person alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.showing.panels.page import menu, page
from cogs.showing.view import room_name, words_of
from core.table import Table, TableState
from core.words import Words

Named = Callable[[int], Any]
"""What Discord has told of a channel, by its id; None where it has not."""


def which_table(tables: Sequence[Table], words: Words, address: str, channel: Named) -> ui.LayoutView:
    """A menu of the tables: where each is, what is played, how many are there."""
    standing = [(table.id, table.state) for table in tables if table.state is not None]
    lines = [words("which-line", channel=f"<#{state.lobby.channel}>", **_told(state, words)) for _, state in standing]
    options = [
        discord.SelectOption(
            label=_name(channel(state.lobby.channel), f"{number}"),
            value=str(id_),
            description=words("which-option", **_told(state, words))[:100],
        )
        for number, (id_, state) in enumerate(standing, 1)
    ]
    return page(words("which-ask"), "\n".join(lines), menu(address, words("which-menu"), options))


def which_team(
    teams: Sequence[tuple[str, str, TableState]], words: Words, address: str, channel: Named
) -> ui.LayoutView:
    """A menu of somebody's teams: of each what the menu calls it, its room, and how its table stands."""
    lines: list[str] = []
    options: list[discord.SelectOption] = []
    for number, (value, room, state) in enumerate(teams, 1):
        own = words_of(words.language.code, state.lobby.scenario)
        name = room_name(own, room)
        scenario = own("scenario-title")
        at = state.lobby.channel
        lines.append(words("which-relay-line", room=name, channel=f"<#{at}>", scenario=scenario))
        label = words("which-relay-option", room=name, channel=_name(channel(at), f"{number}"))
        options.append(discord.SelectOption(label=label[:100], value=value, description=scenario[:100]))
    menu_of_teams = menu(address, words("which-relay-menu"), options)
    return page(words("which-relay-ask"), "\n".join(lines), menu_of_teams)


def _told(state: TableState, words: Words) -> dict[str, Any]:
    scenario = words_of(words.language.code, state.lobby.scenario)("scenario-title")
    if state.game is None:
        return {"scenario": scenario, "count": len(state.lobby.players), "stage": "lobby"}
    return {"scenario": scenario, "count": len(state.game.living), "stage": "over" if state.over else "game"}


def _name(channel: Any, otherwise: str) -> str:
    name = getattr(channel, "name", None)
    return f"#{name}"[:100] if name else otherwise
