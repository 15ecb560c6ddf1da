# Les intitulés des clés d'une position.

key-phase = Phase
key-active = Carte jouée cette saison
key-deck = Dessus de la pioche
key-discard = Défausse
key-discard-rest = Toutes les autres cartes
key-wounded = Gravement blessés
key-control = Contrôle
key-control-french = Français
key-control-british = Britannique
key-control-destroyed = Détruit
key-scored = Contrôle au dernier décompte des points
key-scored-french = Français
key-scored-british = Britannique
key-scored-destroyed = Détruit
key-attack = Attaques
key-attack-from = Origine
key-attack-to = Espace attaqué
