/* The places I may enter, and what is new in each. */

import { html } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { goTo, state } from "./store.js";
import { number, say } from "./words.js";

export function Places() {
  const over = state.end !== null;
  return html`<nav class="places" aria-label=${say("page-places")}>
    <ul>
      ${over && html`<li key="end"><${Tab} id="end" kind="story" name=${say("page-end-tab")} /></li>`}
      ${state.places.map((place) => html`<li key=${place.id}><${Tab} ...${place} /></li>`)}
      <li class="only-narrow" key="people">
        <button type="button" class="place ${state.sheet === "people" ? "here" : ""}" aria-expanded=${state.sheet === "people"} aria-controls="people"
            onClick=${togglePeople}>
          <${Icon} name="people" /><span class="place-name">${say("page-people")}</span>
        </button>
      </li>
    </ul>
  </nav>`;
}

function togglePeople() {
  goTo(state.here, state.sheet === "people" ? null : "people");
}

function Tab({ id, kind, name, unread = 0, calls = 0, closed = false }) {
  const here = state.here === id && state.sheet === null;
  const news = [name, unread && say("page-unread", { count: number(unread) }), calls && say("page-calls", { count: number(calls) })];
  return html`<button type="button" class="place ${here ? "here" : ""} ${unread ? "new" : ""} ${closed ? "closed" : ""}" data-place=${id}
      aria-current=${here ? "page" : undefined} aria-label=${news.filter(Boolean).join(", ")} onClick=${() => goTo(id)}>
    <${Icon} name=${kind} /><span class="place-name"><bdi>${name}</bdi></span>
    ${calls > 0 ? html`<span class="calls-badge" aria-hidden="true">${number(calls)}</span>` : unread > 0 && html`<span class="new-badge" aria-hidden="true"></span>`}
  </button>`;
}
