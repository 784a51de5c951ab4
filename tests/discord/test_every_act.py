"""Whatever a rulebook asks of somebody can be answered where it is asked: by its menus, its buttons, its form."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui

from cogs.messages.address import Address
from cogs.messages.payload import FieldId
from cogs.showing.panels.call import call_of
from cogs.showing.panels.form import FIELDS_AT_MOST, form, in_two_steps, pairs, read_form
from cogs.showing.panels.night import in_places, night_menu, ready_answers, role_card, room_menu
from cogs.showing.panels.phase import phase_panel
from cogs.showing.panels.roles import Guide, roles_list
from cogs.showing.panels.wishes_panel import on_the_panel
from cogs.showing.view import TableView, words_of
from core.books.deal import options_of, roles_for
from core.books.library import SCENARIOS, load
from core.rulebook.book import Rulebook
from core.rules.commands import Act, Deadline, TurnOver, Vote
from core.rules.engine import start, step
from core.rules.events import ActGiven
from core.rules.prompts import Prompt
from core.rules.state import Game
from core.simulate.random_play import answer
from core.table import Lobby, Player, TableId, TableState
from core.words import LANGUAGES
from tests.rules.table import Table
from tests.words.sample import runs_left

IDS = sorted(file.parent.name for file in SCENARIOS.glob("*/scenario.yaml"))
GAMES, PHASES = 2, 40


def look_at(book: Rulebook, game: Game) -> TableView:
    players = tuple(Player(seat.number, f"Name{seat.number}") for seat in game.seats)
    state = TableState("token", Lobby(1, 2, book.id), 0, seats=players, game=game)
    return TableView.at(TableId(10**18), state, book, "en", 0)


def moments(book: Rulebook, players: int, seed: int) -> Iterator[tuple[TableView, list[Prompt]]]:
    """The table at each phase of a random game, before and after anybody has answered."""
    options = options_of(book, {}, [""] * players)
    assert isinstance(options, dict)
    roles = roles_for(book, players, options)
    assert isinstance(roles, list)
    chance = random.Random(seed)
    game = start(book, roles, seed=seed, options=options).game
    for _ in range(PHASES):
        if game.winner is not None:
            return
        view = look_at(book, game)
        yield view, view.prompts()
        for prompt in view.prompts():
            command = answer(prompt, chance)
            if command is not None and game.winner is None:
                game = step(book, game, command).game
        if game.winner is None:
            view = look_at(book, game)
            yield view, view.prompts()
            game = step(book, game, Deadline(game.serial)).game


def parts(layout: ui.LayoutView) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []

    def walk(rows: list[Any]) -> None:
        for row in rows:
            found.append(row)
            walk(row.get("components", []))

    walk(layout.to_components())
    assert len(found) <= 40
    return found


def pressed(layout: ui.LayoutView, purpose: str, do: str) -> list[dict[str, Any]]:
    """The components of this purpose that belong to a verb."""
    return [
        part
        for part in parts(layout)
        if (address := Address.read(part.get("custom_id", ""))) is not None
        and address.purpose == purpose
        and address.rest.split("~")[0] == do
    ]


def offered(view: TableView, prompt: Prompt, purpose: str) -> set[int]:
    """The seats that the menus of this purpose offer, over all pages."""
    found: set[int] = set()
    for number in range(3):
        layout = night_menu(view, prompt.seat, pages={prompt.do: number})
        for row in pressed(layout, purpose, prompt.do):
            found |= {int(option["value"]) for option in row["options"]}
    return found


@pytest.mark.parametrize("scenario", IDS)
def test_every_act_has_its_place(scenario: str) -> None:
    book = load(scenario)
    for seed in range(GAMES):
        for players in {*book.scenario.players}:
            for view, asked in moments(book, players, seed):
                parts(phase_panel(view))
                for room in book.scenario.rooms:
                    parts(room_menu(view, room))
                for prompt in asked:
                    if prompt.do != "vote":
                        answerable(view, prompt)


@pytest.mark.parametrize("scenario", IDS)
def test_persian_panels_run_from_right_to_left(scenario: str) -> None:
    """Every line of them, though the players have Latin names."""
    book = load(scenario)
    for english, asked in moments(book, max(book.scenario.players), 3):
        view = english.spoken("fa")
        shown = [phase_panel(view), *(night_menu(view, prompt.seat) for prompt in asked)]
        shown += [role_card(view, seat.number) for seat in view.game.seats] if view.game.night < 2 else []
        for part in (part for layout in shown for part in parts(layout) if part["type"] == 10):
            assert [line for line in part["content"].split("\n") if line and runs_left(line)] == []


def answerable(view: TableView, prompt: Prompt) -> None:
    layout = night_menu(view, prompt.seat)
    if ready_answers(prompt):
        assert len(pressed(layout, "do", prompt.do)) == len(ready_answers(prompt))
    elif prompt.extras and not in_two_steps(view, prompt):
        assert len(pressed(layout, "fill", prompt.do)) == 1
        assert len(form(view, prompt).to_components()) <= FIELDS_AT_MOST
    else:
        if prompt.extras:
            assert len(form(view, prompt).to_components()) <= FIELDS_AT_MOST
            assert bool(prompt.given) == bool(pressed(layout, "fill", prompt.do))
        if prompt.least == 0:
            assert len(pressed(layout, "do", prompt.do)) == 1
        if prompt.most:
            places = in_places(prompt).slots
            first = set(places[0]) if places else set(prompt.seats)
            assert offered(view, prompt, "place0" if places else "act") == first


@pytest.mark.parametrize("scenario", IDS)
def test_a_form_gives_the_act_that_was_meant(scenario: str) -> None:
    book, chance = load(scenario), random.Random(1)
    for view, asked in moments(book, book.scenario.players[1], 1):
        for prompt in asked:
            command = answer(prompt, chance)
            if not isinstance(command, Act) or not prompt.extras or in_two_steps(view, prompt):
                continue
            assert read_form(view, prompt, filled(prompt, command)) == (command.at, command.extras)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_menu_is_headed_by_the_day_or_night_that_it_is_of(language: str) -> None:
    """Which day it is, too: the bare word heads nothing."""
    table = Table.seated(load("classic"), "godfather mafioso doctor detective citizen citizen citizen")
    for phase, heading in [("day", "phase-day.chapter"), ("night", "night-title"), ("day", "phase-day.chapter")]:
        game = table.until(phase).game
        view = look_at(table.book, game).spoken(language)
        said = view.words(heading, day=game.day, night=game.night)
        assert said != view.words(f"phase-{phase}")
        for menu in (night_menu(view, 1), room_menu(view, "mafia")):
            assert said in next(part["content"] for part in parts(menu) if part["type"] == 10)


def test_the_accused_who_must_not_speak_are_not_called_to_their_defence() -> None:
    """GP-D43: they are tried without a word of theirs."""
    roles = "godfather natasha doctor detective citizen citizen citizen citizen"
    table = Table.seated(load("grand_persian"), roles).until("night")
    table.act(2, "silence", 6)
    table.until("nomination")
    for voter in (1, 2, 3, 4, 8):
        assert table.give(Vote(voter, (6, 7))) is None
    table.until("defence")
    view = look_at(table.book, table.game)
    assert table.game.defence == [6, 7]
    assert call_of(view).users == (7,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_is_asked_for_as_a_code(language: str) -> None:
    """ZO-D12: a form says what is typed into it where the rulebook has words for that."""
    roles = "al_capone bomber detective doctor zodiac citizen citizen citizen citizen"
    table = Table.seated(load("zodiac"), roles).until("night")
    view = look_at(table.book, table.game).spoken(language)
    (plant,) = [prompt for prompt in view.prompts(2) if prompt.do == "plant"]
    labels = [part["label"] for part in form(view, plant).to_components()]
    assert view.words("verb-plant.with-code", least=1, most=4) in labels
    assert view.words("form-field", field="number") not in labels


def filled(prompt: Prompt, act: Act) -> dict[str, Any]:
    """The values of a form that was filled in to give this act."""
    values: dict[str, Any] = {}
    each = pairs(prompt).get(len(act.at))
    if pairs(prompt) or prompt.slots:
        values |= {str(FieldId.seats(place)): [str(seat)] for place, seat in enumerate(act.at)}
    elif act.at:
        values[str(FieldId.seats())] = [str(seat) for seat in act.at]
    for name, value in act.extras.items():
        if name == each:
            listed = value if isinstance(value, list) else [value]
            values |= {str(FieldId.beside(place)): [one] for place, one in enumerate(listed)}
        elif prompt.extras[name]["kind"] in ("word", "number"):
            values[str(FieldId.of_extra(name))] = str(value)
        else:
            values[str(FieldId.of_extra(name))] = [
                str(value) if not isinstance(value, bool) else "yes" if value else "no"
            ]
    return values


def test_two_players_get_two_guns_and_one_gets_one() -> None:
    view, prompt = next(
        (view, prompt)
        for view, asked in moments(load("commando"), 15, 3)
        for prompt in asked
        if prompt.do == "arm" and prompt.most == 2
    )
    names = [row["component"]["custom_id"] for row in form(view, prompt).to_components()]
    assert names == ["at0", "with0", "at1", "with1"]
    two = {"at0": ["2"], "with0": ["blank"], "at1": ["3"], "with1": ["real"]}
    assert read_form(view, prompt, two) == ((2, 3), {"guns": ["blank", "real"]})
    assert read_form(view, prompt, {"at0": ["2"], "with0": ["real"]}) == ((2,), {"gun": "real"})


def test_nothing_of_a_card_shows_on_a_public_panel() -> None:
    """Whoever sits at the table: the panel offers the acts of the day by one button, the same for everybody."""
    book = load("commando")
    for view, _ in moments(book, 12, 2):
        shown = phase_panel(view).to_components()
        dealt = [seat.role for seat in view.game.seats]
        others = view.game.copy()
        for seat, role in zip(others.seats, [*dealt[1:], dealt[0]], strict=True):
            seat.role, seat.team = role, book.team_of(role, others.options)
            seat.marks = {mark: value for mark, value in seat.marks.items() if mark == "silenced"}
        if view.game.phase not in book.scenario.ballots:
            assert phase_panel(look_at(book, others)).to_components() == shown


@pytest.mark.parametrize("scenario", IDS)
def test_no_role_is_cut_from_the_list_of_roles(scenario: str) -> None:
    book = load(scenario)
    for language in ("en", "fa", "ru", "uk"):
        words = words_of(language, scenario)
        texts: list[str] = []
        for number in range(len(book.roles)):
            shown = parts(roles_list(Guide.of(TableId(1), scenario, language, None), number))
            texts += [part["content"] for part in shown if part["type"] == 10]
            if not any(f"~{number + 1}" in part.get("custom_id", "") for part in shown):
                break
        for role in book.roles:
            assert any(words(f"role-{role}.card") in text for text in texts), (language, role)
            assert any(words(f"role-{role}.night") in text for text in texts), (language, role)


def test_the_tables_wishes_stand_on_the_panel_and_are_no_news() -> None:
    book = load("godfather")
    view = next(view for view, _ in moments(book, 11, 1) if view.game.phase == "day")
    came = step(book, view.game, Act(2, "inquire"))
    came = step(book, came.game, Act(5, "inquire"))
    assert all(on_the_panel(book, event) for event in came.events if isinstance(event, ActGiven))
    wish = "✋ **Ask for an inquiry:** 2 of 6 needed (2 · Name2, 5 · Name5)"
    assert wish in shown(look_at(book, came.game))
    fired = ActGiven("all", by=2, do="duel", at=(3,), extras={})
    assert not on_the_panel(book, fired)


def test_a_wish_that_more_than_enough_people_have_is_not_counted_against_what_it_needs() -> None:
    """SP-8: whether all leave is counted when the time is up; until then whoever wants it says so."""
    book = load("sport")
    game = start(book, ["don", "mafioso", "mafioso", "sheriff", *["citizen"] * 6]).game
    while game.turn is None or game.turn.seat is None:
        game = step(book, game, Deadline(game.serial)).game
    for by, named in ((1, 7), (2, 5)):
        game = step(book, game, Act(by, "put_up", (named,))).game
        game = step(book, game, TurnOver(game.serial, game.turn.number if game.turn else 0)).game
    while game.phase != "question":
        for voter in range(1, 11) if "verdict" in game.phase else ():
            game = step(book, game, Vote(voter, (5 if voter < 6 else 7,))).game
        game = step(book, game, Deadline(game.serial)).game
    for number in range(1, 8):
        game = step(book, game, Act(number, "all_leave")).game
        count = f"{number} of 6 needed" if number < 6 else f"{number} ✔"
        assert f"{count} (1\u00a0·\u00a0Name1" in shown(look_at(book, game))


def test_the_last_chance_to_act_by_day_stands_on_the_panel_before_it_comes_and_while_it_runs() -> None:
    """CA-18."""
    book = load("classic_advanced")
    view = next(view for view, _ in moments(book, 12, 1) if view.game.phase == "day")
    assert "last chance to act by day" in shown(view).rpartition("·")[2]
    game = view.game
    while game.turn.seat is not None:
        game = step(book, game, TurnOver(game.serial, game.turn.number)).game
    assert "**Last chance to act by day**" in shown(look_at(book, game))
    assert "The floor" not in shown(look_at(book, game))


def shown(view: TableView) -> str:
    """What stands on the public panel."""
    return "\n".join(part.get("content", "") for part in parts(phase_panel(view)))
