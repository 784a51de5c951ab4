/* Where one writes: a message, or a slash command with its options. */

import { html, useLayoutEffect, useRef, useState } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { isSilenced } from "./moments.js";
import { RoleChip } from "./seats.js";
import { isUnderWay, utter } from "./sentences.js";
import { Talk } from "./talk.js";
import { CommandForm, CommandList } from "./slash.js";
import { changedNow, placeOf, state } from "./store.js";
import { directionOf, say } from "./words.js";

/** What a text asks for: the commands that it may be the beginning of; null where it is a sentence. */
function commandsOf(text, kind) {
  if (!text.startsWith("/")) return null;
  const wanted = text.slice(1).trim().toLowerCase();
  return state.commands.filter((one) => (one.called.includes(wanted) || one.name.includes(wanted)) && (kind !== "letters" || one.letters));
}

/** One place's: drawn anew for another place. A key is for what the field holds when it comes, drawn or not. */
export function Composer({ place }) {
  const [command, setCommand] = useState(null);
  const chosen = useRef({ text: "", at: 0 }); // which of the commands, while the field holds this text
  const returns = useRef(false); // whether the field gets the focus back
  const box = useRef();
  const draft = state.drafts[place] ?? "";
  const { write = false, name = "", closed, kind } = placeOf(place) ?? {};
  const found = commandsOf(draft, kind);
  const atIn = (text) => (chosen.current.text === text ? chosen.current.at : 0);
  const at = atIn(draft);

  useLayoutEffect(() => {
    if (command || !returns.current) return;
    returns.current = false;
    box.current.focus();
  }, [command]);

  const put = (text) => {
    state.drafts[place] = text;
    changedNow();
  };
  const choose = (one) => {
    if (!one) return;
    setCommand({ ...one }); // an opening of its own
    put("");
  };
  const leave = (which) => {
    setCommand((now) => {
      if (now !== which) return now;
      returns.current = document.activeElement === document.body || !!document.activeElement?.closest(".composer");
      return null;
    });
  };
  const send = () => {
    const text = box.current.value;
    if (!text.trim() || commandsOf(text, kind)) return;
    utter(place, text);
    put("");
  };
  const onKeyDown = (event) => {
    const text = event.target.value;
    const list = commandsOf(text, kind);
    const one = atIn(text);
    if (list?.length) {
      const moves = { ArrowDown: (one + 1) % list.length, ArrowUp: (one - 1 + list.length) % list.length };
      if (event.key in moves) {
        chosen.current = { text, at: moves[event.key] };
        changedNow();
      } else if (event.key === "Enter" || event.key === "Tab") choose(list[one]);
      else if (event.key === "Escape") put("");
      else return;
      event.preventDefault();
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      send();
    }
  };

  if (command) {
    return html`<div class="composer">
      <${CommandForm} key=${command.name} command=${command} place=${place} leave=${() => leave(command)} />
    </div>`;
  }
  const why = state.unsaid[place];
  const busy = isUnderWay(place);
  const silenced = isSilenced(place) && "page-write-dead";
  const hint = say(silenced || (write && !closed ? "page-write" : "page-write-commands"), { place: name });
  return html`<div class="composer">
    ${found && html`<${CommandList} found=${found} at=${at} choose=${choose} />`}
    ${why && html`<p class="refusal" dir="auto">${why}</p>`}
    ${state.talk?.place === place && html`<${Talk} talk=${state.talk} />`}
    <div class="line ${busy ? "sent" : ""}">
      <${RoleChip} />
      <button type="button" class="plain slash" aria-label=${say("page-commands")} title=${say("page-commands")}
        disabled=${!!draft.trim() && !found} onClick=${() => {
        put("/");
        box.current.focus();
      }}><span aria-hidden="true">/</span></button>
      <textarea ref=${box} rows="1" dir=${directionOf(draft)} value=${draft} placeholder=${hint} aria-label=${hint}
        role="combobox" aria-expanded=${!!found} aria-controls="commands" aria-autocomplete="list"
        aria-activedescendant=${found?.length ? `command-${at}` : undefined}
        onInput=${(event) => put(event.target.value)} onKeyDown=${onKeyDown}></textarea>
      <button type="button" class="plain send" aria-label=${say("page-send")} title=${say("page-send")}
        aria-busy=${busy} disabled=${!draft.trim() || !!found} onClick=${send}><${Icon} name="send" /></button>
    </div>
  </div>`;
}
