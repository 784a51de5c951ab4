"""The end of an evening's game: who was who and what became of them, the story, and what can be kept of it."""

from __future__ import annotations

from collections.abc import Iterator

from simcord.backend.models import Message

from cogs.local_table.page.evening import Evening
from cogs.local_table.page.frames import Json
from cogs.showing.telling import Telling
from core.table import TableId
from core.words import story
from core.words.chronicle import Chronicle
from core.words.ending import ending, fate_of, role_of
from core.words.fill import name_of

WHAT = {"story.md": "page-file-story", "game.yaml": "page-file-script", "game.png": "page-file-picture"}
"""What a file is, by its name."""


class End:
    """The end of the last game, worked out once for each language."""

    def __init__(self) -> None:
        self._told: tuple[str, str] | None = None
        self._end: Json | None = None
        # The game that was last seen to be played.
        self._last: str | None = None

    async def look(self, here: Evening, language: str) -> None:
        """Read the log of the game that has ended. Its table may have been put away before anybody looked."""
        state = here.company.table.state
        if state is not None and state.game is not None and state.token != here.ended:
            self._last = state.token
        if state is not None and not state.over:  # another table has been opened
            here.ended, self._told, self._end = None, None, None
        elif self._last is not None:
            here.ended, self._last = self._last, None
        if here.ended is None or self._told == (here.ended, language):
            return
        now = here.ended, language
        game = await here.company.table.past(now[0])
        told = None if game is None else Telling.of(TableId(here.company.guild.id), game, language)
        chronicle = None if told is None else told.chronicle()
        if told is not None and chronicle is not None:
            self._told, self._end = now, _end(told, chronicle)

    def seen(self, here: Evening) -> Json | None:
        """What is shown of it; its files as soon as they have been posted."""
        if self._end is None:
            return None
        return {**self._end, **_files(here)}


def _end(told: Telling, chronicle: Chronicle) -> Json:
    wording = told.wording
    outcome = ending(wording, chronicle).outcome
    chapters = story(wording, told.game.story_log)
    return {
        "outcome": outcome or told.words("page-no-end"),
        "people": [
            {
                "seat": seat.number,
                "name": told.game.people[seat.number - 1].name,
                "role": role_of(wording, seat),
                "team": name_of(wording.names, "team", seat.team),
                "fate": fate_of(wording, chronicle, seat),
                "won": seat.number in chronicle.winners,
            }
            for seat in chronicle.seats
        ],
        "chapters": [{"title": chapter.heading, "lines": chapter.lines} for chapter in chapters],
    }


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
