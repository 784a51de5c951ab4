"""A message made of Discord's components."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.showing.view import TEXT_LIMIT
from core.words.safe import FSI, PDI

NIGHT = 0x2C3E73
DAY = 0xE0A526
VOTE = 0xB03A48
END = 0x6C4AB6
LOBBY = 0x3B7A57

Part = str | ui.Item[Any]
PER_ROW = 5
OPTIONS = 25
"""A select menu of Discord holds so many options."""
COMPONENTS = 40
"""A message of Discord holds so many components, those within rows counted each."""


def page(
    *parts: Part | None, colour: int | None = None, files: Sequence[str] = (), above: str | None = None
) -> ui.LayoutView:
    """A message: texts (markdown) and rows of components from top to bottom; `files` are names of attachments; `above`
    stands before the frame.

    Texts beyond Discord's limit are cut, the longest first. The view listens to nothing: presses come in at one place
    for the whole bot, whatever process sent the message.
    """
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=colour)
    for part in _fitting(parts, TEXT_LIMIT - len(above or "")):
        if isinstance(part, str):
            box.add_item(ui.TextDisplay(part))
        else:
            box.add_item(part)
    for name in files:
        box.add_item(ui.File(f"attachment://{name}"))
    layout = ui.LayoutView(timeout=None)
    if above:
        layout.add_item(ui.TextDisplay(above))
    layout.add_item(box)
    layout.stop()
    return layout


def plain(text: str) -> ui.LayoutView:
    """A message of one text without a frame."""
    layout = ui.LayoutView(timeout=None)
    layout.add_item(ui.TextDisplay(text))
    layout.stop()
    return layout


def rows(buttons: Iterable[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """Buttons in rows of five."""
    found = list(buttons)
    return [ui.ActionRow(*found[at : at + PER_ROW]) for at in range(0, len(found), PER_ROW)]


def menu(
    custom_id: str, placeholder: str, options: list[discord.SelectOption], least: int = 1, most: int = 1
) -> ui.ActionRow[Any]:
    """A select menu in a row of its own; `most` is brought down to the number of options."""
    return ui.ActionRow(
        ui.Select(
            custom_id=custom_id,
            placeholder=placeholder[:150],
            options=options,
            min_values=min(least, len(options)),
            max_values=min(most, len(options)),
        )
    )


def components_of(parts: Iterable[Part | None]) -> int:
    """How many components these are in a message."""
    return sum(1 + len(part.children) if isinstance(part, ui.ActionRow) else 1 for part in parts if part)


def _fitting(parts: Iterable[Part | None], limit: int) -> list[Part]:
    kept = [part for part in parts if part is not None and part != ""]
    over = sum(len(part) for part in kept if isinstance(part, str)) - limit
    while over > 0:
        at = max(
            (n for n, part in enumerate(kept) if isinstance(part, str)), key=lambda n: len(str(kept[n])), default=None
        )
        if at is None:
            break
        text = str(kept[at])
        kept[at] = cut(text, max(1, len(text) - over))
        over = sum(len(part) for part in kept if isinstance(part, str)) - limit
    return kept


def cut(text: str, most: int) -> str:
    """At most so many characters of a text, with an ellipsis where some are missing: never part of a mention or a
    moment (`<t:1:R>`), of an escape, or of what is bold or isolated."""
    if len(text) <= most:
        return text
    whole = 0
    inside = False
    bold = False
    isolated = 0
    at = 0
    while at < most:
        sign = text[at]
        step = 2 if sign == "\\" or text.startswith("**", at) else 1
        if sign == "<":
            inside = True
        elif sign == ">":
            inside = False
        elif sign in (FSI, PDI):
            isolated += 1 if sign == FSI else -1
        elif text.startswith("**", at):
            bold = not bold
        at += step
        if at < most and not (inside or bold or isolated):
            whole = at
    return text[:whole].rstrip() + "…"


def leaves(lines: Iterable[str], most: int) -> list[str]:
    """These lines on pages of at most so many characters each; one page at least."""
    pages: list[list[str]] = [[]]
    size = 0
    for line in lines:
        if pages[-1] and size + len(line) > most:
            pages.append([])
            size = 0
        pages[-1].append(line)
        size += len(line) + 1
    return ["\n".join(one) for one in pages]
