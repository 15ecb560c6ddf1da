"""Many games of one kind, stepped together on all cores."""

from typing import Dict, NamedTuple, Optional

import numpy as np

from carillon import _carillon
from carillon.env import _spec


class Stands(NamedTuple):
    """How the games stand, an array each."""

    chooser: np.ndarray
    """Who chooses: 0 the French, 1 the British."""
    done: np.ndarray
    """Did the last step end a game? The one that stands there now is the next."""
    rewards: np.ndarray
    """What that game was worth to the French and to the British: 1, -1, or 0."""
    seed: np.ndarray
    """The seed of each game: with it alone, `carillon.make` begins the same game."""
    number: np.ndarray
    """How many actions it has seen."""


class Batch:
    """`games` games, the first with that seed, the next with the next. A game that ends begins anew with its seed and
    the number of games added, so that every game is the same on any number of cores."""

    def __init__(
        self,
        game: str,
        games: int,
        scenario: str = "",
        options: Optional[Dict[str, str]] = None,
        seed: int = 0,
    ):
        self.game = game
        self.games = games
        self.actions = len(_spec(game)["actions"])
        self._batch = _carillon.Batch(game, games, scenario, dict(options or {}), seed)
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
        """What may be played in game n are `ids[offsets[n]:offsets[n + 1]]`."""
        self.ids = np.frombuffer(ids, np.uint32)

    def step(self, ids: np.ndarray) -> Stands:
        """Plays one action in each game, by its id. Where one may not be played, none is."""
        self._batch.step(np.ascontiguousarray(ids, np.uint32).tobytes())
        self._read()
        return self.stands

    def legal(self, game: int) -> np.ndarray:
        """The ids of what may be played in that game."""
        return self.ids[self.offsets[game] : self.offsets[game + 1]]

    def features(self) -> np.ndarray:
        """What the chooser of each game knows: a row a game, in it a 0 or 1 for each input that `spec` names."""
        return np.frombuffer(self._batch.features(), np.int8).reshape(self.games, -1)

    def masks(self) -> np.ndarray:
        """A row a game, in it a 1 for each id that may be played."""
        masks = np.zeros((self.games, self.actions), np.int8)
        masks[np.repeat(np.arange(self.games), np.diff(self.offsets)), self.ids] = 1
        return masks

    def sample(self, rng: np.random.Generator) -> np.ndarray:
        """One action for each game at random."""
        counts = np.diff(self.offsets)
        return self.ids[self.offsets[:-1] + rng.integers(0, counts, dtype=np.uint32)]
