"""What a host has heard is said with a button of the console: the forbidden word, or talk during the vote."""

from __future__ import annotations

import pytest
import simcord

from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.rules.commands import Act
from tests.discord.languages import in_languages
from tests.discord.test_console import consoles, drawn, hosted
from tests.discord.world import World, answered

VOODOO = ("godfather", "voodoo", "doctor", *["citizen"] * 4)
CURSED, OTHER = 5, 6


async def heard(world: World, host: simcord.MemberActor, scenario: str, language: str, seat: int) -> str:
    """The host presses the button and chooses this seat; what they are told then."""
    words = words_of(language, scenario)
    do = "spoke" if scenario == "grand_persian" else "talked"
    (console,) = consoles(world, host, language)
    asked = await host.user.click(console, label=words("console-spoke-button"))
    menu = asked.response.message
    assert words("console-ask-decision", do=words(f"verb-{do}")) in text_of(menu)
    await host.user.select(menu, [str(seat)])
    await drawn(world)
    return text_of(world._fresh(menu))


@pytest.mark.parametrize("language", in_languages("fa", "uk"))
async def test_they_said_the_word(world: World, language: str) -> None:
    """GP-D51: of somebody to whom no word was forbidden it does nothing, and the host hears that."""
    words = words_of(language, "grand_persian")
    host = await hosted(world, language, cards=VOODOO, scenario="grand_persian")
    await world.until("night")
    (prompt,) = [one for one in world.table.prompts(2) if one.do == "curse"]
    await world.give(prompt, Act(2, "curse", (CURSED,), {"word": "tea"}))
    await world.until("day")
    await drawn(world)

    about = {"do": words("verb-spoke"), "count": 1}
    told = await heard(world, host, "grand_persian", language, OTHER)
    assert told == words("console-did-nothing", seats=named(world, OTHER), **about)
    assert world.game.seat(OTHER).alive

    told = await heard(world, host, "grand_persian", language, CURSED)
    assert told == words("console-did-ruling", seats=named(world, CURSED), **about)
    assert not world.game.seat(CURSED).alive
    assert world.said(words("announce-word_spoken", seats=named(world, CURSED), count=1))


def named(world: World, seat: int) -> str:
    """A seat as the host reads it."""
    return world._view().names[seat]


async def test_who_plays_must_name_the_word_that_was_heard(world: World) -> None:
    """They do not know which it is: a vote of theirs must not find out whom a word was forbidden to."""
    await world.begin(*VOODOO, "citizen", scenario="grand_persian")
    await world.until("night")
    (prompt,) = [one for one in world.table.prompts(2) if one.do == "curse"]
    await world.give(prompt, Act(2, "curse", (CURSED,), {"word": "tea"}))
    await world.until("day")
    host, steward = world.people[0], world.steward()
    assert "asked the living" in answered(await host.slash(world.channel, "host word", player=world.person(CURSED)))
    motion = world.channel.last_message
    assert motion is not None
    for person in world.people[1:]:
        if world.state.motion is not None:
            await person.click(motion, label=words_of("en")("motion-yes-button"))
    assert world.state.motion is None
    assert world.game.seat(CURSED).alive
    await steward.slash(world.channel, "host word", player=world.person(CURSED))
    assert not world.game.seat(CURSED).alive


@pytest.mark.parametrize("language", in_languages("ru"))
async def test_they_talked_during_the_vote(world: World, language: str) -> None:
    """JK-D7, by the same button."""
    words = words_of(language, "joker")
    cards = ("mafioso", "joker", "doctor", "citizen", "citizen", "citizen")
    host = await hosted(world, language, cards=cards, scenario="joker")
    await world.until("nomination")
    await drawn(world)
    told = await heard(world, host, "joker", language, CURSED)
    assert told == words("console-did-ruling", do=words("verb-talked"), seats=named(world, CURSED), count=1)
    assert "vote_lost" in world.game.seat(CURSED).marks
