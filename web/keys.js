// The keyboard: letters for commands, arrows to walk among what may be picked. The list below is
// the one that help shows.

import { isDialogOpen } from "./dialog.js";
import { settings } from "./settings.js";

/**
 * @typedef {{ keys: string[], label: import("./words.js").Key, run?: (app: any) => void, isLetter?: boolean, isHidden?: boolean }}
 *   Command
 */

/** @param {string} selector @returns {Element | null} what has the focus now */
const focus = (selector) => {
  const found = /** @type {HTMLElement | null} */ (document.querySelector(selector));
  found?.focus();
  return found;
};
/** @param {any} app @returns {any} */
const at = (app) => app.table;

/** @type {Command[]} */
export const COMMANDS = [
  { keys: ["Tab"], label: "key_tab" },
  { keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], label: "key_arrows" },
  { keys: ["Enter"], label: "key_enter" },
  { keys: ["Escape"], label: "key_escape" },
  { keys: ["1", "…", "9"], label: "key_digits" },
  {
    keys: ["p"],
    label: "key_prompt",
    isLetter: true,
    run: () => focus(".moves .button") ?? focus("#prompt"),
  },
  { keys: ["b"], label: "key_board", isLetter: true, run: () => focus(".board .is-lit") },
  { keys: ["h"], label: "key_hand", isLetter: true, run: () => focus("#hand button") },
  { keys: ["l"], label: "key_log", isLetter: true, run: () => focus("#log") },
  { keys: ["t", "/"], label: "key_type", isLetter: true, run: (app) => at(app)?.commands.type() },
  { keys: ["u"], label: "key_undo", isLetter: true, run: (app) => at(app)?.commands.undo() },
  { keys: ["y"], label: "key_redo", isLetter: true, run: (app) => at(app)?.commands.redo() },
  { keys: ["["], label: "key_earlier", isLetter: true, run: (app) => step(at(app), -1) },
  { keys: ["]"], label: "key_later", isLetter: true, run: (app) => step(at(app), 1) },
  { keys: ["n"], label: "key_now", isLetter: true, run: (app) => at(app)?.match.lookAtNow() },
  { keys: ["s"], label: "key_pause", isLetter: true, run: (app) => at(app)?.commands.pause() },
  { keys: ["+", "-", "0"], label: "key_zoom_by", isLetter: true },
  {
    keys: ["+", "="],
    label: "key_zoom_by",
    isLetter: true,
    isHidden: true,
    run: (app) => at(app)?.panzoom.zoomIn(),
  },
  {
    keys: ["-"],
    label: "key_zoom_by",
    isLetter: true,
    isHidden: true,
    run: (app) => at(app)?.panzoom.zoomOut(),
  },
  {
    keys: ["0"],
    label: "key_zoom_by",
    isLetter: true,
    isHidden: true,
    run: (app) => at(app)?.panzoom.fit(),
  },
  { keys: ["Shift", "←→↑↓"], label: "key_pan" },
  { keys: ["z"], label: "key_zoom", isLetter: true, run: (app) => at(app)?.commands.zoom() },
  { keys: ["r"], label: "key_rules", isLetter: true, run: (app) => app.showRules() },
  { keys: ["m"], label: "key_menu", isLetter: true, run: (app) => app.showMenu() },
  { keys: ["?"], label: "key_help", isLetter: true, run: (app) => app.showHelp() },
];

/** @param {any} table @param {number} by */
function step(table, by) {
  if (!table) return;
  table.match.look((table.match.target ?? table.match.view.ply) + by);
}

/** What the keys work on: the site's page, or that of an embedded board.
 * @typedef {{ byKeyboard: boolean, table: import("./table.js").Table | null, back(): boolean }} Page */

/** @param {Page} app */
export function listenToKeys(app) {
  document.addEventListener("keydown", (event) => {
    app.byKeyboard = true;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isDialogOpen())
      return;
    if (isTyping(event.target)) return;
    if (handle(app, event)) event.preventDefault();
  });
  document.addEventListener("pointerdown", () => (app.byKeyboard = false));
}

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof Element &&
  !!target.closest("input:not([type=range], [type=checkbox], [type=radio]), textarea, select");

/** @param {Page} app @param {KeyboardEvent} event @returns {boolean} */
function handle(app, event) {
  const { key, target } = event;
  if (key === "Escape") return app.back();
  if (
    (key === "Enter" || key === " ") &&
    target instanceof SVGElement &&
    target.hasAttribute("data-id")
  ) {
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return true;
  }
  if (target instanceof HTMLInputElement && key.startsWith("Arrow")) return false;
  if (key.startsWith("Arrow") && event.shiftKey) return pan(app, key);
  if (key.startsWith("Arrow")) return walk(key);
  if (settings.letters && /^[1-9]$/.test(key)) return press(Number(key));
  const command = COMMANDS.find(({ keys, run }) => run && keys.includes(key));
  if (!command || (command.isLetter && !settings.letters)) return false;
  command.run?.(app);
  return true;
}

/** @param {number} number @returns {boolean} */
function press(number) {
  const button = /** @type {HTMLElement | undefined} */ (
    document.querySelectorAll(".moves .button")[number - 1]
  );
  button?.click();
  return !!button;
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Moves the zoomed board.
 * @param {Page} app
 * @param {string} key
 * @returns {boolean}
 */
const pan = (app, key) => at(app)?.panzoom.pan(...WAYS[key]) ?? false;

/**
 * Moves the focus to the nearest thing or button in a direction.
 * @param {string} key
 * @returns {boolean}
 */
function walk(key) {
  const from = document.activeElement;
  if (!from?.closest(".table") || from.id === "log") return false;
  const [dx, dy] = WAYS[key] ?? [0, 0];
  const middle = (/** @type {Element} */ element) => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const start = middle(from);
  let best = null;
  let least = Infinity;
  for (const element of document.querySelectorAll(
    ".board .is-lit[tabindex], .table button.thing, .moves .button",
  )) {
    const { x, y } = middle(element);
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    const cost = along + 2 * aside;
    if (element !== from && along > 4 && cost < least) [best, least] = [element, cost];
  }
  /** @type {HTMLElement | null} */ (best)?.focus();
  return best !== null;
}
