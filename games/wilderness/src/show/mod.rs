//! Output: the view, the choices, the log.

pub mod pieces;
pub mod view;
pub mod choice;
pub mod log;
pub mod odds;
