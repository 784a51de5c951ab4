"""Direct messages come to one process, and the game may be another's: what is pressed and written there arrives."""

from __future__ import annotations

from cogs.simulated.people.players import components, text_of
from cogs.simulated.simulation import build
from core.store import WOKEN
from tests.discord.world import World


async def relayed(world: World) -> None:
    """A game whose mafia talk through the bot, in its first night; then a process that does not serve the server."""
    await world.people[0].slash(world.channel, "mafia start", relay=True)
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1:]:
        await person.click(lobby, label="Join")
    world.simulation.seed = 1
    await world.people[0].click(lobby, label="Begin")
    await world.until("night")
    world.bot = build(world.simulation, world.store, ours=lambda _: 0)
    await world.env.restart_bot(world.bot)


async def test_a_press_in_a_direct_message_is_done_and_told_to_who_serves_the_game(world: World) -> None:
    await relayed(world)
    heard = world.store.listen([WOKEN])
    assert await anext(heard) is None
    (doctor,) = world.seats("doctor")
    menu = world.dm(world.person(doctor))[-1]
    options = next(part for part in components(menu) if part.get("options"))["options"]
    before, costs = (await world.store.load(world.table.id)).version, len(world.costs())
    await world.person(doctor).user.select(menu, [options[0]["value"]])
    hint = await anext(heard)
    assert hint is not None
    assert hint.text == str(world.table.id)
    saved = await world.store.load(world.table.id)
    assert saved is not None
    assert saved.version == before + 1
    assert saved.outbox, "it is left to who serves the game to say"
    assert len(world.costs()) == costs, "and nothing of it is said here"
    assert len(world.bot.tables.clock) == 0
    chosen = next(part for part in components(world.dm(world.person(doctor))[-1]) if part.get("options"))
    assert [one["value"] for one in chosen["options"] if one.get("default")] == [options[0]["value"]]
    await heard.aclose()


async def test_what_a_team_writes_to_each_other_is_carried(world: World) -> None:
    await relayed(world)
    one, two, three = (world.person(seat) for seat in world.seats("godfather", "mafioso"))
    await one.user.send_dm("Who shall it be?")
    for person in (two, three):
        assert "Who shall it be?" in text_of(world.dm(person)[-1])
    others = [person for person in world.people if person.id not in (one.id, two.id, three.id)]
    assert not any("Who shall it be?" in text_of(message) for person in others for message in world.dm(person))


def last(world: World) -> str:
    """What the channel's last message says."""
    message = world.channel.last_message
    assert message is not None
    return text_of(message)


async def test_a_lobby_that_is_another_process_s_by_now_is_not_redrawn(world: World) -> None:
    await world.people[0].slash(world.channel, "mafia start")
    lobby = world.channel.last_message
    assert lobby is not None
    served = [1]
    world.bot = build(world.simulation, world.store, ours=lambda _: served[0])
    await world.env.restart_bot(world.bot)
    for person in world.people[1:3]:
        await person.click(lobby, label="Join")
    served[0] = 0  # the second change is yet to be shown
    shown = last(world)
    await world.env.advance_time(60)
    assert last(world) == shown
    served[0] = 2
    await world.people[3].click(lobby, label="Join")
    await world.env.advance_time(60)
    assert last(world) != shown
