# Les mots des leçons : un titre, ce dont il s'agit, ce qui a été appris, et une à trois phrases pour chaque étape.

lesson-moving = Marcher et combattre
    .about = D'Albany, remontez les lacs et prenez un fort français.
    .learnt = Vous avez marché avec un chef, attaqué un fort et vous l'avez pris. Un chef mène sa force plus loin et ajoute sa valeur à son dé ; un fort ne tombe que lorsque toute sa garnison a disparu ; et une force qui entre dans un espace ennemi doit y combattre.
lesson-moving-1 = Printemps 1755. Vous jouez les Britanniques. Les Français tiennent le Fort Carillon, au bout du lac, avec 2 points de force (PF) derrière ses murs ; votre armée est à Albany. Prenons ce fort.
lesson-moving-2 = Une marche commence là où sont les troupes. Choisissez Albany : une force s'y forme. Une force peut être n'importe quelle partie des pièces de l'espace, avec un chef ou sans.
lesson-moving-3 = Sans chef, une force avance d'un espace. Johnson vaut +2 : il la mène deux espaces plus loin, et elle peut combattre au premier comme au second. Choisissez Johnson pour l'emmener.
lesson-moving-4 = Et maintenant ses troupes. Prenez 13 PF : c'est la dernière colonne de la table des combats, davantage n'apporterait rien. Les 2 autres restent à Albany avec Shirley, car un chef ne doit pas rester seul.
lesson-moving-5 = Les espaces mis en évidence sont à une étape. Le Fort William Henry est à vous, la force peut donc le traverser. Choisissez-le.
lesson-moving-6 = Le Fort Carillon est français. Entrer chez l'ennemi arrête la force, et elle doit y combattre : on ne prend jamais un espace en y entrant simplement. Attaquez !
lesson-moving-7 = D'autres forces pourraient marcher maintenant, l'une après l'autre. Une seule suffit cette fois : terminez la phase de mouvement. Viennent ensuite les combats.
lesson-moving-8 = Voici les combats à livrer, dans l'ordre que vous voulez. Choisissez le Fort Carillon, qui est mis en évidence : à côté, vous lisez les issues possibles. Combattez !
lesson-moving-9 = Avant les dés, chaque camp peut jouer une carte de combat. Votre armée est assez forte : passez, et gardez vos cartes. Puis chacun lance son dé ; Johnson ajoute 2 au vôtre, et les murs ajoutent 2 à la force des Français.
lesson-moving-10 = Le fort est à vous. Une garnison ne s'enfuit jamais : s'il était resté un seul PF français, il aurait fallu repartir. Carillon porte désormais votre drapeau, que vous y laissiez une garnison ou non.
lesson-moving-11 = Les Français ont joué : ils sont descendus au Fort Saint-Frédéric. La saison s'est achevée par le compte des points, et le fort vous en a rapporté 1. Voyez la piste en haut : 31 à 29.

lesson-cards = Les cartes
    .about = Une carte par saison : des troupes, un train de siège, un blocus, et un hiver pour en piocher de nouvelles.
    .learnt = Chaque camp joue au plus une carte par saison : la question est toujours laquelle, et quand. Les renforts se jouent au début de votre tour, les cartes de combat dans un combat, les interruptions pendant le tour de l'ennemi. En hiver, on défausse ce dont on ne veut plus et on complète sa main à cinq.
lesson-cards-1 = 1756. Voici vos cinq cartes. Ouvrez-en une pour la lire. Il y en a de quatre types : renfort, mouvement, combat et interruption. Retenez surtout ceci : vous ne jouez qu'une carte par saison.
lesson-cards-2 = Votre saison s'ouvre par la phase de renforts. « { card-B08 } » amène d'Angleterre un chef et 4 PF. Ouvrez cette carte et jouez-la.
lesson-cards-3 = Une carte dit où ses troupes peuvent arriver, et seulement dans des espaces que vous tenez. Albany est au plus près des Français : placez-y les 4 PF.
lesson-cards-4 = C'était votre carte de ce printemps. Les quatre autres devront attendre. Laissez les troupes se reposer : terminez la phase de mouvement.
lesson-cards-5 = C'est l'été, et l'on peut de nouveau jouer une carte. Mais une carte jouée maintenant ne pourrait plus l'être plus tard dans la saison, et un combat approche. Passez.
lesson-cards-6 = Marchez sur le Fort Carillon comme vous l'avez appris : d'Albany, prenez Johnson et 13 PF, passez par le Fort William Henry, et terminez la phase.
lesson-cards-7 = Le moment d'une carte de combat vient une fois le combat choisi. Choisissez-le.
lesson-cards-8 = Le « { card-B22 } » sert à attaquer un fort : les murs ne comptent plus, et votre dé gagne 1. Jouez-le. Les Français peuvent répondre par une de leurs cartes.
lesson-cards-9 = Le fort est tombé et voici l'automne. Tendons un piège : passez, terminez votre phase de mouvement, et gardez en main le « { card-B28 } ».
lesson-cards-10 = Montcalm va débarquer avec 4 PF ! Une interruption se joue pendant le tour de l'ennemi, au moment qu'elle indique. Jouez le « { card-B28 } » : sa carte est perdue, et Montcalm ne viendra jamais.
lesson-cards-11 = L'hiver. Les cartes défaussées ne reviennent plus, mais elles font place à de nouvelles. Choisissez-en une dont vous pouvez vous passer, ou les deux, et défaussez. Les deux camps choisissent en secret.
lesson-cards-12 = Votre main est de nouveau pleine, et un printemps commence. Les cartes ne viennent qu'en hiver : cinq doivent suffire pour trois saisons.

lesson-winning = Comment on gagne la guerre
    .about = Automne 1759, plus qu'une forteresse : gagnez la partie.
    .learnt = Vous avez gagné la guerre ! Les points changent de main à la fin de chaque saison, quand des espaces ont été pris ou des villages brûlés ; puis on regarde si un camp a gagné, les Français d'abord. Après l'automne vient l'hiver, et après l'automne de 1762 la fin.
lesson-winning-1 = Automne 1759. En haut, vous voyez les points de victoire : les deux totaux font toujours 60. Ce que vous prenez à l'ennemi s'ajoute au vôtre et s'ôte du sien, à la fin de la saison.
lesson-winning-2 = Cette ligne dit comment gagner. Il faut aux Britanniques 50 points, et avec eux Québec, Montréal et Louisbourg. Vous avez 47 points et deux des trois. Louisbourg en vaut 3.
lesson-winning-3 = Les Français gagnent avec 45 points ; ou à la fin de 1762, s'ils tiennent encore une seule de ces trois places. Le temps joue donc pour eux : ne tardez pas.
lesson-winning-4 = Wolfe attend à Halifax, de l'autre côté de l'eau. Marchez depuis Halifax.
lesson-winning-5 = Wolfe vaut +3, il n'y a pas mieux. Prenez-le, avec 13 PF.
lesson-winning-6 = Une ligne maritime est une ligne comme les autres : un espace. Attaquez Louisbourg. On demande aux Français s'ils ont une tempête à envoyer ; ils n'en ont pas.
lesson-winning-7 = Terminez la phase de mouvement.
lesson-winning-8 = Une forteresse ajoute 3 à la force de sa garnison, et il faut en détruire les 4 PF, ou s'en retourner. Combattez !
lesson-winning-9 = Jouez une de vos cartes de combat : l'une comme l'autre aidera. Puis tombent les dés, les Français jouent leur tour, et la saison s'achève par le compte.
