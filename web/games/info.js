// What is told of a game where it is chosen.

import { say } from "../words.js";

/** @typedef {import("../types.js").GameInfo} GameInfo */

/** @param {GameInfo} info in English @returns {GameInfo} in the language of the page */
export const toldAnew = (info) => ({
  ...info,
  name: say(info.name),
  tagline: say(info.tagline),
  options: info.options.map((option) => ({
    ...option,
    label: say(option.label),
    help: say(option.help),
    choices: option.choices.map(({ value, label }) => ({ value, label: say(label) })),
  })),
});
