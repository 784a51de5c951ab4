"""What a rulebook lists for the floor passing on: to the first speaker, to the next, from the last one to nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from core.books.library import parse
from core.rulebook.yaml_file import read
from core.rules.commands import TurnOver
from core.rules.engine import step
from core.rules.events import Announced, Event, PhaseBegan, TurnBegan
from core.rules.fold import TALK
from core.rules.memory import FIRST_SPEAKER
from core.script.case import Case
from core.script.run import run_case
from core.script.write_script import record
from core.simulate.turns import time_up
from tests.rules.table import Table
from tests.rules.variants import CLASSIC, SEATS, classic, varied

HEARD = "    - announce: {whom: speaker, code: floor}\n    - announce: {whom: last_speaker, code: done, out: false}\n"
CODES = ("announcements: [", "announcements: [floor, done, ")


def steps(*lines: str) -> tuple[str, str]:
    """These steps of `day.turns`."""
    return "  nomination.ends:", f"  day.turns:\n{''.join(lines)}  nomination.ends:"


def seen(events: Sequence[Event]) -> list[tuple[str, tuple[int | None, ...]]]:
    """Turns, phases and announcements, in order."""
    kinds: list[tuple[str, tuple[int | None, ...]]] = []
    for event in events:
        if isinstance(event, TurnBegan) and not event.again:
            kinds.append(("turn", (event.seat,)))
        elif isinstance(event, PhaseBegan):
            kinds.append((event.phase, ()))
        elif isinstance(event, Announced):
            kinds.append((event.code, event.seats))
    return kinds


def on_day_2(*changes: tuple[str, str]) -> Table:
    """The beginning of a day on which 2 speaks first, and 6 is out."""
    table = classic(*changes).until("night")
    table.game.notes[FIRST_SPEAKER] = 1
    table.game.seat(6).alive = False
    return table.until("day")


def pass_on(table: Table, times: int = 1) -> list[tuple[str, tuple[int | None, ...]]]:
    heard: list[tuple[str, tuple[int | None, ...]]] = []
    for _ in range(times):
        assert table.game.turn is not None
        assert table.give(TurnOver(table.game.serial, table.game.turn.number)) is None
        heard += seen(table.events)
    return heard


def test_it_happens_at_each_passing_on_and_knows_who_had_the_floor_and_who_has_it() -> None:
    table = on_day_2(CODES, steps(HEARD))
    assert seen(table.events)[-2:] == [("turn", (2,)), ("floor", (2,))]
    assert pass_on(table, 2) == [
        ("turn", (3,)), ("floor", (3,)), ("done", (2,)),
        ("turn", (4,)), ("floor", (4,)), ("done", (3,)),
    ]  # fmt: skip
    pass_on(table, 2)
    assert pass_on(table) == [("done", (1,)), ("nomination", ())]

    table = on_day_2(CODES, steps(HEARD), ("turns: living}", "turns: living, closing: 15}"))
    pass_on(table, 4)
    assert pass_on(table) == [("turn", (None,)), ("done", (1,))]
    assert pass_on(table) == [("nomination", ())]


def test_whoever_has_spoken_may_be_put_out_and_the_game_may_end_by_it() -> None:
    leaves = "    - depart: {whom: last_speaker, who: me.team == 'mafia', how: vote, moment: vote}\n"
    table = on_day_2(CODES, steps(leaves, HEARD))
    pass_on(table)
    assert (table.game.living, table.game.turn and table.game.turn.seat) == ([1, 3, 4, 5], 3)
    pass_on(table, 3)
    assert not table.game.over
    assert table.game.turn is not None
    assert table.give(TurnOver(table.game.serial, table.game.turn.number)) is None
    assert (table.game.winner, table.game.phase) == (["town"], "over")


@pytest.mark.parametrize(("leaver", "turns"), [(2, 0), (1, 4)])
def test_the_phase_may_be_broken_off_by_it(leaver: int, turns: int) -> None:
    detour = ("announcements:", "detours:\n  - {phase: night, if: n == 4, at: vote}\nannouncements:")
    leaves = f"    - depart: {{whom: last_speaker, who: me.number == {leaver}, how: vote, moment: vote}}\n"
    table = on_day_2(detour, CODES, steps(leaves, HEARD))
    pass_on(table, turns)
    assert pass_on(table)[-1] == ("night", ())
    assert (len(table.game.living), table.game.turn, table.clock()) == (4, None, "nomination")


def test_simulated_games_scripts_and_their_records_go_through_it_turn_by_turn() -> None:
    spoke = "    - remember: {whom: last_speaker, key: spoke, value: \"noted(me, 'spoke') + 1\"}\n"
    table = Table.seated(parse(varied(CLASSIC, CODES, steps(spoke, HEARD))), SEATS)
    game, log, turns = table.game, table.events, 0
    while game.night < 2:
        command = time_up(table.book, game)
        turns += isinstance(command, TurnOver)
        came = step(table.book, game, command)
        game, log = came.game, log + came.events
    assert (turns, [seat.notes.get("spoke") for seat in game.seats]) == (12, [2] * 6)

    (written,), _ = read(record(log, table.book))
    case = Case("", table.book, [seat.dealt for seat in game.seats], 1, table.game.options, written["steps"])
    assert run_case(case).log == log
    until = [{"until": "night"}, {"until": "night"}, {"expect": {"alive": game.living}}]
    assert [one for one in run_case(replace(case, steps=until)).log if type(one) not in TALK] == [
        one for one in log if type(one) not in TALK
    ]
