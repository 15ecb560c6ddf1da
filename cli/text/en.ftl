# What the terminal itself says.

## The board

cli-labelled = { $label }: { $words }
cli-way-used = { $side }: { $n } of { $limit }
cli-point = { $point } ({ $state })
cli-inside = { $piece }, inside
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

## Odds

cli-odds-result = { $n }%  { $what }
cli-odds-die = {" "}(die { $faces })
cli-odds-lost = Expected losses: { $french } { $f }, { $british } { $b }
cli-odds-exact = Exact: every possible roll is counted.
cli-odds-played = Played out a few thousand times: accurate to about one percentage point.
cli-odds-later = The fight comes later: these are the odds with what is there now.
cli-odds-standing = With what stands there now, if the enemy does not respond:
cli-odds-threats = What the enemy may try, one of these:
cli-odds-all = All in all, if the enemy responds as the computer would:
cli-odds-not = Nothing is settled by that.
cli-odds-how = Which choice? “odds 3” tells what may come of the third.
cli-odds-none = Nothing can be fought here.

## Replay

cli-replay-title = { $game }: { $french } ({ $first }) against { $british } ({ $second })
cli-replay-number = After action { $number } of { $of }

## Analysis

cli-analyse-how = Judged by playing on { $n } times from every choice, with what each side knew then.
cli-analyse-turning-points = Turning points, the largest first
cli-analyse-none = No single choice or die decided much.
cli-analyse-at = { $date }, action { $number }
cli-analyse-mistake = Mistake of the { $side } ({ $n }%): { $play }. Better: { $better }
cli-analyse-luck = Luck of the { $side } ({ $n }%): { $play }
cli-analyse-side = { $side }: { $mistakes ->
    [0] no clear mistake
    [one] { $mistakes } clear mistake, which cost { $lost }%
   *[other] { $mistakes } clear mistakes, which cost { $lost }%
}; { $lucky ->
    [1] lucky
   *[other] unlucky
} by { $luck }%, give or take { $error }
cli-analyse-course = Chances to win
cli-analyse-chances = { $date }: { $french } { $f }%, { $british } { $b }%
cli-analyse-chart = { $game }: the chances to win, from the first action to the last
cli-analyse-sign-mistake = Mistake
cli-analyse-sign-luck = Luck
cli-analyse-written = The chart is in { $file }.

## Play

cli-begin = You play the { $side } against a bot ({ $bot }). Type a number, the action itself, or ? for help.
cli-begin-both = You play both sides. Type a number, the action itself, or ? for help.
cli-resumed = The game goes on after action { $number }.
cli-thinks = The { $side } are thinking ({ $bot })…
cli-more = … { $n ->
    [one] and { $n } more choice
   *[other] and { $n } more choices
}: type part of a name to see those that have it, or all
cli-filtered = { $n ->
    [1] One choice matches; its number plays it.
   *[other] { $n } choices match.
}
cli-no-match = No choice, command or action is called “{ $typed }”. Type ? for help.
cli-no-number = There are { $n } choices: type a number from 1 to { $n }.
cli-refused = Not allowed: { $why }
cli-why-nothing = No rule to quote about { $target }.
cli-why-can = { $target } can be chosen now; look among the choices.
cli-why-how = Say which: why NAME, or why space:ID.
cli-undone = Undone: { $what }.
cli-undo-nothing = There is nothing to undo.
cli-undo-theirs = The last action was the other side's.
cli-undo-chance = Can't undo: a die has been rolled or something was drawn.
cli-undo-reveals = Can't undo: something was revealed.
cli-rule-none = There is no rule { $rule }. The sections are { $sections }.
cli-rules-how = Say which: rules { $rule }
cli-saved = Game saved in { $file }.
cli-not-saved = The game could not be saved: { $error }
cli-save-how = Say where: save my-game.record
cli-quit = You left the game after action { $number }.
cli-help =
    NUMBER         play that choice (Enter alone plays the only one)
    an action      play it in the game's notation, as a record writes it
    some letters   show the choices that have them
    all            show every choice
    board          where the game stands
    hand           your cards and what they do
    log [N]        the last N lines of the log (20)
    rules RULE     what a rule or a section says, or those with these words
    odds NUMBER    what may come of that choice: a battle, a raid, who may intercept
    why TARGET     why a space or a card can't be chosen now
    undo           take the last action back, if nothing was rolled, drawn or shown
    save FILE      write the record so far
    quit           leave the game

## The board on the whole screen

cli-board-map = Map
cli-board-question = Question
cli-board-hand = Hand
cli-board-log = Log
cli-board-fight = Battle
cli-board-small = The board needs 80 columns and 24 lines; here are { $width } and { $height }. Make the window larger, or leave with q and play with --plain.
cli-board-curtain = It is the turn of the { $side }. Let nobody else look, and press Enter. Whoever has just played may still undo it with u.
cli-board-over = The game is over: look round, or leave with q.
cli-board-held = Held by: { $side }
cli-board-only = Only { $target } (Esc: all)
cli-board-armed = { $what } (Enter once more)
cli-board-chance = Dice or a draw: it can't be undone. Press Enter once more to do it.
cli-board-reveals = Something is revealed: it can't be undone. Press Enter once more to do it.
cli-board-hands-over = Then the other side chooses, and it is too late to undo. Press Enter once more to do it.
cli-board-why = { $target } is not allowed: { $why }
cli-board-no-window = This question can't be let go by: it is yours to answer.
cli-board-passing = Moments like this one go by until the date changes; P asks you again.
cli-board-asking = You are asked at every moment again.
cli-board-close = arrows scroll, any other key closes
cli-board-keys = Tab pane · Enter choose · / find · u undo · ? why not · h all keys · q leave
cli-board-help-title = Keys and signs
cli-board-help =
    Tab, Shift+Tab   to the next pane, or back
    arrows           go from space to space, choice to choice, card to card
    Enter            choose; where nothing can be chosen: look
    a number         point at that choice
    /                find choices by their letters; Esc shows all again
    n                the next space where something can be chosen
    i                all that lies in the space, or what the card does
    ?                why the space or the card can't be chosen
    o                the odds of the choice that is pointed at
    u                undo
    p                let moments like this one go by, until the date changes
    P                be asked at such moments again
    r                the rule of this question
    t                the whole table in words
    l                the other language
    q                leave; the game is kept, and --continue goes on with it
    mouse            click to choose, wheel to scroll

    In reverse: it can be chosen. [ ] or ( ): the space that is pointed at.
    F8+2*  strength 8, and two pieces with names of their own; ‡  markers

## Bots

level-random = random
level-thumb = rule of thumb
level-recruit = recruit
level-ensign = ensign
level-captain = captain
level-general = general

## Cases

case-no-toml = This is not TOML: { $why }
case-unknown-in-file = “{ $key }” is not known in a case file
case-names-no-game = A case file names its game in a line game
case-no-game = No game is called “{ $name }”; there is { $known }
case-no-cases = A case file holds at least one [[case]]
case-unknown-in-case = “{ $key }” is not known in a case
case-no-script = A case has a script
case-refused-with-script = A case whose position must be refused has no script
case-without-like = `without` takes from what a position is `like`
case-no-shared = There is no [positions.{ $name }]; there is: { $known }
case-like-itself = This position is like itself
case-shared-has-no = [positions.{ $name }] has no { $path }
case-wants-table = A table is wanted here
case-wants-list = A list is wanted here
case-wants-text = A name in quotes is wanted here
case-no-die = “{ $die }” is not a die: 1 to 6
case-no-side = “{ $side }” is not a side: french or british
case-write-look = Write: ? PATH = VALUE
case-write-offers = Write: { $verb } ACTION, or { $verb } ACTION | ACTION
case-write-log = Write: { $verb } KEY GAP=VALUE…
case-no-gap = “{ $word }” is not GAP=VALUE
case-no-step = “{ $text }” is not a step: write SIDE: ACTION, ? PATH = VALUE, dice N…, draw NAME…, offers ACTION or log KEY
case-no-rule = It proves { $rule }, which is no rule; the nearest are { $known }
case-names-no-rule = There is no rule { $rule }; the nearest are { $known }
case-position-refused = The position is refused: { $why }
case-position-refused-otherwise = The position is refused: { $why }. What was wanted: “{ $wanted }”
case-position-slip = The position is written wrong, which proves nothing: { $why }
case-position-accepted = The position is accepted, and should be refused
case-differs = { $path } is { $found }, and { $wanted } was wanted
case-no-key = There is no { $name } to look at; there is { $known }
case-no-name = There is no { $name } in { $at }; the nearest are { $known }
case-refused = “{ $play }” is refused: { $why } ({ $rule })
case-refused-otherwise = “{ $play }” is refused by { $rule }, and { $wanted } was wanted: { $why }
case-played = “{ $play }” was played, and should be refused
case-played-against = “{ $play }” was played, and { $wanted } should forbid it
case-unreadable = “{ $play }” is no action of this game
case-no-space = “{ $play }”: { $word } is no space: { $meant }?
case-no-piece = “{ $play }”: { $word } is no piece: { $meant }?
case-no-card = “{ $play }”: { $word } is no card: { $meant }?
case-no-word = “{ $play }”: { $word } means nothing there: { $meant }?
case-not-offered = “{ $play }” is not offered
case-offered = “{ $play }” is offered
case-no-log = The log never says { $key }; the nearest are { $known }
case-log-no-gap = “{ $key }” says no { $gap }; it says { $known }
case-log-no-word = { $gap } can't be “{ $word }”: that is no name of this game
case-told = The log says: { $line }
case-not-told = The log does not say { $key }; it says: { $told }
case-die-missing = A die was rolled that the script does not give: { $roll }
case-die-missing-untold = A die was rolled that the script does not give
case-draw-missing = Something was drawn that the script does not give, out of { $from }
case-draw-not-there = { $wanted } can't be drawn; there is { $from }
case-left-over = Never rolled or drawn: { $left }
case-left-over-after = Never rolled or drawn: { $left }. What was rolled: { $rolls }
case-unsound = The state is unsound: { $wrong }
case-broke = The rules broke down; please report it

cli-case-hold = { $n } hold
cli-case-differ = { $n } differ
cli-case-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
}
cli-case-could = What could be done:
cli-case-more = … { $n ->
    [one] and one more
   *[other] and { $n } more
 }
cli-case-refused = refused: { $why }
cli-case-by-itself = { $play } (by itself, since nothing else is left)
cli-case-dice = dice { $dice }
cli-case-draw = draw { $draws }
forfeit = A program gave no answer that could be played
