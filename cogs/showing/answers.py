"""What a seat has been told in private, and after which choices of its own: an answer alone does not say to what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cogs.showing.view import TableView, phase_title
from core.rules.events import ActGiven, Event, Marked, PhaseBegan, Shown, Told, Unmarked, Withdrew, seat
from core.rules.events import room as room_audience
from core.words import account_of, own_answer, own_choice

PRIVATE = (Told, Marked, Unmarked, Shown)
PEOPLE = "seats"
"""The answer that tells seats as such: often who one's own people are."""
SHOWN = 8


@dataclass(frozen=True, slots=True)
class PhaseAnswers:
    """What a phase meant for a seat: its acts as they stood in the end, and what it was told in private."""

    began: PhaseBegan | None
    """None before the first phase."""
    acts: Sequence[ActGiven]
    answers: Sequence[Event]


def told_so_far(view: TableView, log: Iterable[Event], number: int) -> list[str]:
    """The last private answers to a seat, oldest first, out of the game's log: each phase's under its name, after what
    the seat had chosen in it.
    """
    sentences: list[str] = []
    for heard in [heard for heard in _by_phase(log, number) if heard.answers][-SHOWN:]:
        told = [sentence for event in heard.answers for sentence in [view.wording.word_event(event)] if sentence]
        title = [f"**{phase_title(view, heard.began)}**"] if told and heard.began is not None else []
        sentences += [*title, *(choices(view, heard.acts) if answers_a_choice(heard.answers) else []), *told]
    return sentences


def notebook(view: TableView, log: Iterable[Event], number: int) -> list[str]:
    """All that a seat has chosen and has been told so far, a paragraph for each night and day, oldest first."""
    paragraphs: list[str] = []
    for heard in _by_phase(log, number):
        told = [sentence for event in heard.answers for sentence in [view.wording.word_event(event)] if sentence]
        lines = [*choices(view, heard.acts), *told]
        if lines:
            title = [f"**{phase_title(view, heard.began)}**"] if heard.began is not None else []
            paragraphs.append("\n".join([*title, *lines]))
    return paragraphs


def before_answers(view: TableView, log: Iterable[Event], number: int, events: Sequence[Event]) -> list[str]:
    """What stands before these private words to a seat: the name of the phase that they came of and, where one of them
    answers a choice, what the seat had chosen in it, by the log."""
    told = [event for event in events if isinstance(event, PRIVATE)]
    heard = next((one for one in reversed(_by_phase(log, number)) if any(event in one.answers for event in told)), None)
    if heard is None or heard.began is None:
        return []
    return [f"### {phase_title(view, heard.began)}", *(choices(view, heard.acts) if answers_a_choice(told) else [])]


def chosen_in(view: TableView, log: Iterable[Event], number: int, serial: int) -> list[str]:
    """The name of the phase of this serial, and what the seat had chosen in it; at the end of the game also what it was
    told of that, which nothing else says any more."""
    log = list(log)
    began = next((one for one in log if isinstance(one, PhaseBegan) and one.serial == serial), None)
    heard = next((one for one in _by_phase(log, number) if one.began == began), None)
    title = [] if began is None else [f"### {phase_title(view, began)}"]
    if heard is None or not heard.acts:
        return title
    last = heard.answers if view.state.over and answers_a_choice(heard.answers) else []
    told = [own_answer(view.wording, event) for event in last if isinstance(event, Told) and not event.own]
    return [*title, *choices(view, heard.acts), *(f"-# {line}" for line in told)]


def chosen_together(view: TableView, log: Iterable[Event], room: str, serial: int) -> list[str]:
    """The name of the phase of this serial, and what had been chosen in it before a room's eyes, as it stood: told as
    what was done, for it is over."""
    title: list[str] = []
    acts: dict[tuple[int, str], Event] = {}
    running = 0
    for event in log:
        if isinstance(event, PhaseBegan):
            running = event.serial
            title += [f"### {phase_title(view, event)}"] if running == serial else []
        elif running == serial and event.to == room_audience(room):
            if isinstance(event, ActGiven):
                acts.pop((event.by, event.do), None)
                acts[event.by, event.do] = event
            elif isinstance(event, Withdrew):
                acts = {key: act for key, act in acts.items() if key[0] != event.by or event.do not in (None, key[1])}
    return [*title, *(f"-# {line}" for act in acts.values() for line in [account_of(view.wording, act)] if line)]


def told_about(log: Iterable[Event], number: int, asks: Callable[[ActGiven], bool]) -> list[tuple[int, Told]]:
    """What a seat was told of others, and of whom, oldest first: an answer is about those whom its question named, and
    what answers nothing about the one seat that it names. `asks`: whether an act is a question. Where an answer of an
    older game does not say which of several questions it answers, nobody is named.
    """
    found: list[tuple[int, Told]] = []
    for heard in _by_phase(log, number):
        questions = [act for act in heard.acts if act.at and asks(act)]
        for event in heard.answers:
            if not isinstance(event, Told) or event.own:
                continue
            if answers_a_choice([event]):
                named = {seat for act in questions for seat in act.at}
                about = event.about or (questions[0].at if len(questions) == 1 else ())
                found += [(seat, event) for seat in about if seat in named]
            elif isinstance(event.value, tuple) and len(event.value) == 1:
                found.append((event.value[0], event))
    return found


def answers_a_choice(events: Iterable[Event]) -> bool:
    """Whether one of these answers something: not who woke one or who one's own people are, nor what one has become."""
    return any(isinstance(event, Told) and not event.own and not _introduces(event) for event in events)


def tells_of_oneself(event: Event) -> bool:
    """Whether this tells a seat what it has become."""
    return isinstance(event, Told) and event.own


def people_named(event: Event) -> frozenset[int]:
    """The seat told and those named to it, where this tells who somebody's people are; else nobody."""
    if not isinstance(event, Told) or event.answer != PEOPLE:
        return frozenset()
    return frozenset({*event.said.numbers, event.seat})


def choices(view: TableView, acts: Iterable[ActGiven]) -> list[str]:
    """Choices as they stood in the end, in small print, to whoever made them."""
    return [f"-# {own_choice(view.wording, act)}" for act in acts]


def _introduces(event: Told) -> bool:
    return event.answer in ("linked", "code") or (event.answer == PEOPLE and event.seat in event.said.numbers)


def _by_phase(events: Iterable[Event], number: int) -> list[PhaseAnswers]:
    """The phases in which the seat did something or was told something."""
    found: list[PhaseAnswers] = []
    began: PhaseBegan | None = None
    acts: dict[str, ActGiven] = {}
    answers: list[Event] = []
    for event in events:
        if isinstance(event, PhaseBegan):
            found += [PhaseAnswers(began, [*acts.values()], answers)] if acts or answers else []
            began = event
            acts = {}
            answers = []
        elif isinstance(event, ActGiven) and event.by == number:
            acts.pop(event.do, None)
            acts[event.do] = event
        elif isinstance(event, Withdrew) and event.by == number:
            acts = {} if event.do is None else {do: act for do, act in acts.items() if do != event.do}
        elif isinstance(event, PRIVATE) and event.to == seat(number):
            answers.append(event)
    return [*found, PhaseAnswers(began, [*acts.values()], answers)] if acts or answers else found
