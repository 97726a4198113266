// The shapes that cross between the page and Python (docs/boundary.md), for `tsc --checkJs`.
// There is no code here.

/** @typedef {{ value: string | number | boolean, label: string }} Choice */
/**
 * @typedef {{ id: string, label: string, help: string, default: Choice["value"], recommended: string, choices: Choice[] }}
 *   Option
 */
/**
 * @typedef {object} GameInfo
 * @property {string} id
 * @property {string} name
 * @property {string} tagline
 * @property {number} rules_version
 * @property {number} min_players
 * @property {number} max_players
 * @property {string} minutes
 * @property {boolean} hidden_hands
 * @property {string[]} bots
 * @property {Option[]} options
 */
/**
 * @typedef {object} Seat
 * @property {string} name
 * @property {"person" | "bot"} kind
 * @property {string | null} level
 * @property {string} colour
 * @property {string} symbol
 */
/**
 * @typedef {object} Setup
 * @property {string} game
 * @property {Seat[]} seats
 * @property {Record<string, Choice["value"]>} options
 * @property {string} seed
 * @property {"friendly" | "fair"} undo
 * @property {boolean} shuffle
 */
/**
 * @typedef {object} MatchRecord
 * @property {string} format
 * @property {string} game
 * @property {number} rules_version
 * @property {Record<string, Choice["value"]>} options
 * @property {Seat[]} seats
 * @property {string} seed
 * @property {"friendly" | "fair"} undo
 * @property {string[]} actions
 */
/**
 * @typedef {object} Piece
 * @property {string} id
 * @property {string} kind
 * @property {string} space
 * @property {string | null} thing
 * @property {string} label
 * @property {number | null} seat
 * @property {string} text
 */
/**
 * @typedef {object} Card
 * @property {string} id
 * @property {string} kind
 * @property {string} zone
 * @property {string | null} thing
 * @property {string} label
 * @property {string | null} cover
 */
/**
 * @typedef {object} Counter
 * @property {string} id
 * @property {string} label
 * @property {number} value
 * @property {string} kind
 * @property {string | null} thing
 */
/**
 * @typedef {object} Player
 * @property {number} seat
 * @property {string} name
 * @property {"person" | "bot"} kind
 * @property {string | null} level
 * @property {string} colour
 * @property {string} symbol
 * @property {number} score
 * @property {number} hand_count
 * @property {boolean} is_current
 * @property {Counter[]} counters
 */
/** @typedef {{ id: number, notation: string, label: string, path: string[] }} Action */
/** @typedef {{ path: string[], actions: string[], label: string }} Plan */
/** @typedef {{ ply: number, player: number | null, text: string, kind: string }} LogLine */
/**
 * @typedef {{ seat: number, rank: number, total: number, breakdown: { label: string, value: number }[] }}
 *   Score
 */
/** @typedef {{ reason: string, text: string, winners: number[], scores: Score[] }} Outcome */
/**
 * @typedef {object} View
 * @property {string} game
 * @property {string} board
 * @property {number} ply
 * @property {number} plies
 * @property {number | null} seat
 * @property {number} current_player
 * @property {string} phase
 * @property {string} prompt
 * @property {string} hint
 * @property {{ id: string, label: string, value: string }[]} status
 * @property {{ id: string, state: string }[]} spaces
 * @property {Piece[]} pieces
 * @property {Card[]} cards
 * @property {Player[]} players
 * @property {Action[]} actions
 * @property {Plan[]} plans
 * @property {Record<string, string>} names
 * @property {Record<string, string[]>} facts
 * @property {LogLine[]} log
 * @property {boolean} can_undo
 * @property {boolean} can_redo
 * @property {string} undo_reason
 * @property {Outcome | null} outcome
 */
/**
 * @typedef {{ seat: number, counter: string, label: string, before: number, after: number }}
 *   Change
 */
/** @typedef {{ text: string, changes: Change[] }} Preview */
/** @typedef {{ kind: string, message: string, rule?: string }} BoundaryError */
/** @typedef {{ ok: boolean, error?: BoundaryError, [key: string]: any }} Answer */

// Shapes of the page alone.

/** One thing to do in one click: an action, or a plan of several.
 * @typedef {{ label: string, path: string[], send: string[], key: string }} Move */
/**
 * A match as it is kept in the browser.
 * @typedef {object} Save
 * @property {string} id
 * @property {number} rev      counts the savings: a tab that knows an older one must not overwrite
 * @property {number} updated  milliseconds since 1970
 * @property {MatchRecord} record
 * @property {View} view       what may be shown of it at once: no hand, if several persons play
 */
/** How far Python's start has come, in bytes; a total of 0 is not known yet.
 * @typedef {{ stage: string, loaded: number, total: number }} Progress */

export {};
