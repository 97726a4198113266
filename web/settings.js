// What the player has chosen about the page itself; kept in localStorage, because the theme must be
// known before the first picture, and IndexedDB answers too late for that.

/**
 * @typedef {{ pace: string, theme: string, motion: string, letters: boolean, name: string, language: string }}
 *   Settings
 */

/** Milliseconds between two moves of a bot. */
export const PACES = /** @type {Record<string, number>} */ ({
  slow: 1800,
  normal: 900,
  fast: 350,
  instant: 0,
});
export const THEMES = ["auto", "light", "dark"];
export const MOTIONS = ["auto", "on", "off"];

const KEY = "emporion-settings";
/** @type {Settings} */
// `name` is what the first person at this device was called last.
const DEFAULTS = {
  pace: "normal",
  theme: "auto",
  motion: "auto",
  letters: true,
  name: "",
  language: "auto",
};

/** @returns {Settings} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return {
      pace: kept.pace in PACES ? kept.pace : DEFAULTS.pace,
      theme: THEMES.includes(kept.theme) ? kept.theme : DEFAULTS.theme,
      motion: MOTIONS.includes(kept.motion) ? kept.motion : DEFAULTS.motion,
      letters: kept.letters !== false,
      name: typeof kept.name === "string" ? kept.name.slice(0, 24) : "",
      language: typeof kept.language === "string" ? kept.language : DEFAULTS.language,
    };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = read();

/** @param {Partial<Settings>} changes */
export function change(changes) {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is refused: the choice holds until the tab is closed.
  }
  apply();
}

/** Follows the page that a board is embedded in: nothing of it is kept.
 * @param {string} theme */
export function wear(theme) {
  settings.theme = THEMES.includes(theme) ? theme : DEFAULTS.theme;
  apply();
}

/** Puts theme and motion on the root element, where the style sheet looks for them. */
export function apply() {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
}

/** @returns {boolean} whether things may glide */
export function moves() {
  if (settings.motion !== "auto") return settings.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
