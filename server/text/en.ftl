# What the server says at a table, whatever the game.

hint-chance = If the computer plays on for both sides, this wins { $n }% of the time.
hint-result = Likeliest outcome ({ $n }%): { $result }

log-out-of-time = { $side }: out of time. The computer plays on.
log-back = { $side }: the player has taken the seat again.
