# Names of Bayonets & Tomahawks.

## Spaces

space-albany = Albany
space-alexandria = Alexandria
space-annapolis-royal = Annapolis Royal
space-assunepachla = Assunepachla
space-baye-de-cataracouy = Baye de Cataracouy
space-beverley = Beverley
space-boston = Boston
space-cape-sable = Cape Sable
space-carlisle = Carlisle
space-cawichnowane = Cawichnowane
space-charles-town = Charles Town
space-chignectou = Chignectou
space-chote = Chote
space-cote-de-beaupre = Côte de Beaupré
space-cote-du-sud = Côte du Sud
space-diiohage = Diiohage
space-easton = Easton
space-forks-of-the-ohio = Forks of the Ohio
space-fort-ouiatenon = Fort Ouiatenon
space-gennisheyo = Gennisheyo
space-gnadenhutten = Gnadenhütten
space-goasek = Goasek
space-grand-sault = Grand Sault
space-halifax = Halifax
space-isle-aux-noix = Isle aux Noix
space-jacques-cartier = Jacques Cartier
space-kadesquit = Kadesquit
space-kahnistioh = Kahnistioh
space-kahuahgo = Kahuahgo
space-keninsheka = Keninsheka
space-keowee = Keowee
space-kingston = Kingston
space-kithanink = Kithanink
space-kwanoskwamcok = Kwanoskwamcok
space-la-presentation = La Présentation
space-la-presqu-isle = La Presqu'Isle
space-lake-george = Lake George
space-le-baril = Le Baril
space-le-detroit = Le Détroit
space-les-illinois = Les Illinois
space-les-trois-rivieres = Les Trois Rivières
space-louisbourg = Louisbourg
space-loyalhanna = Loyalhanna
space-mamhlawbagok = Mamhlawbagok
space-matawaskiyak = Matawaskiyak
space-matschedash = Matschedash
space-mekekasink = Mekekasink
space-mikazawitegok = Mikazawitegok
space-minisink = Minisink
space-miramichy = Miramichy
space-molojoak = Molôjoak
space-montreal = Montréal
space-mozodebinebesek = Mozôdebinebesek
space-mtan = Mta'n
space-namaskonkik = Namaskonkik
space-new-london = New London
space-new-york = New York
space-newfoundland = Newfoundland
space-niagara = Niagara
space-nihanawate = Nihanawate
space-ninety-six = Ninety Six
space-northfield = Northfield
space-number-four = Number Four
space-oneida-lake = Oneida Lake
space-onontake = Onontake
space-onyiudaondagwat = Onyiudaondagwat
space-oquaga = Oquaga
space-oswego = Oswego
space-ouentironk = Ouentironk
space-philadelphia = Philadelphia
space-pointe-sainte-anne = Pointe Sainte Anne
space-port-dauphin = Port Dauphin
space-port-la-joye = Port la Joye
space-quebec = Québec
space-rays-town = Rays Town
space-riviere-du-loup = Rivière du Loup
space-riviere-ouabache = Rivière Ouabache
space-riviere-ristigouche = Rivière Ristigouche
space-rumford = Rumford
space-sachendaga = Sachenda'ga
space-saranac = Saranac
space-saugink = Saugink
space-shamokin = Shamokin
space-st-george = St. George
space-taconnet = Taconnet
space-tadoussac = Tadoussac
space-ticonderoga = Ticonderoga
space-toronto = Toronto
space-tu-endie-wei = Tu-Endie-Wei
space-waabishkiigoo-gichigami = Waabishkiigoo Gichigami
space-wills-creek = Wills Creek
space-winchester = Winchester
space-wolastokuk = Wolastokuk
space-york = York
space-zawakwtegok = Zawakwtegok
space-sail-box = Sail Box

## Colonies

colony-new-england = New England
colony-new-york-new-jersey = New York & New Jersey
colony-pennsylvania-delaware = Pennsylvania & Delaware
colony-virginia-south = Virginia & South
colony-nova-scotia = Nova Scotia
colony-acadie = Acadie
colony-canada = Canada
colony-pays-d-en-haut = Pays d'en Haut

## Nations

nation-cherokee = Cherokee
nation-iroquois = Iroquois Confederacy
    .short = Iroquois

## British and colonial units

unit-light-gage = Gage
unit-light-howe = Howe's Light Infantry
    .short = Howe
unit-light-morgan = Morgan
unit-light-scott = Scott
unit-highland-campbell = Campbell's Highlanders
    .short = Campbell
unit-highland-fraser = Fraser's Highlanders
    .short = Fraser
unit-highland-montgomery = Montgomery's Highlanders
    .short = Montgomery
unit-highland-royal-highland = Royal Highland Regiment
    .short = Royal Highland
unit-brigade-15th-58th = 15th & 58th Foot
    .short = 15th & 58th
unit-brigade-1st-royal-american = 1st Royal American
    .short = 1st R. American
unit-brigade-22nd-28th = 22nd & 28th Foot
    .short = 22nd & 28th
unit-brigade-27th-55th = 27th & 55th Foot
    .short = 27th & 55th
unit-brigade-2nd-royal-american = 2nd Royal American
    .short = 2nd R. American
unit-brigade-35th-new-york-companies = 35th Foot & New York Companies
    .short = 35th & NY
unit-brigade-40th-45th-47th = 40th, 45th & 47th Foot
    .short = 40th 45th 47th
unit-brigade-43rd-46th = 43rd & 46th Foot
    .short = 43rd & 46th
unit-brigade-44th-48th = 44th & 48th Foot
    .short = 44th & 48th
unit-brigade-50th-51st = 50th & 51st Foot
    .short = 50th & 51st
unit-brigade-61st-63rd = 61st & 63rd Foot
    .short = 61st & 63rd
unit-brigade-94th-95th = 94th & 95th Foot
    .short = 94th & 95th
unit-brigade-howards-buffs-kings-own = Howard's Buffs & King's Own
    .short = Buffs & King's
unit-brigade-royal-scots-17th = Royal Scots & 17th Foot
    .short = R. Scots & 17th
unit-artillery-royal = Royal Artillery
    .short = R. Artillery
unit-fort-anne = Fort Anne
    .short = Anne
unit-fort-augusta = Fort Augusta
    .short = Augusta
unit-fort-bedford = Fort Bedford
    .short = Bedford
unit-fort-crown-point = Fort Crown Point
    .short = Crown Point
unit-fort-cumberland = Fort Cumberland
    .short = Cumberland
unit-fort-edward = Fort Edward
    .short = Edward
unit-fort-frederick = Fort Frederick
    .short = Frederick
unit-fort-herkimer = Fort Herkimer
    .short = Herkimer
unit-fort-johnson = Fort Johnson
    .short = Johnson
unit-fort-ligonier = Fort Ligonier
    .short = Ligonier
unit-fort-ontario = Fort Ontario
    .short = Ontario
unit-fort-pitt = Fort Pitt
    .short = Pitt
unit-fort-pownall = Fort Pownall
    .short = Pownall
unit-fort-stanwix = Fort Stanwix
    .short = Stanwix
unit-fort-ticonderoga = Fort Ticonderoga
    .short = Ticonderoga
unit-fort-william-henry = Fort William Henry
    .short = William Henry
unit-fleet-boscawen = Boscawen's Fleet
    .short = Boscawen
unit-fleet-colvill = Colvill's Fleet
    .short = Colvill
unit-fleet-durell = Durell's Fleet
    .short = Durell
unit-fleet-hardy = Hardy's Fleet
    .short = Hardy
unit-fleet-holburne = Holburne's Fleet
    .short = Holburne
unit-fleet-holmes = Holmes's Fleet
    .short = Holmes
unit-fleet-royal-navy = Royal Navy
unit-fleet-saunders = Saunders's Fleet
    .short = Saunders
unit-light-armstrong = Armstrong
unit-light-dunn = Dunn
unit-light-goreham = Goreham
unit-light-putnam = Putnam
unit-light-rogers = Rogers
unit-light-washington = Washington
unit-colonial-new-england = New England Brigade
    .short = New England
unit-colonial-new-york-new-jersey = New York & New Jersey Brigade
    .short = NY & NJ
unit-colonial-pennsylvania-delaware = Pennsylvania & Delaware Brigade
    .short = PA & DE
unit-colonial-virginia-south = Virginia & South Brigade
    .short = VA & South

## French units

unit-light-aubry = Aubry
unit-light-beaujeu = Beaujeu
unit-light-belestre = Belestre
unit-light-boishebert = Boishébert
unit-light-lacorne = Lacorne
unit-light-langis = Langis
unit-light-langlade = Langlade
unit-light-lery = Léry
unit-light-lignery = Lignery
unit-light-villiers = Villiers
unit-brigade-angoumois-beauvoisis = Angoumois & Beauvoisis
    .short = Angoumois
unit-brigade-artois-bourgogne = Artois & Bourgogne
    .short = Artois
unit-brigade-bearn-guyenne = Béarn & Guyenne
    .short = Béarn
unit-brigade-berry = Berry
unit-brigade-boulonnois-royal-barrois = Boulonnois & Royal-Barrois
    .short = Boulonnois
unit-brigade-de-la-marine = De la Marine
unit-brigade-foix-quercy = Foix & Quercy
unit-brigade-la-sarre-royal-roussillon = La Sarre & Royal-Roussillon
    .short = La Sarre
unit-brigade-languedoc-la-reine = Languedoc & La Reine
    .short = Languedoc
unit-brigade-volontaires-etrangers-cambis = Volontaires Étrangers & Cambis
    .short = Vol. Étrangers
unit-brigade-canadiens = Canadiens
unit-artillery-canonniers-bombardiers = Canonniers-Bombardiers
    .short = Canonniers
unit-fort-beausejour = Fort Beauséjour
    .short = Beauséjour
unit-fort-carillon = Fort Carillon
    .short = Carillon
unit-fort-duquesne = Fort Duquesne
    .short = Duquesne
unit-fort-frontenac = Fort Frontenac
    .short = Frontenac
unit-fort-jacques-cartier = Fort Jacques Cartier
    .short = Jacques Cartier
unit-fort-levis = Fort Lévis
    .short = Lévis
unit-fort-massiac = Fort Massiac
    .short = Massiac
unit-fort-niagara = Fort Niagara
    .short = Niagara
unit-fort-saint-frederic = Fort Saint Frédéric
    .short = Saint Frédéric
unit-bastion = Bastion
unit-fleet-beauffremont = Beauffremont's Fleet
    .short = Beauffremont
unit-fleet-de-l-isle = De l'Isle's Fleet
    .short = De l'Isle
unit-fleet-de-la-motte = De la Motte's Fleet
    .short = De la Motte
unit-fleet-marine-royale = Marine Royale

## Indian units

unit-indian-abenaki = Abénaki
unit-indian-chaouanon = Chaouanon
unit-indian-cherokee = Cherokee
unit-indian-delaware = Delaware
unit-indian-iroquois = Iroquois
unit-indian-kahnawake = Kahnawake
unit-indian-malecite = Malécite
unit-indian-micmac = Micmac
unit-indian-mingo = Mingo
unit-indian-mississague = Mississagué
unit-indian-mohawk = Mohawk
unit-indian-outaouais = Outaouais
unit-indian-seneca = Seneca

## Commanders

unit-commander-bradstreet = Bradstreet
unit-commander-forbes = Forbes
unit-commander-howe = Lord Howe
    .short = Howe
unit-commander-wolfe = Wolfe
unit-commander-levis = Lévis
unit-commander-montcalm = Montcalm
unit-commander-pouchot = Pouchot
unit-commander-rigaud = Rigaud

## Types of units

type-light = Light unit
type-indian = Indian unit
type-highland-brigade = Highland Brigade
type-metropolitan-brigade = Metropolitan Brigade
type-non-metropolitan-brigade = Non-Metropolitan Brigade
type-artillery = Artillery
type-fort = Fort
type-bastion = Bastion
type-works = Bastion or Fort
type-fleet = Fleet
type-commander = Commander

## Vagaries of War tokens

token-fleets-french-navy-losses = French Navy Losses
token-british-fewer-troops = Fewer Troops
token-british-fewer-troops-put-back = Fewer Troops (put back)
token-british-pick-two-artillery = Two Artillery
token-british-pick-two-artillery-or-light = Two Artillery or Light units
token-french-fewer-troops = Fewer Troops
token-french-fewer-troops-put-back = Fewer Troops (put back)
token-french-pick-one-artillery = One Artillery
token-colonial-fewer-troops = Fewer Troops
token-colonial-fewer-troops-put-back = Fewer Troops (put back)
token-colonial-pick-one-light = One Colonial Light unit
token-colonial-pick-one-light-put-back = One Colonial Light unit (put back)
token-colonial-pennsylvania-musters = Pennsylvania Musters
token-colonial-pitt-subsidies = Pitt Subsidies

## Action Points

ap-army = Army
ap-light = Light
ap-sail-army = Sail/Army
ap-indian = Indian
ap-french-light-army = Light/Army
ap-double-army = Army 2x
ap-double-light = Light 2x
ap-double-sail-army = Sail/Army 2x
ap-double-indian = Indian 2x
ap-double-french-light-army = Light/Army 2x

## Scenarios

scenario-vaudreuils-petite-guerre = Vaudreuil's Petite Guerre (1755)
scenario-loudouns-gamble = Loudoun's Gamble (1757)
scenario-amhersts-juggernaut = Amherst's Juggernaut (1758–1759)
scenario-french-and-indian-war = The French & Indian War (1755–1759)

## Sides

side-french = French
side-british = British

## Seasons and rounds

season-buildup = Buildup
season-campaign = Campaign
round-ar1 = Action Round 1
round-ar2 = Action Round 2
round-ar3 = Action Round 3
round-ar4 = Action Round 4
round-ar5 = Action Round 5
round-ar6 = Action Round 6
round-ar7 = Action Round 7
round-ar8 = Action Round 8
round-ar9 = Action Round 9
round-fleets-arrive = Fleets Arrive
round-colonials-enlist = Colonials Enlist
round-winter-quarters = Winter Quarters

## Phases

phase-cards = Choice of cards
phase-initiative = Initiative
phase-events = Events
phase-french = French Action Phase
phase-british = British Action Phase
phase-battles = Battles
phase-logistics = Logistics

## Faces of the die

face-flag = Flag
face-triangle = Triangle/circle Hit
face-square = Square/circle Hit
face-bt = B&T
face-miss = Miss

## Tracks

track-vp = Victory Points
track-raids = Raid Points
track-battle = Battle

## Sorts of units, full and reduced

sort-light = Light unit
sort-reduced-light = Reduced Light unit
sort-colonial-light = Colonial Light unit
    .sign = C
sort-reduced-colonial-light = Reduced Colonial Light unit
sort-metropolitan = Metropolitan Brigade
sort-reduced-metropolitan = Reduced Metropolitan Brigade
sort-highland = Highland Brigade
    .sign = H
sort-reduced-highland = Reduced Highland Brigade
sort-canadiens = Canadiens Brigade
    .sign = C
sort-reduced-canadiens = Reduced Canadiens Brigade
sort-colonial-new-england = New England Brigade
    .sign = NE
sort-reduced-colonial-new-england = Reduced New England Brigade
sort-colonial-new-york-new-jersey = New York & New Jersey Brigade
    .sign = NY
sort-reduced-colonial-new-york-new-jersey = Reduced New York & New Jersey Brigade
sort-colonial-pennsylvania-delaware = Pennsylvania & Delaware Brigade
    .sign = PA
sort-reduced-colonial-pennsylvania-delaware = Reduced Pennsylvania & Delaware Brigade
sort-colonial-virginia-south = Virginia & South Brigade
    .sign = VA
sort-reduced-colonial-virginia-south = Reduced Virginia & South Brigade
sort-artillery = Artillery
sort-reduced-artillery = Reduced Artillery
sort-fort = Fort
sort-reduced-fort = Reduced Fort
sort-bastion = Bastion
sort-reduced-bastion = Reduced Bastion
sort-fleet = Fleet
sort-reduced-fleet = Reduced Fleet
sort-abenaki = Abénaki
    .sign = Ab
sort-reduced-abenaki = Reduced Abénaki
sort-chaouanon = Chaouanon
    .sign = Cn
sort-reduced-chaouanon = Reduced Chaouanon
sort-cherokee = Cherokee
    .sign = Ck
sort-reduced-cherokee = Reduced Cherokee
sort-delaware = Delaware
    .sign = De
sort-reduced-delaware = Reduced Delaware
sort-iroquois = Iroquois
    .sign = Ir
sort-reduced-iroquois = Reduced Iroquois
sort-kahnawake = Kahnawake
    .sign = Ka
sort-reduced-kahnawake = Reduced Kahnawake
sort-malecite = Malécite
    .sign = Ml
sort-reduced-malecite = Reduced Malécite
sort-micmac = Micmac
    .sign = Mc
sort-reduced-micmac = Reduced Micmac
sort-mingo = Mingo
    .sign = Mg
sort-reduced-mingo = Reduced Mingo
sort-mississague = Mississagué
    .sign = Ms
sort-reduced-mississague = Reduced Mississagué
sort-mohawk = Mohawk
    .sign = Mo
sort-reduced-mohawk = Reduced Mohawk
sort-outaouais = Outaouais
    .sign = Ou
sort-reduced-outaouais = Reduced Outaouais
sort-seneca = Seneca
    .sign = Se
sort-reduced-seneca = Reduced Seneca
sort-bradstreet = Bradstreet
sort-forbes = Forbes
sort-howe = Lord Howe
sort-wolfe = Wolfe
sort-levis = Lévis
sort-montcalm = Montcalm
sort-pouchot = Pouchot
sort-rigaud = Rigaud

## Kinds of spaces and connections

kind-settled = Settled Space
kind-outpost = Outpost
kind-wilderness = Wilderness
kind-base = Base
kind-village = Village of a Nation
kind-box = At sea
line-highway = Highway
line-path = Path
line-coastal-highway = Coastal Highway
line-coastal-path = Coastal Path

## Pools and boxes

pool-fleets = Fleets
pool-fleets-french = French Fleets
pool-fleets-british = British Fleets
pool-british-metropolitan = British Metropolitan Brigades
pool-british-colonial = British Colonial Brigades
pool-british-colonial-bonus = Bonus Colonial Brigades
pool-british-colonial-light = Colonial Light units
pool-british-light = British Light units
pool-british-artillery = British Artillery
pool-british-forts = British Forts
pool-british-commanders = British Commanders
pool-french-metropolitan = French Metropolitan Brigades
pool-french-artillery = French Artillery
pool-french-forts = French Forts
pool-french-commanders = French Commanders
pool-neutral-indians = Neutral Indians
box-losses-french = French Losses Box
box-losses-british = British Losses Box
box-disbanded = Disbanded Colonial Brigades
box-off-map = Out of play
box-arriving = Drawn, to be placed
box-removed = Out of the game
box-in-play = Cards in play
box-reserve = Reserve card
box-wie = War in Europe
box-wie-drawn = War in Europe, chit just drawn
box-discard = Cards played this year
box-nations = Nations
box-chosen = Chosen
chosen-french = The French have chosen their card
chosen-british = The British have chosen their card
nations-cherokee-french = Cherokee: with the French
nations-cherokee-british = Cherokee: with the British
nations-cherokee-neutral = Cherokee: neutral
nations-iroquois-french = Iroquois: with the French
nations-iroquois-british = Iroquois: with the British
nations-iroquois-neutral = Iroquois: neutral
clock-open-seas-true = The Gulf is open to the British
clock-first-french = First Player: French
clock-first-british = First Player: British

## Cards

cardtype-orders = Orders

## Markers

marker-captured-french = Held by the French
marker-captured-british = Held by the British
legend-captured = Held by the other side
clock-year = { $year }
