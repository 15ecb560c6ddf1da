# Ce que dit le terminal lui-même.

## Le plateau

cli-labelled = { $label } : { $words }
cli-way-used = { $side } { $n } sur { $limit }
cli-point = { $point } ({ $state })
cli-inside = { $piece } dans les murs
cli-spent = { $piece } (épuisée)
cli-wounded = { $piece } (blessé)
cli-cards = Cartes, { $side } : { $held } en main, { $left } à tirer, { $discarded } défaussées
cli-cards-active = en jeu : { $card }
cli-empty = { $side }, sans pièces : { $spaces }
cli-hand = Main, { $side }
cli-card-condition = Condition
cli-card-when = Quand
cli-card-value = Valeur { $n }
cli-card-initiative = Initiative { $n }
cli-hand-empty = aucune carte
cli-panel-track = Piste
cli-panel-dice = Dés
cli-won = Victoire, { $side } : { $how }
cli-draw = Partie nulle : { $how }

## Relecture

cli-replay-title = { $game } : { $french } (Français) contre { $british } (Britanniques)
cli-replay-number = Après l'action { $number } sur { $of }

## Partie

cli-begin = Vous jouez le camp { $side } contre { $bot }. Tapez un numéro, l'action elle-même, ou ? pour l'aide.
cli-begin-both = Vous jouez les deux camps. Tapez un numéro, l'action elle-même, ou ? pour l'aide.
cli-resumed = La partie reprend après l'action { $number }.
cli-thinks = { $side } ({ $bot })…
cli-more = … { $n ->
    [one] et un autre choix
   *[other] et { $n } autres choix
 } : tapez une partie d'un nom pour voir ceux qui l'ont, ou all
cli-filtered = { $n ->
    [one] Un choix a cela ; son numéro le joue.
   *[other] { $n } choix ont cela.
 }
cli-no-match = Aucun choix, aucune commande, aucune action ne s'appelle « { $typed } ». Tapez ? pour l'aide.
cli-no-number = Il y a { $n } choix : tapez un numéro de 1 à { $n }.
cli-refused = Cela ne se peut pas : { $why }
cli-why-nothing = Aucune règle ne dit rien de { $target }.
cli-why-can = { $target } peut être choisi maintenant ; voyez parmi les choix.
cli-why-how = Dites de quoi : why NOM, ou why space:ID.
cli-undone = Repris.
cli-undo-nothing = Il n'y a rien à reprendre.
cli-undo-theirs = La dernière action était celle de l'autre camp.
cli-undo-final = Un dé, un tirage ou une carte montrée ne se reprend pas.
cli-rule-none = Il n'y a pas de règle { $rule }. Les sections sont { $sections }.
cli-rules-how = Dites laquelle : rules { $rule }
cli-saved = L'enregistrement est dans { $file }.
cli-not-saved = L'enregistrement n'a pas pu être écrit : { $error }
cli-save-how = Dites où : save ma-partie.record
cli-quit = La partie est quittée après l'action { $number }.
cli-help =
    NUMÉRO         joue ce choix (Entrée seule joue l'unique choix)
    une action     la joue dans la notation du jeu, comme un enregistrement l'écrit
    des lettres    montre les choix qui les ont
    all            montre tous les choix
    board          où en est la partie
    hand           vos cartes et leurs effets
    log [N]        les N dernières lignes du journal (20)
    rules RÈGLE    ce que dit une règle ou une section
    why CIBLE      pourquoi un espace ou une carte ne peut pas être choisi
    undo           reprend la dernière action, si rien n'a été lancé, tiré ou montré
    save FICHIER   écrit l'enregistrement de la partie
    quit           quitte la partie
