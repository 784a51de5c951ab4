"""Whoever reads a lesson at the local table: the leaf at which it stands, and the next."""

from __future__ import annotations

from typing import Any

from tests.local_table.browser import Browser, walk


def leaf(page: Browser) -> tuple[dict[str, Any], str]:
    """The newest message of the lesson, and what it says."""
    message = page.seen["messages"][page.place("letters")["id"]][-1]
    return message, "\n".join(part.get("content", "") for part in walk(message["components"]))


async def answer(page: Browser, chosen: set[str]) -> str:
    """Answer the leaf, choosing in its menu once; what the next one says."""
    message, before = leaf(page)
    parts = [part for part in walk(message["components"]) if part.get("custom_id")]
    asked = next((part for part in parts if part.get("options") and before not in chosen), None)
    body = {"place": message["place"], "message": message["id"]}
    if asked is None:
        done = await page.ask("press", **body, custom_id=parts[-1]["custom_id"])
    else:
        chosen.add(before)
        values = [option["value"] for option in asked["options"][-max(1, asked["min_values"]) :]]
        done = await page.ask("choose", **body, custom_id=asked["custom_id"], values=values)
    assert done["ok"], done
    return await page.until(lambda: leaf(page)[0]["components"] != message["components"] and leaf(page)[1])
