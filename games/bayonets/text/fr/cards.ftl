# Les cartes : titre, effet, condition, moment du jeu, histoire.

card-1 = Ordres du printemps 1757
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte britannique de Préparatifs, 1757 seulement.
    .history = En juin 1757, Loudoun fit voile de New York vers Halifax avec quelque 6 000 hommes destinés à prendre Louisbourg.

card-2 = Ordres de marche
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte britannique de Préparatifs.
    .history = Peu d'armées entraient en campagne avant mai, quand les rivières étaient libres de glace et qu'il y avait de l'herbe pour les bêtes.

card-3 = Ordres à l'armée et à la marine
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte britannique de Préparatifs.
    .history = Régiments, canons et argent pour la guerre d'Amérique traversaient l'Atlantique en convoi.

card-4 = Levée d'hommes et de matériel
    .effect = Faites l'un ou l'autre. Remettez au complet une ou deux de vos unités réduites, où qu'elles soient sur la carte ou dans la case En mer, hormis les Forts. Ou prenez une unité dans votre case des Pertes et placez-la au complet dans un espace d'origine britannique ami : une Brigade coloniale dans sa Colonie, une unité indienne dans son Village ami.
    .condition = Vous avez en jeu une unité réduite autre qu'un Fort, ou dans votre case des Pertes une unité qui peut être placée.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Préparatifs.
    .history = Les régiments provinciaux étaient levés à nouveau chaque année : chaque printemps commençait par la recherche d'hommes, d'armes et d'habits.

card-5 = Maladie au camp français
    .effect = Les Français éliminent une de leurs Brigades, à leur choix, sur la carte ou dans la case En mer. Elle doit être métropolitaine s'ils en ont une là, et vous tirez alors un jeton Guerre en Europe.
    .condition = Les Français ont une Brigade en jeu.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Préparatifs.
    .history = Le typhus ravagea en 1757 l'escadre de Dubois de La Motte à Louisbourg et rentra avec elle à Brest, où il fit des milliers de morts.

card-6 = Secours de France en retard
    .effect = Les Français renoncent à un Point d'action de leur carte indienne et à un de leur carte française, à leur choix. Ni l'un ni l'autre ne peut être dépensé ou gardé pour la Réaction.
    .condition = Une carte des Français a des Points d'action ; une carte qui n'en a pas n'en perd pas.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Campagne, 1757 seulement.
    .history = En 1757, le pain fut rationné à Québec tandis que la ville attendait les navires de France.

card-7 = Fièvre de construction
    .effect = Faites une seconde Construction gratuite, avec la même Brigade quoique épuisée ou avec une autre non épuisée n'importe où. Dans l'espace de la première Brigade, vous pouvez même achever ce qu'elle a commencé ce tour ; si c'est une Route, elle la suit aussitôt.
    .condition = Vous venez de faire une Construction avec un Point d'action, et la seconde remplit toutes les autres conditions de la Construction.
    .when = Une fois, aussitôt après cette Construction, dans votre Phase d'action ou votre Réaction. Carte britannique de Campagne.
    .history = En 1758, Forbes bâtit des forts à Rays Town et à Loyalhanna à mesure que sa route avançait vers l'Ohio.

card-8 = Boulet chanceux
    .effect = Relancez les dés de trois de vos unités rondes au plus, Flottes, Fort ou Artillerie, une fois chacun. Ce que vous n'utilisez pas est perdu pour les autres Batailles.
    .condition = Le dé ne montre pas de Drapeau et n'a pas marqué de touche.
    .when = Dans une Bataille de ce Tour d'action, quand ces unités lancent leurs dés. Carte britannique de Campagne.
    .history = À Louisbourg, le 21 juillet 1758, le feu britannique fit sauter le Célèbre, et les flammes prirent deux autres vaisseaux de ligne.

card-9 = Débarquement surprise
    .effect = Vos unités qui débarquent ce tour ne reçoivent pas de marqueur Débarquement, donc pas de malus de Bataille. Elles sont épuisées comme d'ordinaire.
    .condition = Vous avez des unités dans la case En mer.
    .when = Quand vous débarquez, au début de votre Phase d'action. Carte britannique de Campagne.
    .history = Dans la nuit du 12 au 13 septembre 1759, l'armée de Wolfe prit terre à l'Anse au Foulon et monta sur le plateau devant Québec.

card-10 = Marche forcée
    .effect = Les unités non légères d'une pile en mouvement ont un Point de mouvement de plus.
    .condition = La pile fait un Mouvement d'armée.
    .when = Une fois, dans votre Phase d'action ou votre Réaction. Carte britannique de Préparatifs.
    .history = En août 1758, Bradstreet mena environ 3 000 hommes par la rivière Mohawk et le lac Ontario, et le fort Frontenac fut à lui moins de trois jours après son débarquement.

card-11 = Couvertures infectées de variole
    .effect = Envoyez de la carte dans la case des Pertes françaises deux unités indiennes sous contrôle français, à votre choix ; s'il y en a deux ou moins, toutes.
    .condition = Les Français ont une unité indienne sur la carte.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Campagne.
    .history = Au fort Pitt, en juin 1763, les Britanniques donnèrent à des envoyés delawares deux couvertures et un mouchoir de l'hôpital des varioleux.

card-12 = Levée d'hommes et de matériel
    .effect = Faites l'un ou l'autre. Remettez au complet une ou deux de vos unités réduites, où qu'elles soient sur la carte ou dans la case En mer, hormis les Forts. Ou prenez une unité dans votre case des Pertes et placez-la au complet dans un espace d'origine britannique ami : une Brigade coloniale dans sa Colonie, une unité indienne dans son Village ami.
    .condition = Vous avez en jeu une unité réduite autre qu'un Fort, ou dans votre case des Pertes une unité qui peut être placée.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Campagne, 1757 seulement.
    .history = Le Royal Américain, levé à partir de 1756, trouva beaucoup de ses hommes parmi les colons de langue allemande.

card-13 = Diplomatie cherokee
    .effect = Si les Cherokees sont neutres, vous en prenez le contrôle. S'ils ont déjà un camp, les Français perdent 2 points de Raid.
    .condition = Les Français ont 2 PV ou moins.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Campagne.
    .history = Plusieurs centaines de guerriers cherokees vinrent au nord en 1757 et 1758 combattre du côté britannique.

card-14 = Salves parfaites
    .effect = Relancez les dés de trois de vos Brigades métropolitaines au plus, Highland comprises, une fois chacun. Ce que vous n'utilisez pas est perdu pour les autres Batailles.
    .condition = Le dé ne montre pas de Drapeau et n'a pas marqué de touche.
    .when = Dans une Bataille de ce Tour d'action, quand ces Brigades lancent leurs dés. Carte britannique de Campagne.
    .history = Sur les plaines d'Abraham, la ligne de Wolfe retint son feu jusqu'à ce que les Français fussent proches, et quelques salves décidèrent de la journée.

card-15 = Ordres de printemps
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte britannique de Préparatifs, 1755 et 1756 seulement.
    .history = Au début de 1755, Braddock amena d'Irlande en Virginie deux régiments, le 44e et le 48e.

card-16 = Ordres de campagne
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte britannique de Campagne, 1755 et 1756 seulement.
    .history = Après que Braddock fut mort de ses blessures en juillet 1755, Shirley eut le commandement en Amérique jusqu'à l'arrivée de Loudoun, un an plus tard.

card-17 = Levée d'hommes et de matériel
    .effect = Faites l'un ou l'autre. Remettez au complet une ou deux de vos unités réduites, où qu'elles soient sur la carte ou dans la case En mer, hormis les Forts. Ou prenez une unité dans votre case des Pertes et placez-la au complet dans un espace d'origine britannique ami : une Brigade coloniale dans sa Colonie, une unité indienne dans son Village ami.
    .condition = Vous avez en jeu une unité réduite autre qu'un Fort, ou dans votre case des Pertes une unité qui peut être placée.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Campagne, 1755 et 1756 seulement.
    .history = Les deux régiments de Braddock, débarqués en 1755 sous leur effectif, furent complétés par des hommes des colonies.

card-18 = Contre-amiral hivernant
    .effect = Placez une Flotte britannique du stock, à votre choix et au complet, dans un espace côtier que vous contrôlez dans une Zone maritime amie. Dans « Le rouleau compresseur d'Amherst », le tirage des Flottes de cette Année, s'il est encore à venir, compte une pièce de moins.
    .condition = Le stock des Flottes contient une Flotte britannique.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Préparatifs, 1758 et 1759 seulement.
    .history = Durell passa l'hiver de 1758 à 1759 à Halifax avec une escadre, afin d'être tôt dans le Saint-Laurent ; des navires de ravitaillement français l'y précédèrent.

card-19 = Diplomatie iroquoise
    .effect = Si les Iroquois sont neutres, vous en prenez le contrôle. S'ils ont déjà un camp, les Français perdent 2 points de Raid.
    .condition = Les Français ont 2 PV ou moins.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Campagne, 1758 et 1759 seulement.
    .history = En 1759, quelque neuf cents guerriers iroquois vinrent avec Sir William Johnson au siège de Niagara.

card-20 = Marchandises de traite détruites
    .effect = Les Français perdent 3 points de Raid si vous contrôlez la Baye de Cataracouy ou Niagara, 5 si vous contrôlez les deux.
    .condition = Vous contrôlez la Baye de Cataracouy ou Niagara.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Campagne, 1758 et 1759 seulement.
    .history = Le fort Frontenac, pris par Bradstreet en août 1758, regorgeait de marchandises pour la traite des Pays d'en Haut.

card-21 = Bateliers armés
    .effect = Ôtez un marqueur Non ravitaillé d'une de vos piles. Seulement si aucune de vos piles n'en a, ôtez à la place un marqueur Déroute.
    .condition = Une de vos piles est non ravitaillée ou en Déroute.
    .when = Au début du Tour d'action, avant toute action. Carte britannique de Campagne.
    .history = En juillet 1756, les bateliers de Bradstreet, revenant de ravitailler Oswego, repoussèrent une attaque française sur la rivière.

card-22 = Ordres par terre et par mer
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte française de Préparatifs.
    .history = La glace fermait le Saint-Laurent près de la moitié de l'année, et les premiers navires de France gagnaient Québec en mai.

card-23 = Ordres du gouverneur
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte française de Préparatifs.
    .history = Vaudreuil, gouverneur général dès 1755, fut le premier Canadien de naissance à exercer cette charge.

card-24 = Marche forcée
    .effect = Les unités non légères d'une pile en mouvement ont un Point de mouvement de plus.
    .condition = La pile fait un Mouvement d'armée : utilisez le point Léger/Armée comme point Armée.
    .when = Une fois, dans votre Phase d'action ou votre Réaction. Carte française de Préparatifs.
    .history = En mars 1757, Rigaud mena quelque 1 500 hommes sur les lacs gelés jusqu'au fort William Henry et en brûla les bateaux et les dépendances.

card-25 = Expédition lointaine
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte française de Préparatifs.
    .history = En novembre 1757, Belestre et son parti ravagèrent les German Flats sur la rivière Mohawk.

card-26 = Deux partis de découverte
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte française de Préparatifs.
    .history = Des officiers des troupes de la colonie, souvent nés au Canada, menaient par les bois de petits partis de Canadiens et de guerriers.

card-27 = Boulet chanceux
    .effect = Relancez les dés de trois de vos unités rondes au plus, Flottes, Bastions, Fort ou Artillerie, une fois chacun. Ce que vous n'utilisez pas est perdu pour les autres Batailles.
    .condition = Le dé ne montre pas de Drapeau et n'a pas marqué de touche.
    .when = Dans une Bataille de ce Tour d'action, quand ces unités lancent leurs dés. Carte française de Campagne, 1757 seulement.
    .history = À Oswego, en août 1756, un boulet tua le colonel Mercer, et la garnison se rendit peu après.

card-28 = Fièvre de construction
    .effect = Faites une seconde Construction gratuite, avec la même Brigade quoique épuisée ou avec une autre non épuisée n'importe où. Dans l'espace de la première Brigade, vous pouvez même achever ce qu'elle a commencé ce tour ; si c'est une Route, elle la suit aussitôt.
    .condition = Vous venez de faire une Construction avec un Point d'action, et la seconde remplit toutes les autres conditions de la Construction.
    .when = Une fois, aussitôt après cette Construction, dans votre Phase d'action ou votre Réaction. Carte française de Campagne, 1757 seulement.
    .history = Le fort Carillon, commencé à l'automne 1755 sous Lotbinière, était encore en chantier deux ans plus tard.

card-29 = Diplomatie cherokee
    .effect = En 1755 et 1756, ou plus tard si les Cherokees sont britanniques, vous gagnez 2 points de Raid. À partir de 1757, vous prenez le contrôle des Cherokees s'ils sont neutres.
    .condition = Pour le contrôle, il vous faut deux espaces d'origine britanniques situés dans les Colonies « Virginie et le Sud » ou « Pennsylvanie et Delaware », ou à côté.
    .when = Au début du Tour d'action, avant toute action. Carte française de Campagne.
    .history = La guerre éclata plus tard entre les Cherokees et les colonies britanniques, et en août 1760 le fort Loudoun, sur la Little Tennessee, tomba aux mains des Cherokees.

card-30 = Charretiers récalcitrants
    .effect = Les Britanniques perdent deux points Armée de leur carte, ou le seul. Les points Léger, Mer/Armée et 2x sont à l'abri.
    .condition = La carte britannique a un point Armée ordinaire.
    .when = Au début du Tour d'action, avant toute action. Carte française de Campagne.
    .history = Braddock ne trouva presque pas de chariots en 1755, jusqu'à ce que Benjamin Franklin lui en louât environ 150 en Pennsylvanie.

card-31 = Levée d'hommes et de matériel
    .effect = Faites l'un ou l'autre. Remettez au complet une ou deux de vos unités réduites, où qu'elles soient sur la carte ou dans la case En mer, hormis Forts et Bastions. Ou prenez une unité dans votre case des Pertes, une Brigade de Canadiens s'il y en a, et placez-la au complet dans un espace d'origine français ami, une unité indienne dans son Village ami.
    .condition = Vous avez en jeu une unité réduite autre qu'un Fort ou un Bastion, ou dans votre case des Pertes une unité qui peut être placée.
    .when = Au début du Tour d'action, avant toute action. Carte française de Campagne.
    .history = Au Canada, tout homme valide de seize à soixante ans appartenait à la milice.

card-32 = Embuscade dans les bois
    .effect = Avancez votre marqueur de Bataille de 1, ou de 2 si trois de vos unités légères ou plus y prennent part.
    .condition = La Bataille a lieu dans un Avant-poste ou un espace sauvage, et vous y avez une unité légère.
    .when = Une fois, à la préparation d'une Bataille. Carte française de Campagne.
    .history = Le 9 juillet 1755, près de la Monongahela, Français et Indiens tirant des bois détruisirent la colonne de Braddock.

card-33 = Général britannique hésitant
    .effect = Choisissez une pile britannique sur la carte. Toutes ses unités sont épuisées : elles ne font aucune action ce tour, mais combattent et interceptent comme d'ordinaire.
    .condition = Une pile britannique est sur la carte.
    .when = Au début du Tour d'action, avant toute action. Carte française de Campagne, 1757 seulement.
    .history = En août 1757, Webb resta au fort Edward et n'envoya aucun secours au fort William Henry, à une journée de marche.

card-34 = Maladie au camp britannique
    .effect = Les Britanniques éliminent des Brigades à leur choix, sur la carte ou dans la case En mer : une en 1755 et 1756, à partir de 1757 une coloniale et une métropolitaine. Vous tirez un jeton Guerre en Europe pour chaque métropolitaine.
    .condition = Les Britanniques ont une Brigade en jeu ; à partir de 1757, s'ils n'ont qu'une des deux sortes, ils perdent celle-là.
    .when = Au début du Tour d'action, avant toute action. Carte française de Campagne.
    .history = La faim et le scorbut emportèrent une grande part de la garnison d'Oswego pendant l'hiver de 1755 à 1756.

card-35 = Parti de découverte
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte française de Préparatifs.
    .history = En mars 1758, Langis et La Durantaye détruisirent presque tout le parti de Rogers, dans la neige, près du lac George.

card-36 = Frontières en feu
    .effect = Le premier Raid que vous réussissez ce tour rapporte 2 points de Raid de plus que la valeur de l'espace.
    .when = Quand un de vos Raids réussit, avec un point de l'une ou l'autre de vos cartes. Carte française de Campagne, 1755 et 1756 seulement.
    .history = Dès l'automne 1755, des partis delawares et chaouanons brûlèrent des fermes tout le long de la frontière de Pennsylvanie et de Virginie.

card-37 = Coup de main
    .effect = Avancez votre marqueur de Bataille de 1. Chaque B&T que lance le Fort dans cette Bataille est un Raté. Le malus pour l'attaque d'un Fort demeure.
    .condition = Il y a un Fort britannique dans l'espace.
    .when = Une fois, à la préparation d'une Bataille. Carte française de Campagne, 1755 et 1756 seulement.
    .history = Le 27 mars 1756, Léry emporta d'assaut le fort Bull, au portage menant au lac Oneida, et le fit sauter.

card-38 = Diplomatie iroquoise
    .effect = Vous prenez le contrôle des Iroquois.
    .condition = Vous avez 4 PV ou plus, et les Iroquois sont neutres.
    .when = Au début du Tour d'action, avant toute action. Carte française de Campagne, 1755 et 1756 seulement.
    .history = La mission de l'abbé Picquet à La Présentation, fondée en 1749, attira aux Français bien des familles iroquoises.

card-39 = Vaisseaux français des lacs
    .effect = Choisissez un de ces Grands chemins : de la Baye de Cataracouy à Oswego ou Toronto, de Niagara à Toronto ou Onyiudaondagwat, d'Onyiudaondagwat à Oswego, de l'Isle aux Noix à Ticonderoga. Aucune unité britannique ne l'emprunte ce tour pour un mouvement, un Raid ou un Rassemblement.
    .condition = Les Britanniques n'en contrôlent pas les deux bouts.
    .when = Au début du Tour d'action, avant toute action. Carte française de Campagne, 1758 et 1759 seulement.
    .history = En 1759, quelques bâtiments français tinrent le lac Champlain jusqu'en octobre, tandis qu'Amherst attendait la construction des siens.

card-40 = Mer démontée
    .effect = Aucune Flotte, de quelque camp que ce soit, ne prend part à une action ce tour, et les Drapeaux des Flottes ne comptent pas. Les unités de la case En mer débarquent tout de même.
    .when = Du début du Tour d'action à sa fin. Carte française de Campagne, 1758 et 1759 seulement.
    .history = En septembre 1757, une tempête dispersa et démâta la flotte de Holburne devant Louisbourg.

card-41 = Abattis infranchissable
    .effect = Reculez de 2 le marqueur de Bataille britannique, en plus de ses malus.
    .condition = Vous êtes le défenseur.
    .when = Une fois, à la préparation d'une Bataille. Carte française de Campagne, 1758 et 1759 seulement.
    .history = Le 8 juillet 1758, l'armée bien plus nombreuse d'Abercromby se brisa sur les abattis de Montcalm devant le fort Carillon.

card-42 = Ordres de campagne
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte française de Campagne.
    .history = Montcalm arriva en mai 1756, et avec lui, ce printemps-là, des bataillons de La Sarre et de Royal-Roussillon.

card-43 = Deux partis de guerre
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte indienne du joueur français.
    .history = Chaque nation faisait la guerre pour ses propres raisons, et ses guerriers rentraient quand bon leur semblait.

card-44 = Parti de guerre
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte indienne du joueur français.
    .history = Un chef de guerre menait par persuasion : nul ne pouvait obliger un guerrier à le suivre.

card-45 = Épidémie de variole
    .effect = Dans la dernière Année du scénario, les Français perdent 3 points de Raid. Avant cela, deux unités indiennes tirées au hasard de la case des Pertes françaises quittent la partie. La carte quitte la partie à la fin du tour.
    .when = Au début du Tour d'action, avant toute action. Carte indienne du joueur français.
    .history = Des guerriers des lacs prirent la variole au fort William Henry en 1757 et la rapportèrent dans leurs villages.

card-46 = Partie de crosse simulée
    .effect = Si le Raid réussit, le Fort est en outre retiré du jeu. S'il échoue, l'événement est perdu.
    .condition = Votre unité indienne fait un Raid dans un espace dont la seule unité britannique est un Fort, et a échappé à toute Interception.
    .when = Une fois, avant le dé de ce Raid. Carte indienne du joueur français.
    .history = Le 2 juin 1763, des joueurs ojibwas poursuivirent une balle jusqu'à la porte ouverte de Michillimakinac et prirent le fort.

card-47 = Deux partis de guerre
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte indienne du joueur français.
    .history = Outaouais et autres nations des lacs d'en haut vinrent en canot de centaines de lieues rejoindre Montcalm en 1757.

card-48 = Long sentier de guerre
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte indienne du joueur français.
    .history = Langlade mena des guerriers des lacs d'en haut jusqu'à Québec en 1759.

card-49 = Quête de renom
    .effect = Dans un même Raid, vous pouvez faire relancer une Interception qui a pris votre unité, et relancer une fois le dé du Raid s'il a échoué. Le second résultat est définitif.
    .condition = L'unité en Raid est une de vos unités indiennes.
    .when = Dans un Raid de ce Tour d'action. Carte indienne du joueur français.
    .history = Un jeune homme gagnait son rang parmi les siens par ce qu'il faisait à la guerre.

card-50 = Droit au butin et aux captifs
    .effect = Votre première unité indienne qui réussit un Raid ce tour revient à son point de départ, épuisée, au lieu d'aller dans la case des Pertes.
    .when = Quand un Raid d'une de vos unités indiennes réussit. Carte indienne du joueur français.
    .history = Les guerriers venus avec Montcalm attendaient captifs et butin ; quand la capitulation du fort William Henry les leur refusa, ils les prirent de force.

card-51 = Empiétements britanniques
    .effect = Deux unités indiennes tirées au hasard de la case des Pertes françaises regagnent leurs Villages. Celle dont le Village contient des unités britanniques reste dans la case, sans qu'on en tire une autre. Le contrôle britannique d'un tel Village prend fin.
    .condition = Une unité indienne est dans la case des Pertes françaises.
    .when = Au début du Tour d'action, avant toute action. Carte indienne du joueur français.
    .history = À Albany, en 1754, des chefs iroquois vendirent à la Pennsylvanie des terres où vivaient des Delawares et des Chaouanons.

card-52 = Trois partis de guerre
    .effect = Pas d'événement : la carte ne sert que pour ses Points d'action.
    .when = Dans votre Phase d'action. Carte indienne du joueur français.
    .history = Près de 1 800 guerriers étaient avec Montcalm devant le fort William Henry en août 1757.

card-53 = Promesses de paix de la Pennsylvanie
    .effect = Les Britanniques envoient de la carte dans la case des Pertes françaises deux des unités Mingo, Delaware et Chaouanon, à leur choix ; s'il y en a deux ou moins, toutes.
    .condition = Les Britanniques ne contrôlent ni Diiohage, ni Forks of the Ohio, ni Kithanink et n'y ont réussi aucun Raid cette Année.
    .when = Au début du Tour d'action, avant toute action. Carte indienne du joueur français.
    .history = À Easton, en octobre 1758, la Pennsylvanie rendit des terres, et les Delawares de l'Ohio firent la paix avant que Forbes n'atteignît le fort Duquesne.

card-54 = Voyons comment les Français se battent
    .effect = La carte française gagne un point Léger pour ce tour. Aucune unité indienne, de quelque camp que ce soit, n'est activée, rassemblée, prise au passage ni envoyée en Raid ; elles combattent, battent en retraite et interceptent comme d'ordinaire.
    .when = Au début du Tour d'action, avant toute action. Carte indienne du joueur français.
    .history = À Carillon, en juillet 1758, Montcalm combattit presque sans alliés indiens à ses côtés.
