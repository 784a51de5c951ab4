"""What is refused, and why: acts, what is said with them, votes, decisions of the host, options, hands."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.deal import hand_refusal, options_of, roles_for
from core.books.library import load
from core.rulebook.ability import Extra
from core.rules import acts
from core.rules.commands import Act, Command, Deadline, Floor, Host, TurnOver, Vote
from core.rules.events import ALL
from core.rules.prompts import prompts
from core.rules.refusal import Refusal
from core.rules.scene import Scene
from tests.rules.table import Table
from tests.rules.variants import classic


def why(table: Table, command: Command) -> tuple[str, dict[str, Any]] | None:
    """The code of the refusal and what is said with it; None where the command would be taken."""
    refusal = table.refusal(command)
    return None if refusal is None else (refusal.code, dict(refusal.args))


WIDE = ("inspect: {}", "inspect: {at: [1, 2], self: true, self_uses: 1, uses: 2}")


@pytest.mark.parametrize(
    ("act", "code", "args"),
    [
        (Act(0, "kill", (3,)), "not_playing", {}),
        (Act(7, "kill", (3,)), "not_playing", {}),
        (Act(5, "kill", (3,)), "no_ability", {"do": "kill"}),
        (Act(1, "kill", ()), "wrong_count", {"least": 1, "most": 1}),
        (Act(1, "kill", (3, 4)), "wrong_count", {"least": 1, "most": 1}),
        (Act(4, "inspect", (1, 2, 3)), "wrong_count", {"least": 1, "most": 2}),
        (Act(4, "inspect", (1, 1)), "wrong_count", {"least": 1, "most": 2}),
        (Act(1, "kill", (0,)), "bad_target", {"seat": 0}),
        (Act(1, "kill", (7,)), "bad_target", {"seat": 7}),
        (Act(1, "kill", (1,)), "self_target", {"seat": 1}),
        (Act(1, "kill", (2,)), "own_team", {"seat": 2}),
        (Act(2, "kill", (3,)), "not_your_shot", {"do": "kill"}),
        (Act(1, "kill", (3,), {"role": "doctor"}), "bad_extra", {"field": "role"}),
        (Act(5, "pass"), "nothing_to_pass", {}),
        (Act(0, "pass"), "not_playing", {}),
        (Act(7, "pass"), "not_playing", {}),
    ],
)
def test_acts(act: Act, code: str, args: dict[str, Any]):
    assert why(classic(WIDE).until("night"), act) == (code, args)


@pytest.mark.parametrize("act", [Act(1, "kill", (6,)), Act(4, "inspect", (6, 4)), Act(3, "save", (3,)), Act(3, "pass")])
def test_acts_at_the_edge_of_what_is_lawful(act: Act):
    assert why(classic(WIDE).until("night"), act) is None


def test_who_has_left_neither_acts_nor_is_named():
    table = classic(WIDE).until("night")
    table.host("eject", 3)
    assert why(table, Act(3, "save", (4,))) == ("dead", {"do": "save"})
    assert why(table, Act(3, "kill", (4,))) == ("dead", {"do": "kill"})
    assert why(table, Act(3, "pass")) == ("dead", {})
    assert why(table, Act(1, "kill", (3,))) == ("target_left", {"seat": 3})


def test_uses_come_to_an_end():
    table = classic(WIDE).until("night")
    table.act(4, "inspect", 4)
    table.until("night")
    assert why(table, Act(4, "inspect", (4,))) == ("no_self_uses", {"seat": 4})
    table.act(4, "inspect", 5)
    table.until("night")
    assert why(table, Act(4, "inspect", (5,))) == ("no_uses", {"do": "inspect"})
    assert why(table, Act(4, "pass")) == ("nothing_to_pass", {})


@pytest.mark.parametrize(("again", "last"), [(2, None), (1, ("repeat_target", {"seat": 5}))])
def test_a_name_of_the_night_before(again: int, last: object):
    table = classic(("inspect: {}", "inspect: {repeat: no}")).until("night")
    table.act(4, "inspect", 5)
    for _ in range(again):
        table.until("night")
    assert why(table, Act(4, "inspect", (5,))) == last
    assert why(table, Act(4, "inspect", (6,))) is None


def test_of_two_names_the_first_may_not_be_given_again():
    table = classic(("inspect: {}", "inspect: {at: 2, repeat: first}")).until("night")
    table.act(4, "inspect", 5, 6)
    table.until("night")
    assert why(table, Act(4, "inspect", (5, 6))) == ("repeat_target", {"seat": 5})
    assert why(table, Act(4, "inspect", (6, 5))) is None


def test_two_side_by_side():
    table = classic(("inspect: {}", "inspect: {at: 2, adjacent: true, self: true}")).until("night")
    assert why(table, Act(4, "inspect", (1, 6))) is None
    assert why(table, Act(4, "inspect", (3, 5))) is None
    assert why(table, Act(4, "inspect", (1, 3))) == ("not_side_by_side", {"seat": 3})
    table.host("eject", 2)
    assert why(table, Act(4, "inspect", (1, 3))) is None


VALUES: list[tuple[dict[str, Any], list[Any], list[Any]]] = [
    ({"kind": "flag"}, [True, False], [0, 1, None, "true"]),
    ({"kind": "number", "least": 2, "most": 4}, [2, 4], [1, 5, 3.0, True, "3", None]),
    ({"kind": "number", "least": 0, "most": 1}, [0, 1], [-1, 2, True, False]),
    ({"kind": "seat"}, [1, 4, 6], [0, 7, True, "1", None]),
    ({"kind": "seat", "other": True}, [1, 6], [2, 3, 4, 5, 0, 7]),
    ({"kind": "word"}, ["a", "x" * 60, f" {'x' * 60} "], ["", "  ", "x" * 61, 1, None]),
    ({"kind": "role"}, ["doctor", "citizen"], ["nurse", None]),
    ({"kind": "role", "choices": ["doctor"]}, ["doctor"], ["citizen", None]),
    ({"kind": "roles"}, [["doctor", "citizen"]], [["doctor"], ["doctor", "nurse"], ("doctor", "citizen"), "doctor"]),
    ({"kind": "choice", "choices": ["a", "b"]}, ["a", "b"], ["c", None, ["a"]]),
    ({"kind": "choices", "choices": ["a", "b"]}, [["a", "b"], ["a", "a"]], [["a"], ["a", "c"], "ab", ("a", "b"), None]),
]


@pytest.mark.parametrize(("field", "fit", "unfit"), VALUES)
def test_what_is_said_with_an_act(field: dict[str, Any], fit: list[Any], unfit: list[Any]):
    """In an act of 4 at 2 and 3, when 5 has left."""
    table = classic()
    table.game.seat(5).alive = False
    scene, extra = Scene(table.book, table.game), Extra.model_validate(field)
    assert [acts.lawful(scene, extra, one, 4, (2, 3)) for one in fit] == [True] * len(fit)
    assert [one for one in unfit if acts.lawful(scene, extra, one, 4, (2, 3))] == []


def test_fields_of_an_act_are_needed_where_they_are_asked_for():
    gun = "gun: {kind: choice, choices: [real, blank], only: {real: night > 1}, unless_code: not_now}"
    fields = f"{{code: {{kind: number, if: night > 1}}, mood: {{kind: flag, required: false}}, {gun}}}"
    table = classic(("inspect: {}", f"inspect: {{with: {fields}}}")).until("night")
    assert why(table, Act(4, "inspect", (1,), {"gun": "real"})) == ("not_now", {})
    assert why(table, Act(4, "inspect", (1,), {"gun": "toy"})) == ("bad_extra", {"field": "gun"})
    assert why(table, Act(4, "inspect", (1,))) == ("bad_extra", {"field": "gun"})
    assert why(table, Act(4, "inspect", (1,), {"gun": "blank"})) is None
    assert why(table, Act(4, "inspect", (1,), {"gun": "blank", "code": 3, "mood": True})) is None
    assert why(table, Act(4, "inspect", (1,), {"gun": "blank", "mood": 3})) == ("bad_extra", {"field": "mood"})
    table.until("night")
    assert why(table, Act(4, "inspect", (1,), {"gun": "real"})) == ("bad_extra", {"field": "code"})
    assert why(table, Act(4, "inspect", (1,), {"gun": "real", "code": 3})) is None


@pytest.mark.parametrize(
    ("vote", "code", "args"),
    [
        (Vote(0, (1,)), "not_playing", {}),
        (Vote(7, (1,)), "not_playing", {}),
        (Vote(2, (2,)), "self_target", {"seat": 2}),
        (Vote(2, (0,)), "bad_target", {"seat": 0}),
        (Vote(2, (7,)), "bad_target", {"seat": 7}),
        (Vote(2, (7, 2)), "bad_target", {"seat": 7}),
        (Vote(2, (2, 7)), "self_target", {"seat": 2}),
        (Vote(2, (5, 2)), "target_left", {"seat": 5}),
        (Vote(2, (2, 5)), "self_target", {"seat": 2}),
        (Vote(5, (2,)), "dead", {}),
    ],
)
def test_votes(vote: Vote, code: str, args: dict[str, Any]):
    table = classic()
    table.host("eject", 5)
    table.until("nomination")
    assert why(table, vote) == (code, args)


def test_the_lawful_part_of_a_vote_counts():
    table = classic().until("nomination")
    assert table.give(Vote(2, (7, 1, 2, 3, 1))) is None
    assert table.game.votes == {2: (1, 3)}
    assert table.give(Vote(2, ())) is None
    assert table.game.votes == {}
    assert why(classic(), Vote(2, (1,))) == ("wrong_phase", {})


def test_who_is_on_defence_neither_votes_nor_is_it_anybody_else():
    table = classic().until("nomination")
    table.vote(2, 1, 3, 4, 5)
    table.until("verdict")
    assert why(table, Vote(2, (2,))) == ("on_defence", {})
    assert why(table, Vote(1, (3,))) == ("not_candidate", {"seat": 3})
    assert why(table, Vote(1, (2,))) is None


@pytest.mark.parametrize(
    ("decision", "code", "args"),
    [
        (Host("promote", (1,)), "no_ability", {"do": "promote"}),
        (Host("eject", ()), "wrong_count", {"least": 1, "most": 20}),
        (Host("eject", (1, 1)), "wrong_count", {"least": 1, "most": 20}),
        (Host("eject", tuple(range(1, 22))), "wrong_count", {"least": 1, "most": 20}),
        (Host("eject", (0,)), "bad_target", {"seat": 0}),
        (Host("eject", (7,)), "bad_target", {"seat": 7}),
        (Host("eject", (5,)), "target_left", {"seat": 5}),
    ],
)
def test_decisions_of_the_host(decision: Host, code: str, args: dict[str, Any]):
    table = classic()
    table.host("eject", 5)
    assert why(table, decision) == (code, args)


def test_a_decision_has_its_time():
    at_night = ("    at: [1, 20]\n", "    at: [1, 20]\n    phases: [night]\n    if: night > 1\n")
    table = classic(at_night).until("day")
    assert why(table, Host("eject", (6,))) == ("wrong_phase", {})
    table.until("night")
    assert why(table, Host("eject", (6,))) == ("not_now", {})
    table.until("night")
    assert why(table, Host("eject", (6,))) is None


def test_what_comes_too_late_is_stale():
    table = classic().until("day")
    turn = table.game.turn
    assert turn is not None
    assert why(table, Deadline(table.game.serial - 1)) == ("stale", {})
    assert why(table, TurnOver(table.game.serial, turn.number + 1)) == ("stale", {})
    assert why(table, TurnOver(table.game.serial - 1, turn.number)) == ("stale", {})
    assert why(table, TurnOver(table.game.serial, turn.number)) is None
    table.until("night")
    assert why(table, TurnOver(table.game.serial, 1)) == ("stale", {})


def test_when_the_game_is_over_nothing_is_taken():
    table = classic()
    table.host("eject", 1, 2)
    assert table.game.winner == ["town"]
    assert why(table, Deadline(table.game.serial)) == ("game_over", {})
    assert why(table, Act(3, "save", (3,))) == ("game_over", {})


@pytest.mark.parametrize(
    ("word", "code"),
    [
        (Floor(0, "yield"), "not_playing"),
        (Floor(7, "yield"), "not_playing"),
        (Floor(5, "yield"), "dead"),
        (Floor(5, "challenge"), "dead"),
        (Floor(2, "yield"), "not_your_turn"),
        (Floor(2, "skip"), "in_turns"),
        (Floor(2, "extend"), "in_turns"),
        (Floor(1, "agree"), "own_turn"),
        (Floor(1, "disagree"), "own_turn"),
        (Floor(1, "challenge"), "own_turn"),
        (Floor(2, "grant", (3,)), "not_your_turn"),
        (Floor(1, "grant", (3,)), "no_challenge_asked"),
        (Floor(1, "grant", ()), "no_challenge_asked"),
        (Floor(1, "sing"), "no_ability"),
    ],
)
def test_words_about_the_talk(word: Floor, code: str):
    table = talking()
    refusal = table.refusal(word)
    assert refusal is not None
    assert refusal.code == code


def talking(seconds: int = 20) -> Table:
    """A day in turns with challenges of so many seconds; 5 has left, and 1 has the floor."""
    table = classic(("turns: living}", f"turns: living, challenges: {seconds}}}"))
    table.host("eject", 5)
    table.until("day")
    while table.game.turn is None or table.game.turn.seat != 1:
        if table.game.turn is None or not table.game.turn.rest:
            table.until("day")
        else:
            assert table.give(TurnOver(table.game.serial, table.game.turn.number)) is None
    return table


def test_a_challenge_is_granted_once_a_day():
    table = talking()
    table = table.after(Floor(3, "challenge"), Floor(2, "challenge"), Floor(1, "grant", (2,)))
    turn = table.game.turn
    assert turn is not None
    assert (turn.rest[0].seat, turn.rest[0].why, turn.again) == (2, "challenge", False)
    assert why(table, Floor(1, "grant", (3,))) == ("no_challenge_asked", {})
    table = table.after(Floor(2, "challenge"), Floor(3, "challenge"))
    assert why(table, Floor(1, "grant", (2,))) == ("already_done", {})
    assert why(table, Floor(1, "grant", (3, 2))) == ("no_challenge_asked", {})
    assert why(table, Floor(1, "grant", (3,))) is None
    table = table.after(Floor(1, "yield"))
    assert table.game.turn is not None
    assert (table.game.turn.seat, table.game.turn.seconds, table.game.turn.extra) == (2, 20, "challenge")
    assert why(table, Floor(3, "challenge")) == ("no_challenges", {})
    assert why(talking(0), Floor(3, "challenge")) == ("no_challenges", {})


def test_nobody_speaks_by_night_and_free_talk_has_other_words():
    table = classic(("day: {seconds: speech_seconds, turns: living}", "day: {seconds: speech_seconds}"))
    table.until("day")
    for do in ("agree", "disagree", "challenge", "grant"):
        assert why(table, Floor(2, do)) == ("not_in_turns", {})
    assert why(table, Floor(2, "yield")) == ("not_your_turn", {})
    table.until("night")
    for do in ("skip", "agree", "yield"):
        assert why(table, Floor(2, do)) == ("wrong_phase", {})


def test_more_than_half_of_the_living_end_the_talk_or_lengthen_it():
    table = classic(("day: {seconds: speech_seconds, turns: living}", "day: {seconds: speech_seconds}"))
    table.until("day")
    table = table.after(*(Floor(seat, "skip") for seat in (1, 2, 3)), *(Floor(seat, "extend") for seat in (3, 4, 5)))
    assert table.game.phase == "day"
    assert why(table, Floor(1, "skip")) == ("already_done", {})
    longer = table.after(Floor(1, "extend"))
    assert [event.kind for event in longer.events if event.to == ALL] == ["floor", "extended"]
    assert longer.game.phase == "day"
    assert why(longer, Floor(1, "extend")) is None
    assert table.after(Floor(4, "skip")).game.phase == "nomination"


@pytest.mark.parametrize(
    ("book", "given", "option"),
    [
        ("classic", {"speech_seconds": 29}, "speech_seconds"),
        ("classic", {"speech_seconds": 61}, "speech_seconds"),
        ("classic", {"speech_seconds": True}, "speech_seconds"),
        ("classic", {"speech_seconds": "40"}, "speech_seconds"),
        ("family", {"yakuza": 1}, "yakuza"),
        ("family", {"loner": "nobody"}, "loner"),
        ("family", {"town_specials": ["doctor", "maniac"]}, "town_specials"),
        ("family", {"town_specials": "doctor"}, "town_specials"),
        ("gangster_city", {"loner": {}}, "loner"),
    ],
)
def test_options(book: str, given: dict[str, Any], option: str):
    assert options_of(load(book), given) == Refusal("bad_option", {"option": option})


def test_options_at_the_edge_of_what_is_lawful():
    assert options_of(load("classic"), {"speech_seconds": 30}) == {"speech_seconds": 30}
    assert options_of(load("classic"), {"speech_seconds": 60}) == {"speech_seconds": 60}
    assert options_of(load("classic"), {"seconds": 60}) == Refusal("unknown_option", {"option": "seconds"})
    family = options_of(load("family"), {"yakuza": True, "town_specials": []}, [""] * 9)
    assert not isinstance(family, Refusal)
    assert (family["yakuza"], family["town_specials"], family["loner"]) == (True, [], "none")


@pytest.mark.parametrize(("players", "code"), [(5, "too_few"), (21, "too_many"), (0, "too_few"), (6, None), (20, None)])
def test_how_many_may_play(players: int, code: str | None):
    dealt = roles_for(load("classic"), players, {"speech_seconds": 60})
    if isinstance(dealt, Refusal):
        assert (dealt.code, dealt.args) == (code, {"least": 6, "most": 20})
    else:
        assert (code, len(dealt)) == (None, players)


def test_a_table_seated_by_hand():
    book = load("classic")
    options = {"speech_seconds": 60}
    assert hand_refusal(book, ["godfather"], options) == Refusal(
        "too_few", {"least": 2, "most": book.scenario.hand.most}
    )
    assert hand_refusal(book, ["godfather", "citizen"], options) is None
    refused = hand_refusal(book, ["doctor", "citizen"], options)
    assert refused is not None
    assert refused.code == "no_mafia"
    assert hand_refusal(book, ["nurse", "godfather"], options) == Refusal("unknown_role", {"role": "nurse"})
    many = ["godfather"] * (book.scenario.hand.most + 1)
    assert hand_refusal(book, many, options) == Refusal("too_many", {"least": 2, "most": book.scenario.hand.most})


def test_whom_one_may_vote_for_may_hang_on_who_votes():
    table = classic(
        ("nomination: {many: true}", 'nomination: {many: true, candidate_if: "target.number != me.number + 1"}')
    )
    table.host("eject", 6)
    table.until("nomination")
    offered = {prompt.seat: prompt.seats for prompt in prompts(table.book, table.game)}
    assert offered == {1: (3, 4, 5), 2: (1, 4, 5), 3: (1, 2, 5), 4: (1, 2, 3), 5: (1, 2, 3, 4)}
    assert why(table, Vote(2, (3,))) == ("not_candidate", {"seat": 3})


def test_only_where_the_order_of_names_matters_each_place_has_its_own():
    first = "{if: slot == 0 and target.number == 1, code: bad_target}"
    for ordered, slots in (("true", ((2, 3, 5, 6), (1, 2, 3, 5, 6))), ("false", ())):
        table = classic(("inspect: {}", f"inspect: {{at: 2, ordered: {ordered}, refuse: [{first}]}}")).until("night")
        (prompt,) = prompts(table.book, table.game, 4)
        assert prompt.slots == slots
        assert prompt.seats == ((1, 2, 3, 5, 6) if slots else (2, 3, 5, 6))
