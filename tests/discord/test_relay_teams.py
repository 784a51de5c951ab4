"""Somebody in several teams that talk through the bot is asked which one is meant, and only that one hears them."""

from __future__ import annotations

import re

import discord
import pytest
import simcord

from cogs.listening.relay import PATIENCE
from cogs.messages.address import Address
from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from cogs.simulated.simulation import build
from core.words.safe import FSI, PDI, RLM
from tests.discord.languages import in_languages
from tests.discord.world import World, Worlds, labels

SPIED_ON = ("spy", "don", "mafioso", "triad_boss", "triad", "doctor", *["citizen"] * 6)
CLASSIC = ("godfather", "mafioso", "doctor", "detective", "citizen", "citizen")
PICTURE = {
    "id": "7001",
    "filename": "roof.png",
    "size": 10,
    "url": "https://cdn.example/roof.png",
    "proxy_url": "https://cdn.example/roof.png",
}


async def relayed(world: World, *roles: str, scenario: str = "classic", language: str = "en", seed: int = 1) -> None:
    """A game in which all teams talk through the bot, in its first night."""
    await world.lobby(scenario=scenario, relay=True, language=language)
    await world.deal(*roles, seed=seed)
    await world.until("intro_night", "night")


def holds(world: World, person: simcord.MemberActor, words: str) -> bool:
    """Whether some direct message to this person holds these words."""
    return any(words in text_of(message) for message in world.dm(person))


async def answer(world: World, person: simcord.MemberActor, of: str) -> discord.Message:
    """Choose the option that has this in its name; the message that asked, as it stands then."""
    asked = next(message for message in reversed(world.dm(person)) if world._address(message, "team"))
    options = [option for part in components(asked) for option in part.get("options", [])]
    (value,) = [option["value"] for option in options if of in option["label"]]
    await person.user.select(asked, [value], custom_id=world._address(asked, "team"))
    return next(message for message in world.dm(person) if message.id == asked.id)


@pytest.mark.parametrize("language", in_languages("fa", "ru"))
async def test_a_spy_is_asked_which_gang_is_meant(worlds: Worlds, language: str) -> None:
    world = await worlds.open(12)
    await relayed(world, *SPIED_ON, scenario="gangster_city", language=language)
    words = words_of(language, "gangster_city")
    spy, mafia, triad = (world.person(world.seats(role)[0]) for role in ("spy", "mafioso", "triad"))
    await spy.user.send_dm("Not the seventh.")
    assert words("which-relay-ask") in text_of(world.dm(spy)[-1])
    named = [label for label in labels(world.dm(spy)[-1]) if "square" in label]
    assert len(named) == 2
    assert words("room-mafia") in named[0]
    assert words("room-triad") in named[1]
    await spy.user.send_dm("I mean it.")
    assert not holds(world, mafia, "Not the seventh.")
    assert not holds(world, triad, "Not the seventh.")
    stands = await answer(world, spy, words("room-triad"))
    assert words("room-triad") in text_of(stands)
    for said in ("Not the seventh.", "I mean it."):
        assert holds(world, triad, said)
        assert not holds(world, mafia, said)
    await spy.user.send_dm("Good night.")
    assert holds(world, triad, "Good night."), "it holds for the phase"
    assert not holds(world, mafia, "Good night.")
    await world.until("day")
    await world.until("night")
    await spy.user.send_dm("A new night.")
    assert words("which-relay-ask") in text_of(world.dm(spy)[-1]), "another night is another question"


async def test_a_process_that_serves_no_game_of_theirs_asks_and_hears_the_answer(worlds: Worlds) -> None:
    """Where those who serve them are several, or do not answer."""
    world = await worlds.open(12)
    await relayed(world, *SPIED_ON, scenario="gangster_city")
    spy, mafia, triad = (world.person(world.seats(role)[0]) for role in ("spy", "mafioso", "triad"))
    world.bot = build(world.simulation, world.store, ours=lambda _: 0)
    await world.env.restart_bot(world.bot)
    await spy.user.send_dm("Not the seventh.")
    address = Address.read(world._address(world.dm(spy)[-1], "team") or "")
    assert address is not None
    assert address.guild == 0, "another's guild would bring the answer to a process that knows nothing of it"
    await answer(world, spy, words_of("en", "gangster_city")("room-triad"))
    assert holds(world, triad, "Not the seventh.")
    assert not holds(world, mafia, "Not the seventh.")


async def test_by_day_nobody_is_asked(worlds: Worlds) -> None:
    world = await worlds.open(12)
    await relayed(world, *SPIED_ON, scenario="gangster_city")
    spy = world.person(world.seats("spy")[0])
    await world.until("day")
    before = len(world.dm(spy))
    await spy.user.send_dm("Anybody?")
    assert len(world.dm(spy)) == before + 2, "theirs, and one answer, though two rooms are closed"
    assert "Not another word" in text_of(world.dm(spy)[-1])


async def test_an_answer_too_late_says_so_and_carries_nothing(worlds: Worlds) -> None:
    world = await worlds.open(12)
    await relayed(world, *SPIED_ON, scenario="gangster_city")
    spy, triad = (world.person(world.seats(role)[0]) for role in ("spy", "triad"))
    await world.people[0].slash(world.channel, "host pause")
    await spy.user.send_dm("Too late.")
    await world.env.advance_time(PATIENCE / 1000 + 1)
    assert "too old" in text_of(await answer(world, spy, "triads"))
    assert not holds(world, triad, "Too late.")


async def test_who_is_brought_back_while_at_another_table_is_asked_for_which(worlds: Worlds) -> None:
    """Nobody sits at two tables. But the dead may, and an undo makes them living."""
    first = await worlds.open(6)
    await relayed(first, *CLASSIC)
    boss = first.steward()
    both = first.person(2)
    assert first.game.seat(2).role == "mafioso"
    first.members[boss.id] = boss
    await first.until("night")
    await boss.slash(first.channel, "host eject", player=both)
    assert not first.game.seat(2).alive
    second = worlds.beside(first, 1, 6, same=[both])
    await relayed(second, "mafioso", "godfather", "doctor", "detective", "citizen", "citizen", seed=2)
    assert second.game.seat(1).role == "mafioso"
    asked = await boss.slash(first.channel, "host undo")
    menu = asked.response.message
    button = next(one for one in labels(menu) if one)
    await boss.click(menu, label=button)
    assert first.game.seat(2).alive
    await first.until("night")
    await boss.slash(first.channel, "host pause")
    await second.until("night")
    await both.user.send_dm("Which is it?")
    assert "several teams" in text_of(first.dm(both)[-1])
    await answer(second, both, "#square-1")
    assert holds(second, second.person(2), "Which is it?")
    assert not holds(first, first.person(1), "Which is it?")


@pytest.mark.parametrize("language", in_languages("en", "uk"))
async def test_what_is_carried_begins_with_who_said_it_in_bold(worlds: Worlds, language: str) -> None:
    world = await worlds.open(6)
    await relayed(world, *CLASSIC, language=language)
    boss, other = (world.person(world.seats(role)[0]) for role in ("godfather", "mafioso"))
    await boss.user.send_dm("Not the seventh.")
    (line,) = [text for text in map(text_of, world.dm(other)) if "Not the seventh." in text]
    who = re.fullmatch(r"\*\*([^*]+)\*\*: Not the seventh\.", re.sub(f"[{FSI}{PDI}{RLM}]", "", line))
    assert who, line
    assert who[1].endswith("Name1")


async def test_who_is_told_who_else_is_in_the_room_is_not_among_them(world: World) -> None:
    await relayed(world, "godfather", "mafioso", "mafioso", *["citizen"] * 5)
    for reader in (1, 2, 3):
        letters = [text_of(message) for message in world.dm(world.person(reader))]
        (line,) = [line for letter in letters for line in letter.splitlines() if "With you here" in line]
        assert {seat for seat in (1, 2, 3) if f"Name{seat}" in line} == {1, 2, 3} - {reader}


@pytest.mark.parametrize("language", in_languages("fa", "ru"))
async def test_what_is_no_words_is_not_carried_and_its_writer_is_told(worlds: Worlds, language: str) -> None:
    world = await worlds.open(6)
    await relayed(world, *CLASSIC, language=language)
    writer, reader = world.person(1), world.person(2)
    only_words = words_of(language)("room-relay-words-only")
    before = len(world.dm(reader))
    await writer.user.send_dm("", attachments=[PICTURE])
    assert only_words in text_of(world.dm(writer)[-1])
    assert len(world.dm(reader)) == before
    await writer.user.send_dm("Look at this.", attachments=[PICTURE])
    assert only_words in text_of(world.dm(writer)[-1])
    assert holds(world, reader, "Look at this.")
    told = len(world.dm(writer))
    await writer.user.send_dm("And now in words.")
    assert len(world.dm(writer)) == told + 1, "what is carried whole gets no answer"
