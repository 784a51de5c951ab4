"""The session: one person, however many tabs, from the start screen through evenings and back."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cogs.local_table.server.aside import aside
from cogs.local_table.server.catalogs import Catalogs
from cogs.local_table.server.evening_warming import warm
from cogs.local_table.server.frames import NO_MOMENTS, NO_SEATS, Json, RefusedRequest
from cogs.local_table.server.home import Home
from cogs.local_table.server.keep import Rows
from cogs.local_table.server.page_texts import page_words
from cogs.local_table.server.plan import Plan
from cogs.local_table.server.sent_frames import Ear, Pages
from cogs.local_table.server.unwatched import pause_unwatched
from cogs.showing.view import words_of
from core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from cogs.local_table.server.narration import Recordings
    from cogs.local_table.server.sitting import Sitting

log = logging.getLogger(__name__)

REMEMBERED = 1000
"""Answers that are kept for requests that come again."""


class PageSession:
    """What the browser talks to. Every request is done once, however often it comes. `welcomed`: a page has been told
    all. `recorded`: where the operator's own recordings are."""

    def __init__(
        self, language: str, home: Home, catalogs: Catalogs, seed: int | None = None, recorded: Path | None = None
    ) -> None:
        self.language = language
        self._home = home
        self._seed = seed
        self._catalogs = catalogs
        self._recorded = recorded
        self._sitting: Sitting | None = None
        # By language, of the last table: a page may ask for what it was told to play when that table has been left.
        self._recordings: dict[str, Recordings] = {}
        self.welcomed = asyncio.Event()
        self.pages = Pages(self._look, self._changes, self.all)
        self._trouble: str | None = None
        self._chose_language = False
        self._stack = AsyncExitStack()
        self._answers: OrderedDict[str, asyncio.Task[Json]] = OrderedDict()
        self._moving = asyncio.Lock()
        self._moves = set[asyncio.Task[None]]()

    @property
    def words(self) -> Words:
        """The page's own texts."""
        return words_of(self.language)

    async def close(self) -> None:
        """End the evening, which can be taken up again."""
        self._sitting = None
        stack = self._stack
        self._stack = AsyncExitStack()
        await stack.aclose()

    async def shut(self) -> None:
        """The process ends; what is being opened is not waited for."""
        for move in self._moves:
            move.cancel()
        await asyncio.gather(*self._moves, return_exceptions=True)
        await self.close()

    # -- requests -----------------------------------------------------------------------------------------------------

    async def answer(self, request: Json) -> Json:
        """Do what is asked and say how it went; the same answer to the same id."""
        id_ = str(request.get("id", ""))
        task = self._answers.get(id_)
        if task is None:
            task = self._answers[id_] = asyncio.create_task(self._answer(request))
            while len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)
        return {"re": id_, **await asyncio.shield(task)}

    async def _answer(self, request: Json) -> Json:
        try:
            return {"ok": True, **await self._do(request)}
        except RefusedRequest as error:
            return {"ok": False, "why": self.words(error.text)}
        except (KeyError, ValueError, TypeError):
            log.warning("a request that cannot be read: %s", request, exc_info=True)
            return {"ok": False, "why": self.words("page-unreadable")}
        except Exception:
            log.exception("request %s", request)
            return {"ok": False, "why": self.words("page-trouble")}

    async def _do(self, request: Json) -> Json:
        match request["do"]:
            case "open":
                return await self._open(request["table"])
            case "resume":
                if self._home.resumable is None:
                    raise RefusedRequest("page-nothing-kept")
                self._begin(None, resume=True)
                return {}
            case "again":
                return await self._again(same=bool(request["same"]))
            case "leave":
                return await self._leave()
            case "language":
                return await self._speak(str(request["language"]))
            case _:
                return await self._at_the_table(request)

    async def _at_the_table(self, request: Json) -> Json:
        if self._sitting is None:
            raise RefusedRequest("page-no-table")
        return await self._sitting.do(request, self.language)

    # -- evenings -----------------------------------------------------------------------------------------------------

    async def _open(self, table: Json) -> Json:
        self._begin(await aside(partial(self._chosen, table)))
        return {}

    def _chosen(self, table: Json) -> Plan:
        from cogs.local_table.server.choosing import chosen

        return chosen(table, self.language, self._seed)

    async def _again(self, *, same: bool) -> Json:
        if not same or self._sitting is None:
            return await self._leave()
        if not self._sitting.is_over:
            raise RefusedRequest("page-not-over")
        self._go(self._once_more())
        return {}

    async def _once_more(self) -> None:
        """Open another table here, unless somebody has done so meanwhile, or left."""
        async with self._moving:
            if self._sitting is not None and self._sitting.is_over:
                await self._sitting.here.again()

    async def _leave(self) -> Json:
        self._begin(None)
        return {}

    def _begin(self, plan: Plan | None, *, resume: bool = False) -> None:
        """Another evening, or (None) the start screen: it takes a moment, and is shown when it is there."""
        self._go(self._move(plan, resume=resume))

    def _go(self, move: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(move)
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)
        task.add_done_callback(_logged)

    async def _move(self, plan: Plan | None, *, resume: bool) -> None:
        async with self._moving:
            if plan is None and not resume and self._sitting is None:
                return  # left already, by a press before this one: what is kept is not this press's to end
            # A lesson lies beside the evening that is kept, and neither its beginning nor its end is that one's.
            keeps = self._sitting is not None and self._sitting.here.plan.lesson if plan is None else plan.lesson
            await self.close()
            self._trouble = sitting = None
            try:
                if resume:
                    sitting = await self._take_up()
                else:
                    await self._home.look()
                    if keeps or plan is not None or not self._home.is_told:
                        await self._home.clear(lesson=keeps)
                    if plan is not None:
                        sitting = await self._host(plan, None)
            except Exception:
                log.exception("the table could not be opened")
                await self.close()
                if resume:  # a lesson that cannot be taken up stands in no game's way
                    await self._home.clear(lesson=True)
                self._trouble = self.words("page-trouble")
            await self._home.look()
            if sitting is not None:
                await sitting.look(self.language)
            self._sitting = sitting  # nothing of it has been told before all of it is
            await self.pages.show()
            if sitting is not None:  # nor is anything said: its recordings would be asked for, and are nobody's yet
                here = sitting.here
                self._recordings[here.plan.language] = here.narration.recordings
                narrating = here.narration.run(self.pages.tell, here.is_silent)
                for beside in (narrating, pause_unwatched(here, self.pages.any)):
                    self._stack.callback(asyncio.create_task(beside).cancel)

    async def _take_up(self) -> Sitting | None:
        rows = await self._home.rows()
        plan = Plan.read(rows)
        return None if plan is None else await self._host(plan, rows)

    async def _host(self, plan: Plan, rows: Rows | None) -> Sitting:
        self.language = plan.language
        await aside(partial(warm, plan.language, plan.rulebook))
        from cogs.local_table.server.evening import evening
        from cogs.local_table.server.sitting import Sitting
        from core.table.open_store import store_in

        home = self._home.of(plan)
        kept = await self._stack.enter_async_context(home.kept())
        store = await self._stack.enter_async_context(store_in(home.folder))
        here = await self._stack.enter_async_context(
            evening(plan, store, self.pages.stir, kept=kept, rows=rows, recorded=self._recorded)
        )
        return Sitting(here)

    async def _speak(self, language: str) -> Json:
        if language not in LANGUAGES:
            raise ValueError(language)
        self.language = language
        self._chose_language = True
        await self._catalogs.ready(language)
        await self.pages.show()
        return {}

    def file(self, place: int, message: int, name: str) -> tuple[bytes, str] | None:
        """A file that stands in a message which the viewer sees, and its type."""
        return None if self._sitting is None else self._sitting.file(place, message, name)

    def keepsake(self) -> str | None:
        """The end of the last game as one page to keep."""
        return None if self._sitting is None else self._sitting.keepsake(self.language)

    def cue(self, language: str, name: str) -> Path | None:
        """Where the recording of a cue is."""
        return self._recordings[language].file(name) if language in self._recordings else None

    # -- what is seen -------------------------------------------------------------------------------------------------

    @property
    def screen(self) -> str:
        """What every page shows: `start` or `table`."""
        return "start" if self._sitting is None else "table"

    def language_for(self, asked: str | None) -> str:
        """The language for a browser that asks for this one: there is one for all pages, and the first says which,
        unless somebody has chosen one or sits at a table."""
        free = not (self._chose_language or self.welcomed.is_set() or self._sitting is not None)
        return asked if asked is not None and free else self.language

    async def welcome(self, ear: Ear, asked: str | None = None) -> None:
        """A page has connected whose browser asks for this language: tell it all."""
        self.language = self.language_for(asked)
        await self._catalogs.ready(self.language)
        await self.pages.join(ear)
        self.welcomed.set()

    def all(self) -> Json:
        """Everything."""
        sitting = self._sitting
        frame: Json = {
            "see": "all",
            "screen": self.screen,
            "lesson": False,
            "language": self.language,
            "direction": "rtl" if LANGUAGES[self.language].right_to_left else "ltr",
            "words": page_words(self.language),
            "catalog": self._catalogs.of(self.language),
            "resumable": None if sitting is not None else self._home.resumable,
            "me": {"id": "0", "name": ""},
            "places": [],
            "messages": {},
            "names": {"people": {}, "places": {}},
            "commands": [],
            "clock": {"now": 0, "speed": 1, "paused": True, "until_me": False, "phase": None, "ends": None},
            "voice": None,
            "talk": None,
            "needs": [],
            "people": [],
            "skipped": None,
            "seats": NO_SEATS,
            "moments": NO_MOMENTS,
            "end": None,
            "trouble": self._trouble,
        }
        return frame if sitting is None else frame | sitting.all(self.language, self.words)

    async def _look(self) -> None:
        if self._sitting is not None:
            await self._sitting.look(self.language)

    def _changes(self) -> list[Json]:
        return [] if self._sitting is None else self._sitting.changes(self.language)


def _logged(task: asyncio.Task[None]) -> None:
    """What went wrong where nobody waits."""
    if not task.cancelled() and task.exception() is not None:
        log.error("the evening could not go on", exc_info=task.exception())
