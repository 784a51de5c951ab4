"""Every night verb on every role, alone and with what hampers its actor: no night breaks off or comes out by half."""

from __future__ import annotations

import json
from collections import defaultdict
from functools import cache

import pytest

from core.books.deal import options_of
from core.books.library import load
from core.rules.commands import Deadline
from core.rules.engine import start, step
from core.simulate import matrix_cli
from core.simulate.matrix import UNLAWFUL, Cell, Doing, HalfAppliedError, check_whole, doings, matrix, played

POOLS = {"grand_persian": ["drunk", "steal", "block"], "classic_advanced": ["drunk", "steal", "lock"]}
VERBS = {scenario: list(dict.fromkeys(one.verb for one in doings(load(scenario)))) for scenario in POOLS}
HAMPERED = ("shoot", "inspect")
"""Verbs by which it is looked at what hampering does, in both rulebooks."""
OTHERWISE = ("link", "save", "steal")
"""Verbs of both that run through other stages in the second."""


def hampered_by(scenario: str, verb: str) -> tuple[str, ...]:
    """What it is tried with: one of those that hamper, in turn, and each of them for some verbs."""
    hampers = POOLS[scenario]
    return tuple(hampers) if verb in HAMPERED else (hampers[VERBS[scenario].index(verb) % len(hampers)],)


@cache
def tried(scenario: str, verb: str) -> list[Cell]:
    """What a verb comes to on every role of a rulebook."""
    book = load(scenario)
    if verb in HAMPERED:
        return list(matrix(book, [verb]))
    all_ = doings(book)
    (hamper,) = (next(one for one in all_ if one.verb == name) for name in hampered_by(scenario, verb))
    return [
        Cell(verb, doing.role, target, None if by is None else by.verb, played(book, doing, target, by))
        for doing in all_
        if doing.verb == verb
        for target in book.roles
        for by in (None, hamper)
    ]


def is_shown_already(scenario: str, verb: str) -> bool:
    """Whether the first rulebook has the verb as well."""
    first = next(iter(POOLS))
    return scenario != first and verb in VERBS[first] and verb not in (*HAMPERED, *OTHERWISE)


@pytest.mark.parametrize(
    ("scenario", "verb"),
    [
        pytest.param(
            scenario,
            verb,
            marks=[pytest.mark.repeats("the verb in another rulebook")] if is_shown_already(scenario, verb) else [],
        )
        for scenario, verbs in VERBS.items()
        for verb in verbs
    ],
)
def test_a_verb_has_an_outcome_on_every_role(scenario: str, verb: str) -> None:
    book = load(scenario)
    cells = tried(scenario, verb)
    actors = [doing.role for doing in doings(book) if doing.verb == verb]
    hampers = (None, *hampered_by(scenario, verb))
    wanted = {(role, target, hamper) for role in actors for target in book.roles for hamper in hampers}
    assert {(cell.role, cell.target, cell.hamper) for cell in cells} == wanted
    assert len(cells) == len(wanted)
    assert all(cell.outcome for cell in cells)
    assert any(cell.outcome != (UNLAWFUL,) for cell in cells if cell.hamper is None)


@pytest.mark.parametrize("scenario", POOLS)
def test_every_ability_of_the_night_is_in_the_matrix(scenario: str) -> None:
    book = load(scenario)
    found = {(doing.verb, doing.role) for doing in doings(book)}
    own = [
        (ability.verb or key, role, ability)
        for role in book.roles
        for key, ability in book.roles[role].abilities.items()
    ]
    gangs = {verb for verb, _, ability in own if ability.room}
    for verb, role, ability in own:
        if "night" in ability.phases:
            assert (verb, role) in found or (verb in gangs and verb in {other for other, _ in found}), (role, verb)


def outcome(scenario: str, verb: str, role: str, target: str, hamper: str | None = None) -> tuple[str, ...]:
    book = load(scenario)
    doing = next(one for one in doings(book) if (one.verb, one.role) == (verb, role))
    hampering: Doing | None = next((one for one in doings(book) if one.verb == hamper), None)
    return played(book, doing, target, hampering)


def test_cells_say_what_the_rulebook_says() -> None:
    gp, ca = "grand_persian", "classic_advanced"
    assert "T out (night)" in outcome(gp, "kill", "godfather", "citizen")
    assert "T out (night)" not in outcome(gp, "kill", "godfather", "citizen", "drunk")
    assert "T out (night)" not in outcome(gp, "kill", "godfather", "invulnerable")
    assert "A told no" in outcome(gp, "inspect", "detective", "mafioso", "drunk")
    assert "A told yes" in outcome(gp, "inspect", "detective", "mafioso")
    assert "T out (night)" not in outcome(gp, "shoot", "sniper", "mafioso", "block")
    assert "A told locked" in outcome(ca, "vest", "blacksmith", "citizen", "lock")
    assert outcome(ca, "kill", "godfather", "godfather") == (UNLAWFUL,)


@pytest.mark.parametrize(("scenario", "hamper"), [(s, hamper) for s, hampers in POOLS.items() for hamper in hampers])
def test_what_hampers_makes_a_difference(scenario: str, hamper: str) -> None:
    nights: dict[tuple[str, str, str], dict[str | None, tuple[str, ...]]] = defaultdict(dict)
    for cell in (cell for verb in HAMPERED for cell in tried(scenario, verb)):
        nights[cell.verb, cell.role, cell.target][cell.hamper] = cell.outcome
    assert any(night[hamper] not in (night[None], (UNLAWFUL,)) for night in nights.values())


def test_a_night_that_comes_out_by_half_is_found() -> None:
    book = load("grand_persian")
    roles = ["godfather", "mafioso", "doctor", "citizen", "citizen", "citizen"]
    options = options_of(book, {}, roles)
    assert isinstance(options, dict)
    came = start(book, roles, options=options)
    then = step(book, came.game, Deadline(came.game.serial))
    log = [*came.events, *then.events]
    check_whole(then.game, log, came.game.serial)
    with pytest.raises(HalfAppliedError):
        check_whole(then.game, log, then.game.serial)
    with pytest.raises(HalfAppliedError):
        check_whole(then.game, log[:-1], came.game.serial)


def test_the_matrix_is_printed_for_people_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert matrix_cli.main("grand_persian", ["curse"]) == 0
    table = capsys.readouterr().out
    assert "curse (voodoo)" in table
    assert "T +cursed" in table
    assert matrix_cli.main("grand_persian", ["curse"], as_json=True) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(rows) == 41 * 4
    assert {"verb": "curse", "role": "voodoo", "target": "doctor", "hamper": None}.items() <= rows[18 * 4].items()
    assert matrix_cli.main("grand_persian", ["nonsense"]) == 2
    assert "no such verb" in capsys.readouterr().err
    assert matrix_cli.main("nonsense") == 2


def test_a_row_is_short() -> None:
    outcomes = [
        ("T out", "light"),
        ("T out", "dark"),
        ("A told no", "light"),
        (UNLAWFUL,),
        ("A out", "killed A", "dark"),
    ]
    row = [Cell("v", "r", "t", None, outcome) for outcome in outcomes]
    calm = [("light",), ("dark",), ("A told no", "light"), (), ("light",)]
    assert matrix_cli.short(row, calm) == ("T out", "=", "A told no", "—", "A out; killed A; dark")


def rows(scenario: str, verb: str, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    assert matrix_cli.main(scenario, [verb], as_json=True) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_what_is_done_to_who_has_left_has_rows(capsys: pytest.CaptureFixture[str]) -> None:
    found = rows("card_deck", "revive", capsys)
    assert {row["target"] for row in found} == set(load("card_deck").roles)
    assert all(row["out"] for row in found)
    assert any("T back" in str(row["outcome"]) for row in found)


def test_what_saves_is_shown_beside_an_attack(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = {"verb": "save", "target": "citizen", "beside": "kill", "outcome": ["no_death"]}
    assert any(saved.items() <= row.items() for row in rows("classic", "save", capsys))
    assert not any(row["beside"] for row in rows("classic", "kill", capsys))
    monkeypatch.setenv("COLUMNS", "200")
    assert matrix_cli.main("classic", ["save"]) == 0
    assert "· [T out (night); killed T]" in capsys.readouterr().out
    # What disguises somebody is shown beside a question instead.
    assert any(row["beside"] == "inspect" for row in rows("classic_advanced", "cloak", capsys))


def test_why_a_verb_has_no_row_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert matrix_cli.main("grand_persian", ["revive"]) == 2
    assert "it is for another time than the night (last_words)" in capsys.readouterr().err
    assert matrix_cli.main("card_deck") == 0
    assert "has no row" not in capsys.readouterr().out
    assert matrix_cli.main("sport") == 0
    assert "has no row: it is for another time" in capsys.readouterr().out
