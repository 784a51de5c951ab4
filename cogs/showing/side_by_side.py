"""What a table has to know of the others of its server."""

from __future__ import annotations

from cogs.services import Services
from cogs.showing.view import TableView


def voice_elsewhere(services: Services, view: TableView) -> int | None:
    """The channel of the other table whose game has the server's voice, where this one wants it; else None."""
    if view.state.lobby.voice is None:
        return None
    others = (table.state for table in services.known_tables(view.guild) if table.id != view.id)
    with_voice = (state for state in others if state is not None and state.running and state.lobby.voice is not None)
    return next((state.lobby.channel for state in with_voice), None)
