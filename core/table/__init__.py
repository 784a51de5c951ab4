"""A live table: rules, store and clock together. The only place that knows all three."""

from core.rulebook.book import Rulebook
from core.rules.state import Game
from core.store import (
    AUTO,
    KEPT_RESULTS,
    PERSON,
    PLACES,
    RESULT_DAYS,
    SOMEBODY,
    TABLES,
    Hint,
    Shelved,
    Standing,
    Store,
    StoreUnavailable,
    TableId,
    is_ours,
    wish_for,
)
from core.table.archive import KEPT_DAYS, KEPT_GAMES, PastGame
from core.table.clock import SteadyTime, Wait, just_wait, wall
from core.table.codec import Outcome, SnapshotError
from core.table.hearing import Hearing, telling
from core.table.lane import NotNow, Said
from core.table.lobby import Lobby, Player
from core.table.notes import DailyAllowances, GuildNotes, PersonNotes, PlaceNotes
from core.table.outgoing import Delivery
from core.table.ownership import Ownership
from core.table.pace import Limits
from core.table.privacy import Kept, Privacy
from core.table.records import Records
from core.table.rulebooks import MOST_OWN, Rulebooks
from core.table.serving import NotServed, served_while, still_served
from core.table.state import TableState
from core.table.table import Table
from core.table.tables import Tables
from core.table.turnstile import Turnstile

# With what a table is made of and stands on, so that a face has it all from here.
__all__ = [
    "AUTO",
    "KEPT_DAYS",
    "KEPT_GAMES",
    "KEPT_RESULTS",
    "MOST_OWN",
    "PERSON",
    "PLACES",
    "RESULT_DAYS",
    "SOMEBODY",
    "TABLES",
    "DailyAllowances",
    "Delivery",
    "Game",
    "GuildNotes",
    "Hearing",
    "Hint",
    "Kept",
    "Limits",
    "Lobby",
    "NotNow",
    "NotServed",
    "Outcome",
    "Ownership",
    "PastGame",
    "PersonNotes",
    "PlaceNotes",
    "Player",
    "Privacy",
    "Records",
    "Rulebook",
    "Rulebooks",
    "Said",
    "Shelved",
    "SnapshotError",
    "Standing",
    "SteadyTime",
    "Store",
    "StoreUnavailable",
    "Table",
    "TableId",
    "TableState",
    "Tables",
    "Turnstile",
    "Wait",
    "is_ours",
    "just_wait",
    "served_while",
    "still_served",
    "telling",
    "wall",
    "wish_for",
]
