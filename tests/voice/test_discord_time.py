"""Discord's time in voice tests passes by no clock."""

from __future__ import annotations

from tests.voice.tables import Mute, club


async def test_however_many_mutes_in_a_row_discord_refuses_none() -> None:
    """The client's waits and Discord's windows go by one time, ten edits in ten seconds of it."""
    async with club(14, gateway=Mute(), at_work=False) as place:
        await place.seated()
        for mute in (True, False, True):
            for member in place.channel.members:
                await member.edit(mute=mute)
        assert place.muted() == set(place.people)
        assert not place.env.discord.refused()
        assert 40 <= place.env.discord.clock() < 50
