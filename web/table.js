// The table on the screen: one match, its board, and what mouse, finger and keys do there.

import { Board } from "./board.js";
import { loadPieces } from "./boards.js";
import { showHelp, showText, typeMove } from "./dialogs.js";
import { confirm } from "./dialog.js";
import { showEmbed } from "./embed/dialog.js";
import { litThings } from "./picking.js";
import { followLog } from "./parts/log.js";
import { copyText, saveFile, saveRecord, textOf } from "./files.js";
import { linkTo } from "./links.js";
import { PanZoom } from "./panzoom.js";
import { pictureName, pictureText } from "./pictures.js";
import { Pointing } from "./pointing.js";
import { t } from "./words.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./match.js").Match} Match */
/**
 * The page that a table is on: the site's, or that of an embedded board.
 * @typedef {Pick<App, "match" | "byKeyboard" | "redraw" | "notice" | "rematch">
 *   & { showMenu(): void }} Host
 */

export class Table {
  /** @type {boolean | null} */
  #wasOver = null;
  #hadSummary = false;
  #drawnAt = 0;

  /** @param {Host} app @param {Match} match @param {string} gameName */
  constructor(app, match, gameName) {
    this.app = app;
    this.match = match;
    this.gameName = gameName;
    this.board = new Board(match.view);
    this.panzoom = new PanZoom(this.board.element, app.redraw);
    this.pointing = new Pointing(
      () => (app.match === match ? match : null),
      app.redraw,
      () => app.byKeyboard,
    );
  }

  get title() {
    return t("table_of", { game: this.gameName });
  }

  async load() {
    await Promise.all([this.board.load(), loadPieces(this.match.view.game)]);
    this.app.redraw();
  }

  /** After the templates are drawn: board, log, focus. */
  drawn() {
    const { match, board } = this;
    const lit = litThings(match.moves, match.picked);
    board.render(match.view, lit, match.picked, home(match));
    for (const element of document.querySelectorAll("button.thing"))
      light(element, lit, match.picked);
    followLog();
    this.#keepFocus();
    if (this.#drawnAt !== match.changedAt) this.pointing.clear(); // what was told is of the old position
    this.#drawnAt = match.changedAt;
    if (board.svg && match.isLive && match.view.actions.length) markReady();
  }

  /**
   * The keyboard goes on at the decision when the button that had the focus is gone, at the
   * result, and at
   * a year's end that the bots wait for. */
  #keepFocus() {
    const close = document.getElementById("summary-close");
    if (close && !this.#hadSummary && this.app.byKeyboard && !this.match.moves.length)
      close.focus();
    this.#hadSummary = close !== null;
    const isOver = this.match.view.outcome !== null && !this.match.isLooking;
    const isNewlyOver = isOver && this.#wasOver === false;
    this.#wasOver = isOver;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    const isAsked = this.match.moves.length > 0 || isOver;
    if (isNewlyOver || (isLost && isAsked && this.app.byKeyboard)) {
      document.getElementById("prompt")?.focus({ preventScroll: true });
    }
  }

  /** @param {string} title @param {string} text @param {string} done @param {string} [note] */
  async #copy(title, text, done, note = "") {
    if (await copyText(text)) this.app.notice(`${done} ${note}`.trim());
    else showText(title, text, note);
  }

  /** One listener for all things: on the board, in the hand, in the players' panel.
   * @param {MouseEvent} event */
  clicked = (event) => {
    const target = /** @type {Element} */ (event.target);
    const isOnBoard = this.board.element.contains(target);
    const thing = isOnBoard
      ? this.board.thingAt(event)
      : target.closest("[data-id]")?.getAttribute("data-id");
    if (thing && !this.match.isStray(event)) this.match.pick(thing);
  };

  commands = {
    undo: () => this.match.undo(),
    redo: () => this.match.redo(),
    pause: () => this.match.bots.pause(!this.match.bots.isPaused),
    type: () => typeMove(this.match),
    menu: () => this.app.showMenu(),
    help: () => showHelp(),
    save: () => saveRecord(this.match.record),
    copy: () => this.#copy(t("copy_record"), textOf(this.match.record), t("copied")),
    link: async () => {
      const { link, error, reveals } = await linkTo(this.match);
      const note = reveals ? t("link_reveals") : "";
      if (error) this.app.notice(error);
      else this.#copy(t("copy_link"), link, t("link_copied"), note);
    },
    picture: async () => {
      const { view } = this.match;
      await pictureText(view, this.gameName).then(
        (text) => saveFile(pictureName(view), text, "image/svg+xml"),
        () => this.app.notice(t("picture_not_saved")),
      );
    },
    embed: async () => {
      const error = await showEmbed(this.match, this.gameName);
      if (error) this.app.notice(error);
    },
    rematch: () => this.app.rematch(this.match.record),
    zoom: () => {
      if (this.panzoom.isZoomed) return this.panzoom.fit();
      const box = this.board.element.querySelector(".is-lit")?.getBoundingClientRect();
      this.panzoom.zoomTo(2, box && { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    },
    goOnFromHere: async () => {
      const { ply, plies } = this.match.view;
      const question = {
        title: t("go_on_from_here"),
        text: t("go_on_from_here_help", { count: plies - ply }),
        yes: t("go_on_from_here"),
      };
      if (await confirm(question)) await this.match.goOnFromHere();
    },
  };
}

let isReady = false;

/** The moment that the figures of the start are measured by. */
function markReady() {
  if (!isReady) performance.mark("emporion:ready");
  isReady = true;
}

/** What lies in HTML is lit like what lies on the board.
 * @param {Element} element @param {Set<string>} lit @param {string[]} picked */
function light(element, lit, picked) {
  const thing = element.getAttribute("data-id") ?? "";
  const isPicked = picked.includes(thing);
  const isLit = lit.has(thing);
  element.classList.toggle("is-lit", isLit);
  element.classList.toggle("is-picked", isPicked);
  element.setAttribute("aria-disabled", String(!isLit && !isPicked));
}

/** Pieces that come and go do so from the hand or the panel of the player who moved.
 * @param {Match} match @returns {(id: string) => DOMRect | null} */
function home(match) {
  const last = match.chronicle.lines[match.chronicle.lines.length - 1];
  const panel = document.getElementById(`player-${last?.player ?? match.view.current_player}`);
  return () => panel?.getBoundingClientRect() ?? null;
}
