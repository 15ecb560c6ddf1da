# What the server says at a table, whatever the game.

hint-chance = If the computer plays on for both sides, this wins { $n }% of the time.
hint-result = Likeliest outcome ({ $n }%): { $result }
