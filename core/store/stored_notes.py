"""Small remembered things: a guild's settings, a person's, and where on Discord a game's messages and rooms are."""

from __future__ import annotations

from collections.abc import Sequence

from core.store.keeps import Keeps
from core.store.keys import TABLES, TableId, key, person_key, table_key
from core.store.redis_server import Part
from core.store.scripts import NOTED, NUMBER

TABLE = "table/"


class Notes(Part):
    """Three small hashes of text. An absent field reads as absent; setting one to `None` removes it."""

    KEEPS = (
        Keeps("settings", r"mafia:\{\d+\}:settings", "hash", people=False),
        Keeps("person", r"mafia:person:\{\d+\}", "hash", people=True),
        Keeps("refs", r"mafia:\{\d+\}:refs(?:\.\d+)?", "hash", people=True),
    )

    async def settings(self, guild: int) -> dict[str, str]:
        """A guild's settings (language, channels, pace, ephemeral only, relay, ...), as text."""
        return await self._read(key(guild, "settings"))

    async def set_settings(self, guild: int, changes: dict[str, str | None]) -> None:
        """Change some of a guild's settings."""
        await self._write(key(guild, "settings"), changes)

    async def number_of(self, guild: int, game: str) -> int:
        """Which of a guild's games it is, by its token: no two have one number, and each keeps its own."""
        return int(await self._server.run(NUMBER, [key(guild, "settings")], [game, TABLES]))

    async def saved_tables(self, guild: int, scenario: str) -> dict[str, list[str]]:
        """The tables of a rulebook that a guild has saved: their cards by name."""
        mark = f"{TABLE}{scenario}/"
        found = (await self.settings(guild)).items()
        return {field.removeprefix(mark): text.split() for field, text in sorted(found) if field.startswith(mark)}

    async def save_table(self, guild: int, scenario: str, name: str, cards: Sequence[str] | None) -> None:
        """Save a table under a name, over one that has it already; with `None`, delete it."""
        await self.set_settings(guild, {f"{TABLE}{scenario}/{name}": None if cards is None else " ".join(cards)})

    async def person(self, user: int) -> dict[str, str]:
        """What is remembered of a person in every guild (language, DM channel)."""
        return await self._read(person_key(user))

    async def set_person(self, user: int, changes: dict[str, str | None]) -> None:
        """Change some of what is remembered of a person."""
        await self._write(person_key(user), changes)

    async def forget_person(self, user: int) -> None:
        """Delete what is remembered of a person."""
        await self._server.call(lambda client: client.delete(person_key(user)))

    async def refs(self, table: TableId) -> dict[str, str]:
        """Where this table's game shows itself: panel messages, threads, by the name the caller gave them."""
        return await self._read(table_key(table, "refs"))

    async def refer(self, table: TableId, changes: dict[str, str | None]) -> None:
        """Note (or, with `None`, forget) where something of this table's game is."""
        await self._write(table_key(table, "refs"), changes)

    async def drop_refs(self, table: TableId) -> None:
        """Forget every reference, after a game has been cleared away."""
        await self._server.call(lambda client: client.delete(table_key(table, "refs")))

    async def _read(self, name: str) -> dict[str, str]:
        found = await self._server.call(lambda client: client.hgetall(name))
        return {field.decode(): value.decode() for field, value in found.items()}

    async def _write(self, name: str, changes: dict[str, str | None]) -> None:
        """All of it or nothing, whenever this process dies."""
        kept = [text for field, value in changes.items() if value is not None for text in (field, value)]
        gone = [field for field, value in changes.items() if value is None]
        if kept or gone:
            await self._server.run(NOTED, [name], [len(kept) // 2, *kept, *gone])
