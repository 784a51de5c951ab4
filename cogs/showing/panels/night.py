"""Menus of what is asked of a seat (at night, or any time a role may act), and the role card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from cogs.showing.panels.form import in_two_steps, named
from cogs.showing.panels.page import NIGHT, OPTIONS, PER_ROW, Part, menu, page, rows
from cogs.showing.view import Look, Style
from core.rules.events import Event
from core.rules.events import room as room_audience
from core.rules.prompts import VOTE, Prompt
from core.rules.state import MET
from core.words.card import role_card as card_of

SEPARATOR = "~"
PLACES = ("night-first", "night-second", "night-next")
PLACES_AT_MOST = 10
"""So many seats are named one after the other at most; an address has no room for more."""


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
    phase = words(f"phase-{look.game.phase}")
    title = words("night-title", night=look.game.night) if look.game.phase == "night" else phase
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
    """The menu in a gang's own room: one for each verb, with the seats that any of its members may name, as many of
    them as must be named: who may name more does so apart, for nobody in the room to see that they may.

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


def in_the_room(prompt: Prompt) -> bool:
    """Whether the menu of a room lets a seat say all that it may say; where it doesn't, the seat is asked apart too."""
    return bool(prompt.slots) or prompt.most <= max(1, prompt.least)


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
    ready = answers_of(prompt)
    if ready:
        return [*parts, *_answers(look, prompt, ready)]
    if prompt.extras and not in_two_steps(look, prompt):
        return [*parts, ui.ActionRow(_press(look, prompt, "fill", asked.label))]
    if prompt.extras and given:
        parts.append(ui.ActionRow(_press(look, prompt, "fill", look.words("act-more-button"))))
    if prompt.least == 0:
        parts.append(ui.ActionRow(_press(look, prompt, "do", asked.label)))
    if prompt.most == 0:
        return parts
    prompt = in_places(prompt)
    if prompt.slots and not own:
        return [*parts, ui.ActionRow(look.button("night", "night-open-button", Style.primary))]
    shown, turner = _page_of(look, prompt, open_page, own, part)
    if prompt.slots:
        return [*parts, *_one_by_one(look, prompt, open_page, given, part), *turner]
    rest = prompt.do if own else f"{prompt.do}{SEPARATOR}room"
    options = look.seat_options(shown, given)
    row = menu(look.address("act", rest), asked.placeholder, options, max(1, prompt.least), prompt.most)
    return [*parts, row, *turner]


def in_places(prompt: Prompt) -> Prompt:
    """A prompt as menus ask it: several seats out of more than one menu holds are named one after the other."""
    if prompt.slots or prompt.most < 2 or len(prompt.seats) <= OPTIONS:
        return prompt
    return replace(prompt, slots=(prompt.seats,) * prompt.most)


def answers_of(prompt: Prompt) -> tuple[str, ...]:
    """What may be answered to a question that leaves nothing else open (yes or no, one of two sides); else nothing."""
    (spec, *others) = prompt.extras.values() or ({},)
    if others or not spec or (prompt.most and (prompt.least, prompt.most, len(prompt.seats)) != (1, 1, 1)):
        return ()
    if spec["kind"] == "flag":
        return ("yes", "no")
    return tuple(spec["choices"]) if spec["kind"] == "choice" and len(spec["choices"]) <= PER_ROW else ()


def _answers(look: Look, prompt: Prompt, ready: Sequence[str]) -> list[ui.ActionRow[Any]]:
    (spec,) = prompt.extras.values()
    return rows(
        ui.Button[ui.LayoutView](
            label=(look.words(f"form-{one}") if spec["kind"] == "flag" else named(look, one))[:80],
            style=Style.primary,
            custom_id=look.address("do", f"{prompt.do}{SEPARATOR}{one}"),
        )
        for one in ready
    )


def _press(look: Look, prompt: Prompt, purpose: str, label: str) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=label[:80], style=Style.primary, custom_id=look.address(purpose, prompt.do))


def _one_by_one(look: Look, prompt: Prompt, open_page: int, given: Sequence[int], part: str) -> list[Part]:
    """Seats whose order counts: a menu for each place. Each carries what was chosen before it."""
    do, _, before = part.partition(SEPARATOR)
    chosen = [int(seat) for seat in before.split(",")] if do == prompt.do and before else list(given)
    found: list[Part] = []
    for place in range(min(len(chosen) + 1, prompt.most, len(prompt.slots), PLACES_AT_MOST)):
        seats = [seat for seat in prompt.slots[place] if seat not in chosen[:place]]
        shown = seats[open_page * OPTIONS : (open_page + 1) * OPTIONS] or seats[:OPTIONS]
        if not shown:
            break
        rest = f"{prompt.do}{SEPARATOR}{','.join(map(str, chosen[:place]))}"
        text = look.words(PLACES[min(place, len(PLACES) - 1)])
        found.append(
            menu(look.address(f"place{place}", rest), text, look.seat_options(shown, chosen[place : place + 1]))
        )
    return found


def _page_of(look: Look, prompt: Prompt, open_page: int, own: bool, part: str) -> tuple[Sequence[int], list[Part]]:
    """The seats on this page, and the buttons that turn pages."""
    count = -(-len(prompt.seats) // OPTIONS)
    if count <= 1:
        return prompt.seats, []
    at = min(open_page, count - 1)
    do, _, before = part.partition(SEPARATOR)
    suffix = f"{SEPARATOR}{before if do == prompt.do else ''}" if own else f"{SEPARATOR}room"
    turners: list[ui.Button[ui.LayoutView]] = []
    for text, to in (("night-back-button", at - 1), ("night-next-button", at + 1)):
        if 0 <= to < count:
            turners.append(look.button("turn", text, rest=f"{prompt.do}{SEPARATOR}{to}{suffix}"))
    return prompt.seats[at * OPTIONS : (at + 1) * OPTIONS], [
        look.words("night-page", page=at + 1, pages=count),
        ui.ActionRow(*turners),
    ]


def _shared(prompt: Prompt, seats: tuple[int, ...]) -> Prompt:
    most = prompt.most if prompt.slots else min(prompt.most, max(1, prompt.least))
    return replace(prompt, seats=seats, most=most, given=None)


def role_card(look: Look, seat: int, *, direct: bool = False, answers: Sequence[str] = ()) -> ui.LayoutView:
    """A seat's card. ``direct``: as a direct message, which also says of which game it is. ``answers``: what the seat
    has been told since."""
    me, words = look.game.seat(seat), look.words
    options = look.game.options
    lent, met = look.book.lent(me.role, options), me.notes.get(MET)
    card = card_of(look.names, me.role, me.team, me.knows, lent, met, options)
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
