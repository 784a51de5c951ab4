"""A game that has ended, told in one language: what the panels of the end, the story and the history are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from cogs.messages.address import Address
from cogs.messages.press_purposes import Purpose
from cogs.showing.view import NAMES_AT_MOST, Style, words_of
from core.table import PastGame, TableId
from core.words import Chronicle, SeatNames, Wording, Words, chronicle, fitting, pages, story

LEAF = 3400
"""Characters of a story on one leaf: what a message holds, less its title."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """A leaf of a story: a night, a day, or a part of one."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Telling:
    """A past game of a server, in words."""

    id: TableId
    """Where it was played; of one that is looked up, its server's first table."""
    game: PastGame
    wording: Wording

    @classmethod
    def of(cls, id_: TableId, game: PastGame, language: str) -> Telling:
        """The game in this language."""
        words = words_of(language, game.scenario)
        names = fitting(_names(words, game), NAMES_AT_MOST)
        return cls(id_, game, Wording(SeatNames(words, dict(enumerate(names, 1)))))

    @property
    def guild(self) -> int:
        """The server's id."""
        return self.id.guild

    @property
    def words(self) -> Words:
        """The texts."""
        return self.wording.words

    def chronicle(self) -> Chronicle | None:
        """The game at a glance."""
        return chronicle(self.game.rules_log)

    def text(self) -> str:
        """The whole story as markdown, with room for whole names."""
        names = dict(enumerate(_names(self.words, self.game), 1))
        return "\n\n".join(pages(story(Wording(SeatNames(self.words, names)), self.game.story_log), limit=1_000_000))

    def leaves(self) -> list[Leaf]:
        """The story in leaves that fit into a message; one at least."""
        leaves: list[Leaf] = []
        for chapter in story(self.wording, self.game.story_log):
            parts = pages([chapter], LEAF)
            for number, text in enumerate(parts, 1):
                text = text.removeprefix(f"### {chapter.heading}").strip() or self.words("story-quiet")
                title = chapter.heading
                if len(parts) > 1:
                    title = self.words("story-part", chapter=title, part=number, parts=len(parts))
                leaves.append(Leaf(title, text))
        return leaves or [Leaf(self.words("story-end"), self.words("story-quiet"))]

    def address(self, purpose: Purpose, rest: str = "") -> str:
        """A `custom_id` about this game."""
        return str(Address(self.id, self.game.token, 0, purpose, rest))

    def button(
        self, purpose: Purpose, text: str, style: Style = Style.secondary, rest: str = ""
    ) -> ui.Button[ui.LayoutView]:
        """A button labelled with the text of this id."""
        return ui.Button(label=self.words(text), style=style, custom_id=self.address(purpose, rest))


def _names(words: Words, game: PastGame) -> tuple[str, ...]:
    """What everybody was called; who has been forgotten is somebody who left."""
    return tuple(player.name or words("forgotten-name") for player in game.people)


def options(titles: Sequence[str], chosen: int, most: int) -> list[discord.SelectOption]:
    """Titles to choose one from, by number: as many as a menu holds, about the one that is open now."""
    first = max(0, min(chosen - most // 2, len(titles) - most))
    return [
        discord.SelectOption(label=title[:100], value=str(number), default=number == chosen)
        for number, title in list(enumerate(titles))[first : first + most]
    ]
