/* Discord's markdown, read into a tree. What it means on the page is for `rich.js`. */

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const BULLET = /^( *)[-*] +(.+)$/;
const NUMBERED = /^( *)(\d+)\. +(.+)$/;
const QUOTED = /^> (.*)$/;
const FENCE = /^```(?:[\w+-]*\n)?([^]*?)```\n?/;

/** The blocks of a text: {kind, level, lines, items, text}. */
export function blocks(text) {
  const found = [];
  let rest = text;
  while (rest) {
    const fenced = FENCE.exec(rest);
    if (fenced) {
      found.push({ kind: "code", text: fenced[1].replace(/\n$/, "") });
      rest = rest.slice(fenced[0].length);
      continue;
    }
    if (rest.startsWith(">>> ")) {
      found.push({ kind: "quote", blocks: blocks(rest.slice(4)) });
      break;
    }
    const end = rest.indexOf("\n");
    const line = end < 0 ? rest : rest.slice(0, end);
    rest = end < 0 ? "" : rest.slice(end + 1);
    add(found, line);
  }
  return found;
}

function add(found, line) {
  const last = found.at(-1);
  let match;
  if ((match = HEADING.exec(line))) {
    found.push({ kind: "heading", level: match[1].length, text: match[2] });
  } else if ((match = SMALL.exec(line))) {
    found.push({ kind: "small", text: match[1] });
  } else if ((match = QUOTED.exec(line)) || line === ">") {
    const quoted = last?.kind === "quote" ? last : { kind: "quote", blocks: [] };
    if (quoted !== last) found.push(quoted);
    add(quoted.blocks, match ? match[1] : "");
  } else if ((match = BULLET.exec(line))) {
    item(found, { ordered: false, deep: match[1].length > 0, text: match[2] });
  } else if ((match = NUMBERED.exec(line))) {
    item(found, { ordered: true, deep: match[1].length > 0, start: Number(match[2]), text: match[3] });
  } else if (line.trim() === "") {
    if (last) found.push({ kind: "gap" });
  } else {
    found.push({ kind: "line", text: line });
  }
}

function item(found, one) {
  const last = found.at(-1);
  if (last?.kind === "list" && last.ordered === one.ordered) last.items.push(one);
  else found.push({ kind: "list", ordered: one.ordered, start: one.start ?? 1, items: [one] });
}

/** @type {[RegExp, (match: RegExpExecArray) => any][]} */
const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (match) => match[1]],
  [/^``([^]+?)``/, (match) => ({ kind: "code", text: match[1] })],
  [/^`([^`]+)`/, (match) => ({ kind: "code", text: match[1] })],
  [/^\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/, (match) => ({ kind: "link", url: match[2], parts: inline(match[1]) })],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => ({ kind: "time", at: Number(match[1]) * 1000, form: match[2] ?? "f" })],
  [/^<@!?(\d+)>/, (match) => ({ kind: "person", id: match[1] })],
  [/^<#(\d+)>/, (match) => ({ kind: "place", id: match[1] })],
  [/^<\/([^:<>]+):\d+>/, (match) => ({ kind: "command", name: match[1] })],
  [/^<a?:(\w+):\d+>/, (match) => `:${match[1]}:`],
  [/^<?(https?:\/\/[^\s<>]*[^\s<>.,:;"')\]])>?/, (match) => ({ kind: "link", url: match[1], parts: [match[1]] })],
  [/^\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/, (match) => ({ kind: "strong", parts: inline(match[1]) })],
  [/^__((?:\\[^]|[^\\])+?)__(?!_)/, (match) => ({ kind: "under", parts: inline(match[1]) })],
  [/^\*(?=\S)((?:\\[^]|\*\*|[^\\*])+?)\*(?!\*)/, (match) => ({ kind: "em", parts: inline(match[1]) })],
  [/^_((?:\\[^]|__|[^\\_])+?)_(?!\w)/, (match) => ({ kind: "em", parts: inline(match[1]) })],
  [/^~~((?:\\[^]|[^\\])+?)~~/, (match) => ({ kind: "struck", parts: inline(match[1]) })],
  [/^\|\|((?:\\[^]|[^\\])+?)\|\|/, (match) => ({ kind: "spoiler", parts: inline(match[1]) })],
];
const PLAIN = /^[^\\`[<*_~|h]+|^h(?!ttps?:)|^[^]/;

/** The parts of a line: strings and {kind, parts, ...}. An underscore within a word stays one. */
export function inline(text) {
  const found = [];
  let rest = text;
  let before = "";
  while (rest) {
    const within = /\w$/.test(before) && rest[0] === "_";
    const [match, make] = within ? [] : first(rest);
    const length = match ? match[0].length : PLAIN.exec(rest)[0].length;
    const part = match ? make(match) : rest.slice(0, length);
    if (typeof part === "string" && typeof found.at(-1) === "string") found[found.length - 1] += part;
    else found.push(part);
    before = rest.slice(0, length);
    rest = rest.slice(length);
  }
  return found;
}

/** @returns {[RegExpExecArray?, ((match: RegExpExecArray) => any)?]} */
function first(text) {
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(text);
    if (match) return [match, make];
  }
  return [];
}

/** A text with nothing but its words, as for a screen reader. */
export function bare(text) {
  return text.replace(/<t:\d+(?::\w)?>|<[@#]!?&?\d+>|[*_`~|\\#>]|-# /g, "").replace(/\s+/g, " ").trim();
}
