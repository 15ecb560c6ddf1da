"""Tests of environments: PettingZoo's own test, action ids, hidden information."""

import doctest
from pathlib import Path

import numpy as np
import pytest
from conftest import commands, moments
from pettingzoo.test import api_test, seed_test

import carillon

# Games in which both sides choose at once under the default rules.
WITH_SECRET_CHOICES = {"struggle", "bayonets"}
EYES = ["french", "british", "open"]


# PettingZoo warns about observations with masks except in its own games, and about agents with names of their own.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:We recommend agents to be named in the format")
def test_pettingzoo_finds_nothing_wrong(game):
    api_test(carillon.make(game, seed=1), num_cycles=200)
    seed_test(lambda: carillon.make(game), num_cycles=50)


def test_a_game_is_played_to_its_end_and_somebody_wins(game):
    env = carillon.make(game, seed=4)
    rng = np.random.default_rng(4)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        assert not truncation
        if termination:
            winner, _ = env.outcome
            assert reward == (0 if winner is None else 1 if winner == agent else -1)
            env.step(None)
        else:
            assert observation["action_mask"].sum() == len(env.legal())
            env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    assert env.agents == []


def test_the_spec_says_what_every_input_and_every_id_is(game):
    spec = carillon.spec(game)
    size = 0
    for block in spec["features"]["blocks"]:
        assert block["first"] == size
        size += block["places"] * len(block["steps"])
    assert spec["features"]["size"] == size
    assert len(set(spec["actions"])) == len(spec["actions"])
    env = carillon.make(game, seed=2)
    for id in env.legal():
        assert env.id(env.text(id)) == id
        assert spec["actions"][id] == env.text(id)


def test_what_a_side_cannot_see_changes_nothing_that_it_sees(game):
    looked = 0
    for env in moments(game, seed=5):
        for side in env.possible_agents:
            imagined = env.imagine(side, seed=env.number)
            assert imagined.features(side).tobytes() == env.features(side).tobytes()
            ours, theirs = env.view(side), imagined.view(side)
            assert (ours["view"], ours["prompt"]) == (theirs["view"], theirs["prompt"])
            # Without the log, which an imagined copy does not have.
            assert imagined.words(side, since=1 << 30) == env.words(side, since=1 << 30)
            if side == env.agent_selection:
                assert imagined.legal().tolist() == env.legal().tolist()
            looked += imagined.view("open")["view"] != env.view("open")["view"]
    assert 0 < looked  # something was dealt anew


def test_words_are_those_of_the_engine(game):
    env = carillon.make(game, seed=3)
    new = {"do": "new", "game": game, "seed": 3}
    for lang in "en", "fr":
        asks = [{"do": "observe", "trial": 1, "as": eye, "form": "words"} for eye in EYES]
        _, *said = commands([new, *asks], "engine", "--lang", lang)
        words = [env.words(eye, lang=lang) for eye in EYES]
        assert words == [answer["words"] for answer in said]
        assert len(set(words)) == len(EYES)
    with pytest.raises(ValueError, match="en or fr"):
        env.words(lang="de")


def test_the_second_to_choose_sees_nothing_of_what_the_first_chose(game):
    secret = 0
    for env in moments(game, seed=6, every=1):
        if len(env.trial.awaited()) < 2:
            continue
        seen = set()
        for id in env.legal()[:4]:
            after = env.clone()
            after.step(id)
            second = after.agent_selection
            assert second != env.agent_selection
            observation = after.observe(second)
            parts = [part.tobytes() for part in observation.values()]
            seen.add((*parts, str(after.view(second, since=0)), after.words(second, since=0)))
            secret += 1
        assert len(seen) == 1
    assert (0 < secret) == (game in WITH_SECRET_CHOICES)


def test_a_copy_goes_its_own_way(game):
    env = carillon.make(game, seed=3)
    before = env.view("open")
    copy = env.clone()
    copy.step(copy.legal()[0])
    assert env.number == 0 and copy.number == 1
    assert env.view("open") == before
    env.step(env.legal()[0])
    assert env.view("open") == copy.view("open")  # the same dice
    assert copy.undo() and copy.view("open") == before
    assert not copy.undo()


def test_a_bot_plays_from_what_its_side_knows(game):
    env = carillon.make(game, seed=8)
    for _ in range(20):
        id = env.bot("thumb", seed=1)
        assert id in env.legal()
        assert env.clone().bot("thumb", seed=1) == id
        env.step(id)
    with pytest.raises(ValueError, match="is not a level"):
        env.bot("emperor")


def test_what_may_not_be_is_told(game):
    env = carillon.make(game, seed=1)
    illegal = sorted(set(range(env.actions)) - set(env.legal().tolist()))[0]
    with pytest.raises(ValueError, match="may not play|stands for nothing"):
        env.step(illegal)
    assert env.number == 0
    with pytest.raises(ValueError):
        env.step(env.actions)
    with pytest.raises(ValueError, match="may not be played now"):
        env.id("castle")
    with pytest.raises(ValueError, match="no game is called"):
        carillon.make("chess")
    with pytest.raises(ValueError, match="has no scenario"):
        carillon.make(game, scenario="the-moon")


def test_a_game_begins_from_a_position(game):
    written = next(filter(None, (env.position() for env in moments(game, seed=9, every=1))))
    env = carillon.make(game, position=written)
    assert env.position() == written


def test_the_first_session_of_the_readme_is_as_it_is_written():
    readme = Path(__file__).parents[1] / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False)
    assert failed == 0 and 10 < tried


@pytest.mark.parametrize("seed", [-1, 2**64, 2.5, "seven"])
def test_what_is_no_seed_is_refused_with_what_to_write(seed):
    for begin in (
        lambda: carillon.make("struggle", seed=seed),
        lambda: carillon.Batch("struggle", 2, seed=seed),
        lambda: carillon.make("struggle").bot("random", seed=seed),
        lambda: carillon.make("struggle").imagine(seed=seed),
        lambda: carillon.sim("struggle", games=1, french="random", british="random", seed=seed),
    ):
        with pytest.raises(ValueError, match="is no seed: write a whole number from 0 to 18446744073709551615"):
            begin()
    carillon.make("struggle", seed=2**64 - 1).reset()


def test_the_page_says_how_many_ids_and_inputs_there_are(game):
    page = (Path(__file__).parents[1] / "README.md").read_text()
    spec = carillon.spec(game)
    assert f"| {game} | {len(spec['actions']):,} | {spec['features']['size']:,} |" in page
