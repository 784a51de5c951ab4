"""At which of a server's tables somebody means to do something, as far as where and who they are tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord

from cogs.services import Services
from core.table import Table, TableState


def meant(tables: Sequence[Table], interaction: discord.Interaction[Any]) -> Table | None:
    """The table in whose channel or thread this was asked; elsewhere the one at which the person sits or which they
    lead, else the only one. None where it could be several, or where there is none."""
    here = interaction.channel_id or 0
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else here
    return in_place(tables, here, parent) or _of_person(tables, interaction.user.id)


def state_meant(services: Services, interaction: discord.Interaction[Any]) -> TableState | None:
    """How the table stands that is meant, as far as this process knows of it: while somebody types."""
    found = meant(services.known_tables(interaction.guild_id or 0), interaction)
    return None if found is None else found.state


def in_place(tables: Sequence[Table], channel: int, parent: int) -> Table | None:
    """The table of a channel or thread, else that of the channel under which the thread is."""
    by: tuple[Callable[[TableState], bool], ...] = (
        lambda state: state.lobby.channel == channel,
        lambda state: state.lobby.home == channel,
        lambda state: state.is_at(parent),
    )
    return next((found[0] for fits in by if (found := _those(tables, fits))), None)


def _of_person(tables: Sequence[Table], user: int) -> Table | None:
    living = _those(tables, lambda state: not state.over)
    own = _those(living, lambda state: state.sits(user) or state.leads(user))
    own = own or _those(living, lambda state: state.seat_of(user) is not None) or living or list(tables)
    return own[0] if len(own) == 1 else None


def _those(tables: Sequence[Table], fits: Callable[[TableState], bool]) -> list[Table]:
    return [table for table in tables if table.state is not None and fits(table.state)]
