# Names of The Struggle for New France.

## Spaces

space-quebec = Quebec
space-montreal = Montreal
space-louisbourg = Louisbourg
space-trois-rivieres = Trois-Rivières
space-fort-niagara = Fort Niagara
space-fort-duquesne = Fort Duquesne
space-fort-carillon = Fort Carillon
space-fort-st-frederic = Fort St. Frédéric
space-fort-chambly = Fort Chambly
space-fort-frontenac = Fort Frontenac
space-fort-presque-isle = Fort Presque Isle
space-fort-beausejour = Fort Beauséjour
space-kittanning = Kittanning
    .about = Delaware
space-logstown = Logstown
    .about = Shawnee and Mingo
space-chenussio = Chenussio
    .about = Western Seneca
space-la-presentation = La Présentation
    .about = Iroquois of the Oswegatchie mission
space-kahnawake = Kahnawake
    .about = Mohawk of the Sault mission
space-odanak = Odanak
    .about = Abenaki of St. Francis
space-lorette = Lorette
    .about = Huron-Wendat
space-panawamske = Panawamské
    .about = Penobscot Abenaki
space-meductic = Meductic
    .about = Maliseet
space-baltimore = Baltimore
space-albany = Albany
space-new-york = New York
space-boston = Boston
space-philadelphia = Philadelphia
space-halifax = Halifax
space-fort-cumberland = Fort Cumberland
space-fort-oswego = Fort Oswego
space-iroquois-village = Iroquois Village
    .about = Six Nations, at Onondaga
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

## Leaders

leader-braddock = Braddock
    .full = Edward Braddock
leader-shirley = Shirley
    .full = William Shirley
leader-johnson = Johnson
    .full = Sir William Johnson
leader-monckton = Monckton
    .full = Robert Monckton
leader-loudoun = Loudoun
    .full = Earl of Loudoun
leader-abercromby = Abercromby
    .full = James Abercromby
leader-howe = Howe
    .full = Viscount Howe
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
leader-contrecoeur = Contrecoeur
    .full = Pécaudy de Contrecoeur
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

## Sides

side-french = French
side-british = British

## Seasons

season-spring = Spring
season-summer = Summer
season-fall = Fall
season-winter = Winter

## Phases

phase-british-reinforcements = British Reinforcements
phase-british-movement = British Movement
phase-british-combat = British Combat
phase-french-reinforcements = French Reinforcements
phase-french-movement = French Movement
phase-french-combat = French Combat
phase-end = End Phase
phase-winter = Winter

## Kinds of spaces

kind-village = Village
kind-town = Town
kind-city = City
kind-fort = Fort
kind-fortress = Fortress

## Lines

line-road = Road
line-trail = Trail
line-river = River
line-lake = Lake
line-sea = Sea

## Markers, cards, pieces

marker-destroyed = Destroyed
marker-control = Control
cardtype-reinforcement = Reinforcement
cardtype-movement = Movement
cardtype-combat = Combat
cardtype-interrupt = Interrupt
piece-sp = Strength points
    .short = SP
    .count = { $n } SP
piece-indians = Indian units
    .count = { $n ->
        [one] { $n } Indian unit
       *[other] { $n } Indian units
    }
track-vp = Victory points

## Clock

clock-card-played = The { $side } have played their card
clock-year = { $year }
