/* One message, as Discord shows it. */

import { Component, html } from "./vendor/preact.js";
import { File, Part, filesIn, hasControls, textOf } from "./components.js";
import { Icon } from "./icons.js";
import { Rich } from "./rich.js";
import { state } from "./store.js";
import { moment, say } from "./words.js";

const TOGETHER = 7 * 60 * 1000; // ms that messages of one author stand under one name

/** Whether a message stands under the name of the one before it. */
export function follows(message, before) {
  if (isAside(message)) return true;
  return !!before && !isAside(before) && before.author.id === message.author.id && message.at - before.at < TOGETHER && !message.said_for;
}

/** Whether a message is but a line in small print: a head for what people say below it, and nobody's own word. */
function isAside(message) {
  const [box, ...more] = message.components ?? [];
  if (box?.type !== 17 || more.length || message.content || message.attachments.length) return false;
  const [text, ...others] = box.components;
  return text?.type === 10 && !others.length && /^-# [^\n]+$/.test(text.content);
}

/** A colour of one's own, the same everywhere. */
export function hueOf(id) {
  let sum = 7;
  for (const sign of String(id)) sum = (sum * 31 + sign.codePointAt(0)) >>> 0;
  return (sum * 137) % 360;
}

export function Face({ id, name, bot = false, children }) {
  if (bot) return html`<span class="face bot" aria-hidden="true"><${Icon} name="moon" /></span>`;
  return html`<span class="face" style=${{ "--hue": hueOf(id) }} aria-hidden="true">${[...(name ?? "?")][0]}${children}</span>`;
}

/** The inside of a message: text, components, files, and why a press was refused. */
export function Body({ message }) {
  const placed = new Set(filesIn(message.components));
  const loose = message.attachments.filter((file) => !placed.has(file.name));
  const why = state.refusals.get(message.id);
  return html`<div class="body">
    ${message.content && html`<${Rich} text=${message.content} />`}
    ${(message.components ?? []).map((part, at) => html`<${Part} key=${at} part=${part} message=${message} />`)}
    ${loose.map((file) => html`<${File} key=${file.name} file=${file} />`)}
    ${why && html`<p class="refusal" dir="auto">${why}</p>`}
  </div>`;
}

/** A message in the list; drawn anew only when it, or what is under way in it, has changed. */
export class Message extends Component {
  shouldComponentUpdate(next) {
    return next.busy || ["message", "compact", "busy", "words", "names", "fall"].some((one) => next[one] !== this.props[one]);
  }

  render({ message, compact }) {
    const { author } = message;
    const time = moment(message.at, "t");
    const kind = `message ${compact ? "compact" : ""} ${isAside(message) ? "aside" : ""} ${message.calls_me ? "calls" : ""}`;
    return html`<li class=${kind} id=${`message-${message.id}`} tabindex="-1">
      ${compact ? html`<span class="beside" aria-hidden="true">${time}</span>` : html`<${Face} id=${author.id} name=${author.name} bot=${author.bot} />`}
      <article aria-label=${say("page-message-of", { name: author.name })}>
        ${message.said_for && html`<div class="said-for"><bdi>${message.said_for.name}</bdi></div>`}
        ${!compact && html`<div class="head">
          <span class="author ${author.bot ? "bot" : ""}" style=${author.bot ? {} : { "--hue": hueOf(author.id) }}><bdi>${author.name}</bdi></span>
          ${author.bot && html`<span class="badge">${say("page-badge-bot")}</span>`}
          <time class="at" dateTime=${new Date(message.at).toISOString()}>${time}</time>
        </div>`}
        <${Body} message=${message} />
        ${message.understood && html`<p class="understood" dir="auto">${say("page-understood", { what: message.understood })}</p>`}
      </article>
    </li>`;
  }
}

/** Whether something in this message is under way, or was refused: it must be drawn again then. */
export function isBusy(message) {
  if (state.refusals.has(message.id)) return true;
  for (const key of state.presses.keys()) if (key.startsWith(`${message.id} `)) return true;
  return false;
}

/** Whether a message is but a word, with nothing in it to press. */
export function isWord(message) {
  return !hasControls(message.components) && !message.attachments.length && (message.content + textOf(message.components)).length < 260;
}

/** All that can be read in a message. */
export function readable(message) {
  return [message.content, textOf(message.components)].filter(Boolean).join("\n");
}
