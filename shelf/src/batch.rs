//! Many games of one kind that are stepped together, for programs that learn from them.

use std::num::NonZero;
use std::thread;

use bots::net::{Inputs, size};
use bots::{Mind, Rng};
use engine::{Game, Seed, Seeded, Setup, SetupError, Side, Silent};

/// Many games of one kind, stepped together. Only their states are kept: there is no log, and nothing can be taken
/// back. A game that ends is restarted.
pub trait Batch: Send + Sync {
    /// Returns the status of each game: the side to choose, its seed, and the number of actions played.
    fn stands(&self) -> Vec<Stand>;
    /// Returns the ids of the legal actions in a game. Cancellations ([`Game::cancels`]) are left out unless
    /// [`list_cancellations`](Batch::list_cancellations) was called.
    fn legal(&self, game: usize) -> &[u32];
    /// Makes [`legal`](Batch::legal) list cancellations too, from now on.
    fn list_cancellations(&mut self);
    /// Plays one action in each game, given by its id, on all cores. If one of the actions is not legal, none is
    /// played.
    fn step(&mut self, ids: &[u32]) -> Result<(), NotLegal>;
    /// Encodes the information that the side to choose has in each game, one game after the other: one byte
    /// for each input of the layout, 1 if the input is set. `out` must be filled with zeros.
    fn show(&self, out: &mut [u8]);
}

/// The status of one game of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The side to choose. Where both sides choose at once, they are asked one after the other.
    pub side: Side,
    /// The seed of the game's dice.
    pub seed: u64,
    /// The number of actions played so far.
    pub number: u32,
    /// The winner of the previous game, if the last step ended it; the inner `None` means a draw.
    pub ended: Option<Option<Side>>,
}

/// The reason why a batch was not stepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotLegal {
    /// The number of ids differs from the number of games.
    #[error("{ids} ids were given for {games} games")]
    Count {
        /// The number of ids that were given.
        ids: usize,
        /// The number of games.
        games: usize,
    },
    /// The action is not legal.
    #[error("action {id} may not be played in game {game}")]
    Action {
        /// The index of the game.
        game: usize,
        /// The id of the action.
        id: u32,
    },
}

/// A batch of a known game.
pub struct Batched<M: Mind> {
    setup: Setup,
    games: Vec<One<M>>,
    cancellations: bool,
}

struct One<M: Mind> {
    state: M::Game,
    stand: Stand,
    actions: Vec<<M::Game as Game>::Action>,
    /// The ids of `actions`.
    ids: Vec<u32>,
}

impl<M: Mind> Batched<M> {
    /// Starts `games` games. Game `n` has the seed `seed + n`; each time it is restarted, `games` is added to its seed. Thus
    /// no two games share a seed, in whatever order they end.
    pub fn new(setup: &Setup, games: usize, seed: u64) -> Result<Batched<M>, SetupError> {
        let setup = M::Game::facts().check(setup)?;
        let seeds = (0..games as u64).map(|n| seed.wrapping_add(n));
        let games = seeds.map(|seed| One::new(&setup, seed, false)).collect::<Result<_, _>>()?;
        Ok(Batched { setup, games, cancellations: false })
    }
}

impl<M: Mind> One<M> {
    fn new(setup: &Setup, seed: u64, cancellations: bool) -> Result<One<M>, SetupError> {
        let state = M::Game::set_up(setup, &mut Seeded::new(Seed::from_number(seed), 0))?;
        let stand = Stand { side: Side::French, seed, number: 0, ended: None };
        let mut one = One { state, stand, actions: Vec::new(), ids: Vec::new() };
        one.list(cancellations);
        Ok(one)
    }

    fn list(&mut self, cancellations: bool) {
        let awaited = self.state.awaited().iter().next();
        self.stand.side = awaited.expect("somebody must choose until a game is over");
        self.actions.clear();
        match cancellations {
            true => self.state.actions(self.stand.side, &mut self.actions),
            false => self.state.purposeful(self.stand.side, &mut self.actions),
        }
        self.ids.clear();
        let id = |action: &_| self.state.id_of(self.stand.side, *action);
        self.ids.extend(self.actions.iter().map(id));
    }

    /// Plays the action with that id, which must be legal.
    fn step(&mut self, setup: &Setup, id: u32, games: u64, cancellations: bool) {
        let nth = self.ids.iter().position(|it| *it == id).expect("it was looked for");
        let dice =
            Seeded::new(Seed::from_number(self.stand.seed), u64::from(self.stand.number) + 1);
        let played = self.state.play(self.stand.side, self.actions[nth], &mut Silent(dice));
        played.expect("a listed action is legal");
        self.stand.number += 1;
        self.stand.ended = None;
        if let Some(outcome) = self.state.outcome() {
            let seed = self.stand.seed.wrapping_add(games);
            *self = One::new(setup, seed, cancellations).expect("it began so before");
            self.stand.ended = Some(outcome.winner);
        } else {
            self.list(cancellations);
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

    fn list_cancellations(&mut self) {
        self.cancellations = true;
        self.games.iter_mut().for_each(|one| one.list(true));
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
        let (setup, cancellations) = (&self.setup, self.cancellations);
        let share = share(games);
        let parts = self.games.chunks_mut(share).zip(ids.chunks(share));
        on_all_cores(parts, |(part, ids)| {
            for (one, id) in part.iter_mut().zip(ids) {
                one.step(setup, *id, games as u64, cancellations);
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

/// Returns the number of games that each core plays, of `games` in all.
fn share(games: usize) -> usize {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    games.div_ceil(cores).max(1)
}

/// Works on all parts at once, the first of them in the caller's own thread.
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

/// Returns the inputs that are set, computed only from the information that `side` has about a state.
pub fn known<M: Mind>(state: &M::Game, side: Side) -> Vec<u16> {
    let mut inputs = Inputs::default();
    if let Some(encoder) = M::ENCODER {
        // Hidden information is dealt anew first, so that the inputs can't reveal it.
        let imagined = state.imagine(side, &mut Rng::new(0));
        encoder.encode(&imagined, side, &mut inputs);
    }
    inputs.as_slice().to_vec()
}
