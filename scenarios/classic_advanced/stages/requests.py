"""Requests: an act that needs somebody's word, or concerns somebody at once, in the middle of a night."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from core.rulebook.fields import NO, YES, SeatFormula, Strict, TargetFormula
from core.rulebook.refs import Answer as AnswerRef
from core.rulebook.refs import Code, Extra, Mark, PutsLabel, Verb
from core.rulebook.stage import Params
from core.rules.answer import seats
from core.rules.night.deed import Deed
from core.rules.scene import Scene
from core.rules.state import Seat
from core.rules.whom import Verbs
from scenarios.classic_advanced.stages.register import stage
from scenarios.classic_advanced.stages.theft import Rob, use_of

NOTE = "requests"
NIGHT = "night.ends"


class Ask(Strict):
    """Deeds of `kind` tell somebody `says`; while that stands they bear the mark `waits`.

    Told is each of whom `to` (`me` who acts, `target`) holds: of the living, of those `named` by the act, or the one in
    its field `extra`; not where `unless` (`me`) holds. `seats`: which seats are told with it. `stolen`: also of a
    thief's deed. `code`: announced as soon as the word is yes.
    `needs`: the deed is dropped without a yes, if anybody was `asked`, or `always`. `bound` (`me`, who was asked): they
    cannot refuse. `proxy`: deeds that speak in place of those whose they are. `exempt`: who was asked cannot refuse for
    themselves. `instead_of`: what a deed that was agreed to, or stolen, takes the place of, whatever becomes of it.
    `agrees`: the label of those who said yes.
    """

    kind: Verb
    waits: Mark
    says: AnswerRef
    to: TargetFormula = YES
    named: bool = False
    extra: Extra | None = None
    unless: SeatFormula = NO
    seats: Literal["none", "named", "actor"] = "none"
    stolen: bool = True
    code: Code | None = None
    needs: Literal["never", "asked", "always"] = "never"
    bound: SeatFormula = NO
    proxy: Verb | None = None
    exempt: bool = False
    instead_of: Verbs = ()
    agrees: PutsLabel | None = None


class Requests(Params):
    """`asks`: what is asked, and what hangs on it (the step `approve`)."""

    asks: list[Ask]


@stage("requests", Requests, words={"note": [NOTE]})
def requests(scene: Scene, params: Requests) -> None:
    """No other rulebook asks for a word while a night lasts: the open requests follow the acts that stand."""
    standing = open_rows(scene)
    wanted = dict[str, Any]()
    fresh = list[dict[str, Any]]()
    for deed in _in_sight(scene):
        for ask in params.asks:
            if ask.kind != deed.do or not (deed.own or ask.stolen):
                continue
            for target in _asked(scene, ask, deed):
                key = f"{deed.by}:{deed.do}:{target.number}"
                shown = sorted(deed.at if ask.seats == "named" else (deed.by,) if ask.seats == "actor" else ())
                if key in standing and standing[key]["seats"] == shown:
                    wanted[key] = standing[key]
                elif not (deed.own and scene.ask(ask.unless, scene.seat(deed.by))):
                    # A word that somebody would have to give themselves is given: nobody is asked for it.
                    alone = target.number == deed.by and not ask.named
                    wanted[key] = {
                        "by": deed.by,
                        "kind": deed.do,
                        "to": target.number,
                        "waits": None if alone else ask.waits,
                        "says": ask.says,
                        "seats": shown,
                        "code": ask.code,
                        "yes": True if alone else None,
                    }
                    fresh.append(wanted[key])
    keep(scene, wanted)
    for row in fresh:
        if row["yes"]:
            announce(scene, row)
        else:
            scene.tell(row["to"], seats(row["says"], row["seats"]) if row["seats"] else row["says"])


def _in_sight(scene: Scene) -> Iterator[Deed]:
    """The acts that stand, as deeds, and what thieves would do with what they take."""
    own = [scene.deed(act) for act in scene.game.acts if scene.seat(act.by).alive]
    yield from own
    for call in scene.book.steps[NIGHT]:
        if isinstance(call.params, Rob):
            taken = (use_of(scene, call.params, deed) for deed in own if deed.do == call.params.verb)
            yield from (deed for deed in taken if deed is not None)


def _asked(scene: Scene, ask: Ask, deed: Deed) -> list[Seat]:
    actor = scene.seat(deed.by)
    among = [seat.number for seat in scene.living]
    if ask.named:
        among = list(deed.at)
    elif ask.extra is not None:
        among = [deed.said[ask.extra]] if ask.extra in deed.said else []
    found = [scene.seat(number) for number in among]
    return [seat for seat in found if seat.alive and scene.ask(ask.to, actor, seat)]


def open_rows(scene: Scene) -> dict[str, Any]:
    """The open requests, by who acts, what is done, who is asked: `{by, kind, to, waits, says, seats, code, yes}`."""
    found: dict[str, Any] = scene.game.notes.get(NOTE, {})
    return found


def keep(scene: Scene, rows: dict[str, Any]) -> None:
    """From now on these requests are open; whoever waits for a word to be given bears a mark of it."""
    before = open_rows(scene)
    if rows == before:
        return
    scene.note(NOTE, rows or None)
    was, waits = ({(row["to"], row["waits"]) for row in some.values() if row["waits"]} for some in (before, rows))
    for number, mark in sorted(was - waits):
        scene.unmark(number, mark)
    for number, mark in sorted(waits - was):
        scene.mark(number, mark)


def announce(scene: Scene, row: dict[str, Any]) -> None:
    """Tell everybody of a yes, once in a phase, where it is to be told."""
    code = row["code"]
    if code and scene.game.notes.get(f"said:{code}") != scene.game.ordinal:
        scene.note(f"said:{code}", scene.game.ordinal)
        scene.announce(code)


def struck(scene: Scene, number: int) -> None:
    """A seat was struck from all acts, as if never named: what was asked about the others stands as it was answered."""
    rows = open_rows(scene).items()
    keep(scene, {key: {**row, "seats": [one for one in row["seats"] if one != number]} for key, row in rows})
