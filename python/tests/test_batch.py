"""Tests of batches: each of their games equals the one that an environment plays."""

import numpy as np
import pytest

import carillon


def test_a_batch_plays_the_games_that_environments_play(game):
    games = 5
    batch = carillon.Batch(game, games, seed=20)
    envs = [carillon.make(game, seed=20 + n) for n in range(games)]
    rng = np.random.default_rng(1)
    for _ in range(300):
        for n, env in enumerate(envs):
            assert batch.legal(n).tolist() == env.legal().tolist()
            assert env.possible_agents[batch.stands.chooser[n]] == env.agent_selection
            assert batch.stands.number[n] == env.number
        ids = batch.sample(rng)
        stands = batch.step(ids)
        for n, env in enumerate(envs):
            env.step(ids[n])
            assert stands.done[n] == (env.outcome is not None)
            if stands.done[n]:
                assert stands.rewards[n].tolist() == list(env.rewards.values())
                envs[n] = carillon.make(game, seed=int(stands.seed[n]))
    features, masks = batch.features(), batch.masks()
    for n, env in enumerate(envs):
        observation = env.observe(env.agent_selection)
        assert features[n].tolist() == observation["observation"].tolist()
        assert masks[n].tolist() == observation["action_mask"].tolist()


def test_a_game_that_ends_begins_anew_with_its_next_seed(game):
    games = 3
    batch = carillon.Batch(game, games, seed=7)
    rng = np.random.default_rng(2)
    ended = 0
    while ended < games:
        before = batch.stands.seed
        stands = batch.step(batch.sample(rng))
        for n in np.flatnonzero(stands.done):
            assert stands.seed[n] == before[n] + games and stands.number[n] == 0
            assert sorted(stands.rewards[n].tolist()) in ([-1, 1], [0, 0])
            ended += 1
        assert not stands.rewards[~stands.done].any()


def test_where_one_action_may_not_be_played_none_is(game):
    batch = carillon.Batch(game, 4, seed=1)
    ids = batch.ids[batch.offsets[:-1]].copy()
    ids[2] = next(id for id in range(batch.actions) if id not in batch.legal(2))
    with pytest.raises(ValueError, match="may not be played in game 2"):
        batch.step(ids)
    with pytest.raises(ValueError, match="3 ids were given for 4 games"):
        batch.step(ids[:3])
    for wrong, why in ((2.5, "whole numbers"), (-1, "-1 is no id"), (batch.actions, "is no id")):
        given = [wrong, *ids[1:]]
        with pytest.raises(ValueError, match=why):
            batch.step(given)
    assert not batch.stands.number.any()


@pytest.mark.parametrize("games", [0, -1, 2.5, "many"])
def test_a_batch_has_at_least_one_game(games):
    with pytest.raises(ValueError, match="at least 1"):
        carillon.Batch("struggle", games)
