/* The city, drawn from a seed: houses in a row with their windows, lit or dark. */

import { html } from "./vendor/preact.js";

const HIGH = 100;

function chances(seed) {
  let at = 2166136261;
  for (const sign of seed) at = Math.imul(at ^ sign.codePointAt(0), 16777619);
  return () => {
    at = Math.imul(at ^ (at >>> 15), 2246822507) + 0x9e3779b9;
    at = Math.imul(at ^ (at >>> 13), 3266489909);
    return ((at ^ (at >>> 16)) >>> 0) / 4294967296;
  };
}

/**
 * `houses`: how many. `lit`: which of them have somebody awake (an array of true and false), else by chance.
 * Drawn from the foot up; it is cut at the sides where there is less room.
 */
export function Skyline({ seed, houses = 24, lit = null, width = 640 }) {
  const chance = chances(seed);
  const each = width / houses;
  const walls = [];
  const windows = [];
  for (let house = 0; house < houses; house++) {
    const wide = each * (0.86 + chance() * 0.2);
    const high = 26 + chance() * 52;
    const left = house * each;
    const top = HIGH - high;
    const roof = chance();
    walls.push(`M${r(left)} ${HIGH}V${r(top)}`);
    if (roof < 0.3) walls.push(`l${r(wide / 2)} ${r(-8 - chance() * 8)}L${r(left + wide)} ${r(top)}`);
    else if (roof < 0.45) walls.push(`h${r(wide * 0.4)}v-9h${r(wide * 0.2)}v9h${r(wide * 0.4)}`);
    else walls.push(`h${r(wide)}`);
    walls.push(`V${HIGH}z`);
    const columns = Math.max(1, Math.floor(wide / 9));
    const rows = Math.max(1, Math.floor((high - 8) / 12));
    const own = Math.floor(chance() * columns * rows);
    for (let spot = 0; spot < columns * rows; spot++) {
      const glow = chance();
      const awake = lit ? lit[house % lit.length] && (spot === own || glow < 0.12) : glow < 0.2;
      const x = left + wide / 2 + ((spot % columns) - (columns - 1) / 2) * 8 - 1.6;
      const y = top + 8 + Math.floor(spot / columns) * 12;
      if (awake) windows.push(`M${r(x)} ${r(y)}h3.2v4.4h-3.2z`);
    }
  }
  return html`<svg class="skyline" viewBox="0 0 ${width} ${HIGH}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path class="walls" d=${walls.join("")} /><path class="windows" d=${windows.join("")} />
  </svg>`;
}

const r = (value) => Math.round(value * 10) / 10;
