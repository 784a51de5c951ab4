"""What happens elsewhere takes no narrator out of its channel."""

from __future__ import annotations

from cogs.showing.view import words_of
from cogs.simulated.simulation import Simulation
from cogs.voice.adapter import ChannelNarration
from cogs.voice.gateway import VocalChannel, VoiceLink
from tests.discord.world import Worlds
from tests.table.test_lost_state import put_back
from tests.voice.simulated_gateway import InTime

ROLES = ("godfather", "doctor", "detective", "citizen", "citizen", "citizen")


class Counting(InTime):
    """Counts how often a channel is joined."""

    def __init__(self, simulation: Simulation) -> None:
        super().__init__(simulation)
        self.joins = 0

    async def connect(self, channel: VocalChannel) -> VoiceLink:
        self.joins += 1
        return await super().connect(channel)


async def test_another_server_that_lets_the_bot_in_takes_no_narrator_out_of_its_channel(worlds: Worlds) -> None:
    gateways: list[Counting] = []

    def narrating(simulation: Simulation) -> ChannelNarration:
        gateways.append(Counting(simulation))
        return ChannelNarration(worlds.store, gateways[0])

    worlds.begin(narrating)
    world = await worlds.open(6)
    hall = world.guild.create_voice_channel("hall")
    for person in world.people:
        await person.join_voice(hall)
    await world.lobby(voice=hall)
    await world.deal(*ROLES)
    await world.until("night")
    await world.env.advance_time(5)
    assert gateways[0].joins == 1
    world.env.create_guild("Another club", owner=world.env.create_user("another owner"))
    await world.env.settle()
    await world.env.advance_time(5)
    assert gateways[0].joins == 1
    await world.people[0].slash(world.channel, "mafia stop")
    await world.env.advance_time(10)


async def test_a_voice_channel_that_is_gone_as_the_game_begins_is_said_to_be(worlds: Worlds) -> None:
    worlds.begin(lambda simulation: ChannelNarration(worlds.store, InTime(simulation)))
    world = await worlds.open(6)
    hall = world.guild.create_voice_channel("hall")
    await world.lobby(voice=hall)
    world.env.backend.delete_channel(hall.id)
    await world.env.settle()
    await world.deal(*ROLES)
    await world.until("night")
    await world.env.advance_time(5)
    assert words_of("en")("voice-channel-gone") in "\n".join(world.texts())
    await world.people[0].slash(world.channel, "mafia stop")


async def test_whom_redis_gives_back_to_a_game_is_heard_again(worlds: Worlds, redis_url: str) -> None:
    """It was put back to an hour in which they had not left."""
    worlds.begin(lambda simulation: ChannelNarration(worlds.store, InTime(simulation)))
    world = await worlds.open(6)
    hall = world.guild.create_voice_channel("hall")
    for person in world.people:
        await person.join_voice(hall)
    await world.lobby(voice=hall, scenario="card_deck")
    await world.deal()
    await world.until("night")
    await world.env.advance_time(5)
    steward = world.steward()
    async with put_back(redis_url):
        await steward.slash(world.channel, "host eject", player=world.people[5])
        await world.env.advance_time(5)
        assert 6 not in world.game.living
    while world.game.phase != "day":
        await steward.slash(world.channel, "host next")
        await world.env.advance_time(5)
    assert 6 in world.game.living
    await world.env.advance_time(10)
    states = world.guild.voice_states()
    assert [states[person.id].mute for person in world.people] == [False] * 6
    await steward.slash(world.channel, "mafia stop")
