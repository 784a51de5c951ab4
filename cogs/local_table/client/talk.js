/* What I can say to the table by a button: each opens a list, and what is chosen there is said. */

import { html, useState } from "./vendor/preact.js";
import { request } from "./connection.js";
import { announce } from "./live.js";
import { openMenu } from "./menu.js";
import { changed } from "./store.js";
import { say } from "./words.js";

/** The row of buttons. `talk`: whom and what they may name, as the server offers it. */
export function Talk({ talk }) {
  const [why, setWhy] = useState(null);
  const declare = async (what) => {
    const answer = await request({ do: "declare", ...what });
    setWhy(answer.ok ? null : answer.why);
    if (!answer.ok) announce(answer.why, true);
    changed();
  };
  const seats = talk.seats.map((one) => ({ label: one.name, value: String(one.seat) }));
  const nameOf = (seat) => talk.seats.find((one) => one.seat === seat)?.name ?? "";

  /** Choose in a list, and then, where that is not all, in the next. */
  const choose = (anchor, title, options, done) => openMenu({ anchor, title, options, done: ([value]) => value && done(value) });
  const accuse = ({ currentTarget }) => choose(currentTarget, say("page-talk-accuses"), seats, (about) => declare({ kind: "accuses", about: Number(about) }));
  const claim = ({ currentTarget }) => {
    const roles = talk.roles.map((one) => ({ label: one.name, value: one.id }));
    choose(currentTarget, say("page-talk-claims"), roles, (role) => declare({ kind: "claims", role }));
  };
  const report = ({ currentTarget }) => {
    const verdicts = [true, false].map((hostile) => ({ label: verdict(hostile), value: String(hostile) }));
    const truths = talk.told.map(({ seat, hostile }) => ({
      label: `${nameOf(seat)}: ${verdict(hostile)}`, value: `${seat} ${hostile}`, description: say("page-talk-truth"),
    }));
    const tell = (about, hostile) => declare({ kind: "finds", about: Number(about), hostile: hostile === "true" });
    choose(currentTarget, say("page-talk-finds"), [...truths, ...seats], (value) => {
      const [about, hostile] = value.split(" ");
      if (hostile) tell(about, hostile);
      else choose(currentTarget, nameOf(Number(about)), verdicts, (chosen) => tell(about, chosen));
    });
  };
  const ask = ({ currentTarget }) => {
    const questions = ["suspicion", "card"].map((value) => ({ label: say(`page-talk-${value}`), value }));
    choose(currentTarget, say("page-talk-asks"), seats, (about) =>
      choose(currentTarget, nameOf(Number(about)), questions, (question) => declare({ kind: "asks", about: Number(about), question })));
  };
  const buttons = [["page-talk-accuses", accuse], ["page-talk-claims", claim], ["page-talk-finds", talk.told && report], ["page-talk-asks", ask]];
  return html`<div role="group" class="talk" aria-label=${say("page-talk")}>
      ${buttons.map(([text, open]) => open && html`<button type="button" key=${text} class="button small secondary" aria-haspopup="listbox" onClick=${open}>${say(text)}</button>`)}
    </div>
    ${why && html`<p class="refusal" dir="auto">${why}</p>`}`;
}

function verdict(hostile) {
  return hostile ? say("page-talk-hostile") : say("page-talk-friend");
}
