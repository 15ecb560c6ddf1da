# The page itself: lobby, buttons, help, errors. What belongs to a game is in the game's own files.

carillon = Carillon
motto = Board wargames of the French & Indian War: full rules, against a friend or a bot.

## Lobby

new-game = A new game
my-tables = My tables
open-tables = Open tables
no-open-tables = Nobody is waiting for an opponent. Open a table to anybody and it will be listed here.
tournaments = Tournaments
join-as = Join: { $side }
join-failed = That seat could not be taken.
offer-own = (your table)
offer-withdraw = Withdraw
offer-accounts = players with accounts only
offer-sign-in = Sign in to join.
accounts-only = Only players with accounts may join
challenges = Challenges
challenge-by = from { $name }
challenge-to = to { $name }
challenge-position = from a position
challenge-to-taker = you choose your side
challenge-to-chance = sides drawn by lot
challenge-by-me = As chosen above
challenge-by-taker = The other player chooses
challenge-by-chance = Drawn by lot
challenge-accept = Accept
challenge-decline = Decline
challenge-declined = declined
challenge-ended = no answer in time
challenge-waits = sent { $when }
challenge-drawn = The lot gives you this side: { $side }.
challenge-to-table = To the table
challenge-name = Name of the player
challenge-sides = Sides
challenge-send = Send the challenge
challenge-sent = { $name } is challenged. The answer will appear in the lobby.
challenge-nobody = No player of this name takes challenges from you.
challenge-over = This challenge is over.
challenge-many = Too many of your challenges wait for an answer: withdraw one first.
challenges-from = I take challenges from
challenges-from-all = all players
challenges-from-met = former opponents
challenges-from-none = nobody at all
online = Online now:
online-challenge = Challenge { $name }
shows-online = Former opponents see when I am online
blocks = Blocked players
blocks-help = You and a player whom you block do not see each other's open tables, and can't join them. The player is not told. An invitation still leads to your table.
block = Block
block-name = Name of the account
block-nobody = No other account has this name.
unblock = Unblock
unblock-named = Unblock { $name }
private = Private: only the players can see the table until the game is over
no-private = This table is private: only the players can see it until the game is over.
access = Access
access-private = invited players only; no spectators until it is over
access-invitation = invited players; anybody with the link may watch
access-open = anybody, from the lobby
no-tables = Tables you sit at are remembered here, in this browser.
records = Records
records-help = The record of a finished game holds every action and lets you verify every die roll. Open a record to replay its game.
upload = Open a record…
record-refused = That record was not accepted.
game = Game
scenario = Scenario
more-settings = Name and further settings
optional-rules = Optional rules ({ $n })
your-name = Your name
name-placeholder = as others will see it
name-set = Use this name
seat-me = Me
seat-friend = A friend, by invitation
seat-anyone = Anybody, from the lobby
seat-player = By challenge
bot-named = Bot ({ $level })
level-random = random
level-thumb = rule of thumb
level-recruit = recruit
    .about = A gentle first opponent, which follows a few rules of thumb, makes mistakes where these give no clear answer, and replies at once.
level-ensign = ensign
    .about = An opponent for players who know the rules, which looks ahead a little, replies at once, and wins four games out of five against the recruit.
level-captain = captain
    .about = A serious opponent, which thinks for less than a second on most turns, and wins four games out of five against the ensign.
level-general = general
level-captain-1 = captain of November 2026
level-turtle = turtle
level-raider = raider
level-rush = rush
level-builder = builder
level-greedy = easy
level-easy = easy
level-normal = normal
level-medium = medium
level-hard = hard
level-search = hard
level-strong = strong
note-hotseat = Both of you at this screen: a curtain falls between turns.
note-friend = You will get an invitation to send. Whoever uses it first plays that side; no account is needed.
note-anyone = The table is listed in the lobby. Whoever joins first plays that side.
note-challenge = The player finds your challenge in the lobby, and accepts or declines it.
note-both-open = You will get both invitations to send, and may watch the game.
note-watch = You will watch two bots play.
note-bot = You play against a bot, which sees no more than a player would.
create = Open the table
create-failed = The table could not be opened.
server-silent = The server is not responding. Try again in a moment.
page-failed = This page could not be opened.
forget = Forget this table
watching = watching
against = against { $name }
mine-wait = My tables: { $n ->
    [0] none is waiting for you
    [one] 1 is waiting for you
   *[other] { $n } are waiting for you
}
mine-none = No game under way.
mine-lesson = Lesson: { $lesson }
mine-my-turn = Your move
mine-past = Finished and lessons ({ $n })
mine-their-turn = Your opponent's move
mine-drawn = sides drawn by lot
mine-open = Waiting for a player
mine-starts = About to begin
mine-won = Won
mine-lost = Lost
mine-draw = Draw
mine-unplayable = Can only be viewed
forget-sure = The key to your seat is kept only here: without a recovery code you could not come back. Forget this table?
forget-plain = Take this table off your list?
about-help = Help and about

## Table

legend-reduced = Reduced unit: hollow symbol
legend-spent = Spent unit: faded symbol
legend-strength = A side's units: their strength, with a mark for each sort
legend-units = A side's units: how many, with a mark for each sort
legend-leader = Leader
legend-inside = Inside the walls
legend-used = Connection: used / capacity
legend-went = Where the other side went
legend-came = Arrived since your last turn
legend-lost = Losses since your last turn
legend-held = Changed hands since your last turn
legend-marker = Marker laid or lifted since your last turn

way-used = { $side }: { $n } of { $limit }
layers = Show on the map
show-spread = Spread all stacks (S)
show-no-counters = Hide the counters (C)
show-no-names = Hide the names (N)

to-lobby = Go to the lobby
to-question = Go to the question
map = Map
hand = Your cards
details = Details
close = Close
cancel = Cancel
copy = Copy
copied = Copied.
part-stands = How the game stands
part-foot = Cards in hand and in play
undo = Undo
undo-of = Undo: { $what }
undo-no-nothing = There is nothing to undo.
undo-no-theirs = Can't undo: the other side has acted since.
undo-no-chance = Can't undo: a die has been rolled or something was drawn.
undo-no-reveals = Can't undo: something was revealed.
confirm-setting = Ask before irreversible moves
confirm-setting-help = A choice that can't be undone is played only when you press its button a second time.
confirm-this = { $what }?
lasting-chance = This rolls dice or draws: it can't be undone. Press again to do it.
lasting-reveals = This reveals something: it can't be undone. Press again to do it.
rematch = Rematch, sides swapped
rematch-waits = Rematch, sides swapped: waiting for the other side
rematch-asked = The other side wants a rematch with sides swapped: play it
rematch-same = Rematch, same sides
rematch-same-waits = Rematch, same sides: waiting for the other side
rematch-same-asked = The other side wants a rematch with the same sides: play it
rematch-go = Go to the next game
play-on = Play on from here
play-on-help = A new table begins at action { $n }, or at the last complete position before it, with new dice.
play-on-bot = { $side } against the computer
play-on-both = Both sides, at this screen
play-on-friend = { $side }, and invite a friend
asker = { $name } ({ $side })
asker-nameless = The { $side } player
draw-offer = Offer a draw
draw-offered = You have offered a draw. The offer stands until the other side plays.
draw-asked = { $player } offers a draw.
draw-agree = Agree to a draw
draw-sure = The game ends at once as a draw. This can't be undone.
draw-yes = Agree: the game is a draw
draw-decline = Decline and play on
draw-take-back = Withdraw the offer
back-ask = Ask to take back
back-help = Returns to the position before your last action, if the other side agrees.
back-seen = Returns to the position before your last action, if the other side agrees. Anything seen since then stays known; the dice will be rolled afresh.
back-bot-no = The computer won't take back a roll, a draw or a reveal.
back-offered = You have asked to take back your last action. Waiting for the other side.
back-asked = { $player } asks to take back the last action and all that came after it. Anything seen stays known; the dice will be rolled afresh.
back-agree = Agree: take it back
back-decline = No, play on
back-take-back = Withdraw the request
pause-ask = Ask for a pause
pause-offered = You have asked for a pause. Waiting for the other side.
pause-asked = { $player } asks for a pause; the clocks will stop.
pause-agree = Agree: stop the clocks
pause-decline = No, play on
pause-take-back = Withdraw the request
pause-end = End the pause
paused = The game is paused: the clocks start again when one of you plays or ends the pause.
clock = Clock
clock-none = none: think as long as you like
clock-turn = { $time } for a turn
clock-game = { $time } for the game
clock-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
clock-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
clock-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
clock-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
when-out = When time runs out
when-out-nothing = nothing happens
when-out-computer = the computer takes over
when-out-loss = the game is lost
time-left = { $side }: { $time } left
time-days = { $days } d { $hours } h
played-for = out of time: the computer has taken over
played-for-you = Your time ran out, and the computer is playing for you.
come-back = Take over again
review-open = How the game went
review-title = How the game went
review-making = The computer is going through the game. This can take a minute.
review-none = The computer can't go through this game now. Try again later.
review-chance = Chance of winning: { $side } below the line
review-chart = The chance was { $start } at the start and { $final } just before the end.
review-sides = Choices, luck and losses
review-mistakes = Clear mistakes
review-cost = Cost of the mistakes, in chance of winning
review-luck = Luck of the dice and draws
review-lost = Losses in fights
review-how = Everything is judged by what that side could know at the time. A mistake is an action that the computer rates clearly below another; luck is what the dice did, apart from the choice.
review-turning = Turning points
review-no-turning = None: the game took its course.
review-by-choice = by choice
review-by-luck = by luck
review-played = { $side } played: { $what }.
review-after = { $what }, after: { $told }
review-better = The computer prefers: { $what } ({ $chance } to win)
hint-ask = Hint
    .help = What the computer would do, and why.
hint-thinking = The computer is thinking about your move…
hint-title = The computer would do one of these:
hint-only = The computer would do this:
hint-none = This hint came too late: the game has moved on.
hint-alike = The computer sees hardly any difference between these: with each of them you win about { $chance } of the time.
hint-best = The computer's choice: you win about { $chance } of the time.
hint-behind = { $n ->
    [0] As good as the first.
    [one] Worse by one percentage point.
   *[other] Worse by { $n } percentage points.
}
odds-line = { $chance }: { $what }
odds-not = { $chance }: that does not happen
odds-line-lost = Steps lost: { $lost }
odds-decided = { $what }, whichever of these you choose.
odds-besides = In some of these cases
odds-standing = With the forces there now, if the enemy does not respond
odds-threats = The enemy may try one of these
odds-all = Overall, if the enemy responds as the computer would (each list covers every case)
odds-steps = Steps lost on average:
odds-made-of = How it is calculated
odds-awaited = The odds are being worked out…
odds-point = Point at an answer, or at its place on the map: its odds appear here.
odds-none = There are no odds for this answer: no result depends on it directly.
odds-exact = Every possible roll is counted.
odds-about = From ten thousand games played out with only what you can know: accurate to about one percentage point.
odds-later = The fight comes later: these are the odds with the forces there now.
other-actions = { $n ->
    [one] { $n } other action
   *[other] { $n } other actions
}
other-actions-about = Also allowed now, but the question does not ask for it: it is rarely useful, and you may lose what you have built.
only-pass = You have nothing to respond with: you can only pass.
standing-until = Skip prompts like this until
standing-cards = Skip every prompt to play a card until
standing-cards-too = Skip every prompt to play a card too
standing-phase = the phase ends
standing-season = the season ends
standing-help = You won't be asked questions of this kind; you will still be asked all others.
standing-lasting = This prompt is skipped at once, and skipping can't be undone. Press again to skip.
standing-on-phase = You are skipping some prompts to respond until the phase ends.
standing-on-season = You are skipping some prompts to respond until the season ends.
standing-stop = Ask me again
standing-too = Skip these too
goals = How to win
press-again = Press again to do it.
lasting-hands-over = The other side chooses next; once it has, this can't be undone. Press again to do it.
way-go = Go to { $space }: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
way-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} away
way-risks = { $n ->
    [one] The enemy may act when you reach { $places }.
   *[other] The enemy may act when you reach each of these: { $places }.
}
walk-stopped-dice = The move has stopped here because dice were rolled on the way: decide how it goes on.
walk-stopped-enemy = The move has stopped here because the enemy has responded: decide how it goes on.
walk-stopped-rule = The move has stopped here: its next step is not allowed any more.
way-first = First: { $what }. The enemy may respond.
way-stops = The move ends there.
all-actions = All actions ({ $n })
filter = Type to filter
pick-several = Pick as many as you like, then confirm.
picked-not-yet = { $n } selected: not a legal choice yet
waiting-for = Waiting for the { $side }.
ask-after-show = Your question appears when these actions have been shown.
ask-after-replay = Your question waits while you look back.
bot-thinks = The { $side } are thinking…
waiting-seat = Waiting for the other player to take a seat.
news = { $n ->
    [one] { $n } event
   *[other] { $n } events
} since your last turn
since-last = Since your last turn
show-settings = Settings
speed = Playback speed
speed-off = Instant
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
show-dark = Dark mode
show-sounds = Sounds
show-motion = Animate pieces and dice
show-passing = Pass automatically when I can't respond (against the computer)
show-arrows = Arrows for the other side's moves (M)
show-battles = Battles over the map
show-begins = What has happened…
show-progress = Playback progress
show-skip = Skip
show-skip-asked = Skip, and choose
key-space = Space
log-steps = { $way }, { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
log-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
log-led = { $leader } with { $units }
log-leaders = { $leader } and { $n ->
    [one] { $n } other leader
   *[other] { $n } other leaders
}
log-ended = { $what }. { $how }
log-worth = { $how } ({ $worth })
log-fold = { $n ->
    [one] { $n } detail
   *[other] { $n } details
}
log-jump = Look at this moment
scene-reckoned = How it is calculated
scene-told = { $n ->
    [one] { $n } event
   *[other] { $n } events
}
scene-piece = { $n } × { $name }
scene-nobody = nobody
scene-lost = { $n ->
    [0] No losses
    [one] { $n } step lost
   *[other] { $n } steps lost
}
neutral = Neutral
held-by = Held by: { $side }
piece-in = { $piece } ({ $space })
some-pieces = { $name }: { $n }
leader-rated = { $name } { $rating }
leader-state = { $name }, { $state }
piece-spent = { $name }, spent
piece-inside = { $name }, inside
inside = Inside
inside-of = Inside { $space }
state-wounded = wounded
state-spent = spent
strength-of = { " " }strength { $n }
why-out-of-reach = Out of reach: the force can't get there in this move.
why-nothing = There is nothing to do here now. The question is: { $asked }
why-first = Not yet. First: { $what }
game-over = Game over
winner = The { $side } have won
draw = Draw
claimed-winner = Unproved record: the { $side } won
claimed-draw = Unproved record: a draw
claimed-why = The record says: { $why }
result-resigned = The { $side } resigned.
result-out-of-time = The { $side } ran out of time.
result-draw-agreed = Both sides agreed to a draw.
result-unplayable = This version of the rules can't continue this game; you can still view it.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
tools = Map tools
legend = Legend

tab-hand = Hand
tab-log = Log
tab-cards = Cards
tab-chat = Chat
tab-table = Table

card-counts = { $held } in hand, { $left } left to draw
their-cards = { $side }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in hand
active-card = Active
discards = Discards
deck = Deck
pile-empty = No cards here.
cards-held = { $n } in hand
cards-left = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} left to draw
draw-pile = Shared deck
card-value = Value { $n }
initiative-of = Initiative { $n }
point-state = { $point }: { $state }
face-down = Face down
card-both = Both sides
box-of = { $box }:
card-open = Read { $card }
card-part-when = When:
card-part-condition = Condition:
card-part-effect = Effect:
card-part-history = History:

players = Players
you = you
here = here
away = away
seat-open = open
nameless = a player
orders = Skip interrupt prompts
orders-none = no, ask me
orders-phase = this phase
orders-season = this season
orders-help = While you skip interrupt prompts, you won't be asked whether to respond to the other side.
about-table = This table
dice-sealed = Fair dice: sealed
dice-sealed-help = The server sealed a secret, then your browser drew its own share of the dice. Your browser keeps the server's commitment and your share, and compares both with the secret when the game is over.
dice-proved = Fair dice: checked
dice-proved-help = This browser has checked two things: the secret is the one that was sealed before you drew your share, and the share that the server names for you is the one you drew. `carillon verify` replays the record and checks that every roll came from the secret and the shares, so that nobody chose it.
dice-limits = This can't prove that whoever runs the server did not look ahead, or did not help your opponent to draw a share.
dice-opened = Fair dice: opened
dice-opened-help = The secret fits what was sealed. This browser drew no share of these dice, so there is nothing else to compare. `carillon verify` replays the record and checks that every roll came from the secret.
dice-broken = The dice do not fit what was sealed
dice-broken-help = The server's secret is not the one it had sealed when you drew your share. Don't trust the dice of this game.
dice-share = Share of the { $side }:
commitment = Commitment:
secret = Secret:
rules = Rules
resign = Resign
resign-sure = Resign the game for the { $side }? This can't be undone.
resign-yes = Yes, resign
record-download = Download the record
invite = The { $side } seat is open
invite-help = Send this invitation to your friend: the first person to use it gets the seat.
invite-here = This link opens on this computer only. For a friend elsewhere, start Carillon with “carillon serve --host 0.0.0.0”, open it at this computer's address on your network, and open the table there.
invite-once = Only your friend will be able to play that seat, and both of you see when it was taken. To let somebody watch, send the other link.
invite-link = Invitation to the seat
watch-only = Just watch
watch-link = Copy a link to watch
watching-help = You are watching: you see what everybody may see, and nobody's hand.
uploaded-proved = This game was played on this server, which signed the record.
uploaded-claims = This game was uploaded as a record. Every action is legal with the dice that the record's secret gives. Only the record itself says that the game was played, when and by whom: anybody who has the secret can play another game with the same dice.
uploaded-claims-result = This game was uploaded as a record. Every action is legal with the dice that the record's secret gives. Only the record itself says that the game was played, when and by whom, and that it ended with a result that no action shows: anybody who has the secret can play another game with the same dice.
uploaded-signed = The record is signed by another server, whose key is { $key }.
uploaded-unsigned = Nobody has signed the record.
from-position = This game began from a position that somebody wrote: its author knows the hands.
claim-from = { $name } invites you to play
claim-invited = You are invited to play
claim-help = The first person to take the seat gets it. Nothing is taken until you press the button; no account is needed.
claim = Take the { $side } seat
claim-any = Take the seat
claim-used = This invitation has been used
claim-used-by = { $name } took the { $side } seat ({ $time }).
claim-used-help = An invitation can be used once. If the seat should be yours, ask whoever invited you for a new table; you may watch this one.
mended = A rule of this game was corrected (version { $before } → { $rules }), and the rest of the game could not be replayed. Play goes on under the new rules after action { $number }; { $taken_back ->
    [0] nothing was taken back.
    [one] { $taken_back } action after it was taken back.
   *[other] { $taken_back } actions after it were taken back.
}
mended-what = What was corrected: { $what }
kept-only = A rule has been corrected since this game was played. The game is shown from stored data: the whole log, and the board at every turn.
seat-claimed = seat taken { $time }
seat-recovered = seat recovered by code { $time }
code = Recovery code
code-make = Recovery code…
code-title = Recovery code for the { $side } seat
code-help = The key to your seat is kept only in this browser. If you lose the key, or change device, this code gives the seat back to you. The code is shown only now, and replaces any earlier code: write it down.
code-lost = Lost your seat?
code-lost-help = Enter the recovery code that you were shown. Whoever holds the seat now loses it.
code-use = Take my seat back
code-wrong = No seat at this table has that code.
code-lobby = Have a recovery code?
code-lobby-help = Paste the table's address and its recovery code. Whoever holds the seat now loses it.
code-table = Address of the table
code-no-table = That is not the address of a table here.
code-keep = Keep the code with the address of this table:

rule-open = Rule { $rule }: open its summary
rule-unknown = There is no summary of this rule.
all-cards = All cards ({ $n })
cards-search = Find a card by any of its words
rules-search = Find a rule by its number or any of its words
rules-unread = The rules could not be read.
rules-own-words = These summaries are in this project's own words. If a summary differs from the publisher's rulebook, the rulebook decides.

chat-say = Say something
chat-send = Send
chat-seat = { $name } ({ $side })
chat-watcher = { $name } (watching)

in-words = The table in words
in-words-choices = What you can do
in-words-on = { $what }: { $on }
in-words-date = Date and tracks
in-words-hand = Cards in hand
in-words-forces = Where the forces stand
in-words-spaces = Spaces, who holds them, and where their connections lead
in-words-number = After action { $n }:
in-words-ways = Connections: { $to }
replay = Replay
replaying = Replay: after action { $n } of { $of }
replay-now = Back to the live game
replay-end = Go to the end of the game
replay-slider = Action
replay-back = One action back
replay-next = One action forward
play = Play
pause = Pause

curtain = Hand the screen to the { $side } player
curtain-why = Anything the other side must not see stays hidden until you go on.
curtain-open = I am the { $side } player

offline = Connection lost. Trying again; nothing is lost.
no-table = Looking for the table…

## What the server may answer

no-stale = The game had moved on. This is the table as it is now.
no-refused = The rules do not allow that.
no-unreadable = The server did not understand that.
no-not-your-turn = It is not your turn.
no-not-your-seat = That seat is not yours.
no-claimed = Somebody has taken this seat already.
no-over = The game is over.
no-too-large = That is too long.
no-not-seated = You are only watching at this table.
no-nothing-to-undo = Can't undo: a die has been rolled or something was revealed.
no-busy = The server is busy. Try again in a moment.
no-not-found = There is no such table.
no-forbidden = That is not allowed from here.
no-unplayable = This version of the rules can't continue this game; you can still view it.
no-version = This page is older than the server: reload it.
no-version-here = Another open page of Carillon has a different version. Close it, then reload this page.
reload = Reload
no-internal = Something went wrong, and nothing was done.

## Accounts

account = Account
account-help = Without an account, a seat belongs to this browser. With an account, your seats open on every device on which you sign in.
account-in = You are signed in as { $name }.
account-open = Your account…
account-name = account
sign-up = Sign up
sign-in = Sign in
sign-out = Sign out
account-your-name = Your name
account-name-help = Everybody sees this name at your tables. Nobody else can have it, or one that looks like it.
sign-up-passkey = Sign up with a passkey
sign-up-code = Sign up with a recovery code only
sign-in-passkey = Sign in with a passkey
sign-in-code = Sign in with the code
account-code = Code
account-code-help = Enter your recovery code, or the code that your other device shows.
passkeys-not-here = Passkeys work only over https or on the computer on which the server runs, not at an address such as 192.168.1.20. Here you sign in with codes.
account-recovery = Your recovery code
account-recovery-help = This code signs you in if you lose your devices. It is shown only now: keep it on paper or in a password manager. When you use it, you get another.
account-recovery-kept = I have kept the code
sign-in-again = Sign in again
sign-in-again-help = You signed in a while ago. To change your account, sign in again first.
passkeys = Passkeys
passkeys-none = This account has no passkey: you sign in with codes.
passkey-add = Add a passkey
passkey-remove = Remove
passkey-made = made { $when } for { $site }
device-unknown = Unknown device
sessions = Signed-in devices
sessions-help = To lock out a lost device, sign out all others: the keys of your seats there stop working too.
session-here = this device
session-used = last used { $when }
sign-out-others = Sign out all others
account-codes = Codes
account-codes-help = A new recovery code replaces the old one. A code for another device works once, for ten minutes.
device-code = Sign in another device…
device-code-help = On the other device, choose Sign in and enter this code.
recovery-new = New recovery code…
hooks = Notices
hooks-help = A device or a webhook address is told when it is your turn, when a game ends, when the other side asks for something, or when your time runs out, as you choose; but not while the table is open on one of your devices. For ntfy, enter the address of your topic.
push-on = Notify this device
push-off = Do not notify this device
push-insecure = This device can't be notified: the page needs an address with https.
push-none = This browser can't show notices from this page. On an iPhone or iPad, add the page to the home screen and open it there.
push-denied = The browser does not allow this page to show notices. You can change that in the browser's settings for this page.
push-failed = The browser's push service does not answer.
notice-kinds = Kinds of notices
notice-turn = my turn
notice-over = end of a game
notice-request = requests
notice-time = time running out
notice-challenge = challenges
notice-summary = daily summary
quiet-hours = Quiet hours
quiet-from = from
quiet-until = until
summary-at = Daily summary at
hours-set = Save
hours-help = In the quiet hours no notices are sent; they arrive when the quiet hours are over. The daily summary names all games that wait for you, and is sent to the devices and addresses for which you choose it.
mute = Mute the notices of this game
muted = The notices of this game are muted
hook-push = Device
hook-here = this device
hook-kind = Kind of address
hook-url = Address of the webhook
hook-discord = Discord
hook-slack = Slack
hook-ntfy = ntfy
hook-json = JSON, signed
hook-add = Add
hook-test = Test
hook-new = nothing sent yet
hook-told = last arrived { $when }
hook-failed = failed { $when }
hook-secret = Key of the signature:
account-data = Your data
account-export = Download my data
account-delete = Delete the account…
account-delete-help = Your opponents keep their tables. Your seats in games under way stay in this browser only, as those of a guest. In finished games your name remains, because it is part of their records.
account-delete-name = To confirm, type the name { $name }
account-deleted = The account has been deleted.
no-passkey = No passkey was used.
no-signed-out = You are signed out. Sign in again.
no-sign-in-again = Sign in again first.
no-not-proved = That passkey or code is not valid here.
no-name-taken = Somebody else has this name, or one that looks like it.
name-short = A name has at least 2 characters.
name-long = A name has at most 30 characters.
name-character = A name consists of letters, digits, spaces, hyphens, points, apostrophes and underscores.
name-signs = A name begins and ends with a letter or a digit, with only single spaces and signs in between.
name-mixed = A name is written in one alphabet.
name-reserved = This name is reserved.

## Help

help = Help
guide = Player's guide
guide-about = The whole player's guide, with the three games, dice, records and the terminal:
help-how = How it works
help-lit = Click or touch whatever is highlighted. Something with several uses opens a small menu; a card opens with its uses as buttons; actions without a place on the map are buttons beside the map.
help-dark = Touch anything that isn't highlighted to learn why, and to read the rule that forbids it. The number of a rule opens the rule's summary, which leads to the rulebook and its examples.
help-confirm = To play a choice that can't be undone, press its button twice; you can switch this off under the question. Undo takes back everything else, step by step.
help-clock = At a table with a clock, your clock runs while you have a choice to make. Your turn starts when a choice falls to you, with its full time; undoing does not restart the turn. If the computer has taken over because your time ran out, you can take your seat again with all your time. The clocks stop while the server is down, and for half a minute afterwards.
help-agree = Under Table you can ask to take back your last action, even past dice, or to pause the clocks; the other side agrees or declines. After a take-back the players keep what they have seen, the dice are rolled afresh, and the log records the agreement. The computer agrees to every pause, and to taking back anything not followed by a roll, a draw or a reveal.
help-access = In the lobby a seat can be for a friend, by invitation, or for anybody: the lobby then lists the table under “Open tables” until somebody joins. Nobody but the players can watch a private table until its game is over.
help-ways = A dotted ring marks a space that a moving force can reach in several steps: touch it to see the route, where the enemy may act, where the force must stop, and the odds of an attack at its end.
help-odds = Where dice decide, the button shows the likeliest result; point at the button, or at its place on the map, to see every result below, and how the odds are calculated. Against the computer you may ask for a hint.
help-stack = Touch a stack to see every piece in it. A right-click, or a long touch, opens the stack even where a click would play an action.
help-several = To choose several things together, touch each of them, then confirm.
help-show = The other side's actions are shown step by step, and its moves stay on the map as arrows until your turn is over. The space bar skips ahead; the speed, dark mode and sounds are among the settings on the map. “Since your last turn” shows the actions again.
help-log = Point at a line of the log to see on the map what the line refers to. The replay slider shows any earlier moment; once the game is over, you can play on from an earlier moment at a new table.
help-in-words = The list beside the map describes the whole table in words, for screen readers: what you can do, where the forces stand, who holds what, and where the connections lead.
help-war = Marching and fighting
help-follow = Following the game
help-together = Playing with others
help-keys = Keyboard
help-key-tab = go to the question, its answers, and everything that is highlighted
help-key-arrows = go to the next highlighted thing, or move the map
help-key-enter = choose the selected thing
help-key-zoom = zoom in, zoom out, whole map
help-key-spread = spread all stacks so that every counter shows, or gather them again
help-key-counters = hide the counters, or show them again
help-key-names = hide the names, or show them again
help-key-list = list all actions
help-key-undo = undo
help-key-skip = skip the actions being shown
help-key-trails = show or hide the arrows of the other side's moves
help-key-escape = close what is open
help-key-help = this help
about = About
about-carillon = Carillon is free and unofficial. The designers and publishers of these games did not make Carillon, and do not endorse or support it.
about-owners = The names of the games belong to their owners. If you enjoy playing these games, buy them.
credits = Credits
map-credit = Coastlines and lakes: GSHHG, A Global Self-consistent, Hierarchical, High-resolution Geography Database (P. Wessel and W. H. F. Smith, 1996), GNU LGPL v3. Rivers: CIA World Data Bank II, as distributed with GSHHG. Carillon simplifies and warps this data.
fonts-credit = Typefaces: Libre Caslon Text (The Libre Caslon Text Project Authors, 2012) and Source Sans 3 (Adobe, 2023), SIL Open Font License 1.1. Carillon has subsets of both under its own names.
fluent-credit = Text by Project Fluent (Mozilla and contributors), Apache License 2.0.

## Lessons
first-steps = First steps
first-steps-about = Three short lessons at a real table. Each takes about five minutes, and nothing can go wrong.
first-steps-taken = done
teach-step = Step { $n } of { $of }
teach-next = Go on
teach-astray = You can do that later. The lesson goes on with what is highlighted.
teach-read-first = One moment: first read this, then go on.
teach-done = Done
teach-after = Next: { $lesson }
teach-play-on = Play on from here against the computer
teach-leave = Leave the lesson and play on freely
teach-left = You have strayed from this lesson, which is quite all right. Begin it again, or simply play on against the computer.
teach-again = Begin the lesson again
teach-dice = The dice of a lesson are fixed: they fall the same way every time.
help-lessons = New to a game? Under “First steps” in the lobby each game has three short lessons: moving and fighting, the cards, and how the war is won.

## The administrator's page

admin = Server status
admin-key = Administrator's key
admin-help = The server printed the key when it first started; whoever runs the server can make a new key.
admin-show = Show
admin-refused = That is not the key, or the server is not responding.
admin-version = Version
admin-since = Serving since
admin-tables = All tables
admin-over = Finished games
admin-clocks = Running games with a clock
admin-in-memory = Tables in use
admin-connections = Connections
admin-sockets = Sockets at tables
admin-thinking = Bots thinking
admin-queue = Bots queued
admin-entries = Entries stored since the start
admin-disk = Size of the database

## What was asked for and refused, seats on other devices, invitations

draw-declined = { $player } declines the draw.
draw-lapsed = { $player } has played on. Your offer of a draw no longer stands.
back-declined = { $player } does not agree to take your action back.
back-lapsed = { $player } has played on. Your request to take back no longer stands.
pause-declined = { $player } does not agree to a pause.
pause-lapsed = { $player } has played on. Your request for a pause no longer stands.
refusal-read = OK
displaced = The { $side } seat is now played on another device
displaced-help = A seat can be played on only one device at a time. Somebody took this seat over with its recovery code; here you are only watching.
displaced-code = To play here again, open “Table” on the other device, press “Recovery code…” and enter that code here.
invite-open-help = The table is listed in the lobby: the first player to join gets the seat. There is nothing to send.
invite-copy = Copy an invitation
invite-code = The recovery code of your own seat, shown only now, gives the seat back to you on another device.
claim-name = Your name, as your opponent will see it
mine-left = { $time } left for you
mine-their-left = { $time } left for them
time-hours = { $hours } h { $minutes } min
time-minutes = { $minutes } min

## This device

where = Where the table is kept
where-server = On this server
where-device = On this device
note-here = The table is kept on this device alone and needs no connection.
mine-here = on this device
forget-here = This game exists only on this device. Delete it for good?
device = On this device
device-help = This browser keeps the tables on this device. Save them to a file to back them up or to take them to another device. Some browsers clear a page that has not been opened for a week: to prevent that, install the page or add it to the home screen.
kept-partly = Getting ready to play offline (file { $have } of { $of })…
kept-whole = Ready to play offline.
tables-save = Save all tables…
tables-load = Load tables…
tables-unsaved = The tables could not be saved.
tables-unread = The tables could not be loaded.
tables-read = { $added ->
    [0] No tables were added.
    [one] 1 table was added.
   *[other] { $added } tables were added.
}
tables-known = { $known ->
    [one] 1 table was here already.
   *[other] { $known } tables were here already.
}
table-here = This table is kept on this device. Nobody else can see it.
move = Move to the server and continue against a person
move-help = A new table opens on the server with the present position, or with the last complete position before it, and new dice. You keep one side and get an invitation for the other side. The table on this device stays as it is.
dice-here = Both shares of these dice were drawn in this browser: the record of this game can't prove them to anybody else.
no-full = There is no room left on this device: nothing was stored. Delete old tables or other data, then try again.
no-shut = This browser does not let the page store anything: it may be a private window, or storage may be switched off.
no-unreached = The game could not be loaded. Check your connection and try again.
no-programs = This server does not offer tables on a player's own device, so it can't open studies.
no-no-study = This is neither a study nor a record.

## Studies

studies = Studies
studies-help = A study is a board for thinking. You play both sides, choose the dice or roll them, step back, and try other actions as variations. A study stays on this device.
study-new = New study
study-open = Open a study or a record…
study-paste = From a text…
study-read = Open this text
study-failed = The study could not be opened.
study-actions = { $n ->
    [0] no actions
    [one] { $n } action
   *[other] { $n } actions
}
study-delete-this = Delete this study
tab-study = Study
study-tree = Actions of the study
study-beginning = Beginning
study-tools = Tools of the study
study-first = Go to the beginning
study-back = One action back
study-on = One action forward
study-last = Go to the end of this line
study-promote = Move this variation up
study-main = Make this the main line
study-delete = Delete from here
study-delete-sure = This action and everything after it will be deleted. Press again to confirm.
study-comment = Comment
study-comment-here = Comment on this moment…
study-forbidden = A rule forbids
study-has-marks = The map has marks at this moment
study-more = Title and hands
study-share = Share
study-title = Title
study-author = Author
study-knows = Hands
study-knows-all = All hands open
study-knows-side = Only what the { $side } know
chances-title = Dice and draws
chances-die = Die { $n }
chances-die-of = Die { $n }, rolled by the { $side }
chances-draw = Draw { $n }
chances-taken = Chosen:
chances-so-far = chance so far { $chance }
chances-back = One back
chances-more = { $n } more…
chances-roll = Roll
chances-rest = Leave the rest to chance
chances-random = Leave it to chance
chances-shuffle = This action only shuffles, so there is nothing to choose.
chances-shuffled = Cards are shuffled at random as well.
chances-sampled = There are too many results to list all: these come from some hundred random trials, so their chances are estimates.
study-here = This study is kept on this device. Nobody else can see it unless you send it.
study-switch = Choose for the { $side }
marks = Marks on the map
marks-draw = Draw marks on the map
marks-clear = Remove all marks of this moment
marks-done = Finish
marks-help-ring = Click a space to draw a ring, or drag to another space for an arrow. Do the same again to remove it.
marks-help-arrow = Click the two ends of an arrow, or drag from one to the other. Do the same again to remove it.
marks-help-to = The arrow begins in { $space }. Click the space where it ends.
mark-ring = Ring, { $colour }: { $space }
mark-arrow = Arrow, { $colour }: { $from } → { $to }
mark-remove = Remove: { $mark }
mark-shape = Shape
mark-colour = Colour
mark-space = Space
mark-to = Space at the tip of the arrow
mark-add = Add the mark
shape-ring = Ring
shape-arrow = Arrow
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
example-back = Back to rule { $rule }
study-told = What happened
study-knows-hidden = Only what the { $side } know is shown: no card of the other hand can be chosen here.
study-by = { $side }: { $what }
photo = Picture
photo-title = A picture of the map
photo-about = The picture shows the part of the map that is in view now, and nothing that you can't see.
photo-heading = Title
photo-caption = Caption
photo-png = Save as PNG
photo-svg = Save as SVG
photo-note = Made with Carillon, an unofficial program
photo-failed = This browser can't draw the picture as PNG. Save it as SVG instead.
analyse = Analyse
analyse-help = Open a study of the game at this moment
analyse-no-person = Nobody can analyse a running game against a person: that would not be fair. You can do so when the game is over.
analyse-no-server = A game on the server can be analysed when it is over. A game on this device can be analysed at any time.
study-save = Save as a file
study-link = Copy a link
study-link-copied = The link is copied. Anybody who opens it gets a copy of this study.
study-link-long = This study is too long for a link. Save it as a file instead.
study-link-this = Copy this link:
study-link-broken = The link is damaged or incomplete.
study-opening = The study is being opened…
study-paste-help = Paste a study, a record, or a position of the game chosen above.
play-on-study = A new table begins at this moment of the study, or at the last complete position before it, with new dice.
computer = Computer
computer-help = Show the computer's judgement of every moment: the chance of winning, and its best actions. Press again to stop.
computer-list = The computer's best actions
computer-thinks = The computer is thinking…
computer-advice = The computer's best action: { $space }
computer-over = No side has to choose here.
computer-chances = Chance of winning: { $first } { $chance }, { $second } { $other }
help-study = Studies
help-study-how = A study, from the lobby or from Analyse under Table, is a board for thinking: you play both sides, choose the dice or roll them, and try other actions as variations. In the list of actions, ← and → step through a line, ↑ and ↓ through the list.
help-study-marks = The pen among the map's tools draws rings and arrows. A study can be saved as a file or sent as a link.
help-key-dice = choose a die, in the window for dice of a study

# The rulebook
rulebook = Rulebook
rulebook-of = { $game }: rulebook
rulebook-to = Rulebook of { $game }
rulebook-others = Rulebooks
rulebook-open = Open in the rulebook
rulebook-to-table = Back to the table
rulebook-print = Print
rulebook-contents = Contents
rulebook-number = Number of a rule
rulebook-number-help = Type the number of a rule or of a chapter, then press Enter
rulebook-go = Go
rulebook-search = Search by words, numbers or card names
rulebook-found = { $n ->
    [0] No rule contains these words.
    [one] { $n } rule contains these words.
   *[other] { $n } rules contain these words.
}
rulebook-no-number = There is no rule { $number }. The nearest are:
rulebook-no-game = There is no game “{ $game }” here. This is the rulebook of { $title }.
rulebook-address = Permanent address of rule { $rule }
rulebook-cards = Cards:
rulebook-differs = Differs from:
rulebook-cited = Cited by:
rulebook-rulings = { $n ->
    [1] Ruling { $numbers }
   *[other] Rulings { $numbers }
}
rulebook-rulings-help = The rulebook leaves a question open here. The sentence above contains the answer that Carillon follows.
rulebook-rulings-also = · see also
rulebook-show = Show me
rulebook-show-rule = Show me rule { $rule } in an example
rulebook-more = { $n ->
    [one] { $n } more example
   *[other] { $n } more examples
}
rulebook-example = Example { $n }
rulebook-example-plays = { $played ->
    [0] { $refused ->
        [0] The position shows the rule.
        [1] An action is tried and refused (§ { $rules }).
       *[other] { $refused } actions are tried and refused (§ { $rules }).
    }
    [1] { $refused ->
        [0] An action is played.
        [1] An action is played, and one is tried and refused (§ { $rules }).
       *[other] An action is played, and { $refused } are tried and refused (§ { $rules }).
    }
   *[other] { $refused ->
        [0] { $played } actions are played.
        [1] { $played } actions are played, and one is tried and refused (§ { $rules }).
       *[other] { $played } actions are played, and { $refused } are tried and refused (§ { $rules }).
    }
}
rulebook-gallery-link = More examples to play are in the rulebook
rulebook-gallery = Examples to play
rulebook-gallery-about = Each example opens on the board, on this device. Step through it, see what is refused and why, and take over whenever you like.
rulebook-show-failed = The example could not be opened.
rulebook-no-programs = This server was built without the games' programs for browsers, so the examples can't be played here.

## The editor of positions

editor = Position editor
editor-sound = This is a position of the game
editor-wrong = { $n ->
    [one] { $n } thing is wrong:
   *[other] { $n } things are wrong:
}
editor-line = line { $n }
editor-whole = The position
editor-yes = Yes
editor-no = No
editor-default = As usual
editor-none = Nothing
editor-reduced = { $name } (reduced)
editor-add = Add…
editor-add-line = Add a connection…
editor-add-to = Add to: { $name }
editor-add-row = Add a row
editor-remove = Remove { $name }
editor-remove-row = Remove this row
editor-more = One more: { $name }
editor-fewer = One fewer: { $name }
editor-flip = Turn over: { $name }
editor-tab-counters = Counters
editor-tab-table = Date
editor-tab-cards = Cards
editor-tab-text = Text
editor-tab-open = Open
editor-space = Space
editor-no-space = No space chosen
editor-tray = Counters
editor-tray-help = Press a space on the map, then the counters that stand there. Or press a counter first, and then every space that gets one.
editor-into = Counters go to
editor-by-name = Counters by name
editor-nobody = Nobody
editor-empty = Remove all
editor-markers = Markers
editor-put = { $space }: { $name } placed
editor-taken = { $space }: { $name } removed
editor-armed = Now press the spaces that get this counter.
editor-map-help = Arrow keys choose a space, Enter places the chosen counter, Delete removes the last one.
editor-piles = Places of cards
editor-cards-of = Cards for: { $name }
editor-find-card = Find a card
editor-text-help = The position as text. Clicks change the text, and the text changes the map.
editor-go-on = Go on from here
editor-not-yet = A game can begin here once nothing is wrong.
editor-asks = The { $side } choose first.
editor-play = Play this position
editor-study = Study this position
editor-share = Keep and send
editor-link-copied = The link is copied. Anybody who opens it gets a copy of this position.
editor-link-long = This position is too long for a link. Save it as a file instead.
editor-case = Save as a case
editor-case-name = What the case shows
editor-case-help = A case is a position with actions and their results. It is how a question about the rules is asked.
editor-begin = Begin anew
editor-blank = Empty map
editor-setup = Set-up
editor-file = A file…
editor-paste = From a text…
editor-read = Open this text
editor-unread = This text could not be opened.
editor-undo = Undo
editor-redo = Redo
editor-unreadable = The text can't be read. Mend it first.
editor-no-programs = This server has no programs for tables on this device, and so no editor.
editor-open = Position editor
editor-edit = Change the position
editor-help = Put counters on the map, set the date and the cards, and play or study from there.
key-from = Begin with
key-from-empty = An empty map
key-from-setup = The set-up
key-scenario = Scenario
key-year = Year
key-season = Season
key-vp = Victory points
key-hand = Hand
key-leaders = Leaders

## Puzzles

puzzles = Puzzles
puzzles-help = A moment of a game in which one plan is clearly better than every other. Find it on the board.
puzzles-open = Choose a puzzle
puzzles-all = All puzzles
puzzles-failed = The puzzles could not be loaded.
puzzles-progress = Solved: { $n } of { $of }.
puzzles-streak = { $n ->
    [one] Today's puzzle solved { $n } day in a row.
   *[other] Today's puzzle solved { $n } days in a row.
}
puzzle-loading = The puzzles are being loaded…
puzzle-today = Today's puzzle
puzzle-today-again = Today's puzzle (solved)
puzzle-theme = Theme
puzzle-themes-all = All themes
puzzle-difficulty = Difficulty
puzzle-difficulty-all = Any difficulty
puzzle-difficulty-1 = Easy
puzzle-difficulty-2 = Medium
puzzle-difficulty-3 = Hard
puzzle-number = Puzzle { $n }
puzzle-solved-1 = Solved at the first try
puzzle-solved-2 = Solved after a wrong answer
puzzle-solved-3 = Solution shown
puzzle-asks = { $side } to choose: which action is clearly the best?
puzzle-how = Answer on the board, or among the choices. You see only what your side knows.
puzzle-not-this = This is not the best action. Try another one.
puzzle-right = Right.
puzzle-shown = This is the solution.
puzzle-wrong = Not the best.
puzzle-why-right = After it, the { $side } win { $best } of the games that the computer plays on from here; after the next best answer, only { $second }.
puzzle-why-wrong = After it, the { $side } win { $chance } of the games that the computer plays on from here; after the best answer, { $best }.
puzzle-as-good = Your answer is as good; the board shows another one.
puzzle-ensign = The ensign makes the same mistake.
puzzle-own-line = This is your own line. The computer alongside judges it.
puzzle-on = Show the next action
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle

## Ratings

casual = Casual: the result does not count for ratings
offer-casual = casual
profile = My profile
profile-of = Profile of { $name }
prospects = win { $win }, draw { $draw }, loss { $loss }
rating-now = Rating { $rating } ± { $deviation }
rating-provisional = Rating { $rating } ± { $deviation } (provisional)
rating-provisional-help = A rating is provisional as long as too few games are known, or after a long time away.
rating-change = Your rating is now { $rating } ({ $change }).
rating-graph = { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
}, { $from } – { $to }: first rating { $first }, last { $last }, lowest { $low }, highest { $high }.
games-rated = { $n ->
    [one] { $n } rated game
   *[other] { $n } rated games
}
results = { $wins } won, { $draws } drawn, { $losses } lost
rated-games = Last rated games
opponents = Opponents
score-win = Won
score-draw = Drew
score-loss = Lost
as-side = as { $side }
game-view = view the game
player-since = Account since { $date }
player-unrated = This player has no rated game yet.
player-deleted = deleted account
player-none = No player has this name.
leaders = Best players
leaders-help = Players whose ratings are not provisional, for each side. The ratings of the computer are fixed.
leaders-none = Nobody has played enough rated games with this side yet.
