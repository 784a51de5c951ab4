"""The cards of a rulebook are printed beside what its rules make of each role."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.authors import cli
from core.authors.role_rows import RoleRow, role_rows
from core.books.library import parse

GAME = """
id: tiny
teams: [town, mafia]
players: [4, 4]
deal: {table: {4: {wolf: 1, mute: 1, nurse: 1, plain: 1}}}
roles:
  wolf: {team: mafia, marks: [vest], abilities: {bite: {team: other}}}
  mute: {team: mafia, abilities: {hush: {team: other}}}
  nurse: {team: town, abilities: {save: {self: true}}}
  plain: {team: town}
cycle: [night, day]
phases: {night: {}, day: {}}
steps:
  night.ends:
    - open_night: {order: given}
    - hamper: {verb: hush, on: "not has(target, 'vest') and target.team == 'town'"}
    - protect: {verb: save, kind: save}
    - attack: {verb: bite, who: "me.role != 'nurse'"}
    - dawn: {how: night, died: died, nobody: quiet}
defences:
  - {against: bite, if: "target.role == 'plain' and night == 1"}
  - {mark: vest, spends: once}
  - {kind: save}
reveals: {night: nothing}
host: {eject: {steps: [{eject: {how: eject, code: gone, moment: eject}}]}}
wins: [{team: town, if: "team('mafia') == 0"}, {team: mafia, if: "team('town') == 0"}]
announcements: [died, quiet, gone]
marks: {vest: secret}
"""


def row(role: str, text: str = GAME) -> RoleRow:
    return role_rows(parse(text))[role]


def test_a_row_says_what_a_role_does_what_saves_it_and_what_others_do_to_it() -> None:
    wolf, nurse, plain = row("wolf"), row("nurse"), row("plain")
    assert wolf.side == ("team: mafia, marks: vest",)
    assert wolf.acts == ("bite: team: other", "  night.ends: attack(verb: bite, who: me.role != 'nurse')")
    assert wolf.wins == ("with mafia if team('town') == 0",)
    assert wolf.defences == ("mark: vest, spends: once", "kind: save (from nurse)")
    assert wolf.others == ()  # its own side names others alone
    assert nurse.others == (
        "fails by: mute",
        "hamper (hush) by mute if not has(target, 'vest')",
        "attack (bite) by wolf",
    )
    assert plain.defences == (
        "against: bite, if: target.role == 'plain' and night == 1",
        "kind: save (from nurse)",
    )
    assert plain.acts == ()


SELVES = (
    GAME.replace("nurse: {team: town, abilities: {save: {self: true}}}", "nurse: {team: town, abilities: {save: {}}}")
    .replace("plain: {team: town}", "plain: {team: town, abilities: {hide: {at: 0}}}")
    .replace("    - attack:", "    - protect: {verb: hide, whom: actor, kind: hidden}\n    - attack:")
    .replace("  - {kind: save}", "  - {kind: hidden}\n  - {kind: save}")
    .replace("cycle:", "everyone: {wave: {phases: day, at: 0, at_once: [{announce: {code: quiet}}]}}\ncycle:")
)


def test_a_protection_is_its_owners_alone_and_nobodys_own_who_may_not_name_themselves() -> None:
    assert row("wolf", SELVES).defences == ("mark: vest, spends: once", "kind: save (from nurse)")
    assert row("nurse", SELVES).defences == ()
    assert row("plain", SELVES).defences[1:] == ("kind: hidden (from plain)", "kind: save (from nurse)")
    two = SELVES.replace("[4, 4]", "[5, 5]").replace(
        "{4: {wolf: 1, mute: 1, nurse: 1", "{5: {wolf: 1, mute: 1, nurse: 2"
    )
    assert row("nurse", two).defences == ("kind: save (from nurse)",)


def test_an_author_reads_cards_and_rules_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home = tmp_path / "tiny"
    home.mkdir()
    (home / "ru.ftl").write_text("role-nurse = Сестра\n    .card = Вы сестра.\n", "utf-8")
    (home / "scenario.yaml").write_text(GAME, "utf-8")
    assert cli.print_cards(str(home), ["nurse"], "ru") == 0
    said = capsys.readouterr().out
    assert said.startswith("## Сестра (nurse)\ncard: Вы сестра.\n")
    assert "    save: self: true" in said
    other = tmp_path / "other" / "tiny"
    other.mkdir(parents=True)
    (other / "scenario.yaml").write_text(SELVES, "utf-8")
    assert cli.print_cards(str(other), ["nurse"], "ru") == 0
    assert "## Everybody, whatever the card\n" in capsys.readouterr().out
    assert cli.print_cards("classic", ["docter"], "en") == 1
    assert capsys.readouterr().err == "classic has no role 'docter'. Did you mean doctor?\n"
    assert cli.print_cards(str(tmp_path / "nowhere"), [], "en") == 1
