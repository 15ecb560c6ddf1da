//! Tests that a march can be undone step by step and predicted, and that a secret choice can be
//! changed.

use engine::conformance::played;
use engine::{AnyPlaying, Game, NoUndo, Playing, Side, Target, ways};
use struggle::Struggle;

const ALBANY: &str = "
phase = \"british-movement\"
spaces.albany.british = { sp = 4, leaders = [\"shirley\"] }
";

#[test]
fn i11_a_force_sees_how_far_its_leader_takes_it() {
    let playing: Playing<Struggle> =
        played(ALBANY, &["british: march albany", "british: take all"]);
    let ways = ways(playing.state(), Side::British);
    let way = |space: &str| ways.iter().find(|way| way.to == Target::space(space));
    let steps: Vec<_> =
        way("iroquois-village").expect("two spaces").steps.iter().map(|step| &*step.play).collect();
    assert_eq!(steps, ["go schenectady", "go iroquois-village"]);
    assert!(way("fort-william-henry").is_some());
    assert!(way("fort-carillon").is_none(), "movement.6: not to a fight in the second space");
    assert!(way("albany").is_none(), "a force does not move to its own space");
}

#[test]
fn a_space_out_of_reach_names_the_obstacle_or_the_forces_range() {
    let playing: Playing<Struggle> =
        played(ALBANY, &["british: march albany", "british: take all"]);
    let why = |to: &str| {
        let refusal = AnyPlaying::why(&playing, Side::British, &Target::space(to));
        refusal.expect("no line leads there").to_string()
    };
    assert_eq!(why("fort-chambly"), "refuse-go-barred (movement.3)", "past Fort Carillon");
    assert_eq!(why("fort-carillon"), "refuse-go-plus-one-fight (movement.6)");
    assert_eq!(why("winchester"), "refuse-go-plus-one (movement.6)");
    assert_eq!(why("iroquois-village"), "refuse-go-no-line (movement.2)", "in two steps");
}

#[test]
fn i11_a_march_is_taken_back_step_by_step() {
    let lines = ["british: march albany", "british: take all", "british: go fort-william-henry"];
    let mut playing: Playing<Struggle> = played(ALBANY, &lines);
    for line in lines.iter().rev() {
        let taken_back = playing.undoes(Side::British.into()).expect("nothing was seen");
        assert_eq!(format!("british: {}", taken_back.play), *line);
        playing.undo(Side::British.into()).expect("it said it could");
    }
    assert_eq!(playing.undo(Side::British.into()), Err(NoUndo::Nothing));
}

#[test]
fn i11_a_discard_can_be_changed_until_the_other_side_has_chosen() {
    let winter = "
season = \"winter\"
phase = \"winter\"
british = { hand = [\"B01\", \"B02\"] }
french = { hand = [\"F01\", \"F02\"] }
";
    let mut playing: Playing<Struggle> = played(winter, &["british: discard B01 B02"]);
    assert_eq!(playing.undo(Side::French.into()), Err(NoUndo::Theirs));
    assert_eq!(playing.undo(Side::British.into()), Ok(()));
    for (side, action) in [(Side::British, "discard B01"), (Side::French, "discard F02")] {
        playing.play(side, action.parse().expect("an action")).expect("it is legal");
    }
    assert_eq!(playing.undo(Side::British.into()), Err(NoUndo::Theirs));
    assert!(matches!(playing.undo(Side::French.into()), Err(NoUndo::Reveals | NoUndo::Chance)));
}

#[test]
fn a_question_names_only_possible_actions() {
    let asked = |position: &str, lines: &[&str]| {
        let playing: Playing<Struggle> = played(position, lines);
        playing.state().prompt(Side::British).text.key.to_string()
    };
    assert_eq!(asked(ALBANY, &["british: march albany", "british: take all"]), "ask-march-start");
    let part = ["british: march albany", "british: take 1 sp"];
    assert_eq!(asked(ALBANY, &part), "ask-march-start-more");
    let holds = |card: &str| format!("british.hand = [\"{card}\"]\n{ALBANY}");
    assert_eq!(asked(&holds("B25"), &[]), "ask-movement-no-card", "a combat card");
    assert_eq!(asked(&holds("B21"), &[]), "ask-movement", "a movement card");
    let alone = "
phase = \"british-movement\"
spaces.albany.british = { leaders = [\"johnson\"] }
spaces.hampshire.british = { sp = 1 }
";
    assert_eq!(asked(alone, &[]), "ask-movement-alone", "the phase can't end");
    let deerfield = ["british: march albany", "british: go deerfield"];
    assert_eq!(asked(alone, &deerfield), "ask-march-on-alone", "it can't halt");
}

#[test]
fn an_interrupt_of_the_combat_phase_lists_the_combats() {
    let position = "
phase = \"british-movement\"
french.hand = [\"F31\"]
spaces.albany.british = { sp = 9 }
spaces.fort-william-henry.british = { sp = 9 }
spaces.schenectady = { control = \"french\", french = { sp = 1 } }
spaces.fort-carillon = { control = \"french\", french = { sp = 1 } }
";
    let marches = ["albany", "fort-william-henry"].map(|from| {
        let to = if from == "albany" { "schenectady" } else { "fort-carillon" };
        [format!("british: march {from}"), "british: take all".into(), format!("british: go {to}")]
    });
    let mut lines = marches.concat();
    lines.push("british: done".into());
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let playing: Playing<Struggle> = played(position, &lines);
    let asked = serde_json::to_string(&playing.state().prompt(Side::French).text).expect("JSON");
    assert!(asked.contains("ask-interrupt-combat"), "{asked}");
    for named in ["space-schenectady", "space-fort-carillon"] {
        assert!(asked.contains(named), "{asked}");
    }
}
