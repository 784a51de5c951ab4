"""The opening of a night's resolution: which deeds there are, and in what order they are worked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from core.rulebook.fields import NO, TableFormula
from core.rulebook.schema import Ability
from core.rulebook.stage import Params
from core.rules import acts
from core.rules.night import powers
from core.rules.night.deed import Deed
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat


class OpenNight(Params):
    """`order`: deeds are worked as they were `given`, or by `calls`: by role, as the rulebook lists the roles, then by
    seat; or by `seats`. `unused`: what was not given and might have been is a deed too, without effect before somebody
    takes it. `by_call`: each takes effect before the next: who falls, or is hampered, at one call does nothing later
    on. `calm`: where it holds nobody can leave tonight.
    """

    order: Literal["given", "calls", "seats"]
    unused: bool = False
    by_call: bool = False
    calm: TableFormula = NO


@stage("open_night", OpenNight)
def open_night(scene: Scene, params: OpenNight) -> None:
    """From here on the deeds stand; acts that are struck while they are worked change nothing."""
    pad = scene.pad
    pad.resolving = True
    pad.by_call = params.by_call
    pad.calm = bool(scene.ask(params.calm))
    pad.deeds = [*scene.deeds(), *_besides(scene, unused=params.unused)]
    if params.order == "calls":
        rank = scene.book.rank
        pad.deeds.sort(key=lambda deed: (rank[scene.seat(deed.owner).role], deed.owner))
    elif params.order == "seats":
        pad.deeds.sort(key=lambda deed: (deed.owner, _place(scene, deed)))
    powers.able(scene)


def _besides(scene: Scene, *, unused: bool) -> Iterator[Deed]:
    """Deeds that nobody gave: what works by itself, what is done for those who name nobody, what was not used."""
    phase = scene.game.phase
    given = {(act.by, scene.book.find_key(scene.seat(act.by).role, act.do, phase)[0]) for act in scene.game.acts}
    for seat in scene.living:
        for key, ability in scene.book.in_phase(seat.role, phase):
            own = (seat.number,) if ability.otherwise == "self" else ()
            if (seat.number, key) in given or not (own or (unused and _complete(ability))):
                continue
            if acts.why_not_unmarked(scene, seat, key, ability) is None and not scene.ask(ability.vote, seat):
                yield _ungiven(seat, ability.done_as(key), key, own)
        for verb, passive in scene.book.roles[seat.role].passives.items():
            if scene.ask(passive.if_, seat):
                yield _ungiven(seat, verb, verb, (seat.number,))


def _complete(ability: Ability) -> bool:
    """Whether the deed can do without what its giver would have said besides."""
    return not any(extra.required for extra in ability.extras.values())


def _ungiven(seat: Seat, do: str, power: str, at: tuple[int, ...]) -> Deed:
    return Deed(by=seat.number, do=do, at=at, said={}, order=0, owner=seat.number, power=power, named=False)


def _place(scene: Scene, deed: Deed) -> int:
    role = scene.seat(deed.owner).role
    return [*scene.book.abilities[role], *scene.book.roles[role].passives].index(deed.power)
