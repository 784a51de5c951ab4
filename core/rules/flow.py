"""The flow of a game: phases beginning and ending, turns of speech, marks that run out, rooms that change."""

from __future__ import annotations

from collections.abc import Sequence

from core.rules import events
from core.rules.commands import Floor
from core.rules.events import ALL, HOST
from core.rules.memory import CALLERS, SIZE
from core.rules.refusal import Refusal
from core.rules.scene import Scene
from core.rules.uses import own_use

CHALLENGE = "challenge"
CALLED = "called"
ENCORE = "encore"
DEPARTED = "departed"
CLOSING = "closing"
ENCORE_SECONDS = 60
FLOORS = ("day", "defence", "intro_day")
"""Phases in which the table itself leads the talk; last words last as long as the rulebook gives them."""
# What the talk of a phase remembers; who was given a challenge is remembered for the whole day.
_TALK = ("challengers", "floor:skip", "floor:extend", CALLERS, "challenged")


def next_phase(scene: Scene) -> str:
    """The phase that follows: the next on the agenda (which does not move the place in the cycle), else the next of
    the cycle.

    A phase whose condition fails is skipped.
    """
    game, scenario = scene.game, scene.book.scenario
    agenda, spot = list(game.agenda), game.spot
    for _ in range(4 * (len(scenario.cycle) + len(agenda) + 1)):
        if agenda:
            name = agenda.pop(0)
        else:
            spot = (spot + 1) % len(scenario.cycle)
            name = scenario.cycle[spot]
        if scene.ask(scenario.phases[name].if_):
            if agenda != game.agenda or spot != game.spot:
                scene.emit("agenda", HOST, phases=agenda, spot=spot)
            return name
    raise RuntimeError(f"scenario {scenario.id}: every phase of the cycle is skipped")


def begin(scene: Scene, name: str) -> None:
    """Begin a phase: marks that end with it go, its steps run, the first speaker is called, rooms follow."""
    game = scene.game
    for seat in game.seats:
        for mark, (until, _) in sorted(seat.marks.items()) if seat.marks else ():
            if until == name:
                scene.unmark(seat.number, mark)
    for key in _TALK if name == "day" else _TALK[:-1]:
        if key in game.notes:
            remember_talk(scene, key, None)
    phase = scene.book.scenario.phases[name]
    living = len(game.living)
    scene.note(SIZE, living)
    named = [seat.number for seat in scene.matching(phase.speakers, living=False)] if phase.turns == "speakers" else []
    scene.emit(
        "phase",
        ALL,
        phase=name,
        serial=game.serial + 1,
        day=game.day + (name == "day"),
        night=game.night + (name == "night"),
        seconds=int(scene.ask(phase.seconds)),
        turns=bool(named) if phase.turns == "speakers" else phase.turns != "none",
        living=living,
        on_defence=list(game.defence),
    )
    scene.run("begins")
    scene.run(f"{name}.begins")
    if game.winner is None:
        if phase.turns == "speakers":
            _call(scene, [[number, DEPARTED] for number in named])
        elif phase.turns != "none":
            departed = [number for number in _departed(scene) if scene.ask(phase.departed, scene.seat(number))]
            _first_turn(scene, phase.turns, int(scene.ask(phase.rounds)), phase.encore, departed)
        rooms(scene)


def end(scene: Scene) -> None:
    """End the running phase and begin the next, unless its steps ended the game."""
    name = scene.game.phase
    working = remember(scene)
    scene.run(f"{name}.ends")
    for by, do, spent in working:
        if scene.pad.works(by, do):
            scene.spend(by, spent)
    if scene.game.winner is not None:
        rooms(scene)
        return
    begin(scene, next_phase(scene))


def remember(scene: Scene) -> list[tuple[int, str, str]]:
    """As a phase ends: spend the uses of what was given, and note names that may not be given twice running.

    Returns the acts whose use is spent only if they turn out to work: ``(seat, verb, what is spent)``.
    """
    game = scene.game
    working: list[tuple[int, str, str]] = []
    for act in list(game.acts):
        seat = game.seats[act[0] - 1]
        key, ability = scene.book.find_key(seat.role, act[1], game.phase)
        if ability is None:
            continue
        if ability.repeat != "yes" and act[2]:
            named = act[2][:1] if ability.repeat == "first" else act[2]
            scene.note(f"last:{act[1]}", [game.night, list(named)], seat=act[0])
        if ability.spend == "given":
            scene.spend(act[0], key)
        elif ability.spend == "target":
            scene.spend(act[0], key, len(act[2]))
        elif ability.spend == "worked":
            working.append((act[0], act[1], key))
        if ability.self_uses is not None and act[0] in act[2]:
            if ability.spend == "worked":
                working.append((act[0], act[1], own_use(key)))
            else:
                scene.spend(act[0], own_use(key))
    return working


def rooms(scene: Scene) -> None:
    """Bring every private room's members and door up to date; an event for each that changed."""
    game = scene.game
    for name, room in scene.book.scenario.rooms.items():
        members = [seat.number for seat in game.seats if seat.alive and scene.ask(room.who, seat)]
        if len(members) < room.least and name not in game.members:
            continue
        state = [members, game.phase in room.open and game.winner is None]
        if game.members.get(name) != state:
            scene.emit("room", events.room(name), room=name, members=state[0], open=state[1])


# -- turns of speech --------------------------------------------------------------------------------------------------


def _departed(scene: Scene) -> list[int]:
    """Who left as the phase before this one ended, ascending: they may say some last words."""
    last = scene.game.serial - 1
    return [
        seat.number for seat in scene.game.seats if seat.left_in == last and not seat.alive and "cause" in seat.notes
    ]


def _first_turn(scene: Scene, kind: str, rounds: int, encore: str | None = None, departed: Sequence[int] = ()) -> None:
    game = scene.game
    if kind == "defence":
        order = [number for number in game.defence if scene.seat(number).alive]
    else:
        living = game.living
        first = game.notes.get("first_speaker")
        if first is None:
            first = scene.dice("speaker").choice(living) if living else 1
        else:
            first = next((seat.number for seat in scene.around(first) if seat.alive), first)
        scene.note("first_speaker", first)
        order = [
            number for number in [*range(first, len(game.seats) + 1), *range(1, first)] if scene.seat(number).alive
        ]
    turns: list[tuple[int, str | None]] = [(number, DEPARTED) for number in departed]
    turns += [(number, None) for number in order * rounds]
    if encore is not None:
        turns += [(number, ENCORE) for number in order if encore in scene.seat(number).marks]
    _call(scene, [list(turn) for turn in turns])


def speech_seconds(scene: Scene, why: str | None) -> int:
    """Seconds of a speech in the running phase. ``why``: what gives the floor besides the round (None: the round)."""
    phase = scene.book.scenario.phases[scene.game.phase]
    if why == CHALLENGE:
        return int(scene.ask(phase.challenges))
    if why == CALLED:
        return int(scene.ask(phase.called))
    return ENCORE_SECONDS if why == ENCORE else scene.game.seconds


def _call(scene: Scene, rest: list[list[int | str | None]]) -> bool:
    """Give the floor to the next who may speak; False when nobody is left."""
    game = scene.game
    while rest:
        number, why = rest[0]
        rest = rest[1:]
        seat = scene.seat(int(number or 0))
        if (seat.alive or why == DEPARTED) and "silenced" not in seat.marks:
            seconds = speech_seconds(scene, str(why))
            number_now = int(game.turn.get("number", 0)) + 1
            scene.emit("turn", ALL, seat=seat.number, seconds=seconds, number=number_now, rest=rest, extra=why)
            return True
    return False


def call_on(scene: Scene, number: int) -> None:
    """Give somebody last words in the running phase: now, or after the one who has the floor."""
    turn = scene.game.turn
    if turn:
        scene.emit("turn", ALL, **{**turn, "rest": [[number, DEPARTED], *turn.get("rest", [])], "again": True})
    else:
        _call(scene, [[number, DEPARTED]])


def turn_over(scene: Scene) -> None:
    """The speaker is done: the next is called; after the last comes the time to act, if there is one, then the end."""
    turn = scene.game.turn
    if _call(scene, list(turn.get("rest", []))):
        return
    seconds = closing_seconds(scene)
    if seconds and turn.get("extra") != CLOSING:
        number = int(turn.get("number", 0)) + 1
        scene.emit("turn", ALL, seat=None, seconds=seconds, number=number, rest=[], extra=CLOSING)
    else:
        end(scene)


def closing_seconds(scene: Scene) -> int:
    """Seconds after the last speech of the running phase in which people may still act."""
    return int(scene.ask(scene.book.scenario.phases[scene.game.phase].closing))


def floor_refusal(scene: Scene, word: Floor) -> Refusal | None:
    """Why a word about the talk is not taken, or None."""
    game = scene.game
    if not 1 <= word.by <= len(game.seats):
        return Refusal("not_playing")
    if not scene.seat(word.by).alive and (word.do != "yield" or game.turn.get("extra") != DEPARTED):
        return Refusal("dead")
    phase = scene.book.scenario.phases.get(game.phase)
    if phase is None or game.phase not in FLOORS:
        return Refusal("wrong_phase")
    speaker = game.turn.get("seat")
    if word.do in ("skip", "extend"):
        if game.turn:
            return Refusal("in_turns")
        return Refusal("already_done") if word.by in game.notes.get(f"floor:{word.do}", []) else None
    if word.do == "yield":
        return None if speaker == word.by else Refusal("not_your_turn")
    if speaker is None or phase.turns == "none":
        return Refusal("not_in_turns")
    if word.do in ("agree", "disagree"):
        return None if speaker != word.by else Refusal("own_turn")
    if word.do == "challenge":
        if not scene.ask(phase.challenges) or game.turn.get("extra"):
            return Refusal("no_challenges")
        return Refusal("own_turn") if speaker == word.by else None
    if word.do == "grant":
        if speaker != word.by:
            return Refusal("not_your_turn")
        if len(word.at) != 1 or word.at[0] not in game.notes.get("challengers", []):
            return Refusal("no_challenge_asked")
        return Refusal("already_done") if word.at[0] in game.notes.get("challenged", []) else None
    return Refusal("no_ability", {"do": word.do})


def speak(scene: Scene, word: Floor) -> None:
    """Work out a lawful word about the talk."""
    game = scene.game
    scene.emit("floor", ALL, by=word.by, do=word.do, at=list(word.at))
    if word.do == "yield":
        turn_over(scene)
    elif word.do == "challenge":
        remember_talk(scene, "challengers", sorted({*game.notes.get("challengers", []), word.by}))
    elif word.do == "grant":
        remember_talk(scene, "challengers", None)
        remember_talk(scene, "challenged", [*game.notes.get("challenged", []), word.at[0]])
        rest = [[word.at[0], CHALLENGE], *game.turn.get("rest", [])]
        scene.emit("turn", ALL, **{**game.turn, "rest": rest})
    elif word.do in ("skip", "extend"):
        said = [*game.notes.get(f"floor:{word.do}", []), word.by]
        remember_talk(scene, f"floor:{word.do}", said)
        if 2 * len([number for number in said if scene.seat(number).alive]) > len(game.living):
            remember_talk(scene, f"floor:{word.do}", None)
            if word.do == "skip":
                end(scene)
            else:
                scene.emit("extended", ALL, seconds=60)


def remember_talk(scene: Scene, key: str, value: list[int] | None) -> None:
    """Note something of the talk of this phase, which changes nothing but the talk; None forgets it."""
    scene.emit("talk", HOST, key=key, value=value)
