"""On a phone and by ear: nothing is wider than the screen, what needs one is in sight, every control has a name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from cogs.local_table.server.page_server import PageServer
from core.words import LANGUAGES, Words
from core.words.table_wording import title_of
from tests.page.browser import BROWSED, DESKTOP, PHONE, Tabs
from tests.page.frames import (
    LETTERS,
    NOON,
    Spoken,
    button,
    container,
    ended,
    everything,
    fate,
    menu,
    message,
    place,
    row,
    text,
)

pytestmark = BROWSED
STATIC = Path(__file__).parents[2] / "cogs" / "local_table" / "client"
HEAVIEST = 240 * 1024
"""Bytes of the page without recordings."""
CONTROLS = "button, a[href], input, textarea, select, [role=button], [role=option], [role=listbox], [tabindex='0']"
MOST = 20
LONG = "Аполлинария-Konstantin-عبدالرحمن"
PEOPLE = [
    {"id": str(n), "seat": n, "name": f"{LONG} {n}", "alive": n % 3 != 0, "left": False, "me": n == 1}
    for n in range(1, MOST + 1)
]
PANEL = container(
    text(f"## Who must answer?\n1. **{LONG}**\n-# `/mafia status`\n> https://example.org/{'a' * 80}"),
    row(*(button(f"Number {n}", f"b{n}", n) for n in range(1, 5))),
    row(menu("vote", *(f"{LONG} {n}" for n in range(1, MOST + 1)))),
)
END = ended(
    fate(1, LONG, "Doctor"),
    turns=[f"**Night 1** · **{LONG}** is lost ▲ This helped the winners."],
    chapters=[{"title": "Night 1", "lines": [f"**{LONG}** slept."]}],
    picture="/static/moon.svg",
    files=[{"name": "story.md", "url": "/static/moon.svg", "what": "The story"}],
)


async def met_with(
    tabs: Tabs, server: PageServer, size: tuple[int, int], language: str, screen: str
) -> tuple[Page, Spoken]:
    page = await tabs.blank(size)
    letter = message("300", text("Whom do you save?"), row(menu("act", "Anna", "Boris")), place=LETTERS)
    need = {"place": LETTERS, "message": "300", "control": None, "press": None, "until": NOON + 23_000}
    more = {} if screen == "start" else {"people": PEOPLE, "needs": [{**need, "text": "Doctor, whom do you save?"}]}
    resumable = {"title": "Classic Mafia", "phase": "Night 2", "people": LONG, "when": NOON, "over": False}
    spoken = Spoken(
        page,
        everything(message("100", PANEL), letter, language=language, screen=screen, resumable=resumable, **more),
    )
    await spoken.listen()
    await page.goto(server.url)
    await page.locator(".start, .table").wait_for()
    return page, spoken


async def shows_all(page: Page, spoken: Spoken) -> None:
    """Everything that a table may show at once."""
    for number in range(3):
        spoken.show(see="place", place=place(f"4{number}", "room", f"behind-closed-doors-{number}", unread=2, calls=1))
    note = message("900", container(text("Only you see this."), row(button("More", "m"))), only_you=True, answers="100")
    spoken.show(see="message", message=note)
    parts = [{"url": "/cue/en/night.falls.ogg", "seconds": 9}]
    spoken.show(see="cue", language="en", text="The city falls asleep. " * 3, parts=parts)
    await expect(page.locator(".caption")).to_be_visible()


async def fits(page: Page) -> None:
    """Nothing makes the page scroll sideways."""
    width = await page.evaluate("[document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]")
    assert max(width[:2]) <= width[2]


@pytest.mark.parametrize("language", ["en", "fa"])
async def test_a_phone_shows_all_of_it(tabs: Tabs, server: PageServer, language: str) -> None:
    page, spoken = await met_with(tabs, server, PHONE, language, "start")
    await fits(page)
    begin = page.get_by_role("button", name=spoken.first["words"]["page-play"])
    await expect(begin).to_be_in_viewport(ratio=1)
    page, spoken = await met_with(tabs, server, PHONE, language, "table")
    await shows_all(page, spoken)
    await fits(page)
    await expect(page.locator(".need")).to_be_in_viewport(ratio=1)
    await expect(page.locator(".card > header")).to_be_in_viewport(ratio=1)
    await expect(page.locator(".messages")).to_be_in_viewport()
    spoken.show(see="end", end=END)
    await page.locator(".ending").wait_for()
    await fits(page)


async def test_letters_twice_as_large_keep_a_phone_in_play(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await met_with(tabs, server, PHONE, "en", "table")
    await page.evaluate("document.documentElement.style.fontSize = '200%'")
    await fits(page)
    need = page.locator(".need")
    await expect(need).to_be_in_viewport(ratio=1)
    asked = await need.locator(".need-text").bounding_box()
    assert asked is not None
    assert asked["width"] > PHONE[0] / 2, "one letter to a line is not read"
    for key in await page.locator(".head button").filter(visible=True).all():
        await expect(key).to_be_in_viewport(ratio=1)
    left = page.locator(".phase .countdown")
    covered = """one => {
      const {x, y, width, height} = one.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) !== one;
    }"""
    assert not await left.evaluate(covered), "how long it lasts lies under the keys"

    # Where an answer is longer than there is room for it, its beginning can be read.
    note = message("901", text("You are voting against somebody. " * 7), only_you=True, answers="100")
    spoken.show(see="message", message=note)
    word = page.locator(".word")
    await word.wait_for()
    top = await word.evaluate(
        "one => { one.scrollTop = 0; return one.querySelector('.body').offsetTop - one.offsetTop }"
    )
    assert top >= 0


PHASES = {
    "en": ("The opening night", "Nomination"),
    "fa": ("شب معارفه", "رأی‌گیری نهایی"),
    "ru": ("Ночь знакомства", "Голосование"),
    "uk": ("Ніч знайомства", "Голосування"),
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_tablet_names_the_phase_in_full(tabs: Tabs, server: PageServer, language: str) -> None:
    page, spoken = await met_with(tabs, server, (768, 1024), language, "table")
    for phase in PHASES[language]:
        spoken.show(see="clock", clock=spoken.first["clock"] | {"phase": phase, "ends": NOON + 620_000})
        title = page.locator(".phase h1")
        await expect(title).to_have_text(phase)
        assert await title.evaluate("one => one.scrollWidth <= one.clientWidth"), phase
        await fits(page)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_phone_names_the_phase_in_full(tabs: Tabs, server: PageServer, language: str) -> None:
    page, spoken = await met_with(tabs, server, (390, 844), language, "table")
    title = page.locator(".phase h1")
    for phase in PHASES[language]:
        spoken.show(see="clock", clock=spoken.first["clock"] | {"phase": phase, "ends": NOON + 620_000})
        await expect(title).to_have_text(phase)
        assert await title.evaluate("one => one.scrollWidth <= one.clientWidth"), phase
    hint = page.get_by_role("combobox", name=spoken.first["words"]["page-write"].split("{")[0].strip())
    box = await hint.bounding_box()
    assert box is not None
    assert box["height"] < 60, "what may be written takes one line"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_night_has_one_moon(tabs: Tabs, server: PageServer, language: str) -> None:
    page, spoken = await met_with(tabs, server, DESKTOP, language, "table")
    night = title_of(Words.for_language(language), "night", 0, 1)
    assert "🌙" in night
    spoken.show(see="clock", clock=spoken.first["clock"] | {"phase": night, "mood": "night"})
    await expect(page.locator("html")).to_have_attribute("data-mood", "night")
    await expect(page.locator(".phase > .icon")).to_be_visible()
    await expect(page.locator(".phase h1")).not_to_contain_text("🌙", timeout=10_000)


async def test_who_listens_is_told_how_the_game_has_ended(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await met_with(tabs, server, DESKTOP, "en", "table")
    spoken.show(see="end", end=END)
    await expect(page.locator("[aria-live=assertive]")).to_contain_text("You won The town has won.")


IN_EACH = [
    code if code in ("en", "fa") else pytest.param(code, marks=pytest.mark.repeats("en; fa, from right to left"))
    for code in LANGUAGES
]


async def nameless(page: Page) -> list[str]:
    """Controls in sight without a name that a screen reader could say."""
    assert await page.locator(CONTROLS).count() > 0
    bare: list[str] = []
    for control in await page.locator(CONTROLS).filter(visible=True).all():
        told = await control.aria_snapshot()
        if not re.search(r'^- [\'"]?[a-z]+ "[^"]+"', told.strip()):
            bare.append(f"{told} {await control.evaluate('e => e.outerHTML')}"[:300])
    return bare


@pytest.mark.parametrize("language", IN_EACH)
async def test_every_control_has_a_name(tabs: Tabs, server: PageServer, language: str) -> None:
    page, spoken = await met_with(tabs, server, DESKTOP, language, "start")
    assert await nameless(page) == []
    await page.locator(".book-foot button").first.click()
    assert await nameless(page) == []
    page, spoken = await met_with(tabs, server, DESKTOP, language, "table")
    await shows_all(page, spoken)
    assert await nameless(page) == []
    await page.locator(".messages .select").click()
    assert await nameless(page) == []
    await page.keyboard.press("Escape")
    spoken.show(see="end", end=END)
    await page.locator(".ending").wait_for()
    assert await nameless(page) == []


async def test_no_text_of_the_page_is_missing(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await met_with(tabs, server, DESKTOP, "en", "table")
    await shows_all(page, spoken)
    spoken.show(see="end", end=END)
    await page.locator(".ending").wait_for()
    assert "page-" not in await page.locator("body").inner_text()
    named = set[str]()
    for file in STATIC.glob("*.js"):
        named.update(re.findall(r'"(page-[a-z-]+[a-z])"', file.read_text("utf-8")))
    assert named - spoken.first["words"].keys() == set()


FRONTS, BACKS = ("text", "dim", "lamp"), ("ground", "panel", "raised")
BUTTONS = ("primary", "success", "danger", "secondary")


def contrast(one: list[int], other: list[int]) -> float:
    """WCAG's ratio of two colours."""
    bright = [
        sum(share * _linear(part) for share, part in zip((0.2126, 0.7152, 0.0722), c, strict=True))
        for c in (one, other)
    ]
    return (max(bright) + 0.05) / (min(bright) + 0.05)


def _linear(part: float) -> float:
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


@pytest.mark.parametrize("mood", ["lobby", "night", "day", "vote", "over"])
async def test_words_stand_out_from_what_is_behind_them(tabs: Tabs, server: PageServer, mood: str) -> None:
    page, spoken = await met_with(tabs, server, DESKTOP, "en", "table")
    spoken.show(see="clock", clock=spoken.first["clock"] | {"mood": mood})
    await expect(page.locator("html")).to_have_attribute("data-mood", mood)
    script = """(names) => {
      const colours = getComputedStyle(document.documentElement);
      return Object.fromEntries(names.map((name) => [name, colours.getPropertyValue(`--${name}`).trim()]));
    }"""
    said = await page.evaluate(script, [*FRONTS, *BACKS, *BUTTONS])
    colours = {name: [int(colour[at : at + 2], 16) for at in (1, 3, 5)] for name, colour in said.items()}
    pairs = [(front, back) for front in FRONTS for back in BACKS]
    faint = {pair: contrast(*(colours[name] for name in pair)) for pair in pairs}
    faint |= {("white", back): contrast([255, 255, 255], colours[back]) for back in BUTTONS}
    assert {pair: round(ratio, 2) for pair, ratio in faint.items() if ratio < 4.5} == {}


async def test_the_page_is_light() -> None:
    files = [file for file in STATIC.rglob("*") if file.suffix in (".js", ".css", ".html", ".svg")]
    assert sum(file.stat().st_size for file in files) <= HEAVIEST
