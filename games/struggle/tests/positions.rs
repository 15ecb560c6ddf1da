//! Tests that impossible positions are refused with a line and a reason.

use engine::conformance::refused_position;
use engine::{CaseFile, Chance, Game, Seed, Seeded, Setup, Silent, Written};
use struggle::Struggle;

fn refused(text: &str) -> String {
    refused_position::<Struggle>(text)
}

fn accepted(text: &str) -> Struggle {
    Struggle::from_position(&Written::parse(text).unwrap()).unwrap()
}

#[test]
fn keys_may_be_written_in_any_order() {
    let attack = "attack = [{ from = \"deerfield\", to = \"hampshire\", sp = 3 }]";
    let rest = "spaces.hampshire = { control = \"french\" }\nphase = \"british-combat\"";
    let one = accepted(&format!("{attack}\n{rest}"));
    assert_eq!(one, accepted(&format!("{rest}\n{attack}")));
}

/// A leader's card is in a hand or a deck if and only if he has not come yet.
#[test]
fn the_card_of_a_leader_who_has_come_is_not_drawn_again() {
    let game = accepted("spaces.boston.british = { sp = 1, leaders = [\"wolfe\"] }");
    assert_eq!(Struggle::unsound(&game), None);
    let game = accepted("british.discard = [\"B11\"]");
    assert_eq!(Struggle::unsound(&game), None);
}

/// In these games some leaders are wounded before they are lost. Such a leader is listed both as
/// wounded and as removed.
#[test]
fn the_beginning_of_every_phase_can_be_written() {
    let mut actions = Vec::new();
    for seed in 0..10 {
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), 0));
        let mut game = Struggle::set_up(&Setup::default(), &mut chance.0).unwrap();
        let mut begun = None;
        while let Some(side) = game.awaited().iter().next() {
            let board = game.board();
            let phase = (board.year, board.season, board.phase);
            if begun.replace(phase) != Some(phase) {
                assert!(game.to_position().is_some(), "seed {seed}, {phase:?}");
            }
            actions.clear();
            game.actions(side, &mut actions);
            let action = actions[chance.0.below(actions.len() as u32) as usize];
            game.play(side, action, &mut chance).unwrap();
        }
    }
}

#[test]
fn too_many_units_are_refused() {
    assert_eq!(
        refused(
            "\n[spaces.albany]\nbritish = { sp = 149 }\n[spaces.boston]\nbritish = { sp = 12 }\n"
        ),
        "line 2: the british have 161 units, and a position holds at most 160 a side"
    );
    assert_eq!(refused("spaces.albany.british.sp = 999"), "line 1: 999 is not between 0 and 160");
}

/// Counters never limit strength: troops inspired by their leader can make an
/// eighth British Indian unit (ruling 2, leaders.9).
#[test]
fn more_indian_units_than_counters_can_be_written() {
    accepted("spaces.iroquois-village.british.indians = 8");
}

#[test]
fn too_many_attackers_are_refused() {
    let attack = "{ from = \"boston\", to = \"annapolis-royal\", sp = 150 }";
    let text = format!(
        "phase = \"british-combat\"\nspaces.annapolis-royal.control = \"french\"\nattack = [{attack}, {attack}]"
    );
    assert!(refused(&text).contains("a position holds at most 160"), "{}", refused(&text));
}

#[test]
fn a_piece_or_card_in_two_places_is_refused() {
    assert_eq!(
        refused(
            "[spaces.albany.british]\nleaders = [\"johnson\"]\n[spaces.boston.british]\nleaders = [\"johnson\"]\n"
        ),
        "line 4: johnson is in two places"
    );
    assert_eq!(
        refused("[french]\nhand = [\"F01\"]\ndiscard = [\"F01\"]\n"),
        "line 3: F01 is in two places"
    );
    assert_eq!(refused("french.hand = [\"B01\"]"), "line 1: B01 is not a french card");
}

#[test]
fn an_impossible_position_is_refused() {
    for (text, reason) in [
        (
            "spaces.albany.control = \"destroyed\"",
            "line 1: albany is no village, so it can't be destroyed (retreat.6)",
        ),
        (
            "spaces.odanak.control = \"british\"",
            "line 1: odanak is a village: taken, it is destroyed (villages.1)",
        ),
        (
            "spaces.hampshire = { control = \"french\", british.leaders = [\"shirley\"] }\n\
             phase = \"british-combat\"\nattack = [{ from = \"deerfield\", to = \"hampshire\", sp = 6 }]",
            "line 1: shirley is in hampshire, which is the enemy's: write him in an [[attack]]",
        ),
        ("vp = { french = 40, british = 30 }", "line 1: victory points add up to 60 (course.1)"),
        (
            "season = \"winter\"",
            "line 1: in winter there is only the winter phase, and it is only in winter (winter.4)",
        ),
        ("year = 1763", "line 1: 1763 is not between 1755 and 1762"),
        (
            "year = 1762\nseason = \"winter\"\nphase = \"winter\"",
            "line 2: the game is over before the last winter (course.5)",
        ),
        (
            "phase = \"british-combat\"\nattack = [{ from = \"fort-carillon\", to = \"fort-st-frederic\", sp = 3 }]",
            "line 1: nobody attacks from fort-carillon, which the enemy controls (movement.3)",
        ),
        (
            "phase = \"british-combat\"\nattack = [{ from = \"deerfield\", to = \"albany\", sp = 3 }]",
            "line 1: albany is not the enemy's, so nobody attacks it (combat.1)",
        ),
        (
            "french.hand = [\"F01\"]\nspaces.quebec.french = { sp = 1, leaders = [\"montcalm\"] }",
            "line 1: F01 brings montcalm, who is no longer awaited",
        ),
        (
            "removed = [\"wolfe\"]\nbritish.deck = [\"B11\"]",
            "line 2: B11 brings wolfe, who is no longer awaited",
        ),
        (
            "spaces.louisbourg = { control = \"british\", scored = \"french\" }",
            "line 1: the british can't have taken louisbourg since victory points were last counted",
        ),
        (
            "phase = \"end\"\nspaces.odanak = { control = \"french\", scored = \"destroyed\" }",
            "line 2: odanak was destroyed, and stays so (villages.2)",
        ),
        (
            "french.hand = [\"F01\", \"F02\", \"F03\", \"F04\", \"F05\", \"F06\"]",
            "line 1: a hand holds at most 5 cards",
        ),
    ] {
        assert_eq!(refused(text), reason);
    }
    assert!(
        refused("spaces.quebec.british = { sp = 3 }")
            .starts_with("line 1: the british stand in quebec")
    );
    assert!(
        refused(
            "phase = \"british-combat\"\nattack = [{ from = \"boston\", to = \"quebec\", sp = 3 }]"
        )
        .starts_with("line 2: no line leads from boston to quebec")
    );
}

#[test]
fn a_misspelt_word_is_named() {
    assert_eq!(
        refused("\nspaces.atlantis.french = { sp = 1 }"),
        "line 2: there is no space called \"atlantis\""
    );
    assert_eq!(refused("sesaon = \"spring\""), "line 1: \"sesaon\" is not known in a position");
    assert_eq!(
        refused("removed = [\"napoleon\"]"),
        "line 1: there is no leader called \"napoleon\""
    );
    assert!(refused("year = ").starts_with("line 1: "));
}

#[test]
fn the_example_of_the_readme_runs() {
    let readme = include_str!("../README.md");
    let example = readme.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let file = CaseFile::parse(example).unwrap();
    file.cases[0].run::<Struggle>().unwrap();
}
