"""The story of a game: its whole log retold, night by night and day by day, once nothing is secret any more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.rules.events import Event
from core.words.account import account_of
from core.words.fill import fill
from core.words.wording import Wording

Data = dict[str, Any]
# A change of plan within one phase is not retold, only what stood when the moment came that it took effect.
_PLANS = frozenset(("act", "withdrew", "vote", "uses", "memo", "agenda", "turn", "floor", "knows"))
_UNTOLD = frozenset(("card", "room", "turn", "floor", "extended", "mark", "unmark", "dealt", "over"))


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
        self.chapters: list[Chapter] = []
        self.acts: dict[tuple[int, str], Event] = {}
        self.votes: dict[int, list[int]] = {}
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
            elif kind not in _PLANS:
                self._happened(event)
        self._settle_acts()
        return self.chapters

    def _happened(self, event: Event) -> None:
        kind, _, data = event
        self._settle_acts()
        nominated, self.nominated = self.nominated, kind == "ballot" and "removed" not in data
        if kind == "ballot":
            self._ballot(data)
        elif kind == "defence":
            if nominated:
                self._line(account_of(self.wording, event) or self.words("defence-nobody"))
        elif kind == "phase":
            self.votes.clear()
            self._phase(data)
        elif kind == "dealt":
            self._open(self.words("story-table"), [account_of(self.wording, event) or ""])
        elif kind == "over":
            outcome = self.wording.outcome(data["winner"])
            winners = self.words("story-winners", **fill(self.wording.names, {"winners": data["winners"]}))
            self._open(self.words("story-end"), [outcome, winners] if data["winners"] else [outcome])
        elif kind not in _UNTOLD:
            self._line(account_of(self.wording, event))

    def _phase(self, data: Data) -> None:
        heading = f"phase-{data['phase']}.chapter"
        if self.words.has(heading):
            self._open(self.words(heading, day=data["day"], night=data["night"]), [])

    def _ballot(self, data: Data) -> None:
        hands: dict[int, list[int]] = {}
        for voter, choices in sorted(self.votes.items()):
            for choice in choices:
                hands.setdefault(choice, []).append(voter)
        self.votes = {}
        names = self.wording.names
        self._line(self.words(f"story-ballot-{data['phase']}", needed=data["needed"], n=data["n"]))
        for choice in sorted(hands, key=lambda seat: (-len(hands[seat]), seat)):
            self._line(
                self.words("story-hands", seat=names[choice], votes=len(hands[choice]), seats=names.join(hands[choice]))
            )
        if not hands:
            self._line(self.words("vote-tally-empty"))

    def _settle_acts(self) -> None:
        for act in self.acts.values():
            self._line(account_of(self.wording, act))
        self.acts = {}

    def _open(self, heading: str, lines: list[str]) -> None:
        self.chapters.append(Chapter(heading, lines))

    def _line(self, line: str | None) -> None:
        if line:
            if not self.chapters:
                self._open(self.words("story-table"), [])
            self.chapters[-1].lines.append(line)
