//! `carillon serve`: serves the board to browsers.

use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use server::{Config, Limits, NamedProgram};
use shelf::Shelf;
use tokio::runtime::Runtime;

use crate::run::{browser, data};
use crate::say::failure::Failure;
use crate::say::log::{self, LogFormat};

/// Serve the board to browsers, here or across the network (this is the default command)
///
/// Everything runs on this machine: the board, the opponents and the tables. Tables are
/// kept in a folder between runs.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon                                   serve at http://127.0.0.1:1757/ (or the next free port)
  carillon serve --port 8080 --no-open
  carillon serve --host 0.0.0.0 --data /srv/carillon    for the whole network
  carillon serve --allow-host games.example.org --proxied   behind a proxy, under a name
  carillon serve --limit address_units=10000            for a school behind one address
  carillon serve --bot my-bot='cmd:python3 player.py'    a program of your own as an opponent
  carillon serve --database postgres://carillon@db.example.org/carillon    one of several nodes")]
pub struct Args {
    /// Port to listen on [default: 1757, or the next free one]
    #[arg(long, value_name = "P")]
    port: Option<u16>,
    /// Address to listen on; 0.0.0.0 means all addresses of this machine [default: 127.0.0.1]
    #[arg(long, value_name = "H")]
    host: Option<String>,
    /// Folder of the tables [default: carillon in the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// PostgreSQL database that keeps the tables instead of a folder, postgres://USER:PASSWORD@HOST/DATABASE; several
    /// servers may share a database. Set PGPASSWORD to hide the password from other users of this machine
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,
    /// Host name that the server answers to, besides localhost and plain addresses; may be repeated
    #[arg(long, value_name = "NAME")]
    allow_host: Vec<String>,
    /// Beat on which bots answer, in milliseconds, so that their thinking time reveals nothing
    /// about their hand; 0 means as soon as possible [default: 600]
    #[arg(long, value_name = "MS")]
    beat: Option<u64>,
    /// Offer visitors a program as an opponent under this name; may be repeated. cli/ENGINE.md describes the
    /// protocol. With GAME/NAME the program plays only that game
    #[arg(long, value_name = "NAME=cmd:PROGRAM")]
    bot: Vec<NamedProgram>,
    /// Set one of the server's limits, which docs/operator/src/limits.md lists; may be repeated
    #[arg(long, value_name = "NAME=NUMBER")]
    limit: Vec<String>,
    /// Trust X-Forwarded-For, behind a proxy: limits per address then apply to visitors, not to the
    /// proxy
    #[arg(long)]
    proxied: bool,
    /// Make a new key for the administrator's page; the previous one becomes invalid
    #[arg(long)]
    admin_key: bool,
    /// Seed for the dice of all tables, for tests: anyone who knows the seed can predict the dice
    #[arg(long, value_name = "N", hide = true)]
    seed: Option<u64>,
    /// Format of the log on standard error
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: LogFormat,
    /// Do not open the board in this machine's browser
    #[arg(long)]
    no_open: bool,
}

const PORT: u16 = 1757;
/// The time for which a stopping server waits for tasks that are still computing.
const LEAVE: Duration = Duration::from_secs(1);
/// The number of ports that are tried by default before the command fails.
const TRIED: u16 = 50;

pub fn run(args: Args, shelf: Arc<Shelf>) -> Result<(), Failure> {
    // A server with a database needs no folder.
    let data = match args.database {
        Some(_) => PathBuf::new(),
        None => data::folder(args.data)?,
    };
    let mut limits = Limits::default();
    for limit in &args.limit {
        limits.set(limit)?;
    }
    for game in args.bot.iter().filter_map(|bot| bot.game.as_deref()) {
        shelf.find(game)?;
    }
    let host = args.host.unwrap_or_else(|| "127.0.0.1".into());
    let port = match args.port {
        Some(port) => port,
        None => free_port(&host)?,
    };
    log::write(args.log);
    let runtime = Runtime::new()
        .map_err(|error| Failure::Failed(format!("the system gives no threads: {error}")))?;
    let beat = args.beat.map_or_else(|| Config::default().beat, Duration::from_millis);
    let (hosts, proxied) = (args.allow_host, args.proxied);
    let kept = match args.database {
        Some(_) => "PostgreSQL".to_string(),
        None => data.display().to_string(),
    };
    let database = args.database;
    let new_admin_key = args.admin_key;
    let programs = args.bot;
    let config = Config {
        host,
        port,
        data,
        database,
        hosts,
        beat,
        limits,
        proxied,
        new_admin_key,
        programs,
        seed: args.seed,
    };
    let ready = |address: SocketAddr, admin_key: Option<&str>| {
        announce(address, &kept, admin_key);
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|it| !it.is_empty());
        if !args.no_open && has_desktop(is_set) {
            open(address);
        }
    };
    Ok(run_on(runtime, server::serve_with(config, shelf, server::stopped(), ready))?)
}

/// Runs a job to its end. After the job, tasks that are still computing get little time, since everything that
/// matters has been stored.
fn run_on<T>(runtime: Runtime, job: impl Future<Output = T>) -> T {
    let done = runtime.block_on(job);
    runtime.shutdown_timeout(LEAVE);
    done
}

/// Returns the default port, or the first free one after it.
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

/// Prints the address of the server. Errors are ignored, since the server runs even if nobody reads the
/// output.
fn announce(address: SocketAddr, kept: &str, admin_key: Option<&str>) {
    let mut out = io::stdout();
    let here = here(address);
    let _ = writeln!(out, "Carillon is at {here}");
    let _ = shared(address, own_addresses()).map(|said| writeln!(out, "{said}"));
    let _ = writeln!(out, "The tables are kept in {kept}; Ctrl-C stops it");
    if let Some(key) = admin_key {
        let _ = writeln!(
            out,
            "The administrator's page is {here}admin; its key, shown only this once: {key}"
        );
    }
    let _ = out.flush();
}

/// Returns the line that lists the addresses for players on other machines, if the server listens on all
/// addresses of its machine.
fn shared(address: SocketAddr, own: Vec<IpAddr>) -> Option<String> {
    let port = address.port();
    let reached = |ip: &IpAddr| address.is_ipv6() || ip.is_ipv4();
    let share = |ip: IpAddr| format!("http://{}/", SocketAddr::new(ip, port));
    let all: Vec<String> = own.into_iter().filter(reached).map(share).collect();
    address.ip().is_unspecified().then(|| match all.is_empty() {
        true => format!("Others can reach it at port {port} of every address of this machine"),
        false => format!("Others can reach it at {}", all.join(" or ")),
    })
}

/// Returns the addresses from which this machine reaches other machines. Nothing is sent: connecting a UDP socket is
/// enough to learn its local address.
fn own_addresses() -> Vec<IpAddr> {
    // Addresses reserved for documentation, which belong to nobody.
    let ways = [("0.0.0.0:0", "192.0.2.1:9"), ("[::]:0", "[2001:db8::1]:9")];
    let own = |(from, to): (&str, &str)| -> io::Result<IpAddr> {
        let socket = UdpSocket::bind(from)?;
        socket.connect(to)?;
        Ok(socket.local_addr()?.ip())
    };
    ways.into_iter().filter_map(|way| own(way).ok()).filter(|ip| !ip.is_loopback()).collect()
}

/// Returns the address of the board for a browser on this machine.
fn here(address: SocketAddr) -> String {
    match address.ip().is_unspecified() {
        true => format!("http://127.0.0.1:{}/", address.port()),
        false => format!("http://{address}/"),
    }
}

/// Returns whether this session has a desktop, as opposed to CI or ssh.
fn has_desktop(is_set: impl Fn(&str) -> bool) -> bool {
    let always = cfg!(any(windows, target_os = "macos"));
    let desktop = always || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    desktop && !["CI", "SSH_CONNECTION", "SSH_TTY"].into_iter().any(is_set)
}

/// Opens the board in the browser. A failure is ignored, since the address has been printed.
fn open(address: SocketAddr) {
    if let Err(error) = browser::open(&here(address)) {
        tracing::warn!(%error, "the browser did not open");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn a_stop_does_not_wait_for_searches() {
        let (reckons, until) = mpsc::channel::<()>();
        let (ended, end) = mpsc::channel();
        std::thread::spawn(move || {
            let job = async move {
                // The task runs until the test is over.
                drop(tokio::task::spawn_blocking(move || until.recv()));
            };
            run_on(Runtime::new().expect("threads"), job);
            let _ = ended.send(());
        });
        assert!(end.recv_timeout(Duration::from_secs(60)).is_ok(), "it is waited for");
        drop(reckons);
    }

    #[test]
    fn a_browser_opens_only_on_a_desktop() {
        let set = |names: &[&str]| has_desktop(|name| names.contains(&name));
        assert!(set(&["DISPLAY"]) && set(&["WAYLAND_DISPLAY"]));
        assert_eq!(set(&[]), cfg!(any(windows, target_os = "macos")));
        for elsewhere in ["CI", "SSH_CONNECTION", "SSH_TTY"] {
            assert!(!set(&["DISPLAY", elsewhere]), "{elsewhere}");
        }
    }

    #[test]
    fn a_browser_here_is_sent_to_this_machine() {
        let here = |address: &str| here(address.parse().expect("an address"));
        assert_eq!(here("0.0.0.0:1757"), "http://127.0.0.1:1757/");
        assert_eq!(here("192.168.0.7:80"), "http://192.168.0.7:80/");
    }

    #[test]
    fn a_server_on_a_network_prints_the_address_to_share() {
        let own = |ips: &[&str]| ips.iter().map(|ip| ip.parse().expect("an address")).collect();
        let said =
            |address: &str, ips: &[&str]| shared(address.parse().expect("an address"), own(ips));
        let both = ["192.168.0.7", "2001:db8::7"];
        let told = |words: &str| Some(words.to_string());
        assert_eq!(
            said("0.0.0.0:80", &both),
            told("Others can reach it at http://192.168.0.7:80/")
        );
        assert_eq!(
            said("[::]:80", &both),
            told("Others can reach it at http://192.168.0.7:80/ or http://[2001:db8::7]:80/")
        );
        let unknown = "Others can reach it at port 80 of every address of this machine";
        assert_eq!(said("0.0.0.0:80", &[]), told(unknown));
        assert_eq!(said("127.0.0.1:80", &both), None);
    }
}
