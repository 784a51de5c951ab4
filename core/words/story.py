"""The story of a game: its whole log retold, night by night and day by day, once nothing is secret any more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.rules.events import Event
from core.words.account import account_of, told_to
from core.words.fill import fill, name_of
from core.words.wording import Wording

Data = dict[str, Any]
# A change of plan within one phase is not retold, only what stood when the moment came that it took effect.
_PLANS = frozenset(("act", "withdrew", "vote", "uses", "memo", "talk", "agenda", "turn", "floor", "knows"))
_UNTOLD = frozenset(
    ("card", "room", "extended", "mark", "unmark", "clock", "absent", "returned", "lobby", "seated", "closed")
)
_RETOLD = frozenset(("dealt", "phase", "ballot", "left", "back", "announced", "became", "over"))


@dataclass(slots=True)
class Chapter:
    """One night or day: its heading, and what happened, a sentence (or a short list) each."""

    heading: str
    lines: list[str] = field(default_factory=list[str])

    @property
    def text(self) -> str:
        """The chapter as markdown."""
        return "\n".join([f"### {self.heading}", *self.lines])


def story(wording: Wording, events: Iterable[Event]) -> list[Chapter]:
    """The chapters of a game's log, which may still be running; the last one of a finished game tells who won and why.

    A batch of events of one phase is told in its order; of acts and votes only the last of each player.
    """
    return _Story(wording).tell(events)


def pages(chapters: Sequence[Chapter], limit: int = 3800) -> list[str]:
    """The chapters joined into texts of at most ``limit`` characters, broken between lines.

    A single line longer than ``limit`` is cut. Discord shows 4,000 characters in one message of components.
    """
    full: list[str] = []
    page = ""
    for chapter in chapters:
        for number, line in enumerate(chapter.text.split("\n")):
            gap = "" if not page else "\n\n" if number == 0 else "\n"
            if len(page) + len(gap) + len(line) > limit:
                full.append(page)
                page, gap = "", ""
            page += gap + line[:limit]
    return [text for text in (*full, page) if text]


class _Story:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording
        self.words = wording.words
        self.names = wording.names
        self.chapters: list[Chapter] = []
        self.roles: dict[int, str] = {}
        self.acts: dict[tuple[int, str], Event] = {}
        self.votes: dict[int, list[int]] = {}
        self.told: tuple[str, list[int]] | None = None
        self.moved: set[int] = set()
        self.nominated = False

    def tell(self, events: Iterable[Event]) -> list[Chapter]:
        for event in events:
            kind, _, data = event
            if kind == "act":
                self.acts.pop((data["by"], data["do"]), None)
                self.acts[data["by"], data["do"]] = event
            elif kind == "withdrew":
                self.acts = {
                    key: act
                    for key, act in self.acts.items()
                    if key[0] != data["by"] or (data["do"] is not None and key[1] != data["do"])
                }
            elif kind == "vote":
                self.votes[data["voter"]] = data["choices"]
            elif kind not in _PLANS and kind not in _UNTOLD:
                self._happened(event)
        self._settle()
        return self.chapters

    def _happened(self, event: Event) -> None:
        kind, _, data = event
        if kind == "told":
            self._told(data)
            return
        self._settle()
        nominated, self.nominated = self.nominated, kind == "ballot" and "removed" not in data
        if kind == "defence":
            if nominated:
                self._line(self.words("story-on-defence", **fill(self.names, data)))
        elif kind in _RETOLD:
            getattr(self, f"_{kind}")(data)
        else:
            self._line(account_of(self.wording, event))

    def _dealt(self, data: Data) -> None:
        self.roles = {seat: row["role"] for seat, row in enumerate(data["seats"], 1)}
        self._open(self.words("story-table"))
        self._line(account_of(self.wording, Event("dealt", "host", data)))

    def _phase(self, data: Data) -> None:
        self.votes = {}
        heading = f"phase-{data['phase']}.chapter"
        if self.words.has(heading):
            self._open(self.words(heading, day=data["day"], night=data["night"]))

    def _ballot(self, data: Data) -> None:
        if not data["needed"] or not self.words.has(f"story-ballot-{data['phase']}"):
            return
        hands: dict[int, list[int]] = {}
        for voter, choices in sorted(self.votes.items()):
            for choice in choices:
                hands.setdefault(choice, []).append(voter)
        self.votes = {}
        self._line(self.words(f"story-ballot-{data['phase']}", needed=data["needed"], n=data["n"]))
        for choice in sorted(hands, key=lambda seat: (-len(hands[seat]), seat)):
            voters = self.names.join(hands[choice])
            self._line(self.words("story-hands", seat=self.names[choice], votes=len(hands[choice]), seats=voters))
        if not hands:
            self._line(self.words("vote-tally-empty"))

    def _left(self, data: Data) -> None:
        self._moved(f"story-left-{data['how']}", data["seat"])

    def _back(self, data: Data) -> None:
        self._moved("story-back", data["seat"])

    def _moved(self, text: str, seat: int) -> None:
        self.moved.add(seat)
        self._line(self.words(text, seat=self.names[seat], role=name_of(self.names, "role", self.roles.get(seat, ""))))

    def _announced(self, data: Data) -> None:
        if not data["seats"] or not self.moved.issuperset(data["seats"]):
            self._line(account_of(self.wording, Event("announced", "all", data)))

    def _became(self, data: Data) -> None:
        self.roles[data["seat"]] = data["role"]
        self._line(account_of(self.wording, Event("became", "host", data)))

    def _over(self, data: Data) -> None:
        self._open(self.words("story-end"))
        self._line(self.wording.outcome(data["winner"]))
        if data["winners"]:
            self._line(self.words("story-winners", **fill(self.names, {"winners": data["winners"]})))

    def _told(self, data: Data) -> None:
        answer, seat = data["answer"], data["seat"]
        if self.told is not None and self.told[0] == answer:
            self.told[1].append(seat)
            return
        self._settle()
        self.told = (answer, [seat])

    def _settle(self) -> None:
        """What was planned or told stands now: it is written before what comes of it."""
        if self.told is not None:
            answer, seats = self.told
            self.told = None
            self._line(told_to(self.wording, seats, answer))
        for act in self.acts.values():
            self._line(account_of(self.wording, act))
        self.acts = {}

    def _open(self, heading: str) -> None:
        self.moved = set()
        self.chapters.append(Chapter(heading))

    def _line(self, line: str | None) -> None:
        if line:
            if not self.chapters:
                self._open(self.words("story-table"))
            self.chapters[-1].lines.append(line)
