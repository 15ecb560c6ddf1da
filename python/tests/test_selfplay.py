"""Tests of self-play: the totals are those of the `carillon` command, on one machine and on a cluster, even when a worker is lost."""

import os
from pathlib import Path

import pytest
import ray
from conftest import command

import carillon
import carillon.ray
from carillon.selfplay import Plan, play_sim


@pytest.fixture(scope="module")
def cluster():
    """A Ray cluster of two workers on this machine."""
    ray.init(
        num_cpus=2,
        include_dashboard=False,
        object_store_memory=80 * 1024 * 1024,
        logging_level="ERROR",
        log_to_driver=False,
    )
    yield
    ray.shutdown()


def test_simulations_have_the_totals_of_the_command(game):
    args = ["--games", "8", "--french", "random", "--british", "thumb", "--seed", "3", "--start", "2"]
    said = command("sim", game, *args, "--json")
    totals = carillon.sim(game, games=8, french="random", british="thumb", seed=3, start=2)
    assert totals.games == said["games"] == 8
    assert totals.french == said["french"]["wins"]
    assert totals.british == said["british"]["wins"]
    assert totals.draws == said["draws"]["games"]
    assert totals.endings == said["endings"]
    assert totals.decisions / 8 == pytest.approx(said["decisions"]["mean"])


def test_matches_have_the_totals_of_the_command(game):
    said = command("match", game, "thumb", "random", "--games", "8", "--seed", "3", "--json")
    pairs = carillon.match(game, "thumb", "random", games=8, seed=3)
    assert pairs.games == 2 * said["pairs"] == 8
    assert pairs.wins == said["french"]["won"] + said["british"]["won"]
    assert pairs.draws == said["french"]["drawn"] + said["british"]["drawn"]
    assert pairs.bot.endings + pairs.other.endings == said["endings"]
    decisions = pairs.bot.decisions + pairs.other.decisions
    assert decisions / 8 == pytest.approx(said["decisions"])


def test_a_cluster_has_the_totals_of_one_machine(game, cluster):
    alone = carillon.sim(game, games=10, french="random", british="thumb", seed=5)
    assert carillon.ray.sim(game, 10, "random", "thumb", seed=5, share=3) == alone
    pairs = carillon.match(game, "thumb", "random", games=6, seed=5)
    assert carillon.ray.match(game, "thumb", "random", games=6, seed=5, share=2) == pairs


def test_the_games_of_a_lost_worker_are_played_again(game, cluster, tmp_path):
    lost = Path(tmp_path) / "lost"

    def play(plan, numbers):
        if 4 in numbers and not lost.exists():
            lost.touch()
            os._exit(1)  # as if the machine had gone
        return plan.play(numbers)

    plan = Plan(game, "random", "thumb", seed=5)
    spread = carillon.ray.on_workers(play)
    totals = play_sim(spread, plan, start=0, games=10, size=3)
    assert lost.exists()
    assert totals == carillon.sim(game, games=10, french="random", british="thumb", seed=5)
