# What was mended in each version of the rules, said to who is in the midst of a game then.

mended-2 = How a game is stored; no rule.
mended-3 = What follows from a battle, an assault or a raid follows when it is over: so the garrison takes its losses though the last attacker fell, and all British beaten in an Amphib space reach their ports. Interceptors and their leader fight outside the walls. Interception and avoiding bar each other for the whole enemy move. Only Drilled Troops that began the phase at a siege let it be rolled for. Nobody retreats up an arrow. Raiders beaten back onto a target raid it.
mended-4 = Units alike in one place are no choice: they are removed by themselves. An infiltrator thrown back from a fort goes where 6.712 sends him.
mended-5 = Nobody retreats or avoids battle into the port from which the enemy came. Fieldworks go when an infiltrator wins before a fort. A leader alone in an Amphib space reaches a port, and one alone in the wild at the end of the year a fortification. Besiegers who demolish what supplied them do not roll.
mended-6 = The only target, loss or place that an event asks for is taken by itself. The panels of sieges, raids, interceptions and avoiding show the die.
