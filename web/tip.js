// The small sheet beside what is pointed at or focused: its name, what is known of it, what would
// follow.

import { html, nothing, render } from "lit-html";

/** @type {HTMLElement | null} */
let sheet = null;

/** @param {Element} anchor @param {{ title: string, facts: string[], text?: string }} content */
export function showTip(anchor, { title, facts, text }) {
  if (!title && !facts.length && !text) return hideTip();
  sheet ??= makeSheet();
  render(
    html`
    <strong>${title}</strong>
    ${facts.length ? html`<ul>${facts.map((fact) => html`<li>${fact}</li>`)}</ul>` : nothing}
    ${text ? html`<p>${text}</p>` : nothing}`,
    sheet,
  );
  sheet.hidden = false;
  place(anchor, sheet);
}

export function hideTip() {
  if (sheet) sheet.hidden = true;
}

function makeSheet() {
  const element = document.createElement("div");
  element.id = "tip";
  element.setAttribute("aria-hidden", "true"); // its words are in the labels and the live region
  document.body.append(element);
  return element;
}

/** Above the anchor if there is room, else below; never beyond the window.
 * @param {Element} anchor @param {HTMLElement} element */
function place(anchor, element) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const left = Math.min(Math.max(8, at.left + at.width / 2 - width / 2), innerWidth - width - 8);
  const top =
    at.top - height - 12 > 8
      ? at.top - height - 12
      : Math.min(at.bottom + 12, innerHeight - height - 8);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
