// Everything that may be answered, as buttons. A long list is narrowed step by step: first one
// thing of the move, from short lists, then the rest; what stays long is folded.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { gameModule } from "../games/index.js";
import { kindOf, thingsByKind } from "../picking.js";
import { t } from "../words.js";
import { icon } from "./icon.js";

/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../types.js").Move} Move */

// More moves than this are asked in steps; so many, if the game says by what.
const MANY = 18;
const FEW = 8;
// A list longer than this is folded.
const LONG = 10;

/** Which list was opened or closed by hand, for the question that it belongs to. */
let folded = { question: "", kinds: /** @type {Record<string, boolean>} */ ({}) };

/** @param {Match} match @param {Move[]} moves that are left */
export function choices(match, moves) {
  const { steps: titles, choices: own } = gameModule(match.view.game);
  const steps = titles?.();
  const answers = own?.(match, moves);
  if (answers) return answers;
  if (moves.length <= (steps ? FEW : MANY)) return buttons(match, moves);
  const rest = (/** @type {Move} */ { path }) =>
    path.filter((thing) => !match.picked.includes(thing));
  const last = moves.filter((move) => rest(move).length < 2);
  const lists = [
    ...lastLists(match, last, steps),
    ...firstLists(
      match,
      moves.filter((move) => !last.includes(move)),
      steps,
    ),
  ];
  const isFolded = (/** @type {List} */ { count, title }) => count > LONG && title !== "";
  return [
    ...lists.filter((list) => !isFolded(list)).map(({ content }) => content()),
    ...lists.filter(isFolded).map((list) => fold(match, list, lists.length === 1)),
  ];
}

/** @typedef {{ kind: string, title: string, count: number, content: () => unknown }} List */

/**
 * One click from the end: by the kind of what is picked.
 * @param {Match} match
 * @param {Move[]} moves
 * @param {Record<string, string>} [steps]
 * @returns {List[]}
 */
function lastLists(match, moves, steps) {
  /** @type {Map<string, Move[]>} */
  const kinds = new Map();
  for (const move of moves) {
    const kind = kindOf(move.path.find((thing) => !match.picked.includes(thing)) ?? "");
    kinds.set(kind, [...(kinds.get(kind) ?? []), move]);
  }
  return [...kinds].map(([kind, some]) => ({
    kind,
    title: steps?.[kind] ?? "",
    count: some.length,
    content: () => buttons(match, some),
  }));
}

/** The first things of what takes more than one click. @param {Match} match @param {Move[]} moves
 * @param {Record<string, string>} [steps] @returns {List[]} */
function firstLists(match, moves, steps) {
  if (!moves.length) return [];
  const lists = thingsByKind(moves, match.picked, steps);
  if (!lists.length)
    return [{ kind: "", title: "", count: moves.length, content: () => buttons(match, moves) }];
  return lists.map(({ kind, things }) => ({
    kind,
    title: steps?.[kind] ?? "",
    count: things.length,
    content: () => html`
      <div class="thing-list" role="group" aria-label=${steps?.[kind] ?? nothing}>
        ${things.map((one) => thingButton(match, one))}</div>`,
  }));
}

/** @param {Match} match @param {List} list @param {boolean} isAlone nothing else could be chosen */
function fold(match, { kind, title, count, content }, isAlone) {
  const question = `${match.id} ${match.view.ply} ${match.picked}`;
  if (folded.question !== question) folded = { question, kinds: {} };
  const isOpen = folded.kinds[kind] ?? isAlone;
  const toggled = (/** @type {any} */ event) => {
    if (event.target.open === isOpen) return;
    folded.kinds[kind] = event.target.open;
    match.page.redraw();
  };
  return html`
    <details class="fold" .open=${isOpen} @toggle=${toggled}>
      <summary>${t("many", { title, count })}</summary>
      ${isOpen ? html`<div class="fold-list">${content()}</div>` : nothing}
    </details>`;
}

/** @param {Match} match @param {Move[]} moves */
const buttons = (match, moves) =>
  repeat(
    moves,
    ({ key }) => key,
    (move) => moveButton(match, move),
  );

/**
 * @param {Match} match
 * @param {Move} move
 * @param {unknown} [short] what is written on it, where the label is long
 */
export const moveButton = (match, move, short) => html`
  <button type="button" class="button move ${move.key === match.early?.key ? "is-waiting" : ""}"
    data-move=${move.key} title=${short ? move.label : nothing}
    aria-busy=${move.key === match.early?.key ? "true" : nothing}
    @click=${(/** @type {MouseEvent} */ event) => match.isStray(event) || match.send(move)}
    >${short
      ? html`<span class="sr">${move.label}</span><span class="short" aria-hidden="true">${short}</span>`
      : html`${art(match, move.path)}${move.label}`}</button>`;

/**
 * The picture of the one thing that a move is about.
 * @param {Match} match
 * @param {string[]} path
 */
export function art(match, path) {
  const symbol = path.length === 1 ? gameModule(match.view.game).symbol?.(path[0]) : "";
  return symbol ? icon(symbol) : nothing;
}

/**
 * A thing as on the board; the table hears the click.
 * @param {Match} match
 * @param {{ thing: string, count: number }} one
 * @param {string} [words] its name on the button */
export function thingButton(match, { thing, count }, words) {
  return html`
    <button type="button" class="button move thing" data-id=${thing}>${art(match, [thing])}
      ${words ?? gameModule(match.view.game).shortName?.(thing) ?? match.view.names[thing] ?? thing}
      ${count > 1 ? html`<span class="quiet">${count}<span class="sr"> ${t("ways")}</span></span>` : nothing}
    </button>`;
}
