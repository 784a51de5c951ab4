"""What is said of an event, and when the calls of a night come."""

from __future__ import annotations

from dataclasses import replace

import pytest

from audio.cue_texts import cue_texts
from audio.pack import load_pack
from cogs.voice.cues import LEAD, SpokenLine, cues_for, night_calls
from core.rules.events import ALL, CameBack, Event, VoteCast
from tests.voice.tables import announced, left, over, phase, turn

CLASSIC = [("mafia", 60.0), ("doctor", 30.0), ("detective", 30.0)]
DECK = [("mason", 10.0), ("mafia", 60.0), ("policeman", 30.0), ("doctor", 30.0)]


def said(event: Event, scenario: str = "classic") -> list[tuple[str, ...]]:
    """What is said of an event where English is recorded."""
    pack = load_pack("en")
    both = [(line.cues, line.otherwise) for line in cues_for(event)]
    return [cues if pack.line(cues, scenario) else otherwise for cues, otherwise in both]


@pytest.mark.parametrize("audience", ["host", "seat:3", "room:mafia"])
@pytest.mark.parametrize("event", [phase("night", 2), left(3, "night"), announced("killed", 3), turn(2), over("town")])
def test_only_what_everybody_may_see_is_spoken_of(event: Event, audience: str) -> None:
    assert cues_for(event)
    assert cues_for(replace(event, to=audience)) == []


def test_the_first_phase_opens_the_game() -> None:
    assert said(phase("intro_night", 1)) == [("game.begins",), ("intro.night.falls",)]
    assert said(phase("night", 2)) == [("night.falls",)]


def test_free_talk_is_opened_and_talk_in_turns_is_not() -> None:
    assert said(phase("day", 3)) == [("day.breaks",), ("discussion.opens",)]
    assert said(phase("day", 3, turns=True)) == [("day.breaks",)]


def test_time_to_act_after_the_last_speech_is_told_by_its_seconds() -> None:
    assert said(turn(None, seconds=10)) == [("ten.seconds",)]
    assert said(turn(None, seconds=20)) == []


def test_the_defendants_are_named() -> None:
    assert said(phase("defence", 4, turns=True, on_defence=[2, 5])) == [("player.2.defends", "player.5.defends")]


def test_a_phase_says_its_own_words_or_opens_its_part_of_the_day_or_names_the_defendants() -> None:
    assert said(phase("verdict", 4, on_defence=[2])) == [("phase.verdict",)]
    assert said(phase("last_words", 5, turns=True, on_defence=[2])) == [("phase.last_words",)]
    assert said(phase("again", 6, turns=True, on_defence=[2, 5]), "sport") == [("player.2.defends", "player.5.defends")]
    assert said(phase("question", 7, on_defence=[2, 5]), "sport") == [("phase.question",)]
    assert said(phase("dusk", 8, part="night")) == [("night.falls",)]
    assert said(phase("last_three", 9, part="chaos")) == [("phase.chaos",)]
    assert said(phase("siesta", 9)) == [()]


def test_a_leaver_is_named_with_how_and_a_gunshot_is_urgent() -> None:
    assert cues_for(left(7, "night")) == [SpokenLine(("player.7.left.night",), life=1)]
    assert cues_for(left(7, "day")) == [SpokenLine(("player.7.left.day",), life=1, urgent=True)]


def test_the_end_names_who_won() -> None:
    assert said(over("mafia")) == [("win.mafia",)]
    assert said(over("town", "solo")) == [("win.town",), ("win.solo",)]
    assert said(over()) == [("win.nobody",)]


def test_a_kind_that_is_not_spoken_of_is_silence() -> None:
    assert cues_for(VoteCast(ALL, voter=1, choices=(2,))) == []


def test_every_line_of_both_rulebooks_is_recorded() -> None:
    """Whatever a game of classic or card_deck says aloud has a recording, seats 1 to 20 included."""
    pack = load_pack("en")
    names = ("intro_night", "night", "day", "nomination", "verdict")
    events = [phase(name, serial) for serial in (1, 2) for name in names]
    events += [phase("defence", 3, turns=True, on_defence=[1, 20]), over("town"), over("mafia"), over()]
    events += [turn(seat) for seat in range(1, 21)]
    events += [left(seat, how) for seat in range(1, 21) for how in ("night", "vote", "day", "eject")]
    events += [CameBack(ALL, seat=4)]
    events += [announced(code) for code in ("no_death", "convicted", "acquitted", "cards_shown")]
    for scenario in ("classic", "card_deck"):
        for event in events:
            for line in cues_for(event):
                assert pack.line(line.cues, scenario) or pack.line(line.otherwise, scenario), (scenario, line)
    for scenario, wake in (("classic", CLASSIC), ("card_deck", DECK)):
        calls = night_calls(wake, 2, 120, pack.cues(scenario))
        assert [cue.split(".")[1] for _, cue in calls] == [group for group, _ in wake for _ in range(2)]


def test_a_scenarios_own_recording_goes_before_the_common_one() -> None:
    pack = load_pack("en")
    texts = {cue.key for cue in cue_texts("en")}
    assert {"game.begins", "card_deck/game.begins"} <= texts
    assert pack.clip("game.begins", "card_deck") != pack.clip("game.begins", "classic")
    assert pack.clip("game.begins", "classic") == pack.clip("game.begins")
    assert pack.line(["player.5.left.night", "player.99.left.night"]) is None


def test_the_calls_come_in_the_wake_order_and_fit_into_the_night() -> None:
    plan = night_calls(CLASSIC, 1, 120, load_pack("en").cues("classic"))
    assert [cue for _, cue in plan] == [
        "call.mafia", "sleep.mafia", "call.doctor", "sleep.doctor", "call.detective", "sleep.detective",
    ]  # fmt: skip
    times = [offset for offset, _ in plan]
    assert times == sorted(times)
    assert times[0] == LEAD
    assert times[-1] < 120


def test_on_the_intro_night_only_those_who_meet_are_called() -> None:
    plan = night_calls(CLASSIC, 0, 30, load_pack("en").cues("classic"))
    assert [cue for _, cue in plan] == ["call.mafia.0", "sleep.mafia"]


def test_the_first_night_of_the_card_deck_has_its_own_words() -> None:
    plan = night_calls(DECK, 1, 130, load_pack("en").cues("card_deck"))
    assert [cue for _, cue in plan if cue.startswith("call")] == [
        "call.mason", "call.mafia.1", "call.policeman.1", "call.doctor.1",
    ]  # fmt: skip


def test_a_night_too_short_for_words_has_no_calls() -> None:
    assert night_calls(CLASSIC, 1, LEAD, load_pack("en").cues("classic")) == []
