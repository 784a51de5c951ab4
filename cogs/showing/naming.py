"""What a game's threads are called: by which game of the server it is and by its day, so that no two are alike."""

from __future__ import annotations

from datetime import UTC, datetime

from cogs.messages.note_codecs import GameAndDate
from cogs.messages.place_notes import GAME_CALLED
from cogs.services import Services
from cogs.showing.view import TableView


async def thread_name(services: Services, view: TableView, name: str) -> str:
    """The name of a thread of this game, the same one whenever it is asked for."""
    called = await services.places.get(view.work, GAME_CALLED)
    if called is None or not called.date:
        game = str(await services.guild_notes.number_of(view.guild, view.state.token))
        called = GameAndDate(game, datetime.fromtimestamp(view.now / 1000, UTC).date().isoformat())
        await services.places.put(view.work, GAME_CALLED.set_to(called))
    digits = str.maketrans("0123456789", view.words.language.digits)
    game = called.game.translate(digits)
    date = view.words("date-gap").join(called.date.translate(digits).split("-"))
    return view.words("thread-name", name=name, game=game, date=date)
