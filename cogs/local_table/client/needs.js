/* What needs me now, always in sight. What one press answers is pressed here; all else is opened. */

import { html } from "./vendor/preact.js";
import { press } from "./acts.js";
import { Icon } from "./icons.js";
import { messageOf, state } from "./store.js";
import { Countdown } from "./time.js";
import { openNeed } from "./tray.js";
import { say } from "./words.js";

export function Needs() {
  return html`<section class="needs" aria-label=${say("page-needs")}>
    ${state.needs.map((need) => html`<button type="button" class="need" key=${`${need.message} ${need.text}`} onClick=${() => answer(need)}>
      <${Icon} name="bell" />
      <span class="need-text" dir="auto">${need.text}</span>
      ${need.until !== null && html`<${Countdown} until=${need.until} />`}
      <span class="go">${need.press ?? say("page-need-go")}</span>
    </button>`)}
  </section>`;
}

function answer(need) {
  const message = messageOf(need.place, need.message);
  if (need.press && message) press(message, need.control);
  else openNeed(need);
}
