"""What a game asks for and somebody deletes comes back by itself; what else is deleted costs nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cogs.simulated.people.players import text_of
from tests.discord.trouble import Trouble, posts_in
from tests.discord.world import World, labels

EIGHT = ("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)


def asked(world: World) -> Callable[[], list[str]]:
    """What has been asked of Discord from now on, but for edits that take buttons off."""
    begin = len(world.env.discord.log)
    return lambda: [f"{one.request.method} {one.status}" for one in world.env.discord.log[begin:]]


async def delete(world: World, where: int, message: int, *, many: bool) -> None:
    trouble = world.env.discord.trouble
    if many:
        other = world.people[0]
        below = [await other.send(world.channel, "a word") for _ in range(2)] if where == world.channel.id else []
        await trouble.delete_messages(where, message, *(one.id for one in below))
    else:
        await trouble.delete_message(where, message)


@pytest.mark.parametrize("many", [False, True])
async def test_the_panel_of_the_running_phase_comes_back(world: World, many: bool) -> None:
    await world.begin(*EIGHT)
    await world.until("nomination")
    panel = world.channel.last_message
    assert panel is not None
    since = asked(world)
    await delete(world, world.channel.id, panel.id, many=many)
    again = world.channel.last_message
    assert again is not None
    assert again.id != panel.id
    assert labels(again) == labels(panel)
    assert since() == ["PATCH 404", "POST 200"]
    posted = world.env.discord.log[-1].request.body
    assert not posted["allowed_mentions"].get("users"), "nobody is called a second time"


async def test_a_panel_that_came_back_unheard_comes_back_once_and_calls_nobody(world: World) -> None:
    """It was posted, and the answer lost: what is posted again is the same message."""
    await world.begin(*EIGHT)
    await world.until("nomination")
    panel = world.channel.last_message
    assert panel is not None
    await world.env.advance_time(10)
    fault = Trouble(world).break_off(posts_in(world.channel.id), carried_out=True)
    await delete(world, world.channel.id, panel.id, many=False)
    await world.env.advance_time(30)
    assert fault.met == 1
    assert len([one for one in world.channel.history() if labels(one) == labels(panel)]) == 1
    posted = [one.request.body for one in world.env.discord.log if one.request.name.startswith("POST")]
    assert not posted[-1]["allowed_mentions"].get("users"), "they were called to the one before"


async def test_the_lobby_comes_back(world: World) -> None:
    lobby = await world.lobby(1, 2, 3)
    await world.env.advance_time(10)
    await delete(world, world.channel.id, lobby.id, many=False)
    again = world.channel.last_message
    assert again is not None
    assert again.id != lobby.id
    assert "Name3" in text_of(again)
    await world.people[3].click(again, label="Join")
    assert len(world.state.lobby.players) == 4


async def test_a_rooms_menu_comes_back_each_time_and_asks_what_it_asked(world: World) -> None:
    await world.begin(*EIGHT)
    await world.until("night")
    (room,) = [thread for thread in world.channel.threads if "the other side" not in (thread.name or "")]
    menu = room.last_message
    assert menu is not None
    for _ in range(2):
        await world.env.advance_time(10)
        since = asked(world)
        await delete(world, room.id, menu.id, many=False)
        again = room.last_message
        assert again is not None
        assert again.id != menu.id
        assert labels(again) == labels(menu)
        assert since() == ["PATCH 404", "POST 200"]
        menu = again
    victim = labels(menu)[0].split()[0]
    await world.person(1).select(menu, [victim])
    assert [(act.by, act.do, act.at) for act in world.game.acts] == [(1, "kill", (int(victim),))]


async def test_other_messages_cost_nothing(world: World) -> None:
    await world.begin(*EIGHT)
    await world.until("nomination")
    await world.env.advance_time(10)
    old = next(message for message in world.channel.history() if message.author.id == world.bot.user.id)
    word = await world.people[0].send(world.channel, "a word")
    since = asked(world)
    await delete(world, world.channel.id, word.id, many=False)
    await delete(world, world.channel.id, old.id, many=False)
    await world.env.advance_time(10)
    assert since() == []


async def test_who_deletes_it_again_and_again_is_followed_at_a_pace(world: World) -> None:
    await world.begin(*EIGHT)
    await world.until("nomination")
    await world.env.advance_time(10)
    since = asked(world)
    for _ in range(20):
        panel = world.channel.last_message
        assert panel is not None
        if labels(panel):
            await delete(world, world.channel.id, panel.id, many=False)
        await world.env.advance_time(0.1)
    assert since().count("POST 200") <= 2, "two seconds have passed"
    await world.env.advance_time(10)
    panel = world.channel.last_message
    assert panel is not None
    assert labels(panel)


async def test_where_the_bot_may_not_write_nothing_is_tried(world: World) -> None:
    await world.begin(*EIGHT)
    await world.until("day")
    panel = next(message for message in reversed(world.channel.history()) if labels(message))
    await world.env.discord.trouble.drop_right(world.channel, "send_messages")
    await world.until("nomination")
    since = asked(world)
    await delete(world, world.channel.id, panel.id, many=False)
    assert since() == []
