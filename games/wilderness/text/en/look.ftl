# The texts of Wilderness War for the page and the terminal, besides its rules: its title, and names of the things that are drawn.

game-title = Wilderness War
game-years = 1754 – 1763
game-short = Card-driven: march, raid and besiege from the Ohio to Louisbourg, with every regiment and every fort.
game-length = 2 to 8 hours, by scenario
game-begin = The deepest of the three; try Annus Mirabilis first.
game-about = Wilderness War, designed by Volko Ruhnke and published by GMT Games, is a card-driven wargame for two on the French and Indian War from 1755 to 1762, in which regulars, provincials, rangers and Indian allies march, raid and besiege from the Ohio to Louisbourg. Carillon has the rules of the third edition and those of the earlier edition, advanced or basic. Carillon describes the cards in its own words, not in the printed words. Carillon is unofficial and no substitute for the published game, so please buy it.

## Kinds of spaces and ways

kind-cultivated = Cultivated
kind-wilderness = Wilderness
kind-mountain = Mountain
kind-box = Holding box
kind-militia-box = Militia box
line-land = By land
line-river = River
line-lakeshore = Lakeshore
line-landing = Amphibious landing, one way
line-outward = Outward only

## Facts printed at a space

fact-fortress = Fortress
fact-port = Port
fact-settlement = Settlement: { $of }
fact-key = Key space
legend-fortress = Fortress
legend-port = Port
legend-key = Key space
legend-settlement = Settlement of a nation

## Markers

legend-fort = Fort
legend-started = Fort under construction
legend-stockade = Stockade
legend-siege = Siege and its level
legend-raided = Raided
legend-amphib = Amphib marker
legend-fieldworks = Fieldworks
legend-allied = Allied nation
legend-captured = Fortress taken

## Units and leaders

values-of-unit = Strength { $strength }, moves { $movement }
values-of-leader = Initiative { $initiative }, command { $command }, tactics { $tactics }

## Cards

cardtype-event = Event
cardtype-response = Response
cardflag-remove = removed after the event

## Boxes, and the game's clock

box-discard = Discards
box-removed-cards = Removed cards
box-pool = Leaders to draw
box-set-aside = Leaders set aside
box-removed = Out of the game
box-in-force = In force
clock-assemblies-reluctant = Assemblies: Reluctant
clock-assemblies-supportive = Assemblies: Supportive
clock-assemblies-enthusiastic = Assemblies: Enthusiastic
clock-first-french = French first
clock-first-british = British first

## Layers

layer-reach = How far the force could go, if unopposed
layer-supply-french = French supply
layer-supply-british = British supply
