# Names of Wilderness War.

## Spaces

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
space-northern-militia-box = Northern Militia box
space-southern-militia-box = Southern Militia box
space-st-lawrence-militia-box = St. Lawrence Militia box

## Departments

department-northern = Northern Department
department-southern = Southern Department
department-st-lawrence = St. Lawrence Department

## Leaders

leader-amherst = Amherst
    .full = Jeffery Amherst
leader-braddock = Braddock
    .full = Edward Braddock
leader-abercromby = Abercromby
    .full = James Abercromby
leader-loudoun = Loudoun
    .full = Earl of Loudoun
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

## Kinds of units

kind-regulars = Regulars
kind-highlanders = Highlanders
kind-royal-americans = Royal Americans
kind-light-infantry = Light Infantry
kind-northern-provincials = Northern Provincials
kind-southern-provincials = Southern Provincials
kind-marines = Marine Detachment
kind-rangers = Rangers
kind-coureurs = Coureurs des bois
kind-militia = Militia
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

kind-reduced-regulars = reduced Regulars
kind-reduced-highlanders = reduced Highlanders
kind-reduced-royal-americans = reduced Royal Americans
kind-reduced-light-infantry = reduced Light Infantry
kind-reduced-northern-provincials = reduced Northern Provincials
kind-reduced-southern-provincials = reduced Southern Provincials
kind-reduced-marines = reduced Marine Detachment
kind-reduced-rangers = reduced Rangers
kind-reduced-coureurs = reduced Coureurs des bois
kind-reduced-militia = reduced Militia
kind-reduced-abenaki = reduced Abenaki
kind-reduced-algonquin = reduced Algonquin
kind-reduced-caughnawaga = reduced Caughnawaga
kind-reduced-mississauga = reduced Mississauga
kind-reduced-delaware = reduced Delaware
kind-reduced-mingo = reduced Mingo
kind-reduced-shawnee = reduced Shawnee
kind-reduced-huron = reduced Huron
kind-reduced-ojibwa = reduced Ojibwa
kind-reduced-ottawa = reduced Ottawa
kind-reduced-potawatomi = reduced Potawatomi
kind-reduced-cayuga = reduced Cayuga
kind-reduced-oneida = reduced Oneida
kind-reduced-onondaga = reduced Onondaga
kind-reduced-seneca = reduced Seneca
kind-reduced-tuscarora = reduced Tuscarora
kind-reduced-mohawk = reduced Mohawk
kind-reduced-cherokee = reduced Cherokee

## Tribes

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

## Sides

side-french = French
side-british = British

## Scenarios

scenario-annus-mirabilis = Annus Mirabilis (1757–1759)
scenario-early-war = Early War Campaign (1755–1759)
scenario-late-war = Late War Campaign (1757–1762)
scenario-full-campaign = The Full Campaign (1755–1762)

## Options

option-edition = Rules
option-edition-third = Third edition
option-edition-earlier-advanced = Earlier edition, advanced rules
option-edition-earlier-basic = Earlier edition, basic rules

option-linked-diplomacy = “William Pitt” and “Diplomatic Revolution” linked (14.1)
option-linked-diplomacy-off = No
option-linked-diplomacy-on = Yes

option-militia-flight = Raids reduce Militia (14.2)
option-militia-flight-off = No
option-militia-flight-on = Yes

option-early-regulars = Early Regulars cost a VP (14.3)
option-early-regulars-off = No
option-early-regulars-on = Yes

option-surrender-either = The besieged may play “Surrender!” (14.4)
option-surrender-either-off = No
option-surrender-either-on = Yes

option-acadians-either = The French may play “Acadians Expelled” (14.5)
option-acadians-either-off = No
option-acadians-either-on = Yes

option-fetch-regulars = The British may fetch Regulars (14.6)
option-fetch-regulars-off = No
option-fetch-regulars-on = Yes

option-tournament = Tournament: a draw is a French win (13.14)
option-tournament-off = No
option-tournament-on = Yes

option-bidding = Bidding
option-bidding-agreed = Agreed beforehand: the bid below
option-bidding-sealed = Secret bids for the side below (13.3)
option-bidding-auction = An auction (14.7)

option-bid = Bid (13.3, 14.7)
option-bid-0 = No bid
option-bid-1 = 1 VP
option-bid-2 = 2 VP
option-bid-3 = 3 VP
option-bid-4 = 4 VP
option-bid-5 = 5 VP
option-bid-6 = 6 VP
option-bid-7 = 7 VP
option-bid-8 = 8 VP
option-bid-9 = 9 VP
option-bid-10 = 10 VP

option-bid-for = Side bid for
option-bid-for-french = The French; the British get the VP
option-bid-for-british = The British; the French get the VP
