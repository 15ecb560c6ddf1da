# The texts of the lessons: for each a title, its subject, its result, and one to three sentences for each step.

lesson-moving = Moving and fighting
    .about = Take the fort on the isthmus of Acadia, and send Rogers on a raid.
    .learnt = You have spent Action Points: one moved an army into battle, one sent a raider out. Battles wait until both sides have moved; then every unit rolls a die, Flags and Hits move a marker, and the side that is three ahead routs the other.
lesson-moving-1 = 1755, in the middle of the year. You are the British and play first this round. Your card gives you three Action Points, which you see on it: one Light and two Army. A point makes one stack do one thing. We begin at Halifax: across the isthmus, in Chignectou, stands Fort Beauséjour.
lesson-moving-2 = The First Player may hold one point back, to answer the enemy's moves. You need none today: pass.
lesson-moving-3 = Spend an Army point: choose Halifax for an Army Movement.
lesson-moving-4 = An Army point moves any units. Take all: regular and New England Brigades, Goreham's light troops, and the guns that make the fort less of an obstacle. It takes a strong stack to attack a fort.
lesson-moving-5 = Brigades and guns go two spaces, along Roads and Highways only. Chignectou is one Highway away. The French are there, so this is an attack: the stack stops, and a Battle is marked. Point at Chignectou to see your chances: about three in four. Go!
lesson-moving-6 = The Battle waits until the end of the round. Meanwhile Rogers stands in Oswego. A Light point lets one light unit go raiding: choose Oswego to send him out.
lesson-moving-7 = A raider moves up to three spaces, even through the enemy, who would roll a die to catch him. Baye de Cataracouy, across the lake, is empty: go there.
lesson-moving-8 = He could go on, but Toronto is guarded. Strike here: a Flag, the triangle, or Bayonets and Tomahawks succeeds, four faces of six.
lesson-moving-9 = A Raid Point for you: eight of them make a victory point. An Army point is left, but no unit needs to move. Pass: the French have their turn, then the Battle is fought.
lesson-moving-10 = Every unit has rolled one die. Each Flag, and each Hit that found its mark, moved your marker forward; it began one back, for attacking a fort. You ended three ahead: the French are routed, and the fort is yours.
lesson-moving-11 = Chignectou is a Victory Space: taking it moved the victory marker one box your way. A new round begins. Both sides choose their next cards.

lesson-cards = The cards
    .about = One round from the secret choice to Reaction, and an event that turns a battle.
    .learnt = Each round both sides choose a card in secret: the new one, or the Reserve. Its Initiative says who decides the order, its points what you can do, its event comes on top. The First Player may hold a point back, and strike once the enemy has shown his hand.
lesson-cards-1 = You hold two cards: the one just drawn, and your Reserve. One of them you play, the other stays in Reserve. On each you see its Initiative, its Action Points and perhaps an event.
lesson-cards-2 = Open “{ card-14 }”: Initiative 4, four points, and an event for a battle. Play it. The French choose at the same time, and nobody sees anything until both have.
lesson-cards-3 = Your 4 beats their 2, so you say who plays first. First is not always best, but it lets you hold a point back. Play first.
lesson-cards-4 = Now hold one Army point for Reaction. It is yours to use after the French have moved, when they can no longer answer.
lesson-cards-5 = Spend another: bring the Brigade from New York to Albany, where the roads to the north begin. Choose New York for an Army Movement, go by Kingston, and halt in Albany.
lesson-cards-6 = You might do more, but let us see what the French do. Pass: unspent points are lost, except the one that you hold.
lesson-cards-7 = The French did nothing, and can no longer answer. Reaction: march from Halifax into Chignectou with every unit.
lesson-cards-8 = The Battle has begun. One of your Metropolitan Brigades missed, and here your card's event comes in: such dice may be rolled again. Reroll the Miss.
lesson-cards-9 = The new die was a Flag, and that is what made it a rout. The round is over: you have drawn a new card, and your Reserve is where it was. Which of the two will you play?

lesson-winning = How the war is won
    .about = The last round of 1755, one more raid: win the game.
    .learnt = You have won! One marker counts victory points for both sides: Victory Spaces move it, and so do eight Raid Points. It is checked in Winter Quarters, when a year ends, and each scenario says what must be reached.
lesson-winning-1 = The ninth and last Action Round of 1755. You are the French. One marker counts for both sides: it stands on British 1. There is no zero: one box your way, and it is on French 1.
lesson-winning-2 = This line says how to win. When the year ends, the British need the marker on their side of the track, you need it on yours. Touch the line to read all of it.
lesson-winning-3 = What moves it? Victory Spaces that change hands, bonuses of the scenario, and raids: every eighth Raid Point is a victory point. You have seven.
lesson-winning-4 = Your Indian card has one point. In Kithanink the Delaware are ready: choose it to send them raiding.
lesson-winning-5 = A raider goes three spaces. Carlisle is worth 2, and no British unit stands on the way to catch them. Go there space by space: first Assunepachla and Rays Town.
lesson-winning-6 = Now Carlisle! It is as far as they can go, so they strike at once. Four faces of six succeed: two Flags, the triangle, and Bayonets and Tomahawks.
lesson-winning-7 = Nine Raid Points, and the marker has crossed to French 1! After the ninth round comes Winter Quarters: first of all, bonuses are counted and victory is checked. Only if nobody has won do troops go into winter quarters.
lesson-winning-8 = You have points left on your card, but nothing can make it better. Pass: the year ends.
