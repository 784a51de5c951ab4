"""Game scripts: one game as data, run, recorded, replayed.

A file is a list of cases. A case has `name`, `rules` (numbers of the rules it checks), `scenario`, `seats` (a role for
each seat, from 1), `steps`, and perhaps `seed`, `options` and `comment`. A step has one of these keys:

`until: PHASE`
    Time passes, nobody acts, until the next start of a phase of this name; or until the game ends.
`until: {turn: 3}`
    Time passes, nobody acts, until seat 3 has the floor (no time, where it has it now); or until the game ends.
`act: {by: 3, do: save, at: 5, with: {...}}`
    A seat uses an ability. `at` is a seat, a list of seats in the order named, or absent.
`nominate: {1: [5], 3: [2, 5]}`, `vote: {3: 2, 4: 2}`
    What each of these voters says in the running ballot.
`host: {do: eject, at: 4}`
    A decision of the host; with `absent: true` the table's, about who was away too long.
`say: {by: 3, do: yield, at: 5}`
    A word on the floor: `yield`, `skip`, `extend`, `challenge`, `grant` (`at` whom), `agree`, `disagree`.
`turn_over: 3`
    Seat 3 has the floor, and the clock of its turn runs out. `nobody`: it is the closing time, in which nobody speaks.
`expect: {alive: [...], told: {4: ["yes"]}, ...}`
    What holds now, or happened lately: since the end of the `until` before the last (`core.script.expect`).
`menu: {3: {kill: [1, 2, 5]}, 4: nothing}`
    Exactly these prompts are open to each seat named, and exactly these seats may be named in them. Other seats are not
    looked at. A ballot is the prompt `vote`. In place of the list a mapping tells more, each key optional: `at`,
    `least`, `most`, `left`, `optional`, `once`, `given` (the seats named so far, or `nothing`) and `with`, which maps
    exactly the further fields to their choices (null: whatever they are).
`heard: {2: ["told yes"], all: nothing, "room:mafia": [...], host: [...]}`
    Exactly these events went to each audience named, in this order, since the last `heard` (since the start of the
    game, where there was none): nothing else happened for that audience. Audiences left out are not looked at, so
    `heard: {}` asks nothing and begins a stretch. A seat's own audience is what it alone is sent.

`act`, `host`, `say`, `nominate` and `vote` may have `refused: true` beside them: the engine must refuse, and change
nothing.

An event is written as its kind and then its fields, as many from the left as matter: `left 4` fits `left 4 night -`.
An empty field is `-`, a list `3,5` (quote a line with a comma in it), a mapping `3=godfather,5=mafioso`, a flag its own
name, a space within a field `_`. What the engine notes for itself (`memo`, `agenda`, `talk`) is never listed. The kinds
and their fields: `core.script.heard.FIELDS`.
"""
