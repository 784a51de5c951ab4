"""A live table: rules, store and clock together. The only place that knows all three."""

from core.rulebook.book import Rulebook
from core.rules.state import Game
from core.store import Store, StoreUnavailable
from core.table.archive import KEPT_DAYS, KEPT_GAMES, PastGame
from core.table.clock import SteadyTime, Wait, just_wait, wall
from core.table.codec import Outcome, SnapshotError
from core.table.lane import NotNow, Said
from core.table.lobby import Lobby, Player
from core.table.notes import DailyAllowances, GuildNotes, PersonNotes, PlaceNotes
from core.table.outgoing import Delivery
from core.table.pace import Limits
from core.table.state import TableState
from core.table.table import Table
from core.table.tables import Tables
from core.table.turnstile import Turnstile

# With what a table is made of and stands on, so that a face has it all from here.
__all__ = [
    "KEPT_DAYS",
    "KEPT_GAMES",
    "DailyAllowances",
    "Delivery",
    "Game",
    "GuildNotes",
    "Limits",
    "Lobby",
    "NotNow",
    "Outcome",
    "PastGame",
    "PersonNotes",
    "PlaceNotes",
    "Player",
    "Rulebook",
    "Said",
    "SnapshotError",
    "SteadyTime",
    "Store",
    "StoreUnavailable",
    "Table",
    "TableState",
    "Tables",
    "Turnstile",
    "Wait",
    "just_wait",
    "wall",
]
