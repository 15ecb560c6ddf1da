"""Many games of one kind, stepped together on all cores."""

from typing import Dict, NamedTuple, Optional

import numpy as np

from carillon import _carillon
from carillon.env import _spec, seed_of


class Stands(NamedTuple):
    """The state of the games, one array per field."""

    chooser: np.ndarray
    """The side that must choose: 0 for the French, 1 for the British."""
    done: np.ndarray
    """Whether the last step ended a game; if so, the batch has already begun the next game in its place."""
    rewards: np.ndarray
    """The rewards of the ended game for the French and the British: 1, -1, or 0."""
    seed: np.ndarray
    """The seed of each game, from which `carillon.make` begins the same game."""
    number: np.ndarray
    """The number of actions played."""


class Batch:
    """A batch of `games` games with consecutive seeds, beginning with `seed`. When a game ends, the batch begins another
    in its place, with the old seed plus the number of games, so that every game is the same on any number of cores.
    If `cancellations` is true, the legal actions include those that only take back an earlier choice of the same
    side in its turn."""

    def __init__(
        self,
        game: str,
        games: int,
        scenario: str = "",
        options: Optional[Dict[str, str]] = None,
        seed: int = 0,
        cancellations: bool = False,
    ):
        if not isinstance(games, (int, np.integer)) or games < 1:
            raise ValueError(f"a batch has a whole number of games, at least 1, and not {games!r}")
        self.game = game
        self.games = int(games)
        self.actions = len(_spec(game)["actions"])
        self._batch = _carillon.Batch(game, games, scenario, dict(options or {}), seed_of(seed), cancellations)
        self._read()

    def __len__(self) -> int:
        return self.games

    def _read(self) -> None:
        chooser, done, worth, seed, number = self._batch.stands()
        french = np.frombuffer(worth, np.int8)
        self.stands = Stands(
            np.frombuffer(chooser, np.uint8),
            np.frombuffer(done, np.bool_),
            np.stack([french, -french], axis=1),
            np.frombuffer(seed, np.uint64),
            np.frombuffer(number, np.uint32),
        )
        offsets, ids = self._batch.legal()
        self.offsets = np.frombuffer(offsets, np.uint32)
        """The legal actions of game n are `ids[offsets[n]:offsets[n + 1]]`."""
        self.ids = np.frombuffer(ids, np.uint32)

    def step(self, ids: np.ndarray) -> Stands:
        """Plays one action in each game, given by their ids. If any action is illegal, none is played."""
        given = np.asarray(ids)
        if given.size and not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"ids are whole numbers, and not {given.dtype}")
        wrong = np.flatnonzero((given < 0) | (given >= self.actions))
        if wrong.size:
            raise ValueError(f"{given.flat[wrong[0]]} is no id of an action, which was given for game {wrong[0]}")
        self._batch.step(np.ascontiguousarray(given, np.uint32).tobytes())
        self._read()
        return self.stands

    def legal(self, game: int) -> np.ndarray:
        """Returns the ids of the legal actions of that game."""
        return self.ids[self.offsets[game] : self.offsets[game + 1]]

    def features(self) -> np.ndarray:
        """Returns the features that the choosing side of each game knows: one row per game, with a 0 or 1 for each input in `spec`."""
        return np.frombuffer(self._batch.features(), np.int8).reshape(self.games, -1)

    def masks(self) -> np.ndarray:
        """Returns one row per game, with a 1 for the id of each legal action."""
        masks = np.zeros((self.games, self.actions), np.int8)
        masks[np.repeat(np.arange(self.games), np.diff(self.offsets)), self.ids] = 1
        return masks

    def sample(self, rng: np.random.Generator) -> np.ndarray:
        """Returns a random legal action for each game."""
        counts = np.diff(self.offsets)
        return self.ids[self.offsets[:-1] + rng.integers(0, counts, dtype=np.uint32)]
