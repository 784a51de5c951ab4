"""Menus of what is asked of a seat (at night, or any time a role may act), and the role card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import ui

from cogs.look import Look, Style
from cogs.panels.page import NIGHT, Part, menu, page, rows
from core.rules.events import Event
from core.rules.events import room as room_audience
from core.rules.prompts import VOTE, Prompt

OPTIONS = 25
"""A select menu of Discord holds so many options; more are turned over by pages."""
SEPARATOR = "~"
PLACES = ("night-first", "night-second", "night-next")
PLACES_AT_MOST = 4


def night_menu(
    look: Look, seat: int, *, before: Sequence[str] = (), pages: dict[str, int] | None = None, part: str = ""
) -> ui.LayoutView:
    """What is asked of a seat now, with its menus, or that nothing is.

    ``before``: texts that come first. ``pages``: which page of a long menu is open, by verb. ``part``: seats
    named already of several, as ``VERB~SEAT,SEAT``.
    """
    asked = acts_of(look, seat)
    words = look.words
    night = look.game.phase in ("night", "intro_night")
    title = words("night-title", night=look.game.night) if night else words(f"phase-{look.game.phase}")
    parts: list[Part | None] = [f"### {title}", *before]
    if not asked:
        parts.append(words("night-nothing-to-do" if night else "act-nothing-now"))
    for prompt in asked:
        parts += prompt_parts(look, prompt, (pages or {}).get(prompt.do, 0), part)
    if asked:
        if look.ends is not None and night:
            parts.append(words("night-ends", when=look.ends))
        if any(prompt.optional or prompt.given for prompt in asked):
            parts += rows([look.button("pass", "night-pass-button", rest=str(seat))])
    return page(*parts, colour=NIGHT)


def room_menu(look: Look, room: str, *, before: Sequence[str] = ()) -> ui.LayoutView:
    """The menu in a gang's own room: one for each verb, with the seats that any of its members may name.

    Each who presses is held to their own seat.
    """
    asked: dict[str, Prompt] = {}
    seats: dict[str, set[int]] = {}
    said: list[str] = []
    for prompt in look.prompts():
        if prompt.room != room or prompt.do == VOTE:
            continue
        asked.setdefault(prompt.do, prompt)
        seats.setdefault(prompt.do, set()).update(prompt.seats)
        if prompt.given is not None:
            act = Event("act", room_audience(room), {"by": prompt.seat, "do": prompt.do, **prompt.given})
            said.append(look.wording.word_event(act) or "")
    title = (
        look.words("night-title", night=look.game.night) if look.game.night else look.words(f"phase-{look.game.phase}")
    )
    parts: list[Part | None] = [f"### {title}", *before, *said]
    for do, prompt in asked.items():
        shared = _shared(prompt, tuple(sorted(seats[do])))
        parts += prompt_parts(look, shared, 0, "", own=False)
    if asked and look.ends is not None:
        parts.append(look.words("night-ends", when=look.ends))
        parts += rows([look.button("pass", "night-pass-button", rest="0")])
    return page(*parts, colour=NIGHT)


def acts_of(look: Look, seat: int) -> list[Prompt]:
    """What is asked of a seat besides its vote."""
    return [prompt for prompt in look.prompts(seat) if prompt.do != VOTE]


def prompt_parts(look: Look, prompt: Prompt, open_page: int, part: str, own: bool = True) -> list[Part]:
    """One prompt: the question, what stands now, and its menu."""
    asked = look.wording.word_prompt(prompt)
    head = [f"**{asked.ask}**", asked.left]
    if own:
        head.append(look.words("night-given", given=asked.given) if asked.given else None)
    parts: list[Part] = ["\n".join(line for line in head if line)]
    given = tuple(prompt.given["at"]) if own and prompt.given else ()
    if prompt.extras:
        button = ui.Button[ui.LayoutView](
            label=asked.label[:80], style=Style.primary, custom_id=look.address("fill", prompt.do)
        )
        return [*parts, ui.ActionRow(button)]
    if prompt.most == 0:
        button = ui.Button[ui.LayoutView](
            label=asked.label[:80], style=Style.primary, custom_id=look.address("do", prompt.do)
        )
        return [*parts, ui.ActionRow(button)]
    shown, turner = _page_of(look, prompt, open_page, own)
    if prompt.slots and not own:
        return [*parts, ui.ActionRow(look.button("night", "night-open-button", Style.primary))]
    if prompt.slots:
        return [*parts, *_one_by_one(look, prompt, open_page, given, part), *turner]
    rest = prompt.do if own else f"{prompt.do}{SEPARATOR}room"
    options = look.seat_options(shown, given)
    row = menu(look.address("act", rest), asked.placeholder, options, max(1, prompt.least), prompt.most)
    return [*parts, row, *turner]


def _one_by_one(look: Look, prompt: Prompt, open_page: int, given: Sequence[int], part: str) -> list[Part]:
    """Seats whose order counts: a menu for each place. Each carries what was named before it."""
    do, _, before = part.partition(SEPARATOR)
    named = [int(seat) for seat in before.split(",")] if do == prompt.do and before else list(given)
    found: list[Part] = []
    for place in range(min(len(named) + 1, prompt.most, len(prompt.slots))):
        seats = [seat for seat in prompt.slots[place] if seat not in named[:place]]
        shown = seats[open_page * OPTIONS : (open_page + 1) * OPTIONS] or seats[:OPTIONS]
        if not shown:
            break
        rest = f"{prompt.do}{SEPARATOR}{','.join(map(str, named[:place]))}"
        text = look.words(PLACES[min(place, len(PLACES) - 1)])
        found.append(
            menu(look.address(f"place{place}", rest), text, look.seat_options(shown, named[place : place + 1]))
        )
    return found


def _page_of(look: Look, prompt: Prompt, open_page: int, own: bool) -> tuple[Sequence[int], list[Part]]:
    """The seats on this page, and the buttons that turn pages."""
    count = -(-len(prompt.seats) // OPTIONS)
    if count <= 1:
        return prompt.seats, []
    at = min(open_page, count - 1)
    suffix = "" if own else f"{SEPARATOR}room"
    turners: list[ui.Button[ui.LayoutView]] = []
    for text, to in (("night-back-button", at - 1), ("night-next-button", at + 1)):
        if 0 <= to < count:
            turners.append(look.button("turn", text, rest=f"{prompt.do}{SEPARATOR}{to}{suffix}"))
    return prompt.seats[at * OPTIONS : (at + 1) * OPTIONS], [
        look.words("night-page", page=at + 1, pages=count),
        ui.ActionRow(*turners),
    ]


def _shared(prompt: Prompt, seats: tuple[int, ...]) -> Prompt:
    return replace(prompt, seats=seats, given=None)


def role_card(look: Look, seat: int, *, direct: bool = False, answers: Sequence[str] = ()) -> ui.LayoutView:
    """A seat's card. ``direct``: as a direct message, which also says of which game it is. ``answers``: what the seat
    has been told since."""
    me, words = look.game.seat(seat), look.words
    card = look.wording.card(me.role, me.team, me.knows, look.book.lent(me.role, look.game.options))
    return page(
        words("card-intro", scenario=words("scenario-title")) if direct else None,
        f"## {card.title}",
        card.who,
        card.win,
        card.night,
        card.powers,
        card.knows,
        words("card-seat", number=seat),
        "\n".join(answers),
        f"-# {words('card-secret')}",
        colour=NIGHT,
    )


def told(look: Look, sentences: Sequence[str]) -> ui.LayoutView:
    """Private words to a seat."""
    return page(*sentences, colour=NIGHT)
