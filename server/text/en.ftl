# What the server says at a table, whatever the game.

hint-chance = Played on by the computer for both sides, this wins { $n }% of the time.
hint-result = Likeliest outcome ({ $n }%): { $result }
