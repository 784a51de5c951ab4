"""Drink and blocks: deeds that make the deeds of others fail, turn round, or fall back on their owners."""

from __future__ import annotations

from core.rulebook.fields import YES, FormulaField
from core.rulebook.stage import Params
from core.rules.deeds import BLOCKED, DRUNK, SAVE, Deed, Ledger, ledger
from core.rules.register import stage
from core.rules.scene import Scene


class Drink(Params):
    """Deeds of ``verb`` are worked on targets of whom ``on`` (about ``me``) holds, each once.

    What the drink does to a deed stands in the trait ``drunk`` of its owner's role, by verb: ``fails`` (the rule where
    nothing is said), ``reversed`` (it is answered the other way round), ``rebounds`` (it falls on its owner) or
    ``stands``. Deeds already worked or taken are not touched.
    """

    verb: str = "drunk"
    on: FormulaField = YES


@stage("drink", Drink)
def drink(scene: Scene, params: Drink) -> None:
    """Make the targets drunk."""
    book = ledger(scene)
    for deed in book.of(params.verb):
        if not deed.live or deed.worked or not scene.ask(params.on, scene.seat(deed.target)):
            continue
        deed.worked = True
        book.drunk.add(deed.target)
        effects = scene.trait(scene.seat(deed.target), "drunk") or {}
        for other in book.deeds:
            if other.by != deed.target or not other.free:
                continue
            effect = effects.get(other.do, "fails")
            if effect == "fails":
                other.void = DRUNK
            elif effect != "stands":
                other.turned = True
                if effect == "rebounds" and other.at:
                    other.at = (other.by,)


class Block(Params):
    """Deeds of ``verb`` make their targets' deeds fail, but for verbs whose role says ``blocked: {VERB: stands}``.

    ``on``: a formula about ``me``, the target. ``robbing``: deeds whose owner a deed of this verb in force names first
    are left for the thief.
    """

    verb: str = "block"
    on: FormulaField = YES
    robbing: str | None = None


@stage("block", Block)
def block(scene: Scene, params: Block) -> None:
    """Work the blocks that have not been worked."""
    book = ledger(scene)
    for deed in book.of(params.verb):
        if not deed.live or deed.worked or not scene.ask(params.on, scene.seat(deed.target)):
            continue
        if any(theft.do == params.robbing and theft.live and theft.at[0] == deed.by for theft in book.deeds):
            continue
        work_block(scene, book, deed)


def work_block(scene: Scene, book: Ledger, deed: Deed) -> None:
    """One block takes effect on whom it falls."""
    deed.worked = True
    book.blocked.add(deed.target)
    effects = scene.trait(scene.seat(deed.target), "blocked") or {}
    for other in book.deeds:
        if other.by == deed.target and other.free and effects.get(other.do) != "stands":
            other.void = BLOCKED


class Cover(Params):
    """Deeds of ``verb`` by those of whom ``who`` (about ``me``) holds protect their target: a ``save`` from one death
    tonight, a ``ward`` from all of them.
    """

    verb: str = "save"
    who: FormulaField = YES
    kind: str = SAVE


@stage("cover", Cover)
def cover(scene: Scene, params: Cover) -> None:
    """Note the protections of tonight."""
    for deed in ledger(scene).of(params.verb, lambda one: scene.ask(params.who, scene.seat(one.by))):
        if deed.live:
            scene.pad.protect(deed.target, params.kind, deed.by)


class Marked(Params):
    """``mark`` lies on everybody whom a drink reached, if ``who`` (about ``me``) holds, until the phase ``until``."""

    mark: str = "drunk"
    who: FormulaField = YES
    until: str = "night"


@stage("mark_drunk", Marked)
def mark_drunk(scene: Scene, params: Marked) -> None:
    """Mark the drunk."""
    for number in sorted(ledger(scene).drunk):
        if scene.ask(params.who, scene.seat(number)):
            scene.mark(number, params.mark, params.until)
