# The cards: title, effect, condition, moment of play, history.

card-1 = Orders for Spring 1757
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. British Buildup card, 1757 only.
    .history = In June 1757 Loudoun sailed from New York to Halifax with some 6,000 men, meant for Louisbourg.

card-2 = Marching Orders
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. British Buildup card.
    .history = Few armies took the field before May, when the ice had left the rivers and there was grass for the animals.

card-3 = Orders to Army and Navy
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. British Buildup card.
    .history = Regiments, guns and money for the war in America came across the Atlantic in convoy.

card-4 = Round up Men & Equipment
    .effect = Do one of two things. Flip one or two of your Reduced units to Full, wherever they are on the map or in the Sail Box, Forts excepted. Or take one unit from your Losses Box and place it Full on a friendly British Home Space: a Colonial Brigade in its own Colony, an Indian unit in its own friendly Village.
    .condition = You have a Reduced unit other than a Fort in play, or a unit in your Losses Box that can be placed.
    .when = At the start of the Action Round, before any Action. British Buildup card.
    .history = Provincial regiments were raised anew every year, so each spring began with a search for men, arms and clothing.

card-5 = Disease in French Camp
    .effect = The French eliminate one of their Brigades, of their own choice, on the map or in the Sail Box. It must be a Metropolitan one if they have one there, and then you draw a War in Europe chit.
    .condition = The French have a Brigade in play.
    .when = At the start of the Action Round, before any Action. British Buildup card.
    .history = Typhus ravaged Dubois de La Motte's squadron at Louisbourg in 1757 and went home with it to Brest, where thousands died.

card-6 = Delayed Supplies from France
    .effect = The French give up one Action Point of their Indian card and one of their French card, of their own choice. Neither can be used or held for Reaction.
    .condition = One of the French cards has Action Points; a card without any loses none.
    .when = At the start of the Action Round, before any Action. British Campaign card, 1757 only.
    .history = In 1757 bread was rationed at Québec while the town waited for ships from France.

card-7 = Construction Frenzy
    .effect = Make a second Construction free of charge, with the same Brigade although it is Spent or with another unspent one anywhere. In the space of the first Brigade you may even finish what it began this round; if that is a Road, it marches along it at once.
    .condition = You have just made a Construction with an Action Point, and the second meets every other condition of Construction.
    .when = Once, right after that Construction, in your Action Phase or Reaction. British Campaign card.
    .history = In 1758 Forbes built forts at Rays Town and Loyalhanna as his road went forward to the Ohio.

card-8 = Lucky Cannonball
    .effect = Reroll up to three of your circle units, Fleets, Fort or Artillery, once each. What you leave unused is lost for other Battles.
    .condition = The die shows no Flag and scored no Hit.
    .when = In one Battle of this Action Round, as those units roll. British Campaign card.
    .history = At Louisbourg on 21 July 1758 British fire blew up the Célèbre, and the flames took two more ships of the line.

card-9 = Surprise Landing
    .effect = Your units that Land this round get no Landing marker, so they have no Battle Penalty for it. They are Spent as usual.
    .condition = You have units in the Sail Box.
    .when = When you Land, at the beginning of your Action Phase. British Campaign card.
    .history = On the night of 12 to 13 September 1759 Wolfe's army came ashore at the Anse au Foulon and climbed to the plain before Québec.

card-10 = Forced March
    .effect = The units of one moving stack that are not Light have one extra Movement Point.
    .condition = The stack makes an Army Movement.
    .when = Once, in your Action Phase or Reaction. British Buildup card.
    .history = In August 1758 Bradstreet took about 3,000 men up the Mohawk and over Lake Ontario, and Fort Frontenac was his within three days of his landing.

card-11 = Smallpox-Infected Blankets
    .effect = Send two French-controlled Indian units of your choice from the map to the French Losses Box; if there are two or fewer, all of them.
    .condition = The French have an Indian unit on the map.
    .when = At the start of the Action Round, before any Action. British Campaign card.
    .history = At Fort Pitt in June 1763 the British gave Delaware envoys two blankets and a handkerchief from the smallpox hospital.

card-12 = Round up Men & Equipment
    .effect = Do one of two things. Flip one or two of your Reduced units to Full, wherever they are on the map or in the Sail Box, Forts excepted. Or take one unit from your Losses Box and place it Full on a friendly British Home Space: a Colonial Brigade in its own Colony, an Indian unit in its own friendly Village.
    .condition = You have a Reduced unit other than a Fort in play, or a unit in your Losses Box that can be placed.
    .when = At the start of the Action Round, before any Action. British Campaign card, 1757 only.
    .history = The Royal American Regiment, raised from 1756 on, found many of its men among the German-speaking settlers.

card-13 = Cherokee Diplomacy
    .effect = If the Cherokee are neutral, you gain control of them. If they have a side already, the French lose 2 Raid Points.
    .condition = The French have 2 VPs or fewer.
    .when = At the start of the Action Round, before any Action. British Campaign card.
    .history = Several hundred Cherokee warriors came north in 1757 and 1758 to fight on the British side.

card-14 = Perfect Volleys
    .effect = Reroll up to three of your Metropolitan Brigades, Highland ones included, once each. What you leave unused is lost for other Battles.
    .condition = The die shows no Flag and scored no Hit.
    .when = In one Battle of this Action Round, as those Brigades roll. British Campaign card.
    .history = On the Plains of Abraham Wolfe's line held its fire until the French were close, and a few volleys settled the day.

card-15 = Spring Orders
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. British Buildup card, 1755 and 1756 only.
    .history = Early in 1755 Braddock brought two regiments from Ireland to Virginia, the 44th and the 48th.

card-16 = Campaign Orders
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. British Campaign card, 1755 and 1756 only.
    .history = After Braddock died of his wounds in July 1755 Shirley held the command in America, until Loudoun arrived a year later.

card-17 = Round up Men & Equipment
    .effect = Do one of two things. Flip one or two of your Reduced units to Full, wherever they are on the map or in the Sail Box, Forts excepted. Or take one unit from your Losses Box and place it Full on a friendly British Home Space: a Colonial Brigade in its own Colony, an Indian unit in its own friendly Village.
    .condition = You have a Reduced unit other than a Fort in play, or a unit in your Losses Box that can be placed.
    .when = At the start of the Action Round, before any Action. British Campaign card, 1755 and 1756 only.
    .history = Braddock's two regiments had landed in 1755 under strength, and were filled up with men from the colonies.

card-18 = Wintering Rear Admiral
    .effect = Place one British Fleet of your choice from the pool, Full, on a Coastal Space that you control in a Sea Zone friendly to you. In Amherst's Juggernaut this Year's draw of Fleets, if still to come, is one piece smaller.
    .condition = The Fleets pool holds a British Fleet.
    .when = At the start of the Action Round, before any Action. British Buildup card, 1758 and 1759 only.
    .history = Durell wintered at Halifax with a squadron in 1758 to 1759, so as to be in the St. Lawrence early; French supply ships were there before him.

card-19 = Iroquois Diplomacy
    .effect = If the Iroquois are neutral, you gain control of them. If they have a side already, the French lose 2 Raid Points.
    .condition = The French have 2 VPs or fewer.
    .when = At the start of the Action Round, before any Action. British Campaign card, 1758 and 1759 only.
    .history = In 1759 some nine hundred Iroquois warriors came with Sir William Johnson to the siege of Niagara.

card-20 = French Trade Goods Destroyed
    .effect = The French lose 3 Raid Points if you control one of Baye de Cataracouy and Niagara, 5 if you control both.
    .condition = You control Baye de Cataracouy or Niagara.
    .when = At the start of the Action Round, before any Action. British Campaign card, 1758 and 1759 only.
    .history = Fort Frontenac, which Bradstreet took in August 1758, was full of goods for the trade of the upper country.

card-21 = Armed Battoemen
    .effect = Remove one Out of Supply marker from a stack of yours. Only if none of your stacks has one, remove a Rout marker instead.
    .condition = A stack of yours is Out of Supply or Routed.
    .when = At the start of the Action Round, before any Action. British Campaign card.
    .history = In July 1756 Bradstreet's boatmen, on their way back from supplying Oswego, beat off a French attack on the river.

card-22 = Orders by Land and Sea
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. French Buildup card.
    .history = Ice closed the St. Lawrence for about half the year, and the first ships from France reached Québec in May.

card-23 = The Governor's Orders
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. French Buildup card.
    .history = Vaudreuil, governor general from 1755, was the first man born in Canada to hold that office.

card-24 = Forced March
    .effect = The units of one moving stack that are not Light have one extra Movement Point.
    .condition = The stack makes an Army Movement: use the Light/Army point as an Army point.
    .when = Once, in your Action Phase or Reaction. French Buildup card.
    .history = In March 1757 Rigaud led some 1,500 men over the frozen lakes to Fort William Henry and burned its boats and outbuildings.

card-25 = Distant Raiders
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. French Buildup card.
    .history = In November 1757 Belestre and his party laid waste the German Flats on the Mohawk River.

card-26 = Two Scouting Parties
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. French Buildup card.
    .history = Officers of the colony troops, many born in Canada, led small parties of Canadians and warriors through the woods.

card-27 = Lucky Cannonball
    .effect = Reroll up to three of your circle units, Fleets, Bastions, Fort or Artillery, once each. What you leave unused is lost for other Battles.
    .condition = The die shows no Flag and scored no Hit.
    .when = In one Battle of this Action Round, as those units roll. French Campaign card, 1757 only.
    .history = At Oswego in August 1756 a cannonball killed Colonel Mercer, and the garrison gave up soon after.

card-28 = Construction Frenzy
    .effect = Make a second Construction free of charge, with the same Brigade although it is Spent or with another unspent one anywhere. In the space of the first Brigade you may even finish what it began this round; if that is a Road, it marches along it at once.
    .condition = You have just made a Construction with an Action Point, and the second meets every other condition of Construction.
    .when = Once, right after that Construction, in your Action Phase or Reaction. French Campaign card, 1757 only.
    .history = Fort Carillon, begun in the autumn of 1755 under Lotbinière, was still being built two years later.

card-29 = Cherokee Diplomacy
    .effect = In 1755 and 1756, or later if the Cherokee are British, you gain 2 Raid Points. From 1757 on you gain control of the Cherokee if they are neutral.
    .condition = To gain control you need two British Home Spaces in or next to Virginia & South and Pennsylvania & Delaware.
    .when = At the start of the Action Round, before any Action. French Campaign card.
    .history = War between the Cherokee and the British colonies followed, and in August 1760 Fort Loudoun on the Little Tennessee fell to the Cherokee.

card-30 = Reluctant Wagoneers
    .effect = The British lose two Army points of their card, or the only one. Light, Sail/Army and 2x points are safe.
    .condition = The British card has a plain Army point.
    .when = At the start of the Action Round, before any Action. French Campaign card.
    .history = Braddock could find hardly any wagons in 1755 until Benjamin Franklin hired about 150 for him in Pennsylvania.

card-31 = Round up Men & Equipment
    .effect = Do one of two things. Flip one or two of your Reduced units to Full, wherever they are on the map or in the Sail Box, Forts and Bastions excepted. Or take one unit from your Losses Box, a Canadiens Brigade if there is one, and place it Full on a friendly French Home Space, an Indian unit in its own friendly Village.
    .condition = You have a Reduced unit other than a Fort or Bastion in play, or a unit in your Losses Box that can be placed.
    .when = At the start of the Action Round, before any Action. French Campaign card.
    .history = In Canada every able man from sixteen to sixty belonged to the militia.

card-32 = Wilderness Ambush
    .effect = Move your Battle Victory marker 1 forward, or 2 if three or more of your Light units take part.
    .condition = The Battle is in an Outpost or a Wilderness Space, and you have a Light unit in it.
    .when = Once, when a Battle is prepared. French Campaign card.
    .history = On 9 July 1755, near the Monongahela, French and Indians firing from the woods destroyed Braddock's column.

card-33 = Hesitant British General
    .effect = Choose one British stack on the map. All its units are Spent: they take no Action this round, but fight and Intercept as usual.
    .condition = A British stack is on the map.
    .when = At the start of the Action Round, before any Action. French Campaign card, 1757 only.
    .history = In August 1757 Webb stayed at Fort Edward and sent no relief to Fort William Henry, a day's march away.

card-34 = Disease in British Camp
    .effect = The British eliminate Brigades of their own choice, on the map or in the Sail Box: one in 1755 and 1756, from 1757 one Colonial and one Metropolitan. You draw a War in Europe chit for each Metropolitan one.
    .condition = The British have a Brigade in play; from 1757 on, if they have only one of the two kinds, they lose that one.
    .when = At the start of the Action Round, before any Action. French Campaign card.
    .history = Hunger and scurvy carried off a large part of the garrison of Oswego in the winter of 1755 to 1756.

card-35 = Scouting Party
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. French Buildup card.
    .history = In March 1758 Langis and La Durantaye destroyed most of Rogers's party in the snow near Lake George.

card-36 = Frontiers Ablaze
    .effect = The first Raid in which you succeed this round scores 2 Raid Points more than the space is worth.
    .when = When a Raid of yours succeeds, with a point of either of your cards. French Campaign card, 1755 and 1756 only.
    .history = From the autumn of 1755 Delaware and Shawnee war parties burned farms all along the frontier of Pennsylvania and Virginia.

card-37 = Coup de Main
    .effect = Move your Battle Victory marker 1 forward. Each B&T that the Fort rolls in this Battle is a Miss. The Battle Penalty for attacking a Fort stays.
    .condition = There is a British Fort in the space.
    .when = Once, when a Battle is prepared. French Campaign card, 1755 and 1756 only.
    .history = On 27 March 1756 Léry stormed Fort Bull, on the carrying place to Oneida Lake, and blew it up.

card-38 = Iroquois Diplomacy
    .effect = You gain control of the Iroquois.
    .condition = You have 4 VPs or more, and the Iroquois are neutral.
    .when = At the start of the Action Round, before any Action. French Campaign card, 1755 and 1756 only.
    .history = Abbé Picquet's mission at La Présentation, founded in 1749, drew many Iroquois families to the French.

card-39 = French Lake Warships
    .effect = Choose one of these Highways: Baye de Cataracouy to Oswego or Toronto, Niagara to Toronto or Onyiudaondagwat, Onyiudaondagwat to Oswego, Isle aux Noix to Ticonderoga. No British unit moves, Raids or is marshalled along it this round.
    .condition = The British do not control both ends of it.
    .when = At the start of the Action Round, before any Action. French Campaign card, 1758 and 1759 only.
    .history = In 1759 a few French vessels held Lake Champlain until October, while Amherst waited for his own to be built.

card-40 = Rough Seas
    .effect = No Fleet of either side takes part in an Action this round, and Flags rolled by Fleets count for nothing. Units in the Sail Box still Land.
    .when = From the start of the Action Round to its end. French Campaign card, 1758 and 1759 only.
    .history = In September 1757 a storm scattered and dismasted Holburne's fleet off Louisbourg.

card-41 = Indomitable Abbatis
    .effect = Move the British Battle Victory marker back 2, in addition to its Battle Penalties.
    .condition = You are the defender.
    .when = Once, when a Battle is prepared. French Campaign card, 1758 and 1759 only.
    .history = On 8 July 1758 Abercromby's far larger army broke itself on Montcalm's felled trees before Fort Carillon.

card-42 = Campaign Orders
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. French Campaign card.
    .history = Montcalm arrived in May 1756, and with him that spring came battalions of La Sarre and Royal-Roussillon.

card-43 = Two War Parties
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. Indian card of the French player.
    .history = Each nation made war for reasons of its own, and its warriors went home when they thought it right.

card-44 = War Party
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. Indian card of the French player.
    .history = A war chief led by persuasion: nobody could order a warrior to follow.

card-45 = Smallpox Epidemic
    .effect = In the last Year of the scenario the French lose 3 Raid Points. Before that, two Indian units drawn at random from the French Losses Box leave the game. The card leaves the game at the end of the round.
    .when = At the start of the Action Round, before any Action. Indian card of the French player.
    .history = Warriors of the lakes caught smallpox at Fort William Henry in 1757 and carried it home to their villages.

card-46 = Staged Lacrosse Game
    .effect = If the Raid succeeds, the Fort is also removed from play. If it fails, the event is used up.
    .condition = Your Indian unit Raids a space whose only British unit is a Fort, and has passed every Interception.
    .when = Once, before the die of that Raid. Indian card of the French player.
    .history = On 2 June 1763 Ojibwa players chased a ball to the open gate of Michilimackinac and took the fort.

card-47 = Two War Parties
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. Indian card of the French player.
    .history = Outaouais and other nations of the upper lakes came by canoe over hundreds of leagues to join Montcalm in 1757.

card-48 = Long War Path
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. Indian card of the French player.
    .history = Langlade led warriors of the upper lakes as far as Québec in 1759.

card-49 = Pursuit of Elevated Status
    .effect = In one Raid you may have one Interception that caught your unit rolled again, and reroll the Raid die once if it failed. The second result stands.
    .condition = The raider is an Indian unit of yours.
    .when = In one Raid of this Action Round. Indian card of the French player.
    .history = A young man won standing among his people by what he did in war.

card-50 = A Right to Plunder & Captives
    .effect = The first Indian unit of yours that succeeds in a Raid this round goes back to its start, Spent, instead of to the Losses Box.
    .when = When a Raid by an Indian unit of yours succeeds. Indian card of the French player.
    .history = Warriors who came with Montcalm looked for captives and goods; when the terms of Fort William Henry denied them these, they took them by force.

card-51 = British Encroachment
    .effect = Two Indian units drawn at random from the French Losses Box go back to their Villages. One whose Village holds British units stays in the box, and no other is drawn for it. British control of such a Village ends.
    .condition = An Indian unit is in the French Losses Box.
    .when = At the start of the Action Round, before any Action. Indian card of the French player.
    .history = At Albany in 1754 Iroquois chiefs sold Pennsylvania land on which Delaware and Shawnee were living.

card-52 = Three War Parties
    .effect = No event: the card is used for its Action Points only.
    .when = In your Action Phase. Indian card of the French player.
    .history = Close to 1,800 warriors were with Montcalm before Fort William Henry in August 1757.

card-53 = Pennsylvania's Peace Promises
    .effect = The British send two of the Mingo, Delaware and Chaouanon units, of their choice, from the map to the French Losses Box; if there are two or fewer, all of them.
    .condition = The British control none of Diiohage, Forks of the Ohio and Kithanink and have Raided none of them this Year.
    .when = At the start of the Action Round, before any Action. Indian card of the French player.
    .history = At Easton in October 1758 Pennsylvania gave land back, and the Delaware of the Ohio made peace before Forbes reached Fort Duquesne.

card-54 = Let's See How the French Fight
    .effect = The French card gains a Light point for this round. No Indian unit of either side is activated, marshalled, picked up or sent on a Raid; they fight, retreat and Intercept as usual.
    .when = At the start of the Action Round, before any Action. Indian card of the French player.
    .history = At Carillon in July 1758 Montcalm fought with hardly any Indian allies beside him.
