# Noms de Wilderness War. Les noms de lieux restent ceux de la carte.

## Espaces

space-boston = Boston
space-new-haven = New Haven
space-new-york = New York
space-albany = Albany
space-burlington = Burlington
space-charlestown = Charlestown
space-concord = Concord
space-deerfield = Deerfield
space-gloucester = Gloucester
space-hartford = Hartford
space-hoosic = Hoosic
space-kinderhook = Kinderhook
space-manchester = Manchester
space-northampton = Northampton
space-peekskill = Peekskill
space-portsmouth = Portsmouth
space-poughkeepsie = Poughkeepsie
space-providence = Providence
space-schenectady = Schenectady
space-trenton = Trenton
space-worcester = Worcester
space-alexandria = Alexandria
space-baltimore = Baltimore
space-philadelphia = Philadelphia
space-ashbys-gap = Ashby's Gap
space-augusta = Augusta
space-carlisle = Carlisle
space-culpeper = Culpeper
space-easton = Easton
space-frederick = Frederick
space-harriss-ferry = Harris's Ferry
space-head-of-elk = Head of Elk
space-lancaster = Lancaster
space-new-castle = New Castle
space-reading = Reading
space-shepherds-ferry = Shepherd's Ferry
space-winchester = Winchester
space-woodstock = Woodstock
space-wrights-ferry = Wright's Ferry
space-york = York
space-quebec = Québec
space-montreal = Montréal
space-baie-st-paul = Baie-St-Paul
space-becancour = Bécancour
space-kahnawake = Kahnawake
space-lac-des-deux-montagnes = Lac des Deux Montagnes
space-riviere-ouelle = Rivière-Ouelle
space-sorel = Sorel
space-st-francois = St-François
space-st-jean = St-Jean
space-trois-rivieres = Trois-Rivières
space-ile-d-orleans = Île d'Orléans
space-ammonoosuc = Ammonoosuc
space-black-river = Black River
space-buffalo-swamp = Buffalo Swamp
space-canajoharie = Canajoharie
space-casco-bay = Casco Bay
space-cataraqui = Cataraqui
space-cattaraugus-creek = Cattaraugus Creek
space-cayuga = Cayuga
space-chenussio = Chenussio
space-chinklacamoose = Chinklacamoose
space-cowass = Cowass
space-crown-point = Crown Point
space-east-delaware = East Delaware
space-east-susquehanna = East Susquehanna
space-french-creek = French Creek
space-ganaraske = Ganaraske
space-gannagaro = Gannagaro
space-ganneious = Ganneious
space-gists-station = Gist's Station
space-hudson-carry-north = Hudson Carry North
space-hudson-carry-south = Hudson Carry South
space-irondequoit = Irondequoit
space-juniata = Juniata
space-karaghiyadirha = Karaghiyadirha
space-kittaning = Kittaning
space-la-belle-river = La Belle River
space-la-belle-famille = La Belle-Famille
space-little-seneca-river = Little Seneca River
space-logstown = Logstown
space-memphremagog = Memphremagog
space-mingo-town = Mingo Town
space-mississauga = Mississauga
space-mohawks-branch = Mohawks Branch
space-niagara = Niagara
space-niaoure-bay = Niaouré Bay
space-ohio-forks = Ohio Forks
space-oneida-carry-east = Oneida Carry East
space-oneida-carry-west = Oneida Carry West
space-oneida-castle = Oneida Castle
space-onondaga = Onondaga
space-osewingo = Osewingo
space-ossipee = Ossipee
space-oswegatchie = Oswegatchie
space-oswego = Oswego
space-presqu-ile = Presqu'île
space-quinte = Quinte
space-raystown = Raystown
space-schoharie = Schoharie
space-shamokin = Shamokin
space-shawiangto = Shawiangto
space-st-regis = St-Régis
space-station-point = Station Point
space-tegynagerunte = Tegynagerunte
space-ticonderoga = Ticonderoga
space-tioga = Tioga
space-toronto = Toronto
space-upper-la-belle-river = Upper La Belle River
space-upper-monongahela = Upper Monongahela
space-venango = Venango
space-west-canada-creek = West Canada Creek
space-west-susquehanna = West Susquehanna
space-white-river-falls = White River Falls
space-wills-creek = Will's Creek
space-winooski = Winooski
space-wood-creek = Wood Creek
space-wyoming = Wyoming
space-ile-aux-noix = Île-aux-Noix
space-adirondacks-central = Adirondacks Central
space-adirondacks-north = Adirondacks North
space-adirondacks-south = Adirondacks South
space-allegheny-central = Allegheny Central
space-allegheny-north = Allegheny North
space-allegheny-south = Allegheny South
space-green-mountains-central = Green Mountains Central
space-green-mountains-north = Green Mountains North
space-green-mountains-south = Green Mountains South
space-katskills = Katskills
space-laurel-ridge-north = Laurel Ridge North
space-laurel-ridge-south = Laurel Ridge South
space-magnolia-hills = Magnolia Hills
space-notre-dame-mountains = Notre Dame Mountains
space-notre-dame-north = Notre Dame North
space-tuscarora-hills = Tuscarora Hills
space-white-mountains-central = White Mountains Central
space-white-mountains-north = White Mountains North
space-white-mountains-south = White Mountains South
space-halifax = Halifax
space-louisbourg = Louisbourg
space-pays-d-en-haut = Pays d'en Haut
space-northern-militia-box = Case de Milice du Nord
space-southern-militia-box = Case de Milice du Sud
space-st-lawrence-militia-box = Case de Milice du Saint-Laurent

## Départements

department-northern = Département du Nord
department-southern = Département du Sud
department-st-lawrence = Département du Saint-Laurent

## Chefs

leader-amherst = Amherst
    .full = Jeffery Amherst
leader-braddock = Braddock
    .full = Edward Braddock
leader-abercromby = Abercromby
    .full = James Abercromby
leader-loudoun = Loudoun
    .full = Comte de Loudoun
leader-wolfe = Wolfe
    .full = James Wolfe
leader-forbes = Forbes
    .full = John Forbes
leader-shirley = Shirley
    .full = William Shirley
leader-murray = Murray
    .full = James Murray
leader-monckton = Monckton
    .full = Robert Monckton
leader-webb = Webb
    .full = Daniel Webb
leader-bradstreet = Bradstreet
    .full = John Bradstreet
leader-dunbar = Dunbar
    .full = Thomas Dunbar
leader-johnson = Johnson
    .full = Sir William Johnson
leader-montcalm = Montcalm
    .full = Marquis de Montcalm
leader-dieskau = Dieskau
    .full = Baron de Dieskau
leader-levis = Lévis
    .full = Chevalier de Lévis
leader-vaudreuil = Vaudreuil
    .full = Marquis de Vaudreuil
leader-drucour = Drucour
    .full = Chevalier de Drucour
leader-rigaud = Rigaud
    .full = François-Pierre de Rigaud de Vaudreuil
leader-villiers = Villiers
    .full = Louis Coulon de Villiers
leader-bougainville = Bougainville
    .full = Louis-Antoine de Bougainville
leader-beaujeu = Beaujeu
    .full = Daniel Liénard de Beaujeu
leader-dumas = Dumas
    .full = Jean-Daniel Dumas

## Genres d'unités

kind-regulars = Réguliers
kind-highlanders = Highlanders
kind-royal-americans = Royal Américain
kind-light-infantry = Infanterie Légère
kind-northern-provincials = Provinciaux du Nord
kind-southern-provincials = Provinciaux du Sud
kind-marines = Détachement de Marine
kind-rangers = Rangers
kind-coureurs = Coureurs des bois
kind-militia = Milice
kind-abenaki = Abenaki
kind-algonquin = Algonquin
kind-caughnawaga = Caughnawaga
kind-mississauga = Mississauga
kind-delaware = Delaware
kind-mingo = Mingo
kind-shawnee = Shawnee
kind-huron = Huron
kind-ojibwa = Ojibwa
kind-ottawa = Ottawa
kind-potawatomi = Potawatomi
kind-cayuga = Cayuga
kind-oneida = Oneida
kind-onondaga = Onondaga
kind-seneca = Seneca
kind-tuscarora = Tuscarora
kind-mohawk = Mohawk
kind-cherokee = Cherokee

kind-reduced-regulars = Réguliers réduits
kind-reduced-highlanders = Highlanders réduits
kind-reduced-royal-americans = Royal Américain réduit
kind-reduced-light-infantry = Infanterie Légère réduite
kind-reduced-northern-provincials = Provinciaux du Nord réduits
kind-reduced-southern-provincials = Provinciaux du Sud réduits
kind-reduced-marines = Détachement de Marine réduit
kind-reduced-rangers = Rangers réduits
kind-reduced-coureurs = Coureurs des bois réduits
kind-reduced-militia = Milice réduite
kind-reduced-abenaki = Abenaki réduits
kind-reduced-algonquin = Algonquin réduits
kind-reduced-caughnawaga = Caughnawaga réduits
kind-reduced-mississauga = Mississauga réduits
kind-reduced-delaware = Delaware réduits
kind-reduced-mingo = Mingo réduits
kind-reduced-shawnee = Shawnee réduits
kind-reduced-huron = Huron réduits
kind-reduced-ojibwa = Ojibwa réduits
kind-reduced-ottawa = Ottawa réduits
kind-reduced-potawatomi = Potawatomi réduits
kind-reduced-cayuga = Cayuga réduits
kind-reduced-oneida = Oneida réduits
kind-reduced-onondaga = Onondaga réduits
kind-reduced-seneca = Seneca réduits
kind-reduced-tuscarora = Tuscarora réduits
kind-reduced-mohawk = Mohawk réduits
kind-reduced-cherokee = Cherokee réduits

## Tribus

tribe-abenaki = Abenaki
tribe-algonquin = Algonquin
tribe-caughnawaga = Caughnawaga
tribe-mississauga = Mississauga
tribe-delaware = Delaware
tribe-mingo = Mingo
tribe-shawnee = Shawnee
tribe-huron = Huron
tribe-ojibwa = Ojibwa
tribe-ottawa = Ottawa
tribe-potawatomi = Potawatomi
tribe-cayuga = Cayuga
tribe-oneida = Oneida
tribe-onondaga = Onondaga
tribe-seneca = Seneca
tribe-tuscarora = Tuscarora
tribe-mohawk = Mohawk
tribe-cherokee = Cherokee

## Camps

side-french = Français
side-british = Anglais

## Scénarios

scenario-annus-mirabilis = Annus Mirabilis (1757-1759)
scenario-early-war = Campagne du début de la guerre (1755-1759)
scenario-late-war = Campagne de la fin de la guerre (1757-1762)
scenario-full-campaign = La campagne complète (1755-1762)

## Options

option-edition = Règles
option-edition-third = 3e édition
option-edition-earlier-advanced = Édition antérieure, règles avancées
option-edition-earlier-basic = Édition antérieure, règles de base

option-linked-diplomacy = Pitt et Renversement des alliances liés (14.1)
option-linked-diplomacy-off = Non
option-linked-diplomacy-on = Oui

option-militia-flight = Les Raids réduisent la Milice (14.2)
option-militia-flight-off = Non
option-militia-flight-on = Oui

option-early-regulars = Des Réguliers précoces coûtent un PV (14.3)
option-early-regulars-off = Non
option-early-regulars-on = Oui

option-surrender-either = Les assiégés peuvent jouer Reddition ! (14.4)
option-surrender-either-off = Non
option-surrender-either-on = Oui

option-acadians-either = Les Français peuvent jouer Déportation des Acadiens (14.5)
option-acadians-either-off = Non
option-acadians-either-on = Oui

option-fetch-regulars = Les Anglais peuvent aller chercher des Réguliers (14.6)
option-fetch-regulars-off = Non
option-fetch-regulars-on = Oui

option-tournament = Tournoi : une partie nulle est une victoire française (13.14)
option-tournament-off = Non
option-tournament-on = Oui

option-bid = Enchère (13.3, 14.7)
option-bid-0 = Pas d'enchère
option-bid-1 = 1 PV
option-bid-2 = 2 PV
option-bid-3 = 3 PV
option-bid-4 = 4 PV
option-bid-5 = 5 PV
option-bid-6 = 6 PV
option-bid-7 = 7 PV
option-bid-8 = 8 PV
option-bid-9 = 9 PV
option-bid-10 = 10 PV

option-bid-for = Camp mis aux enchères
option-bid-for-french = Les Français ; les Anglais reçoivent les PV
option-bid-for-british = Les Anglais ; les Français reçoivent les PV
