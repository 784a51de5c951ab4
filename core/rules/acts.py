"""Acts: may this seat use this ability, now, on these seats? And what giving it does at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from core.rules import events, joint, stock
from core.rules.commands import Act
from core.rules.events import ALL, ActGiven
from core.rules.refusal import Code, OwnCode, Refusal
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.uses import own_use

if TYPE_CHECKING:
    from core.rulebook.schema import Ability, Extra

MOST_NAMED = 40
"""So many seats are named by one act at most, whatever a rulebook reckons."""


def why_not(scene: Scene, me: Seat, key: str, ability: Ability) -> Code | None:
    """Why the seat may not use this ability at all at this moment (a refusal code), or None. `key` is the
    ability's name.
    """
    return why_barred(scene, me, ability.given_as(key)) or why_not_unmarked(scene, me, key, ability)


def why_barred(scene: Scene, me: Seat, do: str) -> Code | None:
    """Whether a mark on the seat forbids it this verb now (a refusal code)."""
    for rule in scene.book.scenario.barred:
        if rule.mark in me.marks and scene.game.phase in rule.phases and do not in rule.but:
            return OwnCode(rule.code)
    return None


def why_not_unmarked(scene: Scene, me: Seat, key: str, ability: Ability) -> Code | None:
    """As `why_not`, without looking at marks that forbid."""
    do = ability.given_as(key)
    if me.alive:
        if ability.actor == "out":
            return "not_now"
    elif ability.actor == "living":
        return "dead"
    if scene.game.phase not in ability.phases:
        return "wrong_phase"
    if not scene.ask(ability.if_, me):
        return OwnCode(ability.unless_code)
    if me.used_up(key):
        return "no_uses"
    if ability.stock:
        kinds = {kind for extra in ability.extras.values() for kind in extra.choices} or set(ability.stock)
        if all(me.used_up(stock.use(key, kind)) for kind in kinds):
            return "no_uses"
    if ability.final and any(act.by == me.number and act.do == do for act in scene.game.acts):
        return "already_done"
    if ability.turn is not None and not scene.ask(ability.turn_unless, me):
        for act in scene.game.acts:
            giver = scene.seat(act.by)
            if act.do == do or giver.team != me.team or turn_of(scene, act.by, act.do) != ability.turn:
                continue
            if joint.stands(scene, giver, act.do):
                return "other_act_given"
    if ability.one_of is not None:
        for act in scene.game.acts:
            rival = scene.book.find(me.role, act.do, scene.game.phase) if act.by == me.number else None
            if rival is not None and act.do != do and rival.one_of == ability.one_of:
                return "other_act_given"
    return None


def turn_of(scene: Scene, seat: int, do: str) -> str | None:
    """The shared turn (one act of several kinds a phase) that a given act belongs to."""
    ability = scene.book.find(scene.seat(seat).role, do, scene.game.phase)
    return ability.turn if ability is not None else None


def why_not_seat(scene: Scene, me: Seat, key: str, *, ability: Ability, target: Seat, slot: int = 0) -> Code | None:
    """Why this ability may not name this seat (a refusal code), or None. `key` is the ability's name.

    `slot` is the seat's place among those named (formulas read it by that name): first and second may be
    different things.
    """
    if ability.target == "living":
        if not target.alive:
            return "target_left"
    elif ability.target == "out" and target.alive:
        return "target_living"
    if target is me:
        if not scene.ask(ability.self_, me, target, slot):
            return "self_target"
        if me.used_up(own_use(key)):
            return "no_self_uses"
    elif ability.team == "other":
        if target.team == me.team:
            return "own_team"
    elif ability.team == "unknown" and target.number in me.knows:
        return "own_team"
    if ability.repeat == "no" or (ability.repeat == "first" and slot == 0):
        last = me.notes.get(f"last:{ability.given_as(key)}")
        if last is not None and last[0] == scene.game.night - 1 and target.number in last[1]:
            return "repeat_target"
    for rule in ability.refuse:
        if scene.ask(rule.if_, me, target, slot):
            return OwnCode(rule.code)
    return None


def counts(scene: Scene, me: Seat, ability: Ability) -> tuple[int, int]:
    """The least and the most seats that the ability names now."""
    return min(scene.number(ability.at[0], me), MOST_NAMED), min(scene.number(ability.at[1], me), MOST_NAMED)


def refusal(scene: Scene, act: Act) -> Refusal | None:
    """Why this act is not taken, or None when it is."""
    game = scene.game
    if not 1 <= act.by <= len(game.seats):
        return Refusal("not_playing")
    me = scene.seat(act.by)
    key, ability = scene.book.find_key(me.role, act.do, game.phase)
    if ability is None:
        return Refusal("no_ability" if me.alive else "dead", {"do": act.do})
    code = why_not(scene, me, key, ability)
    if code is not None:
        return Refusal(code, {"do": act.do})
    least, most = counts(scene, me, ability)
    if not least <= len(act.at) <= most or (len(set(act.at)) < len(act.at) and not ability.same_twice):
        return Refusal("wrong_count", {"least": least, "most": most})
    if act.at == (act.by,) and not scene.ask(ability.self_alone, me):
        return Refusal("self_alone", {"seat": act.by})
    for index, number in enumerate(act.at):
        if not 1 <= number <= len(game.seats):
            return Refusal("bad_target", {"seat": number})
        code = why_not_seat(scene, me, key, ability=ability, target=scene.seat(number), slot=index)
        if code is not None:
            return Refusal(code, {"seat": number})
    if len(act.at) == 2 and scene.ask(ability.adjacent, me) and not side_by_side(scene, me, act.at):
        return Refusal("not_side_by_side", {"seat": act.at[1]})
    problem = extras_refusal(scene, me, ability, act)
    if problem is not None:
        return problem
    if ability.stock:
        problem = stock.refusal(me, key, ability, act)
        if problem is not None:
            return problem
    missing = unsaid(ability, act)
    return None if missing is None else Refusal("bad_extra", {"field": missing})


def side_by_side(scene: Scene, me: Seat, at: Sequence[int]) -> bool:
    """Whether two seats are next to each other among the living, the actor not counted."""
    order = [seat.number for seat in scene.living if seat is not me]
    if not {*at} <= {*order}:
        return False
    apart = abs(order.index(at[0]) - order.index(at[1]))
    return apart in (1, len(order) - 1)


def extras_refusal(scene: Scene, me: Seat, ability: Ability, act: Act) -> Refusal | None:
    """Why what was said besides the seats is not taken, or None."""
    for name in act.extras:
        if name not in ability.extras:
            return Refusal("bad_extra", {"field": name})
    for name, extra in ability.extras.items():
        if name not in act.extras:
            if extra.required and scene.ask(extra.if_, me):
                return Refusal("bad_extra", {"field": name})
        elif not lawful(scene, extra, act.extras[name], act.by, act.at):
            return Refusal("bad_extra", {"field": name})
        elif extra.only and not open_choice(scene, extra, act.extras[name], me):
            return Refusal(OwnCode(extra.unless_code))
    return None


def unsaid(ability: Ability, act: Act) -> str | None:
    """The field in which an act has to say something of as many seats as it names, and does not, or not there alone.
    Of things in stock a list may always be said.
    """
    fields = {name: extra for name, extra in ability.extras.items() if extra.seats is not None}
    said = [name for name in fields if name in act.extras]
    due = next((name for name, extra in fields.items() if extra.seats == len(act.at)), None)
    if said == [due] or (ability.stock and any(isinstance(act.extras[name], list) for name in said)):
        return None
    return due


def open_choice(scene: Scene, extra: Extra, choice: str, me: Seat) -> bool:
    """Whether the seat may choose this now."""
    rule = extra.only.get(choice)
    return rule is None or bool(scene.ask(rule, me))


def lawful(scene: Scene, extra: Extra, value: Any, by: int, at: Sequence[int]) -> bool:
    """Whether a value is one that the field takes, in an act of the seat `by` at the seats `at`."""
    targets = len(at)
    if extra.kind == "flag":
        return isinstance(value, bool)
    if extra.kind == "number":
        return isinstance(value, int) and not isinstance(value, bool) and extra.least <= value <= extra.most
    if extra.kind == "seat":
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= len(scene.game.seats):
            return False
        return not extra.other or (scene.seat(value).alive and value != by and value not in at)
    if extra.kind == "word":
        return isinstance(value, str) and 0 < len(value.strip()) <= 60
    roles = extra.choices or list(scene.book.roles)
    if extra.kind == "role":
        return value in roles
    if extra.kind == "roles":
        return isinstance(value, list) and len(value) == targets and all(one in roles for one in value)
    if extra.kind == "choices":
        return isinstance(value, list) and len(value) == targets and all(one in extra.choices for one in value)
    return value in extra.choices


def give(scene: Scene, act: Act) -> None:
    """Take a lawful act: note it, and work out what it does at once."""
    game = scene.game
    me = scene.seat(act.by)
    key, ability = scene.book.find_key(me.role, act.do, game.phase)
    assert ability is not None
    to = audience(scene, me, ability)
    if ability.shared:
        for other in scene.acts(act.do):
            if other.by != act.by and scene.seat(other.by).team == me.team:
                scene.withdraw(other.by, act.do, to)
    if ability.either is not None:
        for other in list(game.acts):
            rival = scene.book.find(me.role, other.do, game.phase)
            if other.by == act.by and other.do != act.do and rival is not None and rival.either == ability.either:
                scene.withdraw(other.by, other.do, to)
    name = None if ability.verb in (None, key) else key
    scene.emit(ActGiven(to, by=act.by, do=act.do, at=act.at, extras=dict(act.extras), ability=name))
    if ability.joint:
        joint.speak(scene, me, act.do)
    if ability.spend == "at_once":
        scene.spend(act.by, key)
    scene.given = scene.act_of(act.by, act.do)
    scene.work(ability.at_once, me)
    scene.given = None
    scene.run(f"{game.phase}.changes")


def audience(scene: Scene, me: Seat, ability: Ability) -> str:
    """Who sees the act when it is given."""
    if not ability.secret:
        return ALL
    room = room_of(scene, me, ability)
    return events.seat(me.number) if room is None else events.room(room)


def room_of(scene: Scene, me: Seat, ability: Ability) -> str | None:
    """The room in which the ability is used: the first of its rooms that the seat is in; None where it is in none."""
    return next((room for room in ability.room if me.number in scene.game.members.get(room, [[]])[0]), None)


def pass_refusal(scene: Scene, act: Act) -> Refusal | None:
    """Why the seat may not pass: it has nothing to do in this phase, or must act."""
    if not 1 <= act.by <= len(scene.game.seats):
        return Refusal("not_playing")
    me = scene.seat(act.by)
    phase = scene.game.phase
    abilities = [
        (do, ability)
        for do, ability in scene.book.in_phase(me.role, phase)
        if why_not(scene, me, do, ability) in (None, "already_done", "other_act_given")
    ]
    if me.alive and phase in scene.book.scenario.pass_open:
        return None
    if not abilities and not any(given.by == act.by for given in scene.game.acts):
        return Refusal("dead" if not me.alive else "nothing_to_pass")
    if any(scene.ask(ability.mandatory, me) for _, ability in abilities):
        return Refusal("mandatory")
    return None


def withdraw(scene: Scene, act: Act) -> None:
    """Pass: take back what the seat gave in this phase, but for acts that were final or took effect at once."""
    if scene.game.phase in scene.book.scenario.pass_open:
        return
    me = scene.seat(act.by)
    for given in [given for given in scene.game.acts if given.by == act.by]:
        ability = scene.book.find(me.role, given.do, scene.game.phase)
        done = ability is not None and (ability.final or any(scene.ask(call.condition, me) for call in ability.at_once))
        if not done:
            to = audience(scene, me, ability) if ability is not None else events.seat(act.by)
            scene.withdraw(act.by, given.do, to)
