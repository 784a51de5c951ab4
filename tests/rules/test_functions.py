"""What formulas may ask: each function over one table laid by hand, and over a night that is half worked out."""

from __future__ import annotations

from math import floor
from typing import Any

import pytest

from core.books.library import SCENARIOS, parse
from core.rulebook.formula import Formula
from core.rules.engine import start
from core.rules.events import ALL, CALLED, NextTurn, TurnBegan
from core.rules.functions import METHODS
from core.rules.memory import CALLERS
from core.rules.night.deed import Deed
from core.rules.pad import Hit
from core.rules.scene import Scene
from core.rules.state import Given

CLOWN = "  clown:\n    team: mafia\n    counts_as: town\n    appears: town\n    tags: [sharp]\n    abilities: {}\n"
DETECTIVE = "{call: detective, who: \"tag(me, 'sharp') or tag(me, 'calm')\", if: living('detective') > 0"
BOOK = parse(
    (SCENARIOS / "classic" / "scenario.yaml")
    .read_text(encoding="utf-8")
    .replace("\n  citizen:\n", f"\n{CLOWN}  citizen:\n")
    .replace("  godfather:\n    team: mafia\n", "  godfather:\n    team: mafia\n    tags: [sharp]\n")
    .replace("  doctor:\n    team: town\n", "  doctor:\n    team: town\n    tags: [sharp, calm]\n")
    .replace("inspect: {}", "inspect: {along: [save]}")
    .replace("{call: detective, who: \"me.role == 'detective'\"", DETECTIVE)
    .replace("detective: 1, citizen: 11}", "detective: 1, citizen: 10, clown: 1}")
)
ROLES = ["godfather", "mafioso", "mafioso", "doctor", "detective", "doctor", "citizen", "clown"]


@pytest.fixture
def scene() -> Scene:
    """The second night: 3 was shot tonight, 5 was voted out before it; 6 was dealt a citizen and is a doctor now."""
    game = start(BOOK, ROLES, options={"speech_seconds": 60}).game
    game.phase, game.serial, game.night, game.day = "night", 9, 2, 1
    for number, how, serial in ((3, "night", 9), (5, "vote", 8)):
        seat = game.seat(number)
        seat.alive, seat.left_how, seat.left_in = False, how, serial
    game.seat(6).dealt = "citizen"
    game.seat(8).team = "town"
    game.seat(2).marks = {"asleep": [None, None], "bound": [None, 4]}
    game.seat(3).marks = {"asleep": [None, None], "bound": [None, 4]}
    game.seat(7).marks = {"bound": [None, 1]}
    game.seat(4).uses = {"save": 2}
    game.seat(5).uses = {"inspect": 5}
    game.seat(6).uses = {"save": 1, "inspect": 7}
    game.seat(2).knows = [1]
    game.seat(4).notes = {"taught": 3}
    game.notes = {"size": 7, "guests": [3, 4, 5, 7]}
    game.defence = [4, 5]
    game.acts = [
        Given(1, "kill", (5,), {}, 1),
        Given(4, "save", (3, 6), {"accept": False, "role": "clown"}, 2),
        Given(5, "save", (7,), {"accept": False}, 3),
        Given(6, "inspect", (7,), {"accept": True}, 4),
    ]
    return Scene(BOOK, game)


def asked(scene: Scene, text: str, me: int = 0, target: int = 0) -> Any:
    """What the formula says about these seats."""
    actor, named = (scene.seat(number) if number else None for number in (me, target))
    return scene.ask(Formula(text), actor, named)


TABLE = [
    ("n, size, dealt, night, day, serial, defendants", (6, 7, 8, 2, 1, 9, 2)),
    ("phase", "night"),
    ("true and not false and n == 6", True),
    ("living()", 6),
    ("living('mafioso', 'doctor')", 3),
    ("team('mafia')", 2),
    ("team('town')", 4),
    ("counted('town')", 4),
    ("counted('mafia')", 2),
    ("out()", 2),
    ("out('detective', 'doctor')", 1),
    ("gone('night')", 1),
    ("gone('vote')", 0),
    ("gone('night', 'asleep')", 1),
    ("gone('night', 'gone')", 0),
    ("out_of('mafia')", 1),
    ("out_of('mafia', 'asleep', 'x')", 0),
    ("out_of('town')", 1),
    ("out_with('asleep')", 1),
    ("out_with('x')", 0),
    ("cast('citizen', 'detective')", 3),
    ("first('detective', 'mafioso', 'godfather')", 2),
    ("first('detective')", 0),
    ("first_tagged('calm')", 4),
    ("first_tagged('none')", 0),
    ("kinds('sharp')", 3),
    ("first_dealt('detective', 'citizen')", 6),
    ("first_dealt('detective')", 0),
    ("free('sharp')", 4),
    ("free('calm', 'x')", 2),
    ("at_large('mafia')", 2),
    ("at_large('mafia', 'asleep')", 1),
    ("at_large('town', 'bound')", 3),
    ("calls()", 2),
    ("waking()", 90),
    ("marked('bound')", 2),
    ("tagged('sharp')", 4),
    ("note('guests')", [3, 4, 5, 7]),
    ("note('none'), note('none', 7)", (0, 7)),
    ("given('save', 'inspect')", 3),
    ("given('kill')", 1),
    ("present(note('guests'))", 2),
    ("stock('save')", 3),
    ("stock('inspect')", 0),
    ("stock('kill')", 0),
    ("declined('save')", 1),
    ("declined('inspect')", 0),
    ("first_ranked('calm', 'asleep')", 4),
    ("first_ranked('none', 'asleep')", 0),
    ("on_cards('mafia')", 3),
]


@pytest.mark.parametrize(("text", "value"), TABLE)
def test_of_the_table(scene: Scene, text: str, value: Any):
    assert asked(scene, text) == value


SEATS = [
    ("has(me, 'asleep')", {2, 3}),
    ("tag(me, 'calm')", {4, 6}),
    ("appears(me) == 'town'", {1, 4, 5, 6, 7, 8}),
    ("card_team(me) == 'mafia'", {1, 2, 3, 8}),
    ("knows(me, target)", {2}),
    ("noted(me, 'taught') == 3", {4}),
    ("noted(me, 'taught', 3) == 3", {1, 2, 3, 4, 5, 6, 7, 8}),
    ("left(me, 'save') == 0", {1, 2, 3, 5, 7, 8}),
    ("named(me, 'save', 'kill')", {3, 5, 6, 7}),
    ("named(me, 'inspect')", {7}),
    ("said(me, 'save', 'role') == 'clown'", {4}),
    ("said(me, 'save', 'role', 7) == 7", {1, 2, 3, 5, 6, 7, 8}),
    ("lost(me, 'save')", {4}),
    ("lost(me, 'kill')", {1}),
    ("agreed(me, 'kill')", {5}),
    ("agreed(me, 'save')", set()),
    ("agreed(me, 'inspect')", {7}),
    ("bound(me, 'bound') == 1", {1, 4}),
    ("fell(me, 'night')", {3}),
    ("fell(me, 'vote')", set()),
    ("on_defence(me)", {4, 5}),
    ("ranks_first(me, 'sharp', 'asleep')", {1}),
    ("ranks_first(me, 'calm', 'asleep')", {4, 6}),
    ("ranks_first(me, 'none', 'asleep')", set()),
    ("granted(me, 'save') or lent('doctor', 'save')", set()),
    ("tonight(me, 'hot') or able(me) or works(me, 'save') or under(me, 'save') or attacked(me, 'shot')", set()),
    ("aims(me, 'save') or targets(me, 'save') or visited(me) or visitors(me) or stopped(me, 'wall')", set()),
    ("dying(me) or targeted(me, 'save') or spoken(me, 'save', 'role') or protected(me, 'save')", set()),
    ("fallen(me)", {3, 5}),
]


@pytest.mark.parametrize(("text", "those"), SEATS)
def test_of_one_seat(scene: Scene, text: str, those: set[int]):
    assert {me for me in range(1, 9) if asked(scene, text, me, 1)} == those


def test_of_several_the_one_who_is_asleep_comes_last(scene: Scene):
    scene.seat(1).marks["asleep"] = [None, None]
    assert asked(scene, "first_ranked('sharp', 'asleep')") == 4
    scene.seat(4).marks["asleep"] = [None, None]
    assert {me for me in range(1, 9) if asked(scene, "ranks_first(me, 'calm', 'asleep')", me)} == {6}


LEFT = [
    ("living(), living('mafioso', 'doctor'), out()", (4, 2, 4)),
    ("team('mafia'), team('town'), counted('town')", (2, 2, 2)),
    ("first('doctor'), first_dealt('doctor'), first_tagged('calm'), first_ranked('calm', 'asleep')", (6, 0, 6, 6)),
    ("free('sharp'), free('calm'), tagged('sharp'), at_large('town')", (3, 1, 3, 2)),
    ("marked('bound'), stock('save'), declined('save')", (1, 1, 0)),
    ("on_cards('town'), on_cards('mafia')", (1, 3)),
]


@pytest.mark.parametrize(("text", "value"), LEFT)
def test_who_has_left_is_no_longer_counted(scene: Scene, text: str, value: Any):
    """4 and 7 have left as well."""
    for number in (4, 7):
        scene.seat(number).alive = False
    assert asked(scene, text) == value
    assert asked(scene, "bound(me, 'bound')", 4) == 1


def test_whoever_came_back_in_the_same_phase_has_not_fallen(scene: Scene):
    scene.seat(3).alive = True
    assert asked(scene, "gone('night'), fell(me, 'night')", 3) == (0, False)


@pytest.fixture
def night(scene: Scene) -> Scene:
    """A night half worked out: the save of 4 has failed; 6 does what is the detective's, 7 would have done what its
    role has no more; 7 was hit, 8 was saved.
    """
    scene.pad.deeds = [
        Deed(by=1, do="kill", at=(7, 3), said={}, order=1, owner=1, power="kill", aimed=(7,)),
        Deed(
            by=4,
            do="save",
            at=(8,),
            said={"role": "clown"},
            order=2,
            owner=4,
            power="save",
            void="failed",
            aimed=(8, 4),
        ),
        Deed(
            by=6,
            do="inspect",
            at=(2, 8),
            said={"role": "doctor"},
            order=3,
            owner=5,
            power="inspect",
            chief=1,
            aimed=(2,),
        ),
        Deed(by=2, do="save", at=(), said={}, order=0, owner=2, power="save", named=False, aimed=(1,)),
        Deed(by=7, do="flee", at=(3,), said={}, order=4, owner=5, power="flee", void="taken"),
        Deed(by=8, do="save", at=(8,), said={}, order=0, owner=8, power="save", named=False, aimed=(8,)),
    ]
    scene.seat(8).marks = {"bound": [None, 7]}
    scene.pad.able = frozenset({1, 4})
    scene.pad.label(7, "hot")
    scene.pad.label(3, "hot")
    scene.pad.protect(8, "wall", 4)
    scene.pad.kill(7, "shot")
    scene.pad.kill(7, "fire")
    scene.pad.gone.add(6)
    scene.pad.hits += [Hit("shot", 7, None, None), Hit("shot", 8, None, "wall"), Hit("shot", 7, None, "")]
    return scene


NIGHT = [
    ("tonight(me, 'hot')", {3, 7}),
    ("labelled('hot') == 1", {1, 2, 3, 4, 5, 6, 7, 8}),
    ("protected(me, 'x', 'wall')", {8}),
    ("protected(me, 'x')", set()),
    ("able(me)", {1, 4}),
    ("works(me, 'save', 'kill')", {1, 8}),
    ("works(me, 'inspect')", {6}),
    ("aims(me, 'inspect') == 8", {6}),
    ("aims(me, 'save')", {8}),
    ("targets(me, 'kill') == [7]", {1}),
    ("targets(me, 'save') == [8]", {8}),
    ("targets(me, 'inspect') == [2, 8]", {6}),
    ("under(me, 'inspect', 'save')", {2, 8}),
    ("under(me, 'save')", {8}),
    ("under(me, 'flee') or under(me, 'x') or targets(me, 'x') or aims(me, 'flee')", set()),
    ("targeted(me, 'inspect', 'save') == 2", {8}),
    ("targeted(me, 'flee') or targeted(me, 'x')", set()),
    ("dying(me)", {7}),
    ("dying(me, 'fire', 'x')", {7}),
    ("dying(me, 'x')", set()),
    ("stopped(me, 'wall')", {8}),
    ("fallen(me)", {3, 5, 6, 7}),
    ("orphaned(me, 'bound')", {8}),
    ("spoken(me, 'inspect', 'role') == 'doctor'", {6}),
    ("spoken(me, 'save', 'role')", set()),
    ("visited(me)", {1, 4, 5}),
    ("visited(me) == (2, 4, 8)", {5}),
    ("visited(me) == (7,)", {1}),
    ("visited(me) == (8,)", {4}),
    ("visitors(me) == (4, 5)", {8}),
    ("visitors(me, target) == (5,)", {2, 4}),
    ("visitors(me) == (1,)", {7}),
    ("visitors(me, target)", {2, 4, 8}),
    ("attacked(me, 'shot', 'x')", {7, 8}),
    ("attacked(me, 'x')", set()),
]


@pytest.mark.parametrize(("text", "those"), NIGHT)
def test_of_a_seat_by_night(night: Scene, text: str, those: set[int]):
    assert {me for me in range(1, 9) if asked(night, text, me, 1)} == those


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("working('save')", 1),
        ("working('kill', 'inspect')", 2),
        ("stolen('inspect', 'kill')", 1),
        ("stolen('save')", 0),
        ("stolen('flee')", 0),
        ("aimed('flee')", 0),
        ("aimed('x')", 0),
        ("aimed('inspect', 'kill', 'save')", 5),
        ("doer('inspect')", 6),
        ("doer('save')", 2),
        ("doer('x')", 0),
        ("deaths('fire', 'x')", 1),
        ("deaths('x')", 0),
        ("missed('shot')", 2),
        ("missed('shot', 'fire')", 1),
        ("missed('shot', 'x')", 2),
        ("missed('x')", 0),
        ("staying('sharp')", 4),
        ("staying('calm')", 2),
    ],
)
def test_of_the_night(night: Scene, text: str, value: Any):
    assert asked(night, text) == value


def test_who_leaves_at_dawn_does_not_stay(night: Scene):
    night.pad.kill(4, "shot")
    assert asked(night, "staying('calm'), staying('sharp')") == (1, 3)
    night.seat(6).alive = False
    assert asked(night, "staying('calm'), staying('sharp')") == (0, 2)


def test_whoever_has_a_speech_to_come_may_call_and_whose_callers_wait_may_not_call_again(scene: Scene):
    def may() -> set[int]:
        return {me for me in (1, 2, 3) if asked(scene, "may_call(me)", me)}

    def turn(seat: int, *rest: NextTurn) -> None:
        scene.emit(TurnBegan(ALL, seat=seat, seconds=60, number=1, rest=rest, extra=None))

    assert may() == {1, 2, 3}
    turn(1, NextTurn(2, None))
    assert may() == {1, 2}
    scene.game.notes[CALLERS] = [1, 2]
    assert may() == {2}
    turn(1, NextTurn(3, CALLED), NextTurn(2, None))
    assert may() == {1, 2}
    turn(1)
    assert may() == set()
    turn(2, NextTurn(3, CALLED))
    assert may() == {2}


def test_the_floor_is_ones_own_in_ones_own_speech_alone(scene: Scene):
    def turn(seat: int, *rest: NextTurn, extra: str | None = None) -> None:
        scene.emit(TurnBegan(ALL, seat=seat, seconds=60, number=1, rest=rest, extra=extra))

    def whose(name: str) -> set[int]:
        return {me for me in (1, 2, 3) if asked(scene, f"{name}(me)", me)}

    assert whose("has_floor") == whose("to_speak") == set()
    turn(1, NextTurn(2, None), NextTurn(3, CALLED))
    assert whose("has_floor") == {1}
    assert whose("to_speak") == {2}
    turn(1, extra=CALLED)
    assert whose("has_floor") == set()


def test_of_those_on_defence_the_last_one_in_the_game_is_found(scene: Scene):
    scene.game.defence = [4, 2, 5]
    assert asked(scene, "last_on_defence()") == 2
    scene.game.defence = [5]
    assert asked(scene, "last_on_defence()") == 0


def test_hands_are_those_that_count(scene: Scene):
    scene.game.phase = "nomination"
    scene.game.votes = {1: (5, 4, 2), 2: (3,), 4: (), 5: (1,)}
    assert asked(scene, "voters()") == 6
    assert [asked(scene, "hand(me), own_hand(me)", me) for me in (1, 2, 4, 5)] == [(4, 4), (0, 0), (0, 0), (0, 0)]
    scene.game.phase = "night"
    assert asked(scene, "voters(), hand(me)", 1) == (0, 0)


def test_a_name_that_nobody_gives_is_unknown(scene: Scene):
    with pytest.raises(NameError):
        asked(scene, "nobody")


def test_a_function_is_looked_up_once_and_bound_to_no_game_and_a_value_each_time(scene: Scene):
    names, living = scene.names, asked(scene, "n")
    assert asked(scene, "living('citizen') + floor(n / 2)") >= floor(living / 2)
    assert names["living"] is METHODS["living"]
    assert {"living", "floor"} <= names.keys()
    scene.game.seats[0].alive = False
    assert asked(scene, "n") == living - 1


def test_every_function_is_asked_here():
    asked_here = {name for text, _ in [*TABLE, *SEATS, *NIGHT] for name in Formula(text).names}
    rest = {"working", "stolen", "aimed", "doer", "deaths", "missed", "staying"}
    rest |= {"may_call", "voters", "votes", "hand", "own_hand", "has_floor", "to_speak", "last_on_defence"}
    assert asked_here | rest >= set(METHODS)
