"""`mafia demo --auto --tables N`: the local table, over and over, each time with other cards and another number of
seats.
"""

from __future__ import annotations

import random
import traceback
from collections import Counter

from cogs.simulated.people.players import Company
from cogs.simulated.people.scripted_game import Silent, begin, gather, play_on, result_of
from cogs.simulated.simulation import simulated
from core.books.library import load
from core.simulate.random_tables import random_table
from core.table import Limits
from core.table.open_store import passing_store
from core.table.table_commands import Configure


async def play_tables(language: str, scenario: str, tables: int, seed: int) -> int:
    """Play so many random lawful tables, a line for each; the number of those that broke off or came to no end."""
    wrong = 0
    for number in range(tables):
        own = f"{seed}/{number}"
        roles = random_table(load(scenario), random.Random(own))
        try:
            result = await play_table(language, scenario, roles, own)
        except Exception:
            result = None
            traceback.print_exc()
        wrong += result is None
        cards = ", ".join(f"{role} {count}" if count > 1 else role for role, count in Counter(roles).items())
        print(f"{number + 1}/{tables} {own} ({len(roles)}: {cards}): {result or '!'}", flush=True)
    return wrong


async def play_table(language: str, scenario: str, roles: list[str], seed: str) -> str | None:
    """One table with these cards, to its end, in a world of its own; the result as a sentence, None without one."""
    limits = Limits(idle_phases=10_000)
    async with passing_store() as store, simulated(store, limits=limits) as (env, bot, simulation):
        chance = random.Random(seed)
        simulation.seed = chance.getrandbits(32)
        company = await gather(env, bot, language, scenario=scenario, players=len(roles), seed=chance.getrandbits(32))
        if load(scenario).scenario.deal.pool:
            await lay_out(company, roles)
        await begin(company, language)
        finished = await play_on(company, Silent())
        env.raise_errors()
        return await result_of(company.table, language, scenario) if finished else None


async def lay_out(company: Company, roles: list[str]) -> None:
    """The host puts these cards on the table. Raises `ValueError` where they are refused."""
    host = next(iter(company.members))
    with company.env._bot_scope():
        outcome = await company.table.do(Configure(host, {"roles": tuple(roles)}))
    await company.env.settle()
    if outcome.refusal is not None:
        raise ValueError(str(outcome.refusal))
