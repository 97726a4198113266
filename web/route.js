// Where in the page one is: the fragment of the address.
//   #   #new/<game>   #start/<game>[/<seed>]   #play/<match>   #rules/<game>[/<anchor>]
//   #link/<a whole match, as Python packs it>

/**
 * @typedef {{ name: string, game: string, id: string, anchor: string, seed: string, link: string }}
 *   Route
 */

/** @returns {Route} */
export function readRoute() {
  const [name = "", first = "", second = ""] = location.hash.slice(1).split("/").map(decode);
  const route = { name: "home", game: "", id: "", anchor: "", seed: "", link: "" };
  if (name === "play" && first) return { ...route, name, id: first };
  if (name === "new" && first) return { ...route, name, game: first };
  if (name === "start" && first) return { ...route, name, game: first, seed: second };
  if (name === "rules" && first) return { ...route, name, game: first, anchor: second };
  if (name === "link") return { ...route, name, link: location.hash };
  return route;
}

/** @param {string} part */
function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
