"""A host who does not play takes a night and a vote back, by presses alone; what everybody sees follows."""

from __future__ import annotations

import discord
import simcord

from cogs.simulated.people.players import components, text_of
from cogs.simulated.simulation import build
from cogs.voice.adapter import ChannelNarration
from core.rules.commands import Vote
from core.rules.prompts import VOTE
from tests.discord.test_console import drawn, hosted, members, press
from tests.discord.test_games import living
from tests.discord.test_threads import direct, has_menu, shot
from tests.discord.test_voice_rights_taken import muted
from tests.discord.world import World, Worlds, answered, kill, labels
from tests.secrecy.ears import Ears
from tests.voice.simulated_gateway import InTime

ACCUSED, SHOT = 7, 5
DECK = ("mafioso", "mafioso", "doctor", "policeman", "civilian", "civilian", "civilian")
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
    return next(message for message in reversed(world.channel.history()) if "I'm not voting" in labels(message))


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
    assert out.id in members(world, "the other side")
    assert not is_locked(world, "behind closed doors")
    (menu,) = [one for one in world.dm(world.person(4))[-1:] if has_menu(one)]

    await taken_back_to(world, host, "Verdict")
    assert world.game.phase == "verdict"
    assert world.game.seat(ACCUSED).alive
    assert world.said("The host takes the game back to where this began")
    assert world.said(f"**7{GAP}Name7** is back at the table")
    assert out.id not in members(world, "the other side")
    assert is_locked(world, "behind closed doors"), "it is day again"
    assert "moment has passed" in answered(await world.person(4).user.select(menu, ["1"]))
    anew = panel(world)
    assert anew.id != old.id
    assert "Nobody has voted yet" in text_of(anew)
    for voter in (1, 2, 3):
        await vote(world, ACCUSED, voter)
    await drawn(world)
    assert "3 players have voted" in text_of(panel(world))
    told = answered(await world.person(1).slash(world.channel, "vote history"))
    assert f"(3): 1{GAP}Name1, 2{GAP}Name2, 3{GAP}Name3" in told, "of the five before nothing is left"
    await world.until("night")
    assert world.game.seat(ACCUSED).alive, "three are not enough"
    await world.play(kill(lambda game: living(game, mafia=False)[0]))
    assert world.said("The mafia has won.")


async def test_who_may_be_heard_follows_a_game_that_is_taken_back(worlds: Worlds) -> None:
    """At a voice table that talks freely by day: everybody is silent by night, and who is out of the game by day."""
    worlds.begin(lambda simulation: ChannelNarration(worlds.store, InTime(simulation)))
    world = await worlds.open(8)
    hall = world.guild.create_voice_channel("hall")
    for person in world.people:
        await person.join_voice(hall)
    host = await hosted(world, cards=DECK, scenario="card_deck", voice=hall)
    everybody = {person.id for person in world.people[:7]}

    async def are_silent(phase: str, silent: set[int]) -> None:
        await world.until(phase)
        await world.env.advance_time(10)
        assert muted(world) == silent, world.game.phase

    await are_silent("night", everybody)
    await are_silent("day", set())
    asked = (await press(world, host, "Put out…")).response.message
    menu = next(part["custom_id"] for part in components(asked) if part.get("options"))
    await host.user.select(asked, ["2"], custom_id=menu)
    assert not world.game.seat(2).alive
    await are_silent("day", {world.person(2).id})

    await taken_back_to(world, host, "Day 2")
    assert world.game.seat(2).alive
    await are_silent("day", set())
    await taken_back_to(world, host, "Night 2")
    assert world.game.phase == "night"
    await are_silent("night", everybody)
    await are_silent("day", set())
    await host.slash(world.channel, "mafia stop")
    await world.env.advance_time(10)
    assert muted(world) == set()
    assert await worlds.store.all_debts() == {}


async def test_a_substitute_is_told_nothing_that_was_taken_back(worlds: Worlds) -> None:
    world = await worlds.open(9)
    host = await hosted(world)
    (detective,) = world.seats("detective")
    new = world.people[8]
    await world.until("night")
    old = world.person(detective)
    await old.user.select(world.dm(old)[-1], [str(world.seats("mafioso")[0])])
    await world.until("day")
    await drawn(world)
    assert "👍" in direct(world, old), "their answer"
    await taken_back_to(world, host, "Night 1")
    await new.slash(world.channel, "mafia join")
    await old.slash(world.channel, "mafia replace")
    await drawn(world)
    assert world.person(detective) is new
    heard = direct(world, new)
    assert "You're playing from chair" in heard
    assert "👍" not in heard, "nobody has been checked in the game that they play on"


async def test_nobody_is_called_in_a_night_that_was_taken_back_while_the_clock_stands_still(worlds: Worlds) -> None:
    simulation = worlds.begin()
    gateway = InTime(simulation)
    narration = ChannelNarration(worlds.store, gateway)
    worlds.bot = build(simulation, worlds.store, narration=narration)
    world = await worlds.open(8)
    hall = world.guild.create_voice_channel("hall")
    for person in world.people:
        await person.join_voice(hall)
    heard: list[str] = []
    assert narration._hall is not None
    narration._hall._sender = Ears(world.env.loop_time, gateway.sleep, lambda long, said: heard.append(said))
    host = await hosted(world, cards=DECK, scenario="card_deck", voice=hall)
    await world.until("night")
    await world.until("day")
    await host.slash(world.channel, "host pause")
    await taken_back_to(world, host, "Night 2" if world.game.night == 2 else "Night 1")
    assert world.game.phase == "night"
    await world.env.advance_time(5)
    begun = len(heard)
    await world.env.advance_time(world.game.seconds)
    assert world.game.phase == "night"
    assert heard[begun:] == [], "nobody can do anything now"
    await host.slash(world.channel, "host resume")
    await world.env.advance_time(world.game.seconds - 5)
    assert len(heard) > begun + 2, "everybody is called once they can"
