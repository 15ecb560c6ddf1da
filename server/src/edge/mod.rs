//! The edge of the server: connections, requests and sockets. The other modules know nothing of
//! HTTP.

mod app;
mod compress;
mod cookie;
pub mod door;
mod fixed;
pub mod hosts;
pub mod http;
mod live;
mod metrics;
mod places;

pub use app::App;
