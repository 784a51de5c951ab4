/* The table: places, messages, what needs me, the people. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "./vendor/preact.js";
import { ask } from "./acts.js";
import { Composer } from "./composer.js";
import { mention } from "./connection.js";
import { Ending } from "./ending.js";
import { Icon } from "./icons.js";
import { Message, follows, isBusy } from "./message.js";
import { Caption, NarratorSwitch } from "./narrator.js";
import { OwnMoment } from "./moments.js";
import { Needs } from "./needs.js";
import { Pace } from "./pace.js";
import { Places } from "./places.js";
import { Seats } from "./seats.js";
import { Skyline } from "./skyline.js";
import { NewSince, Skipped, cameSince, passedOver } from "./skipped.js";
import { SoundSwitch } from "./sound.js";
import { placeOf, state } from "./store.js";
import { sure } from "./sure.js";
import { Countdown } from "./time.js";
import { Tray } from "./tray.js";
import { say } from "./words.js";

export function Table() {
  const place = placeOf(state.here);
  const ending = state.here === "end" && state.end;
  return html`<div class="table ${state.sheet ? `with-${state.sheet}` : ""}">
    <${Head} />
    <${Places} />
    <div class="middle">
      ${ending ? html`<${Ending} end=${state.end} />` : place && html`<${Messages} key=${place.id} place=${place} />`}
      <${Caption} />
      <${Tray} />
      <${Skipped} />
      <${Needs} />
      ${state.trouble && html`<p class="refusal" dir="auto">${state.trouble}</p>`}
      ${!ending && html`<${OwnMoment} />`}
      ${!ending && place && html`<${Composer} key=${place.id} place=${place.id} />`}
    </div>
    <${Seats} />
  </div>`;
}

/** The sky over the table. `lit`: whose window is lit; null for as chance has it. */
export function Sky({ lit }) {
  return html`<div class="sky" aria-hidden="true">
    <span class="orb"></span>
    <${Skyline} seed=${state.me?.name ?? "city"} houses=${64} lit=${lit} width=${2400} />
  </div>`;
}

const PICTURED = /^\u200F?\p{Extended_Pictographic}\uFE0F?\s*/u; // a phase's own picture: ours stands beside it

function Head() {
  const { clock } = state;
  const seated = state.people.filter((person) => person.seat !== null);
  const lit = seated.map((person) => person.alive !== false && !person.left);
  return html`<header class="head">
    <${Sky} lit=${lit.length ? lit : null} />
    <div class="phase">
      <${Icon} name=${{ day: "sun", vote: "scales" }[clock?.mood] ?? "moon"} />
      <h1 dir="auto">${clock?.phase?.replace(PICTURED, "") ?? say("page-title")}</h1>
      ${clock?.ends != null && html`<${Countdown} until=${clock.ends} class="big" />`}
      ${clock?.paused && html`<span class="badge">${say("page-paused")}</span>`}
    </div>
    <${Pace} />
    <div class="tools">
      <${NarratorSwitch} />
      <${SoundSwitch} />
      <button type="button" class="plain" aria-label=${say("page-leave")} title=${say("page-leave")} onClick=${leave}><${Icon} name="door" /></button>
    </div>
  </header>`;
}

function leave() {
  if (state.end) ask({ do: "leave" });
  else sure({ text: say("page-leave-sure"), yes: say("page-leave"), done: () => ask({ do: "leave" }) });
}

const NEAR = 80; // px from the foot that still count as being there

/** What stands in a place. `leaf`: its newest message is read from the head, like the leaf of a book, and nothing is
 * scrolled to the foot. */
export function Messages({ place, leaf = false }) {
  const list = useRef();
  const stuck = useRef(!leaf);
  const shown = useRef(state.skipped?.number ?? 0); // the last stop from which one has been taken to where it is new
  const left = useRef(null); // how far it was scrolled there; whoever scrolls on by themselves is left where they are
  const [away, setAway] = useState(false);
  const messages = (state.messages[place.id] ?? []).filter((message) => !message.only_you);
  const last = messages.at(-1)?.id;
  const fresh = messages.findIndex(cameSince);

  const toFoot = () => {
    list.current.scrollTop = list.current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (stuck.current) toFoot();
    const stop = passedOver(messages.at(-1));
    if (stop <= shown.current) return;
    shown.current = stop;
    const line = list.current.querySelector(".new-since");
    const above = line ? list.current.getBoundingClientRect().top - line.getBoundingClientRect().top : 0;
    if (!line || (stuck.current ? above <= 0 : list.current.scrollTop !== left.current)) return;
    stuck.current = false; // what was passed over is read from its beginning
    list.current.scrollTop -= above;
    left.current = list.current.scrollTop;
  });
  useEffect(() => {
    // What stands at the foot stays there while something opens below, or a picture arrives.
    const watch = new ResizeObserver(() => stuck.current && toFoot());
    watch.observe(list.current);
    watch.observe(list.current.firstElementChild);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const look = () => {
      if (!document.hidden && last && (place.unread || place.calls) && !away) mention({ do: "seen", place: place.id, message: last });
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [last, place.unread, place.calls, away]);

  const onScroll = ({ currentTarget }) => { // a scroll is told of a frame later, when the list may be gone
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (leaf) return;
    stuck.current = scrollHeight - scrollTop - clientHeight < NEAR;
    if (away === stuck.current) setAway(!stuck.current);
  };
  return html`<main class="messages" ref=${list} onScroll=${onScroll} tabindex="0" aria-label=${say("page-messages", { place: place.name })}>
    <ol>
      <li class="place-head">
        <${Icon} name=${place.kind} /><h2><bdi>${place.name}</bdi></h2><p dir="auto">${say(`page-about-${place.kind}`)}</p>
      </li>
      ${messages.map((message, at) => html`${at === fresh && html`<${NewSince} key="new-since" />`}<${Message} key=${message.id}
        message=${message} compact=${at !== fresh && follows(message, messages[at - 1])}
        busy=${isBusy(message)} words=${state.words} names=${state.names} fall=${state.moments.fall} />`)}
    </ol>
    ${away && html`<button type="button" class="to-foot button primary" onClick=${toFoot}><${Icon} name="down" />${say("page-to-newest")}</button>`}
  </main>`;
}
