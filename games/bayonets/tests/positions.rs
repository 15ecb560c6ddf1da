//! Positions: what can be written is read back the same, and what can't be is
//! refused by line and reason.

use bayonets::Bayonets;
use engine::{Chance, Game, Position, Seed, Seeded, Setup, Silent};

fn refused(text: &str) -> String {
    let position = match Position::parse(text) {
        Ok(position) => position,
        Err(error) => return error.to_string(),
    };
    Bayonets::from_position(&position).expect_err("it can't be").to_string()
}

/// Counters of a sort may change places, so what is written twice is compared.
#[test]
fn what_was_written_is_read_back_the_same() {
    let (mut actions, mut written) = (Vec::new(), 0);
    for (seed, scenario) in Bayonets::facts().scenarios.iter().enumerate() {
        let setup = Setup { scenario: (*scenario).into(), ..Setup::default() };
        let mut chance = Silent(Seeded::new(Seed::from_number(seed as u64), 0));
        let mut game = Bayonets::set_up(&setup, &mut chance.0).unwrap();
        while let Some(side) = game.awaited().iter().next() {
            if let Some(table) = game.to_position() {
                let text = toml::to_string(&table).unwrap();
                let again = Bayonets::from_position(&Position::parse(&text).unwrap()).unwrap();
                assert_eq!(again.to_position(), Some(table), "{text}");
                written += 1;
            }
            actions.clear();
            game.actions(side, &mut actions);
            let action = actions[chance.0.below(actions.len() as u32) as usize];
            game.play(side, action, &mut chance).unwrap();
        }
    }
    assert!(50 < written, "only {written} positions could be written");
}

#[test]
fn what_the_rules_rule_out_is_refused() {
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
        ("french.played = 22\nfrench.reserve = 22", "card 22 is not in a deck of this year"),
        ("french.played = 2", "card 2 is not a french card"),
        ("british.raids = 8", "8 is not between 0 and 7"),
        ("vp = 0", "the Victory track has no zero"),
        ("year = 1757", "the scenario is played in"),
        ("weather = \"foul\"", "\"weather\" is not known in a position"),
        ("stage = \"battles\"", "dice or cards would be needed at once"),
        ("tokens = { rum = 1 }", "there is no token \"rum\""),
        ("pools.rum = { light = 1 }", "there is no pool \"rum\""),
    ] {
        let said = refused(text);
        assert!(said.contains(reason), "{text}\nsaid: {said}");
        assert!(said.starts_with("line "), "{said}");
    }
}
