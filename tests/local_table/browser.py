"""A browser at the local table's page, as far as its connection goes: it asks, waits, and keeps what it is shown."""

from __future__ import annotations

import asyncio
import json
import uuid
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.local_table.protocol import problems

PATIENCE = 240.0
CHANGED = (
    "This has just changed. Look again, and choose from what's there now.",
    "This message isn't there any more.",
)
"""Why a press is refused whose message changed while it was on its way."""


class Browser:
    """One tab. `seen` is everything as it stands now, `frames` all that came, `wrong` what of it the protocol does not
    know."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.seen: dict[str, Any] = {}
        self.frames: list[dict[str, Any]] = []
        self.wrong: list[str] = []
        self._answers: dict[str, asyncio.Future[tuple[int, dict[str, Any]]]] = {}
        self._came = asyncio.Event()

    async def read(self) -> None:
        """Take in what comes, until the connection ends."""
        async for frame in self.ws:
            data = json.loads(frame.data)
            self.wrong += problems(data)
            if "re" in data:
                waiting = self._answers.get(data["re"])
                if waiting is not None and not waiting.done():
                    waiting.set_result((len(self.frames), data))
            else:
                self.frames.append(data)
                self._take(data)
            self._came.set()

    def _take(self, data: dict[str, Any]) -> None:
        match data["see"]:
            case "all":
                self.seen = data
            case "place":
                rest = [place for place in self.seen["places"] if place["id"] != data["place"]["id"]]
                self.seen["places"] = [*rest, data["place"]]
            case "place_gone":
                self.seen["places"] = [place for place in self.seen["places"] if place["id"] != data["id"]]
            case "message":
                message = data["message"]
                place = self.seen["messages"].setdefault(message["place"], [])
                at = next((at for at, one in enumerate(place) if one["id"] == message["id"]), None)
                if at is None:
                    place.append(message)
                else:
                    place[at] = message
            case "message_gone":
                place = self.seen["messages"][data["place"]]
                place[:] = [one for one in place if one["id"] != data["id"]]
            case kind:
                self.seen[kind] = data.get(kind)

    def send(self, do: str, id_: str | None = None, **body: Any) -> str:
        """Ask without waiting; the id of the request."""
        id_ = id_ or str(uuid.uuid4())
        self._answers.setdefault(id_, asyncio.get_running_loop().create_future())
        asyncio.ensure_future(self.ws.send_str(json.dumps({"id": id_, "do": do, **body})))  # noqa: RUF006
        return id_

    async def answer(self, id_: str) -> dict[str, Any]:
        """What was answered to a request."""
        async with asyncio.timeout(PATIENCE):
            _, answer = await self._answers[id_]
        return answer

    async def ask(self, do: str, **body: Any) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        return await self.answer(self.send(do, **body))

    async def until(self, holds: Callable[[], Any]) -> Any:
        """Wait until something that is seen holds; what it gave."""
        async with asyncio.timeout(PATIENCE):
            while not (found := holds()):
                self._came.clear()
                await self._came.wait()
        return found

    async def open(self, **table: Any) -> None:
        """Begin an evening, and wait until the table is there."""
        await self.until(lambda: self.seen)
        frames = len(self.frames)
        plan = {"rulebook": "classic", "language": "en", "seats": 8, "name": "Nora", "role": None, "look": True}
        answer = await self.ask("open", table=plan | table)
        assert answer["ok"], answer
        await self.until(lambda: any(frame["see"] == "all" for frame in self.frames[frames:]))

    def place(self, kind: str = "square") -> dict[str, Any]:
        """The first place of a kind."""
        return next((place for place in self.seen["places"] if place["kind"] == kind), {})

    def controls(self) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
        """Every control with its message, the newest first."""
        for messages in self.seen["messages"].values():
            for message in reversed(messages):
                for part in walk(message["components"]):
                    if part.get("custom_id"):
                        yield message, part

    def button(self, label: str) -> dict[str, Any] | None:
        """What to press for the newest button of this label; None where there is none."""
        for message, part in self.controls():
            if part.get("label") == label and not part.get("disabled"):
                return {"place": message["place"], "message": message["id"], "custom_id": part["custom_id"]}
        return None

    async def press(self, label: str) -> dict[str, Any]:
        """Press a button, once it is there."""
        return await self.ask("press", **await self.until(lambda: self.button(label)))

    async def begin(self) -> None:
        """Begin once everybody is here. The panel may change under the finger: then once more, in the new one."""
        await self.until(lambda: self.seen["needs"])
        while not (answer := await self.press("Begin"))["ok"]:
            assert answer["why"] in CHANGED, answer
        await self.until(lambda: self.seen["clock"]["mood"] != "lobby")

    async def ahead(self, *giving_up: str) -> list[dict[str, Any]]:
        """On to the next stop, or the end, giving up these decisions. Where others would be lost it does not go, and
        these are they."""
        asked = self.send("pace", until="me", give_up=giving_up)
        answer = await self.answer(asked)
        before, _ = self._answers[asked].result()  # frames that say how the clock stood before it was asked to go
        if "lost" in answer:
            return answer["lost"]
        await self.until(
            lambda: any(one["see"] == "clock" and not one["clock"]["until_me"] for one in self.frames[before:])
        )
        return []

    async def onward(self) -> None:
        """On to the next stop, or the end; what is asked now is given up."""
        lost: list[dict[str, Any]] = []
        while lost := await self.ahead(*(one["id"] for one in lost)):
            pass

    def menu(self) -> dict[str, Any] | None:
        """The menu by which what is asked first can be answered; None where nothing is, or something else answers."""
        controls = [need["control"] for need in self.seen["needs"][:1]]
        return next(
            (part for _, part in self.controls() if part["custom_id"] in controls and part.get("options")), None
        )

    async def to_a_choice(self) -> dict[str, Any]:
        """On to the first decision that is a choice among seats: the first nomination, before anybody can have left."""
        while (menu := self.menu()) is None:
            assert not self.seen["end"]
            await self.onward()
            # What is asked for may be told a moment before the message that asks it: not to be passed by.
            await self.until(lambda: not self.seen["needs"] or self._asking())
        return menu

    async def answer_need(self) -> None:
        """Do what is asked first, once the message is there that asks it: choose what is offered last (the first may be
        oneself), or press what gives it."""
        await self.until(lambda: not self.seen["needs"] or self._asking())
        if not self.seen["needs"]:
            return
        need, control = self.seen["needs"][0], self._asking()
        assert control
        body = {"place": need["place"], "message": need["message"], "custom_id": need["control"]}
        if control.get("options"):
            await self.ask("choose", **body, values=[control["options"][-1]["value"]])
        else:
            await self.ask("press", **body)

    def _asking(self) -> dict[str, Any] | None:
        """The control by which what is asked first is answered."""
        wanted = self.seen["needs"][0]["control"]
        return next((part for _, part in self.controls() if part["custom_id"] == wanted), None)

    async def play_on(self) -> None:
        """Play to the end, doing once what is asked at each stop."""
        while not self.seen["end"]:
            await self.onward()
            if self.seen["needs"] and not self.seen["end"]:
                await self.answer_need()

    def texts(self, kind: str = "square") -> list[str]:
        """What stands in a place."""
        messages = self.seen["messages"].get(self.place(kind).get("id"), [])
        return ["\n".join(part.get("content", "") for part in walk(one["components"])) for one in messages]


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component, nested ones too."""
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
        if part.get("accessory"):
            yield part["accessory"]


@asynccontextmanager
async def tab(url: str, language: str = "") -> AsyncGenerator[Browser]:
    """A tab at this address, which has been shown everything, of a browser that asks for a language (as in
    `Accept-Language`)."""
    headers = {"Accept-Language": language}
    async with aiohttp.ClientSession(headers=headers) as session, session.ws_connect(f"{url}live") as ws:
        browser = Browser(ws)
        reading = asyncio.create_task(browser.read())
        try:
            await browser.until(lambda: browser.seen)
            yield browser
            assert not browser.wrong, browser.wrong
        finally:
            reading.cancel()
