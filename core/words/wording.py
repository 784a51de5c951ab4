"""What happens at a table, in words: each event for the audience that it is addressed to, each refusal, each prompt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from core.rules.events import ALL, Event
from core.words.card import known_people, role_card
from core.words.fill import fill, name_of, verb_form
from core.words.names import Names
from core.words.table import TABLE_SAYINGS
from core.words.tally import tally
from core.words.told import word_answer

if TYPE_CHECKING:
    from core.rules.prompts import Prompt

Data = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Asked:
    """A prompt in words: the verb as a ``label`` (plain text), the question, what stands in the empty menu."""

    label: str
    ask: str
    placeholder: str
    left: str | None
    given: str | None


class Wording:
    """The voice of one table in one language.

    ``names`` carries both the texts (``names.words``) and what the players are called.
    """

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def word_event(self, event: Event) -> str | None:
        """The sentence for the audience of ``event``; None where nothing is said of it (book-keeping)."""
        kind, to, data = event
        say = _SAYINGS.get(kind)
        if say is not None:
            return say(self, to, data)
        of_table = TABLE_SAYINGS.get(kind)
        return of_table(self.names, data) if of_table is not None else None

    def word_events(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        """Several events of one moment as ``(audience, sentence)``, in their order.

        Here a sentence knows its neighbours: a departure, a return or a public mark of one whom an announcement
        names as well, and that shows no card, is not said twice; a choice that another one replaced is not said to
        be taken back; who stands on defence is said after a nomination alone; a speaker who grants a challenge is
        not called again; who turns the card over in the next breath does not leave it face down.
        """
        batch = list(events)
        named = {seat for event in batch if event[0] == "announced" for seat in self._names_in(event)}
        acting = {to for kind, to, _ in batch if kind == "act"}
        turned = {data["seat"] for kind, _, data in batch if kind == "shown"}
        nominated = granted = False
        said: list[tuple[str, str]] = []
        for event in batch:
            kind, to, data = event
            sentence: str | None = None
            if kind == "defence":
                if nominated:
                    sentence = self.word_event(event) or self.words("defence-nobody")
            elif not (
                (kind in ("left", "back") and data["seat"] in named and data.get("shown") is None)
                or (kind == "mark" and to == ALL and data["seat"] in named)
                or (kind == "withdrew" and to in acting)
                or (kind == "turn" and granted)
            ):
                sentence = self.word_event(event)
                if sentence is not None and kind == "left" and data["shown"] is None and data["seat"] in turned:
                    sentence = self.words(f"left-{data['how']}", seat=self.names[data["seat"]])
            nominated = kind == "ballot" and "removed" not in data
            granted = (kind == "floor" and data["do"] == "grant") or (granted and kind == "talk")
            if sentence is not None:
                said.append((to, sentence))
        return said

    def word_refusal(self, code: str, args: Mapping[str, Any]) -> str:
        """Why a command was not taken, to the one who gave it."""
        text = f"refusal-{code}"
        return self.words(text if self.words.has(text) else "refusal-not_now", **fill(self.names, args))

    def word_prompt(self, prompt: Prompt) -> Asked:
        """What the menu of a prompt says."""
        words, do = self.words, prompt.ability or prompt.do
        ask = f"verb-{do}.ask"
        return Asked(
            label=name_of(self.names, "verb", do),
            ask=words(ask) if words.has(ask) else words("night-ask", verb=name_of(self.names, "verb", do)),
            placeholder=words("night-placeholder", least=prompt.least, most=prompt.most),
            left=None if prompt.left is None else words("night-uses-left", left=prompt.left),
            given=None if prompt.given is None else self.chosen(do, prompt.given["at"], prompt.given["extras"]),
        )

    def chosen(self, do: str, at: Sequence[int], extras: Mapping[str, Any] | None = None) -> str:
        """What the acting player is told of the choice that now stands."""
        return self._act_text("chosen", "night-chosen", {"do": do, "at": at}, extras)

    def tally(self, counts: Mapping[Any, int], needed: int | None) -> str:
        """The votes so far (or at the end), the most first, against the number needed; a word where there are none."""
        return tally(self.names, counts, needed)

    def _act_text(self, form: str, general: str, data: Mapping[str, Any], extras: Mapping[str, Any] | None) -> str:
        own = verb_form(self.words, data.get("ability") or data["do"], form, extras or {})
        if not self.words.has(own):
            own = general
        filled = fill(self.names, {**(extras or {}), **data})
        return self.words(own, **filled)

    def _card(self, _to: str, data: Data) -> str:
        return role_card(self.names, data["role"], data["team"]).text

    def _knows(self, _to: str, data: Data) -> str | None:
        roles = data.get("roles")
        return known_people(self.names, [int(seat) for seat in roles], roles) if roles else None

    def _phase(self, _to: str, data: Data) -> str | None:
        text = f"phase-{data['phase']}-begins"
        return self.words(text, **fill(self.names, data)) if self.words.has(text) else None

    def _turn(self, _to: str, data: Data) -> str | None:
        if data.get("again"):
            return None
        speaker = "" if data["seat"] is None else self.names[data["seat"]]
        time = self.words.duration(int(data["seconds"]))
        return self.words("turn-begins", speaker=speaker, time=time, extra=data.get("extra") or "none")

    def _floor(self, _to: str, data: Data) -> str | None:
        text = f"floor-{data['do']}"
        return self.words(text, **fill(self.names, data)) if self.words.has(text) else None

    def _act(self, to: str, data: Data) -> str:
        if to.startswith("seat:"):
            return self._act_text("chosen", "night-chosen", data, data["extras"])
        return self._act_text("seen", "room-chosen", data, data["extras"])

    def _withdrew(self, to: str, data: Data) -> str:
        return self.words("night-withdrawn" if to.startswith("seat:") else "room-withdrawn", by=self.names[data["by"]])

    def _vote(self, to: str, data: Data) -> str:
        whose = "vote" if to == ALL else "vote-yours"
        what = "cast" if data["choices"] else "withdrawn"
        return self.words(f"{whose}-{what}", **fill(self.names, data))

    def _defence(self, _to: str, data: Data) -> str | None:
        return self.words("defence-seats", **fill(self.names, data)) if data["seats"] else None

    def _extended(self, _to: str, data: Data) -> str:
        return self.words("floor-extended", **fill(self.names, data))

    def _ballot(self, _to: str, data: Data) -> str | None:
        phase, needed = data["phase"], data["needed"]
        if not needed or not self.words.has(f"ballot-{phase}"):
            return None  # a verdict that was counted before is carried out: the departure says it
        lines = [self.words(f"ballot-{phase}", n=data["n"], needed=needed), self.tally(data["counts"], needed)]
        if "removed" in data and not data["removed"]:
            lines.append(self.words(f"ballot-{phase}-nobody"))
        return "\n".join(lines)

    def _left(self, _to: str, data: Data) -> str:
        leaves = self.words(f"left-{data['how']}", seat=self.names[data["seat"]])
        shown = data["shown"]
        if shown is None:
            return f"{leaves} {self.words('left-shown-nothing')}"
        kind = "role" if self.words.has(f"role-{shown}") else "team"
        return f"{leaves} {self.words(f'left-shown-{kind}', shown=name_of(self.names, kind, shown))}"

    def _back(self, _to: str, data: Data) -> str:
        return self.words("back", seat=self.names[data["seat"]])

    def _told(self, _to: str, data: Data) -> str:
        return word_answer(self.names, data["answer"], own=data.get("own", False))

    def _names_in(self, event: Event) -> list[int]:
        """The seats that an announcement calls by name."""
        sentence = self.word_event(event)
        return [seat for seat in event[2]["seats"] or () if sentence is not None and self.names[seat] in sentence]

    def _announced(self, _to: str, data: Data) -> str | None:
        text = f"announce-{data['code']}"
        args = {**(data.get("args") or {}), "seats": data["seats"] or []}
        if not self.words.has(text):
            code, _, number = text.rpartition("_")
            if not number.isdecimal() or not self.words.has(code):
                return None
            text, args["number"] = code, int(number)
        return self.words(text, **fill(self.names, args))

    def _shown(self, _to: str, data: Data) -> str:
        return self.words("shown", **fill(self.names, data))

    def _mark(self, to: str, data: Data) -> str | None:
        if to != ALL:
            return self._of_mark("on", data)
        mark = f"mark-{data['mark']}"
        known = self.words.has(mark)
        return self.words("mark-public", seat=self.names[data["seat"]], mark=self.words(mark)) if known else None

    def _unmark(self, to: str, data: Data) -> str | None:
        return None if to == ALL else self._of_mark("off", data)

    def _of_mark(self, form: str, data: Data) -> str | None:
        text = f"mark-{data['mark']}.{form}"
        return self.words(text, seat=self.names[data["seat"]]) if self.words.has(text) else None

    def _room(self, _to: str, data: Data) -> str | None:
        if not data["members"]:
            return None
        return self.words(
            "room-opens" if data["open"] else "room-closes", **fill(self.names, {"members": data["members"]})
        )

    def _over(self, _to: str, data: Data) -> str:
        winners = data["winners"]
        headline = self.words(
            "end-headline",
            outcome=self.outcome(data["winner"]),
            winners=self.names.join(winners),
            count=len(winners),
        )
        return "\n".join([headline, self.words("end-roles-title"), self.roles(data["roles"])])

    def roles(self, roles: Mapping[Any, str]) -> str:
        """Who was who, a line a seat; ``roles`` maps seats (numbers, or their texts) to role ids."""
        seats = sorted((int(seat), role) for seat, role in roles.items())
        return "\n".join(
            self.words("end-role", seat=self.names[seat], role=name_of(self.names, "role", role))
            for seat, role in seats
        )

    def outcome(self, winner: Sequence[str] | str | None) -> str:
        """Who won, and why, as one sentence; several winning sides a sentence each; nobody is a draw."""
        teams = [winner] if isinstance(winner, str) else list(winner or ())
        return " ".join(self.words(f"win-{team}") for team in teams) if teams else self.words("win-nobody")


_SAYINGS: dict[str, Callable[[Wording, str, Data], str | None]] = {
    kind: getattr(Wording, f"_{kind}")
    for kind in (
        *("card", "phase", "turn", "floor", "act", "withdrew", "vote", "defence", "extended", "ballot", "left", "back"),
        *("knows", "told", "announced", "shown", "mark", "unmark", "room", "over"),
    )
}
