# Ce que dit le terminal lui-même.

## Le plateau

cli-labelled = { $label } : { $words }
cli-way-used = { $side } : { $n } sur { $limit }
cli-point = { $point } ({ $state })
cli-inside = { $piece }, à l'intérieur
cli-spent = { $piece } (unité épuisée)
cli-wounded = { $piece } (blessé)
cli-cards = Cartes des { $side } : { $held } en main, { $left } dans la pioche, { $discarded } dans la défausse
cli-cards-active = en jeu : { $card }
cli-empty = { $side }, sans pièces : { $spaces }
cli-hand = Main des { $side }
cli-card-condition = Condition
cli-card-when = Moment
cli-card-value = Valeur { $n }
cli-card-initiative = Initiative { $n }
cli-hand-empty = aucune carte
cli-panel-track = Piste
cli-panel-dice = Dés

## Relecture

cli-replay-title = { $game } : { $french } ({ $first }) contre { $british } ({ $second })
cli-replay-number = Après l'action { $number } sur { $of }

## Partie

cli-begin = Vous jouez les { $side } contre un robot ({ $bot }). Tapez un numéro, l'action elle-même, ou ? pour l'aide.
cli-begin-both = Vous jouez les deux camps. Tapez un numéro, l'action elle-même, ou ? pour l'aide.
cli-resumed = La partie reprend après l'action { $number }.
cli-thinks = Les { $side } réfléchissent ({ $bot })…
cli-more = … { $n ->
    [one] et { $n } autre choix
   *[other] et { $n } autres choix
} : tapez une partie d'un nom pour voir ceux qui la contiennent, ou tout
cli-filtered = { $n ->
    [0] Aucun choix ne correspond.
    [1] Un seul choix correspond ; tapez son numéro.
   *[other] { $n } choix correspondent.
}
cli-no-match = Aucun choix, aucune commande, aucune action ne s'appelle « { $typed } ». Tapez ? pour l'aide.
cli-no-number = Il y a { $n } choix : tapez un numéro de 1 à { $n }.
cli-refused = Impossible : { $why }
cli-why-nothing = Aucune règle à citer pour « { $target } ».
cli-why-can = « { $target } » peut être choisi maintenant ; voyez parmi les choix.
cli-why-how = Précisez : pourquoi NOM, ou pourquoi space:ID.
cli-undone = Action annulée.
cli-undo-nothing = Il n'y a rien à annuler.
cli-undo-theirs = La dernière action était celle de l'autre camp.
cli-undo-final = Impossible d'annuler : un dé a été lancé ou une information révélée.
cli-rule-none = Il n'y a pas de règle { $rule }. Les sections sont { $sections }.
cli-rules-how = Précisez : règle { $rule }
cli-saved = Partie enregistrée dans { $file }.
cli-not-saved = La partie n'a pas pu être enregistrée : { $error }
cli-save-how = Précisez : sauver ma-partie.record
cli-quit = Partie interrompue après l'action { $number }.
cli-help = 
    NUMÉRO             joue ce choix (Entrée seule joue l'unique choix)
    une action         la joue dans la notation du jeu, comme un enregistrement l'écrit
    des lettres        montre les choix qui les contiennent
    tout               montre tous les choix
    plateau            où en est la partie
    main               vos cartes et leurs effets
    journal [N]        les N dernières lignes du journal (20)
    règle RÈGLE        ce que dit une règle ou une section
    pourquoi CIBLE     pourquoi un espace ou une carte ne peut pas être choisi
    annuler            annule la dernière action, si rien n'a été lancé, tiré ou montré
    sauver FICHIER     écrit l'enregistrement de la partie
    quitter            quitte la partie

## Robots

level-random = au hasard
level-thumb = au jugé
level-ensign = enseigne
level-captain = capitaine
level-general = général
