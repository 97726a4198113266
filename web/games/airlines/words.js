// Airlines: the words of its own parts of the page.

import { say } from "../../words.js";

export const TEXT = {
  shares: "Airlines and their shares",
  airline: "Airline",
  worth: "worth",
  markers: "left",
  markers_left: "markers left",
  markers_of: "{left} of {all} markers left",
  not_founded: "not founded",
  dormant: "can't be founded any more",
  laid: "{count} laid",
  known: "{count} more taken openly, still in hand",
  pays: "a scoring now: {count} points",
  now: "A scoring now",
  key: "Shares laid, a dot for each taken openly and still in hand, what a scoring now would pay.",
  scoring_table: "Table",
  scoring_of: "{scoring}: who got what",
  scoring_help:
    "1st, with most shares laid, gets the airline's worth, 2nd gets half of it; alone, one gets " +
    "both. ÷: so many are tied and divide what they get; fractions are lost.",
  this_scoring: "this scoring",
  before: "before",
  now_has: "now",
  pile_shares: "Share pile: {count}",
  pile_routes: "Route pile: {count}",
  by_airline: "Points by airline",
  bonus: "bonus for the seat",
  chart: "The scores over the match",
  chart_point: "{name}: {total}",
  phantom: "The fictitious third player: pile and display",
  phantom_short: "3rd player",
  start: "start",
  final: "final",
  shares_of: "Shares of {airline}",
  step_airline: "The airlines",
  step_route: "Routes",
  step_stock: "Your shares",
  step_network: "Networks",
  step_circle: "Open circles",
  step_card: "Your cards",
};

/** @param {keyof typeof TEXT} key @param {Record<string, string | number>} [values] */
export const w = (key, values = {}) => say(TEXT[key], values);
