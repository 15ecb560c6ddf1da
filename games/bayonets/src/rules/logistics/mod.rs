//! Reinforcements: the Fleets Arrive round (15.0) and the Colonials Enlist round (16.0).

mod draws;
mod fleets_arrive;
mod colonials_enlist;
mod placement;

pub use colonials_enlist::ColonialsEnlist;
pub use fleets_arrive::FleetsArrive;
pub use placement::Placement;
