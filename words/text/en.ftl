# The terminal's own texts.

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
cli-odds-later = The fight comes later: these are the odds with the forces there now.
cli-odds-standing = With the forces there now, if the enemy does not respond:
cli-odds-threats = The enemy may try one of these:
cli-odds-all = Overall, if the enemy responds as the computer would:
cli-odds-not = Nothing is decided by dice after that choice.
cli-odds-how = Which choice? “odds 3” gives the odds of the third.
cli-odds-none = No fight is possible here.

## Replay

cli-study-written = Written to { $file }: { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
cli-replay-title = { $game }: { $french } ({ $first }) against { $british } ({ $second })
cli-replay-number = After action { $number } of { $of }

## Analysis

cli-analyse-how = Judged by playing on { $n } times from every choice, with what each side knew at the time.
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
cli-analyse-course = Chances of winning
cli-analyse-chances = { $date }: { $french } { $f }%, { $british } { $b }%
cli-analyse-found = { $n }%  { $play } (tried { $visits ->
    [1] once
   *[other] { $visits } times
})
cli-analyse-search = Judged by a search of { $n } iterations, using only what the choosing side can know. Little is known about actions that were seldom tried.
cli-analyse-chart = { $game }: the chances of winning, from the first action to the last
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
}: type part of a name to see those that contain it, or all
cli-filtered = { $n ->
    [1] One choice matches; its number plays it.
   *[other] { $n } choices match.
}
cli-no-match = No choice, command or action is called “{ $typed }”. Type ? for help.
cli-no-number = There are { $n } choices: type a number from 1 to { $n }.
cli-refused = Not allowed: { $why }
cli-why-nothing = No rule says anything about { $target } now.
cli-why-can = { $target } can be chosen now; look among the choices.
cli-why-how = Name a target: why NAME, or why space:ID.
cli-undone = Undone: { $what }.
cli-undo-nothing = There is nothing to undo.
cli-undo-theirs = The last action was the other side's.
cli-undo-chance = Can't undo: a die has been rolled or something was drawn.
cli-undo-reveals = Can't undo: something was revealed.
cli-rule-none = There is no rule { $rule }. The sections are { $sections }.
cli-rules-how = Say which: rules { $rule }
cli-saved = Game saved in { $file }.
cli-not-saved = The game could not be saved: { $error }
cli-save-how = Name a file: save my-game.record
cli-hint = { $what }  (wins { $chance }% of the time)
cli-picture-unofficial = Drawn by Carillon, an unofficial program
cli-quit = You left the game after action { $number }.
cli-help =
    NUMBER         play that choice (Enter alone plays the only one)
    an action      play it in the game's notation, as a record writes it
    some letters   show the choices that contain them
    all            show every choice
    board          where the game stands
    hand           your cards and what they do
    log [N]        the last N lines of the log (20)
    rules RULE     what a rule or a section says, or the rules with these words
    odds NUMBER    the odds of that choice: a battle, a raid, who may intercept
    why TARGET     why a space or a card can't be chosen now
    hint           what the computer would do
    undo           undo the last action, unless it led to a roll, a draw or a reveal
    save FILE      write the record so far
    quit           leave the game

## The board on the whole screen

cli-board-map = Map
cli-board-question = Question
cli-board-hand = Hand
cli-board-log = Log
cli-board-fight = Battle
cli-board-small = The board needs 80 columns and 24 lines; this window has { $width } and { $height }. Make the window larger, or leave with q and play with --plain.
cli-board-curtain = It is the turn of the { $side }. Make sure that nobody else is looking, then press Enter. The player who has just moved may still undo with u.
cli-board-over = The game is over: look around, or leave with q.
cli-board-held = Held by: { $side }
cli-board-only = Only { $target } (Esc: all)
cli-board-armed = { $what } (Enter once more)
cli-board-chance = This choice rolls dice or draws, and can't be undone. Press Enter once more to make it.
cli-board-reveals = This choice reveals something, and can't be undone. Press Enter once more to make it.
cli-board-hands-over = The other side chooses next, and then it is too late to undo. Press Enter once more to do it.
cli-board-why = { $target } is not allowed: { $why }
cli-board-no-window = This question can't be skipped: only you can answer it.
cli-board-passing = Prompts like this are skipped until the date changes; P asks you again.
cli-board-asking = You will be asked every question again.
cli-board-hint = The computer would do this: it wins { $chance }% of the time.
cli-board-hinted = The computer would choose: { $numbers }
cli-board-hint-soon = The computer is thinking about your choice…
cli-board-close = arrows scroll, any other key closes
cli-board-keys = Tab pane · Enter choose · / find · u undo · ? why not · h all keys · q leave
cli-board-help-title = Keys and signs
cli-board-help =
    Tab, Shift+Tab   to the next pane, or back
    arrows           go from space to space, choice to choice, card to card
    Enter            choose; where there is nothing to choose, look
    a number         select that choice
    /                find choices by their letters; Esc shows all again
    n                the next space where something can be chosen
    i                everything in the space, or what the card does
    ?                why the space or the card can't be chosen
    o                the odds of the selected choice
    c                the computer's choice: a hint
    z                the whole map, or back
    u                undo
    p                skip prompts like this until the date changes
    P                be asked again
    r                the rule of this question
    t                the whole table in words
    l                the other language
    q                leave; the game is saved, and --continue resumes it
    mouse            click to choose, wheel to scroll

    In reverse: it can be chosen. [ ] or ( ): the selected space.
    F8+2*  strength 8, and two named pieces; ‡  markers

## Bots

level-random = random
level-thumb = rule of thumb
level-recruit = recruit
level-ensign = ensign
level-captain = captain
level-general = general
level-captain-1 = captain of November 2026
level-turtle = turtle
level-raider = raider
level-rush = rush
level-builder = builder

## Cases

case-no-toml = This is not TOML: { $why }
case-unknown-in-file = “{ $key }” is not a known key of a case file
case-names-no-game = A case file must name its game in a line “game”
case-no-game = There is no game “{ $name }”; the games are { $known }
case-no-cases = A case file must hold at least one [[case]]
case-unknown-in-case = “{ $key }” is not a known key of a case
case-no-script = A case needs a script
case-refused-with-script = A case whose position must be refused has no script
case-without-like = `without` removes keys from the position named by `like`
case-no-shared = There is no [positions.{ $name }]; there is: { $known }
case-like-itself = This position is `like` itself
case-shared-has-no = [positions.{ $name }] has no { $path }
case-wants-table = This must be a table
case-wants-list = This must be a list
case-wants-text = This must be a name in quotes
case-no-die = “{ $die }” is not a die: 1 to 6
case-no-side = “{ $side }” is not a side: french or british
case-write-look = Write: ? PATH = VALUE
case-write-offers = Write: { $verb } ACTION, or { $verb } ACTION | ACTION
case-write-log = Write: { $verb } KEY GAP=VALUE…
case-no-gap = “{ $word }” is not GAP=VALUE
case-no-step = “{ $text }” is not a step: write SIDE: ACTION, ? PATH = VALUE, dice N…, draw NAME…, offers ACTION or log KEY
case-no-rule = The case proves { $rule }, which is not a rule; the nearest are { $known }
case-names-no-rule = There is no rule { $rule }; the nearest are { $known }
case-position-refused = The position is refused: { $why }
case-position-refused-otherwise = The position is refused: { $why }. Expected: “{ $wanted }”
case-position-slip = The position contains a slip, which proves nothing: { $why }
case-position-accepted = The position is accepted, but should be refused
case-differs = { $path } is { $found }; expected { $wanted }
case-no-key = There is no { $name } to look at; there is { $known }
case-no-name = There is no { $name } in { $at }; the nearest are { $known }
case-refused = “{ $play }” is refused: { $why } ({ $rule })
case-refused-otherwise = “{ $play }” is refused by { $rule }; expected { $wanted }: { $why }
case-played = “{ $play }” was played, but should be refused
case-played-against = “{ $play }” was played, but { $wanted } should forbid it
case-unreadable = “{ $play }” is not an action of this game
case-no-space = “{ $play }”: { $word } is not a space: { $meant }?
case-no-piece = “{ $play }”: { $word } is not a piece: { $meant }?
case-no-card = “{ $play }”: { $word } is not a card: { $meant }?
case-no-word = “{ $play }”: { $word } means nothing in this action: { $meant }?
case-not-offered = “{ $play }” is not offered
case-offered = “{ $play }” is offered
case-no-log = The log never says { $key }; the nearest are { $known }
case-log-no-gap = “{ $key }” has no { $gap }; it has { $known }
case-log-no-word = { $gap } can't be “{ $word }”: that is not a name of this game
case-told = The log says: { $line }
case-not-told = The log does not say { $key }; it says: { $told }
case-die-missing = The script does not give a die that was rolled: { $roll }
case-die-missing-untold = The script does not give a die that was rolled
case-draw-missing = The script does not give a draw that was made from { $from }
case-draw-not-there = { $wanted } can't be drawn; there are { $from }
case-left-over = Never rolled or drawn: { $left }
case-left-over-after = Never rolled or drawn: { $left }. The rolls were: { $rolls }
case-unsound = The state is unsound: { $wrong }
case-broke = The rules broke down; please report it

cli-case-hold = { $n ->
    [one] { $n } holds
   *[other] { $n } hold
}
cli-case-differ = { $n ->
    [one] { $n } differs
   *[other] { $n } differ
}
cli-case-files = { $n ->
    [one] { $n } file
   *[other] { $n } files
}
cli-case-could = The legal actions were:
cli-case-more = … { $n ->
    [one] and one more
   *[other] and { $n } more
 }
cli-case-refused = refused: { $why }
cli-case-by-itself = { $play } (automatically, since nothing else is left)
cli-case-dice = dice { $dice }
cli-case-draw = draw { $draws }
forfeit = A program gave no playable answer
