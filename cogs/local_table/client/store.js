/* All that the page knows: what the server has shown, and what belongs to this browser alone. */

const KEPT_AS = "open"; // what a reload brings back: the place that is open, and what is written and not sent
const HIDDEN = 50; // ms after which a tab that nobody sees takes in what has come
const KEPT = 300; // messages of a place; older ones are let go

/**
 * @typedef {import("./protocol.js").MessageJson} Message
 * @typedef {import("./protocol.js").Seen} Seen
 */

/** @type {import("./own.js").State} */
export const state = {
  screen: null,
  lesson: false,
  language: "en",
  direction: "ltr",
  words: {},
  catalog: { rulebooks: [], languages: [] },
  resumable: null,
  me: null,
  places: [],
  messages: {},
  names: { people: {}, places: {} },
  commands: [],
  clock: null,
  voice: null,
  talk: null,
  needs: [],
  people: [],
  skipped: null,
  seats: { token: null, card: null, ballot: null, accused: [], known: {}, asked: [] },
  moments: { card: null, fall: null },
  end: null,
  trouble: null,
  pacing: null,
  online: false,
  waiting: 0,
  here: null,
  drafts: {},
  unsaid: {},
  ...kept(),
  presses: new Map(),
  refusals: new Map(),
  lost: null,
  menu: null,
  card: null,
  moment: null,
  form: null,
  question: null,
  sheet: null,
};

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "{}");
  } catch {
    return {};
  }
}

addEventListener("pagehide", () => {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify({ here: state.here, drafts: state.drafts }));
  } catch {
    // A browser that keeps nothing opens the first place again.
  }
});

let scheduled = null; // {frame} or {timer}
let draw = () => {};

/** Draw again soon, for what the server shows: however much changes before, once. */
export function changed() {
  if (!scheduled) schedule();
}

/** A hidden tab gets no frames, and still must know what has happened. */
function schedule() {
  scheduled = document.hidden ? { timer: setTimeout(now, HIDDEN) } : { frame: requestAnimationFrame(now) };
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden || !scheduled?.frame) return;
  cancelAnimationFrame(scheduled.frame); // it would not come before the tab is looked at again
  schedule();
});

/** Draw again at once, for what a person does: their next key or click may come before the next frame, and must meet
 * what they see themselves do, not what stood there before. */
export function changedNow() {
  draw();
}

function now() {
  scheduled = null;
  draw();
}

export function onChange(drawer) {
  draw = drawer;
}

const listeners = { message: [], needs: [], cue: [], all: [], mood: [], ahead: [], skipped: [], lost: [], moments: [], end: [], here: [], gone: [] };

/** Be told of what came: `message` (message, is it new), `needs`, `cue`, `all`, `mood` (which it was), `skipped` (another
 * stop), `ahead` (the evening has begun to run ahead), `moments`, `end`; that a message is `gone` (its id), another place
 * open (`here`), the connection `lost`. */
export function on(what, listener) {
  listeners[what].push(listener);
}

function tell(what, ...details) {
  for (const listener of listeners[what]) listener(...details);
}

/** @type {{ [K in Seen["see"]]: (seen: Extract<Seen, { see: K }>) => void }} */
const takes = {
  all(seen) {
    if (state.screen === "start" && seen.end) stand("end"); // a game that is over is opened for its story
    for (const key of Object.keys(seen)) {
      if (key !== "see") state[key] = seen[key];
    }
    stamp(state.clock);
    state.end = seen.end ?? null;
    state.question = null;
    state.refusals.clear();
    if (!state.places.some((place) => place.id === state.here) && !(state.here === "end" && state.end)) {
      stand(state.places[0]?.id ?? null);
    }
    document.documentElement.lang = state.language;
    document.documentElement.dir = state.direction;
    tell("all");
  },
  place(seen) {
    const at = state.places.findIndex((place) => place.id === seen.place.id);
    state.places = at < 0 ? arranged([...state.places, seen.place]) : state.places.with(at, seen.place);
    if (state.here === null) stand(seen.place.id);
  },
  place_gone(seen) {
    state.places = state.places.filter((place) => place.id !== seen.id);
    if (state.here === seen.id) stand(state.places[0]?.id ?? null);
  },
  message(seen) {
    const message = seen.message;
    const list = state.messages[message.place] ?? [];
    const at = list.findLastIndex((one) => one.id === message.id);
    state.messages[message.place] = at < 0 ? [...list, message].slice(-KEPT) : list.with(at, message);
    if (at >= 0) state.refusals.delete(message.id);
    tell("message", message, at < 0);
  },
  message_gone(seen) {
    state.messages[seen.place] = (state.messages[seen.place] ?? []).filter((one) => one.id !== seen.id);
    tell("gone", seen.id);
  },
  names(seen) {
    state.names = seen.names;
  },
  clock(seen) {
    const mood = state.clock?.mood;
    const phase = state.clock?.phase;
    const ahead = state.clock?.until_me;
    state.clock = stamp(seen.clock);
    if (state.clock?.until_me && !ahead) tell("ahead");
    if (mood !== state.clock?.mood || phase !== state.clock?.phase) tell("mood", mood);
  },
  voice(seen) {
    state.voice = seen.voice;
  },
  talk(seen) {
    state.talk = seen.talk;
  },
  needs(seen) {
    state.needs = seen.needs;
    tell("needs");
  },
  people(seen) {
    state.people = seen.people;
  },
  skipped(seen) {
    const number = state.skipped?.number;
    state.skipped = seen.skipped;
    if (seen.skipped && seen.skipped.number !== number) tell("skipped");
  },
  seats(seen) {
    state.seats = seen.seats;
  },
  moments(seen) {
    state.moments = seen.moments;
    tell("moments");
  },
  end(seen) {
    if (state.end && !seen.end) forgetDrafts(); // another game begins here
    const first = !state.end;
    state.end = seen.end;
    if (seen.end) stand("end");
    else if (state.here === "end") stand(state.places[0]?.id ?? null);
    if (seen.end && first) tell("end");
  },
  cue(seen) {
    tell("cue", seen);
  },
};

const ORDER = ["square", "letters", "room", "thread"];

function arranged(places) {
  return places.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

function stamp(clock) {
  if (clock) clock.came = performance.now();
  return clock;
}

/** Another place is open from now on, and nothing lies over it. */
function stand(place) {
  if (place === state.here) return;
  state.sheet = null;
  state.here = place;
  tell("here");
}

/** Take in what the server shows. @param {Seen} seen */
export function take(seen) {
  const taking = /** @type {(seen: Seen) => void} */ (takes[seen.see]);
  taking?.(seen);
  changed();
}

/** What was written for one game and not said is nothing for the next. */
export function forgetDrafts() {
  state.drafts = {};
  state.unsaid = {};
}

/** The connection is gone. */
export function lose() {
  state.online = false;
  tell("lost");
}

/** @returns {Message | undefined} */
export function messageOf(place, id) {
  return (state.messages[place] ?? []).find((message) => message.id === id);
}

export function placeOf(id) {
  return state.places.find((place) => place.id === id);
}

/** Open a place, and what lies beside its messages on a narrow screen, if anything. */
export function goTo(place, sheet = null) {
  stand(place);
  state.sheet = sheet;
  changedNow();
}
