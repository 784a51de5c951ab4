"""Reading YAML that may come from strangers: safe types only, no anchors, bounded size and depth, each value's line
known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import yaml

MAX_BYTES = 512 * 1024
MAX_DEPTH = 40

_Base: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Loader(_Base):
    """The safe loader, with `true` and `false` as the only truth values: `yes` and `no` are answers here."""


_Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in found if tag != "tag:yaml.org,2002:bool" or first in "tTfF"]
    for first, found in _Base.yaml_implicit_resolvers.items()
}


class FileProblem(ValueError):
    """Something is wrong in a file: `line` (1-based, 0 for the file as a whole), what, and how to put it right."""

    def __init__(self, line: int, message: str, remedy: str = "") -> None:
        super().__init__(message)
        self.line = line
        self.message = message
        self.remedy = remedy


class Lines:
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


def read(text: str, max_bytes: int = MAX_BYTES) -> tuple[Any, Lines]:
    """The data of a YAML text, and its lines. Raises `FileProblem`."""
    if len(text.encode(errors="replace")) > max_bytes:
        raise FileProblem(0, f"the file is larger than {max_bytes // 1024} KiB", "split it or shorten it")
    try:
        depth = 0
        for event in yaml.parse(text, Loader=_Loader):
            if getattr(event, "anchor", None):  # an alias names its anchor
                raise FileProblem(event.start_mark.line + 1, "anchors and aliases are not read", "write the value out")
            if isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
                depth += 1
                if depth > MAX_DEPTH:
                    raise FileProblem(event.start_mark.line + 1, "nested too deeply", "flatten this part")
            elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
                depth -= 1
        root = yaml.compose(text, Loader=_Loader)
        _no_twins(root)
        return yaml.load(text, Loader=_Loader), Lines(root)  # noqa: S506 - a safe loader
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        assert mark is not None, "parser, composer and constructor all say where"
        message, remedy = f"not YAML: {error.problem}", "check indentation, colons and quotes"
        raise FileProblem(mark.line + 1, message, remedy) from error
    except yaml.YAMLError as error:
        raise FileProblem(0, "not YAML", "save the file as UTF-8 text") from error
    except (ValueError, OverflowError) as error:  # a date or a number that is none
        if isinstance(error, FileProblem):
            raise
        raise FileProblem(0, f"a value cannot be read ({error})", "put it in quotes") from error


def _no_twins(node: yaml.Node | None) -> None:
    if isinstance(node, yaml.MappingNode):
        seen: set[str] = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise FileProblem(key.start_mark.line + 1, "a key is a word or a number", "write it without brackets")
            if key.value in seen:
                raise FileProblem(key.start_mark.line + 1, f"{key.value!r} stands twice", "keep one of the two")
            seen.add(key.value)
            _no_twins(value)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            _no_twins(item)
