"""The console of who runs a game from outside it: what happens as it happens, and the levers as buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from cogs.messages.press_purposes import Purpose
from cogs.showing.panels.page import DAY, OPTIONS, Part, menu, page, rows
from cogs.showing.view import Style, TableView, phase_title
from core.rules.events import Dealt, Event, PhaseBegan
from core.table.beginnings import Beginning
from core.table.pace import unanswered
from core.words import account_of
from core.words.safe import plain
from core.words.table_wording import title_of

SAID = ("spoke", "talked")
"""What rulebooks call it that somebody was heard."""
EJECT = "eject"
HAPPENED = 2200
"""Characters of what has happened that the console shows, the newest."""
LINES = 40


def host_console(view: TableView, log: Sequence[Event], *, alone: bool = False) -> ui.LayoutView:
    """The console as it stands. `alone`: shown once to who asked for it, where nothing keeps it up to date."""
    words = view.words
    if not view.state.running:
        return page(f"## {words('host-title')}", words("console-over"), colour=DAY)
    paused = view.state.paused is not None
    where = words("console-where", phase=phase_title(view, view.game), when=view.ends or "none", paused=str(paused))
    return page(
        f"## {words('host-title')}",
        where,
        _waited_for(view),
        _happened(view, log),
        _votes_on(view),
        *rows(_buttons(view, paused, alone)),
        colour=DAY,
    )


def closed_console(view: TableView) -> ui.LayoutView:
    """What is left of a console whose reader leads the game no more."""
    return page(f"## {view.words('host-title')}", view.words("console-not-yours"), colour=DAY)


def moved_console(view: TableView) -> ui.LayoutView:
    """What is left of a console in whose place another stands."""
    return page(f"## {view.words('host-title')}", view.words("panel-moved"), colour=DAY)


def _waited_for(view: TableView) -> str:
    """Who has not answered yet, by name: a host knows who is asked."""
    words = view.words
    seats = list(dict.fromkeys(prompt.seat for prompt in unanswered(view.prompts(), view.state.passed)))
    return words("console-waiting", count=len(seats), seats=view.names.roster(seats)) if seats else ""


def _votes_on(view: TableView) -> str | None:
    return None if view.state.motion is None else view.words("console-motion")


def _happened(view: TableView, log: Sequence[Event]) -> str:
    """The last of what has happened, secrets included, newest at the end."""
    lines: list[str] = []
    left = HAPPENED
    for event in reversed(log):
        line = _line(view, event)
        if not line:
            continue
        left -= len(line) + 1
        if left < 0 or len(lines) >= LINES:
            break
        lines.append(line)
    return "\n".join(reversed(lines))


def _line(view: TableView, event: Event) -> str | None:
    if isinstance(event, PhaseBegan):
        return f"**{phase_title(view, event)}**"
    return None if isinstance(event, Dealt) else account_of(view.wording, event)


def _buttons(view: TableView, paused: bool, alone: bool) -> list[ui.Button[ui.LayoutView]]:
    decisions = view.book.scenario.host
    said = next((do for do in SAID if do in decisions), None)
    others = [do for do in decisions if do not in (EJECT, *SAID)]
    button = view.button
    turn = None if view.state.clock is None else view.state.clock.turn
    found = [
        view.button("hostclock", "console-resume-button", Style.success, "resume", any_time=True)
        if paused
        else view.button("hostclock", "console-pause-button", Style.secondary, "pause", any_time=True),
        view.button("hostclock", "console-extend-button", rest="extend"),
        view.button("hostclock", "console-next-button", Style.primary, "next" if turn is None else f"next.{turn}"),
    ]
    if view.state.beginnings:
        found.append(button("hostundo", "console-undo-button", any_time=True))
    found.append(button("hostask", "console-cards-button", rest="cards", any_time=True))
    if EJECT in decisions:
        found.append(button("hostask", "console-eject-button", Style.danger, EJECT, any_time=True))
    if said is not None:
        found.append(button("hostask", "console-spoke-button", rest=said, any_time=True))
    if others:
        found.append(button("hostdecide", "console-decide-button", any_time=True))
    found.append(button("hostask", "console-replace-button", rest="replace", any_time=True))
    found.append(button("hostask", "console-handover-button", rest="handover", any_time=True))
    found.append(button("hostask", "console-cohost-button", rest="cohost", any_time=True))
    if alone:
        found.append(button("hostlook", "console-look-button", any_time=True))
    return found


def ask_seats(
    view: TableView, purpose: Purpose, text: str, *, seats: Sequence[int], least: int, most: int, rest: str = ""
) -> ui.LayoutView:
    """Which of these seats? In several menus at a large table where one is to be chosen; in one, the first of them,
    where more are."""
    shares = [seats[at : at + OPTIONS] for at in range(0, len(seats), OPTIONS)]
    menus: list[Part] = [
        menu(
            view.address(purpose, f"{rest}.{number}", any_time=True),
            view.words("console-who"),
            view.seat_options(share),
            least,
            most,
        )
        for number, share in enumerate(shares if most == 1 else shares[:1])
    ]
    return page(text, *menus, colour=DAY)


def ask_decision(view: TableView) -> ui.LayoutView:
    """Which of the decisions that only this rulebook leaves to its host?"""
    others = [do for do in view.book.scenario.host if do not in (EJECT, *SAID)]
    options = [discord.SelectOption(label=view.words(f"verb-{do}")[:100], value=do) for do in others]
    address = view.address("hostdo", any_time=True)
    return page(view.words("console-which"), menu(address, view.words("console-which"), options[:OPTIONS]), colour=DAY)


def ask_person(view: TableView, purpose: Purpose, text: str, *, here: bool, rest: str = "") -> ui.LayoutView:
    """Who of the server? `here`: asked in the server, where Discord offers everybody; in direct messages those who wait
    for a chair can be chosen, and for anybody else it is said where."""
    address = view.address(purpose, rest, any_time=True)
    if here:
        return page(text, ui.ActionRow(ui.UserSelect(custom_id=address, placeholder=view.words("console-who")[:150])))
    waiting = [
        discord.SelectOption(label=plain(one.name)[:100], value=str(one.user)) for one in view.state.lobby.waiting
    ]
    some = [menu(address, view.words("console-who"), waiting[:OPTIONS])] if waiting else []
    channel = f"<#{view.state.lobby.channel}>"
    return page(text, view.words("console-elsewhere", command=purpose, channel=channel), *some, colour=DAY)


def ask_undo(view: TableView) -> ui.LayoutView:
    """How far back? And what it does not undo, before it is pressed."""
    words = view.words
    buttons = [
        ui.Button[ui.LayoutView](
            label=words("console-undo-to", phase=_title(view, one), now=str(one.serial == view.serial))[:80],
            style=Style.danger,
            custom_id=view.address("undoing", str(one.serial)),
        )
        for one in reversed(view.state.beginnings)
    ]
    return page(f"### {words('console-undo-title')}", words("console-undo-warning"), *rows(buttons), colour=DAY)


def _title(view: TableView, began: Beginning) -> str:
    return title_of(view.words, began.phase, began.day, began.night)


def ask_leaving(view: TableView, *, here: bool) -> ui.LayoutView:
    """Who leads the game wants to leave it: to whom do they hand it over, or to nobody?"""
    text = view.words("console-leaving")
    address = view.address("handover", any_time=True)
    hand: Iterable[Part] = (
        [ui.ActionRow(ui.UserSelect(custom_id=address, placeholder=view.words("console-who")[:150]))] if here else []
    )
    leave = view.button("leavelead", "console-leave-button", Style.danger, any_time=True)
    return page(text, *hand, ui.ActionRow(leave), colour=DAY)
