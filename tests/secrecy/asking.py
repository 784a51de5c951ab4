"""What somebody may ask of the bot without changing anything: every command, and every button that shows something."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from core.rules.commands import Act, Floor, Vote
from core.table.decide import decide
from core.table.decision import DecisionContext
from core.table.table_commands import (
    Begin,
    CoHost,
    Extend,
    HandOver,
    Join,
    Leave,
    Next,
    Pause,
    Replace,
    Resume,
    Ruling,
    SeekSubstitute,
    Stop,
    Undo,
)
from tests.discord.world import World

TELLING = ("mafia status", "mafia card", "night act", "vote status")
"""Commands that answer by what is secret: given at every look."""
SHOWING: dict[str, dict[str, Any]] = {
    "night status": {}, "vote history": {}, "day act": {}, "host peek": {}, "host console": {},
    "mafia roles": {}, "mafia rules": {}, "mafia help": {}, "mafia history": {}, "mafia stats": {"view": "rulebooks"},
    "mafia learn": {}, "mafia privacy show": {}, "mafia privacy delete": {}, "mafia language": {"language": "en"},
    "mafia scenario list": {}, "mafia scenario remove": {"scenario": "none"},
}  # fmt: skip
"""Others that show something, and change nothing that anybody else sees."""
NEVER = {
    "mafia setup": "Discord offers it to who manages the server",
    "mafia scenario upload": "the same; its answer hangs on the file alone",
    "mafia start": "a lobby of another server's or channel's",
}
BUTTONS = ("card", "answers", "night", "roles", "status", "votes", "hostopen")
"""Purposes of buttons in the channel that show something to who presses them."""
TYPED = (("host decide", "decision"), ("mafia roles", "role"), ("mafia rules", "scenario"), ("mafia stats", "scenario"))
"""Options at which something is suggested."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A command, and what is written after it. Where it is `refused`, nothing comes of it but a word to who gave it."""

    name: str
    given: dict[str, Any]
    refused: bool


def trials(world: World, person: Any, seat: int | None, chance: random.Random) -> list[Trial]:
    """What this person may try, with somebody who is drawn, that would change something."""
    state, book, me, by = world.state, world.table.book, person.id, seat or 0
    other = chance.randrange(len(state.seats)) + 1
    at, user = (other,), world.people[other - 1]
    whom = {"player": user}
    context = DecisionContext(world.simulation.now(), lambda _: book, world.bot.environment.limits, "token", 1)
    found: list[tuple[str, Any, dict[str, Any]]] = [
        ("mafia join", Join(me, "P"), {}),
        ("mafia leave", Leave(me), {}),
        ("mafia begin", Begin(me), {}),
        ("mafia stop", Stop(me), {}),
        ("mafia replace", SeekSubstitute(me, other), {"chair": other}),
        ("host pause", Pause(me), {}),
        ("host resume", Resume(me), {}),
        ("host next", Next(me), {}),
        ("host extend", Extend(me, 60), {}),
        ("host eject", Ruling(me, "eject", at), whom),
        ("host word", Ruling(me, "spoke", at), whom),
        ("host decide", Ruling(me, "x", at), {"decision": "x", **whom}),
        ("host replace", Replace(me, other, me, "P"), {"chair": other, "player": person}),
        ("host handover", HandOver(me, user.id, "P"), whom),
        ("host cohost", CoHost(me, user.id, "P"), whom),
        ("host undo", Undo(me, world.game.serial), {}),
        ("night pass", Act(by, "pass"), {}),
        ("vote for", Vote(by, at), whom),
        ("vote withdraw", Vote(by, ()), {}),
        ("vote abstain", Vote(by, ()), {}),
        *((f"day {_called(do)}", Floor(by, do), {}) for do in ("extend", "skip", "yield", "agree", "disagree")),
        ("day challenge", Floor(by, "challenge"), {}),
        ("day challenge", Floor(by, "grant", at), whom),
    ]
    tries = [Trial(name, given, decide(state, asks, context, me).refusal is not None) for name, asks, given in found]
    return [*tries, Trial("host voice", {"narrator": "on"}, not state.leads(me))]


def _called(do: str) -> str:
    return "pass" if do == "yield" else do


def names(world: World) -> set[str]:
    """Every command of the bot's."""
    commands = world.bot.tree.walk_commands()
    return {command.qualified_name for command in commands if hasattr(command, "parameters")}
