"""Who was away too long is not said to have been put out by the host, in no rulebook and no language."""

from __future__ import annotations

import pytest

from core.books.deal import options_of, roles_for
from core.books.library import load, published
from core.rules.commands import Host
from core.rules.engine import start, step
from core.rules.events import ALL, Announced, Dealt, Event, Left
from core.words import LANGUAGES, Wording, story
from tests.words.sample import wording_of

PEOPLE = {seat: f"Name{seat}" for seat in range(1, 31)}


def put_out(scenario: str, *, absent: bool) -> tuple[list[Event], list[Event]]:
    """The log of a game in which seat 2 goes at once, and the events of that moment."""
    book = load(scenario)
    players = book.scenario.players[0]
    options = options_of(book, {}, [""] * players)
    assert isinstance(options, dict)
    roles = roles_for(book, players, options)
    assert isinstance(roles, list)
    came = start(book, roles, seed=1, options=options)
    gone = step(book, came.game, Host("eject", (2,), absent=absent))
    assert gone.refusal is None
    return [*came.events, *gone.events], gone.events


def said(wording: Wording, happened: list[Event]) -> list[str]:
    """What everybody at the table hears of these events."""
    return [sentence for to, sentence in wording.word_events(happened) if to == ALL]


@pytest.mark.parametrize("scenario", published())
def test_who_was_away_too_long_is_not_put_out_by_the_host(scenario: str) -> None:
    log, absent = put_out(scenario, absent=True)
    _, ejected = put_out(scenario, absent=False)
    dealt = next(event for event in log if isinstance(event, Dealt))
    codes = {event.code for event in ejected if isinstance(event, Announced) and event.seats == (2,)}
    assert codes > {event.code for event in absent if isinstance(event, Announced) and event.seats == (2,)}
    assert [event.absent for event in ejected if isinstance(event, Left) and event.seat == 2] == [False]
    for language in LANGUAGES:
        wording = wording_of(scenario, PEOPLE, language)
        words, seat = wording.words, wording.names[2]
        of_absence = words("left-absent", seat=seat)
        assert any(of_absence in sentence for sentence in said(wording, absent))
        assert not any(of_absence in sentence for sentence in said(wording, ejected))
        by_host = words("announce-ejected", seats=seat, count=1)
        assert any(by_host in sentence for sentence in said(wording, ejected))
        assert not any(by_host in sentence for sentence in said(wording, absent))
        told = "\n".join(chapter.text for chapter in story(wording, log))
        role = words(f"role-{dealt.seats[1]['role']}")
        assert words("story-left-absent", seat=seat, role=role) in told
        assert words("story-left-eject", seat=seat, role=role) not in told
