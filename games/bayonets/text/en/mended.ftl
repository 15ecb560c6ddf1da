# The corrections in each version of the rules, as they are told to players in the middle of a game.

mended-2 = When a new year begins, no connection counts as used.
mended-3 = A Raid asks which unit goes, even if there is only one to choose. With an Indian point, “Take all” takes the units of one Nation.
mended-4 = Identical units in one space are removed without asking.
mended-5 = If an event or a procedure leaves only one target, loss, marker or place, the program takes it without asking.
mended-6 = If only one unit, target or route is possible, the program takes it without asking. Units that Outnumber the enemies in their space may be marshalled out of it. A Fleet may winter as a garrison.
