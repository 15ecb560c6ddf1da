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

## Probabilités

cli-odds-result = { $n } %  { $what }
cli-odds-die = {" "}(dé { $faces })
cli-odds-lost = Pertes attendues : { $french } { $f }, { $british } { $b }
cli-odds-exact = Exact : tous les jets possibles sont comptés.
cli-odds-played = Simulé quelques milliers de fois : juste à un point de pourcentage près environ.
cli-odds-later = Le combat vient plus tard : voici les chances avec les forces présentes.
cli-odds-standing = Avec les forces présentes, si l'ennemi ne réagit pas :
cli-odds-threats = L'ennemi peut tenter l'une de ces choses :
cli-odds-all = En tout, si l'ennemi réagit comme le ferait l'ordinateur :
cli-odds-not = Ce choix ne se décide pas aux dés.
cli-odds-how = Quel choix ? « chances 3 » donne les chances du troisième.
cli-odds-none = Aucun combat n'est possible ici.

## Relecture

cli-study-written = Écrit dans { $file } : { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
cli-replay-title = { $game } : { $french } ({ $first }) contre { $british } ({ $second })
cli-replay-number = Après l'action { $number } sur { $of }

## Analyse

cli-analyse-how = Jugé en jouant la suite depuis chaque choix, avec ce que chaque camp savait alors (nombre d'essais : { $n }).
cli-analyse-turning-points = Tournants, du plus grand au plus petit
cli-analyse-none = Aucun choix ni aucun dé n'a décidé grand-chose à lui seul.
cli-analyse-at = { $date }, action { $number }
cli-analyse-mistake = Erreur des { $side } ({ $n } %) : { $play }. Mieux : { $better }
cli-analyse-luck = Chance des { $side } ({ $n } %) : { $play }
cli-analyse-side = { $side } : { $mistakes ->
    [0] aucune erreur nette
    [one] { $mistakes } erreur nette, au prix de { $lost } %
   *[other] { $mistakes } erreurs nettes, au prix de { $lost } %
} ; { $lucky ->
    [1] chance
   *[other] malchance
} de { $luck } %, à { $error } près
cli-analyse-course = Chances de victoire
cli-analyse-chances = { $date } : { $french } { $f } %, { $british } { $b } %
cli-analyse-found = { $n } %  { $play } (essayé { $visits ->
    [one] { $visits } fois
   *[other] { $visits } fois
})
cli-analyse-search = D'après une recherche de { $n ->
    [one] { $n } itération
   *[other] { $n } itérations
}, avec ce que peut savoir le camp qui choisit. On sait peu de choses de ce qui a été rarement essayé.
cli-analyse-chart = { $game } : les chances de victoire, de la première action à la dernière
cli-analyse-sign-mistake = Erreur
cli-analyse-sign-luck = Chance
cli-analyse-written = Le graphique est dans { $file }.

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
cli-why-nothing = Aucune règle ne dit rien de « { $target } » en ce moment.
cli-why-can = « { $target } » peut être choisi maintenant ; voyez parmi les choix.
cli-why-how = Nommez une cible : pourquoi NOM, ou pourquoi space:ID.
cli-undone = Action annulée : { $what }.
cli-undo-nothing = Il n'y a rien à annuler.
cli-undo-theirs = La dernière action était celle de l'autre camp.
cli-undo-chance = Impossible d'annuler : un dé a été lancé ou un tirage effectué.
cli-undo-reveals = Impossible d'annuler : une information a été révélée.
cli-rule-none = Il n'y a pas de règle { $rule }. Les sections sont { $sections }.
cli-rules-how = Précisez : règle { $rule }
cli-saved = Partie enregistrée dans { $file }.
cli-not-saved = La partie n'a pas pu être enregistrée : { $error }
cli-save-how = Nommez un fichier : sauver ma-partie.record
cli-hint = { $what }  (gagne dans { $chance } % des cas)
cli-picture-unofficial = Dessiné par Carillon, programme non officiel
cli-quit = Partie interrompue après l'action { $number }.
cli-help = 
    NUMÉRO             joue ce choix (Entrée seule joue l'unique choix)
    une action         la joue dans la notation du jeu, comme un enregistrement l'écrit
    des lettres        montre les choix qui les contiennent
    tout               montre tous les choix
    plateau            où en est la partie
    main               vos cartes et leurs effets
    journal [N]        les N dernières lignes du journal (20)
    règle RÈGLE        ce que dit une règle ou une section, ou celles qui contiennent ces mots
    chances NUMÉRO     les chances de ce choix : une bataille, un raid, une interception
    pourquoi CIBLE     pourquoi un espace ou une carte ne peut pas être choisi
    conseil            ce que l'ordinateur ferait
    annuler            annule la dernière action, sauf après un jet, un tirage ou une révélation
    sauver FICHIER     écrit l'enregistrement de la partie
    quitter            quitte la partie

## Le plateau en plein écran

cli-board-map = Carte
cli-board-question = Question
cli-board-hand = Main
cli-board-log = Journal
cli-board-fight = Bataille
cli-board-small = Le plateau demande 80 colonnes et 24 lignes ; il y en a { $width } et { $height } ici. Agrandissez la fenêtre, ou quittez avec q et jouez avec --plain.
cli-board-curtain = C'est aux { $side } de jouer. Assurez-vous que personne d'autre ne regarde, puis appuyez sur Entrée. Le joueur qui vient de jouer peut encore annuler avec u.
cli-board-over = La partie est finie : regardez le plateau, ou quittez avec q.
cli-board-held = Tenu par : { $side }
cli-board-only = Seulement : { $target } (Échap : tout)
cli-board-armed = { $what } (encore Entrée)
cli-board-chance = Lancer de dés ou tirage : ce choix ne peut pas être annulé. Appuyez encore sur Entrée pour confirmer.
cli-board-reveals = Révélation : ce choix ne peut pas être annulé. Appuyez encore sur Entrée pour confirmer.
cli-board-hands-over = C'est ensuite à l'autre camp de choisir, et il sera trop tard pour annuler. Appuyez encore sur Entrée pour confirmer.
cli-board-why = { $target } : impossible. { $why }
cli-board-no-window = Cette question ne peut pas être passée : c'est à vous d'y répondre.
cli-board-passing = Les questions comme celle-ci passent jusqu'à la prochaine date ; P vous interroge de nouveau.
cli-board-asking = Toutes les questions vous seront de nouveau posées.
cli-board-hint = L'ordinateur ferait ceci : ce choix gagne dans { $chance } % des cas.
cli-board-hinted = L'ordinateur choisirait : { $numbers }
cli-board-hint-soon = L'ordinateur réfléchit à votre choix…
cli-board-close = flèches : défiler ; une autre touche : fermer
cli-board-keys = Tab volet · Entrée choisir · / filtrer · u annuler · ? pourquoi · h aide · q fin
cli-board-help-title = Touches et signes
cli-board-help =
    Tab, Maj+Tab     au volet suivant, ou au précédent
    flèches          d'espace en espace, de choix en choix, de carte en carte
    Entrée           choisir ; s'il n'y a rien à choisir, regarder
    un numéro        montre ce choix
    /                cherche les choix par leurs lettres ; Échap les montre tous
    n                l'espace suivant où un choix est possible
    i                tout ce qui se trouve dans l'espace, ou l'effet de la carte
    ?                pourquoi l'espace ou la carte ne peut pas être choisi
    o                les chances du choix pointé
    c                le choix de l'ordinateur : un conseil
    z                la carte entière, ou retour
    u                annuler
    p                passer de telles questions jusqu'à la prochaine date
    P                être de nouveau interrogé
    r                la règle de cette question
    t                toute la table en mots
    l                l'autre langue
    q                quitter ; la partie est gardée, et --continue la reprend
    souris           cliquer pour choisir, molette pour défiler

    En vidéo inverse : peut être choisi. [ ] ou ( ) : l'espace montré.
    F8+2*  force 8, et deux pions qui ont un nom ; ‡  marqueurs

## Robots

level-random = au hasard
level-thumb = au jugé
level-recruit = recrue
level-ensign = enseigne
level-captain = capitaine
level-general = général
level-captain-1 = capitaine de novembre 2026
level-turtle = tortue
level-raider = pillard
level-rush = assaillant
level-builder = bâtisseur

## Cas

case-no-toml = Ce n'est pas du TOML : { $why }
case-unknown-in-file = « { $key } » n'est pas une clé connue d'un fichier de cas
case-names-no-game = Un fichier de cas doit nommer son jeu par une ligne « game »
case-no-game = Il n'y a pas de jeu « { $name } » ; les jeux sont { $known }
case-no-cases = Un fichier de cas doit contenir au moins un [[case]]
case-unknown-in-case = « { $key } » n'est pas une clé connue d'un cas
case-no-script = Il faut un script à un cas
case-refused-with-script = Un cas dont la position doit être refusée n'a pas de script
case-without-like = `without` retire des clés de la position que nomme `like`
case-no-shared = Il n'y a pas de [positions.{ $name }] ; il y a : { $known }
case-like-itself = Cette position se nomme elle-même dans `like`
case-shared-has-no = [positions.{ $name }] n'a pas « { $path } »
case-wants-table = Ici, il faut une table
case-wants-list = Ici, il faut une liste
case-wants-text = Ici, il faut un nom entre guillemets
case-no-die = « { $die } » n'est pas un dé : de 1 à 6
case-no-side = « { $side } » n'est pas un camp : french ou british
case-write-look = Écrivez : ? PATH = VALUE
case-write-offers = Écrivez : { $verb } ACTION, ou { $verb } ACTION | ACTION
case-write-log = Écrivez : { $verb } KEY GAP=VALUE…
case-no-gap = « { $word } » n'est pas de la forme GAP=VALUE
case-no-step = « { $text } » n'est pas une étape : écrivez une action après son camp, ? PATH = VALUE, dice N…, draw NAME…, offers ACTION ou log KEY
case-no-rule = Le cas prouve { $rule }, qui n'est pas une règle ; les plus proches sont { $known }
case-names-no-rule = Aucune règle ne s'appelle { $rule } ; les plus proches sont { $known }
case-position-refused = La position est refusée : { $why }
case-position-refused-otherwise = La position est refusée : { $why }. On attendait « { $wanted } »
case-position-slip = La position contient une faute de frappe, ce qui ne prouve rien : { $why }
case-position-accepted = La position est acceptée, mais devrait être refusée
case-differs = { $path } vaut { $found } ; on attendait { $wanted }
case-no-key = Il n'y a pas « { $name } » à regarder ; il y a { $known }
case-no-name = Il n'y a pas « { $name } » dans { $at } ; les plus proches sont { $known }
case-refused = « { $play } » est refusé : { $why } ({ $rule })
case-refused-otherwise = « { $play } » est refusé par { $rule } ; on attendait { $wanted } : { $why }
case-played = « { $play } » a été joué, mais devrait être refusé
case-played-against = « { $play } » a été joué, mais { $wanted } devrait l'interdire
case-unreadable = « { $play } » n'est pas une action de ce jeu
case-no-space = « { $play } » : { $word } n'est pas un espace : { $meant } ?
case-no-piece = « { $play } » : { $word } n'est pas un pion : { $meant } ?
case-no-card = « { $play } » : { $word } n'est pas une carte : { $meant } ?
case-no-word = « { $play } » : { $word } n'a pas de sens dans cette action : { $meant } ?
case-not-offered = « { $play } » n'est pas proposé
case-offered = « { $play } » est proposé
case-no-log = Le journal ne dit jamais { $key } ; les plus proches sont { $known }
case-log-no-gap = « { $key } » ne dit pas « { $gap } » ; on y lit { $known }
case-log-no-word = { $gap } ne peut pas être « { $word } » : ce n'est pas un nom de ce jeu
case-told = Le journal dit : { $line }
case-not-told = Le journal ne dit pas { $key } ; il dit : { $told }
case-die-missing = Le script ne donne pas un dé qui a été lancé : { $roll }
case-die-missing-untold = Le script ne donne pas un dé qui a été lancé
case-draw-missing = Le script ne donne pas un tirage qui a été fait parmi { $from }
case-draw-not-there = { $wanted } ne peut pas être tiré ; il y a { $from }
case-left-over = Jamais lancé ni tiré : { $left }
case-left-over-after = Jamais lancé ni tiré : { $left }. Les jets ont été : { $rolls }
case-unsound = L'état est incohérent : { $wrong }
case-broke = Les règles ont failli ; merci de le signaler

cli-case-hold = vérifiés : { $n }
cli-case-differ = différents : { $n }
cli-case-files = { $n ->
    [one] { $n } fichier
   *[other] { $n } fichiers
}
cli-case-could = Les actions possibles étaient :
cli-case-more = … { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
cli-case-refused = refusé : { $why }
cli-case-by-itself = { $play } (automatiquement, faute d'autre choix)
cli-case-dice = dice { $dice }
cli-case-draw = draw { $draws }
forfeit = Un programme n'a donné aucune réponse jouable
