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
    ProcessStanding,
    Shelved,
    Store,
    StoreUnavailable,
    TableId,
    is_ours,
    wish_for,
)
from core.table.archived_game import KEPT_DAYS, KEPT_GAMES, PastGame
from core.table.codec import Outcome, SnapshotError
from core.table.deadline_scheduler import SteadyTime, Wait, just_wait, wall
from core.table.fair_scheduler import FairScheduler
from core.table.guild_rulebooks import MOST_OWN, Rulebooks
from core.table.hint_listener import HintListener, telling
from core.table.lane import NotNow, NotServed, QueuedEvent
from core.table.lobby_state import Lobby, Player
from core.table.notes import DailyAllowances, GuildNotes, PersonNotes, PlaceNotes
from core.table.outgoing import Delivery
from core.table.ownership import Ownership
from core.table.pace import Limits
from core.table.personal_data import Kept, Privacy
from core.table.records import Records
from core.table.table import Table
from core.table.table_state import TableState
from core.table.tables import Tables

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
    "FairScheduler",
    "Game",
    "GuildNotes",
    "Hint",
    "HintListener",
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
    "ProcessStanding",
    "QueuedEvent",
    "Records",
    "Rulebook",
    "Rulebooks",
    "Shelved",
    "SnapshotError",
    "SteadyTime",
    "Store",
    "StoreUnavailable",
    "Table",
    "TableId",
    "TableState",
    "Tables",
    "Wait",
    "is_ours",
    "just_wait",
    "telling",
    "wall",
    "wish_for",
]
