"""What a game's threads are called: by which game of the server it is and by its day, so that no two are alike."""

from __future__ import annotations

from datetime import UTC, datetime

from cogs.services import Services
from cogs.showing.view import TableView


async def thread_name(services: Services, view: TableView, name: str) -> str:
    """The name of a thread of this game, the same one whenever it is asked for."""
    game, _, date = (await services.places.of(view.id)).get("called", "").partition(" ")
    if not date:
        game = str(await services.guild_notes.number_of(view.guild, view.state.token))
        date = datetime.fromtimestamp(view.now / 1000, UTC).date().isoformat()
        await services.places.put(view.id, {"called": f"{game} {date}"})
    return view.words("thread-name", name=name, game=game, date=date)
