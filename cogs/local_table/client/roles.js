/* The roles of a rulebook, side by side, to be searched. */

import { html, useState } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { directionOf, holds, number, say } from "./words.js";

export function RoleList({ book }) {
  const [wanted, setWanted] = useState("");
  const found = book.roles.filter((role) => holds(`${role.name} ${role.team} ${role.blurb}`, wanted));
  const teams = [...new Set(found.map((role) => role.team))];
  return html`<div class="role-search">
      <${Icon} name="search" />
      <input type="search" dir=${directionOf(wanted)} value=${wanted} placeholder=${say("page-roles-search")} aria-label=${say("page-roles-search")} onInput=${(event) => setWanted(event.target.value)} />
      <span role="status">${say("page-roles-count", { count: number(found.length) })}</span>
    </div>
    <div class="role-list" tabindex="0">
      ${!found.length && html`<p class="none">${say("page-roles-none")}</p>`}
      ${teams.map((team) => html`<section key=${team} aria-label=${team}>
        <h3 dir="auto">${team}</h3>
        <ul>${found.filter((role) => role.team === team).map((role) => html`<li key=${role.id}>
          <h4 dir="auto">${role.name}</h4><p dir="auto">${role.blurb}</p>
        </li>`)}</ul>
      </section>`)}
    </div>`;
}
