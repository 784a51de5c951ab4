"""Request bodies against Discord's own OpenAPI description, where a copy of it is handed in.

The description is no part of this package: whoever has the file reads it and hands it to the world, in which every
request is then held against it, with 50035 for what it refuses. Who has something faster than jsonschema hands that in
as well: it is asked first whether a body is right. What is wrong with one, jsonschema says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from simcord.backend import Backend, errors

from cogs.simulated.strict.exchange import Request

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import ValidationError

CONTENT = ("application/json", "multipart/form-data", "application/x-www-form-urlencoded")
LARGEST_ID = 2**31 - 1
"""Of components; those that nobody has chosen are drawn at random, and which they are does not matter."""
WORD = 8
"""Strings up to this length may be names of something that the description lists; of longer ones the length counts."""

Quick = Callable[[Any], Callable[[Any], bool]]
"""Of a schema, what tells whether something is right by it."""


class Description:
    """Finds the operation of a request and says what its body breaks. `quick`: is asked first."""

    def __init__(self, document: dict[str, Any], quick: Quick | None = None) -> None:
        # discord.py sends some ids as numbers, which the API takes.
        document["components"]["schemas"]["SnowflakeType"] = {"anyOf": [{"type": "string"}, {"type": "integer"}]}
        self._paths: dict[str, Any] = document["paths"]
        self._take_rights_as_text()
        self._document = document
        self._patterns = sorted(
            ((_pattern(template), template) for template in self._paths), key=lambda pair: pair[1].count("{")
        )
        self._known: dict[Any, tuple[str, ...]] = {}
        self._quick = quick
        self._validators: dict[Any, Callable[[Any], bool]] = {}

    def _take_rights_as_text(self) -> None:
        """As discord.py sends the rights of an overwrite, and Discord's pages have them; the description knows them as
        numbers only.
        """
        put = self._paths.get("/channels/{channel_id}/permissions/{overwrite_id}", {}).get("put")
        if put is not None:
            for content in put["requestBody"]["content"].values():
                for name in ("allow", "deny"):
                    either = {
                        "anyOf": [content["schema"]["properties"][name], {"type": "string", "pattern": "^[0-9]+$"}]
                    }
                    content["schema"]["properties"][name] = either

    def problems(self, method: str, path: str, body: Any) -> tuple[str, ...]:
        """What is wrong with a request."""
        template = self._template(method, path)
        if self._quick and template and body is not None and self.is_right(self._quick, method, template, body):
            return ()
        return self.explained(method, template, body)

    def explained(self, method: str, template: str | None, body: Any) -> tuple[str, ...]:
        """What is wrong with a request to the operation of this template, in jsonschema's words."""
        shape = (method, template, _shape(body))
        if shape not in self._known:
            self._known[shape] = tuple(self._problems(method, template, body))
        return self._known[shape]

    def _problems(self, method: str, template: str | None, body: Any) -> Iterator[str]:
        if template is None:
            yield "no such operation"
            return
        request = self._paths[template][method.lower()].get("requestBody")
        if not request or body is None:
            if request and request.get("required") and body is None and not self._may_be_empty(request):
                yield "a body is required"
            return
        from jsonschema.exceptions import best_match

        schema = self._narrowed(self._schema(request), body)
        error = best_match(self._validator(schema).iter_errors(body), key=_relevance)
        if error is not None:
            yield f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"

    def is_right(self, quick: Quick, method: str, template: str, body: Any) -> bool:
        """What the quick one says. A validator is kept for each operation and choice among its alternatives."""
        request = self._paths[template][method.lower()].get("requestBody")
        if not request:
            return True
        schema = self._resolved(self._schema(request))
        chosen = self._chosen(schema, body)
        key = method, template, chosen
        if key not in self._validators:
            told = {**self._of(schema, chosen), "components": self._document["components"]}
            self._validators[key] = quick(told)
        return self._validators[key](body)

    @lru_cache(maxsize=4096)  # noqa: B019  # one description lives as long as the process
    def _template(self, method: str, path: str) -> str | None:
        for pattern, template in self._patterns:
            if pattern.fullmatch(path) and method.lower() in self._paths[template]:
                return template
        return None

    def _schema(self, request: Any) -> Any:
        content = request["content"]
        return next(content[kind]["schema"] for kind in CONTENT if kind in content)

    def _may_be_empty(self, request: Any) -> bool:
        return self._validator(self._schema(request)).is_valid({})

    def _validator(self, schema: Any) -> Draft202012Validator:
        """References are local to the document, so its components come along."""
        from jsonschema import Draft202012Validator

        return Draft202012Validator({**schema, "components": self._document["components"]})

    def _resolved(self, schema: Any) -> Any:
        while "$ref" in schema:
            node: Any = self._document
            for part in schema["$ref"].removeprefix("#/").split("/"):
                node = node[part]
            schema = node
        return schema

    def _narrowed(self, schema: Any, body: Any) -> Any:
        """Of alternatives that are open for any key, those that name most of the body's."""
        schema = self._resolved(schema)
        return self._of(schema, self._chosen(schema, body))

    def _chosen(self, schema: Any, body: Any) -> tuple[int, ...] | None:
        """The numbers of those alternatives; None for all there is."""
        if "anyOf" not in schema or not isinstance(body, dict):
            return None
        known = [len(self._names(option) & set(body)) for option in schema["anyOf"]]
        return tuple(number for number, count in enumerate(known) if count == max(known))

    def _of(self, schema: Any, chosen: tuple[int, ...] | None) -> Any:
        return schema if chosen is None else {**schema, "anyOf": [schema["anyOf"][number] for number in chosen]}

    def _names(self, schema: Any) -> set[str]:
        schema = self._resolved(schema)
        found = set(schema.get("properties", {}))
        for part in schema.get("allOf", []):
            found |= self._names(part)
        return found


def body_check(described: Description) -> Callable[[Backend, Request], None]:
    """A check that raises what the description refuses."""

    def check_body(_: Backend, request: Request) -> None:
        for what in described.problems(request.method, request.path, request.json):
            raise errors.invalid_form_body(what)

    return check_body


def _shape(body: Any) -> Any:
    if isinstance(body, dict):
        return tuple((key, _of_key(key, value)) for key, value in sorted(body.items()))
    if isinstance(body, list):
        return tuple(_shape(value) for value in body)
    if isinstance(body, str) and len(body) > WORD:
        return ("string", len(body), body.isdigit())
    return (type(body).__name__, body)


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile("/".join("[^/]+" if part.startswith("{") else re.escape(part) for part in template.split("/")))


def _relevance(error: ValidationError) -> Any:
    return -len(error.path), error.validator not in ("anyOf", "oneOf")


def _of_key(key: str, value: Any) -> Any:
    return ("id",) if key == "id" and type(value) is int and 0 < value <= LARGEST_ID else _shape(value)
