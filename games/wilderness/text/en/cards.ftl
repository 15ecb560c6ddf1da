# Strategy cards: title, effect, condition, moment of play, history.

card-1 = Campaign
    .effect = Activate two of your leaders, each with a force, whatever their Initiative. Name both forces first, with no piece in both, then finish one before you begin the other. The card counts as a 3 for each, so either force may go by sea.
    .condition = You have a leader on the map; two are needed for the full effect.
    .when = In your Action Phase. Either side.
    .history = In 1755 the British struck at four places at once: Fort Duquesne, Niagara, Crown Point and Beauséjour.

card-2 = Campaign
    .effect = Activate two of your leaders, each with a force, whatever their Initiative. Name both forces first, with no piece in both, then finish one before you begin the other. The card counts as a 3 for each, so either force may go by sea.
    .condition = You have a leader on the map; two are needed for the full effect.
    .when = In your Action Phase. Either side.
    .history = In 1758 three British armies took the field, against Louisbourg, Fort Carillon and Fort Duquesne.

card-3 = Campaign
    .effect = Activate two of your leaders, each with a force, whatever their Initiative. Name both forces first, with no piece in both, then finish one before you begin the other. The card counts as a 3 for each, so either force may go by sea.
    .condition = You have a leader on the map; two are needed for the full effect.
    .when = In your Action Phase. Either side.
    .history = In 1759 Wolfe went up the St. Lawrence, Amherst advanced on Lake Champlain and Prideaux besieged Niagara.

card-4 = Campaign
    .effect = Activate two of your leaders, each with a force, whatever their Initiative. Name both forces first, with no piece in both, then finish one before you begin the other. The card counts as a 3 for each, so either force may go by sea.
    .condition = You have a leader on the map; two are needed for the full effect.
    .when = In your Action Phase. Either side.
    .history = In September 1760 three British columns met before Montréal within a few days of one another.

card-5 = Bastions Repaired
    .effect = Choose a siege of level 1 or 2 of a place of yours and set its level back to 0. The siege goes on.
    .condition = A fort or fortress of yours is besieged at level 1 or 2.
    .when = In your Action Phase. Either side.
    .history = A garrison that could mend by night what the guns had broken by day gained time, and time was what it needed.

card-6 = Surrender!
    .effect = You capture the place at once and whole: 2 VP for a fort, 3 for a fortress. Everyone inside goes together to their side's closest unbesieged fortification, counted from Québec if the place is Louisbourg. The deck is reshuffled at the end of the season.
    .condition = Your stack may roll on the Siege Table: there since the phase began, with a leader and supplied Drilled Troops, its leader of highest Command activated. At Louisbourg the siege level must be 1 or 2.
    .when = In response, as the active besieger, in place of a siege roll you are entitled to make. Either side.
    .history = In August 1757 Fort William Henry gave itself up on terms, its garrison to march out with the honours of war.

card-7 = Massacre!
    .effect = Eliminate every Indian unit in the space and score 1 VP.
    .condition = The captors have both Indian units and Drilled Troops in the space.
    .when = In response, in the enemy's phase, at once after he captures a fort, a fortress or an intact stockade, by assault, SURRENDER! or moving in. Either side.
    .history = In August 1757 warriors fell upon the garrison of Fort William Henry, which had surrendered under Montcalm's guarantee.

card-8 = Coehorns & Howitzers
    .effect = The siege roll gets +2 if the besieger plays the card, -2 if the besieged does. In an assault on that place in the same Action Phase you add 2 to your own combat die.
    .condition = You have a Regulars unit outside as the besieger, or inside as the besieged.
    .when = In response, before a siege roll or in the event step of an assault; the besieger decides first. Either side.
    .history = A mortar of Coehorn's pattern, named for a Dutch engineer, was light enough for a few men to carry.

card-9 = Fieldworks
    .effect = As the attacker, remove the marker. As the defender, place one: whoever attacks in that space shifts one column left while it stands.
    .condition = You have Drilled Troops in the battle. As the attacker you need a Fieldworks marker in the space, as the defender none.
    .when = In response, in the event step of a battle; never in an assault. Either side.
    .history = Behind felled trees before Fort Carillon, Montcalm broke Abercromby's far larger army in July 1758.

card-10 = Fieldworks
    .effect = As the attacker, remove the marker. As the defender, place one: whoever attacks in that space shifts one column left while it stands.
    .condition = You have Drilled Troops in the battle. As the attacker you need a Fieldworks marker in the space, as the defender none.
    .when = In response, in the event step of a battle; never in an assault. Either side.
    .history = French lines along the Beauport shore held Wolfe off through the summer of 1759.

card-11 = Ambush!
    .effect = Unless the enemy ambushes too, your strength is doubled before any shift and you fire first: he takes his losses and checks his leaders before he fires with what is left.
    .condition = You have an Auxiliary unit in the battle and the enemy has no more of them than you. He has no Light Infantry in it and no fort in the space.
    .when = In response, in the event step of a battle in wilderness or mountain; never in an assault. Either side.
    .history = On 9 July 1755 a smaller force of French and Indians shattered Braddock's column by the Monongahela.

card-12 = Ambush!
    .effect = Unless the enemy ambushes too, your strength is doubled before any shift and you fire first: he takes his losses and checks his leaders before he fires with what is left.
    .condition = You have an Auxiliary unit in the battle and the enemy has no more of them than you. He has no Light Infantry in it and no fort in the space.
    .when = In response, in the event step of a battle in wilderness or mountain; never in an assault. Either side.
    .history = In September 1755 Dieskau caught a British column in a ravine near Lake George: the Bloody Morning Scout.

card-13 = Blockhouses
    .effect = For this raid and every later enemy raid this year, the enemy rolls on the stockade column even against plain cultivated spaces.
    .when = In response, when the enemy is about to roll for a raid. Either side.
    .history = From 1755 on, chains of small timber forts were built along the Pennsylvania and Virginia frontier.

card-14 = Foul Weather
    .effect = For this activation the enemy piece or force may not go by sea and moves at most two spaces, by land or boat. It may still besiege or assault where it is.
    .when = In response, when an activated enemy piece or force is about to move. Either side.
    .history = In September 1757 a storm off Louisbourg scattered and battered Holburne's fleet.

card-15 = Lake Schooner
    .effect = The enemy piece or force goes back to the space it came from and moves no further. An infiltrator thrown back among your forces is eliminated with its leaders.
    .condition = The enemy piece or force came along a lakeshore connection into a space with a fortification of yours.
    .when = In response, as an enemy piece or force enters the space, before any interception. Either side.
    .history = Both sides armed sailing vessels on Lake Ontario and Lake Champlain to control the water.

card-16 = George Croghan
    .effect = In this move the Drilled Troops of the force need not stop after a wilderness space. Mountains still stop them.
    .condition = The force has Drilled Troops.
    .when = In response, when a British unit or force is about to make its first step. British only.
    .history = Trader, scout and interpreter, Croghan became Johnson's deputy for Indian affairs in 1756.

card-17 = Amphibious Landing
    .effect = The piece or force sails from Halifax to Louisbourg, or from Louisbourg to Baie-St-Paul, Île d'Orléans or Rivière-Ouelle, whoever holds the place. Put an Amphib marker there. If you attack as you land, you roll with -1.
    .condition = The piece or force is at Halifax or Louisbourg and you control that port. A force needs a card of value 3. LOUISBOURG SQUADRONS is not in force this year, and FOUL WEATHER was not played on it.
    .when = In response, before an activated British piece or force moves, and after FOUL WEATHER has had its chance. British only.
    .history = On 8 June 1758 the British came ashore through the surf of Gabarus Bay, near Louisbourg.

card-18 = Amphibious Landing
    .effect = The piece or force sails from Halifax to Louisbourg, or from Louisbourg to Baie-St-Paul, Île d'Orléans or Rivière-Ouelle, whoever holds the place. Put an Amphib marker there. If you attack as you land, you roll with -1.
    .condition = The piece or force is at Halifax or Louisbourg and you control that port. A force needs a card of value 3. LOUISBOURG SQUADRONS is not in force this year, and FOUL WEATHER was not played on it.
    .when = In response, before an activated British piece or force moves, and after FOUL WEATHER has had its chance. British only.
    .history = In June 1759 Saunders's fleet brought Wolfe's army up the St. Lawrence to the Île d'Orléans.

card-19 = Amphibious Landing
    .effect = The piece or force sails from Halifax to Louisbourg, or from Louisbourg to Baie-St-Paul, Île d'Orléans or Rivière-Ouelle, whoever holds the place. Put an Amphib marker there. If you attack as you land, you roll with -1.
    .condition = The piece or force is at Halifax or Louisbourg and you control that port. A force needs a card of value 3. LOUISBOURG SQUADRONS is not in force this year, and FOUL WEATHER was not played on it.
    .when = In response, before an activated British piece or force moves, and after FOUL WEATHER has had its chance. British only.
    .history = On the night of 12 to 13 September 1759 Wolfe's men landed at the Anse au Foulon, above Québec.

card-20 = Amphibious Landing
    .effect = The piece or force sails from Halifax to Louisbourg, or from Louisbourg to Baie-St-Paul, Île d'Orléans or Rivière-Ouelle, whoever holds the place. Put an Amphib marker there. If you attack as you land, you roll with -1.
    .condition = The piece or force is at Halifax or Louisbourg and you control that port. A force needs a card of value 3. LOUISBOURG SQUADRONS is not in force this year, and FOUL WEATHER was not played on it.
    .when = In response, before an activated British piece or force moves, and after FOUL WEATHER has had its chance. British only.
    .history = Flat-bottomed boats made for the purpose let the Royal Navy put many men ashore together.

card-21 = Louisbourg Squadrons
    .effect = The British may make no landing for the rest of the year. Roll a die: on 1 to 3 you may make no more naval moves in this game, this card leaves the game and QUIBERON BAY becomes playable.
    .condition = You control Louisbourg.
    .when = In your Action Phase. French only.
    .history = In 1757 three French squadrons gathered at Louisbourg, and the British gave up attacking it that year.

card-22 = Governor Vaudreuil Interferes
    .effect = Choose two unbesieged French leaders: they change places. Units stay where they are.
    .condition = Two unbesieged French leaders are on the map.
    .when = In your Action Phase. British only.
    .history = Vaudreuil, governor general of New France, and Montcalm quarrelled over the conduct of the war.

card-23 = Northern Indian Alliance
    .effect = Roll a die for points, halved and rounded up if you have fewer than 5 VP. One point brings in an Abenaki, Algonquin, Caughnawaga or Mississauga unit at its settlement; half a point restores a reduced one. With a French fort at Niagara, the Pays d'en Haut tribes may be chosen too.
    .condition = You control Montréal.
    .when = In your Action Phase. French only.
    .history = Abenaki, Algonquin and mission Iroquois warriors had long fought beside the Canadians.

card-24 = Northern Indian Alliance
    .effect = Roll a die for points, halved and rounded up if you have fewer than 5 VP. One point brings in an Abenaki, Algonquin, Caughnawaga or Mississauga unit at its settlement; half a point restores a reduced one. With a French fort at Niagara, the Pays d'en Haut tribes may be chosen too.
    .condition = You control Montréal.
    .when = In your Action Phase. French only.
    .history = Close to two thousand warriors, from the missions and from the upper lakes, joined Montcalm in 1757.

card-25 = Northern Indian Alliance
    .effect = Roll a die for points, halved and rounded up if you have fewer than 5 VP. One point brings in an Abenaki, Algonquin, Caughnawaga or Mississauga unit at its settlement; half a point restores a reduced one. With a French fort at Niagara, the Pays d'en Haut tribes may be chosen too.
    .condition = You control Montréal.
    .when = In your Action Phase. French only.
    .history = Presents, trade and the missions tied the nations of the St. Lawrence to Montréal.

card-26 = Western Indian Alliance
    .effect = Roll a die for points, halved and rounded up if you have fewer than 5 VP. One point brings in a Delaware, Mingo or Shawnee unit at its settlement; half a point restores a reduced one. With a French fort at Niagara, the Pays d'en Haut tribes may be chosen too.
    .condition = There is a French fort at Ohio Forks.
    .when = In your Action Phase. French only.
    .history = After Braddock's defeat, Delaware and Shawnee war parties struck Pennsylvania and Virginia.

card-27 = Western Indian Alliance
    .effect = Roll a die for points, halved and rounded up if you have fewer than 5 VP. One point brings in a Delaware, Mingo or Shawnee unit at its settlement; half a point restores a reduced one. With a French fort at Niagara, the Pays d'en Haut tribes may be chosen too.
    .condition = There is a French fort at Ohio Forks.
    .when = In your Action Phase. French only.
    .history = Fort Duquesne armed and supplied the war parties of the Ohio country.

card-28 = Iroquois Alliance
    .effect = Roll a die: that many points. One point brings in one of your Seneca, Cayuga, Onondaga, Tuscarora or Oneida units at its settlement, unless that tribe is on the map for the enemy; half a point restores a reduced one.
    .condition = You have a fortification at Oswego, Oneida Carry West or Oneida Carry East, and the enemy has none at any of them. For the British, Johnson is also unbesieged and within two spaces of an Iroquois settlement.
    .when = In your Action Phase. Either side.
    .history = The Six Nations tried to stay out of the war, and both crowns courted them.

card-29 = Mohawks
    .effect = Place every Mohawk unit that is off the map with Johnson, and restore every reduced one that is not besieged.
    .condition = Johnson is unbesieged and within two spaces of Canajoharie.
    .when = In your Action Phase. British only.
    .history = Mohawk warriors fought beside Johnson at Lake George in 1755; their leader Hendrick fell there.

card-30 = Cherokees
    .effect = Place every Cherokee unit that is off the map together at one unbesieged British fortification of the Southern Department, and restore every reduced one that is not besieged. CHEROKEE UPRISING becomes playable.
    .condition = CHEROKEE UPRISING has not been played as an event, and a Cherokee unit is off the map or reduced.
    .when = In your Action Phase. British only.
    .history = Several hundred Cherokee came north to help Forbes in 1758; most had gone home before Fort Duquesne fell.

card-31 = Cherokee Uprising
    .effect = The British player eliminates two unbesieged Regulars units and one unbesieged Southern Provincial unit of his choice, and all unbesieged Cherokee. CHEROKEES is no longer playable as an event. The card then leaves the game.
    .condition = CHEROKEES has been played as an event.
    .when = In your Action Phase. French only.
    .history = In 1760 and 1761 the British had to send regulars south against the Cherokee.

card-32 = Treaty of Easton
    .effect = Eliminate all unbesieged Delaware, Mingo and Shawnee units. The card then leaves the game.
    .condition = At Ohio Forks or next to it you have an unbesieged fortification with Drilled Troops in its space.
    .when = In your Action Phase. British only.
    .history = In October 1758, at Easton, Pennsylvania made peace with nations of the Ohio, and Fort Duquesne lost its allies.

card-33 = Indians Desert
    .effect = Choose a space and eliminate up to two unbesieged enemy Indian units there.
    .condition = The enemy has an unbesieged Indian unit on the map.
    .when = In your Action Phase. Either side.
    .history = Warriors fought for ends of their own, and went home when those were met or past hope.

card-34 = Small Pox
    .effect = Choose a space with more than four enemy units and roll a die. The owner loses that many steps there if it holds more than eight enemy units, else half as many, rounded up; no unit loses its second step while another is at full strength. Then all enemy Indians left there are eliminated.
    .condition = Some space holds more than four enemy units.
    .when = In your Action Phase. Either side.
    .history = Warriors carried smallpox home from Fort William Henry to the upper lakes in 1757.

card-35 = Courier Intercepted!
    .effect = Roll a die: on 3 to 6 take one card at random from the enemy's hand into yours.
    .condition = The enemy has a card in hand.
    .when = In your Action Phase. Either side.
    .history = The French found Braddock's letters and plans in the baggage that he lost in 1755.

card-36 = François Bigot
    .effect = The French player discards a card at random, without effect.
    .condition = The French player has a card in hand.
    .when = In your Action Phase. British only.
    .history = The last intendant of New France and his friends grew rich on the king's stores; he was later tried in Paris.

card-37 = British Ministerial Crisis
    .effect = If the British player holds a BRITISH REGULARS, HIGHLANDERS, LIGHT INFANTRY, TROOP TRANSPORTS or VICTORIES IN GERMANY card, he must discard one of them, his choice.
    .condition = The British player has a card in hand.
    .when = In your Action Phase. French only.
    .history = In the spring of 1757 Pitt was dismissed, and for weeks Britain had no settled ministry.

card-38 = Provincial Regiments Dispersed for Frontier Duty
    .effect = For each of the two British Departments, eliminate as many of its unbesieged Provincial units, wherever they are, as it holds French Raided markers.
    .condition = A British Department with a French Raided marker has an unbesieged Provincial unit on the map.
    .when = In your Action Phase. French only.
    .history = Washington's Virginians were scattered over a long line of forts to cover the settlers.

card-39 = Stingy Provincial Assembly
    .effect = Name the Northern or the Southern Department. The British player eliminates one of its unbesieged Provincial units, his choice.
    .condition = The Provincial Assemblies are not Enthusiastic, and an unbesieged Provincial unit is on the map.
    .when = In your Action Phase. French only.
    .history = Colonial assemblies bargained long with their governors before they voted men or money.

card-40 = Stingy Provincial Assembly
    .effect = Name the Northern or the Southern Department. The British player eliminates one of its unbesieged Provincial units, his choice.
    .condition = The Provincial Assemblies are not Enthusiastic, and an unbesieged Provincial unit is on the map.
    .when = In your Action Phase. French only.
    .history = In Pennsylvania money for defence was held up by the dispute over taxing the Penn family's lands.

card-41 = British Colonial Politics
    .effect = The British move the Assemblies marker one step towards Enthusiastic, the French one step towards Reluctant. When the French play it, the British player at once eliminates unbesieged Provincials of his choice above the new limits.
    .condition = For the British, the Provincial Assemblies are not yet Enthusiastic; for the French, not yet Reluctant.
    .when = In your Action Phase. Either side.
    .history = Each colony had an assembly of its own, and each had to be won over separately.

card-42 = British Colonial Politics
    .effect = The British move the Assemblies marker one step towards Enthusiastic, the French one step towards Reluctant. When the French play it, the British player at once eliminates unbesieged Provincials of his choice above the new limits.
    .condition = For the British, the Provincial Assemblies are not yet Enthusiastic; for the French, not yet Reluctant.
    .when = In your Action Phase. Either side.
    .history = Loudoun quarrelled with the colonies over quarters and command; Pitt's promise to repay their costs changed the mood.

card-43 = Raise Provincial Regiments
    .effect = Choose the Northern or the Southern Department. Either place up to four Northern or two Southern Provincials, within the limit of the track, at unbesieged British fortifications of that Department; or restore all its reduced Provincials that are unbesieged and in supply.
    .condition = The Provincial Assemblies are not Reluctant, and the Department you choose has room for a unit or a unit to restore.
    .when = In your Action Phase. British only.
    .history = For 1758 the colonies voted more than twenty thousand men at Pitt's call.

card-44 = Raise Provincial Regiments
    .effect = Choose the Northern or the Southern Department. Either place up to four Northern or two Southern Provincials, within the limit of the track, at unbesieged British fortifications of that Department; or restore all its reduced Provincials that are unbesieged and in supply.
    .condition = The Provincial Assemblies are not Reluctant, and the Department you choose has room for a unit or a unit to restore.
    .when = In your Action Phase. British only.
    .history = Massachusetts and Connecticut raised regiments afresh for each campaign and sent them home in autumn.

card-45 = Raise Provincial Regiments
    .effect = Choose the Northern or the Southern Department. Either place up to four Northern or two Southern Provincials, within the limit of the track, at unbesieged British fortifications of that Department; or restore all its reduced Provincials that are unbesieged and in supply.
    .condition = The Provincial Assemblies are not Reluctant, and the Department you choose has room for a unit or a unit to restore.
    .when = In your Action Phase. British only.
    .history = Virginia and Pennsylvania kept regiments to hold the frontier; in 1758 they marched with Forbes.

card-46 = Colonial Recruits
    .effect = Roll a die and restore up to that many of your reduced Coureurs, Rangers, Light Infantry and Provincials. None may be besieged, and Drilled Troops must be in supply.
    .condition = You have an unbesieged reduced Coureurs, Rangers, Light Infantry or Provincial unit.
    .when = In your Action Phase. Either side.
    .history = Bounties and fresh drafts filled the ranks again after every campaign.

card-47 = Troop Transports & Local Enlistments
    .effect = Restore up to six reduced Regulars and Light Infantry units as the British, up to three as the French. They must be unbesieged and in supply.
    .condition = You have an unbesieged reduced Regulars or Light Infantry unit. For the French, QUIBERON BAY has not been played and the British do not control Québec.
    .when = In your Action Phase. Either side.
    .history = Convoys brought drafts from Europe, and the regiments also found recruits in America.

card-48 = Victories in Germany Release Troops & Finances for New World
    .effect = Roll a die and restore up to that many of your reduced Regulars and Light Infantry units. They must be unbesieged and in supply.
    .condition = It is not 1755, and you have an unbesieged reduced Regulars or Light Infantry unit. For the French, QUIBERON BAY has not been played and the British do not control Québec.
    .when = In your Action Phase. Either side.
    .history = The fortunes of war in Germany decided how much either crown could spare for America.

card-49 = Call Out Militias
    .effect = Either place one Militia unit in a militia box of yours, or restore up to two of your reduced Militia units.
    .condition = A Militia unit of yours is off the map or reduced.
    .when = In your Action Phase. Either side.
    .history = In Canada every able man from sixteen to sixty belonged to the militia.

card-50 = Call Out Militias
    .effect = Either place one Militia unit in a militia box of yours, or restore up to two of your reduced Militia units.
    .condition = A Militia unit of yours is off the map or reduced.
    .when = In your Action Phase. Either side.
    .history = Thousands of Canadian militiamen took part in the defence of Québec in 1759.

card-51 = Call Out Militias
    .effect = Either place one Militia unit in a militia box of yours, or restore up to two of your reduced Militia units.
    .condition = A Militia unit of yours is off the map or reduced.
    .when = In your Action Phase. Either side.
    .history = In most British colonies free men of age were bound to muster with their own arms.

card-52 = Call Out Militias
    .effect = Either place one Militia unit in a militia box of yours, or restore up to two of your reduced Militia units.
    .condition = A Militia unit of yours is off the map or reduced.
    .when = In your Action Phase. Either side.
    .history = Militia called out to relieve Fort William Henry in 1757 came too late to save it.

card-53 = Rangers
    .effect = Either place one Rangers unit at any unbesieged British fortification, or restore up to two reduced Rangers units that are not besieged.
    .condition = A Rangers unit is off the map or reduced.
    .when = In your Action Phase. British only.
    .history = Robert Rogers's companies scouted Lake George and Lake Champlain in summer and winter.

card-54 = Light Infantry
    .effect = Draw a leader from the pool; place him and two Light Infantry units at fortresses you control, together or apart.
    .condition = You control a fortress.
    .when = In your Action Phase. British only.
    .history = Gage's 80th Foot, formed in 1758, was the British army's first regiment of light infantry.

card-55 = French Regulars
    .effect = Place two French Regulars together at Québec or Louisbourg. In a game begun in 1755, the first such event also brings Montcalm, Lévis and Bougainville to the same place. The card then leaves the game.
    .condition = No other FRENCH REGULARS was played as an event this season, and QUIBERON BAY has not been. You control Québec or Louisbourg.
    .when = In your Action Phase. French only.
    .history = Montcalm came to Canada in the spring of 1756 with battalions of La Sarre and Royal Roussillon.

card-56 = French Regulars
    .effect = Place two French Regulars together at Québec or Louisbourg. In a game begun in 1755, the first such event also brings Montcalm, Lévis and Bougainville to the same place. The card then leaves the game.
    .condition = No other FRENCH REGULARS was played as an event this season, and QUIBERON BAY has not been. You control Québec or Louisbourg.
    .when = In your Action Phase. French only.
    .history = Two battalions of the Berry regiment reached Canada in 1757.

card-57 = British Regulars
    .effect = Draw a leader from the pool; place him and three Regulars at ports you control and at unbesieged Amphib spaces, together or apart. The card then leaves the game.
    .condition = No other BRITISH REGULARS was played as an event this season. You control a port, or have an Amphib marker in a space not under siege.
    .when = In your Action Phase. British only.
    .history = The 35th and 42nd Foot came to New York in 1756 with Abercromby.

card-58 = British Regulars
    .effect = Draw a leader from the pool; place him and three Regulars at ports you control and at unbesieged Amphib spaces, together or apart. The card then leaves the game.
    .condition = No other BRITISH REGULARS was played as an event this season. You control a port, or have an Amphib marker in a space not under siege.
    .when = In your Action Phase. British only.
    .history = In 1757 a convoy from Cork brought Loudoun seven battalions for an attempt on Louisbourg.

card-59 = British Regulars
    .effect = Draw a leader from the pool; place him and three Regulars at ports you control and at unbesieged Amphib spaces, together or apart. The card then leaves the game.
    .condition = No other BRITISH REGULARS was played as an event this season. You control a port, or have an Amphib marker in a space not under siege.
    .when = In your Action Phase. British only.
    .history = Amherst besieged Louisbourg in 1758 with more than twelve thousand men, nearly all regulars.

card-60 = Highlanders
    .effect = Draw two leaders from the pool; place them and four Highlanders units at ports you control and at unbesieged Amphib spaces, together or apart. The card then leaves the game.
    .condition = In a game begun in 1755, WILLIAM PITT has been played as an event or it is 1759 or later. You control a port, or have an Amphib marker in a space not under siege.
    .when = In your Action Phase. British only.
    .history = Montgomery's and Fraser's Highlanders, later the 77th and 78th Foot, were raised in 1757 for America.

card-61 = Highlanders
    .effect = Draw a leader from the pool; place him and one Highlanders unit at ports you control and at unbesieged Amphib spaces, together or apart. The card then leaves the game.
    .condition = In a game begun in 1755, WILLIAM PITT has been played as an event or it is 1759 or later. You control a port, or have an Amphib marker in a space not under siege.
    .when = In your Action Phase. British only.
    .history = The 42nd, the Black Watch, lost more than half its men before Fort Carillon in July 1758.

card-62 = Quiberon Bay
    .effect = From the next season on the British go first and the French hand is seven cards. The French may no longer play FRENCH REGULARS, TROOP TRANSPORTS, VICTORIES IN GERMANY or DIPLOMATIC REVOLUTION as events. The card then leaves the game.
    .condition = LOUISBOURG SQUADRONS has been removed from the game, or you control Louisbourg, or it is 1760 or later.
    .when = In your Action Phase. British only.
    .history = On 20 November 1759 Hawke crushed a French fleet in Quiberon Bay; little help reached Canada afterwards.

card-63 = Highlanders
    .effect = Draw a leader from the pool; place him and one Highlanders unit at ports you control and at unbesieged Amphib spaces, together or apart. The card then leaves the game.
    .condition = In a game begun in 1755, WILLIAM PITT has been played as an event or it is 1759 or later. You control a port, or have an Amphib marker in a space not under siege.
    .when = In your Action Phase. British only.
    .history = The 42nd gained a second battalion in 1758, which served in the West Indies before it joined the army in New York.

card-64 = British Regulars
    .effect = Draw a leader from the pool; place him and three Regulars at ports you control and at unbesieged Amphib spaces, together or apart. The card then leaves the game.
    .condition = No other BRITISH REGULARS was played as an event this season. You control a port, or have an Amphib marker in a space not under siege.
    .when = In your Action Phase. British only.
    .history = The 44th and 48th Foot came from Ireland with Braddock early in 1755.

card-65 = Royal Americans
    .effect = Draw a leader from the pool; place him and the four Royal Americans units at fortresses you control in the Northern and Southern Departments, together or apart. The card then leaves the game.
    .condition = You control a fortress in the Northern or Southern Department.
    .when = In your Action Phase. British only.
    .history = The Royal Americans, four battalions, took many of their men from the German settlers of Pennsylvania.

card-66 = Acadians Expelled
    .effect = Place two British Regulars at Halifax. The French player places one Coureurs unit at Québec or Louisbourg, then restores all his reduced unbesieged Coureurs and Militia. The card then leaves the game.
    .when = In your Action Phase. British only, unless option 14.5 opens it to the French.
    .history = From 1755 the British deported most of the Acadians; some who escaped fought on under Boishébert.

card-67 = William Pitt
    .effect = From the next deal the British hand is nine cards. Amherst, Forbes and Wolfe join the pool, and HIGHLANDERS becomes playable. You may take one HIGHLANDERS, BRITISH REGULARS, LIGHT INFANTRY or TROOP TRANSPORTS card from the discards. The card then leaves the game.
    .when = In your Action Phase. British only.
    .history = In office again from June 1757, Pitt put the war in America before all others.

card-68 = French Regulars
    .effect = Place two French Regulars together at Québec or Louisbourg. In a game begun in 1755, the first such event also brings Montcalm, Lévis and Bougainville to the same place. The card then leaves the game.
    .condition = No other FRENCH REGULARS was played as an event this season, and QUIBERON BAY has not been. You control Québec or Louisbourg.
    .when = In your Action Phase. French only.
    .history = Six battalions sailed for America with Dieskau in 1755, four meant for Canada and two for Louisbourg.

card-69 = Diplomatic Revolution
    .effect = From the next deal the French hand is nine cards. You may take one FRENCH REGULARS or TROOP TRANSPORTS card from the discards. The card then leaves the game.
    .condition = QUIBERON BAY has not been played.
    .when = In your Action Phase. French only.
    .history = In 1756 France allied herself with Austria, her old enemy, after Britain had come to terms with Prussia.

card-70 = Intrigues Against Shirley
    .effect = Remove Shirley from the game. The card leaves it too.
    .condition = The French have at least 1 VP, and Shirley is on the map and not besieged.
    .when = In your Action Phase. French only.
    .history = Shirley, governor of Massachusetts, lost his command and was called home in 1756 after rivals had worked against him.
