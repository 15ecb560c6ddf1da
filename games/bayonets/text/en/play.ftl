# Questions, offers, refusals and log lines.

count-nobody = nobody
count-sort = { $n } × { $sort }

## Questions
ask-reserve = Choose the card you keep as your Reserve. The other card is laid aside unseen.
ask-play = Choose the card you play this round. Nobody sees it until both have chosen.
ask-initiative = You have the Initiative: choose who is First Player this round.
ask-round-up = Restore one or two of your Reduced units to Full, or bring back one unit from your Losses Box.
ask-round-up-again = Restore a second Reduced unit to Full, or finish.
ask-cull = Choose what the event eliminates ({ $n } still to choose).
ask-yield = “Delayed Supplies from France”: choose the Action Point you give up.
ask-battoemen = “Armed Battoemen”: choose the stack that loses its Out of Supply marker or, if there is none on your stacks, its Rout marker.
ask-hesitant = “Hesitant British General”: choose a British stack: all its units become Spent for this round.
ask-admiral = “Wintering Rear Admiral”: choose the Coastal Space where the Fleet appears.
ask-warships = “French Lake Warships”: choose the lake Highway that is closed to the British this round.
ask-encroachment = “British Encroachment”: choose the Village to which the unit returns.

# Action Phases
ask-indian = Spend the points of the Indian card first, on Indian units only, or pass; unspent points are lost.
ask-hold = You are First Player: hold one Action Point for Reaction, or pass.
ask-act = Spend an Action Point: choose what it does and where. Pass to end your phase; points left over are lost.
ask-reaction = Reaction: spend the point you have held, or pass.
ask-frenzy = “Construction Frenzy”: make a second Construction for free, or pass.
ask-march-who = Movement from { $space }: choose the units that go.
ask-march = The stack is at { $space }: move, take or drop units, or halt once it has moved.
ask-march-road = The Road from { $space } is finished: choose the units that follow it, then go.
ask-sail = Sailing from { $space }: take Fleets, and up to four units for each, then set sail.
ask-land-now = The stack has sailed from { $space }: land it at once with this 2x point, or pass and land next round.
ask-land = Your units at sea land now, all together: choose a Coastal Space.
ask-marshal-who = Marshal Troops at { $space }: choose the unit there that is activated. It may not be a Light unit.
ask-marshal = Marshal Troops at { $space }: call units from adjacent spaces, then finish.
ask-build-who = Construction at { $space }: choose the Brigade that builds.
ask-build = Construction at { $space }: choose what the Brigade builds, repairs or removes.
ask-raid-who = Raid from { $space }: choose the unit that goes.
ask-raid = The raider is at { $space }: move on, or raid here.
ask-raid-on = The raider is at { $space }: move on towards a target.
ask-raid-here = The raider is at { $space }: raid here.
ask-raid-caught = The raider is intercepted at { $space }: have the die rolled again with “Pursuit of Elevated Status”, or pass.
ask-raid-failed = The Raid on { $space } has failed: roll again with “Pursuit of Elevated Status”, or pass.
ask-raid-declare = Only a Fort stands at { $space }: declare “Staged Lacrosse Game”, and a successful Raid removes it, or pass.

# Battles
ask-emergency = Battle at { $space }: give up a Fleet for an Artillery unit, or pass.
ask-combine-keep = { $space }: Reduced units combine. Choose the one that stays and becomes Full.
ask-combine-lose = { $space }: Reduced units combine. Choose the one that is eliminated.
ask-battle-event = Battle at { $space }: play your event, or pass.
ask-commander = Battle at { $space }: choose the Commander who leads.
ask-replace = Battle at { $space }: the Commander has fallen. Choose another to take over his rerolls, or pass.
ask-reroll = Battle at { $space }: choose a die to reroll, or finish.
ask-hit = Battle at { $space }: choose the unit that takes the Hit.
ask-withdraw = Battle at { $space }: withdraw a Fleet to a Coastal Home Space, or pass.
ask-rout = Rout at { $space }: choose the unit that is eliminated.
ask-fort = The Fort at { $space } is lost: raze it, or leave it to the enemy.
ask-retreat = Retreat from { $space }: choose where to go.
ask-overrun = The enemy's retreat overruns { $space }: choose which of its units is eliminated ({ $n } still to choose).
ask-chit = You have drawn another War in Europe chit: choose the one you keep.

# Arrivals and winter
ask-pick = The token lets you pick { $n ->
    [one] { $n } unit
   *[other] { $n } units
}: choose from the pool.
ask-place = Choose where your new units are placed. Fleets come first.
ask-garrison = Winter garrison at { $space }: choose Colonial Brigades that stay, or finish; the others are disbanded.
ask-homeward = The stack at { $space } returns to the Colonies: choose its route, or leave a garrison here.
ask-returning = Return by sea ({ $space }): choose the Coastal Space to go to, or first leave a garrison if that is allowed.
ask-redeploy = Place your Commanders with stacks in the Colonies, or finish. A Commander who is alone must join a stack.
ask-recover = Choose the unit that comes back from your Losses Box, and where.

## Offers
do-pass = Pass
do-pass-phase = Pass: end your Action Phase
do-done = Done: no more of these
do-done-marshal = Done: call no more units
do-done-rerolls = Done: reroll no more
do-done-garrison = Done: the others are disbanded
do-reserve = Keep “{ $card }” in Reserve (Initiative { $initiative })
    .here = Keep in Reserve (Initiative { $initiative })
do-play = Play “{ $card }” (Initiative { $initiative })
    .here = Play (Initiative { $initiative })
do-card = Use the event of “{ $card }”
    .here = Use the event
do-first = First Player: { $side }
do-hold = Hold one { $point } point for Reaction
do-yield = Give up one { $point } point
do-march = { $point }: Army Movement from { $space }
    .here = { $point }: Army Movement
do-scout = { $point }: Light Movement from { $space }
    .here = { $point }: Light Movement
do-raid = { $point }: Raid from { $space }
    .here = { $point }: Raid
do-sail = { $point }: Sail Movement from { $space }
    .here = { $point }: Sail Movement
do-marshal = { $point }: Marshal Troops at { $space }
    .here = { $point }: Marshal Troops
do-build = { $point }: Construction at { $space }
    .here = { $point }: Construction
do-frenzy = Build at { $space } as well
    .here = Build here as well
do-take-all = Take all
do-take = Take { $piece }
    .here = Take
do-drop = Drop { $piece }
    .here = Drop
warn-unused = { $n ->
    [one] { $n } Action Point would be lost.
   *[other] { $n } Action Points would be lost.
}
warn-nation = Neutral { $nation }: entering one of their Villages drives the whole Nation to the enemy. They join the { $side }, with a unit in each Village (§ 8.0).
do-go = Go to { $space }
    .here = Go here
do-halt = Halt here: the march ends
do-strike = Raid { $space } now
do-set-sail = Set sail
do-land-now = Land at once
do-land = Land at { $space }
    .here = Land here
do-call = Call { $piece } from { $space }
    .here = Call
do-call-all = Call all from { $space }
    .here = Call all
do-begin-fort = Begin a Fort
do-finish-fort = Finish the Fort
do-repair-fort = Repair the Fort
do-raze-fort = Remove your Fort
do-raze-works = Remove the unfinished Fort
do-begin-road = Begin a Road to { $space }
    .here = Begin a Road
do-finish-road = Finish the Road to { $space }
    .here = Finish the Road
do-emergency = Exchange a Fleet for an Artillery unit
do-commander = { $piece } leads
    .here = Leads
do-keep = Keep { $piece }
    .here = Keep
do-lose = Take the loss from { $piece }
    .here = Take the loss
do-reroll-highland = Reroll { $face } (Highland Brigade)
do-reroll-commander = Reroll { $face } (Commander)
do-reroll-card = Reroll { $face } (card)
do-withdraw = { $piece } to { $space }
do-burn-fort = Raze the Fort
do-yield-fort = Leave the Fort to the enemy
do-to = Choose { $space }
    .here = Choose
do-flip = Restore { $piece } at { $space } to Full
    .here = Restore to Full
do-remove = Eliminate { $piece } at { $space }
    .here = Eliminate
do-place = Place { $piece } at { $space }
    .here = Place { $piece }
do-place-all = Place all at { $space }: { $piece }
    .here = Place all: { $piece }
do-pick = Pick { $piece }
do-close = Close { $from } – { $to }
    .here = Close
do-stay = { $piece } winters here
    .here = Winters here
do-keep-held = Keep the chit you hold ({ $value })
do-keep-drawn = Keep the chit you have drawn ({ $value })

## Refusals
refuse-not-your-turn = It is not your turn.
refuse-over = The game is over.

# Cards and events
refuse-choose-reserve = Choose the card you keep in Reserve first.
refuse-choose-card = Choose the card you play this round first.
refuse-not-in-hand = That card is not in your hand.
refuse-not-dealt = You were not dealt that card: keep one of the two that you drew.
refuse-first = Choose the First Player first.
refuse-round-up = Restore a Reduced unit to Full, or bring one unit back from your Losses Box.
refuse-flip = No Reduced unit of that kind there can be restored to Full; Forts and Bastions never can.
refuse-bring-back = No such unit is in your Losses Box.
refuse-bring-late = You have restored a unit, so none can be brought back.
refuse-bring-canadiens = Canadiens come back before all others.
refuse-bring-home = A unit comes back to a Home Space that you control: a Brigade in its Colony, a Fleet on the coast, Indians in their Village.
refuse-place-village = An Indian unit comes back to its own Village, if no British unit is there.
refuse-cull-french-brigade = Choose a French Brigade on the map or in the Sail Box, a Metropolitan one if there is one.
refuse-cull-british-brigade = Choose a British Brigade on the map or in the Sail Box.
refuse-cull-colonial = Choose a Colonial Brigade on the map or in the Sail Box.
refuse-cull-metropolitan = Choose a British Metropolitan Brigade on the map or in the Sail Box.
refuse-cull-blankets = Choose one of the French side's Indian units on the map.
refuse-cull-promises = Choose one of the French side's Mingo, Delaware or Chaouanon units on the map.
refuse-yield = Choose one of the free points of the card in question.
refuse-battoemen-rout = No Rout marker can be removed while one of your stacks is Out of Supply.
refuse-battoemen = Choose one of your stacks that is Out of Supply or, if there is none, one with a Rout marker.
refuse-hesitant = Choose a British stack on the map.
refuse-admiral = Choose a Coastal Space that you control in a zone friendly to you.
refuse-warships-british = The British control both ends of that Highway.
refuse-warships = Choose a lake Highway.

# Action Points
refuse-act = Spend an Action Point, or pass.
refuse-no-point = Your card has no Action Point of this kind left.
refuse-point-lost = You have lost that point to “Delayed Supplies from France” for this round.
refuse-army-point-lost = “Reluctant Wagoneers” has taken that point from you for the round.
refuse-held = That point is held for Reaction.
refuse-reaction-point = Only the point that was held can be spent in Reaction.
refuse-indian-first = The points of the Indian card come first: spend them, or pass.
refuse-wrong-point = That point does not allow it: Light and Indian points are for Light Movement and Raids, Army points for Army Movement, Marshal Troops and Construction, and only Sail/Army points allow Sail Movement.
refuse-indian-late = Too late: the Indian card's points had to be spent before all others.
refuse-hold = You can hold only a point of your own card that is not spent yet.
refuse-hold-indian = Points of the Indian card can't be held for Reaction: hold a point of your own card.
refuse-hold-first = Hold one point for Reaction first, or pass.
refuse-hold-second = Only the First Player holds a point for Reaction.
refuse-hold-early = The Indian card comes first: spend its points, or pass. After that you may hold a point of your own card.
refuse-hold-late = A point is held at the start of the phase, before your own card is used: that moment has passed.
refuse-frenzy = You may build one more time: choose where, or pass.
refuse-nobody = You have no units there.
refuse-spent = All your units there that could do it are Spent: they have acted this round.
refuse-spent-unit = That unit is Spent: a unit acts once a round.
refuse-light-name = The Light units there go by another name: say whether they are Colonial or Reduced.
refuse-works = Forts and Bastions do not move.
refuse-routed = A Routed stack can only move.
refuse-indians-watch = “Let's See How the French Fight”: no Indian unit acts this round.
refuse-rough-seas = “Rough Seas”: no Fleet acts this round.

# Movement
refuse-moving = Move, take or drop units, or halt once the stack has moved.
refuse-nobody-taken = No unit is selected yet: choose the units that go.
refuse-take = All your units of that kind here are with the stack already.
refuse-take-dropped = That unit was dropped here: it does not join again.
refuse-take-late = That unit can't join any more: its Movement Points count from where the stack began, and none are left.
refuse-take-all = There are not two units here that could be taken together.
refuse-take-light = A Light point activates Light units, with one Commander at most.
refuse-join-light = Only Light units join a stack that moves by a Light point.
refuse-take-indian = An Indian point activates Indian units alone.
refuse-take-tribe = An Indian point activates one Indian unit, or units of one Nation: no second tribe.
refuse-drop = No such unit is in the stack.
refuse-drop-last = No unit would be left to go: take another one first.
refuse-halt-before = The stack has not moved yet: move first.
refuse-halt-road = The Brigade must go along the new Road.
refuse-not-adjacent = No connection leads there directly: the stack would have to pass through the spaces between.
refuse-too-far = The stack does not have the Movement Points to go that far.
refuse-connection = No unit in the stack can use that connection: Brigades, Artillery and Commanders keep to Highways and Roads, Fleets to the coast.
refuse-unit-connection = That unit can't use the connection: Brigades, Artillery and Commanders keep to Highways and Roads, Fleets to the coast.
refuse-no-way = No connection there can be used by these units: Brigades, Artillery and Commanders keep to Highways and Roads, Fleets to the coast.
refuse-no-movement = The stack has no Movement Points left.
refuse-limit = Too many units: in a round each side takes 4 along a Path, 8 along a Road and 16 along a Highway.
refuse-road-artillery = Along a Road each side takes one Artillery unit in a round.
refuse-base = No French unit may enter a British Base.
refuse-closed = “French Lake Warships” has closed this Highway to the British for the round.
refuse-enemy-way = The enemy came by that connection this round: leave by another.
refuse-pinned = Enemy units hold the stack: it leaves only if it Outnumbers them by more than three to one.
refuse-nowhere = No unit there can move.
refuse-not-light = Light Movement is for Light and Indian units, and none is there.
refuse-not-indian = An Indian point is for Indian units, and none is there.
refuse-commander-light = With a Light point a Commander goes only along with Light units.
refuse-commander-second = With a Light point only one Commander goes along.
refuse-commander-indian = No Commander goes along with an Indian point.
refuse-commander-alone = Commanders by themselves pass only through friendly spaces without enemies, and must end with friendly units.
refuse-commander-dropped = With a Light point you may not leave a Commander where you have no other unit.
refuse-rout-home = A Routed stack may not enter an enemy Home Space that you do not control.
refuse-rout-attack = A Routed stack may not attack: it enters only where it Overwhelms the enemy.
refuse-road-only = This move leads along the new Road and no further.
refuse-road-drop = A unit must go along the new Road.

# By sea
refuse-no-fleet = No unit sails without a Fleet.
refuse-board = You have no such unit here that is not aboard already.
refuse-board-works = Fleets do not carry Forts and Bastions.
refuse-board-all = There are not two units here that could go aboard together.
refuse-hold-full = A Fleet carries four units: take another Fleet first, or fewer units.
refuse-sail-aboard = Take units, or set sail.
refuse-aboard = Land at once, or pass and land next round.
refuse-land-first = Your units at sea must land first.
refuse-not-coastal = Units land on Coastal Spaces only.
refuse-rout-land = Every coast is closed to this Routed stack: it stays at sea.
refuse-closed-sea = The Gulf is closed to the British until they have taken Louisbourg: land on the Atlantic coast.

# Marshal Troops
refuse-marshal-who = Choose the unit in the space to which others are called.
refuse-marshal-light = Troops are not marshalled around Light units: it takes another unit.
refuse-marshal = No unit in an adjacent space can come.
refuse-call = You have no such unit there.
refuse-call-all = There are not two units there that could come together.
refuse-call-far = Troops come from adjacent spaces only.
refuse-marshal-nobody = Call at least one unit from an adjacent space first.
refuse-marshalling = Troops are being marshalled: call units from adjacent spaces, or finish.

# Construction
refuse-building = Choose what the Brigade builds or removes.
refuse-builder = Choose the Brigade that builds.
refuse-build-brigade = Only Brigades build.
refuse-build-supply = A stack marked Out of Supply can't build.
refuse-build-friendly = Build in spaces that you control, or in the Wilderness.
refuse-build-enemy = Enemy units are there: build only where you Outnumber them by more than three to one.
refuse-build-nothing = There is nothing to build or remove there now.
refuse-build-fortress = No Fort can be built where a Bastion stands.
refuse-build-second = A space can have only one Fort, and there is one already.
refuse-build-begun = A Fort has been begun here already.
refuse-build-not-begun = No Fort has been begun here.
refuse-build-new = This work was begun this round: finish it in a later round.
refuse-build-pool = No Fort is left in your pool.
refuse-build-repair = You have no Reduced Fort here to repair.
refuse-build-no-fort = You have no Fort here to remove.
refuse-road-there = There is already a Highway, a Road or an unfinished Road.
refuse-road-far = A Road is built along a Path that leads from the Brigade's space.
refuse-road-not-begun = No Road has been begun there.
refuse-road-neutral = No Road is built towards the Village of a neutral Nation.

# Raids
refuse-raider = Choose the unit that raids.
refuse-not-raider = Only Light and Indian units raid.
refuse-raiding = Go on with the Raid first.
refuse-raid-adjacent = No connection leads there directly: a raider goes from space to space.
refuse-raid-too-far = The raider cannot go that far by the routes open to it: a Raid covers 3 spaces, or 6 with a 2x point.
refuse-raid-end = The raider has no Movement Points left.
refuse-raid-far = No target can be reached that way: a Raid covers 3 spaces, or 6 with a 2x point.
refuse-raid-neutral = Raids may not enter the Villages of a neutral Nation.
refuse-target = There is nothing to raid here: choose an enemy Home Space that is not a Base, or an enemy Fort in the Wilderness, not yet raided this year.

# Battles
refuse-combine = Choose one of the Reduced units that can combine.
refuse-emergency = Give up a Fleet for its guns, or pass.
refuse-battle-event = Play the event that fits this Battle, or pass.
refuse-commander = Choose a Commander who takes part in this Battle.
refuse-replace = Choose another Commander of the stack, or pass.
refuse-rerolling = Reroll a die, or finish.
refuse-reroll-reason = Nothing lets this group reroll that way.
refuse-reroll-die = No such die can be rerolled: Flags stay, and no die is rerolled twice for the same reason.
refuse-reroll-hit = All these Hits count: only a surplus Hit may be rerolled.
refuse-hit = Choose one of your units that may take this Hit.
refuse-hit-type = This Hit falls on another type of unit first.
refuse-hit-bt = This Hit falls on a Brigade, and first on a Metropolitan Brigade.
refuse-hit-reduced = Reduced units of the type take Hits before Full ones.
refuse-withdraw = A Fleet withdraws to a Coastal Home Space that you control, without enemies and without a Battle.
refuse-withdrawing = Withdraw a Fleet, or pass.
refuse-rout-loss = A Rout costs Artillery first, then any other unit, Indian units last.
refuse-retreating = Choose where to retreat first.
refuse-retreat = A space of a higher priority is open to the retreat.
refuse-retreat-far = A stack retreats to an adjacent space.
refuse-retreat-connection = Not all units of the stack can use that connection, and they retreat together.
refuse-retreat-pursuit = The enemy came from there this round: no defender may retreat that way.
refuse-retreat-back = An attacker first retreats to a friendly space that it came from.
refuse-retreat-fleet = A stack with a Fleet goes to a coast without enemies: a Home Space first, then another friendly space, then the Wilderness.
refuse-fort = Say whether the Fort is razed or left to the enemy.
refuse-overrun = Choose one of the enemy units that broke through.
refuse-chit = Choose the War in Europe chit you keep.

# Arrivals and winter
refuse-pick = Choose one of the units that the token offers.
refuse-placing = Place one of the waiting units.
refuse-place-all = There are not two units of this kind to place together.
refuse-place-fleets-first = Fleets are placed before the others.
refuse-place-escort = That Brigade is placed with its Commander: place him.
refuse-place-port = Reinforcements come to a Coastal Home Space that you control, or a captured one on a friendly sea.
refuse-place-fleet = The other units come where a Fleet was placed this round; without a Fleet, all to one space.
refuse-place-colony = A Colonial Brigade is placed in a friendly space of its own Colony.
refuse-place-light = A Colonial Light unit is placed in a Home Space that you control in a Colony.
refuse-place-one = A Nation's units are placed one to each of its Villages that you control.
refuse-stay = That unit can't winter here: a friendly Fort keeps one unit, a captured Settled Space as many Brigades as its value and any other units.
refuse-garrison = Say which Colonial Brigades winter here.
refuse-homeward = Go nearer to the closest Fleet or Colony, or leave a garrison.
refuse-returning = Choose one of the Coastal Spaces offered, or leave a garrison.
refuse-off-sail-box = Choose one of the Coastal Spaces offered: the stack leaves the Sail Box.
refuse-redeploy = A Commander goes to a stack in a Home Space that you control in a Colony.
refuse-redeploy-must = A Commander who is alone must join a stack.
refuse-recover = Choose the unit that comes back.
refuse-recover-light = A Light unit comes back now, not an Indian one.
refuse-recover-metropolitan = A Metropolitan Brigade comes back now.
refuse-recover-highland = Only one Highland Brigade comes back each year.
refuse-recover-non-metropolitan = A Non-Metropolitan Brigade comes back now.
refuse-recover-artillery = An Artillery unit comes back now.
refuse-recover-box = A Colonial Brigade goes to the box of disbanded Brigades: pick it.
refuse-recover-space = That unit comes back to a Settled Home Space that you control.

## Log lines
log-year = Year { $year }
log-round = { $round }, { $year }
log-logistics = { $round }
log-chosen = The { $side } have chosen their card
log-chosen-reserve = The { $side } have chosen their Reserve card
log-revealed = The { $side } play “{ $card }”{ $initiative ->
    [0] {""}
   *[other] { " " }(Initiative { $initiative })
}
log-initiative = The { $side } have the Initiative
log-first = The { $side } play first
log-phase = Action Phase of the { $side }
log-reaction = Reaction of the { $side }
log-event = Event: “{ $card }”
log-event-none = Event: “{ $card }”, without effect
log-march = The { $side } spend one { $point } point: Army Movement from { $space }
log-scout = The { $side } spend one { $point } point: Light Movement from { $space }
log-raid = The { $side } spend one { $point } point: Raid from { $space }
log-sail = The { $side } spend one { $point } point: Sail Movement from { $space }
log-marshal = The { $side } spend one { $point } point: Marshal Troops at { $space }
log-build = The { $side } spend one { $point } point: Construction at { $space }
log-held = The { $side } hold one { $point } point for Reaction
log-point-lost = The { $side } lose an Action Point: { $point }
log-point-gained = The { $side } gain an Action Point: { $point }
log-moved = { $force }: { $from } → { $to }
log-landed = Landed at { $space }: { $force }
log-overwhelmed = The { $side } Overwhelm the enemy at { $space }
log-attack = The { $side } attack { $space }
log-nation = { $nation }: now with the { $side }
log-control = The { $side } take control of { $space }
log-open-seas = The Gulf of Saint Lawrence is open to the British for good
log-closed = Closed to the British this round: { $from } – { $to }
log-hesitates = The { $side } at { $space } hesitate: all their units are Spent
log-raid-begins = { $unit } sets out on a Raid from { $space }
log-intercepted = The { $side } intercept the raider at { $space }
log-slips-by = The { $side } at { $space } fail to intercept the raider
log-raid-succeeds = The { $side } raid { $space } and succeed
log-raid-fails = The { $side } raid { $space } and fail
log-raid-points = { $side } { $points ->
    [-5] { $points } Raid Points
    [-4] { $points } Raid Points
    [-3] { $points } Raid Points
    [-2] { $points } Raid Points
    [-1] { $points } Raid Point
    [0] { $points } Raid Points
    [one] +{ $points } Raid Point
   *[other] +{ $points } Raid Points
}, now { $total }
log-went-home = { $unit } goes to the Losses Box after the Raid
log-fort-begun = The { $side } begin a Fort at { $space }
log-fort-finished = The { $side } finish a Fort at { $space }
log-fort-repaired = The { $side } repair their Fort at { $space }
log-fort-razed = The { $side } Fort at { $space } is removed
log-works-razed = The { $side } remove their unfinished Fort at { $space }
log-road-begun = The { $side } begin a Road: { $from } – { $to }
log-road-finished = The { $side } finish a Road: { $from } – { $to }
log-battle = Battle at { $space }: the { $side } attack. Attackers: { $attackers }; defenders: { $defenders }{ $militia ->
    [0] {""}
   *[other] ; Militia: { $militia }
}; Battle markers: French { $french }, British { $british }
log-emergency = The { $side } land a Fleet's guns at { $space } as Artillery
log-combined = Combined and Full again at { $space }: { $unit }
log-rolled = The { $side } roll: { $type }
log-reroll-highland = The { $side } reroll { $face } (Highland Brigade)
log-reroll-commander = The { $side } reroll { $face } (Commander)
log-reroll-card = The { $side } reroll { $face } (card)
log-casualty = The { $side } Commander falls
log-casualty-none = The { $side } Commander is unhurt
log-militia-fled = The { $side } lose one Militia at { $space }
log-militia-roll = The { $side } roll for their Militia
log-reduced = Reduced at { $space }: { $unit }
log-eliminated = Eliminated at { $space }: { $unit }
log-commander-gone = { $unit } leaves the game ({ $space })
log-gone = Out of the game: { $unit }
log-won = The { $side } win at { $space }; Battle markers: French { $french }, British { $british }
log-routed = The { $side } are Routed at { $space }
log-fort-taken = The { $side } take over the Fort at { $space }
log-deserted = { $unit } deserts the { $side }
log-retreated = { $force }, in retreat: { $from } → { $to }
log-no-retreat = No retreat from { $space }
log-supplied = The { $side } at { $space } are in supply again
log-out-of-supply = The { $side } at { $space } are out of supply
log-rallied = The { $side } at { $space } rally
log-rallied-not = The { $side } at { $space } stay Routed
log-restored = Full again at { $space }: { $unit }
log-drawn = Drawn: { $unit }
log-vagary = Vagaries of War: { $token }
log-placed = Placed at { $space }: { $force }
log-returned = Back from the Losses Box at { $space }: { $force }
log-winters = Wintering at { $space }: { $unit }
log-recovered = Back from the Losses Box at { $space }: { $unit }
log-recovered-box = Back from the Losses Box among the disbanded Brigades: { $unit }
log-to-losses = To the Losses Box for the winter: { $force }
log-disbanded = Disbanded for the winter: { $force }
log-to-pool = Back to the Fleets pool: { $force }
log-chit = The { $side } draw a War in Europe chit
log-chit-own = The { $side } draw a War in Europe chit: { $value }
log-europe = War in Europe: French { $french }, British { $british }
log-points-taken = { $side } +{ $points } VP for { $space }; marker on { $n } ({ $leader })
log-points-raids = { $side } +{ $points } VP: eight Raid Points; marker on { $n } ({ $leader })
log-points-bonus = { $side } +{ $points } VP: bonus of the scenario; marker on { $n } ({ $leader })
log-points-europe = { $side } +{ $points } VP: War in Europe; marker on { $n } ({ $leader })
log-over = The { $side } win the game

## The end
over-threshold-french = The French win: at the end of the year the Victory marker has reached their threshold.
over-threshold-british = The British win: at the end of the year the Victory marker has reached their threshold.

## Results of odds

odds-battle = The Battle
odds-battle-none = No Battle
odds-interception = The interception
odds-interception-none = Nobody tries to intercept
odds-raid = The Raid
odds-raid-none = No Raid takes place
odds-won = The { $side } win
odds-routed = The { $side } are Routed
odds-intercepts = The { $side } intercept
odds-intercepts-not = The { $side } do not intercept
odds-raid-succeeds = The { $side } Raid succeeds
odds-raid-fails = The { $side } Raid fails
odds-leader-lost = { $leader } is lost

## Panels of fights under way
panel-stack = Stack at { $space }
panel-force-label = Units
panel-force = { $force }
panel-steps = Spaces moved
panel-battle = Battle at { $space }
panel-role = Role
panel-attacker = attacker
panel-defender = defender
panel-militia = Militia
panel-landing = Landed this round
panel-marshal = Troops marshalled here
panel-rout = Routed
panel-oos = Out of supply
panel-fort = Attack on a Fort
panel-commander = Commander
panel-led = { $unit } ({ $n ->
    [one] { $n } reroll
   *[other] { $n } rerolls
})
panel-rolling = Now rolling
panel-group = { $type }
panel-number = { $n }

## Markers, for the terminal
marker-battle = Battle
marker-raided-french = Raided by the French
marker-raided-british = Raided by the British
marker-rout-french = French routed
marker-rout-british = British routed
marker-oos-french = French out of supply
marker-oos-british = British out of supply
marker-landing-french = The French landed here
marker-landing-british = The British landed here
marker-marshal-french = The French marshalled troops here
marker-marshal-british = The British marshalled troops here
marker-fort-works = Fort under construction

## Goals of the sides
goal-threshold = Win at the end of the year with the Victory marker on space { $n } ({ $leader }) or beyond
goal-control-victory-spaces = At the end of the year +{ $vp } VP for at least { $n ->
    [one] { $n } enemy Victory Space
   *[other] { $n } enemy Victory Spaces
} (now +{ $now } VP)
goal-control-settled-spaces = At the end of the year +{ $vp } VP for at least { $n ->
    [one] { $n } enemy Settled Space
   *[other] { $n } enemy Settled Spaces
} (now +{ $now } VP)
goal-control-home-spaces = At the end of the year +{ $vp } VP for at least { $n ->
    [one] { $n } enemy Home Space
   *[other] { $n } enemy Home Spaces
} (now +{ $now } VP)
goal-per-colony-held = At the end of the year +{ $vp } VP for each French Colony with at least { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} in British hands, { $most } at most (now +{ $now } VP)
goal-per-three-value-space-kept = At the end of the year +{ $vp } VP for each of Louisbourg, Québec and Montréal that the British do not hold, { $most } at most (now +{ $now } VP)
goal-threshold-brief = victory at the end of the year: marker on { $n } ({ $leader }) or beyond
goal-control-victory-spaces-brief = bonus +{ $vp } VP (now +{ $now })
goal-control-settled-spaces-brief = bonus +{ $vp } VP (now +{ $now })
goal-control-home-spaces-brief = bonus +{ $vp } VP (now +{ $now })
goal-per-colony-held-brief = bonus +{ $vp } VP (now +{ $now })
goal-per-three-value-space-kept-brief = bonus +{ $vp } VP (now +{ $now })
