//! Tests that a march can be undone step by step and predicted, and that a secret choice can be
//! changed.

use bayonets::Bayonets;
use engine::conformance::played;
use engine::{Game, NoUndo, Playing, Side, Target, ways};

const ALBANY: &str = "
stage = \"second\"
british.played = 3
spaces.albany.british = { metropolitan = 1, light = 1, bradstreet = 1 }
";
const MARCH: [&str; 3] =
    ["british: march army albany", "british: take metropolitan", "british: go lake-george"];

#[test]
fn i11_a_stack_sees_as_far_as_its_movement_points_go() {
    let playing: Playing<Bayonets> = played(ALBANY, &MARCH[..2]);
    let ways = ways(playing.state(), Side::British);
    let near = ways.iter().find(|way| way.to == Target::space("lake-george"));
    assert_eq!(near.map(|way| way.steps.len()), Some(1));
    let longest = ways.iter().map(|way| way.steps.len()).max();
    assert_eq!(longest, Some(2), "10.2: two spaces for a Brigade");
}

#[test]
fn i11_a_march_is_taken_back_step_by_step() {
    let mut playing: Playing<Bayonets> = played(ALBANY, &MARCH);
    for line in MARCH.iter().rev() {
        let taken_back = playing.undoes(Side::British.into()).expect("nothing was seen");
        assert_eq!(format!("british: {}", taken_back.play), *line);
        playing.undo(Side::British.into()).expect("it said it could");
    }
    assert_eq!(playing.undo(Side::British.into()), Err(NoUndo::Nothing));
}

#[test]
fn i11_a_card_chosen_in_secret_can_be_changed_until_the_other_side_has_chosen() {
    let round = "
stage = \"choose\"
french = { reserve = 22, drawn = 25 }
british = { reserve = 2, drawn = 3 }
indian = 52
";
    let mut playing: Playing<Bayonets> = played(round, &["british: play 3"]);
    assert_eq!(playing.undo(Side::French.into()), Err(NoUndo::Theirs));
    assert_eq!(playing.undo(Side::British.into()), Ok(()));
    for (side, action) in [(Side::British, "play 2"), (Side::French, "play 25")] {
        playing.play(side, action.parse().expect("an action")).expect("it is legal");
    }
    assert_eq!(playing.undo(Side::French.into()), Err(NoUndo::Reveals));
}

/// 7.3: points left over are lost, and a player who passes is shown the number of lost points.
#[test]
fn a_pass_says_how_many_points_are_lost() {
    let playing: Playing<Bayonets> = played(ALBANY, &[]);
    let pass = "pass".parse().expect("an action");
    let warning = playing.state().choice(Side::British, pass).warning.expect("nothing was done");
    assert_eq!(warning.key, "warn-unused");
    let after: Playing<Bayonets> = played(ALBANY, &MARCH[..1]);
    assert_eq!(after.state().choice(Side::British, pass).warning, None, "a march is under way");
}

#[test]
fn a_raider_is_asked_only_for_possible_actions() {
    let position = "stage = \"second\"\nfirst = \"british\"\nfrench.played = 26\nindian = 52\n\
                    spaces.onyiudaondagwat.french = { seneca = 1, mingo = 1 }";
    let raid = ["french: raid indian onyiudaondagwat", "french: take mingo"];
    let way = ["french: go oswego"];
    let asked = |steps: usize| {
        let playing: Playing<Bayonets> = played(position, &[&raid[..], &way[..steps]].concat());
        playing.state().prompt(Side::French).text.key.to_string()
    };
    assert_eq!([0, 1].map(asked), ["ask-raid-on", "ask-raid"]);
}
