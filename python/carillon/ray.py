"""Self-play and matches on a Ray cluster. A game depends only on its seed and number, so the totals do not depend on
which worker plays a game, or how often: they are the totals of one machine."""

from typing import Callable, Dict, List, Optional, Tuple

import ray

from carillon.selfplay import Pairs, Plan, Played, Totals, play_match, play_sim


def play(plan: Plan, numbers: List[int]) -> List[Played]:
    """The task of a worker."""
    return plan.play(numbers)


def on_workers(play: Callable[[Plan, List[int]], List[Played]] = play, retries: int = 10):
    """Returns a function that plays tasks on the workers of the cluster that this program has joined by `ray.init`. The games of a lost worker
    are played again by another worker, at most `retries` times."""
    task = ray.remote(num_cpus=1, max_retries=retries)(play)

    def spread(
        tasks: List[Tuple[Plan, List[int]]], done: Callable[[int, List[Played]], None]
    ) -> None:
        under_way = {task.remote(plan, numbers): n for n, (plan, numbers) in enumerate(tasks)}
        while under_way:
            ready, _ = ray.wait(list(under_way))
            for one in ready:
                done(under_way.pop(one), ray.get(one))

    return spread


def sim(
    game: str,
    games: int = 100,
    french: str = "thumb",
    british: str = "thumb",
    seed: int = 1,
    scenario: str = "",
    options: Optional[Dict[str, str]] = None,
    start: int = 0,
    share: int = 10,
) -> Totals:
    """Plays bots against bots on the cluster, like `carillon.sim`, with `share` games per task."""
    plan = Plan(game, french, british, seed, scenario, options or {})
    return play_sim(on_workers(), plan, start, games, share)


def match(
    game: str,
    bot: str,
    other: str,
    games: int = 100,
    seed: int = 1,
    scenario: str = "",
    options: Optional[Dict[str, str]] = None,
    start: int = 0,
    share: int = 10,
) -> Pairs:
    """Plays one bot against another on the cluster, like `carillon.match`, with `share` games per task."""
    plan = Plan(game, bot, other, seed, scenario, options or {})
    return play_match(on_workers(), plan, start, games, share)
