# The texts of a table, whatever the game.

hint-chance = If the computer plays both sides from here, this wins { $n }% of the time.
hint-result = Likeliest outcome ({ $n }%): { $result }

log-out-of-time = { $side }: out of time. The computer takes over.
log-back = { $side }: the player has taken the seat again.
log-taken-back = { $side }: { $n ->
    [one] { $n } action was taken back by agreement. Anything seen stays known; the dice will be rolled afresh.
   *[other] { $n } actions were taken back by agreement. Anything seen stays known; the dice will be rolled afresh.
}
log-pause = A pause was agreed: the clocks are stopped.
log-resume = The pause is over.
