"""What the voice of a guild has still to say: for whichever process speaks there next."""

from __future__ import annotations

from core.store.keeps import Keeps
from core.store.keys import VOICES, guild_of, key
from core.store.redis_server import Part

KEPT_MS = 10 * 60 * 1000


class Voices(Part):
    """A note for each guild that has a voice, forgotten soon. Every call raises `StoreUnavailable`."""

    KEEPS = (Keeps("voice", r"mafia:\{\d+\}:voice", "string", people=False),)

    async def note_voice(self, guild: int, text: str | None) -> None:
        """Keep this in place of what was kept; `None`: nothing any more."""
        name = key(guild, "voice")
        if text is None:
            await self._server.call(lambda client: client.delete(name))
        else:
            await self._server.call(lambda client: client.set(name, text, px=KEPT_MS))

    async def voiced(self) -> list[int]:
        """The guilds of which something is noted."""
        return [guild_of(name) for name in await self._server.names(VOICES)]

    async def voice_note(self, guild: int) -> str | None:
        """What was noted last."""
        found = await self._server.call(lambda client: client.get(key(guild, "voice")))
        return None if found is None else found.decode()
