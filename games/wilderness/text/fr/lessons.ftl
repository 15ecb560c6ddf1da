# Les mots des leçons : un titre, ce dont il s'agit, ce qui a été appris, et une à trois phrases pour chaque étape.

lesson-moving = Marcher et combattre
    .about = Montcalm surprend un avant-poste anglais, et Dumas part en Raid avec les Abenaki.
    .learnt = Vous avez activé une force avec une carte, marché, gagné une Bataille et mené un Raid. Un chef emmène beaucoup d'unités avec une seule carte ; les Indiens s'en passent. Les Réguliers décident des Batailles, les Auxiliaires tiennent les bois et brûlent les fermes.
lesson-moving-1 = 1757. Vous jouez les Français. Montcalm est à Ticonderoga ; un avant-poste anglais se tient à Wood Creek, juste à côté. Vous jouez une carte, puis les Anglais une, et ainsi de suite. Voyons ce que peut une seule carte.
lesson-moving-2 = Chaque carte porte un nombre. Ouvrez « { card-49 } » : le sien est 1. Vous ne la jouerez pas comme Événement ; utilisez son nombre pour activer des troupes.
lesson-moving-3 = Un chef agit sur une carte au moins égale à son Initiative. Montcalm a une Initiative de 1 : la plus petite carte suffit. Qu'il commande.
lesson-moving-4 = Son Commandement est de 6 : autant d'unités le suivent. Prenez-les toutes, et Bougainville aussi.
lesson-moving-5 = Une force marche ou, devant un fort ennemi, assiège. Déplacez-la.
lesson-moving-6 = Wood Creek est mis en évidence. Une force qui entre dans un espace où sont des unités ennemies s'arrête, et il y a Bataille. On demande aux Anglais s'ils tentent de l'éviter ; ils restent. Allez-y !
lesson-moving-7 = Les deux camps ont tiré en même temps. Vous devez perdre deux pas : le premier a été pris sur vos Réguliers, car la moitié des pertes frappe les Troupes de Métier. Le second est à votre choix. Une unité a deux pas : elle est d'abord réduite, puis éliminée.
lesson-moving-8 = Victoire ! Il y avait des Réguliers anglais parmi les vaincus, la Bataille vaut donc 1 point de victoire : vous en avez 5. Les survivants ont fui à Hudson Carry South ; les Anglais ont joué leur carte, et c'est de nouveau à vous.
lesson-moving-9 = Voici l'autre guerre. Dumas attend dans les Green Mountains avec une bande d'Abenaki. Activez avec « { card-23 } », qui vaut 2.
lesson-moving-10 = Sans chef, un 2 active deux Auxiliaires, ou quatre unités indiennes, qui comptent chacune pour un demi. Mais un chef ajoute sa Tactique au dé d'un Raid : celle de Dumas est de 1. Qu'il mène les Abenaki.
lesson-moving-11 = Deerfield est un espace cultivé sans fortin. Les Auxiliaires qui y terminent leur mouvement doivent mener un Raid. Allez-y et faites halte : un dé modifié de 5 ou plus réussit, et avec Dumas un 4 suffit. C'est une chance sur deux, et un échec coûte rarement plus d'un pas.
lesson-moving-12 = Deerfield brûle ! Après un Raid, réussi ou non, on rentre aussitôt : les Indiens dans leur village, un chef avec eux ou dans la fortification la plus proche. Envoyez les Abenaki à St-François, puis dites où va Dumas.
lesson-moving-13 = Un marqueur Raid est posé à Deerfield : chacun vaut un demi-point à la fin de l'année. Abenaki et Dumas peuvent repartir.

lesson-cards = Les cartes
    .about = Une main, bien des usages : un Événement, une réponse, des fortins, et une carte à conserver.
    .learnt = Une carte fait une seule chose : son Événement, ou bien son nombre sert à activer ou à construire. Les réponses, au titre brun, s'y ajoutent, même pendant le tour de l'ennemi. Une carte est donc rarement mauvaise ; la question est de savoir ce dont vous pouvez vous passer.
lesson-cards-1 = 1757. Vous jouez les Anglais, et voici vos cartes. Les couleurs disent à qui est l'Événement, rouge pour vous, bleu pour les Français ; mais le nombre sert à n'importe qui.
lesson-cards-2 = Ouvrez « { card-53 } » et jouez-la comme Événement : elle apporte une nouvelle unité de Rangers.
lesson-cards-3 = Ils peuvent entrer dans toute forteresse, tout fort ou tout fortin à vous. C'est à Hudson Carry South qu'on en a besoin. Choisissez-le.
lesson-cards-4 = Montcalm attaque vos hommes à Wood Creek ! On vous demande deux choses : si une unité voisine tente de l'intercepter, et si vos hommes tentent d'éviter la Bataille. Qu'ils restent. Passez, et passez encore.
lesson-cards-5 = Voici le moment d'une réponse. « { card-10 } » se joue dans n'importe quelle Bataille, même pendant le tour de l'ennemi : sa colonne recule d'un cran vers la gauche. Jouez-la, et les dés tombent.
lesson-cards-6 = Repoussé, avec 1 point de victoire pour vous ! À vous de jouer. Une carte peut aussi construire : ouvrez « { card-43 } », qui vaut 2, et construisez des fortins.
lesson-cards-7 = Deux fortins, un par point. Chez vous, un espace cultivé n'a pas besoin de troupes pour cela. Choisissez deux espaces mis en évidence : un fortin rend le Raid plus difficile, et ne coûte rien à garder.
lesson-cards-8 = Les Français ont appelé trois nations. Il vous reste une carte. Un joueur qui n'en a plus qu'une peut passer et la conserver pour la saison suivante ; « { card-57 } » le vaudrait. De toute façon, on distribue de nouvelles cartes quand les deux camps ont fini.

lesson-winning = Comment on gagne la guerre
    .about = La fin de 1757, un fortin de plus : gagnez la partie.
    .learnt = Vous avez gagné ! Les points viennent des Batailles, des fortins, des forts et des Raids, et tous sont sur une seule piste que chaque camp tire à soi. À la fin de chaque année, on compte les Raids, puis on vérifie la piste : 11 points font gagner. Un scénario qui va jusqu'à son terme a ses propres conditions : la ligne sous la piste les dit.
lesson-winning-1 = Les dernières cartes de 1757. Vous jouez les Français. Il n'y a qu'une piste pour les deux camps : ce que l'un gagne tire le marqueur de son côté. Vous en êtes à 9.
lesson-winning-2 = Cette ligne dit comment gagner. À la fin de n'importe quelle année, 11 points donnent la victoire ; aux Anglais aussi toutes les forteresses avec Niagara et Ohio Forks. Touchez la ligne pour tout lire.
lesson-winning-3 = Voyez Deerfield et Easton : vous y avez mené des Raids cette année. Chaque marqueur vaut un demi-point, compté à la fin de l'année, arrondi vers le haut. Deux marqueurs en font 1 : cela fera 10. Il vous manque un point.
lesson-winning-4 = Montcalm est dans les montagnes au-dessus de Charlestown, où les Anglais ont un fortin vide. Votre dernière carte vaut 1 : c'est assez pour lui. Activez.
lesson-winning-5 = Que Montcalm commande ; prenez tout le monde, et déplacez la force.
lesson-winning-6 = Des Troupes de Métier qui entrent dans un fortin vide le prennent, et cela vaut aussitôt 1 point. Allez à Charlestown !
lesson-winning-7 = Dix points sur la piste, et deux marqueurs Raid. Quand les deux camps ont joué ou passé, l'année s'achève dans cet ordre : les Indiens rentrent chez eux, on compte les Raids, l'hiver coûte des hommes aux unités restées dehors, puis on vérifie la victoire.
lesson-winning-8 = Vous pourriez encore démolir ce que vous avez capturé. Laissez-le debout : c'est fini. Les Anglais conservent leur dernière carte, et l'année s'achève.
