# La page elle-même : accueil, boutons, aide, erreurs. Ce qui tient à un jeu est dans les fichiers de ce jeu.

carillon = Carillon
motto = Des wargames sur la guerre de la Conquête : règles complètes, contre un ami ou contre un robot.

## Accueil

new-game = Nouvelle partie
my-tables = Mes tables
no-tables = Vos tables sont mémorisées ici, dans ce navigateur.
records = Parties enregistrées
records-help = Le fichier d'une partie terminée contient toutes les actions et permet de vérifier chaque jet de dé. Ouvrez un fichier pour revoir la partie.
upload = Ouvrir un fichier…
record-refused = Ce fichier n'a pas été accepté.
game = Jeu
scenario = Scénario
optional-rules = Règles optionnelles ({ $n })
your-name = Votre nom
name-placeholder = tel que les autres le verront
seat-me = Moi
seat-friend = Un ami, par un lien
bot-named = Robot ({ $level })
level-random = au hasard
level-thumb = au jugé
level-ensign = enseigne
level-captain = capitaine
level-general = général
level-greedy = facile
level-easy = facile
level-normal = normal
level-medium = moyen
level-hard = difficile
level-search = difficile
level-strong = fort
note-hotseat = Tous deux devant cet écran : un rideau tombe entre les tours.
note-friend = Vous recevrez un lien à envoyer. C'est la place de votre ami : aucun compte n'est nécessaire.
note-both-open = Vous recevrez les deux liens à envoyer, et pourrez regarder.
note-watch = Vous regarderez deux robots jouer.
note-bot = Vous contre un robot. Il ne voit rien de plus qu'un joueur.
create = Ouvrir la table
create-failed = La table n'a pas pu être ouverte.
server-silent = Le serveur ne répond pas. Réessayez dans un instant.
page-failed = Cette page n'a pas pu être ouverte.
forget = Oublier cette table
watching = spectateur
about-help = Aide et à propos

## Table

legend-reduced = Unité réduite : signe creux
legend-spent = Unité épuisée : signe pâle

way-used = { $side } : { $n } sur { $limit }
layers = Montrer sur la carte

to-lobby = Retour à l'accueil
map = Carte
hand = Vos cartes
details = Détails
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié.
undo = Annuler l'action
undo-of = Annuler : { $what }
undo-no-nothing = Il n'y a rien à annuler.
undo-no-theirs = Impossible d'annuler : l'autre camp a agi depuis.
undo-no-chance = Impossible d'annuler : un dé a été lancé ou un tirage effectué.
undo-no-reveals = Impossible d'annuler : une information a été révélée.
confirm-setting = Confirmer
confirm-setting-help = Un choix qui ne peut pas être annulé n'est joué que si l'on appuie une seconde fois sur son bouton.
confirm-this = { $what } ?
lasting-chance = Des dés ou un tirage : cela ne peut pas être annulé. Appuyez encore pour le faire.
lasting-reveals = Une information est révélée : cela ne peut pas être annulé. Appuyez encore pour le faire.
lasting-hands-over = Ensuite l'autre camp choisit, et il est trop tard pour annuler. Appuyez encore pour le faire.
way-go = { $space } : y aller en { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
way-steps = à { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
way-risks = { $n ->
    [1] L'ennemi peut agir à votre arrivée ici : { $places }.
   *[other] L'ennemi peut agir à chacune de ces étapes : { $places }.
}
way-stops = Le mouvement s'arrête là.
all-actions = Toutes les actions ({ $n })
filter = Tapez pour filtrer
pick-several = Choisissez-en autant que vous voulez, puis confirmez.
picked-not-yet = { $n ->
    [one] { $n } élément choisi
   *[other] { $n } éléments choisis
} : ce choix n'est pas encore valable
waiting-for = En attente des { $side }.
bot-thinks = Les { $side } réfléchissent…
waiting-seat = En attente de l'autre joueur.
news = { $n ->
    [one] { $n } nouveauté
   *[other] { $n } nouveautés
} depuis votre dernier tour
since-last = Depuis votre dernier tour
neutral = Neutre
held-by = Tenu par : { $side }
piece-in = { $piece } ({ $space })
some-pieces = { $name } : { $n }
leader-rated = { $name } { $rating }
leader-state = { $name }, { $state }
piece-spent = { $name } (unité épuisée)
piece-inside = { $name }, à l'intérieur
inside = À l'intérieur
inside-of = À l'intérieur ({ $space })
state-wounded = blessé
state-spent = épuisé
strength-of = { " " }force { $n }
why-nothing = Il n'y a rien à faire ici pour l'instant.
game-over = Partie terminée
winner = Les { $side } ont gagné
draw = Partie nulle
result-resigned = Les { $side } ont abandonné.
result-unplayable = Cette version des règles ne permet plus de poursuivre la partie ; on peut encore la revoir.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Toute la carte
legend = Légende

tab-hand = Main
tab-log = Journal
tab-cards = Cartes
tab-chat = Discussion
tab-table = Table

card-counts = { $held } en main, { $left } dans la pioche
their-cards = { $side } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} en main
active-card = Active
discards = Défausse
deck = Pioche
pile-empty = Aucune carte ici.
cards-held = { $n } en main
cards-left = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans la pioche
draw-pile = Pioche commune
card-value = Valeur { $n }
initiative-of = Initiative { $n }
point-state = { $point } : { $state }
face-down = Face cachée
card-both = Les deux camps
box-of = { $box } :
card-open = Lire { $card }
card-part-when = Moment :
card-part-condition = Condition :
card-part-effect = Effet :
card-part-history = Histoire :

players = Joueurs
you = vous
here = présent
away = absent
seat-open = libre
nameless = un joueur
orders = Laisser passer les interruptions
orders-none = me demander
orders-phase = cette phase
orders-season = cette saison
orders-help = Tant qu'elles passent, on ne vous demande pas si vous répondez à l'autre camp.
about-table = Cette table
fair-dice = Dés vérifiables
fair-dice-help = Le serveur a fixé son secret avant le premier dé et le montre à la fin ; les deux joueurs y ajoutent leur part. Le fichier de la partie prouve chaque jet et chaque mélange.
commitment = Engagement :
secret = Secret :
rules = Règles
resign = Abandonner
resign-sure = Abandonner la partie pour les { $side } ? Ce choix est définitif.
resign-yes = Oui, abandonner
record-download = Télécharger la partie
invite = La place des { $side } est libre
invite-help = Envoyez ce lien à votre ami. Qui le détient joue ce camp.
invite-link = Lien de la place

rule-open = Règle { $rule } : en lire le résumé
rule-unknown = Il n'y a pas de résumé de cette règle.
rules-unread = Les règles n'ont pas pu être lues.
rules-own-words = Résumés rédigés par ce projet. Le livret de règles est celui de l'éditeur : c'est lui qui fait foi.

chat-say = Dites quelque chose
chat-send = Envoyer
chat-seat = { $name } ({ $side })
chat-watcher = { $name } (spectateur)

replay = Revoir
replaying = Relecture : après l'action { $n } sur { $of }
replay-now = Revenir à la partie en cours
replay-slider = Action
replay-back = Une action en arrière
replay-next = Une action en avant
play = Lire
pause = Pause

curtain = Passez l'écran au joueur des { $side }
curtain-why = Ce que l'autre camp ne doit pas voir reste caché jusqu'à ce que vous continuiez.
curtain-open = C'est moi ({ $side })

offline = Connexion interrompue. Nouvelle tentative… La partie est conservée.
no-table = Recherche de la table…

## Ce que le serveur peut répondre

no-stale = La partie avait avancé. Voici la table telle qu'elle est.
no-refused = Les règles ne le permettent pas.
no-unreadable = Le serveur n'a pas compris.
no-not-your-turn = Ce n'est pas à vous de jouer.
no-not-your-seat = Cette place n'est pas la vôtre.
no-over = La partie est terminée.
no-too-large = C'est trop long.
no-not-seated = Vous n'êtes que spectateur à cette table.
no-nothing-to-undo = Impossible d'annuler : un dé a été lancé ou une information révélée.
no-busy = Le serveur est occupé. Réessayez dans un instant.
no-not-found = Cette table n'existe pas.
no-forbidden = Ce n'est pas permis d'ici.
no-unplayable = Cette version des règles ne permet plus de poursuivre la partie ; on peut encore la revoir.
no-internal = Quelque chose a mal tourné sur le serveur.

## Aide

help = Aide
help-how = Comment jouer
help-lit = Cliquez sur ce qui est mis en évidence. Un élément qui a plusieurs usages ouvre un petit menu, une carte s'ouvre avec ses usages en boutons ; les actions sans lieu sont des boutons à côté de la carte.
help-dark = Ce qui n'est pas mis en évidence dit pourquoi : touchez-le et lisez la règle qui l'interdit. Le numéro d'une règle en ouvre le résumé.
help-confirm = Ce qui ne peut pas être annulé n'est joué que si l'on appuie une seconde fois sur son bouton ; cela se désactive sous la question. Tout le reste s'annule pas à pas.
help-ways = Un cercle pointillé marque un espace qu'une force en mouvement peut atteindre en plusieurs étapes : touchez-le pour voir le chemin, où l'ennemi peut agir et où elle doit s'arrêter.
help-stack = Touchez une pile pour en voir toutes les pièces. Un clic droit, ou un appui long, l'ouvre même là où un clic jouerait.
help-several = Là où plusieurs choses se choisissent ensemble, touchez chacune, puis confirmez.
help-log = Pointez une ligne du journal pour voir sur la carte ce dont elle parle. Le curseur de relecture montre tout moment passé.
help-keys = Clavier
help-key-tab = parcourir tout ce qui est mis en évidence
help-key-arrows = vers l'élément suivant mis en évidence, ou déplacer la carte
help-key-enter = le jouer
help-key-zoom = agrandir, réduire, toute la carte
help-key-list = liste de toutes les actions
help-key-undo = annuler l'action
help-key-escape = fermer ce qui est ouvert
help-key-help = cette aide
about = À propos
about-carillon = Carillon est libre et n'a rien d'officiel. Il n'est ni réalisé, ni approuvé, ni soutenu par aucun auteur ou éditeur de ces jeux.
about-owners = Les noms des jeux appartiennent à leurs propriétaires. Si vous aimez y jouer, achetez-les.
credits = Crédits
map-credit = Côtes et lacs : GSHHG, A Global Self-consistent, Hierarchical, High-resolution Geography Database (P. Wessel et W. H. F. Smith, 1996), GNU LGPL v3. Rivières : CIA World Data Bank II, tel que distribué avec GSHHG. Simplifié et déformé.
fluent-credit = Textes composés par Project Fluent (Mozilla et contributeurs), licence Apache 2.0.
