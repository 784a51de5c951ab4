"""Powers that many roles share, that work by themselves, that wait for somebody who names nobody, that are but a wish;
and what a thief makes of them: tried in a classic night to which they are added.
"""

from __future__ import annotations

from core.rules.commands import Act
from core.rules.events import Told
from core.rules.refusal import Refusal
from tests.rules.table import Table
from tests.rules.variants import classic

SEATS = "godfather mafioso doctor detective citizen"
KILL = "kill: {team: other, room: mafia"
OPEN = ("  night.ends:\n", "  night.ends:\n    - open_night: {order: seats, unused: true}\n")
CITIZEN = "  citizen:\n    team: town\n"


def night(*changes: tuple[str, str], seats: str = SEATS) -> Table:
    """The first night of a game by the file of classic with these words changed."""
    return classic(*changes, seats=seats).until("night")


def dead(table: Table) -> list[int]:
    table.clock()
    return [seat.number for seat in table.game.seats if not seat.alive]


def told(table: Table) -> list[tuple[int, str]]:
    table.clock()
    return [(event.seat, event.answer) for event in table.events if isinstance(event, Told)]


TAGGED = [
    ("roles:\n", "tagged:\n  sharp:\n    inspect: {}\n    save: {}\nroles:\n"),
    ("  doctor:\n    team: town\n", "  doctor:\n    team: town\n    tags: [sharp]\n"),
]


def test_what_is_said_of_a_tag_is_an_ability_of_each_role_that_has_it():
    table = night(*TAGGED)
    table.act(3, "inspect", 2)
    assert table.give(Act(5, "inspect", (2,))) == Refusal("no_ability", {"do": "inspect"})
    assert told(table) == [(3, "yes")]


def test_a_roles_own_ability_comes_before_that_of_its_tag():
    table = night(*TAGGED)
    table.act(3, "save", 3)
    assert list(table.book.roles["doctor"].abilities) == ["inspect", "save"]


def test_what_is_but_a_wish_does_nothing():
    """The one whose word counts is the godfather, whoever spoke last."""
    changes = [
        ("kill: {team: other, room: mafia, joint: true}", KILL + "}"),
        (KILL + ", joint: true, if: \"living('godfather') == 0\"", KILL + ", vote: \"me.role == 'mafioso'\""),
    ]
    table = night(*changes)
    table.act(2, "kill", 4)
    assert dead(table) == []
    table = night(*changes)
    table.act(1, "kill", 5)
    table.act(2, "kill", 4)
    assert dead(table) == [5]


def test_a_shared_act_is_one_of_the_whole_team_and_of_no_other():
    shared = KILL + ", shared: true"
    changes = [
        (KILL + ", joint: true}", shared + "}"),
        (f"{KILL}, joint: true, if: \"living('godfather') == 0\", unless_code: not_your_shot", shared),
    ]
    table = night(*changes, (CITIZEN, CITIZEN + "    abilities: {kill: {shared: true}}\n"))
    table.act(5, "kill", 3)
    table.act(1, "kill", 4)
    table.act(2, "kill", 5)
    assert [(act.by, act.at) for act in table.game.acts] == [(5, (3,)), (2, (5,))]


def test_whoever_names_nobody_does_it_to_themselves():
    otherwise = ("save: {self: true}", "save: {self: true, otherwise: self}")
    table = night(OPEN)
    table.act(1, "kill", 3)
    assert dead(table) == [3]
    table = night(OPEN, otherwise)
    table.act(1, "kill", 3)
    assert dead(table) == []
    table = night(OPEN, otherwise)
    table.act(1, "kill", 3)
    table.act(3, "save", 4)
    assert dead(table) == [3]
    table = night((OPEN[0], OPEN[1].replace(", unused: true", "")), otherwise)
    table.act(1, "kill", 3)
    assert dead(table) == []


PASSIVE = [
    (CITIZEN, CITIZEN + "    passives: {tough: {}}\n"),
    ("  - {kind: save}\n", "  - {kind: save}\n  - {if: \"works(target, 'tough')\"}\n"),
]


def test_what_works_by_itself_is_hampered_as_any_deed():
    table = night(OPEN, *PASSIVE)
    table.act(1, "kill", 5)
    assert dead(table) == []
    protects = "    - protect: {verb: save, kind: save}"
    fails = (protects, f"    - hamper: {{verb: save}}\n{protects.replace('verb: save', 'verb: inspect')}")
    table = night(OPEN, fails, *PASSIVE)
    table.act(1, "kill", 5)
    table.act(3, "save", 5)
    assert dead(table) == [5]


def theft(loot: str) -> list[tuple[str, str]]:
    """The detective steals; the save is stolen as `loot` says."""
    return [
        OPEN,
        ("inspect: {}", "steal: {at: 2, ordered: true, self: true, same_twice: true}"),
        ("    - ask: {verb: inspect", "    - ask: {verb: steal"),
        ("save: {self: true}", f"save: {{self: true, stolen: {loot}}}"),
        ("    - protect: {verb: save", "    - divert: {verb: steal, takes: true}\n    - protect: {verb: save"),
    ]


def test_a_theft_is_aimed_kept_or_nothing():
    for loot, saved in (("aimed", 5), ("kept", 4), ("nothing", 2)):
        for victim in (5, 4):
            table = night(*theft(loot))
            table.act(1, "kill", victim)
            table.act(3, "save", 2)
            table.act(4, "steal", 3, 5)
            assert dead(table) == ([] if victim == saved else [victim]), loot


def test_a_thief_takes_what_was_not_used_but_not_what_was_used_up():
    table = night(*theft("aimed"))
    table.act(1, "kill", 5)
    table.act(4, "steal", 3, 5)
    assert dead(table) == []
    table = night(*theft("aimed"), ("stolen: aimed}", "stolen: aimed, uses: 1}"))
    table.act(3, "save", 3)
    assert dead(table) == []
    table.until("night")
    table.act(1, "kill", 5)
    table.act(4, "steal", 3, 5)
    assert dead(table) == [5]
