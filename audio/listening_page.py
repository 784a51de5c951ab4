"""A page to listen to a pack on: `mafia audio page`. One file that needs nothing else, to open in any browser.

Every take of the script stands on it, with its recording: the server's own, the built-in one, or none; and what is
wrong with those that somebody put in.
"""

from __future__ import annotations

import base64
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from rich.console import Console

from audio.cue_texts import CueFileError
from audio.own import read_faults
from audio.pack import PACKS, own_files, read_manifest, recordings_of
from audio.takes import Take, takes

_RIGHT_TO_LEFT = ("fa",)
STATES = ("own", "to look at", "built-in", "missing")


@dataclass(frozen=True)
class TakeRow:
    """A take with what is played for it: its file, where that is from, and what is wrong with it."""

    take: Take
    state: str
    file: Path | None
    faults: tuple[str, ...] = ()


def main(language: str, own: Path, to: Path | None = None, scenarios: Sequence[str] = (), root: Path = PACKS) -> int:
    """Write the page of a language. Returns an exit status."""
    console = Console()
    file = to or Path(f"narration-{language}.html")
    try:
        lines = list(rows(language, own, scenarios, root))
        file.write_text(page(language, lines), encoding="utf-8")
    except CueFileError as fault:
        console.print(str(fault), style="red", markup=False, soft_wrap=True)
        return 1
    except OSError as fault:
        console.print(f"{file} cannot be written: {fault.strerror}.", style="red", markup=False, soft_wrap=True)
        return 1
    counts = Counter(line.state for line in lines)
    console.print(f"{file}: " + ", ".join(f"{counts[state]} {state}" for state in STATES), soft_wrap=True)
    return 0


def rows(language: str, own: Path, scenarios: Sequence[str] = (), root: Path = PACKS) -> Iterator[TakeRow]:
    """Every take, with what the narrator plays for it. Where only some of its cues have one's own, it is a hole; what
    is put together from other takes is left out."""
    built = read_manifest(root / language)
    mine = own_files(language, own)
    found = mine.keys() | built.keys()
    noted = read_faults(language, own)
    for take in takes(language, scenarios):
        if all(len(recordings_of(cue.key, "", found, mine)) > 1 for cue in take.cues):
            continue
        files = [mine[cue.key] for cue in take.cues if cue.key in mine]
        faults = tuple(dict.fromkeys(fault for cue in take.cues for fault in noted.get(cue.key, ())))
        if len(files) == len(take.cues):
            yield TakeRow(take, "to look at" if faults else "own", files[0], faults)
        elif files:
            left = ", ".join(cue.key for cue in take.cues if cue.key not in mine)
            yield TakeRow(take, "to look at", files[0], (*faults, f"is not put in for {left}."))
        else:
            line = next((built[cue.key] for cue in take.cues if cue.key in built), None)
            file = root / language / line.file if line else None
            there = file is not None and file.exists()
            yield TakeRow(take, "built-in" if there else "missing", file if there else None)


def page(language: str, lines: Sequence[TakeRow]) -> str:
    """The page as HTML."""
    counts = Counter(line.state for line in lines)
    buttons = "".join(
        f'<label><input type="checkbox" checked data-state="{state}"> {state} ({counts[state]})</label>'
        for state in STATES
    )
    direction = "rtl" if language in _RIGHT_TO_LEFT else "ltr"
    body = "\n".join(_row(line, direction) for line in lines)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Narration, {language}</title>'
        f"<style>{_STYLE}</style></head><body><header><h1>Narration, {language}</h1>"
        f'<p>{len(lines)} takes. {buttons} <button id="all">Play all shown</button></p></header>\n'
        f"<main>{body}</main><script>{_SCRIPT}</script></body></html>\n"
    )


def _row(line: TakeRow, direction: str) -> str:
    cues = ", ".join(cue.key for cue in line.take.cues[:3]) + (" …" if len(line.take.cues) > 3 else "")
    faults = "".join(f"<li>{escape(fault)}</li>" for fault in line.faults)
    sound = ""
    if line.file is not None:
        data = base64.b64encode(line.file.read_bytes()).decode()
        sound = f'<audio controls preload="none" src="data:audio/ogg;base64,{data}"></audio>'
    return (
        f'<section data-state="{line.state}"><b>{line.take.number}</b><div><p lang dir="{direction}">'
        f"{escape(line.take.text)}</p><small>{escape(cues)} · <i>{line.state}</i></small>"
        f"{f'<ul>{faults}</ul>' if faults else ''}</div>{sound}</section>"
    )


_STYLE = """
:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif}body{margin:0 auto;max-width:60rem;padding:0 1rem}
header{position:sticky;top:0;background:Canvas;border-bottom:1px solid #8888;padding:.5rem 0}
h1{font-size:1.1rem;margin:0}
header p{margin:.3rem 0;display:flex;gap:1rem;flex-wrap:wrap;align-items:center}
section{display:grid;grid-template-columns:3rem 1fr 18rem;gap:.75rem;align-items:center;padding:.5rem 0;
border-bottom:1px solid #8883}section p{margin:0}section audio{width:18rem;height:2.2rem}section ul{margin:.2rem 0;
padding-left:1.1rem;color:#c60}section[data-state=missing] i,section[data-state="to look at"] i{color:#c60}
section.on{background:#fc03}section[hidden]{display:none}small{opacity:.7}
@media(max-width:46rem){section{grid-template-columns:2.5rem 1fr}section audio{grid-column:2;width:100%}}
"""
_SCRIPT = """
const shown=()=>[...document.querySelectorAll('section:not([hidden])')];
for(const box of document.querySelectorAll('input'))box.onchange=()=>{
for(const one of document.querySelectorAll('section'))if(one.dataset.state==box.dataset.state)one.hidden=!box.checked};
let playing=false;const button=document.getElementById('all');
button.onclick=async()=>{playing=!playing;button.textContent=playing?'Stop':'Play all shown';
for(const one of shown()){if(!playing)break;const sound=one.querySelector('audio');if(!sound)continue;
one.classList.add('on');one.scrollIntoView({block:'center'});sound.currentTime=0;
await new Promise(done=>{sound.onended=sound.onerror=sound.onpause=done;sound.play().catch(done)});
one.classList.remove('on')}playing=false;button.textContent='Play all shown'};
"""
