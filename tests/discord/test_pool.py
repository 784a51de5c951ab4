"""Building a table out of a pool, and the house rules, as a host does it in the lobby."""

# pyright: reportPrivateUsage=false
from __future__ import annotations

import asyncio
import signal
import subprocess
from collections import Counter
from dataclasses import replace
from typing import Any

import discord
import pytest

from cogs.commands import balance
from cogs.messages.address import Address
from cogs.showing.panels.house_rules import choices_of, settled_by_host
from cogs.showing.panels.pool import Focus, builder
from cogs.showing.view import TableView, words_of
from cogs.simulated.people.players import components, text_of
from core.books.deal import options_of
from core.books.library import load, published
from core.house import APART
from core.rulebook.book import Rulebook
from core.simulate.estimate import Estimate, EstimateError
from core.table import Outcome, Table, TableId
from core.table.table_commands import Command, Configure
from tests.discord.world import World, Worlds, answered, labels

POOL = "grand_persian"
KNOWN = "Use it to compare one table with another"
"""What a balance says once it is there."""


class Panel:
    """A message that one person has open, pressed by what stands on it."""

    def __init__(self, world: World, message: discord.Message, person: int = 1) -> None:
        self.world, self.message, self.actor = world, message, world.people[person - 1]

    @property
    def text(self) -> str:
        return text_of(self.message)

    @property
    def labels(self) -> list[str]:
        return labels(self.message)

    async def press(self, label: str) -> Any:
        return await self._after(await self.actor.click(self.message, label=label))

    async def choose(self, purpose: str, *values: str) -> Any:
        menu = next(part["custom_id"] for part in components(self.message) if self._is(part, purpose))
        return await self._after(await self.actor.select(self.message, list(values), custom_id=menu))

    async def write(self, label: str, text: str) -> Any:
        form = await self.actor.click(self.message, label=label)
        return await self._after(await self.actor.submit_modal(form, {"text": text}))

    async def pick(self, role: str, times: int = 1) -> None:
        """Put cards of a role on the table, on an empty one where nothing has been chosen."""
        await self.choose("poolrole", role)
        for _ in range(times):
            alone = "Start with just this card"
            await self.press(alone if alone in self.labels else "+1")

    async def balanced(self) -> None:
        """Until the table on it has been played out."""
        cog: Any = self.world.bot.get_cog("Mafia")
        await cog.balances.settled()
        await self.world.env.settle()
        self.message = self.world._fresh(self.message)

    def _is(self, part: dict[str, Any], purpose: str) -> bool:
        address = Address.read(part.get("custom_id", ""))
        return address is not None and address.purpose == purpose

    async def _after(self, result: Any) -> Any:
        self.message = self.world._fresh(self.message)
        return result


async def opened(world: World, lobby: discord.Message, label: str = "Build the table") -> Panel:
    result = await world.people[0].click(lobby, label=label)
    assert result.response.ephemeral
    return Panel(world, result.response.message)


async def lobby_text(world: World) -> str:
    await world.env.advance_time(3)
    return text_of(world.channel.history()[0])


async def test_the_lobby_shows_what_would_be_dealt(world: World) -> None:
    await world.lobby(scenario=POOL)
    text = await lobby_text(world)
    assert "With 8 players, I deal" in text
    assert "Detective, Doctor, Sniper, Citizen ×3" in text


async def test_a_table_is_built_and_dealt(world: World) -> None:
    lobby = await world.lobby(scenario=POOL)
    panel = await opened(world, lobby)
    await panel.press(_team("mafia"))
    await panel.pick("godfather")
    await panel.press(_team("solo"))
    await panel.pick("killer")
    await panel.press(_team("town"))
    await panel.pick("doctor", 2)
    await panel.press("−1")
    await panel.pick("citizen", 4)
    assert "**7 cards** on the table, **8 players** around it." in panel.text
    text = await lobby_text(world)
    assert "chosen by the host" in text
    assert "7 cards for 8 players" in text

    refused = await world.people[0].click(lobby, label="Begin")
    assert "7 cards on the table, and 8 players around it" in answered(refused)
    assert world.state.game is None

    await panel.press("+1")
    assert "can begin" not in panel.text
    assert "Every chair" in await lobby_text(world) or "can begin" in await lobby_text(world)
    await world.people[0].click(lobby, label="Begin")
    dealt = Counter(seat.role for seat in world.game.seats)
    assert dealt == {"godfather": 1, "killer": 1, "doctor": 1, "citizen": 5}


def _team(team: str, scenario: str = POOL) -> str:
    return words_of("en", scenario)(f"side-{team}")


async def test_a_table_is_built_from_the_rulebooks_own(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario=POOL))
    assert "I'll deal the rulebook's own table" in panel.text
    await panel.press(_team("town"))
    assert "Citizen ×3" in panel.labels, "what would be dealt is counted"
    await panel.choose("poolrole", "citizen")
    await panel.press("−1")
    await panel.choose("poolrole", "bartender")
    await panel.press("+1")
    built = Counter(world.state.lobby.roles)
    assert len(world.state.lobby.roles) == 8
    assert (built["citizen"], built["bartender"], built["godfather"]) == (2, 1, 1)


async def test_a_role_in_hand_says_what_it_does_in_full(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario="gangster_city"))
    await panel.press(_team("town", "gangster_city"))
    options = [option for part in components(panel.message) for option in part.get("options", [])]
    about = {option["value"]: option["description"] for option in options}
    assert about["judge"].startswith("Name one other player: you're shown their card")
    assert about["politician"].startswith("You're the politician. No bullet, poison or prison")
    await panel.choose("poolrole", "blackmailer" if "blackmailer" in about else "doctor")
    assert "**Can be stopped at night by:** Beauty" in panel.text
    assert "You win when no criminal is left in the game." in panel.text


async def test_a_balance_that_failed_is_asked_for_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [Estimate(50, {"town": 0.4, "mafia": 0.6})]

    async def failing(*_: Any) -> Estimate:
        if len(answers) == 1:
            answers.append(answers[0])
            raise EstimateError("too busy")
        return answers[0]

    monkeypatch.setattr(balance, "estimate", failing)
    panel = await opened(world, await world.lobby(scenario=POOL))
    await panel.press("The rulebook's table")
    await panel.balanced()
    assert "couldn't be worked out right now" in panel.text
    await panel.press("Work it out again")
    await panel.balanced()
    assert "⚖️ **Balance:** Town 40 %, Mafia 60 %" in panel.text
    assert "Work it out again" not in panel.labels


def played(roles: list[str]) -> balance.Key:
    options = options_of(load(POOL), {}, roles)
    assert isinstance(options, dict)
    return balance.Balances.key(POOL, roles, options)


async def test_a_table_that_nobody_wants_any_more_is_not_played_to_its_end() -> None:
    first, second = (played(["godfather", "mafioso", "detective", "doctor", *["citizen"] * town]) for town in (3, 8))
    balances = balance.Balances()
    before = asyncio.create_task(balances.of(TableId(1), first))
    await under_way()
    after = asyncio.create_task(balances.of(TableId(1), second))
    assert await before is None
    assert balances.known(first) is None
    assert await after is not None


async def test_whoever_leaves_while_a_table_is_played_out_leaves_no_process() -> None:
    asked = asyncio.create_task(balance.Balances().of(TableId(1), played(["godfather", "mafioso", *["citizen"] * 5])))
    child = await under_way()
    asked.cancel()
    while APART._children:
        await asyncio.sleep(0)
    assert child.returncode == -signal.SIGKILL


async def under_way() -> subprocess.Popen[bytes]:
    """The process in which a table is played out, as soon as there is one."""
    while not APART._children:
        await asyncio.sleep(0)
    return next(iter(APART._children))


async def test_the_rulebooks_own_table_and_its_balance(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario=POOL))
    await panel.press("The rulebook's table")
    assert "trying it out" in panel.text
    await panel.balanced()
    assert "**8 cards**" in panel.text
    assert "⚖️ **Balance:**" in panel.text
    assert "Mafia" in panel.text.split("Balance:**")[1]
    assert "187 games" in panel.text
    await panel.press("Clear")
    assert "Balance" not in panel.text
    assert world.state.lobby.roles == ()


async def test_two_tables_of_one_server_that_are_built_at_once_both_learn_their_balance(worlds: Worlds) -> None:
    first = await worlds.open(8)
    second = worlds.beside(first, 1, 7)
    tables = first, second
    panels = [await opened(table, await table.lobby(scenario=POOL)) for table in tables]
    for panel in panels:
        await panel.press("The rulebook's table")
        assert "trying it out" in panel.text
    for panel in panels:
        await panel.balanced()
    assert [KNOWN in panel.text for panel in panels] == [True, True]


async def test_who_builds_two_tables_sees_the_balance_of_each_at_its_own(worlds: Worlds) -> None:
    first = await worlds.open(8)
    steward = first.steward()
    second = worlds.beside(first, 1, 7)
    panels: list[Panel] = []
    for table in (first, second):
        table.people.append(steward)
        lobby = await table.lobby(*range(1, len(table.people)), scenario=POOL)
        result = await steward.click(lobby, label="Build the table")
        panels.append(Panel(table, result.response.message, len(table.people)))
        await panels[-1].press("The rulebook's table")
    for panel, cards in zip(panels, ("**8 cards**", "**7 cards**"), strict=True):
        await panel.balanced()
        assert cards in panel.text
        assert KNOWN in panel.text


async def test_a_team_with_more_roles_than_a_menu_holds_has_pages(world: World) -> None:
    await world.lobby(scenario=POOL)
    book = world.table.book
    assert book is not None
    roles = {role: described.model_copy(update={"team": "town"}) for role, described in book.scenario.roles.items()}
    wide = Rulebook(book.scenario.model_copy(update={"roles": roles}))
    view = replace(TableView.at(world.id, world.state, wide, "en", 0), book=wide)
    shown: list[str] = []
    for number in range(2):
        layout = builder(view, Focus(team="town", page=number)).to_components()
        menus = [part for box in layout for row in box["components"] for part in row.get("components", [])]
        options = [option["value"] for part in menus for option in part.get("options", [])]
        assert 0 < len(options) <= 25
        shown += options
    assert shown == list(roles)


async def test_a_search_finds_by_name_and_by_card(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario=POOL))
    await panel.write("Search", "masON")
    assert "Freemason" in panel.labels
    assert "Doctor" not in panel.labels
    await panel.pick("freemason")
    assert world.state.lobby.roles == ("freemason",)
    await panel.write("Search", "*no such*")
    assert "No roles match" in panel.text


async def test_a_table_is_saved_offered_again_and_deleted(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario=POOL))
    await panel.press(_team("mafia"))
    await panel.pick("godfather")
    await panel.pick("mafioso")
    await panel.write("Save for this server", "Friday: *late* ~ one")
    assert "Saved as" in panel.text
    saved = world.state.lobby.roles
    await world.people[0].slash(world.channel, "mafia stop")
    await world.env.settle()

    await world.people[0].slash(world.channel, "mafia start", scenario=POOL)
    lobby = world.channel.last_message
    assert lobby is not None
    panel = await opened(world, lobby)
    await panel.choose("poolload", "Friday: *late* ~ one")
    assert world.state.lobby.roles == saved
    assert "is on the table" in panel.text
    await panel.press("Delete “Friday: *late* ~ one”")
    assert "I've deleted" in panel.text
    assert await world.store.saved_tables(world.guild.id, POOL) == {}
    assert world.state.lobby.roles == saved


async def test_only_the_host_builds(world: World) -> None:
    lobby = await world.lobby(scenario=POOL)
    refused = await world.people[1].click(lobby, label="Build the table")
    assert "Only the host" in answered(refused)
    refused = await world.people[1].click(lobby, label="House rules")
    assert "Only the host" in answered(refused)


async def test_a_table_that_may_not_be_dealt_says_why(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario="classic_advanced"))
    await panel.press(_team("town"))
    await panel.pick("citizen", 3)
    assert "⛔" in panel.text
    assert "Balance" not in panel.text


@pytest.mark.parametrize("scenario", ["classic", "zodiac"])
async def test_a_rulebook_without_a_pool_offers_no_builder(world: World, scenario: str) -> None:
    lobby = await world.lobby(scenario=scenario)
    assert "Build the table" not in labels(lobby)
    assert "House rules" in labels(lobby)


async def test_house_rules_of_each_kind(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario="family"), "House rules")
    await panel.choose("houseopen", "vote_mode")
    await panel.choose("houseset", "1")
    assert "**The vote:** one by one" in panel.text
    await panel.choose("houseopen", "town_specials")
    await panel.choose("houseset", "0")
    await panel.choose("houseopen", "yakuza")
    await panel.choose("houseset", "1")
    await panel.choose("houseopen", "day_seconds")
    await panel.write("Enter a number", "400")
    given = {"vote_mode": "one_by_one", "town_specials": ["doctor"], "yakuza": False, "day_seconds": 400}
    assert world.state.lobby.options == given
    refused = await panel.write("Enter a number", "5")
    assert "doesn't fit the house rule Seconds for the day" in answered(refused)
    await panel.press("As the rulebook has it")
    assert world.state.lobby.options == {name: given[name] for name in ("vote_mode", "town_specials", "yakuza")}
    assert "**House rules:** The vote: one by one" in await lobby_text(world)


async def test_house_rules_that_do_not_go_together_are_named_in_the_lobby(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario="family"), "House rules")
    await panel.choose("houseopen", "yakuza")
    await panel.choose("houseset", "0")
    assert "⛔" in panel.text
    assert "⛔" in await lobby_text(world)


async def test_the_rulebooks_warnings_are_shown(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario="family"), "House rules")
    await panel.choose("houseopen", "leader")
    await panel.choose("houseset", "6")
    assert "⚠️ A town does better with a leader" in panel.text
    assert "⚠️ A town does better with a leader" in await lobby_text(world)


async def test_a_blank_card_is_bound_and_dealt(world: World) -> None:
    lobby = await world.lobby(scenario="gangster_city")
    panel = await opened(world, lobby, "House rules")
    await panel.choose("houseopen", "blank_roles")
    await panel.choose("blankopen", "tramp")
    await panel.choose("blankteam", "town")
    await panel.choose("blankverbs", "save", "inspect")
    await panel.choose("blankopen", "dancer")
    await panel.choose("blankteam", "mafia")
    assert world.state.lobby.options["blank_roles"] == {
        "tramp": {"team": "town", "abilities": ["save", "inspect"]},
        "dancer": {"team": "mafia", "abilities": []},
    }
    await panel.press("Take it out of the game")
    assert list(world.state.lobby.options["blank_roles"]) == ["tramp"]
    await world.people[0].click(lobby, label="Begin")
    (tramp,) = world.seats("tramp")
    assert {prompt.do for prompt in world.table.prompts(tramp)} <= {"save", "inspect"}
    card = "\n".join(text_of(message) for message in world.dm(world.person(tramp)))
    assert "Tramp" in card
    assert words_of("en", "gangster_city")("verb-save") in card
    assert words_of("en", "gangster_city")("verb-inspect") in card


async def test_blank_cards_are_bound_and_put_on_the_table_in_the_builder(world: World) -> None:
    lobby = await world.lobby(scenario="gangster_city")
    panel = await opened(world, lobby)
    await panel.press(_team("mafia"))
    await panel.pick("don")
    await panel.pick("informer")
    await panel.press(_team("town"))
    await panel.pick("politician")
    await panel.pick("citizen", 3)
    await panel.pick("tramp")
    assert "**Tramp** (no side yet), 1 on the table." in panel.text
    assert "There's a blank card among these with no team" in panel.text
    await panel.choose("poolblankteam", "solo")
    await panel.choose("poolblankverbs", "shoot", "save")
    assert "**Tramp** (Independents), 1 on the table." in panel.text
    assert "⛔" not in panel.text
    assert "**Tramp:** Independents; Save and Shoot" in await lobby_text(world), "bindings are public"

    await panel.press(_team("town"))
    await panel.choose("poolrole", "dancer")
    await panel.choose("poolblankteam", "town")
    await panel.press("+1")
    assert "dancer" in world.state.lobby.roles
    await panel.press("Take it out of the game")
    assert "dancer" not in world.state.lobby.roles
    assert list(world.state.lobby.options["blank_roles"]) == ["tramp"]
    await panel.press("+1")
    await panel.choose("poolblankteam", "mafia")

    built = world.state.lobby
    await panel.write("Save for this server", "Strangers")
    await panel.press(_team("mafia"))
    await panel.choose("poolrole", "dancer")
    await panel.press("Take it out of the game")
    assert world.state.lobby != built
    await panel.choose("poolload", "Strangers")
    assert world.state.lobby == built

    await world.people[0].click(lobby, label="Begin")
    dealt = Counter(seat.role for seat in world.game.seats)
    assert dealt == {"don": 1, "informer": 1, "politician": 1, "citizen": 3, "tramp": 1, "dancer": 1}
    teams = {seat.role: seat.team for seat in world.game.seats}
    assert (teams["tramp"], teams["dancer"]) == ("solo", "mafia")


async def test_a_role_that_is_no_blank_is_not_bound(world: World) -> None:
    panel = await opened(world, await world.lobby(scenario="gangster_city"))
    await panel.pick("doctor")
    assert "Take it out of the game" not in panel.labels
    assert not any(panel._is(part, "poolblankteam") for part in components(panel.message))


@pytest.mark.parametrize("scenario", published())
def test_every_choice_of_a_house_rule_has_a_name(scenario: str) -> None:
    words = words_of("en", scenario)
    for name, option in settled_by_host(load(scenario)).items():
        assert words.has(f"option-{name}.description"), name
        for choice in choices_of(option):
            known = [words.has(f"{kind}-{choice}") for kind in ("choice", "role", "team")]
            assert any(known) or not isinstance(choice, str), (name, choice)


async def test_two_who_settle_house_rules_at_once_both_have_their_way(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What another has settled while a press was looked at holds."""
    panel = await opened(world, await world.lobby(scenario="family"), "House rules")
    await panel.choose("houseopen", "vote_mode")
    do, steward = Table.do, 4711
    others = [Configure(steward, {"options": {"yakuza": False}}, steward=True)]

    async def after_another(table: Table, command: Command, **more: Any) -> Outcome:
        while isinstance(command, Configure) and others:
            assert (await do(table, others.pop())).refusal is None
        return await do(table, command, **more)

    monkeypatch.setattr(Table, "do", after_another)
    await panel.choose("houseset", "1")
    assert not others
    assert world.state.lobby.options == {"yakuza": False, "vote_mode": "one_by_one"}


async def test_who_presses_on_in_the_lobbys_panels_once_the_game_has_begun_is_told_so(world: World) -> None:
    lobby = await world.lobby(scenario=POOL)
    builder_, rules = await opened(world, lobby), await opened(world, lobby, "House rules")
    await world.people[0].click(lobby, label="Begin")
    assert world.state.running
    presses = [
        await builder_.press(_team("mafia")),
        await builder_.choose("poolrole", "citizen"),
        await builder_.write("Search", "doctor"),
        await rules.choose("houseopen", next(iter(settled_by_host(load(POOL))))),
    ]
    refusal = words_of("en")("refusal-no_lobby")
    assert [refusal in answered(one) for one in presses] == [True] * len(presses)


async def test_who_presses_on_in_house_rules_of_another_rulebook_is_answered(world: World) -> None:
    lobby = await world.lobby(scenario="family")
    number, choice = await opened(world, lobby, "House rules"), await opened(world, lobby, "House rules")
    await number.choose("houseopen", "day_seconds")
    await choice.choose("houseopen", "vote_mode")
    with world.env._bot_scope():
        outcome = await world.table.do(Configure(world.people[0].id, {"scenario": "joker"}))
    assert outcome.refusal is None
    assert not {"day_seconds", "vote_mode"} & set(settled_by_host(load("joker")))
    assert words_of("en")("refusal-stale") in answered(await number.press("Enter a number"))
    await choice.choose("houseset", "1")
    assert words_of("en", "joker")("scenario-title") in choice.text
    assert world.state.lobby.options == {}
