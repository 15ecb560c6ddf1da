# Questions, offers, refusals and log lines.

count-kind = { $n } × { $kind }
count-plus = +{ $n }

## Seasons, phases, tracks
season-early = Early Season
season-late = Late Season
phase-french = French Action Phase
phase-british = British Action Phase
phase-home = Going home
phase-attrition = Winter Attrition
track-vp = Victory points
assemblies-reluctant = Reluctant
assemblies-supportive = Supportive
assemblies-enthusiastic = Enthusiastic

## Questions
ask-card = { $n ->
    [1] Play your last card, or pass and hold it if you may.
   *[other] Play one of your { $n } cards: its event, an activation or construction.
}
ask-activate = Card of value { $n }: choose a commander for a force, or units and leaders that act one by one.
ask-campaign = Choose a leader who is activated with his force; the card activates two.
ask-muster = Force at { $space }: choose the pieces that belong to it and what it does.
ask-leave-behind = Force at { $space }: it has lost a leader and has more units than it can command. Leave units behind, then say what it does.
ask-name = Name another unit or leader, or finish. Points left: { $n }; an Indian unit costs half a point.
ask-next = Choose who acts next, or finish.
ask-build-stockades = Choose where to build a stockade ({ $n } left), or finish.
ask-build-forts = Choose where to begin or complete a fort ({ $n } left), or finish.
ask-demolish = Choose what to demolish.
ask-bid-roll = Roll to see who bids first.
ask-bid-open = Bid for a side: how many VP would you give up to play it?
ask-bid-raise = { $n } VP are bid for the { $side }: raise the bid to play that side, or accept it and play the other.
ask-bid-sealed = Make a secret bid for the { $side }: the higher bidder plays that side, and the other side gets the VP.
ask-close = You may demolish what you have captured before the phase ends.
ask-move = Force at { $space }: move on, drop pieces off, or halt.
ask-intercept = The enemy enters { $space }: try to intercept with a unit or with a leader's force, or pass.
ask-intercept-force = Interception at { $space }: choose who goes with the leader, then roll the die.
ask-inside = The enemy arrives at { $space }: choose who goes inside the walls; the others stay outside.
ask-avoid = Battle threatens at { $space }: try to avoid it with a unit or with a leader's force, or pass.
ask-avoid-force = Avoiding battle at { $space }: choose who goes with the leader, then roll the die.
ask-avoid-to = Battle avoided at { $space }: choose where to go.
ask-join = Battle at { $space }: choose the besieged units that join in, or finish.
ask-militia = Battle at { $space }: choose the Militia that turn out, or finish.
ask-losses = Losses at { $space }: take { $n ->
    [one] { $n } more step
   *[other] { $n } more steps
}.
ask-retreat = Retreat from { $space }: choose where to go, together or piece by piece.
ask-siege-roll = Siege of { $space }: roll the die, or play “Surrender!” instead.
ask-siege-cut = Siege of { $space }: out of supply, the besiegers cannot roll. Assault, if the siege has gone far enough, or finish.
ask-assault = The siege of { $space } has gone far enough: assault now, or finish.
ask-surrendered = { $space } has surrendered: choose where its garrison goes.
ask-raid-order = Choose where to raid next.
ask-raid-militia = { $space } is being raided: send one Militia unit against the raiders, or pass.
ask-home = Going home from { $space }: choose where to send { $piece }.
ask-attrition = Winter Attrition at { $space }: choose { $n ->
    [one] { $n } reduced unit
   *[other] { $n } reduced units
} to eliminate.
ask-place = Choose where reinforcements enter ({ $n ->
    [one] { $n } piece left
   *[other] { $n } pieces left
}).
ask-alliance = { $n ->
    [one] { $n } half-point
   *[other] { $n } half-points
} left: place a new Indian unit for two, restore a reduced one for one, or finish.
ask-restore = Restore up to { $n ->
    [one] { $n } reduced unit
   *[other] { $n } reduced units
}, or finish.
ask-restore-or-place = Restore up to { $n ->
    [one] { $n } reduced unit
   *[other] { $n } reduced units
}, or place one new unit instead.
ask-raise = Place new Provincials, or restore all reduced ones of the Department.
ask-department = Choose the Department.
ask-depose = { $leader } makes one commander in chief too many: choose who leaves the game.
ask-exchange = Choose the two French leaders who change places.
ask-remove = Choose what to eliminate ({ $n ->
    [one] { $n } unit left
   *[other] { $n } units left
}).
ask-bastions = Choose the siege whose level goes back to 0.
ask-deserters = Choose the space where up to two enemy Indian units desert.
ask-deserting = Choose an Indian unit that deserts, or finish.
ask-small-pox = Choose the enemy stack of more than four units that smallpox strikes.
ask-crisis = The ministry is in crisis: discard one of the cards that it names, or say that you hold none.
ask-fetch = Take one card from the discards, or pass.
ask-fetch-regulars = Take a Regulars or Highlanders card from the discards for a random card of your hand, or pass.
ask-window-move = The enemy is about to move from { $space }: respond, or let it pass.
ask-window-shore = The enemy comes along the lake shore to { $space }: respond, or let it pass.
ask-window-battle = Battle at { $space }: play an event, or let it pass.
ask-window-assault = Assault on { $space }: play an event, or let it pass.
ask-window-siege = The besiegers of { $space } are about to roll: respond, or let it pass.
ask-window-terms = The besiegers of { $space } are about to roll: accept terms with “Surrender!”, or let it pass.
ask-window-terms-assault = The besiegers of { $space } are about to assault: accept terms with “Surrender!”, or let it pass.
ask-window-raid = The enemy is about to roll for a raid on { $space }: respond, or let it pass.
ask-window-capture = The enemy has captured { $space }: respond, or let it pass.

## Offers
do-pass = Pass
do-hold = Pass and hold this card
do-done = Done: no more of these
do-done-activation = Done: end this card
warn-unused-points = Unused points of the card: { $n }.
warn-waiting = { $n ->
    [one] { $n } activated piece has not acted.
   *[other] { $n } activated pieces have not acted.
}
do-done-force = Done: the force is complete
do-done-naming = Done: nobody else is activated
do-done-ordering = Done: this force stays where it is
do-done-one-force = Done: no second force
do-done-construction = Done: build no more
do-done-siege = No assault now
do-done-siege-cut = Done: no roll without supply
do-done-garrison = Done: the others stay outside
do-done-joining = Done: nobody else joins
do-done-staying = Stay here
do-event = Play “{ $card }” as an event
    .here = Play the event
do-activate = Activate with “{ $card }” ({ $value })
    .here = Activate ({ $value })
do-stockades = Build stockades with “{ $card }” ({ $value })
    .here = Build stockades ({ $value })
do-forts = Build forts with “{ $card }” ({ $value })
    .here = Build forts ({ $value })
do-discard = Discard “{ $card }”
    .here = Discard
do-card = Play “{ $card }”
    .here = Play this card
do-fetch = Take “{ $card }”
    .here = Take
do-demolish = Demolish
do-bid = { $n } VP for the { $side }
do-accept = Accept the bid
do-raze-fort = Demolish the fort at { $space }
    .here = Demolish the fort
do-raze-stockade = Demolish the stockade at { $space }
    .here = Demolish the stockade
do-raze-started = Demolish the unfinished fort at { $space }
    .here = Demolish the unfinished fort
do-build = Build at { $space }
    .here = Build here
do-force = { $leader } commands (Initiative { $initiative }, Command { $command })
    .here = Commands a force
do-lead = { $leader } leads a force (Initiative { $initiative }, Command { $command }): the whole card
    .here = Lead a force (the whole card)
do-name = Activate { $piece } at { $space } alone ({ $cost ->
    [all] the whole card
    [half] half a point
   *[point] 1 point
})
    .here = Activate alone ({ $cost ->
        [all] the whole card
        [half] half a point
       *[point] 1 point
    })
do-act = Act with { $piece } at { $space }
    .here = Act
do-take-all = Take all
do-take = Take { $piece }
    .here = Take
do-march = Move the force
do-siege = Press the siege
do-assault = Assault
do-sortie = Sortie
do-go = Go to { $space }
    .here = Go here
do-go-enemy = Advance on the enemy at { $space }
    .here = Advance on the enemy
do-infiltrate = Infiltrate { $space }
    .here = Infiltrate
do-sail = Sail to { $space }
    .here = Sail here
do-land = Land at { $space } with “{ $card }”
    .here = Land with “{ $card }”
do-drop = Drop off { $piece }
    .here = Drop off
do-halt = Halt here: the move ends
do-intercept = Intercept with { $piece } from { $space }
    .here = Intercept
do-avoid = Avoid battle with { $piece }
    .here = Avoid battle
do-roll = Roll the die
do-inside = Send { $piece } inside
    .here = Send inside
do-inside-all = Send all inside
do-to = Choose { $space }
    .here = Choose
do-lose = Lose a step of { $piece }
    .here = Lose a step
do-retreat = { $piece } to { $space }
do-retreat-inside = { $piece } inside { $space }
do-retreat-all = All to { $space }
    .here = All here
do-retreat-all-inside = All inside
do-home = { $piece } to { $space }
do-place = Place { $piece } at { $space }
    .here = Place { $piece }
do-restore = Restore { $piece } at { $space }
    .here = Restore
do-restore-all = Restore all
do-remove = Eliminate { $piece } at { $space }
    .here = Eliminate
do-department = { $department }
do-depose = Remove { $leader }
    .here = Remove

## Refusals
refuse-not-your-turn = It is not your turn.
refuse-over = The game is over.
refuse-not-there = No such piece can join this force.
refuse-name-not-there = No such unit or leader can be activated there.
refuse-join-not-there = No such unit stands inside and may join the battle.
refuse-join-or-done = Choose the units inside that join the battle, or finish.
refuse-militia-not-there = No such Militia is available for this battle.
refuse-loss-not-there = No such unit can take this loss.
refuse-choose-attrition = Choose the unit that loses a step to attrition.
refuse-retreat-not-there = No such piece retreats from there.
refuse-avoid-not-there = No such unit can avoid this battle.
refuse-avoid-far = Units that avoid battle go to an adjacent space, or from an Amphib space to a port.
refuse-intercept-not-there = No such unit can intercept from there.
refuse-drop-not-there = No such piece is with the force.
refuse-landing-port = You do not control the port from which the landing would set out.
refuse-raid-militia = No such Militia can stand against this raid.
refuse-inside-not-there = No such piece can go inside.
refuse-assault-command = Only the besiegers' leader of highest Command may lead the assault.
refuse-surrendered-to = Choose where the surrendered garrison goes: one of the spaces offered.
refuse-order-first = Give the force an order: move, siege, assault or sortie.
refuse-choose-space = Choose one of the spaces offered.

# Cards
refuse-card-first = Play a card first, or pass with your last.
refuse-not-in-hand = That card is not in your hand.
refuse-response-not-held = You do not hold that response.
refuse-landing-not-held = You do not hold that card for a landing.
refuse-croghan-not-held = You do not hold that card for this march.
refuse-siege-card-not-held = You do not hold that card for the siege.
refuse-pass-one-card = You may pass only when one card is left in your hand.
refuse-pass-held = You held a card over from last season: this season you must play them all.
refuse-response-card = That card is a response: as an event it is played only at its moment.
refuse-wrong-symbol = Only the other side may play that card as an event.
refuse-event-no-leader = You have no leader who could be activated.
refuse-event-no-bastions = No siege of a fort or fortress of yours has reached level 1 or 2.
refuse-event-louisbourg = The French do not control Louisbourg.
refuse-event-two-leaders = The French do not have two leaders who could change places.
refuse-event-montreal = The French do not control Montréal.
refuse-event-ohio-forks = There is no French fort at Ohio Forks.
refuse-event-oneida = You have no fortification at Oswego or Oneida Carry.
refuse-event-oneida-enemy = The enemy has a fortification at Oswego or Oneida Carry.
refuse-event-johnson-iroquois = Johnson is not within two spaces of an Iroquois settlement, or he is besieged.
refuse-event-johnson-canajoharie = Johnson is not within two spaces of Canajoharie, or he is besieged.
refuse-event-nobody-comes = There is no piece that this card could place or restore.
refuse-event-uprising = Since CHEROKEE UPRISING the Cherokee fight for nobody.
refuse-event-no-cherokees = CHEROKEES has not been played as an event.
refuse-event-easton = The British have no unbesieged fortification with Drilled Troops at Ohio Forks or next to it.
refuse-event-no-indians = The enemy has no unbesieged Indians on the map.
refuse-event-small-stacks = The enemy has no stack of more than four units.
refuse-event-empty-hand = There is no card in that hand.
refuse-event-not-raided = There is no French Raided marker in the Northern or Southern Department.
refuse-event-no-provincials = There are no Provincials on the map that could be removed.
refuse-event-enthusiastic = The Provincial Assemblies are Enthusiastic.
refuse-event-reluctant = The Provincial Assemblies are Reluctant.
refuse-event-nobody-restored = No unit that this card could restore is reduced, unbesieged and, if Drilled Troops, in supply.
refuse-event-1755 = In 1755 this card cannot be played as an event.
refuse-event-quiberon = Since QUIBERON BAY the French cannot play this card as an event.
refuse-event-quebec-lost = The British control Québec.
refuse-event-no-fortress = The British control no unbesieged fortress.
refuse-event-once-a-season = A card of this kind has already been played as an event this season.
refuse-event-french-harbours = The French control neither Québec nor Louisbourg.
refuse-event-no-harbour = The British have neither an open port nor an Amphib space.
refuse-event-before-pitt = Before 1759 the Highlanders come only after WILLIAM PITT.
refuse-event-squadrons = Before 1760 this card can be played only if LOUISBOURG SQUADRONS is out of the game or the British control Louisbourg.
refuse-event-no-colonial-fortress = The British control no unbesieged fortress in the Northern or Southern Department.
refuse-event-no-points = The French have no Victory Points.
refuse-event-no-shirley = Shirley is not on the map, or he is besieged.
refuse-bastions = Choose a siege of one of your fortifications that is above level 0.
refuse-deserters = Choose unbesieged enemy Indians, all in one space.
refuse-small-pox = Choose a space with more than four enemy units.
refuse-department-provincials = Choose a Department with Provincials that are not besieged.
refuse-department-raise = Choose a Department that can raise or restore Provincials.
refuse-raise = Place Provincials at a fortification of their Department, or restore reduced ones.
refuse-respond-or-pass = Play a response or let the moment pass.
refuse-no-response = That card is not a response.
refuse-not-the-moment = This is not the moment for that card.

# Activation
refuse-nobody = You have no unit or leader on the map that could be activated.
refuse-activate = Choose a piece to activate, or the next one to act.
refuse-must-raid = An activated Auxiliary that stays in a space it can raid must raid it: have it act, then halt.
refuse-initiative = This leader's Initiative is higher than the value of the card.
refuse-spent = This leader has already acted in this Action Phase.
refuse-in-other-force = This leader belongs to the other force.
refuse-named-already = That piece has already been named.
refuse-besieged-alone = A besieged leader can act only with units, in a sortie.
refuse-besieged-march = The besieged cannot march off; they can only sortie.
refuse-behind-walls = The walls are between them: besieged and besiegers cannot form a force together.
refuse-not-besieged = Only the besieged can sortie.
refuse-militia-stay = Militia in their box cannot be activated.
refuse-one-drilled = A Drilled unit takes the whole card: it is activated alone.
refuse-value-spent = Too little of the card's value is left.
refuse-not-named = That piece has not been activated with this card.
refuse-no-commander = This leader commands no force that this card activates.
refuse-enemy-leader = That leader is the enemy's: choose one of your own.
refuse-campaign-leaders = “Campaign” activates leaders with their forces, not single units.
refuse-order = Make up the force first; then give it an order: move, siege, assault or sortie.
refuse-command-limit = The leaders can't command that many units.
refuse-nobody-to-take = No other piece there can be taken along.
refuse-johnson-only = Among the British only Johnson commands Mohawks and Iroquois.
refuse-outranks = This leader's Command is higher than the commander's.

# Construction
refuse-build-twice = You built with your last card: you may not build with two cards in a row.
refuse-nowhere-to-build = There is no space where you could build.
refuse-no-site = Nothing can be built there.
refuse-build-siege = Nothing can be built in a besieged space.
refuse-build-fortress = Nothing can be built in a fortress space.
refuse-build-fort-there = You already have a fort there.
refuse-build-stockade-there = You already have a stockade there.
refuse-build-enemy = The enemy has units or a fortification there.
refuse-build-same-space = This card has already built there.
refuse-build-troops = You have no Drilled Troops there to build.
refuse-build-supply = The Drilled Troops there are out of supply.
refuse-build-or-done = Build somewhere or finish.
refuse-demolish-now = You may demolish only in your own Action Phase, when you have a choice to make and nothing is being fought.
refuse-nothing-to-demolish = You have no unbesieged fort or stockade to demolish.
refuse-choose-work = Choose a fort or stockade of your own.
refuse-demolish-besieged = A besieged fortification cannot be demolished.
refuse-not-your-work = That fortification is not yours.
refuse-raze-fortress = A fortress can never be demolished.
refuse-no-such-work = Nothing of that kind stands there: choose a fort, a stockade or a fort under construction of your own.
refuse-bid-roll = Roll the dice first.
refuse-bid = Make a bid.
refuse-bid-side = The bid is for the other side.
refuse-bid-higher = A new bid must be higher.
refuse-bid-most = Bids may not exceed 10 VP here.
refuse-close = Demolish what you have captured, or end the phase.

# Events
refuse-place-there = That piece can't be placed there.
refuse-placing = Place what the card brings first.
refuse-restore = There is no reduced unit of that kind there that the card could restore.
refuse-restore-besieged = Besieged units cannot be restored.
refuse-restore-supply = Drilled Troops out of supply cannot be restored.
refuse-restoring = Restore or place what the card allows, or finish.
refuse-remove = Choose one of the units that the card may eliminate.
refuse-remove-besieged = Events cannot eliminate besieged units.
refuse-alliance = Place or restore Indian units, or finish.
refuse-other-nation = That tribe does not belong to this alliance.
refuse-points-spent = Too few points are left for a new unit.
refuse-home-only = New Indian units enter only at their own settlement.
refuse-no-counter = Every counter of that kind is already on the map.
refuse-enemy-tribe = The tribe has a unit on the map that fights for the enemy.
refuse-enter-enemy = Units cannot enter a space where the enemy stands or a siege is under way.
refuse-enter-siege = No reinforcement enters a besieged space.
refuse-assemblies = The Provincial Assemblies allow no more Provincials of that Department.
refuse-crisis = Choose one of the cards that the crisis names.
refuse-fetch = Choose one of the cards offered from the discards, or pass.
refuse-depose = Choose a commander in chief who is on the map.
refuse-depose-besieged = This leader is besieged and cannot be removed.
refuse-exchange = Choose two different French leaders, unbesieged and within reach of the card.

# Movement
refuse-move = Move on, drop pieces off, or halt.
refuse-not-adjacent = No connection leads there directly: the force goes from space to space.
refuse-barred = The enemy bars the way: a force that enters an enemy-held space must stop there.
refuse-here-already = The force is there already: move to an adjacent space, or halt.
refuse-allowance = The force cannot move that far.
refuse-stop-mountain = The force must stop here, in the mountains.
refuse-stop-woods = The force must stop here: Drilled Troops without Auxiliaries have passed through wilderness.
refuse-stop-woods-unguided = The force must stop here: Drilled Troops have passed through wilderness.
refuse-stop-farmland = The force must stop here: Auxiliaries without Drilled Troops have passed through enemy cultivated land.
refuse-boats = A move by boat may include one carry, between friendly cultivated spaces or fortifications.
refuse-carry-siege = Boats carried to a besieged fortification stop there.
refuse-boats-far = A move by boat covers nine spaces at most.
refuse-foul-weather = Foul weather: two spaces at most, and none by sea.
refuse-leaders-alone = Leaders without units may not enter a space that the enemy holds.
refuse-fort-needs-drilled = Only a force with Drilled Troops may enter an unbesieged enemy fort or fortress.
refuse-no-infiltration = Infiltration is not part of the basic rules.
refuse-infiltrate-alone = Only an Auxiliary unit without other units may infiltrate.
refuse-nothing-to-infiltrate = There is no enemy to infiltrate there: simply go.
refuse-infiltrate-too-far = The unit could not move far enough to get out on the other side.
refuse-sail-moved = Going by sea takes the whole move: the force has already moved.
refuse-sail-value = A force goes by sea only with a card of value 3.
refuse-no-french-naval = “Louisbourg Squadrons” has ended French moves by sea.
refuse-no-port = You do not control a port there.
refuse-sail-from = There is no port here.
refuse-french-ports = The French sail only between Québec and Louisbourg, while they control both.
refuse-landing-card = A landing takes an “Amphibious Landing” card.
refuse-landing-british = Only the British make landings.
refuse-no-landings = “Louisbourg Squadrons” allows no landing this year.
refuse-no-arrow = No amphibious arrow leads there from here.
refuse-port-not-held = You do not control the port of departure.
refuse-drop-commander = The commander cannot be dropped off.
refuse-drop-at-start = Pieces are dropped off on the way: to leave a piece here, do not take it along.
refuse-drop-last = Nothing would be left of the force: halt instead.
refuse-drop-among-enemies = Pieces cannot be dropped off among the enemy.
refuse-halt-at-fort = An infiltrator may not halt at an enemy fort or fortress.
refuse-raid-where = Choose one of the spaces where your Auxiliaries must raid.

# Interception and avoiding battle
refuse-intercept-or-pass = Either try to intercept, or pass.
refuse-intercept-from = Only an unbesieged unit next to the enemy, or in the space being infiltrated, can intercept.
refuse-intercept-besieged = The besieged cannot intercept.
refuse-leaving-own-space = Units cannot intercept an enemy who leaves their own space.
refuse-lone-auxiliary = A lone Auxiliary in wilderness or mountains can be intercepted only by a lone Auxiliary.
refuse-leaders-alone-intercept = Leaders cannot intercept without units.
refuse-slipped-past = The enemy has infiltrated past that unit: it may not try again during this move.
refuse-avoid-or-pass = Either try to avoid battle, or pass.
refuse-avoid-units = Leaders cannot avoid battle without units.
refuse-avoid-to = These units may not go where the enemy is.
refuse-avoid-back = These units may not go where the enemy came from.
refuse-tried-to-intercept = Units that have tried to intercept may not avoid battle.
refuse-inside-or-done = Send a piece inside or finish.
refuse-fort-full = A fort holds four units and no more.
refuse-interceptors-outside = Interceptors fight outside the walls.

# Battle
refuse-take-or-done = Take units into the battle or finish.
refuse-choose-loss = Choose the unit that loses a step.
refuse-drilled-first = This loss must fall on Drilled Troops.
refuse-whole-first = No reduced unit is lost while one at full strength can take the step.
refuse-retreat = Retreat first.
refuse-retreat-far = A retreat leads to a space next to the Battle.
refuse-retreat-whence = These units may not retreat to where the enemy came from.
refuse-retreat-enemy = These units may not retreat to an unbesieged enemy unit or fortification.
refuse-retreat-drilled = Drilled Troops retreat to a cultivated space or a friendly fortification.
refuse-retreat-no-walls = These units have no fort or fortress here to retreat into.
refuse-retreat-besieged = These units cannot retreat into a besieged fort or fortress.
refuse-retreat-room = A fort has room for only four units.

# Siege
refuse-siege = Settle this siege first.
refuse-no-siege = This leader is not besieging an enemy fort or fortress.
refuse-highest-command = Only the besiegers' leader of highest Command may roll for the siege.
refuse-siege-drilled = Without Drilled Troops the besiegers cannot roll.
refuse-siege-came-late = The Drilled Troops there came in this phase: only those that were there when it began press the siege.
refuse-siege-supply = The besiegers are out of supply and cannot roll.
refuse-siege-level = The siege has not gone far enough: level 1 for a fort, 2 for a fortress.

# Raids, going home, winter
refuse-militia-or-pass = Send one Militia unit or pass.
refuse-home = This piece must be sent home first.
refuse-home-order = Another piece goes home first.
refuse-home-there = Indian units go home to their own settlement.
refuse-home-occupied = The enemy holds that settlement.
refuse-home-no-leader = Indian units go to a fortification only with a leader who goes there.
refuse-home-owed = Indian units have gone to a fortification with a leader: he must follow them.
refuse-home-not-due = At the end of the year only Indian units must go home; others may go along with them.
refuse-home-settlement = Only leaders and Coureurs go to a settlement, and only with its Indian unit.
refuse-home-closest = That is not the closest friendly, unbesieged fortification.
refuse-attrition-reduced = Choose one of the reduced Drilled units in the space.

## Log lines
log-season = { $season } { $year }
log-year-end = End of { $year }
log-dealt = Cards in hand: French { $french }, British { $british }
log-shuffled = The discards are shuffled back into the deck
log-turn = Action Phase of the { $side }
log-card-event = The { $side } play “{ $card }”
log-card-activation = The { $side } play “{ $card }” to activate (value { $value })
log-card-stockades = The { $side } play “{ $card }” to build stockades (value { $value })
log-card-forts = The { $side } play “{ $card }” to build forts (value { $value })
log-card-nothing = The { $side } discard “{ $card }” without effect
log-card-response = The { $side } respond with “{ $card }”
log-held = The { $side } pass and hold their last card
log-discarded = The { $side } discard “{ $card }”
log-nothing-to-discard = The { $side } hold none of the cards asked for
log-taken = The { $side } take “{ $card }” from the enemy's hand
log-taken-unseen = The { $side } take a card from the enemy's hand
log-fetched = The { $side } take “{ $card }” from the discards
log-die = “{ $card }”: die { $die }
log-squadrons-lost = “{ $card }” leaves the game; the French make no more naval moves
log-named = Activated at { $space }: { $piece }
log-activated = { $leader } is activated at { $space }
log-moved = { $force }: { $from } → { $to }
log-infiltrates = { $force }, infiltrating: { $from } → { $to }
log-sailed = { $force }, by sea: { $from } → { $to }
log-landed = { $force }, landing: { $from } → { $to }
log-dropped = Dropped off at { $space }: { $force }
log-left-out = Left at { $space }, beyond what the leaders can command: { $force }
log-bid = The { $player } player bids { $n } VP to play the { $side }
log-bid-made = The { $player } player has bid
log-bids = Bids: { $french } VP at the French seat, { $british } VP at the British
log-bid-dice = Dice for the first bid: French seat { $french }, British seat { $british }
log-bid-tied = Equal bids: a die of { $die } (1 to 3 for the French seat)
log-side-taken = The { $player } player keeps that side for { $n } VP
log-seats-change = The { $player } player gets the { $side } for { $n } VP: the players change seats
log-thrown-back = A schooner throws the { $side } back: { $from } → { $to }
log-intercepts = The { $side } intercept at { $to } from { $from }: die { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-intercepts-not = The { $side } fail to intercept at { $to } from { $from }: die { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-inside = Inside { $space }: { $force }
log-avoids = The { $side } avoid battle at { $space }: die { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-avoids-not = The { $side } fail to avoid battle at { $space }: die { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-avoids-freely = The { $side } avoid battle at { $space } without a roll: the enemy has no Auxiliaries
log-avoided = { $force }, avoiding battle: { $from } → { $to }
log-battle = Battle at { $space }: the { $side } attack
log-assault = Assault on { $space }: the { $side } attack
log-joined = Besieged units joining the battle at { $space }: { $force }
log-militia = The { $side } call out { $n ->
    [one] { $n } Militia unit
   *[other] { $n } Militia units
} at { $space }
log-fire = The { $side } fire: strength { $strength }, column { $column }, die { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(DRM { $signed })
}, { $result ->
    [0] no effect
    [one] { $result } loss inflicted
   *[other] { $result } losses inflicted
}
log-step = Step lost at { $space }: { $kind }
log-step-gone = Last step lost at { $space }: { $kind }
log-eliminated = Eliminated at { $space }: { $kind }
log-leader-hit = { $leader } is killed (die { $die })
log-leader-safe = { $leader } is unhurt (die { $die })
log-leader-lost = { $leader } is eliminated at { $space }
log-won = { $reader ->
    [loser] The { $loser } lose at { $space }
   *[winner] The { $side } win at { $space }
}
log-retreated = { $force }, in retreat: { $from } → { $to }
log-siege = Siege of { $space }: level { $level }
log-siege-lifted = The siege of { $space } is lifted
log-siege-roll = The { $side } besiege { $space }: die { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(DRM { $signed })
}, siege level { $level }
log-fortress-taken = The { $side } take the fortress of { $space }
log-reverted = The { $side } regain { $space }, left without a garrison
log-stockade-built = The { $side } build a stockade at { $space }
log-stockade-captured = The { $side } capture the stockade at { $space }
log-stockade-destroyed = The { $side } lose their stockade at { $space }
log-fort-begun = The { $side } begin a fort at { $space }
log-fort-built = The { $side } complete a fort at { $space }
log-fort-captured = The { $side } capture the fort at { $space }
log-started-destroyed = The { $side } lose their unfinished fort at { $space }
log-demolished-fort = The { $side } demolish their fort at { $space }
log-demolished-stockade = The { $side } demolish their stockade at { $space }
log-demolished-started = The { $side } give up the fort they were building at { $space }
log-amphib-removed = The Amphib marker at { $space } is removed
log-fieldworks-removed = The Fieldworks at { $space } are removed
log-raid-success = The { $side } raid { $space } and succeed: die { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(DRM { $signed })
}
log-raid-failure = The { $side } raid { $space } and fail: die { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(DRM { $signed })
}
log-raided = The { $side } place a Raided marker at { $space }
log-raids = Raids of the { $side } this year: { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
log-home = Going home: { $piece }, { $from } → { $to }
log-attrition = Winter Attrition of the { $side } at { $space }
log-placed = Placed at { $space }: { $piece }
log-restored = Restored at { $space }: { $kind }
log-drawn = { $leader } is drawn from the pool
log-deposed = { $leader } gives up his command and leaves the game
log-back-to-pool = { $leader } goes back to the pool
log-pool-filled = { $force } join the pool of leaders
log-exchanged = { $first } and { $second } change places
log-assemblies = The { $side } sway the Provincial Assemblies: { $level }
log-points-battle = { $side } +{ $n } VP: battle won; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
    .here = { $side } +{ $n } VP
log-points-stockade = { $side } +{ $n } VP: enemy stockade taken or destroyed; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
log-points-fort = { $side } +{ $n } VP: fort captured; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
log-points-fortress = { $side } +{ $n } VP: fortress captured; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
log-points-reverted = { $side } +{ $n } VP: fortress regained; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
log-points-taken = { $side } +{ $n } VP: { $space } has changed hands; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
log-points-raids = { $side } +{ $n } VP: raids of the year; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
log-points-demolished = { $side } { $n } VP: fort demolished; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
log-points-massacre = { $side } +{ $n } VP: massacre; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
log-points-bid = { $side } +{ $n } VP: the bid; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}
log-points-early-regulars = { $side } { $n } VP: Regulars sent before 1757; score: { $total ->
    [0] level
   *[other] { $leading } { $total }
}

## The end
over-board = The British win: they hold every fortress and are alone at Niagara and Ohio Forks.
over-points-french = The French win: they have 11 victory points or more.
over-points-british = The British win: they have 11 victory points or more.
over-year = The French win: they have 8 victory points at the end of 1760, or 5 at the end of 1761.
over-prizes = The British win: at the end of 1759 they hold their own fortresses and two of Québec, Montréal, Niagara and Ohio Forks.
over-last-french = The French win: the last year is over, and they have the points they need.
over-last-british = The British win: the last year is over, and they have the points they need.
over-tournament = The last year is over and neither side has the points it needs: in a tournament the French win.
over-draw = A draw: the last year is over, and neither side has the points it needs.

## Results of odds

odds-battle = The battle
odds-battle-none = No battle is fought
odds-interception = The interception
odds-interception-none = Nobody tries to intercept
odds-avoiding = Before the battle: one force or unit may avoid it, and whoever stays must fight
odds-avoiding-none = Nobody tries to avoid battle
odds-raid = The raid
odds-raid-none = No raid takes place
odds-siege = The siege
odds-siege-none = The siege die is not rolled
odds-won = The { $side } win
odds-intercepts = The { $side } intercept
odds-intercepts-not = The { $side } fail to intercept
odds-may-intercept = { $force } may intercept from { $space } with { $n ->
    [1] any die
   *[other] { $n } or more
}
odds-may-intercept-unit = One unit of { $force } may intercept from { $space } with { $n } or more
odds-avoids = Some or all of the { $side } avoid battle
odds-avoids-not = The { $side } fail to avoid battle
odds-siege-laid = A siege is laid
odds-siege-level = Siege level { $level }
odds-raid-succeeds = The { $side } raid succeeds
odds-raid-fails = The { $side } raid fails
odds-leader-lost = { $leader } is eliminated

## Panels of fights under way
panel-muster = Force at { $space }
panel-party = Force on the move at { $space }
panel-force-label = Force
panel-force = { $force }
panel-spaces = Spaces moved
panel-interception = Interception at { $space }
panel-avoiding = Avoiding battle at { $space }
panel-needed = Roll needed
panel-or-more = { $n } or more
panel-battle = Battle at { $space }
panel-assault = Assault on { $space }
panel-siege = Siege of { $space }
panel-raid = Raid on { $space }
panel-role = Role
panel-attacker = attacker
panel-defender = defender
panel-strength = Strength
panel-leader = Leader
panel-led = { $leader } +{ $tactics }
panel-tactics = Tactics
panel-defender-tactics = Tactics of the besieged
panel-no-auxiliaries = No Auxiliaries or Light Infantry in wilderness or mountain
panel-no-regulars = No Regulars on cultivated land
panel-landing = Attack from a landing
panel-stockade = Attack on a stockade
panel-ambush = Ambush
panel-yes = yes
panel-fieldworks = Column shift for fieldworks
panel-walls = Column shift for the walls
panel-coehorns = Coehorns
panel-defender-coehorns = Coehorns of the besieged
panel-louisbourg = Louisbourg
panel-level = Siege level
panel-raid-column = Raid Table
panel-column-hard = stockade or settlement
panel-column-plain = cultivated land
panel-rangers = Rangers
panel-militia = Militia in the Department
panel-column = Column
panel-die = Die
panel-total = Modified die
panel-losses = Losses inflicted
panel-raid-losses = Steps lost
panel-result = Result
panel-result-success = success
panel-result-failure = failure
panel-number = { $n }

## Markers and events in force, for the terminal
marker-siege = Siege, level { $level }
in-force-regulars-french = French Regulars came this season
in-force-regulars-british = British Regulars came this season
in-force-reshuffle = The deck is shuffled when the season ends
in-force-built-french = The French built with their last card
in-force-built-british = The British built with their last card
marker-fort-french = French fort
marker-fort-british = British fort
marker-started-french = French fort under construction
marker-started-british = British fort under construction
marker-stockade-french = French stockade
marker-stockade-british = British stockade
marker-raided-french = Raided by the French
marker-raided-british = Raided by the British
marker-amphib = Amphib marker
marker-fieldworks = Fieldworks
marker-allied-french = Allied with the French
marker-allied-british = Allied with the British
marker-captured-french = Fortress taken by the French
marker-captured-british = Fortress taken by the British
in-force-pitt = William Pitt
in-force-diplomatic-revolution = Diplomatic Revolution
in-force-quiberon = Quiberon Bay
in-force-squadrons-no-landing = “Louisbourg Squadrons”: no landings
in-force-squadrons-no-naval = “Louisbourg Squadrons”: no French naval movement
in-force-cherokees = Cherokees
in-force-uprising = Cherokee Uprising
in-force-blockhouses-french = French Blockhouses
in-force-blockhouses-british = British Blockhouses
in-force-card-held-french = The French hold a card
in-force-card-held-british = The British hold a card
clock-year = { $year }

## Goals of the sides

goal-points = Win with { $n } VP at the end of any year (now { $now })
goal-year = Win with { $n } VP at the end of { $year } (now { $now })
goal-lead = Win by being ahead in VP at the end of { $last } (now { $now })
goal-last = Win with { $n } VP at the end of { $last } (now { $now })
goal-board = Win by holding every fortress, Niagara and Ohio Forks at the end of any year (now { $held } of { $of })
goal-prizes = Win at the end of { $last } with all British fortresses and { $n } of Québec, Montréal, Niagara and Ohio Forks (now { $prizes })
goal-points-brief = { $n } VP ({ $now })
goal-year-brief = { $n } VP this year ({ $now })
goal-lead-brief = ahead in { $last } ({ $now })
goal-last-brief = { $n } VP in { $last } ({ $now })
goal-board-brief = whole board ({ $held } of { $of })
goal-prizes-brief = two prizes in { $last } ({ $prizes })
