/* The simulated clock, and the texts that run with it. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { state } from "./store.js";
import { countdown, moment, relative } from "./words.js";

const TICK = 200;
const ticking = new Set();

setInterval(() => {
  for (const look of ticking) look();
}, TICK);

/** The simulated now, in epoch ms. */
export function now() {
  const clock = state.clock;
  if (!clock) return Date.now();
  return clock.now + (clock.paused ? 0 : clock.speed * (performance.now() - clock.came));
}

/** A text that is made anew as time passes; drawn only when it says something else. */
function useTicking(make) {
  const [, again] = useState("");
  const text = make();
  useEffect(() => {
    const look = () => again(make());
    ticking.add(look);
    return () => ticking.delete(look);
  });
  return text;
}

/** A moment as Discord shows it; `R` runs. */
export function Moment({ at, form }) {
  const text = useTicking(() => (form === "R" ? relative(at - now()) : moment(at, form)));
  return html`<time class="moment" dateTime=${new Date(at).toISOString()} title=${moment(at, "F")}><bdi>${text}</bdi></time>`;
}

/** What is left until a moment, as a clock shows it. */
export function Countdown({ until, class: kind = "" }) {
  const text = useTicking(() => countdown(until - now()));
  const hurry = until - now() < 10000;
  return html`<span class="countdown ${kind} ${hurry ? "hurry" : ""}">${text}</span>`;
}
