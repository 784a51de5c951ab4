"""Questions put as deeds: the side a player appears on, whom they visited, who visited them, what they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.rulebook.fields import YES, FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.deeds import BLOCKED, DRUNK, Deed, ledger
from core.rules.register import stage
from core.rules.scene import Scene


class Guise(Strict):
    """Whoever matches is answered for as ``answer``: a deed of ``verb`` (if one is named) lies on them and ``who``
    (about ``target``) holds.
    """

    verb: str | None = None
    who: FormulaField = YES
    answer: bool


class AskSide(Params):
    """``yes``: a formula about ``target`` for the answer by role. ``guises`` change it one after another, the later
    ones having the last word. A question blocked is answered ``blocked``, also one that was not named.
    """

    verb: str = "inspect"
    yes: FormulaField
    guises: tuple[Guise, ...] = ()
    blocked: str = "nothing"


@stage("ask_side", AskSide)
def ask_side(scene: Scene, params: AskSide) -> None:
    """Answer ``yes`` or ``no``; the other way round to those whom drink turned round."""
    book = ledger(scene)
    for deed in book.of(params.verb):
        if deed.void == BLOCKED:
            scene.pad.answer(deed.by, params.blocked)
        if not deed.live:
            continue
        owner, target = scene.seat(deed.by), scene.seat(deed.target)
        yes = bool(scene.ask(params.yes, owner, target))
        for guise in params.guises:
            on = guise.verb is None or book.shielded(target.number, guise.verb)
            if on and scene.ask(guise.who, owner, target):
                yes = guise.answer
        scene.pad.answer(deed.by, "yes" if yes != deed.turned else "no")


class Look(Params):
    """``verb``: the question. ``along``: verbs whose users are also seen at the target of the gang's shot
    (``shot``).
    """

    verb: str
    shot: str = "kill"
    along: tuple[str, ...] = ()
    nothing: str = "nothing"


@stage("ask_visited", Look)
def ask_visited(scene: Scene, params: Look) -> None:
    """Whom did the target visit? ``seats:...``"""
    pairs = _visits(scene, params.shot, params.along)
    _reply(scene, params, lambda deed, _: _seats(to for by, to in pairs if by == deed.target))


@stage("ask_visitors", Look)
def ask_visitors(scene: Scene, params: Look) -> None:
    """Who visited the target, the one who is told excepted? ``seats:...``"""
    pairs = _visits(scene, params.shot, params.along)
    _reply(scene, params, lambda deed, me: _seats(by for by, to in pairs if to == deed.target and by != me))


@stage("ask_role", Look)
def ask_role(scene: Scene, params: Look) -> None:
    """What is the target? ``role:ROLE``"""
    _reply(scene, params, lambda deed, _: f"role:{scene.seat(deed.target).role}")


def _reply(scene: Scene, params: Look, answer: Callable[[Deed, int], str]) -> None:
    """Answer whoever has the question now: its owner, or the thief who took it. An owner who named somebody and was
    hampered or robbed is told ``nothing``.
    """
    for deed in ledger(scene).of(params.verb):
        if deed.named and (deed.void in (DRUNK, BLOCKED) or deed.taker is not None):
            scene.pad.answer(deed.by, params.nothing)
        if deed.live:
            hearer = deed.by if deed.taker is None else deed.taker
            scene.pad.answer(hearer, answer(deed, hearer))


def _visits(scene: Scene, shot: str, along: tuple[str, ...]) -> list[tuple[int, int]]:
    """Every name given tonight, whether or not the act worked; a vote for the gang's shot and oneself are no visits."""
    owners = {deed.by for deed in ledger(scene).deeds if deed.do == shot}
    aimed = next((act.at[0] for act in scene.game.acts if act.do == shot and act.by in owners), None)
    found: list[tuple[int, int]] = []
    for act in scene.game.acts:
        if act.do == shot and act.by not in owners:
            continue
        seats = [*act.at, aimed] if act.do in along and aimed is not None else list(act.at)
        found += [(act.by, to) for to in seats if to != act.by]
    return found


def _seats(numbers: Iterable[int]) -> str:
    return "seats:" + ",".join(str(number) for number in sorted(set(numbers)))


@stage("mute_slain")
def mute_slain(scene: Scene, params: Params) -> None:
    """Whom the gang's shot killed before they acted is told nothing of that night."""
    slain = ledger(scene).slain
    scene.pad.answers = [one for one in scene.pad.answers if one[0] not in slain]
