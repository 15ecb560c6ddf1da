"""A game as a PettingZoo environment in which the agents act in turn (AEC)."""

import json
from functools import lru_cache
from typing import Any, Dict, List, Optional, Tuple

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from carillon import _carillon

SIDES = ["french", "british"]


def games() -> List[Dict[str, Any]]:
    """Returns the games with their scenarios, options and levels."""
    return json.loads(_carillon.games())


SEEDS = 2**64


def seed_of(given: Any) -> int:
    """Returns the seed that was given, if it is valid."""
    if not isinstance(given, (int, np.integer)) or not 0 <= given < SEEDS:
        raise ValueError(f"{given!r} is no seed: write a whole number from 0 to {SEEDS - 1}")
    return int(given)


@lru_cache(maxsize=None)
def _spec(game: str) -> Dict[str, Any]:
    return json.loads(_carillon.spec(game))


def spec(game: str) -> Dict[str, Any]:
    """Returns the meaning of every input of the features and of every action id."""
    return json.loads(_carillon.spec(game))


def make(
    game: str,
    scenario: str = "",
    options: Optional[Dict[str, str]] = None,
    seed: int = 0,
    position: Optional[str] = None,
    cancellations: bool = False,
) -> "Env":
    """Returns an environment. `games()` lists the games, scenarios and options; a `position` is written as in
    a case, and names its own scenario and options. If `cancellations` is true, the legal actions include those that
    only take back an earlier choice of the same side in its turn."""
    env = Env(game, scenario, options, seed, position, cancellations)
    env.reset(seed=seed)
    return env


class Env(AECEnv):
    """A game for two agents, `french` and `british`.

    If both agents must choose at once, they choose one after the other, and neither sees the other's choice before both
    have chosen. An observation contains only what the observing side may know: `observation` has the features (`spec`),
    and `action_mask` has a 1 for each id that may be played now. The winner is rewarded with 1, the loser with -1.
    """

    metadata = {"name": "carillon_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        scenario: str = "",
        options: Optional[Dict[str, str]] = None,
        seed: int = 0,
        position: Optional[str] = None,
        cancellations: bool = False,
    ):
        super().__init__()
        facts = _spec(game)
        self.game = game
        self.actions = len(facts["actions"])
        self.render_mode = "ansi"
        self.possible_agents = list(SIDES)
        self.agent_selection = SIDES[0]
        self._begin = (scenario, dict(options or {}), position)
        self._cancellations = cancellations
        self._seed = seed_of(seed)
        size = facts["features"]["size"]
        self._observations = {
            side: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, (size,), np.int8),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for side in SIDES
        }
        self._actions = {side: spaces.Discrete(self.actions) for side in SIDES}

    def observation_space(self, agent: str) -> spaces.Space:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self._actions[agent]

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        """Starts a new game, with that seed or, without a seed, with the next seed."""
        del options
        if seed is not None:
            self._seed = seed_of(seed)
        scenario, switched, position = self._begin
        trial = _carillon.Trial(
            self.game, scenario, switched, self._seed, position, self._cancellations
        )
        self._seed = (self._seed + 1) % SEEDS
        self._sit(trial)

    def _sit(self, trial: _carillon.Trial) -> None:
        self.trial = trial
        self.agents = list(SIDES)
        self.rewards = {side: 0 for side in SIDES}
        self._cumulative_rewards = {side: 0 for side in SIDES}
        self.terminations = {side: False for side in SIDES}
        self.truncations = {side: False for side in SIDES}
        self.infos: Dict[str, dict] = {side: {} for side in SIDES}
        self._next()

    def _next(self) -> None:
        outcome = self.trial.outcome()
        if outcome is None:
            self.agent_selection = self.trial.awaited()[0]
            return
        winner, _ = outcome
        for side in SIDES:
            self.terminations[side] = True
            self.rewards[side] = 0 if winner is None else 1 if winner == side else -1

    def step(self, action: Optional[int]) -> None:
        """Plays the action of that id for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"the {agent} must choose, and None is no action")
        self.trial.play(agent, int(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._next()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Dict[str, np.ndarray]:
        mask = np.zeros(self.actions, np.int8)
        if agent == self.agent_selection:
            mask[self.legal()] = 1
        return {"observation": self.features(agent), "action_mask": mask}

    def render(self) -> str:
        """Returns the side that must choose and its legal actions, in the game's notation. The board is in `view`."""
        if self.outcome is not None:
            winner, how = self.outcome
            return f"after {self.number} actions: {winner or 'nobody'} won ({how})"
        texts = self.trial.legal_texts(self.agent_selection)
        return f"after {self.number} actions: {self.agent_selection} may play {', '.join(texts)}"

    def close(self) -> None:
        """Does nothing: there is nothing to close."""

    def features(self, agent: Optional[str] = None) -> np.ndarray:
        """Returns the features that a side knows: a 0 or 1 for each input in `spec`."""
        features = self.trial.features(agent or self.agent_selection)
        return np.frombuffer(features, np.int8)

    def view(self, eye: Optional[str] = None, since: Optional[int] = None) -> Dict[str, Any]:
        """Returns what a side, a `watcher` or an all-seeing viewer (`open`) sees: the whole `view` as the browser gets it, the
        `prompt` of the side that must choose, and the `log` from action `since` on (by default the last action)."""
        since = self.trial.number() if since is None else since
        return json.loads(self.trial.view(eye or self.agent_selection, since))

    def words(self, eye: Optional[str] = None, since: Optional[int] = None, lang: str = "en") -> str:
        """Returns what `view` returns as text, as the terminal shows the table, in English or French (`fr`)."""
        since = self.trial.number() if since is None else since
        return self.trial.words(eye or self.agent_selection, since, lang)

    def legal(self) -> np.ndarray:
        """Returns the ids of the legal actions."""
        return np.frombuffer(self.trial.legal(self.agent_selection), np.uint32)

    def text(self, id: int) -> str:
        """Returns the action of that id, in the game's notation."""
        return self.trial.text_of(self.agent_selection, int(id))

    def id(self, text: str) -> int:
        """Returns the id of a legal action in the game's notation."""
        texts = self.trial.legal_texts(self.agent_selection)
        if text not in texts:
            raise ValueError(f"{text!r} may not be played now; one of {', '.join(texts)} may")
        return int(self.legal()[texts.index(text)])

    def bot(self, level: str, seed: int = 0) -> int:
        """Returns the id of the action that a bot of that level would choose, given what its side knows. The action is not played."""
        return self.trial.choose(self.agent_selection, level, seed_of(seed))

    def undo(self) -> bool:
        """Takes the last action back, even after dice or reveals. Returns False if there is no action."""
        if not self.trial.undo():
            return False
        self._sit(self.trial)
        return True

    @property
    def number(self) -> int:
        """The number of actions played."""
        return self.trial.number()

    @property
    def outcome(self) -> Optional[Tuple[Optional[str], str]]:
        """The winner (None in a draw) and the way the game ended; None before the end."""
        return self.trial.outcome()

    def position(self) -> Optional[str]:
        """Returns the state as a position, if it can be written as one."""
        return self.trial.position()

    def clone(self) -> "Env":
        """Returns an independent copy, with the same dice to come."""
        return self._with(self.trial.copy())

    def imagine(self, agent: Optional[str] = None, seed: int = 0) -> "Env":
        """Returns a copy in which everything that a side can't see is dealt anew, including dice to come, so that the side may search the copy."""
        return self._with(self.trial.imagine(agent or self.agent_selection, seed_of(seed)))

    def _with(self, trial: _carillon.Trial) -> "Env":
        scenario, options, position = self._begin
        other = Env(self.game, scenario, options, self._seed, position)
        other.agent_selection = self.agent_selection
        other._sit(trial)
        other.agents = list(self.agents)
        other.rewards = dict(self.rewards)
        other._cumulative_rewards = dict(self._cumulative_rewards)
        return other
