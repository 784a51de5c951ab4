"""`/mafia privacy`: what is kept is shown, and goes when its owner says so: from every server, and from old games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from redis.asyncio import Redis

from cogs.simulated.people.players import text_of
from tests.discord.test_ending import page_of, played
from tests.discord.test_stats import offered
from tests.discord.test_threads import has_menu
from tests.discord.world import World, Worlds, answered
from tests.table.test_personal_data import everything


async def where(redis_url: str, *words: str) -> list[str]:
    """The keys in which one of these words stands."""
    client: Any = Redis.from_url(redis_url)
    kept = await everything(client)
    await client.aclose()
    return sorted(key for key, text in kept.items() if any(_word(word, key + text) for word in words))


def _word(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


async def delete(world: World, person: int) -> str:
    """Somebody has everything about them deleted, and hears what came of it."""
    actor = world.people[person - 1]
    page = await actor.slash(world.channel, "mafia privacy delete")
    assert "nobody can bring them back" in answered(page)
    await actor.click(page_of(page), label="Yes, delete it all")
    return text_of(page_of(page))


async def test_of_a_stranger_nothing_is_kept(world: World) -> None:
    text = answered(await world.people[5].slash(world.channel, "mafia privacy show"))
    assert "What I have about you now:**\nNothing." in text
    assert "The last 100 on each server, each for 180 days" in text
    assert "The last 1,000 games on each server, each for 730 days" in text


async def test_everything_about_a_player_goes_and_the_game_stays_readable(world: World, redis_url: str) -> None:
    await played(world)
    leaver = world.people[3]
    seat = 4
    await leaver.slash(world.channel, "mafia language", language="en")
    shown = answered(await leaver.slash(world.channel, "mafia privacy show"))
    assert "Games kept in full:** 1 (servers: 1)" in shown
    assert "count in your statistics:** 1 (servers: 1)" in shown
    assert await where(redis_url, str(leaver.id), "Name4")

    told = await delete(world, seat)

    assert told == "Done. I don't know you any more."
    assert await where(redis_url, str(leaver.id), "Name4") == []
    assert await where(redis_url, "Name5"), "the others are there"
    reader = world.people[6]
    result = await reader.slash(world.channel, "mafia history")
    (game,) = [option["value"] for option in offered(page_of(result))]
    await reader.select(page_of(result), [game])
    opened = page_of(result)
    assert "a player who left" in text_of(opened)
    assert "Name4" not in text_of(opened)
    assert "Name5" in text_of(opened)
    assert [file.filename for file in opened.attachments] == ["story.md", "game.yaml", "game.png"]
    story = await reader.click(opened, label="Read the story")
    assert "Name4" not in text_of(page_of(story))
    assert "Games:** 1" in answered(await reader.slash(world.channel, "mafia stats")).replace("\xa0", " ")
    assert "no game that counts" in answered(await reader.slash(world.channel, "mafia stats", player=leaver))
    again = await world.people[0].slash(world.channel, "mafia history")
    assert "Classic Mafia" in answered(again)


async def test_a_game_is_played_again_without_who_was_forgotten(world: World) -> None:
    end = await played(world)
    await delete(world, 4)
    await world.people[0].click(end, label="Play again with the same people")
    assert world.state.lobby.expects(world.people[4].id)
    assert not world.state.lobby.expects(0)
    assert not world.state.lobby.expects(world.people[3].id)


async def test_who_is_in_a_game_is_forgotten_at_its_end(world: World, redis_url: str) -> None:
    await world.begin(seed=3)
    await world.until("night")
    told = await delete(world, 4)
    assert "You're in a game that's still going on" in told
    shown = answered(await world.people[3].slash(world.channel, "mafia privacy show"))
    assert "in a game right now:** 1" in shown
    assert world.state.user_of(4) == world.people[3].id
    await world.people[0].slash(world.channel, "mafia stop")
    await world.env.settle()
    assert await where(redis_url, str(world.people[3].id), "Name4") == []


async def test_a_deletion_reaches_every_server(worlds: Worlds, redis_url: str) -> None:
    first = await worlds.open(8)
    second = await worlds.open(8, same=first.people)
    for world in (first, second):
        await world.begin(seed=3)
        await world.until("night")
        await world.people[0].slash(world.channel, "mafia stop")
    person = second.people[4]
    shown = answered(await person.slash(second.channel, "mafia privacy show"))
    assert "Games kept in full:** 2 (servers: 2)" in shown
    assert await delete(second, 5) == "Done. I don't know you any more."
    assert await where(redis_url, str(person.id), "Name5") == []


async def test_who_was_to_be_forgotten_is_after_a_restart(world: World, redis_url: str) -> None:
    await world.begin(seed=3)
    await world.until("night")
    await delete(world, 4)
    await world.restart()
    await world.people[0].slash(world.channel, "mafia stop")
    await world.env.settle()
    assert await where(redis_url, str(world.people[3].id), "Name4") == []


async def test_somebody_who_thinks_better_of_it_keeps_everything(world: World) -> None:
    await world.people[1].slash(world.channel, "mafia language", language="uk")
    page = await world.people[1].slash(world.channel, "mafia privacy show")
    await world.people[1].click(page_of(page), label="Видалити мої дані")
    assert "Видалити все про вас?" in text_of(page_of(page))
    await world.people[1].click(page_of(page), label="Ні, залишити")
    assert "**Мова:** українська" in text_of(page_of(page))
    assert (await world.store.person(world.people[1].id))["language"] == "uk"


@pytest.mark.parametrize(
    ("language", "left"),
    [
        ("en", "a player who left"),
        ("fa", "بازیکنی که رفته است"),
        ("ru", "ушедший игрок"),
        ("uk", "забутий гравець"),
    ],
)
async def test_it_is_said_in_four_languages(world: World, language: str, left: str) -> None:
    person = world.people[1]
    await person.slash(world.channel, "mafia language", language=language)
    for command in ("mafia privacy show", "mafia privacy delete"):
        text = answered(await person.slash(world.channel, command))
        assert "privacy-" not in text
        assert "{" not in text
    assert left in text


async def test_policy_and_terms_are_linked_as_the_operator_has_named_them_to_discord(world: World) -> None:
    assert "Privacy policy" not in answered(await world.people[1].slash(world.channel, "mafia privacy show"))
    application = world.bot.application
    assert application is not None
    application.privacy_policy_url = "https://example.org/privacy"
    application.terms_of_service_url = "https://example.org/terms"
    for command in ("mafia privacy show", "mafia help"):
        text = answered(await world.people[1].slash(world.channel, command))
        assert "[Privacy policy](<https://example.org/privacy>)" in text
        assert "[Terms](<https://example.org/terms>)" in text


async def test_who_is_to_be_forgotten_is_asked_by_direct_message_to_the_end(worlds: Worlds, redis_url: str) -> None:
    """Also while another server's game, which ends sooner, forgets them."""
    one = await worlds.open(8)
    other = await worlds.open(8, same=one.people[:1])
    for world in (one, other):
        await world.begin("doctor", "godfather", "mafioso", *["citizen"] * 5)
    await one.until("night")
    doctor = one.people[0]
    await delete(one, 1)
    await other.people[0].slash(other.channel, "mafia stop")
    before = len(one.dm(doctor))
    await one.until("day")
    await one.until("night")
    assert any(has_menu(message) for message in one.dm(doctor)[before:])
    await doctor.slash(one.channel, "mafia stop")
    await one.env.settle()
    assert await where(redis_url, str(doctor.id)) == []
