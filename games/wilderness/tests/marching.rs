//! Tests that a march can be undone step by step, and that the program shows where a force can go.

use std::collections::BTreeSet;

use engine::conformance::{self, played};
use engine::{
    Chance, Eye, Game, Lasting, NoUndo, Playing, Seed, Seeded, Side, Silent, Target, Way, leads,
    ways,
};
use wilderness::Wilderness;

const BOATS: &str = "
discard = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
french.hand = [5]
british.hand = [2]
spaces.baie-st-paul.french = { regulars = 1 }
";

fn way_to(playing: &Playing<Wilderness>, space: &str) -> Option<Way> {
    let to = Target::space(space);
    ways(playing.state(), Side::French).into_iter().find(|way| way.to == to)
}

#[test]
fn i13_a_march_is_taken_back_step_by_step_to_the_card_that_was_shown() {
    let mut playing: Playing<Wilderness> = played(
        BOATS,
        &[
            "french: activate 5",
            "french: name regulars baie-st-paul",
            "french: go ile-d-orleans",
            "french: go quebec",
            "french: go becancour",
        ],
    );
    let french = Side::French.into();
    for step in ["go becancour", "go quebec", "go ile-d-orleans", "name regulars baie-st-paul"] {
        assert_eq!(playing.undoes(french).map(|choice| choice.play), Ok(step.to_string()));
        assert_eq!(playing.undoes(Side::British.into()), Err(NoUndo::Theirs));
        playing.undo(french).expect("it said it could");
    }
    assert_eq!(playing.undo(french), Err(NoUndo::Reveals));
    assert_eq!(playing.number(), 1);
}

#[test]
fn i11_a_boat_reaches_nine_spaces_and_no_tenth() {
    let playing = played(BOATS, &["french: activate 5", "french: name regulars baie-st-paul"]);
    let way = way_to(&playing, "oswegatchie").expect("nine spaces by boat");
    let steps: Vec<&str> = way.steps.iter().map(|step| step.play.as_str()).collect();
    assert_eq!(steps.len(), 9, "{steps:?}");
    assert_eq!((steps[0], steps[8]), ("go ile-d-orleans", "go oswegatchie"));
    assert!(way.steps.iter().all(|step| step.risk.is_none()));
    assert_eq!(way_to(&playing, "cataraqui"), None);
}

#[test]
fn i11_a_way_lists_where_it_may_be_intercepted() {
    let besieged = "spaces.montreal = { siege = 0, british = { regulars = 1 } }";
    let position = format!("{BOATS}{besieged}");
    let playing = played(&position, &["french: activate 5", "french: name regulars baie-st-paul"]);
    let risks = |space| {
        let way = way_to(&playing, space).expect("it is near");
        way.steps.iter().map(|step| step.risk).collect::<Vec<_>>()
    };
    assert_eq!(risks("quebec"), [None, None]);
    assert_eq!(risks("sorel").last(), Some(&Some(Lasting::HandsOver)));
}

/// A way leads to every space that the map shows as within reach. (Ways also lead to spaces where
/// the force may meet the enemy, or where it can't end its move.)
#[test]
fn ways_lead_to_every_space_within_reach() {
    let sail = "
        active = 'british'
        discard = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
        british.hand = [1]
        french.hand = [2]
        spaces.halifax.british = { regulars = 2, leaders = ['wolfe'] }
        ";
    let force = "
        discard = [9, 10, 11, 12, 13, 14, 15]
        french.hand = [1]
        british.hand = [2]
        spaces.ticonderoga.french = { regulars = 2, abenaki = 1, leaders = ['montcalm'] }
        spaces.hudson-carry-south = { fort = 'british', british = { regulars = 1 } }
        ";
    let led = |side: &str, leader: &str, card: u8| {
        ["activate ", "force ", "take all", "march"].map(|order| match order {
            "activate " => format!("{side}: {order}{card}"),
            "force " => format!("{side}: {order}{leader}"),
            _ => format!("{side}: {order}"),
        })
    };
    let boat = ["french: activate 5".to_string(), "french: name regulars baie-st-paul".into()];
    for (side, position, lines) in [
        (Side::French, BOATS, &boat[..]),
        (Side::British, sail, &led("british", "wolfe", 1)),
        (Side::French, force, &led("french", "montcalm", 1)),
    ] {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let playing: Playing<Wilderness> = played(position, &lines);
        let view = playing.state().view(Eye::Of(side));
        let reach = view.layers.iter().find(|layer| layer.id == "reach").expect("it can move");
        let within: BTreeSet<Target> = reach.spaces.iter().map(Target::space).collect();
        let ends: BTreeSet<Target> =
            ways(playing.state(), side).into_iter().map(|way| way.to).collect();
        let astray: Vec<&Target> = within.difference(&ends).collect();
        assert_eq!(astray, Vec::<&Target>::new(), "{position}");
    }
}

/// At one move in four of a random game, each space that the map shows as within reach has a way,
/// or is offered as a separate choice (a landing, which reveals a card).
#[test]
fn every_reachable_space_of_a_random_game_can_be_walked_to() {
    let setup = conformance::setup_of::<Wilderness>(1);
    let mut dice = Silent(Seeded::new(Seed::from_number(1), 0));
    let mut game = Wilderness::set_up(&setup, &mut dice.0).expect("a game can begin");
    let (mut actions, mut moves, mut looked) = (Vec::new(), 0_u32, 0);
    while let Some(side) = game.awaited().iter().next() {
        actions.clear();
        game.actions(side, &mut actions);
        let asked = game.prompt(side).text.key;
        moves += u32::from(asked == "ask-move");
        if asked == "ask-demolish" {
            assert_eq!(ways(&game, side), [], "a demolition is not a step of a way");
        }
        if asked == "ask-move" && moves.is_multiple_of(4) {
            let view = game.view(Eye::Of(side));
            let offered = actions.iter().flat_map(|action| game.choice(side, *action).on);
            let ends: BTreeSet<Target> =
                ways(&game, side).into_iter().map(|way| way.to).chain(offered).collect();
            let reach = view.layers.iter().filter(|layer| layer.id == "reach");
            for space in reach.flat_map(|layer| &layer.spaces) {
                assert!(ends.contains(&Target::space(space)), "{:?} to {space}", view.focus);
                looked += 1;
            }
        }
        let action = actions[dice.0.below(actions.len() as u32) as usize];
        game.play(side, action, &mut dice).expect("it is legal");
    }
    assert!(100 < looked, "{looked} spaces were within reach");
}

/// An order that FOUL WEATHER may answer can't be taken back, so the player must see the force's
/// reach before giving the order.
#[test]
fn a_force_that_has_yet_to_set_out_sees_its_ways_behind_the_order_to_march() {
    let position = "
        discard = [9, 10]
        french.hand = [1]
        british.hand = [2]
        spaces.ticonderoga.french = { regulars = 2, leaders = ['montcalm'] }
        spaces.hudson-carry-south = { fort = 'british', british = { regulars = 1 } }
        ";
    let lines = ["french: activate 1", "french: force montcalm"];
    let playing: Playing<Wilderness> = played(position, &lines[..1]);
    assert_eq!(ways(playing.state(), Side::French), [], "no piece has been named");
    let playing: Playing<Wilderness> =
        played(position, &[&lines[..], &["french: take all"]].concat());
    let way = way_to(&playing, "hudson-carry-south").expect("it is near");
    let (first, last) = (&way.steps[0], way.steps.last().expect("steps"));
    assert_eq!((first.play.as_str(), first.risk), ("march", Some(Lasting::HandsOver)));
    assert_eq!(first.sets_out.as_ref().map(|label| &*label.key), Some("do-march"));
    assert_eq!(first.on, Target::space("ticonderoga"));
    assert!(way.stops && last.sets_out.is_none(), "{way:?}");
    let foe = playing.state().view(Eye::Of(Side::British));
    assert_eq!(foe.focus, [], "the enemy does not see which force is selected");
}

/// Each named piece acts alone. If only one is left to act, its routes are shown; if there are
/// several, none are shown, since the player has not said which piece is to act.
#[test]
fn a_lone_piece_that_was_named_sees_its_reachable_spaces() {
    let position = "
        discard = [9, 10]
        french.hand = [1]
        british.hand = [2]
        spaces.ticonderoga.french = { coureurs = 1 }
        spaces.quebec.french = { coureurs = 1 }
        ";
    let both = [
        "french: activate 1",
        "french: name coureurs ticonderoga",
        "french: name coureurs quebec",
        "french: done",
    ];
    let playing: Playing<Wilderness> = played(position, &both);
    assert_eq!(way_to(&playing, "crown-point"), None);
    let lone = [&both[..2], &both[3..]].concat();
    let playing: Playing<Wilderness> = played(position, &lone);
    let way = way_to(&playing, "crown-point").expect("it is near");
    assert_eq!(way.steps[0].play, "act coureurs ticonderoga");
}

/// Before a card is played, a force can do nothing by itself. A click on the force therefore offers
/// the cards that activate it.
#[test]
fn a_card_that_activates_leads_to_ones_own_force() {
    let position = "
        french.hand = [1, 5]
        british.hand = [2]
        spaces.ticonderoga.french = { regulars = 2, leaders = ['montcalm'] }
        spaces.albany.british = { regulars = 2 }
        ";
    let playing: Playing<Wilderness> = played(position, &[]);
    let led = |space| {
        let actions = leads(playing.state(), Side::French, &Target::space(space));
        actions.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert!(led("ticonderoga").contains(&"activate 1".to_string()), "{:?}", led("ticonderoga"));
    assert_eq!(led("albany"), Vec::<String>::new());
}
