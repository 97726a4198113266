// Dialogs: the native element keeps the focus inside, closes on Escape, and gives the focus back.

import { html, render } from "lit-html";
import { t } from "./words.js";

/** @typedef {import("lit-html").TemplateResult} TemplateResult */
/** @typedef {(value?: any) => void} Close */

let count = 0;

/** @returns {boolean} */
export const isDialogOpen = () => !!document.querySelector("dialog[open]");

/**
 * Shows a dialog and answers what it was closed with; undefined if it was left by Escape.
 * @param {object} options
 * @param {string | (() => string)} options.title  a function, if the dialog may change the language
 * @param {(close: Close, redraw: () => void) => TemplateResult} options.content
 * @param {string} [options.kind] a class for the style sheet
 * @param {boolean} [options.stays] Escape does not close it
 * @param {(close: Close) => void} [options.opened] hands out `close`, for who may have to end it
 * @returns {Promise<any>}
 */
export function showDialog({ title, content, kind = "", stays = false, opened }) {
  return new Promise((resolve) => {
    const dialog = document.createElement("dialog");
    const id = `dialog-${++count}`;
    dialog.className = `dialog ${kind}`;
    dialog.setAttribute("aria-labelledby", id);
    /** @type {any} */
    let result;
    /** @type {Close} */
    const close = (value) => {
      result = value;
      dialog.close();
    };
    const redraw = () => render(frame(), dialog);
    const frame = () => html`
      <header class="dialog-head">
        <h2 id=${id}>${typeof title === "string" ? title : title()}</h2>
        ${stays ? "" : html`<button class="icon" type="button"
          aria-label=${t("close")} @click=${() => close()}>✕</button>`}
      </header>
      <div class="dialog-body">${content(close, redraw)}</div>`;
    redraw();
    dialog.addEventListener("cancel", (event) => stays && event.preventDefault());
    // Chromium closes on the second Escape even so.
    dialog.addEventListener(
      "keydown",
      (event) => stays && event.key === "Escape" && event.preventDefault(),
    );
    dialog.addEventListener("click", (event) => event.target === dialog && !stays && close());
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(result);
    });
    document.body.append(dialog);
    dialog.showModal();
    /** @type {HTMLElement | null} */ (dialog.querySelector("[autofocus]"))?.focus();
    opened?.(close);
  });
}

/** @param {{ title: string, text: string, yes: string }} question @returns {Promise<boolean>} */
export async function confirm({ title, text, yes }) {
  const answer = await showDialog({
    title,
    kind: "small",
    content: (close) => html`
      <p>${text}</p>
      <p class="row at-end">
        <button type="button" class="button" autofocus
          @click=${() => close(false)}>${t("cancel")}</button>
        <button type="button" class="button primary" @click=${() => close(true)}>${yes}</button>
      </p>`,
  });
  return answer === true;
}
