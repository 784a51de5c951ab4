"""What is left of a game to take home: its story as text, its moves as a script, its picture."""

from __future__ import annotations

import asyncio
import logging

from cogs.messages.pictures import Pictures
from cogs.showing.panels.end import PICTURE, SCRIPT, STORY
from cogs.showing.telling import Telling
from core.books.library import load
from core.picture.made import sheet_of
from core.picture.sheet import Sheet
from core.rulebook.loader import ScenarioError
from core.script.write_script import UnreplayableError, record

log = logging.getLogger(__name__)

File = tuple[str, bytes]
"""A name and a content."""


def texts_of(telling: Telling) -> list[File]:
    """The files of a game that has ended: names and contents."""
    files = [(STORY, telling.text().encode())]
    try:
        files.append((SCRIPT, record(telling.game.rules_log, load(telling.game.scenario or "")).encode()))
    except (UnreplayableError, ScenarioError, OSError) as error:
        # The rulebook has changed since the game began: its story can be told, but not played again.
        log.warning("table %s: no script of this game: %s", telling.id, error)
    return files


async def picture_of(telling: Telling, pictures: Pictures) -> list[File]:
    """The picture of a game that has ended; none where it could not be drawn."""
    sheet = await asyncio.to_thread(_sheet, telling)
    drawn = None if sheet is None else await pictures.draw(sheet)
    return [] if drawn is None else [(PICTURE, drawn)]


def _sheet(telling: Telling) -> Sheet | None:
    told = telling.chronicle()
    if told is None:
        return None
    try:
        colours = load(told.scenario).scenario.side_colours
    except (ScenarioError, OSError):
        colours = {}  # the rulebook is gone: colours by the names of the teams
    return sheet_of(telling.wording, told, colours)
