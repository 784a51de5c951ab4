"""Whether a rulebook that somebody sends may be played: its file, its texts, and games of it played out by chance."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pydantic import TypeAdapter

from core.authors.new import LONGEST
from core.authors.plain import unfit
from core.authors.played import played
from core.authors.rulebook_texts import carried, text_problems
from core.authors.silent_mistakes import silent
from core.books.deal import options_of, roles_for, shuffled
from core.books.library import examine, published
from core.rulebook.book import Rulebook
from core.rulebook.lint.walk import calls
from core.rulebook.loader import TEXTS, Loaded, Problem, ScenarioError
from core.rulebook.own_texts import OwnTexts
from core.rulebook.phrase import Phrase
from core.rules.events import Event
from core.rules.refusal import Refusal
from core.simulate.random_play import play
from core.words.texts import Words

MOST_STEPS = 400
MOST_ROLES = 100
MOST_PHASES = 24
MOST_OPTIONS = 40
MOST_CHOICES = 25
"""Of one option: so many stand in its menu."""
MOST_ROOMS = 12
"""Each is a thread with its members: many at once use up what Discord lets the bot do on all servers together."""
MOST_TEAMS = 12
"""Whoever builds a table has a button for each."""
MOST_ABILITIES = 1000
"""Of all roles together, those that come by a tag or are lent to blank ones counted for each role that has them: a few
lines of a file may be a hundred thousand of them, which would fill the memory of whoever plays them."""
MOST_CALLS = 500
"""Of a night, those of blank roles counted each."""
TOO_MANY = {
    "steps": "too_many_steps",
    "roles": "too_many_roles",
    "phases": "too_many_phases",
    "options": "too_many_options",
    "rooms": "too_many_rooms",
    "teams": "too_many_teams",
    "abilities": "too_many_abilities",
    "wake": "too_many_calls",
}
GAMES = 3
"""Games of each size that are played."""
SIZES = 3
SLOW = 0.025
"""Seconds of work at one command: nobody at another table may wait longer. Published rulebooks take a tenth of it."""


TOO_MUCH_WORK = (Phrase("too_much_work"), Phrase("make_smaller"))
"""Of a rulebook whose check took more time or memory than it may: what is wrong, and the remedy."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of the check: what is wrong, or else what the rulebook is."""

    problems: list[Problem]
    id: str = ""
    least: int = 0
    most: int = 0
    titles: dict[str, str] = field(default_factory=dict[str, str])
    """Its title, by language, the author's first language first."""


CHECKED = TypeAdapter(Checked)
"""Reads and writes it, between two processes."""


def checked(text: str, file: str) -> Checked:
    """Check a rulebook that is one file. Takes seconds, and may take all of a memory: to be done in a process apart."""
    try:
        loaded = examine(text, file)
    except ScenarioError as error:
        return Checked(error.problems)
    problems = list(_too_much(loaded, file)) or [*silent(loaded, file), *_texts(loaded, file)]
    scenario = loaded.book.scenario
    if not problems:
        problems = list(played(loaded, carried(loaded, file), file)) or list(_played(loaded, file))
    if problems:
        return Checked(problems)
    return Checked([], scenario.id, *scenario.players, _titles(loaded))


def _too_much(loaded: Loaded, file: str) -> Iterator[Problem]:
    scenario = loaded.book.scenario
    line = loaded.lines.line
    if scenario.id in published():
        taken = Phrase("published_name", {"word": scenario.id})
        yield Problem(file, line(["id"]), taken, (Phrase("choose_other_id"),))
    if len(scenario.id) > LONGEST:
        most = Phrase("at_most_characters", {"count": LONGEST})
        yield Problem(file, line(["id"]), Phrase("id_too_long", {"word": scenario.id}), (most,))
    counts = {
        "steps": (sum(1 for _ in calls(scenario)), MOST_STEPS),
        "roles": (len(scenario.roles), MOST_ROLES),
        "phases": (len(scenario.phases), MOST_PHASES),
        "options": (len(scenario.options), MOST_OPTIONS),
        "rooms": (len(scenario.rooms), MOST_ROOMS),
        "teams": (len(scenario.teams), MOST_TEAMS),
        "abilities": (sum(len(role.abilities) for role in scenario.roles.values()), MOST_ABILITIES),
        "wake": (len(scenario.wake), MOST_CALLS),
    }
    for name, option in scenario.options.items():
        if option.kind in ("choice", "list") and len(option.choices) > MOST_CHOICES:
            told = Phrase("too_many_choices", {"count": len(option.choices), "most": MOST_CHOICES})
            yield Problem(file, line(["options", name, "choices"]), told, ())
    for part, (count, most) in counts.items():
        if count > most:
            at_most = Phrase("at_most_read", {"count": most})
            there = ["roles"] if part == "abilities" else [part]
            yield Problem(file, line(there), Phrase(TOO_MANY[part], {"count": count}), (at_most,))


def _texts(loaded: Loaded, file: str) -> list[Problem]:
    if not loaded.texts:
        return [Problem(file, 0, Phrase("carries_no_texts"), (Phrase("write_texts", {"part": f"{TEXTS}:"}),))]
    sources = carried(loaded, file)
    problems = text_problems(loaded, sources, file)
    return problems or [wrong for source in sources.values() for wrong in unfit(source)]


def _titles(loaded: Loaded) -> dict[str, str]:
    """Its title in each of its languages, as players read it."""
    texts = OwnTexts(loaded.texts)
    return {code: Words.at_hand(code, texts)("scenario-title") for code in loaded.texts}


def _played(loaded: Loaded, file: str) -> Iterator[Problem]:
    """What shows when it is played: a game without an end, a command that takes too long, a mistake at work."""
    book = loaded.book
    least, most = book.scenario.players
    for size in sorted({least, (least + most) // 2, most}):
        for number in range(GAMES):
            try:
                problem = _game(book, size, number)
            except MemoryError:
                problem = TOO_MUCH_WORK
            except Exception as error:  # whatever a formula or a step may come to
                reason = (f"{type(error).__name__}: {str(error)[:200]}",)
                unplayable = Phrase("unplayable", {"count": size, "reason": reason})
                problem = (unplayable, Phrase("look_at_formulas"))
            if problem is not None:
                message, remedy = problem
                yield Problem(file, 0, message, (remedy,))
                return


def _game(book: Rulebook, size: int, number: int) -> tuple[Phrase, Phrase] | None:
    options = options_of(book, {}, [""] * size)
    roles = options if isinstance(options, Refusal) else roles_for(book, size, options)
    if isinstance(options, Refusal) or isinstance(roles, Refusal):
        return Phrase("undealt", {"count": size}), Phrase("look_at_options", {"part": "deal"})
    pace = _Pace()
    seed = random.Random(f"{size}/{number}").randrange(2**31)
    played = play(book, shuffled(roles, seed), seed, options, follow=0.8, watch=pace.note)
    if not played.finished:
        return Phrase("endless", {"count": size}), Phrase("look_at_wins", {"part": "wins"})
    if pace.slow():
        return Phrase("slow", {"count": size}), Phrase("use_fewer_steps")
    return None


class _Pace:
    """How long each command took, in this process's own time."""

    def __init__(self) -> None:
        self._last = time.process_time()
        self._slow: list[float] = []

    def note(self, _: Sequence[Event]) -> None:
        """A command has been worked out."""
        now = time.process_time()
        if now - self._last > SLOW:
            self._slow.append(now - self._last)
        self._last = now

    def slow(self) -> bool:
        """Whether it was more than one hiccup."""
        return len(self._slow) > 2
