# Ce que le jeu demande, propose, refuse et raconte.

count-kind = { $n } × { $kind }

## Saisons, phases, compteurs
season-early = Saison Initiale
season-late = Saison Avancée
phase-french = Phase d’Action française
phase-british = Phase d’Action anglaise
phase-home = Retour des Indiens et des chefs
phase-attrition = Attrition hivernale
track-vp = Points de Victoire
assemblies-reluctant = Réticentes
assemblies-supportive = Favorables
assemblies-enthusiastic = Enthousiastes

## Demandé
ask-card = { $n ->
    [one] Jouez votre dernière carte, ou passez et conservez-la si vous le pouvez.
   *[other] Jouez une de vos { $n } cartes : son Événement, une activation ou une construction.
}
ask-activate = Carte de valeur { $n } : choisissez le commandant d’une force, ou des unités et des chefs qui agissent un par un.
ask-campaign = Choisissez un chef activé avec sa force ; la carte en active deux.
ask-muster = Force à { $space } : choisissez qui en fait partie et ce qu’elle fait.
ask-name = Désignez une autre unité ou un autre chef, ou terminez. Points entiers restants : { $n } ; une unité indienne coûte un demi-point.
ask-next = Choisissez qui agit ensuite, ou terminez.
ask-build-stockades = Choisissez où construire un fortin (reste : { $n }), ou terminez.
ask-build-forts = Choisissez où commencer ou achever un fort (reste : { $n }), ou terminez.
ask-demolish = Choisissez ce que vous démolissez.
ask-move = La troupe est à { $space } : continuez, déposez des pièces ou faites halte.
ask-intercept = L’ennemi entre à { $space } : tentez de l’Intercepter avec une unité ou la force d’un chef, ou passez.
ask-intercept-force = Interception à { $space } : choisissez qui accompagne le chef, puis lancez le dé.
ask-inside = L’ennemi vient à { $space } : choisissez qui entre dans les murs ; les autres restent dehors.
ask-avoid = Une Bataille menace à { $space } : tentez de l’Éviter avec une unité ou la force d’un chef, ou passez.
ask-avoid-force = Évasion à { $space } : choisissez qui accompagne le chef, puis lancez le dé.
ask-avoid-to = Bataille évitée à { $space } : choisissez la destination.
ask-join = Bataille à { $space } : choisissez les unités assiégées qui s’y joignent, ou terminez.
ask-militia = Bataille à { $space } : choisissez la Milice qui y prend part, ou terminez.
ask-losses = Pertes à { $space } : subissez encore { $n ->
    [one] { $n } perte
   *[other] { $n } pertes
} de pas.
ask-retreat = Retraite de { $space } : choisissez la destination, ensemble ou pièce par pièce.
ask-siege-roll = Siège à { $space } : lancez le dé, ou jouez plutôt Reddition !
ask-assault = Le siège à { $space } est assez avancé : donnez l’Assaut, ou terminez.
ask-surrendered = Reddition à { $space } : choisissez où va la garnison.
ask-raid-order = Choisissez où faire le prochain Raid.
ask-raid-militia = Raid sur { $space } : envoyez une unité de Milice contre les Raiders, ou passez.
ask-home = Retour depuis { $space } ({ $piece }) : choisissez la destination.
ask-attrition = Attrition hivernale à { $space } : choisissez { $n ->
    [one] { $n } unité réduite
   *[other] { $n } unités réduites
} à éliminer.
ask-place = Choisissez où entrent les renforts (reste : { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}).
ask-alliance = Reste { $n ->
    [one] { $n } demi-point
   *[other] { $n } demi-points
} : placez une unité indienne pour deux, restaurez une unité réduite pour un, ou terminez.
ask-restore = Restaurez jusqu’à { $n ->
    [one] { $n } unité réduite
   *[other] { $n } unités réduites
}, ou terminez.
ask-restore-or-place = Restaurez jusqu’à { $n ->
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
ask-deserters = Choisissez l’espace où jusqu’à deux unités indiennes ennemies désertent.
ask-deserting = Choisissez une unité indienne qui déserte, ou terminez.
ask-small-pox = Choisissez la pile ennemie de plus de quatre unités que frappe la variole.
ask-crisis = Crise ministérielle : défaussez une des cartes qu’elle vise, ou dites que vous n’en avez pas.
ask-fetch = Prenez une carte dans la défausse, ou passez.
ask-fetch-regulars = Prenez une carte de Réguliers ou de Highlanders dans la défausse contre une carte de votre main au hasard, ou passez.
ask-window-move = L’ennemi va se déplacer depuis { $space } : répondez ou laissez passer.
ask-window-shore = L’ennemi vient à { $space } par la rive du lac : répondez ou laissez passer.
ask-window-battle = Bataille à { $space } : jouez un Événement ou laissez passer.
ask-window-assault = Assaut à { $space } : jouez un Événement ou laissez passer.
ask-window-siege = Les assiégeants vont faire leur jet à { $space } : répondez ou laissez passer.
ask-window-terms = Les assiégeants vont faire leur jet à { $space } : acceptez leurs conditions avec Reddition !, ou laissez passer.
ask-window-raid = L’ennemi va faire un jet de Raid à { $space } : répondez ou laissez passer.
ask-window-capture = L’ennemi a capturé { $space } : répondez ou laissez passer.
ask-nothing = Il n’y a rien à choisir pour l’instant.

## Proposé
do-pass = Passer
do-hold = Passer et garder cette carte
do-done = Terminer
do-event = Jouer { $card } comme Événement
do-activate = Activer avec { $card } ({ $value })
do-stockades = Construire des fortins avec { $card } ({ $value })
do-forts = Construire des forts avec { $card } ({ $value })
do-discard = Défausser { $card }
do-card = Jouer { $card }
do-fetch = Prendre { $card }
do-demolish = Démolir
do-raze-fort = Démolir le fort à { $space }
do-raze-stockade = Démolir le fortin à { $space }
do-raze-started = Démolir le fort en construction à { $space }
do-build = Construire à { $space }
do-force = { $leader } commande (Initiative { $initiative }, Commandement { $command })
do-name = Activer { $piece } à { $space }
do-act = Au tour de : { $piece } à { $space }
do-take-all = Tout prendre
do-take = Prendre { $piece }
do-march = Déplacer la force
do-siege = Mener le siège
do-assault = Donner l’Assaut
do-sortie = Faire une sortie
do-go = Aller à { $space }
do-go-enemy = Aller contre l’ennemi à { $space }
do-infiltrate = S’Infiltrer à { $space }
do-sail = Aller par mer à { $space }
do-land = Débarquer à { $space } avec { $card }
do-drop = Déposer { $piece }
do-halt = Faire halte
do-intercept = Intercepter avec { $piece } depuis { $space }
do-avoid = Éviter la Bataille avec { $piece }
do-roll = Lancer le dé
do-inside = { $piece } à l’intérieur
do-inside-all = Tous à l’intérieur
do-to = Choisir { $space }
do-lose = Un pas : { $piece }
do-retreat = { $piece } vers { $space }
do-retreat-inside = { $piece } dans les murs ({ $space })
do-retreat-all = Tous vers { $space }
do-retreat-all-inside = Tous à l’intérieur
do-home = { $piece } vers { $space }
do-place = Placer { $piece } ({ $space })
do-restore = Restaurer { $piece } ({ $space })
do-restore-all = Tout restaurer
do-remove = Éliminer { $piece } ({ $space })
do-department = { $department }
do-depose = Retirer { $leader }

## Refusé
refuse-not-your-turn = Ce n’est pas à vous de jouer.
refuse-over = La partie est terminée.
refuse-not-there = Aucune pièce de ce genre ne peut être choisie là.
refuse-choose-space = Choisissez l’un des espaces proposés.

# Cartes
refuse-card-first = Jouez d’abord une carte, ou passez avec la dernière.
refuse-not-in-hand = Cette carte n’est pas dans votre main.
refuse-pass-one-card = On ne passe qu’avec une seule carte en main.
refuse-pass-held = Vous avez conservé une carte la saison passée : il faut toutes les jouer cette saison.
refuse-response-card = C’est une carte-réponse : son Événement ne se joue qu’à son moment.
refuse-wrong-symbol = Seul l’autre camp peut jouer cette carte comme Événement.
refuse-card-condition = La condition de la carte n’est pas remplie.
refuse-card-target = La carte ne permet pas ce choix.
refuse-respond-or-pass = Jouez une carte-réponse ou laissez passer.
refuse-no-response = Ce n’est pas une carte-réponse.
refuse-not-the-moment = Ce n’est pas le moment de jouer cette carte.

# Activation
refuse-nobody = Vous n’avez personne à activer sur la carte.
refuse-activate = Choisissez qui est activé, ou qui agit ensuite.
refuse-initiative = Son Initiative dépasse la valeur de la carte.
refuse-spent = Il a déjà agi pendant cette Phase d’Action.
refuse-in-other-force = Il fait partie de l’autre force.
refuse-besieged-alone = Un chef assiégé n’agit qu’avec des unités, par une sortie.
refuse-besieged-march = Les assiégés ne peuvent partir ; ils ne peuvent que faire une sortie.
refuse-not-besieged = Seuls des assiégés font une sortie.
refuse-militia-stay = La Milice dans sa case ne peut être activée.
refuse-one-drilled = Une unité de Troupes de Métier prend toute la carte : elle est activée seule.
refuse-value-spent = Il ne reste pas assez de la valeur de la carte.
refuse-not-named = Cette pièce n’a pas été activée par cette carte.
refuse-no-commander = Il ne commande aucune force de cette carte.
refuse-campaign-leaders = Campagne active des chefs avec leurs forces, pas des unités seules.
refuse-order = Formez d’abord la force, puis donnez-lui un ordre : mouvement, siège, Assaut ou sortie.
refuse-command-limit = Il y a plus d’unités que les chefs n’en commandent, ou plus personne à prendre.
refuse-johnson-only = Chez les Anglais, seul Johnson commande les Mohawks et les Iroquois.
refuse-outranks = Son Commandement dépasse celui du commandant.

# Construction
refuse-build-twice = Votre dernière carte a déjà servi à construire : jamais deux de suite.
refuse-nowhere-to-build = Vous ne pouvez construire nulle part.
refuse-no-site = On ne peut rien construire là.
refuse-build-siege = On ne construit rien dans un siège.
refuse-build-fortress = On ne construit rien dans une forteresse.
refuse-build-fort-there = Vous y avez déjà un fort.
refuse-build-stockade-there = Vous y avez déjà un fortin.
refuse-build-enemy = L’ennemi y a des unités ou une fortification.
refuse-build-same-space = Cette carte y a déjà servi à construire.
refuse-build-troops = Vous n’y avez pas de Troupes de Métier pour construire.
refuse-build-supply = Les Troupes de Métier n’y sont pas ravitaillées.
refuse-build-or-done = Construisez quelque part ou terminez.
refuse-demolish-now = On ne démolit que pendant sa propre phase d’action, quand on a un choix à faire et qu’aucun combat n’est en cours.
refuse-nothing-to-demolish = Vous n’avez ni fort ni fortin non assiégé à démolir.
refuse-choose-work = Choisissez un fort ou un fortin à vous.
refuse-demolish-besieged = On ne démolit pas ce qui est assiégé.

# Événements
refuse-place-there = Cette pièce ne peut entrer là.
refuse-placing = Placez d’abord ce que la carte apporte.
refuse-restore = Aucune unité de ce genre ne peut y être restaurée : ni assiégée, ni Troupes de Métier non ravitaillées.
refuse-restoring = Restaurez ou placez ce que la carte permet, ou terminez.
refuse-remove = Choisissez une des unités non assiégées que la carte peut éliminer.
refuse-alliance = Placez ou restaurez des unités indiennes, ou terminez.
refuse-other-nation = Cette tribu n’est pas de cette alliance.
refuse-points-spent = Il reste trop peu de points pour une nouvelle unité.
refuse-home-only = Une nouvelle unité indienne n’entre que dans son village.
refuse-no-counter = Toutes les unités de cette tribu sont déjà sur la carte.
refuse-enemy-tribe = Cette tribu a sur la carte une unité qui combat pour l’ennemi.
refuse-enter-enemy = Aucune unité n’entre là où se trouve l’ennemi, ni dans un siège.
refuse-assemblies = Les assemblées provinciales n’accordent plus de Provinciaux à ce Département.
refuse-crisis = Choisissez l’une des cartes que vise la crise.
refuse-fetch = Choisissez l’une des cartes proposées dans la défausse, ou passez.
refuse-depose = Choisissez un commandant en chef non assiégé présent sur la carte.
refuse-exchange = Choisissez deux chefs français différents, non assiégés et à portée de la carte.

# Mouvement
refuse-move = Continuez, déposez des pièces ou faites halte.
refuse-not-adjacent = Aucune liaison n’y mène.
refuse-allowance = La troupe ne peut aller aussi loin.
refuse-must-stop = La troupe doit s’arrêter ici : elle est en montagne, ou a traversé une région sauvage sans Auxiliaires ou un espace cultivé ennemi sans Troupes de Métier.
refuse-boats = En canots, on ne fait qu’un portage, entre espaces cultivés ou fortifications amis.
refuse-foul-weather = Mauvais temps : deux espaces au plus, et rien par mer.
refuse-leaders-alone = Des chefs sans unités n’entrent pas dans un espace tenu par l’ennemi.
refuse-fort-needs-drilled = Il faut des Troupes de Métier pour entrer dans un fort ou une forteresse ennemis non assiégés.
refuse-no-infiltration = Les règles de base n’ont pas d’Infiltration.
refuse-infiltrate-alone = Seule une unité d’Auxiliaires sans autre unité peut s’Infiltrer.
refuse-nothing-to-infiltrate = Aucun ennemi n’y est à infiltrer : allez-y simplement.
refuse-infiltrate-too-far = L’unité ne pourrait aller assez loin pour ressortir de l’autre côté.
refuse-sail-moved = Aller par mer est un mouvement entier : la troupe a déjà bougé.
refuse-sail-value = Une force ne va par mer qu’avec une carte de valeur 3.
refuse-no-french-naval = Escadres de Louisbourg a mis fin aux mouvements français par mer.
refuse-no-port = Par mer, on ne va qu’entre ports que l’on contrôle, les Français seulement entre Québec et Louisbourg.
refuse-landing-card = Seuls les Anglais débarquent, et seulement avec une carte Débarquement amphibie.
refuse-no-landings = Escadres de Louisbourg interdit tout débarquement cette année.
refuse-no-arrow = Aucune flèche amphibie n’y mène d’ici.
refuse-port-not-held = Vous ne contrôlez pas le port de départ.
refuse-drop-commander = On ne peut déposer le commandant.
refuse-drop-last = Il ne resterait rien de la troupe : faites plutôt halte.
refuse-drop-among-enemies = On ne dépose personne au milieu de l’ennemi.
refuse-halt-at-fort = Une unité qui s’Infiltre ne fait pas halte dans un fort ou une forteresse ennemis.
refuse-raid-where = Choisissez l’un des espaces où vos Auxiliaires doivent faire un Raid.

# Interception et Évasion
refuse-intercept-or-pass = Tentez d’Intercepter ou passez.
refuse-intercept-from = Seule peut Intercepter une unité non assiégée voisine de l’ennemi, ou dans l’espace où il s’Infiltre.
refuse-leaving-own-space = On n’Intercepte pas un ennemi qui quitte l’espace où l’on se trouve.
refuse-lone-auxiliary = Une unité d’Auxiliaires seule, en région sauvage ou en montagne, n’est Interceptée que par une unité d’Auxiliaires seule.
refuse-leaders-alone-intercept = Des chefs sans unités n’Interceptent pas.
refuse-slipped-past = L’ennemi s’est Infiltré devant cette unité : elle ne peut réessayer pendant ce mouvement.
refuse-avoid-or-pass = Tentez d’Éviter la Bataille ou passez.
refuse-avoid-units = Des chefs sans unités n’Évitent pas la Bataille.
refuse-avoid-to = On ne va pas là où se trouve l’ennemi, ni d’où il est venu.
refuse-tried-to-intercept = Qui a tenté d’Intercepter ne peut Éviter la Bataille.
refuse-inside-or-done = Faites entrer quelqu’un ou terminez.
refuse-fort-full = Un fort ne contient pas plus de quatre unités.

# Bataille
refuse-take-or-done = Engagez des unités dans la Bataille ou terminez.
refuse-choose-loss = Choisissez l’unité qui perd un pas.
refuse-drilled-first = Cette perte doit frapper des Troupes de Métier.
refuse-whole-first = Aucune unité réduite n’est perdue tant qu’une autre à pleine puissance peut subir la perte.
refuse-retreat = Faites d’abord retraite.
refuse-retreat-there = Pas de Retraite vers l’ennemi ni d’où il est venu ; les Troupes de Métier vont en terrain cultivé ou dans une fortification amie qui a de la place.

# Siège
refuse-siege = Réglez d’abord ce siège.
refuse-no-siege = Il n’assiège aucun fort ni aucune forteresse ennemis.
refuse-highest-command = Seul le chef assiégeant du plus haut Commandement peut diriger cela.
refuse-siege-drilled = Sans Troupes de Métier, les assiégeants ne font pas de jet.
refuse-siege-supply = Les assiégeants ne sont pas ravitaillés et ne font pas de jet.
refuse-siege-level = Le siège n’est pas assez avancé : niveau 1 pour un fort, 2 pour une forteresse.

# Raids, retour, hiver
refuse-militia-or-pass = Envoyez une unité de Milice ou passez.
refuse-home = Cette pièce doit d’abord Rentrer.
refuse-home-order = Une autre pièce Rentre d’abord.
refuse-home-there = Les Indiens vont à leur village ou, avec un chef, comme les autres, à la fortification amie non assiégée la plus proche.
refuse-attrition-reduced = Choisissez une des unités réduites de Troupes de Métier de cet espace.

## Raconté
log-season = { $season } { $year }
log-year-end = Fin de { $year }
log-dealt = Cartes en main : Français { $french }, Anglais { $british }
log-shuffled = La défausse est battue à nouveau avec la pioche
log-turn = Phase d’Action : { $side }
log-card-event = { $side } : { $card }
log-card-activation = { $side } : { $card } pour activer ({ $value })
log-card-stockades = { $side } : { $card } pour des fortins ({ $value })
log-card-forts = { $side } : { $card } pour des forts ({ $value })
log-card-nothing = { $side } : { $card } sans effet
log-card-response = Réponse ({ $side }) : { $card }
log-held = { $side } : dernière carte conservée
log-discarded = Défausse ({ $side }) : { $card }
log-nothing-to-discard = { $side } : aucune des cartes demandées en main
log-taken = Carte prise à l’ennemi ({ $side }) : { $card }
log-taken-unseen = Carte prise à l’ennemi ({ $side })
log-fetched = Carte reprise dans la défausse ({ $side }) : { $card }
log-die = { $card } : dé { $die }
log-named = Activation à { $space } : { $piece }
log-activated = { $leader } est activé à { $space }
log-moved = { $force } : { $from } → { $to }
log-infiltrates = Infiltration : { $force }, { $from } → { $to }
log-sailed = Par mer : { $force }, { $from } → { $to }
log-landed = Débarquement : { $force }, { $from } → { $to }
log-dropped = Déposé à { $space } : { $force }
log-thrown-back = Rejetés par une goélette ({ $side }) : { $from } → { $to }
log-intercepts = Interception à { $to } depuis { $from } ({ $side }) : dé { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-intercepts-not = Interception manquée à { $to } depuis { $from } ({ $side }) : dé { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-inside = Dans les murs à { $space } : { $force }
log-avoids = Évasion à { $space } ({ $side }) : dé { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-avoids-not = Évasion manquée à { $space } ({ $side }) : dé { $die }{ $tactics ->
    [0] {""}
   *[other] { " " }+{ $tactics }
}
log-avoids-freely = Évasion à { $space } ({ $side }) : aucun Auxiliaire en face
log-avoided = Bataille évitée : { $force }, { $from } → { $to }
log-battle = Bataille à { $space }, attaquant : { $side }
log-assault = Assaut à { $space }, attaquant : { $side }
log-joined = Assiégés entrés dans la Bataille à { $space } : { $force }
log-militia = Milice appelée à { $space } ({ $side }) : { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
log-fire = { $side } : facteurs { $strength }, colonne { $column }, dé { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(modificateur { $modifier })
}, inflige { $result }
log-step = { $space } : un pas perdu ({ $kind })
log-step-gone = { $space } : dernier pas perdu ({ $kind })
log-eliminated = { $space } : élimination ({ $kind })
log-leader-hit = { $leader } est touché (dé { $die })
log-leader-safe = { $leader } est indemne (dé { $die })
log-leader-lost = { $leader } est perdu à { $space }
log-won = Victoire à { $space } : { $side }
log-retreated = Retraite : { $force }, { $from } → { $to }
log-siege = Siège à { $space } : niveau { $level }
log-siege-lifted = Le siège est levé à { $space }
log-siege-roll = Siège à { $space } ({ $side }) : dé { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(modificateur { $modifier })
}, niveau { $level }
log-fortress-taken = Forteresse prise à { $space } : { $side }
log-reverted = Forteresse laissée sans garnison à { $space }, reprise : { $side }
log-stockade-built = Fortin construit à { $space } : { $side }
log-stockade-captured = Fortin capturé à { $space } : { $side }
log-stockade-destroyed = Fortin perdu à { $space } : { $side }
log-fort-begun = Fort commencé à { $space } : { $side }
log-fort-built = Fort terminé à { $space } : { $side }
log-fort-captured = Fort capturé à { $space } : { $side }
log-started-destroyed = Fort en construction perdu à { $space } : { $side }
log-demolished-fort = Fort démoli à { $space } : { $side }
log-demolished-stockade = Fortin démoli à { $space } : { $side }
log-demolished-started = Fort en construction abandonné à { $space } : { $side }
log-amphib-removed = Le marqueur Amphib est enlevé à { $space }
log-raid-success = Raid réussi sur { $space } ({ $side }) : dé { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(modificateur { $modifier })
}
log-raid-failure = Raid manqué sur { $space } ({ $side }) : dé { $die }{ $modifier ->
    [0] {""}
   *[other] { " " }(modificateur { $modifier })
}
log-raided = Marqueur Raided à { $space } : { $side }
log-raids = Raids de l’année ({ $side }) : { $n ->
    [one] { $n } marqueur
   *[other] { $n } marqueurs
}
log-home = Retour : { $piece }, { $from } → { $to }
log-attrition = Attrition hivernale à { $space } : { $side }
log-placed = { $space } : entrée en jeu ({ $piece })
log-restored = { $space } : retour à pleine puissance ({ $kind })
log-drawn = { $leader } est tiré du réservoir
log-deposed = { $leader } perd son commandement et quitte la partie
log-back-to-pool = { $leader } retourne au réservoir
log-exchanged = { $first } et { $second } échangent leurs places
log-assemblies = Assemblées provinciales ({ $side }) : { $level }
log-points-battle = { $side } +{ $n } PV : Bataille remportée ; score : { $total ->
    [0] égalité
   *[other] { $leading } { $total }
}
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
log-points-raids = { $side } +{ $n } PV : Raids de l’année ; score : { $total ->
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
over-last-french = Les Français gagnent : la dernière année est finie, et les points, ou en tournoi la partie nulle, sont pour eux.
over-last-british = Les Anglais gagnent : la dernière année est finie, et ils ont les points qu’il leur faut.
over-tournament = La dernière année est finie et aucun camp n’a les points qu’il lui faut : en tournoi, les Français gagnent.
over-draw = Partie nulle : la dernière année est finie, et aucun camp n’a les points qu’il lui faut.

## Ce qui se règle
panel-party = Troupe à { $space }
panel-force-label = Force
panel-force = { $force }
panel-spaces = Espaces parcourus
panel-battle = Bataille à { $space }
panel-assault = Assaut à { $space }
panel-siege = Siège à { $space }
panel-raid = Raid sur { $space }
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
panel-stockade = Attaque d’un fortin
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
panel-number = { $n }

## Marqueurs et événements en vigueur, tels que le terminal les dit
marker-siege = Siège, niveau { $level }
first-french = les Français jouent les premiers
first-british = les Anglais jouent les premiers
edition-third = troisième édition
edition-earlier-advanced = première édition, règles avancées
edition-earlier-basic = première édition, règles de base
in-force-regulars-french = Des réguliers français sont arrivés cette saison
in-force-regulars-british = Des réguliers anglais sont arrivés cette saison
in-force-reshuffle = Le paquet est mélangé à la fin de la saison
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
marker-amphib = Débarquement
marker-fieldworks = Fortifications de campagne
marker-allied-french = Allié des Français
marker-allied-british = Allié des Anglais
marker-captured-french = Forteresse prise par les Français
marker-captured-british = Forteresse prise par les Anglais
in-force-pitt = William Pitt
in-force-diplomatic-revolution = Renversement des alliances
in-force-quiberon = Baie de Quiberon
in-force-squadrons-no-landing = Escadres de Louisbourg : aucun débarquement
in-force-squadrons-no-naval = Escadres de Louisbourg : aucun navire français
in-force-cherokees = Cherokees
in-force-uprising = Soulèvement cherokee
in-force-blockhouses-french = Casemates françaises
in-force-blockhouses-british = Casemates anglaises
in-force-card-held-french = Les Français gardent une carte
in-force-card-held-british = Les Anglais gardent une carte
clock-year = { $year }
