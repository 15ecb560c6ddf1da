//! The suite that every game passes, and tests for this game alone: the Victory marker, and
//! impossible positions.

use bayonets::{Bayonets, Event};
use engine::{Aloud, Chance, Game, Seed, Seeded, conformance};

engine::suite! {
    game: Bayonets,
    longest: 100_000,
    contract: 100 / 20,
    positions: 60 / 6,
}

/// The place of the Victory marker results from the changes of points that the log reports (18.1).
#[test]
fn victory_points_are_the_sum_of_the_logged_changes() {
    let mut actions = Vec::new();
    for seed in 0..100 {
        let setup = conformance::setup_of::<Bayonets>(seed);
        let mut dice = Seeded::new(Seed::from_number(seed), 0);
        let mut game = Bayonets::set_up(&setup, &mut dice).unwrap();
        let mut marker = game.board().marker();
        while let Some(side) = game.awaited().iter().next() {
            actions.clear();
            game.actions(side, &mut actions);
            let action = actions[dice.below(actions.len() as u32) as usize];
            let mut world = Aloud::new(&mut dice);
            game.play(side, action, &mut world).unwrap();
            for event in world.told {
                if let Event::Points { side, points, marker: told, .. } = event {
                    let british = side == engine::Side::British;
                    marker += points as i8 * if british { 1 } else { -1 };
                    assert_eq!(marker, told, "seed {seed}, after {action}");
                }
            }
            assert_eq!(marker, game.board().marker(), "seed {seed}, after {action}");
        }
    }
}

#[test]
fn an_impossible_position_is_refused() {
    for (text, reason) in [
        ("spaces.albany.french = { highland = 1 }", "there are not so many counters of highland"),
        ("spaces.albany.french = { dragoons = 1 }", "there is no unit called \"dragoons\""),
        ("spaces.albany.british = { montcalm = 1 }", "there are not so many counters of montcalm"),
        ("spaces.albany.british = { brigade-canadiens = 1 }", "is not of that side"),
        ("spaces.albany.british = { reduced-mohawk = 1 }", "has no Reduced face"),
        ("spaces.boston.french = { light = 1 }", "in the Base boston (2.1.7)"),
        ("spaces.albany.british = { fleet = 1 }", "can't be in albany"),
        ("spaces.oswego.british = { fort = 2 }", "too many works"),
        ("spaces.boston.captured = true", "boston can't be captured"),
        ("spaces.albany.captured = true", "albany is captured and its captor has left"),
        ("spaces.oquaga.british = { light = 1 }", "nobody can be in neutral oquaga"),
        (
            "spaces.oswego = { french = { light = 1 }, british = { light = 1 } }",
            "both sides are in oswego: write battle = true",
        ),
        ("spaces.oswego.battle = true", "nobody fights in oswego"),
        ("spaces.oswego.rout = [\"british\"]", "with nobody under it"),
        ("spaces.atlantis.battle = true", "there is no space \"atlantis\""),
        ("roads = [[\"albany\", \"lake-george\"]]", "there is a Highway"),
        ("roads = [[\"albany\", \"quebec\"]]", "albany is not next to quebec"),
        ("french.played = 41", "card 41 is not in a deck of this year"),
        ("french.played = 22\nfrench.reserve = 22", "card 22 is written twice"),
        ("french.played = 2", "card 2 is not a french card"),
        ("british.raids = 8", "8 is not between 0 and 7"),
        ("vp = 0", "the Victory track has no zero"),
        ("year = 1757", "the scenario is played in"),
        ("weather = \"foul\"", "\"weather\" is not known in a position"),
        ("stage = \"battles\"", "dice or cards would be needed at once"),
        ("tokens = { rum = 1 }", "there is no token \"rum\""),
        ("pools.rum = { light = 1 }", "there is no pool \"rum\""),
        ("spaces.oquaga.captured = true", "oquaga is neutral, and so not captured (8.0)"),
        ("pools.neutral-indians = {}", "the cherokee are neutral, and so all in their pool (5.2"),
        (
            "spaces.albany = { british = { light = 1 }, landing = [\"british\"] }",
            "nobody can have landed in albany, which has no coast (10.6.1)",
        ),
        ("losses.british = { fort = 1 }", "can't be in losses-british (5.2, 13.4.1, 17.2)"),
        ("losses.british = { fleet = 1 }", "can't be in losses-british"),
        ("losses.french = { bastion = 1 }", "can't be in losses-french"),
        ("losses.french = { montcalm = 1 }", "can't be in losses-french"),
        ("disbanded = { metropolitan = 1 }", "can't be in disbanded"),
        ("disbanded = { colonial-light = 1 }", "can't be in disbanded"),
        ("pools.british-artillery = { metropolitan = 1 }", "can't be in british-artillery"),
        ("pools.fleets = { light = 1 }", "can't be in fleets"),
        ("removed = { metropolitan = 1 }", "can't be in removed"),
        ("british.used = [[\"albany\", \"kingston\", 17]]", "17 is not between 0 and 16"),
        ("british.used = [[\"albany\", \"kingston\"]]", "its two spaces and a number (10.1)"),
        ("british.events-used = [10]", "card 10 has no event of the british in play (7.4)"),
        (
            "stage = \"second\"\nfrench.buried = [22, 23, 24, 25, 26, 35]",
            "the french would have no card to choose in round 2",
        ),
        (
            "stage = \"second\"\nspaces.miramichy.french = { montcalm = 1 }",
            "can't be alone in miramichy after the phase of the french",
        ),
        ("british.held = \"army\"", "the First Player holds a point of his own card (7.3.6)"),
    ] {
        let said = conformance::refused_position::<Bayonets>(text);
        assert!(said.contains(reason), "{text}\nsaid: {said}");
    }
}

/// A question with one answer is asked only if that answer is to pass, or to raze a side's own work
/// (`engine/CASES.md`).
#[test]
fn a_forced_answer_is_never_asked() {
    let his_own = ["ask-act", "ask-indian", "ask-build"];
    for asked in engine::conformance::asked_with_one_answer::<Bayonets>(200) {
        assert!(his_own.contains(&asked.as_str()), "{asked} was asked with one answer left");
    }
}
