"""Whom a last card, or the night, may bring back into the game: what they hear of the dead, and when."""

from __future__ import annotations

import pytest
import simcord

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.rules.commands import Act, Vote
from tests.discord.test_square import CARDS as SHOT_AT
from tests.discord.test_square import died
from tests.discord.test_threads import direct
from tests.discord.world import World, Worlds

CARDS = "godfather saul_goodman matador nostradamus doctor_watson leon citizen_kane constantine citizen citizen citizen"
MIND, DUEL = 2, 11  # seeds by which this card is drawn first
OUT, RIGHT, WRONG = 9, 4, 5
VOTERS = (1, 2, 3, 5)
TOLD = "You're out of the game"


async def voted_out(worlds: Worlds, seed: int, *, relay: bool = False) -> World:
    """The Godfather is played, and in the first vote one is put out; their card has just been drawn."""
    world = await worlds.open(11)
    await world.lobby(scenario="godfather", relay=relay)
    await world.deal(*CARDS.split(), seed=seed)
    await vote(world, OUT, "nomination", "verdict")
    await world.until("last_words")
    assert not world.game.seat(OUT).alive
    return world


async def vote(world: World, seat: int, *ballots: str) -> None:
    for ballot in ballots:
        await world.until(ballot)
        for voter in VOTERS:
            (prompt,) = [one for one in world.table.prompts(voter) if one.do == "vote"]
            await world.give(prompt, Vote(voter, (seat,)))


async def act(world: World, seat: int, do: str, at: int) -> None:
    (prompt,) = [one for one in world.table.prompts(seat) if one.do == do]
    await world.give(prompt, Act(seat, do, (at,)))
    await world.env.advance_time(1)


def among_the_dead(world: World) -> list[int]:
    """Seats whose players are in the thread of the dead."""
    threads = [one.id for one in world.channel.threads if "the other side" in (one.name or "")]
    inside = {user for thread in threads for user in world.env.backend.get_channel(thread).thread_members}
    return [seat.number for seat in world.game.seats if world.state.user_of(seat.number) in inside]


def greetings(world: World) -> str:
    threads = [one for one in world.channel.threads if "the other side" in (one.name or "")]
    return "\n".join(text_of(message) for thread in threads for message in thread.history())


def mover(world: World) -> simcord.MemberActor:
    return world.person(OUT)


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_has_a_last_move_hears_nothing_of_the_dead(worlds: Worlds, restarted: bool) -> None:
    """GF-20: they may come back, in the stead of whom they name."""
    world = await voted_out(worlds, MIND)
    if restarted:
        await world.restart()
        await world.env.advance_time(2)
    assert world.table.prompts(OUT)
    assert among_the_dead(world) == []
    assert "you're out" not in greetings(world)
    assert TOLD not in direct(world, mover(world))
    await act(world, OUT, "guess", RIGHT)
    assert world.game.seat(OUT).alive
    assert among_the_dead(world) == []
    await world.until("night")
    await world.env.advance_time(1)
    assert among_the_dead(world) == [RIGHT]
    assert mover(world).mention not in greetings(world)
    assert TOLD not in direct(world, mover(world))


async def test_whose_last_move_fails_is_with_the_dead_when_it_is_over(worlds: Worlds) -> None:
    """GF-20, GF-D18."""
    world = await voted_out(worlds, MIND)
    await act(world, OUT, "guess", WRONG)
    await world.until("night")
    await world.env.advance_time(1)
    assert among_the_dead(world) == [OUT]
    assert f"{mover(world).mention}: you're out of the game" in greetings(world)


async def test_with_the_relay_they_are_told_when_the_last_move_is_over(worlds: Worlds) -> None:
    """GF-20."""
    world = await voted_out(worlds, MIND, relay=True)
    assert TOLD not in direct(world, mover(world))
    await act(world, OUT, "guess", WRONG)
    await world.until("night")
    await world.env.advance_time(1)
    assert direct(world, mover(world)).count(TOLD) == 1


async def test_a_duel_is_decided_before_the_challenger_hears_the_dead(worlds: Worlds) -> None:
    """GF-D16."""
    world = await voted_out(worlds, DUEL)
    await act(world, OUT, "duel", WRONG)
    assert among_the_dead(world) == []
    await world.until("verdict")
    await world.env.advance_time(1)
    assert among_the_dead(world) == []
    await world.until("night")
    await world.env.advance_time(1)
    assert among_the_dead(world) == [OUT]


async def test_whom_the_night_brings_back_was_asked_for_silence_and_is_shown_out(worlds: Worlds) -> None:
    """GF-D39."""
    world = await voted_out(worlds, MIND)
    await act(world, OUT, "guess", WRONG)
    await world.until("night")
    await world.env.advance_time(1)
    assert among_the_dead(world) == [OUT]
    assert words_of("en")("dead-may-return") in greetings(world)
    await act(world, 8, "revive", OUT)
    await world.until("day")
    await world.env.advance_time(1)
    assert world.game.seat(OUT).alive
    assert among_the_dead(world) == []


async def test_where_nobody_comes_back_nothing_is_asked_of_the_dead(world: World) -> None:
    await world.begin(*SHOT_AT)
    await died(world, 6)
    await world.env.advance_time(1)
    assert among_the_dead(world) == [6]
    assert words_of("en")("dead-may-return") not in greetings(world)
