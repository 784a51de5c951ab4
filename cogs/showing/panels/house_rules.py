"""The house rules of a table: a rulebook's options, each with a menu or a form, shown to the host alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.messages.press_purposes import BLANK_IN_HOUSE_RULES
from cogs.showing.panels.blanks import binder, binding_line
from cogs.showing.panels.cards import proposed_for, table_lines
from cogs.showing.panels.page import LOBBY, OPTIONS, Part, menu, page, rows
from cogs.showing.panels.table_files import IN_HOUSE, file_buttons
from cogs.showing.view import TableView
from core.books.deal import options_of
from core.rulebook.schema import Option
from core.rules import views
from core.rules.refusal import Refusal
from core.table import Rulebook
from core.words import Words

YES = "yes"
NO = "no"


@dataclass(frozen=True, slots=True)
class RulesFocus:
    """What is open: an option, one of its blanks, or a page of the menu of options."""

    option: str | None = None
    blank: str | None = None
    page: int = 0


def settled_by_host(book: Rulebook) -> dict[str, Option]:
    """The options that a host may set; those without a default are drawn by the game, for nobody to know."""
    return {name: option for name, option in book.scenario.options.items() if option.default is not None}


def house_rules(view: TableView, focus: RulesFocus) -> ui.LayoutView:
    """Every house rule with its value, and the means to change the one that is open."""
    words = view.words
    values = options_of(view.book, view.state.lobby.options, [""] * proposed_for(view))
    if isinstance(values, Refusal):
        return page(words("pool-refused", reason=view.wording.word_refusal(values.code, values.args)))
    settable = settled_by_host(view.book)
    lines = [
        words("house-line", name=words(f"option-{name}"), value=value_text(view, values[name])) for name in settable
    ]
    option = settable.get(focus.option or "")
    return page(
        f"### {words('house-title', scenario=words('scenario-title'))}",
        "\n".join(lines),
        *_menu(view, focus, list(settable)),
        *([] if option is None or focus.option is None else _open(view, focus, option, values[focus.option])),
        "\n".join(table_lines(view)),
        *(file_buttons(view, IN_HOUSE) if settable else []),
        colour=LOBBY,
    )


def value_text(view: TableView, value: Any) -> str:
    """A value of an option in words."""
    words = view.words
    if isinstance(value, bool):
        return words("form-yes" if value else "form-no")
    if isinstance(value, int):
        return words.number(value)
    if isinstance(value, dict):
        bound = [words(f"role-{role}") for role in view.book.roles if role in value]
        return words.join(bound) or words("house-nothing")
    if isinstance(value, list):
        return words.join(named(words, str(one)) for one in value) or words("house-nothing")
    return named(words, str(value))


def named(words: Words, id_: str) -> str:
    """What a choice is called: by a text of its own, or as the role or team that it is."""
    for text in (f"choice-{id_}", f"role-{id_}", f"side-{id_}", f"team-{id_}"):
        if words.has(text):
            return words(text)
    return id_


def choices_of(option: Option) -> list[Any]:
    """The values that fit into one menu; none where a number must be written."""
    if option.kind == "flag":
        return [True, False]
    if option.kind == "number":
        numbers: list[Any] = list(range(option.least, option.most + 1)) if option.most - option.least < OPTIONS else []
        return [*numbers, *option.choices] if numbers and len(numbers) + len(option.choices) <= OPTIONS else []
    return option.choices


def number_form(view: TableView, name: str, option: Option) -> ui.Modal:
    """The form for a number of a wide range."""
    words = view.words
    modal = ui.Modal(title=words(f"option-{name}")[:45], custom_id=view.address("housewritten", name), timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="text", max_length=6)
    label = words("house-number-field", least=option.least, most=option.most)
    modal.add_item(ui.Label(text=label[:45], component=line))
    modal.stop()
    return modal


def _menu(view: TableView, focus: RulesFocus, names: Sequence[str]) -> list[Part]:
    words = view.words
    if not names:
        return []
    pages = -(-len(names) // OPTIONS)
    at = min(names.index(focus.option) // OPTIONS if focus.option in names else focus.page, pages - 1)
    options = [
        discord.SelectOption(
            label=words(f"option-{name}")[:100],
            value=name,
            description=words(f"option-{name}.description")[:100] if words.has(f"option-{name}.description") else None,
            default=name == focus.option,
        )
        for name in names[at * OPTIONS : (at + 1) * OPTIONS]
    ]
    text = words("house-menu-page", page=at + 1, pages=pages) if pages > 1 else words("house-menu")
    turners = [
        view.button("housepage", label, rest=str(to))
        for label, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < pages
    ]
    return [menu(view.address("houseopen"), text, options), *rows(turners)]


def _open(view: TableView, focus: RulesFocus, option: Option, value: Any) -> list[Part]:
    words = view.words
    name = focus.option or ""
    about = f"option-{name}.description"
    parts: list[Part] = []
    if words.has(about):
        parts.append(words("house-about", name=words(f"option-{name}"), about=words(about)))
    if option.kind == "blanks":
        return [*parts, *_blanks(view, focus)]
    choices = choices_of(option)
    tools = [view.button("housedefault", "house-default-button", rest=name)]
    if choices:
        several = option.kind == "list"
        chosen: list[Any] = value if several else [value]
        entries = [
            discord.SelectOption(label=value_text(view, one)[:100], value=str(at), default=one in chosen)
            for at, one in enumerate(choices[:OPTIONS])
        ]
        text = words("house-choose-some" if several else "house-choose")
        least, most = (0, len(entries)) if several else (1, 1)
        parts.append(menu(view.address("houseset", name), text, entries, least, most))
    else:
        tools.insert(0, view.button("housewrite", "house-number-button", rest=name))
    return [*parts, *rows(tools)]


def _blanks(view: TableView, focus: RulesFocus) -> list[Part]:
    """The blank cards: whose each is and what it can do."""
    words = view.words
    blanks = views.blanks(view.book, view.state.lobby.options)
    cards = [
        discord.SelectOption(
            label=words(f"role-{blank.role}")[:100], value=blank.role, default=blank.role == focus.blank
        )
        for blank in blanks[:OPTIONS]
    ]
    return [
        "\n".join(binding_line(view, blank) for blank in blanks),
        menu(view.address("blankopen"), words("house-blank-menu"), cards),
        *binder(view, focus.blank, BLANK_IN_HOUSE_RULES),
    ]
