//! What is shown and said of the game: the board, the choices, the log.

pub mod view;
pub mod choice;
pub mod log;
pub mod odds;
