"""What a whole text game costs in requests to Discord: real bot, simulated Discord, scripted people."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Mapping

import simcord

from bench.tables import PLAYERS, store
from cogs.simulated.people.players import Company
from cogs.simulated.people.scripted_game import ChannelPrinter, begin, gather, play_on
from cogs.simulated.simulation import simulated
from core.rules.commands import Act, Vote
from core.rules.prompts import Prompt
from core.table import Limits

NIGHTS = 3
SEEDS = range(1, 60)
"""By which games are drawn, until one has so many nights; today the first does."""
REPLY = re.compile(r"^(/v\d+)?/(interactions/\d+/|webhooks/\d+/[^/]{20,})")
KINDS = {
    "posts": re.compile(r"^POST .*/messages$"),
    "edits": re.compile(r"^PATCH .*/messages/"),
    "DMs opened": re.compile(r"^POST /users/@me/channels"),
    "members of threads": re.compile(r"/thread-members/"),
    "threads": re.compile(r"^POST .*/threads$|^PATCH /channels/ID$"),
}
NUMBER = re.compile(r"/\d+")


async def rest_calls_game(scenario: str = "classic", table: str | None = None) -> float:
    """Requests other than interaction replies, from the lobby to the story, of the first game by chance that has three
    nights. `table`: where the talk is."""
    calls = await rest_calls(scenario, table=table)
    print(", ".join(f"{name} {count}" for name, count in kinds(calls).items()), file=sys.stderr)
    return sum(calls.values())


def kinds(calls: Mapping[str, int]) -> dict[str, int]:
    """What each kind of request costs, the dearest first."""
    found: Counter[str] = Counter()
    for route, count in calls.items():
        found[next((kind for kind, form in KINDS.items() if form.search(route)), route)] += count
    return dict(found.most_common())


async def rest_calls(scenario: str = "classic", table: str | None = None) -> Counter[str]:
    """The same by method and route."""
    for seed in SEEDS:
        async with store() as opened, simulated(opened, limits=Limits(idle_phases=10_000)) as (env, bot, simulation):
            simulation.seed = seed
            before = len(env.http_requests)
            people = await gather(env, bot, "en", scenario=scenario, players=PLAYERS, seed=seed, table=table)
            company = Together(env, bot, people.guild, people.channel, members=people.members, chance=people.chance)
            await begin(company, "en")
            watch = Nights(company)
            await play_on(company, watch)
            if watch.nights == NIGHTS:
                return Counter(_route(entry) for entry in env.http_requests[before:] if not REPLY.match(entry.path))
    raise RuntimeError(f"no game of {NIGHTS} nights in {len(SEEDS)} seeds")


class Together(Company):
    """People who vote as whoever voted before them, where they may: so that games are no longer than among people."""

    async def give(self, prompt: Prompt, command: Vote | Act) -> None:
        """Press what gives this answer, or joins the vote before."""
        state = self.table.state
        if isinstance(command, Vote) and state is not None and state.game is not None:
            before = next(reversed(state.game.votes.values()), ())
            if before and before[0] in prompt.seats:
                command = Vote(command.voter, before[:1])
        await super().give(prompt, command)


class Nights(ChannelPrinter):
    """Reads nothing aloud, and counts the nights."""

    def __init__(self, company: Company) -> None:
        super().__init__(company)
        self.company = company
        self.nights = 0

    def read(self) -> None:
        """TableView at the game instead of the channel."""
        state = self.company.table.state
        if state is not None and state.game is not None:
            self.nights = state.game.night


def _route(entry: simcord.HttpLogEntry) -> str:
    return f"{entry.method} {NUMBER.sub('/ID', entry.path)}"
