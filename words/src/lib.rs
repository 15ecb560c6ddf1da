//! Games in words, for the terminal and for programs.
//!
//! - [`Lang`]: the languages;
//! - [`Text`]: all texts of one game in one language;
//! - [`french`]: French typography and grammar;
//! - [`Screen`]: a view as plain lines;
//! - [`seen`]: a game under experiment ([`shelf::Trial`]), as one side sees it;
//! - [`sentences`]: every sentence of a game, for proofreading;
//! - [`find_rules`], [`rules_under`]: rules by number or by words.
//!
//! Each game brings its own texts; those of the terminal are in `text/`.

mod lang;
pub mod french;
mod text;
mod paint;
mod screen;
mod odds;
mod ledger;
mod seen;
mod sentences;

pub use lang::{Lang, NoSuchLang};
pub use ledger::{find_rules, rules_under};
pub use paint::{Paint, READABLE, fill, pad, wrap};
pub use screen::Screen;
pub use seen::{seen, with_text};
pub use sentences::{Fillings, Sentence, sentences};
pub use text::{Text, plain};
