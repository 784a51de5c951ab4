/* A lesson: one's direct messages, in which it is read leaf by leaf, and nobody beside them. */

import { html, useLayoutEffect } from "./vendor/preact.js";
import { ask } from "./acts.js";
import { Icon } from "./icons.js";
import { placeOf, state } from "./store.js";
import { Messages, Sky } from "./table.js";
import { Tray } from "./tray.js";
import { say } from "./words.js";

export function Lesson() {
  const place = placeOf(state.here);
  const leaf = (state.messages[state.here] ?? []).findLast((message) => !message.only_you);
  const shown = leaf && JSON.stringify(leaf.components);
  // The button that was pressed is gone with its leaf: who goes by keys, or listens, goes on at the head of the next.
  useLayoutEffect(() => {
    const head = leaf && document.getElementById(`message-${leaf.id}`);
    head?.focus({ preventScroll: true });
    head?.scrollIntoView({ block: "start" });
  }, [shown]);
  return html`<div class="table lesson">
    <header class="head">
      <${Sky} lit=${null} />
      <div class="phase"><${Icon} name="story" /><h1>${say("page-lesson")}</h1></div>
      <div class="tools">
        <button type="button" class="plain text" onClick=${() => ask({ do: "leave" })}><${Icon} name="door" />${say("page-lesson-leave")}</button>
      </div>
    </header>
    <div class="middle">
      ${place && html`<${Messages} key=${place.id} place=${place} leaf />`}
      <${Tray} />
      ${state.trouble && html`<p class="refusal" dir="auto">${state.trouble}</p>`}
    </div>
  </div>`;
}
