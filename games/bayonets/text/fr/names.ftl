# Noms de Bayonets & Tomahawks. Les noms de lieux et de pions restent ceux du jeu.

## Espaces

space-albany = Albany
space-alexandria = Alexandria
space-annapolis-royal = Annapolis Royal
space-assunepachla = Assunepachla
space-baye-de-cataracouy = Baye de Cataracouy
    .the = la Baye de Cataracouy
    .at = à la Baye de Cataracouy
    .from = de la Baye de Cataracouy
space-beverley = Beverley
space-boston = Boston
space-cape-sable = Cape Sable
space-carlisle = Carlisle
space-cawichnowane = Cawichnowane
space-charles-town = Charles Town
space-chignectou = Chignectou
space-chote = Chote
space-cote-de-beaupre = Côte de Beaupré
    .the = la Côte de Beaupré
    .at = à la Côte de Beaupré
    .from = de la Côte de Beaupré
space-cote-du-sud = Côte du Sud
    .the = la Côte du Sud
    .at = à la Côte du Sud
    .from = de la Côte du Sud
space-diiohage = Diiohage
space-easton = Easton
space-forks-of-the-ohio = Forks of the Ohio
space-fort-ouiatenon = Fort Ouiatenon
    .the = le Fort Ouiatenon
    .at = au Fort Ouiatenon
    .from = du Fort Ouiatenon
space-gennisheyo = Gennisheyo
space-gnadenhutten = Gnadenhütten
space-goasek = Goasek
space-grand-sault = Grand Sault
    .the = le Grand Sault
    .at = au Grand Sault
    .from = du Grand Sault
space-halifax = Halifax
space-isle-aux-noix = Isle aux Noix
    .the = l'Isle aux Noix
    .at = à l'Isle aux Noix
    .from = de l'Isle aux Noix
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
    .the = la Presqu'Isle
    .at = à la Presqu'Isle
    .from = de la Presqu'Isle
space-lake-george = Lake George
space-le-baril = Le Baril
    .the = le Baril
    .at = au Baril
    .from = du Baril
space-le-detroit = Le Détroit
    .the = le Détroit
    .at = au Détroit
    .from = du Détroit
space-les-illinois = Les Illinois
    .the = les Illinois
    .at = aux Illinois
    .from = des Illinois
space-les-trois-rivieres = Les Trois Rivières
    .the = les Trois Rivières
    .at = aux Trois Rivières
    .from = des Trois Rivières
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
space-pointe-sainte-anne = Pointe Sainte-Anne
    .the = la Pointe Sainte-Anne
    .at = à la Pointe Sainte-Anne
    .from = de la Pointe Sainte-Anne
space-port-dauphin = Port Dauphin
space-port-la-joye = Port la Joye
space-quebec = Québec
space-rays-town = Rays Town
space-riviere-du-loup = Rivière du Loup
space-riviere-ouabache = Rivière Ouabache
    .the = la Rivière Ouabache
    .at = à la Rivière Ouabache
    .from = de la Rivière Ouabache
space-riviere-ristigouche = Rivière Ristigouche
    .the = la Rivière Ristigouche
    .at = à la Rivière Ristigouche
    .from = de la Rivière Ristigouche
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
space-sail-box = Case En mer
    .the = la case En mer
    .at = dans la case En mer
    .from = de la case En mer

## Colonies

colony-new-england = Nouvelle-Angleterre
colony-new-york-new-jersey = New York et New Jersey
colony-pennsylvania-delaware = Pennsylvanie et Delaware
colony-virginia-south = Virginie et le Sud
colony-nova-scotia = Nouvelle-Écosse
colony-acadie = Acadie
colony-canada = Canada
colony-pays-d-en-haut = Pays d'en Haut

## Nations

nation-cherokee = Cherokees
nation-iroquois = Confédération iroquoise
    .short = Iroquois

## Unités britanniques et coloniales

unit-light-gage = Gage
unit-light-howe = Infanterie légère de Howe
    .short = Howe
unit-light-morgan = Morgan
unit-light-scott = Scott
unit-highland-campbell = Highlanders de Campbell
    .short = Campbell
unit-highland-fraser = Highlanders de Fraser
    .short = Fraser
unit-highland-montgomery = Highlanders de Montgomery
    .short = Montgomery
unit-highland-royal-highland = Royal Highland Regiment
    .short = Royal Highland
unit-brigade-15th-58th = 15e et 58e d'infanterie
    .short = 15e et 58e
unit-brigade-1st-royal-american = 1er Royal Américain
    .short = 1er R. Américain
unit-brigade-22nd-28th = 22e et 28e d'infanterie
    .short = 22e et 28e
unit-brigade-27th-55th = 27e et 55e d'infanterie
    .short = 27e et 55e
unit-brigade-2nd-royal-american = 2e Royal Américain
    .short = 2e R. Américain
unit-brigade-35th-new-york-companies = 35e d'infanterie et compagnies de New York
    .short = 35e et NY
unit-brigade-40th-45th-47th = 40e, 45e et 47e d'infanterie
    .short = 40e 45e 47e
unit-brigade-43rd-46th = 43e et 46e d'infanterie
    .short = 43e et 46e
unit-brigade-44th-48th = 44e et 48e d'infanterie
    .short = 44e et 48e
unit-brigade-50th-51st = 50e et 51e d'infanterie
    .short = 50e et 51e
unit-brigade-61st-63rd = 61e et 63e d'infanterie
    .short = 61e et 63e
unit-brigade-94th-95th = 94e et 95e d'infanterie
    .short = 94e et 95e
unit-brigade-howards-buffs-kings-own = Howard's Buffs et King's Own
    .short = Buffs et King's
unit-brigade-royal-scots-17th = Royal Scots et 17e d'infanterie
    .short = R. Scots et 17e
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
unit-fleet-boscawen = Flotte de Boscawen
    .short = Boscawen
unit-fleet-colvill = Flotte de Colvill
    .short = Colvill
unit-fleet-durell = Flotte de Durell
    .short = Durell
unit-fleet-hardy = Flotte de Hardy
    .short = Hardy
unit-fleet-holburne = Flotte de Holburne
    .short = Holburne
unit-fleet-holmes = Flotte de Holmes
    .short = Holmes
unit-fleet-royal-navy = Royal Navy
unit-fleet-saunders = Flotte de Saunders
    .short = Saunders
unit-light-armstrong = Armstrong
unit-light-dunn = Dunn
unit-light-goreham = Goreham
unit-light-putnam = Putnam
unit-light-rogers = Rogers
unit-light-washington = Washington
unit-colonial-new-england = Brigade de Nouvelle-Angleterre
    .short = N.-Angleterre
unit-colonial-new-york-new-jersey = Brigade de New York et du New Jersey
    .short = NY et NJ
unit-colonial-pennsylvania-delaware = Brigade de Pennsylvanie et du Delaware
    .short = PA et DE
unit-colonial-virginia-south = Brigade de Virginie et du Sud
    .short = VA et Sud

## Unités françaises

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
unit-brigade-angoumois-beauvoisis = Angoumois et Beauvoisis
    .short = Angoumois
unit-brigade-artois-bourgogne = Artois et Bourgogne
    .short = Artois
unit-brigade-bearn-guyenne = Béarn et Guyenne
    .short = Béarn
unit-brigade-berry = Berry
unit-brigade-boulonnois-royal-barrois = Boulonnois et Royal-Barrois
    .short = Boulonnois
unit-brigade-de-la-marine = De la Marine
unit-brigade-foix-quercy = Foix et Quercy
unit-brigade-la-sarre-royal-roussillon = La Sarre et Royal-Roussillon
    .short = La Sarre
unit-brigade-languedoc-la-reine = Languedoc et La Reine
    .short = Languedoc
unit-brigade-volontaires-etrangers-cambis = Volontaires étrangers et Cambis
    .short = Vol. étrangers
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
unit-fort-saint-frederic = Fort Saint-Frédéric
    .short = Saint-Frédéric
unit-bastion = Bastion
unit-fleet-beauffremont = Flotte de Beauffremont
    .short = Beauffremont
unit-fleet-de-l-isle = Flotte de L'Isle
    .short = L'Isle
unit-fleet-de-la-motte = Flotte de La Motte
    .short = La Motte
unit-fleet-marine-royale = Marine royale

## Unités indiennes

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

## Commandants

unit-commander-bradstreet = Bradstreet
unit-commander-forbes = Forbes
unit-commander-howe = Lord Howe
    .short = Howe
unit-commander-wolfe = Wolfe
unit-commander-levis = Lévis
unit-commander-montcalm = Montcalm
unit-commander-pouchot = Pouchot
unit-commander-rigaud = Rigaud

## Types d'unités

type-light = Unité légère
type-indian = Unité indienne
type-highland-brigade = Brigade Highland
type-metropolitan-brigade = Brigade métropolitaine
type-non-metropolitan-brigade = Brigade non métropolitaine
type-artillery = Artillerie
type-fort = Fort
type-bastion = Bastion
type-works = Bastion ou Fort
type-fleet = Flotte
type-commander = Commandant

## Jetons Aléas de la guerre

token-fleets-french-navy-losses = Pertes de la marine française
token-british-fewer-troops = Moins de troupes
token-british-fewer-troops-put-back = Moins de troupes (à remettre dans le stock)
token-british-pick-two-artillery = Deux unités d'artillerie
token-british-pick-two-artillery-or-light = Deux unités d'artillerie ou légères
token-french-fewer-troops = Moins de troupes
token-french-fewer-troops-put-back = Moins de troupes (à remettre dans le stock)
token-french-pick-one-artillery = Une unité d'artillerie
token-colonial-fewer-troops = Moins de troupes
token-colonial-fewer-troops-put-back = Moins de troupes (à remettre dans le stock)
token-colonial-pick-one-light = Une unité légère coloniale
token-colonial-pick-one-light-put-back = Une unité légère coloniale (à remettre dans le stock)
token-colonial-pennsylvania-musters = La Pennsylvanie lève des troupes
token-colonial-pitt-subsidies = Subsides de Pitt

## Points d'action

ap-army = Armée
ap-light = Léger
ap-sail-army = Mer/Armée
ap-indian = Indien
ap-french-light-army = Léger/Armée
ap-double-army = Armée 2x
ap-double-light = Léger 2x
ap-double-sail-army = Mer/Armée 2x
ap-double-indian = Indien 2x
ap-double-french-light-army = Léger/Armée 2x

## Scénarios

scenario-vaudreuils-petite-guerre = La petite guerre de Vaudreuil (1755)
scenario-loudouns-gamble = Le pari de Loudoun (1757)
scenario-amhersts-juggernaut = Le rouleau compresseur d'Amherst (1758–1759)
scenario-french-and-indian-war = La guerre de la Conquête (1755–1759)

## Camps

side-french = Français
side-british = Britanniques

## Saisons et tours

season-buildup = Préparatifs
season-campaign = Campagne
round-ar1 = Tour d'action 1
round-ar2 = Tour d'action 2
round-ar3 = Tour d'action 3
round-ar4 = Tour d'action 4
round-ar5 = Tour d'action 5
round-ar6 = Tour d'action 6
round-ar7 = Tour d'action 7
round-ar8 = Tour d'action 8
round-ar9 = Tour d'action 9
round-fleets-arrive = Arrivée des flottes
round-colonials-enlist = Enrôlement des coloniaux
round-winter-quarters = Quartiers d'hiver

## Phases

phase-cards = Choix des cartes
phase-initiative = Initiative
phase-events = Événements
phase-french = Phase d'action française
phase-british = Phase d'action britannique
phase-battles = Batailles
phase-logistics = Logistique

## Faces du dé

face-flag = Drapeau
face-triangle = Touche triangle/cercle
face-square = Touche carré/cercle
face-bt = B&T
face-miss = Raté

## Pistes

track-vp = Points de victoire
track-raids = Points de Raid
track-battle = Bataille

## Sortes d'unités, au complet et réduites

sort-light = Unité légère
sort-reduced-light = Unité légère réduite
sort-colonial-light = Unité légère coloniale
    .sign = C
sort-reduced-colonial-light = Unité légère coloniale réduite
sort-metropolitan = Brigade métropolitaine
sort-reduced-metropolitan = Brigade métropolitaine réduite
sort-highland = Brigade Highland
    .sign = H
sort-reduced-highland = Brigade Highland réduite
sort-canadiens = Brigade de Canadiens
    .sign = C
sort-reduced-canadiens = Brigade de Canadiens réduite
sort-colonial-new-england = Brigade de Nouvelle-Angleterre
    .sign = NE
sort-reduced-colonial-new-england = Brigade de Nouvelle-Angleterre réduite
sort-colonial-new-york-new-jersey = Brigade de New York et du New Jersey
    .sign = NY
sort-reduced-colonial-new-york-new-jersey = Brigade de New York et du New Jersey réduite
sort-colonial-pennsylvania-delaware = Brigade de Pennsylvanie et du Delaware
    .sign = PA
sort-reduced-colonial-pennsylvania-delaware = Brigade de Pennsylvanie et du Delaware réduite
sort-colonial-virginia-south = Brigade de Virginie et du Sud
    .sign = VA
sort-reduced-colonial-virginia-south = Brigade de Virginie et du Sud réduite
sort-artillery = Artillerie
sort-reduced-artillery = Artillerie réduite
sort-fort = Fort
sort-reduced-fort = Fort réduit
sort-bastion = Bastion
sort-reduced-bastion = Bastion réduit
sort-fleet = Flotte
sort-reduced-fleet = Flotte réduite
sort-abenaki = Abénaki
    .sign = Ab
sort-reduced-abenaki = Abénaki réduit
sort-chaouanon = Chaouanon
    .sign = Cn
sort-reduced-chaouanon = Chaouanon réduit
sort-cherokee = Cherokee
    .sign = Ck
sort-reduced-cherokee = Cherokee réduit
sort-delaware = Delaware
    .sign = De
sort-reduced-delaware = Delaware réduit
sort-iroquois = Iroquois
    .sign = Ir
sort-reduced-iroquois = Iroquois réduit
sort-kahnawake = Kahnawake
    .sign = Ka
sort-reduced-kahnawake = Kahnawake réduit
sort-malecite = Malécite
    .sign = Ml
sort-reduced-malecite = Malécite réduit
sort-micmac = Micmac
    .sign = Mc
sort-reduced-micmac = Micmac réduit
sort-mingo = Mingo
    .sign = Mg
sort-reduced-mingo = Mingo réduit
sort-mississague = Mississagué
    .sign = Ms
sort-reduced-mississague = Mississagué réduit
sort-mohawk = Mohawk
    .sign = Mo
sort-reduced-mohawk = Mohawk réduit
sort-outaouais = Outaouais
    .sign = Ou
sort-reduced-outaouais = Outaouais réduit
sort-seneca = Seneca
    .sign = Se
sort-reduced-seneca = Seneca réduit
sort-bradstreet = Bradstreet
sort-forbes = Forbes
sort-howe = Lord Howe
sort-wolfe = Wolfe
sort-levis = Lévis
sort-montcalm = Montcalm
sort-pouchot = Pouchot
sort-rigaud = Rigaud

## Sortes d'espaces et de liaisons

kind-settled = Établissement
kind-outpost = Avant-poste
kind-wilderness = Espace sauvage
kind-base = Base
kind-village = Village d'une Nation
kind-box = En mer
line-highway = Grand chemin
line-path = Sentier
line-coastal-highway = Grand chemin côtier
line-coastal-path = Sentier côtier

## Stocks et cases

pool-fleets = Flottes
pool-fleets-french = Flottes françaises
pool-fleets-british = Flottes britanniques
pool-british-metropolitan = Brigades métropolitaines britanniques
pool-british-colonial = Brigades coloniales britanniques
pool-british-colonial-bonus = Brigades coloniales du bonus
pool-british-colonial-light = Unités légères coloniales
pool-british-light = Unités légères britanniques
pool-british-artillery = Artillerie britannique
pool-british-forts = Forts britanniques
pool-british-commanders = Commandants britanniques
pool-french-metropolitan = Brigades métropolitaines françaises
pool-french-artillery = Artillerie française
pool-french-forts = Forts français
pool-french-commanders = Commandants français
pool-neutral-indians = Indiens neutres
box-losses-french = Case des Pertes françaises
box-losses-british = Case des Pertes britanniques
box-disbanded = Brigades coloniales licenciées
box-off-map = Hors jeu
box-arriving = Tirées, à placer
box-removed = Hors du jeu
box-in-play = Cartes en jeu
box-reserve = Carte de réserve
box-wie = Guerre en Europe
box-wie-drawn = Guerre en Europe, jeton qui vient d'être tiré
box-discard = Cartes jouées cette année
box-nations = Nations
box-chosen = Choix faits
chosen-french = Les Français ont choisi leur carte
chosen-british = Les Britanniques ont choisi leur carte
nations-cherokee-french = Cherokees : avec les Français
nations-cherokee-british = Cherokees : avec les Britanniques
nations-cherokee-neutral = Cherokees : neutres
nations-iroquois-french = Iroquois : avec les Français
nations-iroquois-british = Iroquois : avec les Britanniques
nations-iroquois-neutral = Iroquois : neutres
clock-open-seas-true = Le golfe est ouvert aux Britanniques
clock-first-french = Premier Joueur : Français
clock-first-british = Premier Joueur : Britanniques

## Cartes

cardtype-orders = Ordres

## Marqueurs

marker-captured-french = Tenu par les Français
marker-captured-british = Tenu par les Britanniques
legend-captured = Tenu par l'autre camp
clock-year = { $year }
