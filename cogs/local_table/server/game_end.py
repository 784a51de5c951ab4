"""The end of an evening's game: who was who and what became of them, the story, and what can be kept of it."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime

from simcord.backend.models import Message

from cogs.local_table.server.ending_page import keepsake
from cogs.local_table.server.evening import Evening
from cogs.local_table.server.frames import Json
from cogs.local_table.server.knowledge import side_number
from cogs.showing.telling import Telling
from core.books.library import load
from core.rulebook.loader import ScenarioError
from core.table import PastGame, TableId
from core.words import story
from core.words.chronicle import Chronicle, SeatStory
from core.words.ending import ending, fate_of, role_of
from core.words.fill import name_of

log = logging.getLogger(__name__)

WHAT = {"story.md": "page-file-story", "game.yaml": "page-file-script", "game.png": "page-file-picture"}
"""What a file is, by its name."""
VERDICTS = {True: "page-end-won-self", False: "page-end-lost-self", None: "page-end-title"}
"""What the end is called by whoever won it, lost it, or has only watched it, or where nobody won."""


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

    def keepsake(self, here: Evening, language: str) -> str | None:
        """All that is shown of it as one page to keep, with the picture if that is drawn."""
        end = self.seen(here, language)
        if end is None:
            return None
        return keepsake(end, here.page_words(language), end["keepsake"]["what"], _picture(here))


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
    return None if chronicle is None else _end(told, chronicle, here.me)


def _end(told: Telling, chronicle: Chronicle, me: int) -> Json:
    wording = told.wording
    colours = _colours(chronicle)
    ended = ending(wording, chronicle)
    mine = _mine(told, chronicle, me)
    name = f"mafia-{chronicle.scenario.replace('_', '-')}-{_day(told.game)}.html"
    won = None if mine is None or not chronicle.winner else mine.number in chronicle.winners
    chapters = story(wording, told.game.story_log)
    return {
        "title": told.words(VERDICTS[won]),
        "won": won,
        "colour": _colour(chronicle, colours, mine if won else None),
        "outcome": ended.outcome or told.words("page-no-end"),
        "turns": ended.turns,
        "keepsake": {"name": name, "url": f"/keepsake/{name}", "what": _heading(told)},
        "people": [
            {
                "id": str(told.game.people[seat.number - 1].user),
                "seat": seat.number,
                "name": told.game.people[seat.number - 1].name,
                "role": role_of(wording, seat),
                "team": name_of(wording.names, "team", seat.team),
                "colour": side_number(colours, seat.team),
                "fate": fate_of(wording, chronicle, seat),
                "won": seat.number in chronicle.winners,
                "alive": seat.fate is None,
                "left": seat.fate is not None and seat.fate.absent,
            }
            for seat in chronicle.seats
        ],
        "chapters": [{"title": chapter.heading, "lines": chapter.lines} for chapter in chapters],
    }


def _heading(told: Telling) -> str:
    """What was played, and on which day."""
    return f"{told.words('scenario-title')} · {_day(told.game)}"


def _day(game: PastGame) -> str:
    return datetime.fromtimestamp(game.ended / 1000, UTC).date().isoformat()


def _mine(told: Telling, chronicle: Chronicle, me: int) -> SeatStory | None:
    """The viewer's seat; None where they have only watched."""
    return next((seat for seat in chronicle.seats if told.game.people[seat.number - 1].user == me), None)


def _colour(chronicle: Chronicle, colours: Mapping[str, int], winner: SeatStory | None) -> int | None:
    """The colour of the side that won: of the viewer's own, where theirs is among several. None where nobody did."""
    if winner is not None:
        return side_number(colours, winner.team)
    return side_number(colours, chronicle.winner[0]) if chronicle.winner else None


def _colours(chronicle: Chronicle) -> Mapping[str, int]:
    """The numbers of the colours of the rulebook's sides; none where it is gone."""
    try:
        return load(chronicle.scenario).scenario.side_colours
    except (ScenarioError, OSError):
        return {}


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


def _picture(here: Evening) -> bytes | None:
    for message in _with_files(here):
        pictures = (one["url"] for one in message.attachments if str(one["content_type"]).startswith("image/"))
        return next(filter(None, map(here.env.backend.cdn.get, pictures)), None)
    return None


def _with_files(here: Evening) -> Iterator[Message]:
    for channel in here.view.channels():
        yield from (one for one in reversed(here.view.shown(channel.id)) if one.attachments)
