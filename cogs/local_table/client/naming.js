/* Naming a seat where something is asked: the same choice that its menu would make. */

import { choose, press } from "./acts.js";
import { openSelect } from "./components.js";
import { announce } from "./live.js";
import { partOf } from "./menu.js";
import { changedNow, messageOf, state } from "./store.js";
import { openNeed } from "./tray.js";

/** The questions that may be answered with this seat. */
export function questionsOf(seat) {
  return state.seats.asked.filter((question) => question.seats.includes(seat) || question.given.includes(seat));
}

let before = Promise.resolve(); // presses on seats are done one after another
let sent = null; // {seats, control, values}: what was taken last, until the server shows how the seats stand since

/** Answer a question with a seat, or take it back where it is the answer already; why it was refused is shown and said.
 * `anchor`: where the menu opens in which more must be chosen than this seat. */
export function name(question, seat, anchor) {
  before = before.then(async () => {
    const asked = state.seats.asked.find((one) => one.message === question.message && one.controls[0] === question.controls[0]);
    if (!asked) return; // what was pressed before has answered it, or its time is up
    const refusal = await answered(asked, String(seat), anchor);
    if (refusal) announce(refusal, true);
    state.trouble = refusal;
    changedNow();
  });
}

async function answered(question, seat, anchor) {
  const message = messageOf(question.place, question.message);
  const holds = (control) => (partOf(message?.components, control)?.options ?? []).some((one) => one.value === seat);
  const control = question.controls.findLast(holds); // of several places that are named in order, the one to come
  if (!control) {
    openNeed({ ...question, control: question.controls[0] }); // on another page of its menu, or its message has not come
    return null;
  }
  const part = partOf(message.components, control);
  const most = part.max_values ?? 1;
  const held = question.ordered ? [] : heldIn(question, part);
  const rest = held.filter((one) => one !== seat);
  if (held.includes(seat) && !rest.length) return question.back ? why(await press(message, question.back)) : null;
  const values = held.includes(seat) ? rest : most > 1 ? [...rest, seat].slice(-most) : [seat];
  if (values.length < (part.min_values ?? 1)) {
    openSelect(part, message, anchor, values);
    return null;
  }
  const refusal = why(await choose(message, control, values));
  if (!refusal) sent = { seats: state.seats, control, values };
  return refusal;
}

/** The seats that one menu of a question holds. */
function heldIn(question, part) {
  if (sent?.seats === state.seats && sent.control === part.custom_id) return sent.values;
  const offered = new Set(part.options.map((one) => one.value));
  return question.given.map(String).filter((one) => offered.has(one));
}

function why(answer) {
  return answer?.ok === false ? answer.why : null;
}

/** Whether an answer that names this seat is on its way. */
export function isUnderWay(seat) {
  return state.seats.asked.some((question) =>
    question.controls.some((control) => {
      const stands = state.presses.get(`${question.message} ${control}`);
      return stands?.state === "sent" && stands.values?.includes(String(seat));
    }),
  );
}
