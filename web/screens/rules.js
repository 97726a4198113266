// The rules of a game: a page of ours with an anchor for every ruling. It needs no Python.

import { html, nothing } from "lit-html";
import { asset } from "../assets.js";
import { manifest } from "../boot/manifest.js";
import { spoken } from "../language.js";
import { icon } from "../parts/icon.js";
import { t } from "../words.js";

/** @typedef {import("../app.js").App} App */

/** By the path of the file. @type {Map<string, Element | "loading" | "missing">} */
const pages = new Map();
let shownAt = "";

/** @param {App} app @param {string} game @param {string} anchor */
export function rules(app, game, anchor) {
  const page = pages.get(pathOf(game));
  if (!page) load(app, pathOf(game));
  const name = app.gameOf(game)?.name ?? "";
  return html`
    <div class="rules-screen">
      <header class="section-head">
        <h1>${name ? t("rules_of", { game: name }) : t("rules")}</h1>
        <button type="button" class="button"
          @click=${app.leaveRules}>${icon("icon_back")} ${app.match ? t("back_to_match") : t("home")}</button>
      </header>
      ${
        page instanceof Element
          ? html`<div class="rules-body"
            @click=${(/** @type {MouseEvent} */ event) => follow(event, game)}>${page}</div>`
          : page === "missing"
            ? html`<p>${t("rules_missing")}</p>`
            : nothing
      }
    </div>`;
}

/** The rules in the language of the page, if there are any. @param {string} game */
function pathOf(game) {
  const translated = `${game}/rules.${spoken.code}.html`;
  return translated in manifest.assets ? translated : `${game}/rules.html`;
}

/** @param {App} app @param {string} path below assets/ */
async function load(app, path) {
  pages.set(path, "loading");
  try {
    const response = await fetch(asset(path));
    if (!response.ok) throw new Error(String(response.status));
    const parsed = new DOMParser().parseFromString(await response.text(), "text/html");
    const article = document.importNode(
      /** @type {Element} */ (parsed.body.firstElementChild),
      true,
    );
    for (const table of article.querySelectorAll("table")) wrap(table);
    pages.set(path, article);
  } catch {
    pages.set(path, "missing");
  }
  app.redraw();
}

/** A wide table scrolls by itself, also by keyboard. @param {Element} table */
function wrap(table) {
  const frame = document.createElement("div");
  frame.className = "scroll-x";
  frame.tabIndex = 0;
  frame.setAttribute("role", "group");
  frame.setAttribute("aria-label", table.querySelector("caption")?.textContent ?? t("table"));
  table.replaceWith(frame);
  frame.append(table);
}

/** Links within the page are anchors of the rules, not places of the site.
 * @param {MouseEvent} event @param {string} game */
function follow(event, game) {
  const link = /** @type {Element} */ (event.target).closest("a[href^='#']");
  if (!link) return;
  event.preventDefault();
  location.hash = `#rules/${game}/${link.getAttribute("href")?.slice(1)}`;
}

/**
 * Goes to the anchor of the address, once for each, and marks it.
 * @param {string} game
 * @param {string} anchor
 */
export function showAnchor(game, anchor) {
  const page = pages.get(pathOf(game));
  if (!(page instanceof Element) || !page.isConnected) return void (shownAt = "");
  if (shownAt === `${game}/${anchor}`) return;
  shownAt = `${game}/${anchor}`;
  for (const marked of page.querySelectorAll(".is-marked")) marked.classList.remove("is-marked");
  const target = anchor ? page.querySelector(`[id="${CSS.escape(anchor)}"]`) : null;
  if (!target) return scrollTo(0, 0);
  target.classList.add("is-marked");
  target.setAttribute("tabindex", "-1");
  /** @type {HTMLElement} */ (target).focus({ preventScroll: true });
  target.scrollIntoView({ block: "start" });
}
