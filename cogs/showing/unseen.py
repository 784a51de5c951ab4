"""Games that cannot be shown to anybody: their clock waits for a while, so that no turn and no vote pass unseen."""

from __future__ import annotations

from cogs.services import Services
from cogs.showing.view import TableView
from core.table import StoreUnavailable, TableId
from core.table.table_commands import Hold


class Unseen:
    """Whose clock has been held since the bot could not show them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._held: set[TableId] = set()

    async def hold(self, view: TableView) -> bool:
        """The game cannot be shown: whether its clock has been stopped now. Once, until it can be; at night not at all,
        since what is asked then is asked directly. Raises `StoreUnavailable`."""
        if not view.state.running or view.game.at_night or view.id in self._held:
            return False
        self._held.add(view.id)
        try:
            return bool((await self._services.table(view.id).do(Hold())).events)
        except StoreUnavailable:
            self._held.discard(view.id)
            raise

    async def over(self, id_: TableId) -> None:
        """It can be shown again."""
        self._held.discard(id_)
        table = self._services.table(id_)
        if table.state is not None and table.state.held:
            await table.do(Hold(over=True))

    def forget(self, id_: TableId) -> None:
        """The game is over."""
        self._held.discard(id_)
