"""A lesson as its learner sees it: what this is, what came of the last answer, what is asked, and how to go on."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from discord import ui

from cogs.messages.address import LONGEST, Address
from cogs.showing.lines import Lines
from cogs.showing.panels.form import named
from cogs.showing.panels.page import NIGHT, OPTIONS, Part, menu, page, rows
from cogs.showing.view import Style, TableView, phase_title, words_of
from core.books.library import load
from core.rules.events import ActGiven, Event, RoomChanged, VoteCast
from core.rules.prompts import VOTE, Prompt
from core.simulate.lesson_games import DIGITS, LEARNER, ON, SEEDS, Lesson, answer, answers_in, ready_answers
from core.table import TableId, TableState
from core.table.lobby_state import Lobby, Player
from core.words import Words

PURPOSE = "learn"
NAMING = "+"
"""Ends what a menu answers; the seats that are named in it come after."""
LONGEST_ANSWER = 12
"""Characters; an answer that names more seats ends the lesson after it."""
LINES_AT_MOST = 14
"""Of what has happened; a table that talks says more than a newcomer can read."""


@dataclass(frozen=True, slots=True)
class Course:
    """Which lesson, and how far: all of it stands in the address of each of its controls, and nowhere else."""

    book: str
    role: str
    seed: int
    answers: tuple[str, ...] = ()

    def rest(self, action: str) -> str:
        """As an address carries it, with what this control answers."""
        role = list(load(self.book).roles).index(self.role)
        return f"{_mark(self.book)}.{role}.{self.seed}.{''.join(self.answers)}.{action}"

    @classmethod
    def read(cls, rest: str, books: Iterable[str]) -> tuple[Course, str]:
        """The lesson, of one of these rulebooks, and what the control answers. Raises `ValueError` where there is none
        (any more)."""
        mark, role, seed, answers, action = rest.split(".")
        book = next((one for one in books if _mark(one) == mark), None)
        if book is None:
            raise ValueError(rest)
        roles = list(load(book).roles)
        if int(role) >= len(roles):
            raise ValueError(rest)
        return cls(book, roles[int(role)], int(seed), tuple(answers_in(answers))), action

    def further(self, action: str, values: Sequence[str]) -> Course:
        """The lesson with one answer more. Raises `ValueError` where that is none."""
        if action.endswith(NAMING):
            action = action.removesuffix(NAMING) + "".join(DIGITS[int(value)] for value in values)
        return replace(self, answers=(*self.answers, *answers_in(action)))

    def lesson(self) -> Lesson:
        """The game as far as it has come: some hundredths of a second of reckoning, so in a thread."""
        return Lesson(load(self.book), self.role, self.seed, self.answers)


def _mark(book: str) -> str:
    return f"{zlib.crc32(book.encode()):08x}"


def lesson_page(guild: int, course: Course, lesson: Lesson, *, language: str, name: str, now: int) -> ui.LayoutView:
    """The page at which the lesson stands. `name`: what the learner is called."""
    view = _view(guild, lesson, language, name, now)
    words = view.words
    stop = lesson.stop
    controls = _Controls(guild, course)
    over = stop in ("out", "over") or not controls.fit
    parts: list[Part | None] = [f"### {phase_title(view, lesson.game)}"]
    if stop == "card":
        parts = [f"## {words('learn-title', scenario=words('scenario-title'))}", words("learn-card")]
    elif over:
        parts += [words("learn-out") if stop == "out" else None]
    else:
        parts.append(_about(words, lesson))
    parts += _happened(view, lesson)
    if over:
        parts += [words("learn-end"), *rows([controls.again(words)])]
        return page(*parts, colour=NIGHT)
    for number, prompt in enumerate(lesson.asked):
        parts += _asked(view, prompt, number, controls)
    style = Style.primary if lesson.is_answered else Style.secondary
    text = "learn-on" if lesson.is_answered else "learn-pass"
    parts += rows([ui.Button[ui.LayoutView](label=words(text), style=style, custom_id=controls.of(ON))])
    return page(*parts, colour=NIGHT)


class _Controls:
    """The addresses of a page's controls. `fit`: whether there is room in them for one answer more."""

    def __init__(self, guild: int, course: Course) -> None:
        self._guild = guild
        self._course = course
        empty = str(Address(TableId(guild), "", 0, PURPOSE))
        self.fit = len(empty) + len(course.rest("")) + LONGEST_ANSWER <= LONGEST

    def of(self, action: str) -> str:
        """The address of what answers this."""
        return self._written(self._course.rest(action))

    def again(self, words: Words) -> ui.Button[ui.LayoutView]:
        """Once more from the card, with other chances."""
        first = Course(self._course.book, self._course.role, (self._course.seed + 1) % SEEDS)
        return ui.Button(label=words("learn-again"), style=Style.secondary, custom_id=self._written(first.rest("")))

    def _written(self, rest: str) -> str:
        return str(Address(TableId(self._guild), "", 0, PURPOSE, rest))


def _about(words: Words, lesson: Lesson) -> str:
    """What this is, and what to do."""
    asked = lesson.asked
    what = {"night": "learn-night", "sleep": "learn-sleep", "vote": "learn-vote", "day": "learn-day"}[lesson.stop]
    lines = [words(what)]
    if lesson.stop == "day" and asked:
        lines.append(words("learn-day-act"))
    if any(prompt.room is not None for prompt in asked):
        lines.append(words("learn-room"))
    return "\n".join(lines)


def _happened(view: TableView, lesson: Lesson) -> list[Part | None]:
    """What came of the last answer, and what the others say."""
    news = [event for event in lesson.events if _is_news(lesson, event)]
    told = [sentence for _, sentence in view.wording.word_events(news)][-LINES_AT_MOST:]
    if lesson.refusal is not None:
        told.append(view.wording.word_refusal(lesson.refusal.code, lesson.refusal.args))
    lines = Lines(Random(f"{lesson.game.serial}/{len(lesson.said)}"))
    said = [f"> **{view.names.label(one.by)}:** {lines.worded(view, one)}" for one in lesson.said[:LINES_AT_MOST]]
    return ["\n".join(told), "\n".join(said)]


def _is_news(lesson: Lesson, event: Event) -> bool:
    """Not what the learner has just chosen, which stands under its question; nor that a room is shut, whose thread
    there is none of here."""
    given = {prompt.do for prompt in lesson.asked if prompt.given is not None}
    match event:
        case ActGiven(by=by, do=do):
            return by != LEARNER or do not in given
        case VoteCast(voter=voter):
            return voter != LEARNER or VOTE not in given
        case RoomChanged(open=is_open):
            return is_open
        case _:
            return True


def _asked(view: TableView, prompt: Prompt, number: int, controls: _Controls) -> list[Part | None]:
    """One thing that is asked, with the menu or the buttons that it has in a game."""
    asked = view.wording.word_prompt(prompt)
    given = view.words("night-given", given=asked.given) if asked.given else None
    parts: list[Part | None] = ["\n".join(line for line in (f"**{asked.ask}**", asked.left, given) if line)]
    ready = ready_answers(prompt)
    if ready:
        return [*parts, *rows(_ready(view, one, controls.of(answer(number, ready=at))) for at, one in enumerate(ready))]
    if (prompt.least == 0 and prompt.do != VOTE) or not prompt.seats:
        label = asked.label[:80]
        parts += rows(
            [ui.Button[ui.LayoutView](label=label, style=Style.primary, custom_id=controls.of(answer(number)))]
        )
    if prompt.seats and prompt.most:
        seats = prompt.seats[:OPTIONS]
        chosen = () if prompt.given is None else prompt.given["at"]
        options = view.seat_options(seats, chosen)
        parts.append(
            menu(controls.of(answer(number) + NAMING), asked.placeholder, options, max(1, prompt.least), prompt.most)
        )
    if prompt.extras:
        parts.append(f"-# {view.words('learn-rest')}")
    return parts


def _ready(view: TableView, said: object, custom_id: str) -> ui.Button[ui.LayoutView]:
    label = view.words("form-yes" if said else "form-no") if isinstance(said, bool) else named(view, str(said))
    return _button(label, custom_id)


def _button(label: str, custom_id: str) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=label[:80], style=Style.primary, custom_id=custom_id)


def _view(guild: int, lesson: Lesson, language: str, name: str, now: int) -> TableView:
    """The lesson's table, which is nobody's."""
    words = words_of(language)
    names = {LEARNER: name}
    for number in range(1, len(lesson.game.seats)):
        text = f"demo-player-{number}"
        names[number + 1] = words(text) if words.has(text) else f"{words('demo-player-1')} {number}"
    players = tuple(Player(number, names[number]) for number in sorted(names))
    state = TableState("", Lobby(0, 0, lesson.book.id, language=language), 0, players, lesson.game)
    return TableView.at(TableId(guild), state, lesson.book, language, now)
