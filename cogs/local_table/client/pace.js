/* How fast the evening goes. */

import { html } from "./vendor/preact.js";
import { ask } from "./acts.js";
import { Icon } from "./icons.js";
import { openMenu } from "./menu.js";
import { changed, changedNow, state } from "./store.js";
import { factor, say } from "./words.js";

const SPEEDS = [0.5, 1, 2, 4, 8];

async function pace(wanted) {
  state.pacing = wanted;
  changedNow();
  await ask({ do: "pace", speed: null, paused: null, until: null, ...wanted });
  state.pacing = null;
  changed();
}

export function Pace() {
  const clock = state.clock;
  if (!clock || state.end) return null;
  const { speed, paused, until_me: running } = clock;
  const slower = SPEEDS.findLast((one) => one < speed);
  const faster = SPEEDS.find((one) => one > speed);
  const onward = running || state.pacing?.until === "me";
  const options = SPEEDS.map((one) => ({ value: String(one), label: factor(one) }));
  const choose = (event) =>
    openMenu({
      anchor: event.currentTarget, title: say("page-pace"), options, values: [String(speed)],
      done: ([value]) => pace({ speed: Number(value) }),
    });
  return html`<div class="pace" role="group" aria-label=${say("page-pace")}>
    <${Key} name=${paused ? "play" : "pause"} text=${paused ? "page-pace-go-on" : "page-pace-pause"} pressed=${paused}
      act=${() => pace({ paused: !paused })} />
    <${Key} name="slower" text="page-pace-slower" off=${slower === undefined} class="only-wide" act=${() => pace({ speed: slower })} />
    <button type="button" class="plain speed" aria-haspopup="listbox" aria-label=${say("page-pace-speed", { speed: factor(speed) })}
      title=${say("page-pace-speed", { speed: factor(speed) })} onClick=${choose}><bdi>${factor(speed)}</bdi></button>
    <${Key} name="faster" text="page-pace-faster" off=${faster === undefined} class="only-wide" act=${() => pace({ speed: faster })} />
    <button type="button" class="onward ${onward ? "running" : ""}" aria-pressed=${onward} title=${say("page-pace-onward")}
        aria-label=${say(onward ? "page-pace-running" : "page-pace-onward")} onClick=${() => (onward ? pace({ paused: true }) : pace({ until: "me" }))}>
      <${Icon} name=${onward ? "pause" : "next"} /><span class="only-wide">${say(onward ? "page-pace-running" : "page-pace-onward")}</span>
    </button>
  </div>`;
}

function Key({ name, text, act, off = false, pressed, class: kind = "" }) {
  return html`<button type="button" class="plain ${kind}" aria-label=${say(text)} title=${say(text)} aria-pressed=${pressed} disabled=${off} onClick=${act}>
    <${Icon} name=${name} />
  </button>`;
}
