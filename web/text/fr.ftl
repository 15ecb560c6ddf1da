# La page elle-même : accueil, boutons, aide, erreurs. Ce qui tient à un jeu est dans les fichiers de ce jeu.

carillon = Carillon
motto = Des wargames de la guerre de la Conquête, règles complètes, contre un ami ou contre la machine.

## Accueil

new-game = Nouvelle partie
my-tables = Mes tables
no-tables = Les tables où vous êtes assis sont retenues ici, dans ce navigateur.
records = Parties enregistrées
records-help = Le fichier d'une partie terminée contient toutes les actions et prouve chaque dé. Ouvrez-en un pour la revoir.
upload = Ouvrir un fichier…
record-refused = Ce fichier n'a pas été accepté.
game = Jeu
scenario = Scénario
optional-rules = Règles optionnelles ({ $n })
your-name = Votre nom
name-placeholder = tel que les autres le verront
seat-me = Moi
seat-friend = Un ami, par lien
bot-named = Robot, { $level }
level-random = hasard
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
note-friend = Vous recevrez un lien à envoyer. C'est le siège de votre ami : aucun compte n'est nécessaire.
note-both-open = Vous recevrez les deux liens à envoyer, et pourrez regarder.
note-watch = Vous regarderez deux robots jouer.
note-bot = Vous contre la machine. Elle ne voit rien de plus qu'un joueur.
create = Ouvrir la table
create-failed = La table n'a pas pu être ouverte.
server-silent = Le serveur ne répond pas. Réessayez dans un instant.
page-failed = Cette page n'a pas pu être ouverte.
forget = Oublier cette table
watching = spectateur
about-help = Aide et à propos

## Table

legend-reduced = Réduite : creuse
legend-spent = Épuisée : pâle

way-used = { $side } { $n } sur { $limit }
layers = Montrer sur la carte

to-lobby = Retour à l'accueil
map = Carte
hand = Vos cartes
details = Détails
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié.
undo = Reprendre
all-actions = Toutes les actions ({ $n })
filter = Tapez pour filtrer
pick-several = Choisissez-en autant que vous voulez, puis confirmez.
picked-not-yet = { $n } choisis : pas encore un choix possible
waiting-for = En attente : { $side }.
bot-thinks = { $side } : réflexion en cours…
waiting-seat = En attente de l'autre joueur.
news = { $n ->
    [one] Un événement
   *[other] { $n } événements
} depuis votre dernier tour
since-last = Depuis votre dernier tour
neutral = Neutre
held-by = Tenu par : { $side }
piece-in = { $piece } ({ $space })
some-pieces = { $name } : { $n }
leader-rated = { $name } { $rating }
leader-state = { $name }, { $state }
piece-spent = { $name }, épuisée
piece-inside = { $name }, à l'intérieur
inside = Dans la fortification
inside-of = Dans { $space }
state-wounded = blessé
state-spent = épuisé
strength-of = { " " }force { $n }
why-nothing = Il n'y a rien à faire ici pour l'instant.
game-over = Partie terminée
winner = { $side ->
    [french] Les Français ont gagné
   *[british] Les Britanniques ont gagné
}
draw = Personne n'a gagné
result-resigned = Abandon : { $side }.
result-unplayable = Ces règles ne peuvent plus jouer cette partie. On peut encore la regarder.
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Toute la carte
legend = Ce que disent les signes

tab-hand = Main
tab-log = Journal
tab-cards = Cartes
tab-chat = Paroles
tab-table = Table

card-counts = { $held } en main, { $left } à piocher
their-cards = { $side } : { $n } cartes en main
active-card = Active
discards = Défausse
deck = Pioche
pile-empty = Aucune carte ici.
cards-held = { $n } en main
cards-left = { $n ->
    [one] Une carte à piocher
   *[other] { $n } cartes à piocher
}
draw-pile = Cartes des deux camps
card-value = Valeur { $n }
initiative-of = Initiative { $n }
point-state = { $point } : { $state }
face-down = Face cachée
card-both = Deux camps
box-of = { $box } :
card-open = Lire { $card }
card-part-when = Quand :
card-part-condition = Si :
card-part-effect = Effet :
card-part-history = Histoire :

players = Joueurs
you = vous
here = présent
away = absent
seat-open = personne encore
nameless = un joueur
orders = Laisser passer les interruptions
orders-none = me demander
orders-phase = cette phase
orders-season = cette saison
orders-help = Tant qu'elles passent, on ne vous demande pas si vous répondez à l'autre camp.
about-table = Cette table
fair-dice = Dés honnêtes
fair-dice-help = Le serveur a fixé son secret avant le premier dé et le montre à la fin ; les deux joueurs y ajoutent leur part. Le fichier de la partie prouve chaque jet et chaque mélange.
commitment = Engagement :
secret = Secret :
rules = Règles
resign = Abandonner
resign-sure = { $side ->
    [french] Abandonner la partie pour les Français ?
   *[british] Abandonner la partie pour les Britanniques ?
} C'est sans retour.
resign-yes = Oui, abandonner
record-download = Télécharger la partie
invite = { $side ->
    [french] Le siège français est libre
   *[british] Le siège britannique est libre
}
invite-help = Envoyez ce lien à votre ami. Qui le détient joue ce camp.
invite-link = Lien du siège

rule-open = Règle { $rule } : en lire le résumé
rule-unknown = Le registre n'a pas de résumé de cette règle.
rules-unread = Les règles n'ont pas pu être lues.
rules-own-words = Résumés dans les mots de ce projet. Le livret de règles est celui de l'éditeur : c'est lui qui fait foi.

chat-say = Dites quelque chose
chat-send = Envoyer

replay = Revoir
replaying = Relecture : après l'action { $n } sur { $of }
replay-now = Revenir à maintenant
replay-slider = Action
replay-back = Une action en arrière
replay-next = Une action en avant
play = Lire
pause = Pause

curtain = { $side ->
    [french] Passez l'écran au joueur français
   *[british] Passez l'écran au joueur britannique
}
curtain-why = Ce que l'autre camp ne doit pas voir reste caché jusqu'à ce que vous continuiez.
curtain-open = C'est moi ({ $side })

offline = La ligne est coupée. Nouvel essai en cours ; rien n'est perdu.
no-table = Recherche de la table…

## Ce que le serveur peut répondre

no-stale = La partie avait avancé. Voici la table telle qu'elle est.
no-refused = Les règles ne le permettent pas.
no-unreadable = Le serveur n'a pas compris.
no-not-your-turn = Ce n'est pas votre tour.
no-not-your-seat = Ce siège n'est pas le vôtre.
no-over = La partie est terminée.
no-too-large = C'est trop long.
no-not-seated = Vous n'êtes que spectateur à cette table.
no-nothing-to-undo = Rien ne peut être repris : un dé est tombé ou quelque chose a été révélé.
no-busy = Le serveur est occupé. Réessayez dans un instant.
no-not-found = Cette table n'existe pas.
no-forbidden = Ce n'est pas permis d'ici.
no-unplayable = Ces règles ne peuvent plus jouer cette partie. On peut encore la regarder.
no-internal = Quelque chose a mal tourné sur le serveur.

## Aide

help = Aide
help-how = Comment jouer
help-lit = Ce qui est éclairé peut être cliqué. Une chose à plusieurs usages ouvre un petit menu ; les actions sans lieu sont des boutons à côté de la carte.
help-dark = Ce qui n'est pas éclairé dit pourquoi : touchez-le et lisez la règle qui l'interdit. Le numéro d'une règle en ouvre le résumé.
help-stack = Touchez une pile pour en voir toutes les pièces. Un clic droit, ou un appui long, l'ouvre même là où un clic jouerait.
help-several = Là où plusieurs choses se choisissent ensemble, touchez chacune, puis confirmez.
help-log = Pointez une ligne du journal pour voir sur la carte ce dont elle parle. Le curseur de relecture montre tout moment passé.
help-keys = Clavier
help-key-tab = parcourir tout ce qui est éclairé
help-key-arrows = vers la chose éclairée suivante, ou déplacer la carte
help-key-enter = la jouer
help-key-zoom = plus près, plus loin, toute la carte
help-key-list = liste de toutes les actions
help-key-undo = reprendre
help-key-escape = fermer ce qui est ouvert
help-key-help = cette aide
about = À propos
about-carillon = Carillon est libre et n'a rien d'officiel. Il n'est fait, approuvé ni soutenu par aucun auteur ou éditeur de ces jeux.
about-owners = Les noms des jeux appartiennent à leurs propriétaires. Si vous aimez y jouer, achetez-les.
credits = Crédits
map-credit = Côtes et lacs : GSHHG, A Global Self-consistent, Hierarchical, High-resolution Geography Database (P. Wessel et W. H. F. Smith, 1996), GNU LGPL v3. Rivières : CIA World Data Bank II, tel que distribué avec GSHHG. Simplifié et déformé.
fluent-credit = Les phrases sont composées par Project Fluent (Mozilla et contributeurs), licence Apache 2.0.
