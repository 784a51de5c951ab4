"""What a game script may say, each thing with a sentence and an example: the reference of scripts is made from it."""

from __future__ import annotations

from typing import NamedTuple


class Said(NamedTuple):
    """One form of a step or an expectation: how it is written, as YAML, and what it means."""

    example: str
    about: str


REFERENCE = "mafia scenario reference script"
"""Prints all of this."""

STEPS: dict[str, tuple[Said, ...]] = {
    "until": (
        Said(
            "until: night",
            "Time passes, nobody acts, until the next start of a phase of this name; or until the game ends.",
        ),
        Said(
            "until: {turn: 3}",
            "Time passes, nobody acts, until seat 3 has the floor (no time, where it has it now); or until the end.",
        ),
    ),
    "act": (
        Said(
            "act: {by: 3, do: heal, at: 5, with: {}}",
            "A seat uses an ability. `at` is a seat, a list of seats in the order named, or absent; `with` holds what "
            "else is chosen.",
        ),
    ),
    "nominate": (Said("nominate: {1: [5], 3: [2, 5]}", "Whom each of these voters names in the running nomination."),),
    "vote": (Said("vote: {3: 2, 4: 2}", "Whom each of these voters votes for in the running ballot."),),
    "host": (
        Said(
            "host: {do: eject, at: 4}",
            "A decision of the host, by its name under `host`; with `absent: true` the table's, about who was away "
            "too long.",
        ),
    ),
    "say": (
        Said(
            "say: {by: 3, do: yield}",
            "A word on the floor: `yield`, `skip`, `extend`, `challenge`, `grant` (`at` whom), `agree`, `disagree`.",
        ),
    ),
    "turn_over": (
        Said(
            "turn_over: 3",
            "Seat 3 has the floor, and the clock of its turn runs out. `nobody`: it is the closing time, in which "
            "nobody speaks.",
        ),
    ),
    "expect": (
        Said(
            "expect: {alive: [1, 2], winner: town}",
            "What holds now, or happened lately; each expectation is told below.",
        ),
    ),
    "menu": (
        Said(
            "menu: {3: {kill: [1, 2, 5]}, 4: nothing}",
            "Exactly these prompts are open to each seat named, and exactly these seats may be named in them. Other "
            "seats are not looked at. A ballot is the prompt `vote`.",
        ),
        Said(
            "menu: {3: {kill: {least: 1, most: 1, left: 2, given: nothing}}}",
            "In place of the list a mapping tells more, each key optional: `at`, `least`, `most`, `left`, `optional`, "
            "`once`, `given` (the seats named so far, or `nothing`) and `with`, which maps exactly the further fields "
            "to their choices (null: whatever they are).",
        ),
    ),
    "heard": (
        Said(
            'heard: {2: ["told yes"], all: nothing, host: []}',
            "Exactly these events went to each audience named (a seat, `all`, `host`, `room:NAME`), in this order, "
            "since the last `heard` (since the start, where there was none). Audiences left out are not looked at, so "
            "`heard: {}` asks nothing and begins a stretch.",
        ),
    ),
}
"""The kinds of steps."""

REFUSED = Said(
    "{act: {by: 3, do: heal, at: 5}, refused: true}",
    "Beside `act`, `host`, `say`, `nominate` or `vote`: the engine must refuse, and change nothing.",
)

LATELY = (
    "Expectations that say *lately* count since the end of the `until` before the last one, so that what the last "
    "`until` brought counts as well; where there was only one, since the start of the game."
)

EXPECTATIONS: dict[str, Said] = {
    "alive": Said("alive: [1, 2]", "Exactly these seats are in the game."),
    "dead": Said("dead: [3, 4]", "Exactly these seats are out of the game."),
    "died": Said("died: [4]", "Exactly these seats left lately, by whatever way; `[]`: nobody did."),
    "returned": Said("returned: [4]", "Exactly these seats came back lately."),
    "on_defence": Said("on_defence: [2, 5]", "Exactly these seats stand before the table."),
    "phase": Said("phase: night", "The phase that runs now; `over` once the game has ended."),
    "winner": Said(
        "winner: town",
        "The side that has won, or a list of sides that won together; `nobody` (or `[]`) where a win with "
        "`team: nobody` held, `null` while the game goes on.",
    ),
    "winners": Said("winners: [1, 2]", "Exactly these seats have won."),
    "removed_by_vote": Said(
        "removed_by_vote: 4", "Whom a ballot removed lately: a seat, a list, or `null` for nobody."
    ),
    "announced": Said("announced: no_death", "These codes were announced lately, perhaps among others."),
    "not_announced": Said("not_announced: [killed, ejected]", "None of these codes was announced lately."),
    "told": Said(
        'told: {4: ["yes"], 5: []}',
        "Exactly these answers were told to each seat lately, in this order; other seats are not looked at. An answer "
        "that carries something is written with it: `role:doctor`, `seats:1,5`.",
    ),
    "status": Said("status: {3: [jailed]}", "Each seat bears these marks now, perhaps among others."),
    "no_status": Said("no_status: {3: [jailed]}", "Each seat bears none of these marks now."),
    "role": Said("role: {3: doctor}", "The role that each seat has now."),
    "team": Said("team: {3: town}", "The side that each seat is on now."),
    "left": Said("left: {3: {kill: 1}}", "How often each seat may still use an ability."),
    "reveals": Said(
        "reveals: {4: doctor}",
        "What the table was shown lately of each seat as it left: a role, a side, or `null` for nothing.",
    ),
}
