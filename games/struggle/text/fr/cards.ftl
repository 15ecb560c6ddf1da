# Cartes d'événement : titre, effet, condition, moment du jeu, histoire.

card-B01 = Les régiments de Shirley et de Pepperrell
    .effect = Placez 3 PF à Boston ou à Albany (un seul espace).
    .condition = Vous contrôlez Boston ou Albany.
    .when = Pendant votre phase de renforts.
    .history = Deux régiments réguliers levés en Nouvelle-Angleterre en 1755, les 50e et 51e d'infanterie.

card-B02 = Provinciaux du Massachusetts
    .effect = Placez 4 PF à Boston ou à Deerfield (un seul espace). Troupes provinciales.
    .condition = Vous contrôlez Boston ou Deerfield.
    .when = Pendant votre phase de renforts.
    .history = La colonie de la Baie mit plus d'hommes en campagne qu'aucune autre.

card-B03 = Levées du Connecticut et du New Hampshire
    .effect = Placez 3 PF à Deerfield, à Hampshire ou à Albany (un seul espace). Troupes provinciales.
    .condition = Vous contrôlez Deerfield, Hampshire ou Albany.
    .when = Pendant votre phase de renforts.
    .history = Levées de la vallée du Connecticut pour le front du lac George.

card-B04 = Provinciaux de New York et du New Jersey
    .effect = Placez 3 PF à New York, à Albany ou à Schenectady (un seul espace). Troupes provinciales.
    .condition = Vous contrôlez New York, Albany ou Schenectady.
    .when = Pendant votre phase de renforts.
    .history = Les provinciaux de l'Hudson et les « Jersey Blues ».

card-B05 = Régiments de Virginie et de Pennsylvanie
    .effect = Placez 4 PF, répartis à votre gré, dans deux au plus de ces espaces : Winchester, Alexandria, Carlisle, Philadelphie et Lancaster. Troupes provinciales.
    .condition = Vous contrôlez Winchester, Alexandria, Carlisle, Philadelphie ou Lancaster.
    .when = Pendant votre phase de renforts.
    .history = Les régiments de frontière des deux colonies du Sud, dont celui de Washington.

card-B06 = Le Royal Américain
    .effect = Placez 6 PF à New York, à Philadelphie ou dans les deux, répartis à votre gré.
    .condition = Vous contrôlez New York ou Philadelphie.
    .when = Pendant votre phase de renforts.
    .history = Quatre bataillons du 60e d'infanterie, levés à partir de 1756 en Pennsylvanie et à New York.

card-B07 = Le comte de Loudoun
    .effect = Placez Loudoun et 5 PF à New York ou à Halifax (un seul espace). Arrive par mer.
    .condition = Vous contrôlez New York ou Halifax.
    .when = Pendant votre phase de renforts.
    .history = Commandant en chef dès 1756, avec les premiers renforts de la guerre déclarée.

card-B08 = Abercromby et le Black Watch
    .effect = Placez Abercromby et 4 PF à New York ou à Albany (un seul espace). Arrive par mer.
    .condition = Vous contrôlez New York ou Albany.
    .when = Pendant votre phase de renforts.
    .history = Deux régiments venus de Grande-Bretagne débarquèrent à New York en juin 1756.

card-B09 = Le vicomte Howe
    .effect = Placez Howe et 3 PF à New York, à Boston ou à Albany (un seul espace). Arrive par mer.
    .condition = Vous contrôlez New York, Boston ou Albany.
    .when = Pendant votre phase de renforts.
    .history = Arrivé en 1757, il apprit à l'armée à marcher sans bagages.

card-B10 = Amherst prend le commandement
    .effect = Placez Amherst et 6 PF à Halifax, à Boston ou à New York (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Halifax, Boston ou New York.
    .when = Pendant votre phase de renforts.
    .history = Nommé au commandement d'Amérique pour la campagne de 1758.

card-B11 = L'arrivée de Wolfe
    .effect = Placez Wolfe et 4 PF à Halifax ou à Boston (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Halifax ou Boston.
    .when = Pendant votre phase de renforts.
    .history = Dernier des brigadiers en 1758, général de l'expédition de Québec en 1759.

card-B12 = Forbes et les Highlanders de Montgomery
    .effect = Placez Forbes et 5 PF à Philadelphie ou à Baltimore (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Philadelphie ou Baltimore.
    .when = Pendant votre phase de renforts.
    .history = La colonne envoyée contre le fort Duquesne en 1758.

card-B13 = Les bateliers de Bradstreet
    .effect = Placez Bradstreet et 2 PF à Albany, à Schenectady ou au Fort Oswego (un seul espace).
    .condition = Vous contrôlez Albany, Schenectady ou le Fort Oswego.
    .when = Pendant votre phase de renforts.
    .history = Bateliers armés qui ravitaillèrent Oswego et frappèrent plus tard Frontenac.

card-B14 = Murray et les Highlanders de Fraser
    .effect = Placez Murray et 5 PF à Halifax ou à Boston (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Halifax ou Boston.
    .when = Pendant votre phase de renforts.
    .history = Highlanders des armées de Louisbourg et de Québec.

card-B15 = Les subsides de Pitt
    .effect = Placez 8 PF, répartis à votre gré, dans trois au plus de ces espaces : Boston, New York, Philadelphie et Albany. Troupes provinciales.
    .condition = On est en 1757 ou plus tard. Vous contrôlez Boston, New York, Philadelphie ou Albany.
    .when = Pendant votre phase de renforts.
    .history = Dès la fin de 1757, Londres remboursa aux colonies les troupes qu'elles levaient.

card-B16 = Le grand armement
    .effect = Placez 8 PF à Halifax, à Boston, à New York ou à Philadelphie (un seul espace). Arrive par mer.
    .condition = On est en 1758 ou plus tard. Vous contrôlez Halifax, Boston, New York ou Philadelphie.
    .when = Pendant votre phase de renforts.
    .history = La flotte et l'armée de 1758, les plus grandes envoyées jusque-là en Amérique.

card-B17 = La chaîne d'alliance
    .effect = Placez 3 unités indiennes au Village iroquois.
    .condition = Vous contrôlez le Village iroquois, non détruit.
    .when = Pendant votre phase de renforts.
    .history = Les conseils de Johnson avec les Six-Nations.

card-B18 = Convoi de bateaux
    .effect = Une de vos forces peut aller un espace plus loin que la table des mouvements ne le permet, et combattre un espace plus loin qu'elle ne le permet.
    .when = Pendant votre phase de mouvement, avant que la force concernée ne bouge.
    .history = Le transport fluvial sur la Mohawk et l'Hudson.

card-B19 = Transports de la Royal Navy
    .effect = Une force située dans un port que vous contrôlez gagne par les lignes maritimes n'importe quel autre port que vous contrôlez ; tous les ports traversés doivent être à vous. Elle ne fait pas d'autre mouvement dans cette phase.
    .condition = Une de vos forces se trouve dans un port que vous contrôlez.
    .when = Pendant votre phase de mouvement, avant que la force concernée ne bouge.
    .history = La marine déplace les troupes le long des côtes.

card-B20 = Descente sur la côte
    .effect = Une force située dans un port que vous contrôlez gagne par les lignes maritimes n'importe quel port, ami ou ennemi ; tous les ports traversés doivent être à vous. Dans un port ennemi elle combat et, battue, elle revient au dernier port traversé ; elle ne fait pas d'autre mouvement dans cette phase.
    .condition = Une de vos forces se trouve dans un port que vous contrôlez.
    .when = Pendant votre phase de mouvement, avant que la force concernée ne bouge.
    .history = Un débarquement face à l'ennemi, comme dans la baie de Gabarus.

card-B21 = Les Rangers de Rogers
    .effect = Une force de 4 PF au plus et sans chef peut se déplacer de deux espaces au plus et combattre dans le premier espace ennemi où elle entre, que ce soit le premier ou le second.
    .when = Pendant votre phase de mouvement, avant que la force concernée ne bouge.
    .history = Des compagnies de coureurs qui passaient là où les armées ne pouvaient aller.

card-B22 = Train de siège
    .effect = La valeur de défense de l'espace compte pour 0, et vous ajoutez 1 à votre dé de combat.
    .condition = Vous êtes l'attaquant et l'espace est un fort ou une forteresse.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Gros canons et mortiers amenés pour un siège en règle.

card-B23 = Charge des Highlanders
    .effect = Ajoutez 2 PF à vos facteurs de combat, pour ce combat seulement.
    .condition = Vous êtes l'attaquant.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = La claymore et la baïonnette.

card-B24 = Compagnies de grenadiers
    .effect = Ajoutez 2 PF à vos facteurs de combat, pour ce combat seulement.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Les compagnies de grenadiers réunies en un seul corps.

card-B25 = Feu de peloton
    .effect = Ajoutez 1 à votre dé de combat, pour ce combat seulement.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Un feu discipliné à courte portée.

card-B26 = Éclaireurs des Rangers
    .effect = L'adversaire n'ajoute aucune valeur de chef dans ce combat et ne lance pas de dé de perte de chef.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Les éclaireurs rapportent les plans du commandant ennemi, ou sa tête.

card-B27 = Rassemblement de la milice
    .effect = Ajoutez 3 PF à vos facteurs de combat, pour ce combat seulement.
    .condition = Vous êtes le défenseur et l'espace est un bourg ou une ville.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Les gens du bourg garnissent la palissade.

card-B28 = Blocus britannique
    .effect = La carte française est sans effet : rien de ce qu'elle porte n'est placé, et elle compte toujours comme la carte française de la saison.
    .when = Aussitôt après qu'une carte de renforts française est jouée, avant tout placement.
    .history = La Royal Navy ferme les routes de la mer.

card-B29 = L'escadre de Boscawen
    .effect = La carte française est sans effet : rien de ce qu'elle porte n'est placé, et elle compte toujours comme la carte française de la saison.
    .condition = La carte française arrive par mer.
    .when = Aussitôt après qu'une carte de renforts française est jouée, avant tout placement.
    .history = L'escadre qui fit la chasse aux convois français de 1755 et de 1758.

card-B30 = La variole dans les villages
    .effect = Les unités indiennes de cette force restent sur place et ne peuvent se déplacer dans cette phase. Le reste de la force peut continuer.
    .condition = La force compte au moins une unité indienne.
    .when = Pendant la phase de mouvement française, quand une force comptant des unités indiennes commence à bouger.
    .history = Le mal rapporté du fort William Henry en 1757.

card-B31 = Dépêches interceptées
    .effect = La carte française est sans effet, et elle compte toujours comme la carte française de la saison.
    .when = Aussitôt après qu'une carte de mouvement ou de combat française est jouée, avant qu'elle ne prenne effet.
    .history = Un courrier exprès est pris.

card-F01 = Montcalm débarque
    .effect = Placez Montcalm et 4 PF à Québec ou à Louisbourg (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre phase de renforts.
    .history = Débarqué en mai 1756 avec La Sarre et Royal-Roussillon.

card-F02 = Le chevalier de Lévis
    .effect = Placez Lévis et 3 PF à Québec ou à Louisbourg (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre phase de renforts.
    .history = Commandant en second dès 1756.

card-F03 = Les ingénieurs de Bourlamaque
    .effect = Placez Bourlamaque et 3 PF à Québec ou à Louisbourg (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre phase de renforts.
    .history = Troisième dans le commandement, ingénieur de formation.

card-F04 = Drucour, gouverneur de Louisbourg
    .effect = Placez Drucour et 3 PF à Québec ou à Louisbourg (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre phase de renforts.
    .history = Gouverneur à Louisbourg dès 1754.

card-F05 = La Reine et Languedoc
    .effect = Placez 4 PF à Québec ou à Louisbourg (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre phase de renforts.
    .history = Bataillons du convoi de 1755.

card-F06 = Guyenne et Béarn
    .effect = Placez 4 PF à Québec ou à Louisbourg (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre phase de renforts.
    .history = Bataillons du convoi de 1755.

card-F07 = Artois et Bourgogne
    .effect = Placez 4 PF à Québec ou à Louisbourg (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre phase de renforts.
    .history = Bataillons envoyés raffermir Louisbourg en 1755.

card-F08 = Le régiment de Berry
    .effect = Placez 4 PF à Québec ou à Louisbourg (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre phase de renforts.
    .history = Deux bataillons débarqués à Québec en juillet 1757.

card-F09 = Le régiment de Cambis
    .effect = Placez 3 PF à Québec ou à Louisbourg (un seul espace). Arrive par mer.
    .condition = Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre phase de renforts.
    .history = Il se glissa dans Louisbourg en juin 1758.

card-F10 = Milice canadienne
    .effect = Placez 4 PF à Québec, à Trois-Rivières ou à Montréal (un seul espace).
    .condition = Vous contrôlez Québec ou Louisbourg, et au moins un espace parmi Québec, Trois-Rivières et Montréal.
    .when = Pendant votre phase de renforts.
    .history = Chaque paroisse devait au gouverneur ses hommes valides.

card-F11 = Coulon de Villiers
    .effect = Placez Villiers et 3 PF à Montréal, au Fort Niagara ou au Fort Duquesne (un seul espace).
    .condition = Vous contrôlez Québec ou Louisbourg, et au moins un espace parmi Montréal, le Fort Niagara et le Fort Duquesne.
    .when = Pendant votre phase de renforts.
    .history = Frère de Jumonville et le meilleur des partisans de la colonie.

card-F12 = Guerriers des Pays d'en Haut
    .effect = Placez 4 unités indiennes, réparties à votre gré, dans un ou plusieurs de ces villages : Kittanning, Logstown, Chenussio et La Présentation.
    .condition = Vous contrôlez Québec ou Louisbourg, et au moins un espace parmi Kittanning, Logstown, Chenussio et La Présentation, non détruit.
    .when = Pendant votre phase de renforts.
    .history = Bandes d'Outaouais, de Potéouatamis, de Delawares et de Chaouanons.

card-F13 = Colliers de guerre abénaquis et malécites
    .effect = Placez 3 unités indiennes, réparties à votre gré, dans un ou plusieurs de ces villages : Odanak, Panawamské et Médoctec.
    .condition = Vous contrôlez Québec ou Louisbourg, et au moins un espace parmi Odanak, Panawamské et Médoctec, non détruit.
    .when = Pendant votre phase de renforts.
    .history = Les nations de l'Est lèvent la hache.

card-F14 = Brigade de canots
    .effect = Une de vos forces peut aller un espace plus loin que la table des mouvements ne le permet, et combattre un espace plus loin qu'elle ne le permet.
    .when = Pendant votre phase de mouvement, avant que la force concernée ne bouge.
    .history = Les voyageurs poussent les canots jour et nuit.

card-F15 = Partis de guerre
    .effect = Chacune de vos forces composées uniquement d'unités indiennes, sans chef, peut dans cette phase combattre dans le second espace où elle entre aussi bien que dans le premier.
    .when = Pendant votre phase de mouvement, avant que les forces concernées ne bougent.
    .history = Des raids sur la frontière, de tous côtés.

card-F16 = Coureurs des bois
    .effect = Une force de 4 PF au plus et sans chef peut se déplacer de deux espaces au plus et combattre dans le premier espace ennemi où elle entre, que ce soit le premier ou le second.
    .when = Pendant votre phase de mouvement, avant que la force concernée ne bouge.
    .history = Des hommes des bois qui connaissaient tous les portages.

card-F17 = Goélettes des lacs
    .effect = Une de vos forces peut aller un espace plus loin que la table des mouvements ne le permet, et combattre un espace plus loin qu'elle ne le permet. L'une au moins des lignes empruntées doit être un lac ou une rivière.
    .when = Pendant votre phase de mouvement, avant que la force concernée ne bouge.
    .history = Les goélettes du roi sur les lacs Champlain et Ontario.

card-F18 = Les ordres de Vaudreuil
    .effect = Deux de vos forces peuvent aller chacune un espace plus loin que la table des mouvements ne le permet. La portée à laquelle elles peuvent combattre ne change pas.
    .when = Pendant votre phase de mouvement, avant que les forces concernées ne bougent.
    .history = Le gouverneur met plusieurs colonnes en marche à la fois.

card-F19 = Colliers de guerre sur l'Ohio
    .effect = Chacune de vos forces composées uniquement d'unités indiennes, sans chef, qui part de Kittanning, de Logstown, de Chenussio, du Fort Duquesne, du Fort de la Presqu'île ou du Fort Niagara peut dans cette phase combattre dans le second espace où elle entre aussi bien que dans le premier.
    .when = Pendant votre phase de mouvement, avant que les forces concernées ne bougent.
    .history = Des colliers envoyés du fort Duquesne.

card-F20 = Troupes de la Marine
    .effect = Ajoutez 2 PF à vos facteurs de combat, pour ce combat seulement.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Les compagnies franches, troupes réglées de la colonie.

card-F21 = Embuscade en forêt
    .effect = Ajoutez 2 à votre dé de combat, pour ce combat seulement.
    .condition = Votre force compte au moins une unité indienne.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = La Monongahela, juillet 1755.

card-F22 = Abattis
    .effect = Ajoutez 3 à la valeur de défense de l'espace, pour ce combat seulement.
    .condition = Vous êtes le défenseur et l'espace est un fort ou une forteresse.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Les arbres abattus devant les lignes de Carillon, juillet 1758.

card-F23 = Tireurs canadiens
    .effect = L'adversaire n'ajoute aucune valeur de chef dans ce combat et ne lance pas de dé de perte de chef.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Les bons tireurs de la milice visent les officiers.

card-F24 = Les habitants aux armes
    .effect = Ajoutez 3 PF à vos facteurs de combat, pour ce combat seulement.
    .condition = Vous êtes le défenseur et l'espace est un bourg, une ville ou une forteresse.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Les gens des côtes viennent se battre pour leurs foyers.

card-F25 = Les habits blancs avancent
    .effect = Ajoutez 2 PF à vos facteurs de combat, pour ce combat seulement.
    .condition = Vous êtes l'attaquant.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Les bataillons de ligne, baïonnette au canon.

card-F26 = Ouvrages à la Vauban
    .effect = Vos pertes lues sur la table des pertes au combat sont réduites de 1, sans descendre sous 0.
    .condition = Vous êtes le défenseur et l'espace est un fort ou une forteresse.
    .when = À l'étape des cartes d'un combat auquel vous participez.
    .history = Bastions, fossé et chemin couvert.

card-F27 = Vents contraires
    .effect = Cette force reste dans l'espace où elle se trouve et ne se déplace plus dans cette phase.
    .condition = La ligne que la force va emprunter est une ligne maritime.
    .when = Pendant la phase de mouvement britannique, quand une force va emprunter une ligne maritime.
    .history = Brume et coups de vent au large de l'île Royale, comme en 1757.

card-F28 = Courrier capturé
    .effect = La carte britannique est sans effet, et elle compte toujours comme la carte britannique de la saison.
    .when = Aussitôt après qu'une carte de mouvement ou de combat britannique est jouée, avant qu'elle ne prenne effet.
    .history = Un porteur de dépêches est pris sur la route d'Albany.

card-F29 = Querelles des assemblées
    .effect = La carte britannique est sans effet : rien de ce qu'elle porte n'est placé, et elle compte toujours comme la carte britannique de la saison.
    .condition = La carte britannique lève des troupes provinciales.
    .when = Aussitôt après qu'une carte de renforts britannique est jouée, avant tout placement.
    .history = Gouverneur et assemblée ne s'entendent pas sur l'argent.

card-F30 = Corsaires
    .effect = La carte britannique apporte 2 PF de moins, sans descendre sous 0, mais le chef qu'elle porte arrive tout de même.
    .condition = La carte britannique arrive par mer.
    .when = Aussitôt après qu'une carte de renforts britannique est jouée, avant tout placement.
    .history = Les corsaires de Louisbourg au milieu des transports.

card-F31 = Fièvre des camps
    .effect = Une force britannique d'au moins 8 PF qui doit combattre perd 2 PF avant tout combat. Ce n'est pas une perte de combat.
    .condition = Une force britannique d'au moins 8 PF, unités indiennes comprises, se trouve dans un espace où elle doit combattre dans cette phase.
    .when = Au début de la phase de combat britannique, avant le premier combat.
    .history = Fièvre et flux de sang dans un camp trop peuplé.
