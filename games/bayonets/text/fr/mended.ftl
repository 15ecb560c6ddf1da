# Ce qui a été corrigé dans chaque version des règles, dit à qui est alors au milieu d'une partie.

mended-2 = Quand une année commence, aucune liaison ne compte plus comme employée.
mended-3 = Un Raid demande qui part, même s'il n'y en a qu'un à choisir. Avec un point Indien, tout prendre prend les unités d'une seule Nation.
mended-4 = Entre des unités semblables au même endroit il n'y a pas de choix : elles sont enlevées d'elles-mêmes.
mended-5 = La seule cible, la seule perte, le seul marqueur ou le seul lieu qu'un Événement ou une procédure demande est pris de lui-même.
