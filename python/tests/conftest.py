"""Fixtures and helpers for all tests."""

import json
import os
import subprocess
from pathlib import Path

import numpy as np
import pytest

import carillon

GAMES = [fact["name"] for fact in carillon.games()]


def command(*args):
    """Returns the JSON output of the `carillon` command."""
    return json.loads(run(args))


def commands(lines, *args):
    """Returns the answers of the `carillon` command to lines of JSON, one line each."""
    answers = run(args, "".join(json.dumps(line) + "\n" for line in lines))
    return [json.loads(answer) for answer in answers.splitlines()]


def run(args, input=""):
    built = Path(__file__).parents[2] / "target" / "tests" / "carillon"
    program = os.environ.get("CARILLON", str(built))
    return subprocess.run([program, *args], input=input, capture_output=True, text=True, check=True).stdout


def moments(game, seed, every=50):
    """Yields the environment at moments of a random game, at regular intervals."""
    env = carillon.make(game, seed=seed)
    rng = np.random.default_rng(seed)
    while env.outcome is None:
        if env.number % every == 0:
            yield env
        env.step(rng.choice(env.legal()))


@pytest.fixture(params=GAMES)
def game(request):
    return request.param
