//! Output: the view, the offers of actions, and the log.

pub mod choice;
pub mod log;
pub mod odds;
pub mod view;
