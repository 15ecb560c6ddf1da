//! Output: the view, how an action is offered, the log.

pub mod view;
pub mod choice;
pub mod log;
pub mod odds;
