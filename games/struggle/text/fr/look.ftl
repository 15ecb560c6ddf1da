# The texts of The Struggle for New France for the page and the terminal, besides its rules: its title, and names of the things that are drawn.

game-title = The Struggle for New France
game-years = 1754 – 1763
game-short = Chefs, alliés indiens et cartes d'événement pendant huit ans de guerre. Peu de pions, peu de règles, des tours rapides.
game-length = 1 à 2 heures
game-begin = À essayer d'abord : le plus facile des trois.
game-about = The Struggle for New France, conçu par Bill Molyneaux et développé par Ryan Heilman et Kenton Kelly, est un wargame d'initiation pour deux joueurs sur la guerre de Sept Ans en Amérique (guerre de la Conquête), de 1755 à 1762, où les chefs, les alliés indiens et les cartes d'événement décident de qui tiendra Montréal, Québec et Louisbourg. La carte imprimée, les cartes à jouer et les pions de chefs n'étaient pas à la disposition de ce projet : les valeurs et les lignes de la carte, la plupart des cartes à jouer et la plupart des valeurs des chefs sont une reconstitution qui respecte tous les chiffres du livret de règles et qui a été équilibrée par simulation. Carillon n'a rien d'officiel et ne remplace pas le jeu publié : achetez-le.

## Facts printed at a space

fact-vp = { $n } PV
fact-defence = Défense { $n }
fact-port = Port
fact-key = Espace clé
legend-vp = Points de victoire
legend-defence = Valeur de défense
legend-port = Port
legend-key = Espace clé

## Markers

marker-combat = Combat à livrer
legend-combat = Combat à livrer

## Boxes

box-awaited = À venir
box-removed = Hors du jeu

## Losses: the log lines give their number, in strength

scene-lost = { $n ->
    [0] Aucune perte
   *[other] {""}
}
odds-line-lost = Force perdue : { $lost }
odds-steps = Force perdue en moyenne :

## Scenarios

scenario-campaign = Toute la guerre
