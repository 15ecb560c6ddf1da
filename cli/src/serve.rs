//! `carillon serve`: the board in the browser, from this machine.

use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr, TcpListener, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use directories::ProjectDirs;
use server::{Config, Limits, NamedProgram};
use shelf::Shelf;
use tokio::runtime::Runtime;

use crate::failure::Failure;
use crate::log::{self, Form};

/// Serve the board to browsers, here or across the network (this is the default command)
///
/// Everything is on this machine: the board, the opponents, and the tables,
/// which are kept in a folder and are there again the next time.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon                                   serve at http://127.0.0.1:1757/ (or the next free port)
  carillon serve --port 8080 --no-open
  carillon serve --host 0.0.0.0 --data /srv/carillon    for the whole network
  carillon serve --allow-host games.example.org --proxied   behind a proxy, under a name
  carillon serve --limit address_units=10000            for a school behind one address
  carillon serve --bot my-bot='cmd:python3 player.py'    a program of yours as an opponent
  carillon serve --database postgres://carillon@db.example.org/carillon    one of several nodes")]
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
    /// A PostgreSQL that keeps the tables instead, postgres://USER:PASSWORD@HOST/DATABASE; any number of
    /// servers may share it. The password may be in PGPASSWORD too, which nobody else on this machine sees
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,
    /// A name that the server answers to, beside localhost and bare addresses; may be given again
    #[arg(long, value_name = "NAME")]
    allow_host: Vec<String>,
    /// The beat at which the computer answers, in milliseconds, so that the time it takes
    /// tells nothing of its hand; 0: as soon as it can [default: 600]
    #[arg(long, value_name = "MS")]
    beat: Option<u64>,
    /// A program that visitors may play against, by its name, as it is asked by cli/ENGINE.md; may be given
    /// again. GAME/NAME plays that game alone
    #[arg(long, value_name = "NAME=cmd:PROGRAM")]
    bot: Vec<NamedProgram>,
    /// A limit on what may be asked of the server; may be given again (server/LIMITS.md lists them)
    #[arg(long, value_name = "NAME=NUMBER")]
    limit: Vec<String>,
    /// Behind a proxy: believe what it says of who asks (X-Forwarded-For), so that limits by
    /// address are not all the proxy's
    #[arg(long)]
    proxied: bool,
    /// Make another key for the administrator's page; the one before is void
    #[arg(long)]
    admin_key: bool,
    /// How to write what happens, to standard error
    #[arg(long, value_name = "FORM", default_value = "text")]
    log: Form,
    /// Do not open the board in this machine's browser
    #[arg(long)]
    no_open: bool,
}

const PORT: u16 = 1757;
/// How long who still reckons something is waited for when the server is stopped.
const LEAVE: Duration = Duration::from_secs(1);
/// How many ports are tried before somebody must say which.
const TRIED: u16 = 50;

pub fn run(args: Args, shelf: Arc<Shelf>) -> Result<(), Failure> {
    // Nobody needs a folder who has a database.
    let data = match args.database {
        Some(_) => PathBuf::new(),
        None => data_folder(args.data)?,
    };
    let mut limits = Limits::default();
    for limit in &args.limit {
        limits.set(limit).map_err(Failure::Usage)?;
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
    };
    let ready = |address: SocketAddr, admin_key: Option<&str>| {
        announce(address, &kept, admin_key);
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|it| !it.is_empty());
        if !args.no_open && has_desktop(is_set) {
            open(address);
        }
    };
    run_on(runtime, server::serve_with(config, shelf, server::stopped(), ready))
        .map_err(|error| Failure::Failed(error.to_string()))
}

/// Runs it to its end. Who still reckons something then is hardly waited for: what counts is stored by then.
fn run_on<T>(runtime: Runtime, job: impl Future<Output = T>) -> T {
    let done = runtime.block_on(job);
    runtime.shutdown_timeout(LEAVE);
    done
}

/// The folder that was given, or the user's own.
pub fn data_folder(given: Option<PathBuf>) -> Result<PathBuf, Failure> {
    let own =
        || ProjectDirs::from("", "", "carillon").map(|folders| folders.data_dir().to_path_buf());
    given.or_else(own).ok_or_else(|| {
        Failure::Usage("this user has no data folder; give one with --data DIR".into())
    })
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
fn announce(address: SocketAddr, kept: &str, admin_key: Option<&str>) {
    let mut out = io::stdout();
    let here = here(address);
    let _ = writeln!(out, "Carillon is at {here}");
    let _ = shared(address, own_addresses()).map(|said| writeln!(out, "{said}"));
    let _ = writeln!(out, "The tables are kept in {kept}; Ctrl-C stops it");
    if let Some(key) = admin_key {
        let _ = writeln!(
            out,
            "The administrator's page is {here}admin; its key, which is told this once: {key}"
        );
    }
    let _ = out.flush();
}

/// What to give to others, of a server that listens at every address of its machine.
fn shared(address: SocketAddr, own: Vec<IpAddr>) -> Option<String> {
    let port = address.port();
    let reached = |ip: &IpAddr| address.is_ipv6() || ip.is_ipv4();
    let share = |ip: IpAddr| format!("http://{}/", SocketAddr::new(ip, port));
    let all: Vec<String> = own.into_iter().filter(reached).map(share).collect();
    address.ip().is_unspecified().then(|| match all.is_empty() {
        true => format!("Others find it at port {port} of every address of this machine"),
        false => format!("Others find it at {}", all.join(" or ")),
    })
}

/// By which addresses this machine speaks to others. Nothing is sent: a socket that is told where it
/// would send to knows where from.
fn own_addresses() -> Vec<IpAddr> {
    // Addresses that are set aside for documents, and so nobody's.
    let ways = [("0.0.0.0:0", "192.0.2.1:9"), ("[::]:0", "[2001:db8::1]:9")];
    let own = |(from, to): (&str, &str)| -> io::Result<IpAddr> {
        let socket = UdpSocket::bind(from)?;
        socket.connect(to)?;
        Ok(socket.local_addr()?.ip())
    };
    ways.into_iter().filter_map(|way| own(way).ok()).filter(|ip| !ip.is_loopback()).collect()
}

/// Where a browser on this machine finds the board.
fn here(address: SocketAddr) -> String {
    match address.ip().is_unspecified() {
        true => format!("http://127.0.0.1:{}/", address.port()),
        false => format!("http://{address}/"),
    }
}

/// Whether somebody sits at a desktop here: not in CI, not at the far end of ssh.
fn has_desktop(is_set: impl Fn(&str) -> bool) -> bool {
    let always = cfg!(any(windows, target_os = "macos"));
    let desktop = always || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY");
    desktop && !["CI", "SSH_CONNECTION", "SSH_TTY"].into_iter().any(is_set)
}

/// Opens the board in the browser. Where that fails, the address has been said.
fn open(address: SocketAddr) {
    if let Err(error) = open::that_detached(here(address)) {
        tracing::warn!(%error, "the browser did not open");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[test]
    fn nobody_who_still_reckons_is_waited_for() {
        let (reckons, until) = mpsc::channel::<()>();
        let (ended, end) = mpsc::channel();
        std::thread::spawn(move || {
            let job = async move {
                // Until the test is over.
                drop(tokio::task::spawn_blocking(move || until.recv()));
            };
            run_on(Runtime::new().expect("threads"), job);
            let _ = ended.send(());
        });
        assert!(end.recv_timeout(Duration::from_secs(60)).is_ok(), "it is waited for");
        drop(reckons);
    }

    #[test]
    fn a_browser_opens_only_where_somebody_sits() {
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
    fn who_serves_a_network_is_told_what_to_give_to_others() {
        let own = |ips: &[&str]| ips.iter().map(|ip| ip.parse().expect("an address")).collect();
        let said =
            |address: &str, ips: &[&str]| shared(address.parse().expect("an address"), own(ips));
        let both = ["192.168.0.7", "2001:db8::7"];
        let told = |words: &str| Some(words.to_string());
        assert_eq!(said("0.0.0.0:80", &both), told("Others find it at http://192.168.0.7:80/"));
        assert_eq!(
            said("[::]:80", &both),
            told("Others find it at http://192.168.0.7:80/ or http://[2001:db8::7]:80/")
        );
        let unknown = "Others find it at port 80 of every address of this machine";
        assert_eq!(said("0.0.0.0:80", &[]), told(unknown));
        assert_eq!(said("127.0.0.1:80", &both), None);
    }
}
