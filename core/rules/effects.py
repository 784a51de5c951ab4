"""Effects: a night's acts on their way from what was given to what comes of it.

Where abilities are stolen, switched off, doubled or fail, the acts are worked over before they take effect: a
scenario's ``work_over`` stage turns them into effects, later stages drop, add and change these, and every stage that
asks the scene for acts is then handed them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

from core.rules import acts
from core.rules.scene import Scene
from core.rules.state import Given, Seat

# Label of those who had a power to use when the night's acts began to be worked over.
ABLE = "able"


class Effect(Given):
    """An act as it is worked over: done by ``by``, of the kind ``do``, at the seats ``at``.

    ``owner`` is the seat whose ability it is (who pays for it), ``power`` the ability's name in the owner's role.
    """

    owner: int
    power: str

    @property
    def own(self) -> bool:
        """Whether it is done by the owner of the ability."""
        return self[0] == self.owner

    def aimed(self, at: Iterable[int]) -> Effect:
        """The same effect at other seats."""
        return make(self[0], self[1], at, self[3], self[4], self.owner, self.power)


def make(
    by: int, kind: str, at: Iterable[int], extras: Mapping[str, Any], order: int, owner: int, power: str
) -> Effect:
    """An effect."""
    effect = Effect((by, kind, tuple(at), dict(extras), order))
    effect.owner = owner
    effect.power = power
    return effect


def given(scene: Scene) -> list[Effect]:
    """The acts that stand in the running phase, as effects of their owners' own."""
    found: list[Effect] = []
    for act in scene.game.acts:
        key, ability = scene.book.find_key(scene.seat(act.by).role, act.do, scene.game.phase)
        if ability is not None:
            found.append(make(act.by, ability.effect or act.do, act.at, act.extras, act.order, act.by, key))
    return found


def effects(scene: Scene, *kinds: str) -> list[Effect]:
    """The effects of these kinds (all, if none is named) as they stand."""
    standing = cast("list[Effect]", scene.pad.effects or [])
    return [effect for effect in standing if not kinds or effect.do in kinds]


def put(scene: Scene, standing: Iterable[Effect]) -> None:
    """These effects stand from now on."""
    scene.pad.effects = list(standing)


def begin(scene: Scene) -> None:
    """From here on the acts given are worked over; who had a power to use tonight is noted."""
    put(scene, given(scene))
    for seat in scene.living:
        if any(might(scene, seat, power) for power in powers(scene, seat)):
            scene.pad.label(seat.number, ABLE)


def powers(scene: Scene, seat: Seat) -> list[str]:
    """The abilities that are the role's own: those it loses when it is switched off (trait ``power``)."""
    return list(scene.trait(seat, "power") or ())


def might(scene: Scene, seat: Seat, power: str) -> bool:
    """Whether the seat might have used this ability in the running phase, used or not."""
    ability = scene.book.abilities[seat.role].get(power)
    if ability is None:
        return False
    return acts.usable(scene, seat, power, ability) in (None, "already_done", "other_act_given")


def strip(scene: Scene, numbers: Iterable[int]) -> None:
    """The powers of these seats come to nothing: what they did with them is dropped, and spends nothing."""
    off = set(numbers)
    put(
        scene,
        [
            effect
            for effect in effects(scene)
            if not (effect.own and effect.owner in off and effect.power in powers(scene, scene.seat(effect.owner)))
        ],
    )


def cross(scene: Scene, seat: Seat, answer: str) -> None:
    """Tell a seat that its power is off tonight, once, if it had one that it might have used."""
    if scene.pad.labelled(seat.number, ABLE) and not scene.pad.labelled(seat.number, "crossed"):
        scene.pad.label(seat.number, "crossed")
        scene.pad.answer(seat.number, answer)


def loot(scene: Scene, theft: Given) -> Effect | None:
    """What a theft at ``[victim, target, ...]`` makes the thief do with the victim's ability, or None.

    Traits of the victim's role: ``loot`` (the ability taken), ``loot_always`` (also when it could not be used
    tonight), ``loot_not_back`` (not against the victim), ``loot_count`` (as many targets as the victim named; else
    one).
    """
    victim = scene.seat(theft.at[0])
    if not takeable(scene, victim):
        return None
    power: str = scene.trait(victim, "loot")
    ability = scene.book.abilities[victim.role][power]
    most = 1
    if scene.trait(victim, "loot_count"):
        own = scene.act_of(victim.number, ability.verb or power)
        most = len(own.at) if own is not None else 0
    targets = tuple(dict.fromkeys(theft.at[1:]))[:most]
    if not targets or (scene.trait(victim, "loot_not_back") and victim.number in targets):
        return None
    for name, extra in ability.extras.items():
        if name not in theft.extras:
            if extra.required:
                return None
        elif not acts.lawful(scene, extra, theft.extras[name], theft.by, targets):
            return None
    kind = ability.effect or ability.verb or power
    return make(theft.by, kind, targets, theft.extras, theft.order, victim.number, power)


def takeable(scene: Scene, victim: Seat) -> bool:
    """Whether there is an ability of this seat that a thief may use tonight."""
    power = scene.trait(victim, "loot")
    if power is None:
        return False
    if scene.trait(victim, "loot_count"):
        ability = scene.book.abilities[victim.role][power]
        if scene.act_of(victim.number, ability.verb or power) is None:
            return False
    return bool(scene.trait(victim, "loot_always")) or might(scene, victim, power)
