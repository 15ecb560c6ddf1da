//! Output: the view, the offers of actions, and the log.

pub mod view;
pub mod choice;
pub mod log;
pub mod odds;
