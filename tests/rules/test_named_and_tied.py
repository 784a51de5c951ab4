"""What a rulebook says of the other one who was named, and of a tie that one seat decides."""

from __future__ import annotations

from typing import Any

from core.books.library import parse
from core.script.case import Case
from core.script.run import run_case

BOOK = """
id: harbour
teams: [harbour, wolves]
players: [6, 6]
deal: {table: {6: {wolf: 1, matchmaker: 1, sheriff: 1, fisher: 3}}}
roles:
  wolf: {team: wolves}
  matchmaker:
    team: harbour
    abilities:
      pair: {at: 2, self: true, uses: 1}
  sheriff:
    team: harbour
    abilities:
      decide: {phases: [tie], team: any, self: true, refuse: [{if: not on_defence(target), code: not_candidate}]}
  fisher: {team: harbour}
cycle: [night, verdict]
phases:
  night: {seconds: 60}
  verdict: {seconds: 30}
  tie: {seconds: 20, if: living('sheriff') > 0}
ballots: {verdict: {}}
answers: [lover, paired]
announcements: [tied, ejected]
reveals: {vote: team}
host: {eject: {at: [1, 6], steps: [eject: {how: eject, code: ejected, moment: eject}]}}
steps:
  night.ends:
    - open_night: {order: given}
    - tell: {verb: pair, answer: lover, about: other, value: target.role}
    - tell: {verb: pair, whom: actor, answer: paired, about: other, value: target.number}
    - tell: {who: "me.role == 'sheriff'", answer: lover, about: other}
  verdict.ends:
    - verdict: {how: vote, moment: vote, deadlock: {phase: tie, code: tied}}
  tie.ends:
    - depart: {verb: decide, how: vote}
    - wins: {moment: vote}
wins:
  - {team: harbour, if: team('wolves') == 0}
"""
SEATS = ["wolf", "matchmaker", "sheriff", "fisher", "fisher", "fisher"]


def message(*steps: dict[str, Any]) -> str:
    """What failed in a game of these steps; empty where it holds."""
    return run_case(Case("a game", parse(BOOK), SEATS, seed=1, options={}, steps=list(steps))).message


def test_each_of_two_who_are_named_is_told_of_the_other():
    assert (
        message(
            {"act": {"by": 2, "do": "pair", "at": [1, 4]}},
            {"until": "verdict"},
            {"expect": {"told": {1: ["lover:fisher"], 4: ["lover:wolf"], 2: ["paired:1"], 3: []}}},
        )
        == ""
    )


def test_a_tie_is_decided_by_the_seat_that_the_rulebook_names():
    tied = ({"until": "verdict"}, {"vote": {1: 4, 4: 1}}, {"until": "tie"}, {"expect": {"announced": "tied"}})
    assert (
        message(
            *tied,
            {"menu": {3: {"decide": [1, 4]}, 2: "nothing"}},
            {"act": {"by": 3, "do": "decide", "at": 5}, "refused": True},
            {"act": {"by": 3, "do": "decide", "at": 1}},
            {"until": "night"},
            {"expect": {"died": [1], "winner": "harbour"}},
        )
        == ""
    )
    assert message(*tied, {"until": "night"}, {"expect": {"died": [], "winner": None}}) == ""
    assert (
        message(
            {"host": {"do": "eject", "at": 3}},
            *tied[:2],
            {"until": "night"},
            {"expect": {"announced": "tied", "alive": [1, 2, 4, 5, 6], "winner": None}},
        )
        == ""
    )
