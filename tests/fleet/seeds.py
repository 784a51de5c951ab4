"""Games that are under way before any process starts, dealt and carried into a phase over the store as played games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from bench.tables import STEWARD, Quiet
from core.store import Store
from core.table import QueuedEvent, Table, TableId, Tables
from core.table.table_commands import Begin, Join, Next, Open
from tests.fleet.world import FleetWorld, Town

STEPS = 40


class Interrupted(Quiet):
    """Says everything at once, until its process is taken to end: with a phase of which nobody is told any more."""

    def __init__(self, phase: str) -> None:
        self.phase, self.table = phase, cast(Table | None, None)

    @property
    def cut_off(self) -> bool:
        """Whether that phase has come."""
        state = None if self.table is None else self.table.state
        return state is not None and state.game is not None and state.game.phase == self.phase

    async def deliver(self, id_: TableId, to: str, said: Sequence[QueuedEvent]) -> list[str]:
        return [] if self.cut_off else await super().deliver(id_, to, said)


async def sow(
    redis_url: str,
    world: FleetWorld,
    towns: Sequence[Town],
    *,
    scenario: str = "classic",
    phase: str = "night",
    relay: bool = False,
    voice: int | None = None,
) -> None:
    """A game of all its people in each town, where this phase has just begun and nobody has been told of it yet.

    Direct messages reach one of those who are asked something, as somebody who has played before. With `relay` the
    teams have no threads. `voice`: the voice channel of the one town.
    """
    store = Store.at(redis_url)
    try:
        for town in towns:
            delivery = Interrupted(phase)
            tables = Tables(store, delivery)
            table = delivery.table = tables.get(TableId(town.guild))
            await table.do(
                Open(town.people[0], "Name 1", town.channel, scenario, voice=voice, pace="together", relay=relay)
            )
            for number, person in enumerate(town.people[1:], 2):
                await table.do(Join(person, f"Name {number}"))
            await table.do(Begin(town.people[0], seed=town.guild))
            for _ in range(STEPS):
                if delivery.cut_off:
                    break
                await table.settled()
                outcome = await table.do(Next(STEWARD, steward=True))
                assert outcome.refusal is None, outcome.refusal
            assert delivery.cut_off
            writer = table.state.user_of(table.prompts()[0].seat)
            assert writer is not None
            await store.set_person(writer, {"dm": str(world.backend.get_dm_channel(writer).id)})
            await tables.close()
    finally:
        await store.close()
