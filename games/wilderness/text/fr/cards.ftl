# Cartes de stratégie : titre, effet, condition, moment du jeu, histoire.

card-1 = Campagne
    .effect = Activez deux de vos chefs, chacun avec une force, quelle que soit leur Initiative. Désignez d'abord les deux forces, sans pièce commune, puis achevez l'une avant de commencer l'autre. La carte vaut 3 pour chacune : l'une et l'autre peuvent aller par mer.
    .condition = Vous avez un chef sur la carte ; il en faut deux pour l'effet complet.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = En 1755, les Anglais frappèrent quatre lieux à la fois : le fort Duquesne, Niagara, Crown Point et Beauséjour.

card-2 = Campagne
    .effect = Activez deux de vos chefs, chacun avec une force, quelle que soit leur Initiative. Désignez d'abord les deux forces, sans pièce commune, puis achevez l'une avant de commencer l'autre. La carte vaut 3 pour chacune : l'une et l'autre peuvent aller par mer.
    .condition = Vous avez un chef sur la carte ; il en faut deux pour l'effet complet.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = En 1758, trois armées anglaises entrèrent en campagne, contre Louisbourg, le fort Carillon et le fort Duquesne.

card-3 = Campagne
    .effect = Activez deux de vos chefs, chacun avec une force, quelle que soit leur Initiative. Désignez d'abord les deux forces, sans pièce commune, puis achevez l'une avant de commencer l'autre. La carte vaut 3 pour chacune : l'une et l'autre peuvent aller par mer.
    .condition = Vous avez un chef sur la carte ; il en faut deux pour l'effet complet.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = En 1759, Wolfe remonta le Saint-Laurent, Amherst avança vers le lac Champlain et Prideaux assiégea Niagara.

card-4 = Campagne
    .effect = Activez deux de vos chefs, chacun avec une force, quelle que soit leur Initiative. Désignez d'abord les deux forces, sans pièce commune, puis achevez l'une avant de commencer l'autre. La carte vaut 3 pour chacune : l'une et l'autre peuvent aller par mer.
    .condition = Vous avez un chef sur la carte ; il en faut deux pour l'effet complet.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = En septembre 1760, trois colonnes anglaises se rejoignirent devant Montréal à quelques jours d'intervalle.

card-5 = Bastions réparés
    .effect = Choisissez un siège de niveau 1 ou 2 d'une de vos places et ramenez son niveau à 0. Le siège continue.
    .condition = Un de vos forts ou une de vos forteresses est assiégé au niveau 1 ou 2.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Une garnison capable de réparer la nuit ce que le canon avait brisé le jour gagnait du temps, ce dont elle avait le plus besoin.

card-6 = Reddition !
    .effect = Vous capturez la place aussitôt et intacte : 2 PV pour un fort, 3 pour une forteresse. Tous ceux de l'intérieur gagnent ensemble la fortification non assiégée la plus proche de leur camp, comptée depuis Québec si la place est Louisbourg. Les cartes sont battues à nouveau en fin de saison.
    .condition = Votre pile peut faire un jet de siège : présente depuis le début de la phase, avec un chef et des Troupes de Métier ravitaillées, son chef du plus haut Commandement étant activé. À Louisbourg, le niveau de siège doit être 1 ou 2.
    .when = En réponse, comme assiégeant actif, au lieu d'un jet de siège auquel vous avez droit. Pour les deux camps.
    .history = En août 1757, le fort William Henry se rendit par capitulation, sa garnison devant sortir avec les honneurs de la guerre.

card-7 = Massacre !
    .effect = Éliminez toutes les unités indiennes de l'espace et marquez 1 PV.
    .condition = Le camp qui capture a dans l'espace à la fois des unités indiennes et des Troupes de Métier.
    .when = En réponse, dans la phase de l'ennemi, aussitôt qu'il capture un fort, une forteresse ou un fortin intact, par Assaut, REDDITION ! ou simple entrée. Pour les deux camps.
    .history = En août 1757, des guerriers se jetèrent sur la garnison du fort William Henry, qui s'était rendue sous la garantie de Montcalm.

card-8 = Mortiers Coehorn et obusiers
    .effect = Le jet de siège reçoit +2 si l'assiégeant joue la carte, -2 si c'est l'assiégé. Dans un Assaut contre cette place pendant la même Phase d'Action, vous ajoutez 2 à votre propre dé de combat.
    .condition = Vous avez une unité de Réguliers à l'extérieur comme assiégeant, ou à l'intérieur comme assiégé.
    .when = En réponse, avant un jet de siège ou à l'étape des Événements d'un Assaut ; l'assiégeant décide d'abord. Pour les deux camps.
    .history = Le mortier à la Coehorn, du nom d'un ingénieur hollandais, était assez léger pour être porté par quelques hommes.

card-9 = Fortifications de campagne
    .effect = Comme attaquant, enlevez le marqueur de fortifications de campagne. Comme défenseur, placez-en un : quiconque attaque dans cet espace se décale d'une colonne à gauche tant qu'il demeure.
    .condition = Vous avez des Troupes de Métier dans la Bataille. Comme attaquant, il vous faut un marqueur de fortifications de campagne dans l'espace ; comme défenseur, il ne doit pas y en avoir.
    .when = En réponse, à l'étape des Événements d'une Bataille ; jamais dans un Assaut. Pour les deux camps.
    .history = Derrière des abattis devant le fort Carillon, Montcalm brisa en juillet 1758 l'armée bien plus nombreuse d'Abercromby.

card-10 = Fortifications de campagne
    .effect = Comme attaquant, enlevez le marqueur de fortifications de campagne. Comme défenseur, placez-en un : quiconque attaque dans cet espace se décale d'une colonne à gauche tant qu'il demeure.
    .condition = Vous avez des Troupes de Métier dans la Bataille. Comme attaquant, il vous faut un marqueur de fortifications de campagne dans l'espace ; comme défenseur, il ne doit pas y en avoir.
    .when = En réponse, à l'étape des Événements d'une Bataille ; jamais dans un Assaut. Pour les deux camps.
    .history = Les lignes françaises de la côte de Beauport tinrent Wolfe en échec pendant l'été de 1759.

card-11 = Embuscade !
    .effect = Sauf si l'ennemi tend aussi une embuscade, vos facteurs sont doublés avant tout décalage et vous tirez le premier : il subit ses pertes et teste ses chefs avant de tirer avec ce qui lui reste.
    .condition = Vous avez une unité d'Auxiliaires dans la Bataille et l'ennemi n'en a pas plus que vous. Il n'a ni Infanterie Légère dans la Bataille, ni fort dans l'espace.
    .when = En réponse, à l'étape des Événements d'une Bataille en régions sauvages ou en montagne ; jamais dans un Assaut. Pour les deux camps.
    .history = Le 9 juillet 1755, une troupe moins nombreuse de Français et d'Indiens mit en pièces la colonne de Braddock près de la Monongahela.

card-12 = Embuscade !
    .effect = Sauf si l'ennemi tend aussi une embuscade, vos facteurs sont doublés avant tout décalage et vous tirez le premier : il subit ses pertes et teste ses chefs avant de tirer avec ce qui lui reste.
    .condition = Vous avez une unité d'Auxiliaires dans la Bataille et l'ennemi n'en a pas plus que vous. Il n'a ni Infanterie Légère dans la Bataille, ni fort dans l'espace.
    .when = En réponse, à l'étape des Événements d'une Bataille en régions sauvages ou en montagne ; jamais dans un Assaut. Pour les deux camps.
    .history = En septembre 1755, Dieskau surprit une colonne anglaise dans un ravin près du lac George : la « Bloody Morning Scout ».

card-13 = Casemates
    .effect = Pour ce Raid et tout Raid ennemi ultérieur de l'année, l'ennemi lit la colonne Fortin/Village même contre de simples espaces cultivés.
    .when = En réponse, quand l'ennemi va lancer le dé d'un Raid. Pour les deux camps.
    .history = Dès 1755, des chaînes de petits forts de bois furent bâties le long de la frontière de Pennsylvanie et de Virginie.

card-14 = Mauvais temps
    .effect = Pour cette activation, la pièce ou la force ennemie ne peut aller par mer et se déplace de deux espaces au plus, par terre ou en canots. Elle peut encore assiéger ou donner l'Assaut sur place.
    .when = En réponse, quand une pièce ou une force ennemie activée va se déplacer. Pour les deux camps.
    .history = En septembre 1757, une tempête au large de Louisbourg dispersa et maltraita la flotte de Holburne.

card-15 = Goélette des lacs
    .effect = La pièce ou la force ennemie retourne d'où elle vient et ne se déplace plus. Un infiltrateur rejeté parmi vos forces est éliminé avec ses chefs.
    .condition = La pièce ou la force ennemie est venue par une rive de lac dans un espace où vous avez une fortification.
    .when = En réponse, quand une pièce ou une force ennemie entre dans l'espace, avant toute Interception. Pour les deux camps.
    .history = Les deux camps armèrent des voiliers sur le lac Ontario et le lac Champlain pour être maîtres des eaux.

card-16 = George Croghan
    .effect = Dans ce mouvement, les Troupes de Métier de la force n'ont pas à s'arrêter après une région sauvage. La montagne les arrête toujours.
    .condition = La force compte des Troupes de Métier.
    .when = En réponse, quand une unité ou une force anglaise va faire son premier pas. Anglais seulement.
    .history = Marchand, éclaireur et interprète, Croghan devint en 1756 l'adjoint de Johnson pour les affaires indiennes.

card-17 = Débarquement amphibie
    .effect = La pièce ou la force va par mer de Halifax à Louisbourg, ou de Louisbourg à Baie-St-Paul, à l'Île d'Orléans ou à Rivière-Ouelle, quel qu'en soit le maître. Placez-y un marqueur Amphib. Si vous attaquez en débarquant, vous subissez un MJD de -1.
    .condition = La pièce ou la force est à Halifax ou à Louisbourg et vous contrôlez ce port. Une force a besoin d'une carte de valeur 3. La carte ESCADRES DE LOUISBOURG n'est pas en vigueur cette année, et la carte MAUVAIS TEMPS n'a pas été jouée contre elle.
    .when = En réponse, avant qu'une pièce ou force anglaise activée se déplace, et après que la carte MAUVAIS TEMPS a pu être jouée. Anglais seulement.
    .history = Le 8 juin 1758, les Anglais prirent terre à travers le ressac de la baie de Gabarus, près de Louisbourg.

card-18 = Débarquement amphibie
    .effect = La pièce ou la force va par mer de Halifax à Louisbourg, ou de Louisbourg à Baie-St-Paul, à l'Île d'Orléans ou à Rivière-Ouelle, quel qu'en soit le maître. Placez-y un marqueur Amphib. Si vous attaquez en débarquant, vous subissez un MJD de -1.
    .condition = La pièce ou la force est à Halifax ou à Louisbourg et vous contrôlez ce port. Une force a besoin d'une carte de valeur 3. La carte ESCADRES DE LOUISBOURG n'est pas en vigueur cette année, et la carte MAUVAIS TEMPS n'a pas été jouée contre elle.
    .when = En réponse, avant qu'une pièce ou force anglaise activée se déplace, et après que la carte MAUVAIS TEMPS a pu être jouée. Anglais seulement.
    .history = En juin 1759, la flotte de Saunders amena l'armée de Wolfe à l'île d'Orléans en remontant le Saint-Laurent.

card-19 = Débarquement amphibie
    .effect = La pièce ou la force va par mer de Halifax à Louisbourg, ou de Louisbourg à Baie-St-Paul, à l'Île d'Orléans ou à Rivière-Ouelle, quel qu'en soit le maître. Placez-y un marqueur Amphib. Si vous attaquez en débarquant, vous subissez un MJD de -1.
    .condition = La pièce ou la force est à Halifax ou à Louisbourg et vous contrôlez ce port. Une force a besoin d'une carte de valeur 3. La carte ESCADRES DE LOUISBOURG n'est pas en vigueur cette année, et la carte MAUVAIS TEMPS n'a pas été jouée contre elle.
    .when = En réponse, avant qu'une pièce ou force anglaise activée se déplace, et après que la carte MAUVAIS TEMPS a pu être jouée. Anglais seulement.
    .history = Dans la nuit du 12 au 13 septembre 1759, les hommes de Wolfe débarquèrent à l'anse au Foulon, en amont de Québec.

card-20 = Débarquement amphibie
    .effect = La pièce ou la force va par mer de Halifax à Louisbourg, ou de Louisbourg à Baie-St-Paul, à l'Île d'Orléans ou à Rivière-Ouelle, quel qu'en soit le maître. Placez-y un marqueur Amphib. Si vous attaquez en débarquant, vous subissez un MJD de -1.
    .condition = La pièce ou la force est à Halifax ou à Louisbourg et vous contrôlez ce port. Une force a besoin d'une carte de valeur 3. La carte ESCADRES DE LOUISBOURG n'est pas en vigueur cette année, et la carte MAUVAIS TEMPS n'a pas été jouée contre elle.
    .when = En réponse, avant qu'une pièce ou force anglaise activée se déplace, et après que la carte MAUVAIS TEMPS a pu être jouée. Anglais seulement.
    .history = Des bateaux plats construits tout exprès permettaient à la Royal Navy de mettre à terre beaucoup d'hommes à la fois.

card-21 = Escadres de Louisbourg
    .effect = Les Anglais ne peuvent plus débarquer jusqu'à la fin de l'année. Lancez un dé : sur 1 à 3, vous ne pouvez plus faire de Mouvement naval de la partie, cette carte quitte la partie et la carte BAIE DE QUIBERON devient jouable.
    .condition = Vous contrôlez Louisbourg.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = En 1757, trois escadres françaises se réunirent à Louisbourg, et les Anglais renoncèrent à l'attaquer cette année-là.

card-22 = Le gouverneur Vaudreuil s'en mêle
    .effect = Choisissez deux chefs français non assiégés : ils échangent leurs places. Les unités restent où elles sont.
    .condition = Deux chefs français non assiégés sont sur la carte.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Vaudreuil, gouverneur général de la Nouvelle-France, et Montcalm se querellèrent sur la conduite de la guerre.

card-23 = Alliance des Indiens du Nord
    .effect = Lancez un dé pour obtenir des points, divisés par deux et arrondis à l'entier supérieur si vous avez moins de 5 PV. Un point fait entrer une unité abenaki, algonquin, caughnawaga ou mississauga dans son village ; un demi-point en restaure une réduite. Avec un fort français à Niagara, les tribus des Pays d'en Haut peuvent aussi être choisies.
    .condition = Vous contrôlez Montréal.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Les guerriers abenaki, algonquin et iroquois des missions combattaient depuis longtemps aux côtés des Canadiens.

card-24 = Alliance des Indiens du Nord
    .effect = Lancez un dé pour obtenir des points, divisés par deux et arrondis à l'entier supérieur si vous avez moins de 5 PV. Un point fait entrer une unité abenaki, algonquin, caughnawaga ou mississauga dans son village ; un demi-point en restaure une réduite. Avec un fort français à Niagara, les tribus des Pays d'en Haut peuvent aussi être choisies.
    .condition = Vous contrôlez Montréal.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Près de deux mille guerriers, venus des missions et des lacs d'en haut, rejoignirent Montcalm en 1757.

card-25 = Alliance des Indiens du Nord
    .effect = Lancez un dé pour obtenir des points, divisés par deux et arrondis à l'entier supérieur si vous avez moins de 5 PV. Un point fait entrer une unité abenaki, algonquin, caughnawaga ou mississauga dans son village ; un demi-point en restaure une réduite. Avec un fort français à Niagara, les tribus des Pays d'en Haut peuvent aussi être choisies.
    .condition = Vous contrôlez Montréal.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Les présents, le commerce et les missions attachaient à Montréal les nations du Saint-Laurent.

card-26 = Alliance des Indiens de l'Ouest
    .effect = Lancez un dé pour obtenir des points, divisés par deux et arrondis à l'entier supérieur si vous avez moins de 5 PV. Un point fait entrer une unité delaware, mingo ou shawnee dans son village ; un demi-point en restaure une réduite. Avec un fort français à Niagara, les tribus des Pays d'en Haut peuvent aussi être choisies.
    .condition = Il y a un fort français à Ohio Forks.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Après la défaite de Braddock, des partis delaware et shawnee frappèrent la Pennsylvanie et la Virginie.

card-27 = Alliance des Indiens de l'Ouest
    .effect = Lancez un dé pour obtenir des points, divisés par deux et arrondis à l'entier supérieur si vous avez moins de 5 PV. Un point fait entrer une unité delaware, mingo ou shawnee dans son village ; un demi-point en restaure une réduite. Avec un fort français à Niagara, les tribus des Pays d'en Haut peuvent aussi être choisies.
    .condition = Il y a un fort français à Ohio Forks.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Le fort Duquesne armait et approvisionnait les partis de guerre du pays de l'Ohio.

card-28 = Alliance iroquoise
    .effect = Lancez un dé : c'est le nombre de points. Un point fait entrer une de vos unités seneca, cayuga, onondaga, tuscarora ou oneida dans son village, sauf si cette tribu est sur la carte pour l'ennemi ; un demi-point en restaure une réduite.
    .condition = Vous avez une fortification à Oswego, Oneida Carry West ou Oneida Carry East, et l'ennemi n'en a dans aucun des trois. Pour les Anglais, Johnson est en outre non assiégé et à deux espaces au plus d'un village iroquois.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Les Six Nations cherchaient à rester hors de la guerre, et les deux couronnes les courtisaient.

card-29 = Mohawk
    .effect = Placez avec Johnson toutes les unités mohawk hors de la carte, et restaurez toutes celles qui sont réduites et non assiégées.
    .condition = Johnson est non assiégé et à deux espaces au plus de Canajoharie.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Des guerriers mohawk combattirent avec Johnson au lac George en 1755 ; Hendrick, leur chef, y tomba.

card-30 = Cherokee
    .effect = Placez ensemble toutes les unités cherokee hors de la carte dans une fortification anglaise non assiégée du Département du Sud, et restaurez toutes celles qui sont réduites et non assiégées. La carte SOULÈVEMENT CHEROKEE devient jouable.
    .condition = La carte SOULÈVEMENT CHEROKEE n'a pas été jouée comme Événement, et une unité cherokee est hors de la carte ou réduite.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Plusieurs centaines de Cherokee montèrent au nord aider Forbes en 1758 ; la plupart étaient repartis avant la chute du fort Duquesne.

card-31 = Soulèvement cherokee
    .effect = Le joueur anglais élimine deux unités non assiégées de Réguliers et une unité non assiégée de Provinciaux du Sud de son choix, ainsi que tous les Cherokee non assiégés. La carte CHEROKEE n'est plus jouable comme Événement. La carte quitte ensuite la partie.
    .condition = La carte CHEROKEE a été jouée comme Événement.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = En 1760 et 1761, les Anglais durent envoyer des réguliers dans le Sud contre les Cherokee.

card-32 = Traité d'Easton
    .effect = Éliminez toutes les unités delaware, mingo et shawnee non assiégées. La carte quitte ensuite la partie.
    .condition = À Ohio Forks ou dans un espace adjacent, vous avez une fortification non assiégée et des Troupes de Métier au même endroit.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = En octobre 1758, à Easton, la Pennsylvanie fit la paix avec des nations de l'Ohio, et le fort Duquesne perdit ses alliés.

card-33 = Désertion des Indiens
    .effect = Choisissez un espace et éliminez-y jusqu'à deux unités indiennes ennemies non assiégées.
    .condition = L'ennemi a une unité indienne non assiégée sur la carte.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Les guerriers se battaient pour leurs propres fins, et rentraient quand elles étaient atteintes ou perdues.

card-34 = Variole
    .effect = Choisissez un espace qui contient plus de quatre unités ennemies et lancez un dé. Le propriétaire y perd autant de pas si l'espace contient plus de huit unités ennemies, sinon la moitié, arrondie à l'entier supérieur ; aucune unité ne perd son second pas tant qu'une autre est à pleine puissance. Puis tous les Indiens ennemis qui y restent sont éliminés.
    .condition = Un espace contient plus de quatre unités ennemies.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = En 1757, des guerriers rapportèrent la variole du fort William Henry jusqu'aux lacs d'en haut.

card-35 = Courrier intercepté !
    .effect = Lancez un dé : sur 3 à 6, prenez au hasard une carte de la main ennemie dans la vôtre.
    .condition = L'ennemi a une carte en main.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Les Français trouvèrent les lettres et les plans de Braddock dans les bagages qu'il perdit en 1755.

card-36 = François Bigot
    .effect = Le joueur français se défausse d'une carte au hasard, sans effet.
    .condition = Le joueur français a une carte en main.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Le dernier intendant de la Nouvelle-France et ses amis s'enrichirent aux dépens des magasins du roi ; il fut ensuite jugé à Paris.

card-37 = Crise ministérielle anglaise
    .effect = Si le joueur anglais a une carte RÉGULIERS ANGLAIS, HIGHLANDERS, INFANTERIE LÉGÈRE, TRANSPORTS DE TROUPES ou VICTOIRES EN ALLEMAGNE, il doit se défausser de l'une d'elles, à son choix.
    .condition = Le joueur anglais a une carte en main.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Au printemps de 1757, Pitt fut renvoyé, et la Grande-Bretagne resta des semaines sans ministère établi.

card-38 = Régiments provinciaux dispersés à la garde de la frontière
    .effect = Pour chacun des deux Départements anglais, éliminez autant de ses unités non assiégées de Provinciaux, où qu'elles soient, qu'il porte de marqueurs « Raid réussi » français.
    .condition = Un Département anglais portant un marqueur « Raid réussi » français a une unité non assiégée de Provinciaux sur la carte.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Les Virginiens de Washington furent éparpillés sur une longue ligne de forts pour couvrir les colons.

card-39 = Assemblée provinciale parcimonieuse
    .effect = Désignez le Département du Nord ou celui du Sud. Le joueur anglais élimine une de ses unités non assiégées de Provinciaux, à son choix.
    .condition = Les Assemblées provinciales ne sont pas Enthousiastes, et une unité non assiégée de Provinciaux est sur la carte.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Les assemblées coloniales marchandaient longtemps avec leurs gouverneurs avant de voter des hommes ou de l'argent.

card-40 = Assemblée provinciale parcimonieuse
    .effect = Désignez le Département du Nord ou celui du Sud. Le joueur anglais élimine une de ses unités non assiégées de Provinciaux, à son choix.
    .condition = Les Assemblées provinciales ne sont pas Enthousiastes, et une unité non assiégée de Provinciaux est sur la carte.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = En Pennsylvanie, l'argent de la défense fut retardé par la querelle sur l'impôt des terres de la famille Penn.

card-41 = Vie politique coloniale anglaise
    .effect = Les Anglais déplacent le marqueur des Assemblées d'un cran vers Enthousiastes, les Français d'un cran vers Réticentes. Quand les Français jouent la carte, le joueur anglais élimine aussitôt les Provinciaux non assiégés de son choix au-delà des nouvelles limites.
    .condition = Pour les Anglais, les Assemblées provinciales ne sont pas encore Enthousiastes ; pour les Français, pas encore Réticentes.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Chaque colonie avait sa propre assemblée, et chacune devait être gagnée séparément.

card-42 = Vie politique coloniale anglaise
    .effect = Les Anglais déplacent le marqueur des Assemblées d'un cran vers Enthousiastes, les Français d'un cran vers Réticentes. Quand les Français jouent la carte, le joueur anglais élimine aussitôt les Provinciaux non assiégés de son choix au-delà des nouvelles limites.
    .condition = Pour les Anglais, les Assemblées provinciales ne sont pas encore Enthousiastes ; pour les Français, pas encore Réticentes.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Loudoun se querella avec les colonies sur les logements et le commandement ; la promesse de Pitt de rembourser leurs frais changea les esprits.

card-43 = Levée de régiments provinciaux
    .effect = Choisissez le Département du Nord ou celui du Sud. Soit vous placez jusqu'à quatre unités de Provinciaux du Nord ou deux du Sud, dans la limite du tableau, dans des fortifications anglaises non assiégées de ce Département ; soit vous restaurez tous ses Provinciaux réduits non assiégés et ravitaillés.
    .condition = Les Assemblées provinciales ne sont pas Réticentes, et le Département choisi a de la place pour une unité ou une unité à restaurer.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Pour 1758, les colonies votèrent plus de vingt mille hommes à l'appel de Pitt.

card-44 = Levée de régiments provinciaux
    .effect = Choisissez le Département du Nord ou celui du Sud. Soit vous placez jusqu'à quatre unités de Provinciaux du Nord ou deux du Sud, dans la limite du tableau, dans des fortifications anglaises non assiégées de ce Département ; soit vous restaurez tous ses Provinciaux réduits non assiégés et ravitaillés.
    .condition = Les Assemblées provinciales ne sont pas Réticentes, et le Département choisi a de la place pour une unité ou une unité à restaurer.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Le Massachusetts et le Connecticut levaient de nouveaux régiments pour chaque campagne et les renvoyaient chez eux à l'automne.

card-45 = Levée de régiments provinciaux
    .effect = Choisissez le Département du Nord ou celui du Sud. Soit vous placez jusqu'à quatre unités de Provinciaux du Nord ou deux du Sud, dans la limite du tableau, dans des fortifications anglaises non assiégées de ce Département ; soit vous restaurez tous ses Provinciaux réduits non assiégés et ravitaillés.
    .condition = Les Assemblées provinciales ne sont pas Réticentes, et le Département choisi a de la place pour une unité ou une unité à restaurer.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = La Virginie et la Pennsylvanie entretenaient des régiments pour tenir la frontière ; en 1758, ils marchèrent avec Forbes.

card-46 = Recrues coloniales
    .effect = Lancez un dé et restaurez jusqu'à ce nombre de vos unités réduites de Coureurs, de Rangers, d'Infanterie Légère et de Provinciaux. Aucune ne doit être assiégée, et les Troupes de Métier doivent être ravitaillées.
    .condition = Vous avez une unité réduite et non assiégée de Coureurs, de Rangers, d'Infanterie Légère ou de Provinciaux.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Les primes et de nouvelles levées remplissaient les rangs après chaque campagne.

card-47 = Transports de troupes et enrôlements locaux
    .effect = Restaurez jusqu'à six unités réduites de Réguliers et d'Infanterie Légère pour les Anglais, jusqu'à trois pour les Français. Elles doivent être non assiégées et ravitaillées.
    .condition = Vous avez une unité réduite et non assiégée de Réguliers ou d'Infanterie Légère. Pour les Français, la carte BAIE DE QUIBERON n'a pas été jouée et les Anglais ne contrôlent pas Québec.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Les convois amenaient des recrues d'Europe, et les régiments en trouvaient aussi en Amérique.

card-48 = Les victoires en Allemagne libèrent troupes et finances pour le Nouveau Monde
    .effect = Lancez un dé et restaurez jusqu'à ce nombre de vos unités réduites de Réguliers et d'Infanterie Légère. Elles doivent être non assiégées et ravitaillées.
    .condition = L'année n'est pas 1755, et vous avez une unité réduite et non assiégée de Réguliers ou d'Infanterie Légère. Pour les Français, la carte BAIE DE QUIBERON n'a pas été jouée et les Anglais ne contrôlent pas Québec.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Le sort des armes en Allemagne décidait de ce que chaque couronne pouvait consacrer à l'Amérique.

card-49 = Appel des milices
    .effect = Soit vous placez une unité de Milice dans une de vos Cases de Milice, soit vous restaurez jusqu'à deux de vos unités de Milice réduites.
    .condition = Une de vos unités de Milice est hors de la carte ou réduite.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Au Canada, tout homme valide de seize à soixante ans appartenait à la milice.

card-50 = Appel des milices
    .effect = Soit vous placez une unité de Milice dans une de vos Cases de Milice, soit vous restaurez jusqu'à deux de vos unités de Milice réduites.
    .condition = Une de vos unités de Milice est hors de la carte ou réduite.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Des milliers de miliciens canadiens prirent part à la défense de Québec en 1759.

card-51 = Appel des milices
    .effect = Soit vous placez une unité de Milice dans une de vos Cases de Milice, soit vous restaurez jusqu'à deux de vos unités de Milice réduites.
    .condition = Une de vos unités de Milice est hors de la carte ou réduite.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = Dans la plupart des colonies anglaises, les hommes libres en âge devaient se rassembler avec leurs propres armes.

card-52 = Appel des milices
    .effect = Soit vous placez une unité de Milice dans une de vos Cases de Milice, soit vous restaurez jusqu'à deux de vos unités de Milice réduites.
    .condition = Une de vos unités de Milice est hors de la carte ou réduite.
    .when = Pendant votre Phase d'Action. Pour les deux camps.
    .history = La milice appelée au secours du fort William Henry en 1757 arriva trop tard pour le sauver.

card-53 = Rangers
    .effect = Soit vous placez une unité de Rangers dans une fortification anglaise non assiégée quelconque, soit vous restaurez jusqu'à deux unités de Rangers réduites et non assiégées.
    .condition = Une unité de Rangers est hors de la carte ou réduite.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Les compagnies de Robert Rogers battaient l'estrade aux lacs George et Champlain, été comme hiver.

card-54 = Infanterie légère
    .effect = Tirez un chef du réservoir ; placez-le avec deux unités d'Infanterie Légère dans des forteresses que vous contrôlez, ensemble ou séparément.
    .condition = Vous contrôlez une forteresse.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Le 80e d'infanterie de Gage, formé en 1758, fut le premier régiment d'infanterie légère de l'armée britannique.

card-55 = Réguliers français
    .effect = Placez deux unités de Réguliers français ensemble à Québec ou à Louisbourg. Dans une partie commencée en 1755, le premier de ces Événements amène aussi Montcalm, Lévis et Bougainville au même endroit. La carte quitte ensuite la partie.
    .condition = Aucune autre carte RÉGULIERS FRANÇAIS n'a été jouée comme Événement cette saison, ni la carte BAIE DE QUIBERON dans la partie. Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Montcalm arriva au Canada au printemps de 1756 avec des bataillons de La Sarre et de Royal-Roussillon.

card-56 = Réguliers français
    .effect = Placez deux unités de Réguliers français ensemble à Québec ou à Louisbourg. Dans une partie commencée en 1755, le premier de ces Événements amène aussi Montcalm, Lévis et Bougainville au même endroit. La carte quitte ensuite la partie.
    .condition = Aucune autre carte RÉGULIERS FRANÇAIS n'a été jouée comme Événement cette saison, ni la carte BAIE DE QUIBERON dans la partie. Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Deux bataillons du régiment de Berry arrivèrent au Canada en 1757.

card-57 = Réguliers anglais
    .effect = Tirez un chef du réservoir ; placez-le avec trois unités de Réguliers dans des ports que vous contrôlez et des espaces Amphib non assiégés, ensemble ou séparément. La carte quitte ensuite la partie.
    .condition = Aucune autre carte RÉGULIERS ANGLAIS n'a été jouée comme Événement cette saison. Vous contrôlez un port, ou avez un marqueur Amphib dans un espace non assiégé.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Les 35e et 42e d'infanterie vinrent à New York en 1756 avec Abercromby.

card-58 = Réguliers anglais
    .effect = Tirez un chef du réservoir ; placez-le avec trois unités de Réguliers dans des ports que vous contrôlez et des espaces Amphib non assiégés, ensemble ou séparément. La carte quitte ensuite la partie.
    .condition = Aucune autre carte RÉGULIERS ANGLAIS n'a été jouée comme Événement cette saison. Vous contrôlez un port, ou avez un marqueur Amphib dans un espace non assiégé.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = En 1757, un convoi de Cork amena à Loudoun sept bataillons pour une entreprise contre Louisbourg.

card-59 = Réguliers anglais
    .effect = Tirez un chef du réservoir ; placez-le avec trois unités de Réguliers dans des ports que vous contrôlez et des espaces Amphib non assiégés, ensemble ou séparément. La carte quitte ensuite la partie.
    .condition = Aucune autre carte RÉGULIERS ANGLAIS n'a été jouée comme Événement cette saison. Vous contrôlez un port, ou avez un marqueur Amphib dans un espace non assiégé.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Amherst assiégea Louisbourg en 1758 avec plus de douze mille hommes, presque tous réguliers.

card-60 = Highlanders
    .effect = Tirez deux chefs du réservoir ; placez-les avec quatre unités de Highlanders dans des ports que vous contrôlez et des espaces Amphib non assiégés, ensemble ou séparément. La carte quitte ensuite la partie.
    .condition = Dans une partie commencée en 1755, la carte WILLIAM PITT a été jouée comme Événement ou l'année est au moins 1759. Vous contrôlez un port, ou avez un marqueur Amphib dans un espace non assiégé.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Les Highlanders de Montgomery et de Fraser, plus tard 77e et 78e d'infanterie, furent levés en 1757 pour l'Amérique.

card-61 = Highlanders
    .effect = Tirez un chef du réservoir ; placez-le avec une unité de Highlanders dans des ports que vous contrôlez et des espaces Amphib non assiégés, ensemble ou séparément. La carte quitte ensuite la partie.
    .condition = Dans une partie commencée en 1755, la carte WILLIAM PITT a été jouée comme Événement ou l'année est au moins 1759. Vous contrôlez un port, ou avez un marqueur Amphib dans un espace non assiégé.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Le 42e, le Black Watch, perdit plus de la moitié de ses hommes devant le fort Carillon en juillet 1758.

card-62 = Baie de Quiberon
    .effect = Dès la saison suivante, les Anglais jouent en premier et la main française est de sept cartes. Les Français ne peuvent plus jouer RÉGULIERS FRANÇAIS, TRANSPORTS DE TROUPES, VICTOIRES EN ALLEMAGNE ni RENVERSEMENT DES ALLIANCES comme Événements. La carte quitte ensuite la partie.
    .condition = La carte ESCADRES DE LOUISBOURG a été retirée de la partie, ou vous contrôlez Louisbourg, ou l'année est au moins 1760.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Le 20 novembre 1759, Hawke écrasa une flotte française dans la baie de Quiberon ; peu de secours parvint ensuite au Canada.

card-63 = Highlanders
    .effect = Tirez un chef du réservoir ; placez-le avec une unité de Highlanders dans des ports que vous contrôlez et des espaces Amphib non assiégés, ensemble ou séparément. La carte quitte ensuite la partie.
    .condition = Dans une partie commencée en 1755, la carte WILLIAM PITT a été jouée comme Événement ou l'année est au moins 1759. Vous contrôlez un port, ou avez un marqueur Amphib dans un espace non assiégé.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Le 42e reçut en 1758 un second bataillon, qui servit aux Antilles avant de rejoindre l'armée à New York.

card-64 = Réguliers anglais
    .effect = Tirez un chef du réservoir ; placez-le avec trois unités de Réguliers dans des ports que vous contrôlez et des espaces Amphib non assiégés, ensemble ou séparément. La carte quitte ensuite la partie.
    .condition = Aucune autre carte RÉGULIERS ANGLAIS n'a été jouée comme Événement cette saison. Vous contrôlez un port, ou avez un marqueur Amphib dans un espace non assiégé.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Les 44e et 48e d'infanterie vinrent d'Irlande avec Braddock au début de 1755.

card-65 = Royal Américain
    .effect = Tirez un chef du réservoir ; placez-le avec les quatre unités du Royal Américain dans des forteresses que vous contrôlez dans les Départements du Nord et du Sud, ensemble ou séparément. La carte quitte ensuite la partie.
    .condition = Vous contrôlez une forteresse du Département du Nord ou du Sud.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = Le Royal Américain, à quatre bataillons, tira beaucoup de ses hommes des colons allemands de Pennsylvanie.

card-66 = Déportation des Acadiens
    .effect = Placez deux unités de Réguliers anglais à Halifax. Le joueur français place une unité de Coureurs à Québec ou à Louisbourg, puis restaure tous ses Coureurs et toute sa Milice réduits et non assiégés. La carte quitte ensuite la partie.
    .when = Pendant votre Phase d'Action. Anglais seulement, sauf si l'option 14.5 l'ouvre aux Français.
    .history = À partir de 1755, les Anglais déportèrent la plupart des Acadiens ; certains de ceux qui y échappèrent combattirent sous Boishébert.

card-67 = William Pitt
    .effect = Dès la prochaine distribution, la main anglaise est de neuf cartes. Amherst, Forbes et Wolfe rejoignent le réservoir, et la carte HIGHLANDERS devient jouable. Vous pouvez prendre une carte HIGHLANDERS, RÉGULIERS ANGLAIS, INFANTERIE LÉGÈRE ou TRANSPORTS DE TROUPES dans la défausse. La carte quitte ensuite la partie.
    .when = Pendant votre Phase d'Action. Anglais seulement.
    .history = De nouveau au pouvoir dès juin 1757, Pitt fit passer la guerre d'Amérique avant toutes les autres.

card-68 = Réguliers français
    .effect = Placez deux unités de Réguliers français ensemble à Québec ou à Louisbourg. Dans une partie commencée en 1755, le premier de ces Événements amène aussi Montcalm, Lévis et Bougainville au même endroit. La carte quitte ensuite la partie.
    .condition = Aucune autre carte RÉGULIERS FRANÇAIS n'a été jouée comme Événement cette saison, ni la carte BAIE DE QUIBERON dans la partie. Vous contrôlez Québec ou Louisbourg.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Six bataillons firent voile vers l'Amérique avec Dieskau en 1755, quatre destinés au Canada et deux à Louisbourg.

card-69 = Renversement des alliances
    .effect = Dès la prochaine distribution, la main française est de neuf cartes. Vous pouvez prendre une carte RÉGULIERS FRANÇAIS ou TRANSPORTS DE TROUPES dans la défausse. La carte quitte ensuite la partie.
    .condition = La carte BAIE DE QUIBERON n'a pas été jouée.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = En 1756, la France s'allia à l'Autriche, sa vieille ennemie, après l'accord de la Grande-Bretagne avec la Prusse.

card-70 = Intrigues contre Shirley
    .effect = Retirez Shirley de la partie. La carte la quitte aussi.
    .condition = Les Français ont au moins 1 PV, et Shirley est sur la carte, non assiégé.
    .when = Pendant votre Phase d'Action. Français seulement.
    .history = Shirley, gouverneur du Massachusetts, perdit son commandement et fut rappelé en 1756, après les manœuvres de ses rivaux.
