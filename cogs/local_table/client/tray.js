/* The tray: what I must see wherever I am. Answers for me alone, what is asked of me, new letters. One thing at a time. */

import { html } from "./vendor/preact.js";
import { lastPressed } from "./acts.js";
import { Close } from "./dialog.js";
import { Icon } from "./icons.js";
import { announce } from "./live.js";
import { bare } from "./markdown.js";
import { Body, isWord, readable } from "./message.js";
import { changedNow, goTo, messageOf, on, placeOf, state } from "./store.js";
import { number, say } from "./words.js";

const AT_MOST = 4;
const KEPT_AS = "tray"; // what a reload brings back
const tray = { cards: [], at: 0, word: null, ...kept() }; // cards: {kind: "answer"|"need"|"letter", place, message, source}

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT_AS) ?? "{}");
  } catch {
    return {};
  }
}

addEventListener("pagehide", () => {
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify({ ...tray, cards: tray.cards.filter((card) => card.kind !== "need") }));
  } catch {
    // A browser that keeps nothing shows them no more; they stand in `messages` still.
  }
});

/** What lies in the tray now: nothing whose message is not there. */
function lying() {
  const stands = (card) => messageOf(card.place, card.message) !== undefined;
  const cards = tray.cards.filter(stands);
  const at = Math.max(0, Math.min(tray.at, cards.length - 1));
  return { cards, at, word: tray.word && stands(tray.word) ? tray.word : null };
}

// What stands before me in the place that is open needs no tray, and does not come back into it.
on("here", () => {
  tray.cards = tray.cards.filter((card) => card.kind === "answer" || card.place !== state.here);
});

on("gone", (message) => {
  tray.cards = tray.cards.filter((card) => card.message !== message);
  if (tray.word?.message === message) tray.word = null;
});

on("message", (message, isNew) => {
  if (message.only_you) answer(message, isNew);
  else if (isNew) letter(message);
});

on("mood", () => {
  tray.word = null;
  // What was answered or written in the phase before is of no use now; what I am holding in my hands stays.
  if (document.activeElement?.closest(".tray")) return;
  tray.cards = tray.cards.filter((card) => card.kind === "need" || card.fresh);
  for (const card of tray.cards) card.fresh = false;
});

on("all", () => {
  tray.cards = tray.cards.filter((card) => card.kind !== "need");
  known = new Set();
  needed();
});

on("needs", needed);

/** An answer for me alone: over what I have pressed, in place of the last answer to the same. */
function answer(message, isNew) {
  if (!isNew) return;
  const source = `${message.answers ?? "/"} ${purpose(lastPressed.get(message.answers))}`;
  const card = { kind: "answer", place: message.place, message: message.id, source };
  announce(bare(readable(message)));
  if (isWord(message)) {
    tray.word = card;
    return;
  }
  tray.word = null;
  tray.cards = [card, ...tray.cards.filter((one) => one.source !== source)].slice(0, AT_MOST);
  tray.at = 0;
}

/** What a control is for, whatever it is about. */
function purpose(control = "") {
  return control.split(":").slice(0, 2).join(":");
}

/** A letter that comes while I look elsewhere. */
function letter(message) {
  if (placeOf(message.place)?.kind !== "letters" || state.here === message.place) return;
  if (message.author.id === state.me?.id || message.id === state.moments.card?.letter) return; // the card shows itself
  // A mere word that lies there still has been read, or is not what I wait for.
  tray.cards = lying().cards.filter((card) => card.kind !== "letter" || !isWord(messageOf(card.place, card.message)));
  add({ kind: "letter", place: message.place, message: message.id, fresh: true, unread: tray.cards.length > 0 });
  announce(bare(readable(message)));
}

function add(card) {
  const there = tray.cards.find((one) => one.message === card.message);
  if (there) {
    there.kind = card.kind;
    return;
  }
  tray.cards = [...tray.cards, card].slice(-AT_MOST);
}

let known = new Set();

/** What is asked of me in another place than the open one comes into the tray; what is asked no longer leaves it. */
function needed() {
  const asked = new Set(state.needs.map((need) => need.message));
  tray.cards = tray.cards.filter((card) => card.kind !== "need" || asked.has(card.message));
  for (const need of state.needs) {
    const key = `${need.message} ${need.text}`;
    if (known.has(key)) continue;
    announce(need.text, true);
    if (need.message && state.here !== need.place) add({ kind: "need", place: need.place, message: need.message });
  }
  known = new Set(state.needs.map((need) => `${need.message} ${need.text}`));
}

/** Open what is asked: in the tray or, in its own place, where it stands; with the focus on it. */
export function openNeed(need) {
  awaited = null;
  if (!need.message || !messageOf(need.place, need.message)) {
    awaited = need.text;
    goTo(need.place);
    return;
  }
  if (need.place === state.here) {
    look(need.message, need.control);
    return;
  }
  add({ kind: "need", place: need.place, message: need.message });
  tray.at = lying().cards.findIndex((card) => card.message === need.message);
  changedNow();
  controlIn(document.querySelector(".tray .card"), need.control)?.focus(); // at once: the next key is for it
}

let awaited = null; // what was to be opened, and whose message has not come yet

/** Open what was to be opened, as soon as it is there and nothing else has been taken in hand. */
function arrived() {
  if (awaited === null) return;
  const need = state.needs.find((one) => one.text === awaited);
  if (need && !messageOf(need.place, need.message)) return;
  awaited = null;
  const held = document.activeElement;
  if (!need || !(held === document.body || held?.closest(".need"))) return;
  changedNow();
  openNeed(need);
}

on("message", arrived);
on("needs", arrived);

function look(message, wanted) {
  const element = document.getElementById(`message-${message}`);
  const control = controlIn(element, wanted);
  (control ?? element)?.scrollIntoView({ block: "center" });
  (control ?? element)?.focus({ preventScroll: true });
}

/** The control that is wanted, or else the first. */
function controlIn(element, wanted) {
  const all = [...(element?.querySelectorAll(":is(.select, .button)") ?? [])];
  return all.find((one) => one.dataset.control === wanted) ?? all[0];
}

function drop(card) {
  tray.cards = tray.cards.filter((one) => one !== card);
  changedNow();
}

const TITLES = { answer: "page-tray-answer", need: "page-tray-need", letter: "page-tray-letter" };

export function Tray() {
  const { cards, at, word } = lying();
  const card = cards[at];
  const news = cards.filter((one, index) => one.unread && index !== at).length;
  const turn = (by) => {
    card.unread = false;
    tray.at = (at + by + cards.length) % cards.length;
    changedNow();
  };
  const close = () => {
    tray.word = null;
    changedNow();
  };
  const onKeyDown = (event) => {
    if (event.key !== "Escape") return;
    if (card) drop(card);
    else close();
  };
  return html`<section class="tray" aria-label=${say("page-tray")} onKeyDown=${onKeyDown}>
    ${card && html`<div class="card of-${card.kind}" key=${card.message}>
      <header>
        <${Icon} name=${card.kind === "answer" ? "eye" : card.kind === "need" ? "bell" : "letters"} />
        <h2>${say(TITLES[card.kind])}</h2>
        ${card.kind !== "answer" && html`<button type="button" class="plain jump" onClick=${() => jump(card)}>
          ${say("page-tray-open", { place: placeOf(card.place)?.name ?? "" })}
        </button>`}
        ${cards.length > 1 && html`<span class="turner">
          ${news > 0 && html`<span class="badge">${say("page-news")}</span>`}
          <button type="button" class="plain" aria-label=${say("page-tray-before")} onClick=${() => turn(-1)}><${Icon} name="left" /></button>
          <span>${number(at + 1)}/${number(cards.length)}</span>
          <button type="button" class="plain" aria-label=${say("page-tray-after")} onClick=${() => turn(1)}><${Icon} name="right" /></button>
        </span>`}
        <${Close} onClick=${() => drop(card)} />
      </header>
      <div class="card-body"><${Body} message=${messageOf(card.place, card.message)} /></div>
    </div>`}
    ${word && html`<div class="word" key=${word.message}>
      <${Icon} name="eye" />
      <${Body} message=${messageOf(word.place, word.message)} />
      <${Close} onClick=${close} />
    </div>`}
  </section>`;
}

function jump(card) {
  drop(card);
  goTo(card.place);
  look(card.message); // it is drawn: the place has been opened at once
}
