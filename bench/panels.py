"""How late panels are when many tables begin within a minute: the real bot with its own limits, on the strict Discord
with Discord's, in simulated time."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import simcord

from bench.tables import PLAYERS, store
from cogs.messages.limiter import RATE
from cogs.moderator import Moderator
from cogs.simulated.simulation import Simulation, build, world_of
from cogs.simulated.strict.exchange import Exchange
from cogs.simulated.strict.strict_environment import StrictEnv
from core.table import Limits, Table, TableId
from core.table.table_commands import Begin, Join

TABLES = 100
WITHIN = 60.0
"""Seconds in which all of them begin."""
WATCHED = 150.0
"""Seconds after that: the first night and the first turns of the day."""
LATENCY = 0.1
"""Seconds that Discord takes for an answer."""
MOMENT = 0.001


@dataclass(frozen=True, slots=True)
class Lateness:
    """Seconds from a phase's beginning to its panel, phase by phase; how many requests there were beside replies, of
    how many tables, and how many came too soon for Discord."""

    seconds: Sequence[float]
    calls: Counter[str]
    tables: int
    refused: int

    @property
    def worst(self) -> float:
        """Of the latest panel."""
        return max(self.seconds)

    def told(self) -> str:
        """In words, for the report."""
        each = self.calls.total() / self.tables
        on_time = sum(seconds <= 1 for seconds in self.seconds)
        return (
            f"{on_time} of {len(self.seconds)} panels within a second, {self.tables} tables beginning in {WITHIN:g} s; "
            f"{each:.1f} requests a table from Begin to its first day, so the bot's {RATE:g} a second let some "
            f"{int(RATE * WITHIN / each)} tables begin in that time; refused as too many: {self.refused}"
        )


@dataclass(slots=True)
class _Seen:
    """A table as it was looked at last: the phase, and when it ends."""

    table: Table
    channel: int
    serial: int = 0
    ends: float | None = None


async def measure(tables: int = TABLES) -> Lateness:
    """Let so many tables begin, evenly over a minute, and see when their panels come."""
    simulation = Simulation(seed=1)
    async with store() as opened:
        bot = build(simulation, opened, limits=Limits(idle_phases=10_000))
        env = await world_of(simulation, bot, settle_timeout=600.0)
        try:
            with env.time_context():
                return await _watched(env, bot, simulation, tables)
        finally:
            await env.shutdown()


async def panel_late_max_s() -> float:
    """The latest panel, in seconds. How many tables the limits allow goes to standard error."""
    found = await measure()
    print(found.told(), file=sys.stderr)
    return found.worst


async def _watched(env: StrictEnv, bot: Moderator, simulation: Simulation, tables: int) -> Lateness:
    seen: list[_Seen] = []
    hosts: list[int] = []
    for number in range(tables):
        guild = env.create_guild(f"City {number}")
        channel = guild.create_text_channel("square")
        people = [guild.add_member(env.create_user(f"p{number}x{seat}")) for seat in range(PLAYERS)]
        seen.append(_Seen(await _lobby(env, bot, guild, channel, people), channel.id))
        hosts.append(people[0].id)
    await env.advance_time(600)  # whatever the lobbies had to say has been said
    env.patient = False
    env.discord.latency = LATENCY
    since = len(env.discord.log)
    starts = [env.loop_time() + number * WITHIN / tables for number in range(tables)]
    until = env.loop_time() + WITHIN + WATCHED
    begun: list[tuple[int, float]] = []
    waiting = list(zip(starts, seen, hosts, strict=True))
    while env.loop_time() < until:
        ends = [one.ends for one in seen if one.ends is not None]
        at = min([*ends, *(start for start, _, _ in waiting[:1]), until])
        await env.advance_time(max(0.0, at - env.loop_time()) + MOMENT)
        if waiting and waiting[0][0] <= env.loop_time():
            _, one, host = waiting.pop(0)
            with env.bot_scope():
                await one.table.do(Begin(host, seed=1))
            await env.settle()
            one.ends = env.loop_time()
        begun += [(one.channel, start) for one in seen for start in _moved(one, simulation, env)]
    return _late(begun, env.discord.log[since:], tables)


async def _lobby(
    env: StrictEnv,
    bot: Moderator,
    guild: simcord.GuildHandle,
    channel: simcord.ChannelHandle,
    people: Sequence[simcord.MemberActor],
) -> Table:
    await people[0].slash(channel, "mafia start", scenario="classic")
    table = bot.tables.get(TableId(guild.id))
    with env.bot_scope():
        for person in people[1:]:
            await table.do(Join(person.id, person.user.name))
    await env.settle()
    return table


def _moved(one: _Seen, simulation: Simulation, env: StrictEnv) -> Sequence[float]:
    """When the table's next phase began, if it has since it was looked at; it is looked at again."""
    state = one.table.state
    if state is None or state.game is None or state.clock is None or state.clock.due is None:
        return ()
    began = [] if state.game.serial == one.serial or one.ends is None else [one.ends]
    one.serial = state.game.serial
    one.ends = env.loop_time() + (state.clock.due - simulation.now()) / 1000
    return began


def _late(begun: Sequence[tuple[int, float]], log: Sequence[Exchange], tables: int) -> Lateness:
    seconds: list[float] = []
    for channel, start in begun:
        path = f"/channels/{channel}/messages"
        posts = (one.request.at for one in log if (one.request.method, one.request.path) == ("POST", path))
        seconds += [next(at - start + LATENCY for at in posts if at >= start - MOMENT)]
    calls = Counter(one.request.name for one in log if not one.request.is_reply)
    return Lateness(seconds, calls, tables, sum(one.status == 429 for one in log))
