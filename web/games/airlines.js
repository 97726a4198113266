// What Airlines adds to the generic table: the shares at a glance, scorings as tables, networks
// that light up. Whatever is shown is Python's (engine/games/airlines/standing.py); no rule is
// known here.

import { kindOf } from "../picking.js";
import { chart, pointsByAirline } from "./airlines/end.js";
import { scoringNumber, scoringTable } from "./airlines/scoring.js";
import { shares } from "./airlines/shares.js";
import { w } from "./airlines/words.js";

/** @typedef {import("./airlines/types.js").AirlinesView} AirlinesView */
/** @typedef {import("../match.js").Match} Match */
/** @typedef {import("../types.js").LogLine} LogLine */
/** @typedef {import("../types.js").View} View */

export const hidesZeros = true;
export const stacksHand = true;

export const steps = () => ({
  airline: w("step_airline"),
  route: w("step_route"),
  stock: w("step_stock"),
  network: w("step_network"),
  circle: w("step_circle"),
  card: w("step_card"),
});

/** @param {string} thing */
export const symbol = (thing) => {
  const [kind, name] = thing.split(":");
  return ["airline", "stock", "display"].includes(kind) ? `share_${name}` : "";
};

/** @param {string} thing */
export function shortName(thing) {
  const [kind, name] = thing.split(":");
  if (kind === "airline") return name.toUpperCase();
  return kind === "stock" ? w("shares_of", { airline: name.toUpperCase() }) : undefined;
}

/** @param {LogLine} line */
export const startsSummary = ({ kind }) => kind === "scoring";

/** @param {Match} match */
export const summary = (match) =>
  scoringTable(match, scoringNumber(match, match.chronicle.summary[0]));

/** @param {Match} match @param {LogLine} line */
export function detail(match, line) {
  if (line.kind !== "scoring") return null;
  const number = scoringNumber(match, line);
  const scoring = /** @type {AirlinesView} */ (match.view).scorings[number - 1];
  if (!scoring) return null;
  return {
    label: w("scoring_table"),
    title: w("scoring_of", { scoring: scoring.title }),
    content: () => scoringTable(match, number),
  };
}

export const panel = shares;

/** @param {Match} match */
export const end = (match) => [chart(match), pointsByAirline(match)];

/** A pointed-at airline shows its network and where it may grow; a route card what it opens; a
 * route who may fly it, a network its circles that may be picked. @param {View} view @param {string} thing @returns {Record<string, string[]>} */
export function related(view, thing) {
  const { table, opens } = /** @type {AirlinesView} */ (view);
  const name = thing.slice(thing.indexOf(":") + 1);
  const routes = (/** @type {string[]} */ ids) => ids.map((id) => `route:${id}`);
  if (kindOf(thing) === "card") return { "is-ready": routes(opens[name] ?? []) };
  if (kindOf(thing) === "route") {
    const users = table.filter(({ state, open }) => state === "founded" && open.includes(name));
    return { "is-hinted": [thing], "is-user": users.map(({ id }) => `airline:${id}`) };
  }
  if (kindOf(thing) === "network") {
    const circles = view.actions.flatMap(({ path }) => (path.includes(thing) ? path : []));
    return { "is-ready": circles.filter((one) => one !== thing) };
  }
  const airline = table.find(({ id }) => id === name);
  if (!airline) return {};
  const open = airline.open.filter((id) => !airline.ready.includes(id));
  return {
    "is-flown": routes(airline.flown),
    "is-open": routes(open),
    "is-ready": routes(airline.ready),
    "is-user": [`airline:${name}`],
  };
}

/** The piles' sizes, on the piles. @param {SVGGElement} layer @param {View} view
 * @param {Map<string, import("../boards.js").Box>} boxes @param {Function} s */
export function decorate(layer, view, boxes, s) {
  const count = (/** @type {string} */ id) => view.status.find((one) => one.id === id)?.value ?? "";
  layer.replaceChildren(
    ...["shares", "routes"].flatMap((id) => {
      const box = boxes.get(`pile_${id}`);
      return box ? [plate(count(id), box, s)] : [];
    }),
  );
}

/** @param {string} text @param {import("../boards.js").Box} box @param {Function} s */
const plate = (text, { x, y, h }, s) =>
  s(
    "g",
    { class: "pile-count", transform: `translate(${x} ${y + h * 0.32})` },
    s("rect", { x: -26, y: -19, width: 52, height: 38, rx: 19 }),
    s("text", { y: 10, "text-anchor": "middle" }, text),
  );
