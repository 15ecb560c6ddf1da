# The texts of Wilderness War for the page and the terminal, besides its rules: its title, and names of the things that are drawn.

game-title = Wilderness War
game-years = 1754 – 1763
game-short = Un jeu à moteur de cartes : marches, raids et sièges de l'Ohio à Louisbourg, avec chaque régiment et chaque fort.
game-length = 2 à 8 heures, selon le scénario
game-begin = Le plus profond des trois ; commencez par l'Annus Mirabilis.
game-about = Wilderness War, conçu par Volko Ruhnke et édité par GMT Games, est un wargame à moteur de cartes pour deux joueurs sur la guerre de Sept Ans en Amérique (guerre de la Conquête) de 1755 à 1762, où réguliers, provinciaux, rangers et alliés indiens marchent, font des raids et assiègent, de l'Ohio à Louisbourg. Carillon a les règles de la 3e édition et celles de l'édition antérieure, avancées ou de base. Carillon décrit les cartes avec ses propres mots, non avec les textes imprimés. Carillon n'a rien d'officiel et ne remplace pas le jeu publié : achetez-le.

## Kinds of spaces and ways

kind-cultivated = Espace cultivé
kind-wilderness = Région sauvage
kind-mountain = Montagne
kind-box = Case d'attente
kind-militia-box = Case de Milice
line-land = Liaison terrestre
line-river = Cours d'eau
line-lakeshore = Rive de lac
line-landing = Débarquement (sens unique)
line-outward = Sens unique, vers l'extérieur

## Facts printed at a space

fact-fortress = Forteresse
fact-port = Port
fact-settlement = Village : { $of }
fact-key = Espace clé
legend-fortress = Forteresse
legend-port = Port
legend-key = Espace clé
legend-settlement = Village d'une nation

## Markers

legend-fort = Fort
legend-started = Fort en construction
legend-stockade = Fortin
legend-siege = Siège et son niveau
legend-raided = Raid réussi
legend-amphib = Marqueur « Amphib »
legend-fieldworks = Fortifications de campagne
legend-allied = Nation alliée
legend-captured = Forteresse prise

## Units and leaders

values-of-unit = Force { $strength }, mouvement { $movement }
values-of-leader = Initiative { $initiative }, commandement { $command }, tactique { $tactics }

## Cards

cardtype-event = Événement
cardtype-response = Réponse
cardflag-remove = retirée après l'Événement

## Boxes, and the game's clock

box-discard = Défausse
box-removed-cards = Cartes retirées
box-pool = Réservoir de chefs
box-set-aside = Chefs mis de côté
box-removed = Hors du jeu
box-in-force = En vigueur
clock-assemblies-reluctant = Assemblées : Réticentes
clock-assemblies-supportive = Assemblées : Favorables
clock-assemblies-enthusiastic = Assemblées : Enthousiastes
clock-first-french = Les Français jouent en premier
clock-first-british = Les Anglais jouent en premier

## Layers

layer-reach = Jusqu'où la force irait, si personne ne lui barrait la route
layer-supply-french = Ravitaillement français
layer-supply-british = Ravitaillement anglais
