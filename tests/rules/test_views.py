"""How a game stands, as any face may show it."""

from __future__ import annotations

from core.books.library import load, published
from core.rules import views
from core.rules.commands import Act, Floor, TurnOver, Vote
from core.rules.events import ALL, BallotCounted, PhaseBegan
from core.rules.memory import DECK
from tests.rules.table import Table, dealt

CLASSIC = "godfather doctor detective citizen citizen citizen"


def test_a_ballot_says_what_is_needed_and_counts_the_hands_of_the_living() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("nomination")
    assert views.ballot(table.book, table.game) == views.BallotView(
        is_verdict=False,
        on_defence=(),
        candidates=(1, 2, 3, 4, 5, 6),
        several=True,
        needed=4,
        size=6,
        voted=0,
        counts={},
    )
    table.vote(2, 1, 3, 4)
    table.vote(1, 2, 5)
    assert table.give(Vote(5, ())) is None
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert (ballot.voted, ballot.counts) == (4, {2: 3, 1: 1})


def test_a_verdict_is_about_those_on_defence() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("nomination")
    table.vote(2, 1, 3, 4, 5)
    table.until("verdict")
    ballot = views.ballot(table.book, table.game)
    assert ballot is not None
    assert (ballot.is_verdict, ballot.on_defence, ballot.candidates, ballot.needed) == (True, (2,), (2,), 4)
    assert views.is_defence(table.book, "defence")
    assert views.is_defence(table.book, "verdict")
    assert not views.is_defence(table.book, "nomination")


def test_outside_of_a_ballot_there_is_none() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("day")
    assert views.ballot(table.book, table.game) is None


def test_what_is_needed_to_decide_is_what_decides() -> None:
    """In every rulebook that says a number, the ballot as it closes reports the number that was shown."""
    seen: set[str] = set()
    for scenario in ("classic", "card_deck", "commando", "godfather", "grand_persian", "joker", "zodiac"):
        table = seated(scenario)
        for _ in range(12):
            shown = views.ballot(table.book, table.game)
            phase = table.game.phase
            if shown is not None and shown.needed is not None:
                for voter in (2, 3, 4, 5, 6):
                    table.give(Vote(voter, (1,)))
                table.clock()
                counted = [event.needed for event in table.events if isinstance(event, BallotCounted)]
                assert counted[:1] == [shown.needed], (scenario, phase)
                seen.add(f"{scenario} {phase}")
            elif not table.game.over:
                table.clock()
    assert len(seen) >= 10


def seated(scenario: str, players: int | None = None) -> Table:
    """A game of as many as the rulebook needs, or of so many."""
    book = load(scenario)
    roles = dealt(book, players or book.scenario.players[0])
    return Table.seated(book, " ".join(role for role, count in roles.items() for _ in range(count)))


def test_who_speaks_who_follows_and_what_may_be_said() -> None:
    table = seated("zodiac").until("day")
    book = table.book
    floor = views.floor(book, table.game)
    assert floor is not None
    assert floor.speaker == table.game.turn.seat
    assert [speech.seat for speech in floor.rest] == [seat for seat, _ in table.game.turn.rest]
    assert {speech.seconds for speech in floor.rest} == {table.game.seconds}
    assert floor.words == ("yield", "challenge", "agree", "disagree")
    challenger = floor.rest[3].seat
    assert table.give(Floor(challenger, "challenge")) is None
    asked = views.floor(book, table.game)
    assert asked is not None
    assert asked.challengers == (challenger,)
    assert table.give(Floor(floor.speaker or 0, "grant", (challenger,))) is None
    granted = views.floor(book, table.game)
    assert granted is not None
    assert granted.rest[0] == views.Speech(
        challenger, int(book.scenario.phases["day"].challenges.constant), "challenge"
    )
    assert granted.challengers == ()
    table.give(TurnOver(table.game.serial, table.game.turn.number))
    assert views.free_talk(table.game) == ()


def test_where_nobody_may_be_challenged_the_word_is_not_offered() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("day")
    floor = views.floor(table.book, table.game)
    assert floor is not None
    assert floor.words == ("yield", "agree", "disagree")


def test_wishes_about_the_talk_say_how_many_must_want_it() -> None:
    table = seated("card_deck", 9).until("day")
    book = table.book
    assert views.floor(book, table.game) is None
    assert views.free_talk(table.game) == ("skip", "extend")
    assert views.talk_wishes(table.game) == []
    assert table.give(Floor(4, "extend")) is None
    assert views.talk_wishes(table.game) == [views.Wish("extend", (4,), 5)]


def test_a_wish_of_the_table_is_shown_with_its_majority() -> None:
    table = seated("godfather").until("day")
    book = table.book
    assert views.is_wish(book, "inquire")
    assert not views.is_wish(book, "no_such_verb")
    assert table.give(Act(3, "inquire")) is None
    assert views.wishes(book, table.game) == [views.Wish("inquire", (3,), 5)]


def test_a_held_card_is_the_owners_own() -> None:
    table = Table.seated(load("classic"), "godfather mafioso doctor detective citizen citizen citizen citizen")
    card = views.held_card(table.book, table.game, 1)
    assert (card.role, card.team, card.lent) == ("godfather", table.game.seat(1).team, None)
    assert list(card.knows) == table.game.seat(1).knows


def test_a_room_that_was_never_opened_is_empty_and_shut() -> None:
    table = Table.seated(load("classic"), CLASSIC)
    assert views.room(table.game, "nowhere") == views.Room((), False)
    assert views.rooms_of(table.game, 4) == []


def test_the_running_phase_is_told_as_the_events_that_began_it() -> None:
    table = Table.seated(load("classic"), CLASSIC).until("day")
    phase, turn = views.running(table.game)
    assert isinstance(phase, PhaseBegan)
    assert (phase.to, phase.phase, phase.turns) == (ALL, "day", True)
    assert turn == table.game.turn


def test_a_rulebook_says_whether_its_day_is_a_round_of_speeches() -> None:
    assert {one for one in published() if not views.speaks_in_turns(load(one))} == {
        *("card_deck", "family", "gangster_city"),
    }


def test_how_many_cards_lie_face_down_while_one_is_to_be_played() -> None:
    table = seated("godfather")
    assert views.cards_face_down(table.game) is None
    table.until("nomination")
    deck = len(table.game.notes[DECK])
    assert views.cards_face_down(table.game) is None
    table.vote(8, *range(1, 8))
    table.until("verdict")
    table.vote(8, *range(1, 8))
    table.until("last_words")
    assert views.cards_face_down(table.game) == deck - 1
    table.clock()
    assert views.cards_face_down(table.game) is None


def test_blanks_are_shown_as_the_options_bind_them() -> None:
    assert views.blanks(load("classic"), {}) == []
    book = load("gangster_city")
    rule = book.scenario.blanks
    assert rule is not None
    assert views.blanks(book, {}) == [views.Blank(role, None, ()) for role in rule.roles]
    bound = {"blank_roles": {"tramp": {"team": "mafia", "abilities": ["frame"]}}}
    assert views.Blank("tramp", "mafia", ("frame",)) in views.blanks(book, bound)


def test_a_phase_that_the_rulebook_does_not_have_is_no_defence() -> None:
    assert not views.is_defence(load("classic"), "tea")
    assert not views.is_defence(load("classic"), "day")


def test_wishes_are_those_of_the_living() -> None:
    table = seated("godfather").until("day")
    assert table.give(Act(3, "inquire")) is None
    table.host("eject", 3)
    assert views.wishes(table.book, table.game) == []
