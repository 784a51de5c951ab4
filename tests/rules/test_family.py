"""What the rulebook of The Whole Family says about setting up, secrets, clocks and calls, which no script can show."""

from __future__ import annotations

from typing import Any

import pytest

from core.books.deal import hand_refusal, hand_warnings, options_of, roles_for
from core.books.library import load
from core.rules.commands import Act, Deadline, Vote
from core.rules.events import ALL, Announced, Noted
from core.rules.functions import Functions
from core.rules.prompts import prompts
from core.rules.refusal import Refusal
from tests.rules.table import Table

BOOK = load("family")
LEADERS = ["detective", "priest", "judge", "journalist", "jailer", "sheriff"]
SPECIAL_TOWN = ["doctor", "bodyguard", "sleepwalker", "beauty", "admirer"]
SPECIAL_MAFIA = ["godfather", "thief", "lawyer", "snitch"]
TABLE = {  # as printed: town, most special town, criminals, most special mafia
    6: (4, 0, 2, 0),
    7: (5, 0, 2, 1),
    8: (5, 1, 3, 1),
    9: (6, 1, 3, 1),
    10: (7, 1, 3, 1),
    11: (7, 2, 4, 1),
    12: (8, 2, 4, 1),
    13: (9, 2, 4, 1),
    14: (9, 2, 5, 1),
    15: (10, 2, 5, 2),
    16: (11, 2, 5, 2),
}
every_size = pytest.mark.parametrize("players", range(6, 17))


def options(players: int = 0, **given: Any) -> dict[str, Any]:
    chosen = options_of(BOOK, given, [""] * players)
    assert not isinstance(chosen, Refusal)
    return chosen


def dealt(players: int, **given: Any) -> list[str]:
    roles = roles_for(BOOK, players, options(players, **given))
    assert not isinstance(roles, Refusal)
    assert len(roles) == players
    assert hand_refusal(BOOK, roles, options(players, **given)) is None
    return roles


def refused(players: int, **given: Any) -> str:
    roles = roles_for(BOOK, players, options(players, **given))
    assert isinstance(roles, Refusal)
    return roles.code


def begin(*roles: str, **given: Any) -> Table:
    assert hand_refusal(BOOK, roles, options(len(roles), **given)) is None
    return Table.seated(BOOK, roles, **given)


@every_size
def test_the_default_deal_is_the_printed_table_with_as_many_specials_as_it_allows(players: int):
    """FM-4, FM-5, FM-D1, FM-D3"""
    town, special, criminals, special_mafia = TABLE[players]
    roles = dealt(players)
    assert sum(BOOK.roles[role].team == "town" for role in roles) == town
    assert sum(BOOK.roles[role].team == "mafia" for role in roles) == criminals
    assert roles.count("detective") == 1
    assert [role for role in ("doctor", "beauty") if role in roles] == ["doctor", "beauty"][:special]
    assert [role for role in ("godfather", "lawyer") if role in roles] == ["godfather", "lawyer"][:special_mafia]
    assert roles.count("citizen") == town - 1 - special
    assert roles.count("mafioso") == criminals - special_mafia


@every_size
@pytest.mark.parametrize("leader", LEADERS)
def test_any_leader_may_lead(players: int, leader: str):
    """FM-5, FM-6"""
    roles = dealt(players, leader=leader)
    assert [role for role in roles if role in LEADERS] == [leader]


def test_without_a_leader_there_is_one_citizen_more():
    """FM-5"""
    roles = dealt(9, leader="none")
    assert not set(roles) & set(LEADERS)
    assert roles.count("citizen") == dealt(9).count("citizen") + 1


@every_size
def test_specials_within_the_printed_ranges_are_dealt_and_others_refused(players: int):
    """FM-4"""
    _, special, criminals, special_mafia = TABLE[players]
    chosen = dealt(players, town_specials=SPECIAL_TOWN[-special:] if special else [])
    assert [role for role in SPECIAL_TOWN if role in chosen] == (SPECIAL_TOWN[-special:] if special else [])
    assert refused(players, town_specials=SPECIAL_TOWN[: special + 1]) == "many_specials"
    chosen = dealt(players, mafia_specials=SPECIAL_MAFIA[1 : 1 + special_mafia])
    assert chosen.count("mafioso") == criminals - special_mafia
    assert refused(players, mafia_specials=SPECIAL_MAFIA[: special_mafia + 1]) == "many_specials"
    if players >= 11:
        assert refused(players, town_specials=[]) == "few_specials"
    if players >= 15:
        assert refused(players, mafia_specials=[]) == "few_specials"


@pytest.mark.parametrize("loner", ["maniac", "ripper", "con_man"])
def test_a_loner_takes_the_place_of_a_mafioso(loner: str):
    """FM-9"""
    roles = dealt(12, loner=loner)
    assert roles.count(loner) == 1
    assert roles.count("mafioso") == dealt(12).count("mafioso") - 1


@pytest.mark.parametrize(("players", "mafia", "yakuza"), [(12, 2, 2), (13, 2, 2), (14, 3, 2), (15, 3, 2), (16, 3, 2)])
def test_yakuza_take_half_of_the_criminals_places(players: int, mafia: int, yakuza: int):
    """FM-27, FM-D2"""
    roles = dealt(players, yakuza=True)
    assert roles.count("mafioso") == mafia
    assert roles.count("yakuza") == yakuza
    assert not set(roles) & set(SPECIAL_MAFIA)


def test_yakuza_want_twelve_players_no_loner_and_no_special_mafiosi():
    """FM-27"""
    assert refused(11, yakuza=True) == "yakuza_need_12"
    assert refused(12, yakuza=True, loner="maniac") == "yakuza_alone"
    assert refused(12, yakuza=True, mafia_specials=["thief"]) == "yakuza_alone"


@pytest.mark.parametrize(
    ("roles", "code"),
    [
        (["mafioso", "detective", "sheriff", *["citizen"] * 3], "one_leader"),
        (["mafioso", "maniac", "ripper", *["citizen"] * 3], "one_loner"),
        (["mafioso", "yakuza", "maniac", *["citizen"] * 9], "yakuza_alone"),
        (["godfather", "yakuza", *["citizen"] * 10], "yakuza_alone"),
        (["mafioso", *["citizen"] * 4], "too_few"),
        (["mafioso", *["citizen"] * 16], "too_many"),
    ],
)
def test_what_no_table_may_be(roles: list[str], code: str):
    """FM-5, FM-9, FM-27, FM-D4"""
    problem = hand_refusal(BOOK, roles, options(len(roles)))
    assert problem is not None
    assert problem.code == code


@pytest.mark.parametrize(
    ("roles", "codes"),
    [
        (["mafioso", *["citizen"] * 5], ["no_leader"]),
        (["mafioso", "maniac", "detective", *["citizen"] * 4], ["early_loner"]),
        (["snitch", "sheriff", *["citizen"] * 4], ["idle_snitch"]),
        (["mafioso", "yakuza", "sheriff", *["citizen"] * 4], ["yakuza_need_12"]),
        (["mafioso", "mafioso", "sheriff", *["citizen"] * 4], []),
    ],
)
def test_what_a_table_is_warned_of(roles: list[str], codes: list[str]):
    """FM-5, FM-9, FM-10, FM-D4"""
    assert hand_refusal(BOOK, roles, options(len(roles))) is None
    assert hand_warnings(BOOK, roles, options(len(roles))) == codes


def test_calls_come_in_the_printed_order():
    """FM-22"""
    order = ["beauty", "thief", "snitch", "doctor", "bodyguard", "lawyer", "mafia", "yakuza", *LEADERS]
    order += ["maniac", "ripper", "admirer", "godfather", "con_man"]
    assert [call.call for call in BOOK.scenario.wake] == order


def test_only_roles_in_play_are_called():
    """FM-22, FM-8"""
    came = begin("godfather", "mafioso", "detective", "doctor", *["citizen"] * 4).at("night")
    names = Functions(BOOK, came.game)
    called = [call.call for call in BOOK.scenario.wake if call.if_(names)]
    assert called == ["doctor", "mafia", "detective", "godfather"]
    assert came.game.seconds == 60 + 3 * 20
    came = came.after(Act(2, "kill", (4,)))
    came = came.at("night")
    assert came.game.seconds == 60 + 2 * 20


def test_lengths_of_the_phases():
    """FM-15"""
    came = begin("mafioso", "mafioso", "detective", *["citizen"] * 4, day_seconds=420)
    assert came.game.seconds == 10 * 2
    assert came.at("day").game.seconds == 420
    came = came.at("nomination")
    assert came.game.seconds == 30
    came = came.after(Vote(1, (4, 5)))
    assert came.at("verdict").game.seconds == 15 * 2
    assert options_of(BOOK, {"day_seconds": 299}) == Refusal("bad_option", {"option": "day_seconds"})
    assert options_of(BOOK, {"day_seconds": 421}) == Refusal("bad_option", {"option": "day_seconds"})


def test_nothing_shows_whose_shot_counts():
    """FM-49, FM-D11: a sleepwalker's word looks like a mafioso's to the room, and takes nobody else's away."""
    seen: list[list[tuple[str, str]]] = []
    for third in ("mafioso", "sleepwalker"):
        came = begin("mafioso", "mafioso", third, "detective", *["citizen"] * 5).at("night")
        first = came.after(Act(1, "kill", (6,)))
        second = first.after(Act(3, "kill", (7,)))
        seen.append([(event.kind, event.to) for event in second.events if event.to != "host"])
        given = next(prompt.given for prompt in prompts(BOOK, second.game, 1) if prompt.do == "kill")
        assert given == {"at": [6], "extras": {}}
    assert seen[0] == seen[1] == [("act", "room:mafia")]


def test_who_acquits_is_not_said():
    """FM-34"""
    came = begin("mafioso", "mafioso", "judge", *["citizen"] * 5).at("nomination")
    came = came.after(Vote(1, (5,))).at("verdict")
    came = came.after(Vote(1, (5,)))
    came = came.after(Deadline(came.game.serial))
    said = [event for event in came.events if isinstance(event, Announced)]
    assert said == [Announced(ALL, code="acquitted", seats=(5,), args={})]
    assert all(event.to == "host" for event in came.events if isinstance(event, Noted))
