"""After a restart what stands in the channel is brought up to date at once, and at the cost of one request."""

from __future__ import annotations

from collections.abc import Callable

from cogs.simulated.people.players import text_of
from core.rules.commands import Vote
from core.rules.prompts import VOTE
from tests.discord.world import World, labels

EIGHT = ("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)


def panels(world: World) -> list[str]:
    return [text_of(message) for message in world.channel.history() if labels(message)]


def asked(world: World) -> Callable[[], list[str]]:
    """What has been asked of the channel from now on."""
    begin = len(world.env.discord.log)
    path = f"/channels/{world.channel.id}/messages"
    return lambda: [
        f"{one.request.method} {one.status}"
        for one in world.env.discord.log[begin:]
        if one.request.path.startswith(path)
    ]


async def three_votes(world: World) -> None:
    """In a ballot; the panel is drawn at the first, and its pause has not passed at the third."""
    await world.begin(*EIGHT)
    await world.until("nomination")
    for voter in (3, 4, 5):
        prompt = next(one for one in world.table.prompts(voter) if one.do == VOTE)
        await world.give(prompt, Vote(voter, (2,)))


async def test_a_ballot_shows_every_vote_without_another_one(world: World) -> None:
    await three_votes(world)
    assert "3 players have voted" not in panels(world)[-1]
    since = asked(world)
    await world.restart()
    assert "3 players have voted" in panels(world)[-1]
    assert since() == ["PATCH 200"]
    await world.env.advance_time(20)
    assert since() == ["PATCH 200"], "nothing more for a game in which nothing happens"


async def test_a_lobby_shows_everybody_who_has_come(world: World) -> None:
    lobby = await world.lobby(1, 2, 3, 4)
    assert "Name4" not in text_of(world._fresh(lobby))
    since = asked(world)
    await world.restart()
    assert "Name4" in text_of(world._fresh(lobby))
    await world.env.advance_time(20)
    assert since() == ["PATCH 200"]


async def test_a_panel_that_may_not_be_posted_is_when_it_may(world: World) -> None:
    await world.begin(*EIGHT)
    await world.until("day")
    await world.env.discord.trouble.drop_right(world.channel, "send_messages")
    await world.until("nomination")
    assert not any("Nobody has voted yet" in text for text in panels(world))
    await world.restart()
    since = asked(world)
    await world.env.advance_time(20)
    assert since() == [], "what was refused once is not tried again"
    await world.env.discord.trouble.give_back(world.channel, "send_messages")
    assert "Nobody has voted yet" in panels(world)[-1]
    assert [one for one in since() if one.startswith("POST")] == ["POST 200"]


async def test_what_this_process_has_opened_itself_costs_nothing(world: World) -> None:
    """Servers are shown at other times than at a start too: it has drawn what it has opened."""
    await world.lobby(1)
    await world.env.advance_time(5)
    since = asked(world)
    with world.env.bot_scope():
        await world.bot.on_ready()
    await world.env.advance_time(20)
    assert since() == []
