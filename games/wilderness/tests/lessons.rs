//! Tests that lessons teach good play: no battle or raid in them is likelier to fail than to
//! succeed.

use engine::{Game, Phrase, Playing, odds, seed_of};
use wilderness::{Action, Wilderness};

#[test]
fn every_attack_in_a_lesson_is_at_least_an_even_bet() {
    let mut bets = 0;
    for lesson in Wilderness::facts().lessons() {
        let (secret, nonces) = lesson.dice();
        let seed = seed_of(&secret, &nonces);
        let mut playing = Playing::<Wilderness>::start(&lesson.setup, seed).expect("it begins");
        for next in lesson.script() {
            let action: Action = next.any_of[0].parse().expect("it is an action");
            // The other side never responds.
            let mut policy = |_: &Wilderness, _, actions: &[Action]| {
                actions.iter().position(|action| *action == Action::Pass).unwrap_or(0)
            };
            let label = playing.state().choice(next.side, action).label.key;
            let bold = label == "do-go-enemy" || matches!(action, Action::Halt | Action::Card(_));
            let told =
                if bold { odds(playing.state(), next.side, action, 1, &mut policy) } else { None };
            for (question, good) in
                [("odds-battle", "odds-won"), ("odds-raid", "odds-raid-succeeds")]
            {
                let results = told.iter().flat_map(|odds| &odds.results);
                let answers: Vec<_> = results.filter(|it| it.of == Some(question)).collect();
                if next.side != lesson.side || answers.is_empty() {
                    continue;
                }
                bets += 1;
                let good = Phrase::new(good).side("side", lesson.side);
                let chance: f64 =
                    answers.iter().filter(|it| it.text == good).map(|it| it.chance).sum();
                assert!(0.5 <= chance, "{}: {action} succeeds with {chance:.2}", lesson.id);
            }
            playing.play(next.side, action).expect("it is legal");
        }
    }
    assert!(3 <= bets, "only {bets} battles and raids were found in the lessons");
}
