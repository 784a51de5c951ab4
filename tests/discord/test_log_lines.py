"""What a bot logs while people play: of which game it is, and nothing by which a reader would know who is what."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from core import log
from core.settings import Settings
from tests.discord.world import World, kill


@pytest.fixture
def whole_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that there is to say, as what collects an operator's logs reads it."""
    monkeypatch.setenv("MAFIA_LOG_LEVEL", "debug")
    monkeypatch.setenv("MAFIA_LOG_JSON", "true")
    root, written = logging.getLogger(), io.StringIO()
    handlers, level = root.handlers[:], root.level
    log.set_up(Settings())
    ours: Any = root.handlers[0]
    ours.setStream(written)
    yield written
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


async def test_a_line_names_its_game_and_tells_nobody_s_role(world: World, whole_log: io.StringIO) -> None:
    await world.begin()
    await world.until("night")
    secret = {seat.role for seat in world.game.seats} | {"mafia"}
    token = world.state.token
    (doctor,), (victim, *_) = world.seats("doctor"), world.seats("citizen")
    for channel in (world.channel.id, world.dm(world.person(doctor))[-1].channel.id):
        world.env.inject_error("POST", f"/channels/{channel}/messages", status=503)
    for prompt in world.todo():
        command = kill(lambda _: victim)(prompt, world.game)
        if command is not None:
            await world.give(prompt, command)
    await world.until("day")
    lines = [json.loads(line) for line in whole_log.getvalue().splitlines()]
    of_trouble = [line for line in lines if "503" in line["event"]]
    assert of_trouble
    assert {(line["game"], line["table"]) for line in of_trouble} == {(token, str(world.id))}
    assert secret.isdisjoint(re.findall(r"[a-z]+", whole_log.getvalue().lower()))
