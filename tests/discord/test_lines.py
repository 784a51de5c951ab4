"""What scripted players say has a character, and is said once."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cogs.showing.lines import CHARACTERS, Lines, character_of
from cogs.showing.view import TableView, words_of
from core.books.deal import options_of, roles_for, shuffled
from core.books.library import load
from core.rules.commands import Deadline
from core.rules.engine import start, step
from core.simulate.company import Players
from core.simulate.conversation import conversation
from core.simulate.hands_up import rate, reason
from core.table import Lobby, Player, TableId, TableState
from core.words import LANGUAGES

PLAYERS, DAYS = 12, 5


def spoken(language: str, seed: int) -> list[str]:
    """All that is said at a table of twelve on five days on which nobody leaves, each with what they may be asked."""
    book = load("classic")
    options = options_of(book, {}, [""] * PLAYERS)
    assert isinstance(options, dict)
    roles = roles_for(book, PLAYERS, options)
    assert isinstance(roles, list)
    came = start(book, shuffled(roles, seed), seed=seed, options=options)
    players, lines = Players(book, shuffled(roles, seed), seed), Lines(random.Random(seed))
    words = words_of(language)
    people = tuple(Player(seat, words(f"demo-player-{seat}")) for seat in range(1, PLAYERS + 1))
    found: list[str] = []
    day = 0
    while day <= DAYS:
        players.hear(came.events)
        players.look(came.game)
        state = TableState("game", Lobby(0, 0, book.id, language=language), 0, people, came.game)
        view = TableView.at(TableId(1), state, book, language, 0)
        if came.game.at_talk and came.game.day > day:
            day = came.game.day
            found += talk(view, players, lines, random.Random(f"{seed}/{day}"))
        came = step(book, came.game, Deadline(came.game.serial))
    return found


def talk(view: TableView, players: Players, lines: Lines, chance: random.Random) -> list[str]:
    """Everybody's turn, and a word to the vote of every fourth."""
    found: list[str] = []
    for seat, mind in players.minds.items():
        said = conversation(mind)
        for one in said:
            players.square.hear(one)
            found.append(lines.worded(view, one))
        if not said:
            found.append(lines.small(view, "chats" if chance.random() < 0.15 else "passes", seat))
        players.square.heard.speaks(seat)
    for seat in chance.sample(range(1, PLAYERS + 1), PLAYERS // 4):
        mind = players.minds[seat]
        about = max((one for one in range(1, PLAYERS + 1) if one != seat), key=lambda one: rate(mind, one))
        found.append(lines.voted(view, seat, about, reason(mind, about)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_said_twice_in_a_game_of_twelve_on_five_days(language: str) -> None:
    for seed in range(3):
        said = spoken(language, seed)
        assert len(said) >= PLAYERS * DAYS
        assert [sentence for sentence, times in Counter(said).items() if times > 1] == []


def test_six_neighbours_have_six_characters_and_another_game_gives_them_others() -> None:
    at = {token: [character_of(token, seat) for seat in range(1, 31)] for token in ("one", "two", "three")}
    for characters in at.values():
        assert all(set(characters[place : place + 6]) == set(CHARACTERS) for place in range(0, 30, 6))
    assert len({tuple(characters) for characters in at.values()}) == 3
