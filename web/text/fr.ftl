# La page elle-même : accueil, boutons, aide, erreurs. Ce qui tient à un jeu est dans les fichiers de ce jeu.

carillon = Carillon
motto = Des wargames sur la guerre de la Conquête : règles complètes, contre un ami ou contre un robot.

## Accueil

new-game = Nouvelle partie
my-tables = Mes tables
open-tables = Tables ouvertes
no-open-tables = Personne n'attend d'adversaire. Ouvrez une table à tous, et elle sera annoncée ici.
tournaments = Tournois
join-as = Rejoindre : { $side }
join-failed = Cette place n'a pas pu être prise.
offer-own = (votre table)
offer-withdraw = Retirer
offer-accounts = joueurs avec un compte seulement
offer-sign-in = Connectez-vous pour la rejoindre.
accounts-only = Seuls les joueurs avec un compte peuvent la rejoindre
challenges = Défis
challenge-by = de { $name }
challenge-to = à { $name }
challenge-position = depuis une position
challenge-to-taker = vous choisissez votre camp
challenge-to-chance = camps tirés au sort
challenge-by-me = Comme ci-dessus
challenge-by-taker = Au choix de l'autre joueur
challenge-by-chance = Tirés au sort
challenge-accept = Relever
challenge-decline = Décliner
challenge-declined = décliné
challenge-ended = resté sans réponse
challenge-waits = envoyé { $when }
challenge-drawn = Le sort vous donne ce camp : { $side }.
challenge-to-table = À la table
challenge-name = Nom du joueur
challenge-sides = Camps
challenge-send = Lancer le défi
challenge-sent = Défi lancé à { $name }. La réponse apparaîtra à l'accueil.
challenge-nobody = Aucun joueur de ce nom n'accepte vos défis.
challenge-over = Ce défi n'est plus ouvert.
challenge-many = Trop de vos défis attendent une réponse : retirez-en un d'abord.
challenges-from = J'accepte les défis
challenges-from-all = de tous les joueurs
challenges-from-met = de mes anciens adversaires
challenges-from-none = de personne
online = En ligne :
online-challenge = Défier { $name }
shows-online = Mes anciens adversaires voient quand je suis en ligne
blocks = Joueurs bloqués
blocks-help = Vous et un joueur que vous bloquez ne voyez pas vos tables ouvertes respectives et ne pouvez pas les rejoindre. Le joueur n'en est pas averti. Une invitation mène toujours à votre table.
block = Bloquer
block-name = Nom du compte
block-nobody = Aucun autre compte ne porte ce nom.
unblock = Débloquer
unblock-named = Débloquer { $name }
private = Privée : seuls les joueurs voient la table avant la fin de la partie
no-private = Cette table est privée : seuls ses joueurs peuvent la voir avant la fin de la partie.
access = Accès
access-private = sur invitation ; pas de spectateurs avant la fin
access-invitation = sur invitation ; toute personne qui a le lien peut regarder
access-open = n'importe qui, depuis l'accueil
no-tables = Vos tables sont mémorisées ici, dans ce navigateur.
records = Parties enregistrées
records-help = Le fichier d'une partie terminée contient toutes les actions et permet de vérifier chaque jet de dé. Ouvrez un fichier pour revoir la partie.
upload = Ouvrir un fichier…
record-refused = Ce fichier n'a pas été accepté.
game = Jeu
scenario = Scénario
more-settings = Nom et autres réglages
optional-rules = Règles optionnelles ({ $n })
your-name = Votre nom
name-placeholder = tel que les autres le verront
name-set = Prendre ce nom
seat-me = Moi
seat-friend = Un ami, sur invitation
seat-anyone = N'importe qui, depuis l'accueil
seat-player = Sur défi
bot-named = Robot ({ $level })
level-random = au hasard
level-thumb = au jugé
level-recruit = recrue
    .about = Un premier adversaire commode, qui suit quelques règles simples, se trompe là où ces règles hésitent et répond aussitôt.
level-ensign = enseigne
    .about = Un adversaire pour les joueurs qui connaissent les règles : il prévoit un peu, répond aussitôt et gagne quatre parties sur cinq contre la recrue.
level-captain = capitaine
    .about = Un adversaire sérieux, qui réfléchit moins d'une seconde à la plupart des tours et gagne quatre parties sur cinq contre l'enseigne.
level-general = général
level-captain-1 = capitaine de novembre 2026
level-turtle = tortue
level-raider = pillard
level-rush = assaillant
level-builder = bâtisseur
level-greedy = facile
level-easy = facile
level-normal = normal
level-medium = moyen
level-hard = difficile
level-search = difficile
level-strong = fort
note-hotseat = Tous deux devant cet écran : un rideau tombe entre les tours.
note-friend = Vous recevrez une invitation à envoyer. La première personne qui s'en sert joue ce camp ; aucun compte n'est nécessaire.
note-anyone = La table est annoncée à l'accueil. Le premier qui la rejoint joue ce camp.
note-challenge = Le joueur trouve votre défi à l'accueil, et le relève ou le décline.
note-both-open = Vous recevrez les deux invitations à envoyer, et pourrez regarder la partie.
note-watch = Vous regarderez deux robots jouer.
note-bot = Vous jouez contre un robot, qui n'en voit pas plus qu'un joueur.
create = Ouvrir la table
create-failed = La table n'a pas pu être ouverte.
server-silent = Le serveur ne répond pas. Réessayez dans un instant.
page-failed = Cette page n'a pas pu être ouverte.
forget = Oublier cette table
watching = spectateur
against = contre { $name }
mine-wait = Mes tables : { $n ->
    [0] aucune ne vous attend
    [one] { $n } vous attend
   *[other] { $n } vous attendent
}
mine-none = Aucune partie en cours.
mine-lesson = Leçon : { $lesson }
mine-my-turn = À vous de jouer
mine-past = Terminées et leçons ({ $n })
mine-their-turn = À l'adversaire de jouer
mine-drawn = camps tirés au sort
mine-open = En attente d'un joueur
mine-starts = Sur le point de commencer
mine-won = Gagnée
mine-lost = Perdue
mine-draw = Partie nulle
mine-unplayable = À revoir seulement
forget-sure = La clé de votre place n'est gardée qu'ici : sans code de secours, vous ne pourriez pas revenir. Oublier cette table ?
forget-plain = Retirer cette table de votre liste ?
about-help = Aide et à propos

## Table

legend-reduced = Unité réduite : signe creux
legend-spent = Unité épuisée : signe pâle
legend-strength = Unités d'un camp : leur force, et un signe pour chaque sorte
legend-units = Unités d'un camp : leur nombre, et un signe pour chaque sorte
legend-leader = Chef
legend-inside = Dans les murs
legend-used = Voie : passages utilisés / possibles
legend-went = Marche de l'adversaire
legend-came = Arrivée depuis votre dernier tour
legend-lost = Pertes depuis votre dernier tour
legend-held = Prise depuis votre dernier tour
legend-marker = Marqueur posé ou retiré depuis votre dernier tour

way-used = { $side } : { $n } sur { $limit }
show-spread = Étaler toutes les piles (S)
show-no-counters = Cacher les pions (C)
show-no-names = Cacher les noms (N)
layers = Montrer sur la carte

to-lobby = Retour à l'accueil
to-question = Aller à la question
map = Carte
hand = Vos cartes
details = Détails
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié.
part-stands = Où en est la partie
part-foot = Cartes en main et en jeu
undo = Annuler l'action
undo-of = Revenir sur : { $what }
undo-no-nothing = Il n'y a rien à annuler.
undo-no-theirs = Impossible d'annuler : l'autre camp a agi depuis.
undo-no-chance = Impossible d'annuler : un dé a été lancé ou un tirage effectué.
undo-no-reveals = Impossible d'annuler : une information a été révélée.
confirm-setting = Confirmer l'irréversible
confirm-setting-help = Un choix qui ne peut pas être annulé n'est joué que si vous appuyez une seconde fois sur son bouton.
confirm-this = { $what } ?
lasting-chance = Lancer de dés ou tirage : ce choix ne peut pas être annulé. Appuyez encore pour confirmer.
lasting-reveals = Révélation : ce choix ne peut pas être annulé. Appuyez encore pour confirmer.
rematch = Rejouer en changeant de camp
rematch-waits = Rejouer en changeant de camp : en attente de l'autre camp
rematch-asked = L'autre camp veut rejouer en changeant de camp : accepter
rematch-same = Rejouer avec les mêmes camps
rematch-same-waits = Rejouer avec les mêmes camps : en attente de l'autre camp
rematch-same-asked = L'autre camp veut rejouer avec les mêmes camps : accepter
rematch-go = Aller à la nouvelle partie
play-on = Continuer à partir d'ici
play-on-help = Une nouvelle table commence à l'action { $n }, ou à la dernière position complète qui la précède, avec de nouveaux dés.
play-on-bot = { $side } contre l'ordinateur
play-on-both = Les deux camps, sur cet écran
play-on-friend = { $side }, en invitant un ami
asker = { $name } ({ $side })
asker-nameless = Le joueur des { $side }
draw-offer = Proposer la nulle
draw-offered = Vous avez proposé la nulle. L'offre tient jusqu'à ce que l'autre camp joue.
draw-asked = { $player } propose la nulle.
draw-agree = Accepter la nulle
draw-sure = La partie se termine aussitôt par une nulle. Ce choix ne peut pas être annulé.
draw-yes = Accepter : la partie est nulle
draw-decline = Refuser et continuer
draw-take-back = Retirer l'offre
back-ask = Demander à reprendre
back-help = Revient à la position précédant votre dernière action, si l'autre camp est d'accord.
back-seen = Revient à la position précédant votre dernière action, si l'autre camp est d'accord. Ce qui a été vu depuis reste connu ; les dés seront relancés.
back-bot-no = L'ordinateur n'accepte pas de revenir sur un dé, un tirage ou une révélation.
back-offered = Vous avez demandé à reprendre votre dernière action. En attente de l'autre camp.
back-asked = { $player } demande à reprendre sa dernière action et tout ce qui a suivi. Ce qui a été vu reste connu ; les dés seront relancés.
back-agree = Accepter la reprise
back-decline = Non, on continue
back-take-back = Retirer la demande
pause-ask = Demander une pause
pause-offered = Vous avez demandé une pause. En attente de l'autre camp.
pause-asked = { $player } demande une pause ; les pendules seront arrêtées.
pause-agree = Accepter : arrêter les pendules
pause-decline = Non, on continue
pause-take-back = Retirer la demande
pause-end = Mettre fin à la pause
paused = Partie en pause : les pendules repartiront dès que l'un de vous jouera ou mettra fin à la pause.
clock = Pendule
clock-none = aucune : réfléchissez aussi longtemps que vous voulez
clock-turn = { $time } par tour
clock-game = { $time } pour la partie
clock-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
clock-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
when-out = Une fois le temps écoulé
when-out-nothing = rien ne se passe
when-out-computer = l'ordinateur prend le relais
when-out-loss = la partie est perdue
time-left = { $side } : il reste { $time }
time-days = { $days } j { $hours } h
played-for = temps écoulé : l'ordinateur joue à sa place
played-for-you = Votre temps est écoulé : l'ordinateur joue à votre place.
come-back = Reprendre la main
review-open = Le cours de la partie
review-title = Le cours de la partie
review-making = L'ordinateur analyse la partie. Cela peut prendre une minute.
review-none = L'ordinateur ne peut pas analyser cette partie maintenant. Réessayez plus tard.
review-chance = Chances de gagner : { $side } sous la ligne
review-chart = Elles étaient de { $start } au début et de { $final } avant la fin.
review-sides = Choix, chance et pertes
review-mistakes = Erreurs manifestes
review-cost = Coût des erreurs, en chances de gagner
review-luck = Chance aux dés et aux tirages
review-lost = Pertes au combat
review-how = Tout est jugé d'après ce que le camp pouvait savoir à ce moment. Une erreur est une action à laquelle l'ordinateur en préfère nettement une autre ; la chance est ce qu'ont fait les dés, le choix mis à part.
review-turning = Tournants
review-no-turning = Il n'y en a pas eu : la partie a suivi son cours.
review-by-choice = par choix
review-by-luck = par chance
review-played = { $side } : { $what }.
review-after = { $what }, après : { $told }
review-better = L'ordinateur préfère : { $what } ({ $chance } de chances de gagner)
hint-ask = Conseil
    .help = Ce que ferait l'ordinateur, et pourquoi.
hint-thinking = L'ordinateur réfléchit à votre coup…
hint-title = L'ordinateur ferait l'une de ces choses :
hint-only = L'ordinateur ferait ceci :
hint-none = Ce conseil arrive trop tard : la partie a avancé.
hint-alike = L'ordinateur ne voit guère de différence entre ces coups : avec chacun d'eux, vous gagnez environ { $chance } du temps.
hint-best = Le choix de l'ordinateur : vous gagnez environ { $chance } du temps.
hint-behind = { $n ->
    [0] Aussi bon que le premier.
    [one] Moins bon de { $n } point de pourcentage.
   *[other] Moins bon de { $n } points de pourcentage.
}
odds-line = { $chance } · { $what }
odds-not = { $chance } · cela n'arrive pas
odds-line-lost = Pertes en pas : { $lost }
odds-decided = { $what }, quoi que vous choisissiez ici.
odds-besides = Parfois en outre
odds-standing = Avec les forces présentes, si l'ennemi ne réagit pas
odds-threats = L'ennemi peut tenter l'une de ces choses
odds-all = En tout, si l'ennemi réagit comme le ferait l'ordinateur (chaque liste porte sur tous les cas)
odds-steps = Pertes moyennes, en pas :
odds-made-of = Le calcul
odds-awaited = Calcul des chances…
odds-point = Pointez une réponse, ou son lieu sur la carte : ses chances s'affichent ici.
odds-none = Cette réponse ne décide de rien à elle seule.
odds-exact = Tous les jets possibles sont comptés.
odds-about = D'après dix mille simulations avec ce que vous pouvez savoir : juste à un point de pourcentage près environ.
odds-later = Le combat vient plus tard : voici les chances avec les forces présentes.
other-actions = { $n ->
    [one] { $n } autre action
   *[other] { $n } autres actions
}
other-actions-about = Permis aussi en ce moment, mais la question ne le demande pas : c'est rarement utile et peut vous coûter ce que vous avez construit.
only-pass = Vous n'avez rien à jouer en réponse : vous ne pouvez que laisser passer.
standing-until = Ne plus m'interroger dans ce cas jusqu'à
standing-cards = Ne plus me demander si je joue une carte jusqu'à
standing-cards-too = Ne plus me demander si je joue une carte non plus
standing-phase = la fin de la phase
standing-season = la fin de la saison
standing-help = Vous ne serez plus interrogé dans les cas semblables, mais toujours dans les autres.
standing-lasting = Cette question passe aussitôt, sans annulation possible. Appuyez encore pour confirmer.
standing-on-phase = Jusqu'à la fin de la phase, certaines occasions de répondre passent sans question.
standing-on-season = Jusqu'à la fin de la saison, certaines occasions de répondre passent sans question.
standing-stop = M'interroger de nouveau
standing-too = Ne plus m'interroger dans ce cas non plus
goals = Comment gagner
press-again = Appuyez encore pour confirmer.
lasting-hands-over = C'est ensuite à l'autre camp de choisir ; dès qu'il l'aura fait, ce choix ne pourra plus être annulé. Appuyez encore pour confirmer.
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
walk-stopped-dice = Le mouvement s'est arrêté ici parce que des dés ont été lancés en chemin : décidez de la suite.
walk-stopped-enemy = Le mouvement s'est arrêté ici parce que l'ennemi a réagi : décidez de la suite.
walk-stopped-rule = Le mouvement s'est arrêté ici : l'étape suivante n'est plus permise.
way-first = D'abord : { $what }. L'ennemi pourra répondre.
way-stops = Le mouvement s'arrête là.
all-actions = Toutes les actions ({ $n })
filter = Tapez pour filtrer
pick-several = Choisissez-en autant que vous voulez, puis confirmez.
picked-not-yet = { $n ->
    [one] { $n } élément choisi
   *[other] { $n } éléments choisis
} : ce choix n'est pas encore valable
waiting-for = En attente des { $side }.
ask-after-show = Votre question apparaîtra quand ces actions auront été montrées.
ask-after-replay = Votre question attend que vous reveniez à la partie.
bot-thinks = Les { $side } réfléchissent…
waiting-seat = En attente de l'autre joueur.
news = { $n ->
    [one] { $n } nouveauté
   *[other] { $n } nouveautés
} depuis votre dernier tour
since-last = Depuis votre dernier tour
show-settings = Réglages
speed = Vitesse d'affichage
speed-off = Immédiate
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente
show-dark = Mode sombre
show-sounds = Sons
show-motion = Animer les pions et les dés
show-passing = Passer tout seul quand je n'ai rien à jouer en réponse (contre l'ordinateur)
show-arrows = Flèches des mouvements adverses (M)
show-battles = Combats sur la carte
show-begins = Ce qui s'est passé…
show-progress = Progression de l'affichage
show-skip = Aller à la suite
show-skip-asked = Aller au choix
key-space = Espace
log-steps = { $way }, { $n ->
    [one] { $n } espace
   *[other] { $n } espaces
}
log-units = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
}
log-led = { $leader } avec { $units }
log-leaders = { $leader } et { $n ->
    [one] { $n } autre chef
   *[other] { $n } autres chefs
}
log-ended = { $what }. { $how }
log-worth = { $how } ({ $worth })
log-fold = { $n ->
    [one] { $n } détail
   *[other] { $n } détails
}
log-jump = Revoir ce moment
scene-reckoned = Le calcul
scene-told = { $n ->
    [one] { $n } événement
   *[other] { $n } événements
}
scene-piece = { $n } × { $name }
scene-nobody = personne
scene-lost = { $n ->
    [0] Aucune perte
    [one] Perte : { $n } pas
   *[other] Pertes : { $n } pas
}
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
why-out-of-reach = Hors de portée : la force ne peut pas y arriver pendant ce mouvement.
why-nothing = Il n'y a rien à faire ici pour l'instant. La question posée : { $asked }
why-first = Pas encore. D'abord : { $what }
game-over = Partie terminée
winner = Les { $side } ont gagné
draw = Partie nulle
claimed-winner = Fichier non prouvé : victoire des { $side }
claimed-draw = Fichier non prouvé : partie nulle
claimed-why = Selon le fichier : { $why }
result-resigned = Les { $side } ont abandonné.
result-out-of-time = Les { $side } ont dépassé leur temps.
result-draw-agreed = Les deux camps ont convenu d'une partie nulle.
result-unplayable = Cette version des règles ne permet plus de poursuivre la partie ; on peut encore la revoir.
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Toute la carte
tools = Outils de la carte
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
orders = Ne pas m'interrompre
orders-none = non, m'interroger
orders-phase = cette phase
orders-season = cette saison
orders-help = Tant que vous les passez, on ne vous proposera pas de répondre à l'autre camp.
about-table = Cette table
dice-sealed = Dés vérifiables : scellés
dice-sealed-help = Le serveur a scellé un secret, puis votre navigateur a tiré sa propre part des dés. Votre navigateur garde l'engagement du serveur et votre part, et les comparera au secret à la fin de la partie.
dice-proved = Dés vérifiables : vérifiés
dice-proved-help = Ce navigateur a vérifié deux choses : le secret est celui qui était scellé avant que vous ne tiriez votre part, et la part que le serveur vous attribue est celle que vous avez tirée. `carillon verify` rejoue le fichier de la partie et vérifie que chaque jet vient du secret et des parts, et n'a donc été choisi par personne.
dice-limits = Cela ne peut pas prouver que la personne qui gère le serveur n'a pas regardé d'avance, ni qu'elle n'a pas aidé votre adversaire à tirer sa part.
dice-opened = Dés vérifiables : ouverts
dice-opened-help = Le secret correspond à ce qui était scellé. Ce navigateur n'a tiré aucune part de ces dés et n'a donc rien d'autre à comparer. `carillon verify` rejoue le fichier de la partie et vérifie que chaque jet vient du secret.
dice-broken = Les dés ne correspondent pas à ce qui était scellé
dice-broken-help = Le secret que montre le serveur n'est pas celui qu'il avait scellé quand vous avez tiré votre part. Ne vous fiez pas aux dés de cette partie.
dice-share = Part des { $side } :
commitment = Engagement :
secret = Secret :
rules = Règles
resign = Abandonner
resign-sure = Abandonner la partie pour les { $side } ? Ce choix est définitif.
resign-yes = Oui, abandonner
record-download = Télécharger la partie
invite = La place des { $side } est libre
invite-help = Envoyez cette invitation à votre ami : la première personne qui s'en sert obtient la place.
invite-here = Ce lien ne s'ouvre que sur cet ordinateur. Pour un ami ailleurs, lancez Carillon avec « carillon serve --host 0.0.0.0 », ouvrez-le à l'adresse de cet ordinateur sur votre réseau et ouvrez-y la table.
invite-once = Seul votre ami pourra jouer à cette place, et vous verrez tous deux quand elle a été prise. Pour laisser quelqu'un regarder, envoyez l'autre lien.
invite-link = Invitation à cette place
watch-only = Regarder seulement
watch-link = Copier un lien pour regarder
watching-help = Vous regardez : vous voyez ce que tout le monde peut voir, et la main de personne.
uploaded-proved = Cette partie a été jouée sur ce serveur, qui en a signé le fichier.
uploaded-claims = Cette partie vient d'un fichier déposé ici. Chaque action est permise avec les dés de son secret. Qu'elle ait été jouée, quand et par qui, seul le fichier le dit : quiconque a le secret peut jouer une autre partie avec les mêmes dés.
uploaded-claims-result = Cette partie vient d'un fichier déposé ici. Chaque action est permise avec les dés de son secret. Qu'elle ait été jouée, quand et par qui, et un résultat qu'aucune action ne montre, seul le fichier le dit : quiconque a le secret peut jouer une autre partie avec les mêmes dés.
uploaded-signed = Le fichier est signé par un autre serveur, dont la clé est { $key }.
uploaded-unsigned = Personne n'a signé le fichier.
from-position = Cette partie a commencé dans une position saisie par quelqu'un, qui en connaissait donc les mains.
claim-from = { $name } vous invite à jouer
claim-invited = On vous invite à jouer
claim-help = La place revient à la première personne qui la prend. Rien n'est pris tant que vous n'appuyez pas sur le bouton ; aucun compte n'est nécessaire.
claim = Prendre la place des { $side }
claim-any = Prendre la place
claim-used = Cette invitation a déjà servi
claim-used-by = { $name } a pris la place des { $side } ({ $time }).
claim-used-help = Une invitation ne sert qu'une fois. Si la place devait être la vôtre, demandez une nouvelle table à la personne qui vous a invité ; vous pouvez regarder celle-ci.
mended = Une règle de ce jeu a été corrigée (version { $before } → { $rules }), et la suite n'a pas pu être rejouée. La partie continue sous les nouvelles règles après l'action { $number } ; { $taken_back ->
    [0] rien n'a été annulé.
    [one] { $taken_back } action qui suivait a été annulée.
   *[other] { $taken_back } actions qui suivaient ont été annulées.
}
mended-what = Ce qui a été corrigé : { $what }
kept-only = Une règle a été corrigée depuis que cette partie a été jouée. La partie est montrée d'après les données gardées : tout le journal, et le plateau à chaque tour.
seat-claimed = place prise le { $time }
seat-recovered = place reprise par code le { $time }
code = Code de secours
code-make = Code de secours…
code-title = Code de secours de la place des { $side }
code-help = La clé de votre place n'est gardée que dans ce navigateur. Si vous perdez la clé, ou changez d'appareil, ce code vous rend la place. Le code n'est montré que maintenant et remplace tout code précédent : notez-le.
code-lost = Place perdue ?
code-lost-help = Entrez le code de secours qui vous a été montré. La personne qui tient la place à présent la perd.
code-use = Reprendre ma place
code-wrong = Aucune place de cette table n'a ce code.
code-lobby = Vous avez un code de secours ?
code-lobby-help = Collez l'adresse de la table et son code de secours. La personne qui tient la place à présent la perd.
code-table = Adresse de la table
code-no-table = Ce n'est pas l'adresse d'une table d'ici.
code-keep = Gardez le code avec l'adresse de cette table :

rule-open = Règle { $rule } : en lire le résumé
rule-unknown = Il n'y a pas de résumé de cette règle.
all-cards = Toutes les cartes ({ $n })
cards-search = Trouver une carte par un de ses mots
rules-search = Trouver une règle par son numéro ou un de ses mots
rules-unread = Les règles n'ont pas pu être lues.
rules-own-words = Ces résumés sont rédigés par ce projet. Si un résumé s'écarte du livret de l'éditeur, c'est le livret qui fait foi.

chat-say = Dites quelque chose
chat-send = Envoyer
chat-seat = { $name } ({ $side })
chat-watcher = { $name } (spectateur)

in-words = La table en mots
in-words-choices = Ce que vous pouvez faire
in-words-on = { $what } : { $on }
in-words-date = Date et pistes
in-words-hand = Cartes en main
in-words-forces = Où sont les forces
in-words-spaces = Les espaces, le camp qui les tient et où mènent leurs chemins
in-words-number = Après l'action { $n } :
in-words-ways = Chemins : { $to }
replay = Revoir
replaying = Relecture : après l'action { $n } sur { $of }
replay-now = Revenir à la partie en cours
replay-end = Aller à la fin de la partie
replay-slider = Action
replay-back = Une action en arrière
replay-next = Une action en avant
play = Lecture
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
no-claimed = Quelqu'un a déjà pris cette place.
no-over = La partie est terminée.
no-too-large = C'est trop long.
no-not-seated = Vous n'êtes que spectateur à cette table.
no-nothing-to-undo = Impossible d'annuler : un dé a été lancé ou une information révélée.
no-busy = Le serveur est occupé. Réessayez dans un instant.
no-not-found = Cette table n'existe pas.
no-forbidden = Ce n'est pas permis d'ici.
no-unplayable = Cette version des règles ne permet plus de poursuivre la partie ; on peut encore la revoir.
no-version = Cette page est plus ancienne que le serveur : rechargez-la.
no-version-here = Une autre page ouverte de Carillon a une version différente. Fermez-la, puis rechargez cette page.
reload = Recharger
no-internal = Une erreur s'est produite, et rien n'a été fait.

## Comptes

account = Compte
account-help = Sans compte, une place appartient à ce navigateur. Avec un compte, vos places s'ouvrent sur tous les appareils où vous êtes connecté.
account-in = Vous êtes connecté sous le nom { $name }.
account-open = Votre compte…
account-name = compte
sign-up = Créer un compte
sign-in = Se connecter
sign-out = Se déconnecter
account-your-name = Votre nom
account-name-help = Tout le monde voit ce nom à vos tables. Personne d'autre ne peut l'avoir, ni un nom qui lui ressemble.
sign-up-passkey = Créer un compte avec une clé d'accès
sign-up-code = Créer un compte avec un code seulement
sign-in-passkey = Se connecter avec une clé d'accès
sign-in-code = Se connecter avec le code
account-code = Code
account-code-help = Saisissez votre code de secours, ou le code affiché par votre autre appareil.
passkeys-not-here = Les clés d'accès ne fonctionnent qu'en https ou sur l'ordinateur du serveur, pas à une adresse comme 192.168.1.20. Ici, on se connecte avec des codes.
account-recovery = Votre code de secours
account-recovery-help = Ce code vous reconnecte si vous perdez vos appareils. Il n'est affiché que maintenant : gardez-le sur papier ou dans un gestionnaire de mots de passe. Quand vous l'utilisez, vous en recevez un autre.
account-recovery-kept = J'ai gardé le code
sign-in-again = Se reconnecter
sign-in-again-help = Votre connexion date d'un moment. Pour modifier votre compte, reconnectez-vous d'abord.
passkeys = Clés d'accès
passkeys-none = Ce compte n'a pas de clé d'accès : vous vous connectez avec des codes.
passkey-add = Ajouter une clé d'accès
passkey-remove = Retirer
passkey-made = créée { $when } pour { $site }
device-unknown = Appareil inconnu
sessions = Appareils connectés
sessions-help = Pour bloquer un appareil perdu, déconnectez tous les autres : les clés de vos places n'y fonctionnent plus non plus.
session-here = cet appareil
session-used = utilisé { $when }
sign-out-others = Déconnecter tous les autres
account-codes = Codes
account-codes-help = Un nouveau code de secours remplace l'ancien. Un code pour un autre appareil sert une fois, pendant dix minutes.
device-code = Connecter un autre appareil…
device-code-help = Sur l'autre appareil, choisissez Se connecter et saisissez ce code.
recovery-new = Nouveau code de secours…
hooks = Avis
hooks-help = Un appareil ou une adresse de webhook est averti à votre choix : quand c'est à vous de jouer, quand une partie finit, quand l'autre camp demande quelque chose ou quand votre temps sera bientôt écoulé ; mais pas tant que la table est ouverte sur l'un de vos appareils. Pour ntfy, saisissez l'adresse de votre sujet.
push-on = Avertir cet appareil
push-off = Ne plus avertir cet appareil
push-insecure = Impossible d'avertir cet appareil : la page doit avoir une adresse en https.
push-none = Ce navigateur ne peut pas afficher les avis de cette page. Sur un iPhone ou un iPad, ajoutez la page à l'écran d'accueil et ouvrez-la de là.
push-denied = Le navigateur n'autorise pas cette page à afficher des avis. Vous pouvez le changer dans les réglages du navigateur pour cette page.
push-failed = Le service de notifications du navigateur ne répond pas.
notice-kinds = Types d'avis
notice-turn = à moi de jouer
notice-over = fin d'une partie
notice-request = demandes
notice-time = temps bientôt écoulé
notice-challenge = défis
notice-summary = résumé quotidien
quiet-hours = Heures calmes
quiet-from = de
quiet-until = à
summary-at = Résumé quotidien à
hours-set = Enregistrer
hours-help = Pendant les heures calmes, aucun avis n'est envoyé ; les avis arrivent à la fin de ces heures. Le résumé quotidien nomme toutes les parties qui vous attendent ; il est envoyé aux appareils et aux adresses pour lesquels vous le choisissez.
mute = Ne pas envoyer d'avis de cette partie
muted = Les avis de cette partie ne sont pas envoyés
hook-push = Appareil
hook-here = cet appareil
hook-kind = Type d'adresse
hook-url = Adresse du webhook
hook-discord = Discord
hook-slack = Slack
hook-ntfy = ntfy
hook-json = JSON, signé
hook-add = Ajouter
hook-test = Essayer
hook-new = rien d'envoyé encore
hook-told = dernier avis arrivé { $when }
hook-failed = échec { $when }
hook-secret = Clé de la signature :
account-data = Vos données
account-export = Télécharger mes données
account-delete = Supprimer le compte…
account-delete-help = Vos adversaires gardent leurs tables. Vos places dans les parties en cours restent dans ce seul navigateur, sans compte. Dans les parties finies votre nom demeure, car il figure dans leur enregistrement.
account-delete-name = Pour confirmer, saisissez le nom { $name }
account-deleted = Le compte est supprimé.
no-passkey = Aucune clé d'accès n'a été utilisée.
no-signed-out = Vous êtes déconnecté. Reconnectez-vous.
no-sign-in-again = Reconnectez-vous d'abord.
no-not-proved = Cette clé d'accès ou ce code n'est pas valable ici.
no-name-taken = Quelqu'un d'autre a ce nom, ou un nom qui lui ressemble.
name-short = Un nom a au moins 2 caractères.
name-long = Un nom a au plus 30 caractères.
name-character = Un nom se compose de lettres, de chiffres, d'espaces, de traits d'union, de points, d'apostrophes et de tirets bas.
name-signs = Un nom commence et finit par une lettre ou un chiffre, avec au plus un espace ou un signe entre deux.
name-mixed = Un nom s'écrit dans un seul alphabet.
name-reserved = Ce nom est réservé.

## Aide

help = Aide
guide = Guide du joueur
guide-about = Tout le guide du joueur, avec les trois jeux, les dés, les parties enregistrées et le terminal :
help-how = Comment jouer
help-lit = Cliquez sur ce qui est mis en évidence, ou touchez-le. Un élément qui a plusieurs usages ouvre un petit menu ; une carte s'ouvre avec ses usages en boutons ; les actions sans lieu sur la carte sont des boutons à côté.
help-dark = Touchez ce qui n'est pas mis en évidence pour savoir pourquoi, et pour lire la règle qui l'interdit. Le numéro d'une règle en ouvre le résumé, qui mène au livret de règles et à ses exemples.
help-confirm = Pour jouer un choix qui ne peut pas être annulé, appuyez deux fois sur son bouton ; cette précaution se désactive sous la question. Tout le reste s'annule pas à pas.
help-clock = À une table avec pendule, votre pendule tourne tant que vous avez un choix à faire. Votre tour commence dès qu'un choix vous revient : le temps du tour repart alors entier. Annuler une action ne relance pas le tour. Si l'ordinateur joue à votre place parce que votre temps est écoulé, vous pouvez reprendre la main avec tout votre temps. Les pendules s'arrêtent tant que le serveur est arrêté, et pendant la demi-minute qui suit.
help-agree = Sous Table, vous pouvez demander à reprendre votre dernière action, même après un jet de dés, ou à mettre les pendules en pause ; l'autre camp accepte ou refuse. Après une reprise, les joueurs savent toujours ce qu'ils ont vu, les dés sont relancés, et le journal signale l'accord. L'ordinateur accepte toute pause, et accepte de reprendre toute action qu'aucun dé, tirage ni révélation n'a suivie.
help-access = À l'accueil, une place peut être pour un ami, sur invitation, ou pour n'importe qui : l'accueil annonce alors la table sous « Tables ouvertes » jusqu'à ce que quelqu'un la rejoigne. Seuls les joueurs voient une table privée avant la fin de la partie.
help-ways = Un cercle pointillé marque un espace qu'une force en mouvement peut atteindre en plusieurs étapes : touchez-le pour voir le chemin, les lieux où l'ennemi peut agir, celui où la force doit s'arrêter, et les chances d'une attaque au bout.
help-odds = Là où les dés décident, le bouton montre l'issue la plus probable ; pointez le bouton, ou son lieu sur la carte, pour voir en dessous toutes les issues et leur calcul. Contre l'ordinateur, vous pouvez demander un conseil.
help-stack = Touchez une pile pour en voir toutes les pièces. Un clic droit, ou un appui long, ouvre la pile même là où un clic jouerait une action.
help-several = Pour choisir plusieurs choses ensemble, touchez chacune d'elles, puis confirmez.
help-show = Les actions de l'adversaire sont montrées pas à pas, et ses mouvements restent en flèches sur la carte jusqu'à la fin de votre tour. La barre d'espace passe à la suite ; la vitesse, le mode sombre et les sons se choisissent dans les réglages, sur la carte. « Depuis votre dernier tour » montre de nouveau ces actions.
help-log = Pointez une ligne du journal pour voir sur la carte ce dont elle parle. Le curseur de relecture montre tout moment passé ; une fois la partie finie, vous pouvez continuer à partir d'un moment passé, à une nouvelle table.
help-in-words = La liste à côté de la carte décrit toute la table en mots, pour les lecteurs d'écran : ce que vous pouvez faire, où sont les forces, qui tient quoi et où mènent les chemins.
help-war = Marches et combats
help-follow = Suivre la partie
help-together = Jouer à plusieurs
help-keys = Clavier
help-key-tab = aller à la question, à ses réponses et à tout ce qui est mis en évidence
help-key-arrows = aller à l'élément suivant mis en évidence, ou déplacer la carte
help-key-enter = choisir l'élément sélectionné
help-key-zoom = agrandir, réduire, toute la carte
help-key-spread = étaler toutes les piles pour voir chaque pion, ou les refermer
help-key-counters = cacher les pions, ou les montrer de nouveau
help-key-names = cacher les noms, ou les montrer de nouveau
help-key-list = lister toutes les actions
help-key-undo = annuler l'action
help-key-skip = passer la suite des actions montrées
help-key-trails = montrer ou cacher les flèches des mouvements adverses
help-key-escape = fermer ce qui est ouvert
help-key-help = cette aide
about = À propos
about-carillon = Carillon est libre et n'a rien d'officiel. Les auteurs et les éditeurs de ces jeux n'ont pas réalisé Carillon, et ne l'approuvent ni ne le soutiennent.
about-owners = Les noms des jeux appartiennent à leurs propriétaires. Si vous aimez jouer à ces jeux, achetez-les.
credits = Crédits
map-credit = Côtes et lacs : GSHHG, A Global Self-consistent, Hierarchical, High-resolution Geography Database (P. Wessel et W. H. F. Smith, 1996), GNU LGPL v3. Rivières : CIA World Data Bank II, tel que distribué avec GSHHG. Carillon simplifie et déforme ces données.
fonts-credit = Caractères : Libre Caslon Text (The Libre Caslon Text Project Authors, 2012) et Source Sans 3 (Adobe, 2023), SIL Open Font License 1.1. Carillon n'en reprend qu'une partie, sous ses propres noms.
fluent-credit = Textes composés par Project Fluent (Mozilla et contributeurs), licence Apache 2.0.

## Leçons
first-steps = Premiers pas
first-steps-about = Trois courtes leçons à une vraie table : environ cinq minutes chacune, et rien ne peut mal tourner.
first-steps-taken = faite
teach-step = Étape { $n } sur { $of }
teach-next = Continuer
teach-astray = Vous pourrez le faire plus tard. La leçon continue avec ce qui est mis en évidence.
teach-read-first = Un instant : lisez d'abord ceci, puis continuez.
teach-done = Terminée
teach-after = Suite : { $lesson }
teach-play-on = Continuer la partie contre l'ordinateur
teach-leave = Quitter la leçon et jouer librement
teach-left = Vous vous êtes écarté de cette leçon, et il n'y a pas de mal à cela. Recommencez-la, ou continuez simplement contre l'ordinateur.
teach-again = Recommencer la leçon
teach-dice = Les dés d'une leçon sont fixés : ils tombent toujours de la même façon.
help-lessons = Vous découvrez un jeu ? À l'accueil, sous « Premiers pas », chaque jeu a trois courtes leçons : marcher et combattre, les cartes, et comment gagner la guerre.

## The administrator's page

admin = État du serveur
admin-key = Clé de l'administrateur
admin-help = Le serveur a affiché la clé à son premier démarrage ; la personne qui gère le serveur peut en créer une autre.
admin-show = Afficher
admin-refused = Ce n'est pas la clé, ou le serveur ne répond pas.
admin-version = Version
admin-since = En service depuis
admin-tables = Tables en tout
admin-over = Parties terminées
admin-clocks = Parties en cours avec pendule
admin-in-memory = Tables occupées
admin-connections = Connexions
admin-sockets = Joueurs et spectateurs connectés
admin-thinking = Robots en réflexion
admin-queue = Robots en file d'attente
admin-entries = Entrées enregistrées depuis le démarrage
admin-disk = Taille de la base de données

## Demandes refusées, places sur d'autres appareils, invitations

draw-declined = { $player } refuse la nulle.
draw-lapsed = { $player } a continué de jouer. Votre offre de nulle ne tient plus.
back-declined = { $player } n'accepte pas de revenir sur votre action.
back-lapsed = { $player } a continué de jouer. Votre demande de reprendre ne tient plus.
pause-declined = { $player } n'accepte pas de pause.
pause-lapsed = { $player } a continué de jouer. Votre demande de pause ne tient plus.
refusal-read = OK
displaced = La place des { $side } est jouée sur un autre appareil
displaced-help = Une place ne se joue que sur un appareil à la fois. Quelqu'un a repris cette place avec son code de secours ; ici, vous ne faites que regarder.
displaced-code = Pour jouer de nouveau ici, ouvrez « Table » sur l'autre appareil, appuyez sur « Code de secours… » et entrez ce code ici.
invite-open-help = La table est annoncée à l'accueil : le premier joueur qui la rejoint a la place. Vous n'avez rien à envoyer.
invite-copy = Copier une invitation
invite-code = Le code de secours de votre propre place, montré seulement maintenant, vous rend la place sur un autre appareil.
claim-name = Votre nom, tel que votre adversaire le verra
mine-left = il vous reste { $time }
mine-their-left = il lui reste { $time }
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes } min

## Cet appareil

where = Emplacement de la table
where-server = Sur ce serveur
where-device = Sur cet appareil
note-here = La table reste sur cet appareil et se passe de connexion.
mine-here = sur cet appareil
forget-here = Cette partie n'existe que sur cet appareil. La supprimer définitivement ?
device = Sur cet appareil
device-help = Ce navigateur garde les tables de cet appareil. Enregistrez-les dans un fichier pour en avoir une copie ou les emporter sur un autre appareil. Certains navigateurs effacent une page qui n'a pas été ouverte depuis une semaine : pour l'éviter, installez la page ou ajoutez-la à l'écran d'accueil.
kept-partly = Préparation du jeu hors connexion (fichier { $have } sur { $of })…
kept-whole = Tout est prêt pour jouer hors connexion.
tables-save = Enregistrer les tables…
tables-load = Charger des tables…
tables-unsaved = Les tables n'ont pas pu être enregistrées.
tables-unread = Les tables n'ont pas pu être chargées.
tables-read = { $added ->
    [0] Aucune table n'a été ajoutée.
    [one] { $added } table a été ajoutée.
   *[other] { $added } tables ont été ajoutées.
}
tables-known = { $known ->
    [one] { $known } table était déjà là.
   *[other] { $known } tables étaient déjà là.
}
table-here = Cette table est conservée sur cet appareil. Personne d'autre ne peut la voir.
move = Continuer sur le serveur contre une personne
move-help = Une nouvelle table s'ouvre sur le serveur avec la position actuelle, ou avec la dernière position complète qui la précède, et de nouveaux dés. Vous gardez un camp et recevez une invitation pour l'autre. La table de cet appareil reste telle quelle.
dice-here = Les deux parts de ces dés ont été tirées dans ce navigateur : le fichier de cette partie ne peut rien prouver à d'autres.
no-full = Il n'y a plus de place sur cet appareil : rien n'a été enregistré. Supprimez d'anciennes tables ou d'autres données, puis réessayez.
no-shut = Ce navigateur ne laisse la page rien enregistrer : la fenêtre est peut-être privée, ou le stockage désactivé.
no-unreached = Le jeu n'a pas pu être chargé. Vérifiez la connexion et réessayez.
no-programs = Ce serveur ne garde pas de tables sur l'appareil des joueurs : il ne peut pas ouvrir d'étude.
no-no-study = Ce texte n'est ni une étude ni une partie enregistrée.

## Études

studies = Études
studies-help = Une étude est un plateau pour réfléchir. Vous y jouez les deux camps, choisissez ou lancez les dés, revenez en arrière et essayez d'autres actions comme variantes. Une étude reste sur cet appareil.
study-new = Nouvelle étude
study-open = Ouvrir une étude ou une partie…
study-paste = À partir d'un texte…
study-read = Ouvrir ce texte
study-failed = L'étude n'a pas pu être ouverte.
study-actions = { $n ->
    [0] aucune action
    [one] { $n } action
   *[other] { $n } actions
}
study-delete-this = Supprimer cette étude
tab-study = Étude
study-tree = Actions de l'étude
study-beginning = Début
study-tools = Outils de l'étude
study-first = Aller au début
study-back = Une action en arrière
study-on = Une action en avant
study-last = Aller à la fin de cette ligne
study-promote = Remonter cette variante
study-main = En faire la ligne principale
study-delete = Supprimer à partir d'ici
study-delete-sure = Cette action et tout ce qui la suit seront supprimés. Appuyez encore pour confirmer.
study-comment = Commentaire
study-comment-here = Commenter ce moment…
study-forbidden = Une règle interdit
study-has-marks = La carte porte des marques à ce moment
study-more = Titre et mains
study-share = Partager
study-title = Titre
study-author = Auteur
study-knows = Mains
study-knows-all = Toutes les mains ouvertes
study-knows-side = Seulement ce que savent les { $side }
chances-title = Dés et tirages
chances-die = Dé { $n }
chances-die-of = Dé { $n }, lancé par les { $side }
chances-draw = Tirage { $n }
chances-taken = Choisi :
chances-so-far = probabilité jusqu'ici : { $chance }
chances-back = Revenir d'un cran
chances-more = { $n } de plus…
chances-roll = Lancer
chances-rest = Laisser le reste au hasard
chances-random = Laisser faire le hasard
chances-shuffle = Cette action ne fait que mélanger : il n'y a rien à choisir.
chances-shuffled = Des cartes sont aussi mélangées au hasard.
chances-sampled = Il y a trop de résultats pour les énumérer : ceux-ci viennent de quelques centaines d'essais au hasard, et leurs probabilités sont des estimations.
study-here = Cette étude est gardée sur cet appareil. Personne d'autre ne peut la voir, à moins que vous ne l'envoyiez.
study-switch = Choisir pour les { $side }
marks = Marques sur la carte
marks-draw = Dessiner des marques sur la carte
marks-clear = Effacer toutes les marques de ce moment
marks-done = Terminer
marks-help-ring = Cliquez sur un espace pour tracer un cercle, ou glissez vers un autre espace pour une flèche. Refaites le même geste pour l'effacer.
marks-help-arrow = Cliquez sur les deux extrémités d'une flèche, ou glissez de l'une à l'autre. Refaites le même geste pour l'effacer.
marks-help-to = La flèche part de cet espace : { $space }. Cliquez sur l'espace où elle arrive.
mark-ring = Cercle ({ $colour }) : { $space }
mark-arrow = Flèche ({ $colour }) : { $from } → { $to }
mark-remove = Effacer : { $mark }
mark-shape = Forme
mark-colour = Couleur
mark-space = Espace
mark-to = Espace à la pointe de la flèche
mark-add = Ajouter la marque
shape-ring = Cercle
shape-arrow = Flèche
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
example-back = Retour à la règle { $rule }
study-told = Ce qui s'est passé
study-knows-hidden = Vous ne voyez que ce que savent les { $side } : aucune carte de l'autre main ne peut être choisie ici.
study-by = { $side } : { $what }
photo = Image
photo-title = Une image de la carte
photo-about = L'image montre la partie de la carte visible en ce moment, et rien que vous ne puissiez voir.
photo-heading = Titre
photo-caption = Légende
photo-png = Enregistrer en PNG
photo-svg = Enregistrer en SVG
photo-note = Fait avec Carillon, programme non officiel
photo-failed = Ce navigateur ne peut pas dessiner l'image en PNG. Enregistrez-la en SVG.
analyse = Analyser
analyse-help = Ouvrir une étude de la partie à ce moment
analyse-no-person = Une partie en cours contre une autre personne ne peut pas être analysée : ce ne serait pas loyal. Vous pourrez le faire une fois la partie terminée.
analyse-no-server = Une partie sur le serveur peut être analysée une fois terminée. Une partie sur cet appareil peut l'être à tout moment.
study-save = Enregistrer dans un fichier
study-link = Copier un lien
study-link-copied = Le lien est copié. Toute personne qui l'ouvre reçoit une copie de cette étude.
study-link-long = Cette étude est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.
study-link-this = Copiez ce lien :
study-link-broken = Le lien est endommagé ou incomplet.
study-opening = Ouverture de l'étude…
study-paste-help = Collez une étude, une partie enregistrée, ou une position du jeu choisi ci-dessus.
play-on-study = Une nouvelle table commence à ce moment de l'étude, ou à la dernière position complète qui le précède, avec de nouveaux dés.
computer = Ordinateur
computer-help = Montrer le jugement de l'ordinateur à chaque moment : les chances de gagner et ses meilleures actions. Appuyez encore pour arrêter.
computer-list = Meilleures actions selon l'ordinateur
computer-thinks = L'ordinateur réfléchit…
computer-advice = Meilleure action selon l'ordinateur : { $space }
computer-over = Aucun camp n'a de choix à faire ici.
computer-chances = Chances de gagner : { $first } { $chance }, { $second } { $other }
help-study = Études
help-study-how = Une étude, depuis l'accueil ou par Analyser sous Table, est un plateau pour réfléchir : vous jouez les deux camps, choisissez ou lancez les dés et essayez d'autres actions comme variantes. Dans la liste des actions, ← et → parcourent une ligne, ↑ et ↓ la liste.
help-study-marks = Le crayon, parmi les outils de la carte, dessine des cercles et des flèches. Une étude peut être enregistrée dans un fichier ou envoyée par un lien.
help-key-dice = choisir un dé, dans la fenêtre des dés d'une étude

# Le livret de règles
rulebook = Livret de règles
rulebook-of = { $game } : livret de règles
rulebook-to = Livret de règles de { $game }
rulebook-others = Livrets de règles
rulebook-open = Ouvrir dans le livret de règles
rulebook-to-table = Retour à la table
rulebook-print = Imprimer
rulebook-contents = Sommaire
rulebook-number = Numéro d'une règle
rulebook-number-help = Tapez le numéro d'une règle ou d'un chapitre, puis Entrée
rulebook-go = Aller
rulebook-search = Chercher par mots, numéros ou noms de cartes
rulebook-found = { $n ->
    [0] Aucune règle ne contient ces mots.
    [one] { $n } règle contient ces mots.
   *[other] { $n } règles contiennent ces mots.
}
rulebook-no-number = Il n'y a pas de règle { $number }. Les plus proches :
rulebook-no-game = Il n'y a pas de jeu « { $game } » ici. Voici le livret de règles de { $title }.
rulebook-address = Adresse permanente de la règle { $rule }
rulebook-cards = Cartes :
rulebook-differs = Diffère de :
rulebook-cited = Citée par :
rulebook-rulings = { $n ->
    [1] Interprétation { $numbers }
   *[other] Interprétations { $numbers }
}
rulebook-rulings-help = Le livret de l'éditeur laisse ici une question ouverte. La phrase ci-dessus contient la réponse que suit Carillon.
rulebook-rulings-also = · voir aussi
rulebook-show = Montrez-moi
rulebook-show-rule = Montrez-moi la règle { $rule } par un exemple
rulebook-more = { $n ->
    [one] { $n } autre exemple
   *[other] { $n } autres exemples
}
rulebook-example = Exemple { $n }
rulebook-example-plays = { $played ->
    [0] { $refused ->
        [0] La position montre la règle.
        [1] Une action est tentée et refusée (§ { $rules }).
       *[other] { $refused } actions sont tentées et refusées (§ { $rules }).
    }
    [1] { $refused ->
        [0] Une action est jouée.
        [1] Une action est jouée, et une autre est tentée et refusée (§ { $rules }).
       *[other] Une action est jouée, et { $refused } autres sont tentées et refusées (§ { $rules }).
    }
   *[other] { $refused ->
        [0] { $played } actions sont jouées.
        [1] { $played } actions sont jouées, et une autre est tentée et refusée (§ { $rules }).
       *[other] { $played } actions sont jouées, et { $refused } autres sont tentées et refusées (§ { $rules }).
    }
}
rulebook-gallery-link = D'autres exemples à jouer vous attendent dans le livret de règles
rulebook-gallery = Des exemples à jouer
rulebook-gallery-about = Chaque exemple s'ouvre sur la carte, sur cet appareil. Suivez-le pas à pas, voyez ce qui est refusé et pourquoi, et prenez la main quand vous voulez.
rulebook-show-failed = L'exemple n'a pas pu être ouvert.
rulebook-no-programs = Ce serveur a été construit sans les programmes des jeux pour navigateurs : les exemples ne peuvent pas être joués ici.

## L'éditeur de positions

editor = Éditeur de positions
editor-sound = C'est une position du jeu
editor-wrong = { $n ->
    [one] { $n } erreur :
   *[other] { $n } erreurs :
}
editor-line = ligne { $n }
editor-whole = La position
editor-yes = Oui
editor-no = Non
editor-default = Comme d'ordinaire
editor-none = Rien
editor-reduced = { $name } (face réduite)
editor-add = Ajouter…
editor-add-line = Ajouter une connexion…
editor-add-to = Ajouter à : { $name }
editor-add-row = Ajouter une ligne
editor-remove = Retirer { $name }
editor-remove-row = Retirer cette ligne
editor-more = Un de plus : { $name }
editor-fewer = Un de moins : { $name }
editor-flip = Retourner : { $name }
editor-tab-counters = Pions
editor-tab-table = Date
editor-tab-cards = Cartes
editor-tab-text = Texte
editor-tab-open = Ouvrir
editor-space = Espace
editor-no-space = Aucun espace choisi
editor-tray = Pions
editor-tray-help = Appuyez sur un espace de la carte, puis sur les pions qui s'y trouvent. Ou d'abord sur un pion, puis sur chaque espace qui en reçoit un.
editor-into = Les pions vont à
editor-by-name = Pions par leur nom
editor-nobody = Personne
editor-empty = Tout retirer
editor-markers = Marqueurs
editor-put = { $space } : { $name }, placé
editor-taken = { $space } : { $name }, retiré
editor-armed = Appuyez maintenant sur les espaces qui reçoivent ce pion.
editor-map-help = Les flèches choisissent un espace, Entrée y place le pion choisi, Suppr retire le dernier.
editor-piles = Emplacements des cartes
editor-cards-of = Cartes pour : { $name }
editor-find-card = Chercher une carte
editor-text-help = La position sous forme de texte. Les clics modifient le texte, et le texte modifie la carte.
editor-go-on = Continuer d'ici
editor-not-yet = Une partie peut commencer ici dès qu'il n'y a plus d'erreur.
editor-asks = Les { $side } choisissent en premier.
editor-play = Jouer cette position
editor-study = Étudier cette position
editor-share = Garder et envoyer
editor-link-copied = Le lien est copié. Toute personne qui l'ouvre reçoit une copie de cette position.
editor-link-long = Cette position est trop longue pour un lien. Enregistrez-la plutôt dans un fichier.
editor-case = Enregistrer comme cas
editor-case-name = Ce que montre le cas
editor-case-help = Un cas est une position avec des actions et leurs résultats. C'est ainsi que l'on pose une question sur les règles.
editor-begin = Recommencer
editor-blank = Carte vide
editor-setup = Mise en place
editor-file = Un fichier…
editor-paste = À partir d'un texte…
editor-read = Ouvrir ce texte
editor-unread = Ce texte n'a pas pu être ouvert.
editor-undo = Annuler l'action
editor-redo = Rétablir
editor-unreadable = Le texte est illisible. Corrigez-le d'abord.
editor-no-programs = Ce serveur n'a pas de programmes pour les tables de cet appareil, et donc pas d'éditeur.
editor-open = Éditeur de positions
editor-edit = Modifier la position
editor-help = Placez des pions sur la carte, réglez la date et les cartes, puis jouez ou étudiez à partir de là.
key-from = Au départ
key-from-empty = Une carte vide
key-from-setup = La mise en place
key-scenario = Scénario
key-year = Année
key-season = Saison
key-vp = Points de victoire
key-hand = Main
key-leaders = Chefs

## Problèmes

puzzles = Problèmes
puzzles-help = Un moment d'une partie où un plan est nettement meilleur que tous les autres. Trouvez-le sur le plateau.
puzzles-open = Choisir un problème
puzzles-all = Tous les problèmes
puzzles-failed = Les problèmes n'ont pas pu être chargés.
puzzles-progress = Résolus : { $n } sur { $of }.
puzzles-streak = { $n ->
    [one] Problème du jour résolu { $n } jour de suite.
   *[other] Problème du jour résolu { $n } jours de suite.
}
puzzle-loading = Chargement des problèmes…
puzzle-today = Le problème du jour
puzzle-today-again = Le problème du jour (résolu)
puzzle-theme = Thème
puzzle-themes-all = Tous les thèmes
puzzle-difficulty = Difficulté
puzzle-difficulty-all = Toutes les difficultés
puzzle-difficulty-1 = Facile
puzzle-difficulty-2 = Moyen
puzzle-difficulty-3 = Difficile
puzzle-number = Problème { $n }
puzzle-solved-1 = Résolu du premier coup
puzzle-solved-2 = Résolu après une mauvaise réponse
puzzle-solved-3 = Solution affichée
puzzle-asks = Aux { $side } de choisir : quelle action est nettement la meilleure ?
puzzle-how = Répondez sur le plateau ou parmi les choix. Vous ne voyez que ce que sait votre camp.
puzzle-not-this = Ce n'est pas l'action cherchée. Essayez-en une autre.
puzzle-right = Exact.
puzzle-shown = Voici la solution.
puzzle-wrong = Ce n'est pas le meilleur choix.
puzzle-why-right = Ensuite, de toutes les parties que l'ordinateur joue à partir d'ici, les { $side } en gagnent { $best } ; après la meilleure des autres réponses, seulement { $second }.
puzzle-why-wrong = Ensuite, de toutes les parties que l'ordinateur joue à partir d'ici, les { $side } en gagnent { $chance } ; après la meilleure réponse, { $best }.
puzzle-as-good = Votre réponse est aussi bonne ; le plateau en montre une autre.
puzzle-ensign = L'enseigne commet la même erreur.
puzzle-own-line = C'est votre propre ligne. L'ordinateur d'à côté la juge.
puzzle-on = Voir l'action suivante
puzzle-again = Réessayer
puzzle-show = Voir la solution
puzzle-next = Problème suivant

## Classements

casual = Partie amicale : le résultat ne compte pas pour le classement
offer-casual = partie amicale
profile = Mon profil
profile-of = Profil de { $name }
prospects = victoire { $win }, nulle { $draw }, défaite { $loss }
rating-now = Classement { $rating } ± { $deviation }
rating-provisional = Classement { $rating } ± { $deviation } (provisoire)
rating-provisional-help = Un classement est provisoire tant que trop peu de parties sont connues, ou après une longue absence.
rating-change = Votre classement est maintenant de { $rating } ({ $change }).
rating-graph = { $n ->
    [one] { $n } partie classée
   *[other] { $n } parties classées
}, { $from } – { $to } : premier classement { $first }, dernier { $last }, minimum { $low }, maximum { $high }.
games-rated = { $n ->
    [one] { $n } partie classée
   *[other] { $n } parties classées
}
results = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}, { $draws ->
    [one] { $draws } nulle
   *[other] { $draws } nulles
}, { $losses ->
    [one] { $losses } défaite
   *[other] { $losses } défaites
}
rated-games = Dernières parties classées
opponents = Adversaires
score-win = Gagnée
score-draw = Nulle
score-loss = Perdue
as-side = ({ $side })
game-view = voir la partie
player-since = Compte créé le { $date }
player-unrated = Ce joueur n'a pas encore de partie classée.
player-deleted = compte supprimé
player-none = Aucun joueur ne porte ce nom.
leaders = Meilleurs joueurs
leaders-help = Les joueurs dont le classement n'est pas provisoire, pour chaque camp. Le classement de l'ordinateur est fixe.
leaders-none = Personne n'a encore joué assez de parties classées avec ce camp.
