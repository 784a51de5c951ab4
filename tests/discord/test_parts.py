"""Small parts of Discord's face, each for itself."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import cast

import pytest
from discord.http import HTTPClient
from hypothesis import given
from hypothesis import strategies as st

from cogs.messages.address import LONGEST, Address
from cogs.messages.limiter import Limiter
from cogs.messages.payload import Choice, FieldId, NamedSeats, Page, Turned, numbers
from cogs.messages.people import language_of
from cogs.messages.request_terms import CRITICAL, IDLE
from cogs.messages.work import Work
from cogs.showing.panels.form import values_of
from cogs.showing.panels.night import night_menu
from cogs.showing.panels.page import page
from cogs.showing.panels.phase import phase_panel
from cogs.showing.view import TEXT_LIMIT, TableView
from core.books.deal import options_of
from core.books.library import load
from core.rules.commands import Deadline
from core.rules.engine import start, step
from core.table import Lobby, NotServed, Player, TableId, TableState
from tests.simulated_time import simulated_time
from tests.waits import HANG

word = st.text("abcdefgh0123456789", min_size=1, max_size=12)


@given(st.integers(0, 2**63), word, st.integers(0, 10_000), word, st.text("0123456789,~abcdef:", max_size=40))
def test_an_address_is_read_as_it_was_written(guild: int, game: str, serial: int, purpose: str, rest: str) -> None:
    address = Address(TableId(guild), game, serial, purpose, rest)
    assert len(str(address)) <= LONGEST
    assert Address.read(str(address)) == address


@given(st.text(max_size=120))
def test_no_custom_id_breaks_the_reader(text: str) -> None:
    found = Address.read(text)
    assert found is None or str(found)


def test_payloads_of_earlier_messages_are_read_and_written_as_ever() -> None:
    """A component in a message outlives the program that sent it."""
    written = {
        "save": Choice("save"),
        "kill~room": Choice("kill", "room"),
        "double~yes": Choice("double", "yes"),
        "arm~": NamedSeats("arm"),
        "arm~3,5": NamedSeats("arm", (3, 5)),
        "save~1~": Turned("save", 1),
        "kill~1~room": Turned("kill", 1, in_a_room=True),
        "arm~2~3,5": Turned("arm", 2, seats=(3, 5)),
        "mafia~2": Page("mafia", 2),
        "at": FieldId.seats(),
        "at0": FieldId.seats(0),
        "at~2": FieldId("at", 2),
        "with1": FieldId.beside(1),
        "x-role": FieldId.of_extra("role"),
        "x-role~1": FieldId("x-role", 1),
    }
    for text, payload in written.items():
        assert str(payload) == text
        assert type(payload).read(text) == payload


@given(st.text(max_size=40))
def test_no_payload_breaks_its_reader(text: str) -> None:
    for codec in (Choice, NamedSeats, Turned, Page, FieldId):
        assert isinstance(codec.read(text), codec)
    assert all(number >= 0 for number in numbers(text))


async def test_requests_go_no_faster_than_the_rate_and_the_urgent_first() -> None:
    limiter = Limiter(rate=200, burst=2)
    order: list[str] = []

    async def request(name: str, level: int) -> None:
        await limiter.take(level)
        order.append(name)

    with simulated_time() as time:
        began = time.now
        await asyncio.gather(
            *(request(f"idle{n}", IDLE) for n in range(4)),
            *(request(f"critical{n}", CRITICAL) for n in range(4)),
        )
        assert time.now - began == pytest.approx(6 / 200, abs=1e-6)
    assert order[2:6] == ["critical0", "critical1", "critical2", "critical3"]


class Requests:
    """discord.py's way out, as far as the limiter knows it."""

    def __init__(self) -> None:
        self.made: list[str] = []

    async def request(self, name: str) -> None:
        self.made.append(name)


async def test_a_call_takes_its_turn_and_goes_out_as_the_work_says_that_it_is_for() -> None:
    limiter, http = Limiter(rate=200, burst=1), Requests()
    limiter.stand_before(cast(HTTPClient, http))
    serves = [True]
    work = Work(TableId(1), serves=lambda: serves[0])
    with simulated_time():
        await http.request("at once")
        await asyncio.gather(
            replace(work, urgent=IDLE).request(http.request("idle")),
            http.request("for nothing in particular"),
            work.request(http.request("critical"), CRITICAL),
        )
        late = asyncio.create_task(work.request(http.request("another's by now")))
        await asyncio.sleep(0)
        serves[0] = False
        with pytest.raises(NotServed):
            await late
        await http.request("afterwards")
    assert http.made == ["at once", "critical", "for nothing in particular", "idle", "afterwards"]


async def test_a_request_given_up_takes_no_token_from_others() -> None:
    limiter = Limiter(rate=500, burst=1)
    await limiter.take()
    waiting = asyncio.create_task(limiter.take())
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait_for(limiter.take(), HANG)


class Others:
    """Other processes, or none; their Redis gives so many slots, or does not answer."""

    def __init__(self, alone: bool, gap: float | None) -> None:
        self.alone, self.gap, self.part, self.asked = alone, gap, 1.0 if alone else 0.5, list[int]()

    async def slots(self, most: int, rate: float, burst: float) -> list[float] | None:
        self.asked.append(most)
        return None if self.gap is None else [number * self.gap for number in range(most)]


async def takes(limiter: Limiter, times: int) -> float:
    """How long so many requests take."""
    with simulated_time() as time:
        began = time.now
        await asyncio.gather(*(limiter.take() for _ in range(times)))
        return time.now - began


@pytest.mark.parametrize(("alone", "gap", "long"), [(True, 0.0, 0.035), (False, 0.01, 0.07), (False, None, 0.07)])
async def test_requests_are_shared_with_other_processes_in_slices(alone: bool, gap: float | None, long: float) -> None:
    limiter, others = Limiter(rate=200, burst=1), Others(alone, gap)
    limiter.share_with(others)
    assert await takes(limiter, 8) == pytest.approx(long, abs=1e-6)
    assert bool(others.asked) is not alone
    if gap is not None:
        assert sum(others.asked) == (0 if alone else 8)


async def test_a_loop_that_was_held_up_does_not_send_all_at_once() -> None:
    limiter, others = Limiter(rate=100, burst=1), Others(alone=False, gap=0.01)
    limiter.share_with(others)
    with simulated_time() as time:
        waiting = [asyncio.create_task(limiter.take()) for _ in range(8)]
        await asyncio.sleep(0.005)
        time.now += 0.2
        await asyncio.sleep(0.002)
        assert sum(task.done() for task in waiting) <= 3
        await asyncio.gather(*waiting)


async def test_a_long_message_is_cut_to_what_discord_takes() -> None:
    layout = page("short", "long " * 2000, "also short")
    assert layout.content_length() <= TEXT_LIMIT
    texts = [part.get("content", "") for part in layout.to_components()[0]["components"]]
    assert texts[0] == "short"
    assert texts[1].endswith("…")
    assert texts[2] == "also short"


def test_a_form_is_read_by_its_fields() -> None:
    sent = [
        {"type": 18, "component": {"type": 3, "custom_id": "at", "values": ["3"]}},
        {"type": 18, "component": {"type": 4, "custom_id": "x-word", "value": "lamp"}},
        {"type": 1, "components": [{"type": 4, "custom_id": "old", "value": "row"}]},
    ]
    assert values_of(sent) == {"at": ["3"], "x-word": "lamp", "old": "row"}


@pytest.mark.parametrize(("locale", "language"), [("ru", "ru"), ("uk", "uk"), ("en-GB", "en"), ("de", None)])
def test_a_locale_has_one_of_our_languages_or_none(locale: str, language: str | None) -> None:
    assert language_of(locale) == language


def table_of(count: int) -> TableView:
    """A night at a table with so many seats, the last of them the doctor's."""
    book = load("classic")
    roles = ["godfather", *["citizen"] * (count - 2), "doctor"]
    options = options_of(book, {}, roles)
    assert isinstance(options, dict)
    game = start(book, roles, seed=1, options=options).game
    while game.phase != "night":
        game = step(book, game, Deadline(game.serial)).game
    players = tuple(Player(number, f"Name{number}") for number in range(1, count + 1))
    state = TableState("token", Lobby(1, 2, "classic"), 0, seats=players, game=game)
    return TableView.at(TableId(10**18), state, book, "en", 0)


async def test_more_seats_than_a_menu_holds_come_in_pages() -> None:
    view = table_of(40)
    seen: list[str] = []
    for number in (0, 1):
        parts = night_menu(view, 40, pages={"save": number}).to_components()[0]["components"]
        rows = [part["components"] for part in parts if part["type"] == 1]
        (menu,) = [row[0] for row in rows if row[0]["type"] == 3]
        assert len(menu["options"]) <= 25
        seen += [option["value"] for option in menu["options"]]
        turners = [button for row in rows for button in row if ":turn:" in button.get("custom_id", "")]
        assert len(turners) == 1
    assert seen == [str(seat) for seat in range(1, 41)]


async def test_the_largest_table_fits_into_one_message() -> None:
    layout = phase_panel(table_of(40), ["before"])
    assert layout.total_children_count <= 40
    assert layout.content_length() <= TEXT_LIMIT
