/* After the game: how it ended, what turned it, its picture; who was who, and the story night by night. */

import { html } from "./vendor/preact.js";
import { ask } from "./acts.js";
import { File } from "./components.js";
import { sideStyle } from "./facts.js";
import { Icon } from "./icons.js";
import { announce } from "./live.js";
import { bare } from "./markdown.js";
import { Face } from "./message.js";
import { Rich, line } from "./rich.js";
import { on, state } from "./store.js";
import { number, say } from "./words.js";

// Who does not look would go on waiting for what is not asked any more.
on("end", () => {
  if (state.end) announce(bare(`${state.end.title}\n${state.end.outcome}`), true);
});

export function Ending({ end }) {
  return html`<main class="ending" aria-label=${say("page-end-tab")} tabindex="-1">
    <div class="ending-inner">
      <header class="verdict" style=${sideStyle(end.colour)}>
        <h1>${end.title}</h1>
        <div class="outcome"><${Rich} text=${end.outcome} /></div>
        <${Again} end=${end} />
      </header>
      ${end.turns.length > 0 && html`<section aria-labelledby="turns">
        <h2 id="turns">${say("page-end-turns")}</h2>
        <ul class="turns">${end.turns.map((turn, at) => html`<li key=${at}><${Rich} text=${turn} /></li>`)}</ul>
      </section>`}
      ${end.picture && html`<section aria-labelledby="picture"><h2 id="picture">${say("page-end-picture")}</h2>
        <a class="picture" href=${end.picture} target="_blank"><img src=${end.picture} alt=${say("page-end-picture")} /></a></section>`}
      <section aria-labelledby="who-was-who">
        <h2 id="who-was-who">${say("page-end-who")}</h2>
        <ul class="fates">
          ${end.people.map((person, at) => html`<li key=${at} class=${person.won ? "won" : ""} style=${sideStyle(person.colour)}>
            <span class="fate-seat">${person.seat === null ? "" : number(person.seat)}</span>
            <${Face} id=${person.id} name=${person.name} />
            <div>
              <div class="fate-name"><bdi>${person.name}</bdi>${person.won && html`<span class="badge won">${say("page-end-won")}</span>`}</div>
              <div class="fate-role" dir="auto"><strong>${person.role}</strong> <span class="team">${person.team}</span></div>
              <div class="fate" dir="auto">${line(person.fate)}</div>
            </div>
          </li>`)}
        </ul>
      </section>
      <section aria-labelledby="story">
        <h2 id="story">${say("page-end-story")}</h2>
        <ol class="chapters">
          ${end.chapters.map((chapter, at) => html`<li key=${at}>
            <h3 dir="auto">${line(chapter.title)}</h3>
            ${chapter.lines.map((one, index) => html`<div key=${index}><${Rich} text=${one} /></div>`)}
          </li>`)}
        </ol>
      </section>
      ${end.files.length > 0 && html`<section aria-labelledby="files"><h2 id="files">${say("page-end-files")}</h2>
        <div class="files">${end.files.map((file) => html`<${File} key=${file.name} file=${file} />`)}</div></section>`}
      <${Again} end=${end} />
    </div>
  </main>`;
}

function Again({ end }) {
  return html`<div class="again">
    <button type="button" class="button primary large" onClick=${() => ask({ do: "again", same: true })}>${say("page-again-same")}</button>
    <button type="button" class="button secondary large" onClick=${() => ask({ do: "again", same: false })}>${say("page-again-other")}</button>
    <a class="button secondary large" href=${end.keepsake.url} download=${end.keepsake.name}><${Icon} name="save" />${say("page-end-keep")}</a>
  </div>`;
}
