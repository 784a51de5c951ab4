"""Phases beginning and ending: marks that run out, steps that are run, uses that are spent, rooms that change."""

from __future__ import annotations

from core.rulebook.course import Phase, Room, part_of
from core.rules import ballots, events, talk
from core.rules.events import ALL, PhaseBegan, RoomChanged
from core.rules.memory import SIZE
from core.rules.scene import Scene
from core.rules.uses import own_use


def next_phase(scene: Scene) -> str:
    """The phase that follows: the next on the agenda (which does not move the place in the cycle), else the next of
    the cycle.

    A phase whose condition fails is skipped.
    """
    game = scene.game
    scenario = scene.book.scenario
    agenda = list(game.agenda)
    spot = game.spot
    for _ in range(len(agenda) + len(scenario.cycle)):
        if agenda:
            name = agenda.pop(0)
        else:
            spot = (spot + 1) % len(scenario.cycle)
            name = scenario.cycle[spot]
        if scene.ask(scenario.phases[name].if_):
            scene.plan(agenda, spot)
            return name
    raise RuntimeError(f"scenario {scenario.id}: every phase of the cycle is skipped")


def begin(scene: Scene, name: str) -> None:
    """Begin a phase: marks that end with it go, its steps run, the first speaker is called, rooms follow."""
    game = scene.game
    for seat in game.seats:
        for mark, (until, _) in sorted(seat.marks.items()):
            if until == name:
                scene.unmark(seat.number, mark)
    talk.forget(scene, scene.book.part(name))
    phase = scene.book.scenario.phases[name]
    living = len(game.living)
    scene.note(SIZE, living)
    part = scene.book.part(name)
    named = _speakers(scene, phase)
    scene.emit(
        PhaseBegan(
            ALL,
            phase=name,
            serial=game.serial + 1,
            day=game.day + (part == "day"),
            night=game.night + (part == "night"),
            seconds=scene.seconds(phase.seconds),
            turns=bool(named) if phase.turns == "speakers" else phase.turns != "none",
            living=living,
            on_defence=tuple(game.defence),
            part=None if part == part_of(name) else part,
        )
    )
    scene.run("begins")
    scene.run(f"{name}.begins")
    if game.winner is None:
        talk.first_turn(scene, phase, named)
        rooms(scene)
    scene.cut = False  # what was broken off is over, and nothing breaks off a phase as it begins


def _speakers(scene: Scene, phase: Phase) -> list[int]:
    """The speakers that the phase names: by seat, and then those who are out of the game, as they left."""
    named = [seat.number for seat in scene.matching(phase.speakers, living=False)]
    left = [number for number in scene.game.left if number in named]
    return [number for number in named if number not in left] + left


def end(scene: Scene) -> None:
    """End the running phase and begin the next, unless its steps ended the game."""
    name = scene.game.phase
    working = spend_uses(scene)
    ballots.close(scene)
    scene.run(f"{name}.ends")
    for by, do, spent in working:
        if scene.pad.works(by, do):
            scene.spend(by, spent)
    if scene.game.winner is not None:
        rooms(scene)
        return
    begin(scene, next_phase(scene))


def spend_uses(scene: Scene) -> list[tuple[int, str, str]]:
    """As a phase ends: spend the uses of what was given, and note names that may not be given twice running.

    Returns the acts whose use is spent only if they turn out to work: `(seat, verb, what is spent)`.
    """
    game = scene.game
    working: list[tuple[int, str, str]] = []
    for act in list(game.acts):
        seat = game.seats[act.by - 1]
        key, ability = scene.book.find_key(seat.role, act.do, game.phase)
        if ability is None:
            continue
        if ability.repeat != "yes":
            named = act.at[:1] if ability.repeat == "first" else act.at
            scene.note(f"last:{act.do}", [game.night, list(named)], seat=act.by)
        if ability.spend == "given":
            scene.spend(act.by, key)
        elif ability.spend == "worked":
            working.append((act.by, act.do, key))
        if act.by in act.at:
            if ability.spend == "worked":
                working.append((act.by, act.do, own_use(key)))
            else:
                scene.spend(act.by, own_use(key))
    return working


def rooms(scene: Scene, *, of_the_dead: bool = False) -> None:
    """Bring every private room's members and door up to date; an event for each that changed. `of_the_dead`: those
    alone that let the dead in.
    """
    game = scene.game
    for name, room in scene.book.scenario.rooms.items():
        if of_the_dead and not room.out:
            continue
        is_open = game.phase in room.open
        members = _members(scene, room, is_open)
        if len(members) < 2 and name not in game.members:
            continue
        if game.members.get(name) != [members, is_open]:
            scene.emit(RoomChanged(events.room(name), room=name, members=tuple(members), open=is_open))


def _members(scene: Scene, room: Room, is_open: bool) -> list[int]:
    """Who is in a room: the living, and with them the dead while it is open, where it lets them in. Alone the dead have
    a place of their own, and by day nobody reads on with the living.
    """
    found = scene.matching(room.who, living=not (room.out and is_open))
    return [seat.number for seat in found] if any(seat.alive for seat in found) else []
