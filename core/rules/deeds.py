"""Deeds: the acts of one night as they are worked, once drink, blocks and thefts have changed them.

An act says what a player asked for; a deed says what comes of it: whether it works, on whom, who pays for it. All
stages that work on deeds read and change one ledger; what they work out becomes events only at dawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from core.rules.scene import Scene

LEDGER = "ledger"
DRUNK = "drunk"
BLOCKED = "blocked"
FALLEN = "fallen"
SAVE = "save"
WARD = "ward"
VEST = "vest"
IDLE = "idle"
REVENGE = "revenge"


@dataclass(slots=True)
class Deed:
    """One act as it is worked.

    ``by``: its owner, who pays whatever it costs, also when a thief re-aimed it. ``at``: whom it falls on now.
    ``named``: the owner gave it tonight (a default, or one taken unused, was not given). ``void``: why it has no
    effect, or None. ``taker``: the thief who took it. ``turned``: drink turned it round. ``worked``: done before
    others were looked at, so that nothing hampers it any more. ``settled``: for the gang's shot, what stopped it
    (``""``: nothing), as decided before all else.
    """

    by: int
    do: str
    at: tuple[int, ...]
    extras: dict[str, Any]
    named: bool
    void: str | None = None
    taker: int | None = None
    turned: bool = False
    worked: bool = False
    settled: str | None = None

    @property
    def target(self) -> int:
        """The seat it falls on (the last one named), 0 for none."""
        return self.at[-1] if self.at else 0

    @property
    def live(self) -> bool:
        """Whether it has an effect on somebody."""
        return self.void is None and bool(self.at)

    @property
    def free(self) -> bool:
        """Whether it can still be hampered or taken."""
        return self.void is None and self.taker is None and not self.worked


@dataclass(slots=True)
class Hit:
    """A shot that was fired: of which kind, by which deed, and what stopped it (None: it killed)."""

    kind: str
    deed: Deed
    stopped: str | None

    @property
    def target(self) -> int:
        """Whom it fell on."""
        return self.deed.target


@dataclass(slots=True)
class Ledger:
    """What a night has come to so far.

    ``idle``: nobody can leave tonight. ``drunk`` / ``blocked``: seats a drink or a block in force lies on; the
    lasting powers of both fail. ``fallen``: seats whose acts the gang's shot made void; ``slain``: those whom it
    kills. ``robbed`` / ``gifted``: seats whose immunity was taken, and who have it instead. ``caught``: thieves.
    ``held``: seats by item. ``makers``: the verb that hands out each item. ``spent``: uses worked tonight.
    ``changed``: new roles by seat.
    """

    idle: bool = False
    deeds: list[Deed] = field(default_factory=list[Deed])
    drunk: set[int] = field(default_factory=set[int])
    blocked: set[int] = field(default_factory=set[int])
    fallen: set[int] = field(default_factory=set[int])
    slain: set[int] = field(default_factory=set[int])
    robbed: set[int] = field(default_factory=set[int])
    gifted: set[int] = field(default_factory=set[int])
    caught: list[int] = field(default_factory=list[int])
    held: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    makers: dict[str, str] = field(default_factory=dict[str, str])
    spent: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    hits: list[Hit] = field(default_factory=list[Hit])
    changed: dict[int, str] = field(default_factory=dict[int, str])

    def copy(self) -> Ledger:
        """A copy for trying something out, taken before anything but the deeds is written."""
        return Ledger(idle=self.idle, deeds=[replace(deed) for deed in self.deeds])

    def of(self, verb: str, who: Callable[[Deed], Any] | None = None) -> Iterator[Deed]:
        """Deeds of a verb in seat order (of the owners of whom ``who`` holds)."""
        return (deed for deed in list(self.deeds) if deed.do == verb and (who is None or who(deed)))

    def shielded(self, number: int, verb: str | None) -> bool:
        """Whether a deed of this verb in force lies on the seat."""
        return any(deed.do == verb and deed.live and deed.target == number for deed in self.deeds)

    def dull(self, number: int) -> bool:
        """Whether the seat's lasting powers fail tonight."""
        return number in self.drunk or number in self.blocked


def ledger(scene: Scene) -> Ledger:
    """The ledger of the resolution that is running."""
    found: Ledger = scene.pad.notes.setdefault(LEDGER, Ledger())
    return found


def stopper(scene: Scene, number: int, *, bare: bool = False) -> str | None:
    """What stops a shot at the seat, the first that applies (nothing is used up), or None.

    ``bare``: only the power of a player who turns killing back helps against it.
    """
    book = ledger(scene)
    seat = scene.seat(number)
    if scene.trait(seat, REVENGE) and not book.dull(number):
        return REVENGE
    if bare:
        return None
    own = scene.trait(seat, "immune") and not book.dull(number) and number not in book.robbed
    if own or number in book.gifted:
        return "immunity"
    for kind in (WARD, SAVE):
        if scene.pad.protected(number, [kind]):
            return kind
    return VEST if number in book.held.get(VEST, ()) else None


def use_up(scene: Scene, number: int, kind: str | None) -> None:
    """A save or a vest has stopped something: it is gone, if it is there."""
    guards = scene.pad.guards.get(number, [])
    spent = next((guard for guard in guards if guard[0] == kind), None)
    if kind == SAVE and spent is not None:
        guards.remove(spent)
    elif kind == VEST:
        ledger(scene).held.get(VEST, set()).discard(number)


def strike(scene: Scene, number: int, cause: str) -> None:
    """A blow: a ward or a save that is left stops it, nothing else does."""
    if ledger(scene).idle or scene.pad.protected(number, [WARD]):
        return
    if scene.pad.protected(number, [SAVE]):
        use_up(scene, number, SAVE)
    else:
        scene.pad.kill(number, cause)


def penalty(scene: Scene, number: int, cause: str) -> None:
    """A death that nothing stops, but for a night in which nobody can leave."""
    if not ledger(scene).idle:
        scene.pad.kill(number, cause)
