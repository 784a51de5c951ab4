/* The way to the server and back. A request is kept, over a broken connection and a reload, until it is answered. */

import { changed, lose, state, take } from "./store.js";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 3000;
const KEPT_AS = "requests";

const pending = new Map(); // id -> {body, done}
let socket = null;
let ready = false; // everything has been shown to us since the connection stood
let pause = FIRST_PAUSE;

/** Ask the server for something. Resolves to its answer, however long that takes. With an `id` of the asker's own it is
 * the same request as that of this id before a reload.
 * @returns {Promise<import("./protocol.js").AnswerJson>} */
export function request(body) {
  const whole = { id: crypto.randomUUID(), ...body };
  return new Promise((done) => {
    pending.set(whole.id, { body: whole, done });
    keep();
    if (ready) socket.send(JSON.stringify(whole));
    count();
  });
}

/** Tell the server something that may as well be lost. */
export function mention(body) {
  if (ready) socket.send(JSON.stringify({ id: crypto.randomUUID(), ...body }));
}

export function connect() {
  for (const body of kept()) {
    if (!pending.has(body.id)) pending.set(body.id, { body, done: () => {} });
  }
  open();
  // Once the machine is awake again, do not wait out the pause.
  addEventListener("online", retry);
  document.addEventListener("visibilitychange", () => document.hidden || retry());
}

function open() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  socket = new WebSocket(`${scheme}://${location.host}/live`);
  socket.onmessage = (frame) => receive(JSON.parse(frame.data));
  socket.onclose = lost;
}

function retry() {
  if (socket?.readyState === WebSocket.CLOSED) open();
}

function lost() {
  ready = false;
  lose();
  count();
  setTimeout(retry, pause);
  pause = Math.min(pause * 1.7, LONGEST_PAUSE);
}

function receive(frame) {
  if (frame.re !== undefined) {
    answered(frame);
    return;
  }
  take(frame);
  if (frame.see === "all" && !ready) {
    ready = true;
    pause = FIRST_PAUSE;
    state.online = true;
    for (const { body } of pending.values()) socket.send(JSON.stringify(body));
    count();
  }
}

function answered(frame) {
  const waiting = pending.get(frame.re);
  if (!waiting) return;
  pending.delete(frame.re);
  keep();
  waiting.done(frame);
  count();
}

function count() {
  state.waiting = pending.size;
  changed();
}

function keep() {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify([...pending.values()].map((one) => one.body)));
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
