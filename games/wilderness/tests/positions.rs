//! Tests that impossible positions and set-ups are refused with a line and a reason.

use engine::conformance::refused_position;
use engine::{Game, Seed, Seeded, Setup, SetupError, Written};
use wilderness::Wilderness;

#[test]
fn an_impossible_position_is_refused() {
    for (text, reason) in [
        ("spaces.albany.french = { coureurs = 9 }", "the french have only 8 counters of coureurs"),
        ("spaces.albany.french = { dragoons = 1 }", "there is no unit called \"dragoons\""),
        ("spaces.albany.british = { leaders = [\"montcalm\"] }", "montcalm is not british"),
        ("spaces.albany.british = { militia = 1 }", "militia can't be in albany"),
        ("spaces.northern-militia-box.british = { regulars = 1 }", "regulars can't be in"),
        ("spaces.quebec.fort = \"french\"", "nothing is built in quebec"),
        ("spaces.oswego.siege = 1", "nobody can be besieging oswego"),
        (
            "spaces.oswego = { fort = \"british\", french = { marines = 1 } }",
            "enemies who stand in oswego besiege it",
        ),
        (
            "spaces.oswego = { fort = \"british\", french-inside = { coureurs = 1 } }",
            "nobody is inside",
        ),
        (
            "[spaces.oswego]\nfort = \"british\"\nsiege = 0\nfrench = { marines = 1 }\nbritish = { rangers = 1 }",
            "write those in besieged oswego as british-inside",
        ),
        (
            "spaces.oswego = { french = { marines = 1 }, british = { rangers = 1 } }",
            "both sides can't stand in oswego",
        ),
        (
            "spaces.oswego = { fort = \"british\", stockade = \"french\" }",
            "2 fortifications (5.43)",
        ),
        (
            "spaces.wood-creek = { stockade = \"french\", british = { regulars = 1 } }",
            "no Drilled Troops of the british can be at the french stockade in wood-creek",
        ),
        ("spaces.albany.amphib = true", "an Amphib marker is where no landing leads"),
        ("spaces.quebec.raided = { british = 1 }", "the fortress quebec is never raided (10.11)"),
        (
            "spaces.quebec.french = { leaders = [\"levis\"] }\npool = [\"levis\"]",
            "levis is somewhere else already",
        ),
        (
            "spaces.quebec.french = { leaders = [\"levis\"] }\nspaces.montreal.french = { leaders = [\"levis\"] }",
            "levis is somewhere else already",
        ),
        ("french.hand = [70]", "card 70 is not in this scenario"),
        ("french.hand = [3]\nbritish.hand = [3]", "card 3 is somewhere else already"),
        ("year = 1755", "1755 is not between 1757 and 1759"),
        ("weather = \"foul\"", "\"weather\" is not known in a position"),
        ("edition = \"second\"", "there is no edition called \"second\""),
        ("spaces.atlantis.fort = \"french\"", "there is no space called \"atlantis\""),
        ("gone.french = { ottawa = 1 }", "ottawa is never gone for good"),
        (
            "edition = \"earlier-basic\"\noptions = [\"fetch-regulars\"]",
            "fetch-regulars is not in that edition",
        ),
    ] {
        let said = refused_position::<Wilderness>(text);
        assert!(said.contains(reason), "{text}\nsaid: {said}");
    }
}

/// A fort in the position stays, whether it is written before or after the line that clears the
/// set-up's pieces.
#[test]
fn the_order_of_lines_never_matters() {
    for lines in [["fort = \"french\"", "empty = true"], ["empty = true", "fort = \"french\""]] {
        let position = format!(
            "from = \"setup\"\nfrench.hand = [1]\n[spaces.ohio-forks]\n{}",
            lines.join("\n")
        );
        let position = Written::parse(&position).expect("it reads");
        let game = Wilderness::from_position(&position).expect("it can be");
        let forts = game.board().forts.french;
        assert!(forts.iter().any(|space| space.to_string() == "ohio-forks"), "{lines:?}");
    }
}

/// The earlier edition has no rule 14.6 (edition.D14).
#[test]
fn an_option_that_an_edition_lacks_is_refused() {
    let mut setup = Setup::default();
    setup.options.insert("fetch-regulars".into(), "on".into());
    let begin = |setup: &Setup| {
        Wilderness::set_up(setup, &mut Seeded::new(Seed::from_number(1), 0)).map(|_| ())
    };
    assert_eq!(begin(&setup), Ok(()));
    for edition in ["earlier-advanced", "earlier-basic"] {
        setup.options.insert("edition".into(), edition.into());
        assert!(matches!(begin(&setup), Err(SetupError::Value { .. })), "{edition}");
    }
}

/// 13.3: the points of the bid go to the side that the bidder does not play.
#[test]
fn a_bid_moves_the_marker() {
    for (side, vp) in [("french", 2), ("british", 6)] {
        let mut setup = Setup::default();
        setup.options.insert("bid".into(), "2".into());
        setup.options.insert("bid-for".into(), side.into());
        let game = Wilderness::set_up(&setup, &mut Seeded::new(Seed::from_number(1), 0)).unwrap();
        assert_eq!(game.board().vp, vp, "a bid for the {side}");
    }
}
