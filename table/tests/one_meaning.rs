//! Tests that an entry means the same when it is made, when it is replayed, and when another server made it.
//!
//! Two players do everything they can at a table: they play, take back, offer draws, ask for pauses, run out
//! of time, come back, resign. After every change the table is replayed from its entries, and a second table,
//! which gets only the entries, applies the new ones. All three tables must give the same answers to every
//! question.

use engine::{AnyGame, BySide, Eye, Of, Secret, Setup, Side, Sides};
use struggle::Struggle;
use table::wire::Messages;
use table::{
    Change, Clock, ClockKind, Command, Entry, Error, Holder, Seat, Stamp, Stored, Table, WhenOut,
    clock,
};
use wilderness::Wilderness;

/// Returns a table of two players who have sat down.
fn stored(game: &dyn AnyGame, options: &[(&str, &str)], when_out: WhenOut) -> Stored {
    let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string()));
    let setup = Setup { options: options.collect(), ..Setup::default() };
    let facts = game.facts();
    let setup = facts.check(&setup).unwrap();
    Stored {
        seats: BySide::of(|side| Seat {
            nonce: Some(side.to_string()),
            token_hash: Some(side.to_string()),
            name: Some(side.to_string()),
            ..Seat::default()
        }),
        clock: Some(Clock { kind: ClockKind::Move, seconds: 60, when_out }),
        begun: Some(0),
        ..Stored::new("abc".into(), facts.name, facts.rules_version, setup, Secret([7; 32]))
    }
}

/// A small random generator with a seed, so that a failing game can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Returns the answers to everything that can be asked of a table, as text.
fn all_of(table: &Table) -> String {
    let mut told = vec![format!(
        "entry {} number {} since {} base {} result {:?} over {} awaited {:?} played for {:?} paused {} clock {:?}",
        table.entry(),
        table.number(),
        table.since(),
        table.base(),
        table.result(),
        table.is_over(),
        table.awaited(),
        table.played_for(),
        table.history.paused,
        clock::time_left(table),
    )];
    told.push(format!(
        "deadline {:?} out {:?}",
        clock::deadline(table),
        clock::out(table, i64::MAX)
    ));
    for side in Side::BOTH {
        let undoes = table.undoes(side.into()).map(|choice| choice.play);
        let back = table.before_last_of(side);
        let seat = &table.stored.seats[side];
        told.push(format!("{side}: {undoes:?} {back:?} {:?} {:?}", seat.name, seat.nonce));
        told.push(format!(
            "{:?}",
            (0..=table.entry()).map(|n| table.still_holds(n, side)).collect::<Vec<_>>()
        ));
    }
    let mut messages = Messages::<String>::default();
    for eye in [Eye::Of(Side::French), Eye::Of(Side::British), Eye::Watcher] {
        let viewer = table::wire::Viewer { seats: Sides::BOTH, eye, told: None };
        told.push(messages.message(table, viewer, BySide::default(), false).0);
    }
    told.join("\n")
}

/// Returns a player's next command: mostly an action of the game, sometimes anything else.
fn command(table: &Table, random: &mut Random) -> Command {
    let side = Side::BOTH[random.below(2)];
    let entry = table.entry();
    match random.below(24) {
        0 | 1 => Command::Undo { entry, sides: side.into() },
        2 => Command::TakeBack { entry, side },
        3 => Command::Pause { side },
        4 => Command::Resume { side },
        5 => Command::Draw { side },
        6 => Command::Decline { side },
        7 => Command::Back { side },
        8 if random.below(60) == 0 => Command::Resign { side },
        _ => {
            let side = table.awaited().iter().next().unwrap_or(side);
            let legal = table.playing().map_or(Vec::new(), |playing| playing.legal(side));
            let play = match legal.len() {
                0 => "pass".into(),
                n => legal[random.below(n)].clone(),
            };
            Command::Play { entry, side, play }
        }
    }
}

/// Plays at a table, and returns the kinds of the table's entries in order.
fn follow(
    game: &'static dyn AnyGame,
    options: &[(&str, &str)],
    when_out: WhenOut,
    seed: u64,
) -> Vec<&'static str> {
    let mut random = Random(seed);
    let mut opened = stored(game, options, when_out);
    let mut entries: Vec<Entry> = Vec::new();
    let mut table = Table::replay(opened.clone(), Some(game), 0);
    let mut elsewhere = Table::replay(opened.clone(), Some(game), 0);
    let mut now = 0;
    for n in 0..250 {
        if table.is_over() {
            break;
        }
        now += random.below(12_000) as i64;
        let stamp = Stamp { time: now, client_id: format!("id-{n}") };
        let hashes = Side::BOTH.map(|side| table.stored.seats[side].token_hash.clone().unwrap());
        let holder = Holder { sides: Sides::BOTH, hashes: hashes.to_vec(), account: None };
        let before = all_of(&table);
        let change = match clock::out(&table, now) {
            Some(side) => table.run_out(side, stamp).map(|entry| Change::Entry(Box::new(entry))),
            None => table.command(&holder, &command(&table, &mut random), stamp),
        };
        match change {
            Ok(Change::Entry(entry)) => {
                // Seats are stored with the entry that changes them.
                opened.seats = table.stored.seats.clone();
                entries.push(*entry);
                let caught_up = elsewhere.catch_up(&entries[entries.len() - 1..]);
                assert!(caught_up, "{:?} was not caught up with", entries.last());
            }
            Ok(Change::Seats(seats)) => {
                table.seat(seats.clone(), Some(game));
                elsewhere.seat(seats, Some(game));
                opened.seats = table.stored.seats.clone();
            }
            Err(Error::Unplayable(why)) => panic!("{why}"),
            Err(refused) => assert_eq!(all_of(&table), before, "{refused} changed something"),
        }
        let stored = Stored { entries: entries.clone(), ..opened.clone() };
        let replayed = Table::replay(stored, Some(game), now);
        assert!(replayed.unstored.is_none(), "it was mended by the rules that it was played by");
        assert_eq!(all_of(&replayed), all_of(&table), "replayed after {:?}", entries.last());
        assert_eq!(all_of(&elsewhere), all_of(&table), "caught up after {:?}", entries.last());
    }
    entries.iter().map(|entry| entry.kind.name()).collect()
}

#[test]
fn an_entry_means_the_same_wherever_it_is_applied() {
    let mut kinds = Vec::new();
    for seed in 1..=4 {
        kinds.extend(follow(&const { Of::<Struggle>::new() }, &[], WhenOut::Computer, seed));
        kinds.extend(follow(&const { Of::<Struggle>::new() }, &[], WhenOut::Loss, 100 + seed));
    }
    for kind in ["play", "undo", "take-back", "pause", "resume", "out", "back"] {
        assert!(kinds.contains(&kind), "no {kind} in {} entries", kinds.len());
    }
    assert!(
        kinds.contains(&"agree") || kinds.contains(&"resign"),
        "no game was ended by its players"
    );
}

#[test]
fn players_who_change_seats_do_so_wherever_it_is_applied() {
    let bidding = [("bidding", "sealed"), ("bid-for", "french")];
    let changed = (1..=6).any(|seed| {
        let game = &const { Of::<Wilderness>::new() };
        let mut table = Table::replay(stored(game, &bidding, WhenOut::Loss), Some(game), 0);
        let before = table.stored.seats.french.name.clone();
        let mut random = Random(seed);
        for n in 0..4 {
            let Some(side) = table.awaited().iter().next() else { break };
            let legal = table.playing().unwrap().legal(side);
            let stamp = Stamp { time: n, client_id: n.to_string() };
            let play = legal[random.below(legal.len())].clone();
            table.play(table.entry(), side, &play, stamp).unwrap();
        }
        follow(game, &bidding, WhenOut::Computer, seed);
        table.stored.seats.french.name != before
    });
    assert!(changed, "no players changed seats in six auctions");
}
