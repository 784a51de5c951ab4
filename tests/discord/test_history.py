"""`/mafia history`: what a server has played, and each game again."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bot
from cogs.showing.panels.end import STORY_BUTTON
from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from core.rules.events import ALL
from core.store import Change
from core.table.codec import pack_event
from core.table_events import Seated
from tests.discord.languages import in_languages
from tests.discord.test_ending import gallery, page_of, played
from tests.discord.test_games import living
from tests.discord.test_presses import forge
from tests.discord.world import World, answered, kill, labels

CARDS = ("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
OLD = 1_700_000_000_000
ANOTHER_PAIR = pytest.mark.repeats("the same in other languages")
LANGUAGE_AND_SERVERS = [
    ("en", "fa"),
    ("uk", "en"),
    *(pytest.param(*pair, marks=ANOTHER_PAIR) for pair in (("fa", "ru"), ("ru", "uk"))),
]


async def test_a_server_that_has_played_nothing_says_so(world: World) -> None:
    result = await world.people[0].slash(world.channel, "mafia history")
    text = answered(result)
    assert "No game has been finished" in text
    assert "last 100 games" in text
    assert "for 180 days" in text


async def test_a_game_is_opened_again_with_its_story_picture_and_script(world: World, tmp_path: Path) -> None:
    await played(world)
    await world.restart()
    reader = world.people[6]
    result = await reader.slash(world.channel, "mafia history")
    listed = page_of(result)
    assert "**Classic Mafia**, 8 players · 🏆 Town" in text_of(listed).replace("\xa0", " ")
    (game,) = [option["value"] for part in components(listed) for option in part.get("options", [])]
    await reader.select(listed, [game])
    opened = page_of(result)
    assert "Who was who" in text_of(opened)
    assert [file.filename for file in opened.attachments] == ["story.md", "game.yaml", "game.png"]
    assert len(gallery(opened)) == 1
    (script,) = [await file.read() for file in opened.attachments if file.filename == "game.yaml"]
    file = tmp_path / "game.yaml"
    file.write_bytes(script)
    assert "1 passed, 0 failed" in (await asyncio.to_thread(CliRunner().invoke, bot.app, ["script", str(file)])).output
    story = await reader.click(opened, label="Read the story")
    assert "The table" in text_of(page_of(story))
    await reader.click(opened, label="Back to the list")
    assert "Games played here" in text_of(page_of(result))
    assert page_of(result).attachments == []


async def test_a_game_that_was_broken_off_is_listed_and_stays_face_down(world: World) -> None:
    await world.begin(seed=3)
    await world.until("night")
    token = world.state.token
    await world.people[0].slash(world.channel, "mafia stop")
    reader = world.people[2]
    result = await reader.slash(world.channel, "mafia history")
    listed = page_of(result)
    assert "called off" in text_of(listed)
    assert not any(part.get("options") for part in components(listed)), "there is nothing to open"
    custom_id = f"m1:past:{base36(world.guild.id)}::0:0"
    assert "face down" in answered(await forge(reader, listed, custom_id, [token]))


@pytest.mark.parametrize("language", in_languages("en", "fa"))
async def test_who_led_a_game_that_was_broken_off_turns_it_over_from_the_list(world: World, language: str) -> None:
    """Whatever has become of its last message."""
    words, leader = words_of(language, "classic"), world.people[0]
    await world.begin(seed=3)
    await world.until("night")
    token = world.state.token
    await leader.slash(world.channel, "mafia stop")
    stopped = world.channel.last_message
    assert stopped is not None
    await stopped.delete()
    await leader.slash(world.channel, "mafia language", language=language)
    result = await leader.slash(world.channel, "mafia history")
    await leader.select(page_of(result), [token])
    assert words("history-face-down") in text_of(page_of(result))
    await leader.click(page_of(result), label=words("ending-reveal-button"))
    assert "game.yaml" in [file.filename for file in page_of(result).attachments]
    other = await world.people[2].slash(world.channel, "mafia history")
    await world.people[2].select(page_of(other), [token])
    assert "Who was who" in text_of(page_of(other)), "and now it is everybody's"


async def test_a_long_history_is_leafed_through(world: World) -> None:
    for number in range(23):
        await keep(world, f"g{number}", OLD + number)
    reader = world.people[1]
    result = await reader.slash(world.channel, "mafia history")
    assert "1. " in text_of(page_of(result))
    assert "Previous page" not in labels(page_of(result))
    for first in ("11. ", "21. "):
        await reader.click(page_of(result), label="Next page")
        assert f"\n{first}" in text_of(page_of(result))
    assert "23. " in text_of(page_of(result))
    assert "Next page" not in labels(page_of(result))


async def test_a_record_that_cannot_be_read_hides_no_other(world: World) -> None:
    await played(world)
    await keep(world, "odd", world.simulation.now() + 5, b'["from another program","all",{}]')
    result = await world.people[1].slash(world.channel, "mafia history")
    assert "**Classic Mafia**" in answered(result)


async def test_a_game_whose_rulebook_has_been_taken_away_can_still_be_read(world: World) -> None:
    await played(world)
    await world.env.advance_time(5)
    (past,) = await world.store.history(world.guild.id, 1)
    events = tuple(event.replace(b'"classic"', b'"vanished"') for event in past.events)
    await world.store.change_past(world.guild.id, past.game, lambda one: replace(one, events=events))
    reader = world.people[6]
    result = await reader.slash(world.channel, "mafia history")
    await reader.select(page_of(result), [past.game])
    opened = page_of(result)
    assert "## vanished" in text_of(opened)
    assert "Who was who" in text_of(opened)
    assert [file.filename for file in opened.attachments] == ["story.md", "game.png"]
    story = await reader.click(opened, label="Read the story")
    assert "The table" in text_of(page_of(story))
    again = await reader.click(opened, label="Play again with the same people")
    assert "I don't know that rulebook" in answered(again)


@pytest.mark.parametrize("odd", [1, 11])
async def test_records_that_cannot_be_read_hide_none_that_are_older(world: World, odd: int) -> None:
    """As after an evening with a later version of the bot."""
    for number in range(12):
        await keep(world, f"g{number}", OLD + number)
    for number in range(odd):
        await keep(world, f"odd{number}", OLD + 100 + number, b'["from another program","all",{}]')
    reader = world.people[1]
    result = await reader.slash(world.channel, "mafia history")
    seen = [text_of(page_of(result))]
    while "Next page" in labels(page_of(result)):
        await reader.click(page_of(result), label="Next page")
        seen.append(text_of(page_of(result)))
    assert sum(text.count("called off") for text in seen) == 12
    assert not any("No game has been finished" in text for text in seen)


@pytest.mark.parametrize(("language", "servers"), LANGUAGE_AND_SERVERS)
async def test_a_game_is_told_in_its_readers_language(world: World, language: str, servers: str) -> None:
    """Not in the server's, nor in that of the game; and so are its files."""
    await world.lobby(language=servers)
    await world.deal(*CARDS)
    await finish(world)
    await world.store.set_settings(world.guild.id, {"language": servers})
    reader, words = world.people[3], words_of(language, "classic")
    await reader.slash(world.channel, "mafia language", language=language)
    result = await reader.slash(world.channel, "mafia history")
    assert words("history-title") in text_of(page_of(result))
    (game,) = [option["value"] for part in components(page_of(result)) for option in part.get("options", [])]
    await reader.select(page_of(result), [game])
    opened = page_of(result)
    assert words("end-roles-title") in text_of(opened)
    files = {file.filename: (await file.read()).decode() for file in opened.attachments if file.filename == "story.md"}
    assert words("story-table") in files["story.md"]
    story = await reader.click(opened, label=words("ending-story-button"))
    assert words("story-table") in text_of(page_of(story))
    last = next(one for one in world.channel.history() if world._address(one, STORY_BUTTON))
    story = await reader.click(last, custom_id=world._address(last, STORY_BUTTON))
    assert words("story-table") in text_of(page_of(story)), "also under the game's last message"


async def test_who_has_chosen_no_language_reads_a_story_in_that_of_its_table(world: World) -> None:
    await world.lobby(language="ru")
    await world.deal(*CARDS)
    await finish(world)
    last = next(one for one in world.channel.history() if world._address(one, STORY_BUTTON))
    story = await world.people[2].click(last, custom_id=world._address(last, STORY_BUTTON))
    assert words_of("ru")("story-table") in text_of(page_of(story)), "the server's is English"


async def finish(world: World) -> None:
    await world.play(kill(lambda game: living(game, mafia=False)[-1], lambda game, voter: living(game, mafia=True)))


async def keep(world: World, token: str, ended: int, event: bytes | None = None) -> None:
    """Put a game into the history."""
    body = event or pack_event(Seated(ALL, seats=((1, "A"),), scenario="classic", host=1, moderator=None))
    await world.store.commit(world.id, Change(token, 0, b"", [body]))
    assert await world.store.finish(world.id, token, 1, ended)


def base36(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits
