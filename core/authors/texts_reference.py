"""The reference of a rulebook's texts: which there may be, when each is said, and what it is handed."""

from __future__ import annotations

from collections.abc import Iterator

from core.books.library import load, published
from core.words.handed import handed

TEXTS = "texts"
"""What this part of the reference is called; no stage, part or function may be."""
SAID = {
    "scenario-title": "The rulebook's name.",
    "scenario-summary": "What it is, in a sentence, where one chooses a rulebook.",
    "scenario-rules": "Its rules in short, for who asks for them.",
    "role-ROLE": "The role's name.",
    "role-ROLE.card": "Its card: what it can do, what it beats, what it loses to.",
    "role-ROLE.night": "Its card: what it does at night.",
    "role-ROLE.knows": "Its card: whom its owner knows.",
    "role-ROLE.card-OPTION-VALUE": "What `.card` says instead where the option has this value; so does `.night`.",
    "verb-VERB": "The act's name, on a button or in a menu; also of a host's decision.",
    "verb-VERB.ask": "The question above its menu.",
    "verb-VERB.with-FIELD": "What a form asks for this field of its `with`; else just for one of its kind.",
    "verb-VERB.chosen": "To who acts, once it is given; `.chosen-no` for a no, `.chosen-self` of oneself.",
    "verb-VERB.seen": "To the room that sees it given; `.seen-no`, `.seen-self` likewise.",
    "verb-VERB.told": "In the account after the game; `.told-no`, `.told-self` likewise.",
    "team-TEAM": "The side's name within a sentence.",
    "team-TEAM.goal": "On the card: when it wins.",
    "side-TEAM": "The side's name by itself, above the list of its cards.",
    "win-TEAM": "It has won.",
    "announce-CODE": "An announcement. Where `announce-CODE_3` is there as well, that is said for the number 3.",
    "told-ANSWER": "A private answer.",
    "told-ANSWER.short": "The same in a few words, in the account after the game.",
    "told-ANSWER.own": "The same where the hearer is told what they have become themselves.",
    "left-HOW": "Somebody leaves this way.",
    "story-left-HOW": "The same in the account after the game.",
    "mark-MARK": "What the mark is called where everybody sees it.",
    "mark-MARK.on": "To who bears the mark alone: it has been put on.",
    "mark-MARK.off": "To who bears it: it is gone.",
    "room-ROOM": "The room's name.",
    "phase-PHASE": "The phase's name.",
    "phase-PHASE-begins": "It begins.",
    "phase-PHASE.chapter": "Its heading in the account after the game.",
    "phase-PHASE-call": "Calls who has to speak in a phase with `turns: defence`.",
    "ballot-PHASE": "A vote has been counted.",
    "ballot-PHASE-nobody": "It has sent nobody off.",
    "story-ballot-PHASE": "A vote in the account after the game.",
    "option-OPTION": "The option's name.",
    "option-OPTION.description": "What it is about.",
    "choice-CHOICE": "A choice of an act, a value of an option, or a thing that is handed out.",
    "choice-CHOICE.description": "What choosing it means.",
    "refusal-CODE": "Why an act is refused.",
    "warning-CODE": "What the host is warned of before the game.",
}
"""By the form of its id, when a text is said."""
NAMES = {
    "at": "whom the act names",
    "count": "how many they are",
    "do": "the act's name",
    "by": "who does it",
    "ability": "the ability's name, where that is not the act's",
    "seats": "whom it is about, enumerated",
    "number": "one seat or one number, in digits; of an announcement the number that its code ends with",
    "seat": "one player's name",
    "answer": "the answer's word",
    "word": "a text that is told: the name of a role or a choice, or what somebody wrote; not with seats or numbers",
    "role": "a role's name; in `told-ANSWER` the same as `word`",
    "card": "the card that was turned over",
    "over": "`yes` in a game's last news, beside which all cards are turned over; else `no`",
    "falls": "`yes` where the shot kills, else `no`",
    "field": "the field of `with` that does not fit",
    "least": "the least that is lawful",
    "most": "the most that is lawful",
    "day": "the day's number",
    "night": "the night's number",
    "phase": "the phase's name",
    "serial": "the phase's number in the game",
    "seconds": "how long it lasts, in seconds",
    "time": "how long it lasts, in words",
    "on_defence": "who stands on defence",
    "people": "who is called",
    "n": "how many are in the game",
    "needed": "how many votes decide",
}
"""What stands for each variable."""
OF_ACTS = (
    "An act's texts are handed each field of its `with` as well, by the field's own name. A variable that is not "
    "handed every time cannot be relied on: `mafia scenario lint` plays and tells."
)


def texts_reference() -> Iterator[str]:
    """Which texts a rulebook may have, as lines of markdown."""
    scenario = load(published()[0]).scenario
    yield from ("## Texts", "")
    yield (
        "What a text is called, when it is said, and what it is handed: write `{ $seats }` where its value belongs. A "
        "word in capitals stands for one of the file."
    )
    yield from ("", "| text | when it is said | it is handed |", "|---|---|---|")
    for form, said in SAID.items():
        variables = ", ".join(f"`${name}`" for name in NAMES if name in (handed(form, scenario) or ()))
        yield f"| `{form}` | {said} | {variables} |"
    yield from ("", OF_ACTS, "", "| variable | what it stands for |", "|---|---|")
    yield from (f"| `${name}` | {about} |" for name, about in NAMES.items())
