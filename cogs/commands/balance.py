"""Balances of tables: played out one at a time, remembered, and only while somebody still wants to know."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from core.house import APART, Apart
from core.simulate.estimate import Estimate, EstimateError, estimate
from core.table import TableId

log = logging.getLogger(__name__)

REMEMBERED = 500
Key = tuple[str, tuple[str, ...], str]


class Balances:
    """One process's estimates. A lobby whose cards are others meanwhile gives up what was asked for before."""

    def __init__(self) -> None:
        self._known: OrderedDict[Key, Estimate] = OrderedDict()
        self._wanted: dict[TableId, Key] = {}
        self._turn = asyncio.Lock()
        self._under_way: tuple[Key, Apart] | None = None

    async def settled(self) -> None:
        """Wait until nothing is being played out."""
        async with self._turn:
            return

    @staticmethod
    def key(scenario: str, roles: Sequence[str], options: Mapping[str, Any]) -> Key:
        """What a table is remembered under. `options`: lawful and complete."""
        return scenario, tuple(roles), json.dumps(dict(options), sort_keys=True)

    def known(self, key: Key) -> Estimate | None:
        """The estimate, if it has been made."""
        return self._known.get(key)

    async def of(self, lobby: TableId, key: Key) -> Estimate | None:
        """The estimate; None where the lobby has asked for another one meanwhile. Raises `EstimateError`."""
        self._wanted[lobby] = key
        if self._under_way is not None and self._under_way[0] not in self._wanted.values():
            self._under_way[1].end()
        async with self._turn:
            if self._wanted.get(lobby) != key:
                return None
            if key not in self._known:
                try:
                    await self._play_out(key)
                except EstimateError as error:
                    log.warning("table %s: no balance of its cards: %s", lobby, error)
                    raise
            return self._known.get(key) if self._wanted.get(lobby) == key else None

    async def _play_out(self, key: Key) -> None:
        """It is known then, unless it has been given up."""
        scenario, roles, options = key
        apart = Apart(within=APART)
        self._under_way = (key, apart)
        try:
            self._known[key] = await estimate(scenario, roles, json.loads(options), apart)
        except EstimateError:
            if not apart.ended:
                raise
        finally:
            self._under_way = None
            apart.end()  # also where nobody waits for it any more
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
