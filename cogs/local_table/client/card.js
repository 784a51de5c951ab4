/* A seat's card: what is asked and may be answered with it, what I know of it, my own mark. */

import { html, useLayoutEffect } from "./vendor/preact.js";
import { Close, useDialog, whenClosed } from "./dialog.js";
import { FactLine, factsOf } from "./facts.js";
import { MARKS, mark, markOf } from "./marks.js";
import { put } from "./menu.js";
import { Face } from "./message.js";
import { name, questionsOf } from "./naming.js";
import { changedNow, on, state } from "./store.js";
import { list, number, say } from "./words.js";

export function openCard(seat, anchor) {
  state.card = { seat, anchor };
  changedNow();
}

function closeCard() {
  state.card = null;
  changedNow();
}

on("all", () => {
  state.card = null; // another table, perhaps, or none
});

export function SeatCard({ card }) {
  const person = state.people.find((one) => one.seat === card.seat);
  return person && html`<${Card} ...${card} person=${person} />`;
}

function Card({ seat, anchor, person }) {
  const box = useDialog(".seat-card-body button", anchor);
  useLayoutEffect(() => put(box.current, anchor));
  const { ballot, card: mine } = state.seats;
  const label = `${number(seat)} · ${person.name}`;
  const hand = ballot?.hands[seat] ?? [];
  const lines = [
    person.me && mine && say("page-my-card", mine),
    (person.alive === false || person.left) && say("page-person-out"),
    state.seats.accused.includes(seat) && say("page-person-accused"),
    hand.length > 0 && say("page-person-hand", { seats: list(hand.map(number)) }),
  ].filter(Boolean);
  const facts = factsOf(seat).filter((fact) => !(person.me && fact.kind === "card" && mine));
  return html`<dialog ref=${box} class="menu seat-card" aria-label=${say("page-seat-card", { seat: label })} onClose=${whenClosed(closeCard)}
      onClick=${(event) => event.target === box.current && closeCard()}>
    <header><${Face} id=${person.id} name=${person.name} /><h2><bdi>${label}</bdi></h2><${Close} onClick=${closeCard} /></header>
    <div class="seat-card-body">
      ${questionsOf(seat).map((question) => html`<${Question} key=${question.text} question=${question} seat=${seat} label=${label} anchor=${anchor} />`)}
      ${lines.map((text) => html`<p key=${text} dir="auto">${text}</p>`)}
      ${facts.map((fact, at) => html`<p key=${at}><${FactLine} fact=${fact} /></p>`)}
      ${!lines.length && !facts.length && html`<p class="dim">${say("page-seat-nothing")}</p>`}
      ${!person.me && state.seats.token && html`<${Marks} seat=${seat} />`}
    </div>
  </dialog>`;
}

function Question({ question, seat, label, anchor }) {
  const given = question.given.includes(seat);
  const onClick = () => {
    closeCard();
    name(question, seat, anchor);
  };
  if (given && !question.back) return html`<p dir="auto">${question.text} <strong>${say("page-seat-chosen")}</strong></p>`;
  return html`<div class="seat-question"><span dir="auto">${question.text}</span>
    <button type="button" class="button ${given ? "secondary" : "primary"}" onClick=${onClick}>
      ${given ? say("page-seat-back") : say("page-seat-name", { seat: label })}
    </button>
  </div>`;
}

function Marks({ seat }) {
  const now = markOf(seat);
  return html`<div class="marks" role="group" aria-label=${say("page-mark")}>
    <span class="label" aria-hidden="true">${say("page-mark")}</span>
    ${[...Object.keys(MARKS), undefined].map((what) => html`<button type="button" key=${what ?? "none"} class="button small" aria-pressed=${now === what}
      onClick=${() => mark(seat, what)}>${say(MARKS[what] ?? "page-mark-none")}</button>`)}
  </div>`;
}
