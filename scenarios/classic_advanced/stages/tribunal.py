"""Departures by day and night: a choice among the tied, somebody who steps in, seats struck from a night's acts."""

from __future__ import annotations

from core.rulebook.fields import NO, SeatFormula
from core.rulebook.refs import Code, Mark, Phase, PutsHow, PutsKind, Role, Verb
from core.rulebook.stage import Params
from core.rules.events import ActGiven
from core.rules.events import seat as seat_of
from core.rules.memory import CONDEMNED, TIED
from core.rules.occasion import upon_departure
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.whom import Verbs, Whom, meant
from scenarios.classic_advanced.stages.register import stage
from scenarios.classic_advanced.stages.requests import struck


class BreakTie(Params):
    """Who leaves of those tied is chosen by an act of `verb`; where none was given, the seed draws for the living seat
    of which `who` holds. Where `fails` holds of that seat, or there is none any more, nobody leaves.
    """

    verb: Verb
    who: SeatFormula
    fails: SeatFormula = NO


@stage("break_tie", BreakTie)
def break_tie(scene: Scene, params: BreakTie) -> None:
    """No other rulebook lets a player choose among those tied."""
    if TIED not in scene.game.notes:
        return
    tied = [number for number in scene.game.notes[TIED] if scene.seat(number).alive]
    scene.note(TIED, None)
    chooser = next(iter(scene.matching(params.who)), None)
    if chooser is None or not tied or scene.ask(params.fails, chooser):
        return
    act = scene.act_of(chooser.number, params.verb)
    scene.note(CONDEMNED, [act.at[0] if act is not None else scene.dice("tie").choice(tied)])


class StepIn(Whom):
    """For each of those who are meant the first other living seat that bears `mark` steps in: the mark goes, `code` is
    announced, they become `role` on the side they are on, and who is meant has the protection `kind`. Bearers of whom
    `fails` (`me`) holds do not save anybody, and leave (`how`).
    """

    mark: Mark
    code: Code
    role: Role
    kind: PutsKind
    fails: SeatFormula = NO
    how: PutsHow


@stage("step_in", StepIn)
def step_in(scene: Scene, params: StepIn) -> None:
    """No other rulebook has a player who offers by day to save whomever another takes along."""
    for target, _, _ in meant(scene, params):
        for seat in scene.living:
            if seat is target or params.mark not in seat.marks:
                continue
            if scene.ask(params.fails, seat):
                scene.leave(seat.number, params.how)
                continue
            scene.unmark(seat.number, params.mark)
            scene.announce(params.code, [target.number])
            scene.become(seat.number, params.role, team=seat.team)
            scene.pad.protect(target.number, params.kind, seat.number)
            break


class StrikeOff(Params):
    """In the `phases` named whoever leaves has given no act and was not named: an act left without a seat, or without
    its first where its verb is in `first`, was not given.
    """

    phases: tuple[Phase, ...]
    first: Verbs


@stage("strike_off", StrikeOff)
@upon_departure
def strike_off(scene: Scene, params: StrikeOff, leaver: Seat) -> None:
    """In `leaves`. No other rulebook takes a seat out of acts that name others too."""
    game = scene.game
    if game.phase not in params.phases or scene.pad.resolving:
        return
    scene.void(leaver.number)
    struck(scene, leaver.number)
    for act in list(game.acts):
        if leaver.number not in act.at:
            continue
        rest = [number for number in act.at if number != leaver.number]
        if not rest or (act.do in params.first and act.at[0] == leaver.number):
            scene.withdraw(act.by, act.do, seat_of(act.by))
        else:
            scene.emit(ActGiven(seat_of(act.by), by=act.by, do=act.do, at=tuple(rest), extras=act.extras))
