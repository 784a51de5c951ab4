/* Who is at the table: seats, who is out, who has the floor, whose microphone is shut. */

import { html } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { hueOf } from "./message.js";
import { state } from "./store.js";
import { number, say } from "./words.js";

export function People() {
  const seated = state.people.filter((person) => person.seat !== null);
  const others = state.people.filter((person) => person.seat === null);
  const living = seated.filter((person) => person.alive !== false && !person.left).length;
  return html`<aside class="people ${state.sheet === "people" ? "open" : ""}" id="people" aria-label=${say("page-people")}>
    <h2>${say("page-people")} ${seated.length > 0 && html`<span class="count">${say("page-people-count", { living: number(living), all: number(seated.length) })}</span>`}</h2>
    <ul>
      ${seated.map((person) => html`<${Someone} key=${person.id} person=${person} />`)}
      ${others.map((person) => html`<${Someone} key=${person.id} person=${person} />`)}
    </ul>
  </aside>`;
}

function Someone({ person }) {
  const out = person.alive === false || person.left;
  const voice = state.voice;
  const floor = voice?.floor === person.id;
  const muted = !out && !!voice?.muted.includes(person.id);
  const states = [
    person.me && say("page-person-you"),
    out && say("page-person-out"),
    floor && say("page-person-floor"),
    muted && say("page-person-muted"),
  ].filter(Boolean);
  return html`<li class="someone ${out ? "out" : ""} ${floor ? "floor" : ""} ${person.me ? "me" : ""}" style=${{ "--hue": hueOf(person.id) }}>
    <span class="seat" aria-hidden="true">${person.seat === null ? [...person.name][0] : number(person.seat)}</span>
    <span class="someone-name">
      ${person.seat !== null && html`<span class="unseen">${say("page-person-seat", { seat: number(person.seat) })} </span>`}
      <bdi>${person.name}</bdi>
      ${states.length > 0 && html`<small>${states.join(", ")}</small>`}
    </span>
    ${floor && html`<${Icon} name="mic" />`}${muted && !floor && html`<${Icon} name="muted" />`}
  </li>`;
}
