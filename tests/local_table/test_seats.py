"""What the page is told of the seats: what its viewer may know, and nothing else."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

import pytest

from cogs.local_table.server.knowledge import Learned, heard_facts, private_facts, shown_facts
from cogs.local_table.server.seats_frame import ballot_seen
from cogs.local_table.server.serve_page import served
from cogs.showing.view import TableView
from core.books.library import load
from core.rules import views
from core.rules.commands import Vote
from core.rules.events import ALL, Event, Left, Shown
from core.rules.events import room as room_audience
from core.rules.events import seat as seat_audience
from core.simulate.public_knowledge import PublicKnowledge
from core.simulate.said import Statement
from core.table import Lobby, Player, TableId, TableState
from tests.local_table.browser import Browser, tab
from tests.rules.table import Table, seated

CLASSIC = "godfather mafioso doctor detective citizen citizen citizen"
DETECTIVE = 4


def shown(table: Table) -> TableView:
    players = tuple(Player(seat.number, f"Name{seat.number}") for seat in table.game.seats)
    state = TableState("token", Lobby(1, 2, table.book.id), 0, seats=players, game=table.game)
    return TableView.at(TableId(10**18), state, table.book, "en", 0)


def texts(facts: list[tuple[int, dict[str, Any]]]) -> list[tuple[int, str]]:
    return [(seat, fact["text"]) for seat, fact in facts]


def test_ones_own_people_lie_on_their_seats_and_on_nobody_elses() -> None:
    table = Table.seated(load("classic"), CLASSIC)
    log = table.events
    view = shown(table.until("day"))
    own = {seat: private_facts(view, seat, Learned.of(log, seat, lambda _: True)) for seat in range(1, 8)}
    assert (texts(own[1]), texts(own[2])) == ([(2, "on your side")], [(1, "on your side")])
    assert all(own[seat] == [] for seat in (3, 4, 5, 6, 7))


@pytest.mark.parametrize("scenario", ["classic", "family", "gangster_city", "grand_persian", "zodiac"])
def test_what_is_shown_of_others_does_not_hang_on_cards_that_one_was_not_shown(scenario: str) -> None:
    table = seated(scenario)
    log = table.events
    view, seats = shown(table.until("day")), table.game.seats
    for me in seats:
        heard = {ALL, seat_audience(me.number), *map(room_audience, views.rooms_of(table.game, me.number))}
        learned = Learned.of([event for event in log if event.to in heard], me.number, lambda _: True)
        known = private_facts(view, me.number, learned)
        assert private_facts(view, me.number, Learned.of(log, me.number, lambda _: True)) == known
        others = [seat for seat in seats if seat is not me]
        cards = [(seat.role, seat.team) for seat in others]
        for seat, (role, team) in zip(others, [*cards[1:], cards[0]], strict=True):
            seat.role, seat.team = role, team
        assert private_facts(view, me.number, learned) == known
        for seat, (role, team) in zip(others, cards, strict=True):
            seat.role, seat.team = role, team


def test_an_answer_lies_on_whom_the_question_named_in_the_end() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("night")
    log: list[Event] = [*views.running(table.game)]
    for at in (5, 2):
        table.act(DETECTIVE, "inspect", at)
        log += table.events
    table.until("day")
    log += table.events
    learned = Learned.of(log, DETECTIVE, lambda act: act.do == "inspect")
    assert texts(private_facts(shown(table), DETECTIVE, learned)) == [(2, "yes, mafia")]
    own = [event for event in log if event.to in (ALL, seat_audience(DETECTIVE))]
    assert Learned.of(own, DETECTIVE, lambda act: act.do == "inspect").told == learned.told
    assert all(Learned.of(log, seat, lambda _: True).told == [] for seat in (1, 2, 3, 5))


def test_what_everybody_was_shown_lies_on_whom_it_is_about() -> None:
    view = shown(Table.seated(load("classic"), CLASSIC).until("day"))
    log = [
        Left(ALL, seat=5, how="vote", shown="citizen"),
        Left(ALL, seat=6, how="vote", shown=None),
        Left(ALL, seat=2, how="night", shown="mafia"),
    ]
    told = [Shown(ALL, seat=3, role="doctor"), Shown(seat_audience(1), seat=4, role="detective")]
    facts = shown_facts(view, Learned.of([*log, *told], None, lambda _: True))
    assert texts(facts) == [(5, "Citizen"), (2, "Mafia"), (3, "Doctor")]
    assert [fact["side"] for _, fact in facts] == [0, 1, 0]


def test_claims_lie_on_who_made_them_and_findings_on_whom_they_are_about() -> None:
    table = Table.seated(load("classic"), CLASSIC)
    square = PublicKnowledge(table.book, CLASSIC.split())
    square.hear(Statement(3, "claims", role="doctor"))
    square.hear(Statement(4, "finds", about=2, hostile=True))
    square.hear(Statement(1, "finds", about=5, hostile=False))
    assert texts(heard_facts(shown(table), square)) == [
        (3, "says: Doctor"),
        (2, "4\N{NO-BREAK SPACE}·\N{NO-BREAK SPACE}Name4 says: checked, an enemy"),
        (5, "1\N{NO-BREAK SPACE}·\N{NO-BREAK SPACE}Name1 says: checked, not an enemy"),
    ]


def test_hands_are_seen_where_the_rulebook_shows_them_and_else_ones_own_alone() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("nomination")
    table.vote(2, 1, 3)
    for seat in (1, 5, None):
        assert ballot_seen(shown(table), seat) == {"voted": 2, "voters": 7, "hands": {"1": [2], "3": [2]}}
    secret = seated("zodiac").until("nomination")
    for voter in secret.game.living[2:]:
        assert secret.give(Vote(voter, (1, 2))) is None
    secret.until("verdict")
    secret.vote(2, 5)
    assert ballot_seen(shown(secret), 1) == {"voted": 1, "voters": 9, "hands": {}}
    assert ballot_seen(shown(secret), 5) == {"voted": 1, "voters": 9, "hands": {"5": [2]}}
    assert ballot_seen(shown(secret.until("night")), 5) is None


@pytest.fixture
async def page() -> AsyncGenerator[Browser]:
    async with served("en", port=0) as server, tab(server.url) as browser:
        yield browser


async def test_a_seat_is_named_by_what_the_page_is_told_of_the_question(page: Browser) -> None:
    await page.open(seats=6, seed=5, role="detective")
    await page.begin()
    while (question := night_question(page)) is None:
        await page.onward()
        if page.seen["needs"] and night_question(page) is None:
            await page.answer_need()
        assert {fact["kind"] for fact in facts(page)} <= {"card", "claim", "heard"}
    assert page.seen["seats"]["card"] == {"role": "Detective", "side": "Town", "colour": 0}
    seat, body = question["seats"][-1], {name: question[name] for name in ("place", "message")}
    answer = await page.ask("choose", **body, custom_id=question["controls"][0], values=[str(seat)])
    assert answer["ok"], answer
    await page.until(lambda: (now := night_question(page)) is not None and now["given"] == [seat])
    await page.onward()  # at dawn the answer lies on it; unless the night has taken who asked
    me = next(person for person in page.seen["people"] if person["me"])
    if me["alive"] and not page.seen["end"]:
        await page.until(
            lambda: any(fact["kind"] == "answer" for fact in page.seen["seats"]["known"].get(str(seat), []))
        )


def night_question(page: Browser) -> dict[str, Any] | None:
    asked = page.seen["seats"]["asked"]
    return asked[0] if asked and page.seen["clock"]["mood"] == "night" else None


def facts(page: Browser) -> list[dict[str, Any]]:
    return [fact for of_seat in page.seen["seats"]["known"].values() for fact in of_seat]


async def test_they_play_while_one_watches_and_sit_at_the_end_as_they_sat_in_the_game(page: Browser) -> None:
    await page.open(seats=6, seed=2, watch=True)
    await page.until(lambda: page.seen["clock"]["mood"] != "lobby")
    assert all(person["seat"] is None for person in page.seen["people"] if person["me"])
    assert [place["kind"] for place in page.seen["places"]] == ["square"]
    assert page.seen["seats"]["card"] is None
    assert page.seen["seats"]["asked"] == []
    ids = {person["id"]: person["seat"] for person in page.seen["people"]}
    await page.onward()
    await page.until(lambda: page.seen["end"])
    assert len(page.seen["end"]["people"]) == 6
    await page.until(lambda: page.seen["seats"]["token"] is None and page.seen["clock"]["mood"] == "over")
    frames = len(page.frames)
    await page.until(lambda: page.seen["end"]["files"])
    assert {person["id"]: person["seat"] for person in page.seen["people"]} == ids
    assert [person for person in page.seen["people"] if person["alive"] is False]
    assert all(frame["clock"]["mood"] == "over" for frame in page.frames[frames:] if frame["see"] == "clock")
    assert {one["id"] for one in page.seen["end"]["people"]} == {id_ for id_, seat in ids.items() if seat}
