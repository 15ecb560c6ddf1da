//! The rulebook, chapter by chapter; each procedure is a file.

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
