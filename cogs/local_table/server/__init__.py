"""The local table's page: one person at a table of scripted players, with the real bot behind it.

The browser side is in `client/`. It asks by requests and is shown what changes, as JSON over one WebSocket, `/live`.

A **request** is `{"id", "do", ...}` with an id that the browser makes; it is answered by exactly one
`{"re": id, "ok": true, ...}` or `{"re": id, "ok": false, "why": text}`, and done once however often it comes:

| do | with | |
|---|---|---|
| `press`, `choose` | `place`, `message`, `custom_id`, (`values`) | a button, a menu; the answer may hold a `form` |
| `submit` | `form`, `values` | a form, sent |
| `slash`, `complete` | `place`, `name`, `options`, (`option`, `text`) | a command; what an option may be |
| `say`, `seen` | `place`, `text`; `place`, `message` | a message; read up to here |
| `pace` | `speed`, `paused`, `until: "me"` | the clock; on to the next decision |
| `open`, `again`, `resume`, `leave` | `table`; `same` | evenings |
| `language` | `language` | of the page |

What is **seen** comes as `{"see": kind, kind: ...}`: `all` at every connection and whenever the screen changes; then
`place`, `place_gone`, `message`, `message_gone`, `names`, `clock`, `voice`, `needs`, `people`, `end`, and `cue`, which
is to be played now.

| file | what it does |
|---|---|
| `serve`, `server`, `opening`, `preparing`, `aside` | the address, told at once; HTTP and the WebSocket |
| `catalogs`, `catalog`, `minutes`, `odds`, `words`, `warming` | what may be chosen; what a table needs, made ready |
| `session`, `choosing`, `sitting`, `live` | requests, each done once; what every tab is told |
| `unwatched` | a pause while nobody looks |
| `home`, `keep`, `keeper` | the evening on the disk, and taken up from there |
| `evening`, `plan`, `gathering` | the bot in its world, and who is there |
| `clock` | the time of the simulated Discord that runs (`cogs/simulated/live.py`) |
| `people`, `opening_night`, `practice` | the others; the card that the viewer wished for |
| `decisions`, `ahead`, `skipped` | what the viewer has to decide; running ahead, and what it passed over |
| `hearing` | what the viewer says, and what the others make of it |
| `projection`, `rooms`, `standing`, `commands`, `frames` | what is shown |
| `seats`, `knowledge`, `asking` | what lies on the seats |
| `moments`, `end`, `last_game`, `keepsake` | the card, a death; the end, and what one keeps of it |
| `protocol`, `table_types`, `start_types` | the types of all that goes over the connection |
| `presses` | what a person does |
| `narration`, `captions` | the narrator, heard in the page, and read |

How the bot is kept honest: its requests meet the strict Discord (`cogs/simulated/strict`), and are answered when what
they changed is on the disk. The simulated time waits for acknowledgements that are due, never the other way round.
"""
