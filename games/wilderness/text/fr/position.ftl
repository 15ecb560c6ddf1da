# Les intitulés des clés d'une position.

key-options = Règles facultatives
key-stage = Moment
key-stage-play = Dans une Phase d'Action
key-stage-deal = Avant la distribution des cartes
key-stage-year-end = Fin de l'année
key-stage-bid = Enchères secrètes (13.3)
key-stage-auction = Vente aux enchères (14.7)
key-active = Camp qui agit
key-assemblies = Assemblées
key-passed = A passé cette saison
key-held = A conservé une carte
key-built = A construit avec la dernière carte
key-gone = Unités définitivement hors du jeu
key-french-inside = Français assiégés
key-british-inside = Anglais assiégés
key-fort = Fort
key-stockade = Fortin
key-started = Fort en construction
key-siege = Niveau de siège
key-captured = Forteresse prise
key-amphib = Marqueur « Amphib »
key-fieldworks = Fortifications de campagne
key-raided = Marqueurs « Raided »
key-empty = Sans les fortifications de la mise en place
in-force-montcalm = Montcalm est arrivé
in-force-amherst = Amherst est arrivé
