# The corrections in each version of the rules, as they are told to players in the middle of a game.

mended-2 = Games are stored in another form; no rule has changed.
mended-3 = A leader ends the phase with a force if he could have joined one. A force keeps the reach that it started with. A march that has not moved can be called off. A leader alone in a burned village fights nobody and blocks no path. A leader on a cancelled or discarded card never comes.
mended-4 = A march is not over where picking up or leaving pieces would let it go on. The rest of a force after “{ card-B30 }” may stay. “{ card-F27 }” does not stop a lone leader.
mended-5 = The panel of a combat keeps the values used for the roll; no rule has changed.
mended-6 = A force does not form where no piece could go anywhere, and does not take along a piece with which it could not set out.
