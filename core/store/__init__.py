"""Redis: what a game must not lose. Knows no rule and no Discord."""

from core.store.changes import Change, Committed, Conflict, Duplicate, Entry, Past, Saved, commit_of, entry_id
from core.store.connect import RedisUrlError, connect
from core.store.folding import Folded
from core.store.game_archive import KEPT_DAYS, KEPT_GAMES
from core.store.hints import PERSON, PLACES, WOKEN, Hint
from core.store.keeps import Keeps
from core.store.keys import TABLES, TableId, is_ours
from core.store.mute_debts import SOMEBODY
from core.store.owners import AUTO, LEAVE, LIFE, Owners, ProcessStanding, wish_for
from core.store.redis_retries import Patience, StoreUnavailable
from core.store.redis_server import Part
from core.store.results import KEPT_RESULTS, RESULT_DAYS
from core.store.shelf import Shelved
from core.store.store import Store

__all__ = [
    "AUTO",
    "KEPT_DAYS",
    "KEPT_GAMES",
    "KEPT_RESULTS",
    "LEAVE",
    "LIFE",
    "PERSON",
    "PLACES",
    "RESULT_DAYS",
    "SOMEBODY",
    "TABLES",
    "WOKEN",
    "Change",
    "Committed",
    "Conflict",
    "Duplicate",
    "Entry",
    "Folded",
    "Hint",
    "Keeps",
    "Owners",
    "Part",
    "Past",
    "Patience",
    "ProcessStanding",
    "RedisUrlError",
    "Saved",
    "Shelved",
    "Store",
    "StoreUnavailable",
    "TableId",
    "commit_of",
    "connect",
    "entry_id",
    "is_ours",
    "wish_for",
]
