"""What is shown before and after a game, in types: what may be chosen, and how a game ended."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class RoleJson(TypedDict):
    """A role of a rulebook. `seats`: the numbers of players at which it is dealt."""

    id: str
    name: str
    team: str
    blurb: str
    seats: list[int]


class SideOddsJson(TypedDict):
    """How many of a hundred games a side wins."""

    name: str
    won: int


class OddsJson(TypedDict):
    """The odds at a number of seats. `even`: whether every side has something to win."""

    seats: int
    sides: list[SideOddsJson]
    even: bool


class RulebookJson(TypedDict):
    """A rulebook that can be played. `players`, `minutes`: from, to; `usual`: seats that are offered first; `by_hand`:
    whether a table may be built of whichever roles one likes."""

    id: str
    title: str
    blurb: str
    players: list[int]
    minutes: list[int]
    usual: int
    by_hand: bool
    odds: list[OddsJson]
    roles: list[RoleJson]


class LanguageJson(TypedDict):
    """A language of the page."""

    id: str
    name: str
    direction: Literal["ltr", "rtl"]


class CatalogJson(TypedDict):
    """What may be chosen."""

    rulebooks: list[RulebookJson]
    languages: list[LanguageJson]


class ResumableJson(TypedDict):
    """An evening that is kept. `over`: its game has ended, and its story can be read; `lesson`: it is a lesson."""

    title: str
    over: bool
    lesson: NotRequired[bool]
    phase: NotRequired[str | None]
    people: NotRequired[str | None]
    when: NotRequired[int | None]


class FateJson(TypedDict):
    """What became of a seat. `id`: whose it was; `colour`: the number of its side's."""

    id: str
    seat: int
    name: str
    role: str
    team: str
    colour: int
    fate: str
    won: bool
    alive: bool
    left: bool


class ChapterJson(TypedDict):
    """A phase of the story."""

    title: str
    lines: list[str]


class KeptFileJson(TypedDict):
    """A file that can be kept of the game."""

    name: str
    url: str
    what: str


class EndJson(TypedDict):
    """The end of a game. `won`: whether I did, None where I only watched or nobody did; `colour`: the number of the
    winning side's; `turns`: turning points; `picture`: its address, once it is drawn; `keepsake`: all of this in one
    file."""

    title: str
    won: bool | None
    colour: int | None
    outcome: str
    turns: list[str]
    people: list[FateJson]
    chapters: list[ChapterJson]
    picture: str | None
    keepsake: KeptFileJson
    files: list[KeptFileJson]


class WantedJson(TypedDict):
    """A table as it is asked for. `role`: the one that I wish for; `watch`: I only look on; `look`: the lobby waits for
    me to begin; `lesson`: no table, but a lesson."""

    rulebook: str
    language: str
    seats: int
    name: str
    role: str | None
    watch: bool
    look: NotRequired[bool]
    lesson: NotRequired[bool]
