"""Recruits: players asked to change sides, and what a refusal costs."""

from __future__ import annotations

from core.rulebook.fields import NO, YES, FormulaField
from core.rulebook.stage import Params
from core.rules.effects import effects
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.stages.requests import replies

RECRUITS = "recruits"


class Recruit(Params):
    """Effects of ``kind`` ask their targets to change sides; the answers are the replies to its requests.

    ``open_to``: a formula about ``target``: anybody else cannot be won, and nothing comes of asking them. Whoever
    asks by their own power leaves for ``cause`` if one refuses, or if ``fails`` holds of ``me`` (and then nobody is
    won).
    """

    kind: str = "invite"
    open_to: FormulaField = YES
    fails: FormulaField = NO
    cause: str = "refused"


@stage("win_over", Recruit)
def win_over(scene: Scene, params: Recruit) -> None:
    """Count the answers."""
    won: list[int] = scene.pad.notes.setdefault(RECRUITS, [])
    for effect in effects(scene, params.kind):
        me = scene.seat(effect.by)
        if scene.ask(params.fails, me):
            scene.pad.kill(effect.by, params.cause)
            continue
        said = {row["to"]: row["yes"] for row in replies(scene, effect)}
        for number in effect.at:
            target = scene.seat(number)
            if not scene.ask(params.open_to, me, target):
                continue
            if said.get(number):
                won.append(number)
            elif effect.own:
                scene.pad.kill(effect.by, params.cause)


class Enlist(Params):
    """The recruits become ``role``, of its team, but for those who are bound to another side; ``note``: remembered if
    there were any.
    """

    role: str
    note: str


@stage("enlist", Enlist)
def enlist(scene: Scene, params: Enlist) -> None:
    """At dawn, after the departures: recruits change sides, also those who fell that very night."""
    for number in scene.pad.notes.get(RECRUITS, ()):
        seat = scene.seat(number)
        roles = scene.book.roles
        team = roles[params.role].team if seat.team == roles[seat.role].team else seat.team
        scene.become(number, params.role, team=team)
        scene.note(params.note, True)


class Attempt(Params):
    """Effects of ``kind`` name a role (``with: {role: ID}``); right: the target leaves for ``kind``, nothing helps.

    ``same``: roles that are one. ``fails``: a formula about ``me``: wrong whatever was said. Whose ability it is
    leaves for ``cause`` after ``limit`` wrong ones in the game.
    """

    kind: str = "guess"
    same: tuple[tuple[str, ...], ...] = ()
    fails: FormulaField = NO
    limit: int
    cause: str = "wrong"


@stage("attempt", Attempt)
def attempt(scene: Scene, params: Attempt) -> None:
    """Compare what was named with the role that the target has now."""
    for effect in effects(scene, params.kind):
        target = scene.seat(effect.at[0])
        named = effect.extras.get("role")
        one = next((group for group in params.same if named in group), (named,))
        if target.role in one and not scene.ask(params.fails, scene.seat(effect.by)):
            scene.pad.kill(target.number, params.kind)
            continue
        owner = scene.seat(effect.owner)
        wrong = owner.notes.get(params.cause, 0) + 1
        scene.note(params.cause, wrong, seat=owner.number)
        if wrong >= params.limit:
            scene.pad.kill(owner.number, params.cause)


class Find(Params):
    """Seats named by effects of ``kind`` of which ``found`` holds (``me`` the actor, ``target``) are remembered of
    the owner of the ability, each once, but for the owner's own.
    """

    kind: str
    found: FormulaField
    note: str = "found"


@stage("find", Find)
def find(scene: Scene, params: Find) -> None:
    """Remember whom a seeker has found."""
    for effect in effects(scene, params.kind):
        owner = scene.seat(effect.owner)
        for number in effect.at:
            known: list[int] = owner.notes.get(params.note, [])
            fits = scene.ask(params.found, scene.seat(effect.by), scene.seat(number))
            if fits and number not in known and number != owner.number:
                scene.note(params.note, sorted([*known, number]), seat=owner.number)
