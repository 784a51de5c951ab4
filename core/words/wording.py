"""What happens at a table, in words: each event for the audience that it is addressed to, each refusal, each prompt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from core.rules import events
from core.rules.events import ALL, Event
from core.rules.log_form import values
from core.words.card import known_people, role_card
from core.words.fill import fill, name_of, verb_form
from core.words.neighbours import Neighbours
from core.words.seat_names import SeatNames
from core.words.table_wording import TABLE_SAYINGS
from core.words.told import about, word_answer
from core.words.vote_count import tally

if TYPE_CHECKING:
    from core.rules.prompts import Prompt


@dataclass(frozen=True, slots=True)
class PromptInWords:
    """A prompt in words: the verb as a `label` (plain text), the question, what stands in the empty menu."""

    label: str
    ask: str
    placeholder: str
    left: str | None
    given: str | None


class Wording:
    """The voice of one table in one language.

    `names` carries both the texts (`names.words`) and what the players are called.
    """

    def __init__(self, names: SeatNames) -> None:
        self.names = names
        self.words = names.words

    def word_event(self, event: Event) -> str | None:
        """The sentence for the audience of `event`; None where nothing is said of it (book-keeping)."""
        say = self._SAYINGS.get(type(event))
        if say is not None:
            return say(self, event)
        of_table = TABLE_SAYINGS.get(type(event))
        return of_table(self.names, event) if of_table is not None else None

    def word_events(self, happened: Iterable[Event], *, over: bool = False) -> list[tuple[str, str]]:
        """Several events of one moment as `(audience, sentence)`, in their order. `over`: a game's last ones, beside
        which all cards are turned over.

        Here a sentence knows its neighbours: a departure, a return or a public mark of one whom an announcement
        names as well, and that shows no card, is not said twice; a choice that another one replaced is not said to
        be taken back; who stands on defence is said after a nomination alone; a speaker who grants a challenge is
        not called again; who turns the card over in the next breath does not leave it face down. Who left is said
        first, and what card they showed after that.
        """
        near = Neighbours(list(happened), self._names_in)
        said: list[tuple[str, str]] = []
        for event in near.order:
            sentence: str | None = None
            if isinstance(event, events.DefenceCalled):
                if near.nominated:
                    sentence = self.word_event(event) or self.words("defence-nobody")
            elif not near.says(event):
                sentence = self.word_event(event)
                if isinstance(event, events.Left):
                    sentence = self._departure(event, near, over)
                elif isinstance(event, events.Announced):
                    sentence = self._announced(event, over)
                elif isinstance(event, events.BallotCounted) and sentence is not None:
                    sentence = "\n".join([*self._not_given(near), sentence])
            near.passed(event)
            if sentence is not None:
                said.append((event.to, sentence))
        return said

    def word_refusal(self, code: str, args: Mapping[str, Any]) -> str:
        """Why a command was not taken, to the one who gave it."""
        text = f"refusal-{code}"
        return self.words(text if self.words.has(text) else "refusal-not_now", **fill(self.names, args))

    def word_prompt(self, prompt: Prompt) -> PromptInWords:
        """What the menu of a prompt says."""
        words = self.words
        do = prompt.ability or prompt.do
        ask = f"verb-{do}.ask"
        return PromptInWords(
            label=name_of(self.names, "verb", do),
            ask=words(ask) if words.has(ask) else words("night-ask", verb=name_of(self.names, "verb", do)),
            placeholder=words("night-placeholder", least=prompt.least, most=prompt.most),
            left=self._uses_left(prompt),
            given=None if prompt.given is None else self._given(do, prompt.seat, prompt.given),
        )

    def _uses_left(self, prompt: Prompt) -> str | None:
        if prompt.left is None:
            return None
        text = "night-uses-left-each" if prompt.paid_each else "night-uses-left"
        return self.words(text, left=prompt.left, spent=prompt.spent)

    def _given(self, do: str, seat: int, act: Mapping[str, Any]) -> str:
        return self.chosen(do, act["at"], act["extras"], by=seat)

    def chosen(self, do: str, at: Sequence[int], extras: Mapping[str, Any] | None = None, *, by: int = 0) -> str:
        """What the acting player, of the seat `by`, is told of the choice that now stands."""
        return self._act_text("chosen", "night-chosen", {"do": do, "at": at, "by": by}, extras)

    def tally(self, counts: Mapping[Any, int], needed: int | None) -> str:
        """The votes so far (or at the end), the most first, against the number needed; a word where there are none."""
        return tally(self.names, counts, needed)

    def _act_text(self, form: str, general: str, data: Mapping[str, Any], extras: Mapping[str, Any] | None) -> str:
        alone = list(data["at"]) == [data["by"]]
        own = verb_form(self.words, data.get("ability") or data["do"], form, extras or {}, alone=alone)
        if not self.words.has(own):
            own = general
        filled = fill(self.names, {**(extras or {}), **data})
        return self.words(own, **filled)

    def _card(self, event: events.CardDealt) -> str:
        return role_card(self.names, event.role, event.team).text

    def _knows(self, event: events.Met) -> str | None:
        return known_people(self.names, list(event.roles), event.roles) if event.roles else None

    def _phase(self, event: events.PhaseBegan) -> str | None:
        text = f"phase-{event.phase}-begins"
        return self.words(text, **fill(self.names, values(event))) if self.words.has(text) else None

    def _turn(self, event: events.TurnBegan) -> str | None:
        if event.again:
            return None
        speaker = "" if event.seat is None else self.names[event.seat]
        time = self.words.duration(event.seconds)
        return self.words("turn-begins", speaker=speaker, time=time, extra=event.extra or "none")

    def _floor(self, event: events.Spoke) -> str | None:
        text = f"floor-{event.do}"
        return self.words(text, **fill(self.names, values(event))) if self.words.has(text) else None

    def _act(self, event: events.ActGiven) -> str:
        if event.to.startswith("seat:"):
            return self._act_text("chosen", "night-chosen", values(event), event.extras)
        return self._act_text("seen", "room-chosen", values(event), event.extras)

    def _withdrew(self, event: events.Withdrew) -> str:
        return self.words(
            "night-withdrawn" if event.to.startswith("seat:") else "room-withdrawn", by=self.names[event.by]
        )

    def _vote(self, event: events.VoteCast) -> str:
        cast, withdrawn = (
            ("vote-cast", "vote-withdrawn") if event.to == ALL else ("vote-yours-cast", "vote-yours-withdrawn")
        )
        return self.words(cast if event.choices else withdrawn, **fill(self.names, values(event)))

    def _defence(self, event: events.DefenceCalled) -> str | None:
        return self.words("defence-seats", **fill(self.names, values(event))) if event.seats else None

    def _extended(self, event: events.Extended) -> str:
        return self.words("floor-extended", **fill(self.names, values(event)))

    def _ballot(self, event: events.BallotCounted) -> str | None:
        phase = event.phase
        needed = event.needed
        if not needed or not self.words.has(f"ballot-{phase}"):
            return None  # a verdict that was counted before is carried out: the departure says it
        lines = [self.words(f"ballot-{phase}", n=event.n, needed=needed), self.tally(event.counts, needed)]
        if event.removed == ():
            lines.append(self.words(f"ballot-{phase}-nobody"))
        return "\n".join(lines)

    def _not_given(self, near: Neighbours) -> list[str]:
        """Where votes that nobody gave have gone, ahead of the count that they are in."""
        return [
            self.words("ballot-not-given", **fill(self.names, {"seats": voters}), to=self.names[seat])
            for seat, voters in near.not_given.items()
        ]

    def _departure(self, event: events.Left, near: Neighbours, over: bool) -> str:
        """What is said of a departure where others of the moment may have told of it."""
        if near.turns_over(event) or (over and event.shown is None):
            return self._leaves(event)
        if near.is_news(event) or not self.words.has(f"role-{event.shown}"):
            return self._left(event)
        return self.words("shown", seat=self.names[event.seat], role=name_of(self.names, "role", event.shown or ""))

    def _leaves(self, event: events.Left) -> str:
        return self.words("left-absent" if event.absent else f"left-{event.how}", seat=self.names[event.seat])

    def _left(self, event: events.Left) -> str:
        leaves = self._leaves(event)
        shown = event.shown
        if event.known:
            return leaves
        if shown is None:
            return f"{leaves} {self.words('left-shown-nothing')}"
        kind = "role" if self.words.has(f"role-{shown}") else "team"
        return f"{leaves} {self.words(f'left-shown-{kind}', shown=name_of(self.names, kind, shown))}"

    def _back(self, event: events.CameBack) -> str:
        return self.words("back", seat=self.names[event.seat])

    def _told(self, event: events.Told) -> str:
        return about(self.names, event.said, word_answer(self.names, event.said, own=event.own))

    def _names_in(self, event: events.Announced) -> list[int]:
        """The seats that an announcement calls by name."""
        sentence = self.word_event(event)
        return [seat for seat in event.seats if sentence is not None and self.names[seat] in sentence]

    def _announced(self, event: events.Announced, over: bool = False) -> str | None:
        text = f"announce-{event.code}"
        args = {**event.args, "seats": event.seats, "over": "yes" if over else "no"}
        if not self.words.has(text):
            code, _, number = text.rpartition("_")
            if not number.isdecimal() or not self.words.has(code):
                return None
            text = code
            args["number"] = int(number)
        return self.words(text, **fill(self.names, args))

    def _shown(self, event: events.Shown) -> str:
        return self.words("shown", **fill(self.names, values(event)))

    def _mark(self, event: events.Marked) -> str | None:
        if event.to != ALL:
            return self._of_mark("on", event)
        mark = f"mark-{event.mark}"
        known = self.words.has(mark)
        return self.words("mark-public", seat=self.names[event.seat], mark=self.words(mark)) if known else None

    def _unmark(self, event: events.Unmarked) -> str | None:
        return None if event.to == ALL else self._of_mark("off", event)

    def _of_mark(self, form: str, event: events.Marked | events.Unmarked) -> str | None:
        text = f"mark-{event.mark}.{form}"
        return self.words(text, seat=self.names[event.seat]) if self.words.has(text) else None

    def _room(self, event: events.RoomChanged) -> str | None:
        if not event.members:
            return None
        return self.words("room-opens" if event.open else "room-closes", **fill(self.names, {"members": event.members}))

    def _over(self, event: events.GameOver) -> str:
        winners = event.winners
        headline = self.words(
            "end-headline",
            outcome=self.outcome(event.winner),
            winners=self.names.join(winners),
            count=len(winners),
        )
        return "\n".join([headline, self.words("end-roles-title"), self.roles(event.roles)])

    def roles(self, roles: Mapping[int, str]) -> str:
        """Who was who, a line a seat; `roles` maps seats to role ids."""
        seats = sorted(roles.items())
        return "\n".join(
            self.words("end-role", seat=self.names[seat], role=name_of(self.names, "role", role))
            for seat, role in seats
        )

    def outcome(self, winner: Sequence[str] | str | None) -> str:
        """Who won, and why, as one sentence; several winning sides a sentence each; nobody is a draw."""
        teams = [winner] if isinstance(winner, str) else list(winner or ())
        return " ".join(self.words(f"win-{team}") for team in teams) if teams else self.words("win-nobody")

    _SAYINGS: ClassVar[dict[type[Event], Callable[[Wording, Any], str | None]]] = {
        events.CardDealt: _card,
        events.PhaseBegan: _phase,
        events.TurnBegan: _turn,
        events.Spoke: _floor,
        events.ActGiven: _act,
        events.Withdrew: _withdrew,
        events.VoteCast: _vote,
        events.DefenceCalled: _defence,
        events.Extended: _extended,
        events.BallotCounted: _ballot,
        events.Left: _left,
        events.CameBack: _back,
        events.Met: _knows,
        events.Told: _told,
        events.Announced: _announced,
        events.Shown: _shown,
        events.Marked: _mark,
        events.Unmarked: _unmark,
        events.RoomChanged: _room,
        events.GameOver: _over,
    }
    """By its kind, how an event is said; each takes an event of its own kind alone."""
