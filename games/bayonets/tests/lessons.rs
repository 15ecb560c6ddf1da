//! Tests that lessons teach good play: each action of a lesson must be a risk that a good player
//! would take.

use bayonets::Bayonets;
use engine::{Arg, Game, OddsOf, Playing, Side, odds, seed_of};

/// Returns true if the result is a success for the side: a Battle won, or a successful Raid.
fn hoped_for(result: &OddsOf, side: Side) -> bool {
    let whose = Arg::Name { name: format!("side-{side}").into() };
    ["odds-won", "odds-raid-succeeds"].contains(&&*result.text.key)
        && result.text.args.iter().any(|(_, arg)| *arg == whose)
}

#[test]
fn a_lesson_orders_no_attack_and_no_raid_that_is_likelier_to_fail() {
    let mut bets = 0;
    for lesson in Bayonets::facts().lessons() {
        let (secret, nonces) = lesson.dice();
        let seed = seed_of(&secret, &nonces);
        let mut playing = Playing::<Bayonets>::start(&lesson.setup, seed).expect("it can begin");
        for next in lesson.script() {
            let action = next.any_of[0].parse().expect("an action");
            let (side, state) = (next.side, playing.state());
            let own = side == lesson.side;
            let told = own.then(|| odds(state, side, action, 1, &mut |_, _, _| 0)).flatten();
            let results = told.iter().flat_map(|odds| &odds.results);
            for result in results.filter(|result| hoped_for(result, side)) {
                bets += 1;
                let chance = result.chance;
                assert!(0.6 < chance, "{}: {action} succeeds with {chance}", lesson.id);
            }
            playing.play(side, action).expect("a lesson can be played");
        }
    }
    assert!(4 <= bets, "only {bets} plays of the lessons have odds");
}
