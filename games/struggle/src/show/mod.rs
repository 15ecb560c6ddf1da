//! Output: the view, how actions are offered, and the log.

pub mod choice;
pub mod log;
pub mod odds;
pub mod view;
