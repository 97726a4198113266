// Which of the languages that there are comes nearest to what is wished.

/**
 * @param {readonly string[]} wishes language tags such as de-AT, the best first
 * @param {Record<string, unknown>} languages by code
 * @returns {string} a code; English, if there is nothing nearer
 */
export function nearest(wishes, languages) {
  const codes = wishes.map((wish) => wish.toLowerCase().split("-")[0]);
  return codes.find((code) => Object.hasOwn(languages, code)) ?? "en";
}
