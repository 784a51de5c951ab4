"""The scratch-pad of a night (or of any resolution): what the stages have worked out so far, gone when the command
is done.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from core.rules.answer import Answer

if TYPE_CHECKING:
    from core.rules.night.deed import Deed

Part = TypeVar("Part")


@dataclass(frozen=True, slots=True)
class Hit:
    """An attack that fell on somebody."""

    cause: str
    """Its kind: what is noted with a death by it."""
    target: int
    """The seat that it fell on."""
    deed: Deed | None
    """The deed that it came of; None where nobody did it."""
    stopped: str | None
    """The name of what stopped it (empty where that has no name); None: it killed."""


class Pad:
    """What one resolution knows so far."""

    __slots__ = (
        "able",
        "answers",
        "back",
        "by_call",
        "calm",
        "codes",
        "dead",
        "deeds",
        "gone",
        "guards",
        "hits",
        "labels",
        "parts",
        "resolving",
        "shown",
        "worn",
    )

    def __init__(self) -> None:
        # The deeds of the phase, made when first asked for.
        self.deeds: list[Deed] | None = None
        # Whether the deeds are being worked: what was given and struck in the phase changes nothing any more.
        self.resolving = False
        # Whether deeds take effect one after the other: who falls does nothing later on.
        self.by_call = False
        # Whether nobody can leave tonight.
        self.calm = False
        # Who had a power to use when this was first asked.
        self.able: frozenset[int] | None = None
        # Who has left already, before being called: nothing reaches them any more.
        self.gone: set[int] = set()
        # Who leaves with their role shown, whatever the rulebook shows of others.
        self.shown: set[int] = set()
        # Protections by seat, each as `(kind, giver)`.
        self.guards: dict[int, list[tuple[str, int]]] = {}
        # Attacks, in the order in which they fell.
        self.hits: list[Hit] = []
        # Who leaves at dawn, with the causes in order.
        self.dead: dict[int, list[str]] = {}
        # Who returns at dawn.
        self.back: list[int] = []
        # Private answers in the order worked out: to whom, what, whether about what the hearer has become.
        self.answers: list[tuple[int, Answer, bool]] = []
        # Announcements for the dawn.
        self.codes: list[tuple[str, list[int]]] = []
        # What holds of a seat for this one resolution.
        self.labels: dict[int, set[str]] = {}
        # Marks that have saved their bearers and are gone at dawn, as `(seat, mark)`.
        self.worn: set[tuple[int, str]] = set()
        # What the modules of the night keep for themselves, one object of a type.
        self.parts: dict[type[Any], Any] = {}

    def part(self, kind: type[Part]) -> Part:
        """What some stages keep for each other in this resolution: one object of their type, made when first asked."""
        found: Part | None = self.parts.get(kind)
        if found is None:
            found = self.parts[kind] = kind()
        return found

    def works(self, by: int, do: str) -> bool:
        """Whether an act of this seat has effect."""
        return not any(deed.owner == by and deed.void for deed in self.deeds or () if do in (deed.do, deed.power))

    def protect(self, seat: int, kind: str, giver: int) -> None:
        """Note a protection of tonight."""
        self.guards.setdefault(seat, []).append((kind, giver))

    def protected(self, seat: int, kinds: Sequence[str]) -> bool:
        """Whether the seat has one of these protections tonight."""
        return any(kind in kinds for kind, _ in self.guards.get(seat, ()))

    def label(self, seat: int, label: str) -> None:
        """Note that something holds of the seat while this is worked out."""
        self.labels.setdefault(seat, set()).add(label)

    def labelled(self, seat: int, label: str) -> bool:
        """Whether it holds of the seat."""
        return label in self.labels.get(seat, ())

    def kill(self, seat: int, cause: str) -> None:
        """Note that the seat leaves at dawn."""
        if not self.calm:
            self.dead.setdefault(seat, []).append(cause)

    def answer(self, seat: int, answer: str | Answer, *, own: bool = False) -> None:
        """Note a private answer, given when the night ends; `own`: about what its receiver has become."""
        self.answers.append((seat, answer if isinstance(answer, Answer) else Answer(answer), own))

    def code(self, code: str, seats: Iterable[int] = ()) -> None:
        """Note an announcement for the dawn (each code once)."""
        if all(known != code for known, _ in self.codes):
            self.codes.append((code, list(seats)))
