# The labels of the keys of a position.

key-options = Optional rules
key-stage = Moment
key-stage-play = In an Action Phase
key-stage-deal = Before the hands are dealt
key-stage-year-end = End of the year
key-stage-bid = Secret bids (13.3)
key-stage-auction = Auction (14.7)
key-active = Side to act
key-assemblies = Assemblies
key-passed = Has passed this season
key-held = Holds a card over
key-built = Built with the last card
key-gone = Units out of the game for good
key-french-inside = French, besieged
key-british-inside = British, besieged
key-fort = Fort
key-stockade = Stockade
key-started = Fort under construction
key-siege = Siege level
key-captured = Fortress captured
key-amphib = Amphib marker
key-fieldworks = Fieldworks
key-raided = Raided markers
key-empty = Without the works of the set-up
in-force-montcalm = Montcalm has arrived
in-force-amherst = Amherst has arrived
