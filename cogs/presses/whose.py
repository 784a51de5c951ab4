"""At which of a server's tables somebody means to do something, as far as where and who they are tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord

from cogs.services import Services
from core.table import Table, TableState


def meant(services: Services, tables: Sequence[Table], interaction: discord.Interaction[Any]) -> Table | None:
    """The table in whose channel or thread this was asked; elsewhere the one at which the person sits or which they
    lead, else the only one. None where it could be several, or where there is none."""
    here = interaction.channel_id or 0
    channel = interaction.channel
    user = interaction.user.id
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    found = None if parent is None else _in_thread(services, tables, here)
    return found or _in_channel(tables, here if parent is None else parent, user) or _of_person(tables, user)


def state_meant(services: Services, interaction: discord.Interaction[Any]) -> TableState | None:
    """How the table stands that is meant, as far as this process knows of it: while somebody types."""
    found = meant(services, services.known_tables(interaction.guild_id or 0), interaction)
    return None if found is None else found.state


def table_here(services: Services, interaction: discord.Interaction[Any]) -> Table | None:
    """The table that is in this very channel or thread, or one of whose rooms this is."""
    tables = services.known_tables(interaction.guild_id or 0)
    here = interaction.channel_id or 0
    if isinstance(interaction.channel, discord.Thread):
        return _in_thread(services, tables, here)
    return next(iter(_those(tables, lambda state: state.is_at(here))), None)


def _in_thread(services: Services, tables: Sequence[Table], thread: int) -> Table | None:
    """The table that is in a thread, or one of whose rooms that is."""
    at = _those(tables, lambda state: state.is_at(thread))
    return next(iter(at or [table for table in tables if services.threads.is_known(table.id, thread)]), None)


def _in_channel(tables: Sequence[Table], channel: int, user: int) -> Table | None:
    """The table that is in a channel, or the only one in a thread under it. At night nobody writes in a table's own
    thread, so that who plays in one, and not at the channel's table, means their own."""
    at = _those(tables, lambda state: state.is_at(channel))
    under = _those(tables, lambda state: state.is_under(channel))
    under = _those(under, lambda state: not state.over) or under
    own = _those(under, lambda state: state.sits(user) or state.judges(user))
    likely = own if own and not any(table in own for table in at) else at or under
    return likely[0] if len(likely) == 1 else next(iter(at), None)


def _of_person(tables: Sequence[Table], user: int) -> Table | None:
    living = _those(tables, lambda state: not state.over)
    own = _those(living, lambda state: state.sits(user) or state.leads(user))
    own = own or _those(living, lambda state: state.seat_of(user) is not None) or living or list(tables)
    return own[0] if len(own) == 1 else None


def _those(tables: Sequence[Table], fits: Callable[[TableState], bool]) -> list[Table]:
    return [table for table in tables if table.state is not None and fits(table.state)]
