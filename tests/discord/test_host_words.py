"""The host says that somebody was heard: by whatever name the rulebook has for it (JK-D7)."""

from __future__ import annotations

from tests.discord.world import Worlds


async def test_whoever_talks_during_the_vote_loses_the_vote(worlds: Worlds) -> None:
    world = await worlds.open(6)
    await world.begin(scenario="joker")
    await world.until("nomination")
    talker = world.people[2]
    seat = world.state.seat_of(talker.id)
    assert seat is not None
    await world.people[0].slash(world.channel, "host spoke", player=talker)
    assert "vote_lost" in world.game.seat(seat).marks
    assert world.said("has talked during the vote, and has lost the vote for today")
