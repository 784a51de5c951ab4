"""Theft: an ability is taken for one night, and used in its owner's place."""

from __future__ import annotations

from core.rulebook.fields import SeatFormula, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Code, PutsCause, PutsLabel, Role, Verb
from core.rulebook.schema import Ability
from core.rulebook.stage import Params
from core.rules import acts
from core.rules.answer import Answer
from core.rules.night import powers
from core.rules.night.deed import Deed
from core.rules.night.hamper import hinder
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.whom import Verbs
from scenarios.classic_advanced.stages.register import stage


class Rob(Params):
    """Deeds of `verb` name a victim, and then whom the thief does the victim's first power to, as `stolen` there says.

    A deed in `not_back` is not done to the victim; what is in `as_many` to as many as the victim named. `also`: what is
    no power of a role, and can be taken all the same. Those robbed bear `label`, and are told `crossed` if they had a
    power to use; the thief is told (`tells`) their role, and `nothing` where there was nothing to take.
    `caught_by` (`me`, `target`): picking such a player the thief leaves for `cause`, `code` is announced. `fooled`:
    the thief takes nothing, and is told `cover`. `foil`: deeds that keep the thief, who is told `foiled`, from their
    target.
    """

    verb: Verb
    foil: Verb
    not_back: Verbs
    as_many: Verbs
    also: dict[Role, Verb]
    caught_by: TargetFormula
    cause: PutsCause
    code: Code
    fooled: SeatFormula
    cover: Role
    tells: AnswerRef
    """The thief is told the victim's role in this word."""
    nothing: AnswerRef
    """The thief is told that there was nothing to take."""
    foiled: AnswerRef
    """The thief is told that somebody was in the way."""
    crossed: AnswerRef
    """The victim is told that a power of theirs was taken."""
    label: PutsLabel
    """The victim bears it tonight."""


@stage("rob", Rob, purpose="hampers")
def rob(scene: Scene, params: Rob) -> None:
    """No other rulebook has a player who uses the abilities of others: those robbed lose their powers for the night."""
    pad = scene.pad
    able = powers.able(scene)
    guarded = {number for deed in scene.working(params.foil) for number in deed.at}
    for theft in list(scene.working(params.verb)):
        thief = scene.seat(theft.by)
        about = theft.asked_in(0)
        victim = scene.seat(theft.at[0])
        if scene.ask(params.caught_by, thief, victim):
            pad.kill(thief.number, params.cause)
            pad.code(params.code)
        elif scene.ask(params.fooled, thief):
            pad.answer(thief.number, Answer(params.tells, params.cover, about))
            pad.answer(thief.number, Answer(params.nothing, about=about))
        elif victim.number in guarded:
            pad.answer(thief.number, Answer(params.foiled, about=about))
        else:
            pad.answer(thief.number, Answer(params.tells, victim.role, about))
            _take(scene, params, theft, victim)
            if victim.number in able and not pad.labelled(victim.number, params.label):
                pad.answer(victim.number, params.crossed)
            hinder(scene, victim, params.label, reason="taken")


def _take(scene: Scene, params: Rob, theft: Deed, victim: Seat) -> None:
    """What the thief has of it: what works by itself works for them, what can be used they may have used."""
    passives = scene.book.roles[victim.role].passives
    kept = [verb for verb, passive in passives.items() if passive.stolen == "kept"]
    if not kept and _loot(scene, params, victim) is None:
        scene.pad.answer(theft.by, Answer(params.nothing, about=theft.asked_in(0)))
    taken = [
        Deed(by=theft.by, do=verb, at=(theft.by,), said={}, order=theft.order, owner=victim.number, power=verb)
        for verb in kept
    ]
    use = use_of(scene, params, theft)
    assert scene.pad.deeds is not None
    scene.pad.deeds += taken if use is None else [*taken, use]


def _loot(scene: Scene, params: Rob, victim: Seat) -> tuple[str, Ability] | None:
    """The ability of this seat that a thief may use tonight, with its name."""
    own = scene.book.roles[victim.role].powers or ()
    key = params.also.get(victim.role, next(iter(own), ""))
    ability = scene.book.abilities[victim.role].get(key)
    if ability is None or ability.stolen == "nothing":
        return None
    if key in params.as_many and scene.act_of(victim.number, key) is None:
        return None
    might = acts.why_not(scene, victim, key, ability) in (None, "already_done", "other_act_given")
    return (key, ability) if might or victim.role in params.also else None


def use_of(scene: Scene, params: Rob, theft: Deed) -> Deed | None:
    """What a theft makes the thief do with the victim's ability, if anything."""
    victim = scene.seat(theft.at[0])
    loot = _loot(scene, params, victim)
    if loot is None:
        return None
    key, ability = loot
    kind = ability.done_as(key)
    most = 1
    if key in params.as_many:
        own = scene.act_of(victim.number, key)
        assert own is not None, "it is no loot where it was not given"
        most = len(own.at)
    at = tuple(dict.fromkeys(theft.at[1:]))[:most]
    if not at or (kind in params.not_back and victim.number in at):
        return None
    for name, extra in ability.extras.items():
        if name in theft.said:
            if not acts.lawful(scene, extra, theft.said[name], theft.by, at):
                return None
        elif extra.required:
            return None
    return Deed(
        by=theft.by, do=kind, at=at, said=theft.said, order=theft.order, owner=victim.number, power=key, asked=at
    )
