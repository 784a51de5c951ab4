/* Discord's markdown, as its own client reads it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { bare, blocks, inline } from "../../cogs/local_table/client/markdown.js";

const strong = (...parts) => ({ kind: "strong", parts });
const em = (...parts) => ({ kind: "em", parts });

const LINES = [
  ["", []],
  ["plain words", ["plain words"]],
  ["**bold**", [strong("bold")]],
  ["*slanted*", [em("slanted")]],
  ["_slanted_", [em("slanted")]],
  ["__under__", [{ kind: "under", parts: ["under"] }]],
  ["~~gone~~", [{ kind: "struck", parts: ["gone"] }]],
  ["||hidden||", [{ kind: "spoiler", parts: ["hidden"] }]],
  ["`a *b*`", [{ kind: "code", text: "a *b*" }]],
  ["``a ` b``", [{ kind: "code", text: "a ` b" }]],
  ["***both***", [strong(em("both"))]],
  ["**a *b* c**", [strong("a ", em("b"), " c")]],
  ["*a **b** c*", [em("a ", strong("b"), " c")]],
  ["two * three * four", ["two * three * four"]],
  ["snake_case_name", ["snake_case_name"]],
  ["_a_b_", ["_a_b_"]],
  ["2 ** 3 and **4", ["2 ", strong(" 3 and "), "4"]],
  ["\\*not\\*", ["*not*"]],
  ["\\_a\\_", ["_a_"]],
  ["a\\b", ["a\\b"]],
  ["<@12>", [{ kind: "person", id: "12" }]],
  ["<@!12>", [{ kind: "person", id: "12" }]],
  ["<#34>", [{ kind: "place", id: "34" }]],
  ["</night act:56>", [{ kind: "command", name: "night act" }]],
  ["<t:1700000000>", [{ kind: "time", at: 1700000000000, form: "f" }]],
  ["<t:1700000000:R>", [{ kind: "time", at: 1700000000000, form: "R" }]],
  ["<t:-5:t>", [{ kind: "time", at: -5000, form: "t" }]],
  ["<t:soon>", ["<t:soon>"]],
  ["<:moon:99>", [":moon:"]],
  ["<a:moon:99>", [":moon:"]],
  ["<3", ["<3"]],
  ["[here](https://a.example/b)", [{ kind: "link", url: "https://a.example/b", parts: ["here"] }]],
  ["[here](javascript:alert(1))", ["[here](javascript:alert(1))"]],
  ["[**here**](<https://a.example>)", [{ kind: "link", url: "https://a.example", parts: [strong("here")] }]],
  ["see https://a.example/b.", ["see ", { kind: "link", url: "https://a.example/b", parts: ["https://a.example/b"] }, "."]],
  ["<https://a.example>", [{ kind: "link", url: "https://a.example", parts: ["https://a.example"] }]],
  ["http and https", ["http and https"]],
  ["<script>alert(1)</script>", ["<script>alert(1)</script>"]],
  ["شماره‌ی **۳**", ["شماره‌ی ", strong("۳")]],
  ["**3 · Борис**: так", [strong("3 · Борис"), ": так"]],
];

for (const [text, wanted] of LINES) {
  test(`a line: ${text}`, () => assert.deepEqual(inline(text), wanted));
}

const line = (text) => ({ kind: "line", text });
const BLOCKS = [
  ["a\nb", [line("a"), line("b")]],
  ["\n\na", [line("a")]],
  ["a\n\nb", [line("a"), { kind: "gap" }, line("b")]],
  ["# a", [{ kind: "heading", level: 1, text: "a" }]],
  ["### a", [{ kind: "heading", level: 3, text: "a" }]],
  ["#### a", [line("#### a")]],
  ["#a", [line("#a")]],
  ["-# small", [{ kind: "small", text: "small" }]],
  ["> a\n> b", [{ kind: "quote", blocks: [line("a"), line("b")] }]],
  ["> a\n>\n> b", [{ kind: "quote", blocks: [line("a"), { kind: "gap" }, line("b")] }]],
  ["> a\nb", [{ kind: "quote", blocks: [line("a")] }, line("b")]],
  [">>> a\nb", [{ kind: "quote", blocks: [line("a"), line("b")] }]],
  ["```\na *b*\n```", [{ kind: "code", text: "a *b*" }]],
  ["```yaml\na: 1\n```\nb", [{ kind: "code", text: "a: 1" }, line("b")]],
];

for (const [text, wanted] of BLOCKS) {
  test(`blocks: ${JSON.stringify(text)}`, () => assert.deepEqual(blocks(text), wanted));
}

test("lists hold their items, and two kinds are two lists", () => {
  const [bullets, numbers] = blocks("- a\n  - b\n3. c\n4. d");
  assert.deepEqual([bullets.ordered, bullets.items.map((one) => [one.text, one.deep])], [false, [["a", false], ["b", true]]]);
  assert.deepEqual([numbers.ordered, numbers.start, numbers.items.map((one) => one.text)], [true, 3, ["c", "d"]]);
});

test("no text is lost, whatever stands in it", () => {
  const signs = ["*", "_", "`", "|", "~", "<", ">", "[", "]", "(", ")", "\\", "h", "3", " "];
  for (let number = 0; number < 5000; number++) {
    let text = "";
    for (let left = number; left > 0; left = Math.floor(left / signs.length)) text += signs[left % signs.length];
    const letters = JSON.stringify(inline(text)).match(/[h3]/g)?.length ?? 0;
    assert.ok(letters >= (text.match(/[h3]/g)?.length ?? 0), text);
  }
});

test("a screen reader is told the words alone", () => {
  assert.equal(bare("**Day 1** <t:1700000000:R>\n-# vote, `now`"), "Day 1 vote, now");
});
