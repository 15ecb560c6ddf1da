# What was mended in each version of the rules, said to who is in the midst of a game then.

mended-2 = When a new year begins no connection counts as used any more.
mended-3 = A Raid asks who raids even if there is only one to choose. With an Indian point, taking all takes the units of one Nation.
mended-4 = Units alike in one place are no choice: they are removed by themselves.
mended-5 = The only target, loss, marker or place that an event or a procedure asks for is taken by itself.
