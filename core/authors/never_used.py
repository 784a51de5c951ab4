"""Abilities that nobody could ever use in the games that the linter plays, though their time had come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from core.rulebook.ability import Ability
from core.rulebook.lint.finding import Path
from core.rulebook.loader import Loaded
from core.rulebook.phrase import Phrase
from core.rules.acts import why_barred, why_not_unmarked
from core.rules.prompts import Prompt
from core.rules.scene import Scene
from core.rules.state import Game, Seat

LEAST_GAMES = 8
"""In fewer games it may be chance."""
NO_USES = "no_uses"
Place = tuple[str | int, ...]


@dataclass(slots=True)
class NeverUsed:
    """Looks at each phase of a game, and says at the end which abilities never could be used. Those whose `if` does not
    hold in these games are left alone: they may be for what is rare."""

    loaded: Loaded
    _used: set[Place] = field(default_factory=set[Place])
    _now: dict[Place, str | None] = field(default_factory=dict[Place, "str | None"])
    _games: Counter[Place] = field(default_factory=Counter[Place])
    _why: dict[Place, str | None] = field(default_factory=dict[Place, "str | None"])

    def begin(self, game: Game) -> None:
        """Another game has begun: an ability of which nobody was dealt a use is as good as refused."""
        self._now = {}
        for seat in game.seats:
            for key, ability in self.loaded.book.abilities[seat.role].items():
                if ability.uses is not None and seat.used_up(key):
                    self._note(seat, key, NO_USES)

    def look(self, game: Game, asked: Sequence[Prompt]) -> None:
        """A phase has begun, and this is asked in it."""
        book = self.loaded.book
        scene = Scene(book, game)
        open_ = {(prompt.seat, prompt.ability or prompt.do) for prompt in asked}
        for seat in game.seats:
            for key, ability in book.in_phase(seat.role, game.phase):
                if (seat.number, key) in open_:
                    place = self._place(seat, key)
                    self._used |= set() if place is None else {place}
                elif _in_time(scene, seat, key, ability):
                    self._note(seat, key, why_not_unmarked(scene, seat, key, ability))

    def end(self) -> None:
        """The game is over."""
        self._games.update(self._now.keys())
        self._why |= self._now

    def told(self) -> Iterator[tuple[Path, Phrase, Phrase]]:
        """Each, with its place and the remedy."""
        for place, games in self._games.items():
            if games >= LEAST_GAMES and place not in self._used:
                message = Phrase("never_used", {"count": games, "word": str(place[-1])})
                names = ("at", "target", "team", "self", "refuse")
                if self._why[place] == NO_USES:
                    yield [*place, "uses"], message, Phrase("uses_as_dealt", {"part": "uses"})
                else:
                    yield list(place), message, Phrase("whom_it_may_name", {"names": names})

    def _note(self, seat: Seat, key: str, why: str | None) -> None:
        place = self._place(seat, key)
        if place is not None:
            self._now[place] = why

    def _place(self, seat: Seat, key: str) -> Place | None:
        """Where in the file a seat's ability stands: at its role, at a tag of it, or at everybody's."""
        tags = self.loaded.book.roles[seat.role].tags
        places: list[Place] = [
            ("roles", seat.role, "abilities", key), *(("tagged", tag, key) for tag in tags), ("everyone", key),
        ]  # fmt: skip
        return next((place for place in places if self.loaded.lines.has(list(place))), None)


def _in_time(scene: Scene, seat: Seat, key: str, ability: Ability) -> bool:
    """Whether the ability is meant for this seat now, as it stands, and no mark forbids it."""
    if ability.actor == ("out" if seat.alive else "living"):
        return False
    return why_barred(scene, seat, ability.given_as(key)) is None and bool(scene.ask(ability.if_, seat))
