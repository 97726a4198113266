// The words of the element on a blog's page. They are part of the page's catalogue (web/words.js),
// and apart from it because the element's script is to stay small.

export const TEXT = {
  start_play: "Play",
  start_replay: "Watch the match",
  start_puzzle: "Solve the puzzle",
  board_picture: "The board",
  frame_title: "Game board",
  starting: "The board is being set …",
  stop: "Stop",
  open_alone: "Open in a tab of its own",
  no_answer:
    "The board does not start here. This page, or the site it comes from, may forbid scripts in frames; a tab of its own will do.",
  no_record: "The record of this match could not be fetched ({reason}).",
};
