//! The schemes of The Struggle for New France: the preferences of a player who follows one intention for the
//! whole war.
//!
//! A scheme multiplies the policy's weights, so that the player still forms sensible forces, plays sensible
//! cards, and takes losses where they hurt least.

use bots::Scheme;
use engine::Side;
use struggle::{Action, Board, FACTS, Frame, March, Space, Struggle};

use super::ground::SPACES;
use super::plan::Detachment;

/// The factor of an action that the scheme asks for.
const WANTED: f32 = 1e3;
/// The factor of an action that the scheme forbids.
const UNWANTED: f32 = 1e-3;
/// The number of combat factors above which the Combat Loss Chart brings no further gain.
const FULL: u8 = 13;
/// A distance larger than every real distance.
const FAR: u8 = 99;

/// Changes the weights of the actions of a side that follows a scheme.
pub fn pursue(
    scheme: Scheme,
    state: &Struggle,
    side: Side,
    actions: &[Action],
    weights: &mut [f32],
) {
    let board = state.board();
    let intent = Intent::new(scheme, board, side);
    match state.frame() {
        Frame::Movement(_) => {
            for (weight, action) in weights.iter_mut().zip(actions) {
                if let Action::March(from) = action {
                    *weight = intent.sets_out(*from, *weight);
                }
            }
        }
        Frame::March(march) => intent.march(march, actions, weights),
        _ => {
            for (weight, action) in weights.iter_mut().zip(actions) {
                if let Action::Place { n, at } = action {
                    let near = 1.0 / (1.0 + f32::from(intent.far[at.index()]));
                    *weight *= WANTED * near * near * f32::from(*n) * f32::from(*n);
                }
            }
        }
    }
}

/// The board as a scheme judges it.
struct Intent<'a> {
    scheme: Scheme,
    board: &'a Board,
    side: Side,
    /// The space where forces gather, or which they are to take.
    goal: Option<Space>,
    /// The number of steps from each space to the goal, through spaces that the side may cross.
    far: [u8; SPACES],
}

impl<'a> Intent<'a> {
    fn new(scheme: Scheme, board: &'a Board, side: Side) -> Intent<'a> {
        let mut intent = Intent { scheme, board, side, goal: None, far: [FAR; SPACES] };
        intent.goal = match scheme {
            Scheme::Turtle => intent.refuge(),
            Scheme::Rush | Scheme::Builder => intent.prize(),
            Scheme::Raider => None,
        };
        match intent.goal {
            Some(goal) => intent.measure(|space| space == goal),
            None => intent.measure(|space| board.hostile(side, space) && prey(board, side, space)),
        }
        intent
    }

    /// Returns the space to hold to the end of the game: a key if the side controls one, and among equals
    /// the space with the strongest works and the fewest lines.
    fn refuge(&self) -> Option<Space> {
        let held = |space: &Space| self.board.controls(self.side, *space);
        let worth = |space: &Space| {
            let walls = f32::from(space.facts().defence);
            let key = if space.facts().key { 10.0 } else { 0.0 };
            // Each line is a way in for the enemy.
            key + walls - 0.5 * space.ways().len() as f32
        };
        Space::all().filter(held).max_by(|one, other| worth(one).total_cmp(&worth(other)))
    }

    /// Returns the enemy space to take next. The British take the keys before anything else. Otherwise the
    /// points of a space are multiplied by the strength near it.
    fn prize(&self) -> Option<Space> {
        let board = self.board;
        let keys = self.side == Side::British
            && FACTS.keys.iter().any(|key| !board.controls(Side::British, key));
        let goals = Space::all().filter(|space| {
            board.controls(self.side.other(), *space) && (!keys || space.facts().key)
        });
        let worth = |goal: &Space| {
            let near: f32 = Space::all()
                .map(|space| {
                    let strength = f32::from(board.strength(self.side, space));
                    strength / (2.0 + f32::from(space.distance(*goal)))
                })
                .sum();
            let held = f32::from(board.strength(self.side.other(), *goal));
            let points = f32::from(goal.facts().vp) + if goal.facts().key { 3.0 } else { 0.0 };
            points * near / (4.0 + held)
        };
        goals.max_by(|one, other| worth(one).total_cmp(&worth(other)))
    }

    /// Computes the number of steps from every space to the nearest goal.
    fn measure(&mut self, goal: impl Fn(Space) -> bool) {
        let mut queue = [Space(0); SPACES];
        let mut n = 0;
        for space in Space::all().filter(|space| goal(*space)) {
            self.far[space.index()] = 0;
            queue[n] = space;
            n += 1;
        }
        let mut next = 0;
        while next < n {
            let space = queue[next];
            next += 1;
            for way in space.ways() {
                let seen = self.far[way.to.index()] != FAR;
                if !seen && !self.board.hostile(self.side, way.to) {
                    self.far[way.to.index()] = self.far[space.index()] + 1;
                    queue[n] = way.to;
                    n += 1;
                }
            }
        }
    }

    /// Returns whether a force beside an enemy space is strong enough to attack it now.
    fn may_attack(&self, space: Space, from: Space, force: u8, rating: u8) -> bool {
        let (board, side) = (self.board, self.side);
        let held = board.strength(side.other(), space);
        let need = match self.scheme {
            Scheme::Turtle => return false,
            Scheme::Raider => return prey(board, side, space) && held < force,
            Scheme::Rush => 2,
            Scheme::Builder if self.goal == Some(space) && 8 <= held => FULL,
            Scheme::Builder => (held + board.defence(space) + 2).min(FULL),
        };
        // Forces in other spaces beside the target may join the attack.
        let mut near = force + board.strength(side, space);
        for way in space.ways() {
            if way.to != from && !board.hostile(side, way.to) {
                near = near.saturating_add(Detachment::unmoved(board, side, way.to).strength());
            }
        }
        let leader = self.scheme != Scheme::Builder
            || 0 < rating
            || held == 0
            || board.leaders_at(side, space).any();
        need <= near && leader
    }

    /// Returns the weight of forming a force in a space.
    fn sets_out(&self, from: Space, weight: f32) -> f32 {
        let force = Detachment::ready(self.board, self.side, from);
        if force.is_empty() {
            return weight;
        }
        let rating = force.rating();
        let attacks = from.ways().iter().any(|way| {
            self.board.hostile(self.side, way.to)
                && self.wants(way.to)
                && self.may_attack(way.to, from, force.strength(), rating)
        });
        let far = self.far[from.index()];
        let moves = match self.goal {
            // A besieging army waits beside its goal until it is strong enough.
            Some(goal) if self.board.hostile(self.side, goal) => 1 < far && far != FAR,
            Some(_) => 0 < far && far != FAR,
            None => 1 < far && far != FAR,
        };
        let good = if attacks { 2.0 } else { 1.0 } * (1.0 + f32::from(force.strength()));
        if attacks || moves { WANTED * good } else { weight * UNWANTED }
    }

    /// Returns whether the scheme wants to take an enemy space.
    fn wants(&self, space: Space) -> bool {
        match self.scheme {
            Scheme::Turtle => false,
            Scheme::Raider => true,
            Scheme::Rush | Scheme::Builder => self.goal == Some(space) || self.on_the_way(space),
        }
    }

    /// Returns whether an enemy space is between the army and its goal, or is nearly empty.
    fn on_the_way(&self, space: Space) -> bool {
        self.board.strength(self.side.other(), space) <= 2
    }

    fn march(&self, march: &March, actions: &[Action], weights: &mut [f32]) {
        let (board, side) = (self.board, self.side);
        let here = self.far[march.at.index()];
        let force = march.force.strength();
        let rating = struggle::Leader::best_rating(march.force.leaders).unwrap_or(0);
        for (weight, action) in weights.iter_mut().zip(actions) {
            *weight = match action {
                Action::TakeAll => WANTED,
                Action::Take(..) | Action::TakeLeader(_) if march.steps == 0 => {
                    weight.max(0.1) * 10.0
                }
                Action::Go(to) if board.hostile(side, *to) => {
                    if self.wants(*to) && self.may_attack(*to, march.at, force, rating) {
                        let goal = if self.goal == Some(*to) { 10.0 } else { 1.0 };
                        WANTED * goal
                    } else {
                        UNWANTED * UNWANTED
                    }
                }
                Action::Go(to) => {
                    let there = self.far[to.index()];
                    if there < here && there != FAR {
                        WANTED / (1.0 + f32::from(there))
                    } else {
                        UNWANTED
                    }
                }
                Action::Halt if march.steps == 0 => UNWANTED,
                _ => *weight,
            };
        }
    }
}

/// Returns whether an enemy space has hardly any guard.
fn prey(board: &Board, side: Side, space: Space) -> bool {
    board.strength(side.other(), space) <= 1 && !(board.holds(space) && 2 < board.defence(space))
}
