/* The people round their table: who sits where, who is out, who speaks, whose hands are up against whom, what I know. */

import { html, useState } from "./vendor/preact.js";
import { openCard } from "./card.js";
import { Fact, OwnMark, factsOf, sideStyle } from "./facts.js";
import { Icon } from "./icons.js";
import { bare } from "./markdown.js";
import { MARKS, markOf } from "./marks.js";
import { hueOf } from "./message.js";
import { openMoment } from "./moments.js";
import { isUnderWay, name, questionsOf } from "./naming.js";
import { state } from "./store.js";
import { list, number, say } from "./words.js";

const HANDS = 4; // so many raised hands are shown by their numbers; more are counted
const NAMED = 9; // so many faces have their names under them in a strip
const IN_A_ROW = 10; // of a strip

export function Seats() {
  const seated = state.people.filter((person) => person.seat !== null);
  const others = state.people.filter((person) => person.seat === null);
  const living = seated.filter((person) => person.alive !== false && !person.left).length;
  const { ballot } = state.seats;
  const [at, setAt] = useState(0); // which of the seats the tabulator key comes to
  const onKeyDown = (event) => {
    const all = [...event.currentTarget.querySelectorAll("button.seat")];
    const from = all.indexOf(event.target);
    const last = all.length - 1;
    const moves = { ArrowDown: from + 1, ArrowUp: from - 1, ArrowRight: from + step(1), ArrowLeft: from - step(1), Home: 0, End: last };
    if (from < 0 || !(event.key in moves)) return;
    event.preventDefault();
    all[Math.min(Math.max(moves[event.key], 0), last)].focus();
  };
  const half = Math.ceil(seated.length / 2);
  const counts = {
    "--half": half,
    "--in-a-row": seated.length <= NAMED ? Math.max(seated.length, 6) : Math.ceil(seated.length / Math.ceil(seated.length / IN_A_ROW)),
  };
  return html`<aside class="people ${state.sheet === "people" ? "open" : ""}" id="people" aria-label=${say("page-people")}>
    <h2>
      <span>${say("page-people")}</span>
      ${seated.length > 0 && html`<span class="count">${ballot
        ? say("page-voted", { voted: number(ballot.voted), voters: number(ballot.voters) })
        : say("page-people-count", { living: number(living), all: number(seated.length) })}</span>`}
    </h2>
    <ol class="seats ${seated.length > NAMED ? "many" : ""}" style=${counts} onKeyDown=${onKeyDown}>
      ${seated.map((person, index) => html`<${Seat} key=${person.id} person=${person} tab=${index === Math.min(at, seated.length - 1)}
        onFocus=${() => setAt(index)} row=${index < half ? index + 1 : seated.length - index} side=${index < half ? "first" : "second"} />`)}
    </ol>
    ${state.seats.asked.some((question) => !question.given.length) && html`<p class="beside-table">${say("page-seat-hint")}</p>`}
    ${others.length > 0 && html`<p class="beside-table" dir="auto">${list(others.map((person) => person.name))}</p>`}
  </aside>`;
}

/** A step along the line of reading. */
function step(by) {
  return state.direction === "rtl" ? -by : by;
}

/** How a seat stands, as far as it is shown. */
function standingOf(person) {
  const { seat } = person;
  const { ballot, accused, asked } = state.seats;
  const out = person.alive === false || person.left;
  const hands = Object.entries(ballot?.hands ?? {});
  return {
    out,
    floor: state.voice?.floor === person.id,
    silenced: !out && !!state.voice?.silenced.includes(person.id),
    accused: accused.includes(seat),
    against: hands.filter(([, at]) => at.includes(seat)).map(([voter]) => Number(voter)),
    named: asked.some((question) => question.given.includes(seat)),
    facts: factsOf(seat),
    own: markOf(seat),
  };
}

/** All of it in words. */
function inWords(person, stands) {
  const { out, floor, silenced, accused, against, named, facts, own } = stands;
  const states = [
    person.me && say("page-person-you"),
    out && say("page-person-out"),
    floor && say("page-person-floor"),
    silenced && say("page-person-silenced"),
    accused && say("page-person-accused"),
    against.length > 0 && say("page-person-hands", { seats: list(against.map(number)) }),
    named && say("page-seat-chosen"),
    ...facts.map((fact) => bare(fact.text)),
    own && say(MARKS[own]),
  ];
  return [`${say("page-person-seat", { seat: number(person.seat) })} ${person.name}`, ...states.filter(Boolean)].join(", ");
}

function Seat({ person, row, side, tab, onFocus }) {
  const { seat } = person;
  const stands = standingOf(person);
  const { out, floor, accused, against, named, facts, own } = stands;
  const open = questionsOf(seat);
  const under = isUnderWay(seat);
  const label = inWords(person, stands);
  const known = ["mate", "card"].includes(facts[0]?.kind);
  const kinds = { out, floor, me: person.me, named, askable: open.length > 0, known };
  const onClick = (event) => take(seat, open, event.currentTarget);
  const onContextMenu = (event) => {
    event.preventDefault();
    openCard(seat, event.currentTarget);
  };
  const style = { "--hue": hueOf(person.id), "--row": row, ...sideStyle(facts[0]?.side) };
  return html`<li class="at-${side}" style=${style}>
    <button type="button" class="seat ${Object.keys(kinds).filter((kind) => kinds[kind]).join(" ")}" data-seat=${seat} aria-label=${label}
        aria-busy=${under} tabindex=${tab ? 0 : -1} onFocus=${onFocus} onClick=${onClick} onContextMenu=${onContextMenu}>
      <span class="seat-face" aria-hidden="true">${number(seat)}
        ${under && html`<span class="under"></span>`}
        ${own && html`<${OwnMark} what=${own} />`}
        ${floor ? html`<${Icon} name="mic" />` : accused && html`<${Icon} name="scales" />`}
      </span>
      <span class="seat-words" aria-hidden="true">
        <span class="seat-name"><bdi>${person.name}</bdi></span>
        ${against.length > 0 ? html`<${Hands} voters=${against} />` : html`<${Fact} seat=${seat} />`}
        ${facts.some((fact) => fact.kind === "answer") && html`<${Icon} name="eye" />`}
      </span>
    </button>
    <button type="button" class="seat-more" tabindex="-1" aria-label=${say("page-seat-card", { seat: `${number(seat)}, ${person.name}` })}
      onClick=${(event) => openCard(seat, event.currentTarget)}><${Icon} name="more" /></button>
  </li>`;
}

/** The hands up against a seat, by the numbers of those who raise them. */
function Hands({ voters }) {
  const shown = voters.length > HANDS ? voters.slice(0, HANDS - 1) : voters;
  return html`<span class="hands"><span class="hands-count"><${Icon} name="hand" />${number(voters.length)}</span>
    ${shown.map((voter) => html`<span class="hand" key=${voter} style=${{ "--hue": hueOf(idOf(voter)) }}>${number(voter)}</span>`)}
    ${shown.length < voters.length && html`<span>+${number(voters.length - shown.length)}</span>`}
  </span>`;
}

function idOf(seat) {
  return state.people.find((person) => person.seat === seat)?.id;
}

/** A press on a seat: it is named where one thing is asked; where several things or nothing, its card opens. */
function take(seat, open, anchor) {
  if (open.length === 1) name(open[0], seat, anchor);
  else openCard(seat, anchor);
}

/** My role, wherever I write; a press opens the card, or, once I am out, that I am. */
export function RoleChip() {
  const { card } = state.seats;
  if (!card) return null;
  const text = say("page-my-card", { role: card.role, side: card.side });
  return html`<button type="button" class="role-chip ${state.moments.fall ? "out" : ""}" style=${sideStyle(card.colour)} aria-label=${text} title=${text}
    onClick=${openMoment}><span dir="auto">${card.role}</span></button>`;
}
