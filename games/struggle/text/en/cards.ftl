# Event cards: title, effect, condition, moment of play, history.

card-B01 = Shirley's and Pepperrell's Regiments
    .effect = Place 3 SP in Boston or Albany (one space).
    .condition = You control Boston or Albany.
    .when = In your Reinforcements Phase.
    .history = Two regular regiments raised in New England in 1755 as the 50th and 51st Foot.

card-B02 = Massachusetts Provincials
    .effect = Place 4 SP in Boston or Deerfield (one space). Provincial troops.
    .condition = You control Boston or Deerfield.
    .when = In your Reinforcements Phase.
    .history = The Bay colony put more men in the field than any other.

card-B03 = Connecticut and New Hampshire Levies
    .effect = Place 3 SP in Deerfield, Hampshire or Albany (one space). Provincial troops.
    .condition = You control Deerfield, Hampshire or Albany.
    .when = In your Reinforcements Phase.
    .history = Connecticut valley levies for the Lake George front.

card-B04 = New York and New Jersey Provincials
    .effect = Place 3 SP in New York, Albany or Schenectady (one space). Provincial troops.
    .condition = You control New York, Albany or Schenectady.
    .when = In your Reinforcements Phase.
    .history = Provincials of the Hudson and the Jersey Blues.

card-B05 = Virginia and Pennsylvania Regiments
    .effect = Place 4 SP in up to two of Winchester, Alexandria, Carlisle, Philadelphia and Lancaster, split as you like. Provincial troops.
    .condition = You control Winchester, Alexandria, Carlisle, Philadelphia or Lancaster.
    .when = In your Reinforcements Phase.
    .history = The frontier regiments of the two southern colonies, Washington's among them.

card-B06 = The Royal American Regiment
    .effect = Place 6 SP in New York, Philadelphia or both, split as you like.
    .condition = You control New York or Philadelphia.
    .when = In your Reinforcements Phase.
    .history = Four battalions of the 60th Foot, raised from 1756 in Pennsylvania and New York.

card-B07 = The Earl of Loudoun
    .effect = Place Loudoun and 5 SP in New York or Halifax (one space). Comes by sea.
    .condition = You control New York or Halifax.
    .when = In your Reinforcements Phase.
    .history = Commander in chief from 1756, with the first reinforcements of the declared war.

card-B08 = Abercromby and the Black Watch
    .effect = Place Abercromby and 4 SP in New York or Albany (one space). Comes by sea.
    .condition = You control New York or Albany.
    .when = In your Reinforcements Phase.
    .history = Two regiments from home landed at New York in June 1756.

card-B09 = Viscount Howe
    .effect = Place Howe and 3 SP in New York, Boston or Albany (one space). Comes by sea.
    .condition = You control New York, Boston or Albany.
    .when = In your Reinforcements Phase.
    .history = He came out in 1757 and taught the army to travel light.

card-B10 = Amherst Takes Command
    .effect = Place Amherst and 6 SP in Halifax, Boston or New York (one space). Comes by sea.
    .condition = You control Halifax, Boston or New York.
    .when = In your Reinforcements Phase.
    .history = Named to the American command for the campaign of 1758.

card-B11 = Wolfe Arrives
    .effect = Place Wolfe and 4 SP in Halifax or Boston (one space). Comes by sea.
    .condition = You control Halifax or Boston.
    .when = In your Reinforcements Phase.
    .history = Junior brigadier of 1758, general of the Quebec expedition of 1759.

card-B12 = Forbes and Montgomery's Highlanders
    .effect = Place Forbes and 5 SP in Philadelphia or Baltimore (one space). Comes by sea.
    .condition = You control Philadelphia or Baltimore.
    .when = In your Reinforcements Phase.
    .history = The column sent against Fort Duquesne in 1758.

card-B13 = Bradstreet's Bateau Corps
    .effect = Place Bradstreet and 2 SP in Albany, Schenectady or Fort Oswego (one space).
    .condition = You control Albany, Schenectady or Fort Oswego.
    .when = In your Reinforcements Phase.
    .history = Armed boatmen who kept Oswego supplied and later struck Frontenac.

card-B14 = Murray and Fraser's Highlanders
    .effect = Place Murray and 5 SP in Halifax or Boston (one space). Comes by sea.
    .condition = You control Halifax or Boston.
    .when = In your Reinforcements Phase.
    .history = Highlanders of the Louisbourg and Quebec armies.

card-B15 = Pitt's Subsidies
    .effect = Place 8 SP in up to three of Boston, New York, Philadelphia and Albany, split as you like. Provincial troops.
    .condition = The year is 1757 or later. You control Boston, New York, Philadelphia or Albany.
    .when = In your Reinforcements Phase.
    .history = From the end of 1757 London paid the colonies back for the troops they raised.

card-B16 = The Great Armament
    .effect = Place 8 SP in Halifax, Boston, New York or Philadelphia (one space). Comes by sea.
    .condition = The year is 1758 or later. You control Halifax, Boston, New York or Philadelphia.
    .when = In your Reinforcements Phase.
    .history = The fleet and army of 1758, the largest yet sent to America.

card-B17 = The Covenant Chain
    .effect = Place 3 Indian units in the Iroquois Village.
    .condition = You control the Iroquois Village and it is not destroyed.
    .when = In your Reinforcements Phase.
    .history = Johnson's councils with the Six Nations.

card-B18 = Bateau Train
    .effect = One of your forces may move one space further than the Movement Chart allows, and may fight one space further than the chart allows.
    .when = In your Movement Phase, before the force concerned moves.
    .history = River transport on the Mohawk and the Hudson.

card-B19 = Royal Navy Transports
    .effect = One force in a port you control goes along sea lines to any other port you control; every port passed on the way must be yours. It makes no other move this phase.
    .condition = A force of yours stands in a port you control.
    .when = In your Movement Phase, before the force concerned moves.
    .history = Troops shifted along the coast by the navy.

card-B20 = Descent on the Coast
    .effect = One force in a port you control goes along sea lines to any port, yours or the enemy's; every port passed on the way must be yours. In an enemy port it fights, and if beaten it goes back to the last port it passed; it makes no other move this phase.
    .condition = A force of yours stands in a port you control.
    .when = In your Movement Phase, before the force concerned moves.
    .history = Landing in the face of the enemy, as at Gabarus Bay.

card-B21 = Rogers' Rangers
    .effect = One force of at most 4 SP and without a leader may move up to two spaces and fight at either step, wherever it first meets an enemy-controlled space.
    .when = In your Movement Phase, before the force concerned moves.
    .history = Ranging companies that marched where armies could not.

card-B22 = Siege Train
    .effect = The Defence Value of the space counts as 0, and you add 1 to your combat die.
    .condition = You are the attacker and the space is a fort or a fortress.
    .when = In the card step of a combat in which you take part.
    .history = Heavy guns and mortars brought up for a formal siege.

card-B23 = Highland Charge
    .effect = Add 2 SP to your combat factors, for this combat only.
    .condition = You are the attacker.
    .when = In the card step of a combat in which you take part.
    .history = Broadsword and bayonet.

card-B24 = Grenadier Companies
    .effect = Add 2 SP to your combat factors, for this combat only.
    .when = In the card step of a combat in which you take part.
    .history = The grenadier companies massed in one corps.

card-B25 = Platoon Fire
    .effect = Add 1 to your combat die, for this combat only.
    .when = In the card step of a combat in which you take part.
    .history = Disciplined fire at close range.

card-B26 = Ranger Scouts
    .effect = The other side adds no leader rating in this combat and makes no leader loss roll.
    .when = In the card step of a combat in which you take part.
    .history = Scouts bring in the enemy commander's plans, or his head.

card-B27 = Town Militia Musters
    .effect = Add 3 SP to your combat factors, for this combat only.
    .condition = You are the defender and the space is a town or a city.
    .when = In the card step of a combat in which you take part.
    .history = Townsmen man the stockade.

card-B28 = British Blockade
    .effect = The French card has no effect: nothing on it is placed, and it still counts as the French card of this season.
    .when = At once after the French play a reinforcement card, before anything is placed.
    .history = The Royal Navy closes the sea lanes.

card-B29 = Boscawen's Squadron
    .effect = The French card has no effect: nothing on it is placed, and it still counts as the French card of this season.
    .condition = The French card comes by sea.
    .when = At once after the French play a reinforcement card, before anything is placed.
    .history = The squadron that hunted the French convoys of 1755 and 1758.

card-B30 = Smallpox in the Villages
    .effect = The Indian units of that force stay where they are and may not move this phase. The rest of the force may go on.
    .condition = The force includes at least one Indian unit.
    .when = In the French Movement Phase, when a force with Indian units starts to move.
    .history = The sickness carried home from Fort William Henry in 1757.

card-B31 = Intercepted Dispatches
    .effect = The French card has no effect, and it still counts as the French card of this season.
    .when = At once after the French play a movement or combat card, before it takes effect.
    .history = An express rider is taken.

card-F01 = Montcalm Lands
    .effect = Place Montcalm and 4 SP in Quebec or Louisbourg (one space). Comes by sea.
    .condition = You control Quebec or Louisbourg.
    .when = In your Reinforcements Phase.
    .history = Landed in May 1756 with La Sarre and Royal-Roussillon.

card-F02 = The Chevalier de Lévis
    .effect = Place Lévis and 3 SP in Quebec or Louisbourg (one space). Comes by sea.
    .condition = You control Quebec or Louisbourg.
    .when = In your Reinforcements Phase.
    .history = Second in command from 1756.

card-F03 = Bourlamaque's Engineers
    .effect = Place Bourlamaque and 3 SP in Quebec or Louisbourg (one space). Comes by sea.
    .condition = You control Quebec or Louisbourg.
    .when = In your Reinforcements Phase.
    .history = Third in command, an engineer by training.

card-F04 = Drucor, Governor of Louisbourg
    .effect = Place Drucor and 3 SP in Quebec or Louisbourg (one space). Comes by sea.
    .condition = You control Quebec or Louisbourg.
    .when = In your Reinforcements Phase.
    .history = Governor at Louisbourg from 1754.

card-F05 = La Reine and Languedoc
    .effect = Place 4 SP in Quebec or Louisbourg (one space). Comes by sea.
    .condition = You control Quebec or Louisbourg.
    .when = In your Reinforcements Phase.
    .history = Battalions of the convoy of 1755.

card-F06 = Guyenne and Béarn
    .effect = Place 4 SP in Quebec or Louisbourg (one space). Comes by sea.
    .condition = You control Quebec or Louisbourg.
    .when = In your Reinforcements Phase.
    .history = Battalions of the convoy of 1755.

card-F07 = Artois and Bourgogne
    .effect = Place 4 SP in Quebec or Louisbourg (one space). Comes by sea.
    .condition = You control Quebec or Louisbourg.
    .when = In your Reinforcements Phase.
    .history = Battalions sent to stiffen Louisbourg in 1755.

card-F08 = The Regiment of Berry
    .effect = Place 4 SP in Quebec or Louisbourg (one space). Comes by sea.
    .condition = You control Quebec or Louisbourg.
    .when = In your Reinforcements Phase.
    .history = Two battalions landed at Quebec in July 1757.

card-F09 = The Regiment of Cambis
    .effect = Place 3 SP in Quebec or Louisbourg (one space). Comes by sea.
    .condition = You control Quebec or Louisbourg.
    .when = In your Reinforcements Phase.
    .history = Slipped into Louisbourg in June 1758.

card-F10 = Canadian Militia
    .effect = Place 4 SP in Quebec, Trois-Rivières or Montreal (one space).
    .condition = You control Quebec or Louisbourg, and at least one of Quebec, Trois-Rivières and Montreal.
    .when = In your Reinforcements Phase.
    .history = Every parish owed the governor its able men.

card-F11 = Coulon de Villiers
    .effect = Place Villiers and 3 SP in Montreal, Fort Niagara or Fort Duquesne (one space).
    .condition = You control Quebec or Louisbourg, and at least one of Montreal, Fort Niagara and Fort Duquesne.
    .when = In your Reinforcements Phase.
    .history = Brother of Jumonville and the best of the colonial partisans.

card-F12 = Warriors of the Upper Country
    .effect = Place 4 Indian units in any of Kittanning, Logstown, Chenussio and La Présentation, split as you like.
    .condition = You control Quebec or Louisbourg, and at least one of Kittanning, Logstown, Chenussio and La Présentation, not destroyed.
    .when = In your Reinforcements Phase.
    .history = Ottawa, Potawatomi, Delaware and Shawnee war bands.

card-F13 = Abenaki and Maliseet War Belts
    .effect = Place 3 Indian units in any of Odanak, Panawamské and Meductic, split as you like.
    .condition = You control Quebec or Louisbourg, and at least one of Odanak, Panawamské and Meductic, not destroyed.
    .when = In your Reinforcements Phase.
    .history = The eastern nations take up the hatchet.

card-F14 = Canoe Brigade
    .effect = One of your forces may move one space further than the Movement Chart allows, and may fight one space further than the chart allows.
    .when = In your Movement Phase, before the force concerned moves.
    .history = Voyageurs drive the boats day and night.

card-F15 = War Parties
    .effect = Each of your forces made up of Indian units only, without a leader, may this phase fight in the second space it enters as well as in the first.
    .when = In your Movement Phase, before the forces concerned move.
    .history = Frontier raids from every quarter.

card-F16 = Coureurs de Bois
    .effect = One force of at most 4 SP and without a leader may move up to two spaces and fight at either step, wherever it first meets an enemy-controlled space.
    .when = In your Movement Phase, before the force concerned moves.
    .history = Woodsmen who knew every portage.

card-F17 = Lake Schooners
    .effect = One of your forces may move one space further than the Movement Chart allows, and may fight one space further than the chart allows. At least one line it uses must be a lake or a river.
    .when = In your Movement Phase, before the force concerned moves.
    .history = The King's schooners on Champlain and Ontario.

card-F18 = Vaudreuil's Orders
    .effect = Two of your forces may each move one space further than the Movement Chart allows. The reach at which they may fight does not change.
    .when = In your Movement Phase, before the forces concerned move.
    .history = The governor sets several columns in motion at once.

card-F19 = War Belts on the Ohio
    .effect = Each of your forces made up of Indian units only, without a leader, that starts in Kittanning, Logstown, Chenussio, Fort Duquesne, Fort Presque Isle or Fort Niagara may this phase fight in the second space it enters as well as in the first.
    .when = In your Movement Phase, before the forces concerned move.
    .history = Belts sent out from Fort Duquesne.

card-F20 = Troupes de la Marine
    .effect = Add 2 SP to your combat factors, for this combat only.
    .when = In the card step of a combat in which you take part.
    .history = The regular companies of the colony.

card-F21 = Forest Ambush
    .effect = Add 2 to your combat die, for this combat only.
    .condition = Your force includes at least one Indian unit.
    .when = In the card step of a combat in which you take part.
    .history = The Monongahela, July 1755.

card-F22 = Abatis
    .effect = Add 3 to the Defence Value of the space, for this combat only.
    .condition = You are the defender and the space is a fort or a fortress.
    .when = In the card step of a combat in which you take part.
    .history = Felled trees before the lines of Carillon, July 1758.

card-F23 = Canadian Marksmen
    .effect = The other side adds no leader rating in this combat and makes no leader loss roll.
    .when = In the card step of a combat in which you take part.
    .history = Militia sharpshooters pick off the officers.

card-F24 = Habitants to Arms
    .effect = Add 3 SP to your combat factors, for this combat only.
    .condition = You are the defender and the space is a town, a city or a fortress.
    .when = In the card step of a combat in which you take part.
    .history = The country people come in to fight for their homes.

card-F25 = White-coats Advance
    .effect = Add 2 SP to your combat factors, for this combat only.
    .condition = You are the attacker.
    .when = In the card step of a combat in which you take part.
    .history = The battalions of the line with the bayonet.

card-F26 = Works after Vauban
    .effect = Your losses from the Combat Loss Chart are 1 less, not below 0.
    .condition = You are the defender and the space is a fort or a fortress.
    .when = In the card step of a combat in which you take part.
    .history = Bastions, ditch and covered way.

card-F27 = Foul Winds
    .effect = That force stays in the space where it is and moves no further this phase.
    .condition = The line about to be used is a sea line.
    .when = In the British Movement Phase, when a force is about to use a sea line.
    .history = Fog and gales off Cape Breton, as in 1757.

card-F28 = Captured Courier
    .effect = The British card has no effect, and it still counts as the British card of this season.
    .when = At once after the British play a movement or combat card, before it takes effect.
    .history = A dispatch rider is taken on the Albany road.

card-F29 = Quarrelling Assemblies
    .effect = The British card has no effect: nothing on it is placed, and it still counts as the British card of this season.
    .condition = The British card raises provincial troops.
    .when = At once after the British play a reinforcement card, before anything is placed.
    .history = Governor and assembly cannot agree on money.

card-F30 = Privateers
    .effect = The British card brings 2 fewer SP, not below 0, but a leader on it arrives all the same.
    .condition = The British card comes by sea.
    .when = At once after the British play a reinforcement card, before anything is placed.
    .history = Louisbourg privateers among the transports.

card-F31 = Camp Fever
    .effect = A British force of at least 8 SP that must fight loses 2 SP before any combat. This is not a combat loss.
    .condition = A British force of at least 8 SP, Indian units included, stands in a space where it must fight this phase.
    .when = At the start of the British Combat Phase, before the first combat.
    .history = Fever and dysentery in a crowded camp.
