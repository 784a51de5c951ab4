"""One person in two servers' games at the same time: what they press in direct messages goes to the game it is of."""

from __future__ import annotations

from cogs.simulated.people.players import text_of
from core.rules.commands import Act
from tests.discord.test_lost_games import spoil
from tests.discord.world import World, Worlds

ROLES = ("detective", "godfather", "doctor", "mafioso", "citizen", "citizen", "citizen", "citizen")


async def both_at_night(one: World, other: World) -> None:
    for _ in range(50):
        late = next((world for world in (one, other) if world.game.phase != "night"), None)
        if late is None:
            return
        await late.pass_time()
    raise AssertionError("they are never at night together")


async def test_a_menu_of_either_game_is_that_games(worlds: Worlds) -> None:
    one = await worlds.open(8)
    other = await worlds.open(8, same=one.people[:1])
    for world in (one, other):
        await world.begin(*ROLES, pace="clock")
    await both_at_night(one, other)
    for world, at in ((one, 2), (other, 3)):
        (prompt,) = world.table.prompts(1)
        await world.give(prompt, Act(1, prompt.do, (at,)))
    assert [act.at for act in one.game.acts] == [(2,)]
    assert [act.at for act in other.game.acts] == [(3,)]


async def test_a_game_that_waits_for_a_later_program_keeps_nobody_out_of_their_other(worlds: Worlds) -> None:
    one = await worlds.open(8)
    other = await worlds.open(8, same=one.people[:2])
    for world in (one, other):
        await world.lobby(relay=True)
        await world.deal("godfather", "mafioso", "detective", "doctor", "citizen", "citizen", "citizen", "citizen")
    await spoil(other, b'{"format":99}')
    await one.restart()
    await one.until("night")
    writer, reader = one.people[:2]
    await writer.user.send_dm("The one by the window.")
    assert any("The one by the window." in text_of(message) for message in one.dm(reader))
