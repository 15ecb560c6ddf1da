# What was mended in each version of the rules, said to who is in the midst of a game then.

mended-2 = How a game is stored; no rule.
mended-3 = A leader ends the phase with a force if he could have joined one. A force keeps the reach that it started with. A march that has not moved can be called off. A leader alone in a burned village fights nobody and bars no way. A leader on a cancelled or discarded card never comes.
mended-4 = A march is not over where picking somebody up or leaving somebody behind would let it go on. What is left of a force after “{ card-B30 }” may stay. “{ card-F27 }” stops no leader who is alone.
mended-5 = The panel of a combat keeps what was rolled with; no rule.
