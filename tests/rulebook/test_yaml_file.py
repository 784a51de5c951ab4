"""Files of strangers: what of YAML is read, on which line each part stands, and where the bounds are."""

from __future__ import annotations

from typing import Any

import pytest

from core.rulebook.yaml_file import MAX_BYTES, MAX_DEPTH, FileProblem, read
from tests.rulebook.told import phrase

TAG = "not YAML that is read here: a tag with an exclamation mark, or a sign that means something else"
FILE = """\
roles:
  citizen:
    tags: [plain]
  doctor:
    tags:
      - calm
      - sharp
8: {citizen:
    1}
"""


@pytest.mark.parametrize(
    ("path", "line", "there"),
    [
        ([], 1, True),
        (["roles"], 1, True),
        (["roles", "doctor"], 4, True),
        (["roles", "doctor", "tags", 0], 6, True),
        (["roles", "doctor", "tags", 1], 7, True),
        (["roles", "doctor", "tags", 2], 5, False),
        (["roles", "doctor", "tags", "1"], 5, False),
        (["roles", "doctor", "tags", 1, "calm"], 7, False),
        (["roles", "doctor", "tags", 1, 0], 7, False),
        (["roles", "nurse"], 1, False),
        (["roles", "(the schema's)", "doctor"], 4, False),
        ([8], 8, True),
        (["8", "citizen"], 8, True),
        (["wake"], 1, False),
    ],
)
def test_each_part_has_its_line(path: list[str | int], line: int, there: bool):
    _, lines = read(FILE)
    assert (lines.line(path), lines.has(path)) == (line, there)


def test_a_file_begins_where_its_first_part_does():
    assert read("# a comment\n\nid: x\n")[1].line(["roles"]) == 3
    data, lines = read("")
    assert (data, lines.line(["id"]), lines.has([]), lines.has(["id"])) == (None, 1, True, False)


def test_yes_and_no_are_words():
    data, _ = read("[yes, no, on, off, Yes, NO, true, False, TRUE, n, 'true', 3]")
    assert data == ["yes", "no", "on", "off", "Yes", "NO", True, False, True, "n", "true", 3]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a: 1\nb: &x 2\n", 2, "anchors and aliases are not read"),
        ("a: 1\nb: &x [2]\n", 2, "anchors and aliases are not read"),
        ("a: 1\nb: &x {c: 2}\n", 2, "anchors and aliases are not read"),
        ("a: 1\nb: *x\n", 2, "anchors and aliases are not read"),
        ("a: 1\n\na: 2\n", 3, "'a' stands twice"),
        ("a:\n  - b: 1\n    b: 2\n", 3, "'b' stands twice"),
        ("a: {b: 1}\nc:\n  d: 1\n  d: 2\n", 4, "'d' stands twice"),
        ("a: 1\n[b]: 2\n", 2, "a key is a word or a number"),
        ("a: 1\nb: {{c: 1}: 2}\n", 2, "a key is a word or a number"),
        ("a: 1\nb: c: d\n", 2, "not YAML: mapping values are not allowed in this context"),
        ("a: 1\nb: !!python/name:os.system\n", 2, TAG),
        ("a: 1\nb: {c: [1, '2\n", 3, "not YAML: a quote before this is not closed"),
        ("a: 1\nb: {c: [1, 2\n", 3, "not YAML: a bracket before this is not closed, or a comma is missing"),
        ("a: 1\nb: @home\n", 2, "not YAML: no value begins with this sign, nor with a tab"),
        ('a: 1\nb: "\\q"\n', 2, "not YAML: a backslash in double quotes stands before a wrong sign"),
        ("a: 1\n b: 2\n", 2, "not YAML: mapping values are not allowed in this context"),
        ("- a\nb: 2\n", 2, "not YAML: this line does not fit those above it"),
        ("a: 1\n--- \nb: 2\n", 2, "not YAML"),
        ("a: 1\nb: [2026-13-45]\n", 2, "the value '2026-13-45' cannot be read"),
        ("a: !!timestamp soon\n", 1, "the value 'soon' cannot be read"),
        ("a: 1\nb: !!bool maybe\n", 2, "the value 'maybe' cannot be read"),
        ("a: \0", 0, "not YAML"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(text: str, line: int, message: str):
    with pytest.raises(FileProblem) as caught:
        read(text)
    assert (caught.value.line, phrase(caught.value.phrase)) == (line, message)
    assert caught.value.remedy


def nested(depth: int, then: int) -> str:
    """Two lists of lists of lists under each other, so deep."""
    return "".join(f"- {'[' * (deep - 1)}{']' * (deep - 1)}\n" for deep in (depth, then))


def test_the_bounds_themselves_are_lawful():
    data, _ = read(nested(MAX_DEPTH, MAX_DEPTH))
    assert len(data) == 2
    for first, line in ((1, 2), (MAX_DEPTH, 2), (MAX_DEPTH + 1, 1)):
        with pytest.raises(FileProblem) as caught:
            read(nested(first, MAX_DEPTH + 1))
        assert (caught.value.line, caught.value.phrase.code) == (line, "nested_too_deeply")
    with pytest.raises(FileProblem, match="nested_too_deeply"):
        read("{a: " * (MAX_DEPTH + 1) + "1" + "}" * (MAX_DEPTH + 1))


@pytest.mark.parametrize("letter", ["x", "ж"])
def test_a_file_is_measured_in_bytes(letter: str):
    full: Any = "a: " + letter * ((MAX_BYTES - 4) // len(letter.encode()))
    full += "." * (MAX_BYTES - len(full.encode()))
    assert read(full)[0] == {"a": full[3:]}
    with pytest.raises(FileProblem, match=r"file_too_large\(size=512\)") as caught:
        read(full + ".")
    assert caught.value.line == 0
    assert read("a: 1", max_bytes=4)[0] == {"a": 1}
    with pytest.raises(FileProblem, match=r"file_too_large\(size=1\)"):
        read("a" * 1025, max_bytes=1024)
