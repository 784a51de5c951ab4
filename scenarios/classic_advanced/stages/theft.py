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
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.whom import Verbs
from scenarios.classic_advanced.stages.register import stage


class Rob(Params):
    """Deeds of `verb` name a victim, and then whom the thief does the victim's first power to; but none in `spares`.

    A deed in `not_back` is not done to the victim; what is in `as_many` to as many as the victim named. `also`: what is
    no power of a role, and can be taken all the same. `lends`: the label that the thief bears of a role.
    `caught_by` (`me`, `target`): picking such a player the thief leaves for `cause`, `code` is announced. `fooled`:
    the thief takes nothing, and is told `cover`. `foil`: deeds that keep the thief from their target.
    """

    verb: Verb
    foil: Verb
    spares: Verbs
    not_back: Verbs
    as_many: Verbs
    also: dict[Role, Verb]
    lends: dict[Role, PutsLabel]
    caught_by: TargetFormula
    cause: PutsCause
    code: Code
    fooled: SeatFormula
    cover: Role
    # The thief is told the victim's role in this word.
    tells: AnswerRef
    # The thief is told that there was nothing to take.
    nothing: AnswerRef
    # The thief is told that somebody was in the way.
    foiled: AnswerRef
    # The victim is told that a power of theirs was taken.
    crossed: AnswerRef
    # The victim bears it tonight.
    label: PutsLabel


@stage("rob", Rob)
def rob(scene: Scene, params: Rob) -> None:
    """No other rulebook has a player who uses the abilities of others: those robbed lose their powers for the night."""
    pad, taken, robbed = scene.pad, list[Deed](), list[int]()
    guarded = {number for deed in scene.working(params.foil) for number in deed.at}
    for theft in list(scene.working(params.verb)):
        thief, victim = scene.seat(theft.by), scene.seat(theft.at[0])
        if scene.ask(params.caught_by, thief, victim):
            pad.kill(thief.number, params.cause)
            pad.code(params.code)
        elif scene.ask(params.fooled, thief):
            pad.answer(thief.number, Answer(params.tells, params.cover))
            pad.answer(thief.number, params.nothing)
        elif victim.number in guarded:
            pad.answer(thief.number, params.foiled)
        else:
            pad.answer(thief.number, Answer(params.tells, victim.role))
            if victim.role in params.lends:
                pad.label(thief.number, params.lends[victim.role])
            elif _loot(scene, params, victim) is None:
                pad.answer(thief.number, params.nothing)
            if victim.number in powers.able(scene) and not pad.labelled(victim.number, params.label):
                pad.answer(victim.number, params.crossed)
            pad.label(victim.number, params.label)
            robbed.append(victim.number)
            use = use_of(scene, params, theft)
            taken += [use] if use is not None else []
    for deed in scene.deeds():
        if deed.owner in robbed and deed.own and deed.power in (powers.powers(scene, scene.seat(deed.owner)) or ()):
            deed.void = "taken"
    assert pad.deeds is not None
    pad.deeds += taken


def _loot(scene: Scene, params: Rob, victim: Seat) -> tuple[str, Ability] | None:
    """The ability of this seat that a thief may use tonight."""
    own = scene.book.roles[victim.role].powers or ()
    key = params.also.get(victim.role, next(iter(own), None))
    if key is None or key in params.spares:
        return None
    ability = scene.book.abilities[victim.role][key]
    if key in params.as_many and scene.act_of(victim.number, ability.verb or key) is None:
        return None
    might = acts.usable(scene, victim, key, ability) in (None, "already_done", "other_act_given")
    return (key, ability) if might or victim.role in params.also else None


def use_of(scene: Scene, params: Rob, theft: Deed) -> Deed | None:
    """What a theft makes the thief do with the victim's ability, if anything."""
    victim = scene.seat(theft.at[0])
    loot = _loot(scene, params, victim)
    if loot is None:
        return None
    key, ability = loot
    kind, most = ability.effect or ability.verb or key, 1
    if key in params.as_many:
        own = scene.act_of(victim.number, ability.verb or key)
        most = 0 if own is None else len(own.at)
    at = tuple(dict.fromkeys(theft.at[1:]))[:most]
    if not at or (kind in params.not_back and victim.number in at):
        return None
    for name, extra in ability.extras.items():
        if name in theft.said:
            if not acts.lawful(scene, extra, theft.said[name], theft.by, at):
                return None
        elif extra.required:
            return None
    return Deed(theft.by, kind, at, theft.said, theft.order, victim.number, key)
