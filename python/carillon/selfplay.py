"""Whole games of bots, with the same games and totals as `carillon sim` and `carillon match`."""

import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from typing import Callable, Dict, Iterable, List, Optional, Tuple

from carillon import _carillon
from carillon.env import seed_of

Played = Tuple[int, Optional[str], str, int]


@dataclass(frozen=True)
class Plan:
    """The game, the bots and the seed. A plan and the number of a game are all that a machine needs to play that game."""

    game: str
    french: str
    british: str
    seed: int
    scenario: str = ""
    options: Dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seed_of(self.seed)

    def play(self, numbers: List[int]) -> List[Played]:
        """Plays the games of these numbers, in this thread."""
        return _carillon.play_games(
            self.game, self.scenario, dict(self.options), self.french, self.british, self.seed, numbers
        )


@dataclass
class Totals:
    """The totals of a simulation."""

    games: int = 0
    french: int = 0
    british: int = 0
    draws: int = 0
    decisions: int = 0
    endings: Counter = field(default_factory=Counter)
    """The number of games for each way of ending."""

    def add(self, played: Iterable[Played]) -> None:
        for _, winner, ending, decisions in played:
            self.games += 1
            self.french += winner == "french"
            self.british += winner == "british"
            self.draws += winner is None
            self.decisions += decisions
            self.endings[ending] += 1


@dataclass
class Pairs:
    """The totals of a match for the bot that is measured: the two games of a pair have the same dice, and the bots swap sides."""

    bot: Totals = field(default_factory=Totals)
    """The games in which the measured bot plays the French."""
    other: Totals = field(default_factory=Totals)
    """The games in which the measured bot plays the British."""

    @property
    def games(self) -> int:
        return self.bot.games + self.other.games

    @property
    def wins(self) -> int:
        return self.bot.french + self.other.british

    @property
    def draws(self) -> int:
        return self.bot.draws + self.other.draws

    @property
    def score(self) -> float:
        """The measured bot's points per game: 1 for a win, a half for a draw."""
        return (self.wins + self.draws / 2) / self.games


Spread = Callable[[List[Tuple[Plan, List[int]]], Callable[[int, List[Played]], None]], None]
"""A function that plays tasks, each of one plan, and reports the index and the games of each finished task."""


def on_threads(jobs: Optional[int] = None) -> Spread:
    """Returns a function that plays tasks on the cores of this machine."""

    def spread(
        tasks: List[Tuple[Plan, List[int]]], done: Callable[[int, List[Played]], None]
    ) -> None:
        with ThreadPoolExecutor(jobs or os.cpu_count()) as pool:
            under_way = {pool.submit(plan.play, numbers): n for n, (plan, numbers) in enumerate(tasks)}
            for one in as_completed(under_way):
                done(under_way[one], one.result())

    return spread


def shares(start: int, games: int, size: int) -> List[List[int]]:
    """Splits the numbers from `start` on into shares of that size."""
    end = start + games
    return [list(range(n, min(n + size, end))) for n in range(start, end, size)]


def play_sim(spread: Spread, plan: Plan, start: int, games: int, size: int) -> Totals:
    totals = Totals()
    tasks = [(plan, numbers) for numbers in shares(start, games, size)]
    spread(tasks, lambda _, played: totals.add(played))
    return totals


def play_match(spread: Spread, plan: Plan, start: int, games: int, size: int) -> Pairs:
    if games % 2:
        raise ValueError("games come in pairs: write an even number")
    swapped = Plan(plan.game, plan.british, plan.french, plan.seed, plan.scenario, plan.options)
    pairs = Pairs()
    halves = [(plan, pairs.bot), (swapped, pairs.other)]
    tasks, totals = [], []
    for numbers in shares(start, games // 2, size):
        for half, total in halves:
            tasks.append((half, numbers))
            totals.append(total)
    spread(tasks, lambda n, played: totals[n].add(played))
    return pairs


def sim(
    game: str,
    games: int = 100,
    french: str = "thumb",
    british: str = "thumb",
    seed: int = 1,
    scenario: str = "",
    options: Optional[Dict[str, str]] = None,
    start: int = 0,
    jobs: Optional[int] = None,
) -> Totals:
    """Plays bots against bots, like `carillon sim GAME --games N --french BOT --british BOT --seed S --start K`."""
    plan = Plan(game, french, british, seed, scenario, options or {})
    return play_sim(on_threads(jobs), plan, start, games, 1)


def match(
    game: str,
    bot: str,
    other: str,
    games: int = 100,
    seed: int = 1,
    scenario: str = "",
    options: Optional[Dict[str, str]] = None,
    start: int = 0,
    jobs: Optional[int] = None,
) -> Pairs:
    """Plays one bot against another from both sides, like `carillon match GAME BOT OTHER --games N --seed S --start K`."""
    plan = Plan(game, bot, other, seed, scenario, options or {})
    return play_match(on_threads(jobs), plan, start, games, 1)
