// Every word of the page that a person reads. Python's words are Python's (words.py). The English
// sentence is the message id: a translation is a table from it to another sentence.

import { TEXT as BOARD } from "./embed/words.js";

export const TEXT = {
  ...BOARD,
  title: "Emporion",
  page: "Page",
  skip: "Skip to the content",
  games: "Games",
  continue: "Continue",
  go_on_with: "Go on with {game}",
  no_saves: "Matches are kept here, move by move. There is none yet.",
  import: "Import a match",
  unofficial:
    "Unofficial. The games are their authors'; words, pictures and code are ours, the boards are reconstructions.",
  game_facts: "{min} to {max} players · {minutes} minutes",
  play: "Play",
  play_help: "Play starts at once, against one bot.",
  new_match: "New match",
  new_match_of: "{game}: new match",
  rules: "Rules",
  rules_of: "{game}: rules",
  rules_missing: "The rules could not be fetched. Check the connection and open this page again.",
  back_to_match: "Back to the match",
  home: "Home",
  menu: "Menu",
  settings: "Settings",
  keys: "Keyboard",
  close: "Close",
  cancel: "Cancel",
  start: "Start",
  table: "Table",
  table_of: "{game}: the table",
  board: "Board",
  board_in_words: "The board in words",
  just_now: "just now",
  turn_of: "{name} to move",
  delete: "Delete match",
  delete_match: "Delete the match of {when}",
  delete_help:
    "This match of {game} is deleted from this browser for good. A saved file of it stays valid.",
  match_not_found:
    "This match is not kept in this browser. It may have been deleted, or it was played in another one.",
  no_storage:
    "This browser keeps nothing for us, so matches are lost when the page is closed. Save to a file to keep one.",
  offline_ready: "Ready to play offline.",
  offline_refused: "This browser keeps no copy of the page, so playing needs a connection.",
  version_is_new: "A new version is here. A match on the table goes on where it is.",
  take_version: "Use it now",
  version_is_taken:
    "Another tab has taken a new version. This one goes on with the old one until it is reloaded.",
  reload: "Reload",
  picture_failed: "The board's picture could not be fetched. The match goes on in words.",

  players: "Players",
  default_name: "Merchant",
  player_number: "Player {number}",
  add_player: "Add a player",
  remove_player: "Remove player {number}",
  name_of: "Name of player {number}",
  kind_of: "Who plays for player {number}",
  colour_of: "Colour of player {number}",
  symbol_of: "Symbol of player {number}",
  you: "You",
  person: "Person",
  bot_level: "Bot, {level}",
  to_move: "{who} · to move",
  goods_of: "What {name} has",
  cards_in_hand: "{count} cards in hand",
  score: "Score",
  would_be: "would be",
  undo_contract: "Undo",
  undo_friendly: "Friendly",
  undo_fair: "Fair",
  undo_friendly_help: "Anything may be taken back.",
  undo_fair_help: "Nothing may be taken back once a card has come up or another player has acted.",
  seed: "Seed",
  seed_help:
    "The same seed deals the same cards to the same moves. Type one to play a match again.",
  new_seed: "Another seed",
  shuffle_seats: "Draw lots for the seats",
  recommended: "Recommended",
  is_recommended: "{label} (recommended)",

  cards: "Cards",
  zone_aside: "Laid aside",
  your_hand: "Your hand",
  hidden_hands: "Hands",
  hidden_hands_help: "Hidden until their owner takes the device.",
  no_cards: "No cards in hand.",
  decision: "Decision",
  asked: "{name} decides",
  what_you_may_do: "What you may do",
  ways: "ways",
  many: "{title}: {count}",
  picked: "Chosen: {name}",
  take_back_pick: "Back",
  see_rule: "Rule {rule}",
  undo: "Undo",
  redo: "Redo",
  go_on: "Go on",
  pause_bots: "Pause bots",
  bot_thinks: "{name} is thinking …",
  bot_paused: "{name} waits. Bots are paused.",
  bot_failed: "The bot could not be started. Reload the page; the match is kept.",
  type_move: "Type a move",
  type_move_help: "The move in notation; its beginning is enough",
  play_it: "Play it",
  legal_now: "Now: {list}",
  not_your_turn: "It is not your turn now.",
  log: "Log",
  look_here: "Look at this moment",
  zoom_in: "Zoom in",
  zoom_out: "Zoom out",
  zoom_fit: "The whole board",
  history_short: "History",
  history: "History of the match",
  one_back: "One move back",
  one_on: "One move on",
  move_of: "Move {ply} of {plies}",
  looking_back: "Looking back: move {ply} of {plies}",
  back_to_now: "Back to now",
  go_on_from_here: "Go on from here",
  go_on_from_here_help:
    "The match goes on from this moment; the {count} moves after it are taken back. Redo brings them again.",
  elsewhere: "This match is being played in another tab.",
  play_here: "Play here",
  engine_lost:
    "The game engine stopped and could not be restarted. Reload the page; the match is kept.",
  restarted: "The game engine had to be restarted. Nothing is lost.",

  pass_device: "{name}, it is your turn",
  curtain_help: "Pass the device to {name}. The hand is shown when {name} is ready.",
  since_last_turn: "Since your last turn",
  and_before: "and {count} lines before",
  show_hand: "Show my hand",

  ranking: "Ranking",
  place: "place {rank}",
  total: "Total",
  rematch: "Rematch",
  save_file: "Save to a file",
  copy_record: "Copy the record",
  copied: "The record is in the clipboard.",
  copy_link: "Copy a link",
  link_copied: "The link is in the clipboard. Whoever opens it gets this match, as it is now.",
  link_reveals:
    "The match still runs, and the link holds all of it: its reader can see every hidden card.",
  link_opening: "The match of this link is being opened …",
  link_opening_help: "It is shown as soon as the game engine has started.",
  link_failed: "This link can't be opened",
  save_picture: "Save a picture",
  picture_of: "{game}, after move {ply} of {plies}",
  picture_scores: "Scores: {list}.",
  picture_board: "On the board: {list}.",
  picture_not_saved: "The picture could not be made. Check the connection and try again.",
  copy_by_hand: "The browser refuses the clipboard; copy the text by hand.",
  import_help:
    "A match that was saved to a file or copied, as a record or a link, here or in another browser. Matches that are kept here stay as they are.",
  import_file: "From a file",
  import_paste: "Or paste the record or a link",
  import_go: "Import",
  too_big: "This is far too big to be a saved match.",
  too_deep: "This is not a saved match.",
  one_moment: "One moment …",

  pace: "Pace of the bots",
  theme: "Colours",
  motion: "Movement",
  language: "Language",
  letter_keys: "Single letters are commands",
  loading: "The game engine is starting …",
  loading_bytes: "The game engine is loading: {loaded} of {total} MB",
  setting_up: "The table is being set …",
  setting_up_help: "The match begins as soon as the game engine has started.",
  no_engine: "The game engine did not start",
  try_again: "Try again",

  keys_help: "Everything can be done from the keyboard.",
  key_tab: "to the next button or lit thing",
  key_arrows: "to the nearest one in that direction",
  key_enter: "choose it; what is not allowed tells why",
  key_escape: "take back a choice, come back to now, close",
  key_digits: "choose the first, second … answer",
  key_prompt: "to the answers",
  key_board: "to the board",
  key_hand: "to the hand",
  key_log: "to the log",
  key_type: "type a move",
  key_undo: "undo",
  key_redo: "redo",
  key_earlier: "look one move back",
  key_later: "look one move on",
  key_now: "back to now",
  key_pause: "pause the bots",
  key_zoom: "zoom the board in and out again",
  key_zoom_by: "zoom in, zoom out, the whole board",
  key_pan: "move the zoomed board",
  key_rules: "rules",
  key_menu: "menu and settings",
  key_help: "these keys",

  level_random: "random",
  level_greedy: "greedy",
  colour_indigo: "indigo",
  colour_teal: "teal",
  colour_plum: "plum",
  colour_slate: "slate",
  colour_rust: "rust",
  colour_olive: "olive",
  symbol_star: "star",
  symbol_moon: "moon",
  symbol_sun: "sun",
  symbol_palm: "palm",
  symbol_wave: "wave",
  symbol_key: "key",
  pace_slow: "slow",
  pace_normal: "normal",
  pace_fast: "fast",
  pace_instant: "instant",
  theme_auto: "as the system",
  theme_light: "light",
  theme_dark: "dark",
  motion_auto: "as the system",
  motion_on: "on",
  motion_off: "off",
  language_auto: "as the browser",

  replay_first: "To the beginning",
  replay_last: "To the end",
  replay_run: "Play the moves",
  replay_halt: "Halt",
  puzzle_asked: "Find the best move for {name}",
  puzzle_right: "That is it.",
  puzzle_begun: "Right so far. Go on.",
  puzzle_wrong: "{move} is legal, but there is a better move.",
  puzzle_solved: "Solved",
  puzzle_answer: "This is the answer.",
  puzzle_again: "Start again",
  puzzle_show: "Show the answer",
  puzzle_no_answer: "This puzzle has no answer: its attribute “solution” is empty.",
  puzzle_not_asked: "This puzzle asks a seat that does not move at this ply.",
  puzzle_wrong_answer: "The answer of this puzzle, {move}, can't be played here: {reason}",
  embed: "Embed this",
  embed_help: "This puts what the table shows into a page of yours, a blog post for one.",
  embed_mode: "What the reader may do",
  embed_replay: "step through the match",
  embed_play: "play on from here",
  embed_puzzle: "find the best move",
  embed_picture: "look at a picture",
  embed_answer: "The answer",
  embed_answer_help: "In notation; several answers with | between them, the steps of one with +.",
  embed_poster: "Picture before it starts",
  embed_poster_file: "a file beside the page: {file}",
  embed_poster_inline: "in the line itself ({size} kB)",
  embed_poster_first: "the first position",
  embed_language_auto: "as the text around it",
  embed_height: "Height in pixels; empty: as high as it needs",
  embed_line: "The line",
  embed_copy: "Copy the line",
  embed_copied: "The line is in the clipboard.",
  embed_open: "Open the match",
  embed_no_site:
    "Emporion runs from a file here, where no page can reach it: put the address of a copy on the web in the place of {address}",
  embed_no_game: "There is no game “{game}” here, and no record was given.",
  embed_no_seat: "This match has no seat {seat}; they count from 0.",
  embed_not_legal: "“{move}” can't be played now.",

  failure_webassembly:
    "This browser can't run the WebAssembly that the game is made of: it is too old, or WebAssembly is switched off, as some lockdown modes do. Allow it for this page, or use Chrome or Edge 112, Firefox 121, Safari 16.4 or newer.",
  failure_worker:
    "This browser can't run the kind of background worker that the game needs. Use Chrome or Edge 112, Firefox 121, Safari 16.4 or newer.",
  failure_unpack:
    "This browser can't unpack the game's compressed files. Use Chrome or Edge 112, Firefox 121, Safari 16.4 or newer.",
  failure_network:
    "A part of the game could not be downloaded. Check the connection and try again; what is here already is kept.",
  failure_sandbox:
    "This board is in a sandboxed frame, where the game could not be started: the browser, or the site, forbids a part of it there. Open it in a tab of its own.",
  failure_engine:
    "Everything was downloaded, but the engine failed to start. Close other tabs if memory is short, and try again.",
};

/** @typedef {keyof typeof TEXT} Key */

// Bots bear names of merchants and towns of the time.
const BOT_NAMES = ["Zenobia", "Yarhai", "Bolana", "Malku", "Aqmat", "Hairan"];

/** @type {Record<string, string | string[]>} English to another language; empty for English */
let translation = {};

/** @param {Record<string, string | string[]>} table  as in language.js */
export const translate = (table) => void (translation = table);

/** @param {Key} key @param {Record<string, string | number>} [values] @returns {string} */
export const t = (key, values = {}) => say(TEXT[key], values);

/** An English sentence in the language of the page: for a game's own words.
 * @param {string} english @param {Record<string, string | number>} [values] @returns {string} */
export function say(english, values = {}) {
  const sentence = Object.hasOwn(translation, english) ? translation[english] : english;
  return String(sentence).replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/** A number with a real minus sign. @param {number} value */
export const signed = (value) => String(value).replace("-", "\u2212");

/** A word for a name that came from elsewhere; the name itself if there is none.
 * @param {string} group @param {string | null} name */
function word(group, name) {
  const key = `${group}_${name}`;
  return key in TEXT ? t(/** @type {Key} */ (key)) : (name ?? "");
}

/** @param {string | null} name of a bot's level */
export const level = (name) => word("level", name);
/** @param {number} index */
export const botName = (index) => BOT_NAMES[index % BOT_NAMES.length];
/** @param {string} zone where cards lie that the board has no place for */
export const zoneName = (zone) => word("zone", zone);
/** @param {"colour" | "symbol"} group @param {string} name */
export const look = (group, name) => word(group, name);
/** @param {string} group @param {string} value */
export const settingName = (group, value) => word(group, value);
/** @param {string} kind of a BootError */
export const failureText = (kind) =>
  `failure_${kind}` in TEXT ? word("failure", kind) : t("failure_engine");
/** @param {string} key as in KeyboardEvent.key */
export const keyName = (key) =>
  /** @type {Record<string, string>} */ ({
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    Escape: "Esc",
  })[key] ?? key;
