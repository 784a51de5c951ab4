/* What I am told of myself once, over all else: my card, and that I am out. It folds by itself into the chip beside where
 * I write, from which it opens again. */

import { html } from "./vendor/preact.js";
import { mention } from "./connection.js";
import { sideStyle } from "./facts.js";
import { Icon } from "./icons.js";
import { announce } from "./live.js";
import { bare } from "./markdown.js";
import { Rich, line } from "./rich.js";
import { sound } from "./sound.js";
import { changedNow, goTo, on, placeOf, state } from "./store.js";
import { say } from "./words.js";

const KEPT_AS = "moments"; // those that have been seen
const KEPT = 12;
const LONG = { card: 14000, fall: 20000 }; // ms for which one lies there, unless it is being looked at
const stills = matchMedia("(prefers-reduced-motion: reduce)");

let seen = kept();
let timer = null;

function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "[]");
  } catch {
    return [];
  }
}

/** Whether something is seen for the first time. */
function isNew(key) {
  if (seen.includes(key)) return false;
  seen = [...seen, key].slice(-KEPT);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(seen));
  } catch {
    // A browser that keeps nothing shows it once more after a reload.
  }
  return true;
}

on("moments", come);
on("all", come);

function come() {
  const { card, fall } = state.moments;
  if (state.moment && !state.moments[state.moment.kind]) forget();
  if (card && isNew(card.key)) {
    announce(bare([say("page-my-card", { ...state.seats.card }), ...card.text].join("\n")));
    open("card");
  }
  if (fall && isNew(fall.key)) {
    announce(bare([fall.title, ...fall.lines].join("\n")), true);
    sound("toll");
    open("fall");
  }
  read();
}

/** The letter that brings my card has been read once the card lies before me. */
function read() {
  const { card } = state.moments;
  const place = state.places.find((one) => one.kind === "letters");
  if (card?.letter && place?.unread && isNew(`read ${card.key}`)) mention({ do: "seen", place: place.id, message: card.letter });
}

function open(kind) {
  state.moment = { kind, folds: false };
  state.sheet = null; // it lies over the messages
  wait();
}

/** It folds by itself after a while, and not while somebody is at it. */
function wait() {
  clearTimeout(timer);
  if (state.moment) timer = setTimeout(fold, LONG[state.moment.kind]);
}

function stay() {
  clearTimeout(timer);
}

/** Open again what lies behind the chip: my card, or that I am out. */
export function openMoment() {
  open(state.moments.fall ? "fall" : "card");
  changedNow();
  focusOn(".reveal");
}

// The next phase is not kept from me by a card that nobody is reading; with the first one it comes.
on("mood", (before) => {
  if (before !== "lobby" && state.moment?.kind === "card" && !document.querySelector(".reveal:is(:hover, :focus-within)")) fold();
});

function focusOn(what) {
  /** @type {HTMLElement | null} */ (document.querySelector(what))?.focus();
}

function forget() {
  clearTimeout(timer);
  state.moment = null;
}

/** Put it away: into the chip, which is where the focus goes if it was here. */
function fold() {
  const moment = state.moment;
  if (!moment || moment.folds) return;
  if (document.activeElement?.closest(".reveal")) focusOn(".role-chip");
  if (stills.matches || document.hidden) forget();
  else state.moment = { ...moment, folds: true };
  clearTimeout(timer);
  changedNow();
}

addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !state.moment || state.moment.folds || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  event.stopPropagation();
  fold();
}, { capture: true });

export function OwnMoment() {
  const { moment } = state;
  const { card, fall } = state.moments;
  const held = state.seats.card;
  if (!moment || !card || !held) return null;
  const gone = moment.kind === "fall" && fall;
  const onAnimationEnd = (event) => {
    if (!moment.folds || event.target !== event.currentTarget) return;
    forget();
    changedNow();
  };
  return html`<section class="reveal of-${moment.kind} ${moment.folds ? "folds" : ""}" key=${moment.kind} tabindex="-1" style=${sideStyle(held.colour)}
      aria-label=${gone ? fall.title : say("page-moment-card")} onAnimationEnd=${onAnimationEnd}
      onPointerEnter=${stay} onPointerLeave=${wait} onfocusin=${stay} onfocusout=${wait}>
    <div class="reveal-turns">
      <div class="reveal-back" aria-hidden="true"><${Icon} name="moon" /></div>
      <div class="reveal-face">
        ${gone ? html`<${FallFace} fall=${fall} held=${held} />` : html`<${CardFace} card=${card} held=${held} />`}
        <button type="button" class="button secondary fold" onClick=${fold}>${say("page-moment-fold")}</button>
      </div>
    </div>
  </section>`;
}

function CardFace({ card, held }) {
  return html`<header>
      <p>${say("page-moment-card")}</p>
      <h2 dir="auto">${held.role}</h2>
      <p class="reveal-side" dir="auto">${held.side}</p>
    </header>
    <div class="reveal-text">${card.text.map((text, at) => html`<div key=${at}><${Rich} text=${text} /></div>`)}</div>`;
}

function FallFace({ fall, held }) {
  const place = fall.place && placeOf(fall.place);
  return html`<header>
      <p>${say("page-moment-out")}</p>
      <h2 dir="auto">${fall.title}</h2>
      <p class="reveal-side" dir="auto">${held.role} · ${held.side}</p>
    </header>
    <div class="reveal-text">${fall.lines.map((text, at) => html`<p key=${at} dir="auto">${line(text)}</p>`)}</div>
    ${place && html`<button type="button" class="button primary" onClick=${() => {
      fold();
      goTo(place.id);
    }}><bdi>${say("page-fall-place", { place: place.name })}</bdi></button>`}`;
}

/** Whether a control in the square does nothing for me any more. */
export function isClosed(message, control) {
  const { fall } = state.moments;
  return !!fall && placeOf(message.place)?.kind === "square" && fall.closed.includes(String(control).split(":")[1]);
}

/** Whether I am out and must be silent where everybody talks. */
export function isSilenced(place) {
  const me = state.people.find((person) => person.me);
  return !!state.moments.fall && placeOf(place)?.kind === "square" && state.voice?.floor !== me?.id;
}
