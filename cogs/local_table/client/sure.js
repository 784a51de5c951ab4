/* A question before what cannot be taken back. */

import { html } from "./vendor/preact.js";
import { useDialog, whenClosed } from "./dialog.js";
import { changedNow, state } from "./store.js";
import { say } from "./words.js";

/** Ask. `yes`: what the button says that does it; `done`: does it. */
export function sure({ text, yes, done }) {
  state.question = { text, yes, done };
  changedNow();
}

function drop() {
  state.question = null;
  changedNow();
}

export function Sure({ question }) {
  const box = useDialog(".keep");
  const onYes = () => {
    drop();
    question.done();
  };
  return html`<dialog ref=${box} class="sure" role="alertdialog" aria-labelledby="sure-text" onClose=${whenClosed(drop)}
      onClick=${(event) => event.target === box.current && drop()}>
    <p id="sure-text" dir="auto">${question.text}</p>
    <footer>
      <button type="button" class="button secondary keep" onClick=${drop}>${say("page-form-cancel")}</button>
      <button type="button" class="button danger" onClick=${onYes}>${question.yes}</button>
    </footer>
  </dialog>`;
}
