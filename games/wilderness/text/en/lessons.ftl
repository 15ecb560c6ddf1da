# The texts of the lessons: for each a title, its subject, its result, and one to three sentences for each step.

lesson-moving = Moving and fighting
    .about = Montcalm falls on a British outpost, and Dumas goes raiding with the Abenaki.
    .learnt = You have activated a force with a card, marched, won a battle and carried out a raid. A leader brings many units along with one card; Indians need none. Regulars decide battles, Auxiliaries win the woods and burn the farms.
lesson-moving-1 = 1757. You are the French. Montcalm is at Ticonderoga; a British outpost stands in Wood Creek, beside him. You play one card, then the British one, and so on. Let us see what a single card can do.
lesson-moving-2 = Every card has a number. Open “{ card-49 }”: its number is 1. You will not play it as an event; use its number to activate troops.
lesson-moving-3 = A leader acts on a card no smaller than his Initiative. Montcalm has Initiative 1, so the smallest card will do. Let him command.
lesson-moving-4 = His Command is 6: that many units can follow him. Take all of them, Bougainville too.
lesson-moving-5 = A force either marches or, if it stands before an enemy fort, besieges. March.
lesson-moving-6 = Wood Creek is highlighted. A force that enters a space with enemy units stops, and there is a battle. The British are asked whether they try to slip away; they stand. Go!
lesson-moving-7 = Both sides fired at once. You must lose two steps: the first came off your Regulars, since half of the losses fall on Drilled Troops. The second is yours to choose. A unit has two steps: it is reduced first, then gone.
lesson-moving-8 = Victory! British Regulars were among the beaten, so the battle is worth 1 victory point: you stand at 5. The survivors ran to Hudson Carry South; the British have played their card, and it is your turn again.
lesson-moving-9 = Now the other war. Dumas waits in the Green Mountains with a band of Abenaki. Activate with “{ card-23 }”, a 2.
lesson-moving-10 = Without a leader, a 2 activates two Auxiliaries, or four Indian units, which cost half a point each. But a leader adds his Tactics to the die of a raid: Dumas has 1. Let him lead the Abenaki.
lesson-moving-11 = Deerfield is farmland without a stockade. Auxiliaries who end their move there must raid. Go there and halt: a modified die of 5 or more succeeds, so with Dumas a 4 will do. That is an even chance, and failing rarely costs more than a step.
lesson-moving-12 = Deerfield burns! Raiders go home at once, whether they succeed or fail: Indians to their settlement, and a leader with them or to the closest fortification. Send the Abenaki to St-François, then say where Dumas goes.
lesson-moving-13 = A Raided marker lies at Deerfield: each is worth half a point when the year ends. The raiders can be sent out again.

lesson-cards = The cards
    .about = One hand, many uses: an event, a response, stockades, and a card to hold.
    .learnt = A card does one thing: its event, or its number for activation or building. Responses, with brown titles, come on top of that, even in the enemy's turn. So a card is rarely bad; the question is what you can spare.
lesson-cards-1 = 1757. You are the British, and these are your cards. The colours say whose event it is, red for yours, blue for the French; but any player may use the number.
lesson-cards-2 = Open “{ card-53 }” and play it as an event: it brings a new Rangers unit.
lesson-cards-3 = They may come to any fortress, fort or stockade of yours. Hudson Carry South is where they are needed. Choose it.
lesson-cards-4 = Montcalm attacks your men in Wood Creek! You are asked twice: whether a unit nearby tries to intercept him, and whether your men try to avoid the battle. Let them stand. Pass, and pass again.
lesson-cards-5 = Now the moment for a response. “{ card-10 }” may be played in any battle, in the enemy's turn too: his column moves one to the left. Play it, and the dice fall.
lesson-cards-6 = Beaten off, with 1 victory point for you! Your turn. A card can also build: open “{ card-43 }”, a 2, and build stockades with it.
lesson-cards-7 = Two stockades, one for each point. You need no troops to build on farmland of your own. Choose two of the highlighted spaces: a stockade makes a raid harder, and costs nothing to keep.
lesson-cards-8 = The French have called in three nations. You have one card left. A player with exactly one may pass and hold it for the next season; “{ card-57 }” would be worth that. Either way, new cards are dealt when both are done.

lesson-winning = How the war is won
    .about = The end of 1757, one more stockade: win the game.
    .learnt = You have won! Points come from battles, stockades, forts and raids, and they lie on one track that both sides pull. At the end of each year the raids are counted and the track is checked: 11 points win. A scenario that runs to its end has tests of its own: the line under the track lists them.
lesson-winning-1 = The last cards of 1757. You are the French. There is one track for both: what one side gains pulls the marker towards its own end. You stand at 9.
lesson-winning-2 = This line says how to win. At the end of any year, 11 points win the game; for the British also all fortresses with Niagara and Ohio Forks. Touch the line to read all of it.
lesson-winning-3 = Look at Deerfield and Easton: you have raided them this year. Each marker is half a point, counted at the year's end, rounded up. Two of them make 1: that will be 10. You need one point more.
lesson-winning-4 = Montcalm is in the mountains above Charlestown, where the British have an empty stockade. Your last card is a 1: enough for him. Activate.
lesson-winning-5 = Let Montcalm command, take all, and march.
lesson-winning-6 = Drilled Troops who enter an empty stockade take it, and that is worth 1 point at once. Go to Charlestown!
lesson-winning-7 = Ten points on the track, and two Raided markers. When both sides have played or passed, the year ends in this order: Indians go home, raids are counted, winter takes its toll of units in the open, and then victory is checked.
lesson-winning-8 = You may still demolish what you have captured. Leave it standing: you are done. The British hold their last card, and the year is over.
