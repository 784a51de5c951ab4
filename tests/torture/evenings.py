"""The kinds of evening that are played."""

from __future__ import annotations

from tests.torture.evening import Kind

CLASSIC = Kind("classic")
VOICE = Kind("voice", voice=True)
KINDS = {
    kind.name: kind
    for kind in (
        CLASSIC,
        VOICE,
        Kind("relay", how={"relay": True}),
        Kind("human host", host=True),
        Kind("own thread", how={"table": "thread"}),
        Kind("godfather", "godfather", 11),
        Kind("joker", "joker", 6),
        Kind("substitutes", substitutes=2),
        Kind("queue", "joker", 6, substitutes=2, full=True),
        Kind("zodiac in voice", "zodiac", 12, voice=True),
    )
}
