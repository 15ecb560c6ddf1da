//! The edge of the server: connections, requests and sockets. The other modules know nothing of
//! HTTP.

mod app;
pub mod door;
pub mod http;
mod live;
mod metrics;

pub use app::App;
