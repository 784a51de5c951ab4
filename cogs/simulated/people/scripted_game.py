"""A game at the local table by script: people gather, begin, and play on to the end."""

from __future__ import annotations

import json
import random
import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import simcord
from simcord.results import to_discord_message

from cogs.moderator import Moderator
from cogs.showing.view import words_of
from cogs.simulated.people.players import TALKING, Company, text_of
from cogs.simulated.simulation import simulated
from core.rules.events import GameOver
from core.table import Limits, Table
from core.table.open_store import passing_store
from core.words import SeatNames, Wording

STEPS_AT_MOST = 5000
MOMENT = 0.05  # seconds past a deadline, so that it has passed
STUCK = 1
MOMENT_SHOWN = re.compile(r"<t:(\d+):\w>")


async def gather(
    env: simcord.Env,
    bot: Moderator,
    language: str,
    *,
    scenario: str,
    players: int,
    seed: int,
    seated: int | None = None,
    you: str | None = None,
    table: str | None = None,
) -> Company:
    """A server with a channel, a lobby in it, and its people in their chairs, pressing real buttons.

    `seated`: so many have sat down already; by default all. `you`: the name of the first, who opens the table.
    `table`: where the talk is, as `/mafia start` has it.
    """
    words = words_of(language)
    guild = env.create_guild(words("demo-server"))
    channel = guild.create_text_channel(words("demo-channel"))
    members: dict[int, simcord.MemberActor] = {}
    for number in range(1, players + 1):
        text = f"demo-player-{number}"
        name = words(text) if words.has(text) else f"{words('demo-player-1')} {number}"
        user = env.create_user(f"player{number}", global_name=you if you and number == 1 else name)
        members[user.id] = guild.add_member(user)
    company = Company(env, bot, guild, channel, members=members, chance=random.Random(f"{seed}/people"))
    first, *others = members.values()
    where = {} if table is None else {"table": table}
    await first.slash(channel, "mafia start", scenario=scenario, language=language, **where)
    lobby = channel.last_message
    assert lobby is not None
    for member in others[: players if seated is None else seated - 1]:
        await member.click(lobby, label=words("lobby-join-button"))
    return company


async def begin(company: Company, language: str) -> None:
    """The host presses Begin."""
    lobby = company.channel.last_message
    assert lobby is not None
    host = next(iter(company.members.values()))
    await host.click(lobby, label=words_of(language)("lobby-begin-button"))


async def play_one(language: str, scenario: str, players: int, seed: int, record: Path | None) -> int:
    """One table, printed as its people see it. Returns an exit status."""
    limits = Limits(idle_phases=10_000)
    async with passing_store() as store, simulated(store, limits=limits) as (env, bot, simulation):
        simulation.seed = seed
        company = await gather(env, bot, language, scenario=scenario, players=players, seed=seed)
        reader = ChannelPrinter(company)
        reader.read()
        await begin(company, language)
        finished = await play_on(company, reader)
        result = await result_of(company.table, language, scenario) if finished else None
        faults = env.discord.faults()
        if record is not None:
            write_record(env, record)
    for fault in faults:
        print(fault, flush=True)
    if result is None or faults:
        return STUCK
    print(result, flush=True)
    return 0


async def result_of(table: Table, language: str, scenario: str) -> str | None:
    """Who won the last game of a table, as a sentence; None where nobody has ended it by winning or drawing."""
    over = [event for event in await table.history.newest_log() if isinstance(event, GameOver)]
    if not over:
        return None
    return Wording(SeatNames(words_of(language, scenario), {})).outcome(over[-1].winner)


async def play_on(company: Company, reader: ChannelPrinter | Silent) -> bool:
    """Play to the end, the clock moved along from one deadline to the next. False where there is no end."""
    for _ in range(STEPS_AT_MOST):
        reader.read()
        state = company.table.state
        if state is None or not state.running or state.game is None:
            break
        serial = state.game.serial
        for prompt in company.todo():
            await company.act(prompt)
        state = company.table.state
        if state is None or not state.running or state.game is None:
            continue
        if state.game.serial == serial and not (state.game.phase in TALKING and await company.speak()):
            await to_the_deadline(company)
    else:
        return False
    await company.env.settle()
    reader.read()
    return True


async def to_the_deadline(company: Company) -> None:
    """Let the time pass until the table's next deadline."""
    state = company.table.state
    ends = None if state is None or state.clock is None else state.clock.due
    left = 1.0 if ends is None else (ends - company.bot.environment.now()) / 1000
    await company.env.advance_time(max(0.0, left) + MOMENT)


class Silent:
    """Reads nothing out."""

    def read(self) -> None:
        """Nothing."""


class ChannelPrinter:
    """Prints the game's channel as the people in it see it."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._seen: set[int] = set()

    def read(self) -> None:
        """Print what is new."""
        stored = self._company.env.backend.messages.get(self._company.channel.id, {})
        if len(stored) == len(self._seen):
            return
        for id_ in sorted(stored.keys() - self._seen):
            self._seen.add(id_)
            if not stored[id_].visible_to(None):
                continue
            text = text_of(to_discord_message(self._company.env, stored[id_]))
            if text:
                print(MOMENT_SHOWN.sub(_time, text), end="\n\n", flush=True)


def _time(shown: re.Match[str]) -> str:
    return datetime.fromtimestamp(int(shown[1]), UTC).strftime("%H:%M:%S")


def write_record(env: simcord.Env, path: Path) -> None:
    """Every REST request as JSON lines: `method`, `path` without the version, `json`."""
    lines = [json.dumps(_row(entry), ensure_ascii=False) for entry in env.http_requests]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def _row(entry: simcord.HttpLogEntry) -> dict[str, Any]:
    return {"method": entry.method, "path": entry.path, "json": entry.json}
