"""The end of a game as one page to keep and to send on: nothing in it comes from elsewhere."""

from __future__ import annotations

import re
from base64 import b64encode
from html import escape

from cogs.local_table.server.frames import Json
from core.words import Words

_BOLD = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
_ESCAPING = re.compile(r"\\(?=[\\*_~`|#\[\].+-]|&[gl]t;)")
_MARKS = re.compile(r"~~|^-# ", re.MULTILINE)
STYLE = """
:root { color-scheme: dark; --side: #f2c879 }
body { margin: 0; background: #12101f; color: #e9ebf8 }
body { font: 16px/1.55 "Noto Sans", Vazirmatn, "Segoe UI", system-ui, sans-serif }
main { max-width: 820px; margin: auto; padding: 2rem 1rem 4rem }
h1 { margin: 0; color: var(--side); font-size: 2.2rem }
h2 { margin: 2rem 0 .6rem; font-size: 1.15rem }
h3 { margin: 1.2rem 0 .3rem; font-size: 1rem; color: #a6add0 }
p { margin: .3rem 0 }
img { width: min(100%, 560px); margin-top: 1.5rem; border-radius: 10px }
ul { margin: 0; padding: 0; list-style: none }
li { margin-block: .35rem; padding-inline-start: .8rem; border-inline-start: 3px solid #3d3558 }
.won { border-color: var(--side) }
.dim { color: #a6add0 }
.side-0 { --side: #7cc1f7 } .side-1 { --side: #ff8a82 } .side-2 { --side: #f3bf4f }
.side-3 { --side: #c3a0ff } .side-4 { --side: #6bd59a } .side-5 { --side: #c9cdd8 }
.side-6 { --side: #f79acb } .side-7 { --side: #ffa866 }
"""


def keepsake(end: Json, words: Words, heading: str, picture: bytes | None) -> str:
    """The page as HTML. `end`: what is shown of the end; `heading`: what was played, and when."""
    language = words.language
    picture_ = "" if picture is None else _picture(picture, words("page-end-picture"))
    turns = _section(words("page-end-turns"), _list(end["turns"])) if end["turns"] else ""
    people = _section(words("page-end-who"), f"<ul>{''.join(_person(one, words) for one in end['people'])}</ul>")
    chapters = "".join(
        f"<h3>{_rich(one['title'])}</h3>{''.join(f'<p>{_rich(text)}</p>' for text in one['lines'])}"
        for one in end["chapters"]
    )
    story = _section(words("page-end-story"), chapters)
    direction = "rtl" if language.right_to_left else "ltr"
    return (
        f'<!doctype html>\n<html lang="{language.code}" dir="{direction}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head>"
        f'<body><main><header class="{_side(end["colour"])}"><p class="dim">{escape(heading)}</p>'
        f"<h1>{escape(end['title'])}</h1><p>{_rich(end['outcome'])}</p></header>"
        f"{turns}{picture_}{people}{story}</main></body></html>\n"
    )


def _section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>"


def _list(lines: list[str]) -> str:
    return f"<ul>{''.join(f'<li>{_rich(line)}</li>' for line in lines)}</ul>"


def _picture(png: bytes, name: str) -> str:
    return f'<section><img alt="{escape(name)}" src="data:image/png;base64,{b64encode(png).decode()}"></section>'


def _person(one: Json, words: Words) -> str:
    won = f" 🏆 {escape(words('page-end-won'))}" if one["won"] else ""
    return (
        f'<li class="{_side(one["colour"])}{" won" if one["won"] else ""}">'
        f"<strong>{words.number(one['seat'])} · <bdi>{escape(one['name'])}</bdi></strong>{won}<br>"
        f'{_rich(one["role"])} <span class="dim">({_rich(one["team"])}) · {_rich(one["fate"])}</span></li>'
    )


def _side(colour: int | None) -> str:
    return "" if colour is None else f"side-{colour}"


def _rich(text: str) -> str:
    """A text of the bot's as HTML: what is bold in it, and its lines."""
    shown = _BOLD.sub(r"<strong>\1</strong>", _MARKS.sub("", escape(text, quote=False)))
    return _ESCAPING.sub("", shown).replace("\n", "<br>")
