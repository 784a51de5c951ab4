/* How fast the evening goes, and what is asked before something of mine is given up by going on. */

import { html } from "./vendor/preact.js";
import { ask } from "./acts.js";
import { Close, useDialog, whenClosed } from "./dialog.js";
import { Icon } from "./icons.js";
import { openMenu } from "./menu.js";
import { changed, changedNow, state, take } from "./store.js";
import { openNeed } from "./tray.js";
import { factor, say } from "./words.js";

const SPEEDS = [0.5, 1, 2, 4, 8];

async function pace(wanted) {
  state.pacing = wanted;
  changedNow();
  const answer = await ask({ do: "pace", speed: null, paused: null, until: null, ...wanted });
  state.pacing = null;
  if (answer.clock) take({ see: "clock", clock: answer.clock });
  state.lost = answer.lost ?? null;
  changed();
}

const ONWARD = { asked: "page-pace-asked", next: "page-pace-onward", end: "page-pace-end" };

export function Pace() {
  const clock = state.clock;
  if (!clock || state.end) return null;
  const { speed, paused, until_me: running, onward: leads = "next" } = clock;
  const slower = SPEEDS.findLast((one) => one < speed);
  const faster = SPEEDS.find((one) => one > speed);
  const onward = running || state.pacing?.until === "me";
  const options = SPEEDS.map((one) => ({ value: String(one), label: factor(one) }));
  const text = say(onward ? "page-pace-running" : ONWARD[leads]);
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
    <button type="button" class="onward ${onward ? "running" : leads === "asked" ? "quiet" : ""}" aria-pressed=${onward} title=${say(ONWARD[leads])}
        aria-label=${text} onClick=${() => (onward ? pace({ paused: true }) : pace({ until: "me" }))}>
      <${Icon} name=${onward ? "pause" : "next"} /><span class="only-wide">${text}</span>
    </button>
    ${state.lost && html`<${GiveUp} lost=${state.lost} />`}
  </div>`;
}

/** The one question before what is asked of me passes without me. `lost`: {id, text} of each. */
function GiveUp({ lost }) {
  const box = useDialog("footer button");
  const stay = () => {
    state.lost = null;
    changedNow();
  };
  const back = () => {
    stay();
    const need = state.needs.find((one) => one.text === lost[0].text) ?? state.needs[0];
    if (need) openNeed(need);
  };
  const go = () => {
    stay();
    pace({ until: "me", give_up: lost.map((one) => one.id) });
  };
  return html`<dialog ref=${box} class="form give-up" role="alertdialog" aria-labelledby="give-up-title" aria-describedby="give-up-why" onClose=${whenClosed(stay)}>
    <header><h2 id="give-up-title">${say("page-give-up")}</h2><${Close} onClick=${stay} /></header>
    <div class="fields">
      <ul>${lost.map((one) => html`<li key=${one.id} dir="auto">${one.text}</li>`)}</ul>
      <p id="give-up-why">${say("page-give-up-why")}</p>
    </div>
    <footer>
      <button type="button" class="button primary" onClick=${back}>${say("page-give-up-stay")}</button>
      <button type="button" class="button secondary" onClick=${go}>${say("page-give-up-go")}</button>
    </footer>
  </dialog>`;
}

function Key({ name, text, act, off = false, pressed, class: kind = "" }) {
  return html`<button type="button" class="plain ${kind}" aria-label=${say(text)} title=${say(text)} aria-pressed=${pressed} disabled=${off} onClick=${act}>
    <${Icon} name=${name} />
  </button>`;
}
