// The page inside the frame of an embedded board: a table without the site around it. It is asked by
// its address (options.js) and by the page around it (channel.js), keeps nothing, and tells what
// happens.

import { render } from "lit-html";
import { announce } from "../announce.js";
import { isSandboxed } from "../boot/sandbox.js";
import { showHelp } from "../dialogs.js";
import { Engine } from "../engine.js";
import { gameModule } from "../games/index.js";
import { speak } from "../language.js";
import { once } from "../once.js";
import { dressed } from "../seats.js";
import { wear } from "../settings.js";
import { Table } from "../table.js";
import { t } from "../words.js";
import { Channel } from "./channel.js";
import { Guest, Replay } from "./matches.js";
import { isEmbed, readOptions } from "./options.js";
import { Puzzle } from "./puzzle.js";
import { screen } from "./screen.js";
import { asksFrom, guestRecord, guestSetup } from "./seating.js";

/** @typedef {import("../types.js").Answer} Answer */
/** @typedef {import("../types.js").GameInfo} GameInfo */
/** @typedef {import("../types.js").MatchRecord} MatchRecord */
/** @typedef {import("../types.js").Progress} Progress */
/** @typedef {import("./matches.js").Act} Act */
/** @typedef {import("./protocol.js").Message} Message */

export class EmbedPage {
  options = readOptions(location.hash);
  /** @type {GameInfo[]} */
  games = [];
  /** @type {Guest | null} */
  match = null;
  /** @type {Table | null} */
  table = null;
  /** @type {Progress} */
  progress = { stage: "download", loaded: 0, total: 0 };
  /** Why Python can't be had. */
  failure = "";
  /** Why what was asked for can't be shown. */
  fault = "";
  byKeyboard = false;
  engine = new Engine("engine");
  #channel = new Channel((message) => this.#heard(message));
  #openings = 0;
  #told = { ply: -1, isOver: false };

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.engine.onProgress = (progress) => ((this.progress = progress), this.redraw());
    root.classList.add("embed");
    // Links lead to the site itself, and not into this frame.
    document.head.append(Object.assign(document.createElement("base"), { target: "_blank" }));
    const follow = () => (isEmbed(location.hash) ? this.#follow() : location.reload());
    addEventListener("hashchange", follow);
    addEventListener("focus", () => this.#takeFocus());
    this.#channel.followSize(root);
  }

  start() {
    this.startEngine();
    return this.#follow();
  }

  startEngine() {
    this.failure = "";
    this.redraw();
    this.engine.start().then(this.redraw, (error) => {
      this.failure = isSandboxed ? "sandbox" : (error.kind ?? "engine");
      this.#channel.send("error", { kind: this.failure, message: t("no_engine") });
      this.redraw();
    });
  }

  redraw = once(() => {
    render(screen(this), this.root);
    this.table?.drawn();
    this.#tell();
  });

  // --- what is shown -----------------------------------------------------------------------------

  /** The address is another one. */
  async #follow() {
    this.options = readOptions(location.hash);
    wear(this.options.theme);
    this.#channel.listenTo(this.options.origin);
    this.#channel.sendSize(this.root);
    await speak(this.options.language);
    await this.open();
  }

  /** Sets the table as the options ask for; whatever was on it is gone. */
  open = async () => {
    const opening = ++this.#openings;
    this.#close();
    this.fault = "";
    this.redraw();
    const answer = await this.#record().catch(() => null); // `startEngine` tells why
    if (!answer || opening !== this.#openings) return;
    const fault = answer.ok ? await this.#seat(answer.record, answer.ply) : answer.error?.message;
    if (fault && opening === this.#openings) this.#fail(fault);
  };

  #close() {
    this.match?.close();
    this.match = this.table = null;
    this.#told = { ply: -1, isOver: false };
  }

  /** @param {string} message */
  #fail(message) {
    this.#close();
    this.fault = message;
    announce(message, "assertive");
    this.#channel.send("error", { kind: "record", message });
    this.redraw();
  }

  /** The record that is asked for, or one of a new match; as `load` answers it.
   * @returns {Promise<Answer>} */
  async #record() {
    const { record, game } = this.options;
    if (!this.games.length) this.games = (await this.engine.call("games")).games;
    if (record) return this.engine.call("load", { record });
    const info = this.#infoOf(game);
    if (info) return this.engine.call("new_table", guestSetup(info, this.options.seat));
    return { ok: false, error: { kind: "record", message: t("embed_no_game", { game }) } };
  }

  /** @param {string} game */
  #infoOf = (game) => this.games.find(({ id }) => id === game) ?? null;

  /** Lays a match on the table. @param {MatchRecord} whole @param {number} shown
   * @returns {Promise<string>} why it can't be, or "" */
  async #seat(whole, shown) {
    const { options } = this;
    const info = this.#infoOf(whole.game);
    const ply = Math.min(options.ply ?? shown, whole.actions.length);
    const record = guestRecord(whole, options, ply, info?.bots ?? []);
    await this.engine.call("load", { record });
    const { view } = await this.engine.call("view", { seat: null, since: 0 });
    const seat = options.mode === "puzzle" ? asksFrom(options, view) : options.seat;
    if (seat !== null && !record.seats[seat]) return t("embed_no_seat", { seat });
    const save = { id: "", rev: 0, updated: 0, record, view: dressed(view) };
    const startsSummary = gameModule(record.game).startsSummary ?? (() => false);
    const host = { redraw: this.redraw, notice: this.#notice, gone() {}, acted: this.#acted };
    /** @type {import("./matches.js").Arguments} */
    const made = [save, this.engine, host, startsSummary, info?.hidden_hands ?? true];
    const match = this.#matchOf(seat, host, made);
    this.match = match;
    const table = new Table(this, match, info?.name ?? record.game);
    this.table = table;
    await table.load().catch(() => this.#notice(t("picture_failed")));
    const error = await match.open();
    if (error || match !== this.match) return error?.message ?? "";
    if (match instanceof Puzzle) return this.#ready(await match.fault());
    if (match instanceof Replay && ply < match.view.plies) await match.look(ply);
    return this.#ready("");
  }

  /** @param {number | null} seat @param {import("./matches.js").Host} host
   * @param {import("./matches.js").Arguments} made */
  #matchOf(seat, host, made) {
    const { mode, solution } = this.options;
    if (mode === "puzzle") return new Puzzle(solution, seat, host, ...made);
    return mode === "play" ? new Guest(host, ...made) : new Replay(seat, host, ...made);
  }

  /** @param {string} fault */
  #ready(fault) {
    if (fault || !this.match) return fault;
    const { game, ply, plies, seat } = this.match.view;
    this.#told.ply = ply;
    this.#channel.send("ready", { game, mode: this.options.mode, ply, plies, seat });
    this.#takeFocus();
    return "";
  }

  // --- what is told, and heard -------------------------------------------------------------------

  /** After every drawing: what is new in it. */
  #tell() {
    const told = this.#told;
    if (!this.match || told.ply < 0) return;
    const { ply, plies, outcome } = this.match.view;
    if (ply !== told.ply) this.#channel.send("ply", { ply, plies });
    if (outcome && !told.isOver) {
      const scores = outcome.scores.map(({ seat, total }) => ({ seat, total }));
      this.#channel.send("end", { text: outcome.text, winners: outcome.winners, scores });
    }
    this.#told = { ply, isOver: outcome !== null };
  }

  #acted = (/** @type {Act} */ act) => this.#channel.send("action", act);

  #notice = (/** @type {string} */ text) => {
    announce(text);
    this.#channel.send("error", { kind: "notice", message: text });
  };

  /** @param {Message} message */
  #heard({ type, record, ply, actions }) {
    if (type === "load") {
      this.options = { ...this.options, record, ply: ply ?? null };
      this.open();
    }
    if (type === "goto") this.match?.look(ply);
    if (type === "play") this.#play(actions);
  }

  /** Notations as if the reader had chosen them; without any, a replay runs.
   * @param {string[] | undefined} actions */
  async #play(actions) {
    const { match } = this;
    if (!actions?.length) {
      if (match instanceof Replay && !(match instanceof Puzzle)) match.run();
      return;
    }
    const key = actions.join(" + ");
    const move = match?.moves.find((one) => one.key === key);
    if (move && match?.isOpen) await match.send(move);
    else this.#refuse(t("embed_not_legal", { move: key }));
  }

  /** @param {string} message */
  #refuse = (message) => this.#channel.send("error", { kind: "illegal", message });

  // --- what the table and the keys ask for ------------------------------------------------------

  notice = (/** @type {string} */ text) => this.#notice(text);
  rematch = () => this.open();
  showHelp = () => void showHelp();
  showMenu = () => {};
  showRules = () =>
    void window.open(`#rules/${this.match?.view.game ?? this.options.game}`, "_blank");

  /** Escape takes back the last pick, else gives the keyboard back to the page around. */
  back() {
    if (!this.match?.unpick()) this.#channel.send("leave", {});
    return true;
  }

  /** The keyboard has come into the frame. */
  #takeFocus() {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (document.hasFocus() && isFree)
      document.getElementById("main")?.focus({ preventScroll: true });
  }
}
