"""A host who does not play takes a night and a vote back, by presses alone; what everybody sees follows."""

from __future__ import annotations

import discord
import simcord

from cogs.simulated.people.players import text_of
from core.rules.commands import Vote
from core.rules.prompts import VOTE
from tests.discord.test_console import drawn, hosted, members, press
from tests.discord.test_games import living
from tests.discord.test_threads import has_menu, shot
from tests.discord.world import World, answered, kill, labels

ACCUSED, SHOT = 7, 5
GAP = "\u00a0·\u00a0"


async def taken_back_to(world: World, host: simcord.MemberActor, phase: str) -> None:
    asked = await press(world, host, "Take back…")
    (label,) = [label for label in labels(asked.response.message) if phase in label]
    await host.user.click(asked.response.message, label=label)
    await drawn(world)


async def vote(world: World, seat: int, *voters: int) -> None:
    for voter in voters:
        prompt = next(one for one in world.table.prompts(voter) if one.do == VOTE)
        await world.give(prompt, Vote(voter, (seat,)))


def panel(world: World) -> discord.Message:
    return next(message for message in reversed(world.channel.history()) if "I do not vote" in labels(message))


def is_locked(world: World, name: str) -> bool:
    thread = next(thread for thread in world.channel.threads if name in (thread.name or ""))
    return world.env.backend.get_channel(thread.id).thread_metadata.locked


async def test_a_night_and_a_vote_are_taken_back_and_the_game_goes_on(world: World) -> None:
    host = await hosted(world)
    await world.until("night")
    await world.give(*shot(world, SHOT))
    await world.until("day")
    await drawn(world)
    await taken_back_to(world, host, "Night 1")
    assert world.game.phase == "night"
    assert world.game.seat(SHOT).alive
    await world.until("nomination")
    await vote(world, ACCUSED, 1, 2, 3, 4, 5)
    await world.until("verdict")
    await vote(world, ACCUSED, 1, 2, 3, 4, 5)
    old = panel(world)
    await world.until("night")
    await drawn(world)
    out = world.person(ACCUSED)
    assert not world.game.seat(ACCUSED).alive
    assert out.id in members(world, "the-other-side")
    assert not is_locked(world, "behind-closed-doors")
    (menu,) = [one for one in world.dm(world.person(4))[-1:] if has_menu(one)]

    await taken_back_to(world, host, "Verdict")
    assert world.game.phase == "verdict"
    assert world.game.seat(ACCUSED).alive
    assert world.said("The host takes the game back to where this began")
    assert world.said(f"**7{GAP}Name7** is back at the table")
    assert out.id not in members(world, "the-other-side")
    assert is_locked(world, "behind-closed-doors"), "it is day again"
    assert "moment has passed" in answered(await world.person(4).user.select(menu, ["1"]))
    anew = panel(world)
    assert anew.id != old.id
    assert "Nobody has voted yet" in text_of(anew)
    for voter in (1, 2, 3):
        await vote(world, ACCUSED, voter)
    await drawn(world)
    assert "3 votes are in" in text_of(panel(world))
    told = answered(await world.person(1).slash(world.channel, "vote history"))
    assert f"(3): 1{GAP}Name1, 2{GAP}Name2, 3{GAP}Name3" in told, "of the five before nothing is left"
    await world.until("night")
    assert world.game.seat(ACCUSED).alive, "three are not enough"
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")
