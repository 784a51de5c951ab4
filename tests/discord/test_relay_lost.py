"""What a team's member writes to the bot comes to the others, also where Redis or Discord were in trouble just then."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from tests.discord.test_awakening import Away
from tests.discord.test_relay_teams import CLASSIC, SPIED_ON, answer, holds, relayed
from tests.discord.test_survival import close_dms
from tests.discord.trouble import Trouble, posts_in, saying
from tests.discord.world import World, Worlds, answered


class Slow:
    """The next calls of a method, which go on when it `answers`; those after them do not wait."""

    def __init__(self, world: World, owner: object, method: str, times: int) -> None:
        self.answers = asyncio.Event()
        self._left, self._wait, self._call = times, world.simulation.wait, getattr(owner, method)
        setattr(owner, method, self._answer)

    async def _answer(self, *args: Any) -> Any:
        if self._left:
            self._left -= 1
            await self._wait(self.answers.wait(), "something slow")
        return await self._call(*args)


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


async def test_what_is_written_while_redis_is_away_comes_to_the_others_when_it_is_back(world: World) -> None:
    await relayed(world, *CLASSIC, *["citizen"] * 2)
    boss, other = (world.person(world.seats(role)[0]) for role in ("godfather", "mafioso"))
    away = Away(world, "guilds_of", 2)
    await boss.user.send_dm("Not the seventh.")
    await boss.user.send_dm("The fifth.")
    await world.env.advance_time(10)
    assert not away.left
    told = [text_of(message) for message in world.dm(other)]
    carried = [said for said in told if "Not the seventh." in said or "The fifth." in said]
    assert len(carried) == 2, "both, and once each"
    assert "Not the seventh." in carried[0], "in order"


async def test_whoever_could_not_be_asked_for_which_team_they_write_is_asked_when_redis_is_back(worlds: Worlds) -> None:
    world = await worlds.open(12)
    await relayed(world, *SPIED_ON, scenario="gangster_city")
    spy, triad = (world.person(world.seats(role)[0]) for role in ("spy", "triad"))
    world.bot.services.people.changed_elsewhere(None)  # another process may have changed what is known of anybody
    away = Away(world, "person", 1)
    await spy.user.send_dm("Not the seventh.")
    await spy.user.send_dm("I mean it.")
    await world.env.advance_time(10)
    assert not away.left
    assert sum("several teams" in text_of(message) for message in world.dm(spy)) == 1
    await answer(world, spy, "triads")
    assert holds(world, triad, "Not the seventh.")
    assert holds(world, triad, "I mean it.")


@pytest.mark.parametrize("carried_out", [False, True], ids=["not carried out", "carried out"])
async def test_a_question_that_was_cut_off_is_put_once_and_its_answer_holds(worlds: Worlds, carried_out: bool) -> None:
    world = await worlds.open(12)
    await relayed(world, *SPIED_ON, scenario="gangster_city")
    spy, triad = (world.person(world.seats(role)[0]) for role in ("spy", "triad"))
    await world.people[0].slash(world.channel, "host pause")
    asking = saying(posts_in(spy.user.dm_channel.id), "several teams")
    Trouble(world).break_off(asking, times=2, carried_out=carried_out)
    await spy.user.send_dm("Not the seventh.")
    await world.env.advance_time(10)
    assert sum("several teams" in text_of(message) for message in world.dm(spy)) == 1
    await answer(world, spy, "triads")
    assert holds(world, triad, "Not the seventh.")


async def test_of_two_choices_at_one_instant_the_first_holds(worlds: Worlds) -> None:
    world = await worlds.open(12)
    await relayed(world, *SPIED_ON, scenario="gangster_city")
    spy, mafia, triad = (world.person(world.seats(role)[0]) for role in ("spy", "mafioso", "triad"))
    await spy.user.send_dm("Not the seventh.")
    asked = world.dm(spy)[-1]
    address = world._address(asked, "team")
    values = [option["value"] for part in components(asked) for option in part.get("options", [])]
    slow = Slow(world, world.store, "guilds_of", 2)
    results = [await spy.user.select(asked, [value], custom_id=address) for value in sorted(values)]
    slow.answers.set()
    await world.env.settle()
    assert [answered(result) for result in results] == ["", ""], "nobody is told of an error"
    assert words_of("en", "gangster_city")("room-mafia") in text_of(world.dm(spy)[-1])
    assert holds(world, mafia, "Not the seventh.")
    assert not holds(world, triad, "Not the seventh.")


async def test_what_is_written_after_the_choice_does_not_overtake_what_was_held_for_it(worlds: Worlds) -> None:
    world = await worlds.open(12)
    await relayed(world, *SPIED_ON, scenario="gangster_city")
    spy, triad = (world.person(world.seats(role)[0]) for role in ("spy", "triad"))
    await spy.user.send_dm("The seventh?")
    slow = Slow(world, world.bot.services.sender, "dm", 1)
    await answer(world, spy, "triads")
    await spy.user.send_dm("Better not.")
    slow.answers.set()
    await world.env.settle()
    told = [text_of(message) for message in world.dm(triad)[-2:]]
    assert "The seventh?" in told[0], "in the order in which it was written"
    assert "Better not." in told[1]


async def test_a_line_that_was_cut_off_on_its_way_is_not_laid_to_closed_messages(world: World) -> None:
    await relayed(world, *CLASSIC, *["citizen"] * 2)
    boss, other = (world.person(world.seats(role)[0]) for role in ("godfather", "mafioso"))
    Trouble(world).break_off(saying(posts_in(other.user.dm_channel.id), "Not the seventh."))
    await boss.user.send_dm("Not the seventh.")
    told = text_of(world.dm(boss)[-1])
    assert "closed" not in told
    assert "Write it to me again" in told
    assert "Name2" in told
