//! Tests that a refusal gives the exact reason: if one rule forbids several things, each has a
//! sentence of its own.

use bayonets::Bayonets;
use engine::{Game, Scripted, Side, Silent, Written};

/// Plays all lines but the last, and returns the reason why the last is refused.
fn refused(position: &str, script: &[&str]) -> String {
    let position = Written::parse(position).expect("the position reads");
    let mut game = Bayonets::from_position(&position).expect("the position can be");
    let mut chance = Scripted::default();
    for (n, line) in script.iter().enumerate() {
        let (side, action) = line.split_once(": ").expect("a side and an action");
        let side: Side = side.parse().expect("a side");
        let action = action.parse().expect("an action");
        if n + 1 < script.len() {
            game.play(side, action, &mut Silent(&mut chance)).expect(line);
        } else {
            return game.refuse(side, action).expect(line).to_string();
        }
    }
    unreachable!("the last line is refused")
}

#[test]
fn a_unit_that_returns_from_the_losses_box_is_named() {
    let lost = |units: &str| {
        let scenario = "scenario = \"french-and-indian-war\"\nround = 9\nstage = \"second\"";
        format!("{scenario}\nbritish.played = 2\nlosses.british = {units}")
    };
    for (units, action, why) in [
        ("{ light = 3, metropolitan = 3 }", "place metropolitan albany", "light"),
        ("{ metropolitan = 3, artillery = 3 }", "place artillery albany", "metropolitan"),
        ("{ artillery = 3, light = 2 }", "place light albany", "artillery"),
        ("{ artillery = 3 }", "place artillery oswego", "space"),
        (
            "{ colonial-new-england = 2, colonial-virginia-south = 1, light = 2 }",
            "place light albany",
            "non-metropolitan",
        ),
        (
            "{ colonial-new-england = 2, colonial-virginia-south = 1 }",
            "place colonial-virginia-south winchester",
            "box",
        ),
    ] {
        let said = refused(&lost(units), &["british: pass", &format!("british: {action}")]);
        assert_eq!(said, format!("refuse-recover-{why} (17.2.s8)"), "{units}: {action}");
    }
}

#[test]
fn one_highland_brigade_comes_back_in_a_year() {
    let position = "scenario = \"french-and-indian-war\"\nround = 9\nstage = \"second\"\n\
        british.played = 2\nlosses.british = { metropolitan = 4, highland = 2 }";
    let script =
        ["british: pass", "british: place highland albany", "british: place highland albany"];
    assert_eq!(refused(position, &script), "refuse-recover-highland (17.2.s8)");
}

#[test]
fn a_unit_that_is_not_taken_has_a_reason() {
    let position = "stage = \"second\"\nbritish.played = 3\n\
        spaces.albany.british = { light = 2, fort = 1, howe = 1, forbes = 1, artillery = 1 }\n\
        spaces.kingston.british = { metropolitan = 1 }";
    let scout = ["british: scout light albany", "british: take light"];
    for (lines, why) in [
        (&["british: take mohawk"][..], "refuse-take (10.2.1)"),
        (&["british: take fort"], "refuse-works (10.2)"),
        (&["british: take artillery"], "refuse-take-light (10.5)"),
        (&["british: take howe", "british: take forbes"], "refuse-commander-second (10.5)"),
        (
            &["british: take light", "british: drop light", "british: take light"],
            "refuse-take-dropped (10.2.1)",
        ),
        (&["british: go kingston", "british: take metropolitan"], "refuse-join-light (10.2.1)"),
    ] {
        assert_eq!(refused(position, &[&scout[..], lines].concat()), why, "{lines:?}");
    }
}

#[test]
fn a_unit_that_an_event_does_not_bring_back_has_a_reason() {
    let position = "round = 4\nfrench.played = 31\nbritish.played = 2\n\
        losses.french = { metropolitan = 1, canadiens = 1 }\n\
        spaces.montreal.french = { reduced-light = 2 }";
    for (lines, why) in [
        (&["french: place artillery montreal"][..], "refuse-bring-back (card.31)"),
        (&["french: place metropolitan montreal"], "refuse-bring-canadiens (card.31)"),
        (&["french: place canadiens boston"], "refuse-bring-home (card.31)"),
        (
            &["french: flip reduced-light montreal", "french: place canadiens montreal"],
            "refuse-bring-late (card.31)",
        ),
    ] {
        assert_eq!(refused(position, lines), why, "{lines:?}");
    }
}

#[test]
fn a_side_that_has_called_a_unit_is_not_asked_to_call_one() {
    let position = "stage = \"second\"\nbritish.played = 3\n\
        spaces.albany.british = { metropolitan = 1 }\n\
        spaces.kingston.british = { light = 2, metropolitan = 1 }";
    let marshal = ["british: marshal army albany", "british: done"];
    assert_eq!(refused(position, &marshal), "refuse-marshal-nobody (11.0.s2)");
    let called =
        ["british: marshal army albany", "british: call light kingston", "british: take light"];
    assert_eq!(refused(position, &called), "refuse-marshalling (11.0.s2)");
}

#[test]
fn a_side_without_a_point_gets_the_reason() {
    let phase = |stage: &str, first: &str| {
        format!(
            "stage = \"{stage}\"\nfirst = \"{first}\"\nfrench.played = 22\nindian = 44\n\
             spaces.montreal.french = {{ light = 1, kahnawake = 1 }}"
        )
    };
    let (first, second) = (phase("first", "french"), phase("second", "british"));
    for (position, lines, why) in [
        (&first, &["french: hold indian"][..], "refuse-hold-indian (7.3.6)"),
        (&first, &["french: hold light"], "refuse-hold-early (7.3.6)"),
        (&first, &["french: pass", "french: hold indian"], "refuse-hold-indian (7.3.6)"),
        (&first, &["french: pass", "french: hold army"], "refuse-hold (7.3.6)"),
        (
            &first,
            &["french: pass", "french: hold sail-army", "french: hold light"],
            "refuse-hold-late (7.3.6)",
        ),
        (&second, &["french: pass", "french: hold light"], "refuse-hold-second (7.3.6)"),
    ] {
        assert_eq!(refused(position, lines), why, "{lines:?}");
    }
}

#[test]
fn a_space_out_of_a_raiders_reach_gives_the_reason() {
    let position = "stage = \"second\"\nfirst = \"british\"\nfrench.played = 26\nindian = 52\n\
                    spaces.onyiudaondagwat.french = { seneca = 1, mingo = 1 }\n\
                    spaces.oswego.british = { light = 1 }";
    let goes = |to: &str| {
        let go = format!("french: go {to}");
        refused(position, &["french: raid indian onyiudaondagwat", "french: take mingo", &go])
    };
    assert_eq!(goes("albany"), "refuse-raid-adjacent (9.1)");
    assert_eq!(goes("alexandria"), "refuse-base (2.1.7)");
    assert_eq!(goes("louisbourg"), "refuse-raid-too-far (9.1)");
}
