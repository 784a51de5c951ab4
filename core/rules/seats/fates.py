"""Who leaves, and who becomes another: at once, or at dawn."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from core.rulebook.refs import Code, Moment, PutsCause, PutsHow, Role, Team
from core.rules.answer import new_role
from core.rules.register import stage
from core.rules.scene import BY_THE_BOOK, Scene
from core.rules.seats.marks import Marks
from core.rules.whom import Whom, meant, numbers


class Doom(Whom):
    """Those who are meant leave at dawn, for `cause`, whatever protects them. `shown`: and their role is shown."""

    cause: PutsCause
    shown: bool = False


@stage("doom", Doom, purpose="harms")
def doom(scene: Scene, params: Doom) -> None:
    """Departures that nothing can stop."""
    for seat, _, _ in meant(scene, params):
        scene.fell(seat.number, params.cause)
        if params.shown and not scene.pad.calm:
            scene.pad.shown.add(seat.number)


class Depart(Whom):
    """Those who are meant leave at once; `how` is the way of leaving.

    `code` is announced with all of them, once they have left. `shown`: their role is shown, whatever the rulebook shows
    of others who leave so. `moment`: which wins are looked at after that; with `each` after each of them, so that who
    comes after a departure that ends the game has not left.
    """

    how: PutsHow
    code: Code | None = None
    shown: bool = False
    moment: Moment | None = None
    each: bool = False


@stage("depart", Depart, purpose="harms")
def depart(scene: Scene, params: Depart) -> None:
    """Departures by day."""
    leaving = [number for number in numbers(scene, params) if scene.seat(number).alive]
    for group in [[number] for number in leaving] if params.each else [leaving]:
        for number in group:
            scene.put_out(number, params.how, scene.seat(number).role if params.shown else BY_THE_BOOK)
        if group and params.code is not None:
            scene.announce(params.code, group)
        if params.moment is not None and scene.settle(params.moment):
            return


class Become(Whom):
    """Those who are meant become `role`, of its team, or stay on the side they are on (`team: keep`), or only change
    sides: to a `team`, or to the one on their card (`team: card`).

    The marks `loses` go. `tell`: they are told what they have become. `void`: what they gave in this phase is void.
    """

    role: Role | None = None
    team: Literal["keep", "card"] | Team | None = Field(default=None, union_mode="left_to_right")
    loses: Marks = ()
    tell: bool = False
    void: bool = False


@stage("become", Become)
def become(scene: Scene, params: Become) -> None:
    """Change what players are."""
    for seat, _, _ in meant(scene, params):
        team = params.team
        if team == "keep":
            team = seat.team
        elif team == "card":
            team = scene.book.team_of(params.role or seat.role, scene.game.options)
        for one in params.loses:
            scene.unmark(seat.number, one)
        if params.void:
            scene.void(seat.number)
        scene.become(seat.number, params.role, team)
        if params.tell:
            scene.tell(seat.number, new_role(seat.role), own=True)
