# The labels of the keys of a position.

key-phase = Phase
key-active = Card played this season
key-deck = Top of the deck
key-discard = Discarded
key-discard-rest = All other cards
key-wounded = Badly wounded
key-control = Control
key-control-french = French
key-control-british = British
key-control-destroyed = Destroyed
key-scored = Control when points were last counted
key-scored-french = French
key-scored-british = British
key-scored-destroyed = Destroyed
key-attack = Attacks
key-attack-from = From
key-attack-to = Attacked space
