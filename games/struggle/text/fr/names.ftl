# Noms de The Struggle for New France.

## Espaces

space-quebec = Québec
space-montreal = Montréal
space-louisbourg = Louisbourg
space-trois-rivieres = Trois-Rivières
space-fort-niagara = Fort Niagara
    .the = le Fort Niagara
    .at = au Fort Niagara
    .from = du Fort Niagara
space-fort-duquesne = Fort Duquesne
    .the = le Fort Duquesne
    .at = au Fort Duquesne
    .from = du Fort Duquesne
space-fort-carillon = Fort Carillon
    .the = le Fort Carillon
    .at = au Fort Carillon
    .from = du Fort Carillon
space-fort-st-frederic = Fort Saint-Frédéric
    .the = le Fort Saint-Frédéric
    .at = au Fort Saint-Frédéric
    .from = du Fort Saint-Frédéric
space-fort-chambly = Fort Chambly
    .the = le Fort Chambly
    .at = au Fort Chambly
    .from = du Fort Chambly
space-fort-frontenac = Fort Frontenac
    .the = le Fort Frontenac
    .at = au Fort Frontenac
    .from = du Fort Frontenac
space-fort-presque-isle = Fort de la Presqu'île
    .the = le Fort de la Presqu'île
    .at = au Fort de la Presqu'île
    .from = du Fort de la Presqu'île
space-fort-beausejour = Fort Beauséjour
    .the = le Fort Beauséjour
    .at = au Fort Beauséjour
    .from = du Fort Beauséjour
space-kittanning = Kittanning
    .about = Delawares
space-logstown = Logstown
    .about = Chaouanons et Mingos
space-chenussio = Chenussio
    .about = Tsonnontouans de l'Ouest
space-la-presentation = La Présentation
    .about = Iroquois de la mission d'Oswegatchie
space-kahnawake = Kahnawake
    .about = Agniers de la mission du Sault
space-odanak = Odanak
    .about = Abénaquis de Saint-François
space-lorette = Lorette
    .about = Hurons-Wendats
space-panawamske = Panawamské
    .about = Abénaquis de Pentagouet
space-meductic = Médoctec
    .about = Malécites
space-baltimore = Baltimore
space-albany = Albany
space-new-york = New York
space-boston = Boston
space-philadelphia = Philadelphie
space-halifax = Halifax
space-fort-cumberland = Fort Cumberland
    .the = le Fort Cumberland
    .at = au Fort Cumberland
    .from = du Fort Cumberland
space-fort-oswego = Fort Oswego
    .the = le Fort Oswego
    .at = au Fort Oswego
    .from = du Fort Oswego
space-iroquois-village = Village iroquois
    .about = Six-Nations, à Onontagué
    .the = le Village iroquois
    .at = au Village iroquois
    .from = du Village iroquois
space-deerfield = Deerfield
space-hampshire = Hampshire
space-carlisle = Carlisle
space-fort-william-henry = Fort William Henry
    .the = le Fort William Henry
    .at = au Fort William Henry
    .from = du Fort William Henry
space-schenectady = Schenectady
space-winchester = Winchester
space-alexandria = Alexandria
space-lancaster = Lancaster
space-falmouth = Falmouth
space-fort-western = Fort Western
    .the = le Fort Western
    .at = au Fort Western
    .from = du Fort Western
space-annapolis-royal = Annapolis Royal

## Chefs

leader-braddock = Braddock
    .full = Edward Braddock
leader-shirley = Shirley
    .full = William Shirley
leader-johnson = Johnson
    .full = Sir William Johnson
leader-monckton = Monckton
    .full = Robert Monckton
leader-loudoun = Loudoun
    .full = Comte de Loudoun
leader-abercromby = Abercromby
    .full = James Abercromby
leader-howe = Howe
    .full = Vicomte Howe
leader-amherst = Amherst
    .full = Jeffery Amherst
leader-wolfe = Wolfe
    .full = James Wolfe
leader-forbes = Forbes
    .full = John Forbes
leader-bradstreet = Bradstreet
    .full = John Bradstreet
leader-murray = Murray
    .full = James Murray
leader-dieskau = Dieskau
    .full = Baron de Dieskau
leader-bougainville = Bougainville
    .full = Louis-Antoine de Bougainville
leader-contrecoeur = Contrecœur
    .full = Pécaudy de Contrecœur
leader-drucor = Drucour
    .full = Chevalier de Drucour
leader-montcalm = Montcalm
    .full = Marquis de Montcalm
leader-levis = Lévis
    .full = Chevalier de Lévis
leader-bourlamaque = Bourlamaque
    .full = François-Charles de Bourlamaque
leader-villiers = Villiers
    .full = Louis Coulon de Villiers

## Camps

side-french = Français
side-british = Britanniques

## Saisons

season-spring = Printemps
season-summer = Été
season-fall = Automne
season-winter = Hiver

## Phases

phase-british-reinforcements = Renforts britanniques
phase-british-movement = Mouvement britannique
phase-british-combat = Combat britannique
phase-french-reinforcements = Renforts français
phase-french-movement = Mouvement français
phase-french-combat = Combat français
phase-end = Phase de fin
phase-winter = Hiver

## Genres d'espaces

kind-village = Village
kind-town = Bourg
kind-city = Ville
kind-fort = Fort
kind-fortress = Forteresse

## Lignes

line-road = Route
line-trail = Sentier
line-river = Rivière
line-lake = Lac
line-sea = Mer

## Marqueurs, cartes, pièces

marker-destroyed = Détruit
marker-control = Contrôle
cardtype-reinforcement = Renforts
cardtype-movement = Mouvement
cardtype-combat = Combat
cardtype-interrupt = Interruption
piece-sp = Points de force
    .short = PF
    .count = { $n } PF
piece-indians = Unités indiennes
    .count = { $n ->
        [one] { $n } unité indienne
       *[other] { $n } unités indiennes
    }
track-vp = Points de victoire

## Clock

clock-card-played = Les { $side } ont joué leur carte
clock-year = { $year }
