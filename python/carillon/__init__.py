"""Board wargames of the French & Indian War with every rule enforced, as environments, batches and self-play.

>>> import carillon
>>> env = carillon.make("wilderness", seed=7)
>>> env.reset()
>>> env.step(env.bot("thumb"))
"""

from carillon.batch import Batch
from carillon.env import Env, games, make, spec
from carillon.selfplay import Pairs, Totals, match, sim

__all__ = ["Batch", "Env", "Pairs", "Totals", "games", "make", "match", "sim", "spec"]
