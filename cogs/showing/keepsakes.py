"""What is left of a game to take home: its story as text, and its moves as a script."""

from __future__ import annotations

import logging

from cogs.showing.panels.end import SCRIPT, STORY
from cogs.showing.telling import Telling
from core.books.library import load
from core.rulebook.loader import ScenarioError
from core.script.record import UnreplayableError, record

log = logging.getLogger(__name__)


def texts_of(telling: Telling) -> list[tuple[str, bytes]]:
    """The files of a game that has ended: names and contents."""
    files = [(STORY, telling.text().encode())]
    try:
        files.append((SCRIPT, record(telling.game.rules_log, load(telling.game.scenario or "")).encode()))
    except (UnreplayableError, ScenarioError, OSError) as error:
        # The rulebook has changed since the game began: its story can be told, but not played again.
        log.warning("guild %s: no script of this game: %s", telling.guild, error)
    return files
