"""Redis: what a game must not lose. Knows no rule and no Discord."""

from core.store.archive import KEPT_DAYS, KEPT_GAMES
from core.store.changes import Change, Committed, Conflict, Duplicate, Entry, Past, Saved, commit_of, entry_id
from core.store.connect import RedisUrlError, connect
from core.store.patience import Patience, StoreUnavailable
from core.store.store import Store

__all__ = [
    "KEPT_DAYS",
    "KEPT_GAMES",
    "Change",
    "Committed",
    "Conflict",
    "Duplicate",
    "Entry",
    "Past",
    "Patience",
    "RedisUrlError",
    "Saved",
    "Store",
    "StoreUnavailable",
    "commit_of",
    "connect",
    "entry_id",
]
