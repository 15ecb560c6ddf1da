//! The suite of tests that every game must pass, in random games of any scenario and edition with
//! any optional rules.

use std::collections::BTreeSet;

use engine::conformance::setup_of;
use engine::{Aloud, Chance, Game, Seed, Seeded, Silent};
use wilderness::{Action, Event, Wilderness};

engine::suite! {
    game: Wilderness,
    longest: 100_000,
    contract: 100 / 500,
    positions: 50 / 2,
}

/// Victory points are the sum of the changes in the log (13.21).
#[test]
fn victory_points_are_the_sum_of_the_logged_changes() {
    let mut actions = Vec::new();
    for seed in 0..40 {
        let setup = setup_of::<Wilderness>(seed);
        let mut dice = Seeded::new(Seed::from_number(seed), 0);
        let mut game = Wilderness::set_up(&setup, &mut dice).unwrap();
        let mut vp = i32::from(game.board().vp);
        while let Some(side) = game.awaited().iter().next() {
            actions.clear();
            game.actions(side, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            let mut world = Aloud::new(&mut dice);
            game.play(side, action, &mut world).unwrap();
            for event in world.told {
                if let Event::Points { side, points, total, .. } = event {
                    vp += i32::from(points) * if side == engine::Side::French { 1 } else { -1 };
                    assert_eq!(vp, i32::from(total), "seed {seed}, after {action}");
                }
            }
            assert_eq!(vp, i32::from(game.board().vp), "seed {seed}, after {action}");
        }
    }
}

/// Every action that a state accepts is listed. The test tries actions that were legal in other
/// states.
#[test]
fn every_accepted_action_is_listed() {
    let mut known = BTreeSet::<Action>::new();
    let mut actions = Vec::new();
    for seed in 1000..1040 {
        let setup = setup_of::<Wilderness>(seed);
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), 0));
        let mut game = Wilderness::set_up(&setup, &mut chance.0).unwrap();
        for decision in 0.. {
            let Some(side) = game.awaited().iter().next() else { break };
            actions.clear();
            game.actions(side, &mut actions);
            if decision % 20 == 0 {
                for action in &known {
                    let accepted = game.refuse(side, *action).is_none();
                    assert!(
                        !accepted || actions.contains(action),
                        "seed {seed}, decision {decision}: {action} is accepted and not listed"
                    );
                }
            }
            known.extend(actions.iter().copied());
            let action = actions[chance.0.below(actions.len() as u32) as usize];
            game.play(side, action, &mut chance).unwrap();
        }
    }
}

/// A question with one answer is asked only if the player began the choice voluntarily or may
/// decline, or if answering it automatically would reveal hidden information (`engine/CASES.md`).
#[test]
fn a_forced_answer_is_never_asked() {
    let his_own = [
        "ask-bid-raise",
        "ask-bid-roll",
        "ask-crisis",
        "ask-demolish",
        "ask-move",
        "ask-muster",
        "ask-name",
        "ask-next",
        "ask-window-battle",
        "ask-window-move",
        "ask-window-raid",
        "ask-window-shore",
    ];
    for asked in engine::conformance::asked_with_one_answer::<Wilderness>(200) {
        assert!(his_own.contains(&asked.as_str()), "{asked} was asked with one answer left");
    }
}

/// A question that can't be declined is not asked if all answers have the same effect. An example
/// is the retreat of a lone unit with one refuge: to move the unit and to move all pieces is then
/// the same.
#[test]
fn answers_with_the_same_effect_are_never_asked_for() {
    let mut actions = Vec::new();
    for seed in 2000..2200 {
        let setup = setup_of::<Wilderness>(seed);
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), 0));
        let mut game = Wilderness::set_up(&setup, &mut chance.0).unwrap();
        while let Some(side) = game.awaited().iter().next() {
            actions.clear();
            game.actions(side, &mut actions);
            let after = |action: &Action| {
                let mut after = game;
                let mut dice = Silent(Seeded::new(Seed::from_number(1), 0));
                after.play(side, *action, &mut dice).unwrap();
                after
            };
            let declined = actions.iter().any(|it| matches!(it, Action::Done | Action::Pass));
            if !declined && (2..=3).contains(&actions.len()) {
                let first = after(&actions[0]);
                let same = actions[1..].iter().all(|action| after(action) == first);
                let asked = game.prompt(side).text.key;
                assert!(!same, "seed {seed}: {asked} is asked, and {actions:?} come to the same");
            }
            let action = actions[chance.0.below(actions.len() as u32) as usize];
            game.play(side, action, &mut chance).unwrap();
        }
    }
}
