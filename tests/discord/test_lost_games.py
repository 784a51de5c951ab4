"""Games that an upgrade cannot carry on: each ends with a word where it stood, or is kept for the program that can."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import discord
import pytest
import simcord

from cogs.simulated.people.players import text_of
from core.store.keys import key
from core.table import codec
from core.table.codec import opened
from tests.discord.trouble import Trouble, posts_in, saying
from tests.discord.world import World, answered, labels
from tests.table.test_lost_state import put_back

TO_START = 1.0
"""Seconds that a process takes to start, at the least."""


async def spoil(world: World, snapshot: bytes) -> None:
    """What stands in Redis of the running game."""
    await world.store._server.call(lambda client: client.hset(key(world.guild.id, "game"), "snapshot", snapshot))


@pytest.mark.parametrize(
    "how", [b"not json", b'{"format":1}', b'{"format":0,"token":"t"}'], ids=["corrupt", "half", "too old"]
)
async def test_one_that_cannot_be_read_ends_with_a_word(world: World, how: bytes) -> None:
    await world.begin()
    await world.until("night")
    rooms = world.channel.threads
    assert rooms
    await spoil(world, how)
    await world.restart()
    assert world.state_or_none() is None
    said = [text for text in world.texts() if "can't read my notes on this game any more" in text]
    assert len(said) == 1
    for room in rooms:
        kept = world.env.backend.get_channel(room.id).thread_metadata
        assert kept.archived
        assert kept.locked
    assert await world.store.refs(world.id) == {}
    await world.restart()
    assert len([text for text in world.texts() if "can't read my notes on this game any more" in text]) == 1
    await world.begin()
    assert world.state.running


async def test_one_whose_rulebook_is_gone_ends_too(world: World) -> None:
    await world.begin()
    saved = await world.store.load(world.id)
    assert saved is not None
    data: dict[str, Any] = json.loads(opened(saved.snapshot))
    data["lobby"]["scenario"] = data["game"]["scenario"] = "forgotten"
    await spoil(world, json.dumps(data).encode())
    await world.restart()
    assert world.state_or_none() is None
    assert world.said("can't read my notes on this game any more")


async def test_a_newer_one_is_kept_and_told_of(world: World) -> None:
    await world.begin()
    panel = next(m for m in world.channel.history() if "My role" in labels(m))
    saved = await world.store.load(world.id)
    assert saved is not None
    await spoil(world, json.dumps({**json.loads(opened(saved.snapshot)), "format": 99}).encode())
    await world.restart()
    assert "newer version of me" in answered(await world.people[0].click(panel, label="My role"))
    assert not world.said("can't read my notes on this game any more")
    await spoil(world, saved.snapshot)
    await world.restart()
    assert world.state.running


async def test_a_form_of_before_is_brought_up_form_by_form(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.begin()
    before = world.state

    def renamed(data: dict[str, Any]) -> dict[str, Any]:
        return {**data, "touched": data["touched"] - 1}

    monkeypatch.setattr(codec, "MIGRATIONS", [*codec.MIGRATIONS, renamed, renamed])
    await world.restart()
    assert world.state.touched == before.touched - 2
    assert world.game.phase == "intro_night"


async def test_keys_of_another_version_hold_nothing_up(world: World) -> None:
    await world.begin()
    saved = await world.store.load(world.id)
    assert saved is not None
    data: dict[str, Any] = json.loads(opened(saved.snapshot))
    data["weather"] = data["lobby"]["weather"] = data["game"]["weather"] = "rain"
    del (
        data["idle"],
        data["paused"],
        data["passed"],
        data["lobby"]["relay"],
        data["game"]["agenda"],
        data["game"]["spot"],
    )
    await spoil(world, json.dumps(data).encode())
    await world.restart()
    assert world.state.running
    assert "rain" not in str([text_of(message) for message in world.channel.history()])


async def ended_with_a_word(world: World, rooms: Sequence[Any]) -> None:
    """The game is over, that is said once, its rooms are closed, and another one can begin."""
    await world.env.settle()
    assert world.state_or_none() is None
    assert len([text for text in world.texts() if "can't read my notes on this game any more" in text]) == 1
    for room in rooms:
        kept = world.env.backend.get_channel(room.id).thread_metadata
        assert kept.archived
        assert kept.locked
    await world.begin()
    assert world.state.running


@pytest.mark.parametrize(
    ("part", "again"),
    [
        ("game", False),
        ("log", True),
        *(
            pytest.param(*case, marks=pytest.mark.repeats("by the other process"))
            for case in (("game", True), ("log", False))
        ),
    ],
)
async def test_one_that_something_else_has_written_over_ends_with_a_word(world: World, part: str, again: bool) -> None:
    await world.begin()
    await world.until("night")
    rooms = world.channel.threads
    assert rooms
    name = key(world.guild.id, part)
    await world.store._server.call(lambda client: client.delete(name))
    await world.store._server.call(lambda client: client.set(name, "nobody's business"))
    if again:
        await world.restart()
    await (world.env.advance_time(60) if world.state_or_none() is None else world.pass_time())
    await ended_with_a_word(world, rooms)


async def test_one_that_redis_has_lost_ends_with_a_word(world: World) -> None:
    await world.begin()
    await world.until("night")
    rooms = world.channel.threads
    assert rooms
    await world.store._server.call(lambda client: client.flushall())
    await world.pass_time()
    await ended_with_a_word(world, rooms)


async def test_in_the_game_after_it_everybody_is_asked_anew(world: World) -> None:
    """Of a game lost in its first night the same seats may be asked something in the first night of the next."""
    await world.begin(scenario="card_deck")
    assert world.game.phase == "night"
    asked = [prompt.seat for prompt in world.table.prompts() if prompt.room is None]
    assert asked
    await world.store._server.call(lambda client: client.flushall())
    await world.pass_time()
    assert world.state_or_none() is None

    await world.begin(scenario="card_deck")

    assert [prompt.seat for prompt in world.table.prompts() if prompt.room is None] == asked
    for seat in asked:
        menus = [text for message in world.dm(world.person(seat)) if "Night 1" in (text := text_of(message))]
        assert len(menus) == 2, menus


async def test_one_that_goes_on_from_an_earlier_hour_says_so_once(world: World, redis_url: str) -> None:
    await world.begin()
    await world.until("day")
    steward = world.steward()
    async with put_back(redis_url):
        await steward.slash(world.channel, "host next")
    Trouble(world).break_off(saying(posts_in(world.channel.id), "my notes on this game"))
    for _ in range(3):
        await steward.slash(world.channel, "host next")
    await world.env.advance_time(60)
    said = [message for message in world.channel.history() if "my notes on this game" in text_of(message)]
    assert len(said) == 1


async def on_to_the_night(world: World, steward: simcord.MemberActor) -> None:
    """At once: Discord knows every nonce still."""
    while world.game.phase != "night":
        await steward.slash(world.channel, "host next")


def asked_of(world: World, alone: int, in_the_room: int) -> dict[int, discord.Message]:
    """The last message to each of two seats: to one by direct message, to the other in the only room."""
    (room,) = world.channel.threads
    there = room.last_message
    assert there is not None
    return {alone: world.dm(world.person(alone))[-1], in_the_room: there}


@pytest.mark.parametrize("another", [False, True], ids=["the same process", "another process"])
async def test_a_night_that_comes_again_asks_by_menus_of_its_own(world: World, redis_url: str, another: bool) -> None:
    """Redis was put back to the day before. By the nonces of the first menus, in which something was chosen, Discord
    would give those back, and they are over. Another process does not even know that there were any."""
    await world.begin()
    await world.until("day")
    (doctor,) = world.seats("doctor")
    (killer,) = world.seats("godfather")
    steward = world.steward()
    async with put_back(redis_url):
        await on_to_the_night(world, steward)
        first = asked_of(world, doctor, killer)
        for seat, menu in first.items():
            other = next(one for one in world.game.living if one not in (*world.seats("mafioso"), killer, doctor))
            person = world.person(seat)
            await (person if seat == killer else person.user).select(menu, [str(other)])
    if another:
        await world.env.advance_time(TO_START)
        await world.restart()
    else:
        await steward.slash(world.channel, "host next")
    assert world.game.phase != "night"
    await on_to_the_night(world, steward)
    for seat, asked in asked_of(world, doctor, killer).items():
        assert asked.id != first[seat].id
        assert world._address(asked, "act")


@pytest.mark.parametrize("another", [False, True], ids=["the same process", "another process"])
async def test_cards_that_are_dealt_again_are_shown_again(world: World, redis_url: str, another: bool) -> None:
    """Redis was put back to the lobby, and the second deal is another. By the ids of the first one's events Discord
    would give everybody the card back that they have no more."""
    roles = ("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
    await world.lobby()
    async with put_back(redis_url):
        await world.deal(*roles)
        first = {seat: world.game.seat(seat).role for seat in world.game.living}
        titles = {role: title_of_card(world, seat) for seat, role in first.items()}
    assert len(set(titles.values())) == len(set(roles))
    if another:
        await world.env.advance_time(TO_START)
        await world.restart()
    else:
        await world.steward().slash(world.channel, "host next")  # which shows that the game is another by now
    assert world.state.game is None
    await world.deal(*reversed(roles))
    second = {seat: world.game.seat(seat).role for seat in world.game.living}
    assert second != first
    assert {seat: title_of_card(world, seat) for seat in second} == {
        seat: titles[role] for seat, role in second.items()
    }


def title_of_card(world: World, seat: int) -> str:
    """Of the last card that this seat was sent."""
    cards = (text_of(message) for message in reversed(world.dm(world.person(seat))))
    return next(found[1] for card in cards if (found := re.search(r"^## (.+)$", card, re.MULTILINE)))
