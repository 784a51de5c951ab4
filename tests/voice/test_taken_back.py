"""A game is led at a voice table: its new host may be heard at once, and the narrator begins anew what is taken back.
(Who may be heard then: tests/discord/test_taken_back.py.)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from audio.pack import load_pack
from core.store import Store
from core.table.table_commands import HandOver, Stop, Undo
from tests.voice.loopback.server import LoopbackServer
from tests.voice.loopback.wiring import OutsideGateway, voice_wired
from tests.voice.test_voices import Evening, evening

STEWARD = 9


async def back_to(one: Evening, phase: str) -> None:
    """The game is taken back to where the last phase of this name began."""
    assert one.table.state is not None
    began = next(began for began in reversed(one.table.state.beginnings) if began.phase == phase)
    assert (await one.table.do(Undo(STEWARD, began.serial, steward=True))).refusal is None
    await one.tables.settled()
    assert one.game.phase == phase


async def test_who_leads_from_now_on_is_not_silenced(store: Store) -> None:
    async with evening(store) as one:
        everybody = set(one.place.people)
        guest = one.place.guild.add_member(one.place.env.create_user("guest"))
        await guest.join_voice(one.place.hall_channel)
        await one.begin("card_deck")
        await one.place.quiet(everybody)
        await one.place.until(lambda: one.place.guild.voice_states()[guest.id].mute)
        assert (await one.table.do(HandOver(STEWARD, guest.id, "Guest", steward=True))).refusal is None
        await one.tables.settled()
        await one.place.until(lambda: not one.place.guild.voice_states()[guest.id].mute)
        await one.table.do(Stop(guest.id))


@pytest.mark.realtime
async def test_the_narrator_begins_the_phase_once_more(store: Store) -> None:
    falls = load_pack("en").clip("night.falls", "card_deck")
    assert falls is not None
    async with (
        LoopbackServer() as server,
        evening(store, OutsideGateway()) as one,
        voice_wired(one.bot, one.place.env, server),
    ):
        await one.begin("card_deck")
        peer = await server.peer()
        night = one.game.phase
        first = await peer.hears(falls)
        assert await one.next_phase() == "day"
        await back_to(one, night)
        clip = list(falls)
        await one.place.until(lambda: clip in _runs(peer.heard[first + len(clip) :], len(clip)))
        await one.place.quiet(set(one.place.people))
        await one.table.do(Stop(one.place.people[1].id))


def _runs(heard: Sequence[bytes], length: int) -> Iterator[list[bytes]]:
    """Every stretch of so many packets."""
    return (list(heard[at : at + length]) for at in range(len(heard) - length + 1))
