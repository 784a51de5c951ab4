"""Requests: an act that needs somebody's word, or concerns somebody at once, in the middle of a phase.

The open requests are the table's note ``requests``: ``{KEY: {by, kind, to, do, says, seats, code, yes}}``. They
follow the acts: one that is given, changed or struck asks anew; an answer stands for what was asked when it was
given.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from core.rulebook.fields import NO, FormulaField, Strict
from core.rulebook.stage import Params
from core.rules.effects import Effect, effects, given, loot, put
from core.rules.register import stage
from core.rules.scene import Scene
from core.rules.state import Seat

NOTE = "requests"


class Ask(Strict):
    """Effects of ``kind`` tell somebody ``says``, and wait for a reply of the verb ``do``.

    Who is told: those of whom ``to`` holds (about ``me``, the actor, and ``target``), those the act names
    (``named``), or the seat in the act's field ``extra``. ``seats``: the seats told with it. ``unless``: about
    ``me``: nobody is told. ``stolen``: asked for a thief's use as well. ``code``: announced as soon as the answer is
    yes.
    """

    kind: str
    do: str
    says: str
    to: FormulaField = NO
    named: bool = False
    extra: str | None = None
    seats: Literal["none", "named", "actor"] = "none"
    unless: FormulaField = NO
    stolen: bool = True
    code: str | None = None


class Requests(Params):
    """``asks``: what is asked. ``steal``: the verb by which abilities are taken from others, if there is one."""

    asks: list[Ask]
    steal: str | None = None


@stage("requests", Requests)
def requests(scene: Scene, params: Requests) -> None:
    """Bring the open requests up to date with the acts that stand; tell those that are new."""
    standing: dict[str, Any] = scene.game.notes.get(NOTE, {})
    wanted: dict[str, Any] = {}
    fresh: list[dict[str, Any]] = []
    for effect in _in_sight(scene, params.steal):
        for ask in params.asks:
            if ask.kind != effect.do or not (effect.own or ask.stolen):
                continue
            for target in _asked(scene, ask, effect):
                key = f"{effect.by}:{effect.do}:{target.number}"
                seats = sorted(effect.at if ask.seats == "named" else (effect.by,) if ask.seats == "actor" else ())
                if key in standing and standing[key]["seats"] == seats:
                    wanted[key] = standing[key]
                elif not (effect.own and scene.ask(ask.unless, scene.seat(effect.by))):
                    # A word that somebody would have to give themselves is given: nobody is asked for it.
                    alone = target.number == effect.by and not ask.named
                    wanted[key] = {
                        "by": effect.by,
                        "kind": effect.do,
                        "to": target.number,
                        "do": None if alone else ask.do,
                        "says": ask.says,
                        "seats": seats,
                        "code": ask.code,
                        "yes": True if alone else None,
                    }
                    fresh.append(wanted[key])
    if wanted != standing:
        scene.note(NOTE, wanted or None)
    for row in fresh:
        if row["yes"]:
            _announce(scene, row)
        else:
            listed = ",".join(str(number) for number in row["seats"])
            scene.tell(row["to"], f"{row['says']}:{listed}" if listed else row["says"])


def _in_sight(scene: Scene, steal: str | None) -> list[Effect]:
    """The acts that stand, and what thieves would do with what they take."""
    own = [effect for effect in given(scene) if scene.seat(effect.by).alive]
    taken = [loot(scene, effect) for effect in own if effect.do == steal]
    return [*own, *(effect for effect in taken if effect is not None)]


def _asked(scene: Scene, ask: Ask, effect: Effect) -> list[Seat]:
    actor = scene.seat(effect.by)
    if ask.named:
        found = [scene.seat(number) for number in effect.at]
    elif ask.extra is not None:
        found = [scene.seat(effect.extras[ask.extra])] if ask.extra in effect.extras else []
    else:
        found = [seat for seat in scene.living if scene.ask(ask.to, actor, seat)]
    return [seat for seat in found if seat.alive]


class Reply(Params):
    """``do``: the kind of request that the act answers; ``field``: where its yes or no stands (yes, if it is left
    out).
    """

    do: str
    field: str = "accept"


@stage("reply", Reply)
def reply(scene: Scene, params: Reply) -> None:
    """At once: one word answers all requests of the kind that are open to the seat now."""
    act = scene.given
    if act is None:
        return
    yes = bool(act.extras.get(params.field, True))
    rows: dict[str, Any] = dict(scene.game.notes.get(NOTE, {}))
    for key, row in rows.items():
        if row["to"] == act.by and row["do"] == params.do:
            rows[key] = {**row, "yes": yes}
            if yes:
                _announce(scene, row)
    scene.note(NOTE, rows or None)


def _announce(scene: Scene, row: dict[str, Any]) -> None:
    code = row["code"]
    if code and scene.game.notes.get(f"said:{code}") != scene.game.serial:
        scene.note(f"said:{code}", scene.game.serial)
        scene.announce(code)


def struck(scene: Scene, number: int) -> None:
    """A seat was struck from all acts, as if never named: what was asked about the others stands as it was answered."""
    rows: dict[str, Any] = scene.game.notes.get(NOTE, {})
    if any(number in row["seats"] for row in rows.values()):
        kept = {key: {**row, "seats": [one for one in row["seats"] if one != number]} for key, row in rows.items()}
        scene.note(NOTE, kept)


def replies(scene: Scene, effect: Effect) -> list[dict[str, Any]]:
    """The requests that an effect made."""
    rows = scene.game.notes.get(NOTE, {}).values()
    return [row for row in rows if row["by"] == effect.by and row["kind"] == effect.do]


class Approve(Params):
    """Effects of ``kind`` need a yes to their requests; with nobody asked they pass, unless ``needs``.

    ``bound``: a formula about ``me``, who was asked: they cannot refuse. ``proxy``: effects of this kind answer in
    the place of their owner. ``exempt``: whoever was asked cannot refuse for themselves. ``stolen``: a thief needs a
    yes as well.
    """

    kind: str
    needs: bool = False
    bound: FormulaField = NO
    proxy: str | None = None
    exempt: bool = False
    stolen: bool = True


@stage("approve", Approve)
def approve(scene: Scene, params: Approve) -> None:
    """Drop what was not agreed to; it was not done, and costs nothing."""
    spoken = {} if params.proxy is None else {e.owner: e for e in effects(scene, params.proxy) if not e.own}
    kept: list[Effect] = []
    for effect in effects(scene):
        if effect.do == params.kind and (effect.own or params.stolen):
            rows = replies(scene, effect)
            if not (any(_agreed(scene, params, row, spoken) for row in rows) or (not rows and not params.needs)):
                asked = {row["to"] for row in rows} if params.exempt else set()
                effect = effect.aimed(number for number in effect.at if number in asked)
                if not effect.at:
                    continue
        kept.append(effect)
    put(scene, kept)


class StandIn(Params):
    """An effect of ``kind`` that was agreed to, or is done by a thief, stands ``for`` those of another kind, which
    come to nothing that night, whatever becomes of it. Of a thief's use those of whom ``to`` holds are told
    ``answer``.
    """

    kind: str
    for_: str = Field(alias="for")
    answer: str
    to: FormulaField


@stage("stand_in", StandIn)
def stand_in(scene: Scene, params: StandIn) -> None:
    """One thing is done in place of another."""
    rows = scene.game.notes.get(NOTE, {}).values()
    agreed = any(row["kind"] == params.kind and row["yes"] for row in rows)
    taken = any(not effect.own for effect in effects(scene, params.kind))
    if taken:
        for seat in scene.matching(params.to):
            scene.pad.answer(seat.number, params.answer)
    if agreed or taken:
        put(scene, [effect for effect in effects(scene) if effect.do != params.for_])


def _agreed(scene: Scene, params: Approve, row: dict[str, Any], spoken: dict[int, Effect]) -> bool:
    proxy = spoken.get(row["to"])
    if proxy is not None:
        return bool(proxy.extras.get("accept", True))
    return bool(row["yes"]) or bool(scene.ask(params.bound, scene.seat(row["to"])))
