# Noms de The Struggle for New France.

## Espaces

space-quebec = Québec
space-montreal = Montréal
space-louisbourg = Louisbourg
space-trois-rivieres = Trois-Rivières
space-fort-niagara = Fort Niagara
space-fort-duquesne = Fort Duquesne
space-fort-carillon = Fort Carillon
space-fort-st-frederic = Fort Saint-Frédéric
space-fort-chambly = Fort Chambly
space-fort-frontenac = Fort Frontenac
space-fort-presque-isle = Fort de la Presqu'île
space-fort-beausejour = Fort Beauséjour
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
space-fort-oswego = Fort Oswego
space-iroquois-village = Village iroquois
    .about = Six-Nations, à Onontagué
space-deerfield = Deerfield
space-hampshire = Hampshire
space-carlisle = Carlisle
space-fort-william-henry = Fort William Henry
space-schenectady = Schenectady
space-winchester = Winchester
space-alexandria = Alexandria
space-lancaster = Lancaster
space-falmouth = Falmouth
space-fort-western = Fort Western
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
leader-drucor = Drucor
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
cardtype-reinforcement = Renfort
cardtype-movement = Mouvement
cardtype-combat = Combat
cardtype-interrupt = Interruption
piece-sp = Points de force
    .short = PF
piece-indians = Unités indiennes
track-vp = Points de victoire

## Clock

clock-year = { $year }
