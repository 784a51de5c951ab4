"""What is kept about a person, said in words; the question before it is deleted, and what came of that."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.messages.address import Address
from cogs.messages.press_purposes import Purpose
from cogs.showing.panels.page import LOBBY, VOTE, page, rows
from cogs.showing.view import Style, words_of
from core.table import KEPT_DAYS, KEPT_GAMES, KEPT_RESULTS, RESULT_DAYS, Kept, TableId
from core.table.personal_data import Remains
from core.words import Words

SURE = "forget-sure"
KEEP = "forget-not"
FORGET = "forget"
RANKED = "ranked"
NOT_RANKED = "unranked"
COUNTED = ("live", "games", "results", "debts")
"""What is counted by server, in the order in which it is told."""


def papers_of(client: discord.Client) -> Sequence[tuple[str, str]]:
    """The privacy policy and the terms, as the operator has named their addresses to Discord: text and address."""
    application = client.application
    if application is None:
        return ()
    found = (
        ("privacy-policy", application.privacy_policy_url),
        ("privacy-terms", application.terms_of_service_url),
    )
    return tuple((text, address) for text, address in found if address)


def papers_line(words: Words, papers: Sequence[tuple[str, str]]) -> str | None:
    """Both as links; None where there are none."""
    return words.join([f"[{words(text)}](<{address}>)" for text, address in papers]) if papers else None


def kept_page(guild: int, language: str, kept: Kept, papers: Sequence[tuple[str, str]]) -> ui.LayoutView:
    """What is kept for how long, and what there is now."""
    words = words_of(language)
    general = words("privacy-text", games=KEPT_GAMES, days=KEPT_DAYS, results=KEPT_RESULTS, results_days=RESULT_DAYS)
    now = "\n".join(_now(words, kept)) or words("privacy-nothing")
    ranked = (RANKED, "privacy-rank-button") if kept.unranked else (NOT_RANKED, "privacy-unrank-button")
    buttons = [
        _button(words, guild, *ranked, Style.secondary),
        _button(words, guild, SURE, "privacy-delete-button", Style.danger),
    ]
    return page(
        f"## {words('privacy-title')}",
        general,
        f"{words('privacy-now')}\n{now}",
        papers_line(words, papers),
        *rows(buttons),
        colour=LOBBY,
    )


def asked_page(guild: int, language: str) -> ui.LayoutView:
    """Whether they are sure."""
    words = words_of(language)
    buttons = [
        _button(words, guild, FORGET, "privacy-sure-button", Style.danger),
        _button(words, guild, KEEP, "privacy-keep-button", Style.secondary),
    ]
    return page(f"## {words('privacy-sure-title')}", words("privacy-sure"), *rows(buttons), colour=VOTE)


def forgotten_page(language: str, remains: Remains) -> ui.LayoutView:
    """That it is done, and what is done later."""
    words = words_of(language)
    later = [words(f"privacy-remains-{keeper}", count=len(guilds)) for keeper, guilds in sorted(remains.guilds.items())]
    done = words("privacy-deleted-but" if later else "privacy-deleted")
    return page("\n".join([done, *later]), colour=LOBBY)


def _now(words: Words, kept: Kept) -> list[str]:
    lines: list[str] = []
    for note, value in sorted(kept.notes.items()):
        if note == "language" and words.has(f"language-{value}"):
            value = words(f"language-{value}")
        text = f"privacy-{note}"
        lines.append(words(text, value=value) if words.has(text) else f"`{note}`: `{value}`")
    if kept.unranked:
        lines.append(words("privacy-unranked"))
    for keeper in COUNTED:
        servers = sum(bool(at.counts.get(keeper)) for at in kept.guilds)
        if servers:
            lines.append(words(f"privacy-kept-{keeper}", count=kept.total(keeper), servers=servers))
    return lines


def _button(words: Words, guild: int, purpose: Purpose, text: str, style: Style) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=words(text), style=style, custom_id=str(Address(TableId(guild), "", 0, purpose)))
