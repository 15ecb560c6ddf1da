//! Requirements of every level, on every game of this program.

use engine::{Game, Playing, Seed, Setup};
use shelf::{Level, Shelved, Threads, game, shelf};

fn level(text: &str) -> Level {
    text.parse().unwrap()
}

#[test]
fn a_game_is_found_by_its_name() {
    let shelf = shelf();
    for shelved in shelf.games() {
        assert_eq!(shelf.find(shelved.name()).unwrap().name(), shelved.name());
    }
    let error = shelf.find("chess").err().unwrap().to_string();
    assert_eq!(error, format!("no game is called \"chess\"; there is {}", shelf.names()));
}

#[test]
fn a_game_has_the_levels_that_it_offers_and_any_search() {
    let shelf = shelf();
    let with_mind = shelf.find("struggle").unwrap();
    let without: &dyn Shelved = &game::<struggle::Struggle>();
    for shelved in [with_mind, without] {
        for text in
            shelved.levels().iter().chain(&["search", "search:50", "search:20ms", "classic:50"])
        {
            assert_eq!(shelved.level(text).unwrap().to_string(), *text);
        }
        assert!(shelved.levels().contains(&shelved.default_level()));
        assert!(
            shelved.level("major").unwrap_err().to_string().contains(&shelved.levels().join(", "))
        );
    }
    assert!(with_mind.level("thumb").is_ok());
    let error = without.level("thumb").unwrap_err().to_string();
    assert!(error.starts_with("\"thumb\" is not a level of struggle: write random, search"));
}

#[test]
fn every_level_chooses_a_legal_action_and_the_same_one_twice() {
    for shelved in shelf().games() {
        for seed in 0..3 {
            let setup = Setup::default();
            let mut playing = shelved.game().start(&setup, Seed::from_number(seed)).unwrap();
            while let Some(side) = playing.awaited().iter().next()
                && playing.number() < 300
            {
                let number = u64::from(playing.number());
                let choose = |text: &str, threads: usize| {
                    let host = Threads::new(threads);
                    shelved.choose(&*playing, side, &level(text), number, &host)
                };
                if number % 31 == seed {
                    for text in
                        ["recruit", "thumb", "turtle", "raider", "rush", "builder", "search:12"]
                    {
                        let chosen = choose(text, 2);
                        let choices = playing.choices(side);
                        assert!(
                            choices.iter().any(|choice| choice.play == chosen),
                            "{text}: {chosen}"
                        );
                        assert_eq!(chosen, choose(text, 2), "{text}");
                    }
                }
                // The rule of thumb plays longer games; random actions reach odder states.
                let chosen = choose(if seed == 0 { "thumb" } else { "random" }, 1);
                playing.play(side, &chosen).unwrap();
            }
        }
    }
}

/// A bot plays the same in two states that its side can't tell apart.
#[test]
fn no_bot_sees_hidden_cards() {
    fn in_game<G: Game>(shelved: &dyn Shelved) {
        for seed in 0..2 {
            let mut dice = engine::Seeded::new(Seed::from_number(seed), 99);
            let mut playing =
                Playing::<G>::start(&Setup::default(), Seed::from_number(seed)).unwrap();
            while let Some(side) = playing.state().awaited().iter().next()
                && playing.number() < 200
            {
                let number = u64::from(playing.number());
                let choose = |playing: &Playing<G>, text: &str| {
                    shelved.choose(playing, side, &level(text), number, &Threads::ONE)
                };
                if number % 29 == seed {
                    let state = playing.state().imagine(side, &mut dice);
                    let other = Playing::from_state(state, Seed::from_number(seed));
                    for text in [
                        "random",
                        "recruit",
                        "thumb",
                        "turtle",
                        "raider",
                        "rush",
                        "builder",
                        "search:12",
                    ] {
                        let (one, other) = (choose(&playing, text), choose(&other, text));
                        assert_eq!(one, other, "{text}, {side}, decision {number}");
                    }
                }
                let chosen = choose(&playing, "thumb").parse().ok().unwrap();
                playing.play(side, chosen).unwrap();
            }
        }
    }
    let shelf = shelf();
    in_game::<struggle::Struggle>(shelf.find("struggle").unwrap());
    in_game::<wilderness::Wilderness>(shelf.find("wilderness").unwrap());
    in_game::<bayonets::Bayonets>(shelf.find("bayonets").unwrap());
}

/// A game played out without a record is the same as the recorded one.
#[test]
fn a_bout_is_the_same_game_as_the_one_on_record() {
    use engine::{BySide, Side};
    let thought = |side: Side, number: u32| 7 * u64::from(number) + side as u64;
    let bots = BySide::of(|_| level("random"));
    for shelved in shelf().games() {
        let setup = shelved.facts().check(&Setup::default()).unwrap();
        let seed = Seed::from_number(4);
        let bout = shelf::Bout {
            kept: true,
            timed: true,
            watched: true,
            ..shelf::Bout::new(&setup, seed, &bots, &thought)
        };
        let played = shelved.play_out(&bout).unwrap().unwrap();
        let mut playing = shelved.game().start(&setup, seed).unwrap();
        while let Some(side) = playing.awaited().iter().next() {
            let seed = thought(side, playing.number());
            let chosen = shelved.choose(&*playing, side, &bots[side], seed, &Threads::ONE);
            playing.play(side, &chosen).unwrap();
        }
        assert_eq!(played.decisions, playing.number(), "{}", shelved.name());
        assert_eq!(Some(played.outcome), playing.outcome(), "{}", shelved.name());
        let on_record = playing.played().into_iter().map(|(side, action, _)| (side, action));
        assert!(on_record.eq(played.actions), "{}", shelved.name());
        // In every game, random play makes steps from one space to another.
        let steps = played.habits.iter().find(|(name, _)| *name == "steps");
        assert!(steps.is_some_and(|(_, steps)| 0 < steps.french + steps.british));
        // A turn has at least one decision, so there are fewer turns than decisions.
        let turns = Side::BOTH.map(|side| played.turns[side].len());
        assert!(turns.iter().all(|n| 0 < *n && *n < played.decisions as usize), "{turns:?}");
    }
}
