// Traders of the Air: the words of its own parts of the page.

import { say } from "../../words.js";

export const TEXT = {
  standings: "If the match ended now",
  at_the_end: "How it ended",
  total: "Total",
  short_unsold: "Unsold",
  short_sold: "Sold",
  short_cities: "Cities",
  short_last_supply: "Last supply",
  short_stack: "Largest stack",
  short_most_cities: "Most cities",
  short_ones: "Ones sold",
  leads: "{name} leads: {count}",
  level: "{name} is level with others: {count}",
  has: "{name} has {count}",
  cities: "Cities",
  cities_key:
    "Contracts by player, the majority marked; what a marker costs there; what the flight costs.",
  buy_here: "buying",
  fly_there: "flight",
  free: "free",
  to_bank: "1 dollar, to the bank",
  to_player: "1 dollar, to {name}",
  here: "here",
  dollars: "dollars: {count}",
  dollar_1: "1 dollar",
  majority: "{count}, the majority",
  asked_out_of_turn: "{name}, you are asked: it is not your turn, but your goods",
  mat_of: "Unsold goods of {name}",
  in_sale: "to be sold",
  here_now: "Here",
  fly_to: "Fly to",
  by: "by {stops}",
  buy: "Buy",
  take: "Take",
  set_up: "Set up contracts …",
  sell: "Choose what to sell …",
};

/** @typedef {keyof typeof TEXT} Key */

/** @param {Key} key @param {Record<string, string | number>} [values] */
export const w = (key, values = {}) => say(TEXT[key], values);
