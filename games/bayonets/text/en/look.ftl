# The texts of Bayonets & Tomahawks for the page and the terminal, besides its rules: its title, and names of the things that are drawn.

game-title = Bayonets & Tomahawks
game-years = 1754 – 1763
game-short = Action points, fleets, raids and symbol dice, year by year, from Newfoundland to the Illinois.
game-length = 1 to 6 hours, by scenario
game-begin = The broadest sweep; a good second game.
game-about = Bayonets & Tomahawks, designed by Marc Rodrigue and published by GMT Games, is a wargame for two on the French and Indian War from 1755 to 1759. Each year the players choose cards for their action points and events, gather armies in spring and then march, sail, build, raid and fight with six-faced symbol dice, from Louisbourg to the Illinois, until winter sends everybody home. Carillon describes the cards in its own words, not in the printed words. Carillon is unofficial and no substitute for the published game, so please buy it.

## Facts printed at a space

fact-vp = { $n } VP
fact-victory = Victory space
fact-militia = Militia { $n }
fact-village = Village: { $of }
fact-fortress = Fortress
fact-port = Port
legend-vp = Victory points
legend-victory = Victory space
legend-militia = Militia
legend-village = Indian village beside the space
legend-fortress = Fortress
legend-port = Port

## Markers, also on connections

legend-battle = Battle
legend-raided = Raided
legend-rout = Routed
legend-oos = Out of supply
legend-landing = Landed this round
legend-marshal = Troops marshalled here
legend-fort-works = Fort under construction
way-road = Road
way-road-works = Road under construction
way-closed = Closed to the British

## Action Points

point-used = used
point-held = held for Reaction
    .mark = R
point-lost = lost

## Cards and boxes

cardtype-event = Event
cardflag-indian = Indian card
box-removed-cards = Removed cards
wie-drawn-0 = War in Europe, chit drawn: 0
wie-drawn-1 = War in Europe, chit drawn: 1
wie-drawn-2 = War in Europe, chit drawn: 2

## Layers

layer-supply-french = French supply
layer-supply-british = British supply
