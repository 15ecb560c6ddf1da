# Ce que le jeu demande, propose, refuse et raconte.

count-kind = { $n } × { $kind }
count-plus = +{ $n }

## Saisons, phases, compteurs
season-early = Saison Initiale
season-late = Saison Avancée
phase-french = Phase d'Action française
phase-british = Phase d'Action anglaise
phase-home = Retour des Indiens et des chefs
phase-attrition = Attrition hivernale
track-vp = Points de Victoire
assemblies-reluctant = Réticentes
assemblies-supportive = Favorables
assemblies-enthusiastic = Enthousiastes

## Demandé
ask-card = { $n ->
    [1] Jouez votre dernière carte, ou passez et conservez-la si vous le pouvez.
   *[other] Jouez une de vos { $n } cartes : son Événement, une activation ou une construction.
}
ask-activate = Carte de valeur { $n } : choisissez le commandant d'une force, ou des unités et des chefs qui agissent un par un.
ask-campaign = Choisissez un chef activé avec sa force ; la carte en active deux.
ask-muster = Force { $space-at } : choisissez les pièces qui en font partie et ce qu'elle fait.
ask-leave-behind = Force { $space-at } : elle a perdu un chef et compte plus d'unités qu'elle n'en peut commander. Laissez-en sur place, puis dites ce qu'elle fait.
ask-name = Désignez une autre unité ou un autre chef, ou terminez. Points restants : { $n } ; une unité indienne coûte un demi-point.
ask-next = Choisissez qui agit ensuite, ou terminez.
ask-build-stockades = Choisissez où construire un fortin (reste : { $n }), ou terminez.
ask-build-forts = Choisissez où commencer ou achever un fort (reste : { $n }), ou terminez.
ask-demolish = Choisissez ce que vous démolissez.
ask-bid-roll = Lancez les dés pour savoir qui ouvre les enchères.
ask-bid-open = Enchérissez pour un camp : combien de PV cédez-vous pour le jouer ?
ask-bid-raise = { $n } PV sont offerts pour les { $side } : surenchérissez pour jouer ce camp, ou acceptez et jouez l'autre.
ask-bid-sealed = Enchérissez en secret pour les { $side } : le plus offrant les joue, et l'autre camp reçoit les PV.
ask-close = Vous pouvez démolir ce que vous avez capturé avant la fin de la phase.
ask-move = Force { $space-at } : continuez, déposez des pièces ou faites halte.
ask-intercept = L'ennemi entre { $space-at } : tentez de l'intercepter avec une unité ou la force d'un chef, ou passez.
ask-intercept-force = Interception { $space-at } : choisissez qui accompagne le chef, puis lancez le dé.
ask-inside = L'ennemi arrive { $space-at } : choisissez qui va à l'intérieur ; les autres restent dehors.
ask-avoid = Une Bataille menace { $space-at } : tentez de l'éviter avec une unité ou la force d'un chef, ou passez.
ask-avoid-force = Évasion { $space-at } : choisissez qui accompagne le chef, puis lancez le dé.
ask-avoid-to = Bataille évitée { $space-at } : choisissez la destination.
ask-join = Bataille { $space-at } : choisissez les unités assiégées qui s'y joignent, ou terminez.
ask-militia = Bataille { $space-at } : choisissez la Milice qui y prend part, ou terminez.
ask-losses = Pertes { $space-at } : subissez encore { $n ->
    [one] { $n } perte
   *[other] { $n } pertes
} de pas.
ask-retreat = Retraite depuis { $space-the } : choisissez la destination, ensemble ou pièce par pièce.
ask-siege-roll = Siège { $space-from } : lancez le dé, ou jouez plutôt « Reddition ! »
ask-siege-cut = Siège { $space-from } : sans ravitaillement, les assiégeants ne font pas de jet. Donnez l'Assaut, si le siège est assez avancé, ou terminez.
ask-assault = Le siège { $space-from } est assez avancé : donnez l'Assaut, ou terminez.
ask-surrendered = Reddition { $space-at } : choisissez où va la garnison.
ask-raid-order = Choisissez où faire le prochain Raid.
ask-raid-militia = Raid sur { $space-the } : envoyez une unité de Milice contre les unités en Raid, ou passez.
ask-home = Retour depuis { $space-the } ({ $piece }) : choisissez la destination.
ask-attrition = Attrition hivernale { $space-at } : choisissez { $n ->
    [one] { $n } unité réduite
   *[other] { $n } unités réduites
} à éliminer.
ask-place = Choisissez où entrent les renforts (reste : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}).
ask-alliance = { $n ->
    [one] Il reste { $n } demi-point
   *[other] Il reste { $n } demi-points
} : placez une unité indienne pour deux, restaurez une unité réduite pour un, ou terminez.
ask-restore = Restaurez jusqu'à { $n ->
    [one] { $n } unité réduite
   *[other] { $n } unités réduites
}, ou terminez.
ask-restore-or-place = Restaurez jusqu'à { $n ->
    [one] { $n } unité réduite
   *[other] { $n } unités réduites
}, ou placez plutôt une nouvelle unité.
ask-raise = Placez de nouveaux Provinciaux, ou restaurez tous ceux du Département qui sont réduits.
ask-department = Choisissez le Département.
ask-depose = Avec { $leader }, il y a un commandant en chef de trop : choisissez qui quitte la partie.
ask-exchange = Choisissez les deux chefs français qui échangent leurs places.
ask-remove = Choisissez ce qui est éliminé (reste : { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}).
ask-bastions = Choisissez le siège dont le niveau revient à 0.
ask-deserters = Choisissez l'espace où jusqu'à deux unités indiennes ennemies désertent.
ask-deserting = Choisissez une unité indienne qui déserte, ou terminez.
ask-small-pox = Choisissez la pile ennemie de plus de quatre unités que frappe la variole.
ask-crisis = « Crise ministérielle » : défaussez une des cartes que l'Événement vise, ou dites que vous n'en avez pas.
ask-fetch = Prenez une carte dans la défausse, ou passez.
ask-fetch-regulars = Prenez une carte de Réguliers ou de Highlanders dans la défausse contre une carte de votre main au hasard, ou passez.
ask-window-move = L'ennemi va se déplacer depuis { $space-the } : répondez ou laissez passer.
ask-window-shore = L'ennemi vient { $space-at } par la rive du lac : répondez ou laissez passer.
ask-window-battle = Bataille { $space-at } : jouez un Événement ou laissez passer.
ask-window-assault = Assaut sur { $space-the } : jouez un Événement ou laissez passer.
ask-window-siege = Les assiégeants { $space-from } vont faire leur jet : répondez ou laissez passer.
ask-window-terms = Les assiégeants { $space-from } vont faire leur jet : acceptez leurs conditions avec « Reddition ! », ou laissez passer.
ask-window-terms-assault = Les assiégeants { $space-from } vont donner l'Assaut : acceptez leurs conditions avec « Reddition ! », ou laissez passer.
ask-window-raid = L'ennemi va faire un jet de Raid sur { $space-the } : répondez ou laissez passer.
ask-window-capture = L'ennemi a capturé { $space-the } : répondez ou laissez passer.

## Proposé
do-pass = Passer
do-hold = Passer et conserver cette carte
do-done = Terminer : rien de plus
do-done-activation = Terminer : fin de cette carte
warn-unused-points = Points de la carte non utilisés : { $n }.
warn-waiting = Pièces activées qui n'auront pas agi : { $n }.
do-done-force = Terminer : la force est au complet
do-done-naming = Terminer : personne d'autre n'est activé
do-done-ordering = Terminer : cette force reste sur place
do-done-one-force = Terminer : pas de seconde force
do-done-construction = Terminer : ne plus rien construire
do-done-siege = Pas d'Assaut maintenant
do-done-siege-cut = Terminer : pas de jet sans ravitaillement
do-done-garrison = Terminer : les autres restent dehors
do-done-joining = Terminer : personne d'autre n'y prend part
do-done-staying = Rester ici
do-event = Jouer « { $card } » comme Événement
    .here = Jouer l'Événement
do-activate = Activer avec « { $card } » ({ $value })
    .here = Activer ({ $value })
do-stockades = Construire des fortins avec « { $card } » ({ $value })
    .here = Construire des fortins ({ $value })
do-forts = Construire des forts avec « { $card } » ({ $value })
    .here = Construire des forts ({ $value })
do-discard = Défausser « { $card } »
    .here = Défausser
do-card = Jouer « { $card } »
    .here = Jouer cette carte
do-fetch = Prendre « { $card } »
    .here = Prendre
do-demolish = Démolir
do-bid = { $n } PV pour les { $side }
do-accept = Accepter l'enchère
do-raze-fort = Démolir le fort { $space-at }
    .here = Démolir le fort
do-raze-stockade = Démolir le fortin { $space-at }
    .here = Démolir le fortin
do-raze-started = Démolir le fort en construction { $space-at }
    .here = Démolir le fort en construction
do-build = Construire { $space-at }
    .here = Construire ici
do-force = { $leader } commande (Initiative { $initiative }, Commandement { $command })
    .here = Commande une force
do-lead = { $leader } mène une force (Initiative { $initiative }, Commandement { $command }) : toute la carte
    .here = Mener une force (toute la carte)
do-name = Activer isolément { $space-at } : { $piece } ({ $cost ->
    [all] toute la carte
    [half] un demi-point
   *[point] 1 point
})
    .here = Activer isolément ({ $cost ->
        [all] toute la carte
        [half] un demi-point
       *[point] 1 point
    })
do-act = Agir { $space-at } avec : { $piece }
    .here = Agir
do-take-all = Tout prendre
do-take = Prendre : { $piece }
    .here = Prendre
do-march = Déplacer la force
do-siege = Mener le siège
do-assault = Donner l'Assaut
do-sortie = Faire une sortie
do-go = Aller { $space-at }
    .here = Aller ici
do-go-enemy = Marcher contre l'ennemi { $space-at }
    .here = Marcher contre l'ennemi
do-infiltrate = S'infiltrer dans { $space-the }
    .here = S'infiltrer
do-sail = Aller par mer { $space-at }
    .here = Aller ici par mer
do-land = Débarquer { $space-at } avec « { $card } »
    .here = Débarquer avec « { $card } »
do-drop = Déposer : { $piece }
    .here = Déposer
do-halt = Faire halte : le mouvement est terminé
do-intercept = Intercepter depuis { $space-the } : { $piece }
    .here = Intercepter
do-avoid = Éviter la Bataille : { $piece }
    .here = Éviter la Bataille
do-roll = Lancer le dé
do-inside = Envoyer à l'intérieur : { $piece }
    .here = Envoyer à l'intérieur
do-inside-all = Envoyer tout le monde à l'intérieur
do-to = Choisir { $space-the }
    .here = Choisir
do-lose = Perdre un pas : { $piece }
    .here = Perdre un pas
do-retreat = { $piece } vers { $space-the }
do-retreat-inside = { $piece } à l'intérieur ({ $space })
do-retreat-all = Tous vers { $space-the }
    .here = Tous ici
do-retreat-all-inside = Tous à l'intérieur
do-home = { $piece } vers { $space-the }
do-place = Placer { $space-at } : { $piece }
    .here = Placer : { $piece }
do-restore = Restaurer { $space-at } : { $piece }
    .here = Restaurer
do-restore-all = Tout restaurer
do-remove = Éliminer { $space-at } : { $piece }
    .here = Éliminer
do-department = { $department }
do-depose = Retirer { $leader }
    .here = Retirer

## Refusé
refuse-not-your-turn = Ce n'est pas à vous de jouer.
refuse-over = La partie est terminée.
refuse-not-there = Aucune pièce de ce genre ne peut se joindre à cette force.
refuse-name-not-there = Aucune unité ni aucun chef de ce genre ne peut être activé là.
refuse-join-not-there = Aucune unité de ce genre n'est à l'intérieur pour se joindre à la Bataille.
refuse-join-or-done = Choisissez les unités assiégées qui se joignent à la Bataille, ou terminez.
refuse-militia-not-there = Aucune Milice de ce genre n'est disponible pour cette Bataille.
refuse-loss-not-there = Aucune unité de ce genre ne peut subir cette perte.
refuse-choose-attrition = Choisissez l'unité qui perd un pas par attrition.
refuse-retreat-not-there = Aucune pièce de ce genre ne bat en retraite de là.
refuse-avoid-not-there = Aucune unité de ce genre ne peut éviter cette Bataille.
refuse-avoid-far = Les unités qui évitent la Bataille vont dans un espace adjacent ou, d'un espace Amphib, dans un port.
refuse-intercept-not-there = Aucune unité de ce genre ne peut intercepter depuis cet espace.
refuse-drop-not-there = Aucune pièce de ce genre n'accompagne la force.
refuse-landing-port = Vous ne contrôlez pas le port d'où partirait le débarquement.
refuse-raid-militia = Aucune Milice de ce genre ne peut s'opposer à ce Raid.
refuse-inside-not-there = Aucune pièce de ce genre ne peut se mettre à l'abri des murs.
refuse-assault-command = Seul le chef assiégeant du plus haut Commandement peut mener l'Assaut.
refuse-surrendered-to = Choisissez où va la garnison qui s'est rendue : l'un des espaces proposés.
refuse-order-first = Donnez un ordre à la force : se déplacer, assiéger, donner l'Assaut ou faire une sortie.
refuse-choose-space = Choisissez l'un des espaces proposés.

# Cartes
refuse-card-first = Jouez d'abord une carte, ou passez avec la dernière.
refuse-not-in-hand = Cette carte n'est pas dans votre main.
refuse-response-not-held = Vous n'avez pas cette carte-réponse en main.
refuse-landing-not-held = Vous n'avez pas en main cette carte de débarquement.
refuse-croghan-not-held = Vous n'avez pas en main cette carte pour ce mouvement.
refuse-siege-card-not-held = Vous n'avez pas en main cette carte pour le siège.
refuse-pass-one-card = On ne passe qu'avec une seule carte en main.
refuse-pass-held = Vous avez conservé une carte la saison passée : il faut toutes les jouer cette saison.
refuse-response-card = C'est une carte-réponse : son Événement ne se joue qu'à son moment.
refuse-wrong-symbol = Seul l'autre camp peut jouer cette carte comme Événement.
refuse-event-no-leader = Vous n'avez aucun chef à activer.
refuse-event-no-bastions = Aucun siège d'un de vos forts ou forteresses n'est au niveau 1 ou 2.
refuse-event-louisbourg = Les Français ne contrôlent pas Louisbourg.
refuse-event-two-leaders = Les Français n'ont pas deux chefs à échanger.
refuse-event-montreal = Les Français ne contrôlent pas Montréal.
refuse-event-ohio-forks = Il n'y a pas de fort français à Ohio Forks.
refuse-event-oneida = Vous n'avez aucune fortification à Oswego ni à Oneida Carry.
refuse-event-oneida-enemy = L'ennemi a une fortification à Oswego ou à Oneida Carry.
refuse-event-johnson-iroquois = Johnson n'est pas à deux espaces ou moins d'un village iroquois, ou il est assiégé.
refuse-event-johnson-canajoharie = Johnson n'est pas à deux espaces ou moins de Canajoharie, ou il est assiégé.
refuse-event-nobody-comes = Cette carte n'a aucune pièce à placer ni à restaurer.
refuse-event-uprising = Depuis la carte SOULÈVEMENT CHEROKEE, les Cherokee ne se battent pour personne.
refuse-event-no-cherokees = La carte CHEROKEE n'a pas été jouée comme Événement.
refuse-event-easton = Les Anglais n'ont aucune fortification non assiégée avec des Troupes de Métier à Ohio Forks ni à côté.
refuse-event-no-indians = L'ennemi n'a pas d'Indiens non assiégés sur la carte.
refuse-event-small-stacks = L'ennemi n'a aucune pile de plus de quatre unités.
refuse-event-empty-hand = Cette main est vide.
refuse-event-not-raided = Il n'y a aucun marqueur « Raid réussi » français dans le Département du Nord ni dans celui du Sud.
refuse-event-no-provincials = Il n'y a sur la carte aucun Provincial à retirer.
refuse-event-enthusiastic = Les Assemblées provinciales sont Enthousiastes.
refuse-event-reluctant = Les Assemblées provinciales sont Réticentes.
refuse-event-nobody-restored = Aucune unité visée par la carte n'est réduite, non assiégée et, pour les Troupes de Métier, ravitaillée.
refuse-event-1755 = En 1755, cette carte ne peut pas être jouée comme Événement.
refuse-event-quiberon = Depuis la carte BAIE DE QUIBERON, les Français ne peuvent plus jouer cette carte comme Événement.
refuse-event-quebec-lost = Les Anglais contrôlent Québec.
refuse-event-no-fortress = Les Anglais ne contrôlent aucune forteresse non assiégée.
refuse-event-once-a-season = Une carte de ce genre a déjà été jouée comme Événement cette saison.
refuse-event-french-harbours = Les Français ne contrôlent ni Québec ni Louisbourg.
refuse-event-no-harbour = Les Anglais n'ont ni port ouvert ni espace Amphib.
refuse-event-before-pitt = Avant 1759, les Highlanders ne viennent qu'après la carte WILLIAM PITT.
refuse-event-squadrons = Avant 1760, cette carte ne peut être jouée que si ESCADRES DE LOUISBOURG est retirée de la partie ou si les Anglais contrôlent Louisbourg.
refuse-event-no-colonial-fortress = Les Anglais ne contrôlent aucune forteresse non assiégée dans les Départements du Nord et du Sud.
refuse-event-no-points = Les Français n'ont aucun Point de Victoire.
refuse-event-no-shirley = Shirley n'est pas sur la carte, ou il est assiégé.
refuse-bastions = Choisissez le siège de l'une de vos fortifications, au-dessus du niveau 0.
refuse-deserters = Choisissez des Indiens ennemis non assiégés, tous dans un même espace.
refuse-small-pox = Choisissez un espace où l'ennemi a plus de quatre unités.
refuse-department-provincials = Choisissez un Département dont les Provinciaux ne sont pas tous assiégés.
refuse-department-raise = Choisissez un Département qui peut lever ou restaurer des Provinciaux.
refuse-raise = Placez des Provinciaux dans une fortification de leur Département, ou restaurez ceux qui sont réduits.
refuse-respond-or-pass = Jouez une carte-réponse ou laissez passer.
refuse-no-response = Ce n'est pas une carte-réponse.
refuse-not-the-moment = Ce n'est pas le moment de jouer cette carte.

# Activation
refuse-nobody = Vous n'avez sur la carte ni unité ni chef à activer.
refuse-activate = Choisissez une pièce à activer, ou la prochaine à agir.
refuse-must-raid = Une unité d'Auxiliaires activée qui reste sur une cible de Raid doit y faire un Raid : faites-la agir, puis arrêtez-la.
refuse-initiative = L'Initiative de ce chef dépasse la valeur de la carte.
refuse-spent = Ce chef a déjà agi pendant cette Phase d'Action.
refuse-in-other-force = Ce chef fait partie de l'autre force.
refuse-named-already = Cette pièce est déjà désignée.
refuse-besieged-alone = Un chef assiégé n'agit qu'avec des unités, par une sortie.
refuse-besieged-march = Les assiégés ne peuvent partir ; ils ne peuvent que faire une sortie.
refuse-behind-walls = Les murs les séparent : assiégés et assiégeants ne peuvent former une force ensemble.
refuse-not-besieged = Seuls des assiégés font une sortie.
refuse-militia-stay = La Milice dans sa case ne peut être activée.
refuse-one-drilled = Une unité de Troupes de Métier prend toute la carte : elle est activée seule.
refuse-value-spent = Il ne reste pas assez de la valeur de la carte.
refuse-not-named = Cette pièce n'a pas été activée par cette carte.
refuse-no-commander = Ce chef ne commande aucune force activée par cette carte.
refuse-enemy-leader = Ce chef est à l'ennemi : choisissez l'un des vôtres.
refuse-campaign-leaders = « Campagne » active des chefs avec leurs forces, pas des unités seules.
refuse-order = Formez d'abord la force, puis donnez-lui un ordre : se déplacer, assiéger, donner l'Assaut ou faire une sortie.
refuse-command-limit = Il y a plus d'unités que les chefs n'en commandent.
refuse-nobody-to-take = Il n'y a là plus de pièce à prendre.
refuse-johnson-only = Chez les Anglais, seul Johnson commande les Mohawk et les Iroquois.
refuse-outranks = Le Commandement de ce chef dépasse celui du commandant.

# Construction
refuse-build-twice = Votre dernière carte a déjà servi à construire : on ne construit jamais avec deux cartes de suite.
refuse-nowhere-to-build = Vous ne pouvez construire nulle part.
refuse-no-site = On ne peut rien construire là.
refuse-build-siege = On ne construit rien dans un espace assiégé.
refuse-build-fortress = On ne construit rien dans l'espace d'une forteresse.
refuse-build-fort-there = Vous y avez déjà un fort.
refuse-build-stockade-there = Vous y avez déjà un fortin.
refuse-build-enemy = L'ennemi y a des unités ou une fortification.
refuse-build-same-space = Cette carte y a déjà servi à construire.
refuse-build-troops = Vous n'y avez pas de Troupes de Métier pour construire.
refuse-build-supply = Les Troupes de Métier n'y sont pas ravitaillées.
refuse-build-or-done = Construisez quelque part ou terminez.
refuse-demolish-now = On ne démolit que pendant sa propre Phase d'Action, quand on a un choix à faire et qu'aucun combat n'est en cours.
refuse-nothing-to-demolish = Vous n'avez ni fort ni fortin non assiégé à démolir.
refuse-choose-work = Choisissez un de vos forts ou de vos fortins.
refuse-demolish-besieged = On ne démolit pas une fortification assiégée.
refuse-not-your-work = Cette fortification n'est pas à vous.
refuse-raze-fortress = Une forteresse ne se démolit jamais.
refuse-no-such-work = Rien de ce genre ne se trouve là : choisissez un fort, un fortin ou un fort en construction à vous.
refuse-bid-roll = Lancez d'abord les dés.
refuse-bid = Faites une enchère.
refuse-bid-side = L'enchère porte sur l'autre camp.
refuse-bid-higher = Une surenchère doit être plus haute.
refuse-bid-most = Ici, les enchères ne dépassent pas 10 PV.
refuse-close = Démolissez ce que vous avez capturé, ou terminez la phase.

# Événements
refuse-place-there = Cette pièce ne peut entrer là.
refuse-placing = Placez d'abord ce que la carte apporte.
refuse-restore = Il n'y a là aucune unité réduite de ce genre que la carte puisse restaurer.
refuse-restore-besieged = On ne restaure pas une unité assiégée.
refuse-restore-supply = On ne restaure pas des Troupes de Métier non ravitaillées.
refuse-restoring = Restaurez ou placez ce que la carte permet, ou terminez.
refuse-remove = Choisissez une des unités que la carte peut éliminer.
refuse-remove-besieged = Aucun Événement n'élimine une unité assiégée.
refuse-alliance = Placez ou restaurez des unités indiennes, ou terminez.
refuse-other-nation = Cette tribu n'est pas de cette alliance.
refuse-points-spent = Il reste trop peu de points pour une nouvelle unité.
refuse-home-only = Une nouvelle unité indienne n'entre que dans son village.
refuse-no-counter = Tous les pions de cette sorte sont déjà sur la carte.
refuse-enemy-tribe = Cette tribu a sur la carte une unité qui combat pour l'ennemi.
refuse-enter-enemy = Aucune unité n'entre dans un espace où se trouve l'ennemi ou que l'on assiège.
refuse-enter-siege = Aucun renfort n'entre dans un espace assiégé.
refuse-assemblies = Les Assemblées provinciales n'accordent plus de Provinciaux à ce Département.
refuse-crisis = Choisissez l'une des cartes que vise la crise.
refuse-fetch = Choisissez l'une des cartes proposées dans la défausse, ou passez.
refuse-depose = Choisissez un commandant en chef présent sur la carte.
refuse-depose-besieged = Ce chef est assiégé et ne peut être retiré.
refuse-exchange = Choisissez deux chefs français différents, non assiégés et à portée de la carte.

# Mouvement
refuse-move = Continuez, déposez des pièces ou faites halte.
refuse-not-adjacent = Aucune liaison n'y mène directement : la force avance d'espace en espace.
refuse-here-already = La force s'y trouve déjà : allez dans un espace adjacent ou arrêtez-vous.
refuse-barred = L'ennemi barre le chemin : une force qui entre dans un espace qu'il occupe doit s'y arrêter.
refuse-allowance = La force ne peut aller aussi loin.
refuse-stop-mountain = La force doit s'arrêter ici, en montagne.
refuse-stop-woods = La force doit s'arrêter ici : des Troupes de Métier sans Auxiliaires ont traversé une région sauvage.
refuse-stop-woods-unguided = La force doit s'arrêter ici : des Troupes de Métier ont traversé une région sauvage.
refuse-stop-farmland = La force doit s'arrêter ici : des Auxiliaires sans Troupes de Métier ont traversé un espace cultivé ennemi.
refuse-boats = En canots, on ne fait qu'un seul portage, entre espaces cultivés ou fortifications amis.
refuse-carry-siege = Des canots portés à une fortification assiégée s'y arrêtent.
refuse-boats-far = En canots, on parcourt neuf espaces au plus.
refuse-foul-weather = Mauvais temps : deux espaces au plus, et aucun mouvement par mer.
refuse-leaders-alone = Des chefs sans unités n'entrent pas dans un espace tenu par l'ennemi.
refuse-fort-needs-drilled = Il faut des Troupes de Métier pour entrer dans un fort ou une forteresse ennemis non assiégés.
refuse-no-infiltration = Les règles de base n'ont pas d'Infiltration.
refuse-infiltrate-alone = Seule une unité d'Auxiliaires sans autre unité peut s'infiltrer.
refuse-nothing-to-infiltrate = Il n'y a là aucun ennemi parmi lequel s'infiltrer : allez-y simplement.
refuse-infiltrate-too-far = L'unité ne pourrait aller assez loin pour ressortir de l'autre côté.
refuse-sail-moved = Aller par mer est un mouvement entier : la force s'est déjà déplacée.
refuse-sail-value = Une force ne va par mer qu'avec une carte de valeur 3.
refuse-no-french-naval = « Escadres de Louisbourg » a mis fin aux Mouvements navals français.
refuse-no-port = Vous n'y contrôlez pas de port.
refuse-sail-from = Il n'y a pas de port ici.
refuse-french-ports = Les Français ne vont par mer qu'entre Québec et Louisbourg, s'ils contrôlent les deux.
refuse-landing-card = Un débarquement demande une carte « Débarquement amphibie ».
refuse-landing-british = Seuls les Anglais débarquent.
refuse-no-landings = « Escadres de Louisbourg » interdit tout débarquement cette année.
refuse-no-arrow = Aucune flèche amphibie n'y mène d'ici.
refuse-port-not-held = Vous ne contrôlez pas le port de départ.
refuse-drop-commander = On ne peut déposer le commandant.
refuse-drop-at-start = On ne dépose de pièces qu'en chemin : n'emmenez pas celles qui doivent rester ici.
refuse-drop-last = Il ne resterait rien de la force : faites plutôt halte.
refuse-drop-among-enemies = On ne dépose pas de pièces au milieu de l'ennemi.
refuse-halt-at-fort = Une unité qui s'infiltre ne fait pas halte dans un fort ou une forteresse ennemis.
refuse-raid-where = Choisissez l'un des espaces où vos Auxiliaires doivent faire un Raid.

# Interception et Évasion
refuse-intercept-or-pass = Tentez d'intercepter ou passez.
refuse-intercept-from = Seule peut intercepter une unité non assiégée voisine de l'ennemi, ou dans l'espace où il s'infiltre.
refuse-intercept-besieged = Les assiégés n'interceptent pas.
refuse-leaving-own-space = On n'intercepte pas un ennemi qui quitte l'espace où l'on se trouve.
refuse-lone-auxiliary = Une unité d'Auxiliaires seule, en région sauvage ou en montagne, n'est interceptée que par une unité d'Auxiliaires seule.
refuse-leaders-alone-intercept = Des chefs sans unités n'interceptent pas.
refuse-slipped-past = L'ennemi s'est infiltré devant cette unité : elle ne peut réessayer pendant ce mouvement.
refuse-avoid-or-pass = Tentez d'éviter la Bataille ou passez.
refuse-avoid-units = Des chefs sans unités n'évitent pas la Bataille.
refuse-avoid-to = Ces unités ne peuvent aller là où se trouve l'ennemi.
refuse-avoid-back = Ces unités ne peuvent aller là d'où l'ennemi est venu.
refuse-tried-to-intercept = Les unités qui ont tenté d'intercepter ne peuvent éviter la Bataille.
refuse-inside-or-done = Envoyez une pièce à l'intérieur ou terminez.
refuse-fort-full = Un fort ne contient pas plus de quatre unités.
refuse-interceptors-outside = Les intercepteurs combattent à l'extérieur.

# Bataille
refuse-take-or-done = Engagez des unités dans la Bataille ou terminez.
refuse-choose-loss = Choisissez l'unité qui perd un pas.
refuse-drilled-first = Cette perte doit frapper des Troupes de Métier.
refuse-whole-first = Aucune unité réduite n'est perdue tant qu'une autre à pleine puissance peut subir la perte.
refuse-retreat = Battez d'abord en retraite.
refuse-retreat-far = La Retraite mène à un espace adjacent à la Bataille.
refuse-retreat-whence = Pas de Retraite vers l'espace d'où l'ennemi est venu.
refuse-retreat-enemy = Pas de Retraite vers des unités ou fortifications ennemies non assiégées.
refuse-retreat-drilled = Les Troupes de Métier battent en retraite vers un espace cultivé ou une fortification amie.
refuse-retreat-no-walls = Ces unités n'ont ici ni fort ni forteresse où se retirer.
refuse-retreat-besieged = Ces unités ne peuvent se retirer dans un fort assiégé ni dans une forteresse assiégée.
refuse-retreat-room = Un fort n'abrite que quatre unités.

# Siège
refuse-siege = Réglez d'abord ce siège.
refuse-no-siege = Ce chef n'assiège aucun fort ennemi ni aucune forteresse ennemie.
refuse-highest-command = Seul le chef assiégeant du plus haut Commandement peut lancer le dé du siège.
refuse-siege-drilled = Sans Troupes de Métier, les assiégeants ne font pas de jet.
refuse-siege-came-late = Les Troupes de Métier présentes sont arrivées dans cette phase : seules celles qui y étaient à son début mènent le siège.
refuse-siege-supply = Les assiégeants ne sont pas ravitaillés et ne font pas de jet.
refuse-siege-level = Le siège n'est pas assez avancé : niveau 1 pour un fort, 2 pour une forteresse.

# Raids, retour, hiver
refuse-militia-or-pass = Envoyez une unité de Milice ou passez.
refuse-home = Cette pièce doit d'abord rentrer.
refuse-home-order = Une autre pièce rentre d'abord.
refuse-home-there = Les Indiens rentrent dans leur propre village.
refuse-home-occupied = L'ennemi tient ce village.
refuse-home-no-leader = Des Indiens ne vont dans une fortification qu'avec un chef qui s'y rend.
refuse-home-owed = Des Indiens sont allés dans une fortification avec un chef : il doit les suivre.
refuse-home-not-due = À la fin de l'année, seuls les Indiens doivent rentrer ; les autres peuvent les accompagner.
refuse-home-settlement = Seuls des chefs et des Coureurs vont dans un village, et seulement avec son unité indienne.
refuse-home-closest = Ce n'est pas la fortification amie non assiégée la plus proche.
refuse-attrition-reduced = Choisissez une des unités réduites de Troupes de Métier de cet espace.

## Raconté
log-season = { $season } { $year }
log-year-end = Fin de { $year }
log-dealt = Cartes en main : Français { $french }, Anglais { $british }
log-shuffled = La défausse est de nouveau mélangée à la pioche
log-turn = Phase d'Action des { $side }
log-card-event = Les { $side } jouent « { $card } »
log-card-activation = Les { $side } jouent « { $card } » pour activer (valeur { $value })
log-card-stockades = Les { $side } jouent « { $card } » pour construire des fortins (valeur { $value })
log-card-forts = Les { $side } jouent « { $card } » pour construire des forts (valeur { $value })
log-card-nothing = Les { $side } se défaussent de « { $card } » sans effet
log-card-response = Les { $side } répondent par « { $card } »
log-held = Les { $side } passent et conservent leur dernière carte
log-discarded = Les { $side } se défaussent de « { $card } »
log-nothing-to-discard = Les { $side } n'ont aucune des cartes demandées
log-taken = Les { $side } prennent « { $card } » dans la main adverse
log-taken-unseen = Les { $side } prennent une carte dans la main adverse
log-fetched = Les { $side } reprennent « { $card } » dans la défausse
log-die = « { $card } » : dé { $die }
log-squadrons-lost = « { $card } » quitte la partie : plus aucun Mouvement naval français
log-named = Activation { $space-at } : { $piece }
log-activated = { $leader } est activé { $space-at }
log-moved = { $force } : { $from } → { $to }
log-infiltrates = Infiltration : { $force }, { $from } → { $to }
log-sailed = Par mer : { $force }, { $from } → { $to }
log-landed = Débarquement : { $force }, { $from } → { $to }
log-dropped = Reste { $space-at } : { $force }
log-left-out = Restent { $space-at }, au-delà de ce que les chefs commandent : { $force }
log-bid = Le joueur des { $player } offre { $n } PV pour jouer les { $side }
log-bid-made = Le joueur des { $player } a enchéri
log-bids = Enchères : { $french } PV à la place des Français, { $british } PV à celle des Anglais
log-bid-dice = Dés pour ouvrir : place des Français { $french }, place des Anglais { $british }
log-bid-tied = Enchères égales : dé { $die } (1 à 3 pour la place des Français)
log-side-taken = Le joueur des { $player } garde ce camp pour { $n } PV
log-seats-change = Le joueur des { $player } obtient les { $side } pour { $n } PV : les joueurs échangent leurs places
log-thrown-back = Une goélette repousse les { $side } : { $from } → { $to }
log-intercepts = Les { $side } interceptent { $to-at } depuis { $from-the } : dé { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-intercepts-not = Les { $side } tentent en vain d'intercepter { $to-at } depuis { $from-the } : dé { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-inside = À l'intérieur ({ $space }) : { $force }
log-avoids = Les { $side } évitent la Bataille { $space-at } : dé { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-avoids-not = Les { $side } tentent en vain d'éviter la Bataille { $space-at } : dé { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-avoids-freely = Les { $side } évitent la Bataille { $space-at } sans jet : aucun Auxiliaire en face
log-avoided = Bataille évitée : { $force }, { $from } → { $to }
log-battle = Bataille { $space-at } : les { $side } attaquent
log-assault = Assaut sur { $space-the } : les { $side } attaquent
log-joined = Assiégés qui se joignent à la Bataille { $space-at } : { $force }
log-militia = Les { $side } appellent { $n ->
    [one] { $n } unité
   *[other] { $n } unités
} de Milice { $space-at }
log-fire = Les { $side } tirent : { $strength ->
    [one] { $strength } facteur
   *[other] { $strength } facteurs
}, colonne { $column }, dé { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(MJD { $signed })
}, { $result ->
    [0] sans effet
    [one] { $result } perte infligée
   *[other] { $result } pertes infligées
}
log-step = { $space } : un pas perdu ({ $kind })
log-step-gone = { $space } : dernier pas perdu ({ $kind })
log-eliminated = { $space } : élimination ({ $kind })
log-leader-hit = { $leader } est tué (dé { $die })
log-leader-safe = { $leader } est indemne (dé { $die })
log-leader-lost = { $leader } est éliminé { $space-at }
log-won = { $reader ->
    [loser] Les { $loser } sont battus { $space-at }
   *[winner] Les { $side } l'emportent { $space-at }
}
log-retreated = Retraite : { $force }, { $from } → { $to }
log-siege = Siège { $space-from } : niveau { $level }
log-siege-lifted = Le siège { $space-from } est levé
log-siege-roll = Les { $side } assiègent { $space-the } : dé { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(MJD { $signed })
}, niveau { $level }
log-fortress-taken = Les { $side } capturent la forteresse { $space-from }
log-reverted = Les { $side } retrouvent la forteresse { $space-from }, laissée sans garnison
log-stockade-built = Les { $side } construisent un fortin { $space-at }
log-stockade-captured = Les { $side } capturent le fortin { $space-from }
log-stockade-destroyed = Les { $side } perdent leur fortin { $space-from }
log-fort-begun = Les { $side } commencent un fort { $space-at }
log-fort-built = Les { $side } terminent un fort { $space-at }
log-fort-captured = Les { $side } capturent le fort { $space-from }
log-started-destroyed = Les { $side } perdent leur fort en construction { $space-at }
log-demolished-fort = Les { $side } démolissent leur fort { $space-from }
log-demolished-stockade = Les { $side } démolissent leur fortin { $space-from }
log-demolished-started = Les { $side } abandonnent leur fort en construction { $space-at }
log-amphib-removed = Le marqueur « Amphib » est enlevé { $space-at }
log-fieldworks-removed = Les fortifications de campagne sont enlevées { $space-at }
log-raid-success = Raid réussi des { $side } sur { $space-the } : dé { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(MJD { $signed })
}
log-raid-failure = Raid manqué des { $side } sur { $space-the } : dé { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(MJD { $signed })
}
log-raided = Les { $side } placent un marqueur « Raid réussi » { $space-at }
log-raids = Raids des { $side } cette année : { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
log-home = Retour : { $piece }, { $from } → { $to }
log-attrition = Attrition hivernale des { $side } { $space-at }
log-placed = { $space } : entrée en jeu ({ $piece })
log-restored = { $space } : retour à pleine puissance ({ $kind })
log-drawn = { $leader } est tiré du réservoir
log-deposed = { $leader } perd son commandement et quitte la partie
log-back-to-pool = { $leader } retourne au réservoir
log-pool-filled = { $force } rejoignent le réservoir de chefs
log-exchanged = { $first } et { $second } échangent leurs places
log-assemblies = Les { $side } influencent les Assemblées provinciales : { $level }
log-points-battle = { $side } +{ $n } PV : Bataille remportée ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
    .here = { $side } +{ $n } PV
log-points-stockade = { $side } +{ $n } PV : fortin ennemi pris ou détruit ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
log-points-fort = { $side } +{ $n } PV : fort capturé ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
log-points-fortress = { $side } +{ $n } PV : forteresse capturée ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
log-points-reverted = { $side } +{ $n } PV : forteresse reprise ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
log-points-taken = { $side } +{ $n } PV : { $space } change de mains ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
log-points-raids = { $side } +{ $n } PV : Raids de l'année ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
log-points-demolished = { $side } { $n } PV : fort démoli ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
log-points-massacre = { $side } +{ $n } PV : massacre ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
log-points-bid = { $side } +{ $n } PV : l'enchère ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
log-points-early-regulars = { $side } { $n } PV : Réguliers envoyés avant 1757 ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}

## La fin
over-board = Les Anglais gagnent : ils tiennent toutes les forteresses et sont seuls à Niagara et à Ohio Forks.
over-points-french = Les Français gagnent : ils ont 11 Points de Victoire ou plus.
over-points-british = Les Anglais gagnent : ils ont 11 Points de Victoire ou plus.
over-year = Les Français gagnent : ils ont 8 Points de Victoire à la fin de 1760, ou 5 à la fin de 1761.
over-prizes = Les Anglais gagnent : à la fin de 1759 ils tiennent leurs propres forteresses et deux espaces parmi Québec, Montréal, Niagara et Ohio Forks.
over-last-french = Les Français gagnent : la dernière année est finie, et ils ont les points qu'il leur faut.
over-last-british = Les Anglais gagnent : la dernière année est finie, et ils ont les points qu'il leur faut.
over-tournament = La dernière année est finie et aucun camp n'a les points qu'il lui faut : en tournoi, les Français gagnent.
over-draw = Partie nulle : la dernière année est finie, et aucun camp n'a les points qu'il lui faut.

## Ce qui peut en résulter, comme le disent les probabilités

odds-battle = La Bataille
odds-battle-none = Aucune Bataille n'est livrée
odds-interception = L'interception
odds-interception-none = Personne ne tente d'intercepter
odds-avoiding = Avant la Bataille : une force ou une unité peut l'éviter, et ceux qui restent doivent combattre
odds-avoiding-none = Personne ne tente d'éviter la Bataille
odds-raid = Le Raid
odds-raid-none = Aucun Raid n'a lieu
odds-siege = Le siège
odds-siege-none = Le dé de siège n'est pas lancé
odds-won = Les { $side } l'emportent
odds-intercepts = Les { $side } interceptent
odds-intercepts-not = Les { $side } n'interceptent pas
odds-may-intercept = { $force } : interception possible depuis { $space-the } avec { $n ->
    [1] n'importe quel dé
   *[other] { $n } ou plus
}
odds-may-intercept-unit = Une unité parmi { $force } : interception possible depuis { $space-the } avec { $n } ou plus
odds-avoids = Tous les { $side } ou une partie évitent la Bataille
odds-avoids-not = Les { $side } n'évitent pas la Bataille
odds-siege-laid = Un siège commence
odds-siege-level = Siège de niveau { $level }
odds-raid-succeeds = Raid réussi des { $side }
odds-raid-fails = Raid manqué des { $side }
odds-leader-lost = { $leader } est éliminé

## Ce qui se règle
panel-muster = Force { $space-at }
panel-party = Force en mouvement { $space-at }
panel-force-label = Force
panel-force = { $force }
panel-spaces = Espaces parcourus
panel-interception = Interception { $space-at }
panel-avoiding = Bataille à éviter { $space-at }
panel-needed = Jet nécessaire
panel-or-more = { $n } ou plus
panel-battle = Bataille { $space-at }
panel-assault = Assaut sur { $space-the }
panel-siege = Siège { $space-from }
panel-raid = Raid sur { $space-the }
panel-role = Rôle
panel-attacker = attaquant
panel-defender = défenseur
panel-strength = Facteurs de combat
panel-leader = Chef
panel-led = { $leader } +{ $tactics }
panel-tactics = Tactique
panel-defender-tactics = Tactique des assiégés
panel-no-auxiliaries = Ni Auxiliaires ni Infanterie Légère hors terrain cultivé
panel-no-regulars = Pas de Réguliers en terrain cultivé
panel-landing = Attaque au débarquement
panel-stockade = Attaque d'un fortin
panel-ambush = Embuscade
panel-yes = oui
panel-fieldworks = Décalage de colonne (fortifications de campagne)
panel-walls = Décalage de colonne (murs)
panel-coehorns = Mortiers Coehorn
panel-defender-coehorns = Mortiers Coehorn des assiégés
panel-louisbourg = Louisbourg
panel-level = Niveau de siège
panel-raid-column = Table de Raid
panel-column-hard = fortin ou village
panel-column-plain = terrain cultivé
panel-rangers = Rangers
panel-militia = Milice du Département
panel-column = Colonne
panel-die = Dé
panel-total = Dé modifié
panel-losses = Pertes infligées
panel-raid-losses = Pertes en pas
panel-result = Résultat
panel-result-success = succès
panel-result-failure = échec
panel-number = { $n }

## Marqueurs et événements en vigueur, tels que le terminal les dit
marker-siege = Siège, niveau { $level }
in-force-regulars-french = Des Réguliers français sont arrivés cette saison
in-force-regulars-british = Des Réguliers anglais sont arrivés cette saison
in-force-reshuffle = La pioche est mélangée à la fin de la saison
in-force-built-french = Les Français ont construit avec leur dernière carte
in-force-built-british = Les Anglais ont construit avec leur dernière carte
marker-fort-french = Fort français
marker-fort-british = Fort anglais
marker-started-french = Fort français en construction
marker-started-british = Fort anglais en construction
marker-stockade-french = Fortin français
marker-stockade-british = Fortin anglais
marker-raided-french = Raid réussi des Français
marker-raided-british = Raid réussi des Anglais
marker-amphib = Marqueur « Amphib »
marker-fieldworks = Fortifications de campagne
marker-allied-french = Allié des Français
marker-allied-british = Allié des Anglais
marker-captured-french = Forteresse prise par les Français
marker-captured-british = Forteresse prise par les Anglais
in-force-pitt = William Pitt
in-force-diplomatic-revolution = Renversement des alliances
in-force-quiberon = Baie de Quiberon
in-force-squadrons-no-landing = « Escadres de Louisbourg » : aucun débarquement
in-force-squadrons-no-naval = « Escadres de Louisbourg » : aucun Mouvement naval français
in-force-cherokees = Cherokee
in-force-uprising = Soulèvement cherokee
in-force-blockhouses-french = Casemates françaises
in-force-blockhouses-british = Casemates anglaises
in-force-card-held-french = Les Français conservent une carte
in-force-card-held-british = Les Anglais conservent une carte
clock-year = { $year }

## Ce que visent les camps

goal-points = Gagner avec { $n } PV à la fin d'une année (à présent { $now })
goal-year = Gagner avec { $n } PV à la fin de { $year } (à présent { $now })
goal-lead = Gagner en menant aux PV à la fin de { $last } (à présent { $now })
goal-last = Gagner avec { $n } PV à la fin de { $last } (à présent { $now })
goal-board = Gagner en tenant toutes les forteresses, Niagara et Ohio Forks à la fin d'une année (à présent { $held } sur { $of })
goal-prizes = Gagner à la fin de { $last } avec toutes les forteresses anglaises et { $n } de ces prises : Québec, Montréal, Niagara, Ohio Forks (à présent { $prizes })
goal-points-brief = { $n } PV ({ $now })
goal-year-brief = { $n } PV cette année ({ $now })
goal-lead-brief = en tête en { $last } ({ $now })
goal-last-brief = { $n } PV en { $last } ({ $now })
goal-board-brief = toute la carte ({ $held } sur { $of })
goal-prizes-brief = deux prises en { $last } ({ $prizes })
