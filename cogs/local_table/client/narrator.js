/* The narrator: what the server wants said, one after another, aloud where it may be, and always written. */

import { html } from "./vendor/preact.js";
import { keepOn, touched, wasOn } from "./heard.js";
import { Icon } from "./icons.js";
import { changed, changedNow, on, state } from "./store.js";
import { say } from "./words.js";

const KEPT_AS = "narrator";
const AT_MOST = 3; // in the queue: what is older has been overtaken

const queue = [];
let playing = null;
let wanted = wasOn(KEPT_AS);
let player = null;

on("cue", (cue) => {
  queue.push(cue);
  while (queue.length > AT_MOST) queue.shift();
  if (!playing) next();
});

on("ahead", hush); // who runs ahead hears nothing of what is passed by

on("all", () => {
  if (state.screen !== "table") hush(); // what was left to say belongs to a table that is gone
});

// A browser asks for a recording again and again, also of the next server, which knows nothing of it.
on("lost", hush);

function hush() {
  queue.length = 0;
  player?.removeAttribute("src");
  player?.load();
  if (playing) next();
}

/** Begin the next line: what is written of it stays while its recordings are played one after another. */
function next() {
  playing = queue.shift() ?? null;
  changed();
  if (playing) play(playing, 0);
}

async function play(cue, at) {
  const over = () => {
    if (playing !== cue) return;
    if (at + 1 < cue.parts.length) play(cue, at + 1);
    else next();
  };
  const { url, seconds } = cue.parts[at];
  const silent = () => setTimeout(over, Math.min(seconds, 12) * 1000);
  if (!wanted || !touched || !state.online) {
    silent();
    return;
  }
  player = new Audio(url);
  player.onended = over;
  player.onerror = silent;
  try {
    await player.play();
  } catch {
    silent();
  }
}

function turn() {
  wanted = !wanted;
  keepOn(KEPT_AS, wanted);
  if (!wanted) player?.pause();
  if (!wanted && playing) next();
  changedNow();
}

export function NarratorSwitch() {
  const text = say(wanted ? "page-narrator-on" : "page-narrator-off");
  return html`<button type="button" class="plain" role="switch" aria-checked=${wanted} aria-label=${say("page-narrator")} title=${text} onClick=${turn}>
    <${Icon} name=${wanted ? "sound" : "silent"} />
  </button>`;
}

/** What is being said. */
export function Caption() {
  if (!playing) return null;
  const direction = state.catalog.languages.find((one) => one.id === playing.language)?.direction ?? "auto";
  return html`<p class="caption" lang=${playing.language} dir=${direction}><${Icon} name="sound" /><span>${playing.text}</span></p>`;
}
