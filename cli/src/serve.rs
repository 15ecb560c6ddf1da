//! `carillon serve`: the board in the browser, from this machine.

use std::io::{self, Write};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use directories::ProjectDirs;
use server::Config;
use shelf::Shelf;

use crate::failure::Failure;

/// Serve the board to browsers, here or across the network (this is the default command)
///
/// Everything is on this machine: the board, the opponents, and the tables,
/// which are kept in a folder and are there again the next time.
#[derive(clap::Args, Default)]
#[command(after_help = "\
Examples:
  carillon                                   serve at http://127.0.0.1:1757/ (or the next free port)
  carillon serve --port 8080
  carillon serve --host 0.0.0.0 --data /srv/carillon    for the whole network")]
pub struct Args {
    /// The port to listen on [default: 1757, or the next that is free]
    #[arg(long, value_name = "P")]
    port: Option<u16>,
    /// The address to listen on; 0.0.0.0 is every one of this machine [default: 127.0.0.1]
    #[arg(long, value_name = "H")]
    host: Option<String>,
    /// The folder that keeps the tables [default: carillon in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

const PORT: u16 = 1757;
/// How many ports are tried before somebody must say which.
const TRIED: u16 = 50;

pub fn run(args: Args, shelf: Arc<Shelf>) -> Result<(), Failure> {
    let data = match args.data {
        Some(data) => data,
        None => ProjectDirs::from("", "", "carillon")
            .map(|folders| folders.data_dir().to_path_buf())
            .ok_or_else(|| {
                Failure::Usage("this user has no data folder; give one with --data DIR".into())
            })?,
    };
    std::fs::create_dir_all(&data).map_err(|error| {
        Failure::Failed(format!(
            "can't make {}: {error}; give another with --data DIR",
            data.display()
        ))
    })?;
    let host = args.host.unwrap_or_else(|| "127.0.0.1".into());
    let port = match args.port {
        Some(port) => port,
        None => free_port(&host)?,
    };
    tracing_subscriber::fmt().with_max_level(tracing::Level::WARN).with_writer(io::stderr).init();
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Failed(format!("the system gives no threads: {error}")))?;
    let config = Config { host, port, data: data.clone() };
    runtime
        .block_on(server::serve_with(config, shelf, server::stopped(), |address| {
            announce(address, &data)
        }))
        .map_err(|error| Failure::Failed(error.to_string()))
}

/// The usual port, or the first after it that nobody has taken.
fn free_port(host: &str) -> Result<u16, Failure> {
    for port in PORT..PORT + TRIED {
        match TcpListener::bind((host, port)) {
            Ok(_) => return Ok(port),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            Err(error) => return Err(Failure::Failed(format!("can't listen on {host}: {error}"))),
        }
    }
    Err(Failure::Failed(format!(
        "ports {PORT} to {} of {host} are all taken; give one with --port P",
        PORT + TRIED - 1
    )))
}

/// Nobody may be reading this, and that is no reason to stop.
fn announce(address: SocketAddr, data: &Path) {
    let mut out = io::stdout();
    let port = address.port();
    let _ = if address.ip().is_unspecified() {
        writeln!(
            out,
            "Carillon is at http://127.0.0.1:{port}/, and at port {port} of every address of this machine"
        )
    } else {
        writeln!(out, "Carillon is at http://{address}/")
    };
    let _ = writeln!(out, "The tables are kept in {}; Ctrl-C stops it", data.display());
    let _ = out.flush();
}
