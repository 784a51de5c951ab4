/* What a person does with a message: each press is shown as under way at once, and then as the server answers it. */

import { announce } from "./live.js";
import { request } from "./connection.js";
import { changed, changedNow, state } from "./store.js";
import { say } from "./words.js";

const SHOWN_DONE = 900; // ms

export const keyOf = (message, control) => `${message} ${control}`;

/** How a control stands: undefined, or {state: "sent"|"done", values}. */
export function standing(message, control) {
  return state.presses.get(keyOf(message.id, control));
}

/** Both resolve to the server's answer; to null where the control is under way already. */
export function press(message, control) {
  return act(message, control, { do: "press" });
}

export function choose(message, control, values) {
  return act(message, control, { do: "choose", values });
}

async function act(message, control, what) {
  const key = keyOf(message.id, control);
  if (state.presses.get(key)?.state === "sent") return null;
  state.presses.set(key, { state: "sent", values: what.values });
  state.refusals.delete(message.id);
  lastPressed.set(message.id, control);
  changedNow();
  const answer = await request({ ...what, place: message.place, message: message.id, custom_id: control });
  if (answer.ok) {
    state.presses.set(key, { state: "done" });
    setTimeout(() => {
      if (state.presses.get(key)?.state === "done") state.presses.delete(key);
      changed();
    }, SHOWN_DONE);
    if (answer.form) state.form = { ...answer.form, why: null, busy: false };
  } else {
    state.presses.delete(key);
    state.refusals.set(message.id, answer.why);
    announce(answer.why, true);
  }
  changed();
  return answer;
}

/** Which of a message's controls was pressed last. */
export const lastPressed = new Map();

/** Send a filled form. It stays open until the server has taken it. */
export async function submit(values) {
  const form = state.form;
  form.busy = true;
  form.why = null;
  changedNow();
  const answer = await request({ do: "submit", form: form.form, values });
  form.busy = false;
  if (answer.ok) {
    if (state.form === form) state.form = answer.form ? { ...answer.form, why: null, busy: false } : null;
    announce(say("page-sent"));
  } else {
    form.why = answer.why;
    announce(answer.why, true);
  }
  changed();
}

/** Ask for something that has no control in a message. Resolves to the answer; a refusal is shown and said. */
export async function ask(body) {
  const answer = await request(body);
  if (!answer.ok) {
    state.trouble = answer.why;
    announce(answer.why, true);
  } else {
    state.trouble = null;
  }
  changed();
  return answer;
}
