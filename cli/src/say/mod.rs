//! Output to the user: text, its language, errors, the log.

pub mod argument;
pub mod failure;
pub mod lang;
pub mod log;
pub mod paint;
pub mod progress;
