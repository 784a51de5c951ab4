"""What the rulebook of City of Gangsters says about setting up, secrets, clocks and calls, which no script can show."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.deal import hand_refusal, hand_warnings, options_of, roles_for
from core.books.library import SCENARIOS, load, own_stages, parse
from core.rulebook.blank_roles import lawful_binding
from core.rulebook.loader import ScenarioError
from core.rules.commands import Act, Deadline, Vote
from core.rules.events import ActGiven, Announced, BallotCounted, Marked, VoteCast
from core.rules.functions import Functions
from core.rules.prompts import prompts
from core.rules.refusal import OwnCode, Refusal
from core.words.card import role_card
from core.words.seat_names import SeatNames as Seated
from core.words.texts import Words
from tests.rulebook.told import phrase
from tests.rules.table import Table

BOOK = load("gangster_city")
MAFIA = {role for role, described in BOOK.roles.items() if described.team == "mafia"}
TRIADS = {"triad", "triad_boss"}
TABLE = {  # as printed: don, mafiosi, lawyer, detective, doctor, beauty, sergeant, leader, citizens
    6: (1, 1, 0, 1, 0, 0, 0, 0, 3),
    7: (1, 1, 0, 1, 1, 0, 0, 0, 3),
    8: (1, 1, 0, 1, 1, 0, 0, 0, 4),
    9: (1, 2, 0, 1, 1, 0, 0, 0, 4),
    10: (1, 2, 0, 1, 1, 0, 0, 0, 5),
    11: (1, 2, 0, 1, 1, 1, 0, 0, 5),
    12: (1, 3, 0, 1, 1, 1, 0, 0, 5),
    13: (1, 3, 0, 1, 1, 1, 0, 0, 6),
    14: (1, 3, 0, 1, 1, 1, 0, 0, 7),
    15: (1, 3, 1, 1, 1, 1, 0, 0, 7),
    16: (1, 3, 1, 1, 1, 1, 1, 0, 7),
    17: (1, 3, 1, 1, 1, 1, 1, 1, 7),
    18: (1, 4, 1, 1, 1, 1, 1, 1, 7),
}
COLUMNS = ("don", "mafioso", "lawyer", "detective", "doctor", "beauty", "sergeant", "leader", "citizen")


def options(players: int = 0, **given: Any) -> dict[str, Any]:
    chosen = options_of(BOOK, given, [""] * players)
    assert not isinstance(chosen, Refusal)
    return chosen


def dealt(players: int, **given: Any) -> list[str] | Refusal:
    return roles_for(BOOK, players, options(players, **given))


def begin(*roles: str, **given: Any) -> Table:
    assert hand_refusal(BOOK, roles, options(**given)) is None
    return Table.seated(BOOK, roles, **given)


@pytest.mark.parametrize("players", range(6, 19))
def test_the_default_deal_is_the_printed_table(players: int):
    """GC-1, GC-2"""
    roles = dealt(players)
    assert isinstance(roles, list)
    assert tuple(roles.count(role) for role in COLUMNS) == TABLE[players]
    assert len(roles) == players
    assert not hand_warnings(BOOK, roles, options())


@pytest.mark.parametrize("players", range(12, 19))
def test_two_gangs_share_the_criminals(players: int):
    """GC-5"""
    roles = dealt(players, gangs=2)
    assert isinstance(roles, list)
    criminals = players // 3
    assert sum(role in MAFIA for role in roles) == (criminals + 1) // 2
    assert sum(role in TRIADS for role in roles) == criminals // 2
    assert roles.count("don") == roles.count("triad_boss") == 1
    assert "lawyer" not in roles
    assert hand_refusal(BOOK, roles, options(gangs=2)) is None


def test_two_gangs_need_twelve_players_and_no_loner():
    """GC-5"""
    assert dealt(11, gangs=2) == Refusal(OwnCode("two_gangs_need_12"))
    assert dealt(12, gangs=2, loner="maniac") == Refusal(OwnCode("two_gangs_alone"))
    assert dealt(19) == Refusal("too_many", {"least": 6, "most": 18})
    assert dealt(5) == Refusal("too_few", {"least": 6, "most": 18})


@pytest.mark.parametrize("loner", ["maniac", "hypnotist", "henchman", "black_widow", "patient_zero"])
def test_a_loner_takes_the_place_of_a_citizen(loner: str):
    """GC-4"""
    plain, changed = dealt(9), dealt(9, loner=loner)
    assert isinstance(plain, list)
    assert isinstance(changed, list)
    assert changed.count(loner) == 1
    assert changed.count("citizen") == plain.count("citizen") - 1


@pytest.mark.parametrize(
    ("roles", "code"),
    [
        (["citizen"] * 6, "no_criminals"),
        (["don", "maniac", "hypnotist", "citizen", "citizen", "citizen"], "one_loner"),
        (["don", "triad", *["citizen"] * 9], "two_gangs_need_12"),
        (["don", "triad", "maniac", *["citizen"] * 9], "two_gangs_alone"),
        (["don", "triad", "lawyer", *["citizen"] * 9], "two_gangs_alone"),
        (["don", "citizen", "citizen", "citizen", "citizen"], "too_few"),
        (["don", "tramp", "citizen", "citizen", "citizen", "citizen"], "unbound_blank"),
    ],
)
def test_what_no_table_may_be(roles: list[str], code: str):
    """GC-1, GC-4, GC-5, GC-67, GC-D1"""
    problem = hand_refusal(BOOK, roles, options())
    assert problem is not None
    assert problem.code == code


@pytest.mark.parametrize(
    ("roles", "code"),
    [
        (["don", "mafioso", "mafioso", *["citizen"] * 3], "many_criminals"),
        (["don", "judge", "prosecutor", *["citizen"] * 4], "many_checkers"),
        (["don", "sergeant", *["citizen"] * 4], "idle_sergeant"),
        (["don", "informer", *["citizen"] * 4], "idle_informer"),
        (["don", "mafioso", "mafioso", "triad", *["citizen"] * 8], "unequal_gangs"),
    ],
)
def test_what_a_table_is_warned_of_and_may_be(roles: list[str], code: str):
    """GC-2, GC-3, GC-D1"""
    assert hand_refusal(BOOK, roles, options()) is None
    assert hand_warnings(BOOK, roles, options()) == [code]


@pytest.mark.parametrize(
    "bound",
    [
        {"tramp": {"team": "town", "abilities": ["kill"]}},
        {"tramp": {"team": "town", "abilities": ["infect"]}},
        {"tramp": {"team": "yakuza", "abilities": []}},
        {"citizen": {"team": "town", "abilities": []}},
        {"tramp": {"abilities": ["save"]}},
        {"tramp": {"team": "town", "abilities": "save"}},
        {"tramp": {"team": "town", "night": 2}},
        ["tramp"],
    ],
)
def test_bindings_that_are_refused(bound: Any):
    """GC-67, GC-68"""
    assert options_of(BOOK, {"blank_roles": bound}) == Refusal("bad_option", {"option": "blank_roles"})


def test_a_solo_blank_is_the_one_loner_and_a_triad_blank_needs_two_gangs():
    """GC-70, GC-71"""
    solo = options(blank_roles={"tramp": {"team": "solo", "abilities": []}})
    assert hand_refusal(BOOK, ["don", "tramp", *["citizen"] * 4], solo) is None
    assert hand_refusal(BOOK, ["don", "tramp", "maniac", *["citizen"] * 4], solo) == Refusal(OwnCode("one_loner"))
    triad = options(blank_roles={"tramp": {"team": "triad", "abilities": []}})
    assert hand_refusal(BOOK, ["tramp", *["citizen"] * 5], triad) == Refusal(OwnCode("needs_two_gangs"))
    assert hand_refusal(BOOK, ["don", "tramp", *["citizen"] * 10], triad) is None


def test_bound_blanks_are_dealt_in_the_place_of_plain_cards():
    """GC-67"""
    roles = dealt(9, blank_roles={"tramp": {"team": "mafia", "abilities": ["save"]}, "dancer": {"team": "town"}})
    assert isinstance(roles, list)
    assert roles.count("mafioso") == 1
    assert roles.count("citizen") == 3
    assert "tramp" in roles
    assert "dancer" in roles
    twice = {"tramp": {"team": "solo", "abilities": []}}
    assert dealt(9, loner="maniac", blank_roles=twice) == Refusal(OwnCode("one_loner"))
    assert dealt(9, blank_roles={"tramp": {"team": "triad", "abilities": []}}) == Refusal(
        "no_room_for_blank", {"role": "tramp"}
    )


def test_a_blank_is_offered_its_verbs_and_no_others():
    """GC-69"""
    came = begin(
        "don", "tramp", *["citizen"] * 5, blank_roles={"tramp": {"team": "town", "abilities": ["save", "compare"]}}
    )
    came = came.at("night")
    offered = {prompt.do: prompt for prompt in prompts(BOOK, came.game, 2)}
    assert set(offered) == {"save", "compare"}
    assert 2 in offered["save"].seats
    assert offered["compare"].least == offered["compare"].most == 2
    assert 2 not in offered["compare"].seats


def test_a_blank_of_a_gang_sits_in_its_room():
    """GC-70"""
    came = begin("don", "tramp", *["citizen"] * 5, blank_roles={"tramp": {"team": "mafia", "abilities": []}})
    assert came.game.members["mafia"] == [[1, 2], True]
    came = came.at("night").after(Act(2, "kill", (5,)))
    assert [event.to for event in came.events if isinstance(event, ActGiven)] == ["room:mafia"]


def calls(came: Table) -> list[tuple[str, int]]:
    names = Functions(BOOK, came.game)
    return [(call.call, int(call.seconds(names))) for call in BOOK.scenario.wake if call.if_(names)]


def test_calls_come_in_the_printed_order_with_blanks_after_the_verb_they_borrow():
    """GC-12, GC-69"""
    order = ["beauty", "doctor", "informer", "bodyguard", "lawyer", "mafia", "triad", "detective", "sergeant"]
    order += ["prosecutor", "judge", "psychologist", "blackmailer", "priest", "journalist", "maniac", "black_widow"]
    order += ["hypnotist", "patient_zero"]
    blanks = set(BOOK.scenario.blanks.roles) if BOOK.scenario.blanks else set()
    assert [call.call for call in BOOK.scenario.wake if call.call not in blanks] == order
    bound = {"tramp": {"team": "town", "abilities": ["shoot"]}, "dancer": {"team": "town", "abilities": ["save"]}}
    came = begin("don", "mafioso", "doctor", "dancer", "tramp", "maniac", "citizen", blank_roles=bound).at("night")
    assert calls(came) == [("doctor", 20), ("dancer", 20), ("mafia", 45), ("maniac", 20), ("tramp", 20)]
    assert came.game.seconds == 125


def test_only_roles_still_in_the_game_are_called():
    """GC-12, GC-27"""
    came = begin("don", "mafioso", "detective", "sergeant", *["citizen"] * 4).at("night")
    assert [call for call, _ in calls(came)] == ["mafia", "detective"]
    came = came.at("verdict")
    came = came.after(Vote(1, (3,)))
    came = came.at("night")
    assert [call for call, _ in calls(came)] == ["mafia", "sergeant"]


def test_lengths_of_the_phases():
    """GC-7, GC-9, GC-10"""
    came = begin("don", "mafioso", "detective", "doctor", *["citizen"] * 4)
    assert came.game.seconds == 10 * 3
    came = came.at("day")
    assert came.game.seconds == 300
    came = came.at("verdict")
    assert came.game.seconds == 10 * 8
    for voter, choice in ((1, 5), (2, 6)):
        came = came.after(Vote(voter, (choice,)))
    came = came.at("verdict")
    assert came.game.seconds == 10 * 2
    assert came.at("night").game.seconds == 20 * 2 + 45


def test_hands_are_seen_and_weights_are_not():
    """GC-30, GC-36"""
    came = begin("don", "mafioso", "leader", "prosecutor", *["citizen"] * 4).at("verdict")
    came = came.after(Vote(3, (5,)))
    assert [(event.to, event.voter) for event in came.events if isinstance(event, VoteCast)] == [("all", 3)]
    came = came.after(Vote(1, (6,)))
    came = came.after(Deadline(came.game.serial))
    ballot = next(event for event in came.events if isinstance(event, BallotCounted))
    assert ballot.counts == {5: 1, 6: 1}
    acquitted = next(event for event in came.events if isinstance(event, Announced))
    assert acquitted.code == "acquitted"
    assert 4 not in acquitted.seats


def test_the_poisoned_and_the_hypnotized_are_known_to_nobody():
    """GC-58, GC-61"""
    came = begin("don", "mafioso", "black_widow", *["citizen"] * 5).at("night")
    came = came.after(Act(3, "poison", (5,)))
    came = came.after(Deadline(came.game.serial))
    assert [event.to for event in came.events if isinstance(event, Marked)] == ["host"]


@pytest.mark.parametrize(("shot", "holder"), [(6, 3), (3, 4)])
def test_of_two_who_jail_one_player_the_first_to_see_the_dawn_holds_them(shot: int, holder: int):
    bound = {"tramp": {"team": "town", "abilities": ["jail"]}}
    table = Table.seated(BOOK, "don psychologist judge tramp mafioso citizen citizen citizen", blank_roles=bound)
    table.until("night")
    table.act(4, "jail", 5)
    table.act(3, "jail", 5)
    table.act(2, "shoot", shot)
    table.until("day")
    assert table.game.seat(5).marks["jailed"] == [None, holder]
    table.host("eject", holder)
    assert "jailed" not in table.game.seat(5).marks
    assert ("freed", (5,)) in [(event.code, event.seats) for event in table.events if isinstance(event, Announced)]


@pytest.mark.parametrize(
    ("bound", "fits"),
    [
        ({"tramp": {"team": "town"}}, True),
        ({"tramp": {"team": "town", "abilities": ["save"]}}, True),
        ({"tramp": {"team": "town", "abilities": {"save": True}}}, False),
        ({"tramp": {"team": "town", "abilities": "save"}}, False),
        ({"tramp": {"team": "town", "abilities": None}}, False),
        ({"tramp": {"team": "town", "abilities": ["kill"]}}, False),
        ({"tramp": {"team": "yakuza"}}, False),
        ({"tramp": {"abilities": ["save"]}}, False),
        ({"tramp": {"team": "town", "verbs": ["save"]}}, False),
        ({"tramp": "town"}, False),
        ({"tramp": ["team"]}, False),
        ({"doctor": {"team": "town"}}, False),
        ({"tramp": {"team": "town"}, "doctor": {"team": "town"}}, False),
        ({}, True),
        ([], False),
    ],
)
def test_what_a_blank_may_be_bound_to(bound: object, fits: bool):
    """GC-67"""
    assert lawful_binding(BOOK.scenario, bound) == fits
    assert not lawful_binding(load("classic").scenario, bound)


def test_a_blank_card_says_what_it_was_given():
    """GC-67, GC-72"""
    bound = {"tramp": {"team": "solo", "abilities": ["save", "compare"]}, "dancer": {"team": "town", "abilities": []}}
    given = options(blank_roles=bound)
    words = Seated(Words.for_language("en", SCENARIOS / "gangster_city"), {})
    card = role_card(words, "tramp", BOOK.team_of("tramp", given), powers=BOOK.lent("tramp", given))
    assert card.powers == "**This card was given:** Save and Compare."
    assert role_card(words, "dancer", "town", powers=BOOK.lent("dancer", given)).powers is not None
    assert role_card(words, "doctor", "town", powers=BOOK.lent("doctor", given)).powers is None


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("option: blank_roles", "option: gangs", "there is no option 'gangs' of the kind 'blanks'"),
        ("block: beauty", "block: beaute", "there is no role 'beaute'"),
        ("block: beauty", "block: doctor", "doctor has no ability 'block'"),
        ("solo: citizen", "yakuza: citizen", "there is no team 'yakuza'"),
        ("solo: citizen", "solo: townsman", "there is no role 'townsman'"),
        ("[tramp, trucker", "[vagrant, trucker", "there is no role 'vagrant'"),
    ],
)
def test_blanks_wrongly_described_are_found(right: str, wrong: str, message: str):
    """GC-67, GC-68"""
    text = (SCENARIOS / "gangster_city" / "scenario.yaml").read_text(encoding="utf-8")
    with pytest.raises(ScenarioError) as caught:
        parse(text.replace(right, wrong, 1), own=own_stages("gangster_city"))
    assert [phrase(problem.message) for problem in caught.value.problems] == [message]
