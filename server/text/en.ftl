# What the server says at a table, whatever the game.

hint-chance = If the computer plays on for both sides, this wins { $n }% of the time.
hint-result = Likeliest outcome ({ $n }%): { $result }

log-out-of-time = { $side }: out of time. The computer plays on.
log-back = { $side }: the player has taken the seat again.
log-taken-back = { $side }: { $n ->
    [one] { $n } action was taken back by agreement. What was seen stays known; the dice will be others.
   *[other] { $n } actions were taken back by agreement. What was seen stays known; the dice will be others.
}
log-pause = A pause was agreed on: no clock runs.
log-resume = The pause is over.
