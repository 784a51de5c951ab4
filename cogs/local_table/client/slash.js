/* Slash commands: the list that opens at `/`, and a command's options as fields. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "./vendor/preact.js";
import { request } from "./connection.js";
import { Close } from "./dialog.js";
import { Icon } from "./icons.js";
import { announce } from "./live.js";
import { openMenu } from "./menu.js";
import { changed, state } from "./store.js";
import { say } from "./words.js";

const REST = 120; // ms without a key before the server is asked for choices

export function CommandList({ found, at, choose }) {
  const list = useRef();
  useEffect(() => list.current?.querySelector(".at")?.scrollIntoView({ block: "nearest" }), [at]);
  return html`<div class="completions" id="commands" role="listbox" aria-label=${say("page-commands")} ref=${list}>
    ${!found.length && html`<p class="none">${say("page-commands-none")}</p>`}
    ${found.map((one, index) => html`<div key=${one.name} id=${`command-${index}`} role="option" aria-selected=${index === at}
        class="option ${index === at ? "at" : ""}" onMouseDown=${(event) => {
          event.preventDefault();
          choose(one);
        }}>
      <bdi class="command-name" dir="ltr">/${one.called}</bdi><small dir="auto">${one.description}</small>
    </div>`)}
  </div>`;
}

export function CommandForm({ command, place, leave }) {
  const [sending, setSending] = useState(false);
  const [why, setWhy] = useState(null);
  const [given, setGiven] = useState({}); // option -> {value, text}
  const required = command.options.filter((one) => one.required).length;
  const [opened, setOpened] = useState(() => command.options.filter((one) => one.required).map((one) => one.name));
  const form = useRef();
  const values = Object.fromEntries(Object.entries(given).filter(([, one]) => one.value !== "").map(([name, one]) => [name, one.value]));
  const set = (name, one) => setGiven((before) => ({ ...before, [name]: one }));
  const complete = command.options.every((one) => !one.required || values[one.name] !== undefined);
  const submit = async (event) => {
    event.preventDefault();
    if (!complete || sending) return;
    setSending(true);
    const answer = await request({ do: "slash", place, name: command.name, options: values });
    setSending(false);
    setWhy(answer.ok ? null : answer.why);
    if (!answer.ok) announce(answer.why, true);
    if (answer.form) state.form = { ...answer.form, why: null, busy: false };
    changed();
    if (answer.ok) leave();
  };
  const open = (name) => {
    setOpened([...opened, name]);
  };
  // At once: the next key is for the field, and may come before the next frame.
  useLayoutEffect(() => {
    const fields = form.current.querySelectorAll("[data-option]");
    (fields[opened.length > required ? fields.length - 1 : 0] ?? form.current.querySelector("[type=submit]")).focus();
  }, [opened]);

  return html`<form class="command" ref=${form} onSubmit=${submit} onKeyDown=${(event) => event.key === "Escape" && leave()}>
    <header>
      <bdi class="command-name" dir="ltr">/${command.called}</bdi><small dir="auto">${command.description}</small>
      <${Close} onClick=${leave} />
    </header>
    ${why && html`<p class="refusal" dir="auto">${why}</p>`}
    <div class="options">
      ${opened.map((name) => command.options.find((one) => one.name === name)).map((one) => html`<div class="field" key=${one.name}>
        <label for=${`option-of-${one.name}`}><span dir="auto">${one.called}</span>${one.required && html`<span class="needed" aria-label=${say("page-form-needed")}>*</span>`}</label>
        <small id=${`about-${one.name}`} dir="auto">${one.description}</small>
        <${Option} option=${one} given=${given[one.name]} set=${(value) => set(one.name, value)} command=${command} place=${place} others=${values} />
      </div>`)}
    </div>
    <footer>
      ${command.options.filter((one) => !opened.includes(one.name)).map((one) => html`<button type="button" class="button small secondary" key=${one.name}
          title=${one.description} onClick=${() => open(one.name)}>+ <bdi>${one.called}</bdi></button>`)}
      <button type="submit" class="button primary ${sending ? "sent" : ""}" aria-disabled=${!complete} aria-busy=${sending}>${say("page-command-run")}</button>
    </footer>
  </form>`;
}

function Option({ option, given, set, command, place, others }) {
  const id = `option-of-${option.name}`;
  const listed = listOf(option);
  if (listed) {
    const onClick = (event) =>
      openMenu({
        anchor: event.currentTarget, title: option.description, options: listed, min: 0,
        values: given ? [String(given.value)] : [],
        done: ([value]) => set(pick(option, listed, value)),
      });
    return html`<button type="button" id=${id} data-option=${option.name} class="select ${given?.text ? "held" : ""}" aria-haspopup="listbox"
        aria-label=${`${option.called}: ${given?.text || say("page-menu-hint")}`} onClick=${onClick}>
      <span class="select-text" dir="auto">${given?.text || say("page-menu-hint")}</span><${Icon} name="down" />
    </button>`;
  }
  if (option.complete) return html`<${Completing} id=${id} option=${option} given=${given} set=${set} command=${command} place=${place} others=${others} />`;
  const numeric = option.kind === "number";
  return html`<input id=${id} data-option=${option.name} type=${numeric ? "number" : "text"} dir="auto" autocomplete="off" value=${given?.text ?? ""}
    aria-describedby=${`about-${option.name}`} onInput=${(event) => {
      const text = event.target.value;
      set({ text, value: numeric && text !== "" ? Number(text) : text });
    }} />`;
}

/** Everybody who may be named: at the table and, before there is one, in the server. */
function people() {
  if (state.people.length) return state.people;
  return Object.entries(state.names.people).map(([id, name]) => ({ id, name }));
}

/** What an option may be, where that is a list known beforehand. */
function listOf(option) {
  const kinds = {
    choice: () => option.choices.map((one) => ({ label: one.name, value: String(one.value), raw: one.value })),
    person: () => people().map((one) => ({ label: one.name, value: one.id, raw: one.id })),
    place: () => option.places.map((id) => ({ label: state.names.places[id] ?? id, value: id, raw: id })),
    yesno: () => [
      { label: say("page-yes"), value: "true", raw: true },
      { label: say("page-no"), value: "false", raw: false },
    ],
  };
  if (option.choices?.length) return kinds.choice();
  return kinds[option.kind] && option.kind !== "choice" ? kinds[option.kind]() : null;
}

function pick(option, listed, value) {
  const chosen = listed.find((one) => one.value === value);
  return chosen ? { value: chosen.raw, text: chosen.label } : { value: "", text: "" };
}

/** A field whose choices the server gives while one types. A key that comes before them waits for them. */
function Completing({ id, option, given, set, command, place, others }) {
  const [choices, setChoices] = useState({ of: null, list: [] }); // of: the text that they complete
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const asked = useRef(0);
  const moved = useRef(null); // the text at which one has moved among the choices that were there
  const waits = useRef(null); // the text whose first choice is taken when it comes
  const text = given?.text ?? "";
  const { list } = choices;
  const look = (typed) => {
    const mine = ++asked.current;
    setTimeout(async () => {
      if (mine !== asked.current) return;
      const answer = await request({ do: "complete", place, name: command.name, option: option.name, text: typed, options: others });
      if (mine !== asked.current) return;
      const found = answer.ok ? answer.choices : [];
      const taken = waits.current === typed ? found[0] : undefined;
      waits.current = null;
      setChoices({ of: typed, list: found });
      setAt(0);
      if (taken) choose(taken);
    }, REST);
  };
  const choose = (one) => {
    asked.current += 1; // what is on its way completes another text
    set({ value: one.value, text: one.name });
    setOpen(false);
  };
  const onKeyDown = (event) => {
    const typed = event.target.value;
    const takes = event.key === "Enter" || event.key === "Tab";
    if (!open) return;
    if (takes && typed && choices.of !== typed && moved.current !== typed) {
      waits.current = typed;
      if (event.key === "Enter") event.preventDefault();
      return;
    }
    if (!list.length) return;
    const moves = { ArrowDown: (at + 1) % list.length, ArrowUp: (at - 1 + list.length) % list.length };
    if (event.key in moves) {
      moved.current = typed;
      setAt(moves[event.key]);
    } else if (takes) choose(list[at]);
    else if (event.key === "Escape") {
      setOpen(false);
      event.stopPropagation();
    } else return;
    if (event.key !== "Tab") event.preventDefault();
  };
  return html`<div class="completing">
    <input id=${id} data-option=${option.name} type="text" dir="auto" autocomplete="off" value=${text} role="combobox" aria-autocomplete="list"
      aria-expanded=${open && list.length > 0} aria-controls="${id}-list" aria-describedby=${`about-${option.name}`}
      aria-activedescendant=${open && list.length ? `${id}-${at}` : undefined}
      onFocus=${() => {
        setOpen(true);
        look(text);
      }}
      onBlur=${() => setOpen(false)}
      onInput=${(event) => {
        waits.current = null;
        set({ value: event.target.value, text: event.target.value });
        setOpen(true);
        look(event.target.value);
      }} onKeyDown=${onKeyDown} />
    ${open && list.length > 0 && html`<div class="completions" role="listbox" id="${id}-list" aria-label=${option.description}>
      ${list.map((one, index) => html`<div key=${one.value} id="${id}-${index}" role="option" aria-selected=${index === at}
          class="option ${index === at ? "at" : ""}" dir="auto" onMouseDown=${(event) => {
            event.preventDefault();
            choose(one);
          }}>${one.name}</div>`)}
    </div>`}
  </div>`;
}
