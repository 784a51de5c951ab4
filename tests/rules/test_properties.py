"""Laws that hold for every rulebook: over random games of every published scenario and every table size."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.books.deal import options_of, roles_for, shuffled
from core.books.library import load, published
from core.rulebook.book import Rulebook
from core.rules.commands import Act, Command, Deadline, Host, TurnOver, Vote
from core.rules.engine import Step, start, step
from core.rules.events import Event, GameOver
from core.rules.fold import apply, fold
from core.rules.log_form import from_row, row
from core.rules.prompts import VOTE, Prompt, prompts
from core.rules.state import Game
from core.simulate.random_play import answer, play
from tests.examples import few

every_scenario = pytest.mark.parametrize("scenario", published())


@dataclass
class Table:
    """A game in the middle: the rulebook, the state, the log up to it."""

    book: Rulebook
    game: Game
    log: list[Event]
    chance: random.Random

    def give(self, command: Command) -> Step:
        came = step(self.book, self.game, command)
        self.game = came.game
        self.log += came.events
        return came


def seated(scenario: str, players: int, seed: int) -> Table:
    book = load(scenario)
    options = options_of(book, {}, [""] * players)
    assert isinstance(options, dict)
    roles = roles_for(book, players, options)
    assert isinstance(roles, list)
    came = start(book, shuffled(roles, seed), seed=seed, options=options)
    return Table(book, came.game, list(came.events), random.Random(f"{seed}/table"))


@st.composite
def tables(draw: st.DrawFn, scenario: str) -> Table:
    """A table of any size at any moment: some phases played at random, the running one played half."""
    least, most = load(scenario).scenario.players
    table = seated(scenario, draw(st.integers(least, most)), draw(st.integers(0, 10**6)))
    phases = draw(st.integers(0, 30))
    for number in range(phases + 1):
        willing = table.chance.random()
        for prompt in prompts(table.book, table.game):
            command = answer(prompt, table.chance, willing)
            if command is not None and not table.game.over:
                table.give(command)
        if table.chance.random() < 0.08 and not table.game.over and "eject" in table.book.scenario.host:
            table.give(Host("eject", (table.chance.choice(table.game.living),)))
        if number < phases and not table.game.over:
            table.give(Deadline(table.game.serial))
    return table


def text(game: Game) -> str:
    """The whole state as bytes would hold it."""
    return json.dumps(game.to_data(), sort_keys=True, ensure_ascii=False)


@every_scenario
@few(25)
@given(data=st.data())
def test_the_state_is_the_fold_of_its_log_and_survives_json(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    assert text(fold(table.log)) == text(table.game)
    stored = [from_row(one) for one in json.loads(json.dumps([row(event) for event in table.log]))]
    assert stored == table.log
    assert text(fold(stored)) == text(table.game)
    assert text(Game.from_data(json.loads(text(table.game)))) == text(table.game)


@every_scenario
@few(6)
@given(data=st.data())
def test_a_snapshot_plays_on_as_the_game_itself(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    twin = Game.from_data(json.loads(text(table.game)))
    for _ in range(4):
        here = step(table.book, table.game, Deadline(table.game.serial))
        there = step(table.book, twin, Deadline(twin.serial))
        assert here.events == there.events
        table.game, twin = here.game, Game.from_data(json.loads(text(there.game)))
        assert text(twin) == text(table.game)


@every_scenario
@few(6)
@given(data=st.data())
def test_a_step_leaves_the_given_state_untouched(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    game = table.game
    before = text(game)
    for prompt in prompts(table.book, game):
        command = answer(prompt, table.chance, 1.0)
        assert command is not None
        step(table.book, game, command)
        assert text(game) == before
    step(table.book, game, Deadline(game.serial))
    assert text(game) == before
    if not game.over and "eject" in table.book.scenario.host:
        step(table.book, game, Host("eject", (game.living[0],)))
        assert text(game) == before


@every_scenario
@few(6)
@given(data=st.data())
def test_in_place_and_copying_steps_do_the_same(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    given_away = Game.from_data(json.loads(text(table.game)))
    copied = step(table.book, table.game, Deadline(table.game.serial))
    in_place = step(table.book, given_away, Deadline(given_away.serial), in_place=True)
    assert copied.events == in_place.events
    assert text(copied.game) == text(in_place.game)


@every_scenario
@few(5)
@given(data=st.data())
def test_random_games_end(scenario: str, data: st.DataObject):
    """A winner, or a stated draw; everybody who won is named, and every role is shown."""
    book = load(scenario)
    least, most = book.scenario.players
    players, seed = data.draw(st.integers(least, most)), data.draw(st.integers(0, 10**6))
    table = seated(scenario, players, seed)
    roles = [seat.role for seat in table.game.seats]
    played = play(book, roles, seed, table.game.options)
    assert played.finished
    assert played.game.phase == "over"
    over = next(event for event in reversed(played.events) if isinstance(event, GameOver))
    assert list(over.winner) == played.game.winner
    assert set(played.game.winner or ()) <= set(book.scenario.teams)
    assert (played.game.winner == []) == (played.game.winners == [])
    assert over.roles == {seat.number: seat.role for seat in played.game.seats}
    assert text(fold(played.events)) == text(played.game)
    assert prompts(book, played.game) == []


def refused(table: Table, command: Command) -> str:
    """The code of the refusal, which changed nothing."""
    came = step(table.book, table.game, command)
    assert came.refusal is not None, f"{command} was taken"
    assert came.events == []
    assert came.game is table.game
    return came.refusal.code


@every_scenario
@few(6)
@given(data=st.data())
def test_a_stale_clock_and_a_stranger_change_nothing(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    before = text(table.game)
    over, serial = table.game.over, table.game.serial
    for command in (Deadline(serial - 1), Deadline(serial + 1), TurnOver(serial, 99), TurnOver(serial - 1, 1)):
        assert refused(table, command) == ("game_over" if over else "stale")
    verbs = {verb for _, verb in table.book.by_verb}
    for stranger in (0, -1, len(table.game.seats) + 1):
        for do in (*sorted(verbs), "pass"):
            assert refused(table, Act(stranger, do, (1,))) in ("not_playing", "game_over")
        assert refused(table, Vote(stranger, (1,))) in ("not_playing", "wrong_phase", "game_over")
    assert refused(table, Host("conjure", (1,))) in ("no_ability", "game_over")
    assert text(table.game) == before


@every_scenario
@few(6)
@given(data=st.data())
def test_who_has_left_neither_acts_nor_votes(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    if table.game.over:
        return
    book, game = table.book, table.game
    before = text(game)
    verbs = {verb for _, verb in book.by_verb}
    open_to = {(prompt.seat, prompt.do) for prompt in prompts(book, game)}
    for seat in game.seats:
        if seat.alive:
            continue
        assert refused(table, Vote(seat.number, (game.living[0],))) in ("dead", "wrong_phase")
        assert (seat.number, VOTE) not in open_to
        for do in sorted(verbs):
            if all(ability.actor == "living" for _, ability in book.by_verb.get((seat.role, do), ())):
                assert (seat.number, do) not in open_to
                for at in ((), (game.living[0],), (seat.number,)):
                    refused(table, Act(seat.number, do, at))
    assert text(game) == before


def accepted(table: Table, command: Command) -> None:
    came = step(table.book, table.game, command)
    assert came.refusal is None, f"{command}: {came.refusal}"


@every_scenario
@few(8)
@given(data=st.data())
def test_what_a_prompt_offers_is_taken(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    offered = prompts(table.book, table.game)
    bound = {prompt.seat for prompt in offered if not prompt.optional}
    for prompt in offered:
        assert prompt.id == f"{table.game.serial}.{prompt.seat}.{prompt.do}"
        for seat in prompt.seats:
            if prompt.do == VOTE:
                accepted(table, Vote(prompt.seat, (seat,)))
            elif prompt.least == prompt.most == 1 and not prompt.extras and not prompt.slots:
                accepted(table, Act(prompt.seat, prompt.do, (seat,)))
        if prompt.do == VOTE:
            accepted(table, Vote(prompt.seat, ()))
        elif prompt.seat not in bound:
            accepted(table, Act(prompt.seat, "pass"))
        answers = [answer(prompt, table.chance, 1.0) for _ in range(20)]
        refusals = [step(table.book, table.game, one).refusal for one in answers if one is not None]
        assert len(refusals) == 20
        # A word may not fit a seat, nor some seats each other; one seat with no more said is taken if it is offered.
        assert None in refusals
        assert prompt.extras or prompt.most > 1 or not any(refusals), f"{prompt}: {refusals}"


@every_scenario
@few(5)
@given(data=st.data())
def test_what_no_prompt_offers_is_refused(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    book, game = table.book, table.game
    before = text(game)
    open_now = {(prompt.seat, prompt.do): prompt for prompt in prompts(book, game)}
    everywhere = range(len(game.seats) + 2)
    verbs = sorted({verb for _, verb in book.by_verb})
    for me in game.seats:
        for do in verbs:
            prompt = open_now.get((me.number, do))
            for target in everywhere if (me.role, do) in book.by_verb else [table.chance.choice(everywhere)]:
                if prompt is None:
                    refused(table, Act(me.number, do, (target,)))
                elif target not in prompt.seats or not prompt.least <= 1 <= prompt.most:
                    refused(table, Act(me.number, do, (target,), _extras(prompt, table)))
            if prompt is None or prompt.least > 0:
                refused(table, Act(me.number, do, ()))
        ballot = open_now.get((me.number, VOTE))
        for target in everywhere:
            if ballot is None or target not in ballot.seats:
                refused(table, Vote(me.number, (target,)))
    assert text(game) == before


def _extras(prompt: Prompt, table: Table) -> dict[str, Any]:
    command = answer(prompt, table.chance, 1.0)
    return dict(command.extras) if isinstance(command, Act) else {}


# -- secrets ----------------------------------------------------------------------------------------------------------

ONLY_THE_HOST = {"dealt", "became", "memo", "agenda", "talk"}
ONLY_ITS_SEAT = {"card", "told", "knows", "uses"}
OPEN_ROLES = {"left", "shown", "over", "announced"}


def leaves(value: Any) -> list[Any]:
    """Every value in nested data."""
    if isinstance(value, dict):
        return [leaf for item in value.values() for leaf in leaves(item)]
    if isinstance(value, (list, tuple)):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]


def public_part(book: Rulebook, game: Game, said: dict[str, Any]) -> dict[str, Any]:
    """An act that all see, without the fields in which its ability lets the actor name a role."""
    _, ability = book.find_key(game.seat(said["by"]).role, said["do"], game.phase)
    assert ability is not None, said
    assert not ability.secret, said
    kinds = {name: field.kind for name, field in ability.extras.items()}
    extras = {name: value for name, value in said["extras"].items() if kinds[name] not in ("role", "roles")}
    return {**said, "extras": extras}


@every_scenario
@few(8)
@given(data=st.data())
def test_every_event_goes_to_those_whose_it_is(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    book, members, game = table.book, {}, Game()
    for event in table.log:
        kind, to, said = row(event)
        if kind in ONLY_THE_HOST:
            assert to == "host", event
        elif kind in ONLY_ITS_SEAT:
            assert to == f"seat:{said['seat']}", event
        elif kind == "room":
            assert to == f"room:{said['room']}", event
            members[said["room"]] = said["members"]
        elif kind in ("act", "withdrew") and to.startswith("room:"):
            assert said["by"] in members[to.removeprefix("room:")], event
        elif kind in ("act", "withdrew") and to.startswith("seat:"):
            assert to == f"seat:{said['by']}", event
        elif kind == "act" and to == "all":
            said = public_part(book, game, said)
        if to == "all" and kind not in OPEN_ROLES:
            assert not {leaf for leaf in leaves(said) if isinstance(leaf, str)} & set(book.roles), event
        apply(game, event)


@every_scenario
@few(8)
@given(data=st.data())
def test_what_a_menu_offers_gives_away_no_stranger(scenario: str, data: st.DataObject):
    """Two players whose cards I was never shown may change them, and my menus look the same."""
    table = data.draw(tables(scenario))
    game, book = table.game, table.book
    if game.over or game.night + (game.phase not in ("night", "intro_night")) < 2:
        return
    me = table.chance.choice(game.seats)
    known = {me.number, *me.knows}
    strangers = [seat for seat in game.seats if seat.number not in known and seat.alive and not seat.marks]
    if len(strangers) < 2:
        return
    before = prompts(book, game, me.number)
    first, second = table.chance.sample(strangers, 2)
    twin = game.copy()
    one, other = twin.seat(first.number), twin.seat(second.number)
    one.role, other.role, one.team, other.team = other.role, one.role, other.team, one.team
    assert prompts(book, twin, me.number) == before


@every_scenario
@few(6)
@given(data=st.data())
def test_a_copy_of_a_game_is_independent(scenario: str, data: st.DataObject):
    table = data.draw(tables(scenario))
    before = text(table.game)
    twin = table.game.copy()
    for event in step(table.book, table.game, Deadline(table.game.serial)).events:
        apply(twin, event)
    assert text(table.game) == before
