"""The stages that only this rulebook has: Nostradamus's foresight, and what some of its last-move cards do."""

from __future__ import annotations

from collections import Counter

from core.rulebook.fields import NO, SeatFormula, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Ballot, Code, Mark, Note, PutsHow, PutsNote
from core.rulebook.stage import Params, Stages
from core.rules import acts, hands
from core.rules.answer import Answer
from core.rules.commands import Act
from core.rules.day.count import report
from core.rules.memory import MOVER
from core.rules.occasion import upon_act
from core.rules.prompts import prompts
from core.rules.scene import Scene
from core.rules.state import Given

STAGES = Stages()
stage = STAGES.register


class Foresee(Params):
    """`counted` (`me`, `target`): who counts; the actor is told `answer` with how many of those named do. Where that is
    `enough`, the note `key` says of the actor that they have no choice.
    """

    counted: TargetFormula
    answer: AnswerRef
    enough: int
    key: PutsNote


@stage("foresee", Foresee, purpose="asks")
@upon_act
def foresee(scene: Scene, params: Foresee, act: Given) -> None:
    """At once: how many of the named are of a kind. No other rulebook counts, or binds anybody by what was counted."""
    found = sum(1 for number in act.at if scene.ask(params.counted, scene.seat(act.by), scene.seat(number)))
    scene.tell(act.by, Answer(params.answer, found, act.at))
    if found >= params.enough:
        scene.note(params.key, True, seat=act.by)


class Duel(Params):
    """`challenger` / `challenged`: the notes that list them. `how`: the way of leaving. `ballot`: what its count is
    told as."""

    challenger: Note
    challenged: Note
    how: PutsHow
    ballot: Ballot


@stage("duel_decides", Duel)
def duel_decides(scene: Scene, params: Duel) -> None:
    """Count the duel: with more votes against them the challenged one leaves and the challenger, out already, is back.
    Nowhere else is somebody who has left voted on.
    """
    (challenger,), (challenged,) = (scene.game.notes[key] for key in (params.challenger, params.challenged))
    counts = Counter(hands.tally(scene.names))
    lost = counts[challenged] > counts[challenger]
    report(scene, 1, counts, [challenged] if lost else [], ballot=params.ballot)
    scene.defend(())
    for key in (params.challenger, params.challenged):
        scene.note(key, None)
    if lost:
        scene.leave(challenged, params.how)
        scene.back(challenger)


class Unmask(Params):
    """`sought` (`me`, `target`): who must be named. `hit` / `miss`: announcements. `mark`: put on one who is unmasked
    by another; `loses`: a mark that one who rightly names himself loses. `how`: the way of leaving.
    """

    sought: TargetFormula
    hit: Code
    miss: Code
    mark: Mark
    loses: Mark
    how: PutsHow


@stage("unmask", Unmask, purpose="harms")
@upon_act
def unmask(scene: Scene, params: Unmask, act: Given) -> None:
    """At once: the mover says who a certain player is; right, they come back in that player's stead. No other rulebook
    has a place in the game changed for another.
    """
    mover = scene.seat(act.by)
    named = scene.seat(act.at[0])
    if not scene.ask(params.sought, mover, named):
        scene.announce(params.miss, [mover.number])
        return
    if named is mover:
        scene.unmark(mover.number, params.loses)
    else:
        scene.leave(named.number, params.how, named.role)
        scene.mark(named.number, params.mark)
    scene.announce(params.hit, sorted({mover.number, named.number}))
    scene.back(mover.number)


class Play(Params):
    """`oneself` (`me`): a mover who, staying still, is taken to have named themselves."""

    oneself: SeatFormula = NO


@stage("play_card", Play)
def play_card(scene: Scene, params: Play) -> None:
    """The time of last words is up: a card that was not played is played by the host, on seats drawn by lot. Elsewhere
    a card that was not played is lost. Of one that was, nothing is asked any more.
    """
    game = scene.game
    mover: int = game.notes.get(MOVER, 0)
    for prompt in prompts(scene.book, game, mover) if mover else ():
        if scene.ask(params.oneself, scene.seat(mover)):
            at = (mover,)
        else:
            others = [number for number in prompt.seats if number != mover]
            at = tuple(scene.dice("card").sample(others, min(prompt.most, len(others))))
        acts.give(scene, Act(mover, prompt.do, at))
