"""Words about the talk: which are lawful, and what they do."""

from __future__ import annotations

from core.rules import talk
from core.rules.commands import Floor
from core.rules.events import ALL, CHALLENGE, DEPARTED, Extended, NextTurn, Spoke
from core.rules.memory import CHALLENGED, CHALLENGERS
from core.rules.phases import end
from core.rules.refusal import Refusal
from core.rules.scene import Scene
from core.rules.talk import EXTENDED_SECONDS, WISHES


def refusal(scene: Scene, word: Floor) -> Refusal | None:
    """Why a word about the talk is not taken, or None."""
    game = scene.game
    turn = scene.game.turn
    extra, speaker = (None, None) if turn is None else (turn.extra, turn.seat)
    if not 1 <= word.by <= len(game.seats):
        return Refusal("not_playing")
    if not scene.seat(word.by).alive and (word.do != "yield" or extra != DEPARTED):
        return Refusal("dead")
    if not talk.leads(scene.book, game):
        return Refusal("wrong_phase")
    if word.do in WISHES:
        if turn is not None:
            return Refusal("in_turns")
        return Refusal("already_done") if word.by in game.notes.get(WISHES[word.do], []) else None
    if word.do == "yield":
        return None if speaker == word.by else Refusal("not_your_turn")
    if speaker is None:
        return Refusal("not_in_turns")
    if word.do in ("agree", "disagree"):
        return None if speaker != word.by else Refusal("own_turn")
    if word.do == "challenge":
        if not scene.ask(scene.book.scenario.phases[game.phase].challenges) or extra:
            return Refusal("no_challenges")
        return Refusal("own_turn") if speaker == word.by else None
    if word.do == "grant":
        if speaker != word.by:
            return Refusal("not_your_turn")
        if len(word.at) != 1 or word.at[0] not in game.notes.get(CHALLENGERS, []):
            return Refusal("no_challenge_asked")
        return Refusal("already_done") if word.at[0] in game.notes.get(CHALLENGED, []) else None
    return Refusal("no_ability", {"do": word.do})


def speak(scene: Scene, word: Floor) -> None:
    """Work out a lawful word about the talk."""
    game = scene.game
    scene.emit(Spoke(ALL, by=word.by, do=word.do, at=word.at))
    if word.do == "yield":
        turn_over(scene)
    elif word.do == "challenge":
        talk.remember(scene, CHALLENGERS, sorted({*game.notes.get(CHALLENGERS, []), word.by}))
    elif word.do == "grant":
        _grant(scene, word.at[0])
    elif word.do in WISHES:
        _wish(scene, word)


def turn_over(scene: Scene) -> None:
    """The speaker is done; after the last one the phase ends, unless it was broken off as the floor passed on."""
    if not talk.turn_over(scene) and not scene.cut:
        end(scene)


def _grant(scene: Scene, challenger: int) -> None:
    talk.remember(scene, CHALLENGERS, None)
    talk.remember(scene, CHALLENGED, [*scene.game.notes.get(CHALLENGED, []), challenger])
    turn = scene.game.turn
    if turn is not None:
        talk.rearrange(scene, turn, [NextTurn(challenger, CHALLENGE), *turn.rest], again=turn.again)


def _wish(scene: Scene, word: Floor) -> None:
    """More than half of the living decide that the talk ends, or goes on."""
    key = WISHES[word.do]
    said = [*scene.game.notes.get(key, []), word.by]
    talk.remember(scene, key, said)
    if 2 * len([number for number in said if scene.seat(number).alive]) > len(scene.game.living):
        talk.remember(scene, key, None)
        if word.do == "skip":
            end(scene)
        else:
            scene.emit(Extended(ALL, seconds=EXTENDED_SECONDS))
