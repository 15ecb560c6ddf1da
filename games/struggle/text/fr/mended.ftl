# Les corrections de chaque version des règles, telles qu'on les annonce aux joueurs au milieu d'une partie.

mended-2 = Les parties sont enregistrées sous une autre forme ; aucune règle n'a changé.
mended-3 = Un chef termine la phase avec une force s'il pouvait en rejoindre une. Une force garde la portée qu'elle avait au départ. Une marche qui n'a pas encore avancé peut être annulée. Un chef seul dans un village brûlé ne combat personne et ne barre aucun chemin. Un chef d'une carte annulée ou défaussée ne vient jamais.
mended-4 = Une marche n'est pas finie là où prendre ou laisser des pièces lui permettrait de continuer. Le reste d'une force après « { card-B30 } » peut rester sur place. « { card-F27 } » n'arrête pas un chef seul.
mended-5 = Le panneau d'un combat garde les valeurs qui ont servi au jet ; aucune règle n'a changé.
mended-6 = Une force ne se forme pas là où aucune pièce ne pourrait partir, et ne prend aucune pièce avec laquelle elle ne pourrait partir.
