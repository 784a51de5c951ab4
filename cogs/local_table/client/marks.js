/* My own marks on the seats of this game: whom I trust, whom I doubt. This browser keeps them until another game begins;
 * nobody else is told. */

import { changedNow, state } from "./store.js";

export const MARKS = { trust: "page-mark-trust", doubt: "page-mark-doubt" }; // by the text that names it
const KEPT_AS = "marks";
let kept = read();

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
  } catch {
    return {};
  }
}

/** My mark on a seat of the running game; undefined where there is none. */
export function markOf(seat) {
  return kept.game === state.seats.token ? kept.seats?.[seat] : undefined;
}

/** Put a mark on a seat, or (undefined) take it off. */
export function mark(seat, what) {
  const game = state.seats.token;
  const seats = kept.game === game ? kept.seats : {};
  kept = { game, seats: { ...seats, [seat]: what } };
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing forgets them at a reload.
  }
  changedNow();
}
