/* A text with Discord's markdown, drawn. Each line finds its own direction. */

import { html, useState } from "./vendor/preact.js";
import { blocks, inline } from "./markdown.js";
import { goTo, placeOf, state } from "./store.js";
import { Moment } from "./time.js";
import { say } from "./words.js";

export function Rich({ text }) {
  return html`<div class="rich">${blocks(text).map(drawBlock)}</div>`;
}

function drawBlock(block, key) {
  const kind = DRAWN[block.kind];
  return kind(block, key);
}

const DRAWN = {
  heading: (block, key) => html`<div key=${key} role="heading" aria-level=${block.level + 2} class="h${block.level}" dir="auto">${line(block.text)}</div>`,
  small: (block, key) => html`<div key=${key} class="small" dir="auto">${line(block.text)}</div>`,
  line: (block, key) => html`<div key=${key} dir="auto">${line(block.text)}</div>`,
  gap: (_, key) => html`<div key=${key} class="gap"></div>`,
  code: (block, key) => html`<pre key=${key} dir="auto"><code>${block.text}</code></pre>`,
  quote: (block, key) => html`<blockquote key=${key}>${block.blocks.map(drawBlock)}</blockquote>`,
  list: (block, key) => {
    const items = block.items.map((item, at) => html`<li key=${at} class=${item.deep ? "deep" : ""} dir="auto">${line(item.text)}</li>`);
    return block.ordered ? html`<ol key=${key} start=${block.start}>${items}</ol>` : html`<ul key=${key}>${items}</ul>`;
  },
};

export function line(text) {
  return inline(text).map(part);
}

function part(one, key) {
  return typeof one === "string" ? one : PARTS[one.kind](one, key);
}

const within = (one) => one.parts.map(part);

const PARTS = {
  strong: (one, key) => html`<strong key=${key}>${within(one)}</strong>`,
  em: (one, key) => html`<em key=${key}>${within(one)}</em>`,
  under: (one, key) => html`<u key=${key}>${within(one)}</u>`,
  struck: (one, key) => html`<s key=${key}>${within(one)}</s>`,
  spoiler: (one, key) => html`<${Spoiler} key=${key}>${within(one)}<//>`,
  code: (one, key) => html`<code key=${key}>${one.text}</code>`,
  link: (one, key) => html`<a key=${key} href=${one.url} target="_blank" rel="noreferrer noopener">${within(one)}</a>`,
  time: (one, key) => html`<${Moment} key=${key} at=${one.at} form=${one.form} />`,
  command: (one, key) => html`<bdi key=${key} class="mention" dir="ltr">/${one.name}</bdi>`,
  person: (one, key) => {
    const mine = one.id === state.me?.id;
    return html`<bdi key=${key} class="mention ${mine ? "mine" : ""}">@${state.names.people[one.id] ?? "?"}</bdi>`;
  },
  place: (one, key) => {
    const name = html`<bdi>#${state.names.places[one.id] ?? "?"}</bdi>`;
    if (!placeOf(one.id)) return html`<span key=${key} class="mention">${name}</span>`;
    return html`<button key=${key} type="button" class="mention" onClick=${() => goTo(one.id)}>${name}</button>`;
  },
};

function Spoiler({ children }) {
  const [shown, show] = useState(false);
  if (shown) return html`<span class="spoiler shown">${children}</span>`;
  return html`<button type="button" class="spoiler" aria-label=${say("page-spoiler")} onClick=${() => show(true)}>
    <span aria-hidden="true">${children}</span>
  </button>`;
}
