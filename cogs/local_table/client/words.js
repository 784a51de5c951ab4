/* What the page says: texts, numbers and lists in the viewer's language. */

import { state } from "./store.js";

/** The text of this id, its `{places}` filled in. */
export function say(id, values = {}) {
  const text = state.words[id] ?? id;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

const made = new Map();

function once(key, make) {
  const whole = `${state.language} ${key}`;
  if (!made.has(whole)) made.set(whole, make(state.language));
  return made.get(whole);
}

/** A whole number in the viewer's digits. */
export function number(value) {
  return once("number", (language) => new Intl.NumberFormat(language, { useGrouping: false })).format(value);
}

/** Several of which any one will do: 6, 7 or 10. */
export function eitherOf(words) {
  return once("either", (language) => new Intl.ListFormat(language, { type: "disjunction" })).format(words);
}

/** Several things, one after another. */
export function list(items) {
  return once("list", (language) => new Intl.ListFormat(language)).format(items);
}

/** The direction of a field: of what is typed in it, and before that of its hint. */
export function directionOf(typed) {
  return typed ? "auto" : state.direction;
}

/** From a least to a most; one number where they are the same. */
export function range([least, most]) {
  return least === most ? number(least) : say("page-range", { least: number(least), most: number(most) });
}

export function factor(value) {
  const shape = { maximumFractionDigits: 2 };
  return `${once("factor", (language) => new Intl.NumberFormat(language, shape)).format(value)}\u00d7`;
}

/** Minutes and seconds, as a clock shows them. */
export function countdown(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = once("two", (language) => new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }));
  return `${number(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`;
}

/** @type {[number, Intl.RelativeTimeFormatUnit, number][]} */
const STEPS = [
  [60, "second", 1],
  [3600, "minute", 60],
  [86400, "hour", 3600],
  [2592000, "day", 86400],
  [31536000, "month", 2592000],
  [Infinity, "year", 31536000],
];

/** So many milliseconds from now, as Discord says it: in 30 seconds, 2 minutes ago; of this very moment: now. */
export function relative(ms) {
  const seconds = Math.round(ms / 1000);
  if (seconds === 0) {
    return once("now", (language) => new Intl.RelativeTimeFormat(language, { numeric: "auto" })).format(0, "second");
  }
  const [, unit, size] = STEPS.find(([below]) => Math.abs(seconds) < below);
  return once("relative", (language) => new Intl.RelativeTimeFormat(language)).format(Math.trunc(seconds / size), unit);
}

const SHAPES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** A moment (epoch ms), written out. */
export function moment(ms, form) {
  const shape = SHAPES[form] ?? SHAPES.f;
  return once(`moment ${form}`, (language) => new Intl.DateTimeFormat(language, shape)).format(ms);
}


export function compare(one, other) {
  return once("order", (language) => new Intl.Collator(language)).compare(one, other);
}

/** Whether a text holds what was looked for, whatever the case and the kind of letters. */
export function holds(text, wanted) {
  return plain(text).includes(plain(wanted));
}

function plain(text) {
  const even = text.normalize("NFKD").replace(/\p{M}/gu, "").toLocaleLowerCase(state.language);
  return even.replace(/ي/g, "ی").replace(/ك/g, "ک").replace(/\u200c/g, "");
}
