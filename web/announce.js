// What a screen reader says without being asked: the log politely, refusals at once.

/** @type {Record<"polite" | "assertive", string[]>} */
const waiting = { polite: [], assertive: [] };
let timer = 0;

/** Several announcements in a row are spoken as one, so that none is cut off by the next.
 * @param {string} text @param {"polite" | "assertive"} [urgency] */
export function announce(text, urgency = "polite") {
  if (!text) return;
  waiting[urgency].push(text);
  timer ||= setTimeout(speak, 120);
}

function speak() {
  timer = 0;
  for (const urgency of /** @type {const} */ (["polite", "assertive"])) {
    if (!waiting[urgency].length) continue;
    const region = document.getElementById(`live-${urgency}`);
    // The same text twice would be no change, and would not be spoken.
    const text = waiting[urgency].splice(0).join(" ");
    if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  }
}
