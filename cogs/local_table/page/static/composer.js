/* Where one writes: a message, or a slash command with its options. */

import { html, useLayoutEffect, useRef, useState } from "./vendor/preact.js";
import { request } from "./connection.js";
import { Icon } from "./icons.js";
import { announce } from "./live.js";
import { CommandForm, CommandList } from "./slash.js";
import { changed, changedNow, placeOf, state } from "./store.js";
import { directionOf, say } from "./words.js";

export function Composer({ place }) {
  const [command, setCommand] = useState(null);
  const [at, setAt] = useState(0);
  const [sending, setSending] = useState(false);
  const [why, setWhy] = useState(null);
  const box = useRef();
  const draft = state.drafts[place] ?? "";
  const { write = false, name = "", closed, kind } = placeOf(place) ?? {};
  const asks = draft.startsWith("/");
  const wanted = draft.slice(1).trim().toLowerCase();
  const found = asks ? state.commands.filter((one) => one.name.includes(wanted) && (kind !== "letters" || one.letters)) : [];

  useLayoutEffect(() => {
    setCommand(null);
    setWhy(null);
  }, [place]);
  useLayoutEffect(() => setAt(0), [draft]);

  const put = (text) => {
    state.drafts[place] = text;
    changedNow();
  };
  const choose = (one) => {
    if (!one) return;
    setCommand(one);
    setWhy(null);
    put("");
  };
  const leave = () => {
    setCommand(null);
    setWhy(null);
    requestAnimationFrame(() => box.current?.focus());
  };
  const settle = (answer, text) => {
    setSending(false);
    setWhy(answer.ok ? null : answer.why);
    if (!answer.ok) announce(answer.why, true);
    if (answer.ok && text !== undefined && state.drafts[place] === text) put("");
    if (answer.form) state.form = { ...answer.form, why: null, busy: false };
    changed();
    return answer.ok;
  };
  const send = async () => {
    const text = draft;
    if (!text.trim() || sending) return;
    setSending(true);
    settle(await request({ do: "say", place, text: text.trim() }), text);
  };
  const run = async (options) => {
    setSending(true);
    if (settle(await request({ do: "slash", place, name: command.name, options }))) leave();
  };
  const onKeyDown = (event) => {
    if (asks && found.length) {
      const moves = { ArrowDown: (at + 1) % found.length, ArrowUp: (at - 1 + found.length) % found.length };
      if (event.key in moves) setAt(moves[event.key]);
      else if (event.key === "Enter" || event.key === "Tab") choose(found[at]);
      else if (event.key === "Escape") put("");
      else return;
      event.preventDefault();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      if (!asks) send();
    }
  };

  if (command) {
    return html`<div class="composer">
      <${CommandForm} key=${command.name} command=${command} place=${place} sending=${sending} why=${why} run=${run} leave=${leave} />
    </div>`;
  }
  const hint = write && !closed ? say("page-write", { place: name }) : say("page-write-commands");
  return html`<div class="composer">
    ${asks && html`<${CommandList} found=${found} at=${at} choose=${choose} />`}
    ${why && html`<p class="refusal" dir="auto">${why}</p>`}
    <div class="line ${sending ? "sent" : ""}">
      <button type="button" class="plain slash" aria-label=${say("page-commands")} title=${say("page-commands")} onClick=${() => {
        put("/");
        box.current.focus();
      }}><span aria-hidden="true">/</span></button>
      <textarea ref=${box} rows="1" dir=${directionOf(draft)} value=${draft} placeholder=${hint} aria-label=${hint} readOnly=${sending}
        role="combobox" aria-expanded=${asks} aria-controls="commands" aria-autocomplete="list"
        aria-activedescendant=${asks && found.length ? `command-${at}` : undefined}
        onInput=${(event) => put(event.target.value)} onKeyDown=${onKeyDown}></textarea>
      <button type="button" class="plain send" aria-label=${say("page-send")} title=${say("page-send")}
        aria-busy=${sending} disabled=${!draft.trim() || asks} onClick=${send}><${Icon} name="send" /></button>
    </div>
  </div>`;
}
