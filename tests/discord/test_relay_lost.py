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


async def test_a_long_message_is_carried_to_its_end(world: World) -> None:
    await relayed(world, *CLASSIC, *["citizen"] * 2)
    boss, other = (world.person(world.seats(role)[0]) for role in ("godfather", "mafioso"))
    plan = f"{'We go for the loud ones. ' * 76}But not for the seventh."
    assert len(plan) < 2000, "what Discord lets everybody write"
    await boss.user.send_dm(plan)
    assert holds(world, other, "But not for the seventh.")


async def test_where_the_end_of_a_message_is_left_out_it_is_seen(world: World) -> None:
    await relayed(world, *CLASSIC, *["citizen"] * 2)
    boss, other = (world.person(world.seats(role)[0]) for role in ("godfather", "mafioso"))
    plan = "I do not trust them.\n" + "a\n" * 980
    await boss.user.send_dm(plan)
    text = text_of(world.dm(other)[-1])
    assert "I do not trust them." in text
    assert "…" in text
