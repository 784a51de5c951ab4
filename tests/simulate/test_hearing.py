"""What a person says is heard by the others: a true report moves more hands than silence, a lie fewer; and whoever is
spoken to answers."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice

from core.books.deal import options_of, roles_for, shuffled
from core.books.library import load
from core.rulebook.book import Rulebook
from core.rulebook.course import NIGHTS
from core.rules.commands import Act, Command, Deadline
from core.rules.engine import start, step
from core.rules.prompts import VOTE, prompts
from core.rules.state import Game
from core.simulate.company import Players
from core.simulate.conversation import conversation
from core.simulate.replies import waits
from core.simulate.said import Statement

GAMES, PLAYERS, ROUNDS = 50, 10, 2
BAR = 35


@dataclass
class Table:
    """A game of Classic in which everybody but one is scripted, as it is played live."""

    book: Rulebook
    game: Game
    players: Players
    person: int

    def do(self, command: Command) -> None:
        came = step(self.book, self.game, command)
        self.game = came.game
        self.players.hear(came.events)
        self.players.look(self.game)

    def night(self, asks: int | None = None) -> None:
        """The night: the person asks about somebody, if they ask."""
        while self.game.phase in NIGHTS or not any(one.do == VOTE for one in prompts(self.book, self.game)):
            for prompt in prompts(self.book, self.game):
                command = self.players.answer(prompt)
                if prompt.seat == self.person:
                    command = Act(self.person, prompt.do, (asks,)) if asks in prompt.seats else None
                if command is not None and prompt.do != VOTE:
                    self.do(command)
            self.do(Deadline(self.game.serial))
            if self.game.winner is not None:
                return

    def say(self, *said: Statement) -> None:
        self.players.square.heard.speaks(self.person)
        for one in said:
            self.players.square.hear(one)

    def talk(self) -> list[Statement]:
        """Everybody but the person has their say."""
        found: list[Statement] = []
        for _ in range(ROUNDS):
            for seat in [one for one in self.players.square.living if one != self.person]:
                found += self.speak(seat)
        return found

    def speak(self, seat: int) -> list[Statement]:
        said = conversation(self.players.minds[seat])
        self.players.square.heard.speaks(seat)
        for one in said:
            self.players.square.hear(one)
        return said

    def hands(self, seat: int) -> int:
        """Vote; how many hands of others than the person go up against a seat."""
        for prompt in prompts(self.book, self.game):
            command = self.players.answer(prompt) if prompt.do == VOTE and prompt.seat != self.person else None
            if command is not None:
                self.do(command)
        return self.players.square.hands_on(seat)

    def looks(self, about: int, *said: Statement) -> float:
        """How a seat would look to the table if all this were said."""
        heard = copy.deepcopy(self.players)
        for one in said:
            heard.square.hear(one)
        return heard.reputes.of(about)


def tables(role: str) -> Iterator[Table]:
    """Games on whose second day the person, who holds this card, is alive."""
    book = load("classic")
    options = options_of(book, {}, [""] * PLAYERS)
    assert isinstance(options, dict)
    roles = roles_for(book, PLAYERS, options)
    assert isinstance(roles, list)
    for seed in range(1000):
        dealt = shuffled(roles, seed)
        came = start(book, dealt, seed=seed, options=options)
        players = Players(book, dealt, seed)
        players.hear(came.events)
        players.look(came.game)
        yield Table(book, came.game, players, dealt.index(role) + 1)


def holders(table: Table, role: str) -> list[int]:
    return [seat.number for seat in table.game.seats if seat.role == role]


@cache
def more_hands(role: str, about: str, claims: bool) -> tuple[int, int, int]:
    """In how many of fifty games there are more hands against whom the person reports than had they been silent; and
    all those hands, with and without the report."""
    more = played = spoken = silent = 0
    for table in tables(role):
        named = holders(table, about)[0]
        table.night(asks=named if role == "detective" else None)
        if table.game.winner is not None or not {table.person, named} <= set(table.game.living):
            continue
        quiet = copy.deepcopy(table)
        claim = [Statement(table.person, "claims", role="detective")] if claims else []
        table.say(*claim, Statement(table.person, "finds", named, hostile=True))
        table.talk()
        quiet.talk()
        hands, without = table.hands(named), quiet.hands(named)
        more, spoken, silent = more + (hands > without), spoken + hands, silent + without
        played += 1
        if played == GAMES:
            break
    assert played == GAMES
    return more, spoken, silent


def test_a_true_report_moves_hands_and_a_bare_lie_moves_fewer() -> None:
    true = more_hands("detective", "mafioso", claims=True)
    lie, bare = (more_hands("mafioso", "citizen", claims=claims) for claims in (True, False))
    assert true[0] >= BAR, true
    assert max(lie[0], bare[0]) < BAR, (lie, bare)
    assert true[1] > 3 * true[2], "hands follow"


def test_whoever_is_accused_or_asked_answers_first_thing_when_they_speak_next() -> None:
    for table in islice(tables("citizen"), 12):
        table.night()
        me = table.person
        accused, asked, shown, *_ = (seat for seat in table.game.living if seat != me)
        assert not waits(table.players.minds[accused])
        table.say(
            Statement(me, "accuses", accused, why="gut"),
            Statement(me, "asks", asked, question="suspicion"),
            Statement(me, "asks", shown, question="card"),
        )
        assert all(waits(table.players.minds[seat]) for seat in (accused, asked, shown))
        first, *_ = table.speak(accused)
        assert (first.what, first.about) in {("answers", me), ("counters", me)}
        assert not waits(table.players.minds[accused])
        assert table.speak(accused)[:1] != [first], "it is answered once"
        assert table.speak(shown)[0].what in {"claims", "keeps_card"}
        asks = [said.what for said in table.speak(asked)]
        assert "suspects" in asks[:2], "who has just spoken may have asked them something too"


def test_whoever_holds_the_card_that_a_person_claims_disputes_it_once() -> None:
    disputed = 0
    for table in islice(tables("mafioso"), 12):
        table.night()
        holder = holders(table, "detective")[0]
        if holder not in table.game.living:
            continue
        table.say(Statement(table.person, "claims", role="detective"))
        said = [one for one in table.talk() if one.what == "disputes"]
        assert said == [Statement(holder, "disputes", table.person, role="detective")]
        disputed += 1
    assert disputed


def test_a_report_is_believed_by_what_stands_behind_it() -> None:
    table = next(tables("citizen"))
    table.night()
    me = table.person
    about, rival, *_ = (seat for seat in table.game.living if seat != me)
    finds = Statement(me, "finds", about, hostile=True)
    detective = Statement(me, "claims", role="detective")
    silent, bare, backed = (table.looks(about, *said) for said in ((), (finds,), (detective, finds)))
    contested = table.looks(about, detective, finds, Statement(rival, "disputes", me, role="detective"))
    unable = table.looks(about, Statement(me, "claims", role="citizen"), finds)
    confessed = table.looks(about, Statement(me, "claims", role="mafioso"), finds)
    taken_back = table.looks(about, detective, finds, Statement(me, "finds", about, hostile=False))
    assert silent < bare < backed
    assert silent < contested < backed
    assert unable < backed
    assert confessed < bare
    assert taken_back < contested
