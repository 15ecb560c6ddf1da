# The texts of Bayonets & Tomahawks for the page and the terminal, besides its rules: its title, and names of the things that are drawn.

game-title = Bayonets & Tomahawks
game-years = 1754 – 1763
game-short = Points d'action, flottes, raids et dés à symboles, année après année, de Terre-Neuve aux Illinois.
game-length = 1 à 6 heures, selon le scénario
game-begin = Le plus vaste des trois ; un bon deuxième jeu.
game-about = Bayonets & Tomahawks, conçu par Marc Rodrigue et édité par GMT Games, est un wargame pour deux joueurs sur la guerre de Sept Ans en Amérique (guerre de la Conquête), de 1755 à 1759. Chaque année, les joueurs choisissent des cartes pour leurs points d'action et leurs événements, rassemblent leurs armées au printemps, puis marchent, naviguent, construisent, font des raids et se battent à coups de dés à symboles, de Louisbourg aux Illinois, jusqu'à ce que l'hiver renvoie chacun chez soi. Carillon décrit les cartes avec ses propres mots, non avec les textes imprimés. Carillon n'a rien d'officiel et ne remplace pas le jeu publié : achetez-le.

## Facts printed at a space

fact-vp = { $n } PV
fact-victory = Espace de victoire
fact-militia = Milice { $n }
fact-village = Village : { $of }
fact-fortress = Forteresse
fact-port = Port
legend-vp = Points de victoire
legend-victory = Espace de victoire
legend-militia = Milice
legend-village = Village indien à côté de l'espace
legend-fortress = Forteresse
legend-port = Port

## Markers, also on connections

legend-battle = Bataille
legend-raided = Raid réussi
legend-rout = En Déroute
legend-oos = Non ravitaillé
legend-landing = Débarquement de ce tour
legend-marshal = Rassemblement de troupes
legend-fort-works = Fort en construction
way-road = Route
way-road-works = Route en construction
way-closed = Fermé aux Britanniques

## Action Points

point-used = dépensé
point-held = gardé pour la Réaction
    .mark = R
point-lost = perdu

## Cards and boxes

cardtype-event = Événement
cardflag-indian = Carte indienne
box-removed-cards = Cartes retirées
wie-drawn-0 = Guerre en Europe, jeton tiré : 0
wie-drawn-1 = Guerre en Europe, jeton tiré : 1
wie-drawn-2 = Guerre en Europe, jeton tiré : 2

## Layers

layer-supply-french = Ravitaillement français
layer-supply-british = Ravitaillement britannique
