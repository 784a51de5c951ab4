"""Who has the floor, and what the talk and the phases remember."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.library import load
from core.rulebook.stage import Params
from core.rules import phases, talk
from core.rules.commands import Floor, TurnOver
from core.rules.day.called_speakers import call_up, last_words
from core.rules.events import ALL, CALLED, CLOSING, DEPARTED, NextTurn, TurnBegan
from core.rules.memory import CAUSE, CHALLENGED, CHALLENGERS, FIRST_SPEAKER
from core.rules.refusal import Refusal
from core.rules.scene import Scene
from core.rules.state import Given
from tests.rules.table import Table, seated
from tests.rules.variants import classic


def speech(scene: Scene, seat: int, *rest: NextTurn) -> None:
    scene.emit(TurnBegan(ALL, seat=seat, seconds=60, number=1, rest=rest, extra=None))


ROUND = [NextTurn(1, None), NextTurn(2, None), NextTurn(3, None)]
CALLS = [NextTurn(7, CALLED), NextTurn(8, CALLED)]


@pytest.mark.parametrize(
    ("speaker", "rest", "caller", "after"),
    [
        (1, ROUND[1:], 1, [*CALLS, *ROUND[1:]]),
        (1, ROUND[1:], 2, [ROUND[1], *CALLS, ROUND[2]]),
        (1, ROUND[1:], 3, [*ROUND[1:], *CALLS]),
        (1, [ROUND[1], NextTurn(5, CALLED), NextTurn(6, CALLED), ROUND[2]], 2, [ROUND[1], *CALLS, ROUND[2]]),
        (1, [NextTurn(5, CALLED), *ROUND[1:], NextTurn(6, CALLED)], 1, [*CALLS, *ROUND[1:], NextTurn(6, CALLED)]),
        (1, [ROUND[0]], 1, [*CALLS, ROUND[0]]),
        (5, [NextTurn(2, CALLED), ROUND[1]], 2, [NextTurn(2, CALLED), ROUND[1], *CALLS]),
        (5, [NextTurn(6, CALLED)], 1, CALLS),
    ],
)
def test_the_called_follow_whoever_called_them(
    speaker: int, rest: list[NextTurn], caller: int, after: list[NextTurn]
) -> None:
    """CO-13, CO-14"""
    table = seated("commando")
    scene = Scene(table.book, table.game)
    speech(scene, speaker, *rest)
    scene.given = Given(caller, "call", (7, 8), {}, 1)
    call_up(scene, Params())
    turn = scene.game.turn
    assert turn is not None
    assert (turn.seat, list(turn.rest), turn.again) == (speaker, after, True)
    assert scene.game.notes["callers"] == [caller]


def test_upon_nothing_nobody_is_called() -> None:
    table = seated("commando")
    scene = Scene(table.book, table.game)
    speech(scene, 1)
    before = list(scene.events)
    call_up(scene, Params())
    last_words(scene, Params())
    assert scene.events == before
    scene.game.turn, scene.given = None, Given(1, "call", (7, 8), {}, 1)
    call_up(scene, Params())
    assert scene.events == before, "nobody has the floor"


def test_last_words_are_of_those_who_fell_and_come_next() -> None:
    table = seated("elixir").until("day")
    scene = Scene(table.book, table.game)
    speech(scene, 1, NextTurn(4, None))
    scene.seat(3).alive = False
    scene.given = Given(1, "fire", (2, 3), {}, 1)
    last_words(scene, Params())
    turn = scene.game.turn
    assert turn is not None
    assert turn.rest == (NextTurn(3, DEPARTED), NextTurn(4, None))
    assert (turn.seat, turn.again) == (1, True)


def test_whoever_has_left_may_end_their_last_words_and_say_nothing_else() -> None:
    table = seated("zodiac").until("day")
    scene = Scene(table.book, table.game)
    for seat in (3, 4):
        scene.seat(seat).alive = False
    table.game.turn = None
    talk.call_on(scene, 3)
    table.game = scene.game
    turn = table.game.turn
    assert turn is not None
    assert (turn.seat, turn.extra, turn.number) == (3, DEPARTED, 1)
    assert table.refusal(Floor(3, "agree")) == Refusal("dead")
    assert table.refusal(Floor(4, "yield")) == Refusal("not_your_turn")
    assert table.refusal(Floor(5, "challenge")) == Refusal("no_challenges")
    assert table.refusal(Floor(5, "agree")) is None
    assert table.refusal(Floor(3, "yield")) is None


def test_a_challenge_granted_by_day_counts_for_the_defence_too_and_not_on_the_morrow() -> None:
    """CA-17: at most one a day."""
    table = classic(
        ("turns: living}", "turns: living, challenges: 20}"), ("turns: defence", "turns: defence, challenges: 20")
    )
    table.until("day")
    assert table.game.turn is not None
    speaker = table.game.turn.seat or 0
    other = speaker % 6 + 1
    table = table.after(
        Floor(other, "challenge"), Floor(speaker, "grant", (other,)), Floor(speaker % 6 + 2, "challenge")
    )
    assert (table.game.notes[CHALLENGED], table.game.notes[CHALLENGERS]) == ([other], [speaker % 6 + 2])
    table.until("nomination")
    assert table.game.notes[CHALLENGED] == [other]
    assert CHALLENGERS not in table.game.notes
    table.vote(speaker, *(seat for seat in range(1, 7) if seat != speaker))
    table.until("defence")
    assert table.give(Floor(other, "challenge")) is None
    assert table.refusal(Floor(speaker, "grant", (other,))) == Refusal("already_done")
    table.until("day")
    assert CHALLENGED not in table.game.notes


def test_who_has_left_does_not_help_to_end_the_talk() -> None:
    table = seated("card_deck", 9).until("day")
    for seat in (1, 2, 3, 4):
        assert table.give(Floor(seat, "skip")) is None
    table.host("eject", 1)
    assert table.give(Floor(5, "skip")) is None
    assert table.game.phase == "day", "four of eight"
    assert table.give(Floor(6, "skip")) is None
    assert table.game.phase == "nomination"


def test_the_round_begins_with_the_next_living_after_who_began_the_last() -> None:
    table = seated("zodiac").until("day")
    seats = len(table.game.seats)
    first = table.game.notes[FIRST_SPEAKER]
    assert [seat for seat, _ in table.speakers()] == [*range(first, seats + 1), *range(1, first)]
    after = first % seats + 1
    table.until("night").game.seat(after).alive = False
    table.until("day")
    begins = after % seats + 1
    assert table.game.notes[FIRST_SPEAKER] == begins
    round_ = [*range(begins, seats + 1), *range(1, begins)]
    assert [seat for seat, _ in table.speakers()] == [seat for seat in round_ if seat != after]


@pytest.mark.parametrize(
    ("change", "heard"),
    [
        ({}, [3]),
        ({"alive": True}, []),
        ({"left_in": -2}, []),
        ({"left_in": 0}, []),
        ({"cause": False}, []),
        ({"role": "citizen"}, []),
    ],
)
def test_last_words_by_day_are_of_those_whom_the_night_before_killed(change: dict[str, Any], heard: list[int]) -> None:
    """TG-66: of the inspector alone."""
    table = Table.seated(
        load("thief_gangster"), "godfather slaughterer inspector citizen citizen citizen citizen citizen"
    )
    table.until("night")
    scene = Scene(table.book, table.game)
    seat = scene.seat(3)
    seat.alive, seat.role = change.get("alive", False), change.get("role", "inspector")
    seat.left_in = table.game.serial + change.get("left_in", -1)
    seat.notes = {CAUSE: "shot"} if change.get("cause", True) else {}
    scene.game.phase = "day"
    talk.first_turn(scene, table.book.scenario.phases["day"], [])
    turn = scene.game.turn
    assert turn is not None
    listed = [NextTurn(turn.seat or 0, turn.extra), *turn.rest]
    assert [number for number, why in listed if why == DEPARTED] == heard


def test_the_next_phase_is_found_once_round_the_cycle_and_behind_all_that_was_planned() -> None:
    table = classic(
        ("nomination: {", "nomination: {if: day > 5, "),
        ("  night: {", "  night: {if: day > 5, "),
    ).until("day")
    scene = Scene(table.book, table.game)
    scene.plan(["night", "nomination", "defence"], scene.game.spot)
    assert phases.next_phase(scene) == "day"
    assert (scene.game.agenda, scene.game.spot) == ([], 0)
    scene.plan(["night", "day", "nomination"], 2)
    assert phases.next_phase(scene) == "day"
    assert (scene.game.agenda, scene.game.spot) == (["nomination"], 2)


def test_a_rulebook_that_skips_all_its_phases_can_not_go_on() -> None:
    table = classic(
        ("nomination: {", "nomination: {if: day > 5, "),
        ("  night: {", "  night: {if: day > 5, "),
        ("  day: {", "  day: {if: day < 1, "),
    )
    assert table.game.phase in ("day", "intro_night")
    table = table if table.game.phase == "day" else table.until("day")
    with pytest.raises(RuntimeError, match="classic"):
        table.clock()


def spoken(day: str, *, departed: tuple[int, ...] = (), silent: int = 0, dead: int = 0) -> list[tuple[int, int]]:
    """Who speaks by day, and for how long; 1 began the first round, so that 2 begins this one."""
    marks = "silencing: [hushed]\nannouncements:"
    step = ("    - wins: {moment: dawn}", "    - mark: {who: false, mark: [hushed, keen]}\n    - wins: {moment: dawn}")
    table = classic(
        ("day: {seconds: speech_seconds, turns: living}", f"day: {{seconds: speech_seconds - 40, {day}}}"),
        ("announcements:", f"marks: {{hushed: own, keen: own}}\n{marks}"),
        step,
        ("inspect: {}", "inspect: {if: \"not has(me, 'keen') and not has(me, 'hushed')\"}"),
    ).until("night")
    table.game.notes[FIRST_SPEAKER] = 1
    for number in (3, 5):
        table.game.seat(number).marks["keen"] = [None, None]
    table.game.left = [*departed]
    for number in departed:
        seat = table.game.seat(number)
        seat.alive, seat.left_in, seat.notes[CAUSE] = False, table.game.serial, ["shot"]
    if silent:
        table.game.seat(silent).marks["hushed"] = [None, None]
    if dead:
        table.game.seat(dead).alive = False
    return table.until("day").speakers()


def test_who_speaks_in_a_round_and_how_long() -> None:
    order = [2, 3, 4, 5, 6, 1]
    assert spoken("turns: living") == [(number, 20) for number in order]
    assert spoken("turns: living, rounds: 2") == [(number, 20) for number in order * 2]
    assert spoken("turns: living", silent=4) == [(number, 20) for number in order if number != 4]
    assert spoken("turns: living", dead=2) == [(number, 20) for number in (3, 4, 5, 6, 1)]
    last = [(0, 15)]
    assert spoken("turns: living, closing: 15") == [*((number, 20) for number in order), *last]
    encore = [(3, 60), (5, 60)]
    assert spoken("turns: living, encore: keen") == [*((number, 20) for number in order), *encore]
    assert spoken("turns: speakers, speakers: 'me.number in (2, 4)'") == [(2, 20), (4, 20)]
    assert spoken("turns: speakers, speakers: 'me.number in (2, 4)'", dead=2) == [(2, 20), (4, 20)]
    assert spoken("turns: speakers") == []
    assert spoken("turns: none") == []
    assert spoken("turns: speakers, speakers: true", departed=(5, 1)) == [(number, 20) for number in (2, 3, 4, 6, 5, 1)]
    each = "turns: living, speech: 0 if me.number == 3 else 10 * me.number"
    assert spoken(each) == [(number, 10 * number) for number in order if number != 3]
    assert spoken("turns: living, opens: 'me.number in (1, 4)'")[0] == (4, 20)
    assert spoken("turns: living, opens: me.number == 4", dead=4)[0] == (2, 20)
    gone = spoken("turns: living, departed: me.number == 5", departed=(1, 5))
    assert gone == [(5, 20), (2, 20), (3, 20), (4, 20), (6, 20)]
    assert spoken("turns: living", departed=(1, 5)) == [(2, 20), (3, 20), (4, 20), (6, 20)]


def test_turns_are_counted_through_a_phase_with_the_time_to_act_after_them() -> None:
    table = classic(("turns: living}", "turns: living, closing: 15}")).until("day")
    numbers: list[int] = []
    while table.game.phase == "day" and table.game.turn is not None:
        numbers.append(table.game.turn.number)
        assert table.give(TurnOver(table.game.serial, table.game.turn.number)) is None
    assert numbers == [1, 2, 3, 4, 5, 6, 7]
    table = classic(("turns: living}", "turns: none, closing: 15}")).until("day")
    scene = Scene(table.book, table.game)
    assert talk.turn_over(scene)
    assert scene.game.turn == TurnBegan(ALL, seat=None, seconds=15, number=1, rest=(), extra=CLOSING)


def test_the_list_of_those_to_come_is_of_the_living() -> None:
    table = classic().until("night")
    table.game.notes[FIRST_SPEAKER] = 1
    table.game.seat(4).alive = False
    turn = table.until("day").game.turn
    assert turn is not None
    assert [one.seat for one in turn.rest] == [3, 5, 6, 1]


def test_where_nobody_is_left_nobody_speaks() -> None:
    table = classic().until("night")
    for seat in table.game.seats:
        seat.alive = False
    table.game.notes.pop(FIRST_SPEAKER)
    scene = Scene(table.book, table.game)
    phases.begin(scene, "day")
    assert (scene.game.turn, FIRST_SPEAKER in scene.game.notes) == (None, False)
