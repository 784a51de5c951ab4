/* What came while the evening ran ahead: in three lines, and a line in the talk above the first message that is new. */

import { html } from "./vendor/preact.js";
import { Close } from "./dialog.js";
import { Icon } from "./icons.js";
import { announce } from "./live.js";
import { bare } from "./markdown.js";
import { Rich } from "./rich.js";
import { changedNow, on, state } from "./store.js";
import { say } from "./words.js";

const ICONS = { left: "candle", told: "eye", accused: "scales" };
let read = 0; // the number of the one that was closed

/** Whether a message came after the evening began to run ahead. Later numbers are larger. */
export function cameSince(message) {
  const since = state.skipped?.since[message.place];
  return since !== undefined && BigInt(message.id) > BigInt(since);
}

/** The number of the last stop, once all that came before it in this place is here, up to this message. */
export function passedOver(last) {
  const newest = state.skipped?.newest[last?.place];
  return newest !== undefined && BigInt(last.id) >= BigInt(newest) ? state.skipped.number : 0;
}

on("skipped", () => {
  if (state.skipped?.lines.length) announce([say("page-skipped"), ...state.skipped.lines.map((line) => bare(line.text))].join(" "));
});

export function Skipped() {
  const { skipped } = state;
  if (!skipped?.lines.length || skipped.number === read) return null;
  const close = () => {
    read = skipped.number;
    changedNow();
  };
  return html`<section class="skipped" aria-labelledby="skipped-title">
    <h2 id="skipped-title">${say("page-skipped")}</h2>
    <ul>
      ${skipped.lines.map((line) => html`<li key=${line.kind}><${Icon} name=${ICONS[line.kind]} /><${Rich} text=${line.text} /></li>`)}
    </ul>
    <${Close} onClick=${close} />
  </section>`;
}

/** The line above what is new. */
export function NewSince() {
  return html`<li class="new-since" role="separator" aria-label=${say("page-new-since")}><span aria-hidden="true">${say("page-new-since")}</span></li>`;
}
