/**
 * What index.html shows stays there if the page's own code does not run: the browser can't read it, or it did
 * not come whole. Then this says so, in words that index.html holds.
 */
export function sayIfUnable() {
  let isTooOld = !("noModule" in HTMLScriptElement.prototype);
  // An error of a script, as against a file that did not come: that one has no `error`.
  addEventListener("error", ({ error }) => { isTooOld = isTooOld || Boolean(error); });
  // Modules have run by then, and main.js has put the page in the place of these words.
  document.addEventListener("DOMContentLoaded", () => {
    const words = document.getElementById(isTooOld ? "too-old" : "not-whole");
    if (words) words.hidden = false;
  });
}
