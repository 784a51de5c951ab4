"""The console of a host who does not play: it stays current, is never doubled, and its levers say what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import pytest
import simcord
import yaml

from cogs.showing.telling import Telling
from cogs.showing.view import words_of
from cogs.simulated.people.players import components, text_of
from core.books.library import load
from core.rules.commands import Act
from core.script.run import run_data
from core.script.write_script import record
from core.table.table_commands import Undo
from tests.discord.languages import in_languages
from tests.discord.test_presses import forge
from tests.discord.world import World, answered, kill, labels

ROLES = ("godfather", "mafioso", "doctor", "detective", "citizen", "citizen", "citizen")


async def hosted(
    world: World, language: str = "en", *, cards: Sequence[str] = ROLES, **more: Any
) -> simcord.MemberActor:
    """The last of eight runs a game of the others, as many as there are cards; these are dealt by hand."""
    host = world.people[7]
    await host.slash(world.channel, "mafia language", language=language)
    await world.people[0].slash(world.channel, "mafia start", host=host, language=language, **more)
    lobby = world.channel.last_message
    assert lobby is not None
    for person in world.people[1 : len(cards)]:
        await person.slash(world.channel, "mafia join")
    await world.deal(*cards)
    opened = await host.slash(world.channel, "host console")
    assert words_of(language)("host-title") in answered(opened)
    await world.pass_time()
    return host


def consoles(world: World, host: simcord.MemberActor, language: str = "en") -> list[discord.Message]:
    title = words_of(language)("host-title")
    return [message for message in world.dm(host) if title in text_of(message)]


async def drawn(world: World) -> None:
    """Time for a redrawing."""
    await world.env.advance_time(3)


async def press(world: World, host: simcord.MemberActor, label: str, language: str = "en") -> Any:
    (console,) = consoles(world, host, language)
    result = await host.user.click(console, label=label)
    await drawn(world)
    return result


def members(world: World, name: str) -> set[int]:
    """Who is in a thread."""
    thread = next(thread for thread in world.channel.threads if name in (thread.name or ""))
    return set(world.env.backend.get_channel(thread.id).thread_members)


@pytest.fixture
async def host(world: World) -> simcord.MemberActor:
    return await hosted(world)


async def test_ten_acts_at_once_are_one_message_and_few_edits(world: World, host: simcord.MemberActor) -> None:
    await world.until("night")
    await drawn(world)
    (console,) = consoles(world, host)
    path = f"/channels/{console.channel.id}/messages/{console.id}"
    before = sum(entry.path == path for entry in world.env.http_requests)
    for seat in (5, 6, 7, 5, 6, 7, 5, 6, 7, 5):
        (prompt,) = [one for one in world.table.prompts(1) if one.do == "kill"]
        await world.give(prompt, Act(1, "kill", (seat,)))
    await drawn(world)
    edits = sum(entry.path == path for entry in world.env.http_requests) - before
    assert 1 <= edits <= 4, edits
    (console,) = consoles(world, host)
    assert "pointed the gun" in text_of(console)
    assert "Name5" in text_of(console)
    await world.restart()
    await world.until("day")
    await drawn(world)
    (console,) = consoles(world, host)
    assert "Day 1" in text_of(console), "the same message, after a restart too"


async def test_the_clocks_levers(world: World, host: simcord.MemberActor) -> None:
    await world.until("day")
    await drawn(world)
    told = answered(await press(world, host, "Pause"))
    assert "The clock is stopped" in told
    assert world.state.paused is not None
    assert "the clock is stopped" in text_of(consoles(world, host)[0])
    assert "The clock is running again" in answered(await press(world, host, "Go on"))
    ends = world.state.clock.ends  # type: ignore[union-attr]
    assert "1 minute more" in answered(await press(world, host, "One more minute"))
    assert world.state.clock.ends == ends + 60_000  # type: ignore[union-attr,operator]
    turn = world.game.turn
    assert "moved on" in answered(await press(world, host, "Move on"))
    assert world.game.turn != turn


async def test_move_on_that_is_pressed_twice_ends_one_speech(world: World, host: simcord.MemberActor) -> None:
    await world.until("day")
    await drawn(world)
    stale = words_of("en")("refusal-stale")
    for _ in range(3):
        turn = world.game.turn
        assert turn is not None
        (console,) = consoles(world, host)
        button = next(part["custom_id"] for part in components(console) if part.get("label") == "Move on")
        assert stale not in answered(await host.user.click(console, label="Move on"))
        assert world.game.turn is not None
        assert world.game.turn.number == turn.number + 1
        assert stale in answered(await forge(host.user, console, button))
        assert world.game.turn.number == turn.number + 1
        await drawn(world)


async def test_cards_and_putting_somebody_out(world: World, host: simcord.MemberActor) -> None:
    await world.until("day")
    await drawn(world)
    assert "Godfather" in answered(await press(world, host, "Cards"))
    asked = await press(world, host, "Put out…")
    menu = asked.response.message
    option = next(part for part in components(menu) if part.get("options"))["options"][4]
    await host.user.select(menu, [option["value"]])
    await drawn(world)
    assert not world.game.seat(5).alive
    assert world.said("**5 · Name5** has been put out of the game")
    assert "Name5" in text_of(consoles(world, host)[0])


async def test_the_last_night_is_taken_back(world: World, host: simcord.MemberActor) -> None:
    await world.until("night")
    for seat, do, at in ((1, "kill", 5), (4, "inspect", 1)):
        (prompt,) = [one for one in world.table.prompts(seat) if one.do == do]
        await world.give(prompt, Act(seat, do, (at,)))
    old = world.dm(world.person(4))[-1]
    await world.until("day")
    await drawn(world)
    assert world.person(5).id in members(world, "the other side")

    asked = await press(world, host, "Take back…")
    warning = asked.response.message
    assert "can't unlearn" in text_of(warning)
    assert labels(warning)[:2] == [f"Begin again: Day {world.game.day}", "Back to: 🌙 Night 1"]
    told = await host.user.click(warning, label="Back to: 🌙 Night 1")
    await drawn(world)
    assert "has been taken back" in text_of(world._fresh(told.response.message if told.response else warning))

    assert world.game.phase == "night"
    assert world.game.seat(5).alive
    assert world.said("The host takes the game back to where this began: **🌙 Night 1**")
    assert world.said("**5 · Name5** is back at the table")
    said = [text_of(message) for message in world.dm(world.person(4))]
    assert sum("no longer counts" in text for text in said) == 1
    for seat in (2, 3, 5, 6, 7):
        assert not any("no longer counts" in text_of(message) for message in world.dm(world.person(seat)))
    assert world.person(5).id not in members(world, "the other side")

    menus = [
        message for message in world.dm(world.person(4)) if any(part.get("options") for part in components(message))
    ]
    assert menus, "tonight's menu has come again"
    if menus[0].id == old.id and len(menus) > 1:
        late = await world.person(4).user.select(
            old, [next(p for p in components(old) if p.get("options"))["options"][0]["value"]]
        )
        assert "moment has passed" in answered(late)
    assert not world.game.acts, "an old menu chooses nothing"
    (prompt,) = [one for one in world.table.prompts(4) if one.do == "inspect"]
    await world.give(prompt, Act(4, "inspect", (2,)))
    assert [(act.by, act.at) for act in world.game.acts] == [(4, (2,))]


async def test_an_undo_that_has_been_overtaken_is_stale(world: World, host: simcord.MemberActor) -> None:
    await world.until("day")
    await drawn(world)
    asked = await press(world, host, "Take back…")
    warning = asked.response.message
    await world.until("nomination", "night")
    serial = world.game.serial
    assert "moment has passed" in answered(await host.user.click(warning, label=labels(warning)[0]))
    assert world.game.serial == serial


@pytest.mark.parametrize("language", in_languages("fa", "uk"))
async def test_the_console_and_what_is_taken_back_in_four_languages(world: World, language: str) -> None:
    host = await hosted(world, language)
    words = words_of(language, "classic")
    for person in world.people[:7]:
        await person.slash(world.channel, "mafia language", language=language)
    await world.until("night")
    (prompt,) = [one for one in world.table.prompts(4) if one.do == "inspect"]
    await world.give(prompt, Act(4, "inspect", (1,)))
    await world.until("day")
    await drawn(world)
    (console,) = consoles(world, host, language)
    shown = text_of(console)
    assert "Name4" in shown
    offered = labels(console)
    for text in ("pause", "extend", "next", "undo", "cards", "eject", "replace", "handover", "cohost"):
        assert words(f"console-{text}-button") in offered

    asked = await press(world, host, words("console-undo-button"), language)
    warning = asked.response.message
    assert words("console-undo-warning") in text_of(warning)
    await host.user.click(warning, label=labels(warning)[1])
    await drawn(world)
    assert words("console-did-undo") in text_of(world._fresh(warning))
    night = words("night-title", night=world.game.night)
    assert world.said(words("taken-back", phase=night, who="host"))
    assert any(words("taken-back-void") in text_of(message) for message in world.dm(world.person(4)))
    await host.slash(world.channel, "mafia stop")


async def test_the_story_tells_what_stands_and_the_file_replays_it(world: World, host: simcord.MemberActor) -> None:
    await world.until("night")
    (prompt,) = [one for one in world.table.prompts(1) if one.do == "kill"]
    await world.give(prompt, Act(1, "kill", (5,)))
    await world.until("day")
    with world.env._bot_scope():
        began = world.state.beginnings[-2]
        assert (await world.table.do(Undo(host.id, began.serial))).refusal is None
    await world.env.settle()
    await world.play(kill(lambda game: next(seat for seat in (6, 7, 3, 4, 5) if game.seat(seat).alive)))
    assert world.said("The mafia has won.")
    (past,) = await world.table.history.last(1)
    chapters = Telling.of(world.table.id, past, "en").text().split("### ")
    (first,) = [chapter for chapter in chapters if "Night 1" in chapter.split("\n")[0]]
    assert "was taken back, and the game was played again from here" in first
    assert "Name6" in first
    assert "Name5" not in first, "whom the first shot hit is no part of the story"
    (case,) = yaml.safe_load(record(past.rules_log, load("classic")))
    played = run_data(case, 1)
    assert played.ok, played


async def lever(world: World, who: simcord.MemberActor, console: discord.Message, label: str, *chosen: object) -> str:
    """What a lever of the console in the channel says: the button, then one menu after another."""
    answer = await who.click(console, label=label)
    assert answer.response is not None
    asked = answer.response.message
    for one in chosen:
        menu = next(part["custom_id"] for part in components(world._fresh(asked)) if part.get("type") in (3, 5))
        await who.select(asked, [one], custom_id=menu)
        await drawn(world)
    return text_of(world._fresh(asked))


async def test_chairs_and_the_lead_change_hands(world: World, host: simcord.MemberActor) -> None:
    substitute, aide, boss = (
        world.guild.add_member(world.env.create_user(name, global_name=name)) for name in ("Sub", "Aide", "Boss")
    )
    await world.until("day")
    opened = await host.slash(world.channel, "host console")
    assert opened.response is not None
    console = opened.response.message

    told = await lever(world, host, console, "Replace…", "3", substitute)
    assert f"{substitute.mention} now plays from chair 3" in told
    assert world.state.seats[2].user == substitute.id

    assert aide.mention in await lever(world, host, console, "Co-host…", aide)
    assert world.state.lobby.cohost == aide.id

    assert f"{boss.mention} leads from now on" in await lever(world, host, console, "Hand over…", boss)
    assert world.state.lobby.moderator == boss.id
    late = await host.click(console, label="Hand over…")
    assert "Only a host who isn't playing" in answered(late)
    assert world.state.lobby.moderator == boss.id


async def test_in_a_game_of_more_than_an_hour_the_console_goes_on_in_a_new_message(world: World) -> None:
    """Discord takes few edits of messages older than an hour: the host would see each act late, and some never."""
    await world.store.set_settings(world.guild.id, {"misses": "0"})
    host = await hosted(world)
    (first,) = consoles(world, host)
    while world.simulation.now() / 1000 - first.created_at.timestamp() < 65 * 60:
        for prompt in [one for one in world.table.prompts(3) if one.do == "save" and one.given is None]:
            await world.give(prompt, Act(3, "save", prompt.seats[:1]))
        await world.pass_time()
    await world.until("night")
    before = world.simulation.now()
    for seat in (5, 6, 7, 5, 6):
        (prompt,) = [one for one in world.table.prompts(1) if one.do == "kill"]
        await world.give(prompt, Act(1, "kill", (seat,)))
        await drawn(world)
        (console,) = [message for message in consoles(world, host) if labels(message)]
        assert f"Name{seat}" in text_of(console).splitlines()[-1]
    assert world.simulation.now() - before < 20_000
    assert world.simulation.now() / 1000 - console.created_at.timestamp() < 60 * 60
    assert words_of("en")("panel-moved") in text_of(world._fresh(first))
    assert "The clock is stopped" in answered(await host.user.click(console, label="Pause"))
