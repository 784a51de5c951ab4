/* A form that the bot asks for: Discord's modal. */

import { html, useState } from "./vendor/preact.js";
import { submit } from "./acts.js";
import { Close, useDialog, whenClosed } from "./dialog.js";
import { Icon } from "./icons.js";
import { openMenu } from "./menu.js";
import { Rich } from "./rich.js";
import { changedNow, state } from "./store.js";
import { say } from "./words.js";

const TEXT_INPUT = 4;
const PARAGRAPH = 2;
const SELECTS = new Set([3, 5, 6, 7, 8]);
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;

export function Form({ form }) {
  const box = useDialog(".field :is(input, textarea, .select)");
  const fields = form.components.map(fieldOf).filter(Boolean);
  const [values, setValues] = useState(() => Object.fromEntries(fields.filter((one) => one.part).map((one) => [one.part.custom_id, first(one.part)])));
  const set = (id, value) => setValues((before) => ({ ...before, [id]: value }));
  const close = () => {
    state.form = null;
    changedNow();
  };
  const onSubmit = (event) => {
    event.preventDefault();
    if (!form.busy) submit(values);
  };

  return html`<dialog ref=${box} class="form" aria-labelledby="form-title" onClose=${whenClosed(close)}>
    <form method="dialog" onSubmit=${onSubmit}>
      <header><h2 id="form-title" dir="auto">${form.title}</h2><${Close} onClick=${close} /></header>
      <div class="fields">
        ${fields.map((field, at) => html`<${Field} key=${field.part?.custom_id ?? at} field=${field} value=${values[field.part?.custom_id]} set=${set} />`)}
      </div>
      ${form.why && html`<p class="refusal" role="alert" dir="auto">${form.why}</p>`}
      <footer>
        <button type="button" class="button secondary" onClick=${close}>${say("page-form-cancel")}</button>
        <button type="submit" class="button primary ${form.busy ? "sent" : ""}" aria-busy=${form.busy}>${say("page-form-send")}</button>
      </footer>
    </form>
  </dialog>`;
}

/** {label, description, part}, or {text}, of a component in a form. */
function fieldOf(component) {
  if (component.type === 18) return { label: component.label, description: component.description, part: component.component };
  if (component.type === 1) {
    const part = component.components[0];
    return { label: part.label ?? part.placeholder, part };
  }
  return component.type === 10 ? { text: component.content } : null;
}

/** What a field holds at first. */
function first(part) {
  if (part.type === TEXT_INPUT) return part.value ?? "";
  if (part.type === CHECKBOX) return String(!!part.default);
  const chosen = (part.options ?? []).filter((option) => option.default).map((option) => option.value);
  return part.type === RADIO_GROUP ? (chosen[0] ?? "") : chosen;
}

function Field({ field, value, set }) {
  if (field.text !== undefined) return html`<${Rich} text=${field.text} />`;
  const { part } = field;
  const id = `field-${part.custom_id}`;
  const needed = part.required !== false;
  const grouped = part.type === RADIO_GROUP || part.type === CHECKBOX_GROUP;
  const title = html`<span dir="auto">${field.label}</span>${needed && html`<span class="needed" title=${say("page-form-needed")} aria-label=${say("page-form-needed")}>*</span>`}`;
  const help = field.description && html`<small id="${id}-help" dir="auto">${field.description}</small>`;
  const control = drawn(part, { id, value, needed, label: field.label, help: help ? `${id}-help` : undefined, set: (given) => set(part.custom_id, given) });
  if (grouped) return html`<fieldset class="field"><legend>${title}</legend>${help}${control}</fieldset>`;
  return html`<div class="field"><label for=${id}>${title}</label>${help}${control}</div>`;
}

function drawn(part, { id, value, needed, label, help, set }) {
  if (part.type === TEXT_INPUT) {
    const shape = {
      id, value, required: needed, dir: "auto", placeholder: part.placeholder ?? "", "aria-describedby": help,
      minLength: part.min_length ?? 0, maxLength: part.max_length ?? 4000,
      onInput: (event) => set(event.target.value),
    };
    return part.style === PARAGRAPH ? html`<textarea rows="4" ...${shape}></textarea>` : html`<input type="text" autocomplete="off" ...${shape} />`;
  }
  if (SELECTS.has(part.type)) return html`<${Choice} part=${part} id=${id} value=${value} label=${label} set=${set} />`;
  if (part.type === CHECKBOX) {
    return html`<input type="checkbox" id=${id} checked=${value === "true"} onChange=${(event) => set(String(event.target.checked))} />`;
  }
  const several = part.type === CHECKBOX_GROUP;
  return (part.options ?? []).map((option) => {
    const chosen = several ? value.includes(option.value) : value === option.value;
    const onChange = (event) => {
      const others = several ? value.filter((one) => one !== option.value) : [];
      set(several ? (event.target.checked ? [...others, option.value] : others) : option.value);
    };
    return html`<label class="choice" key=${option.value}>
      <input type=${several ? "checkbox" : "radio"} name=${id} checked=${chosen} required=${needed && !several} onChange=${onChange} />
      <span dir="auto">${option.label}${option.description && html`<small>${option.description}</small>`}</span>
    </label>`;
  });
}

function Choice({ part, id, value, label, set }) {
  const labels = (part.options ?? []).filter((option) => value.includes(option.value)).map((option) => option.label);
  const hint = part.placeholder ?? say("page-menu-hint");
  const onClick = (event) =>
    openMenu({
      anchor: event.currentTarget, title: label ?? hint, options: part.options ?? [], values: value,
      min: part.required === false ? 0 : (part.min_values ?? 1), max: part.max_values ?? 1, done: set,
    });
  return html`<button type="button" id=${id} class="select ${labels.length ? "held" : ""}" aria-haspopup="listbox" aria-expanded=${false}
      aria-label=${`${label}: ${labels.join(", ") || hint}`} onClick=${onClick}>
    <span class="select-text" dir="auto">${labels.join(", ") || hint}</span><${Icon} name="down" />
  </button>`;
}
