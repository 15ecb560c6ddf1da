# Les mots des leçons : un titre, ce dont il s'agit, ce qui a été appris, et une à trois phrases pour chaque étape.

lesson-moving = Marcher et combattre
    .about = Prenez le Fort de l'isthme d'Acadie, et envoyez Rogers en Raid.
    .learnt = Vous avez dépensé des Points d'action : l'un a mené une armée au combat, l'autre a envoyé une unité en Raid. Les Batailles attendent que les deux camps aient bougé ; puis chaque unité lance un dé, les Drapeaux et les touches font avancer un marqueur, et le camp qui a trois points d'avance met l'autre en déroute.
lesson-moving-1 = 1755, au milieu de l'année. Vous jouez les Britanniques, et vous êtes Premier Joueur ce tour. Votre carte vous donne trois Points d'action, indiqués dessus : un Léger et deux Armée. Chaque point permet une action à une pile. Commençons à Halifax : de l'autre côté de l'isthme, à Chignectou, se dresse le Fort Beauséjour.
lesson-moving-2 = Le Premier Joueur peut garder un point pour répondre à l'ennemi. Vous n'en avez pas besoin cette fois : passez.
lesson-moving-3 = Dépensez un point Armée : choisissez Halifax pour un Mouvement d'armée.
lesson-moving-4 = Un point Armée déplace n'importe quelles unités. Prenez tout : des Brigades régulières et de Nouvelle-Angleterre, les troupes légères de Goreham, et les canons, face auxquels le Fort gêne moins. Il faut une pile solide pour attaquer un Fort.
lesson-moving-5 = Brigades et canons vont à deux espaces, par les Routes et les Grands chemins seulement. Chignectou est à un Grand chemin. Les Français y sont : c'est une attaque, la pile s'arrête, et une Bataille est marquée. Pointez Chignectou pour voir vos chances : environ trois sur quatre. En avant !
lesson-moving-6 = La Bataille attend la fin du tour. Pendant ce temps, Rogers est à Oswego. Un point Léger permet à une unité légère de partir en Raid : choisissez Oswego pour l'envoyer.
lesson-moving-7 = Une unité en Raid avance de trois espaces au plus, même parmi l'ennemi, qui lancerait un dé pour l'intercepter. La Baye de Cataracouy, de l'autre côté du lac, est vide : allez-y.
lesson-moving-8 = Il pourrait aller plus loin, mais Toronto est gardé. Faites le Raid ici : un Drapeau, le triangle ou B&T, et c'est réussi, quatre faces sur six.
lesson-moving-9 = Un point de Raid pour vous : huit font un point de victoire. Il reste un point Armée, mais aucune unité n'a besoin de bouger. Passez : les Français jouent leur tour, puis la Bataille est livrée.
lesson-moving-10 = Chaque unité a lancé un dé. Chaque Drapeau, et chaque touche qui a porté, a fait avancer votre marqueur ; il était parti d'un cran en arrière, pour l'attaque d'un Fort. Vous avez fini avec trois points d'avance : les Français sont en déroute, et le Fort est à vous.
lesson-moving-11 = Chignectou est un espace de victoire : sa prise a fait avancer le marqueur d'une case de votre côté. Un nouveau tour commence. Les deux camps choisissent leurs cartes.

lesson-cards = Les cartes
    .about = Un tour, du choix secret à la Réaction, et un événement qui renverse une Bataille.
    .learnt = À chaque tour, les deux camps choisissent une carte en secret : la nouvelle, ou la Réserve. Son Initiative dit qui décide de l'ordre, ses points ce que vous pouvez faire, son événement s'y ajoute. Le Premier Joueur peut garder un point, et frapper quand l'ennemi a montré son jeu.
lesson-cards-1 = Vous avez deux cartes : celle que vous venez de piocher, et votre Réserve. Vous jouez l'une, l'autre reste en Réserve. Sur chacune, vous voyez son Initiative, ses Points d'action et parfois un événement.
lesson-cards-2 = Ouvrez « { card-14 } » : Initiative 4, quatre points, et un événement pour une Bataille. Jouez-la. Les Français choisissent en même temps, et personne ne voit rien avant que les deux aient choisi.
lesson-cards-3 = Votre 4 bat leur 2 : c'est à vous de dire qui est Premier Joueur. Ce n'est pas toujours un avantage, mais cela permet de garder un point. Soyez Premier Joueur.
lesson-cards-4 = Gardez un point Armée pour la Réaction. Vous le dépenserez après le tour des Français, quand ils ne pourront plus répondre.
lesson-cards-5 = Dépensez-en un autre : amenez la Brigade de New York à Albany, d'où partent les chemins du nord. Choisissez New York pour un Mouvement d'armée, passez par Kingston, et faites halte à Albany.
lesson-cards-6 = Vous pourriez faire davantage, mais voyons d'abord ce que font les Français. Passez : les points non dépensés sont perdus, sauf celui que vous gardez.
lesson-cards-7 = Les Français n'ont rien fait, et ne peuvent plus répondre. Réaction : marchez de Halifax à Chignectou avec toutes vos unités.
lesson-cards-8 = La Bataille a commencé. Une de vos Brigades métropolitaines a manqué, et voici l'événement de votre carte : on peut relancer de tels dés. Relancez le dé manqué.
lesson-cards-9 = Le nouveau dé est un Drapeau, et c'est lui qui en a fait une déroute. Le tour est fini : vous avez pioché une nouvelle carte, et votre Réserve n'a pas bougé. Laquelle des deux jouerez-vous ?

lesson-winning = Comment on gagne la guerre
    .about = Le dernier tour de 1755, un Raid de plus : gagnez la partie.
    .learnt = Vous avez gagné ! Un seul marqueur compte les points de victoire des deux camps : les espaces de victoire le font avancer, et huit points de Raid aussi. On le vérifie aux Quartiers d'hiver, quand une année s'achève, et chaque scénario dit ce qu'il faut atteindre.
lesson-winning-1 = Le neuvième et dernier tour d'action de 1755. Vous jouez les Français. Un seul marqueur compte pour les deux camps : il est sur le 1 britannique. Il n'y a pas de zéro : une case de votre côté, et il est sur le 1 français.
lesson-winning-2 = Cette ligne dit comment gagner. À la fin de l'année, il faut aux Britanniques le marqueur de leur côté de la piste, à vous du vôtre. Touchez la ligne pour tout lire.
lesson-winning-3 = Qu'est-ce qui le fait avancer ? Les espaces de victoire qui changent de main, les bonus du scénario, et les Raids : chaque huitième point de Raid est un point de victoire. Vous en avez sept.
lesson-winning-4 = Votre carte indienne a un point. À Kithanink, les Delawares sont prêts : choisissez ce lieu pour les envoyer en Raid.
lesson-winning-5 = Une unité en Raid avance de trois espaces. Carlisle vaut 2, et aucune unité britannique n'est sur le chemin pour les intercepter. Allez-y espace par espace : d'abord Assunepachla et Rays Town.
lesson-winning-6 = Et maintenant Carlisle ! Les Delawares ne peuvent aller plus loin, et font aussitôt le Raid. Quatre faces sur six réussissent : deux Drapeaux, le triangle et B&T.
lesson-winning-7 = Neuf points de Raid, et le marqueur est passé sur le 1 français ! Après le neuvième tour viennent les Quartiers d'hiver : on compte d'abord les bonus, puis on vérifie la victoire. Les troupes ne prennent leurs quartiers que si personne n'a gagné.
lesson-winning-8 = Il reste des points sur votre carte, mais rien ne peut améliorer cela. Passez : l'année s'achève.
