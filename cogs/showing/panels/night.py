"""Menus of what is asked of a seat (at night, or any time a role may act), and the role card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from cogs.messages.payload import IN_A_ROOM, Choice, NamedSeats, Turned
from cogs.messages.press_purposes import BY_PLACE, Purpose
from cogs.showing.panels.form import in_two_steps, named
from cogs.showing.panels.notebook import notebook_button
from cogs.showing.panels.page import COMPONENTS, NIGHT, OPTIONS, PER_ROW, Part, components_of, menu, page, rows
from cogs.showing.panels.waiting import night_ends
from cogs.showing.view import Style, TableView, phase_title
from core.rules import views
from core.rules.events import ActGiven
from core.rules.events import room as room_audience
from core.rules.prompts import VOTE, Prompt
from core.rules.views import held_card
from core.words.card import role_card as card_of

PLACES = ("night-first", "night-second", "night-next")
PLACES_AT_MOST = len(BY_PLACE)
"""So many seats are named one after the other at most; an address has no room for more."""
FRAME = 6
"""Components of a menu that are no question: its frame and title, until when, the row of buttons and the two in it."""
TURNERS = 4
"""Components that turn the pages of the questions: which page this is, a row, two buttons."""


def night_menu(
    view: TableView,
    seat: int,
    *,
    before: Sequence[str] = (),
    pages: dict[str, int] | None = None,
    part: NamedSeats | None = None,
) -> ui.LayoutView:
    """What is asked of a seat now, with its menus, or that nothing is.

    `before`: texts that come first. `pages`: which page of a long menu is open, by verb; under no verb, which page of
    the questions, where they are too many for a message. `part`: seats named already of several.
    """
    asked = acts_of(view, seat)
    words = view.words
    night = view.game.at_night
    parts: list[Part | None] = [f"### {phase_title(view, view.game)}", *before]
    if not asked:
        acted = any(act.by == seat for act in view.game.acts)
        at_night = "night-all-done" if acted else "night-nothing-to-do"
        parts.append(words(at_night if night else "act-nothing-now"))
    open_pages = pages or {}
    questions = [
        [_of_several(view, prompt, asked), *prompt_parts(view, prompt, open_pages.get(prompt.do, 0), part=part)]
        for prompt in asked
    ]
    shares = _shares(questions, COMPONENTS - FRAME - len(before))
    at = min(open_pages.get("", _page_in_use(asked, shares, open_pages, part)), len(shares) - 1)
    for number in shares[at]:
        parts += questions[number]
    if len(shares) > 1:
        parts += _turners(view, at, len(shares))
    if asked and night:
        parts.append(night_ends(view))
    passing = any(prompt.optional or prompt.given for prompt in asked)
    buttons = [view.button("pass", "night-pass-button", rest=str(seat))] if passing else []
    if view.game.night > 1:
        buttons.append(notebook_button(view))
    return page(*parts, *rows(buttons), colour=NIGHT)


def _shares(questions: Sequence[Sequence[Part | None]], room: int) -> list[range]:
    """The numbers of the questions on each page: one page, where all of them are at most so many components."""
    sizes = [components_of(question) for question in questions]
    if sum(sizes) <= room:
        return [range(len(sizes))]
    found: list[range] = []
    first = 0
    for number in range(len(sizes)):
        if number > first and sum(sizes[first : number + 1]) > room - TURNERS:
            found.append(range(first, number))
            first = number
    return [*found, range(first, len(sizes))]


def _page_in_use(
    asked: Sequence[Prompt], shares: Sequence[range], pages: Mapping[str, int], part: NamedSeats | None
) -> int:
    """The page of the question that its owner is at; else of the first that is answered."""
    here = {*pages, *([] if part is None else [part.do])}
    for is_meant in (lambda one: one.do in here, lambda one: one.given is not None):
        for at, share in enumerate(shares):
            if any(is_meant(asked[number]) for number in share):
                return at
    return 0


def _turners(view: TableView, at: int, count: int) -> list[Part]:
    """Which page of the questions this is, and the buttons that turn to the others."""
    buttons = [
        view.button("turn", text, rest=str(Turned("", to)))
        for text, to in (("night-back-button", at - 1), ("night-next-button", at + 1))
        if 0 <= to < count
    ]
    return [view.words("night-page", page=at + 1, pages=count), *rows(buttons)]


def _of_several(view: TableView, prompt: Prompt, asked: Sequence[Prompt]) -> str | None:
    """Ahead of the first of several abilities of which one may be used: that it is so."""
    rivals = [one for one in asked if one.either is not None and one.either == prompt.either]
    if len(rivals) < 2 or rivals[0] is not prompt:
        return None
    labels = [view.wording.word_prompt(one).label for one in rivals]
    return view.words("night-either", verbs=view.words("list-comma").join(labels))


def room_menu(view: TableView, room: str, *, before: Sequence[str] = (), call: str | None = None) -> ui.LayoutView:
    """The menu in a gang's own room: one for each verb, with the seats that any of its members may name, as many of
    them as must be named: who may name more does so apart, for nobody in the room to see that they may.

    Each who presses is held to their own seat.
    """
    asked: dict[str, Prompt] = {}
    seats: dict[str, set[int]] = {}
    said: list[str] = []
    whose: dict[str, list[int]] = {}
    for prompt in view.prompts():
        if prompt.room != room or prompt.do == VOTE:
            continue
        asked.setdefault(prompt.do, prompt)
        whose.setdefault(prompt.do, []).append(prompt.seat)
        seats.setdefault(prompt.do, set()).update(prompt.seats)
        if prompt.given is not None:
            at = tuple(prompt.given["at"])
            extras = prompt.given["extras"]
            act = ActGiven(room_audience(room), by=prompt.seat, do=prompt.do, at=at, extras=extras)
            said.append(view.wording.word_event(act) or "")
    parts: list[Part | None] = [f"### {phase_title(view, view.game)}", *before, *said]
    for do, prompt in asked.items():
        shared = _shared(prompt, tuple(sorted(seats[do])))
        parts += prompt_parts(view, shared, 0, part=None, own=False, whose=_whose(view, room, prompt, whose[do]))
    if asked and view.ends is not None:
        parts.append(night_ends(view))
        parts += rows([view.button("pass", "night-pass-button", rest="0")])
    return page(*parts, colour=NIGHT, above=call)


def _whose(view: TableView, room: str, prompt: Prompt, seats: Sequence[int]) -> str | None:
    """Whose it is to say, by their cards, where it is not everybody's in the room. A vote of all is nobody's own, and
    who has none of it keeps that to themselves."""
    members = [seat for seat in views.room(view.game, room).members if view.game.seat(seat).alive]
    if prompt.each or set(members) <= set(seats):
        return None
    roles = dict.fromkeys(view.words(f"role-{view.game.seat(seat).role}") for seat in seats)
    return view.words("room-whose", count=len(roles), roles=view.words.join(list(roles)))


def in_the_room(prompt: Prompt) -> bool:
    """Whether the menu of a room lets a seat say all that it may say; where it doesn't, the seat is asked apart too."""
    return bool(prompt.slots) or prompt.most <= max(1, prompt.least)


def acts_of(view: TableView, seat: int) -> list[Prompt]:
    """What is asked of a seat besides its vote."""
    return [prompt for prompt in view.prompts(seat) if prompt.do != VOTE]


def prompt_parts(
    view: TableView,
    prompt: Prompt,
    open_page: int,
    *,
    part: NamedSeats | None,
    own: bool = True,
    whose: str | None = None,
) -> list[Part]:
    """One prompt: the question, what stands now, and its menu. `whose`: who alone may answer, in a room."""
    asked = view.wording.word_prompt(prompt)
    head = [f"**{asked.ask}**", whose, asked.left]
    if own:
        head.append(view.words("night-given", given=asked.given) if asked.given else None)
    parts: list[Part] = ["\n".join(line for line in head if line)]
    given = tuple(prompt.given["at"]) if own and prompt.given else ()
    ready = ready_answers(prompt)
    if ready:
        return [*parts, *_answers(view, prompt, ready)]
    if prompt.extras and not in_two_steps(view, prompt):
        return [*parts, ui.ActionRow(_press(view, prompt, "fill", asked.label))]
    if prompt.extras and given:
        parts.append(ui.ActionRow(_press(view, prompt, "fill", view.words("act-more-button"))))
    if prompt.least == 0:
        parts.append(ui.ActionRow(_press(view, prompt, "do", asked.label)))
    if prompt.most == 0:
        return parts
    prompt = in_places(prompt)
    if prompt.slots and not own:
        return [*parts, ui.ActionRow(view.button("night", "night-open-button", Style.primary))]
    shown, turner = _page_of(view, prompt, open_page, own, part)
    if prompt.slots:
        return [*parts, *_one_by_one(view, prompt, open_page, given, part), *turner]
    rest = Choice(prompt.do, "" if own else IN_A_ROOM)
    options = view.seat_options(shown, given)
    row = menu(view.address("act", str(rest)), asked.placeholder, options, max(1, prompt.least), prompt.most)
    return [*parts, row, *turner]


def in_places(prompt: Prompt) -> Prompt:
    """A prompt as menus ask it: several seats out of more than one menu holds are named one after the other."""
    if prompt.slots or prompt.most < 2 or len(prompt.seats) <= OPTIONS:
        return prompt
    return prompt._replace(slots=(prompt.seats,) * prompt.most)


def ready_answers(prompt: Prompt) -> tuple[str, ...]:
    """What may be answered to a question that leaves nothing else open (yes or no, one of two sides); else nothing."""
    (spec, *others) = prompt.extras.values() or ({},)
    if others or not spec or (prompt.most and (prompt.least, prompt.most, len(prompt.seats)) != (1, 1, 1)):
        return ()
    if spec["kind"] == "flag":
        return ("yes", "no")
    return tuple(spec["choices"]) if spec["kind"] == "choice" and len(spec["choices"]) <= PER_ROW else ()


def _answers(view: TableView, prompt: Prompt, ready: Sequence[str]) -> list[ui.ActionRow[Any]]:
    (spec,) = prompt.extras.values()
    return rows(
        ui.Button[ui.LayoutView](
            label=(view.words(f"form-{one}") if spec["kind"] == "flag" else named(view, one))[:80],
            style=Style.primary,
            custom_id=view.address("do", str(Choice(prompt.do, str(one)))),
        )
        for one in ready
    )


def _press(view: TableView, prompt: Prompt, purpose: Purpose, label: str) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=label[:80], style=Style.primary, custom_id=view.address(purpose, prompt.do))


def _one_by_one(
    view: TableView, prompt: Prompt, open_page: int, given: Sequence[int], part: NamedSeats | None
) -> list[Part]:
    """Seats whose order counts: a menu for each place. Each carries what was chosen before it."""
    before = _before(prompt, part)
    chosen = before or tuple(given)
    found: list[Part] = []
    for place in range(min(len(chosen) + 1, prompt.most, len(prompt.slots), PLACES_AT_MOST)):
        seats = [seat for seat in prompt.slots[place] if seat not in chosen[:place]]
        shown = seats[open_page * OPTIONS : (open_page + 1) * OPTIONS] or seats[:OPTIONS]
        if not shown:
            break
        rest = str(NamedSeats(prompt.do, chosen[:place]))
        text = view.words(PLACES[min(place, len(PLACES) - 1)])
        found.append(
            menu(view.address(BY_PLACE[place], rest), text, view.seat_options(shown, chosen[place : place + 1]))
        )
    return found


def _before(prompt: Prompt, part: NamedSeats | None) -> tuple[int, ...]:
    """The seats named for this prompt so far."""
    return part.seats if part is not None and part.do == prompt.do else ()


def _page_of(
    view: TableView, prompt: Prompt, open_page: int, own: bool, part: NamedSeats | None
) -> tuple[Sequence[int], list[Part]]:
    """The seats on this page, and the buttons that turn pages."""
    count = -(-len(prompt.seats) // OPTIONS)
    if count <= 1:
        return prompt.seats, []
    at = min(open_page, count - 1)
    before = _before(prompt, part) if own else ()
    turners: list[ui.Button[ui.LayoutView]] = []
    for text, to in (("night-back-button", at - 1), ("night-next-button", at + 1)):
        if 0 <= to < count:
            turners.append(view.button("turn", text, rest=str(Turned(prompt.do, to, not own, before))))
    return prompt.seats[at * OPTIONS : (at + 1) * OPTIONS], [
        view.words("night-page", page=at + 1, pages=count),
        ui.ActionRow(*turners),
    ]


def _shared(prompt: Prompt, seats: tuple[int, ...]) -> Prompt:
    most = prompt.most if prompt.slots else min(prompt.most, max(1, prompt.least))
    return prompt._replace(seats=seats, most=most, given=None)


def role_card(
    view: TableView, seat: int, *, direct: bool = False, answers: Sequence[str] = (), before: str | None = None
) -> ui.LayoutView:
    """A seat's card. `direct`: as a direct message, which also says of which game it is. `answers`: what the seat
    has been told since. `before`: what comes first."""
    words = view.words
    held = held_card(view.book, view.game, seat)
    card = card_of(
        view.names, held.role, held.team, knows=held.knows, powers=held.lent, met=held.met, options=view.game.options
    )
    return page(
        before,
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
        None if direct else ui.ActionRow(notebook_button(view)),
        colour=NIGHT,
    )


def told(view: TableView, sentences: Sequence[str], *, noted: bool = False) -> ui.LayoutView:
    """Private words to a seat. `noted`: they are kept where it can look them up, and that is said."""
    hint = [view.words("notebook-hint"), *rows([notebook_button(view)])] if noted else []
    return page(*sentences, *hint, colour=NIGHT)
