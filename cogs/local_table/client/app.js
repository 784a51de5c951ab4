/* The page of the local table. `store.js` is what it knows, `connection.js` the way to the server; the rest draws. */

import { html, render } from "./vendor/preact.js";
import { SeatCard } from "./card.js";
import { connect } from "./connection.js";
import { Form } from "./form.js";
import { Lesson } from "./lesson.js";
import { Menu } from "./menu.js";
import { onChange, state } from "./store.js";
import { Sure } from "./sure.js";
import { Start } from "./start.js";
import { Table } from "./table.js";
import { number, say } from "./words.js";

function App() {
  const screen = state.screen;
  return html`
    ${!state.online && html`<div class="banner" role="status">
      <span class="under" aria-hidden="true"></span>
      ${say(state.waiting ? "page-offline-waiting" : "page-offline", { count: number(state.waiting) })}
    </div>`}
    ${screen === "start" && html`<${Start} />`}
    ${screen === "table" && (state.lesson ? html`<${Lesson} />` : html`<${Table} />`)}
    ${state.form && html`<${Form} key=${state.form.form} form=${state.form} />`}
    ${state.question && html`<${Sure} question=${state.question} />`}
    ${state.card && html`<${SeatCard} key=${state.card.seat} card=${state.card} />`}
    ${state.menu && html`<${Menu} key=${state.menu.title} menu=${state.menu} />`}
  `;
}

const root = document.getElementById("page");

onChange(() => {
  if (state.screen === null) return; // what came with the page stands until there is more to show
  document.documentElement.dataset.mood = state.screen === "table" ? (state.clock?.mood ?? "lobby") : "lobby";
  document.title = title();
  render(html`<${App} />`, root);
});

/** The name of the window; what needs me shows in its tab. */
function title() {
  const name = say("page-title");
  return state.needs.length && state.screen === "table" ? `(${number(state.needs.length)}) ${name}` : name;
}

connect();
