"""Silence and words: who may not speak tomorrow, and what may not be said."""

from __future__ import annotations

from typing import Any

from core.rulebook.stage import Params
from core.rules.deeds import ledger
from core.rules.register import stage
from core.rules.scene import Scene


class Hush(Params):
    """Deeds of ``verb`` put ``mark`` on their targets until the phase ``until``, but for those whom a deed of
    ``undo`` names. ``code`` is announced.
    """

    verb: str = "silence"
    undo: str | None = "unsilence"
    mark: str = "silenced"
    until: str = "night"
    code: str = "silenced"


@stage("hush", Hush)
def hush(scene: Scene, params: Hush) -> None:
    """Silence players, and undo it for those who were found."""
    book = ledger(scene)
    quiet = {deed.target for deed in book.of(params.verb) if deed.live}
    quiet -= {deed.target for deed in book.deeds if deed.do == params.undo and deed.live}
    for number in sorted(quiet):
        scene.mark(number, params.mark, params.until)
    if quiet:
        scene.pad.code(params.code, sorted(quiet))


class Curse(Params):
    """Deeds of ``verb`` put ``mark`` on their target until the phase ``until``, with the forbidden words (``with:
    {FIELD}``).
    """

    verb: str = "curse"
    field: str = "word"
    mark: str = "cursed"
    until: str = "night"


@stage("curse", Curse)
def curse(scene: Scene, params: Curse) -> None:
    """Forbid words; several on one player are all forbidden."""
    words: dict[int, list[Any]] = {}
    for deed in ledger(scene).of(params.verb):
        if deed.live:
            words.setdefault(deed.target, []).append(deed.extras[params.field])
    for number, forbidden in sorted(words.items()):
        scene.mark(number, params.mark, params.until, forbidden)
