//! What is asked of every level, on every game that there is.

use bots::{Level, choose, choose_in, game, games};
use engine::{Game, Playing, Seed, Setup, Side};

fn level(text: &str) -> Level {
    text.parse().unwrap()
}

#[test]
fn a_game_is_found_by_its_name() {
    for one in games() {
        assert_eq!(game(one.facts().name).unwrap().facts().name, one.facts().name);
    }
    assert!(game("chess").is_none());
}

#[test]
fn every_level_chooses_what_is_legal_and_the_same_twice() {
    for game in games() {
        for seed in 0..3 {
            let mut playing = game.start(&Setup::default(), Seed::from_number(seed)).unwrap();
            while let Some(side) = playing.awaited().iter().next()
                && playing.number() < 300
            {
                let number = u64::from(playing.number());
                if number % 31 == seed {
                    for text in ["thumb", "search:12"] {
                        let choose = || choose(&*playing, side, &level(text), number, 2);
                        let chosen = choose();
                        let choices = playing.choices(side);
                        assert!(
                            choices.iter().any(|choice| choice.play == chosen),
                            "{text}: {chosen}"
                        );
                        assert_eq!(chosen, choose(), "{text}");
                    }
                }
                // Thumb's games see more of a game than random ones, and random ones more oddities.
                let text = if seed == 0 { "thumb" } else { "random" };
                let chosen = choose(&*playing, side, &level(text), number, 1);
                playing.play(side, &chosen).unwrap();
            }
        }
    }
}

/// A state and one that the side cannot tell from it are the same to its bot.
fn nobody_peeks_in<G: bots::Mind>() {
    for seed in 0..2 {
        let mut dice = engine::Seeded::new(Seed::from_number(seed), 99);
        let mut playing = Playing::<G>::start(&Setup::default(), Seed::from_number(seed)).unwrap();
        while let Some(side) = playing.state().awaited().iter().next()
            && playing.number() < 200
        {
            let number = u64::from(playing.number());
            if number % 29 == seed {
                let other = playing.state().imagine(side, &mut dice);
                for text in ["random", "thumb", "search:12"] {
                    let choose = |state: &G| choose_in(state, side, &level(text), number, 1);
                    assert_eq!(
                        choose(playing.state()),
                        choose(&other),
                        "{text}, {side}, decision {number}"
                    );
                }
            }
            let chosen = choose_in(playing.state(), side, &level("thumb"), number, 1);
            playing.play(side, chosen).unwrap();
        }
    }
}

#[test]
fn nobody_peeks() {
    nobody_peeks_in::<struggle::Struggle>();
}

/// The awaited side only: the other has nothing to choose.
#[test]
#[should_panic(expected = "has nothing to choose")]
fn who_is_not_awaited_is_not_asked() {
    let playing =
        Playing::<struggle::Struggle>::start(&Setup::default(), Seed::from_number(1)).unwrap();
    let side = Side::BOTH.into_iter().find(|side| !playing.state().awaited().has(*side)).unwrap();
    choose_in(playing.state(), side, &level("random"), 1, 1);
}
