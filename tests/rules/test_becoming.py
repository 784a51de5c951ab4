"""What a player who becomes another role may do, and how often: Classic with a master of novices."""

from __future__ import annotations

from core.books.library import SCENARIOS, parse
from core.rules.commands import Act
from core.rules.refusal import Refusal
from tests.rules.table import Table

CLASSIC = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
ROLES = """
  master:
    team: town
    abilities:
      teach: {}
      shoot: {uses: 3}
  novice:
    team: town
    abilities:
      shoot: {uses: 2}
      save: {self: true, self_uses: 1, uses: dealt - 5}
      arm: {stock: {real: 1, blank: 2}, with: {gun: {kind: choice, choices: [real, blank]}}}
  veteran:
    team: town
    abilities:
      shoot: {}
"""
BOOK = parse(
    CLASSIC.replace("\nsteps:\n", f"{ROLES}\neveryone:\n  ask: {{phases: day, at: 0, uses: 2}}\nsteps:\n")
    .replace(
        "    - dawn:",
        "    - become: {verb: teach, role: novice, on: target.role != 'novice'}\n"
        "    - become: {verb: teach, role: veteran, on: \"target.role == 'novice' and noted(target, 'taught')\"}\n"
        "    - remember: {verb: teach, key: taught}\n"
        "    - fail: {verb: [shoot, arm], who: night > 99}\n"
        "    - dawn:",
    )
    .replace("  intro_night.ends:\n", "  day.changes:\n    - poll: {verb: ask}\n  intro_night.ends:\n", 1)
    .replace("8: {godfather: 1, mafioso: 2, doctor: 1,", "8: {godfather: 1, mafioso: 2, master: 1,", 1)
)


def table() -> Table:
    """On the first night: 1 is a godfather, 2 a master, the others citizens."""
    return Table.seated(BOOK, "godfather master citizen citizen citizen citizen citizen").until("night")


def test_a_convert_has_the_limits_of_the_new_role():
    came = table()
    came.act(2, "teach", 3)
    came.until("night")
    assert came.game.seat(3).uses == {"ask": 2, "shoot": 2, "save": 2, "save:self": 1, "arm:real": 1, "arm:blank": 2}
    for _ in range(2):
        came.act(3, "shoot", 4)
        came.until("night")
    assert came.give(Act(3, "shoot", (4,))) == Refusal("no_uses", {"do": "shoot"})


def test_what_everybody_has_is_not_given_anew():
    came = table()
    came.until("day").act(3, "ask")
    came.until("night").act(2, "teach", 3)
    came.until("day")
    assert (came.game.seat(3).role, came.game.seat(3).uses["ask"]) == ("novice", 1)


def test_the_limit_of_the_old_role_does_not_bind_the_same_ability_without_one():
    came = table()
    for _ in range(2):
        came.act(2, "teach", 3)
        came.until("night")
    assert came.game.seat(3).role == "veteran"
    assert "shoot" not in came.game.seat(3).uses
    for _ in range(3):
        came.act(3, "shoot", 4)
        came.until("night")
    assert came.give(Act(3, "shoot", (4,))) is None
