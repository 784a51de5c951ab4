"""The day's stages, what each of their parameters says, in small variants of classic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from core.rules import views
from core.rules.commands import Act, Host, TurnOver, Vote
from core.rules.day.count import most
from core.rules.events import Announced, BallotCounted, DefenceCalled, Event, Left, Noted, Told, VoteCast
from core.rules.memory import CONDEMNED, DECK, GUNS, MOVER, PLAYED, WAITING
from core.rules.refusal import Refusal
from core.rules.register import load_stages
from core.rules.scene import Scene
from core.rules.state import Given
from tests.rules import variants
from tests.rules.stages import run
from tests.rules.table import Table
from tests.rules.variants import SEATS

NOMINATE = "nominate: {quota: floor(size / 2) + 1}"
VERDICT = "verdict: {single: floor(size / 2) + 1, tie: all, how: vote, moment: vote}"
CODES = ("one", "two", "three")


def classic(*changes: tuple[str, str], seats: str = SEATS) -> Table:
    """A game by the file of classic with these words changed; three codes more may be announced."""
    unused = "".join(f"    - {{announce: {{code: {code}}}, if: false}}\n" for code in CODES)
    codes = ("announcements: [", f"announcements: [{', '.join(CODES)}, ")
    steps = ("\nsteps:\n", f"\nsteps:\n  over:\n{unused}")
    return variants.classic(codes, steps, *changes, seats=seats)


def of(events: Sequence[Event], *kinds: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kinds)]


def said(events: Sequence[Event]) -> list[tuple[str, tuple[int, ...]]]:
    return [(event.code, event.seats) for event in events if isinstance(event, Announced)]


def out(events: Sequence[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.how) for event in events if isinstance(event, Left)]


@pytest.mark.parametrize(
    ("counts", "among", "needed", "found"),
    [
        ({1: 2, 2: 1}, [1, 2], 1, [1]),
        ({1: 2, 2: 2, 3: 1}, [1, 2, 3], 2, [1, 2]),
        ({1: 2}, [1, 2], 3, []),
        ({1: 3, 2: 1}, [2], 1, [2]),
        ({1: 1}, [1, 2], 0, [1]),
        ({}, [1, 2], 0, []),
        ({}, [1, 2], 1, []),
        ({1: 1}, [], 0, []),
        ({1: 0}, [1], 0, []),
    ],
)
def test_who_has_the_most(counts: dict[int, int], among: list[int], needed: int, found: list[int]):
    assert most(counts, among, needed) == found


def nominated(said: str, votes: dict[int, tuple[int, ...]]) -> Table:
    table = classic((NOMINATE, f"nominate: {{{said}}}")).until("nomination")
    for voter, at in votes.items():
        assert table.give(Vote(voter, at)) is None
    table.clock()
    return table


HANDS: dict[int, tuple[int, ...]] = {1: (2, 3), 2: (3, 5), 3: (2, 5), 4: (3, 5), 5: (4,)}


@pytest.mark.parametrize(
    ("params", "votes", "defence", "waiting"),
    [
        ("quota: 3", HANDS, [3, 5], None),
        ("quota: 2", HANDS, [2, 3, 5], None),
        ("quota: 4", HANDS, [], None),
        ("quota: 4, fallback: top", HANDS, [3, 5], None),
        ("quota: 2, fallback: top", HANDS, [2, 3, 5], None),
        ("quota: 2, take: alone", HANDS, [], None),
        ("quota: 2, take: alone", {**HANDS, 6: (3,)}, [3], None),
        ("quota: 9, take: alone", {**HANDS, 6: (3,)}, [], None),
        ("quota: 9, take: alone, fallback: top", {**HANDS, 6: (3,)}, [3], None),
        ("quota: 9, fallback: top", {}, [], None),
        ("quota: 1, one_by_one: true", {**HANDS, 6: (5,)}, [5], [3, 2, 4]),
        ("quota: 4, one_by_one: true", {**HANDS, 6: (5,)}, [5], None),
    ],
)
def test_a_nomination(params: str, votes: dict[int, tuple[int, ...]], defence: list[int], waiting: list[int] | None):
    table = nominated(params, votes)
    assert table.game.defence == defence
    assert table.game.notes.get("candidates_waiting") == waiting
    (count,) = [event for event in table.events if isinstance(event, BallotCounted)]
    assert (count.needed, count.removed) == (int(params[7]), None)
    assert sum(count.counts.values()) == sum(map(len, votes.values()))


def verdict(params: str, votes: dict[int, int], *changes: tuple[str, str], among: str = "2 3") -> Table:
    """A verdict among these is over."""
    single = "" if "single:" in params else "single: floor(size / 2) + 1, "
    moment = ", moment: vote" if "how:" in params else ""
    table = classic(
        (VERDICT, f"verdict: {{{single}{params}{moment}}}"), (NOMINATE, "nominate: {quota: 1}"), *changes
    ).until("nomination")
    assert table.give(Vote(1, tuple(int(one) for one in among.split()))) is None
    table.until("verdict")
    for voter, at in votes.items():
        assert table.give(Vote(voter, (at,))) is None, voter
    table.clock()
    return table


WORDS = "guilty: one, innocent: two, nobody: three"
ALL_FOR = {1: 2, 4: 2, 5: 2, 6: 2}


@pytest.mark.parametrize(
    ("params", "votes", "among", "left", "words"),
    [
        ("", ALL_FOR, "2", [2], ["one"]),
        ("", {1: 2, 4: 2, 5: 2}, "2", [], ["two", "three"]),
        ("", {}, "2", [], ["two", "three"]),
        ("several: 2", {1: 2, 4: 2}, "2 3", [2], ["one"]),
        ("several: 2", {1: 2, 4: 3}, "2 3", [], ["two", "three"]),
        ("several: 1", {1: 2, 4: 3}, "2 3", [], ["two", "three"]),
        ("several: 1, tie: all", {1: 2, 4: 3}, "2 3", [2, 3], ["one"]),
        ("several: 1, tie: alone", {1: 2, 4: 3, 5: 2}, "2 3", [], ["two", "three"]),
        ("several: 2, tie: alone", {1: 2, 4: 3, 5: 2}, "2 3", [2], ["one"]),
        ("several: 1, tie: alone", {1: 2}, "2 3", [2], ["one"]),
        ("several: 0, tie: alone", {1: 2}, "2 3", [], ["two", "three"]),
        ("several: 1, lot: {code: ejected, first: '(3,)'}", {1: 2, 4: 3}, "2 3", [3], ["ejected", "one"]),
        ("several: 1, lot: {code: ejected, first: '(3,)', if: n > 6}", {1: 2, 4: 3}, "2 3", [], ["two", "three"]),
        ("several: 1, lot: {code: ejected, first: '(3,)'}", {1: 2, 4: 2}, "2 3", [2], ["one"]),
        ("several: 3, lot: {code: ejected, first: '(3,)'}", {1: 2, 4: 3}, "2 3", [], ["two", "three"]),
        ("several: 1, lot: {code: ejected, first: '(1,)'}", {5: 2, 4: 2}, "2 3", [2], ["one"]),
    ],
)
def test_a_verdict(params: str, votes: dict[int, int], among: str, left: list[int], words: list[str]):
    table = verdict(f"{params + ', ' if params else ''}how: vote, {WORDS}", votes, among=among)
    assert out(table.events) == [(number, "vote") for number in left]
    assert [code for code, _ in said(table.events)] == words
    assert table.game.defence == []
    seats = dict(said(table.events))
    assert seats.get("one", tuple(left)) == tuple(left)
    assert seats.get("two", (2, 3)[: len(among.split())]) == (2, 3)[: len(among.split())]
    assert seats.get("three", ()) == ()


def test_whom_the_seed_draws_is_one_of_those_tied():
    table = verdict("several: 1, how: vote, lot: {code: ejected}", {1: 2, 4: 3})
    ((drawn, _),) = out(table.events)
    assert drawn in (2, 3)
    assert said(table.events) == [("ejected", (drawn,))]


def test_each_hand_is_one_where_the_count_says_so():
    weighty = ("  doctor:\n    team: town\n", "  doctor:\n    team: town\n    vote_weight: 3\n")
    counted: list[tuple[dict[int, int], list[int]]] = []
    for by_hands in ("true", "false"):
        table = verdict(f"several: 2, how: vote, by_hands: {by_hands}", {3: 2, 4: 5}, weighty, among="2 5")
        (event,) = [event for event in table.events if isinstance(event, BallotCounted)]
        counted.append((dict(event.counts), [number for number, _ in out(table.events)]))
    assert counted == [({2: 1, 5: 1}, [2]), ({2: 3, 5: 1}, [2])]


LAST_WORDS = (
    ("cycle: [day, nomination, defence, verdict, night]", "cycle: [day, nomination, defence, verdict, last, night]"),
    ("  verdict: {seconds: 30", "  last: {seconds: 10, turns: defence}\n  verdict: {seconds: 30"),
    ("  night.ends:\n", "  last.ends:\n    - execute: {how: vote, moment: vote}\n  night.ends:\n"),
)


@pytest.mark.parametrize(
    ("params", "votes", "condemned", "tied", "defence"),
    [
        ("several: 2", {1: 2, 4: 2}, [2], None, []),
        ("several: 2, keep_defence: true", {1: 2, 4: 2}, [2], None, [2, 3]),
        ("several: 2, keep_defence: true", {1: 2}, None, None, []),
        ("several: 1", {1: 2, 4: 3}, None, None, []),
        ("several: 1, pending: true", {1: 2, 4: 3}, None, [2, 3], []),
        ("several: 1, pending: true, keep_defence: true", {1: 2, 4: 3}, None, [2, 3], [2, 3]),
        ("several: 1, pending: true", {1: 2, 4: 2}, [2], None, []),
        ("several: 2, pending: true", {1: 2, 4: 3}, None, None, []),
    ],
)
def test_who_is_condemned_stays_until_the_last_words_are_over(
    params: str, votes: dict[int, int], condemned: list[int] | None, tied: list[int] | None, defence: list[int]
):
    table = verdict(params, votes, *LAST_WORDS)
    notes = table.game.notes
    assert (notes.get(CONDEMNED), notes.get("tied"), table.game.defence) == (condemned, tied, defence)
    (count,) = [event for event in table.events if isinstance(event, BallotCounted)]
    assert count.removed == (None if condemned or tied else ())
    before = list(table.game.defence)
    assert table.game.phase == "last"
    table.clock()
    assert out(table.events) == [(number, "vote") for number in condemned or []]
    assert len(of(table.events, DefenceCalled)) == bool(before)
    assert (table.game.defence, CONDEMNED in table.game.notes) == ([], False)
    (count,) = [event for event in table.events if isinstance(event, BallotCounted)]
    assert (count.removed, count.needed, count.counts) == (tuple(condemned or ()), 0, {})


def test_whoever_the_host_puts_out_is_condemned_no_longer():
    table = classic(*LAST_WORDS).until("nomination")
    table.game.notes[CONDEMNED] = [3, 5]
    for seat, left in ((6, [3, 5]), (3, [5]), (5, None)):
        table.host("eject", seat)
        assert table.game.notes.get(CONDEMNED) == left
        noted = [event for event in table.events if isinstance(event, Noted) and event.key == CONDEMNED]
        assert len(noted) == (seat != 6)


@pytest.mark.parametrize(
    ("params", "left", "words"),
    [
        ("who: me.number == 3", [5], [("one", (3,))]),
        ("who: me.number > 2", None, [("one", (3, 5))]),
        ("who: me.number == 4", [3, 5], []),
        ("who: me.number == 4, all: true", None, [("one", ())]),
        ("who: false, all: true", [3, 5], []),
    ],
)
def test_who_is_spared(params: str, left: list[int] | None, words: list[tuple[str, tuple[int, ...]]]):
    table = classic().until("night")
    scene = Scene(table.book, table.game)
    scene.game.notes[CONDEMNED] = [3, 5]
    events = run(scene, "spare", f"code: one, {params}")
    assert (scene.game.notes.get(CONDEMNED), said(events)) == (left, words)


def test_what_it_costs_to_be_spared():
    table = classic().until("night")
    scene = Scene(table.book, table.game)
    worn = ["armed", "spare", "vest"]
    for number in (3, 4, 5):
        scene.seat(number).marks = {mark: [None, None] for mark in worn}
    for params in ("who: me.number == 3", "who: me.number == 5, loses: [vest, spare], role: detective"):
        scene.game.notes[CONDEMNED] = [3, 5]
        events = run(scene, "spare", params)
        assert said(events) == []
    assert [sorted(scene.seat(number).marks) for number in (3, 4, 5)] == [worn, worn, ["armed"]]
    assert [scene.seat(number).role for number in (3, 5)] == ["doctor", "detective"]
    assert [(event.seat, event.answer, event.value, event.own) for event in events if isinstance(event, Told)] == [
        (5, "role", "detective", True)
    ]


@pytest.mark.parametrize(("naming", "standing"), [("keep", ["inspect", "kill"]), ("drop", ["kill"])])
def test_what_named_whoever_the_host_puts_out(naming: str, standing: list[str]):
    eject = f"eject: {{how: eject, naming: {naming}, mark: gone, code: ejected, moment: eject}}"
    table = classic(
        ("eject: {how: eject, code: ejected, moment: eject}", eject),
        ("announcements:", "marks: {gone: own}\nannouncements:"),
        ("inspect: {}", "inspect: {if: \"not has(me, 'gone')\"}"),
    ).until("night")
    table.act(3, "save", 3)
    table.act(4, "inspect", 3)
    table.act(1, "kill", 5)
    table.host("eject", 3)
    assert sorted(act.do for act in table.game.acts) == standing
    assert "gone" in table.game.seat(3).marks
    assert said(table.events) == [("ejected", (3,))]


ACQUIT = "single: 1, how: vote, nobody: three, acquit: {who: me.role == 'doctor', code: one%s}"


def test_who_keeps_somebody_in_the_game_by_lowering_a_hand():
    for votes, left, words in (
        ({1: 2, 4: 2}, [], ["one", "three"]),
        ({1: 2, 3: 2}, [2], []),
    ):
        table = verdict(ACQUIT % "", votes, among="2")
        assert out(table.events) == [(number, "vote") for number in left]
        assert [code for code, _ in said(table.events)] == words
        (count,) = [event for event in table.events if isinstance(event, BallotCounted)]
        assert count.removed == tuple(left)
    table = verdict(ACQUIT % "", {1: 3, 4: 3}, among="3")
    assert out(table.events) == [(3, "vote")]
    table = verdict(ACQUIT % "", {}, among="2")
    assert [code for code, _ in said(table.events)] == ["three"]


def test_the_right_to_keep_somebody_is_one_a_day():
    table = verdict(ACQUIT % ", again: [nomination, defence, verdict]", {1: 2}, among="2")
    assert table.game.phase == "nomination"
    table.vote(5, 1, 2, 3, 4)
    table.until("verdict")
    table.vote(5, 1)
    table.clock()
    assert out(table.events) == [(5, "vote")]
    table = verdict(ACQUIT % ", again: [nomination, defence, verdict]", {}, among="2")
    assert table.game.phase == "night"


SECOND = "several: 1, how: vote, nobody: three, second: {phase: verdict, note: runoff, tie: two}"


def test_a_tie_is_followed_by_one_more_ballot_among_the_tied():
    note = ("night.ends:\n", "night.ends:\n    - forget: {keys: [runoff]}\n")
    table = verdict(SECOND, {1: 2, 4: 3}, note, among="2 3 5")
    assert (table.game.phase, table.game.defence, said(table.events)) == ("verdict", [2, 3], [("two", (2, 3))])
    table.clock()
    assert (table.game.phase, [code for code, _ in said(table.events)]) == ("night", ["three"])
    table = verdict(SECOND, {}, note, among="2 3 5")
    assert (table.game.phase, [code for code, _ in said(table.events)]) == ("night", ["three"])
    acquit = ", acquit: {who: me.role == 'doctor', code: one}"
    table = verdict(f"single: 1, {SECOND}{acquit}", {1: 2}, note, among="2")
    assert (table.game.phase, table.game.defence) == ("verdict", [1, 3, 4, 5, 6])
    assert said(table.events) == [("one", (2,))]


FURTHER = "several: 1, how: vote, nobody: three, second: {phase: [defence, verdict], tie: two, fewer: true}"
DEADLOCK = ", deadlock: {phase: [defence, nomination], code: one}"


def test_a_further_ballot_follows_as_long_as_fewer_are_tied():
    table = verdict(FURTHER + DEADLOCK, {1: 2, 4: 3}, among="2 3 5")
    assert (table.game.phase, table.game.defence, said(table.events)) == ("defence", [2, 3], [("two", (2, 3))])
    table.until("verdict").vote(2, 4)
    table.vote(3, 5)
    table.clock()
    assert (table.game.phase, table.game.defence, said(table.events)) == ("defence", [2, 3], [("one", (2, 3))])
    assert table.clock() == "nomination"


def test_where_nothing_follows_a_deadlock_nobody_leaves():
    table = verdict(FURTHER, {1: 2, 4: 3, 5: 6}, among="2 3 6")
    assert (table.game.phase, table.game.defence, said(table.events)) == ("night", [], [("three", ())])
    table = verdict(FURTHER.replace(", fewer: true", "") + DEADLOCK, {1: 2, 4: 3, 5: 6}, among="2 3 6")
    assert (table.game.phase, table.game.defence) == ("defence", [2, 3, 6])
    table = verdict(FURTHER + DEADLOCK, {1: 2}, among="2 3 6")
    assert (table.game.phase, out(table.events)) == ("night", [(2, "vote")])


def test_where_there_is_no_abstention_a_vote_not_given_goes_where_the_rulebook_says():
    change = ("nomination: {many: true}", "nomination: {self: true, silent: [hushed], not_given: me.number - 1}")
    table = classic(change, ("announcements:", "marks: {hushed: secret}\nannouncements:")).until("nomination")
    table.game.seat(6).marks["hushed"] = [None, None]
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert not ballot.may_abstain
    table.vote(6, 3)
    table.vote(2, 4)
    assert table.refusal(Vote(4, ())) == Refusal("no_abstaining")
    assert table.give(Vote(4, (), to_think=True)) is None
    table.clock()
    cast = [event for event in table.events if isinstance(event, VoteCast)]
    assert [(event.to, event.voter, event.choices, event.given) for event in cast] == [
        ("all", 2, (1,), False),
        ("all", 4, (3,), False),
        ("all", 5, (4,), False),
    ]
    counts = [event.counts for event in table.events if isinstance(event, BallotCounted)]
    assert counts == [{1: 1, 3: 1, 4: 1, 6: 1}]
    hidden = (change[0], "nomination: {self: true, open: false, not_given: '99 if me.number == 1 else 2'}")
    table = classic(hidden).until("nomination")
    table.clock()
    assert [event.to for event in of(table.events, VoteCast)] == [f"seat:{voter}" for voter in range(2, 7)]


def test_they_stand_in_the_order_in_which_they_were_put_there_until_the_vote_is_called_off():
    table = classic().until("day")
    scene = Scene(table.book, table.game)
    for seats in ("me.number in (3, 5)", "me.number == 2", "me.number == 3"):
        run(scene, "stand", f"who: '{seats}', add: true")
    assert (scene.game.defence, scene.game.agenda) == ([5, 2, 3], [])
    run(scene, "depart", "whom: defence, who: me.number != 2, how: vote, each: true, code: one")
    assert out(scene.events) == [(5, "vote"), (3, "vote")]
    assert said(scene.events) == [("one", (5,)), ("one", (3,))]
    run(scene, "end_defence", "cut: [night]")
    assert (scene.game.defence, scene.cut) == ([], False)
    run(scene, "end_defence", "cut: [night, day]")
    assert scene.cut


def test_who_comes_after_a_departure_that_ends_the_game_has_not_left():
    table = classic().until("day")
    scene = Scene(table.book, table.game)
    run(scene, "stand", "who: me.number < 4, phases: [defence]")
    run(scene, "depart", "whom: defence, how: vote, each: true, moment: vote")
    assert (out(scene.events), scene.game.winner) == ([(1, "vote"), (2, "vote")], ["town"])


def test_candidates_come_up_one_after_the_other_until_one_leaves():
    one = (NOMINATE, "nominate: {quota: 1, one_by_one: true}")
    table = classic(one, ("tie: all, how: vote", "how: vote, nobody: three, next: verdict")).until("nomination")
    for voter, at in ((1, 2), (3, 2), (4, 2), (5, 6), (6, 5)):
        table.vote(at, voter)
    table.until("verdict")
    assert (table.game.defence, table.game.notes["candidates_waiting"]) == ([2], [5, 6])
    table.host("eject", 5)
    table.clock()
    assert (table.game.phase, table.game.defence) == ("verdict", [6])
    assert "candidates_waiting" not in table.game.notes
    table.clock()
    assert table.game.phase == "night"


@pytest.mark.parametrize(
    ("waiting", "gone", "defence", "left"),
    [([5, 6, 4], 0, [5], [6, 4]), ([5, 6], 0, [5], [6]), ([5, 6], 5, [6], None), ([5], 5, [], None), ([], 0, [], None)],
)
def test_who_comes_up_next(waiting: list[int], gone: int, defence: list[int], left: list[int] | None):
    table = classic().until("nomination")
    scene = Scene(table.book, table.game)
    scene.game.defence, scene.game.notes[WAITING] = [2], waiting
    if gone:
        scene.seat(gone).alive = False
    run(scene, "verdict", "how: vote, next: verdict")
    assert (scene.game.defence, scene.game.notes.get(WAITING)) == (defence, left)
    assert scene.game.agenda == (["verdict"] if defence else [])


@pytest.mark.parametrize(
    ("candidates", "defence", "dead", "needed", "left"),
    [
        ("living", [], 0, 2, [5]),
        ("living", [2, 3], 0, 2, []),
        ("living", [5, 3], 0, 2, [5]),
        ("living", [5, 3], 3, 1, [5]),
        ("defence", [5, 3], 3, 1, [5]),
        ("defence", [5], 0, 1, [5]),
        ("defence", [], 0, 2, []),
    ],
)
def test_who_is_voted_on_is_on_defence_or_anybody(
    candidates: str, defence: list[int], dead: int, needed: int, left: list[int]
):
    """Where one alone is, one vote will do; else two are needed, which 5 has."""
    table = classic(("verdict: {candidates: defence}", f"verdict: {{candidates: {candidates}}}")).until("nomination")
    scene = Scene(table.book, table.game)
    scene.game.phase, scene.game.defence, scene.game.votes = "verdict", defence, {1: (5,), 4: (5,)}
    if dead:
        scene.seat(dead).alive = False
    events = run(scene, "verdict", "how: vote, single: 1, several: 2")
    (count,) = [event for event in events if isinstance(event, BallotCounted)]
    assert (count.needed, count.removed) == (needed, tuple(left))


FIRE = "[{fire: {mark: armed, cause: gun, how: shot%s}}]"
GUN = f"shoot: {{phases: [day], stock: {{real: 1, other: 1}}, if: \"has(me, 'armed')\", at_once: {FIRE}}}"
ARMED = ("announcements:", "marks: {armed: own, vest: own, spare: own}\nannouncements:")
KEPT = "    - mark: {who: false, mark: [armed, vest, spare]}\n    - wins: {moment: dawn}"


def fired(params: str, *defences: str, guns: Sequence[tuple[str, int]] = (("real", 3),), marks: str = "") -> Table:
    """By day 4, who holds these guns, shoots at 5, who bears these marks."""
    listed = "".join(f"  - {one}\n" for one in defences)
    table = classic(
        ("inspect: {}", f"inspect: {{}}\n      {GUN % params}"),
        ARMED,
        ("    - wins: {moment: dawn}", KEPT),
        ("  - {kind: save}\n", f"  - {{kind: save}}\n{listed}"),
    ).until("day")
    for mark in marks.split():
        table.game.seat(5).marks[mark] = [None, None]
    table.game.seat(4).marks = {"armed": [None, None]}
    table.game.seat(4).notes[GUNS] = [list(gun) for gun in guns]
    table.act(4, "shoot", 5)
    assert ("armed" in table.game.seat(4).marks, GUNS in table.game.seat(4).notes) == (False, False)
    return table


LOUD = ", fired: one, blank: two, backfired: three"
VEST = "{against: gun, mark: vest, code: no_death%s}"


@pytest.mark.parametrize(
    ("params", "defences", "marks", "words", "left"),
    [
        (LOUD, (), "", [("one", (4, 5))], [5]),
        ("", (), "", [], [5]),
        (LOUD + ", openly: true", (), "", [("one", (5,))], [5]),
        (", openly: true", (), "", [], [5]),
        (LOUD + ", hits: [real]", (), "", [("one", (4, 5))], [5]),
        (LOUD + ", hits: [other]", (), "", [("two", (4, 5))], []),
        (", hits: [other]", (), "", [], []),
        (LOUD + ", hits: [real], dud: me.role == 'doctor' and target.number == 5", (), "", [("two", (4, 5))], []),
        (LOUD + ", hits: [real], dud: me.role == 'detective'", (), "", [("one", (4, 5))], [5]),
        (LOUD + ", backfires: me.role == 'detective'", (), "", [("one", (4, 5)), ("three", (4,))], [4]),
        (LOUD + ", backfires: me.role == 'doctor'", (), "", [("one", (4, 5))], [5]),
        (LOUD, (VEST % "",), "vest", [("one", (4, 5)), ("no_death", (5,))], []),
        (LOUD, (VEST % ", then: rebounds",), "vest", [("one", (4, 5)), ("no_death", (5,))], [4]),
        (LOUD, (VEST % ", then: turns",), "vest", [("one", (4, 5)), ("no_death", (5,))], [4]),
        ("", ("{against: gun, mark: vest}",), "vest", [], []),
        (", takes_along: me.role == 'citizen', along: shame", (), "", [], [5, 4]),
        (", takes_along: me.role == 'detective', along: shame", (), "", [], [5]),
        (", takes_along: me.role == 'citizen'", (), "", [], [5]),
    ],
)
def test_a_shot(
    params: str, defences: tuple[str, ...], marks: str, words: list[tuple[str, tuple[int, ...]]], left: list[int]
):
    table = fired(params, *defences, marks=marks)
    assert said(table.events) == words
    assert [number for number, _ in out(table.events)] == left
    ways = {"shot"} if "along" not in params or len(left) < 2 else {"shot", "shame"}
    assert {how for _, how in out(table.events)} <= ways


def test_an_open_shot_says_whether_anybody_falls():
    said = []
    for marks in ("", "vest"):
        table = fired(LOUD + ", openly: true", VEST % "", marks=marks)
        (event, *_) = [event for event in table.events if isinstance(event, Announced)]
        said.append(event.args)
    assert said == [{"by": 4, "falls": True}, {"by": 4, "falls": False}]


@pytest.mark.parametrize(
    ("guns", "prefer", "left"),
    [
        ([("blank", 3), ("real", 3)], "false", [5]),
        ([("real", 2), ("real", 3)], "false", []),
        ([("real", 2), ("real", 3)], "me.number == 3", [5]),
        ([("other", 3), ("real", 2)], "me.number == 2", []),
        ([("real", 2), ("other", 3)], "me.number == 3", []),
        ([], "false", []),
    ],
)
def test_which_gun_goes_off(guns: list[tuple[str, int]], prefer: str, left: list[int]):
    """One of 2 is a dud; `real` goes off before `other`."""
    table = fired(f", hits: [real, other], prefer: {prefer}, dud: me.number != 3", guns=guns)
    assert [number for number, _ in out(table.events)] == left


def test_wins_are_looked_at_after_a_shot_where_it_says_so():
    for moment, winner in ((", moment: eject", ["town"]), ("", None)):
        table = classic(
            ("inspect: {}", f"inspect: {{}}\n      {GUN % moment}"),
            ARMED,
            ("    - wins: {moment: dawn}", KEPT),
            seats="godfather citizen doctor detective citizen citizen",
        ).until("day")
        table.game.seat(4).marks = {"armed": [None, None]}
        assert table.after(Act(4, "shoot", (1,))).game.winner == winner


def test_who_is_put_before_the_table():
    stand = "      - stand: {whom: named, phases: [defence, verdict], code: one}\n      - eject: {how"
    table = classic(("      - eject: {how", stand), ("at: [1, 20]", "at: [0, 20]")).until("day")
    came = table.after(Host("eject", ()))
    assert (said(came.events), of(came.events, DefenceCalled), came.game.agenda) == ([], [], [])
    came = table.after(Host("eject", (5, 4)))
    assert said(came.events)[0] == ("one", (4, 5))
    assert came.game.agenda == ["defence", "verdict"]
    (first, *_) = [event for event in came.events if isinstance(event, DefenceCalled)]
    assert first.seats == (4, 5)


def test_whoever_leaves_by_day_has_given_nothing_that_stands():
    """But for the deeds of a night that are worked already."""
    for worked, standing in ((False, [3]), (True, [3, 4])):
        table = classic().until("night")
        scene = Scene(table.book, table.game)
        scene.game.acts = [Given(3, "save", (4,), {}, 1), Given(4, "inspect", (3,), {}, 2)]
        scene.pad.deeds = [] if worked else None
        scene.put_out(4, "storm")
        assert [act.by for act in scene.game.acts] == standing


def laid() -> Scene:
    """A day."""
    table = classic().until("day")
    return Scene(table.book, table.game)


def test_whoever_the_vote_put_out_draws_unless_no_card_is_left():
    cases: list[tuple[dict[str, Any], list[int] | None, list[str], int | None]] = [
        ({"alive": False}, None, ["lambs"], 3),
        ({"alive": False}, [4, 3], ["lambs"], 4),
        ({"alive": False}, None, [], None),
        ({"alive": True}, None, ["lambs"], None),
        ({"alive": False, "left_how": "eject"}, None, ["lambs"], None),
        ({"alive": False, "left_in": 1}, None, ["lambs"], None),
        ({}, [4], ["lambs"], 4),
    ]
    for fate, condemned, deck, mover in cases:
        scene = laid()
        seat = scene.seat(3)
        seat.left_in, seat.left_how = scene.game.serial, "vote"
        for name, value in fate.items():
            setattr(seat, name, value)
        scene.game.notes |= {CONDEMNED: condemned, DECK: deck}
        run(scene, "last_mover", "how: vote")
        assert scene.game.notes.get(MOVER) == mover


def test_the_card_on_top_is_drawn_and_can_be_played():
    for mover, deck in ((3, ["lambs", "fog"]), (0, ["lambs"]), (3, [])):
        scene = laid()
        scene.game.notes |= {MOVER: mover, DECK: deck, PLAYED: True}
        events = run(scene, "draw_card", "codes: {lambs: one, fog: two}")
        assert said(events) == ([("one", (3,))] if len(deck) == 2 else [])
        if events:
            assert (scene.game.notes[DECK], scene.game.notes["card"], PLAYED in scene.game.notes) == (
                ["fog"],
                "lambs",
                False,
            )
        run(scene, "card_played", "")
        assert scene.game.notes[PLAYED]
        run(scene, "end_move", "")
        assert scene.game.notes.keys().isdisjoint({MOVER, "card", PLAYED})


@pytest.mark.parametrize(
    ("offers", "pair"),
    [
        ([(1, "hand", 2), (2, "hand", 1)], [1, 2]),
        ([(1, "hand", 2), (3, "hand", 1), (2, "hand", 1), (4, "look", 5)], [1, 2]),
        ([(1, "hand", 2), (2, "hand", 3)], None),
        ([(1, "hand", 2), (2, "hand", 1), (3, "hand", 1)], None),
        ([(1, "look", 2), (2, "look", 1)], None),
        ([], None),
    ],
)
def test_two_have_shaken_hands_when_the_last_offer_answers_another(
    offers: list[tuple[int, str, int]], pair: list[int] | None
):
    scene = laid()
    scene.game.acts = [Given(by, do, (at,), {}, order) for order, (by, do, at) in enumerate(offers)]
    params = "verb: hand, sides: [mafia, town], nobody: solo, code: one"
    assert said(run(scene, "handshake", params)) == ([("one", (1, 2))] if pair else [])
    assert (scene.game.notes.get("handshake"), scene.game.winner) == (pair, None)
    assert run(scene, "handshake", params) == []
    if pair:
        del scene.game.notes["handshake"]
        run(scene, "handshake", f"{params}, ends: true")
        assert scene.game.winner == ["mafia"]


@pytest.mark.parametrize(
    ("uses", "back"),
    [
        ({2: {"arm:real": 1}, 4: {"arm:real": 1}}, {2: 1, 4: 2}),
        ({2: {"arm:real": 1}, 4: {}}, {2: 2, 4: None}),
        ({2: {}, 4: {}}, {2: None, 4: None}),
    ],
)
def test_guns_go_back_to_whoever_has_their_stock_now(uses: dict[int, dict[str, int]], back: dict[int, int | None]):
    """4 gave them; of two kinds one comes back."""
    scene = laid()
    for number, left in uses.items():
        scene.seat(number).uses = dict(left)
    scene.seat(5).notes[GUNS] = [["real", 4], ["blank", 4]]
    scene.leaver = scene.seat(5)
    for _ in range(2):
        run(scene, "holder_left", "verb: arm, returns: [real]")
        assert {number: scene.seat(number).uses.get("arm:real") for number in uses} == back
    assert GUNS not in scene.seat(5).notes


def test_of_the_condemned_those_still_in_the_game_leave():
    for moment, winner in (("", None), (", moment: vote", ["town"])):
        scene = laid()
        for number in (1, 3):
            scene.seat(number).alive = False
        scene.game.notes[CONDEMNED] = [3, 2]
        events = run(scene, "execute", f"how: vote{moment}")
        (count,) = [event for event in events if isinstance(event, BallotCounted)]
        assert (out(events), count.removed, scene.game.winner) == ([(2, "vote")], (2,), winner)
        assert of(events, DefenceCalled) == []


def test_a_defence_is_broken_off_once():
    scene = laid()
    scene.game.defence = [2]
    assert [len(of(run(scene, "end_defence", ""), DefenceCalled)) for _ in range(2)] == [1, 0]
    assert scene.game.defence == []


def test_an_attack_by_day_meets_what_saves_by_day():
    vests = "{against: kill, mark: vest, code: one}", "{against: kill, mark: armed}"
    listed = "".join(f"  - {one}\n" for one in vests)
    table = classic(
        ARMED, ("    - wins: {moment: dawn}", KEPT), ("  - {kind: save}\n", f"  - {{kind: save}}\n{listed}")
    )
    scene = Scene(table.book, table.until("day").game)
    for number, worn in ((3, "vest"), (4, "armed")):
        scene.seat(number).marks = {worn: [None, None]}
    scene.game.defence = [3, 5]
    events = run(scene, "attack_now", "who: 'me.number in (3, 4, 5)', cause: kill, how: shot")
    assert (out(events), said(events), scene.game.defence) == ([(5, "shot")], [("one", (3,))], [3])
    assert out(run(scene, "attack_now", "who: 'me.number in (3, 4)', cause: other, how: shot")) == [
        (3, "shot"),
        (4, "shot"),
    ]


def test_guns_that_were_not_fired_are_gone():
    scene = laid()
    for number in (3, 5):
        scene.seat(number).marks = {"armed": [None, None], "vest": [None, None]}
        scene.seat(number).notes[GUNS] = [["real", 4]]
    run(scene, "guns_gone", "mark: armed")
    assert [[*scene.seat(number).marks] for number in (3, 5)] == [["vest"], ["vest"]]
    assert all(GUNS not in seat.notes for seat in scene.game.seats)


def test_of_the_absent_their_leaving_says_it_all():
    for absent, words in ((False, [("ejected", (5,))]), (True, [])):
        table = classic().until("day")
        assert table.give(Host("eject", (5,), absent=absent)) is None
        assert said(table.events) == words
        assert [event.absent for event in table.events if isinstance(event, Left)] == [absent]


@pytest.mark.parametrize(
    ("pair", "winner"),
    [([1, 5], "mafia"), ([2, 3], "mafia"), ([5, 6], "other"), ([4, 5], "town"), ([], "solo")],
)
def test_who_wins_by_the_last_handshake(pair: list[int], winner: str):
    """5 is of a side that the rulebook does not name there."""
    table = classic()
    scene = Scene(table.book, table.game)
    scene.seat(5).team = "other"
    if pair:
        scene.game.notes["handshake"] = pair
    stage = load_stages()["chaos_over"]
    stage.run(scene, stage.params.model_validate({"sides": ["mafia"], "nobody": "solo"}))
    assert scene.game.winner == [winner]


def test_only_some_may_name_several():
    table = classic(("nomination: {many: true}", "nomination: {many: me.number == 1}")).until("nomination")
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert ballot.several


def test_a_turn_that_is_over_is_over_once():
    table = classic().until("day")
    turns = [table.game.turn]
    for number in (1, 2):
        assert table.game.turn is not None
        assert table.game.turn.number == number
        command = TurnOver(table.game.serial, number)
        assert table.give(command) is None
        assert table.refusal(command) is not None
        turns.append(table.game.turn)
    assert len({turn.seat for turn in turns if turn is not None}) == 3
