/* Which changes of a phase are heard, and what a sound is made of. */

import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { SOUNDS, soundOf } = await import("../../cogs/local_table/client/sound.js");

test("dawn rings, a vote is called, nightfall hushes; nothing else sounds", () => {
  const heard = [
    ["night", "day"], ["day", "vote"], ["night", "vote"], ["vote", "night"], ["lobby", "night"],
    ["vote", "day"], ["lobby", "day"], ["day", "over"], ["night", "night"], [undefined, "night"],
  ].map(([before, now]) => soundOf(before, now));
  assert.deepEqual(heard, ["bell", "gavel", "gavel", "hush", "hush", null, null, null, null, null]);
});

test("all that sounds is quiet, low enough for any ear, and over in a few seconds", () => {
  for (const notes of Object.values(SOUNDS)) {
    assert.ok(notes.length > 0);
    for (const { at, tone, long, loud } of notes) {
      assert.ok(at + long <= 6 && long > 0 && loud > 0 && loud <= 0.5 && tone >= 40 && tone <= 3000);
    }
  }
});
