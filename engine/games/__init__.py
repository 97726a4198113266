"""The games, a folder each, all of the same shape. A game imports `engine.core` and never another game."""
