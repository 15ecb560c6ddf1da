//! The suite that every game passes, for the example game.

#[path = "../examples/pebbles.rs"]
mod pebbles;

use engine::{BySide, Game, Playing, Record, Secret, Setup, seed_of};
use pebbles::Pebbles;

engine::suite! {
    game: Pebbles,
    source: "examples/pebbles.rs",
    longest: 200,
    contract: 10 / 5,
    positions: 3 / 1,
}

/// Some action of whoever must choose, until there are `number` or it is over.
fn play_to(game: &mut Playing<Pebbles>, number: u32) {
    while game.number() < number
        && let Some(side) = game.state().awaited().iter().next()
    {
        let mut actions = Vec::new();
        game.state().actions(side, &mut actions);
        let action = actions[game.number() as usize % actions.len()];
        game.play(side, action).expect("what is listed is legal");
    }
}

#[test]
fn what_is_taken_back_by_agreement_is_played_with_other_dice_and_stands_in_the_record() {
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
        // A look back, and what is played on from there, know which dice were rolled.
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
