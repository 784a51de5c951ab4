/* What all dialogs have: they hold the focus while they are open, and give it back. */

import { html, useLayoutEffect, useRef } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { say } from "./words.js";

/** A ref for a dialog that opens when it is drawn. `first`: what gets the focus; `back`: what gets it afterwards. */
export function useDialog(first = null, back = /** @type {HTMLElement} */ (document.activeElement)) {
  const box = useRef();
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog.showModal();
    if (first) dialog.querySelector(first)?.focus();
    return () => {
      dialog.close();
      // A dialog may have led to the next one, which keeps the focus.
      if (back?.isConnected && !document.querySelector("dialog[open]")) back.focus();
    };
  }, []);
  return box;
}

/** For `onClose`: a dialog that has been taken away says only then, and to nobody, that it closed. */
export function whenClosed(close) {
  return (event) => event.target.isConnected && close();
}

export function Close({ onClick, label = "page-close" }) {
  return html`<button type="button" class="plain close" aria-label=${say(label)} title=${say(label)} onClick=${onClick}><${Icon} name="close" /></button>`;
}
