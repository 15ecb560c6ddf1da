//! The rulebook, chapter by chapter, with one file for each procedure.

pub mod sequence;
pub mod action_round;
pub mod card_events;
pub mod raid;
pub mod movement;
pub mod marshal;
pub mod construction;
pub mod battle;
pub mod supply;
pub mod logistics;
pub mod winter;
pub mod victory;
