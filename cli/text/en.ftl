# What the terminal itself says.

## The board

cli-labelled = { $label }: { $words }
cli-way-used = { $side } { $n } of { $limit }
cli-point = { $point } ({ $state })
cli-inside = { $piece } inside
cli-spent = { $piece } (spent)
cli-wounded = { $piece } (wounded)
cli-cards = { $side } cards: { $held } in hand, { $left } to draw, { $discarded } discarded
cli-cards-active = in play: { $card }
cli-empty = { $side }, no pieces: { $spaces }
cli-hand = { $side } hand
cli-card-condition = Condition
cli-card-when = When
cli-card-value = Value { $n }
cli-card-initiative = Initiative { $n }
cli-hand-empty = no cards
cli-panel-track = Track
cli-panel-dice = Dice
cli-won = The { $side } side wins: { $how }
cli-draw = A draw: { $how }

## Replay

cli-replay-title = { $game }: { $french } (French) against { $british } (British)
cli-replay-number = After action { $number } of { $of }

## Play

cli-begin = You play the { $side } side against { $bot }. Type a number, the action itself, or ? for help.
cli-begin-both = You play both sides. Type a number, the action itself, or ? for help.
cli-resumed = The game goes on after action { $number }.
cli-thinks = { $side } ({ $bot }) …
cli-more = … { $n ->
    [one] and one more choice
   *[other] and { $n } more choices
 }: type part of a name to see those that have it, or all
cli-filtered = { $n ->
    [one] One choice has that; its number plays it.
   *[other] { $n } choices have that.
 }
cli-no-match = No choice, command or action is called “{ $typed }”. Type ? for help.
cli-no-number = There are { $n } choices: type a number from 1 to { $n }.
cli-refused = That may not be: { $why }
cli-why-nothing = No rule has anything to say of { $target }.
cli-why-can = { $target } can be chosen now; look among the choices.
cli-why-how = Say of what: why NAME, or why space:ID.
cli-undone = Taken back.
cli-undo-nothing = There is nothing to undo.
cli-undo-theirs = The last action was the other side's.
cli-undo-final = A die, a draw or a card shown can't be taken back.
cli-rule-none = There is no rule { $rule }. Its sections are { $sections }.
cli-rules-how = Say which: rules { $rule }
cli-saved = The record is in { $file }.
cli-not-saved = The record could not be saved: { $error }
cli-save-how = Say where: save my-game.record
cli-quit = The game is left after action { $number }.
cli-help =
    NUMBER         play that choice (Enter alone plays the only one)
    an action      play it in the game's notation, as a record writes it
    some letters   show the choices that have them
    all            show every choice
    board          where the game stands
    hand           your cards and what they do
    log [N]        the last N lines of the log (20)
    rules RULE     what a rule or a section says
    why TARGET     why a space or a card can't be chosen now
    undo           take the last action back, if nothing was rolled, drawn or shown
    save FILE      write the record so far
    quit           leave the game
