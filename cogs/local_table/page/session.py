"""The session: one person, however many tabs, from the start screen through evenings and back."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import AsyncExitStack
from pathlib import Path

from cogs.local_table.page import commands, standing
from cogs.local_table.page.catalog import catalog
from cogs.local_table.page.end import End
from cogs.local_table.page.evening import Evening, evening
from cogs.local_table.page.home import Home
from cogs.local_table.page.keep import Rows
from cogs.local_table.page.live import Ear, Pages, Shown, encode
from cogs.local_table.page.narration import recordings
from cogs.local_table.page.plan import Plan
from cogs.local_table.page.practice import dealt_to
from cogs.local_table.page.presses import Undone
from cogs.local_table.page.projection import Json
from cogs.local_table.page.words import page_words
from cogs.showing.view import words_of
from core.books.library import load
from core.table.opening import store_in
from core.words import LANGUAGES, Words

log = logging.getLogger(__name__)

REMEMBERED = 1000
"""Answers that are kept for requests that come again."""
LONGEST_NAME = 32
"""Characters, as on Discord."""


class Session:
    """What the browser talks to. Every request is done once, however often it comes."""

    def __init__(self, language: str, home: Home, seed: int | None = None) -> None:
        self.language, self._home, self._seed = language, home, seed
        self.evening: Evening | None = None
        self.pages = Pages(self._changes)
        self._shown = Shown()
        self._end = End()
        self._trouble: str | None = None
        self._stack = AsyncExitStack()
        self._answers: OrderedDict[str, asyncio.Task[Json]] = OrderedDict()
        self._moving = asyncio.Lock()
        self._moves: asyncio.Task[None] | None = None

    @property
    def words(self) -> Words:
        """The page's own texts."""
        return words_of(self.language)

    async def close(self) -> None:
        """End the evening, which can be taken up again."""
        self.evening, stack = None, self._stack
        self._stack = AsyncExitStack()
        await stack.aclose()

    async def shut(self) -> None:
        """The process ends; what is being opened is not waited for."""
        if self._moves is not None:
            self._moves.cancel()
            await asyncio.gather(self._moves, return_exceptions=True)
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
        except Undone as error:
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
                    raise Undone("page-nothing-kept")
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
        here = self.evening
        if here is None:
            raise Undone("page-no-table")
        place = int(request.get("place") or 0)
        match request["do"]:
            case "press":
                return await here.person.press(place, int(request["message"]), str(request["custom_id"]))
            case "choose":
                values = [str(value) for value in request["values"]]
                return await here.person.choose(place, int(request["message"]), str(request["custom_id"]), values)
            case "submit":
                return await here.person.submit(str(request["form"]), dict(request["values"]))
            case "slash":
                return await here.person.slash(place, str(request["name"]), dict(request.get("options") or {}))
            case "complete":
                given = dict(request.get("options") or {})
                return await here.person.complete(
                    place, str(request["name"]), str(request["option"]), str(request.get("text") or ""), given
                )
            case "say":
                return await here.person.say(place, str(request["text"]))
            case "seen":
                here.view.see(place, int(request["message"]))
                self.pages.stir()
            case "pace":
                here.decisions.note()
                self._shown.forget("clock")  # it is told, also where it runs ahead for no time at all
                here.clock.set(
                    None if request.get("speed") is None else float(request["speed"]),
                    paused=request.get("paused"),
                    until_me=request.get("until") == "me",
                )
            case _:
                raise ValueError(request["do"])
        return {}

    # -- evenings -----------------------------------------------------------------------------------------------------

    async def _open(self, table: Json) -> Json:
        seed = table.get("seed", self._seed)
        book = load(str(table["rulebook"]))
        role = table.get("role")
        least, most = book.scenario.players
        seats = min(max(int(table["seats"]), least), most)
        if role is not None and role not in dealt_to(book, seats):
            raise Undone("page-role-not-dealt")
        plan = Plan(
            rulebook=book.id,
            language=str(table["language"]) if table["language"] in LANGUAGES else self.language,
            seats=seats,
            name=str(table["name"]).strip()[:LONGEST_NAME] or self.words("page-nameless"),
            role=role,
            watch=bool(table.get("watch")),
            seed=None if seed is None else int(seed),
        )
        self._begin(plan)
        return {}

    async def _again(self, *, same: bool) -> Json:
        here = self.evening
        if not same or here is None:
            return await self._leave()
        state = here.company.table.state
        if state is not None and not state.over:
            raise Undone("page-not-over")
        self._begin_again(here)
        return {}

    def _begin_again(self, here: Evening) -> None:
        self._moves = asyncio.create_task(here.again())
        self._moves.add_done_callback(_logged)

    async def _leave(self) -> Json:
        self._begin(None)
        return {}

    def _begin(self, plan: Plan | None, *, resume: bool = False) -> None:
        """Another evening, or (None) the start screen: it takes a moment, and is shown when it is there."""
        self._moves = asyncio.create_task(self._move(plan, resume=resume))
        self._moves.add_done_callback(_logged)

    async def _move(self, plan: Plan | None, *, resume: bool) -> None:
        async with self._moving:
            await self.close()
            self._trouble = None
            try:
                if resume:
                    await self._take_up()
                else:
                    await self._home.clear()
                    if plan is not None:
                        await self._host(plan, None)
            except Exception:
                log.exception("the table could not be opened")
                await self.close()
                self._trouble = self.words("page-trouble")
            await self._home.look()
            self._shown, self._end = Shown(), End()
            await self.pages.tell(self.all())

    async def _take_up(self) -> None:
        rows = await self._home.rows()
        plan = Plan.read(rows)
        if plan is not None:
            await self._host(plan, rows)

    async def _host(self, plan: Plan, rows: Rows | None) -> None:
        self.language = plan.language
        await asyncio.to_thread(_compile, plan)
        kept = await self._stack.enter_async_context(self._home.kept())
        store = await self._stack.enter_async_context(store_in(self._home.folder))
        here = await self._stack.enter_async_context(evening(plan, store, self.pages.stir, kept, rows))
        narrating = asyncio.create_task(here.narration.run(self.pages.say, here.is_silent))
        self._stack.callback(narrating.cancel)
        self.evening = here

    async def _speak(self, language: str) -> Json:
        if language not in LANGUAGES:
            raise ValueError(language)
        self.language = language
        await asyncio.to_thread(catalog, language)
        await self.pages.tell(self.all())
        return {}

    def file(self, place: int, message: int, name: str) -> tuple[bytes, str] | None:
        """A file that stands in a message which the viewer sees, and its type."""
        here = self.evening
        if here is None or place not in {channel.id for channel in here.view.channels()}:
            return None
        stored = next((one for one in here.view.shown(place) if one.id == message), None)
        found = next((one for one in (stored.attachments if stored else []) if one["filename"] == name), None)
        data = None if found is None else here.env.backend.cdn.get(found["url"])
        return None if found is None or data is None else (data, str(found["content_type"]))

    def cue(self, language: str, name: str) -> Path | None:
        """Where the recording of a cue is."""
        return recordings(language).file(name) if language in LANGUAGES else None

    # -- what is seen -------------------------------------------------------------------------------------------------

    async def welcome(self, ear: Ear) -> None:
        """A page has connected: tell it all."""
        await asyncio.to_thread(catalog, self.language)
        await self.pages.flush()
        text = encode(self.all())
        self.pages.join(ear)
        await ear.send_str(text)

    def all(self) -> Json:
        """Everything."""
        here = self.evening
        frame: Json = {
            "see": "all",
            "screen": "start" if here is None else "table",
            "language": self.language,
            "direction": "rtl" if LANGUAGES[self.language].right_to_left else "ltr",
            "words": page_words(self.language),
            "catalog": catalog(self.language),
            "resumable": None if here is not None else self._home.resumable,
            "me": {"id": "0", "name": ""},
            "places": [],
            "messages": {},
            "names": {"people": {}, "places": {}},
            "commands": [],
            "clock": {"now": 0, "speed": 1, "paused": True, "until_me": False, "phase": None, "ends": None},
            "voice": None,
            "needs": [],
            "people": [],
            "end": None,
            "trouble": self._trouble,
        }
        if here is not None:
            self._shown.changes(here, self._frames(here))
            frame |= self._seen(here)
        return frame

    def _seen(self, here: Evening) -> Json:
        view = here.view
        channels = view.channels()
        return {
            "me": {"id": str(here.me), "name": view.name(here.me)},
            "places": [view.place(channel, self.words) for channel in channels],
            "messages": {
                str(channel.id): [view.message(message) for message in view.shown(channel.id)] for channel in channels
            },
            "commands": commands.offered(here.env.backend, here.me, here.company.channel.id, self.words),
            **{kind: frame[kind] for kind, frame in self._frames(here).items()},
        }

    def _frames(self, here: Evening) -> dict[str, Json]:
        found = {
            "names": here.view.names(),
            "clock": standing.clock(here, self.language),
            "voice": standing.voice(here),
            "needs": standing.needs(here, self.language),
            "people": standing.people(here),
            "end": self._end.seen(here),
        }
        return {kind: {"see": kind, kind: value} for kind, value in found.items()}

    async def _changes(self) -> list[Json]:
        here = self.evening
        if here is None:
            return []
        await self._end.look(here, self.language)
        if here is not self.evening:
            return []
        return self._shown.changes(here, self._frames(here))


def _logged(task: asyncio.Task[None]) -> None:
    """What went wrong where nobody waits."""
    if not task.cancelled() and task.exception() is not None:
        log.error("the evening could not go on", exc_info=task.exception())


def _compile(plan: Plan) -> None:
    """The bot tells Discord of its commands in every language, at once: that would keep the page waiting."""
    for language in LANGUAGES:
        words_of(language).compile()
    words_of(plan.language, plan.rulebook).compile()
