/* Sentences on their way: each place's in their order, the next when the last is answered; kept over a reload. */

import { request } from "./connection.js";
import { announce } from "./live.js";
import { changed, changedNow, state } from "./store.js";

const KEPT_AS = "sentences";
const waiting = kept(); // {id, place, text}, in the order in which they were written
const going = new Set(); // places from which one is under way
const returned = {}; // place -> what came back into its field

/** Say something in a place. What is refused comes back into the field, with the reason. */
export function utter(place, text) {
  waiting.push({ id: crypto.randomUUID(), place, text });
  keep();
  delete returned[place];
  delete state.unsaid[place];
  go(place);
}

/** Whether something written in a place has not been answered yet. */
export function isUnderWay(place) {
  return waiting.some((one) => one.place === place);
}

async function go(place) {
  if (going.has(place)) return;
  going.add(place);
  for (let next; (next = waiting.find((one) => one.place === place)); ) {
    const answer = await request({ id: next.id, do: "say", place, text: next.text.trim() });
    if (!answer.ok) giveBack(next, answer.why);
    waiting.splice(waiting.indexOf(next), 1);
    keep();
    changed();
  }
  going.delete(place);
}

/** Put a sentence into its field again: after what came back before it, before whatever was typed since. */
function giveBack({ place, text }, why) {
  const typed = state.drafts[place] ?? "";
  const before = returned[place] && typed.startsWith(returned[place]) ? returned[place].length : 0;
  const end = typed.indexOf("\n", before);
  const head = before ? typed.slice(0, end < 0 ? typed.length : end) : "";
  const tail = typed.slice(head && end >= 0 ? end + 1 : head.length);
  returned[place] = [head, text].filter(Boolean).join("\n");
  state.drafts[place] = [returned[place], tail].filter(Boolean).join("\n");
  state.unsaid[place] = why;
  announce(why, true);
  holdingTheCursor(place, tail.length);
}

/** Draw, and leave the cursor where one types: as far from the end as it was. */
function holdingTheCursor(place, most) {
  /** @type {HTMLTextAreaElement | null} */
  const field = state.here === place ? document.querySelector(".composer textarea") : null;
  const fromEnd = (at) => Math.min(most, field.value.length - at);
  const after = field && { start: fromEnd(field.selectionStart), end: fromEnd(field.selectionEnd) };
  changedNow();
  if (field === null || document.activeElement !== field) return;
  field.setSelectionRange(field.value.length - after.start, field.value.length - after.end);
}

function keep() {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify(waiting));
  } catch {
    // A browser that keeps nothing loses at a reload what it had not sent.
  }
}

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "[]");
  } catch {
    return [];
  }
}

for (const { place } of waiting) go(place);
