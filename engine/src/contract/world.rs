//! The world outside the rules while an action is played.

use std::fmt;

use crate::{Chance, Panel, Side};

/// The world outside the rules: it gives the rules their dice, and receives the events. Rules take a
/// `dyn World`, so that they are compiled once for all worlds.
pub trait World<E>: Chance {
    /// Receives one event.
    fn tell(&mut self, event: E);

    /// Called before `action` is taken automatically for `side`, which was obliged to act and had
    /// no other action.
    #[inline]
    fn by_itself(&mut self, side: Side, action: &dyn fmt::Display) {
        let _ = (side, action);
    }

    /// Returns true if `side` wants to be asked although this action is its only one. A script
    /// can thus name an action that would otherwise be automatic.
    #[inline]
    fn will_say(&self, side: Side, action: &dyn fmt::Display) -> bool {
        let _ = (side, action);
        false
    }

    /// Called when a procedure has ended; `panel` returns the panel that the procedure showed.
    #[inline]
    fn over(&mut self, panel: &dyn Fn() -> Option<Panel>) {
        let _ = panel;
    }

    /// Called when a procedure is about to continue. `contested` returns whether a fight is being
    /// settled ([`Game::contested`](crate::Game::contested)), and `panel` the panel that shows it.
    #[inline]
    fn goes_on(&mut self, contested: &dyn Fn() -> bool, panel: &dyn Fn() -> Option<Panel>) {
        let _ = (contested, panel);
    }
}

/// A world that ignores events, for searches and simulations.
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

/// A world that collects the events.
pub struct Aloud<C, E> {
    /// The source of dice.
    pub chance: C,
    /// The events, in order.
    pub told: Vec<E>,
}

impl<C, E> Aloud<C, E> {
    /// Makes a world with these dice, in which nothing has happened yet.
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
