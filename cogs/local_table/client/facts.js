/* What I know of a seat, in one line or in all of them. */

import { html } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { MARKS, markOf } from "./marks.js";
import { line } from "./rich.js";
import { state } from "./store.js";
import { say } from "./words.js";

const ICONS = { answer: "eye", claim: "speech", heard: "speech" };

/** What is known of a seat, what weighs most first: {kind, text, side}. After the end everybody's card. */
export function factsOf(seat) {
  const fate = state.end?.people.find((one) => one.seat === seat);
  if (fate && state.seats.token === null) return [{ kind: "card", text: fate.role, side: fate.colour }];
  const { card, known } = state.seats;
  const mine = card && state.people.some((person) => person.me && person.seat === seat);
  return mine ? [{ kind: "card", text: card.role, side: card.colour }, ...others(known[seat])] : (known[seat] ?? []);
}

/** What is known of me besides the card in my hand. */
function others(facts = []) {
  return facts.filter((fact) => fact.kind !== "card");
}

/** The colour of a side, as a style. */
export function sideStyle(side) {
  return side === null || side === undefined ? {} : { "--side": `var(--side-${side})` };
}

export function FactLine({ fact }) {
  return html`<span class="fact of-${fact.kind}" style=${sideStyle(fact.side)} dir="auto">
    ${ICONS[fact.kind] && html`<${Icon} name=${ICONS[fact.kind]} />`}<span>${line(fact.text)}</span>
  </span>`;
}

/** What weighs most of what is known of a seat. */
export function Fact({ seat }) {
  const [fact] = factsOf(seat);
  const own = markOf(seat);
  return html`${fact && html`<${FactLine} fact=${fact} />`}${own && html`<${OwnMark} what=${own} />`}`;
}

export function OwnMark({ what }) {
  return html`<span class="own-mark of-${what}" role="img" aria-label=${say(MARKS[what])}><${Icon} name=${what} /></span>`;
}
