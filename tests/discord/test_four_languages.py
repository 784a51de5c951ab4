"""An evening in each language, as its people read it: from the lobby to the story, and what is said to whom who may
not."""

from __future__ import annotations

import re

import discord
import pytest
import simcord

from cogs.messages.place_notes import PANEL
from cogs.showing.panels.end import AGAIN, STORY_BUTTON
from cogs.showing.view import words_of
from cogs.simulated.people.players import text_of
from core.rules.commands import Act
from core.words import LANGUAGES, Words
from tests.discord.languages import in_languages
from tests.discord.test_ending import page_of
from tests.discord.test_games import living
from tests.discord.test_pool import Panel, opened
from tests.discord.test_survival import close_dms
from tests.discord.world import World, Worlds, answered, kill, labels

CARDS = ("godfather", "mafioso", "doctor", "detective", *["citizen"] * 4)
GODFATHER, DETECTIVE, VICTIM, CLOSED = 1, 4, 8, 7


async def spoken(worlds: Worlds, language: str, people: int = 8) -> tuple[World, Words]:
    """A server of this language, with the words of its games."""
    world = await worlds.open(people)
    await world.store.set_settings(world.guild.id, {"language": language})
    return world, words_of(language, "classic")


def all_of(messages: list[discord.Message]) -> str:
    return "\n".join(text_of(message) for message in messages)


def around(text: str) -> str:
    """The longer part of a text beside what was put into it."""
    return max(text.split("|"), key=len).strip("*\u2068\u2069 ")


async def panel(world: World) -> discord.Message:
    """The phase's panel."""
    message = await world._message(PANEL)
    assert message is not None
    return message


async def acts(world: World, seat: int, do: str, at: int) -> None:
    """Somebody presses what gives this answer."""
    (prompt,) = [one for one in world.table.prompts(seat) if one.do == do]
    await world.give(prompt, Act(seat, do, (at,)))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_evening_from_the_lobby_to_another_one(worlds: Worlds, language: str) -> None:
    world, words = await spoken(worlds, language)
    stranger = world.guild.add_member(world.env.create_user("stranger", global_name="Stranger"))
    await lobby_of(world, words, stranger)
    close_dms(world, world.people[CLOSED - 1])
    await world.deal(*CARDS)
    await first_night(world, words, stranger)
    await first_day(world, words)
    await last_words(world, words)


async def lobby_of(world: World, words: Words, stranger: simcord.MemberActor) -> None:
    """The lobby, and what can be asked there."""
    opener = world.people[0]
    lobby = await world.lobby()
    title = words("scenario-title")
    for text in (words("lobby-scenario", scenario=title), words("lobby-pace", pace="together")):
        assert text in text_of(world._fresh(lobby)) or title in text_of(world._fresh(lobby))
    for button in ("join", "leave", "begin", "roles", "stop"):
        assert words(f"lobby-{button}-button") in labels(world._fresh(lobby)), button
    join, begin = (world._address(lobby, purpose) for purpose in ("join", "begin"))
    assert words("refusal-already_joined") in answered(await opener.click(lobby, custom_id=join))
    assert words("refusal-not_host") in answered(await world.people[1].click(lobby, custom_id=begin))
    assert words("refusal-not_joined") in answered(await stranger.slash(world.channel, "mafia leave"))
    assert words("roles-title", scenario=title) in answered(await stranger.slash(world.channel, "mafia roles"))
    role = answered(await stranger.slash(world.channel, "mafia roles", role="detective"))
    assert words("role-detective") in role
    assert words("role-detective.night") in role or len(role) > 100, "with what it does at night"
    assert words("rules-title", scenario=title) in answered(await stranger.slash(world.channel, "mafia rules"))
    assert words("help-title") in answered(await stranger.slash(world.channel, "mafia help"))


async def first_night(world: World, words: Words, stranger: simcord.MemberActor) -> None:
    """Cards, the team's room, menus, answers; and who cannot be written to."""
    for seat in (GODFATHER, DETECTIVE):
        role = words(f"role-{world.game.seat(seat).role}")
        assert words("card-title", role=role) in all_of(world.dm(world.person(seat)))
    closed = world.person(CLOSED)
    button = next(one for one in world.channel.history() if words("role-card-button") in labels(one))
    shown = answered(await closed.click(button, label=words("role-card-button")))
    assert words("card-title", role=words("role-citizen")) in shown
    await world.until("night")
    (room,) = [one for one in world.channel.threads if words("room-thread", number=1) in (one.name or "")]
    digits = {sign for sign in room.name or "" if sign.isdecimal()}
    assert digits <= set(words.language.digits), "a thread is numbered and dated in one kind of digits"
    assert not re.search(r"[^\W\d]-|-[^\W\d]", room.name or ""), "its name has blanks, as people write"
    assert around(words("room-opens", members="|", count=2)) in all_of(room.history())
    assert words("night-title", night=1) in all_of(world.dm(world.person(DETECTIVE)))
    asked = await closed.click(await panel(world), label=words("night-open-button"))
    assert words("night-nothing-to-do") in answered(asked) or words("act-nothing-now") in answered(asked)
    assert words("refusal-not_playing") in answered(await stranger.slash(world.channel, "night act"))
    status = answered(await world.person(DETECTIVE).slash(world.channel, "mafia status"))
    assert words("status-waiting", verbs=words("verb-inspect")) in status, "who is waited for is told so"
    assert words("status-waiting-none") in answered(await stranger.slash(world.channel, "mafia status"))
    before = len(world.dm(world.person(DETECTIVE)))
    await acts(world, GODFATHER, "kill", VICTIM)
    await acts(world, DETECTIVE, "inspect", GODFATHER)
    await world.until("day")
    assert world.door(room.id) == {"locked": True, "archived": False}
    assert len(world.dm(world.person(DETECTIVE))) > before, "the answer is a message of its own"


async def first_day(world: World, words: Words) -> None:
    """The dead, turns, and votes."""
    dead, square = world.person(VICTIM), f"<#{world.channel.id}>"
    (other_side,) = [one for one in world.channel.threads if words("dead-thread") in (one.name or "")]
    await world.env.advance_time(5)
    assert words("dead-greeting", players=dead.mention, channel=square) in all_of(other_side.history())
    await dead.send(world.channel, "It was the first of you!")
    assert not any("It was the first" in one.content for one in world.channel.history())
    assert words("square-taken-dead", channel=square) in all_of(world.dm(dead))
    assert words("refusal-dead") in answered(await dead.slash(world.channel, "vote abstain"))
    assert words("refusal-wrong_phase") in answered(await world.person(2).slash(world.channel, "vote abstain"))
    assert words("day-yield-button") in labels(await panel(world))
    await world.until("nomination")
    needed = words("vote-needed", needed=4, n=7)
    assert needed in text_of(await panel(world))
    for button in ("withdraw", "history"):
        assert words(f"vote-{button}-button") in labels(await panel(world)), button
    menu = world._holding(await panel(world), "vote", str(GODFATHER)) or ""
    voted = await world.person(3).select(await panel(world), [str(GODFATHER)], custom_id=menu)
    assert around(words("vote-yours-cast", choices="|")) in answered(voted)
    await world.env.advance_time(3)
    assert words("vote-voted", count=1) in text_of(await panel(world)), "the tally is live"
    await world.play(kill(lambda game: living(game, mafia=False)[-1], lambda game, voter: living(game, mafia=True)))


async def last_words(world: World, words: Words) -> None:
    """The end, the story, the history, and another table for the same people."""
    end = next(one for one in world.channel.history() if world._address(one, STORY_BUTTON))
    for text in ("end-title", "win-town", "end-roles-title", "ending-turns"):
        assert words(text) in text_of(end), text
    assert [file.filename for file in end.attachments][:2] == ["story.md", "game.yaml"]
    reader = world.people[5]
    story = await reader.click(end, label=words("ending-story-button"))
    assert words("story-table") in text_of(page_of(story))
    night = words("phase-night.chapter", night=1)
    assert night in "\n".join(labels(page_of(story))), "night by night"
    assert words("history-title") in answered(await reader.slash(world.channel, "mafia history"))
    again = await reader.click(end, custom_id=world._address(end, AGAIN) or "")
    for text in (words("end-again-opened", channel=f"<#{world.channel.id}>"), words("settings-title")):
        assert text in answered(again)
    assert world.state.lobby.host == reader.id


@pytest.mark.parametrize("language", in_languages("fa", "ru"))
async def test_who_leaves_comes_back_or_does_not_and_a_game_that_is_stopped(worlds: Worlds, language: str) -> None:
    world, words = await spoken(worlds, language)
    role = world.guild.create_role("keeper", permissions=discord.Permissions(manage_threads=True))
    keeper = world.guild.add_member(world.env.create_user("keeper", global_name="Keeper"), roles=[role])
    boss = world.steward()
    assert words("setup-host", host="required") in answered(
        await boss.slash(world.channel, "mafia setup", host="required")
    )
    lobby = await world.lobby(1, 2, 3, 4, 5, 6)
    await keeper.click(lobby, label=words("lobby-join-button"))
    await world.env.advance_time(3)
    assert around(words("lobby-moderator-seated", count=1, seats="|")) in text_of(world._fresh(lobby))
    assert words("lobby-relay-button") in labels(world._fresh(lobby)), "the relay is offered"
    begin = words("lobby-begin-button")
    assert words("refusal-needs_moderator") in answered(await world.people[0].click(lobby, label=begin))
    leader = world.people[7]
    await leader.click(lobby, custom_id=world._address(world._fresh(lobby), "lead") or "")
    world.simulation.seed = 3
    await leader.click(lobby, label=begin)
    await world.until("day")

    leaver = world.person(4)
    left = answered(await leaver.slash(world.channel, "mafia leave"))
    assert words("lobby-you-left-game", time=words.duration(120)) in left
    assert words("host-done") in answered(await leaver.slash(world.channel, "mafia join"))
    await world.env.advance_time(121)
    assert world.game.seat(4).alive, "who comes back in time plays on"
    await leaver.slash(world.channel, "mafia leave")
    await world.env.advance_time(121)
    assert not world.game.seat(4).alive
    assert not any(words("refusal-not_host") in text for text in world.texts())

    await leader.slash(world.channel, "mafia stop")
    stopped = world.channel.last_message
    assert stopped is not None
    assert labels(stopped) == [words("ending-reveal-button")]
    assert words("refusal-not_host") in answered(
        await world.people[3].click(stopped, label=words("ending-reveal-button"))
    )
    await leader.click(stopped, label=words("ending-reveal-button"))
    assert words("end-roles-title") in text_of(world._fresh(stopped))


@pytest.mark.parametrize("language", in_languages("en", "uk"))
async def test_a_table_is_set_up_built_and_dealt(worlds: Worlds, language: str) -> None:
    """The lobby's settings, a blank card and a table out of a pool; what is asked for out of turn by day."""
    world, _ = await spoken(worlds, language)
    words = words_of(language, "gangster_city")
    lobby = await world.lobby(scenario="gangster_city")
    settings = await opened(world, lobby, words("settings-button"))
    await settings.choose("setpace", "clock")
    await world.env.advance_time(3)
    assert words("lobby-pace", pace="clock") in text_of(world._fresh(lobby))

    rules = await opened(world, lobby, words("rules-button"))
    assert words("house-title", scenario=words("scenario-title")) in rules.text
    await rules.choose("houseopen", "blank_roles")
    await rules.choose("blankopen", "tramp")
    await rules.choose("blankteam", "town")
    await rules.choose("blankverbs", "save", "inspect")

    builder = await opened(world, lobby, words("pool-button"))
    assert words("pool-title", scenario=words("scenario-title")) in builder.text
    await builder.press(words("side-mafia"))
    for role in ("don", "informer"):
        await put(builder, words, role)
    await builder.press(words("side-town"))
    await put(builder, words, "politician")
    await put(builder, words, "citizen", 4)
    await put(builder, words, "tramp")
    assert words("role-tramp") in builder.text
    began = await world.people[0].click(lobby, label=words("lobby-begin-button"))
    assert world.state.game is not None, answered(began)

    (tramp,) = world.seats("tramp")
    card = all_of(world.dm(world.person(tramp)))
    for text in ("role-tramp", "verb-save", "verb-inspect"):
        assert words(text) in card, text
    await world.until("day")
    stranger = world.guild.add_member(world.env.create_user("stranger", global_name="Stranger"))
    for command in ("day pass", "day skip", "day extend", "day agree"):
        assert words("refusal-not_playing") in answered(await stranger.slash(world.channel, command)), command
    assert answered(await world.person(tramp).slash(world.channel, "day skip"))
    assert world.game.phase == "day"


async def put(builder: Panel, words: Words, role: str, times: int = 1) -> None:
    """Put cards of a role on the table."""
    await builder.choose("poolrole", role)
    for _ in range(times):
        alone = words("pool-alone-button")
        await builder.press(alone if alone in builder.labels else "+1")
