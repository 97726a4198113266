// The page: which screen is shown, and what the screens may ask for. Everything that is drawn is a
// function of this object; `redraw` draws it once, however often it is asked for.

import { render } from "lit-html";
import { announce } from "./announce.js";
import { prepare } from "./boards.js";
import { manifest } from "./boot/manifest.js";
import { confirm } from "./dialog.js";
import { importMatch, showHelp, showMenu } from "./dialogs.js";
import { Engine } from "./engine.js";
import { gameModule } from "./games/index.js";
import { toldAnew } from "./games/info.js";
import { saveOf, takeIn } from "./intake.js";
import { forget } from "./keeping.js";
import { speak } from "./language.js";
import { Match } from "./match.js";
import { Offline } from "./offline.js";
import { once } from "./once.js";
import { Pictures } from "./pictures.js";
import { readRoute } from "./route.js";
import { defaultSetup } from "./screens/new.js";
import { frame } from "./screens/frame.js";
import { syncCurtain } from "./screens/curtain.js";
import { showAnchor } from "./screens/rules.js";
import { dressed, newSeed } from "./seats.js";
import { change, settings } from "./settings.js";
import * as store from "./store.js";
import { Table } from "./table.js";
import { t } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").MatchRecord} MatchRecord */
/** @typedef {import("./types.js").Progress} Progress */
/** @typedef {import("./types.js").Save} Save */
/** @typedef {import("./types.js").Setup} Setup */
/** @typedef {import("./types.js").View} View */

const NOTICE_MS = 9000;

export class App {
  route = readRoute();
  /** Told in the language of the page: Python told it in English when the site was built. */
  games = manifest.games.map(toldAnew);
  /** @type {Save[]} */
  saves = [];
  /** The match that lies on the table, also while another screen is shown. @type {Match | null} */
  match = null;
  /** @type {Table | null} */
  table = null;
  /** The form of a new match, kept while it is filled in. @type {Setup | null} */
  setup = null;
  /** @type {Progress} */
  progress = { stage: "download", loaded: 0, total: 0 };
  /** Why Python can't be had: a kind of BootError. @type {string} */
  failure = "";
  /** @type {{ id: number, text: string, label?: string, act?: () => void }[]} */
  notices = [];
  /** Whether the last thing that was done came from the keyboard. */
  byKeyboard = false;
  /** Why the match of the link in the address can't be opened. @type {string} */
  linkError = "";
  pictures = new Pictures(() => this.redraw());
  engine = new Engine("engine");
  offline = new Offline({
    changed: () => this.redraw(),
    isNew: () => this.#offerReload(t("version_is_new"), t("take_version"), () => this.offline.take()),
    isTaken: () =>
      this.#offerReload(t("version_is_taken"), t("reload"), async () => location.reload()),
  });
  #noticeCount = 0;
  /** The link in the address waits for an engine that did not start. */
  #isStalled = false;
  /** A match that is opened next, and what it shows at first.
   * @type {{ id: string, ply: number, view: View } | null} */
  #first = null;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.engine.onProgress = (progress) => ((this.progress = progress), this.redraw());
    this.engine.onRestart = () => this.notice(t("restarted"));
    addEventListener("hashchange", () => this.#go());
  }

  start() {
    this.startEngine();
    return this.#go();
  }

  startEngine() {
    this.failure = "";
    this.redraw();
    this.engine.start().then(
      () => this.#engineIsUp(),
      (error) => {
        this.failure = error.kind ?? "engine";
        this.redraw();
      },
    );
  }

  #engineIsUp() {
    if (this.#isStalled) this.#go();
    this.redraw();
    this.offline.start();
  }

  redraw = once(() => {
    render(frame(this), this.root);
    document.title = this.#title;
    if (this.route.name === "play") this.table?.drawn();
    if (this.route.name === "rules") showAnchor(this.route.game, this.route.anchor);
    syncCurtain(this.route.name === "play" ? this.match : null, () => (location.hash = "#"));
  });

  /** @param {string} id */
  gameOf = (id) => this.games.find((game) => game.id === id) ?? null;

  /** @param {string} id of a game, which another version may have had */
  nameOf = (id) => this.gameOf(id)?.name ?? id;

  get #title() {
    const { name, game } = this.route;
    const shown = this.gameOf(this.match && name === "play" ? this.match.view.game : game);
    return [shown?.name, t("title")].filter(Boolean).join(" · ");
  }

  /** Follows the language that is chosen now. */
  speak = async () => {
    await speak(settings.language);
    this.games = manifest.games.map(toldAnew);
    this.redraw();
    await this.match?.reread();
  };

  /** A short message that goes away by itself. @param {string} text */
  notice = (text) => {
    const id = ++this.#noticeCount;
    if (this.notices.some((notice) => notice.text === text)) return;
    this.notices.push({ id, text });
    announce(text);
    this.redraw();
    setTimeout(() => this.closeNotice(id), NOTICE_MS);
  };

  /** A message that stays until it is closed or followed; it is followed between two actions.
   * @param {string} text @param {string} label @param {() => Promise<void>} reload */
  #offerReload(text, label, reload) {
    if (store.isRefused()) return; // the match would be lost; the next visit brings the new version
    const act = async () => {
      await this.match?.rest();
      await reload();
    };
    this.notices.push({ id: ++this.#noticeCount, text, label, act });
    announce(text);
    this.redraw();
  }

  /** @param {number} id */
  closeNotice = (id) => {
    this.notices = this.notices.filter((notice) => notice.id !== id);
    this.redraw();
  };

  // --- going from screen to screen ---------------------------------------------------------------

  async #go() {
    const { name, id, game, seed, link } = (this.route = readRoute());
    if (name === "home") await this.#listSaves();
    if (name === "play" && id) await this.#openMatch(id);
    if (name === "link") this.#openLink(link);
    if (name === "new" && this.setup?.game !== game) this.setup = this.#setupFor(game);
    const info = name === "start" ? this.gameOf(game) : null;
    if (info)
      await this.startMatch({ ...defaultSetup(info), ...(seed && { seed, shuffle: false }) });
    if (name !== "rules") scrollTo(0, 0);
    this.redraw();
    if (this.byKeyboard && name !== "play")
      setTimeout(() => document.getElementById("main")?.focus());
  }

  /** @param {string} game */
  #setupFor(game) {
    const info = this.gameOf(game);
    return info && defaultSetup(info);
  }

  async #listSaves() {
    this.saves = await store.list();
    if (store.isRefused()) this.notice(t("no_storage"));
  }

  /** @param {string} id */
  async #openMatch(id) {
    if (this.match?.id === id) return;
    const save = await store.load(id);
    if (!save) {
      this.notice(t("match_not_found"));
      location.replace("#");
      return;
    }
    const first = this.#first?.id === id ? this.#first : null;
    this.#first = null;
    await this.#seat({ ...save, ...(first && { view: first.view }) }, { ply: first?.ply });
  }

  /** @param {string} text */
  async #openLink(text) {
    const isWanted = () => this.route.link === text;
    this.linkError = "";
    this.#isStalled = false;
    const told = await this.takeIn(text, isWanted).catch(() => null);
    if (!isWanted()) return;
    this.#isStalled = told === null; // the page's own banner tells why
    this.linkError = told ?? "";
    this.redraw();
  }

  /** Lays a match on the table: its saved picture at once, Python's as soon as it is there. One that is on
   * Python's table already is drawn when its first question has come, and only once.
   * @param {Save} save @param {{ ply?: number, isOnTable?: boolean }} [how] `ply` is looked at first */
  async #seat(save, { ply, isOnTable = false } = {}) {
    await this.#leaveTable();
    if (this.route.id !== save.id) return;
    const page = { redraw: this.redraw, notice: this.notice, gone: () => (location.hash = "#") };
    const info = this.gameOf(save.record.game);
    const match = new Match(
      save,
      this.engine,
      page,
      gameModule(save.record.game).startsSummary ?? (() => false),
      info?.hidden_hands ?? true,
    );
    this.match = match;
    const table = new Table(this, match, this.nameOf(save.record.game));
    const loading = table.load().catch(() => this.notice(t("picture_failed")));
    const opening = match.open({ ply, isOnTable }).catch(() => null); // a failed start is told by the page's own banner
    if (isOnTable) await opening;
    if (this.match !== match) return;
    this.table = table;
    document.documentElement.classList.remove("is-starting");
    this.redraw();
    const [error] = await Promise.all([opening, loading]);
    if (error && this.match === match) {
      this.notice(error.message);
      this.#leaveTable();
      location.replace("#");
    }
  }

  async #leaveTable() {
    const { match } = this;
    this.match = this.table = null;
    await match?.close();
  }

  leaveRules = () => {
    if (history.length > 1 && !this.match) history.back();
    else location.hash = this.match ? `#play/${this.match.id}` : "#";
  };

  showRules = () => {
    const game = this.match?.view.game ?? this.route.game ?? this.games[0]?.id;
    if (game) location.hash = `#rules/${game}`;
  };

  showMenu = () =>
    showMenu(this, this.route.name === "play" ? this.match : null, this.table?.commands ?? null);
  showHelp = () => showHelp();

  /**
   * Escape: takes back the last pick, else looks at now, else leaves a side screen.
   * @returns {boolean}
   */
  back() {
    if (this.route.name !== "play") {
      if (this.route.name === "home") return false;
      if (this.route.name === "rules") this.leaveRules();
      else location.hash = "#";
      return true;
    }
    const { match } = this;
    if (!match) return false;
    if (match.chronicle.summary.length) match.closeSummary();
    else if (match.isLooking) match.lookAtNow();
    else return match.unpick();
    return true;
  }

  // --- matches -----------------------------------------------------------------------------------

  /** @param {GameInfo} game */
  quickMatch = (game) => this.startMatch(defaultSetup(game));

  /** @param {Setup} setup */
  startMatch = async (setup) => {
    const left = this.#leaveTable();
    const person = setup.seats.find(({ kind }) => kind === "person");
    if (person) change({ name: person.name });
    this.route = { ...this.route, name: "play", id: "", game: setup.game };
    this.redraw();
    prepare(setup.game);
    await left;
    const answer = await this.engine.call("new_table", setup).catch(() => null);
    if (answer?.ok) await this.#begin(saveOf(answer.record, dressed(answer.view)));
    else if (answer || !this.failure) this.#giveUp(answer?.error?.message ?? t("engine_lost"));
  };

  /** A match that could not be begun: back to where it was asked for. @param {string} reason */
  #giveUp(reason) {
    this.notice(reason);
    if (readRoute().name === "start") location.replace("#");
    else this.#go();
  }

  /** The match on Python's table is a new one. @param {Save} save */
  async #begin(save) {
    const kept = store.put(save); // the first picture does not wait for it
    this.setup = null;
    this.route = { ...this.route, id: save.id };
    const seated = this.#seat(save, { isOnTable: true });
    location.hash = `#play/${save.id}`;
    await Promise.all([kept, seated]);
    if (store.isRefused()) this.notice(t("no_storage"));
  }

  /** @param {MatchRecord} record */
  rematch = ({ game, seats, options, undo }) =>
    this.startMatch({ game, seats, options, undo, seed: newSeed(), shuffle: true });

  askImport = () => importMatch((text) => this.takeIn(text));

  /** Opens a saved match's text or a link, at the ply that it shows.
   * @param {string} text @param {() => boolean} [isWanted] still, when the engine has read it
   * @returns {Promise<string>} why it can't be opened, or "" */
  takeIn = async (text, isWanted = () => true) => {
    await this.#leaveTable();
    const { error, save, ply, view } = await takeIn(this.engine, text, isWanted);
    if (!save) return error;
    if (store.isRefused()) this.notice(t("no_storage"));
    if (view) this.#first = { id: save.id, ply, view };
    if (this.route.name === "link") location.replace(`#play/${save.id}`);
    else location.hash = `#play/${save.id}`;
    return "";
  };

  /** @param {Save} save */
  askDelete = async (save) => {
    if (
      !(await confirm({
        title: t("delete"),
        text: t("delete_help", { game: this.nameOf(save.record.game) }),
        yes: t("delete"),
      }))
    )
      return;
    if (this.match?.id === save.id) await this.#leaveTable();
    await forget(save.id);
    await this.#listSaves();
    this.redraw();
  };
}
