# La page des tournois, qui charge ces textes en plus de ceux de toutes les pages.

tournaments-help = Un tournoi apparie ses joueurs ronde après ronde, ouvre leurs tables et les classe selon leurs résultats. Tout le monde peut regarder. Tout joueur qui a un compte peut s'inscrire, ou annoncer un tournoi.
tournaments-sign-in = Pour vous inscrire ou annoncer un tournoi, connectez-vous à votre compte depuis l'accueil.
tournaments-announced = Annoncés
tournaments-running = En cours
tournaments-ended = Terminés
tournaments-none-announced = Aucun tournoi ne prend d'inscriptions en ce moment.
tournaments-none-running = Aucun tournoi n'est en cours.
tournament-lobby = Accueil
tournament-none = Ce tournoi n'existe pas.
tournament-announce = Annoncer un tournoi
tournament-announce-yes = Annoncer
tournament-name = Nom
tournament-form = Formule
tournament-when-out = une fois le temps écoulé : { $what }
tournament-kind-swiss = Système suisse
tournament-kind-round-robin = Chacun rencontre chacun
tournament-swiss-help = Les joueurs à égalité se rencontrent. Tout le monde joue à chaque ronde, et peu de rondes suffisent pour beaucoup de joueurs.
tournament-swiss-of = Système suisse, { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
tournament-round-robin = Toutes rondes : chacun rencontre chacun
tournament-round-robin-help = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
} si toutes les places sont prises ; moins avec moins de joueurs.
tournament-most = Joueurs au plus
tournament-rounds-number = Rondes
tournament-rounds-help = Proposé pour ce nombre de joueurs
tournament-paired = Parties entre deux joueurs
tournament-games-one = une partie
tournament-games-both = deux parties en même temps
tournament-games-in-turn = deux parties à la suite
tournament-paired-help = Avec deux parties, chacun joue une fois chaque camp.
tournament-more = Plus de réglages
tournament-description = Description
tournament-description-help = Tout le monde peut la lire : à qui le tournoi s'adresse, ce dont il faut convenir, où poser des questions.
tournament-next = Ronde suivante
tournament-begins-organiser = lancée par l'organisateur
tournament-begins-ended = dès que toutes les parties de la ronde sont finies
tournament-begins-help = La première ronde est toujours lancée par l'organisateur.
tournament-starts = Début prévu
tournament-starts-help = Pour les joueurs et leurs agendas. Le tournoi ne commence que lorsque l'organisateur le lance.
tournament-starts-at = prévu pour le { $time }
tournament-round-days = Durée prévue d'une ronde
tournament-round-days-help = En jours, pour l'agenda. Seule la pendule met fin aux parties.
tournament-begun = Commencé
tournament-organiser = Organisateur
tournament-organiser-gone = personne : le compte a été supprimé
tournament-by = organisé par { $name }
tournament-you-organise = vous l'organisez
tournament-you-play = vous y jouez
tournament-places = { $n ->
    [one] { $n } place prise sur { $most }
   *[other] { $n } places prises sur { $most }
}
tournament-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
tournament-state-announced = inscriptions ouvertes
tournament-state-running = en cours
tournament-state-ended = terminé
tournament-state-cancelled = annulé
tournament-round-now = ronde { $n }
tournament-round-of = ronde { $n } sur { $of }
tournament-seed = Tous les tirages au sort de ce tournoi découlent du nombre { $seed } : chacun peut ainsi vérifier les appariements.
tournament-enter = S'inscrire
tournament-enter-late = Vous jouerez à partir de la ronde suivante.
tournament-entered = Vous êtes inscrit.
tournament-leave = Se retirer
tournament-leave-announced = Vous vous retirez du tournoi. Vous pourrez vous réinscrire tant que les inscriptions sont ouvertes.
tournament-leave-running = Vous vous retirez définitivement du tournoi. Vos parties sans résultat sont perdues, et vos points restent au classement.
tournament-leave-yes = Se retirer du tournoi
tournament-left = Vous vous êtes retiré de ce tournoi.
tournament-back = Revenir
tournament-own = Vos parties de cette ronde
tournament-own-over = Vos parties sont finies
tournament-own-done = Vous n'avez plus de partie dans la ronde { $n }.
tournament-own-bye = Vous êtes exempt de la ronde { $n }
tournament-as = vous jouez : { $side }
tournament-to-table = Aller à la table
tournament-game-open = en cours
tournament-game-later = commence quand la première partie est finie
tournament-watch = Table
tournament-rounds = Rondes
tournament-round = Ronde { $n }
tournament-round-over = toutes les parties sont finies
tournament-round-open = { $n ->
    [one] { $n } partie finie sur { $of }
   *[other] { $n } parties finies sur { $of }
}
tournament-pairing-round-robin = Chacun rencontre chacun ; ces deux joueurs se rencontrent dans cette ronde.
tournament-pairing-first-round = Personne n'a encore de points : la moitié supérieure, selon la force et le tirage au sort, rencontre la moitié inférieure.
tournament-pairing-same-points = Les deux joueurs avaient le même nombre de points.
tournament-pairing-closest-points = Leurs points diffèrent : aucun appariement de la ronde entière n'a de plus petits écarts sans répéter une rencontre.
tournament-pairing-repetition = Ils se sont déjà rencontrés : tout appariement de cette ronde répète une rencontre.
tournament-sides-both = Chacun joue une fois chaque camp.
tournament-sides-balance = Celui qui a le moins souvent joué ce camp joue maintenant : { $french }.
tournament-sides-lot = Les deux ont joué aussi souvent chaque camp : le sort a attribué les camps.
tournament-sides-circle = Les camps sont fixés pour que chacun joue aussi souvent les deux.
tournament-bye = { $name } : exempt ({ $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}).
tournament-bye-round-robin = Le nombre de joueurs est impair : chacun a une ronde sans partie, qui ne rapporte rien.
tournament-bye-opponent-left = L'adversaire, { $opponent }, s'est retiré du tournoi. L'exemption compte comme une victoire.
tournament-bye-last = Le nombre de joueurs est impair : parmi les joueurs le moins souvent exempts, c'est celui qui a le moins de points. L'exemption compte comme une victoire.
tournament-bye-last-without-repetition = Le nombre de joueurs est impair, et exempter un joueur qui a moins de points répéterait une rencontre. L'exemption compte comme une victoire.
tournament-score-won = { $name } a gagné
tournament-score-draw = nulle
tournament-score-neither = perdue pour les deux
tournament-source-forfeit = par forfait
tournament-source-adjudicated = décision de l'organisateur
tournament-decide = Décider…
tournament-decide-title = { $french } contre { $british }
tournament-decide-help = Choisissez un résultat pour lire ce qui en découle.
tournament-decide-won = { $name } gagne
tournament-decide-draw = Partie nulle
tournament-decide-neither = Les deux perdent
tournament-decide-forfeit = { $name } déclare forfait
tournament-decide-yes = Fixer ce résultat
tournament-says-won = { $name } reçoit un point, { $other } aucun. La partie compte comme gagnée.
tournament-says-draw = Chaque joueur reçoit un demi-point.
tournament-says-neither = Aucun des deux joueurs ne reçoit de point.
tournament-says-forfeit = { $name } perd la partie sans la jouer, et { $other } reçoit un point, qui ne compte pas comme partie gagnée pour le départage.
tournament-says-table = Ce qui se passe à la table ne compte plus pour le tournoi. Tous les joueurs voient que vous avez décidé.
tournament-says-again = Cela remplace le résultat actuel. Tous les joueurs voient que vous avez décidé.
tournament-says-later = Les appariements des rondes suivantes ne changent pas.
tournament-standings = Classement
tournament-standings-final = Classement final
tournament-rank = Rang
tournament-player = Joueur
tournament-points = Points
tournament-games = Victoires, nulles, défaites
tournament-record = { $won }, { $drawn }, { $lost }
tournament-byes = { $n ->
    [one] { $n } exemption
   *[other] { $n } exemptions
}
tournament-gone = s'est retiré
tournament-since = à partir de la ronde { $n }
tournament-points-help = Une partie gagnée vaut un point, une nulle un demi-point.
tournament-tie-breaks = Départages
tournament-tie-breaks-help = Ils classent les joueurs à égalité de points. Chacun ne compte que si tous les précédents laissent l'égalité.
tournament-same-rank = Les joueurs qu'aucun départage ne sépare ont le même rang.
tie-break-nth = Départage { $n }
tie-break-none = aucun
tie-break-head-to-head = Confrontation directe
    .about = Les points des parties entre les joueurs à égalité, s'ils se sont tous rencontrés.
tie-break-buchholz = Buchholz
    .about = La somme des points de tous les adversaires. Pour une exemption, ce sont les points du joueur lui-même qui comptent.
tie-break-sonneborn-berger = Sonneborn-Berger
    .about = Les points des adversaires battus, plus la moitié des points de ceux contre qui le joueur a fait nulle.
tie-break-wins = Victoires
    .about = Le nombre de parties gagnées, sans les exemptions ni les forfaits.
tournament-organise = Organiser
tournament-step-wait = Il faut encore { $n ->
    [one] { $n } inscription
   *[other] { $n } inscriptions
} pour que le tournoi puisse commencer.
tournament-step-begin = { $n ->
    [one] { $n } joueur est inscrit.
   *[other] { $n } joueurs sont inscrits.
} Commencez quand tout le monde est là.
tournament-step-open = { $n ->
    [one] { $n } partie n'a pas encore de résultat.
   *[other] { $n } parties n'ont pas encore de résultat.
} Quand toutes en auront un, vous pourrez lancer la ronde suivante. Si un joueur ne vient pas, décidez de la partie.
tournament-step-by-itself = { $n ->
    [one] { $n } partie n'a pas encore de résultat.
   *[other] { $n } parties n'ont pas encore de résultat.
} Quand toutes en auront un, la ronde suivante commencera d'elle-même. Si un joueur ne vient pas, décidez de la partie.
tournament-step-last = { $n ->
    [one] { $n } partie n'a pas encore de résultat.
   *[other] { $n } parties n'ont pas encore de résultat.
} Quand toutes en auront un, le tournoi sera terminé.
tournament-step-next = Toutes les parties sont finies. Vous pouvez lancer la ronde { $n }.
tournament-step-end = Toutes les parties sont finies. Le tournoi se termine dans un instant.
tournament-begin = Commencer le tournoi
tournament-begin-swiss = La première ronde apparie { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
} et ouvre leurs tables. On pourra encore s'inscrire plus tard.
tournament-begin-round-robin = La première ronde apparie { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
} et ouvre leurs tables. Plus personne ne pourra s'inscrire ensuite.
tournament-begin-yes = Commencer
tournament-next-round = Lancer la ronde { $n }
tournament-cancel = Annuler le tournoi
tournament-cancel-announced = Le tournoi n'aura pas lieu. Tout le monde pourra encore le lire dans la liste.
tournament-cancel-running = Le tournoi s'arrête maintenant, sans autre ronde. Les parties en cours continuent à leurs tables, et leurs résultats comptent encore au classement.
tournament-cancel-yes = L'annuler définitivement
tournament-entrants = Joueurs
tournament-drop = Retirer
tournament-drop-named = Retirer { $name }
tournament-drop-announced = { $name } ne fera plus partie du tournoi, mais pourra s'y réinscrire.
tournament-drop-running = { $name } quitte définitivement le tournoi. Les parties de { $name } sans résultat sont perdues, et les points restent au classement.
tournament-drop-yes = Retirer
tournament-files = Fichiers
tournament-file-standings = Classement, en tableau (CSV)
tournament-file-games = Parties, en tableau (CSV)
tournament-file-rounds = Rondes, pour votre agenda
tournament-file-all = Tout (JSON)
tournament-no-name = Un tournoi a un nom de 40 caractères au plus.
tournament-no-rounds = Un tournoi au système suisse a de 1 à 20 rondes.
tournament-no-most = Un tournoi au système suisse prend de 2 à 200 joueurs. Si chacun rencontre chacun, il en prend 40 au plus.
tournament-no-tie-breaks = Chaque départage ne compte qu'une fois.
tournament-no-starts = Aucun agenda ne connaît la date du début prévu.
tournament-no-round-days = Une ronde dure de 1 à 365 jours.
tournament-no-more = Vous organisez déjà autant de tournois qu'un compte le permet. Terminez-en ou annulez-en un d'abord.
tournament-no-entered = Vous êtes déjà inscrit à ce tournoi.
tournament-no-entry = Vous n'êtes pas inscrit à ce tournoi.
tournament-no-late = Les inscriptions à ce tournoi sont closes.
tournament-no-full = Ce tournoi est complet.
tournament-no-begun = Ce tournoi a déjà commencé.
tournament-no-begin = Commencez d'abord le tournoi.
tournament-no-left = Ce joueur s'est déjà retiré.
tournament-no-over = Ce tournoi est terminé.
tournament-no-under-way = Des parties de cette ronde n'ont pas encore de résultat.
tournament-no-last = C'était la dernière ronde.
tournament-no-few = Une ronde demande au moins deux joueurs.
