"""What serves this rulebook alone: the gang's shot that comes before everything, pockets, the killer's company, the
samurai's blade, the lodge, words that may not be said.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from core.rulebook.fields import NO, SeatFormula, Strict, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Code, Extra, Mark, Moment, OwnNote, PutsCause, PutsHow, PutsLabel, Verb
from core.rulebook.stage import Params, StageField, Stages
from core.rules.answer import Answer
from core.rules.commands import Host
from core.rules.defence import DefenceMet, find, use_up
from core.rules.night.attack import land, strike
from core.rules.night.deed import Deed
from core.rules.occasion import upon_decision
from core.rules.pad import Pad
from core.rules.scene import Scene
from core.rules.whom import Verbs

STAGES = Stages()
stage = STAGES.register


class FirstShot(Params):
    """The deed of `verb` attacks its target, for `cause`. `steps`: who hampers whom and who is protected; they only
    write on the pad, for they are worked once to see what comes of the shot, and once more for the night.

    `protects`: verbs of the target that may protect it, and are not left out when the shot is decided. `label` is put
    on whom it kills; where `silences` (`me`, the target) holds their deeds are void though it was stopped.
    """

    verb: Verb
    cause: PutsCause
    steps: list[StageField]
    protects: Verbs = ()
    label: PutsLabel
    silences: SeatFormula = NO


@dataclass(slots=True)
class Decided:
    """What was decided of the shot: it has met this defence."""

    deed: Deed
    met: DefenceMet | None


@stage("first_shot", FirstShot, purpose="harms")
def first_shot(scene: Scene, params: FirstShot) -> None:
    """Decide the shot with its target's own deeds left out; if it kills they are void. Then work the steps for good.

    Of this book alone: everywhere else a shot is worked in its place among the others, here it is tried out first.
    """
    shot = next((deed for deed in scene.deeds(params.verb) if deed.at), None)
    decided = None if shot is None or scene.pad.calm else _decide(scene, params, shot)
    _work(scene, params)
    for deed in scene.working(params.verb):
        me = scene.seat(deed.owner)
        number = deed.at[0]
        if decided is None or deed is not decided.deed:
            strike(scene, params.cause, number, deed, me)
            continue
        if decided.met is not None:
            use_up(scene, decided.met, number)
        land(scene, params.cause, number, deed=deed, me=me, met=decided.met)


def _decide(scene: Scene, params: FirstShot, shot: Deed) -> Decided | None:
    """What was decided is kept: that the shot failed, who took it, what stopped it."""
    outer = scene.pad
    target = shot.at[0]
    tried = _try(scene, params, outer, target, ())
    if any(deed.owner == target and deed.do in params.protects for deed in outer.deeds or ()):
        with_own = _try(scene, params, outer, target, params.protects)
        if not _shields(scene, with_own, target) <= _shields(scene, tried, target):
            tried = with_own
    scene.pad = tried
    own = next(deed for deed in scene.deeds(params.verb) if deed.order == shot.order)
    met = find(scene, params.cause, target, scene.seat(shot.owner))
    scene.pad = outer
    shot.void = own.void
    shot.at = own.at
    shot.by = own.by
    shot.worked = True
    if not shot.works or not shot.own:
        return None
    if met is None:
        outer.label(target, params.label)
    if met is None or scene.ask(params.silences, scene.seat(target)):
        _leave_out(scene, target, ())
    return Decided(shot, met)


def _try(scene: Scene, params: FirstShot, outer: Pad, target: int, kept: tuple[str, ...]) -> Pad:
    """Work the steps on a pad of its own, without the target's deeds but those kept."""
    pad = Pad()
    pad.able = outer.able
    pad.deeds = [deed.copy() for deed in outer.deeds or ()]
    pad.labels = {seat: set(labels) for seat, labels in outer.labels.items()}
    scene.pad = pad
    _leave_out(scene, target, kept)
    _work(scene, params)
    scene.pad = outer
    return pad


def _leave_out(scene: Scene, target: int, kept: tuple[str, ...]) -> None:
    """What the seat does has no effect; what works by itself has."""
    passives = scene.book.roles[scene.seat(target).role].passives
    for deed in scene.deeds():
        if deed.owner == target and deed.do not in kept and deed.power not in passives:
            deed.void = "fallen"


def _shields(scene: Scene, pad: Pad, number: int) -> set[object]:
    """What protects the seat, as the pad stands: protections with their givers, and labels that save."""
    worn = {rule.label for rule in scene.book.scenario.defences} & pad.labels.get(number, set())
    return {*pad.guards.get(number, ()), *worn}


def _work(scene: Scene, params: FirstShot) -> None:
    scene.work(params.steps)


class Item(Strict):
    """A thing that is handed out: deeds of `verb` do it, whose uses are the giver's store; `label` holds tonight of
    whoever has it, and `answer` tells them of it.
    """

    verb: Verb
    label: PutsLabel
    answer: AnswerRef


class HandOver(Params):
    """`items`: from somebody who has several, whoever picks pockets takes the one that stands first."""

    items: tuple[Item, ...]


@dataclass(slots=True)
class Items:
    """The things that are handed out tonight."""

    listed: tuple[Item, ...] = field(default=())


@stage("hand_over", HandOver)
def hand_over(scene: Scene, params: HandOver) -> None:
    """Things reach their receivers, who are told of all kinds in the order of the givers' seats.

    Of this book alone: here things are handed on within the night, before anybody is shot.
    """
    scene.pad.part(Items).listed = params.items
    items = {item.verb: item for item in params.items}
    for deed in scene.working(*items):
        item = items[deed.do]
        for number in deed.at:
            scene.pad.label(number, item.label)
            scene.pad.answer(number, item.answer)


class Pick(Params):
    """Deeds of `verb` take one thing out of their target's hands or store, but not from those of whom `spares` (`me`,
    `target`) holds. Who does them is told which, or `nothing`.
    """

    verb: Verb
    spares: TargetFormula = NO
    nothing: AnswerRef


@stage("pick_pockets", Pick, purpose="hampers")
def pick_pockets(scene: Scene, params: Pick) -> None:
    """Pick pockets in the order of seats; what a thief has a pickpocket take, the thief keeps.

    Of this book alone: nobody else takes things from others.
    """
    for deed in scene.deeds(params.verb):
        if deed.works:
            target = deed.at[0]
            spared = scene.ask(params.spares, scene.seat(deed.owner), scene.seat(target))
            item = None if spared else _take(scene, target, deed.by)
            if item is not None:
                scene.pad.label(deed.by, item.label)
            scene.pad.answer(deed.by, params.nothing if item is None else item.answer)
        if deed.named and not (deed.works and deed.own):
            scene.pad.answer(deed.owner, params.nothing)


def _take(scene: Scene, number: int, hands: int) -> Item | None:
    """A thing from the seat: one that it has, or else one of its store, which is a deed of the owner's that is paid."""
    seat = scene.seat(number)
    for item in scene.pad.part(Items).listed:
        if scene.pad.labelled(number, item.label):
            scene.pad.labels[number].discard(item.label)
            return item
        given = sum(deed.owner == number for deed in scene.working(item.verb))
        left = seat.uses.get(item.verb)
        if item.verb in scene.book.abilities[seat.role] and left is not None and left > given:
            deeds = scene.pad.deeds
            assert deeds is not None
            deeds.append(
                Deed(
                    by=hands,
                    do=item.verb,
                    at=(hands,),
                    said={},
                    order=0,
                    owner=number,
                    power=item.verb,
                    named=False,
                    worked=True,
                )
            )
            return item
    return None


class Company(Params):
    """Those of whom `who` (`me`) holds take along everybody who names them by a deed in force, but for those of the
    verbs `but`, and leave with them for `cause`, whatever protects them.

    Of deeds of `gang`, where nobody has taken them, their owner pays if `leader` (`me`) holds, else the lowest seat of
    the first of `payers` (`me`) that has one.
    """

    who: SeatFormula
    but: Verbs = ()
    gang: Verbs = ()
    leader: SeatFormula = NO
    payers: tuple[SeatFormula, ...] = ()
    cause: PutsCause


@stage("company", Company)
def company(scene: Scene, params: Company) -> None:
    """Those who named such a player leave, and the player with them.

    Of this book alone: everywhere else it is one verb, not whatever is done, that costs whoever does it the game.
    """
    for seat in scene.matching(params.who):
        named = [deed for deed in scene.working() if seat.number in deed.at and deed.do not in params.but]
        for deed in named:
            scene.fell(_payer(scene, params, deed), params.cause)
        if named:
            scene.fell(seat.number, params.cause)


def _payer(scene: Scene, params: Company, deed: Deed) -> int:
    if deed.do not in params.gang or not deed.own or scene.ask(params.leader, scene.seat(deed.owner)):
        return deed.owner
    ranks = (scene.matching(rank) for rank in params.payers)
    return next((rank[0].number for rank in ranks if rank), deed.owner)


class Blade(Params):
    """Deeds of `verb` on those whose passive `power` has an effect attack their owner, for `cause`; so many `times` in
    a game, which are remembered of the target under `note`.
    """

    verb: Verbs
    power: Verb
    times: int
    note: OwnNote
    cause: PutsCause


@stage("blade", Blade)
def blade(scene: Scene, params: Blade) -> None:
    """Strike those who tried, in the order of the verbs, while the target is in the game.

    Of this book alone: a power that is used up by striking back.
    """
    for verb in params.verb:
        for deed in scene.working(verb):
            target = scene.seat(deed.at[-1])
            used = int(target.notes.get(params.note, 0))
            able = any(one.owner == target.number for one in scene.working(params.power))
            if able and used < params.times and not scene.fallen(target.number):
                scene.note(params.note, used + 1, seat=target.number)
                strike(scene, params.cause, deed.owner)


class Lodge(Params):
    """`verb`: the deeds that link; `mark`: on all who are linked, holding the order in which they joined."""

    verb: Verb
    mark: Mark


class LodgeRevenge(Lodge):
    """Where `on` (`me` who links, `target`) holds the attack is for `cause`."""

    on: TargetFormula
    cause: PutsCause


@stage("lodge_revenge", LodgeRevenge)
def lodge_revenge(scene: Scene, params: LodgeRevenge) -> None:
    """Linking such a player costs the lodge the one who joined last.

    Of this book alone: nobody else pays for what another does.
    """
    for deed in scene.working(params.verb):
        if scene.ask(params.on, scene.seat(deed.owner), scene.seat(deed.at[0])):
            strike(scene, params.cause, _members(scene, params.mark, deed.owner)[-1])


class LodgeJoin(Lodge):
    """`answer`: the word in which all are told of each other."""

    answer: AnswerRef


@stage("lodge_join", LodgeJoin, purpose="trusts")
def lodge_join(scene: Scene, params: LodgeJoin) -> None:
    """Those linked who are still in the game join: they and every member are told of one another.

    Of this book alone: a circle that remembers in which order it grew.
    """
    for deed in scene.working(params.verb):
        founder = deed.owner
        joins = deed.at[0]
        if joins == founder or scene.fallen(joins) or scene.has(joins, params.mark):
            continue
        linked = _members(scene, params.mark, founder)
        members = [one for one in linked if one == founder or not scene.fallen(one)]
        order = 1 + max(
            (seat.marks[params.mark][1] for seat in scene.game.seats if params.mark in seat.marks), default=0
        )
        if not scene.has(founder, params.mark):
            scene.mark(founder, params.mark, value=order)
        scene.mark(joins, params.mark, value=order + 1)
        for number in sorted(members):
            scene.pad.answer(number, Answer(params.answer, joins))
            scene.pad.answer(joins, Answer(params.answer, number))
            scene.meet(number, [joins])
        scene.meet(joins, members)


def _members(scene: Scene, mark: str, founder: int) -> list[int]:
    """The lodge in the order of joining: all living seats that are linked, and the founder."""
    linked = sorted((seat for seat in scene.living if mark in seat.marks), key=lambda seat: seat.marks[mark][1])
    numbers = [seat.number for seat in linked]
    return numbers if founder in numbers else [founder, *numbers]


class Spoke(Params):
    """`mark` holds the forbidden words, `said` is the field of the word that the host heard. Announced `code`, and the
    way of leaving is `how`; `moment`: which wins are looked at.
    """

    mark: Mark
    said: Extra
    code: Code
    how: PutsHow
    moment: Moment


@stage("spoke", Spoke)
@upon_decision
def spoke(scene: Scene, params: Spoke, decision: Host) -> None:
    """Whoever the word was forbidden to leaves; any other word, or from anybody else, does nothing. Where the host does
    not say which word it was, it was the forbidden one: they know it.

    Of this book alone: nobody else is put out for what they say.
    """
    heard = decision.extras.get(params.said)
    for number in decision.at:
        words = scene.seat(number).marks.get(params.mark, [None, []])[1]
        if words and (
            heard is None or str(heard).strip().casefold() in [str(word).strip().casefold() for word in words]
        ):
            scene.announce(params.code, [number])
            scene.put_out(number, params.how)
            scene.settle(params.moment)
