# Questions, offers, refusals and log lines.

count-sp = { $n } SP
count-indians = { $n ->
    [one] { $n } Indian unit
   *[other] { $n } Indian units
}
count-nothing = nothing
count-card = “{ $card }”

## Questions
ask-reinforcements = Play a reinforcement card, or pass.
ask-place-sp = Place { $n } SP for “{ $card }”.
ask-place-indians = Place { $n ->
    [one] { $n } Indian unit
   *[other] { $n } Indian units
} for “{ $card }”.
ask-movement = Move your forces: choose a space to march from, play a movement card, or end the phase.
ask-movement-no-card = Move your forces: choose a space to march from, or end the phase.
ask-movement-alone = Move your forces: choose a space to march from. The phase can't end yet: { $leader } is alone and must join a force.
ask-movement-alone-or-card = Move your forces: choose a space to march from, or play a movement card. The phase can't end yet: { $leader } is alone and must join a force.
ask-movement-card-played = Move your forces: choose a space to march from, or end the phase. You have played your card for this season.
ask-march-form = Form a force at { $space }: choose what will march, or call it off.
ask-march-start = The force at { $space } is ready: choose where it goes, or call it off.
ask-march-start-more = The force at { $space } is ready: choose where it goes, or call it off. You can still take more pieces along.
ask-march-on = The force is at { $space }: { $goes ->
    [0] {""}
   *[other] go on,{" "}
}{ $takes ->
    [0] {""}
   *[other] take pieces along,{" "}
}{ $leaves ->
    [0] {""}
   *[other] leave some behind,{" "}
}or halt.
ask-march-on-alone = { $takes ->
    [0] The force at { $space } must go on
   *[other] The force at { $space } must go on, or take pieces along
}: leaders end their move with a force.
ask-fight = Choose the combat to fight next.
ask-combat-card = Combat at { $space }: play a combat card, or pass.
ask-lead = Combat at { $space }: choose the leader who adds his rating.
ask-losses = Combat at { $space }: take { $n ->
    [one] { $n } more loss
   *[other] { $n } more losses
}.
ask-losses-fever = Camp Fever at { $space }: take { $n ->
    [one] { $n } more loss
   *[other] { $n } more losses
}.
ask-retreat = Retreat from { $space }: choose where to go.
ask-home = { $n ->
    [one] { $n } Indian unit goes home
   *[other] { $n } Indian units go home
}: choose the village.
ask-carry = { $leader } is badly wounded: choose where he is carried.
ask-winter = Winter: choose the cards to discard; your hand is then filled up to five.
ask-interrupt-card = The enemy plays “{ $card }”: interrupt, or let it pass.
ask-interrupt-march = An enemy force starts to move from { $space }: interrupt, or let it pass.
ask-interrupt-sea = An enemy force is about to sail from { $from } to { $to }: interrupt, or let it pass.
ask-interrupt-combat = The enemy is about to fight { $n ->
    [one] { $n } combat
   *[other] { $n } combats
} ({ $spaces }): interrupt, or let it pass.
ask-fever = Choose the force that Camp Fever strikes.

## Offers
do-pass = Pass
do-card = Play “{ $card }”
    .here = Play this card
do-place = Place { $units } at { $space }
    .here = Place { $units }
do-march = March from { $space }
    .here = March
do-take-all = Take all
do-take = Take { $what }
do-leave = Leave { $what }
do-go = Go to { $space }
    .here = Go here
do-go-attack = Attack { $space }
    .here = Attack
do-halt = Halt here: the march ends
do-call-off = Call off this march
do-done = End the Movement Phase
do-fight = Fight at { $space }
    .here = Fight here
do-lead = { $leader } leads (+{ $rating })
    .here = Leads (+{ $rating })
do-lose = Lose { $what }
do-lose-from = Lose { $what } of the force that came from { $space }
do-retreat = Retreat to { $space }
    .here = Retreat here
do-home = { $what } to { $space }
do-carry = To { $space }
do-fever = Strike the force at { $space }
    .here = Strike here
do-discard = Discard { $cards }
do-discard-none = Keep all

## Refusals
refuse-not-your-turn = It is not your turn.
refuse-over = The game is over.
refuse-card-not-held = That card is not in your hand.
refuse-card-played = You have already played a card this season.
refuse-interrupt-played = You have already played a card this season, so you can play no interrupt.
refuse-card-attacker-only = That card is for the attacker.
refuse-card-defender-only = That card is for the defender.
refuse-card-terrain = That card is not for a space of this kind.
refuse-card-no-indians = That card needs Indian units of yours in this combat.
refuse-card-no-port = That card needs a force of yours in a port that you control.
refuse-card-not-by-sea = The card that the enemy has played does not come by sea.
refuse-card-not-provincial = The card that the enemy has played does not raise provincial troops.
refuse-card-no-indians-march = No Indian units are in the force that starts to move.
refuse-card-no-large-force = No force that must fight is large enough for that card.
refuse-card-too-early = That card can be played only in a later year.
refuse-card-control = You control none of the spaces that the card asks for.
refuse-card-no-space = You control none of the spaces where the card places pieces.
refuse-card-mid-march = Finish this force's march first; a movement card is played before the force moves.
refuse-reinforcement-card-now = A reinforcement card is played only in your Reinforcements Phase.
refuse-movement-card-now = A movement card is played only in your Movement Phase.
refuse-combat-card-now = A combat card is played only at the card step of a combat.
refuse-interrupt-now = An interrupt card is played only at its moment in the enemy's phases.
refuse-interrupt-moment = This is not the moment that the card names.
refuse-interrupt-or-pass = Play an interrupt card or let the moment pass.
refuse-reinforcements-first = Play a reinforcement card or pass first.
refuse-place-first = Place what the card brings first.
refuse-place-not-named = The card does not name that space.
refuse-place-not-controlled = You do not control that space.
refuse-place-destroyed = That village is destroyed.
refuse-place-number = The card does not bring that many.
refuse-place-one-space = All that the card brings goes to one space.
refuse-place-too-many-spaces = The card may not be split over more spaces.
refuse-movement-now = This is the Movement Phase.
refuse-no-march = No force is on the march: choose the space where one forms first.
refuse-march-nobody = You have no pieces there.
refuse-march-must-fight = Units that have entered an enemy space must stay and fight.
refuse-march-moved = Every piece there has already moved this phase.
refuse-march-no-force-in-reach = A leader alone may move only to join a force, and none is in reach.
refuse-march-under-way = Finish this force's march first.
refuse-take-all = You can take everything only while the force is forming.
refuse-take-all-nobody = There are no units here that could march: take the leader.
refuse-take-number = There are not that many units here.
refuse-take-moved = These pieces have already moved this phase.
refuse-take-leader = That leader is not here.
refuse-take-leader-again = That leader is already with the force.
refuse-take-leader-moved = That leader has already moved this phase.
refuse-take-second-leader = Leaders without a force move one by one.
refuse-take-indians-only = Indian units on their way to a second space may not take other strength along.
refuse-leave-not-yet = Nothing has moved yet: simply do not take along the pieces that should stay.
refuse-leave-number = The force does not have that many.
refuse-leave-leader = That leader is not with the force.
refuse-leave-all = To leave everything here, halt.
refuse-leave-leader-alone = A leader may not be left without a force.
refuse-go-empty = Take some pieces along first.
refuse-go-no-line = No line leads there directly: the force goes from space to space.
refuse-go-barred = Every way there leads through a space where the force would have to stop and fight.
refuse-go-leaderless = A force that began without a leader moves one space.
refuse-go-indians = Indian units without a leader move two spaces at most.
refuse-go-indians-fight = Indian units without a leader may move two spaces, but may not fight in the second.
refuse-go-plus-one = A +1 leader takes his force two spaces at most.
refuse-go-plus-one-fight = A force with a +1 leader may move two spaces, but may not fight in the second.
refuse-go-plus-two = A +2 leader takes his force two spaces at most.
refuse-go-plus-three = A +3 leader takes his force three spaces at most.
refuse-go-plus-three-fight = A force with a +3 leader may move three spaces, but may not fight in the third.
refuse-go-left-its-leader = The force has left behind the leader who brought it this far, and stops here.
refuse-go-leader-alone = Leaders without a force may not enter an enemy space.
refuse-go-no-force-there = From there the leader could not reach a force.
refuse-go-leader-left-alone = A leader would be left behind without a force.
refuse-go-leader-out-of-reach = A leader who is alone could then no longer reach a force: let him join it first.
refuse-halt-leader-alone = Leaders must end their move with a force.
refuse-done-leader-alone = A leader is alone and could still join a force.
refuse-fight-nobody = There is no combat to fight there.
refuse-combat-first = Fight the combats first.
refuse-combat-card-or-pass = Play a combat card or pass.
refuse-lead = Choose one of the leaders in this combat.
refuse-losses-first = Take your losses first.
refuse-losses-none = You have no such loss to take.
refuse-retreat-first = Retreat first.
refuse-retreat-no-line = A retreat goes one space, and no line leads there directly.
refuse-retreat-enemy-space = The enemy controls that space.
refuse-retreat-enemy-units = Enemy units are there.
refuse-retreat-combat = A combat is still to be fought there.
refuse-home-first = Send the Indian units home first.
refuse-home-not-closest = That is not the village closest to these Indians.
refuse-home-number = There are not that many.
refuse-carry-first = Choose first where the wounded leader is carried.
refuse-carry-not-friendly = A wounded leader must be carried to a space that you control.
refuse-carry-combat = A combat is still to be fought there.
refuse-carry-distance = A wounded leader is carried two spaces away, or to your nearest space beyond that.
refuse-fever = Camp Fever strikes a force of at least 8 SP that must fight.
refuse-winter = In winter you only discard and draw.
refuse-winter-card = No card is played in winter.
refuse-discard-not-held = You can discard only cards in your hand.

## Log lines
log-season = { $season } { $year }
log-card = The { $side } play “{ $card }” ({ $id })
log-cancelled = “{ $by }” cancels “{ $card }”
log-reduced = “{ $by }”: “{ $card }” brings { $n } fewer SP
log-placed = Arrived at { $space }: { $force }
log-moved = { $force }: { $from } → { $to }
log-left = Left at { $space }: { $force }
log-held = “{ $card }”: { $n ->
    [one] { $n } Indian unit stays
   *[other] { $n } Indian units stay
} at { $space }
log-stopped = “{ $card }”: the force stays at { $space }
log-fever = Camp Fever strikes the force at { $space }
log-combat = Combat at { $space }
log-rolled = The { $side }: { $factors ->
    [one] { $factors } factor
   *[other] { $factors } factors
}, die { $die }{ $bonus ->
    [0] {""}
   *[other] { " " }+{ $bonus } = { $adjusted }
}, { $losses ->
    [0] no losses inflicted
    [one] { $losses } loss inflicted
   *[other] { $losses } losses inflicted
}
log-rolled-led = The { $side }: { $factors ->
    [one] { $factors } factor
   *[other] { $factors } factors
}, die { $die } +{ $rating } { $leader }{ $bonus ->
    [0] {""}
   *[other] { " " }+{ $bonus }
} = { $adjusted }, { $losses ->
    [0] no losses inflicted
    [one] { $losses } loss inflicted
   *[other] { $losses } losses inflicted
}
log-leader-killed = { $leader } is killed; his troops panic
log-leader-second-wound = { $leader } is wounded a second time and is lost
log-leader-leg = { $leader } has a leg wound and survives
log-leader-leg-dies = { $leader } dies of a leg wound
log-leader-arm = { $leader } has an arm wound and survives
log-leader-arm-dies = { $leader } dies of an arm wound
log-leader-body = { $leader } has a bad body wound
log-leader-scratch = { $leader } is only scratched
log-leader-hat = { $leader } has his hat shot off; his troops are inspired
log-leader-lost = { $leader } finds no refuge and is lost
log-leader-never-comes = { $leader } will never come
log-carried = { $leader } is carried to { $space }
log-lost = The { $side } lose { $force }
log-gained = The { $side } gain { $force }
log-won = The { $side } win at { $space }
log-controlled = The { $side } control { $space }
log-burned = The { $side } burn { $space }
log-retreated = The { $side } retreat: { $force }, { $from } → { $to }
log-surrendered = The { $side } cannot retreat from { $space }; eliminated: { $force }
log-home = Home to the village: { $force }, { $from } → { $to }
log-dispersed = { $n ->
    [one] { $n } Indian unit has
   *[other] { $n } Indian units have
} no village left: removed from the game
log-chose = The { $side } have chosen their discards
log-discarded = The { $side } discard { $cards }
log-discarded-none = The { $side } keep all their cards
log-drew = The { $side } draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
log-drew-cards = The { $side } draw { $cards }
log-score = Victory points: French { $french }, British { $british }

## The end
over-french-vp = The French win: they have 45 victory points or more.
over-french-hold = The French win: at the end of 1762 they still hold Montreal, Quebec or Louisbourg.
over-british = The British win: 50 victory points or more, and Montreal, Quebec and Louisbourg.
over-draw = A draw: the British hold the three key spaces, but have fewer than 50 victory points.

## Results of odds

odds-battle = The combat
odds-battle-none = No combat
odds-won = The { $side } win
odds-leader-lost = { $leader } is lost

## Panels of fights under way
panel-march = Force at { $space }
panel-force-label = Force
panel-force = { $force }
panel-combat = Combat at { $space }
panel-role = Role
panel-attacker = attacker
panel-defender = defender
panel-strength = Strength points
panel-defence = Defence Value
panel-card = Card
panel-factors = Combat factors
panel-leader = Leader
panel-led = { $leader } +{ $rating }
panel-die = Die
panel-adjusted = Adjusted
panel-losses = Losses
panel-origin = From
panel-from = { $spaces }
panel-number = { $n }
panel-name = { $name }

## Goals of the sides

goal-french-points = Win with { $n } VP at the end of any season (now { $now })
goal-french-hold = Win by holding at least one of { $keys } at the end of { $year } (now { $held })
goal-british = Win at the end of any season with { $n } VP (now { $now }) and { $keys } (now { $held } of 3)
goal-french-points-brief = { $n } VP ({ $now })
goal-french-hold-brief = one of { $keys } in { $year } ({ $held })
goal-british-brief = { $n } VP ({ $now }) and { $keys } ({ $held })
