"""For how long the event loop stands still at the longest: from a cold start through the first use of everything.

The real bot in a process of its own. Presses and commands come in as the gateway would hand them over; requests end
where they would leave the process. `python -m bench.stalls` prints the longest stall of each part.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import random
import subprocess
import threading
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from discord import ClientUser
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter

from bench.clicks import APPLICATION, message
from bench.tables import STEWARD, Quiet, guild, seat, store, user
from cogs.environment import Environment
from cogs.messages.address import Address
from cogs.moderator import Moderator
from cogs.upkeep.warming import Warming, read_rulebooks
from core import collector
from core.books.library import load, published
from core.house import environment, process_of
from core.rules.commands import Act, Vote
from core.simulate.random_play import answer
from core.table import Store, Table, TableId, Tables, wall
from core.table.table_commands import Next

TICK = 0.001
LATE_GAMES = 1000
PHASES = 12
BETWEEN = 0.05  # seconds between two people
MARK = "stalls: "
COMMAND = 2
PRESS = 3
AUTOCOMPLETE = 4
BOT = {"id": str(APPLICATION), "username": "moderator", "discriminator": "0", "avatar": None, "bot": True}
LOCALES = ("en-US", "fa", "ru", "uk")


def loop_stall_ms() -> float:
    """Milliseconds of the longest stall of all parts."""
    done = subprocess.run(process_of("bench.stalls"), env=environment(), capture_output=True, text=True, check=False)
    line = next((line for line in done.stdout.splitlines() if line.startswith(MARK)), None)
    if line is None:
        raise RuntimeError(done.stderr)
    return max(json.loads(line.removeprefix(MARK)).values())


class MovableClock:
    """The wall clock, which may be moved on."""

    ahead = 0

    def __call__(self) -> int:
        """Now, in epoch milliseconds."""
        return wall() + self.ahead


class LoopLatenessWatch:
    """A task that wants to run every millisecond, and notes how late it came: `longest`, by part, in milliseconds.

    What other programs of the machine took away meanwhile is not counted, nor what it takes to find that out: the
    system says how long each thread of ours was ready and had no core.
    """

    def __init__(self, starved: Callable[[], dict[int, float]] | None = None) -> None:
        self.longest: dict[str, float] = {}
        self._part = ""
        self._starved = starved or _starved

    @asynccontextmanager
    async def over(self, part: str) -> AsyncGenerator[None]:
        """Watch over a part."""
        self._part = part
        self.longest[part] = 0.0
        task = asyncio.create_task(self._tick())
        try:
            yield
            await asyncio.sleep(0.05)
        finally:
            task.cancel()
        print(f"{part:24} {self.longest[part]:8.1f} ms", flush=True)

    async def _tick(self) -> None:
        starved = self._starved()
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK)
            late = time.perf_counter() - before - TICK
            without = self._starved()
            taken = sum(without[thread] - starved.get(thread, without[thread]) for thread in without)
            self.longest[self._part] = max(self.longest[self._part], late * 1000 - taken)
            starved = without


def _starved() -> dict[int, float]:
    """Milliseconds that each thread of ours has waited for a core so far; none where the system does not say."""
    waited: dict[int, float] = {}
    for thread in threading.enumerate():
        try:
            told = Path(f"/proc/self/task/{thread.native_id}/schedstat").read_text("ascii").split()
            waited[thread.native_id or 0] = int(told[1]) / 1e6
        except (OSError, IndexError):
            continue
    return waited


class InstantDiscord:
    """The line to Discord: every request is answered at once, as Discord would answer it."""

    def __init__(self, guilds: dict[int, int]) -> None:
        self._ids = count(1 << 60)
        self._guilds = guilds  # by channel
        self._threads: dict[int, dict[str, Any]] = {}
        self.sent = 0

    async def request(self, *args: Any, **named: Any) -> Any:
        """A request leaving the process."""
        route = args[0] if hasattr(args[0], "url") else args[1]
        self.sent += 1
        await asyncio.sleep(0.005)
        path = route.url.split("/api/v10")[-1].split("?")[0]
        if path.endswith("/callback"):
            return {"interaction": {"id": "1", "type": 3}}
        if path.endswith("/@me/channels"):
            return {"id": str(next(self._ids)), "type": 1, "recipients": []}
        if route.method == "GET" and path.endswith("/messages"):
            return []
        if path.endswith("/threads"):
            return self._thread(int(path.split("/")[2]))
        if "/thread-members/" in path or route.method in ("PUT", "DELETE"):
            return None
        if path.startswith("/guilds/"):
            person = {"id": path.rpartition("/")[2], "username": "p", "discriminator": "0", "avatar": None}
            return {"user": person, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}
        if path.startswith("/channels/") and path.count("/") == 2:
            return self._threads[int(path.rpartition("/")[2])]
        return message(1, next(self._ids))

    def _thread(self, parent: int) -> dict[str, Any]:
        id_ = next(self._ids)
        meta = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
        self._threads[id_] = {
            "id": str(id_),
            "guild_id": str(self._guilds.get(parent, 1)),
            "parent_id": str(parent),
            "owner_id": "99",
            "name": "thread",
            "type": 12,
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": {**meta, "locked": False},
        }
        return self._threads[id_]


def _guild(id_: int) -> dict[str, Any]:
    channel = {"id": str(id_ + 1), "type": 0, "name": "square", "position": 0, "permission_overwrites": []}
    everyone = {"id": str(id_), "name": "@everyone", "permissions": str((1 << 50) - 1), "position": 0, "color": 0}
    flags = {"hoist": False, "managed": False, "mentionable": False, "flags": 0, "colors": {"primary_color": 0}}
    me = {"user": BOT, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
    told = {"channels": [channel], "roles": [{**everyone, **flags}], "members": [me]}
    return {"id": str(id_), "name": "City", "owner_id": "1", **told}


class SimulatedUsers:
    """People who press and give commands, as the gateway tells of it."""

    def __init__(self, bot: Moderator) -> None:
        self._came_in = bot._connection.parsers["INTERACTION_CREATE"]
        self._ids = count(1_000_000)

    def _tell(self, kind: int, guild: int, person: int, data: dict[str, Any], locale: str) -> None:
        number = next(self._ids)
        channel = str(guild + 1)
        name = {"username": f"p{person}", "discriminator": "0", "avatar": None, "global_name": f"Player {person % 64}"}
        member = {"user": {"id": str(person), **name}, "roles": [], "permissions": str(1 << 5), "flags": 0}
        self._came_in(
            {
                "id": str(number),
                "application_id": str(APPLICATION),
                "type": kind,
                "token": f"press-{number}",
                "version": 1,
                "guild_id": str(guild),
                "channel_id": channel,
                "channel": {"id": channel, "type": 0, "name": "square", "permissions": str((1 << 50) - 1)},
                "member": {**member, "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False},
                "app_permissions": str((1 << 50) - 1),
                "data": data,
                "locale": locale,
                "entitlements": [],
                "authorizing_integration_owners": {},
                "attachment_size_limit": 8_388_608,
                **({"message": message(guild + 1, 1)} if kind == PRESS else {}),
            }
        )

    def command(self, guild: int, person: int, name: str, locale: str, kind: int = COMMAND, **options: str) -> None:
        """A command of `/mafia`; with `kind` AUTOCOMPLETE, its only option is being typed."""
        given = [
            {"type": 3, "name": option, "value": value, **({"focused": True} if kind == AUTOCOMPLETE else {})}
            for option, value in options.items()
        ]
        inside = {"type": 1, "name": name, "options": given}
        self._tell(kind, guild, person, {"id": "7", "name": "mafia", "type": 1, "options": [inside]}, locale)

    def press(self, guild: int, person: int, address: Address, locale: str) -> None:
        """A button."""
        self._tell(PRESS, guild, person, {"custom_id": str(address), "component_type": 2}, locale)


async def measure() -> LoopLatenessWatch:
    """The longest stalls of a process that has just been started."""
    watch = LoopLatenessWatch()
    clock = MovableClock()
    collector.freeze_and_relax()
    young = asyncio.create_task(collector.keep_up())
    async with store() as opened:
        books = published()
        line = InstantDiscord({guild(number) + 1: guild(number) for number in range(LATE_GAMES + len(books))})
        warming = Warming("en")
        with (
            patch.object(AsyncWebhookAdapter, "request", line.request),
            patch.object(HTTPClient, "request", line.request),
        ):
            bot = Moderator(Environment(opened, now=clock, requests=1e6, openings=1e6), shard_count=1)
            await bot._async_setup_hook()
            bot._connection.application_id = APPLICATION
            bot._connection.user = ClientUser(state=bot._connection, data=BOT)  # type: ignore[arg-type]
            await asyncio.to_thread(read_rulebooks)
            warming.start()
            await bot.add_cogs()
            bot.tables.start()
            for number in range(LATE_GAMES + len(books)):
                bot._connection._add_guild_from_data(_guild(guild(number)))  # type: ignore[arg-type]
            people = SimulatedUsers(bot)
            async with watch.over("autocomplete"):
                for locale in LOCALES:
                    people.command(guild(0), user(0, 1), "start", locale, AUTOCOMPLETE, scenario="")
                await _until(line, lambda: line.sent >= len(LOCALES), "the suggestions")
            async with watch.over("roles and rules"):
                for number, book in enumerate(books):
                    for name in ("roles", "rules"):
                        people.command(guild(0), user(0, 1), name, LOCALES[number % 4], scenario=book)
                        await asyncio.sleep(BETWEEN)
                await _until(line, lambda: line.sent >= len(LOCALES) + 4 * len(books), "the pages")
            async with watch.over("first games"):
                for number, book in enumerate(books):
                    await _first_hour(bot, line, people, number, book)
            await _dealt(bot, opened, len(books))
            gc.collect()  # who dealt them is no more, and its leavings are not what is measured
            clock.ahead = 3600_000
            async with watch.over("a thousand deadlines"):
                await _deadlines(bot, line, clock, len(books))
            await bot.tables.close()
        warming.stop()
    young.cancel()
    return watch


async def _until(line: InstantDiscord, condition: Callable[[], object], what: str) -> None:
    """Until this holds, and nothing has been sent for a while after it."""
    before = -1
    for _ in range(600):
        await asyncio.sleep(0.2)
        if condition() and before == line.sent:
            return
        before = line.sent
    raise RuntimeError(f"never came to pass: {what}")


async def _first_hour(bot: Moderator, line: InstantDiscord, people: SimulatedUsers, number: int, book: str) -> None:
    """A game of a rulebook, from the lobby through some nights and days."""
    here = guild(number)
    locale = LOCALES[number % 4]
    chance = random.Random(number)
    language = locale.partition("-")[0]
    people.command(here, user(number, 1), "start", locale, scenario=book, language=language)
    table = bot.tables.get(TableId(here))
    await _until(line, lambda: table.state, f"the lobby of {book}")
    assert table.state is not None
    seats = load(book).scenario.players[0]
    token = table.state.token
    for chair in range(2, seats + 1):
        people.press(here, user(number, chair), Address(TableId(here), token, 0, "join"), locale)
        await asyncio.sleep(BETWEEN)
    await _until(line, lambda: table.state and len(table.state.lobby.players) == seats, f"the players of {book}")
    people.press(here, user(number, 1), Address(TableId(here), token, 0, "begin"), locale)
    await _until(line, lambda: table.state and table.state.running, f"the beginning of {book}")
    for _ in range(PHASES):
        for prompt in table.prompts():
            command = answer(prompt, chance, 0.8)
            if isinstance(command, Act | Vote):
                await table.do(command, user=user(number, prompt.seat))
        if not table.state or not table.state.running:
            break
        await table.do(Next(STEWARD, steward=True))
        await table.settled()


async def _dealt(bot: Moderator, opened: Store, first: int) -> None:
    """A thousand games in their first night, taken up by the bot."""
    elsewhere = Tables(opened, Quiet())
    for number in range(first, first + LATE_GAMES):
        await seat(elsewhere, number)
    await elsewhere.close()
    await bot.tables.resume([TableId(guild(number)) for number in range(first, first + LATE_GAMES)])


async def _deadlines(bot: Moderator, line: InstantDiscord, clock: MovableClock, first: int) -> None:
    """Their night comes to its end in the same moment."""
    tables = range(first, first + LATE_GAMES)
    for number in tables:
        bot.tables.clock.set(TableId(guild(number)), clock() - 1)
    await _until(
        line, lambda: all(map(_is_on, (bot.tables.get(TableId(guild(number))) for number in tables))), "the morning"
    )


def _is_on(table: Table) -> bool:
    """Whether a table has left its first phase."""
    state = table.state
    return state is None or state.game is None or state.game.serial > 1


def main() -> None:
    """Print the longest stall of each part as it is over, and all together at the end."""
    logging.disable()
    watch = asyncio.run(measure())
    print(f"{MARK}{json.dumps({part: round(longest, 1) for part, longest in watch.longest.items()})}")


if __name__ == "__main__":
    main()
