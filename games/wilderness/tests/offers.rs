//! Tests of offers and log lines in the middle of an action. No case can check these.

use std::collections::VecDeque;

use engine::conformance::played;
use engine::{
    Aloud, AnyPlaying, Arg, Eye, Game, Lasting, Playing, Scripted, Side, Target, Written,
};
use wilderness::{Action, Event, Wilderness};

/// Plays a script of `side: action` lines with these dice.
fn play(position: &str, dice: &[u8], script: &[&str]) -> (Wilderness, Vec<Event>) {
    let position = Written::parse(position).unwrap();
    let mut game = Wilderness::from_position(&position).unwrap();
    let chance = Scripted { dice: dice.iter().copied().collect(), ..Scripted::default() };
    let mut world = Aloud::new(chance);
    for line in script {
        let (side, action) = line.split_once(": ").unwrap();
        let action: Action = action.parse().unwrap();
        game.play(side.parse().unwrap(), action, &mut world).unwrap();
    }
    assert_eq!(world.chance.dice, VecDeque::new(), "dice that were never rolled");
    (game, world.told)
}

/// 5.34: the log names the pieces left behind because the leaders who go can't command them.
#[test]
fn take_all_names_the_pieces_left_behind() {
    let (_, told) = play(
        "french.hand = [1]\nspaces.montreal.french = { regulars = 4, leaders = [\"beaujeu\"] }",
        &[],
        &["french: activate 1", "french: force beaujeu", "french: take all"],
    );
    let left = told.iter().find_map(|event| match event {
        Event::LeftOut { units, leaders, .. } => Some((units.len(), leaders.len())),
        _ => None,
    });
    assert_eq!(left, Some((2, 0)));
}

const RAIDERS: &str = "
    discard = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    french.hand = [1]
    british.hand = [2]
    spaces.green-mountains-south.french = { coureurs = 1 }
    spaces.deerfield.stockade = \"british\"
    spaces.northern-militia-box.british = { militia = 1 }
";

/// 10.2: Militia come from the box of the Department that is raided.
#[test]
fn militia_are_clicked_in_the_box_of_the_raided_department() {
    let (game, _) = play(
        RAIDERS,
        &[],
        &[
            "french: activate 1",
            "french: name coureurs green-mountains-south",
            "french: done",
            "french: act coureurs green-mountains-south",
            "french: go deerfield",
        ],
    );
    let choice = game.choice(Side::British, "take militia".parse().unwrap());
    let clicked = Target::piece("northern-militia-box", Side::British, "militia");
    assert_eq!(choice.on, [clicked]);
}

/// 5.33, 5.34: the label of "done" says what the action ends: the naming, the forming of a force,
/// its orders, or the activation.
#[test]
fn done_names_the_step_that_it_ends() {
    let position = "
        discard = [14]
        french.hand = [1, 2]
        spaces.montreal.french = { coureurs = 1, leaders = [\"rigaud\"] }
        spaces.quebec.french = { leaders = [\"levis\"] }
    ";
    for (script, key) in [
        (&["activate 2"][..], "do-done-activation"),
        (&["activate 2", "name coureurs montreal"], "do-done-naming"),
        (&["activate 2", "name coureurs montreal", "done"], "do-done-activation"),
        (&["event 1", "force rigaud"], "do-done-force"),
        (&["event 1", "force rigaud", "done"], "do-done-one-force"),
        (&["event 1", "force rigaud", "done", "done", "force rigaud"], "do-done-ordering"),
    ] {
        let lines: Vec<String> = script.iter().map(|line| format!("french: {line}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let (game, _) = play(position, &[], &lines);
        let choice = game.choice(Side::French, Action::Done);
        assert_eq!(choice.label.key, key, "{script:?}");
    }
}

/// 14.4: the question about surrender says whether a siege roll or an assault without a roll is
/// about to follow.
#[test]
fn terms_say_whether_a_roll_or_an_assault_is_coming() {
    let position = "
        options = [\"surrender-either\"]
        active = \"british\"
        discard = [8]
        french.hand = [2, 6]
        british.hand = [1]
        spaces.hudson-carry-south.stockade = \"british\"
        spaces.hudson-carry-north.stockade = \"british\"
        spaces.ticonderoga = { fort = \"french\", siege = 1, french-inside = { regulars = 1 }, british = { northern-provincials = 1, leaders = [\"webb\"] } }
    ";
    for (order, key) in [("siege", "ask-window-terms"), ("assault", "ask-window-terms-assault")] {
        let order = format!("british: {order}");
        let (game, _) =
            play(position, &[], &["british: activate 1", "british: force webb", &order]);
        assert_eq!(game.prompt(Side::French).text.key, key);
    }
}

/// 5.32: a player who ends an activation is shown the part of the card's value that remains unused,
/// in half points.
#[test]
fn done_names_unused_allowances() {
    let position = "
        discard = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
        french.hand = [1]
        british.hand = [2]
        spaces.montreal.french = { coureurs = 3, abenaki = 1 }
        ";
    let named = ["french: activate 1", "french: name abenaki montreal"];
    let warning = |script: &[&str]| {
        let (game, _) = play(position, &[], script);
        game.choice(Side::French, Action::Done).warning.map(|it| (it.key.to_string(), it.args))
    };
    let (key, args) = warning(&named).expect("most of the card is left");
    assert_eq!(key, "warn-unused-points");
    assert_eq!(args[0].1, Arg::Words("2½".into()));
    let (key, _) = warning(&[&named[..], &["french: done"]].concat()).expect("it has yet to act");
    assert_eq!(key, "warn-waiting");
}

#[test]
fn a_force_being_formed_shows_the_pieces_taken_along() {
    let position = "
discard = [9, 10, 11, 12, 13, 14, 15]
french.hand = [1, 2]
spaces.ticonderoga.french = { regulars = 1, leaders = [\"montcalm\"] }
";
    let lines = ["french: activate 1", "french: force montcalm", "french: take all"];
    let (game, _) = play(position, &[], &lines);
    let shown = |eye| {
        let panel = game.view(eye).panel;
        panel.map(|panel| serde_json::to_string(&panel).expect("JSON"))
    };
    let panel = shown(Eye::Of(Side::French)).expect("a panel");
    assert!(panel.contains("leader-montcalm") && panel.contains("regulars"), "{panel}");
    assert_eq!(shown(Eye::Of(Side::British)), None, "he may still change his mind");
}

/// A client skips a window in which its player can only pass. The choice of the order before that
/// window must therefore say that it can't be taken back.
#[test]
fn an_order_looks_past_a_window_without_a_response() {
    let position = "
        discard = [6, 7, 9, 10, 11, 12, 13, 14, 15]
        british.hand = [2]
        spaces.oswego.fort = 'british'
        spaces.oswego.siege = 0
        spaces.oswego.french = { regulars = 1, leaders = ['montcalm'] }
        spaces.oswego.british-inside = { regulars = 1 }
        ";
    let lasting = |hand: &str| {
        let lines = ["french: activate 5", "french: force montcalm"];
        let playing: Playing<Wilderness> =
            played(&format!("{position}french.hand = {hand}"), &lines);
        let choices = AnyPlaying::choices(&playing, Side::French);
        choices.into_iter().find(|choice| choice.play == "siege").expect("a siege").lasting
    };
    assert_eq!(lasting("[5, 4]"), Some(Lasting::HandsOver), "he can only pass");
    assert_eq!(lasting("[5, 8]"), None, "he may play COEHORNS, or take the siege back");
}
