"""Who speaks, who may say what about the talk, and who is called by night, as any face may show it."""

from __future__ import annotations

from dataclasses import replace

from core.books.library import SCENARIOS, load, own_stages, parse, published
from core.rulebook.book import Rulebook
from core.rules import views
from core.rules.commands import Floor, TurnOver
from core.rules.events import ALL, DEPARTED, Marked, NextTurn
from core.rules.refusal import Refusal
from tests.rules.table import Table, seated
from tests.rules.variants import varied

WORDS = ("yield", "challenge", "agree", "disagree")
CLASSIC = "godfather doctor detective citizen citizen citizen"


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


def silenced_by_natasha() -> Table:
    """A day on which 7 is paralysed: CA-61."""
    roles = "godfather natasha doctor detective priest citizen citizen citizen citizen citizen"
    table = Table.seated(load("classic_advanced"), roles, seed=2).until("night")
    table.act(2, "silence", 7)
    return table.until("day")


def test_who_must_not_speak_and_has_no_vote_is_called_to_neither() -> None:
    """CA-61: nobody waits for a speech or a vote of theirs that does not come."""
    table = silenced_by_natasha()
    floor = views.floor(table.book, table.game)
    assert floor is not None
    assert [speech.seat for speech in floor.rest] == [seat for seat, _ in table.copy().speakers()[1:-1]]
    assert 7 not in [speech.seat for speech in floor.rest]
    ballot = views.ballot(table.book, table.until("nomination").game)
    assert ballot is not None
    assert ballot.called == (1, 2, 3, 4, 5, 6, 8, 9, 10)
    assert views.silent_seats(table.book, table.game) == {7}


def test_whose_silence_is_a_secret_is_called_as_before() -> None:
    text = (SCENARIOS / "classic_advanced" / "scenario.yaml").read_text(encoding="utf-8")
    changes = [(f"\n  {mark}: public", f"\n  {mark}: secret") for mark in ("silenced", "disenfranchised")]
    secret = parse(varied(text, *changes), own=own_stages("classic_advanced"))
    table = silenced_by_natasha()
    floor = views.floor(secret, table.game)
    assert floor is not None
    assert [speech.seat for speech in floor.rest] == [seat for seat, _ in table.game.turn.rest]
    ballot = views.ballot(secret, table.until("nomination").game)
    assert ballot is not None
    assert ballot.called == tuple(table.game.living)


def test_a_speech_that_is_given_no_time_is_not_to_come() -> None:
    """SP-14: with the third foul the next speech is passed over."""
    table = seated("sport", 10).until("day")
    last = table.game.turn.rest[-1].seat
    for _ in range(3):
        table.host("foul", last)
    floor = views.floor(table.book, table.game)
    assert floor is not None
    assert [speech.seat for speech in floor.rest] == [seat for seat, _ in table.copy().speakers()[1:]]
    assert last not in [speech.seat for speech in floor.rest]


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


def test_a_rulebook_says_whether_its_day_is_a_round_of_speeches() -> None:
    assert {one for one in published() if not views.speaks_in_turns(load(one))} == {
        *("card_deck", "family", "gangster_city"),
    }


def test_where_there_is_no_day_nobody_speaks_in_turns() -> None:
    text = (SCENARIOS / "classic" / "scenario.yaml").read_text(encoding="utf-8")
    assert not views.speaks_in_turns(parse(text.replace("  day: {", "  morning: {").replace("[day, ", "[morning, ")))


def test_who_has_left_does_not_speak_but_for_last_words() -> None:
    """GP-D74"""
    table = seated("zodiac").until("day")
    rest = (NextTurn(3, None), NextTurn(4, DEPARTED), NextTurn(5, None))
    assert table.game.turn is not None
    table.game.turn = replace(table.game.turn, rest=rest)
    for seat in (3, 4):
        table.game.seat(seat).alive = False
    floor = views.floor(table.book, table.game)
    assert floor is not None
    assert [(speech.seat, speech.why) for speech in floor.rest] == [(4, DEPARTED), (5, None)]


def test_a_challenger_who_leaves_is_no_longer_shown() -> None:
    table = seated("zodiac").until("day")
    first, second = (seat for seat, _ in table.game.turn.rest[:2])
    for seat in (first, second):
        assert table.give(Floor(seat, "challenge")) is None
    table.host("eject", first)
    floor = views.floor(table.book, table.game)
    assert floor is not None
    assert floor.challengers == (second,)


def test_after_the_last_speech_whoever_wants_may_still_act() -> None:
    """CA-18"""
    table = seated("classic_advanced").until("day")
    floor = views.floor(table.book, table.game)
    assert floor is not None
    assert (floor.closing, floor.closing_seconds) == (False, 10)
    while table.game.turn.rest:
        table.give(TurnOver(table.game.serial, table.game.turn.number))
    table.give(TurnOver(table.game.serial, table.game.turn.number))
    floor = views.floor(table.book, table.game)
    assert floor is not None
    assert (floor.speaker, floor.closing, floor.rest, floor.words) == (None, True, (), WORDS)
    assert table.give(TurnOver(table.game.serial, table.game.turn.number)) is None
    assert table.game.phase == "nomination"


def test_last_words_have_no_words_about_the_talk() -> None:
    table = seated("commando").until("nomination")
    last = len(table.game.seats)
    table.vote(last, *range(1, last))
    table.until("verdict")
    table.vote(last, *range(1, last))
    table.until("last_words")
    floor = views.floor(table.book, table.game)
    assert floor is not None
    assert (floor.speaker, floor.words) == (last, ())
    assert table.refusal(Floor(last, "agree")) == Refusal("wrong_phase")


def test_free_words_are_for_a_talk_by_day_alone() -> None:
    table = seated("card_deck", 9)
    assert table.game.phase == "night"
    assert views.free_talk(table.game) == ()
    assert views.free_talk(table.until("nomination").game) == ()


def test_only_a_silence_that_all_know_is_told_and_of_those_alone_who_bear_it() -> None:
    table = seated("el_clasico")
    table.game.seat(2).marks["silenced"] = [None, None]
    table.game.seat(3).marks["disenfranchised"] = [None, None]
    assert views.silenced(table.book, table.game) == [Marked(ALL, seat=2, mark="silenced", until=None, value=None)]
    marks = table.book.scenario.marks | {"silenced": "secret"}
    secret = Rulebook(table.book.scenario.model_copy(update={"marks": marks}))
    assert views.silenced(secret, table.game) == []


def test_whoever_may_be_in_the_game_is_called() -> None:
    """JK-D8; and nobody whom the rulebook would call were they dealt."""
    table = seated("joker").until("night")
    assert views.wake_calls(table.book, table.game) == [("mafioso", 30.0), ("doctor", 30.0), ("joker", 30.0)]
    table = seated("gangster_city").until("night")
    called = [who for who, _ in views.wake_calls(table.book, table.game)]
    assert called
    assert table.book.scenario.blanks is not None
    assert set(called).isdisjoint(table.book.scenario.blanks.roles)


def test_how_the_table_wants_it_is_of_the_living() -> None:
    table = seated("card_deck", 9).until("day")
    for seat in (4, 2):
        assert table.give(Floor(seat, "skip")) is None
    table.host("eject", 4)
    assert views.talk_wishes(table.game) == [views.Wish("skip", (2,), 5)]
    assert table.give(Floor(2, "extend")) is None
    table.host("eject", 2)
    assert views.talk_wishes(table.game) == []
