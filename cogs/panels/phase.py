"""The public message of the running phase: what it is, who may do what, until when, with its buttons."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.look import Look, Style, when
from cogs.panels.count import counts, needed
from cogs.panels.page import DAY, NIGHT, OPTIONS, VOTE, Part, menu, page, rows
from cogs.panels.wishes import wishes
from core.rules.flow import CLOSING, DEPARTED, FLOORS, closing_seconds, speech_seconds
from core.rules.memory import CARD, DECK
from core.rules.prompts import VOTE as BALLOT
from core.rules.scene import Scene

NIGHTLY = ("night", "intro_night")


def phase_panel(look: Look, before: Sequence[str] = ()) -> ui.LayoutView:
    """The panel of the running phase, after the sentences ``before``."""
    phase = look.game.phase
    if phase in look.book.scenario.ballots:
        return page(*before, *_ballot(look), *rows(_common(look)), colour=VOTE)
    if look.game.turn:
        return page(*before, *_turns(look), *rows(_common(look)), colour=DAY)
    if phase in NIGHTLY:
        ends = None if look.ends is None else look.words("night-ends", when=look.ends)
        night = [look.button("night", "night-open-button", Style.primary)]
        return page(*before, ends, *rows([*night, *_common(look)]), colour=NIGHT)
    return page(*before, *_talk(look), *rows(_common(look)), colour=DAY)


def closed_phase(look: Look, sentences: Sequence[str]) -> ui.LayoutView:
    """A message without buttons."""
    return page(*sentences, colour=DAY)


def _common(look: Look) -> list[ui.Button[ui.LayoutView]]:
    buttons = [
        look.button("card", "role-card-button", any_time=True),
        look.button("status", "status-button", any_time=True),
    ]
    if look.game.phase not in NIGHTLY and _acts_by_day(look):
        buttons.insert(0, look.button("night", "day-act-button"))
    return buttons


def _acts_by_day(look: Look) -> bool:
    """Whether any card of this rulebook can do something in this phase: never whether somebody here can."""
    return any(look.book.in_phase(role, look.game.phase) for role in look.book.roles)


def _alive(look: Look) -> str:
    living = look.game.living
    return look.words("day-alive", count=len(living), seats=look.names.join(living))


def _paused(look: Look) -> str | None:
    return look.words("host-paused") if look.state.paused is not None else None


def _talk(look: Look) -> list[Part | None]:
    """Free talk: until when, and the buttons that shorten or lengthen it."""
    votes = look.game.notes
    half = len(look.game.living) // 2 + 1
    ends = None if look.ends is None else look.words("day-ends", when=look.ends)
    lines = [_alive(look), _cards(look), ends, _paused(look), *wishes(look)]
    for do in ("skip", "extend"):
        said = votes.get(f"floor:{do}", [])
        if said:
            lines.append(look.words(f"floor-{do}-count", votes=len(said), needed=half))
    buttons = [look.button("floor", f"day-{do}-button", rest=do) for do in ("skip", "extend")]
    talks = look.game.phase in ("day", "intro_day")
    return ["\n".join(line for line in lines if line), *(rows(buttons) if talks else [])]


def _cards(look: Look) -> str | None:
    """While a card that was drawn is to be played: how many lie face down still."""
    deck = look.game.notes.get(DECK)
    if deck is None or CARD not in look.game.notes:
        return None
    return look.words("cards-face-down", left=len(deck), row=" ".join([look.words("card-back")] * len(deck)))


def _turns(look: Look) -> list[Part | None]:
    """Speech in turns: who has the floor, who follows and when."""
    game, words = look.game, look.words
    parts: list[Part | None] = [_alive(look), _paused(look), "\n".join(wishes(look))]
    if game.turn.get("extra") == CLOSING:
        return [*parts, words("turn-closing-now", when=look.ends or "…")]
    lines = [words("turn-now", speaker=look.names[game.turn["seat"]], when=look.ends or "…")]
    clock = look.state.clock
    starts = None if clock is None or clock.ends is None else clock.ends
    scene = Scene(look.book, game)
    for number, why in game.turn.get("rest", []):
        if not game.seat(number).alive and why != DEPARTED:
            continue
        moment = "" if starts is None else when(starts, "T")
        lines.append(words("turn-then", speaker=look.names[number], when=moment, extra=why or "none"))
        if starts is not None:
            starts += speech_seconds(scene, why) * 1000
    if closing_seconds(scene):
        lines.append(words("turn-closing-then", when="…" if starts is None else when(starts, "T")))
    parts.append("\n".join(lines))
    parts += rows(_turn_buttons(look))
    challengers = [seat for seat in game.notes.get("challengers", []) if game.seat(seat).alive]
    if challengers:
        options = look.seat_options(challengers[:OPTIONS])
        parts.append(menu(look.address("grant"), words("day-grant-placeholder"), options))
    return parts


def _turn_buttons(look: Look) -> list[ui.Button[ui.LayoutView]]:
    phase = look.book.scenario.phases[look.game.phase]
    if look.game.phase not in FLOORS:
        return []
    buttons = [look.button("floor", "day-yield-button", Style.primary, "yield")]
    if not (phase.challenges.is_constant and not phase.challenges.constant):
        buttons.append(look.button("floor", "day-challenge-button", rest="challenge"))
    buttons.append(look.button("floor", "day-agree-button", rest="agree"))
    buttons.append(look.button("floor", "day-disagree-button", rest="disagree"))
    return buttons


def _ballot(look: Look) -> list[Part | None]:
    """A ballot: who may be named, how many hands are needed, how it stands where it is open."""
    game, words = look.game, look.words
    ballot = look.book.scenario.ballots[game.phase]
    quota = needed(look)
    lines = [
        None
        if not game.defence or ballot.candidates != "defence"
        else words("vote-on-defence", seats=look.names.join(game.defence)),
        None if quota is None or quota <= 1 else words("vote-needed", needed=quota, n=int(game.notes.get("size", 0))),
        None if look.ends is None else words("vote-ends", when=look.ends),
        _paused(look),
        words("vote-voted", count=len([choices for choices in game.votes.values() if choices])),
    ]
    tally = counts(look)
    if tally is None:
        lines.append(words("vote-secret"))
    elif any(tally.values()):
        lines.append(look.wording.tally(tally, quota))
    asked = [prompt for prompt in look.prompts() if prompt.do == BALLOT]
    candidates = sorted({seat for prompt in asked for seat in prompt.seats})
    parts: list[Part | None] = ["\n".join(line for line in lines if line)]
    several = any(prompt.most > 1 for prompt in asked)
    many = "-many" if several else ""
    name = "verdict" if game.phase == "verdict" or ballot.candidates == "defence" else "nomination"
    for start in range(0, len(candidates), OPTIONS):
        shown = candidates[start : start + OPTIONS]
        most = len(shown) if several else 1
        placeholder = words(f"vote-placeholder-{name}{many}" if name == "nomination" else "vote-placeholder-verdict")
        parts.append(menu(look.address("vote", str(start // OPTIONS)), placeholder, look.seat_options(shown), 1, most))
    parts += rows([look.button("withdraw", "vote-withdraw-button"), look.button("abstain", "vote-abstain-button")])
    return parts
