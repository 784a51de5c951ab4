"""A game that has ended, as its log tells of it: who sat where, what was agreed, how it came out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.rules.events import Dealt, Event, GameOver
from core.store import KEPT_DAYS, KEPT_GAMES, Past
from core.table.codec import read_event
from core.table.counted_log import of_rules, retold
from core.table.lobby_state import Lobby, Player
from core.table_events import LeaderChanged, LobbyChanged, Replaced, Seated

__all__ = ["KEPT_DAYS", "KEPT_GAMES", "PastGame"]


@dataclass(frozen=True, slots=True)
class PastGame:
    """One game."""

    token: str
    ended: int
    events: Sequence[Event]
    """Its whole log."""
    shown: bool
    """Broken off, and turned over all the same."""
    lobby: Lobby | None
    """What was agreed, None in a log that does not say."""
    people: tuple[Player, ...]
    """Who held which seat at the end, seat 1 first."""
    leaders: frozenset[int] = frozenset()
    """Who led it, from its beginning or later, and who helped to."""

    @classmethod
    def of(cls, token: str, ended: int, events: Sequence[Event], *, shown: bool = False) -> PastGame:
        """The game with this log."""
        lobby: Lobby | None = None
        people: list[Player] = []
        leaders: set[int | None] = set()
        for event in events:
            if isinstance(event, LobbyChanged):
                lobby = Lobby.from_data(event.lobby)
            elif isinstance(event, Seated):
                people = [Player(user, name) for user, name in event.seats]
                if lobby is not None:
                    lobby = replace(lobby, host=event.host, moderator=event.moderator)
                    leaders |= {lobby.host, lobby.moderator, lobby.cohost}
            elif isinstance(event, LeaderChanged):
                leaders.add(event.user)
            elif isinstance(event, Replaced) and event.seat <= len(people):
                people[event.seat - 1] = Player(event.user, event.name)
        known = frozenset(user for user in leaders if user is not None)
        return cls(token, ended, events, shown, lobby, tuple(people), known)

    @classmethod
    def read(cls, past: Past) -> PastGame:
        """The game as the store keeps it. Raises `ValueError` where it holds what no program has written."""
        return cls.of(past.game, past.ended, [read_event(body) for body in past.events], shown=past.shown)

    @property
    def rules_log(self) -> list[Event]:
        """What the rules' fold was made of, without what was taken back."""
        return of_rules(self.events)

    @property
    def story_log(self) -> list[Event]:
        """The same, with a word wherever something was taken back."""
        return retold(self.events)

    @property
    def scenario(self) -> str | None:
        """By which rulebook it was played; None where no cards were dealt."""
        return next((event.scenario for event in self.events if isinstance(event, Dealt)), None)

    @property
    def over(self) -> GameOver | None:
        """Its end; None where it was broken off."""
        return next((event for event in reversed(self.events) if isinstance(event, GameOver)), None)

    @property
    def told(self) -> bool:
        """Whether everybody may see the cards: it came to its end, or who may has turned them over."""
        return self.over is not None or self.shown

    def may_turn_over(self, user: int) -> bool:
        """Whether this person led the game, and may show the cards of one that was broken off."""
        return user in self.leaders

    def played(self, user: int) -> bool:
        """Whether this person had a seat or led the game."""
        return any(player.user == user for player in self.people) or self.may_turn_over(user)
