"""The roles of a rulebook: a list in pages, what a search found, and one role in full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from cogs.messages.address import Address
from cogs.messages.payload import Page
from cogs.messages.press_purposes import Purpose
from cogs.showing.panels.cards import on_the_table
from cogs.showing.panels.page import LOBBY, OPTIONS, cut, menu, page, rows
from cogs.showing.view import TableView, side, words_of
from core.books.deal import options_of
from core.books.facts import AbilityLimits, Facts, facts
from core.books.library import load
from core.rulebook.book import Rulebook
from core.rules.refusal import Refusal
from core.table import TableId
from core.words import SeatNames, Words, escape
from core.words.fill import name_of
from core.words.told import word_answer

LIST_TEXT = 2000
"""Characters of roles on one page, so that the buttons under them stay in sight."""
LIST_AT_MOST = 10
DESCRIPTION = 100
"""Characters of the second line of a menu's option."""


@dataclass(frozen=True, slots=True)
class Guide:
    """A rulebook in one reader's language, as the table where it is asked for plays it."""

    id: TableId
    book: Rulebook
    words: Words
    options: Mapping[str, Any]
    here: Mapping[str, int] = field(default_factory=dict[str, int])
    """How many of each card are dealt at this table; none where another rulebook is played there, or nothing."""

    @classmethod
    def of(cls, id_: TableId, scenario: str, language: str, view: TableView | None) -> Guide:
        """`view`: the table of the server, which may play another rulebook."""
        book = load(scenario)
        words = words_of(language, scenario)
        if view is None or view.book.id != scenario:
            options = options_of(book, {}, [""] * book.scenario.players[0])
            return cls(id_, book, words, {} if isinstance(options, Refusal) else options)
        here = on_the_table(view)
        given = view.state.lobby.options
        options = options_of(book, given, here)
        return cls(id_, book, words, given if isinstance(options, Refusal) else options, Counter(here))

    def address(self, purpose: Purpose, number: int = 0) -> str:
        """A component's address; `number`: of the page of the list that it belongs to."""
        return str(Address(self.id, "", 0, purpose, str(Page(self.book.id, number))))

    def team(self, role: str) -> str:
        """What the side of a role is called."""
        return side(self.words, self.book.team_of(role, self.options))

    def name(self, role: str) -> str:
        """What a role is called."""
        return self.words(f"role-{role}")


def roles_list(guide: Guide, number: int = 0) -> ui.LayoutView:
    """All roles, those that this table may hold first; in pages (`number`: which of them, from 0)."""
    words = guide.words
    pages = _pages(guide)
    at = min(max(number, 0), len(pages) - 1)
    roles, text = pages[at]
    turners = [
        ui.Button[ui.LayoutView](label=words(label), custom_id=guide.address("roles-page", to))
        for label, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < len(pages)
    ]
    where = words("night-page", page=at + 1, pages=len(pages)) if turners else None
    search = ui.Button[ui.LayoutView](label=words("pool-search-button"), custom_id=guide.address("roles-search", at))
    return page(_title(guide), text, where, _opener(guide, roles, at), *rows([*turners, search]), colour=LOBBY)


def roles_found(guide: Guide, text: str) -> ui.LayoutView:
    """The roles that fit a search."""
    words = guide.words
    roles = found_among(guide.words, guide.book, text)[:LIST_AT_MOST]
    back = ui.Button[ui.LayoutView](label=words("roles-all-button"), custom_id=guide.address("roles-page"))
    search = ui.Button[ui.LayoutView](label=words("pool-search-button"), custom_id=guide.address("roles-search"))
    if not roles:
        return page(_title(guide), words("pool-found-none", text=escape(text)), *rows([back, search]), colour=LOBBY)
    said = "\n\n".join(_line(guide, role) for role in roles)
    return page(_title(guide), words("pool-found"), said, _opener(guide, roles, 0), *rows([back, search]), colour=LOBBY)


def role_page(guide: Guide, role: str, number: int = 0) -> ui.LayoutView:
    """One role in full. `number`: the page of the list to which its button goes back."""
    words = guide.words
    here = guide.here.get(role, 0)
    back = ui.Button[ui.LayoutView](label=words("roles-all-button"), custom_id=guide.address("roles-page", number))
    return page(
        f"## {words('roles-role-title', role=guide.name(role), team=guide.team(role))}",
        words(f"role-{role}.card"),
        "\n\n".join(role_lines(guide, role)),
        words("roles-here", count=here) if guide.here else None,
        ui.ActionRow(back),
        colour=LOBBY,
    )


def role_lines(guide: Guide, role: str) -> list[str]:
    """What a role does and what holds of it, a paragraph each: all but its side and the words of its card."""
    words = guide.words
    known = facts(guide.book, role, guide.options)
    found = [words("card-night", night=words(f"role-{role}.night"))]
    if words.has(f"role-{role}.knows"):
        found.append(words(f"role-{role}.knows"))
    goal = f"team-{known.team}.goal"
    goal = words(goal if words.has(goal) else "card-goal-alone")
    found.append(words("roles-wins", team=words(f"team-{known.team}"), goal=goal))
    if known.counts_as is not None:
        found.append(words("roles-counts", team=side(words, known.counts_as)))
    found += [text for text in (_limits(guide, known), _asked(guide, known), _stopped(guide, known)) if text]
    return found


def found_among(words: Words, book: Rulebook, text: str) -> list[str]:
    """Roles whose name or card holds this text, those whose name does first."""
    wanted = text.strip().casefold()
    named = [role for role in book.roles if wanted in words(f"role-{role}").casefold() or wanted in role]
    told = [role for role in book.roles if any(wanted in one.casefold() for one in _written(words, role))]
    return list(dict.fromkeys([*named, *told]))


def _written(words: Words, role: str) -> tuple[str, str]:
    return words(f"role-{role}.card"), words(f"role-{role}.night")


def shortly(words: Words, book: Rulebook, role: str) -> str:
    """What a role does in one line of a menu: what it may do at night, or what stands on its card."""
    abilities = book.roles[role].abilities.values()
    at_night = any(phase in book.nights for ability in abilities for phase in ability.phases)
    return cut(words(f"role-{role}.night" if at_night else f"role-{role}.card"), DESCRIPTION - 1)


def _title(guide: Guide) -> str:
    return f"## {guide.words('roles-title', scenario=guide.words('scenario-title'))}"


def _pages(guide: Guide) -> list[tuple[list[str], str]]:
    """The roles on each page, and its text."""
    here = [role for role in guide.book.roles if guide.here.get(role)]
    others = [role for role in guide.book.roles if role not in here]
    pages: list[tuple[list[str], list[str]]] = [([], [])]
    for heading, roles in (("roles-at-table", here), ("roles-besides" if here else "", others)):
        for place, role in enumerate(roles):
            head = f"### {guide.words(heading)}\n" if heading and place == 0 else ""
            text = head + _line(guide, role)
            so_far = sum(map(len, pages[-1][1]))
            if pages[-1][0] and (so_far + len(text) > LIST_TEXT or len(pages[-1][0]) == LIST_AT_MOST):
                pages.append(([], []))
            pages[-1][0].append(role)
            pages[-1][1].append(text)
    return [(roles, "\n\n".join(texts)) for roles, texts in pages]


def _line(guide: Guide, role: str) -> str:
    words = guide.words
    count = guide.here.get(role, 0)
    return words(
        "roles-line",
        role=words("pool-role", role=guide.name(role), count=max(1, count)),
        team=guide.team(role),
        card=words(f"role-{role}.card"),
        night=words("card-night", night=words(f"role-{role}.night")),
    )


def _opener(guide: Guide, roles: Sequence[str], number: int) -> ui.ActionRow[Any]:
    options = [
        discord.SelectOption(label=guide.name(role)[:100], value=role, description=guide.team(role)[:100])
        for role in roles[:OPTIONS]
    ]
    return menu(guide.address("roles-open", number), guide.words("roles-open"), options)


def _limits(guide: Guide, known: Facts) -> str | None:
    if not known.limits:
        return None
    lines = [_limit(guide, limits) for limits in known.limits]
    return "\n".join([guide.words("roles-limits"), *lines])


def _limit(guide: Guide, limits: AbilityLimits) -> str:
    words = guide.words
    names = SeatNames(guide.words, {})
    said: list[str] = []
    if limits.phases:
        phases = words.join([name_of(names, "phase", phase) for phase in limits.phases])
        said.append(words("limit-phases", phases=phases))
    if limits.uses is not None:
        said.append(words("limit-uses", count=limits.uses))
    if limits.oneself and limits.self_uses is not None:
        said.append(words("limit-self-uses", count=limits.self_uses))
    elif limits.oneself:
        said.append(words("limit-self"))
    if limits.no_repeat:
        said.append(words("limit-no-repeat"))
    if limits.must:
        said.append(words("limit-must"))
    return words("roles-limit", verb=name_of(names, "verb", limits.ability), limits=words("limit-gap").join(said))


def _asked(guide: Guide, known: Facts) -> str | None:
    names = SeatNames(guide.words, {})
    lines = [
        guide.words(
            "roles-asked",
            askers=guide.words.join([guide.name(asker) for asker in asked.by]),
            answer=word_answer(names, asked.answer, ".short"),
        )
        for asked in known.asked
    ]
    return "\n".join(lines) or None


def _stopped(guide: Guide, known: Facts) -> str | None:
    if not known.stopped_by:
        return None
    return guide.words("roles-stopped", roles=guide.words.join([guide.name(role) for role in known.stopped_by]))


def search_form(guide: Guide) -> ui.Modal:
    """A form of one line: a part of a role's name or of its card."""
    words = guide.words
    modal = ui.Modal(title=words("pool-search-title")[:45], custom_id=guide.address("roles-found"), timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="text", max_length=40, min_length=1)
    modal.add_item(ui.Label(text=words("pool-search-field")[:45], component=line))
    modal.stop()
    return modal
