"""Every role of every rulebook can be learned: its lesson goes from the card to the end, and each page can be shown."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import cycle

import pytest

from cogs.showing.panels.lesson import Course, lesson_page
from core.books.library import load, published
from core.rules.prompts import Prompt
from core.simulate.lesson_games import (
    ANSWERS_AT_MOST,
    LEARNER,
    ON,
    Lesson,
    answer,
    answers_in,
    good_seed,
    ready_answers,
    usual_role,
)
from core.words import LANGUAGES

GUILD = 2**63
ENDS = ("out", "over")


def reply(prompt: Prompt, number: int, chance: random.Random) -> str:
    """Some answer to what is asked."""
    ready = ready_answers(prompt)
    if ready:
        return answer(number, ready=chance.randrange(len(ready)))
    if prompt.seats and prompt.most:
        return answer(number, chance.sample(prompt.seats, max(1, prompt.least)))
    return answer(number)


def taken(book_id: str, role: str, languages: cycle[str], seed: int = 0) -> Lesson:
    """A lesson in which each thing is answered once; at every step its page is made."""
    chance, tried = random.Random(f"{book_id}/{role}"), set[str]()
    course = Course(book_id, role, seed)
    lesson = course.lesson()
    while True:
        lesson_page(GUILD, course, lesson, language=next(languages), name="Nora", now=0)
        if lesson.stop in ENDS:
            return lesson
        asked = enumerate(lesson.asked)
        open_now = next(((at, one) for at, one in asked if one.given is None and one.id not in tried), None)
        given = ON
        if open_now is not None:
            tried.add(open_now[1].id)
            given = reply(open_now[1], open_now[0], chance)
        further = replace(course, answers=(*course.answers, given))
        then = further.lesson()
        if given == ON or then.refusal is None:
            course, lesson = further, then


@pytest.mark.parametrize(
    "book_id",
    [
        pytest.param(book_id, marks=[pytest.mark.repeats("other roles")] if number % 2 else [])
        for number, book_id in enumerate(published())
    ],
)
def test_every_role_can_be_learned(book_id: str) -> None:
    languages = cycle(LANGUAGES)
    for role in load(book_id).roles:
        lesson = taken(book_id, role, languages)
        assert lesson.stop in ENDS


def test_the_same_answers_lead_to_the_same_place() -> None:
    book = load("godfather")
    one, other = (Lesson(book, usual_role(book), 4, [ON, ON, ON]) for _ in range(2))
    assert one.game.to_data() == other.game.to_data()
    assert (one.events, one.said, one.stop) == (other.events, other.said, other.stop)


def test_a_learner_who_looks_on_sees_a_night_and_a_vote() -> None:
    book = load("classic")
    seed, stops, answers = good_seed(book, "citizen"), list[str](), list[str]()
    while (lesson := Lesson(book, "citizen", seed, answers)).stop not in ENDS:
        stops.append(lesson.stop)
        assert lesson.game.seat(LEARNER).role == "citizen"
        answers.append(ON)
    assert lesson.stop == "over"
    assert {"card", "sleep", "day", "vote"} <= set(stops)


def test_an_unlawful_answer_is_refused_with_its_reason_and_changes_nothing() -> None:
    book = load("classic")
    answers = [ON]
    while Lesson(book, "detective", 0, answers).stop != "night":
        answers.append(ON)
    lesson = Lesson(book, "detective", 0, [*answers, answer(0, [LEARNER])])
    assert lesson.refusal is not None
    assert lesson.asked[0].given is None


@pytest.mark.parametrize("answers", [["Z"], ["A2"], [answer(5, [2])], [ON] * (ANSWERS_AT_MOST - 1)])
def test_answers_that_cannot_have_been_given_are_no_lesson(answers: list[str]) -> None:
    with pytest.raises(ValueError, match=r"."):
        Lesson(load("classic"), "citizen", 0, answers)


def test_answers_are_written_one_after_the_other() -> None:
    given = [ON, answer(0, [3, 12]), answer(2, ready=1), answer(1), ON]
    assert answers_in("".join(given)) == given
    with pytest.raises(ValueError, match="A3!"):
        answers_in("A3!")
