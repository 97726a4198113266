"""What all games share: the protocol, the record of a match, the table it is played on, words."""
