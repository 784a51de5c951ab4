"""A game with a voice, in a thread of its own, through every right over its voice channel taken in every phase: it goes
on in text, and whoever is to be silent is silent as soon as the right is back."""

from __future__ import annotations

import pytest

from cogs.presence.rights import IN_VOICE
from cogs.voice.adapter import ChannelNarration
from tests.discord.test_rights_taken import PHASES, go_on, is_as_it_should_be
from tests.discord.test_square import CARDS
from tests.discord.world import World, Worlds
from tests.voice.simulated_gateway import InTime


def muted(world: World) -> set[int]:
    return {user for user, state in world.guild.voice_states().items() if state.mute}


def is_silent_as_it_should_be(world: World) -> bool:
    """Everybody is muted but who has the floor."""
    speaker = None if world.game.turn is None else world.game.turn.seat
    return {seat for seat in range(1, 9) if world.state.user_of(seat) not in muted(world)} == {speaker} - {None}


@pytest.mark.parametrize("right", IN_VOICE)
async def test_whatever_right_over_the_voice_is_taken_in_whatever_phase(worlds: Worlds, right: str) -> None:
    simulation = worlds.begin(lambda simulation: ChannelNarration(worlds.store, InTime(simulation)))
    world = await worlds.open(8)
    hall, trouble = world.guild.create_voice_channel("hall"), world.env.discord.trouble
    for person in world.people:
        await person.join_voice(hall)
    await world.people[0].slash(world.channel, "mafia start", table="thread", voice=hall)
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1:]:
        await person.click(lobby, label="Join")
    simulation.seed = 1
    await world.deal(*CARDS)
    (thread,) = [one for one in world.channel.threads if "the table" in (one.name or "")]
    met: set[str] = set()
    while world.state.running and not met >= PHASES:
        await world.env.advance_time(10)
        assert is_silent_as_it_should_be(world), world.game.phase
        met.add(world.game.phase)
        await trouble.drop_right(hall, right)
        await go_on(world)
        await world.env.advance_time(5)
        await is_as_it_should_be(world, thread)
        await trouble.give_back(hall, right)
    assert met >= {"day", "nomination", "night"}
