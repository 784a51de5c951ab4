"""The address that a component carries: whose table, which game, which phase, what for. It outlives every process."""

from __future__ import annotations

import re
from dataclasses import dataclass

from core.table import TABLES, TableId

PREFIX = "m1"
LONGEST = 100
_OURS = re.compile(r"m\d+:")
_NUMBER = re.compile(r"[0-9a-z]{1,13}")  # 64 bits and a little more
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Address:
    """What a `custom_id` says."""

    table: TableId
    """Whose it is; for what is the server's own, its first."""
    game: str
    """The table's token."""
    serial: int
    """Of the phase in which it may be used; 0 for any."""
    purpose: str
    """Which handler."""
    rest: str = ""
    """What that handler needs besides (see `payload`), at most some 50 characters."""

    def __str__(self) -> str:
        text = f"{PREFIX}:{self.purpose}:{_written(self.table)}:{self.game}:{base36(self.serial)}:{self.rest}"
        if len(text) > LONGEST:
            raise ValueError(f"a custom_id has at most {LONGEST} characters: {text}")
        return text

    @property
    def guild(self) -> int:
        """The server's id."""
        return self.table.guild

    @classmethod
    def read(cls, custom_id: str) -> Address | None:
        """The address in a `custom_id`; None where it is none of ours or has been tampered with."""
        parts = custom_id.split(":", 5)
        if len(parts) != 6 or parts[0] != PREFIX or len(custom_id) > LONGEST:
            return None
        _, purpose, whose, game, serial, rest = parts
        table = _table(whose)
        if table is None or _NUMBER.fullmatch(serial) is None:
            return None
        return cls(table, game, int(serial, 36), purpose, rest)


def is_ours(custom_id: str) -> bool:
    """Whether some version of this program has made this `custom_id`."""
    return _OURS.match(custom_id) is not None


def _written(table: TableId) -> str:
    """The first table of a server is written as its server alone, as it was when there was no other."""
    guild = base36(table.guild)
    return f"{guild}-{base36(table.number)}" if table.number else guild


def _table(text: str) -> TableId | None:
    guild, dash, number = text.partition("-")
    if _NUMBER.fullmatch(guild) is None:
        return None
    if not dash:
        return TableId(int(guild, 36))
    if _NUMBER.fullmatch(number) is None or not 0 < int(number, 36) < TABLES:
        return None
    return TableId(int(guild, 36), int(number, 36))


def base36(number: int) -> str:
    """A number in few characters."""
    digits = ""
    while number:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits or "0"
