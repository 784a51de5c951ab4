"""A table of thirty on Discord: every message is one that Discord takes, and random tables of a pool are played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.local_table.many import play_table, play_tables
from cogs.showing.view import words_of
from cogs.simulated.people.players import TALKING, components, text_of
from core.books.library import load
from core.rules.prompts import VOTE
from core.table.table_commands import Configure
from tests.discord.openapi import description
from tests.discord.world import World, Worlds, labels

COMPONENTS, TEXT, OPTIONS, PER_ROW = 40, 4000, 25, 5
LONGEST = {"custom_id": 100, "label": 80, "placeholder": 150}
BUTTON, ROW, TEXT_DISPLAY, MODAL = 2, 1, 10, 9
SELECTS = {3, 5, 6, 7, 8}


def nested(part: Any) -> Iterator[dict[str, Any]]:
    """Every component below, itself included."""
    if isinstance(part, dict):
        yield part
    below = part if isinstance(part, list) else [*part.get("components", []), *filter(None, [part.get("component")])]
    for one in below:
        yield from nested(one)


def broken(body: Any) -> Iterator[str]:
    """Which of Discord's limits a request's body breaks."""
    data = body.get("data", body) if isinstance(body, dict) else {}
    top = (data or {}).get("components")
    if not top:
        return
    parts = list(nested(top))
    if len(parts) > COMPONENTS:
        yield f"{len(parts)} components"
    if (text := sum(len(part.get("content", "")) for part in parts)) > TEXT:
        yield f"{text} characters"
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    if len(ids) != len(set(ids)):
        yield f"an id twice: {min(one for one in ids if ids.count(one) > 1)}"
    for part in parts:
        for field, most in LONGEST.items():
            if len(part.get(field) or "") > most:
                yield f"a {field} of {len(part[field])}: {part[field]}"
        if part.get("type") == ROW and len(part["components"]) > PER_ROW:
            yield f"{len(part['components'])} in a row"
        if part.get("type") in SELECTS:
            options = part.get("options", [])
            values = [option["value"] for option in options]
            if not 0 < len(options) <= OPTIONS or len(set(values)) < len(values):
                yield f"options: {values}"
            if not part.get("min_values", 1) <= part.get("max_values", 1) <= len(options):
                yield f"{part.get('min_values')} to {part.get('max_values')} of {len(options)}"
            for option in options:
                if max(len(option["label"]), len(option["value"]), len(option.get("description") or "")) > 100:
                    yield f"an option too long: {option}"


def check(world: World) -> None:
    found = [f"{entry.method} {entry.path}: {what}" for entry in world.env.http_requests for what in broken(entry.json)]
    for entry in world.env.http_requests:
        wrong = description().problems(entry.method, entry.path, entry.json)
        found += [f"{entry.method} {entry.path}: {what}" for what in wrong]
    assert not found, "\n".join(found[:10])


def test_the_check_finds_what_is_too_much() -> None:
    text = {"type": TEXT_DISPLAY, "content": "x" * 2001}
    select = {"type": 3, "custom_id": "a", "options": [{"label": str(n), "value": str(n)} for n in range(26)]}
    assert list(broken({"components": [text, text]}))
    assert list(broken({"components": [{"type": 17, "components": [{"type": ROW, "components": [select]}]}]}))
    assert list(
        broken({"data": {"components": [{"type": BUTTON, "custom_id": "a"}, {"type": BUTTON, "custom_id": "a"}]}})
    )
    assert list(broken({"components": [{"type": BUTTON, "label": "x" * 81}]}))
    assert list(broken({"components": [text] * 1 + [{"type": 14}] * 40}))
    assert not list(broken({"components": [text]}))


async def everybody_acts(world: World) -> None:
    serial = world.game.serial
    for prompt in world.todo():
        if world.state.running and world.game.serial == serial:
            await world.act(prompt)


SHORTER = pytest.mark.repeats("uk: no language is longer, and each book's largest table is laid out by test_sizes.py")


@pytest.mark.parametrize(
    ("scenario", "language"),
    [
        ("grand_persian", "uk"),
        *(pytest.param("grand_persian", code, marks=SHORTER) for code in ("en", "fa", "ru")),
        pytest.param("classic_advanced", "en", marks=SHORTER),
    ],
)
async def test_every_message_of_thirty_seats_is_lawful(worlds: Worlds, scenario: str, language: str) -> None:
    world, words = await worlds.open(30), words_of(language)
    await world.store.set_settings(world.guild.id, {"language": language})
    await world.begin(scenario=scenario, seed=7)
    for command in ("mafia status", "mafia roles", "mafia rules", "mafia card"):
        await world.people[2].slash(world.channel, command)
    await world.until("night")
    for person in world.people:
        await person.slash(world.channel, "night act")
    said = [text_of(message) for person in world.people for message in world.dm(person)]
    assert any(words("night-page", page=1, pages=2) in one for one in said), "whom to choose stands on two pages"
    await everybody_acts(world)
    voted = False
    for _ in range(60):
        if not world.state.running or (world.game.night > 1 and voted):
            break
        serial = world.game.serial
        voted = voted or any(prompt.do == VOTE for prompt in world.table.prompts())
        await everybody_acts(world)
        if world.state.running and world.game.serial == serial:
            while world.game.phase in TALKING and await world.speak():
                if not world.state.running or world.game.serial != serial:
                    break
            else:
                await world.pass_time()
    assert voted
    await world.people[0].slash(world.channel, "mafia stop")
    stopped = world.channel.last_message
    assert stopped is not None
    await world.people[0].click(stopped, label=words("ending-reveal-button"))
    assert words("end-roles-title") in text_of(world._fresh(stopped)), "who was who, all thirty of them"
    check(world)


async def test_the_builder_and_the_lobby_of_thirty_are_lawful(worlds: Worlds) -> None:
    world = await worlds.open(30)
    lobby = await world.lobby(scenario="grand_persian")
    for number in range(25):
        name = f"{number:02} " + "n" * 29
        await world.store.save_table(world.guild.id, "grand_persian", name, ["godfather"] * 2 + ["citizen"] * 28)
    result = await world.people[0].click(lobby, label="Build the table")
    message = result.response.message
    menus = {part["custom_id"]: part for part in components(message) if part.get("options")}
    saved = next(id_ for id_ in menus if ":poolload:" in id_)
    await world.people[0].select(message, [f"24 {'n' * 29}"], custom_id=saved)
    message = world._fresh(message)
    pick = next(part["custom_id"] for part in components(message) if ":poolrole:" in part.get("custom_id", ""))
    await world.people[0].select(message, ["doctor"], custom_id=pick)
    await world.people[0].click(lobby, label="House rules")
    await world.env.advance_time(3)
    assert "+1" in labels(world._fresh(message))
    check(world)


async def test_the_builder_with_all_blank_cards_is_lawful(worlds: Worlds) -> None:
    world = await worlds.open(18)
    lobby = await world.lobby(scenario="gangster_city")
    blanks = load("gangster_city").scenario.blanks
    assert blanks is not None
    await world.store.save_table(world.guild.id, "gangster_city", "n" * 32, ["don"])
    bound = {role: {"team": "mafia", "abilities": list(blanks.verbs)} for role in blanks.roles}
    roles = ("don", *["citizen"] * 12, *blanks.roles)
    with world.env._bot_scope():
        changes = {"options": {"blank_roles": bound}, "roles": roles}
        assert (await world.table.do(Configure(world.people[0].id, changes))).refusal is None
    message = (await world.people[0].click(lobby, label="Build the table")).response.message
    await world.people[0].click(message, label="Mafia")
    message = world._fresh(message)
    pick = next(part["custom_id"] for part in components(message) if ":poolrole:" in part.get("custom_id", ""))
    await world.people[0].select(message, ["tramp"], custom_id=pick)
    await world.env.advance_time(3)
    assert "Take it out of the game" in labels(world._fresh(message))
    check(world)


POOLS = ("gangster_city", "grand_persian", "classic_advanced")
LARGE = pytest.mark.repeats("another table of the pool, the pools of other rulebooks and their tables of thirty")


@pytest.mark.parametrize(
    ("scenario", "tables"),
    [("gangster_city", 1), *(pytest.param(book, 2, marks=LARGE) for book in POOLS)],
)
def test_random_tables_of_a_pool_are_played(scenario: str, tables: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert asyncio.run(play_tables("en", scenario, tables, 3)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == tables
    assert all("won" in line or "Nobody" in line for line in lines)


async def test_a_table_that_may_not_be_laid_out_is_an_error() -> None:
    with pytest.raises(ValueError, match="unknown_role"):
        await play_table("en", "grand_persian", ["nobody"] * 7, "1")
