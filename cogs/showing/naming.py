"""What a game's threads are called: by which game of the server it is and by its day, so that no two are alike."""

from __future__ import annotations

from datetime import UTC, datetime

from cogs.services import Services
from cogs.showing.view import TableView

PLAYED = "games"
"""Of a server's notes: how many games have had threads here."""


async def thread_name(services: Services, view: TableView, name: str) -> str:
    """The name of a thread of this game, the same one whenever it is asked for."""
    game, _, date = (await services.places.of(view.guild)).get("called", "").partition(" ")
    if not date:
        played = int((await services.guild_notes.settings(view.guild)).get(PLAYED, "0")) + 1
        await services.guild_notes.set_settings(view.guild, {PLAYED: str(played)})
        game, date = str(played), datetime.fromtimestamp(view.now / 1000, UTC).date().isoformat()
        await services.places.put(view.guild, {"called": f"{game} {date}"})
    return view.words("thread-name", name=name, game=game, date=date)
