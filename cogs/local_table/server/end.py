"""The end of an evening's game: who was who and what became of them, the story, and what can be kept of it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

from simcord.backend.models import Message

from cogs.local_table.server.evening import Evening
from cogs.local_table.server.frames import Json
from cogs.local_table.server.knowledge import side_number
from cogs.showing.telling import Telling
from core.books.library import load
from core.rulebook.loader import ScenarioError
from core.table import PastGame, TableId
from core.words import story
from core.words.chronicle import Chronicle
from core.words.ending import ending, fate_of, role_of
from core.words.fill import name_of

log = logging.getLogger(__name__)

WHAT = {"story.md": "page-file-story", "game.yaml": "page-file-script", "game.png": "page-file-picture"}
"""What a file is, by its name."""


class End:
    """The end of the last game, worked out once for each language."""

    def __init__(self) -> None:
        self._ends: dict[tuple[str, str], Json | None] = {}

    async def look(self, here: Evening, language: str) -> None:
        """Read the log of the game that has ended, if there is one that was not read in this language."""
        ended = here.ended
        if ended is None or (ended, language) in self._ends:
            return
        game = await _read(here, ended)
        if game is None:
            return
        self._ends = {key: end for key, end in self._ends.items() if key[0] == ended}
        self._ends[ended, language] = _told(here, game, language)

    def seen(self, here: Evening, language: str) -> Json | None:
        """What is shown of it; its files as soon as they have been posted."""
        end = None if here.ended is None else self._ends.get((here.ended, language))
        return None if end is None else {**end, **_files(here)}


async def _read(here: Evening, ended: str) -> PastGame | None:
    """A game; None where it is not put away yet, or nobody can read it any more."""
    try:
        return await here.company.table.past(ended)
    except ValueError:
        log.warning("game %s cannot be read, and is not told", ended, exc_info=True)
        return None


def _told(here: Evening, game: PastGame, language: str) -> Json | None:
    told = Telling.of(TableId(here.company.guild.id), game, language)
    chronicle = told.chronicle()
    return None if chronicle is None else _end(told, chronicle)


def _end(told: Telling, chronicle: Chronicle) -> Json:
    wording, teams = told.wording, _teams(chronicle)
    outcome = ending(wording, chronicle).outcome
    chapters = story(wording, told.game.story_log)
    return {
        "outcome": outcome or told.words("page-no-end"),
        "people": [
            {
                "id": str(told.game.people[seat.number - 1].user),
                "seat": seat.number,
                "name": told.game.people[seat.number - 1].name,
                "role": role_of(wording, seat),
                "team": name_of(wording.names, "team", seat.team),
                "colour": side_number(teams, seat.team),
                "fate": fate_of(wording, chronicle, seat),
                "won": seat.number in chronicle.winners,
                "alive": seat.fate is None,
                "left": seat.fate is not None and seat.fate.absent,
            }
            for seat in chronicle.seats
        ],
        "chapters": [{"title": chapter.heading, "lines": chapter.lines} for chapter in chapters],
    }


def _teams(chronicle: Chronicle) -> list[str]:
    """The sides of the rulebook; none where it is gone."""
    try:
        return load(chronicle.scenario).scenario.teams
    except (ScenarioError, OSError):
        return []


def _files(here: Evening) -> Json:
    """The files of the newest message that has any: what the bot says at the end."""
    words = here.page_words(here.plan.language)
    files: list[Json] = []
    picture: str | None = None
    for message in _with_files(here):
        for file in here.view.message(message)["attachments"]:
            if file["type"].startswith("image/"):
                picture = picture or file["url"]
            what = words(WHAT[file["name"]]) if file["name"] in WHAT else file["name"]
            files.append({"name": file["name"], "url": file["url"], "what": what})
        break
    return {"picture": picture, "files": files}


def _with_files(here: Evening) -> Iterator[Message]:
    for channel in here.view.channels():
        yield from (one for one in reversed(here.view.shown(channel.id)) if one.attachments)
