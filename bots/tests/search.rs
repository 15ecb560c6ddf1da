//! What is asked of every level, on a game small enough to know the answers.
//! Nobody has written a mind for it: this is the plain search.

mod pebbles;

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use bots::{Host, Level, Plain, choose};
use engine::{Game, Seed, Seeded, Setup, Side, Silent};
use pebbles::{Move, Pebbles};

/// A host without threads: its workers take turns, and its clock goes on by a
/// millisecond whenever it is read.
struct InTurn {
    workers: usize,
    reads: AtomicU64,
}

impl InTurn {
    fn new(workers: usize) -> InTurn {
        InTurn { workers, reads: AtomicU64::new(0) }
    }
}

impl Host for InTurn {
    fn workers(&self) -> usize {
        self.workers
    }

    fn run(&self, n: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..n).for_each(job);
    }

    fn now(&self) -> Duration {
        Duration::from_millis(self.reads.fetch_add(1, Ordering::Relaxed))
    }
}

fn choose_in(game: &Pebbles, side: Side, level: &Level, seed: u64, workers: usize) -> Move {
    choose::<Plain<Pebbles>>(game, side, level, seed, &InTurn::new(workers))
}

fn level(text: &str) -> Level {
    text.parse().unwrap()
}

/// Neither side has a card left: the mover leaves ten, and wins whatever comes.
fn nineteen() -> Pebbles {
    Pebbles::new(19, Side::French, &[], &[])
}

#[test]
fn search_finds_the_winning_move_and_random_rarely_does() {
    let right = |text: &str| {
        let level = level(text);
        (0..40)
            .filter(|seed| choose_in(&nineteen(), Side::French, &level, *seed, 1) == Move::Take(9))
            .count()
    };
    assert!(38 <= right("search:4000"), "{}", right("search:4000"));
    assert!(right("random") <= 12);
}

#[test]
fn search_beats_random_from_either_side() {
    let mut won = 0;
    for seed in 0..40 {
        let ours = Side::BOTH[seed as usize % 2];
        let mut chance = Silent(Seeded::new(Seed::from_number(seed), 0));
        let mut game = Pebbles::set_up(&Setup::default(), &mut chance.0).unwrap();
        let mut n = 0;
        while let Some(side) = game.awaited().iter().next() {
            n += 1;
            let level = level(if side == ours { "search:400" } else { "random" });
            let action = choose_in(&game, side, &level, seed * 1000 + n, 1);
            game.play(side, action, &mut chance).unwrap();
        }
        won += u32::from(game.last == Some(ours));
    }
    assert!(34 <= won, "won {won} of 40");
}

#[test]
fn the_same_seed_and_workers_choose_the_same() {
    let game = Pebbles::new(37, Side::French, &[2], &[5]);
    for text in ["random", "thumb", "search:200"] {
        for workers in [1, 2, 3] {
            let choose = || choose_in(&game, Side::French, &level(text), 11, workers);
            assert_eq!(choose(), choose(), "{text} with {workers} workers");
        }
    }
}

/// The British card differs, and which one they keep, and what the deck holds;
/// the French can't know it, so it must change nothing for them.
#[test]
fn nobody_peeks() {
    for seed in 0..20 {
        for text in ["random", "thumb", "search:300"] {
            let choose = |british: &[u8], kept: Option<u8>, heap| {
                let mut game = Pebbles::new(heap, Side::French, &[2], british);
                game.kept.british = kept;
                choose_in(&game, Side::French, &level(text), seed, 2)
            };
            assert_eq!(choose(&[6], None, 16), choose(&[1], None, 16), "{text}");
            let mut games =
                [[5, 6], [1, 3]].map(|british| Pebbles::new(16, Side::French, &[2, 4], &british));
            games[0].kept.british = Some(6);
            games[1].kept.british = Some(1);
            let [one, other] =
                games.map(|game| choose_in(&game, Side::French, &level(text), seed, 2));
            assert_eq!(one, other, "{text}");
        }
    }
}

#[test]
fn a_lone_action_is_returned_at_once() {
    let game = Pebbles::new(1, Side::British, &[], &[]);
    assert_eq!(choose_in(&game, Side::British, &level("search:4000000000"), 1, 2), Move::Take(1));
}

#[test]
fn a_time_budget_ends_when_the_clock_says_so() {
    let host = InTurn::new(2);
    let level = level("search:5ms");
    let action = choose::<Plain<Pebbles>>(&nineteen(), Side::French, &level, 1, &host);
    assert!(matches!(action, Move::Take(_)));
    // Each worker reads it when it begins, and then until five milliseconds have gone by.
    assert_eq!(host.reads.into_inner(), 2 * 6);
}

/// The awaited side only: the other has nothing to choose.
#[test]
#[should_panic(expected = "has nothing to choose")]
fn who_is_not_awaited_is_not_asked() {
    choose_in(&nineteen(), Side::British, &level("random"), 1, 1);
}
