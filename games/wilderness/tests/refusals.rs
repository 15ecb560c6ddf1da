//! Tests that a refusal gives the exact reason: if one rule forbids several things, each has a
//! sentence of its own.

use engine::{Game, Scripted, Side, Silent, Written};
use wilderness::Wilderness;

/// Plays all lines but the last, and returns the reason why the last is refused.
#[track_caller]
fn refused(position: &str, dice: &[u8], script: &[&str]) -> String {
    let written = Written::parse(position).expect("the position reads");
    let mut game = Wilderness::from_position(&written).expect("the position can be");
    let mut chance = Scripted { dice: dice.iter().copied().collect(), ..Scripted::default() };
    let (last, before) = script.split_last().expect("a line");
    let read = |line: &str| {
        let (side, action) = line.split_once(": ").expect("a side and an action");
        let side: Side = side.parse().expect("a side");
        (side, action.parse().expect("an action"))
    };
    for line in before {
        let (side, action) = read(line);
        game.play(side, action, &mut Silent(&mut chance)).expect(line);
    }
    let (side, action) = read(last);
    let refusal = game.refuse(side, action);
    refusal.unwrap_or_else(|| panic!("{last} is legal in\n{position}")).to_string()
}

/// The refusal names the first of the card's conditions that is not met.
#[test]
fn a_card_names_the_condition_that_is_not_met() {
    for (card, side, position, why) in [
        (1, "french", "", "no-leader"),
        (5, "french", "", "no-bastions"),
        (21, "french", "spaces.louisbourg = { captured = true, amphib = true }", "louisbourg"),
        (22, "british", "spaces.quebec.french = { leaders = [\"montcalm\"] }", "two-leaders"),
        (
            23,
            "french",
            "spaces.montreal = { captured = true, british = { regulars = 1 } }",
            "montreal",
        ),
        (26, "french", "", "ohio-forks"),
        (28, "french", "", "oneida"),
        (
            28,
            "french",
            "spaces.oswego.fort = \"french\"\nspaces.oneida-carry-east.fort = \"british\"",
            "oneida-enemy",
        ),
        (28, "british", "spaces.oswego.fort = \"british\"", "johnson-iroquois"),
        (29, "british", "", "johnson-canajoharie"),
        (
            29,
            "british",
            "spaces.canajoharie.british = { mohawk = 2, leaders = [\"johnson\"] }",
            "nobody-comes",
        ),
        (30, "british", "in-force = [\"uprising\"]", "uprising"),
        (31, "french", "", "no-cherokees"),
        (32, "british", "", "easton"),
        (33, "british", "", "no-indians"),
        (34, "british", "", "small-stacks"),
        (35, "french", "", "empty-hand"),
        (36, "british", "", "empty-hand"),
        (37, "french", "", "empty-hand"),
        (38, "french", "spaces.albany.british = { northern-provincials = 1 }", "not-raided"),
        (38, "french", "spaces.hoosic.raided.french = 1", "no-provincials"),
        (39, "french", "assemblies = \"enthusiastic\"", "enthusiastic"),
        (39, "french", "", "no-provincials"),
        (41, "british", "assemblies = \"enthusiastic\"", "enthusiastic"),
        (41, "french", "assemblies = \"reluctant\"", "reluctant"),
        (43, "british", "assemblies = \"reluctant\"", "reluctant"),
        (46, "french", "", "nobody-restored"),
        (47, "french", "in-force = [\"quiberon\"]", "quiberon"),
        (
            47,
            "french",
            "spaces.quebec = { captured = true, british = { regulars = 1 } }",
            "quebec-lost",
        ),
        (47, "french", "", "nobody-restored"),
        (48, "french", "scenario = \"early-war\"\nyear = 1755", "1755"),
        (55, "french", "in-force = [\"regulars-french\"]", "once-a-season"),
        (55, "french", "in-force = [\"quiberon\"]", "quiberon"),
        (
            55,
            "french",
            "spaces.quebec = { captured = true, british = { regulars = 1 } }\nspaces.louisbourg = { captured = true, british = { regulars = 1 } }",
            "french-harbours",
        ),
        (57, "british", "in-force = [\"regulars-british\"]", "once-a-season"),
        (60, "british", "scenario = \"early-war\"", "before-pitt"),
        (62, "british", "", "squadrons"),
        (69, "french", "scenario = \"early-war\"\nin-force = [\"quiberon\"]", "quiberon"),
        (70, "french", "scenario = \"early-war\"", "no-points"),
        (70, "french", "scenario = \"early-war\"\nvp = 3", "no-shirley"),
    ] {
        let position = format!("active = \"{side}\"\n{side}.hand = [{card}, 2]\n{position}");
        let said = refused(&position, &[], &[&format!("{side}: event {card}")]);
        assert_eq!(said, format!("refuse-event-{why} (card.{card})"), "{position}");
    }
}

/// The spaces that a beaten force may not retreat to (7.91, 7.92, 8.11).
#[test]
fn a_retreat_names_the_obstacle() {
    let march = [
        "french: activate 1",
        "french: force montcalm",
        "french: take all",
        "french: march",
        "french: go schoharie",
    ];
    let beaten = "
        discard = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
        french.hand = [1]
        british.hand = [2]
        spaces.canajoharie.french = { regulars = 3, leaders = [\"montcalm\"] }
        spaces.katskills.french = { coureurs = 1 }
        spaces.schoharie.british = { northern-provincials = 1, rangers = 1, leaders = [\"johnson\"] }";
    for (action, why) in [
        ("retreat reduced-rangers canajoharie", "whence (7.92)"),
        ("retreat reduced-rangers katskills", "enemy (7.92)"),
        ("retreat reduced-rangers boston", "far (7.91)"),
        ("retreat reduced-rangers quebec", "far (7.91)"),
        ("retreat reduced-rangers schoharie", "no-walls (7.91)"),
        ("retreat johnson boston", "far (7.91)"),
        ("retreat reduced-northern-provincials mohawks-branch", "drilled (7.92)"),
        ("retreat all mohawks-branch", "drilled (7.92)"),
    ] {
        let last = format!("british: {action}");
        let script = [&march[..], &["british: pass", &last]].concat();
        assert_eq!(
            refused(beaten, &[1, 2, 6], &script),
            format!("refuse-retreat-{why}"),
            "{action}"
        );
    }
}

/// The reasons why a work can't be demolished (5.43, 5.46).
#[test]
fn a_demolition_names_the_building() {
    let works = "
        french.hand = [1, 2]
        spaces.toronto.stockade = \"french\"
        spaces.oswego.fort = \"british\"";
    for (action, why) in [
        ("raze quebec fort", "raze-fortress (5.43)"),
        ("raze toronto fort", "no-such-work (5.46)"),
        ("raze oswego fort", "not-your-work (5.46)"),
    ] {
        let script = ["french: demolish", &format!("french: {action}")];
        assert_eq!(refused(works, &[], &script), format!("refuse-{why}"), "{action}");
    }
}

/// If Auxiliaries would not help Drilled Troops through the wilderness, the refusal does not
/// mention them (6.2).
#[test]
fn a_stop_in_the_woods_names_auxiliaries_only_where_they_help() {
    let march = [
        "french: activate 1",
        "french: force montcalm",
        "french: take all",
        "french: march",
        "french: go hudson-carry-north",
        "french: go hudson-carry-south",
        "french: go wood-creek",
    ];
    let force = "
        discard = [9, 10, 11, 12, 13, 14, 15]
        french.hand = [1, 2]
        spaces.ticonderoga.french = { regulars = 1, leaders = [\"montcalm\"] }";
    let basic = format!("edition = \"earlier-basic\"\n{force}");
    assert_eq!(refused(force, &[], &march), "refuse-stop-woods (6.2)");
    assert_eq!(refused(&basic, &[], &march), "refuse-stop-woods-unguided (6.2)");
}

/// The reasons why a party can't go at once to a space that is not adjacent: the space is too far,
/// enemies are in the way, or the party must go there step by step.
#[test]
fn a_space_out_of_reach_gives_the_reason() {
    let force = "
        discard = [9, 10, 11, 12, 13, 14, 15]
        french.hand = [1, 2]
        spaces.montreal.french = { regulars = 1, leaders = [\"montcalm\"] }
        spaces.ile-aux-noix.british = { regulars = 1 }";
    let goes = |to: &str| {
        let go = format!("french: go {to}");
        let march = ["french: activate 1", "french: force montcalm", "french: take all"];
        refused(force, &[], &[&march[..], &["french: march", &go]].concat())
    };
    assert_eq!(goes("trois-rivieres"), "refuse-not-adjacent (6.2)");
    assert_eq!(goes("montreal"), "refuse-here-already (6.2)");
    assert_eq!(goes("winooski"), "refuse-barred (6.51)");
    assert_eq!(goes("philadelphia"), "refuse-allowance (6.2)");
}
