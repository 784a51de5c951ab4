/* Small pictures, drawn by lines in the colour of the text beside them. */

import { html } from "./vendor/preact.js";

const PATHS = {
  square: "M4 21V9l5-4 5 4v12M14 21V12h6v9M2 21h20M8 21v-4h2v4M8 12h2M17 15v.5",
  letters: "M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5",
  room: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 15v2",
  thread: "M4 5h16v11H10l-4 4v-4H4z",
  story: "M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.5a6.5 6.5 0 0 1 3.5 5.5",
  pause: "M8 5v14M16 5v14",
  play: "M7 4.5v15l12-7.5z",
  next: "M5 5v14l8-7zM13 5v14l8-7zM21 5v14",
  slower: "M5 12h14",
  faster: "M5 12h14M12 5v14",
  sound: "M4 9.5h4l5-4v13l-5-4H4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  silent: "M4 9.5h4l5-4v13l-5-4H4zM17 9.5l5 5M22 9.5l-5 5",
  mic: "M12 14a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3zM6 11a6 6 0 0 0 12 0M12 17v4",
  muted: "M9 9v2a3 3 0 0 0 4.5 2.6M15 11V6a3 3 0 0 0-5.8-1M6 11a6 6 0 0 0 9 5.2M18 11a6 6 0 0 1-.4 2.2M12 17v4M4 3l16 17",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  close: "M6 6l12 12M18 6 6 18",
  tick: "M5 12.5l4.5 4.5L19 7.5",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  save: "M12 4v11M7 11l5 5 5-5M5 20h14",
  send: "M4 12 20 4l-5 16-4-6.5zM11 13.5 20 4",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21",
  door: "M14 4h6v16h-6M4 12h11M11 8l4 4-4 4",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z",
  sun: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
  scales: "M12 4v16M7 20h10M5 8h14M5 8l-2.5 6h5zM19 8l-2.5 6h5z",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4",
  "bell-off": "M6 16V11a6 6 0 0 1 8.5-5.5M18 11v5l2 2H8M10 21h4M4 3l16 18",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z",
  candle: "M9 11h6v10H9zM6 21h12M12 11V9M12 9c-2-1.6-1.2-3.6 0-5.5 1.2 1.9 2 3.9 0 5.5z",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2",
  trust: "M5 12.5l4.5 4.5L19 7.5",
  doubt: "M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3v.5M12 18.5v.1",
  hand: "M8 14V6a1.5 1.5 0 0 1 3 0v5M11 6V4.5a1.5 1.5 0 0 1 3 0V11M14 6.5a1.5 1.5 0 0 1 3 0V14c0 4-3 6.5-6.5 6.5-3 0-4.5-2-7-7A1.5 1.5 0 0 1 6 12l2 3",
  speech: "M4 5h16v11H10l-4 4v-4H4z",
  more: "M6 12h.1M12 12h.1M18 12h.1",
  cards: "M4 7.5 12.5 5l4 12.5L8 20zM14 5.5l5 1.5-2.5 9",
};
// What points along the line of reading turns round with it. A player's keys do not: they point along the tape.
const TURNED = new Set(["left", "right", "send", "door", "out"]);

export function Icon({ name }) {
  return html`<svg class="icon ${TURNED.has(name) ? "turned" : ""}" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
