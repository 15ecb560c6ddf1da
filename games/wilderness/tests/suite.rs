//! The suite that every game passes, over every scenario in every edition with any optional rules.

use std::collections::BTreeSet;

use engine::conformance::setup_of;
use engine::{Aloud, Chance, Game, Seed, Seeded, Silent};
use wilderness::{Action, Event, Wilderness};

engine::suite! {
    game: Wilderness,
    longest: 100_000,
    contract: 100 / 500,
    positions: 250 / 10,
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

/// Every accepted action is listed: an action that was legal in another state is refused whenever
/// it is not listed.
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

/// If all answers to a question that can't be declined have the same effect, such as one refuge for
/// a lone unit and for all, the question is not asked either.
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
