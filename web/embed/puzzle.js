// "Find the best move": one seat, one position, one or several answers. What is tried is judged
// before it is played, so that a wrong try changes nothing.

import { announce } from "../announce.js";
import { movesOf } from "../picking.js";
import { previewOf } from "../questions.js";
import { t } from "../words.js";
import { Replay } from "./matches.js";

/** @typedef {import("../types.js").Move} Move */
/** @typedef {"right" | "begun" | "wrong"} Verdict */

export class Puzzle extends Replay {
  /** What was thought of the last try. @type {{ verdict: Verdict, text: string } | null} */
  told = null;
  /** The tries that were right so far, as notations. @type {string[]} */
  line = [];
  isSolved = false;

  /** @param {string[][]} solution @param {ConstructorParameters<typeof Replay>} rest */
  constructor(solution, ...rest) {
    super(...rest);
    this.solution = solution;
  }

  get isOpen() {
    return !this.isSolved && !this.isBusy;
  }

  get moves() {
    return this.isSolved ? [] : movesOf(this.view);
  }

  async look() {} // one position is asked about

  /** @param {string} thing */
  async pick(thing) {
    this.told = null;
    await super.pick(thing);
    if (this.refusal) this.#tell("illegal", [], this.refusal.message);
  }

  /** @param {Move} move */
  async send(move) {
    const line = [...this.line, ...move.send];
    const fitting = this.solution.filter((answer) => line.every((part, at) => part === answer[at]));
    if (!fitting.length) return this.#refute(move);
    const isWhole = fitting.some((answer) => answer.length === line.length);
    await this.#go(move.send, line, isWhole ? "right" : "begun");
  }

  /** Plays the answer, or what is left of it. */
  async showAnswer() {
    const answer = this.solution.find((one) => this.line.every((part, at) => part === one[at]));
    if (answer) await this.#go(answer.slice(this.line.length), answer, "right", t("puzzle_answer"));
  }

  /** Whether each answer can be played here. @returns {Promise<string>} why not, or "" */
  async fault() {
    const { ply, current_player } = this.view;
    if (!this.solution.length) return t("puzzle_no_answer");
    if (current_player !== this.seat) return t("puzzle_not_asked");
    for (const actions of this.solution) {
      const { ok, error } = await this.engine.call("preview", { ply, actions, seat: this.seat });
      const reason = error?.message ?? "";
      if (!ok) return t("puzzle_wrong_answer", { move: actions.join(" + "), reason });
    }
    return "";
  }

  /**
   * @param {string[]} actions
   * @param {string[]} line with them
   * @param {"right" | "begun"} verdict
   * @param {string} [words]
   */
  async #go(actions, line, verdict, words = t(`puzzle_${verdict}`)) {
    const { plies } = this.view;
    this.verdict = verdict;
    if (!(await this.act(actions))) return;
    this.line = line;
    this.isSolved = verdict === "right";
    this.#say(verdict, `${words} ${this.textSince(plies)}`);
  }

  /** Legal, but not the answer. @param {Move} move */
  async #refute(move) {
    const preview = await previewOf(this, move);
    const text = t("puzzle_wrong", { move: move.label });
    this.#say("wrong", `${text} ${preview?.text ?? ""}`.trim());
    this.#tell("wrong", move.send, text);
  }

  /** @param {Verdict} verdict @param {string} text */
  #say(verdict, text) {
    this.told = { verdict, text };
    this.picked = [];
    announce(text, "assertive");
    this.page.redraw();
  }

  /** @param {string} verdict @param {string[]} actions @param {string} text */
  #tell(verdict, actions, text) {
    this.host.acted({ ply: this.view.plies, player: this.seat ?? 0, actions, text, verdict });
  }
}
