//! The suite of tests that every game passes, for the example game.

#[path = "../examples/pebbles.rs"]
mod pebbles;

use engine::{BySide, Game, Playing, PositionError, Record, Secret, Setup, Side, Written, seed_of};
use pebbles::Pebbles;

engine::suite! {
    game: Pebbles,
    source: "examples/pebbles.rs",
    longest: 200,
    contract: 10 / 5,
    positions: 3 / 1,
}

/// Plays any action of an awaited side, until `number` actions have been played or the game is
/// over.
fn play_to(game: &mut Playing<Pebbles>, number: u32) {
    while game.number() < number
        && let Some(side) = game.state().awaited().iter().next()
    {
        let mut actions = Vec::new();
        game.state().actions(side, &mut actions);
        let action = actions[game.number() as usize % actions.len()];
        game.play(side, action).expect("a listed action is legal");
    }
}

#[test]
fn an_agreed_take_back_rolls_new_dice_and_is_recorded() {
    let (mut same, games) = (0, 40);
    for n in 0..games {
        let secret = Secret([n; 32]);
        let nonces = BySide { french: "1".to_string(), british: "2".to_string() };
        let seed = seed_of(&secret, &nonces);
        let mut game = Playing::<Pebbles>::start(&Setup::default(), seed).unwrap();
        play_to(&mut game, 9);
        let (first, before, taken) = (*game.state(), game.at(2), game.number() - 2);
        game.take_back(2);
        assert_eq!((game.number(), game.state()), (2, before.state()));
        play_to(&mut game, 9);
        same += u32::from(*game.state() == first);
        // A game that goes back to an earlier state uses the same dice from there on.
        let mut again = game.at(3);
        play_to(&mut again, 9);
        assert_eq!(again.state(), game.state());
        let record = Record::of(&game, BySide::default(), nonces, secret);
        let told: Vec<u32> = record.lines.iter().map(|line| line.taken_back).collect();
        assert_eq!(told[..4], [0, 0, taken, 0]);
        let mut record = Record::parse(&record.write()).unwrap();
        record.secret = Some(secret);
        assert_eq!(record.replay::<Pebbles>().unwrap().state(), game.state());
    }
    assert!(same < u32::from(games), "all went on as before");
}

/// Begins from a position with fixed hands, from which the given actions were played.
fn begun(played: &str) -> Result<Pebbles, PositionError> {
    let text = format!("turn = 'british'\nplayed = '''\n{played}'''\n");
    let position = Written::parse(&text).expect("it is TOML");
    Pebbles::from_position(&position)
}

#[test]
fn a_game_from_a_position_replays() {
    let then = begun("# to the ford\nbritish: go ford\n").unwrap();
    assert_eq!(then.prompt(Side::British).text.key, "ask-take");
    for (played, wrong) in [
        ("british: done\n", "line 2: british: done: "),
        ("british: fly\n", "is not an action of this game"),
        ("dutch: go ford\n", "dutch: go ford: "),
        ("go ford\n", "a line is dice, draws, a shuffle or an action"),
        ("dice 7\nbritish: go ford\n", "\"7\" can't stand there"),
        ("dice 3\nbritish: go ford\n", "it does not use all of the dice"),
        ("british: go ford\ndice 3\n", "left over"),
    ] {
        let error = begun(played).unwrap_err().to_string();
        assert!(error.contains(wrong), "{played:?}: {error}");
    }
}
