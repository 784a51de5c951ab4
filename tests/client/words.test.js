/* Numbers, clocks and lists in the viewer's language. */

import "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { state } = await import("../../cogs/local_table/client/store.js");
const { compare, countdown, directionOf, factor, holds, number, range, relative, say } = await import(
  "../../cogs/local_table/client/words.js"
);

function within(language, direction, work) {
  Object.assign(state, { language, direction });
  state.words = { greets: "{name}: {count}", "page-range": "{least}–{most}" };
  work();
}

test("a text is filled in, and a name that it does not know stays", () => {
  within("en", "ltr", () => {
    assert.equal(say("greets", { name: "Nora", count: 0 }), "Nora: 0");
    assert.equal(say("greets", { name: "Nora" }), "Nora: {count}");
    assert.equal(say("unknown"), "unknown");
  });
});

for (const [language, wanted] of [
  ["en", ["2024", "0:00", "0:59", "1:00", "61:01", "0.5×", "6–20"]],
  ["fa", ["۲۰۲۴", "۰:۰۰", "۰:۵۹", "۱:۰۰", "۶۱:۰۱", "۰٫۵×", "۶–۲۰"]],
  ["ru", ["2024", "0:00", "0:59", "1:00", "61:01", "0,5×", "6–20"]],
  ["uk", ["2024", "0:00", "0:59", "1:00", "61:01", "0,5×", "6–20"]],
]) {
  test(`numbers and clocks: ${language}`, () => {
    within(language, language === "fa" ? "rtl" : "ltr", () => {
      const clocks = [-5, 58_001, 60_000, 3_661_000].map(countdown);
      assert.deepEqual([number(2024), ...clocks, factor(0.5), range([6, 20])], wanted);
      assert.equal(range([7, 7]), number(7));
    });
  });
}

test("so long from now, in whole units that do not overstate", () => {
  within("en", "ltr", () => {
    const shown = [0, 59_000, 61_000, 3_599_000, 3_600_000, -90_000, 86_400_000 * 400].map(relative);
    assert.deepEqual(shown, ["now", "in 59 seconds", "in 1 minute", "in 59 minutes", "in 1 hour", "1 minute ago", "in 1 year"]);
  });
});

test("what is looked for is found whatever the case and the kind of letters", () => {
  within("fa", "rtl", () => {
    assert.ok(holds("كريم", "کریم"));
    assert.ok(holds("می‌روم", "میروم"));
  });
  within("uk", "ltr", () => {
    assert.ok(holds("3 · Марія", "МАРІ"));
    assert.ok(!holds("3 · Марія", "борис"));
    assert.ok(compare("Ґанна", "Дмитро") < 0);
  });
});

test("a field that is empty runs as the page does", () => {
  within("fa", "rtl", () => assert.deepEqual([directionOf(""), directionOf("a")], ["rtl", "auto"]));
});
