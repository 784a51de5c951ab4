"""Redis: what a game must not lose. Knows no rule and no Discord."""

from core.store.archive import KEPT_DAYS, KEPT_GAMES
from core.store.changes import Change, Committed, Conflict, Duplicate, Entry, Past, Saved, commit_of, entry_id
from core.store.connect import RedisUrlError, connect
from core.store.debts import SOMEBODY
from core.store.folding import Folded
from core.store.hints import PERSON, PLACES, WOKEN, Hint
from core.store.keeps import Keeps
from core.store.keys import TABLES, TableId, is_ours
from core.store.owners import AUTO, LEAVE, LIFE, Owners, Standing, wish_for
from core.store.patience import Patience, StoreUnavailable
from core.store.results import KEPT_RESULTS, RESULT_DAYS
from core.store.server import Part
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
    "RedisUrlError",
    "Saved",
    "Shelved",
    "Standing",
    "Store",
    "StoreUnavailable",
    "TableId",
    "commit_of",
    "connect",
    "entry_id",
    "is_ours",
    "wish_for",
]
