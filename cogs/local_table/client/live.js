/* What a screen reader is told without looking: what needs one now, answers, refusals. */

const regions = {};

function region(politeness) {
  if (!regions[politeness]) {
    const element = document.createElement("div");
    element.className = "unseen";
    element.setAttribute("aria-live", politeness);
    element.setAttribute("role", politeness === "assertive" ? "alert" : "status");
    document.body.append(element);
    regions[politeness] = element;
  }
  return regions[politeness];
}

/** Have it said; `urgent` interrupts. */
export function announce(text, urgent = false) {
  if (!text) return;
  const element = region(urgent ? "assertive" : "polite");
  const line = document.createElement("p");
  line.textContent = text;
  element.append(line);
  while (element.childElementCount > 4) element.firstElementChild.remove();
}

region("polite");
region("assertive");
