"""A game in a thread of its own, through every right taken from the bot and given back in every phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.messages.note_codecs import Spot
from cogs.messages.place_notes import PANEL
from cogs.messages.work import Work
from cogs.presence.rights import IN_TEXT, OWN_THREAD, QUIET
from cogs.simulated.people.players import text_of
from core.rulebook.course import NIGHTS
from core.rules.commands import Vote
from core.rules.prompts import VOTE
from tests.discord.test_awakening import Away
from tests.discord.test_square import CARDS, Thread, begin_apart, locked
from tests.discord.test_threads import direct, forbid, godfather, has_menu, mafia, shoot
from tests.discord.trouble import Trouble, posts_in
from tests.discord.world import World, answered

RIGHTS = tuple(dict.fromkeys((*IN_TEXT, *OWN_THREAD, *QUIET)))
NEEDED = {"view_channel", "send_messages_in_threads"}
PHASES = {"day", "nomination", "defence", "verdict", "night"}


async def panel(world: World) -> Spot | None:
    return await world.bot.services.places.get(Work(world.id), PANEL)


async def stands_in(world: World, channel: int) -> bool:
    """Whether the running phase's panel stands there."""
    spot = await panel(world)
    return spot is not None and (spot.channel, spot.serial) == (channel, world.game.serial)


async def is_as_it_should_be(world: World, thread: Thread) -> None:
    """With all its rights: in its thread, with its panel, its doors and its clock."""
    night = world.game.phase in NIGHTS
    assert world.state.lobby.channel == thread.id
    assert await stands_in(world, thread.id), world.game.phase
    assert locked(world, thread) == night
    assert world.state.paused is None
    for room in world.channel.threads:
        if "mafia" in (room.name or "") and not world.env.backend.get_channel(room.id).thread_metadata.archived:
            assert locked(world, room) == (not night)


async def is_shown(world: World, thread: Thread, right: str, waited: bool = False) -> None:
    """Without a right: wherever it can be; where that is nowhere, the clock waits by day, if it has not `waited`."""
    night = world.game.phase in NIGHTS
    shut_out = right in NEEDED or (right == "manage_threads" and locked(world, thread))
    if not shut_out:
        assert world.state.lobby.channel == thread.id
        assert await stands_in(world, thread.id)
    elif right != "view_channel":
        assert world.state.lobby.channel == world.channel.id
        assert await stands_in(world, world.channel.id)
        assert world.said("Until I have it, we'll go on here.")
    else:
        assert world.state.held == (not night and not waited)
        assert "**View Channel** is missing" in direct(world, world.people[0])


async def go_on(world: World) -> None:
    """Until the next phase: everybody names the same two, so that there is a defence and a verdict."""
    serial = world.game.serial
    if world.state.held:
        await world.pass_time()
    named = [seat.number for seat in world.game.seats if seat.alive][-2:]
    for prompt in world.table.prompts():
        wanted = [seat for seat in named if seat in prompt.seats][: prompt.most]
        if prompt.do == VOTE and wanted:
            with world.env.bot_scope():
                await world.table.do(Vote(prompt.seat, tuple(wanted)), user=world.state.user_of(prompt.seat))
    while world.state.running and world.game.serial == serial:
        await world.pass_time()


def every_right() -> Iterator[Any]:
    for right in RIGHTS:
        for when in ("across", "within"):
            decides = when == "across" and right in (*NEEDED, "send_messages", "manage_threads")
            marks = [] if decides else [pytest.mark.repeats("those that decide where a table stands")]
            yield pytest.param(right, when == "across", id=f"{right}-{when}", marks=marks)


@pytest.mark.parametrize(("right", "over_a_change"), list(every_right()))
async def test_whatever_right_is_taken_in_whatever_phase(world: World, right: str, over_a_change: bool) -> None:
    thread, trouble = await begin_apart(world, *CARDS), world.env.discord.trouble
    met: set[str] = set()
    while world.state.running and not met >= PHASES:
        await is_as_it_should_be(world, thread)
        met.add(world.game.phase)
        await trouble.drop_right(world.channel, right)
        await world.env.advance_time(5)
        await is_shown(world, thread, right)
        if over_a_change:
            waited = world.state.held
            await go_on(world)
            await world.env.advance_time(5)
            await is_shown(world, thread, right, waited)
        await trouble.give_back(world.channel, right)
        await world.env.advance_time(5)
        await is_as_it_should_be(world, thread)
        if not over_a_change:
            await go_on(world)
    assert met >= {"day", "nomination", "night"}


@pytest.mark.parametrize(("status", "code"), [(400, 160005), (400, 50083), (403, 50083), (400, 200000)])
async def test_a_dawn_that_its_thread_refuses_is_shown_all_the_same(world: World, status: int, code: int) -> None:
    thread = await begin_apart(world, *CARDS)
    refused = Trouble(world).refuse(posts_in(thread.id), status, code)
    await world.until("day")
    await world.env.advance_time(5)
    refused.times = 0
    assert world.state.held or await stands_in(world, world.channel.id), "the day does not pass unseen"
    await world.env.advance_time(60)
    assert await stands_in(world, world.state.lobby.channel)
    assert world.state.paused is None
    await world.until("night")
    assert await stands_in(world, world.state.lobby.channel)


async def test_a_thread_that_is_deleted_while_its_channel_cannot_be_written_in(world: World) -> None:
    thread, trouble = await begin_apart(world, *CARDS), world.env.discord.trouble
    await world.until("day")
    await trouble.drop_right(world.channel, "send_messages")
    world.env.backend.delete_channel(thread.id)
    await world.pass_time()
    assert world.state.held, "as soon as there is something to say"
    await trouble.give_back(world.channel, "send_messages")
    await world.env.advance_time(5)
    assert await stands_in(world, world.channel.id)
    assert world.state.paused is None


async def test_a_dawn_that_the_channel_refuses_for_good_is_offered_again(world: World) -> None:
    await world.begin(*CARDS)
    refused = Trouble(world).refuse(posts_in(world.channel.id), 400, 200000)
    await world.until("day")
    await world.env.advance_time(40)
    assert world.state.held
    assert direct(world, world.people[0]).count("Discord won't accept my message in") == 1
    before = refused.met
    await world.env.advance_time(600)
    assert 5 <= refused.met - before <= 15, "once in a minute"
    assert not world.state.held, "nobody waits for ever"
    refused.times = 0
    await world.env.advance_time(60)
    assert await stands_in(world, world.channel.id)
    assert world.said("Day 1. The city wakes up.")


async def test_everybody_is_told_why_the_clock_stands_still_and_for_how_long(world: World) -> None:
    await world.begin(*CARDS)
    await world.until("day")
    await world.env.discord.trouble.drop_right(world.channel, "send_messages")
    assert world.state.held
    assert all("**Send Messages** is missing there. The clock is stopped" in direct(world, one) for one in world.people)
    assert "for 10 minutes at most" in direct(world, world.people[3])
    left = world.state.clock
    await world.restart()
    await world.env.advance_time(300)
    assert world.state.clock == left, "also over a restart"
    await world.env.discord.trouble.give_back(world.channel, "send_messages")
    await world.env.advance_time(3)
    assert await stands_in(world, world.channel.id)
    assert world.state.paused is None
    assert sum("The clock is stopped" in text_of(one) for one in world.dm(world.people[3])) == 1


async def test_everybody_is_told_again_where_the_clock_stands_still_again(world: World) -> None:
    """In the same phase, and so soon that Discord knows every nonce still."""
    await world.begin(*CARDS)
    await world.until("day")
    for times in (1, 2):
        await world.env.discord.trouble.drop_right(world.channel, "send_messages")
        await world.env.advance_time(20)
        assert world.state.held
        assert sum("The clock is stopped" in text_of(one) for one in world.dm(world.people[3])) == times
        await world.env.discord.trouble.give_back(world.channel, "send_messages")
        await world.env.advance_time(20)
        assert not world.state.held


async def test_whoever_acts_while_the_clock_is_held_is_told_so(world: World) -> None:
    await world.begin(*CARDS)
    await world.until("nomination")
    await world.env.discord.trouble.drop_right(world.channel, "send_messages")
    told = await world.people[2].slash(world.channel, "vote for", player=world.person(1))
    assert "The clock is stopped, because I can't write at the table" in answered(told)


async def test_the_mafias_room_that_stayed_locked_is_opened_when_the_right_is_back(world: World) -> None:
    """Meanwhile the mafia are asked directly, and nobody speaks of a right that is there."""
    await world.begin(*CARDS)
    (room,) = world.channel.threads
    await world.until("day")
    assert locked(world, room)
    await world.env.discord.trouble.drop_right(world.channel, "manage_threads")
    await world.until("night")
    assert locked(world, room)
    assert any(has_menu(one) for one in world.dm(godfather(world)))
    assert all("I pass on whatever you write" in direct(world, person) for person in mafia(world))
    host = direct(world, world.people[0])
    assert "**Manage Threads** is missing" in host
    assert "**Send Messages in Threads** is missing" not in host
    await world.env.discord.trouble.give_back(world.channel, "manage_threads")
    assert not locked(world, room)
    await shoot(world, next(one for one in reversed(room.history()) if has_menu(one)))


async def test_a_moderator_who_locks_the_tables_thread_stops_no_game(world: World) -> None:
    thread = await begin_apart(world, *CARDS)
    await world.until("day")
    await world.env.discord.trouble.drop_right(world.channel, "manage_threads")
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await world.env.advance_time(5)
    assert await stands_in(world, world.channel.id)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": False})
    await world.env.advance_time(5)
    assert await stands_in(world, thread.id)
    assert world.said("We'll go on there:")


async def test_a_right_that_is_taken_while_redis_is_away_holds_the_clock_when_it_is_back(world: World) -> None:
    await world.begin(*CARDS)
    await world.until("day")
    away = Away(world, "commit", 2)
    forbid(world, send_messages=True)
    await world.env.settle()
    assert away.left < 2, "it was asked"
    await world.env.advance_time(10)
    assert not away.left
    assert world.state.held
    for person in world.people:
        assert direct(world, person).count("**Send Messages** is missing") == 1
