/* Before the game: which rulebook, which language, how many, who I am. */

import { html, useState } from "./vendor/preact.js";
import { ask } from "./acts.js";
import { Close, useDialog, whenClosed } from "./dialog.js";
import { Icon } from "./icons.js";
import { openMenu } from "./menu.js";
import { RoleList } from "./roles.js";
import { Skyline } from "./skyline.js";
import { changedNow, forgetDrafts, on, state } from "./store.js";
import { sure } from "./sure.js";
import { directionOf, eitherOf, moment, number, range, say } from "./words.js";

const KEPT_AS = "chosen";
const SUGGESTED = 3; // other numbers of seats
// `seats`: null for as many as the rulebook is best with.
const chosen = { rulebook: null, seats: null, name: "", role: null, watch: false, look: false, ...remembered() };

function remembered() {
  try {
    const { rulebook, seats, name } = JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}");
    return Object.fromEntries(Object.entries({ rulebook, seats, name }).filter(([, value]) => value != null));
  } catch {
    return {};
  }
}

function set(what) {
  Object.assign(chosen, what);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
  changedNow();
}

let busy = false; // a table has been asked for, and is not there yet

on("all", () => {
  busy = false;
});

/** Ask for a table, once: it opens a while after the answer. */
async function move(wanted) {
  if (busy) return;
  busy = true;
  changedNow();
  const answer = await ask(wanted);
  if (answer.ok) {
    if (wanted.do === "open") forgetDrafts();
    return;
  }
  busy = false;
  changedNow();
}

export function Start() {
  const [opened, setOpened] = useState(null); // the rulebook whose roles are shown
  const { rulebooks, languages } = state.catalog;
  const book = rulebooks.find((one) => one.id === chosen.rulebook) ?? rulebooks[0];
  if (!book) return null;
  const seats = Math.min(Math.max(chosen.seats ?? book.usual, book.players[0]), book.players[1]);
  const dealt = book.roles.filter((one) => one.seats.includes(seats));
  const role = dealt.find((one) => one.id === chosen.role) ?? null;
  const open = async (more) => {
    const { watch } = chosen;
    const wished = watch ? null : (role?.id ?? null);
    const table = { rulebook: book.id, language: state.language, seats, name: chosen.name.trim(), role: wished, watch };
    await move({ do: "open", table: { ...table, ...more } });
  };
  const opens = say(chosen.watch || chosen.look ? "page-open" : "page-play");
  const begin = (event) => {
    event.preventDefault();
    const done = () => open({ look: chosen.look && !chosen.watch });
    // What is kept is lost by it; a story that has been told is not asked about.
    if (state.resumable && !state.resumable.over) sure({ text: say("page-play-sure"), yes: opens, done });
    else done();
  };
  const [resumes, waits] = kept(state.resumable);

  return html`<div class="start">
    <header class="hero">
      <div class="sky" aria-hidden="true"><span class="orb"></span><${Skyline} seed="the quiet city" houses=${40} width=${1400} /></div>
      <div class="hero-text">
        <h1>${say("page-title")}</h1>
        <p>${say("page-lead")}</p>
      </div>
      <${Languages} languages=${languages} />
    </header>
    <main class="start-main">
      ${state.resumable && html`<section class="resume" aria-label=${say(resumes)}>
        <${Icon} name="clock" />
        <div>
          <h2>${say(waits, { title: state.resumable.title })}</h2>
          <p dir="auto">${[state.resumable.phase, state.resumable.people].filter(Boolean).join(" – ")}</p>
          ${state.resumable.when && html`<p class="dim">${moment(state.resumable.when, "f")}</p>`}
        </div>
        <button type="button" class="button success large ${busy ? "sent" : ""}" onClick=${() => move({ do: "resume" })}>${say(resumes)}</button>
      </section>`}
      <form class="seat-form" onSubmit=${begin} aria-label=${say("page-your-table")}>
        <div class="play-now">
          <p class="picked"><strong dir="auto">${book.title}</strong></p>
          <p class="facts" id="facts">${facts(book, seats, languages).map((one) => html`<bdi key=${one}>${one}</bdi>`)}</p>
          <${Odds} book=${book} seats=${seats} />
          <div class="begin">
            <p class="opens" aria-hidden="true"><bdi>${book.title}</bdi> · <bdi>${say("page-seats-of", { seats: number(seats) })}</bdi></p>
            <button type="submit" class="button success large ${busy ? "sent" : ""}" aria-busy=${busy} aria-describedby="facts">${opens}</button>
          </div>
          ${!chosen.watch && !chosen.look && html`<small>${say("page-play-hint")}</small>`}
          <div class="learn">
            <button type="button" class="button secondary ${busy ? "sent" : ""}" aria-busy=${busy} aria-describedby="learn-hint"
              onClick=${() => open({ lesson: true })}><${Icon} name="story" /><span>${say("page-learn")}</span></button>
            <small id="learn-hint">${say("page-learn-hint")}</small>
          </div>
        </div>
        ${state.trouble && html`<p class="refusal" dir="auto">${state.trouble}</p>`}
        <h2>${say("page-your-table")}</h2>
        <div class="field">
          <label for="name">${say("page-your-name")}</label>
          <input id="name" type="text" dir=${directionOf(chosen.name)} maxlength="32" autocomplete="nickname" value=${chosen.name} placeholder=${say("page-your-name-hint")}
            onInput=${(event) => set({ name: event.target.value })} />
        </div>
        <div class="field">
          <label for="seats">${say("page-seats")} <output for="seats">${number(seats)}</output></label>
          <input id="seats" type="range" min=${book.players[0]} max=${book.players[1]} value=${seats} aria-valuetext=${say("page-seats-of", { seats: number(seats) })}
            disabled=${book.players[0] === book.players[1]} onInput=${(event) => set({ seats: Number(event.target.value) })} />
        </div>
        <div class="field">
          <span class="label" id="part">${say("page-your-part")}</span>
          <div class="parts" role="radiogroup" aria-labelledby="part">
            <${Part} value=${false} text="page-part-play" />
            <${Part} value=${true} text="page-part-watch" />
          </div>
        </div>
        ${!chosen.watch && html`<div class="field">
          <label for="role">${say("page-your-role")}</label>
          <${RoleChoice} roles=${dealt} role=${role} />
          <small>${[say("page-your-role-hint"), ...others(book, dealt)].join(" ")}</small>
        </div>
        <label class="look">
          <input type="checkbox" checked=${chosen.look} onChange=${(event) => set({ look: event.target.checked })} />
          <span>${say("page-look-first")}<small>${say("page-look-first-hint")}</small></span>
        </label>`}
      </form>
      <section class="books" aria-labelledby="choose">
        <h2 id="choose">${say("page-choose")}</h2>
        <div class="book-list" role="radiogroup" aria-labelledby="choose">
          ${rulebooks.map((one) => html`<${Book} key=${one.id} book=${one} chosen=${one === book} seats=${one === book ? seats : one.usual} open=${() => setOpened(one)} />`)}
        </div>
      </section>
    </main>
    ${opened && html`<${Roles} book=${opened} close=${() => setOpened(null)} />`}
  </div>`;
}

/** The texts that say how one goes on with what is kept, and what it is. */
function kept(resumable) {
  if (resumable?.lesson) return ["page-lesson-resume", "page-lesson-waits"];
  return resumable?.over ? ["page-last", "page-last-title"] : ["page-resume", "page-resume-title"];
}

/** What the button opens, beside the rulebook's name. */
function facts(book, seats, languages) {
  const language = languages.find((one) => one.id === state.language)?.name;
  const minutes = book.minutes[1] > 0 && say("page-minutes", { minutes: range(book.minutes) });
  return [language, say("page-seats-of", { seats: number(seats) }), minutes].filter(Boolean);
}

/** Of the roles that so many are not dealt: how one would get them. */
function others(book, dealt) {
  const missing = book.roles.filter((one) => !dealt.includes(one));
  const never = missing.filter((one) => one.seats.length === 0).length;
  const bySeats = missing.length - never;
  const byHand = book.by_hand ? never : 0; // elsewhere they come about in a game
  return [
    bySeats > 0 && say("page-your-role-more", { count: number(bySeats) }),
    byHand > 0 && say("page-your-role-by-hand", { count: number(byHand) }),
  ].filter(Boolean);
}

/** How often each side wins with so many seats; where one wins far more often than the others, that is said. `says`:
 * with how many seats, too. */
function Odds({ book, seats, says = false }) {
  const odds = book.odds.find((one) => one.seats === seats);
  if (!odds) return null;
  const even = book.odds.filter((one) => one.even).toSorted((one, other) => Math.abs(one.seats - seats) - Math.abs(other.seats - seats));
  const nearest = even.slice(0, SUGGESTED).map((one) => one.seats).toSorted((one, other) => one - other).map(number);
  return html`<div class="odds">
    <p><span class="lead">${says ? say("page-odds-with", { seats: number(seats) }) : say("page-odds")}</span>${odds.sides.map((one) => html`<span class="side" key=${one.name}><bdi>${one.name}</bdi> ${number(one.won)}</span>`)}</p>
    ${!odds.even && html`<p class="unequal">${nearest.length ? say("page-odds-unequal", { seats: eitherOf(nearest) }) : say("page-odds-unequal-always")}</p>`}
  </div>`;
}

function Book({ book, chosen: here, seats, open }) {
  const choose = () => set({ rulebook: book.id, role: null, seats: null });
  return html`<div class="book ${here ? "here" : ""}">
    <div class="book-art" aria-hidden="true"><${Skyline} seed=${book.id} houses=${27} width=${720} /></div>
    <label class="book-text">
      <input type="radio" class="unseen" name="rulebook" value=${book.id} checked=${here} onChange=${choose} aria-describedby=${`about-${book.id}`} />
      <h3 dir="auto">${book.title}</h3>
      <p dir="auto" id=${`about-${book.id}`}>${book.blurb}</p>
    </label>
    <${Odds} book=${book} seats=${seats} says />
    <div class="book-foot">
      <span title=${say("page-players", { players: range(book.players) })}><${Icon} name="people" /><span class="unseen">${say("page-players", { players: range(book.players) })}</span><span aria-hidden="true">${range(book.players)}</span></span>
      ${book.minutes[1] > 0 && html`<span><${Icon} name="clock" /><bdi>${say("page-minutes", { minutes: range(book.minutes) })}</bdi></span>`}
      <button type="button" class="plain text" onClick=${open} aria-label=${say("page-roles-of", { title: book.title })}>
        <${Icon} name="cards" />${say("page-roles-count", { count: number(book.roles.length) })}
      </button>
    </div>
  </div>`;
}

function Part({ value, text }) {
  return html`<label class="part ${chosen.watch === value ? "here" : ""}">
    <input type="radio" class="unseen" name="part" checked=${chosen.watch === value} onChange=${() => set({ watch: value })} />
    <span>${say(text)}</span>
  </label>`;
}

function RoleChoice({ roles, role }) {
  const onClick = (event) =>
    openMenu({
      anchor: event.currentTarget, title: say("page-your-role"), values: [role?.id ?? ""],
      options: [{ value: "", label: say("page-role-any") }, ...roles.map((one) => ({ value: one.id, label: one.name, description: one.team }))],
      done: ([id]) => set({ role: id || null }),
    });
  const name = role?.name ?? say("page-role-any");
  return html`<button type="button" id="role" class="select held" aria-haspopup="listbox" aria-label=${`${say("page-your-role")}: ${name}`} onClick=${onClick}>
    <span class="select-text" dir="auto">${name}</span><${Icon} name="down" />
  </button>`;
}

function Languages({ languages }) {
  return html`<div class="languages" role="group" aria-label=${say("page-language")}>
    ${languages.map((one) => html`<button type="button" key=${one.id} lang=${one.id} dir=${one.direction} class="plain text ${one.id === state.language ? "here" : ""}"
      aria-pressed=${one.id === state.language} onClick=${() => ask({ do: "language", language: one.id })}>${one.name}</button>`)}
  </div>`;
}

function Roles({ book, close }) {
  const box = useDialog();
  return html`<dialog ref=${box} class="roles" aria-labelledby="roles-title" onClose=${whenClosed(close)}
      onClick=${(event) => event.target === box.current && close()}>
    <header><h2 id="roles-title" dir="auto">${say("page-roles-of", { title: book.title })}</h2><${Close} onClick=${close} /></header>
    <${RoleList} book=${book} />
  </dialog>`;
}
