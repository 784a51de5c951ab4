"""What stands on panels and in answers is short, says what is meant, and is true."""

from __future__ import annotations

import re

import discord
import pytest

from cogs.simulated.people.players import components, text_of
from core.words import SeatNames, Words
from tests.discord.world import World, Worlds, answered, labels

TWELVE = ("godfather", "mafioso", "mafioso", "mafioso", "doctor", "detective", *["citizen"] * 6)
GAP = "\u00a0·\u00a0"


def panel(world: World) -> discord.Message:
    """The last message of the square with buttons."""
    return next(message for message in reversed(world.channel.history()) if labels(message))


async def test_rosters_are_short_and_speakers_are_the_next_two(worlds: Worlds) -> None:
    world = await worlds.open(12)
    await world.begin(*TWELVE)
    await world.until("day")
    first = text_of(panel(world))
    assert f"**At the table (12):** 1{GAP}Name1, 2{GAP}Name2, 3{GAP}Name3" in first, "by name, and not all of it bold"
    speakers = first[first.index("**The floor:**") :]
    assert len(re.findall(r"\d+\u00a0·\u00a0Name", speakers)) == 3, "who speaks, and the next two"
    assert "· and 9 more after them" in speakers
    assert len(first.splitlines()) <= 12

    await world.pass_time()
    second = text_of(panel(world))
    assert "**At the table (12):** 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12" in second
    while world.game.day < 2:
        await world.pass_time()
    await world.until("day")
    assert re.search(r"\*\*At the table \(12\):\*\* [0-9, ]+\n", text_of(panel(world))), "numbers alone from day two on"


async def test_how_things_stand_is_told_in_whole_lines(world: World) -> None:
    await world.begin()
    await world.until("night")
    status = answered(await world.people[0].slash(world.channel, "mafia status"))
    assert re.search(r"\*\*🌙 Night 1\*\* \(it ends <t:\d+:R>\)", status)
    assert "Day 1" not in status
    await world.until("nomination")
    status = answered(await world.people[0].slash(world.channel, "mafia status"))
    assert re.search(r"\*\*Nomination, day \d\*\* \(it ends", status)
    assert "**Votes:** 0 of 8 have voted." in status
    await world.people[0].slash(world.channel, "vote for", player=world.people[1])
    assert "**Votes:** 1 of 8 have voted." in answered(await world.people[0].slash(world.channel, "mafia status"))


async def test_at_night_each_hears_of_themselves_alone_whether_they_are_waited_for(world: World) -> None:
    await world.begin("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    await world.until("night")
    told = {seat: answered(await world.person(seat).slash(world.channel, "mafia status")) for seat in (3, 5)}
    assert "I'm still waiting for you: Watch over." in told[3]
    assert "You're done for tonight" in told[5]
    watcher = world.guild.add_member(world.env.create_user("watcher"))
    before = answered(await watcher.slash(world.channel, "mafia status"))
    prompt = next(one for one in world.todo() if one.seat == 3)
    await world.person(3).slash(world.channel, "night pass")
    assert prompt.do == "save"
    assert "You're done for tonight" in answered(await world.person(3).slash(world.channel, "mafia status"))
    assert answered(await watcher.slash(world.channel, "mafia status")) == before, "to others nothing changes"


async def test_who_is_out_is_told_so_at_any_hour(world: World) -> None:
    await world.begin("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    await world.until("night")
    await world.steward().slash(world.channel, "host eject", player=world.person(5))
    await world.until("day")
    told = answered(await world.person(5).slash(world.channel, "vote for", player=world.person(6)))
    assert "You're out of the game" in told


async def test_a_decision_that_the_rulebook_does_not_know_is_no_matter_of_a_role(world: World) -> None:
    await world.begin()
    await world.until("day")
    told = answered(await world.people[0].slash(world.channel, "host word", player=world.people[1]))
    assert told == "In this rulebook, the host has no such decision to make."
    told = answered(await world.people[1].slash(world.channel, "host word", player=world.people[2]))
    assert "Only the host" in told


async def test_privacy_is_said_in_words(world: World) -> None:
    await world.people[0].slash(world.channel, "mafia language", language="ru")
    text = answered(await world.people[0].slash(world.channel, "mafia privacy show"))
    assert "**Язык:** русский" in text
    assert "`language`" not in text


async def test_who_leaves_a_full_table_hears_that_the_chair_is_taken(worlds: Worlds) -> None:
    world = await worlds.open(22)
    await world.lobby()
    assert "no longer wait" in answered(await world.people[21].slash(world.channel, "mafia leave"))
    assert "goes to whoever had waited longest" in answered(await world.people[3].slash(world.channel, "mafia leave"))
    assert "It's free for anyone" in answered(await world.people[4].slash(world.channel, "mafia leave"))


async def test_signs_have_words(world: World) -> None:
    await world.begin()
    await world.until("day")
    shown = [part["label"] for part in components(panel(world)) if part.get("label")]
    assert "👍 I agree" in shown
    assert "👎 I disagree" in shown


@pytest.mark.parametrize("language", ["en", "fa", "ru", "uk"])
def test_a_seat_is_not_parted_from_its_name_nor_read_as_ten_times_as_much(language: str) -> None:
    names = SeatNames(Words.for_language(language), {1: "Борис", 2: "بوریس"})
    for shown in (names[1], names.label(2), names.roster([1, 2])):
        assert not re.search(r"[0-9۰-۹][ ·]", shown), "the number's neighbour is a space that does not break"
        if language == "fa":
            assert "·" not in shown
