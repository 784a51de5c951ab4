"""Nothing is loose in a rulebook: every unknown and every unused word is told, with its line and what to do."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from core.books.library import SCENARIOS, own_stages, parse, published
from core.rulebook.fields import FormulaField, Strict, TableFormula
from core.rulebook.lint.walk import untyped
from core.rulebook.loader import FILE, ScenarioError
from core.rulebook.refs import Mark, Ref, Verb
from core.rulebook.spelling import nearest
from core.rulebook.stage import Params, Stages
from core.rules import register
from core.rules.register import load_stages
from core.words.findings import english


def problems(book: str, old: str, new: str) -> list[tuple[int, str]]:
    """What is said of a published rulebook with one thing in it changed: line and words."""
    text = (SCENARIOS / book / FILE).read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(ScenarioError) as caught:
        parse(text.replace(old, new, 1), own=own_stages(book))
    return [(problem.line, english(problem)) for problem in caught.value.problems]


def line_of(book: str, old: str, word: str) -> int:
    """The line of a word in what is changed."""
    text = (SCENARIOS / book / FILE).read_text(encoding="utf-8")
    return text[: text.index(old) + max(0, old.find(word))].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "said", "meant"),
    [
        ("protect: {verb: save", "protect: {verb: saev", "no verb 'saev'", "save"),
        ("verb: save, kind: save", "verb: save, kind: svae", "'svae'", "save"),
        ("  - {kind: save}", "  - {kind: svae}", "no kind of protection 'svae'", "save"),
        ("how: vote, moment: vote", "how: voet, moment: vote", "'voet'", "vote"),
        ("died: killed", "died: kileld", "no announcement 'kileld'", "killed"),
        ("living('godfather')", "living('gdofather')", "no role 'gdofather'", "godfather"),
        ("me.role == 'mafioso'", "me.role == 'mafiso'", "no role 'mafiso'", "mafioso"),
        ("me.team == 'mafia'", "me.team == 'mafai'", "no team 'mafai'", "mafia"),
        ("appears(target) == 'mafia'", "appears(target) == 'mafai'", "no team 'mafai'", "mafia"),
        ("appears: town", "appears: twon", "no team 'twon'", "town"),
        ("answer: godfather", "answer: godfahter", "godfahter", "godfather"),
        ("moment: dawn", "moment: dwan", "dwan", "dawn"),
        ("room: mafia,", "room: mafai,", "no room 'mafai'", "mafia"),
        ("open: [intro_night,", "open: [intro_nigth,", "no phase 'intro_nigth'", "intro_night"),
        ("seconds: speech_seconds", "seconds: speech_secnods", "'speech_secnods'", "speech_seconds"),
        ("      save: {", "      svae: {", "no step works over 'svae'", "save"),
        ("appears: town", "appaers: town", "appaers", "appears"),
        ("team: other", "team: otehr", "team", "other"),
        ("self: true", "self: ture", "'ture'", "true"),
        ("  verdict.ends:", "  verdcit.ends:", "'verdcit.ends'", "verdict.ends"),
        ("    - attack:", "    - atatck:", "'atatck'", "attack"),
        ("team('mafia') == 0", "taem('mafia') == 0", "'taem'", "team"),
        ("attack: {verb: kill,", "attack: {vreb: kill,", "vreb", "verb"),
    ],
)
def test_a_slip_is_told_with_its_line_and_what_was_meant(old: str, new: str, said: str, meant: str):
    told = problems("classic", old, new)
    at = line_of("classic", old, old)
    assert any(said in words and f"did you mean '{meant}'?" in words for _, words in told), told
    assert at in {line for line, words in told if said in words}, told


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("  speech_seconds: {", "  speech_secnods: {", "it uses 'speech_seconds', which does not exist"),
        ("  day: {seconds", "  dya: {seconds", "there is no phase 'day' (did you mean 'dya'?"),
        ("\n  citizen:\n", "\n  citizne:\n", "there is no role 'citizen' (did you mean 'citizne'?"),
    ],
)
def test_a_slip_in_a_name_is_told_where_the_name_is_used(old: str, new: str, words: str):
    told = problems("classic", old, new)
    assert any(words in said for _, said in told), told


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("at: dawn}", "at: dwan}", "there is no moment 'dwan' (did you mean 'dawn'?"),
        ("defence, verdict, night]", "defence, night]", "the phase 'verdict' never comes"),
        ("nobody: no_death}", "}", "nothing announces the announcement 'no_death'"),
        ("    - protect: {verb: save, kind: save} # CL-28\n", "", "no step works over 'save'"),
    ],
)
def test_a_word_is_known_by_what_the_rulebook_does(old: str, new: str, words: str):
    told = problems("classic", old, new)
    assert any(words in said for _, said in told), told


def test_a_slip_is_told_once():
    """What was meant is not called unused as well."""
    assert len(problems("classic", "living('godfather')", "living('gdofather')")) == 1
    assert len(problems("gangster_city", "option: blank_roles", "option: gangs")) == 1


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("players: [6, 20]", "players: [20, 6]", "the least, 20, is more than the most, 6"),
        ("least: 30, most: 60", "least: 60, most: 30", "the least, 60, is more than the most, 30"),
        ("at: [1, 20]", "at: [20, 1]", "the least, 20, is more than the most, 1"),
        ("defence: {seconds: 60", "defence: {seconds: -60", "-60 is less than nothing"),
        ("night: {seconds: 120}", "night: {seconds: 120 / 0}", "cannot be reckoned"),
        ("night: {seconds: 120}", "night: {seconds: \"'long'\"}", "stands where a number is wanted"),
        ("cycle: [day, nomination, defence, verdict, night]", "cycle: []", "the cycle is empty"),
        ("default: 60}", "default: 90}", "90 is not what may be chosen"),
        ("    6: {godfather: 1, mafioso: 1", "    6: {godfather: 3, mafioso: -1", "-1 is less than nothing"),
        (
            "deal: # CL-1, CL-2, CL-3\n  table:\n",
            "deal:\n  table:\n    5: {citizen: 5}\n",
            "5 players are not dealt to",
        ),
        ("if: \"team('mafia') == 0\", at:", "if: \"me.team == 'mafia'\", at:", "there is no 'me' in this formula"),
        ("{verb: kill, last: true}", "{verb: kill, who: n.role == 'a'}", ".role is a property of a seat"),
        ("{verb: kill, last: true}", "{verb: kill, who: target.alive}", "there is no 'target' in this formula"),
        ("if: \"living('godfather') == 0\"", "if: living == 0", "living is a function (write living(role, ...))"),
        ("if: \"living('godfather') == 0\"", "if: night(2) == 0", "night is no function"),
        ("if: \"living('godfather') == 0\"", "if: has(me)", "has is given 1 arguments (write has(seat, mark))"),
        (
            "if: \"living('godfather') == 0\"",
            "if: \"has('kill', me)\"",
            "the text 'kill' stands where a seat is wanted",
        ),
        ("night: {seconds: 120}", "night: {seconds: phase * 999999999}", "'phase' stands where a number is wanted"),
        ("night: {seconds: 120}", "night: {seconds: 10 * n // 0}", "it divides by 0"),
        ("night: {seconds: 120}", "night: {seconds: 1 // 0}", "cannot be reckoned"),
        ("night: {seconds: 120}", "night: {seconds: \"-'a'\"}", "cannot be reckoned"),
        ("if: \"living('godfather') == 0\"", "if: \"floor('n') == 0\"", "the text 'n' stands where a number is wanted"),
        ("if: \"living('godfather') == 0\"", "if: \"phase == 'nihgt'\"", "there is no phase 'nihgt'"),
        ("if: \"living('godfather') == 0\"", "if: \"me.role in ('doctor', 'dotcor')\"", "there is no role 'dotcor'"),
    ],
)
def test_what_does_not_hold_together_is_told(old: str, new: str, words: str):
    told = problems("classic", old, new)
    assert any(words in said for _, said in told), told


@pytest.mark.parametrize(
    ("book", "old", "new", "said"),
    [
        (
            "el_clasico",
            "if: tie_break == 'lot'",
            "if: tie_break == 'lto'",
            "the option 'tie_break' has no choice 'lto'",
        ),
        ("el_clasico", "note('card') == 'vertigo'", "note('card') == 'vertgio'", "vertgio"),
        ("el_clasico", "self_stock: [blank]", "self_stock: [blnak]", "no kind of things 'blnak'"),
        ("el_clasico", "mark: silenced, phases", "mark: slienced, phases", "no mark 'slienced'"),
        ("el_clasico", "immortal: own", "imortal: own", "'imortal'"),
        ("el_clasico", "not has(me, 'silenced')", "not has(me, 'slienced')", "no mark 'slienced'"),
        ("classic_advanced", "tags: [gang]", "tags: [gnag]", "nothing asks for the tag 'gnag'"),
        ("classic_advanced", "tag(me, 'gang')", "tag(me, 'gnag')", "no tag 'gnag'"),
        ("masked", "else 'nothing'", "else 'nothnig'", "did you mean 'nothing'?"),
        ("thief_gangster", "accept: {kind: flag", "cacept: {kind: flag", "did you mean 'accept'?"),
        ("gangster_city", "pool: true", "pool: false", "nobody can come to be 'biker'"),
    ],
)
def test_every_kind_of_word_is_followed(book: str, old: str, new: str, said: str):
    told = problems(book, old, new)
    assert any(said in words for _, words in told), told


def test_the_line_is_that_of_the_parameter():
    step = "    - attack: {verb: kill, last: true}"
    told = problems("classic", step, "    - attack:\n        verb: kill\n        who:\n          has(me, 'asleep')\n")
    assert [line - line_of("classic", step, step) for line, words in told if "'asleep'" in words] == [2]


@pytest.mark.parametrize("book", published())
def test_a_published_rulebook_is_well(book: str):
    parse((SCENARIOS / book / FILE).read_text(encoding="utf-8"), own=own_stages(book))


def test_the_line_is_that_of_the_condition():
    kill = "      kill: {team: other, room: mafia, joint: true, if: \"living('godfather') == 0\""
    told = problems("classic", kill, kill.replace(", if: ", ",\n         if: ").replace("godfather", "gdofather"))
    assert [line - line_of("classic", kill, kill) for line, words in told if "'gdofather'" in words] == [1]


def test_two_letters_swapped_are_the_nearest_spelling():
    assert nearest("saev", ["save", "seven", "sever"]) == "save"
    assert nearest("xyz", ["save"]) is None


class _Sample(Strict):
    text: str
    mark: Mark


class _Given(Params):
    verb: Verb
    moved: dict[str, Mark]
    inner: tuple[_Sample, ...] = ()
    about: FormulaField
    table: TableFormula


def test_a_parameter_that_says_not_what_it_refers_to_is_found():
    assert untyped(_Given) == ["about", "inner.text", "moved"]


def test_every_parameter_says_what_it_refers_to():
    loose = {name: untyped(stage.params) for name, stage in load_stages().items()}
    assert {name: fields for name, fields in loose.items() if fields} == {}


def test_every_module_in_a_room_of_stages_brings_in_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    room = tmp_path / "some_room"
    room.mkdir()
    (room / "__init__.py").touch()
    put = "from core.rules.register import stage\n\n\n@stage({0!r})\ndef {0}(scene, params): ...\n"
    for name in ("wave", "bow"):
        (room / f"{name}.py").write_text(put.format(name), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(register, "ROOMS", ("some_room",))
    known = dict(register.CORE)
    found = dict(load_stages.__wrapped__())
    for name in ("wave", "bow"):
        register.CORE.pop(name, None)
        sys.modules.pop(f"some_room.{name}", None)
    sys.modules.pop("some_room", None)
    assert found.keys() - known.keys() == {"wave", "bow"}


def test_words_that_a_stage_uses_by_itself_are_referred_to_or_brought_in():
    stages = Stages()
    stages.register("sample", words={"note": ["kept"], "answer": ["yes", "no"]})(lambda scene, params: None)
    note = Ref("note", puts=True, both=True)
    assert stages["sample"].words == (("kept", note), ("yes", Ref("answer")), ("no", Ref("answer")))
    with pytest.raises(RuntimeError, match="two stages"):
        stages.register("sample")(lambda scene, params: None)
