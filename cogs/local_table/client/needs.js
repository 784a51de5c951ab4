/* What needs me now, always in sight. */

import { html } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { state } from "./store.js";
import { Countdown } from "./time.js";
import { openNeed } from "./tray.js";
import { say } from "./words.js";

export function Needs() {
  return html`<section class="needs" aria-label=${say("page-needs")}>
    ${state.needs.map((need) => html`<button type="button" class="need" key=${`${need.message} ${need.text}`} onClick=${() => openNeed(need)}>
      <${Icon} name="bell" />
      <span class="need-text" dir="auto">${need.text}</span>
      ${need.until !== null && html`<${Countdown} until=${need.until} />`}
      <span class="go">${say("page-need-go")}</span>
    </button>`)}
  </section>`;
}
