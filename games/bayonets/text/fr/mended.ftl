# Les corrections de chaque version des règles, telles qu'on les annonce aux joueurs au milieu d'une partie.

mended-2 = Quand une année commence, aucune liaison ne compte comme utilisée.
mended-3 = Un Raid demande quelle unité part, même s'il n'y en a qu'une à choisir. Avec un point Indien, « Tout prendre » prend les unités d'une seule Nation.
mended-4 = Entre des unités identiques dans un même espace, plus rien n'est demandé : elles sont retirées d'office.
mended-5 = Quand un événement ou une procédure ne laisse qu'une cible, une perte, un marqueur ou un lieu possible, il est pris d'office.
mended-6 = Quand il n'y a qu'une unité, une cible ou un chemin possible, plus rien n'est demandé. Des unités en Surnombre face aux ennemis de leur espace peuvent être appelées ailleurs par un Rassemblement. Une Flotte peut hiverner en garnison.
