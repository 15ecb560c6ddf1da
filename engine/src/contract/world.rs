//! The world outside the rules, while an action is played.

use std::fmt;

use crate::{Chance, Panel, Side};

/// Gives the rules their dice, and takes what happened.
pub trait World<E>: Chance {
    /// Takes one thing that happened.
    fn tell(&mut self, event: E);

    /// A side owed this action and had no other: it is about to be taken for it.
    #[inline]
    fn by_itself(&mut self, side: Side, action: &dyn fmt::Display) {
        let _ = (side, action);
    }

    /// A procedure is over: what it showed, made by `panel`, leaves the table.
    #[inline]
    fn over(&mut self, panel: &dyn Fn() -> Option<Panel>) {
        let _ = panel;
    }

    /// A procedure is about to go on. `contested` says whether something is being settled
    /// ([`Game::contested`](crate::Game::contested)), and `panel` shows it.
    #[inline]
    fn goes_on(&mut self, contested: &dyn Fn() -> bool, panel: &dyn Fn() -> Option<Panel>) {
        let _ = (contested, panel);
    }
}

/// A world where nobody listens: for searches and simulations. It costs nothing.
pub struct Silent<C>(pub C);

impl<C: Chance> Chance for Silent<C> {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }
    #[inline]
    fn die(&mut self) -> u8 {
        self.0.die()
    }
    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        self.0.draw(n, name)
    }
    #[inline]
    fn swap(&mut self, n: usize) -> usize {
        self.0.swap(n)
    }
}

impl<E, C: Chance> World<E> for Silent<C> {
    #[inline]
    fn tell(&mut self, _: E) {}
}

/// A world that keeps what was told.
pub struct Aloud<C, E> {
    /// Where the dice come from.
    pub chance: C,
    /// What happened, in order.
    pub told: Vec<E>,
}

impl<C, E> Aloud<C, E> {
    /// A world with these dice, where nothing has happened yet.
    pub fn new(chance: C) -> Aloud<C, E> {
        Aloud { chance, told: Vec::new() }
    }
}

impl<C: Chance, E> Chance for Aloud<C, E> {
    fn below(&mut self, n: u32) -> u32 {
        self.chance.below(n)
    }
    fn die(&mut self) -> u8 {
        self.chance.die()
    }
    fn draw(&mut self, n: usize, name: &dyn Fn(usize) -> String) -> usize {
        self.chance.draw(n, name)
    }
    fn swap(&mut self, n: usize) -> usize {
        self.chance.swap(n)
    }
}

impl<E, C: Chance> World<E> for Aloud<C, E> {
    fn tell(&mut self, event: E) {
        self.told.push(event);
    }
}
