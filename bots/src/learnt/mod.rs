//! The learnt policy of each game: the written policy ([`Mind::weigh`]) with learnt corrections.
//!
//! - [`Features`]: the description of the actions that a side may choose from;
//! - [`Describe`]: the trait by which a game describes its actions, implemented in
//!   `minds/src/NAME/describe.rs`;
//! - [`Corrections`]: the learnt weight of each feature.
//!
//! A mind has a describer and corrections, and [`Learnt`] puts both together.
//!
//! The policy is log-linear: the written weight of an action is multiplied by e to the power of the sum of
//! its features' weights. The captain, searches with a budget of their own, hints and reviews follow the
//! learnt policy. Recruit, ensign and the first search follow the written policy alone.
//!
//! The learnt corrections are in `minds/nets`, one file per game (`GAME.policy`). The crate `train` makes
//! them, as its README explains.
//!
//! [`Learnt`]: crate::Learnt
//! [`Mind::weigh`]: crate::Mind::weigh

mod features;
mod corrections;

pub use corrections::{Corrections, WrongCorrections};
pub use features::{Describe, Features, PLACES, few, standing, word};
