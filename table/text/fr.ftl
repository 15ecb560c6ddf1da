# Les textes d'une table, quel que soit le jeu.

hint-chance = Si l'ordinateur joue la suite pour les deux camps, ce choix gagne dans { $n } % des cas.
hint-result = Issue la plus probable ({ $n } %) : { $result }

log-out-of-time = { $side } : temps écoulé. L'ordinateur joue à sa place.
log-back = { $side } : le joueur a repris sa place.
log-taken-back = { $side } : { $n ->
    [one] { $n } action a été reprise d'un commun accord. Ce qui a été vu reste connu ; les dés seront relancés.
   *[other] { $n } actions ont été reprises d'un commun accord. Ce qui a été vu reste connu ; les dés seront relancés.
}
log-pause = Une pause est convenue : les pendules sont arrêtées.
log-resume = La pause est finie.
