"""What a rulebook gets wrong without a word: it can be played, and does not do what its author thinks."""

from __future__ import annotations

from collections.abc import Iterator

from core.authors.about_nobody import about_nobody
from core.rulebook.course import part_of
from core.rulebook.lint.finding import Path
from core.rulebook.lint.structure import abilities
from core.rulebook.lint.walk import FormulaInPlace, walk
from core.rulebook.loader import Loaded, Problem
from core.rulebook.nights import nights_of
from core.rulebook.phrase import Phrase
from core.rules.day.chaos import ChaosOutcome

EJECT = "eject"
"""By this verb of the host's a table puts out who has to leave."""


def silent(loaded: Loaded, file: str, *, sketch: bool = False) -> Iterator[Problem]:
    """All of it. A game of such a rulebook that is at hand already goes on; so this is for its author alone. `sketch`:
    one without texts, which no table plays yet.
    """
    for path, message, remedy in (
        *_uncounted(loaded), *_nights(loaded), *_chaos(loaded), *_rooms(loaded), *about_nobody(loaded),
        *_at_once(loaded),
        *(() if sketch else _eject(loaded)),
    ):  # fmt: skip
        yield Problem(file, loaded.lines.line(path), message, (remedy,))


def _uncounted(loaded: Loaded) -> Iterator[tuple[Path, Phrase, Phrase]]:
    """Formulas that ask for the number of the night or the day, where none is counted."""
    scenario = loaded.book.scenario
    never = [part for part in ("night", "day") if not nights_of(scenario, (part,))]
    if not never:
        return
    for spot in walk(scenario):
        if isinstance(spot, FormulaInPlace):
            for part in never:
                if part in spot.formula.names and part not in scenario.options:
                    what = Phrase("never_counted", {"word": part})
                    message = Phrase("in_formula", {"formula": spot.formula.text, "what": what})
                    yield spot.path, message, Phrase("say_part", {"line": f"part: {part}"})


def _nights(loaded: Loaded) -> Iterator[tuple[Path, Phrase, Phrase]]:
    """Abilities that are left to the night, where no phase is one: nobody would ever be asked."""
    scenario = loaded.book.scenario
    if not nights_of(scenario):
        for path, ability in abilities(scenario):
            if "phases" not in ability.model_fields_set:
                yield path, Phrase("no_night"), Phrase("say_night", {"line": "part: night"})


def _chaos(loaded: Loaded) -> Iterator[tuple[Path, Phrase, Phrase]]:
    """Phases that end as chaos does and are none: where speech goes in turns nobody would have the floor in them."""
    scenario = loaded.book.scenario
    for name, phase in scenario.phases.items():
        steps = [step for hook in (f"{name}.changes", f"{name}.ends") for step in scenario.steps.get(hook, ())]
        free = part_of(name, phase.part) == "chaos" or phase.turns != "none"
        if not free and any(isinstance(step.params, ChaosOutcome) for step in steps):
            yield ["phases", name], Phrase("no_chaos", {"word": name}), Phrase("say_part", {"line": "part: chaos"})


def _rooms(loaded: Loaded) -> Iterator[tuple[Path, Phrase, Phrase]]:
    """Rooms that ask who is alive, where nobody else comes in."""
    for name, room in loaded.book.scenario.rooms.items():
        if not room.out and "me.alive" in room.who.text:
            remedy = Phrase("let_the_dead_in", {"line": "out: true"})
            yield ["rooms", name], Phrase("for_the_living", {"word": name}), remedy


def _at_once(loaded: Loaded) -> Iterator[tuple[Path, Phrase, Phrase]]:
    """Abilities that say what becomes of them under a hampering, and are done before anybody can be hampered."""
    worked = {word.text for word in loaded.words if word.ref.kind == "verb" and word.path[0] == "steps"}
    for path, ability in abilities(loaded.book.scenario):
        names = {ability.given_as(str(path[-1])), ability.done_as(str(path[-1]))}
        if ability.at_once and ability.under and not names & worked and loaded.lines.has(path):
            yield [*path, "under"], Phrase("done_before_hampered", {"part": "at_once"}), Phrase("into_night_end")


def _eject(loaded: Loaded) -> Iterator[tuple[Path, Phrase, Phrase]]:
    """Without it nobody could be put out who has gone away."""
    scenario = loaded.book.scenario
    if EJECT not in scenario.host:
        path: Path = ["host"] if scenario.host else ["id"]
        yield path, Phrase("no_eject", {"word": EJECT}), Phrase("list_eject", {"word": EJECT, "part": "host"})
