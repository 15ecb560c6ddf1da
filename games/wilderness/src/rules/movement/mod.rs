//! 6.0 Movement, with interception (6.7) and avoiding battle (6.8).

mod moving;
mod reach;
mod arrival;
mod entering;
mod interception;
mod avoiding;

pub use arrival::Arrival;
pub use avoiding::Avoiding;
pub use entering::Entering;
pub use interception::Interception;
pub use moving::Moving;
