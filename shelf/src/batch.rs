//! Many games of one kind that are stepped together, for programs that learn from them.

use std::num::NonZero;
use std::thread;

use bots::net::{Inputs, size};
use bots::{Mind, Rng};
use engine::{Game, Seed, Seeded, Setup, SetupError, Side, Silent};

/// Games that are stepped together, whichever they are. Nothing is kept of them but the state: no log, and
/// nothing can be taken back. Whichever game ends begins anew.
pub trait Batch: Send + Sync {
    /// How each game stands.
    fn stands(&self) -> Vec<Stand>;
    /// The ids of what may be chosen in that game.
    fn legal(&self, game: usize) -> &[u32];
    /// Plays one action in each game, named by its id, on all cores. Nothing is played if one of them is not legal.
    fn step(&mut self, ids: &[u32]) -> Result<(), NotLegal>;
    /// Shows what the chooser of each game may know: a byte for each input of the layout, one game after the other, and 1 where it is
    /// set. `out` comes with zeros.
    fn show(&self, out: &mut [u8]);
}

/// How one game of a batch stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// Who chooses. Where both sides choose at once, one after the other.
    pub side: Side,
    /// The number that its dice come from, …
    pub seed: u64,
    /// … and how many actions it has seen.
    pub number: u32,
    /// Did the last step end the game before it, and who won that?
    pub ended: Option<Option<Side>>,
}

/// Why a batch was not stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotLegal {
    /// An id for each game is wanted.
    #[error("{ids} ids were given for {games} games")]
    Count {
        /// How many ids were given, …
        ids: usize,
        /// … and how many are wanted.
        games: usize,
    },
    /// That may not be chosen.
    #[error("action {id} may not be played in game {game}")]
    Action {
        /// The game, …
        game: usize,
        /// … and what was to be played in it.
        id: u32,
    },
}

/// A batch with its type.
pub struct Batched<M: Mind> {
    setup: Setup,
    games: Vec<One<M>>,
}

struct One<M: Mind> {
    state: M::Game,
    stand: Stand,
    actions: Vec<<M::Game as Game>::Action>,
    /// The ids of `actions`.
    ids: Vec<u32>,
}

impl<M: Mind> Batched<M> {
    /// So many games. The first has that seed, the next the next one; a game that begins anew takes the next
    /// seed that none has had, whichever ends first: its own and the number of games added.
    pub fn new(setup: &Setup, games: usize, seed: u64) -> Result<Batched<M>, SetupError> {
        let setup = M::Game::facts().check(setup)?;
        let seeds = (0..games as u64).map(|n| seed.wrapping_add(n));
        let games = seeds.map(|seed| One::new(&setup, seed)).collect::<Result<_, _>>()?;
        Ok(Batched { setup, games })
    }
}

impl<M: Mind> One<M> {
    fn new(setup: &Setup, seed: u64) -> Result<One<M>, SetupError> {
        let state = M::Game::set_up(setup, &mut Seeded::new(Seed::from_number(seed), 0))?;
        let stand = Stand { side: Side::French, seed, number: 0, ended: None };
        let mut one = One { state, stand, actions: Vec::new(), ids: Vec::new() };
        one.list();
        Ok(one)
    }

    fn list(&mut self) {
        let awaited = self.state.awaited().iter().next();
        self.stand.side = awaited.expect("somebody must choose until a game is over");
        self.actions.clear();
        self.state.actions(self.stand.side, &mut self.actions);
        self.ids.clear();
        let id = |action: &_| self.state.id_of(self.stand.side, *action);
        self.ids.extend(self.actions.iter().map(id));
    }

    /// Plays what has that id, which is legal.
    fn step(&mut self, setup: &Setup, id: u32, games: u64) {
        let nth = self.ids.iter().position(|it| *it == id).expect("it was looked for");
        let dice =
            Seeded::new(Seed::from_number(self.stand.seed), u64::from(self.stand.number) + 1);
        let played = self.state.play(self.stand.side, self.actions[nth], &mut Silent(dice));
        played.expect("what is listed is legal");
        self.stand.number += 1;
        self.stand.ended = None;
        if let Some(outcome) = self.state.outcome() {
            let seed = self.stand.seed.wrapping_add(games);
            *self = One::new(setup, seed).expect("it began so before");
            self.stand.ended = Some(outcome.winner);
        } else {
            self.list();
        }
    }
}

impl<M: Mind> Batch for Batched<M> {
    fn stands(&self) -> Vec<Stand> {
        self.games.iter().map(|one| one.stand).collect()
    }

    fn legal(&self, game: usize) -> &[u32] {
        &self.games[game].ids
    }

    fn step(&mut self, ids: &[u32]) -> Result<(), NotLegal> {
        let games = self.games.len();
        if ids.len() != games {
            return Err(NotLegal::Count { ids: ids.len(), games });
        }
        let wrong = self.games.iter().zip(ids).position(|(one, id)| !one.ids.contains(id));
        if let Some(game) = wrong {
            return Err(NotLegal::Action { game, id: ids[game] });
        }
        let setup = &self.setup;
        let share = share(games);
        let parts = self.games.chunks_mut(share).zip(ids.chunks(share));
        on_all_cores(parts, |(part, ids)| {
            for (one, id) in part.iter_mut().zip(ids) {
                one.step(setup, *id, games as u64);
            }
        });
        Ok(())
    }

    fn show(&self, out: &mut [u8]) {
        let size = M::ENCODER.map_or(0, |encoder| size(encoder.layout()));
        if size == 0 {
            return;
        }
        let share = share(self.games.len());
        let parts = self.games.chunks(share).zip(out.chunks_mut(share * size));
        on_all_cores(parts, |(part, out)| {
            for (one, row) in part.iter().zip(out.chunks_mut(size)) {
                let known = known::<M>(&one.state, one.stand.side);
                known.iter().for_each(|input| row[usize::from(*input)] = 1);
            }
        });
    }
}

/// How many of so many games a core has.
fn share(games: usize) -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    games.div_ceil(cores).max(1)
}

/// Does the work of each part, the caller his own.
fn on_all_cores<P: Send>(mut parts: impl Iterator<Item = P>, work: impl Fn(P) + Sync) {
    let work = &work;
    let first = parts.next();
    thread::scope(|scope| {
        for part in parts {
            scope.spawn(move || work(part));
        }
        first.into_iter().for_each(work);
    });
}

/// Which inputs are set in what `side` may know of a state.
pub fn known<M: Mind>(state: &M::Game, side: Side) -> Vec<u16> {
    let mut inputs = Inputs::default();
    if let Some(encoder) = M::ENCODER {
        // What it is shown was dealt anew, so that it can't peek.
        let imagined = state.imagine(side, &mut Rng::new(0));
        encoder.encode(&imagined, side, &mut inputs);
    }
    inputs.as_slice().to_vec()
}
