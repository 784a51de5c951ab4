"""The longest names at the largest tables: everybody is on every message, and nothing is cut in the middle."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from cogs.showing.panels.call import call_of
from cogs.showing.panels.lobby import lobby_panel
from cogs.showing.panels.page import cut, page
from cogs.showing.panels.phase import NEXT_SHOWN, phase_panel
from cogs.showing.panels.shown_ballots import hands_page
from cogs.showing.panels.status import console, status_page
from cogs.showing.panels.table_settings import settings_panel
from cogs.showing.view import TableView
from core.books.deal import options_of, roles_for
from core.books.library import load, published
from core.rules import views
from core.rules.commands import Deadline, Vote
from core.rules.engine import start, step
from core.rules.events import ALL, Event
from core.rules.prompts import VOTE, prompts
from core.simulate.random_play import answer
from core.table import Game, Lobby, Rulebook, Shelved, TableId, TableState
from core.table.lobby_state import Player
from core.table.table_state import Clock
from core.words import LANGUAGES
from core.words.safe import FSI, PDI

LIMIT = 4000
COMPONENTS = 40
NOW = 1_790_000_000_000
SHOWN = 12  # phases of a game
UKRAINIAN = "Ніжноголосолюбивістьсолов'їна"
NAMES = {
    "ukrainian": [f"N{number:02}{UKRAINIAN}"[:32] for number in range(30)],
    "markdown": [f"N{number:02}{'*_~`|' * 6}"[:32] for number in range(30)],
    "persian": [f"N{number:02} شاهزاده‌ی سرزمین‌های دوردست" for number in range(30)],
}


def each() -> Iterator[Any]:
    """Each rulebook in two languages, with one kind of names each, with every run; in the others and with the others by
    `make tables`."""
    for book, scenario in enumerate(published()):
        for spoken, language in enumerate(sorted(LANGUAGES)):
            for number, kind in enumerate(NAMES):
                often = number == (book + spoken) % len(NAMES) and spoken % 2 == book % 2
                marks = [] if often else [pytest.mark.repeats("the same with other names, or in another language")]
                yield pytest.param(scenario, language, kind, marks=marks)


def texts(layout: ui.LayoutView) -> list[str]:
    return [item.content for item in layout.walk_children() if isinstance(item, ui.TextDisplay)]


def whole(text: str) -> bool:
    """Whether no moment, mention, isolate or bold word is cut in two."""
    bare = re.sub(r"\\.", "", text)
    moments = len(re.findall(r"<t:\d+:\w>|<@\d+>|<#\d+>", bare))
    return bare.count("<") == moments and bare.count("**") % 2 == 0 and bare.count(FSI) == bare.count(PDI)


def moments(book: Rulebook) -> Iterator[tuple[Game, Sequence[Event]]]:
    """A game of the largest table as it goes on, everybody naming everybody they may; with what has just been said."""
    options = options_of(book, {})
    assert isinstance(options, dict)
    least, most = book.scenario.players
    dealt = (roles_for(book, size, options) for size in range(most, least - 1, -1))
    roles = next(roles for roles in dealt if isinstance(roles, list))
    chance = random.Random("sizes")
    came = start(book, roles, seed=3, options=options)
    game = came.game
    for _ in range(SHOWN):
        if game.over:
            return
        yield game, came.events
        for prompt in prompts(book, game):
            command = Vote(prompt.seat, prompt.seats[: prompt.most]) if prompt.do == VOTE else answer(prompt, chance)
            if command is not None:
                game = step(book, game, command).game
        yield game, []
        came = step(book, game, Deadline(game.serial))
        game = came.game


def view_of(book: Rulebook, game: Game, language: str, names: Sequence[str]) -> TableView:
    players = tuple(Player(10**18 + number, names[number]) for number in range(len(game.seats)))
    lobby = Lobby(players[0].user, 1, book.id, language=language, players=players)
    clock = Clock(game.serial, None, NOW, NOW + 60_000)
    state = TableState("abcdefgh", lobby, NOW, seats=players, game=game, clock=clock)
    return TableView.at(TableId(10**18), state, book, language, NOW)


def check(layout: ui.LayoutView, may_end: bool = False, view: TableView | None = None) -> str:
    """`view`: a list of its players may end with a name that is short of itself."""
    shown = texts(layout)
    assert sum(map(len, shown)) <= LIMIT
    assert all(map(whole, shown))
    names = () if view is None else tuple(view.names.roster([seat.number]) for seat in view.game.seats)
    ends = [text for text in shown if text.endswith("…") and not text.endswith(names)]
    assert may_end or not ends, "something is cut"
    return "\n".join(shown)


@pytest.mark.parametrize(("scenario", "language", "kind"), list(each()))
def test_the_longest_names_cut_nobody_off(scenario: str, language: str, kind: str) -> None:
    book = load(scenario)
    for game, happened in moments(book):
        view = view_of(book, game, language, NAMES[kind])
        said = [text for _, text in view.wording.word_events(one for one in happened if one.to == ALL)]
        panel = check(phase_panel(view, said, call_of(view).line), view=view)
        if not game.at_night:
            ballot, floor = views.ballot(book, game), views.floor(book, game)
            accused = views.is_defence(book, game.phase)
            assert ballot is None or all(view.names[seat] in panel for seat in ballot.counts or ())
            rosters = (view.names.roster(game.living), view.names.numbers(game.living))
            assert accused or ballot is not None or any(roster in panel for roster in rosters)
            assert floor is None or all(view.names[one.seat] in panel for one in floor.rest[:NEXT_SHOWN])
        assert all(view.names.roster([seat.number]) in check(status_page(view), view=view) for seat in game.seats)
        pages = "\n".join(check(console(view, number), may_end=True) for number in range(4))
        assert all(pages.count(view.names[seat.number]) for seat in game.seats)


@pytest.mark.parametrize("scenario", ["godfather", "grand_persian"])
def test_every_hand_of_a_ballot_in_which_everybody_names_everybody_can_be_looked_up(scenario: str) -> None:
    book = load(scenario)
    log: list[Event] = []
    played = moments(book)
    game, happened = next(played)
    while game.phase not in book.scenario.ballots:
        log += happened
        game, happened = next(played)
    log += happened
    cast: dict[int, tuple[int, ...]] = {}
    for prompt in prompts(book, game):
        came = step(book, game, Vote(prompt.seat, prompt.seats[: prompt.most]))
        game, cast[prompt.seat] = came.game, prompt.seats[: prompt.most]
        log += came.events
    view = view_of(book, game, "uk", NAMES["ukrainian"])
    pages = [check(hands_page(view, log, number), view=view) for number in range(9)]
    assert len(set(pages)) > 1
    lines = {line for shown in pages for line in shown.split("\n")}
    for seat in {choice for choices in cast.values() for choice in choices}:
        line = next(one for one in lines if one.startswith(f"{view.names[seat]} ("))
        assert view.names.roster([by for by, choices in cast.items() if seat in choices]) in line


@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("scenario", published())
def test_the_longest_names_stand_in_the_lobby(scenario: str, language: str) -> None:
    book = load(scenario)
    game = next(moments(book))[0]
    for names in NAMES.values():
        view = view_of(book, game, language, names)
        text = check(lobby_panel(view, [Player(number, name) for number, name in enumerate(names[:6])]), may_end=True)
        assert all(f"N{number:02}" in text for number in range(len(game.seats)))


def test_the_settings_of_a_table_at_which_a_whole_server_waits_fit_into_a_message() -> None:
    game = next(moments(load("classic")))[0]
    view = view_of(load("classic"), game, "en", NAMES["persian"])
    crowd = tuple(Player(10**17 + number, f"N{number}") for number in range(400))
    view = replace(view, state=replace(view.state, lobby=replace(view.state.lobby, waiting=crowd, kicked=crowd[:200])))
    own = [Shelved("own", f"own:{number}", 5, 30, {}, 0, 1) for number in range(10)]
    assert sum(1 for _ in settings_panel(view, own).walk_children()) <= COMPONENTS


def test_a_text_that_is_too_long_all_the_same_ends_between_two_things() -> None:
    parts = ["**a bold word** ", "<t:1790000000:R> ", f"{FSI}isolated{PDI} ", "\\*\\*", "plain "]
    text = "".join(parts * 30)
    for most in range(1, 200):
        short = cut(text, most)
        assert len(short) <= most + 1
        assert whole(short)
    assert sum(map(len, texts(page("a" * 5000, "b" * 300)))) <= LIMIT
