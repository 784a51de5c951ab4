"""Discord's own OpenAPI description, as far as requests of a bot are concerned."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match

FILE = Path(__file__).resolve().parents[3] / "shared" / "discord" / "openapi.json"
CONTENT = ("application/json", "multipart/form-data", "application/x-www-form-urlencoded")


class Description:
    """Finds the operation of a request and says what its body breaks."""

    def __init__(self, document: dict[str, Any]) -> None:
        # discord.py sends some ids as numbers, which the API takes.
        document["components"]["schemas"]["SnowflakeType"] = {"anyOf": [{"type": "string"}, {"type": "integer"}]}
        self._paths: dict[str, Any] = document["paths"]
        self._document = document
        self._patterns = sorted(
            ((_pattern(template), template) for template in self._paths), key=lambda pair: pair[1].count("{")
        )

    def problems(self, method: str, path: str, body: Any) -> Iterator[str]:
        """What is wrong with a request."""
        operation = self._operation(method, path)
        if operation is None:
            yield "no such operation"
            return
        request = operation.get("requestBody")
        if not request or body is None:
            if request and request.get("required") and body is None and not self._may_be_empty(request):
                yield "a body is required"
            return
        schema = self._narrowed(self._schema(request), body)
        error = best_match(self._validator(schema).iter_errors(body), key=_relevance)
        if error is not None:
            yield f"{'/'.join(map(str, error.absolute_path))}: {error.message[:300]}"

    def _operation(self, method: str, path: str) -> Any:
        for pattern, template in self._patterns:
            if pattern.fullmatch(path) and method.lower() in self._paths[template]:
                return self._paths[template][method.lower()]
        return None

    def _schema(self, request: Any) -> Any:
        content = request["content"]
        return next(content[kind]["schema"] for kind in CONTENT if kind in content)

    def _may_be_empty(self, request: Any) -> bool:
        return self._validator(self._schema(request)).is_valid({})

    def _validator(self, schema: Any) -> Draft202012Validator:
        """References are local to the document, so its components come along."""
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
        if "anyOf" not in schema or not isinstance(body, dict):
            return schema
        known = [len(self._names(option) & set(body)) for option in schema["anyOf"]]
        best = [option for option, count in zip(schema["anyOf"], known, strict=True) if count == max(known)]
        return {**schema, "anyOf": best}

    def _names(self, schema: Any) -> set[str]:
        schema = self._resolved(schema)
        found = set(schema.get("properties", {}))
        for part in schema.get("allOf", []):
            found |= self._names(part)
        return found


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile("/".join("[^/]+" if part.startswith("{") else re.escape(part) for part in template.split("/")))


def _relevance(error: ValidationError) -> Any:
    return -len(error.path), error.validator not in ("anyOf", "oneOf")


@lru_cache(maxsize=1)
def description() -> Description:
    """The description, read once. Raises `FileNotFoundError` where it is not at hand."""
    return Description(json.loads(FILE.read_text("utf-8")))
