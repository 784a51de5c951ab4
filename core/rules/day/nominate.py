"""The first ballot of a day: who must defend themselves."""

from __future__ import annotations

from typing import Literal

from core.rulebook.fields import NO, TableFormula, TableNumber
from core.rulebook.formula import Formula
from core.rulebook.stage import Params
from core.rules import hands
from core.rules.day.count import most, report
from core.rules.memory import WAITING
from core.rules.register import stage
from core.rules.scene import Scene


class Nominate(Params):
    """`quota`: votes that put somebody on defence (`size` is how many lived when the phase began). `take`: `all` who
    reach it, or who is named the most, where one is `alone` there. `fallback`: if nobody reaches
    it, nobody or the `top`. `one_by_one`: they come up one after the other, the most named first.
    """

    quota: TableNumber = Formula(1)
    take: Literal["all", "alone"] = "all"
    fallback: Literal["nobody", "top"] = "nobody"
    one_by_one: TableFormula = NO

    def needed(self, scene: Scene) -> int:
        """How many votes put somebody on defence, as things stand."""
        return scene.number(self.quota)


@stage("nominate", Nominate)
def nominate(scene: Scene, params: Nominate) -> None:
    """Count the nomination and put those who are named often enough on defence."""
    needed = params.needed(scene)
    counts = hands.tally(scene.names)
    among = sorted(counts)
    named = [number for number in among if counts[number] >= needed]
    if params.take == "alone":
        top = most(counts, named, needed)
        named = top if len(top) == 1 else []
    if not named and params.fallback == "top":
        named = most(counts, among)
    report(scene, needed, counts)
    scene.defend(named)
    if scene.ask(params.one_by_one):
        order = sorted(named, key=lambda number: (-counts[number], number))
        scene.note(WAITING, order[1:] or None)
        scene.defend(order[:1])
