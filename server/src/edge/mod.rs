//! The edge of the server: connections, requests and sockets. Nothing below it knows HTTP.

mod app;
pub mod door;
pub mod http;
mod live;
mod metrics;

pub use app::App;
