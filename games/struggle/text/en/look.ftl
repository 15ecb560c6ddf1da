# The texts of The Struggle for New France for the page and the terminal, besides its rules: its title, and names of the things that are drawn.

game-title = The Struggle for New France
game-years = 1754 – 1763
game-short = Leaders, Indian allies and event cards in eight years of war. Small forces, few rules, quick turns.
game-length = 1 to 2 hours
game-begin = Begin here: the easiest of the three to learn.
game-about = The Struggle for New France, designed by Bill Molyneaux and developed by Ryan Heilman and Kenton Kelly, is an introductory wargame for two on the French and Indian War from 1755 to 1762, in which leaders, Indian allies and event cards decide who holds Montreal, Quebec and Louisbourg. The printed map, cards and leader counters were not available to this project: the values and lines of the map, most of the cards and most of the leader ratings are a reconstruction which meets every figure of the rulebook and was balanced by simulation. Carillon is unofficial and no substitute for the published game, so please buy it.

## Facts printed at a space

fact-vp = { $n } VP
fact-defence = Defence { $n }
fact-port = Port
fact-key = Key space
legend-vp = Victory points
legend-defence = Defence value
legend-port = Port
legend-key = Key space

## Markers

marker-combat = Combat to be fought
legend-combat = Combat to be fought

## Boxes

box-awaited = Not yet here
box-removed = Out of the game

## Losses: the log lines give their number, in strength

scene-lost = { $n ->
    [0] No losses
   *[other] {""}
}
odds-line-lost = Strength lost: { $lost }
odds-steps = Strength lost on average:

## Scenarios

scenario-campaign = The whole war
