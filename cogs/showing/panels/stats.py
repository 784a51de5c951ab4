"""What a server's games came to, in pages: a person, their roles, rulebooks, the whole server, the leaderboard."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

import discord
from discord import ui

from cogs.messages.address import Address, base36
from cogs.messages.payload import BREAK, page_number, parts_of
from cogs.messages.press_purposes import Purpose
from cogs.showing.panels.page import END, Part, menu, page, rows
from cogs.showing.view import side, words_of
from core.stats.tally import LEAST_GAMES, BookLine, Portrait, Statistics, TallyLine
from core.table import KEPT_RESULTS, RESULT_DAYS, TableId
from core.words import Words, escape

STATS = "stats"
CARD = "stats-card"
POST = "stats-post"
PLAYER = "player"
ROLES = "roles"
RULEBOOKS = "rulebooks"
SERVER = "server"
LEADERBOARD = "leaderboard"
SERVER_ROLES = "server-roles"
VIEWS = (PLAYER, ROLES, RULEBOOKS, SERVER, SERVER_ROLES, LEADERBOARD)
OF_NOBODY = (SERVER, SERVER_ROLES, LEADERBOARD)
"""Those that are about nobody in particular."""
PER_PAGE = 10
ACTS = 5
"""So many verbs of a person are named."""
K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class StatsRequest:
    """Which page: what of, of whom (0: of everybody), of which rulebook alone."""

    view: str
    whom: int
    scenario: str = ""
    page: int = 0
    hidden: bool = False
    """They do not wish it."""

    def __str__(self) -> str:
        return BREAK.join((self.view, base36(self.whom), self.scenario, str(self.page)))

    @classmethod
    def read(cls, rest: str) -> StatsRequest:
        """Read what `str` made."""
        view, whom, scenario, number = [*parts_of(rest), "", "", "", ""][:4]
        user = int(whom, 36) if whom.isalnum() and whom.isascii() else 0
        return cls(view if view in VIEWS else PLAYER, user, scenario, page_number(number))


@dataclass(frozen=True, slots=True)
class StatsContent:
    """What a page is made from, for one reader."""

    guild: int
    language: str
    reader: int
    found: Statistics
    unranked: Collection[int]
    everybody: Portrait = field(default_factory=Portrait)
    """All seats together, where a page is about them."""

    @property
    def words(self) -> Words:
        """The texts that all rulebooks have in common."""
        return words_of(self.language)

    def of_book(self, scenario: str) -> Words:
        """The texts of a rulebook."""
        return words_of(self.language, scenario)

    def title(self, scenario: str) -> str:
        """What a rulebook is called."""
        words = self.of_book(scenario)
        return words("scenario-title") if words.has("scenario-title") else scenario

    def name(self, user: int) -> str:
        """What somebody was called last; of the reader nobody has to say it."""
        found = self.found.names().get(user)
        return self.words("stats-somebody") if found is None else escape(found)


def stats_page(shown: StatsContent, asked: StatsRequest) -> ui.LayoutView:
    """One page, with the ways to the others."""
    words = shown.words
    if asked.hidden:
        title = words("stats-title-player", name=words("stats-somebody"))
        lines = [words("stats-hidden")]
    else:
        title = _title(shown, asked)
        lines = _lines(shown, asked)
    first = asked.page * PER_PAGE
    paged = asked.view in (ROLES, RULEBOOKS, SERVER_ROLES, LEADERBOARD) and not asked.hidden
    here = lines[first : first + PER_PAGE] if paged else lines
    parts: list[Part | None] = [f"## {title}", "\n".join(here) or words("stats-none")]
    if asked.scenario:
        parts.insert(1, words("stats-only", scenario=shown.title(asked.scenario)))
    if asked.view == LEADERBOARD:
        parts.append(_own_place(shown))
    parts.append(_views(shown, asked))
    if asked.view == PLAYER and lines and not asked.hidden:
        parts += rows([_card_button(shown, asked)])
    parts += rows(
        ui.Button[ui.LayoutView](label=words(text), custom_id=_address(shown, replace(asked, page=to)))
        for text, to, there in (
            ("night-back-button", asked.page - 1, paged and asked.page > 0),
            ("night-next-button", asked.page + 1, paged and len(lines) > first + PER_PAGE),
        )
        if there
    )
    notes = [words("stats-how", least=LEAST_GAMES)] if asked.view in (PLAYER, LEADERBOARD) else []
    notes.append(words("stats-kept", games=KEPT_RESULTS, days=RESULT_DAYS))
    return page(*parts, "\n".join(f"-# {note}" for note in notes), colour=END)


def _title(shown: StatsContent, asked: StatsRequest) -> str:
    if asked.view in OF_NOBODY:
        return shown.words(f"stats-title-{asked.view}")
    return shown.words("stats-title-player", name=shown.name(asked.whom))


def _lines(shown: StatsContent, asked: StatsRequest) -> Sequence[str]:
    if asked.view == LEADERBOARD:
        return _leaderboard(shown)
    if asked.view == SERVER:
        return _server(shown)
    if asked.view == SERVER_ROLES:
        return [_server_role(shown, *key, line) for key, line in most_played(shown.everybody.roles)]
    portrait = shown.found.portrait(asked.whom)
    if asked.view == ROLES:
        return [_role(shown, *key, line) for key, line in most_played(portrait.roles)]
    if asked.view == RULEBOOKS:
        return [
            _named(shown, "stats-rulebook", line, scenario=shown.title(id_))
            for id_, line in most_played(portrait.books)
        ]
    return _person(shown, asked.whom, portrait) if portrait.whole.games else []


def _person(shown: StatsContent, user: int, portrait: Portrait) -> list[str]:
    words = shown.words
    whole = portrait.whole
    lines = [
        words("stats-games", games=whole.games, won=whole.won, share=percent(whole.won, whole.games)),
        rating_line(shown, user),
        *(
            _named(
                shown,
                "stats-side",
                line,
                side=side(shown.of_book(portrait.seen[team]), team),
                expected=percent(line.expected, line.games),
            )
            for team, line in most_played(portrait.sides)
        ),
        words("stats-survived", count=whole.survived, games=whole.games),
        words("stats-first", count=whole.first),
    ]
    if whole.votes:
        lines.append(words("stats-votes", hits=whole.hits, votes=whole.votes, share=percent(whole.hits, whole.votes)))
    acts = [
        words("stats-act", verb=_verb(shown, verb, portrait), count=count, across=whole.across[verb])
        for verb, count in whole.acts.most_common(ACTS)
    ]
    return [*lines, words("stats-acts", acts=words.join(acts))] if acts else lines


def rating_line(shown: StatsContent, user: int) -> str:
    """Somebody's rating and place, or why they have none."""
    words = shown.words
    rating = shown.found.ratings.of(user)
    if user in shown.unranked:
        return words("stats-unranked")
    if rating.games < LEAST_GAMES:
        return words("stats-unrated", least=LEAST_GAMES, games=rating.games)
    ranked = shown.found.ranked(shown.unranked)
    place = next(one.place for one in ranked if one.user == user)
    return words("stats-rating", points=rating.points, margin=rating.margin, place=place, people=len(ranked))


def _server(shown: StatsContent) -> list[str]:
    words = shown.words
    books = shown.found.books
    if not books:
        return []
    whole = words("stats-server", games=sum(book.games for book in books.values()))
    return [whole, *(_book(shown, id_, book) for id_, book in sorted(books.items(), key=lambda one: -one[1].games))]


def _book(shown: StatsContent, scenario: str, book: BookLine) -> str:
    words = shown.words
    own = shown.of_book(scenario)
    wins = [
        words("stats-win", side=side(own, team), share=percent(count, book.games))
        for team, count in book.wins.most_common()
    ]
    if book.draws:
        wins.append(words("stats-draws", share=percent(book.draws, book.games)))
    return words(
        "stats-server-rulebook",
        scenario=shown.title(scenario),
        games=book.games,
        nights=round(book.nights / book.games),
        wins=words.join(wins),
    )


def _leaderboard(shown: StatsContent) -> list[str]:
    words = shown.words
    ranked = shown.found.ranked(shown.unranked)
    return [
        words(
            "stats-ranked",
            place=one.place,
            name=escape(one.name),
            points=one.rating.points,
            margin=one.rating.margin,
            games=one.rating.games,
        )
        for one in ranked
    ] or [words("stats-ranked-none", least=LEAST_GAMES)]


def _own_place(shown: StatsContent) -> str | None:
    ranked = shown.found.ranked(shown.unranked)
    own = next((one for one in ranked if one.user == shown.reader), None)
    if own is not None:
        return shown.words("stats-own-place", place=own.place, people=len(ranked))
    return rating_line(shown, shown.reader)


def _role(shown: StatsContent, scenario: str, role: str, line: TallyLine) -> str:
    called = role_called(shown, scenario, role)
    return _named(shown, "stats-role", line, role=called, scenario=shown.title(scenario), survived=line.survived)


def _server_role(shown: StatsContent, scenario: str, role: str, line: TallyLine) -> str:
    return _named(
        shown,
        "stats-server-role",
        line,
        role=role_called(shown, scenario, role),
        scenario=shown.title(scenario),
        expected=percent(line.expected, line.games),
        survived=percent(line.survived, line.games),
    )


def role_called(shown: StatsContent, scenario: str, role: str) -> str:
    """What a role is called; its id where its rulebook is gone."""
    words = shown.of_book(scenario)
    return words(f"role-{role}") if words.has(f"role-{role}") else role


def _named(shown: StatsContent, text: str, line: TallyLine, **args: str | int) -> str:
    return shown.words(text, games=line.games, won=line.won, share=percent(line.won, line.games), **args)


def _verb(shown: StatsContent, verb: str, portrait: Portrait) -> str:
    """What a verb is called: in common, else where this person may have used it."""
    for words in (shown.words, *(shown.of_book(scenario) for scenario in portrait.books)):
        if words.has(f"verb-{verb}"):
            return words(f"verb-{verb}")
    return verb


def _views(shown: StatsContent, asked: StatsRequest) -> ui.ActionRow[ui.LayoutView]:
    words = shown.words
    offered = [
        discord.SelectOption(label=words(f"stats-view-{view}")[:100], value=view, default=view == asked.view)
        for view in VIEWS
    ]
    return menu(_address(shown, replace(asked, page=0)), words("stats-view"), offered)


def _card_button(shown: StatsContent, asked: StatsRequest) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=shown.words("stats-card-button"), custom_id=_address(shown, asked, CARD))


def post_button(shown: StatsContent, asked: StatsRequest, *, posted: bool = False) -> ui.Button[ui.LayoutView]:
    """Posts the card where it was drawn; one that is `posted` is not posted again."""
    text = "stats-card-posted" if posted else "stats-card-post"
    return ui.Button(label=shown.words(text), custom_id=_address(shown, asked, POST), disabled=posted)


def _address(shown: StatsContent, asked: StatsRequest, purpose: Purpose = STATS) -> str:
    return str(Address(TableId(shown.guild), "", 0, purpose, str(asked)))


def most_played(lines: dict[K, TallyLine]) -> list[tuple[K, TallyLine]]:
    """Those with the most games first."""
    return sorted(lines.items(), key=lambda one: (-one[1].games, -one[1].won))


def percent(part: float, whole: int) -> int:
    """A share in hundredths; of nothing it is none."""
    return round(100 * part / whole) if whole else 0
