//! Winter Quarters (17.0).

mod homes;
mod quarters;
mod garrisons;
mod homeward;
mod returning;
mod redeploying;
mod recovery;

pub use garrisons::Garrisons;
pub use homeward::Homeward;
pub use quarters::WinterQuarters;
pub use recovery::Recovery;
pub use redeploying::Redeploying;
pub use returning::Returning;
