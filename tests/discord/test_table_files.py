"""A composed table as a file: saved at one table, loaded at another, and what is no such file told in words."""

from __future__ import annotations

from typing import Any

import discord

from cogs.simulated.people.players import components, text_of
from core.books.library import load
from core.words import LANGUAGES
from tests.discord.test_ending import page_of
from tests.discord.world import World, answered, labels

POOL, BLANKS = "grand_persian", "gangster_city"


async def opened(world: World, label: str) -> discord.Message:
    """The panel behind a button of the lobby."""
    return page_of(await world.people[0].click(world._fresh(world.channel.history()[0]), label=label))


async def load_file(world: World, panel: discord.Message, content: bytes, label: str = "Load a file") -> Any:
    """The host puts a file down."""
    asked = await world.people[0].click(world._fresh(panel), label=label)
    return await world.people[0].submit_modal(asked, {"file": ("table.yaml", content)})


async def test_a_table_out_of_a_pool_is_saved_and_laid_again(world: World) -> None:
    await world.lobby(scenario=POOL)
    panel = await opened(world, "Build the table")
    await world.people[0].click(panel, label="The rulebook's table")
    built = world.state.lobby.roles
    assert built
    saved = await world.people[0].click(world._fresh(panel), label="Save as a file")
    (file,) = page_of(saved).attachments
    content = await file.read()
    await world.people[0].click(world._fresh(panel), label="Clear")
    assert world.state.lobby.roles == ()
    await load_file(world, panel, content)
    assert world.state.lobby.roles == built
    assert "The table from the file is set up" in text_of(world._fresh(panel))


async def test_blank_roles_are_saved_and_bound_again(world: World) -> None:
    await world.lobby(scenario=BLANKS)
    blanks = load(BLANKS).scenario.blanks
    assert blanks is not None
    blank, team, verb = blanks.roles[0], next(iter(blanks.teams)), next(iter(blanks.verbs))
    content = (
        f"scenario: {BLANKS}\noptions:\n  {blanks.option}:\n    {blank}: {{team: {team}, abilities: [{verb}]}}\n"
    ).encode()
    panel = await opened(world, "House rules")
    await load_file(world, panel, content)
    bound = {blanks.option: {blank: {"team": team, "abilities": [verb]}}}
    assert world.state.lobby.options == bound
    saved = await world.people[0].click(world._fresh(panel), label="Save as a file")
    (file,) = page_of(saved).attachments
    assert file.filename == f"{BLANKS}-table.yaml"
    again = await file.read()
    await load_file(world, panel, f"scenario: {BLANKS}\n".encode())
    assert world.state.lobby.options == {}
    await load_file(world, panel, again)
    assert world.state.lobby.options == bound


async def test_what_is_no_such_file_is_told_and_changes_nothing(world: World) -> None:
    await world.lobby()
    panel = await opened(world, "House rules")
    before = world.state.lobby
    for content, why in (
        (b"\xff\xfe", "can't find a table in that"),
        (b"scenario: [", "look at line"),
        (b"scenario: zodiac", "is for the rulebook zodiac"),
        (b"scenario: classic\noptions: {speech_seconds: 1}", "doesn't fit the house rule"),
        (b"scenario: classic\ncards: {wizard: 1}", "no such role"),
        (b"x" * 20_000, "can't find a table in that"),
    ):
        assert why in answered(await load_file(world, panel, content)), why
    assert world.state.lobby == before


async def test_the_buttons_and_refusals_speak_the_hosts_language(world: World) -> None:
    await world.lobby()
    seen: set[str] = set()
    for language in LANGUAGES:
        await world.people[0].slash(world.channel, "mafia language", language=language)
        lobby = world.channel.history()[0]
        named = next(part for part in components(lobby) if ":house:" in str(part.get("custom_id")))
        panel = page_of(await world.people[0].click(lobby, custom_id=named["custom_id"]))
        button = labels(panel)[-1]
        said = answered(await load_file(world, panel, b"scenario: [", button))
        assert said
        seen.add(said)
    assert len(seen) == len(LANGUAGES)
