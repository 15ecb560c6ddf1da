# Ce que le jeu demande, propose, refuse et raconte.

count-sp = { $n } PF
count-indians = { $n ->
    [one] { $n } unité indienne
   *[other] { $n } unités indiennes
}
count-nothing = rien
count-card = « { $card } »

## Demandé
ask-reinforcements = Jouez une carte de renforts ou passez.
ask-place-sp = Placez { $n } PF pour « { $card } ».
ask-place-indians = Placez { $n ->
    [one] { $n } unité indienne
   *[other] { $n } unités indiennes
} pour « { $card } ».
ask-movement = Déplacez vos forces : choisissez un espace de départ, jouez une carte de mouvement ou terminez la phase.
ask-movement-no-card = Déplacez vos forces : choisissez un espace de départ ou terminez la phase.
ask-movement-alone = Déplacez vos forces : choisissez un espace de départ. La phase ne peut pas encore finir : { $leader } est seul et doit rejoindre une force.
ask-movement-alone-or-card = Déplacez vos forces : choisissez un espace de départ ou jouez une carte de mouvement. La phase ne peut pas encore finir : { $leader } est seul et doit rejoindre une force.
ask-movement-card-played = Déplacez vos forces : choisissez un espace de départ ou terminez la phase. Vous avez joué votre carte de la saison.
ask-march-form = Formez une force { $space-at } : choisissez ce qui part, ou renoncez.
ask-march-start = La force { $space-from } est prête : choisissez où elle va, ou renoncez.
ask-march-start-more = La force { $space-from } est prête : choisissez où elle va, ou renoncez. Vous pouvez encore prendre d'autres pièces.
ask-march-on = La force est { $space-at } : { $goes ->
    [0] {""}
   *[other] continuez,{" "}
}{ $takes ->
    [0] {""}
   *[other] prenez des pièces,{" "}
}{ $leaves ->
    [0] {""}
   *[other] laissez des pièces,{" "}
}ou faites halte.
ask-march-on-alone = { $takes ->
    [0] La force { $space-at } doit continuer
   *[other] La force { $space-at } doit continuer, ou prendre des pièces
} : les chefs finissent leur mouvement avec une force.
ask-fight = Choisissez le prochain combat.
ask-combat-card = Combat { $space-at } : jouez une carte de combat ou passez.
ask-lead = Combat { $space-at } : choisissez le chef qui ajoute sa valeur.
ask-losses = Combat { $space-at } : subissez encore { $n ->
    [one] { $n } perte
   *[other] { $n } pertes
}.
ask-losses-fever = Fièvre des camps { $space-at } : subissez encore { $n ->
    [one] { $n } perte
   *[other] { $n } pertes
}.
ask-retreat = Retraite depuis { $space-the } : choisissez la destination.
ask-home = { $n ->
    [one] { $n } unité indienne rentre
   *[other] { $n } unités indiennes rentrent
} : choisissez le village.
ask-carry = { $leader } est gravement blessé : choisissez où il est transporté.
ask-winter = Hiver : choisissez les cartes à défausser ; votre main est ensuite complétée à cinq.
ask-interrupt-card = L'ennemi joue « { $card } » : interrompez ou laissez passer.
ask-interrupt-march = Une force ennemie se met en marche depuis { $space-the } : interrompez ou laissez passer.
ask-interrupt-sea = Une force ennemie va naviguer { $from-from } { $to-at } : interrompez ou laissez passer.
ask-interrupt-combat = L'ennemi va livrer { $n ->
    [one] { $n } combat
   *[other] { $n } combats
} ({ $spaces }) : interrompez ou laissez passer.
ask-fever = Choisissez la force frappée par la fièvre des camps.

## Proposé
do-pass = Passer
do-card = Jouer « { $card } »
    .here = Jouer cette carte
do-place = Placer { $space-at } : { $units }
    .here = Placer : { $units }
do-march = Marcher depuis { $space-the }
    .here = Marcher
do-take-all = Tout prendre
do-take = Prendre : { $what }
do-leave = Laisser : { $what }
do-go = Aller { $space-at }
    .here = Aller ici
do-go-attack = Attaquer { $space-the }
    .here = Attaquer
do-halt = Faire halte : la marche est terminée
do-call-off = Renoncer à cette marche
do-done = Terminer la phase de mouvement
do-fight = Combattre { $space-at }
    .here = Combattre ici
do-lead = { $leader } commande (+{ $rating })
    .here = Commande (+{ $rating })
do-lose = Perdre : { $what }
do-lose-from = Perdre : { $what } (de la force venue { $space-from })
do-retreat = Battre en retraite vers { $space-the }
    .here = Battre en retraite ici
do-home = { $what } vers { $space-the }
do-carry = Vers { $space-the }
do-fever = Frapper la force { $space-from }
    .here = Frapper ici
do-discard = Défausser : { $cards }
do-discard-none = Tout garder

## Refusé
refuse-not-your-turn = Ce n'est pas à vous de jouer.
refuse-over = La partie est terminée.
refuse-card-not-held = Cette carte n'est pas dans votre main.
refuse-card-played = Vous avez déjà joué une carte cette saison.
refuse-interrupt-played = Vous avez déjà joué une carte cette saison : vous ne pouvez pas interrompre.
refuse-card-attacker-only = Cette carte est réservée à l'attaquant.
refuse-card-defender-only = Cette carte est réservée au défenseur.
refuse-card-terrain = Cette carte ne vaut pas pour un espace de ce genre.
refuse-card-no-indians = Cette carte demande que vous ayez des unités indiennes dans ce combat.
refuse-card-no-port = Cette carte demande que vous ayez une force dans un port que vous contrôlez.
refuse-card-not-by-sea = La carte que l'ennemi a jouée n'arrive pas par mer.
refuse-card-not-provincial = La carte que l'ennemi a jouée ne lève pas de troupes provinciales.
refuse-card-no-indians-march = Il n'y a pas d'unités indiennes dans la force qui se met en marche.
refuse-card-no-large-force = Aucune force qui doit combattre n'est assez grande pour cette carte.
refuse-card-too-early = Cette carte ne se joue que dans une année ultérieure.
refuse-card-control = Vous ne contrôlez aucun des espaces exigés par la carte.
refuse-card-no-space = Vous ne contrôlez aucun des espaces où la carte place des pièces.
refuse-card-mid-march = Terminez d'abord la marche de cette force ; une carte de mouvement se joue avant que la force ne bouge.
refuse-reinforcement-card-now = Une carte de renforts ne se joue que dans votre phase de renforts.
refuse-movement-card-now = Une carte de mouvement ne se joue que dans votre phase de mouvement.
refuse-combat-card-now = Une carte de combat ne se joue qu'à l'étape des cartes d'un combat.
refuse-interrupt-now = Une carte d'interruption ne se joue qu'à son moment, dans les phases de l'ennemi.
refuse-interrupt-moment = Ce n'est pas le moment que la carte indique.
refuse-interrupt-or-pass = Jouez une carte d'interruption ou laissez passer.
refuse-reinforcements-first = Jouez d'abord une carte de renforts ou passez.
refuse-place-first = Placez d'abord ce que la carte apporte.
refuse-place-not-named = La carte ne nomme pas cet espace.
refuse-place-not-controlled = Vous ne contrôlez pas cet espace.
refuse-place-destroyed = Ce village est détruit.
refuse-place-number = La carte n'en apporte pas autant.
refuse-place-one-space = Tout ce que la carte apporte va dans un seul espace.
refuse-place-too-many-spaces = La carte ne peut se répartir sur davantage d'espaces.
refuse-movement-now = C'est la phase de mouvement.
refuse-no-march = Aucune force n'est en marche : choisissez d'abord l'espace où elle se forme.
refuse-march-nobody = Vous n'y avez aucune pièce.
refuse-march-must-fight = Les unités qui sont entrées dans un espace ennemi doivent y rester et combattre.
refuse-march-moved = Toutes les pièces qui s'y trouvent se sont déjà déplacées pendant cette phase.
refuse-march-no-force-in-reach = Un chef seul ne bouge que pour rejoindre une force, et aucune n'est à portée.
refuse-march-under-way = Terminez d'abord la marche de cette force.
refuse-take-all = On ne peut tout prendre que pendant la formation de la force.
refuse-take-all-nobody = Aucune unité ne peut marcher d'ici : prenez le chef.
refuse-take-number = Il n'y a pas autant d'unités ici.
refuse-take-moved = Ces pièces se sont déjà déplacées pendant cette phase.
refuse-take-leader = Ce chef n'est pas ici.
refuse-take-leader-again = Ce chef est déjà avec la force.
refuse-take-leader-moved = Ce chef s'est déjà déplacé pendant cette phase.
refuse-take-second-leader = Les chefs sans force se déplacent un par un.
refuse-take-indians-only = Des unités indiennes en route vers un second espace n'emmènent pas d'autres forces.
refuse-leave-not-yet = Rien ne s'est encore déplacé : ne prenez pas les pièces qui doivent rester.
refuse-leave-number = La force n'en compte pas autant.
refuse-leave-leader = Ce chef n'est pas avec la force.
refuse-leave-all = Pour tout laisser ici, faites halte.
refuse-leave-leader-alone = Un chef ne peut être laissé sans force.
refuse-go-empty = Prenez d'abord des pièces.
refuse-go-no-line = Aucune ligne n'y mène directement : la force avance d'espace en espace.
refuse-go-barred = Tous les chemins qui y mènent passent par un espace où la force devrait s'arrêter et combattre.
refuse-go-leaderless = Une force partie sans chef avance d'un espace.
refuse-go-indians = Des unités indiennes sans chef avancent de deux espaces au plus.
refuse-go-indians-fight = Des unités indiennes sans chef peuvent avancer de deux espaces, mais non combattre dans le second.
refuse-go-plus-one = Un chef +1 mène sa force à deux espaces au plus.
refuse-go-plus-one-fight = Une force menée par un chef +1 peut avancer de deux espaces, mais non combattre dans le second.
refuse-go-plus-two = Un chef +2 mène sa force à deux espaces au plus.
refuse-go-plus-three = Un chef +3 mène sa force à trois espaces au plus.
refuse-go-plus-three-fight = Une force menée par un chef +3 peut avancer de trois espaces, mais non combattre dans le troisième.
refuse-go-left-its-leader = La force a laissé le chef qui l'avait menée jusqu'ici : elle s'arrête.
refuse-go-leader-alone = Des chefs sans force n'entrent pas dans un espace ennemi.
refuse-go-no-force-there = De là, le chef ne pourrait rejoindre aucune force.
refuse-go-leader-left-alone = Un chef resterait en arrière sans force.
refuse-go-leader-out-of-reach = Un chef isolé ne pourrait alors plus rejoindre de force : qu'il en rejoigne une d'abord.
refuse-halt-leader-alone = Les chefs doivent finir leur mouvement avec une force.
refuse-done-leader-alone = Un chef est seul et peut encore rejoindre une force.
refuse-fight-nobody = Il n'y a là aucun combat à livrer.
refuse-combat-first = Livrez d'abord les combats.
refuse-combat-card-or-pass = Jouez une carte de combat ou passez.
refuse-lead = Choisissez l'un des chefs de ce combat.
refuse-losses-first = Subissez d'abord vos pertes.
refuse-losses-none = Vous n'avez pas de telle perte à subir.
refuse-retreat-first = Battez d'abord en retraite.
refuse-retreat-no-line = Une retraite se fait d'un seul espace, et aucune ligne n'y mène directement.
refuse-retreat-enemy-space = L'ennemi contrôle cet espace.
refuse-retreat-enemy-units = Des unités ennemies s'y trouvent.
refuse-retreat-combat = Un combat reste à y livrer.
refuse-home-first = Renvoyez d'abord les unités indiennes chez elles.
refuse-home-not-closest = Ce n'est pas le village le plus proche de ces Indiens.
refuse-home-number = Il n'y en a pas autant.
refuse-carry-first = Choisissez d'abord où transporter le chef blessé.
refuse-carry-not-friendly = Un chef blessé est transporté dans un espace que vous contrôlez.
refuse-carry-combat = Un combat reste à y livrer.
refuse-carry-distance = Un chef blessé est transporté à deux espaces de là, ou dans votre espace le plus proche au-delà.
refuse-fever = La fièvre des camps frappe une force d'au moins 8 PF qui doit combattre.
refuse-winter = En hiver, on ne fait que se défausser et piocher.
refuse-winter-card = Aucune carte ne se joue en hiver.
refuse-discard-not-held = Vous ne pouvez défausser que des cartes de votre main.

## Raconté
log-season = { $season } { $year }
log-card = Les { $side } jouent « { $card } » ({ $id })
log-cancelled = « { $by } » annule « { $card } »
log-reduced = « { $by } » : « { $card } » apporte { $n } PF de moins
log-placed = Arrivée { $space-at } : { $force }
log-moved = { $force } : { $from } → { $to }
log-left = Reste { $space-at } : { $force }
log-held = « { $card } » : { $n ->
    [one] { $n } unité indienne reste
   *[other] { $n } unités indiennes restent
} { $space-at }
log-stopped = « { $card } » : la force reste { $space-at }
log-fever = La fièvre des camps frappe la force { $space-from }
log-combat = Combat { $space-at }
log-rolled = Les { $side } : { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
}, dé { $die }{ $bonus ->
    [0] {""}
   *[other] { " " }+{ $bonus } = { $adjusted }
}, { $losses ->
    [0] aucune perte infligée
    [one] { $losses } perte infligée
   *[other] { $losses } pertes infligées
}
log-rolled-led = Les { $side } : { $factors ->
    [one] { $factors } facteur
   *[other] { $factors } facteurs
}, dé { $die } +{ $rating } { $leader }{ $bonus ->
    [0] {""}
   *[other] { " " }+{ $bonus }
} = { $adjusted }, { $losses ->
    [0] aucune perte infligée
    [one] { $losses } perte infligée
   *[other] { $losses } pertes infligées
}
log-leader-killed = { $leader } est tué ; ses troupes paniquent
log-leader-second-wound = { $leader } est blessé une seconde fois et perdu
log-leader-leg = { $leader } est blessé à la jambe et survit
log-leader-leg-dies = { $leader } meurt d'une blessure à la jambe
log-leader-arm = { $leader } est blessé au bras et survit
log-leader-arm-dies = { $leader } meurt d'une blessure au bras
log-leader-body = { $leader } est gravement blessé au corps
log-leader-scratch = { $leader } n'a qu'une égratignure
log-leader-hat = { $leader } a son chapeau emporté par une balle ; ses troupes s'enhardissent
log-leader-lost = { $leader } ne trouve aucun refuge et est perdu
log-leader-never-comes = { $leader } ne viendra jamais
log-carried = { $leader } est transporté { $space-at }
log-lost = Les { $side } perdent { $force }
log-gained = Les { $side } gagnent { $force }
log-won = Les { $side } l'emportent { $space-at }
log-controlled = Les { $side } contrôlent { $space-the }
log-burned = Les { $side } brûlent { $space-the }
log-retreated = Les { $side } battent en retraite : { $force }, { $from } → { $to }
log-surrendered = Les { $side } ne peuvent se retirer { $space-from } ; éliminés : { $force }
log-home = Retour au village : { $force }, { $from } → { $to }
log-dispersed = { $n ->
    [one] { $n } unité indienne n'a
   *[other] { $n } unités indiennes n'ont
} plus de village : retrait du jeu
log-chose = Les { $side } ont choisi leur défausse
log-discarded = Les { $side } se défaussent de : { $cards }
log-discarded-none = Les { $side } gardent toutes leurs cartes
log-drew = Les { $side } piochent { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
log-drew-cards = Les { $side } piochent : { $cards }
log-score = Points de victoire : Français { $french }, Britanniques { $british }

## La fin
over-french-vp = Les Français gagnent : ils ont 45 points de victoire ou plus.
over-french-hold = Les Français gagnent : à la fin de 1762 ils tiennent encore Montréal, Québec ou Louisbourg.
over-british = Les Britanniques gagnent : 50 points de victoire ou plus, avec Montréal, Québec et Louisbourg.
over-draw = Partie nulle : les Britanniques tiennent les trois espaces clés, mais ont moins de 50 points de victoire.

## Ce qui peut en résulter, comme le disent les probabilités

odds-battle = Le combat
odds-battle-none = Pas de combat
odds-won = Les { $side } l'emportent
odds-leader-lost = { $leader } est perdu

## Ce qui se règle
panel-march = Force { $space-at }
panel-force-label = Force
panel-force = { $force }
panel-combat = Combat { $space-at }
panel-role = Rôle
panel-attacker = attaquant
panel-defender = défenseur
panel-strength = Points de force
panel-defence = Valeur de défense
panel-card = Carte
panel-factors = Facteurs de combat
panel-leader = Chef
panel-led = { $leader } +{ $rating }
panel-die = Dé
panel-adjusted = Modifié
panel-losses = Pertes
panel-origin = Origine
panel-from = { $spaces }
panel-number = { $n }
panel-name = { $name }

## Ce que visent les camps

goal-french-points = Gagner avec { $n } PV à la fin d'une saison (à présent { $now })
goal-french-hold = Gagner en tenant au moins une de ces places à la fin de { $year } : { $keys } (à présent { $held })
goal-british = Gagner à la fin d'une saison avec { $n } PV (à présent { $now }) et { $keys } (à présent { $held } sur 3)
goal-french-points-brief = { $n } PV ({ $now })
goal-french-hold-brief = une de ces places en { $year } : { $keys } ({ $held })
goal-british-brief = { $n } PV ({ $now }) et { $keys } ({ $held })
