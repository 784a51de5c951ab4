"""A press is shown as what it is: under way, done, refused; and what answers it is in sight."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page, expect

from cogs.local_table.server.page_server import PageServer
from tests.page.browser import BROWSED, DESKTOP, PHONE, Tabs
from tests.page.frames import (
    LETTERS,
    NOON,
    SQUARE,
    Spoken,
    button,
    container,
    ended,
    everything,
    fate,
    menu,
    message,
    row,
    text,
)

pytestmark = BROWSED
LEFT_TO_THE_TEST = ("press", "choose", "slash", "say", "submit")
PANEL = (text("Who must answer?"), row(menu("vote", "Anna", "Boris", "Cyrus")), row(button("Take it back", "withdraw")))


async def at_the_table(
    tabs: Tabs, server: PageServer, size: tuple[int, int] = DESKTOP, **more: Any
) -> tuple[Page, Spoken]:
    page = await tabs.blank(size)
    spoken = Spoken(page, everything(message("100", *PANEL), **more))
    spoken.reply = lambda request: (
        None if request["do"] in ("press", "choose", "slash", "say", "submit") else {"ok": True}
    )
    await spoken.listen()
    await page.goto(server.url)
    await expect(page.locator("#message-100")).to_be_visible()
    return page, spoken


async def choose(page: Page, *labels: str) -> None:
    await page.locator("#message-100 .select").click()
    for label in labels:
        await page.get_by_role("option", name=label).click()


async def test_a_button_is_under_way_at_once_and_pressed_once(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server)
    back = page.get_by_role("button", name="Take it back")
    await back.click()
    await expect(back).to_have_attribute("aria-busy", "true")
    await back.click(force=True)
    spoken.answer(await spoken.request("press"), ok=True)
    await expect(back).to_have_attribute("aria-busy", "false")
    assert len([one for one in spoken.asked if one["do"] == "press"]) == 1


async def test_a_refused_choice_goes_back_to_what_the_server_holds_and_says_why(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server)
    await choose(page, "Boris")
    vote = page.locator("#message-100 .select")
    await expect(vote).to_contain_text("Boris")
    await expect(vote).to_have_attribute("aria-busy", "true")
    request = await spoken.request("choose")
    assert request["values"] == ["2"]
    spoken.answer(request, ok=False, why="You are on defence.")
    await expect(vote).to_have_text("Whom?")
    await expect(page.locator("#message-100 .refusal")).to_have_text("You are on defence.")
    await expect(page.get_by_role("alert").get_by_text("You are on defence.")).to_be_attached()


async def test_a_choice_shows_what_the_message_says_and_nothing_of_its_own(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server)
    await choose(page, "Boris")
    spoken.answer(await spoken.request("choose"), ok=True)
    vote = page.locator("#message-100 .select")
    await expect(vote).to_have_text("Whom?")
    held = menu("vote", "Anna", "Boris", "Cyrus")
    held["options"][2]["default"] = True
    spoken.show(see="message", message=message("100", row(held)))
    await expect(vote).to_have_text("Cyrus")


async def test_several_are_chosen_and_sent_together(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server)
    several = menu("vote", "Anna", "Boris", "Cyrus", min_values=1, max_values=2, placeholder="Which two?")
    spoken.show(see="message", message=message("100", row(several)))
    await expect(page.locator("#message-100 .select")).to_have_text("Which two?")
    await page.locator("#message-100 .select").click()
    done = page.get_by_role("button", name="Done")
    await expect(done).to_be_disabled()
    for label in ("Cyrus", "Anna"):
        await page.get_by_role("option", name=label).click()
    await expect(page.get_by_role("option", name="Boris")).to_have_attribute("aria-disabled", "true")
    await done.click()
    assert (await spoken.request("choose"))["values"] == ["3", "1"]


async def test_a_menu_is_used_by_keys_alone(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server)
    await page.locator("#message-100 .select").focus()
    for key in ("Enter", "ArrowDown", "ArrowUp", "End", "Enter"):
        await page.keyboard.press(key)
    assert (await spoken.request("choose"))["values"] == ["3"]
    await expect(page.locator("#message-100 .select")).to_be_focused()
    spoken.answer(await spoken.request("choose"), ok=True)
    await expect(page.locator("#message-100 .select")).to_have_attribute("aria-busy", "false")
    await page.keyboard.press("Enter")
    await page.keyboard.type("bo")
    await page.keyboard.press("Enter")
    assert (await spoken.request("choose", 2))["values"] == ["2"]


async def test_a_menu_whose_question_is_over_closes(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server)
    await page.locator("#message-100 .select").click()
    spoken.show(see="message", message=message("100", text("The names are counted.")))
    await expect(page.get_by_role("listbox")).to_have_count(0)
    await expect(page.get_by_role("alert").get_by_text("It's too late to answer this one.")).to_be_attached()


async def test_what_is_pressed_while_there_is_no_connection_is_sent_once_it_is_back(
    tabs: Tabs, server: PageServer
) -> None:
    page, spoken = await at_the_table(tabs, server)
    spoken.away = True
    await spoken.drop()
    banner = page.get_by_text("The connection is gone; trying again…")
    await expect(banner).to_be_visible()
    await page.get_by_role("button", name="Take it back").click()
    spoken.away = False
    request = await spoken.request("press")
    await expect(banner).to_have_count(0)
    spoken.answer(request, ok=True)
    await expect(page.get_by_role("button", name="Take it back")).to_have_attribute("aria-busy", "false")


async def test_what_has_no_answer_is_sent_again_after_a_break_and_a_reload(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server)
    await page.get_by_role("button", name="Take it back").click()
    first = await spoken.request("press")
    await spoken.drop()
    assert await spoken.request("press", 2) == first
    await page.reload()
    assert await spoken.request("press", 3) == first
    spoken.answer(first, ok=True)
    await page.wait_for_function("() => sessionStorage.getItem('requests') === '[]'")
    await page.reload()
    await expect(page.locator("#message-100")).to_be_visible()
    assert len([one for one in spoken.asked if one["do"] == "press"]) == 3


async def test_an_answer_for_me_alone_is_in_sight_and_a_second_takes_its_place(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server, PHONE)
    for number in range(12):
        spoken.show(see="message", message=message(f"2{number:02}", text("Somebody speaks. " * 12)))
    for number in (1, 2):
        await page.get_by_role("button", name="Take it back").scroll_into_view_if_needed()
        await page.get_by_role("button", name="Take it back").click()
        spoken.answer(await spoken.request("press", number), ok=True)
        said = container(text(f"Answer {number}"), row(button("More", "more")))
        spoken.show(see="message", message=message(f"90{number}", said, only_you=True, answers="100"))
        card = page.locator(".tray .card")
        await expect(card).to_contain_text(f"Answer {number}")
        await expect(card).to_be_in_viewport(ratio=1)
    await expect(page.locator(".turner")).to_have_count(0)
    await page.get_by_role("region", name="For your eyes").get_by_role("button", name="Close").click()
    await expect(page.locator(".tray .card")).to_have_count(0)


async def test_what_needs_me_is_in_sight_wherever_i_am_and_answered_in_place(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server, PHONE)
    asked = message("300", text("Whom do you save?"), row(menu("act", "Anna", "Boris")), place=LETTERS)
    spoken.show(see="message", message=asked)
    need = {"place": LETTERS, "message": "300", "control": None, "press": None, "text": "Doctor, whom do you save?"}
    spoken.show(see="needs", needs=[{**need, "until": NOON + 23_000}])
    bar = page.get_by_role("button", name="Doctor, whom do you save? 0:23 Open")
    await expect(bar).to_be_in_viewport(ratio=1)
    await page.get_by_role("region", name="For your eyes").get_by_role("button", name="Close").click()
    await bar.click()
    await expect(page.locator(".tray .select")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.get_by_role("option", name="Boris").click()
    request = await spoken.request("choose")
    assert (request["place"], request["message"], request["values"]) == (LETTERS, "300", ["2"])
    spoken.show(see="needs", needs=[])
    await expect(page.locator(".tray .card")).to_have_count(0)
    assert await page.locator(".place.here").get_attribute("data-place") == SQUARE


async def test_a_form_is_filled_refused_and_taken(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server)
    label = {"type": 18, "label": "A word", "component": {"type": 4, "custom_id": "word", "style": 1, "required": True}}
    whom = {"type": 18, "label": "Whom", "component": menu("whom", "Anna", "Boris")}
    await page.get_by_role("button", name="Take it back").click()
    form = {"form": "f1", "title": "Say it", "components": [label, whom]}
    spoken.answer(await spoken.request("press"), ok=True, form=form)
    dialog = page.get_by_role("dialog", name="Say it")
    await dialog.get_by_role("textbox", name="A word").fill("Owl")
    await dialog.get_by_role("button", name="Whom: Whom?").click()
    await page.get_by_role("option", name="Boris").click()
    await dialog.get_by_role("button", name="Send").click()
    request = await spoken.request("submit")
    assert (request["form"], request["values"]) == ("f1", {"word": "Owl", "whom": ["2"]})
    spoken.answer(request, ok=False, why="Not that word.")
    await expect(dialog.get_by_role("alert")).to_have_text("Not that word.")
    await expect(dialog.get_by_role("textbox", name="A word")).to_have_value("Owl")
    await dialog.get_by_role("button", name="Send").click()
    spoken.answer(await spoken.request("submit", 2), ok=True)
    await expect(dialog).to_have_count(0)


OPTION = {"description": "One of them", "kind": "text", "required": False, "choices": None, "complete": False}
COMMAND = {
    "name": "mafia start",
    "called": "мафия открыть",
    "description": "Open a table",
    "letters": False,
    "options": [
        {**OPTION, "name": "scenario", "called": "сценарий", "required": True, "complete": True},
        {
            **OPTION, "name": "pace", "called": "темп", "kind": "choice",
            "choices": [{"name": "By the clock", "value": "clock"}],
        },
    ],
}  # fmt: skip
ROLES = {**COMMAND, "name": "mafia roles", "called": "мафия роли", "options": []}


async def test_a_command_is_completed_filled_and_sent_by_keys_alone(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server, commands=[COMMAND, ROLES])
    complete = {"ok": True, "choices": [{"name": "Classic Mafia", "value": "classic"}]}
    spoken.reply = lambda request: complete if request["do"] == "complete" else None
    await page.get_by_role("combobox", name="Write in square…").focus()
    await page.keyboard.type("/sta")  # by its English name, which everybody can type too
    await expect(page.get_by_role("option")).to_have_count(1)
    await expect(page.get_by_role("option")).to_contain_text("/мафия открыть")
    await page.keyboard.press("Escape")
    await page.keyboard.type("/мафия откр")
    await expect(page.get_by_role("option")).to_have_count(1)
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("combobox", name="сценарий")).to_be_focused()
    await page.keyboard.type("cla")
    await expect(page.get_by_role("option", name="Classic Mafia")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="сценарий")).to_have_value("Classic Mafia")
    await page.get_by_role("button", name="+ темп").press("Enter")
    await expect(page.get_by_role("button", name="темп: Choose")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.get_by_role("option", name="By the clock").click()
    await page.get_by_role("button", name="Run the command").press("Enter")
    request = await spoken.request("slash")
    assert (request["name"], request["options"]) == ("mafia start", {"scenario": "classic", "pace": "clock"})
    spoken.answer(request, ok=False, why="A table is open already.")
    await expect(page.locator(".command .refusal")).to_have_text("A table is open already.")


async def test_a_refused_word_stays_in_its_field(tabs: Tabs, server: PageServer) -> None:
    page, spoken = await at_the_table(tabs, server)
    field = page.get_by_role("combobox", name="Write in square…")
    await field.fill("Good evening")
    await field.press("Enter")
    spoken.answer(await spoken.request("say"), ok=False, why="The night is for sleeping.")
    await expect(page.locator(".composer .refusal")).to_have_text("The night is for sleeping.")
    await expect(field).to_have_value("Good evening")
    await field.press("Enter")
    spoken.answer(await spoken.request("say", 2), ok=True)
    await expect(field).to_have_value("")


async def test_an_answer_for_me_alone_is_there_after_a_reload_and_one_put_away_is_not(
    tabs: Tabs, server: PageServer
) -> None:
    page, spoken = await at_the_table(tabs, server)
    answers = [
        message(f"90{number}", text(said), row(button("More", f"m{number}")), only_you=True, answers=str(number))
        for number, said in enumerate(("You are the doctor.", "Seven are alive."))
    ]
    for answer in answers:
        spoken.show(see="message", message=answer)
    card = page.locator(".tray .card")
    await expect(card).to_contain_text("Seven are alive.")
    spoken.first = everything(message("100", *PANEL), *answers)
    await page.reload()
    await expect(card).to_contain_text("Seven are alive.")
    await expect(page.locator(".tray .turner")).to_contain_text("1/2")
    await page.locator(".tray").get_by_role("button", name="Close").click()
    await expect(card).to_contain_text("You are the doctor.")
    await page.reload()
    await expect(card).to_contain_text("You are the doctor.")
    await expect(page.locator(".tray .turner")).to_have_count(0)


async def test_a_game_that_is_over_is_offered_for_its_story(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank()
    over = {"title": "Classic Mafia", "phase": "Day 3", "people": "Nora and Boris", "when": NOON, "over": True}
    spoken = Spoken(page, everything(screen="start", resumable=over))
    await spoken.listen()
    await page.goto(server.url)
    await expect(page.get_by_role("heading", name="Your last game: Classic Mafia")).to_be_visible()
    await page.get_by_role("button", name="Read the story").click()
    await spoken.request("resume")
    spoken.show(**everything(message("100", *PANEL), end=ended(fate(1, "Nora", "Doctor"))))
    await expect(page.locator(".ending")).to_contain_text("The town has won.")


async def test_a_game_that_is_kept_is_not_lost_without_a_question(tabs: Tabs, server: PageServer) -> None:
    page = await tabs.blank()
    kept = {"title": "Classic Mafia", "phase": "Day 3", "people": "Nora and Boris", "when": NOON, "over": False}
    spoken = Spoken(page, everything(screen="start", resumable=kept))
    await spoken.listen()
    await page.goto(server.url)
    play = page.get_by_role("button", name="Play now")
    await play.click()
    question = page.get_by_role("alertdialog")
    await expect(question).to_contain_text("What you left unfinished here will be gone.")
    await question.get_by_role("button", name="Cancel").click()
    await expect(question).to_have_count(0)
    assert not [one for one in spoken.asked if one["do"] == "open"]
    await play.click()
    await question.get_by_role("button", name="Play now").click()
    await spoken.request("open")
