"""The local table's page: from the start of the process to what is shown and to the first decision, how long a press
takes to be answered, and how long Ctrl-C does.
"""

from __future__ import annotations

import asyncio
import json
import signal
import statistics
import sys
import tempfile
import time
import uuid
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from core.house import environment, process_of

PRESSES = 300
BARS = {"first decision": 28.0, "ctrl-c": 1.0}
"""Seconds; of all else that has to do with the start, two. With the start, a first decision is to take thirty."""
TABLE = {"rulebook": "classic", "language": "en", "seats": 10, "name": "Nora", "role": None, "look": True, "seed": 5}


class Tab:
    """One connection, as far as a measurement needs it."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self._ws = ws
        self.messages: dict[str, dict[str, Any]] = {}
        self.mood = ""
        self.needs: list[Any] = []
        self.first: dict[str, Any] = {}
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._came = asyncio.Event()

    async def until(self, holds: Callable[[], Any]) -> Any:
        """Wait until something holds; what it gave."""
        while not (found := holds()):
            self._came.clear()
            await self._came.wait()
        return found

    async def read(self) -> None:
        """Take in what comes."""
        async for frame in self._ws:
            data = json.loads(frame.data)
            if "re" in data:
                self._answers.pop(data["re"]).set_result(data)
            elif data["see"] == "all":
                self.messages = {one["id"]: one for place in data["messages"].values() for one in place}
                self.mood = data["clock"]["mood"] if data["screen"] == "table" else ""
                self.needs = data["needs"]
                self.first = data["catalog"]["rulebooks"][0]
            elif data["see"] == "needs":
                self.needs = data["needs"]
            elif data["see"] == "message":
                self.messages[data["message"]["id"]] = data["message"]
            elif data["see"] == "clock":
                self.mood = data["clock"]["mood"]
            self._came.set()

    async def ask(self, do: str, **body: Any) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        id_ = str(uuid.uuid4())
        self._answers[id_] = waiting = asyncio.get_running_loop().create_future()
        await self._ws.send_str(json.dumps({"id": id_, "do": do, **body}))
        return await waiting

    def button(self, label: str) -> dict[str, str] | None:
        """The newest button of this label."""
        for message in sorted(self.messages.values(), key=lambda one: -int(one["id"])):
            for part in _walk(message["components"]):
                if part.get("label") == label:
                    return {"place": message["place"], "message": message["id"], "custom_id": part["custom_id"]}
        return None

    async def pressed(self, label: str) -> float:
        """Press a button as soon as there is one; milliseconds until the answer."""
        found = await self.until(lambda: self.button(label))
        began = time.perf_counter()
        await self.ask("press", **found)
        return (time.perf_counter() - began) * 1000

    async def presses(self, label: str) -> list[float]:
        """Many presses, a moment between two."""
        taken: list[float] = []
        for _ in range(PRESSES):
            taken.append(await self.pressed(label))
            await asyncio.sleep(0.02)
        return taken


def _walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in parts:
        yield part
        yield from _walk(part.get("components", []))


@asynccontextmanager
async def local_table() -> AsyncGenerator[str]:
    """A local table in a process of its own, as `make run` starts it, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        given = {"MAFIA_DATA_DIR": folder, "BROWSER": "true", "DISCORD_TOKEN": ""}
        process = await asyncio.create_subprocess_exec(
            *process_of("bot"), "demo", env={**environment(), **given},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        assert process.stdout is not None
        try:
            yield (await process.stdout.readline()).decode().strip()
        finally:
            process.send_signal(signal.SIGINT)
            await process.wait()


@asynccontextmanager
async def connected(session: aiohttp.ClientSession, url: str) -> AsyncGenerator[Tab]:
    """A connection to the table at this address."""
    async with session.ws_connect(f"{url}live") as ws:
        tab = Tab(ws)
        reading = asyncio.create_task(tab.read())
        try:
            yield tab
        finally:
            reading.cancel()


async def measure() -> dict[str, float]:
    """The figures, in seconds (the start) and milliseconds (presses)."""
    figures: dict[str, float] = {}
    began = time.perf_counter()
    async with local_table() as url, aiohttp.ClientSession() as session:
        figures["address"] = time.perf_counter() - began
        async with session.get(url) as page:
            await page.read()
        figures["page"] = time.perf_counter() - began
        async with connected(session, url) as tab:
            answered = await tab.ask("leave")
            figures["start screen"] = time.perf_counter() - began
            assert answered["ok"]
            figures["first decision"] = await _first_decision(tab)
            figures |= await _at_the_table(tab)
        told = time.perf_counter()
    figures["ctrl-c"] = time.perf_counter() - told
    return figures


async def _first_decision(tab: Tab) -> float:
    """What the start screen offers first is opened and played at its own pace, until something is asked; how long that
    takes, in seconds."""
    began = time.perf_counter()
    offered = tab.first
    await tab.ask("open", table={**TABLE, "rulebook": offered["id"], "seats": offered["usual"], "look": False})
    await tab.until(lambda: tab.needs)
    taken = time.perf_counter() - began
    await tab.ask("leave")
    await tab.until(lambda: not tab.mood)
    return taken


async def _at_the_table(tab: Tab) -> dict[str, float]:
    began = time.perf_counter()
    await tab.ask("open", table=TABLE)
    await tab.until(lambda: tab.mood)
    figures = {"table": time.perf_counter() - began}
    idle = await tab.presses("Roles")
    await asyncio.sleep(5)
    await tab.pressed("Begin")
    await tab.ask("pace", speed=8)
    playing = await tab.presses("My role")
    for name, taken in (("idle", idle), ("playing at 8×", playing)):
        percentiles = statistics.quantiles(taken, n=100)
        figures[f"press p50, {name}"] = percentiles[49]
        figures[f"press p99, {name}"] = percentiles[98]
    return figures


def main() -> int:
    """Print the figures."""
    for name, figure in asyncio.run(measure()).items():
        bar, unit = (150.0, "ms") if name.startswith("press") else (BARS.get(name, 2.0), "s")
        print(f"{name:28} {figure:8.2f} {unit:2}  bar {bar:g} {unit}  ratio {figure / bar:.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
