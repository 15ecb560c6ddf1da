# The texts of the lessons: for each a title, its subject, its result, and one to three sentences for each step.

lesson-moving = Moving and fighting
    .about = March from Albany up the lakes and take a French fort.
    .learnt = You have marched with a leader, attacked a fort and won it. A leader carries a force farther and adds his rating to its die; a fort falls only when its whole garrison is gone; and whoever walks into an enemy space must fight there.
lesson-moving-1 = Spring 1755. You are the British. The French hold Fort Carillon at the head of the lake, with 2 strength points (SP) behind its walls; your army stands in Albany. Let us take that fort.
lesson-moving-2 = A march begins where the troops are. Choose Albany: a force forms there. A force may be any part of the pieces in the space, with a leader or without.
lesson-moving-3 = Without a leader a force goes one space. Johnson is rated +2: he takes a force two spaces, and the force may fight after either step. Choose Johnson to take him along.
lesson-moving-4 = Now his troops. Take 13 SP: that reaches the last column of the combat chart, and more would add nothing. The other 2 stay in Albany with Shirley, for a leader may not be left alone.
lesson-moving-5 = The highlighted spaces are one step away. Fort William Henry is your own, so the force may pass through it. Choose it.
lesson-moving-6 = Fort Carillon is French. Entering an enemy space stops the force, and it must fight there: nobody takes a space merely by walking in. Attack!
lesson-moving-7 = More forces could march now, one after another. One is enough today: end the Movement Phase. Then come the combats.
lesson-moving-8 = Here the combats wait to be fought, in an order that you choose. Choose Fort Carillon, which is highlighted: beside it you can read the possible results. Fight!
lesson-moving-9 = Before the dice each side may play one combat card. Your army is strong enough: pass, and keep your cards. Both then roll; Johnson adds 2 to your die, and the walls add 2 to the strength of the French.
lesson-moving-10 = The fort is yours. A garrison never runs: had one French SP survived, you would have had to go back. Now Carillon flies your flag, whether you leave a garrison there or not.
lesson-moving-11 = The French had their turn: they have come down to Fort St. Frédéric. The season closed with the count of points, and the fort has brought you 1. Look at the track above: 31 to 29.

lesson-cards = The cards
    .about = One card a season: troops, a siege train, a blockade, and a winter to draw new ones.
    .learnt = Each side plays at most one card a season, so the question is always which, and when. Reinforcements come first in your turn, combat cards in a battle, interrupts in the enemy's turn. In winter you throw away what you do not want and draw up to five.
lesson-cards-1 = 1756. These are your five cards. Open one to read it. There are four types: reinforcements, movement, combat and interrupts. The one thing to remember: you may play only one card a season.
lesson-cards-2 = Your season opens with the Reinforcements Phase. “{ card-B08 }” brings a leader and 4 SP from England. Open that card and play it.
lesson-cards-3 = A card says where its troops may land, and only spaces that you hold will do. Albany lies nearest to the French: place all 4 there.
lesson-cards-4 = That was your card for this spring. Your other four must wait. Let the troops rest: end the Movement Phase.
lesson-cards-5 = Summer, and a card may be played again. But if you play a card now, you can't play another this season, and a battle is coming. Pass.
lesson-cards-6 = March on Fort Carillon as you have learnt: take Johnson and 13 SP from Albany, go by way of Fort William Henry, and end the phase.
lesson-cards-7 = The moment for a combat card comes once the fight is chosen. Choose it.
lesson-cards-8 = “{ card-B22 }” is for attackers of forts: the walls count for nothing, and your die is raised by 1. Play it. The French may answer with a card of their own.
lesson-cards-9 = The fort is taken, and the season is Fall. Now let us set a trap: pass, end your Movement Phase, and keep the “{ card-B28 }” in your hand.
lesson-cards-10 = Montcalm is about to land with 4 SP! An interrupt is played in the enemy's turn, at the moment that it names. Play the “{ card-B28 }”: his card is lost, and Montcalm never comes.
lesson-cards-11 = Winter. Cards thrown away never come back, but they make room for new ones. Pick one that you can do without, or both, and discard. Both sides choose in secret.
lesson-cards-12 = Your hand is full again, and a new spring begins. Cards come in winter only: five must last for three seasons.

lesson-winning = How the war is won
    .about = Fall 1759, one fortress to go: win the game.
    .learnt = You have won the war! Points change hands at the end of each season, when spaces have been taken or villages burned; then each side is checked for victory, the French first. After Fall comes Winter, and after the Fall of 1762 the end.
lesson-winning-1 = Fall 1759. Above you see the victory points: the two totals always make 60. Points that you take from the enemy are added to yours and taken from theirs when the season ends.
lesson-winning-2 = This line says how to win. The British need 50 points, and with them Quebec, Montreal and Louisbourg. You have 47 points and two of the three. Louisbourg is worth 3.
lesson-winning-3 = The French win with 45 points; or at the end of 1762, if they still hold any one of those three. So time is on their side: you must not be late.
lesson-winning-4 = Wolfe waits in Halifax, across the water from Louisbourg. March from Halifax.
lesson-winning-5 = Wolfe is rated +3, the best there is. Take him, and 13 SP.
lesson-winning-6 = A sea line is a line like any other: one space. Attack Louisbourg. The French are asked whether they have a storm to send; they have none.
lesson-winning-7 = End the Movement Phase.
lesson-winning-8 = A fortress adds 3 to the strength of its garrison, and you must destroy all 4 of its SP, or turn back. Fight!
lesson-winning-9 = Play one of your combat cards: either will help. Then the dice fall, the French have their turn, and the season ends with the count.
