# Ce que le jeu demande, propose, refuse et raconte.

count-nobody = personne
count-sort = { $n } × { $sort }

## Demandé
ask-reserve = Choisissez la carte que vous gardez en Réserve. L'autre carte est écartée sans être montrée.
ask-play = Choisissez la carte que vous jouez ce tour. Personne ne la voit avant que les deux camps aient choisi.
ask-initiative = Vous avez l'Initiative : choisissez qui est Premier Joueur ce tour.
ask-round-up = Remettez au complet une ou deux de vos unités réduites, ou reprenez une unité de votre case des Pertes.
ask-round-up-again = Remettez au complet une seconde unité réduite, ou terminez.
ask-cull = Choisissez ce que l'événement élimine (encore { $n } à choisir).
ask-yield = « Secours de France en retard » : choisissez le Point d'action auquel vous renoncez.
ask-battoemen = « Bateliers armés » : choisissez la pile qui perd son marqueur Non ravitaillé ou, si aucune de vos piles n'en a, son marqueur Déroute.
ask-hesitant = « Général britannique hésitant » : choisissez la pile britannique dont toutes les unités sont épuisées ce tour.
ask-admiral = « Contre-amiral hivernant » : choisissez l'espace côtier où paraît la Flotte.
ask-warships = « Vaisseaux français des lacs » : choisissez le Grand chemin lacustre fermé aux Britanniques ce tour.
ask-encroachment = « Empiétements britanniques » : choisissez le Village que l'unité regagne.

# Phases d'action
ask-indian = Dépensez d'abord les points de la carte indienne, pour des unités indiennes seulement, ou passez ; les points restants sont perdus.
ask-hold = Vous êtes Premier Joueur : gardez un Point d'action pour la Réaction, ou passez.
ask-act = Dépensez un Point d'action : choisissez ce qu'il fait et où. Passez pour finir votre phase ; les points restants sont perdus.
ask-reaction = Réaction : dépensez le point que vous avez gardé, ou passez.
ask-frenzy = « Fièvre de construction » : faites une seconde Construction gratuite, ou passez.
ask-march-who = Mouvement depuis { $space-the } : choisissez les unités qui partent.
ask-march = La pile est { $space-at } : avancez, prenez ou déposez des unités, ou faites halte après avoir avancé.
ask-march-road = La Route qui part { $space-from } est achevée : choisissez les unités qui la suivent, puis avancez.
ask-sail = Mouvement naval depuis { $space-the } : prenez des Flottes, et jusqu'à quatre unités pour chacune, puis mettez à la voile.
ask-land-now = La pile a pris la mer depuis { $space-the } : débarquez aussitôt grâce au point 2x, ou passez et débarquez au tour suivant.
ask-land = Vos unités en mer débarquent maintenant, toutes ensemble : choisissez un espace côtier.
ask-marshal-who = Rassemblement { $space-at } : choisissez l'unité à activer dans cet espace. Ce ne peut être une unité légère.
ask-marshal = Rassemblement { $space-at } : appelez des unités des espaces adjacents, puis terminez.
ask-build-who = Construction { $space-at } : choisissez la Brigade qui construit.
ask-build = Construction { $space-at } : choisissez ce que la Brigade construit, répare ou retire.
ask-raid-who = Raid depuis { $space-the } : choisissez l'unité qui part.
ask-raid = L'unité en Raid est { $space-at } : continuez, ou faites le Raid ici.
ask-raid-on = L'unité en Raid est { $space-at } : continuez vers une cible.
ask-raid-here = L'unité en Raid est { $space-at } : faites le Raid ici.
ask-raid-caught = L'unité en Raid est interceptée { $space-at } : faites relancer le dé grâce à « Quête de renom », ou passez.
ask-raid-failed = Le Raid sur { $space-the } a échoué : relancez le dé grâce à « Quête de renom », ou passez.
ask-raid-declare = Il n'y a qu'un Fort { $space-at } : déclarez « Partie de crosse simulée », et un Raid réussi le retire, ou passez.

# Batailles
ask-emergency = Bataille { $space-at } : sacrifiez une Flotte pour une unité d'artillerie, ou passez.
ask-combine-keep = { $space } : des unités réduites fusionnent. Choisissez celle qui reste et est remise au complet.
ask-combine-lose = { $space } : des unités réduites fusionnent. Choisissez celle qui est éliminée.
ask-battle-event = Bataille { $space-at } : jouez votre événement, ou passez.
ask-commander = Bataille { $space-at } : choisissez le Commandant qui mène les vôtres.
ask-replace = Bataille { $space-at } : le Commandant est tombé. Choisissez-en un autre pour reprendre ses relances, ou passez.
ask-reroll = Bataille { $space-at } : choisissez un dé à relancer, ou terminez.
ask-hit = Bataille { $space-at } : choisissez l'unité qui reçoit la touche.
ask-withdraw = Bataille { $space-at } : retirez une Flotte vers un espace d'origine côtier, ou passez.
ask-rout = Déroute { $space-at } : choisissez l'unité éliminée.
ask-fort = Le Fort est perdu { $space-at } : rasez-le, ou laissez-le à l'ennemi.
ask-retreat = Retraite depuis { $space-the } : choisissez la destination.
ask-overrun = La retraite ennemie submerge { $space-the } : choisissez laquelle de ses unités est éliminée (encore { $n } à choisir).
ask-chit = Vous avez tiré un autre jeton Guerre en Europe : choisissez celui que vous gardez.

# Arrivées et hiver
ask-pick = Le jeton vous donne { $n ->
    [one] { $n } unité
   *[other] { $n } unités
} : choisissez dans le stock.
ask-place = Choisissez où placer vos nouvelles unités. Les Flottes passent d'abord.
ask-garrison = Garnison d'hiver { $space-at } : choisissez les Brigades coloniales qui restent, ou terminez ; les autres sont licenciées.
ask-homeward = La pile { $space-at } retourne aux Colonies : choisissez son chemin, ou laissez ici une garnison.
ask-returning = Retour par mer ({ $space }) : choisissez l'espace côtier de destination, ou laissez une garnison là où c'est permis.
ask-redeploy = Placez vos Commandants auprès de piles dans les Colonies, ou terminez. Un Commandant seul doit rejoindre une pile.
ask-recover = Choisissez l'unité qui revient de votre case des Pertes, et où.

## Proposé
do-pass = Passer
do-pass-phase = Passer : fin de votre phase d'action
do-done = Terminer : rien de plus
do-done-marshal = Terminer : n'appeler personne d'autre
do-done-rerolls = Terminer : ne plus rien relancer
do-done-garrison = Terminer : les autres sont licenciées
do-reserve = Garder « { $card } » en Réserve (Initiative { $initiative })
    .here = Garder en Réserve (Initiative { $initiative })
do-play = Jouer « { $card } » (Initiative { $initiative })
    .here = Jouer (Initiative { $initiative })
do-card = Utiliser l'événement : « { $card } »
    .here = Utiliser l'événement
do-first = Premier Joueur : { $side }
do-hold = Garder un point { $point } pour la Réaction
do-yield = Renoncer à un point { $point }
do-march = { $point } : Mouvement d'armée depuis { $space-the }
    .here = { $point } : Mouvement d'armée
do-scout = { $point } : Mouvement léger depuis { $space-the }
    .here = { $point } : Mouvement léger
do-raid = { $point } : Raid depuis { $space-the }
    .here = { $point } : Raid
do-sail = { $point } : Mouvement naval depuis { $space-the }
    .here = { $point } : Mouvement naval
do-marshal = { $point } : Rassemblement { $space-at }
    .here = { $point } : Rassemblement
do-build = { $point } : Construction { $space-at }
    .here = { $point } : Construction
do-frenzy = Construire aussi { $space-at }
    .here = Construire aussi ici
do-take-all = Tout prendre
do-take = Prendre : { $piece }
    .here = Prendre
do-drop = Déposer : { $piece }
    .here = Déposer
warn-unused = Points d'action perdus : { $n }.
warn-nation = Nation neutre : { $nation }. Entrer dans un de ses Villages la pousse tout entière vers l'ennemi. Elle rejoint les { $side }, avec une unité dans chaque Village (§ 8.0).
do-go = Aller { $space-at }
    .here = Aller ici
do-halt = Faire halte : la marche est terminée
do-strike = Faire le Raid sur { $space-the }
do-set-sail = Mettre à la voile
do-land-now = Débarquer aussitôt
do-land = Débarquer { $space-at }
    .here = Débarquer ici
do-call = Appeler depuis { $space-the } : { $piece }
    .here = Appeler
do-call-all = Tout appeler depuis { $space-the }
    .here = Tout appeler
do-begin-fort = Commencer un Fort
do-finish-fort = Achever le Fort
do-repair-fort = Réparer le Fort
do-raze-fort = Retirer votre Fort
do-raze-works = Retirer le Fort inachevé
do-begin-road = Commencer une Route vers { $space-the }
    .here = Commencer une Route
do-finish-road = Achever la Route vers { $space-the }
    .here = Achever la Route
do-emergency = Échanger une Flotte contre une unité d'artillerie
do-commander = { $piece } commande
    .here = Commande
do-keep = Garder : { $piece }
    .here = Garder
do-lose = Perte : { $piece }
    .here = Perte
do-reroll-highland = Relancer : { $face } (Brigade Highland)
do-reroll-commander = Relancer : { $face } (Commandant)
do-reroll-card = Relancer : { $face } (carte)
do-withdraw = { $piece } vers { $space-the }
do-burn-fort = Raser le Fort
do-yield-fort = Laisser le Fort à l'ennemi
do-to = Choisir { $space-the }
    .here = Choisir
do-flip = Remettre au complet { $space-at } : { $piece }
    .here = Remettre au complet
do-remove = Éliminer { $space-at } : { $piece }
    .here = Éliminer
do-place = Placer { $space-at } : { $piece }
    .here = Placer : { $piece }
do-place-all = Placer ensemble { $space-at } : { $piece }
    .here = Placer ensemble : { $piece }
do-pick = Choisir : { $piece }
do-close = Fermer { $from } – { $to }
    .here = Fermer
do-stay = Hiverner ici : { $piece }
    .here = Hiverner ici
do-keep-held = Garder l'ancien jeton ({ $value })
do-keep-drawn = Garder le nouveau jeton ({ $value })

## Refusé
refuse-not-your-turn = Ce n'est pas à vous de jouer.
refuse-over = La partie est terminée.

# Cartes et événements
refuse-choose-reserve = Choisissez d'abord la carte que vous gardez en Réserve.
refuse-choose-card = Choisissez d'abord la carte que vous jouez ce tour.
refuse-not-in-hand = Cette carte n'est pas dans votre main.
refuse-not-dealt = Cette carte ne vous a pas été distribuée : gardez une des deux que vous avez tirées.
refuse-first = Choisissez d'abord le Premier Joueur.
refuse-round-up = Remettez au complet une unité réduite, ou reprenez une unité de votre case des Pertes.
refuse-flip = Aucune unité réduite de cette sorte ne peut y être remise au complet ; les Forts et les Bastions ne le sont jamais.
refuse-bring-back = Aucune unité de cette sorte n'est dans votre case des Pertes.
refuse-bring-late = Vous avez remis une unité au complet : aucune ne peut plus revenir.
refuse-bring-canadiens = Les Canadiens reviennent avant tous les autres.
refuse-bring-home = Une unité revient dans un espace d'origine que vous contrôlez : une Brigade dans sa Colonie, une Flotte sur la côte, des Indiens dans leur Village.
refuse-place-village = Une unité indienne revient dans son propre Village, s'il ne s'y trouve aucune unité britannique.
refuse-cull-french-brigade = Choisissez une Brigade française, métropolitaine s'il y en a une, sur la carte ou dans la case En mer.
refuse-cull-british-brigade = Choisissez une Brigade britannique sur la carte ou dans la case En mer.
refuse-cull-colonial = Choisissez une Brigade coloniale sur la carte ou dans la case En mer.
refuse-cull-metropolitan = Choisissez une Brigade métropolitaine britannique sur la carte ou dans la case En mer.
refuse-cull-blankets = Choisissez une unité indienne du camp français sur la carte.
refuse-cull-promises = Choisissez une unité Mingo, Delaware ou Chaouanon du camp français sur la carte.
refuse-yield = Choisissez un des points libres de la carte en question.
refuse-battoemen-rout = Aucun marqueur Déroute n'est ôté tant qu'une de vos piles est non ravitaillée.
refuse-battoemen = Choisissez une de vos piles qui soit non ravitaillée ou, s'il n'y en a pas, en déroute.
refuse-hesitant = Choisissez une pile britannique sur la carte.
refuse-admiral = Choisissez un espace côtier que vous contrôlez dans une zone amie.
refuse-warships-british = Les Britanniques contrôlent les deux bouts de ce Grand chemin.
refuse-warships = Choisissez un Grand chemin lacustre.

# Points d'action
refuse-act = Dépensez un Point d'action, ou passez.
refuse-no-point = Il ne reste pas de Point d'action de ce genre sur votre carte.
refuse-point-lost = Vous avez renoncé à ce point pour le tour : « Secours de France en retard ».
refuse-army-point-lost = « Charretiers récalcitrants » vous prend ce point pour le tour.
refuse-held = Ce point est gardé pour la Réaction.
refuse-reaction-point = En Réaction, seul le point gardé peut être dépensé.
refuse-indian-first = Les points de la carte indienne passent d'abord : dépensez-les, ou passez.
refuse-wrong-point = Ce point ne le permet pas : les points Léger et Indien servent au Mouvement léger et au Raid, les points Armée au Mouvement d'armée, au Rassemblement et à la Construction, et seuls les points Mer/Armée permettent le Mouvement naval.
refuse-indian-late = Les points de la carte indienne se dépensent avant tous les autres : ils sont perdus.
refuse-hold = On ne garde qu'un point libre de sa propre carte.
refuse-hold-indian = Un point de la carte indienne ne se garde jamais pour la Réaction : gardez-en un de votre propre carte.
refuse-hold-first = Gardez d'abord un point pour la Réaction, ou passez.
refuse-hold-second = Seul le Premier Joueur garde un point pour la Réaction.
refuse-hold-early = La carte indienne passe d'abord : dépensez ses points, ou passez. Ensuite, vous pourrez garder un point de votre propre carte.
refuse-hold-late = Un point se garde au début de la phase, avant que votre propre carte serve : ce moment est passé.
refuse-frenzy = Choisissez où construire encore, ou passez.
refuse-nobody = Vous n'avez pas d'unités à cet endroit.
refuse-spent = Toutes vos unités qui pourraient le faire y sont épuisées : elles ont agi ce tour.
refuse-spent-unit = Cette unité est épuisée : une unité agit une fois par tour.
refuse-light-name = Les unités légères de cet endroit portent un autre nom : dites si elles sont coloniales ou réduites.
refuse-works = Les Forts et les Bastions ne se déplacent pas.
refuse-routed = Une pile en Déroute ne peut que se déplacer.
refuse-indians-watch = « Voyons comment les Français se battent » : aucune unité indienne n'agit ce tour.
refuse-rough-seas = « Mer démontée » : aucune Flotte n'agit ce tour.

# Mouvement
refuse-moving = Avancez, prenez ou déposez des unités, ou faites halte après avoir avancé.
refuse-nobody-taken = Aucune unité n'est encore choisie : choisissez celles qui partent.
refuse-take = Vous n'avez ici aucune unité de cette sorte qui ne soit déjà dans la pile.
refuse-take-dropped = Cette unité a été déposée ici : elle ne rejoint plus la pile.
refuse-take-late = Cette unité n'a plus de Points de mouvement : ils se comptent depuis le départ de la pile.
refuse-take-all = Il n'y a pas ici deux unités à prendre ensemble.
refuse-take-light = Un point Léger active des unités légères, avec un Commandant au plus.
refuse-join-light = Seules des unités légères rejoignent une pile activée par un point Léger.
refuse-take-indian = Un point Indien n'active que des unités indiennes.
refuse-take-tribe = Un point Indien active une unité indienne, ou des unités d'une seule Nation : pas de seconde tribu.
refuse-drop = Aucune unité de cette sorte n'est dans la pile.
refuse-drop-last = Il ne resterait aucune unité pour partir : prenez-en d'abord une autre.
refuse-halt-before = La pile ne s'est pas encore déplacée : avancez d'abord.
refuse-halt-road = La Brigade doit suivre la Route neuve.
refuse-not-adjacent = Aucune Liaison n'y mène directement : la pile devrait passer par les espaces entre les deux.
refuse-too-far = La pile n'a pas assez de Points de mouvement pour aller aussi loin.
refuse-connection = Aucune unité de la pile ne peut suivre cette Liaison : Brigades, Artillerie et Commandants s'en tiennent aux Grands chemins et aux Routes, les Flottes à la côte.
refuse-unit-connection = Cette unité ne peut suivre la Liaison : Brigades, Artillerie et Commandants s'en tiennent aux Grands chemins et aux Routes, les Flottes à la côte.
refuse-no-way = Aucune Liaison praticable pour ces unités ne part de cet espace : Brigades, Artillerie et Commandants s'en tiennent aux Grands chemins et aux Routes, les Flottes à la côte.
refuse-no-movement = La pile n'a plus de Points de mouvement.
refuse-limit = Trop d'unités : par tour, chaque camp en fait passer 4 par un Sentier, 8 par une Route et 16 par un Grand chemin.
refuse-road-artillery = Par une Route, chaque camp fait passer une seule unité d'artillerie par tour.
refuse-base = Aucune unité française n'entre dans une Base britannique.
refuse-closed = « Vaisseaux français des lacs » ferme ce Grand chemin aux Britanniques pour le tour.
refuse-enemy-way = L'ennemi est venu par cette Liaison ce tour : partez par une autre.
refuse-pinned = Des unités ennemies retiennent la pile : elle ne part que si elle est en Surnombre, à plus de trois contre un.
refuse-nowhere = Aucune unité de cet espace ne peut se déplacer.
refuse-not-light = Le Mouvement léger est pour les unités légères et indiennes, et il n'y en a pas là.
refuse-not-indian = Un point Indien est pour les unités indiennes, et il n'y en a pas là.
refuse-commander-light = Avec un point Léger, un Commandant ne va qu'avec des unités légères.
refuse-commander-second = Avec un point Léger, un seul Commandant suit.
refuse-commander-indian = Aucun Commandant ne suit avec un point Indien.
refuse-commander-alone = Des Commandants seuls ne passent que par des espaces amis sans ennemis, et doivent finir auprès d'unités amies.
refuse-commander-dropped = Avec un point Léger, on ne laisse pas un Commandant là où l'on n'a pas d'autre unité.
refuse-rout-home = Une pile en Déroute n'entre pas dans un espace d'origine ennemi que vous ne contrôlez pas.
refuse-rout-attack = Une pile en Déroute n'attaque pas : elle n'entre que là où elle submerge l'ennemi.
refuse-road-only = Ce mouvement suit la Route neuve et ne va pas plus loin.
refuse-road-drop = Une unité doit suivre la Route neuve.

# Par mer
refuse-no-fleet = Aucune unité ne prend la mer sans Flotte.
refuse-board = Vous n'avez ici aucune unité de cette sorte qui ne soit déjà à bord.
refuse-board-works = Les Flottes ne portent ni Forts ni Bastions.
refuse-board-all = Il n'y a pas ici deux unités à embarquer ensemble.
refuse-hold-full = Une Flotte porte quatre unités : prenez d'abord une autre Flotte, ou moins d'unités.
refuse-sail-aboard = Prenez des unités, ou mettez à la voile.
refuse-aboard = Débarquez aussitôt, ou passez et débarquez au tour suivant.
refuse-land-first = Vos unités en mer doivent d'abord débarquer.
refuse-not-coastal = On ne débarque que dans les espaces côtiers.
refuse-rout-land = Toutes les côtes sont fermées à cette pile en Déroute : elle reste en mer.
refuse-closed-sea = Le golfe est fermé aux Britanniques tant qu'ils n'ont pas pris Louisbourg : débarquez sur la côte atlantique.

# Rassemblement
refuse-marshal-who = Choisissez l'unité de l'espace auprès de laquelle les autres se rassemblent.
refuse-marshal-light = On ne se rassemble pas autour d'unités légères : il faut une autre unité.
refuse-marshal = Aucune unité d'un espace adjacent ne peut venir.
refuse-call = Vous n'y avez aucune unité de cette sorte.
refuse-call-all = Il n'y a pas là deux unités qui pourraient venir ensemble.
refuse-call-far = Les troupes ne viennent que des espaces adjacents.
refuse-marshal-nobody = Appelez d'abord au moins une unité d'un espace adjacent.
refuse-marshalling = Le Rassemblement est en cours : appelez des unités des espaces adjacents, ou terminez.

# Construction
refuse-building = Choisissez ce que la Brigade construit ou retire.
refuse-builder = Choisissez la Brigade qui construit.
refuse-build-brigade = Seules les Brigades construisent.
refuse-build-supply = Une pile marquée Non ravitaillé ne construit pas.
refuse-build-friendly = Construisez dans les espaces que vous contrôlez, ou dans les espaces sauvages.
refuse-build-enemy = Des unités ennemies s'y trouvent : ne construisez que là où vous êtes en Surnombre, à plus de trois contre un.
refuse-build-nothing = Il n'y a maintenant rien à y construire ou à y retirer.
refuse-build-fortress = On ne construit pas de Fort là où subsiste un Bastion.
refuse-build-second = Un espace n'a qu'un seul Fort, et il y en a déjà un.
refuse-build-begun = Un Fort est déjà commencé ici.
refuse-build-not-begun = Aucun Fort n'est commencé ici.
refuse-build-new = Les travaux ont commencé ce tour : achevez-les à un tour suivant.
refuse-build-pool = Il ne reste pas de Fort dans votre stock.
refuse-build-repair = Vous n'avez pas ici de Fort réduit à réparer.
refuse-build-no-fort = Vous n'avez pas ici de Fort à retirer.
refuse-road-there = Il y a déjà là un Grand chemin, une Route ou une Route commencée.
refuse-road-far = Une Route se construit le long d'un Sentier qui part de l'espace de la Brigade.
refuse-road-not-begun = Aucune Route n'y est commencée.
refuse-road-neutral = On ne construit pas de Route vers le Village d'une Nation neutre.

# Raids
refuse-raider = Choisissez l'unité qui mène le Raid.
refuse-not-raider = Seules les unités légères et indiennes mènent des Raids.
refuse-raiding = Poursuivez d'abord le Raid.
refuse-raid-adjacent = Aucune Liaison n'y mène directement : l'unité en Raid avance d'espace en espace.
refuse-raid-too-far = Par les chemins qui lui sont ouverts, l'unité en Raid ne peut pas aller aussi loin : un Raid va à 3 espaces, à 6 avec un point 2x.
refuse-raid-end = L'unité en Raid n'a plus de Points de mouvement.
refuse-raid-far = Aucune cible n'est à portée par là : un Raid va à 3 espaces, à 6 avec un point 2x.
refuse-raid-neutral = Les Raids n'entrent pas dans les Villages d'une Nation neutre.
refuse-target = Il n'y a rien ici pour un Raid : choisissez un espace d'origine ennemi autre qu'une Base, ou un Fort ennemi en espace sauvage, sans Raid réussi cette année.

# Batailles
refuse-combine = Choisissez une des unités réduites qui peuvent fusionner.
refuse-emergency = Sacrifiez une Flotte pour ses canons, ou passez.
refuse-battle-event = Jouez l'événement qui convient à cette Bataille, ou passez.
refuse-commander = Choisissez un Commandant qui prend part à cette Bataille.
refuse-replace = Choisissez un autre Commandant de la pile, ou passez.
refuse-rerolling = Relancez un dé, ou terminez.
refuse-reroll-reason = Rien ne permet à ce groupe cette relance.
refuse-reroll-die = Aucun dé de ce genre ne peut être relancé : les Drapeaux restent, et un dé n'est pas relancé deux fois pour la même raison.
refuse-reroll-hit = Toutes ces touches comptent : seule une touche en surplus peut être relancée.
refuse-hit = Choisissez une de vos unités qui peuvent recevoir cette touche.
refuse-hit-type = Cette touche va d'abord à un autre type d'unité.
refuse-hit-bt = Cette touche va à une Brigade, d'abord à une Brigade métropolitaine.
refuse-hit-reduced = Les unités réduites du type reçoivent les touches avant celles qui sont au complet.
refuse-withdraw = Une Flotte se retire vers un espace d'origine côtier que vous contrôlez, sans ennemis et sans Bataille.
refuse-withdrawing = Retirez une Flotte, ou passez.
refuse-rout-loss = Une Déroute coûte d'abord de l'Artillerie, puis toute autre unité, les unités indiennes en dernier.
refuse-retreating = Choisissez d'abord où battre en retraite.
refuse-retreat = Un espace d'une priorité plus haute est ouvert à la retraite.
refuse-retreat-far = Une pile bat en retraite dans un espace adjacent.
refuse-retreat-connection = Toutes les unités de la pile ne peuvent suivre cette Liaison, et elles battent en retraite ensemble.
refuse-retreat-pursuit = L'ennemi est venu de là ce tour : aucun défenseur ne bat en retraite par là.
refuse-retreat-back = Un attaquant bat d'abord en retraite dans un espace ami d'où il est venu.
refuse-retreat-fleet = Une pile avec une Flotte gagne une côte sans ennemis : un espace d'origine d'abord, puis un autre espace ami, puis un espace sauvage.
refuse-fort = Dites si le Fort est rasé ou laissé à l'ennemi.
refuse-overrun = Choisissez une des unités ennemies qui se sont frayé un passage.
refuse-chit = Choisissez le jeton Guerre en Europe que vous gardez.

# Arrivées et hiver
refuse-pick = Choisissez une des unités que donne le jeton.
refuse-placing = Placez une des unités en attente.
refuse-place-all = Il n'y a pas deux unités de cette sorte à placer ensemble.
refuse-place-fleets-first = Les Flottes se placent avant les autres.
refuse-place-escort = Cette Brigade se place avec son Commandant : placez-le.
refuse-place-port = Les renforts arrivent dans un espace d'origine côtier que vous contrôlez, ou dans un espace capturé sur une mer amie.
refuse-place-fleet = Les autres unités arrivent là où une Flotte a été placée ce tour ; sans Flotte, toutes au même endroit.
refuse-place-colony = Une Brigade coloniale se place dans un espace ami de sa propre Colonie.
refuse-place-light = Une unité légère coloniale se place dans un espace d'origine que vous contrôlez en Colonie.
refuse-place-one = Les unités d'une Nation se placent à raison d'une par Village que vous contrôlez.
refuse-stay = Cette unité ne peut hiverner ici : un Fort ami garde une unité, un Établissement capturé autant de Brigades que sa valeur et toute autre unité.
refuse-garrison = Dites quelles Brigades coloniales hivernent ici.
refuse-homeward = Rapprochez-vous de la Flotte ou de la Colonie la plus proche, ou laissez une garnison.
refuse-returning = Choisissez un des espaces côtiers proposés, ou laissez une garnison.
refuse-off-sail-box = Choisissez un des espaces côtiers proposés : la pile quitte la case En mer.
refuse-redeploy = Un Commandant rejoint une pile dans un espace d'origine que vous contrôlez en Colonie.
refuse-redeploy-must = Un Commandant seul doit rejoindre une pile.
refuse-recover = Choisissez l'unité qui revient.
refuse-recover-light = C'est une unité légère, non indienne, qui revient maintenant.
refuse-recover-metropolitan = C'est une Brigade métropolitaine qui revient maintenant.
refuse-recover-highland = Une seule Brigade Highland revient par an.
refuse-recover-non-metropolitan = C'est une Brigade non métropolitaine qui revient maintenant.
refuse-recover-artillery = C'est une unité d'artillerie qui revient maintenant.
refuse-recover-box = Une Brigade coloniale va dans la case des Brigades licenciées : choisissez-la.
refuse-recover-space = Cette unité revient dans un Établissement d'origine que vous contrôlez.

## Raconté
log-year = Année { $year }
log-round = { $round }, { $year }
log-logistics = { $round }
log-chosen = Les { $side } ont choisi leur carte
log-chosen-reserve = Les { $side } ont choisi leur carte de Réserve
log-revealed = Les { $side } jouent « { $card } »{ $initiative ->
    [0] {""}
   *[other] { " " }(Initiative { $initiative })
}
log-initiative = Les { $side } ont l'Initiative
log-first = Les { $side } jouent en premier
log-phase = Phase d'action des { $side }
log-reaction = Réaction des { $side }
log-event = Événement : « { $card } »
log-event-none = Événement : « { $card } », sans effet
log-march = Les { $side } dépensent un point { $point } : Mouvement d'armée depuis { $space-the }
log-scout = Les { $side } dépensent un point { $point } : Mouvement léger depuis { $space-the }
log-raid = Les { $side } dépensent un point { $point } : Raid depuis { $space-the }
log-sail = Les { $side } dépensent un point { $point } : Mouvement naval depuis { $space-the }
log-marshal = Les { $side } dépensent un point { $point } : Rassemblement { $space-at }
log-build = Les { $side } dépensent un point { $point } : Construction { $space-at }
log-held = Les { $side } gardent un point { $point } pour la Réaction
log-point-lost = Les { $side } perdent un Point d'action : { $point }
log-point-gained = Les { $side } gagnent un Point d'action : { $point }
log-moved = { $force } : { $from } → { $to }
log-landed = Débarquement { $space-at } : { $force }
log-overwhelmed = Les { $side } submergent l'ennemi { $space-at }
log-attack = Les { $side } attaquent { $space-at }
log-nation = { $nation } : désormais du côté des { $side }
log-control = Les { $side } prennent le contrôle { $space-from }
log-open-seas = Le golfe du Saint-Laurent est ouvert à jamais aux Britanniques
log-closed = Fermé aux Britanniques ce tour : { $from } – { $to }
log-hesitates = Les { $side } hésitent { $space-at } : toutes leurs unités sont épuisées
log-raid-begins = Départ en Raid depuis { $space-the } : { $unit }
log-intercepted = Les { $side } interceptent l'unité en Raid { $space-at }
log-slips-by = Les { $side } n'interceptent pas l'unité en Raid { $space-at }
log-raid-succeeds = Raid réussi des { $side } sur { $space-the }
log-raid-fails = Raid manqué des { $side } sur { $space-the }
log-raid-points = { $side } { $points ->
    [-5] { $points } points de Raid
    [-4] { $points } points de Raid
    [-3] { $points } points de Raid
    [-2] { $points } points de Raid
    [-1] { $points } point de Raid
    [0] { $points } point de Raid
    [one] +{ $points } point de Raid
   *[other] +{ $points } points de Raid
}, total { $total }
log-went-home = Dans la case des Pertes après le Raid : { $unit }
log-fort-begun = Les { $side } commencent un Fort { $space-at }
log-fort-finished = Les { $side } achèvent un Fort { $space-at }
log-fort-repaired = Les { $side } réparent leur Fort { $space-at }
log-fort-razed = Le Fort des { $side } est retiré { $space-at }
log-works-razed = Les { $side } retirent leur Fort inachevé { $space-at }
log-road-begun = Les { $side } commencent une Route : { $from } – { $to }
log-road-finished = Les { $side } achèvent une Route : { $from } – { $to }
log-battle = Bataille { $space-at } : les { $side } attaquent. Attaquants : { $attackers } ; défenseurs : { $defenders }{ $militia ->
    [0] {""}
   *[other] { "\u202F" }; Milice : { $militia }
} ; marqueurs de Bataille : Français { $french }, Britanniques { $british }
log-emergency = Les { $side } débarquent les canons d'une Flotte comme Artillerie { $space-at }
log-combined = { $space } : fusion, unité de nouveau au complet ({ $unit })
log-rolled = Jet des { $side } : { $type }
log-reroll-highland = Les { $side } relancent : { $face } (Brigade Highland)
log-reroll-commander = Les { $side } relancent : { $face } (Commandant)
log-reroll-card = Les { $side } relancent : { $face } (carte)
log-casualty = Le Commandant des { $side } tombe
log-casualty-none = Le Commandant des { $side } est indemne
log-militia-fled = Les { $side } perdent une Milice { $space-at }
log-militia-roll = Jet de la Milice des { $side }
log-reduced = { $space } : réduction ({ $unit })
log-eliminated = { $space } : élimination ({ $unit })
log-commander-gone = { $space } : { $unit } quitte le jeu
log-gone = Hors du jeu : { $unit }
log-won = Les { $side } l'emportent { $space-at } ; marqueurs de Bataille : Français { $french }, Britanniques { $british }
log-routed = Les { $side } sont en Déroute { $space-at }
log-fort-taken = Les { $side } s'emparent du Fort { $space-at }
log-deserted = Désertion chez les { $side } : { $unit }
log-retreated = Retraite : { $force }, { $from } → { $to }
log-no-retreat = Aucune retraite depuis { $space-the }
log-supplied = Les { $side } sont de nouveau ravitaillés { $space-at }
log-out-of-supply = Les { $side } ne sont pas ravitaillés { $space-at }
log-rallied = Les { $side } se rallient { $space-at }
log-rallied-not = Les { $side } restent en Déroute { $space-at }
log-restored = { $space } : unité de nouveau au complet ({ $unit })
log-drawn = Tirage : { $unit }
log-vagary = Aléas de la guerre : { $token }
log-placed = { $space } : placement ({ $force })
log-returned = Retour de la case des Pertes { $space-at } : { $force }
log-winters = Garnison d'hiver { $space-at } : { $unit }
log-recovered = Retour de la case des Pertes { $space-at } : { $unit }
log-recovered-box = Retour de la case des Pertes parmi les Brigades licenciées : { $unit }
log-to-losses = Dans la case des Pertes pour l'hiver : { $force }
log-disbanded = Licenciées pour l'hiver : { $force }
log-to-pool = De retour dans le stock des Flottes : { $force }
log-chit = Les { $side } tirent un jeton Guerre en Europe
log-chit-own = Les { $side } tirent un jeton Guerre en Europe : { $value }
log-europe = Guerre en Europe : Français { $french }, Britanniques { $british }
log-points-taken = { $side } +{ $points } PV pour { $space-the } ; marqueur sur { $n } ({ $leader })
log-points-raids = { $side } +{ $points } PV : huit points de Raid ; marqueur sur { $n } ({ $leader })
log-points-bonus = { $side } +{ $points } PV : bonus du scénario ; marqueur sur { $n } ({ $leader })
log-points-europe = { $side } +{ $points } PV : Guerre en Europe ; marqueur sur { $n } ({ $leader })
log-over = Les { $side } gagnent la partie

## La fin
over-threshold-french = Les Français gagnent : à la fin de l'année, le marqueur de Victoire a atteint leur seuil.
over-threshold-british = Les Britanniques gagnent : à la fin de l'année, le marqueur de Victoire a atteint leur seuil.

## Ce qui peut en résulter, comme le disent les probabilités

odds-battle = La Bataille
odds-battle-none = Pas de Bataille
odds-interception = L'interception
odds-interception-none = Personne ne tente d'intercepter
odds-raid = Le Raid
odds-raid-none = Aucun Raid n'a lieu
odds-won = Les { $side } l'emportent
odds-routed = Les { $side } sont en Déroute
odds-intercepts = Les { $side } interceptent
odds-intercepts-not = Les { $side } n'interceptent pas
odds-raid-succeeds = Raid réussi des { $side }
odds-raid-fails = Raid manqué des { $side }
odds-leader-lost = { $leader } est perdu

## Ce qui se règle
panel-stack = Pile { $space-at }
panel-force-label = Unités
panel-force = { $force }
panel-steps = Espaces parcourus
panel-battle = Bataille { $space-at }
panel-role = Rôle
panel-attacker = attaquant
panel-defender = défenseur
panel-militia = Milice
panel-landing = Débarquement de ce tour
panel-marshal = Rassemblement de troupes
panel-rout = En Déroute
panel-oos = Non ravitaillé
panel-fort = Attaque d'un Fort
panel-commander = Commandant
panel-led = { $unit } ({ $n ->
    [one] { $n } relance
   *[other] { $n } relances
})
panel-rolling = Jet en cours
panel-group = { $type }
panel-number = { $n }

## Marqueurs, tels que le terminal les nomme
marker-battle = Bataille
marker-raided-french = Raid réussi des Français
marker-raided-british = Raid réussi des Britanniques
marker-rout-french = Français en Déroute
marker-rout-british = Britanniques en Déroute
marker-oos-french = Français non ravitaillés
marker-oos-british = Britanniques non ravitaillés
marker-landing-french = Débarquement des Français
marker-landing-british = Débarquement des Britanniques
marker-marshal-french = Rassemblement des Français
marker-marshal-british = Rassemblement des Britanniques
marker-fort-works = Fort en construction

## Ce que visent les camps
goal-threshold = Victoire à la fin de l'année si le marqueur de Victoire est sur la case { $n } ({ $leader }) ou au-delà
goal-control-victory-spaces = À la fin de l'année, +{ $vp } PV pour au moins { $n ->
    [one] { $n } Espace de victoire ennemi
   *[other] { $n } Espaces de victoire ennemis
} (à présent +{ $now } PV)
goal-control-settled-spaces = À la fin de l'année, +{ $vp } PV pour au moins { $n ->
    [one] { $n } Établissement ennemi
   *[other] { $n } Établissements ennemis
} (à présent +{ $now } PV)
goal-control-home-spaces = À la fin de l'année, +{ $vp } PV pour au moins { $n ->
    [one] { $n } espace d'origine ennemi
   *[other] { $n } espaces d'origine ennemis
} (à présent +{ $now } PV)
goal-per-colony-held = À la fin de l'année, +{ $vp } PV pour chaque Colonie française dont au moins { $n ->
    [one] { $n } espace est
   *[other] { $n } espaces sont
} aux Britanniques, { $most } au plus (à présent +{ $now } PV)
goal-per-three-value-space-kept = À la fin de l'année, +{ $vp } PV pour chacune des villes de Louisbourg, Québec et Montréal que les Britanniques ne tiennent pas, { $most } au plus (à présent +{ $now } PV)
goal-threshold-brief = victoire en fin d'année : marqueur sur { $n } ({ $leader }) ou au-delà
goal-control-victory-spaces-brief = bonus +{ $vp } PV (à présent +{ $now })
goal-control-settled-spaces-brief = bonus +{ $vp } PV (à présent +{ $now })
goal-control-home-spaces-brief = bonus +{ $vp } PV (à présent +{ $now })
goal-per-colony-held-brief = bonus +{ $vp } PV (à présent +{ $now })
goal-per-three-value-space-kept-brief = bonus +{ $vp } PV (à présent +{ $now })
