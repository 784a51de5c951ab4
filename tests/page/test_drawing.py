"""What Discord shows is drawn: text with its markdown, and every kind of component."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Page, expect

from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, Tabs
from tests.page.frames import (
    LETTERS,
    NOON,
    SQUARE,
    Spoken,
    button,
    container,
    everything,
    menu,
    message,
    place,
    row,
    text,
)

pytestmark = BROWSED


async def shown(tabs: Tabs, server: PageServer, *parts: dict[str, Any], **more: Any) -> tuple[Page, Spoken]:
    """A table whose square holds one message of these components."""
    page = await tabs.blank()
    spoken = Spoken(page, everything(message("100", *parts, **more)))
    await spoken.listen()
    await page.goto(server.url)
    await expect(page.locator("#message-100")).to_be_visible()
    return page, spoken


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("**bold** and *lean*", "<strong>bold</strong> and <em>lean</em>"),
        ("***both***", "<strong><em>both</em></strong>"),
        ("__under__ ~~struck~~", "<u>under</u> <s>struck</s>"),
        ("snake_case_name", "snake_case_name"),
        (r"\*not\* this", "*not* this"),
        ("`**code**`", "<code>**code**</code>"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("<b>no tag</b> &amp;", "&lt;b&gt;no tag&lt;/b&gt; &amp;amp;"),
        ("a **half", "a **half"),
    ],
)
async def test_a_line(tabs: Tabs, server: PageServer, written: str, drawn: str) -> None:
    page, _ = await shown(tabs, server, text(written))
    assert await page.locator("#message-100 .rich > div").inner_html() == drawn


async def test_blocks(tabs: Tabs, server: PageServer) -> None:
    written = "## Heading\n-# small\n- one\n- two\n3. three\n4. four\n> quoted\n> still\n```\ncode **here**\n```\nend"
    page, _ = await shown(tabs, server, text(written))
    rich = page.locator("#message-100 .rich")
    await expect(rich.get_by_role("heading", name="Heading")).to_be_visible()
    await expect(rich.locator(".small")).to_have_text("small")
    await expect(rich.locator("ul > li")).to_have_text(["one", "two"])
    assert await rich.locator("ol").get_attribute("start") == "3"
    await expect(rich.locator("blockquote > div")).to_have_text(["quoted", "still"])
    await expect(rich.locator("pre")).to_have_text("code **here**")


async def test_names_links_and_times(tabs: Tabs, server: PageServer) -> None:
    in_a_minute = NOON // 1000 + 60
    written = f"<@7> <@9> <#{SQUARE}> [here](https://example.org/a_b) </mafia start:1> <t:{in_a_minute}:R>"
    page, spoken = await shown(tabs, server, text(written))
    rich = page.locator("#message-100 .rich")
    await expect(rich).to_contain_text("@Nora @? #square here /mafia start in 1 minute")
    assert await rich.locator("a").get_attribute("href") == "https://example.org/a_b"
    clock = spoken.first["clock"] | {"now": NOON + 55_000}
    spoken.show(see="clock", clock=clock)
    await expect(rich.locator("time")).to_have_text("in 5 seconds")
    spoken.show(see="clock", clock=clock | {"paused": False, "speed": 8})
    await expect(rich.locator("time")).to_contain_text("ago")


async def test_a_link_that_is_none_stays_text(tabs: Tabs, server: PageServer) -> None:
    page, _ = await shown(tabs, server, text("[press](javascript:alert(1)) [this](data:text/html,x)"))
    assert await page.locator("#message-100 a").count() == 0


async def test_a_spoiler_opens_when_it_is_pressed(tabs: Tabs, server: PageServer) -> None:
    page, _ = await shown(tabs, server, text("It was ||Boris||."))
    hidden = page.locator("#message-100").get_by_role("button", name="Hidden: press to read")
    await hidden.click()
    await expect(hidden).to_have_count(0)
    await expect(page.locator("#message-100 .spoiler")).to_have_text("Boris")


async def test_every_kind_of_component(tabs: Tabs, server: PageServer) -> None:
    attached = [{"name": "a.png", "url": "/static/moon.svg", "size": 9, "type": "image/svg+xml"}]
    attached += [{"name": "story.md", "url": "/static/moon.svg", "size": 9, "type": "text/markdown"}]
    media = {"media": {"url": "attachment://a.png"}, "description": "The city"}
    page, _ = await shown(
        tabs,
        server,
        container(
            {"type": 9, "components": [text("Beside")], "accessory": button("Side", "side")},
            {"type": 9, "components": [text("Pictured")], "accessory": {"type": 11, **media}},
            {"type": 14, "divider": True, "spacing": 2},
            {"type": 12, "items": [media]},
            {"type": 13, "file": {"url": "attachment://story.md"}},
            row(
                button("Go", "go", 1),
                button("Stop", "stop", 4, disabled=True),
                {"type": 2, "style": 5, "label": "Read", "url": "https://example.org"},
                {"type": 2, "style": 2, "emoji": {"id": None, "name": "👍"}, "custom_id": "like"},
            ),
            row(menu("whom", "Anna", "Boris")),
            colour=0xFF8800,
        ),
        attachments=attached,
    )
    body = page.locator("#message-100")
    assert "rgb(255, 136, 0)" in await body.locator(".container").evaluate("e => getComputedStyle(e).borderInlineStart")
    for name in ("Side", "Go", "Stop", "👍", "Whom?"):
        await expect(body.get_by_role("button", name=name, exact=True)).to_be_visible()
    await expect(body.get_by_role("button", name="Stop")).to_be_disabled()
    await expect(body.get_by_role("link", name="Read")).to_have_attribute("href", "https://example.org")
    await expect(body.get_by_role("img", name="The city")).to_have_count(2)
    await expect(body.get_by_role("link", name="story.md")).to_have_attribute("download", "story.md")


async def test_an_edited_message_keeps_what_has_the_focus(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await shown(tabs, server, text("8 seconds"), row(button("Yes", "yes"), button("No", "no")))
    await page.get_by_role("button", name="No", exact=True).focus()
    edited = message("100", text("7 seconds"), row(button("Yes", "yes"), button("No", "no")))
    spoken.show(see="message", message=edited)
    await expect(page.locator("#message-100")).to_contain_text("7 seconds")
    await expect(page.get_by_role("button", name="No", exact=True)).to_be_focused()


async def test_what_is_old_is_let_go(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await shown(tabs, server, text("The first"))
    for number in range(400):
        spoken.show(see="message", message=message(str(1000 + number), text(f"Line {number}")))
    await expect(page.locator("#message-1399")).to_be_visible()
    assert await page.locator(".message").count() == 300
    await expect(page.locator("#message-1399")).to_be_in_viewport()


async def test_what_is_new_elsewhere_is_marked_until_it_is_read(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await shown(tabs, server, text("Here"))
    spoken.show(see="place", place=place("20", "letters", "letters", unread=3, calls=1))
    tab = page.get_by_role("button", name="letters, new messages: 3, waiting for you: 1")
    await expect(tab).to_be_visible()
    spoken.show(see="message", message=message("200", text("Your card"), place="20"))
    await tab.click()
    seen = await spoken.request("seen")
    assert (seen["place"], seen["message"]) == ("20", "200")


async def test_a_letter_that_is_gone_before_it_is_drawn_makes_room_for_the_next(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await shown(tabs, server, text("Here"))
    card = page.locator(".tray .card")
    spoken.show(see="message", message=message("200", text("Choose your ally"), place=LETTERS))
    await expect(card).to_contain_text("Choose your ally")
    await page.evaluate("[held, frame, requestAnimationFrame] = [[], requestAnimationFrame, (draw) => held.push(draw)]")
    spoken.show(see="message_gone", place=LETTERS, id="200")
    spoken.show(see="message", message=message("201", text("Your ally is Boris"), place=LETTERS))
    await expect(page.locator("[aria-live=polite]")).to_contain_text("Your ally is Boris")
    await page.evaluate("requestAnimationFrame = frame, held.forEach(requestAnimationFrame)")
    await expect(card).to_contain_text("Your ally is Boris")


@pytest.mark.parametrize("language", ["fa", "en"])
async def test_the_page_runs_as_its_language_does(tabs: Tabs, server: PageServer, language: str) -> None:
    page = await tabs.blank()
    lines = "نوبت صحبت با Bob است\nThe floor is Bob's"
    spoken = Spoken(page, everything(message("100", text(lines)), language=language))
    await spoken.listen()
    await page.goto(server.url)
    written = page.locator("#message-100 .rich > div")
    for line, side in enumerate(("rtl", "ltr")):
        await expect(written.nth(line)).to_have_css("direction", side)
    places, people = page.locator(".places"), page.locator(".people")
    left, right = (await places.bounding_box())["x"], (await people.bounding_box())["x"]
    assert (left > right) == (language == "fa")
    await expect(page.locator(".seat-face").first).to_have_text("۱" if language == "fa" else "1")
