/* The list that opens under a menu: by mouse, by finger or by keyboard, one choice or several. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "./vendor/preact.js";
import { useDialog, whenClosed } from "./dialog.js";
import { Fact } from "./facts.js";
import { announce } from "./live.js";
import { changedNow, on, state } from "./store.js";
import { number, say } from "./words.js";

const GAP = 6;
const TYPED_FOR = 700; // ms that typed letters belong together

/**
 * Open a list. `options`: {label, value, description, emoji}; `done` is given the values.
 * `origin`: the message and control that it belongs to, if any; it closes when they go. `seats`: whether the values are
 * seats, and what is known of each is to stand beside it.
 */
export function openMenu({ anchor, title, options, values = [], min = 1, max = 1, done, origin = null, seats = false }) {
  state.menu = { anchor, title, options, values, min, max, done, origin, seats };
  changedNow();
}

export function closeMenu() {
  state.menu = null;
  changedNow();
}

on("message", (message) => {
  const menu = state.menu;
  if (menu?.origin?.message !== message.id) return;
  const part = partOf(message.components, menu.origin.control);
  if (part && !part.disabled) {
    menu.options = part.options ?? menu.options;
    menu.min = part.min_values ?? 1;
    menu.max = part.max_values ?? 1;
  } else {
    closeMenu();
    announce(say("page-menu-gone"), true);
  }
});

/** The component of this id among these and those inside them; null where there is none. */
export function partOf(parts, control) {
  for (const part of parts ?? []) {
    if (part.custom_id === control) return part;
    const inner = partOf([...(part.components ?? []), part.accessory, part.component].filter(Boolean), control);
    if (inner) return inner;
  }
  return null;
}

export function Menu({ menu }) {
  const box = useDialog(".menu-list", menu.anchor);
  const list = useRef();
  const [values, setValues] = useState(menu.values);
  // A key or a click is for what is seen: the options as they were drawn, and among them the one that is marked.
  const { options } = menu;
  const [marked, mark] = useState((options.find((one) => menu.values.includes(one.value)) ?? options[0])?.value);
  const at = options.findIndex((one) => one.value === marked);
  const setAt = (index) => mark(options[index]?.value);
  const typed = useRef({ text: "", when: 0 });
  const several = menu.max > 1;

  useLayoutEffect(() => put(box.current, menu.anchor));
  useEffect(() => list.current.querySelector(".at")?.scrollIntoView({ block: "nearest" }), [at]);

  const finish = (chosen) => {
    closeMenu();
    menu.done(chosen);
  };
  const take = (index) => {
    const value = options[index]?.value;
    if (value === undefined) return;
    mark(value);
    const without = values.filter((one) => one !== value);
    if (!several) finish(values.includes(value) && menu.min === 0 ? [] : [value]);
    else if (values.includes(value)) setValues(without);
    else if (values.length < menu.max) setValues([...values, value]);
  };
  const onKeyDown = (event) => {
    const last = options.length - 1;
    const moves = { ArrowDown: Math.min(at + 1, last), ArrowUp: Math.max(at - 1, 0), Home: 0, End: last };
    if (event.key in moves) setAt(moves[event.key]);
    else if (event.key === "Enter" && several && values.length >= menu.min) finish(values);
    else if (event.key === "Enter" || event.key === " ") take(at);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) search(event.key, event.timeStamp);
    else return;
    event.preventDefault();
  };
  const search = (letter, when) => {
    const since = when - typed.current.when;
    typed.current = { text: since > TYPED_FOR ? letter : typed.current.text + letter, when };
    const wanted = typed.current.text.toLocaleLowerCase();
    const found = options.findIndex((one) => words(one.label).some((word) => word.startsWith(wanted)));
    if (found >= 0) setAt(found);
  };

  return html`<dialog ref=${box} class="menu" aria-label=${menu.title} onClose=${whenClosed(closeMenu)}
      onClick=${(event) => event.target === box.current && closeMenu()}>
    <div class="menu-title" dir="auto">${menu.title}</div>
    <div class="menu-list" ref=${list} role="listbox" tabindex="0" aria-label=${menu.title}
        aria-multiselectable=${several} aria-activedescendant=${`option-${at}`} onKeyDown=${onKeyDown}>
      ${options.map((option, index) => {
        const chosen = values.includes(option.value);
        const full = several && !chosen && values.length >= menu.max;
        return html`<div key=${option.value} id=${`option-${index}`} role="option" aria-selected=${chosen} aria-disabled=${full}
            class="option ${index === at ? "at" : ""} ${chosen ? "chosen" : ""}" onClick=${() => take(index)}>
          ${option.emoji?.name && html`<span class="emoji" aria-hidden="true">${option.emoji.name}</span>`}
          <span class="option-text">
            <span dir="auto">${option.label}</span>
            ${option.description && html`<small dir="auto">${option.description}</small>`}
          </span>
          ${menu.seats && html`<${Fact} seat=${Number(option.value)} />`}
          <span class="tick" aria-hidden="true"></span>
        </div>`;
      })}
    </div>
    ${several && html`<div class="menu-foot">
      <span>${say("page-menu-chosen", { chosen: number(values.length), most: number(menu.max) })}</span>
      <button type="button" class="button primary" disabled=${values.length < menu.min} onClick=${() => finish(values)}>
        ${say("page-menu-done")}
      </button>
    </div>`}
  </dialog>`;
}

function words(label) {
  return label.toLocaleLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Below its menu, or above it where there is more room; on a narrow screen the style sheet puts it at the foot. */
export function put(box, anchor) {
  if (!anchor?.isConnected) return;
  const from = anchor.getBoundingClientRect();
  const below = innerHeight - from.bottom - GAP;
  const above = from.top - GAP;
  const up = below < Math.min(box.scrollHeight, 300) && above > below;
  const width = Math.max(from.width, 240);
  box.style.setProperty("--room", `${Math.max(160, (up ? above : below) - 12)}px`);
  box.style.setProperty("--left", `${Math.min(Math.max(8, from.left), innerWidth - width - 8)}px`);
  box.style.setProperty("--width", `${width}px`);
  box.style.setProperty("--top", up ? "auto" : `${from.bottom + GAP}px`);
  box.style.setProperty("--bottom", up ? `${innerHeight - from.top + GAP}px` : "auto");
}
