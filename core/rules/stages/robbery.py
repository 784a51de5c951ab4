"""Robbery: an ability is taken for one night and used in its owner's place; powers switched off; gifts of a second
target.
"""

from __future__ import annotations

from core.rulebook.fields import NO, FormulaField
from core.rulebook.stage import Params
from core.rules.effects import Effect, cross, effects, loot, put, strip, takeable
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.working import trim


class Rob(Params):
    """Effects of ``kind`` name a victim and then what the thief does with the victim's ability (``effects.loot``).

    ``caught_by``: a formula about ``target``: picking such a player the thief is caught: leaves for ``cause``,
    ``code`` is announced at dawn. ``fooled``: about ``me``, the thief: steals nothing and is told that the victim is
    a ``cover``. ``foil``: effects of this kind on the victim make the theft fail. ``label``: put on those robbed. A
    role's trait ``lends`` is put as a label on the thief.
    """

    kind: str = "steal"
    foil: str = "foil"
    caught_by: FormulaField = NO
    cause: str = "arrest"
    code: str = "thief_caught"
    fooled: FormulaField = NO
    cover: str
    label: str = "robbed"


@stage("rob", Rob)
def rob(scene: Scene, params: Rob) -> None:
    """Work out the thefts: the robbed have lost their powers for the night, the thieves use what they took."""
    pad = scene.pad
    guarded = {number for effect in effects(scene, params.foil) for number in effect.at}
    robbed: list[int] = []
    taken: list[Effect] = []
    for theft in effects(scene, params.kind):
        thief, victim = scene.seat(theft.by), scene.seat(theft.at[0])
        if scene.ask(params.caught_by, thief, victim):
            pad.kill(thief.number, params.cause)
            pad.code(params.code)
            continue
        if scene.ask(params.fooled, thief, victim):
            pad.answer(thief.number, f"role:{params.cover}")
            pad.answer(thief.number, "nothing")
            continue
        if victim.number in guarded:
            pad.answer(thief.number, "failed")
            continue
        pad.answer(thief.number, f"role:{victim.role}")
        lends = scene.trait(victim, "lends")
        if lends:
            pad.label(thief.number, lends)
        elif not takeable(scene, victim):
            pad.answer(thief.number, "nothing")
        pad.label(victim.number, params.label)
        robbed.append(victim.number)
        cross(scene, victim, "locked")
        use = loot(scene, theft)
        if use is not None:
            taken.append(use)
    strip(scene, robbed)
    put(scene, [*effects(scene), *taken])


class SwitchOff(Params):
    """Effects of ``kind`` switch off the powers of their targets, who bear ``label`` for this night."""

    kind: str = "lock"
    label: str = "locked"
    answer: str = "locked"


@stage("switch_off", SwitchOff)
def switch_off(scene: Scene, params: SwitchOff) -> None:
    """Those locked have no power tonight; who might have used one is told."""
    off: list[int] = []
    for effect in effects(scene, params.kind):
        for number in effect.at:
            scene.pad.label(number, params.label)
            cross(scene, scene.seat(number), params.answer)
            off.append(number)
    strip(scene, off)


class SecondTarget(Params):
    """Effects of ``kind`` let their target name one seat more. ``do``: the request that told the target so
    (``requests``).

    ``spoilt``: a formula about ``me``: of the giver or the target it makes the gift worthless, though it is spent.
    ``locks``: effects that switch the giver off, unless they are the doubled player's own.
    """

    kind: str
    do: str = "doubled"
    spoilt: FormulaField = NO
    locks: str = "lock"


@stage("second_target", SecondTarget)
def second_target(scene: Scene, params: SecondTarget) -> None:
    """See whose gift holds, spend it, and cut what was named beyond it (before, what a gift now elsewhere had let)."""
    trim(scene)
    gifted: set[int] = set()
    for effect in effects(scene, params.kind):
        target = effect.at[0]
        if effect.own and any(effect.by in lock.at and lock.by != target for lock in effects(scene, params.locks)):
            continue
        scene.spend(effect.owner, effect.power)
        if not any(scene.ask(params.spoilt, scene.seat(number)) for number in (effect.by, target)):
            gifted.add(target)
    rows = scene.game.notes.get("requests", {})
    kept = {key: row for key, row in rows.items() if row["do"] != params.do or row["to"] in gifted}
    if kept != rows:
        scene.note("requests", kept)
    trim(scene)
