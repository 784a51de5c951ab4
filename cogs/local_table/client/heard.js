/* What is heard at the page: whether a browser lets anything sound yet, and switches that remember themselves. */

/** Whether the page has been touched: before, browsers sound nothing. */
export let touched = false;

for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => {
    touched = true;
  }, { once: true, capture: true });
}

/** Whether something is on, as it was left; on at the first visit. */
export function wasOn(key) {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

/** Remember that it is on, or off. */
export function keepOn(key, on) {
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // A browser that keeps nothing has it on again at the next visit.
  }
}
