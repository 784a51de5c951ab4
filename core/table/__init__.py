"""A live table: rules, store and clock together. The only place that knows all three."""

from core.table.codec import Outcome
from core.table.lobby import Lobby, Player
from core.table.outgoing import Delivery, Said
from core.table.pace import Limits
from core.table.state import TableState
from core.table.table import Table
from core.table.tables import Tables

__all__ = ["Delivery", "Limits", "Lobby", "Outcome", "Player", "Said", "Table", "TableState", "Tables"]
