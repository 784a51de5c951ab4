/* The page's own few sounds, made as they are needed: what the phase begins with, that I am out, how it ended. */

import { html } from "./vendor/preact.js";
import { keepOn, touched, wasOn } from "./heard.js";
import { Icon } from "./icons.js";
import { changedNow, on, state } from "./store.js";
import { say } from "./words.js";

const KEPT_AS = "sounds";

/** What is heard, note by note: {at, tone, long} in seconds and Hz, `loud` of one, `falls` to so much of the tone;
 * `noise` through a filter at `tone` instead. */
export const SOUNDS = {
  bell: bell([523.25, 784], 0.16),
  gavel: [0, 0.28].flatMap((at) => [
    { at, noise: true, tone: 900, long: 0.07, loud: 0.5 },
    { at, tone: 150, long: 0.16, loud: 0.45, falls: 0.55 },
  ]),
  hush: [{ at: 0, noise: true, tone: 420, long: 2.6, loud: 0.16, falls: 0.4, swells: true }],
  toll: bell([98, 98], 0.34, 1.5),
  rise: [261.63, 329.63, 392, 523.25].map((tone, index) => ({ at: index * 0.16, tone, long: 1.1, loud: 0.16 })),
  fall: [329.63, 261.63, 220, 164.81].map((tone, index) => ({ at: index * 0.24, tone, long: 1.2, loud: 0.16 })),
  close: [261.63, 392].map((tone, index) => ({ at: index * 0.2, tone, long: 1.4, loud: 0.14 })),
};

/** A bell struck once for each tone: its partials die away the sooner, the higher they are. */
function bell(strokes, loud, apart = 0.75) {
  const partials = [[0.5, 0.5], [1, 1], [1.19, 0.4], [2, 0.45], [2.74, 0.2]];
  return strokes.flatMap((tone, index) =>
    partials.map(([over, share]) => ({ at: index * apart, tone: tone * over, long: 2.6 / Math.sqrt(over), loud: loud * share })));
}

/** What a change of the mood sounds like; nothing where none is worth a sound. */
export function soundOf(before, now) {
  if (before === now || before === undefined) return null;
  if (now === "night") return "hush";
  if (now === "vote") return "gavel";
  return before === "night" && now === "day" ? "bell" : null;
}

let wanted = wasOn(KEPT_AS);
let context = null;

on("mood", (before) => {
  if (!state.clock?.until_me) sound(soundOf(before, state.clock?.mood));
});

on("end", () => {
  if (state.end) sound({ true: "rise", false: "fall" }[state.end.won] ?? "close");
});

/** Sound something, unless it is off, or nobody could hear it. @param {string | null} name */
export function sound(name) {
  if (!name || !wanted || !touched || document.hidden) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name]) play(note);
}

function play({ at, tone, long, loud, falls = 1, noise = false, swells = false }) {
  const begins = context.currentTime + at;
  const ends = begins + long;
  const { source, heard, frequency } = noise ? hiss(long) : hum();
  frequency.setValueAtTime(tone, begins);
  frequency.exponentialRampToValueAtTime(tone * falls, ends);
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, begins);
  volume.gain.exponentialRampToValueAtTime(loud, begins + (swells ? long / 3 : 0.008));
  volume.gain.exponentialRampToValueAtTime(0.0001, ends);
  heard.connect(volume).connect(context.destination);
  source.start(begins);
  source.stop(ends);
}

function hiss(long) {
  const buffer = context.createBuffer(1, Math.ceil(long * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const heard = new BiquadFilterNode(context, { type: "bandpass", Q: 0.8 });
  source.connect(heard);
  return { source, heard, frequency: heard.frequency };
}

function hum() {
  const source = new OscillatorNode(context);
  return { source, heard: source, frequency: source.frequency };
}

function turn() {
  wanted = !wanted;
  keepOn(KEPT_AS, wanted);
  if (!wanted) {
    context?.close();
    context = null;
  }
  changedNow();
}

export function SoundSwitch() {
  const text = say(wanted ? "page-effects-on" : "page-effects-off");
  return html`<button type="button" class="plain" role="switch" aria-checked=${wanted} aria-label=${say("page-effects")} title=${text} onClick=${turn}>
    <${Icon} name=${wanted ? "bell" : "bell-off"} />
  </button>`;
}
