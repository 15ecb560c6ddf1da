# Ce que dit le serveur à une table, quel que soit le jeu.

hint-chance = Si l'ordinateur joue la suite pour les deux camps, ce choix gagne dans { $n } % des cas.
hint-result = Issue la plus probable ({ $n } %) : { $result }

log-out-of-time = { $side } : temps écoulé. L'ordinateur continue.
log-back = { $side } : le joueur a repris sa place.
