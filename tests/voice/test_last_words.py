"""The last words of a game are heard to their end before the narrator leaves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from audio.pack import load_pack
from cogs.voice import voice_table
from cogs.voice.packets import STEP
from cogs.voice.voice_table import FAREWELL
from tests.voice.loopback.server import SOUND
from tests.voice.tables import announced, left, over, wired


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_who_has_won_is_heard_to_the_end_after_all_that_led_to_it(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(voice_table, "FAREWELL", FAREWELL * SOUND / STEP)  # as fast as the sound
    win = load_pack(language).line(["win.mafia"], "classic") or ()
    async with wired(3) as (place, server):
        table = await place.hall.open(place.channel, replace(place.setting(), language=language), place.say)
        peer = await place.joined(server)
        await place.until(lambda: table._stream.mouth is not None)
        for event in (announced("convicted"), left(2, "vote"), over("mafia")):
            table.on_event(event)
        await place.hall.close(place.guild.id)
        assert peer.find(win) >= 0
        assert place.env.backend.bot_user.id not in place.guild.voice_states()
