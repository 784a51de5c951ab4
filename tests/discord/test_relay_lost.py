"""What a team's member writes to the bot comes to the others, also where Redis or Discord were in trouble just then."""

from __future__ import annotations

from cogs.simulated.people.players import text_of
from tests.discord.test_relay_teams import CLASSIC, holds, relayed
from tests.discord.test_survival import close_dms
from tests.discord.world import World


async def test_who_writes_by_direct_message_takes_direct_messages(world: World) -> None:
    await relayed(world, *CLASSIC, *["citizen"] * 2)
    boss, other = (world.person(world.seats(role)[0]) for role in ("godfather", "mafioso"))
    close_dms(world, other)
    await boss.user.send_dm("Are you there?")
    assert "I couldn't pass that on" in text_of(world.dm(boss)[-1])
    world.env.backend.faults.clear()
    await other.user.send_dm("Here I am.")
    assert holds(world, boss, "Here I am.")
    await boss.user.send_dm("Not the seventh.")
    assert holds(world, other, "Not the seventh.")
