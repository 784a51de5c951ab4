/* Discord's components, drawn: https://discord.com/developers/docs/components/reference gives the numbers. */

import { html } from "./vendor/preact.js";
import { choose, press, standing } from "./acts.js";
import { Icon } from "./icons.js";
import { openMenu } from "./menu.js";
import { isClosed } from "./moments.js";
import { Rich, line } from "./rich.js";
import { state } from "./store.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** One component of a message. */
export function Part({ part, message }) {
  const draw = DRAWN[part.type];
  return draw ? draw(part, message) : null;
}

const parts = (list, message) => (list ?? []).map((part, at) => html`<${Part} key=${part.custom_id ?? at} part=${part} message=${message} />`);

const DRAWN = {
  1: (part, message) => html`<div class="row">${parts(part.components, message)}</div>`,
  2: button,
  3: select,
  5: (part, message) => select({ ...part, options: people() }, message),
  7: (part, message) => select({ ...part, options: [...people(), ...places()] }, message),
  8: (part, message) => select({ ...part, options: places() }, message),
  9: (part, message) => html`<div class="section">
    <div class="section-text">${parts(part.components, message)}</div>
    <div class="accessory">${parts([part.accessory].filter(Boolean), message)}</div>
  </div>`,
  10: (part) => html`<${Rich} text=${part.content} />`,
  11: (part, message) => html`<${Picture} item=${part} message=${message} class="thumbnail" />`,
  12: (part, message) => html`<div class="gallery">
    ${part.items.map((item, at) => html`<${Picture} key=${at} item=${item} message=${message} />`)}
  </div>`,
  13: (part, message) => html`<${File} file=${attached(part.file, message)} />`,
  14: (part) => html`<hr class="separator ${part.divider === false ? "bare" : ""} ${part.spacing === 2 ? "wide" : ""}" />`,
  17: container,
};

function container(part, message) {
  const bar = part.accent_color == null ? {} : { "--bar": `#${part.accent_color.toString(16).padStart(6, "0")}` };
  return html`<div class="container" style=${bar}>${parts(part.components, message)}</div>`;
}

function button(part, message) {
  const emoji = part.emoji?.name;
  const face = html`${emoji && html`<span class="emoji" aria-hidden=${!!part.label}>${emoji}</span>`}
    ${part.label && html`<span dir="auto">${part.label}</span>`}`;
  if (part.style === 5) {
    return html`<a class="button link" href=${part.url} target="_blank" rel="noreferrer noopener">${face}<${Icon} name="out" /></a>`;
  }
  const stands = standing(message, part.custom_id)?.state;
  const off = part.disabled || message.gone || isClosed(message, part.custom_id);
  const onClick = (event) => {
    event.preventDefault();
    if (!off) press(message, part.custom_id);
  };
  return html`<button type="button" class="button ${STYLES[part.style] ?? "secondary"} ${stands ?? ""}" data-control=${part.custom_id}
      aria-disabled=${!!off} aria-busy=${stands === "sent"} title=${underWay(stands)} onClick=${onClick}>
    ${face}<${Under} stands=${stands} />
  </button>`;
}

/** What a control that is under way says of itself besides its name. */
function underWay(stands) {
  return stands === "sent" ? say(state.online ? "page-under-way" : "page-waits") : undefined;
}

/** What lies over a control while it is under way, and for a moment when it is done. */
function Under({ stands }) {
  if (stands === "sent") return html`<span class="under" aria-hidden="true"></span>`;
  return stands === "done" ? html`<span class="under" aria-hidden="true"><${Icon} name="tick" /></span>` : null;
}

function select(part, message) {
  const options = part.options ?? [];
  const held = options.filter((option) => option.default).map((option) => option.value);
  const stands = standing(message, part.custom_id);
  const shown = stands?.state === "sent" && stands.values ? stands.values : held;
  const labels = shown.map((value) => options.find((option) => option.value === value)?.label ?? value);
  const hint = part.placeholder ?? say("page-menu-hint");
  const off = part.disabled || message.gone || isClosed(message, part.custom_id);
  const onClick = (event) => {
    if (off || stands?.state === "sent") return;
    openSelect(part, message, event.currentTarget, held);
  };
  const name = labels.length ? `${hint}${/[?؟…]$/.test(hint) ? "" : ":"} ${labels.join(", ")}` : hint;
  return html`<button type="button" class="select ${stands?.state ?? ""} ${labels.length ? "held" : ""}" data-control=${part.custom_id}
      aria-haspopup="listbox" aria-expanded=${state.menu?.origin?.control === part.custom_id} aria-label=${name}
      aria-disabled=${!!off} aria-busy=${stands?.state === "sent"} title=${underWay(stands?.state)} onClick=${onClick}>
    <span class="select-text" dir="auto">
      ${labels.length ? labels.map((label) => html`<bdi key=${label} class=${labels.length > 1 ? "chip" : ""}>${label}</bdi>`) : hint}
    </span>
    <${Under} stands=${stands?.state} /><${Icon} name="down" />
  </button>`;
}

/** Open the list of a menu, these of its `values` chosen. */
export function openSelect(part, message, anchor, values) {
  openMenu({
    anchor,
    title: part.placeholder ?? say("page-menu-hint"),
    options: part.options ?? [],
    values,
    min: part.min_values ?? 1,
    max: part.max_values ?? 1,
    origin: { message: message.id, control: part.custom_id },
    seats: state.seats.asked.some((question) => question.controls.includes(part.custom_id)),
    done: (chosen) => choose(message, part.custom_id, chosen),
  });
}

function people() {
  return state.people.map((person) => ({ label: person.name, value: person.id }));
}

function places() {
  return Object.entries(state.names.places).map(([value, label]) => ({ label: `#${label}`, value }));
}

/** The name of a file that a component shows: `attachment://NAME`, or an address that ends with it. */
function nameOf(media) {
  return decodeURIComponent((media?.url ?? "").split(/[?#]/)[0].split("/").pop());
}

function attached(media, message) {
  const name = nameOf(media);
  return message.attachments.find((one) => one.name === name) ?? { name, url: /^https?:/.test(media?.url) ? media.url : undefined };
}

/** The names of all files that these components show. */
export function filesIn(list) {
  return (list ?? []).flatMap((part) => {
    const media = [part.file, part.media, ...(part.items ?? []).map((item) => item.media)].filter(Boolean);
    return [...media.map(nameOf), ...filesIn([...(part.components ?? []), part.accessory].filter(Boolean))];
  });
}

function Picture({ item, message, class: kind = "" }) {
  const { url } = attached(item.media, message);
  return url && html`<a class="picture ${kind}" href=${url} target="_blank"><img src=${url} alt=${item.description ?? ""} loading="lazy" /></a>`;
}

/** A file to look at or to keep. */
export function File({ file }) {
  if (/^image\//.test(file.type ?? "")) return html`<a class="picture" href=${file.url} target="_blank"><img src=${file.url} alt=${file.name} loading="lazy" /></a>`;
  return html`<a class="file" href=${file.url} download=${file.name}>
    <${Icon} name="file" /><span><bdi>${file.name}</bdi>${file.what && html`<small dir="auto">${line(file.what)}</small>`}</span><${Icon} name="save" />
  </a>`;
}

/** Whether anything in these components can be pressed. */
export function hasControls(list) {
  return (list ?? []).some(
    (part) => [2, 3, 5, 6, 7, 8].includes(part.type) || hasControls([...(part.components ?? []), part.accessory].filter(Boolean)),
  );
}

/** All the text of these components. */
export function textOf(list) {
  return (list ?? [])
    .flatMap((part) => [part.content, textOf([...(part.components ?? []), part.accessory].filter(Boolean))])
    .filter(Boolean)
    .join("\n");
}
