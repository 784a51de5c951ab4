"""What no message carries is brought up to date by itself: after a failure, and by the next process."""

from __future__ import annotations

from cogs.simulated.people.players import text_of
from core.rules.commands import Act
from tests.discord.test_deleted import EIGHT
from tests.discord.test_games import living
from tests.discord.test_substitutes import CARDS
from tests.discord.test_threads import refuse
from tests.discord.trouble import Trouble, Which, posts_in
from tests.discord.world import World, Worlds, kill


async def shoot(world: World, victim: int) -> None:
    prompt = next(prompt for prompt in world.table.prompts() if prompt.do == "kill")
    await world.give(prompt, Act(prompt.seat, "kill", (victim,)))


async def test_the_dead_are_let_in_though_it_failed_when_they_died(world: World) -> None:
    await world.begin()
    await world.until("night")
    victim = living(world.game, mafia=False)[0]
    user = world.state.user_of(victim)
    await shoot(world, victim)
    await world.restart()
    fault = Trouble(world).break_off(lambda request: request.path.endswith(f"/thread-members/{user}"), times=2)
    await world.until("day")
    assert not world.game.seat(victim).alive
    await world.env.advance_time(10)
    assert fault.met == 2
    dead = next(thread for thread in world.channel.threads if thread.name.startswith("the other side"))
    places = await world.store.refs(world.id)
    assert places["in:dead"] == str(user)
    assert places["room:dead"] == str(dead.id)


async def test_the_dead_come_in_though_their_greeting_failed_at_first(world: World) -> None:
    await world.begin()
    await world.until("night")
    victim = living(world.game, mafia=False)[0]
    await shoot(world, victim)
    fault = Trouble(world).break_off(lambda request: "out of the game" in str(request.json), times=2)
    await world.until("day")
    await world.env.advance_time(10)
    assert fault.met == 2
    (dead,) = [thread for thread in world.channel.threads if thread.name.startswith("the other side")]
    assert world.person(victim).id in world.env.backend.get_channel(dead.id).thread_members
    assert len([message for message in dead.history() if "out of the game" in text_of(message)]) == 1


async def test_a_menu_that_could_not_be_sent_comes_in_the_same_night(world: World) -> None:
    await world.begin()
    (doctor,) = world.seats("doctor")
    person = world.person(doctor)
    fault = Trouble(world).break_off(posts_in(person.user.dm_channel.id), times=3)
    await world.until("night")
    await world.env.advance_time(20)
    assert fault.met == 3
    assert world.game.phase == "night"
    assert "Night 1" in text_of(world.dm(person)[-1])


async def test_a_room_is_introduced_by_the_next_process(world: World) -> None:
    """The thread was made, its event struck off, and then the process died."""
    lobby = await world.lobby()
    fault = Trouble(world).break_off(_in_a_thread(world), times=None)
    await world.people[0].click(lobby, label="Begin")
    (room,) = world.channel.threads
    assert not any("In this room" in text_of(message) for message in room.history())
    unsaid = (await world.store.load(world.id)).outbox  # type: ignore[union-attr]
    await world.store.delivered(world.id, [entry.id for entry in unsaid])
    fault.times = 0
    await world.restart()
    assert len([message for message in room.history() if "In this room" in text_of(message)]) == 1
    await world.restart()
    assert len([message for message in room.history() if "In this room" in text_of(message)]) == 1
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


def _in_a_thread(world: World) -> Which:
    """Messages posted in neither the square nor somebody's direct messages."""
    known = {world.channel.id, *(person.user.dm_channel.id for person in world.people)}
    ours = [posts_in(channel) for channel in known]
    return lambda request: (
        request.method == "POST" and request.path.endswith("/messages") and not any(which(request) for which in ours)
    )


async def test_menus_are_not_sent_again_by_the_next_process(world: World) -> None:
    await world.begin()
    await world.until("night")
    before = {person.id: len(world.dm(person)) for person in world.people}
    await world.restart()
    assert {person.id: len(world.dm(person)) for person in world.people} == before


async def test_who_cannot_be_told_just_now_has_nobody_greeted_twice(worlds: Worlds) -> None:
    """One of the dead comes into no thread, and no direct message reaches them."""
    world = await worlds.open(10)
    await world.begin(*EIGHT, "citizen", "citizen")
    await world.until("night")
    first, second, third = living(world.game, mafia=False)[-3:]
    for victim in (first, second, third):
        if victim == second:
            person = world.person(second)
            refuse(world, "PUT", f"/channels/*/thread-members/{person.id}", 403, 50001)
            await world.restart()
            Trouble(world).break_off(posts_in(person.user.dm_channel.id), times=None)
        await shoot(world, victim)
        await world.until("day")
        await world.until("night")
    (dead,) = [thread for thread in world.channel.threads if thread.name.startswith("the other side")]
    assert len([message for message in dead.history() if "out of the game" in text_of(message)]) == 2


async def test_whom_an_unheard_call_has_let_in_goes_with_their_chair(worlds: Worlds) -> None:
    """The room's first message came, and let in whom it called; that nobody knew when one of them was replaced."""
    world = await worlds.open(8)
    await world.lobby(*range(1, 8))
    fault = Trouble(world).break_off(_in_a_thread(world), times=None, carried_out=True)
    await world.deal(*CARDS)
    old, new = world.person(2), world.people[7]
    (room,) = world.channel.threads
    assert old.id in world.env.backend.get_channel(room.id).thread_members
    await new.slash(world.channel, "mafia join")
    await old.slash(world.channel, "mafia replace")
    fault.times = 0
    await world.env.advance_time(60)
    inside = world.env.backend.get_channel(room.id).thread_members
    assert new.id in inside
    assert old.id not in inside
