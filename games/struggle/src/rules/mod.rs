//! The rulebook, chapter by chapter, with one file for each procedure.

pub mod cards;
pub mod seasons;
pub mod winter;
pub mod reinforcements;
pub mod movement;
pub mod combat;
pub mod villages;
pub mod leaders;
pub mod interrupts;
