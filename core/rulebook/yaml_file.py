"""Reading YAML that may come from strangers: safe types only, no anchors, bounded size and depth, each value's line
known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import yaml

from core.rulebook.phrase import Misstated, Phrase

MAX_BYTES = 512 * 1024
MAX_DEPTH = 40

_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Base):
    """The safe loader, with `true` and `false` as the only truth values: `yes` and `no` are answers here."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in found if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, found in _Base.yaml_implicit_resolvers.items()
}


SAID = {
    "mapping values are not allowed": "yaml_second_colon",
    "could not find expected ':'": "yaml_no_colon",
    "cannot start any token": "yaml_odd_sign",
    "',' or": "yaml_open_bracket",
    "unexpected end of stream": "yaml_open_quote",
    "unexpected document indicator": "yaml_open_quote",
    "tab character": "yaml_tab",
    "escape": "yaml_escape",
    "tag": "yaml_tag",
    "expected": "yaml_indentation",
    "not allowed in this context": "yaml_indentation",
}
"""What of it YAML's parser says, and what we say then; the first that fits."""


class FileProblem(Misstated):
    """Something is wrong in a file: `line` (1-based, 0 for the file as a whole), what, and how to put it right."""

    def __init__(self, line: int, phrase: Phrase, remedy: Phrase) -> None:
        super().__init__(phrase, (remedy,))
        self.line = line


class LineNumbers:
    """Where each value of a file stands: the line of a path of keys and indexes."""

    def __init__(self, root: yaml.Node | None) -> None:
        self._root = root

    def line(self, path: Sequence[str | int]) -> int:
        """The line of the deepest part of `path` that the file has."""
        node = self._root
        found = 1 if node is None else node.start_mark.line + 1
        for part in path:
            step = _child(node, part)
            if step is None:
                continue
            key, node = step
            found = (key or node).start_mark.line + 1
        return found

    def has(self, path: Sequence[str | int]) -> bool:
        """Whether the file has all of `path`."""
        node = self._root
        for part in path:
            step = _child(node, part)
            if step is None:
                return False
            node = step[1]
        return True


def _child(node: yaml.Node | None, part: str | int) -> tuple[yaml.Node | None, yaml.Node] | None:
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(part):
                return key, value
    elif isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
        return None, node.value[part]
    return None


def read(text: str, max_bytes: int = MAX_BYTES, largest: int | None = None) -> tuple[Any, LineNumbers]:
    """The data of a YAML text, and its lines. `largest`: no whole number may be larger. Raises `FileProblem`."""
    if len(text.encode(errors="replace")) > max_bytes:
        raise FileProblem(0, Phrase("file_too_large", {"size": max_bytes // 1024}), Phrase("split_or_shorten"))
    try:
        depth = 0
        for event in yaml.parse(text, Loader=_Loader):
            if getattr(event, "anchor", None):  # an alias names its anchor
                raise FileProblem(event.start_mark.line + 1, Phrase("anchors"), Phrase("write_value_out"))
            if isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
                depth += 1
                if depth > MAX_DEPTH:
                    raise FileProblem(event.start_mark.line + 1, Phrase("nested_too_deeply"), Phrase("flatten"))
            elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
                depth -= 1
        root = yaml.compose(text, Loader=_Loader)
        _no_twins(root)
        _readable(root, largest)
        return _constructed(root), LineNumbers(root)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        assert mark is not None, "parser, composer and constructor all say where"
        code = next((code for part, code in SAID.items() if part in (error.problem or "")), "not_yaml")
        raise FileProblem(mark.line + 1, Phrase(code), Phrase("check_yaml")) from error
    except yaml.YAMLError as error:
        raise FileProblem(0, Phrase("not_yaml"), Phrase("save_as_text")) from error


def _constructed(root: yaml.Node | None) -> Any:
    if root is None:
        return None
    reader: Any = _Loader("")
    try:
        return reader.construct_document(root)
    finally:
        reader.dispose()


def _no_twins(node: yaml.Node | None) -> None:
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise FileProblem(key.start_mark.line + 1, Phrase("key_form"), Phrase("write_without_brackets"))
            if key.value in seen:
                twice = Phrase("stands_twice", {"word": key.value})
                raise FileProblem(key.start_mark.line + 1, twice, Phrase("keep_one"))
            seen.add(key.value)
            _no_twins(value)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _no_twins(item)


def _readable(root: yaml.Node | None, largest: int | None) -> None:
    """Whether every value is one: a date or a number may be written that is none, or larger than any can be."""
    reader: Any = _Loader("")
    try:
        for node in _scalars(root):
            try:
                value = reader.construct_object(node)
            except yaml.YAMLError:
                raise
            except Exception as error:  # whatever a value that is none of its kind comes to
                wrong = Phrase("unreadable_value", {"word": node.value})
                raise FileProblem(node.start_mark.line + 1, wrong, Phrase("put_in_quotes")) from error
            if largest is not None and isinstance(value, int) and abs(value) > largest:
                too_large = Phrase("too_large_number")
                raise FileProblem(node.start_mark.line + 1, too_large, Phrase("write_other_number"))
    finally:
        reader.dispose()


def _scalars(node: yaml.Node | None) -> Iterator[yaml.ScalarNode]:
    if isinstance(node, yaml.ScalarNode):
        yield node
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            yield from _scalars(key)
            yield from _scalars(value)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            yield from _scalars(item)
