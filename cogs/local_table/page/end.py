"""The end of an evening's game: who was who and what became of them, the story, and what can be kept of it."""

from __future__ import annotations

from collections.abc import Iterator

from simcord.backend.models import Message

from cogs.local_table.page.evening import Evening
from cogs.local_table.page.projection import Json
from cogs.showing.telling import Telling
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

    async def look(self, here: Evening, language: str) -> None:
        """Read the log of a game that has just ended."""
        state = here.company.table.state
        over = state is not None and state.over and state.game is not None
        now = None if state is None or not over else (state.token, language)
        if now is None and (state is None or here.ended != state.token):
            # The table is put away when the next one is opened; until then the end stands.
            self._told, self._end = (None, None) if state is not None else (self._told, self._end)
            return
        if now is None or now == self._told:
            return
        game = await here.company.table.past(now[0])
        told = None if game is None else Telling.of(here.company.guild.id, game, language)
        chronicle = None if told is None else told.chronicle()
        if told is None or chronicle is None:
            return
        here.ended = now[0]
        self._told, self._end = now, _end(told, chronicle)

    def seen(self, here: Evening) -> Json | None:
        """What is shown of it; its files as soon as they have been posted."""
        if self._end is None:
            return None
        return {**self._end, **_files(here)}


def _end(told: Telling, chronicle: Chronicle) -> Json:
    wording = told.wording
    outcome = ending(wording, chronicle).outcome
    chapters = story(wording, told.game.rules_log)
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
