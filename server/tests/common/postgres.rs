//! A PostgreSQL server for this test, in a temporary folder, run by an ordinary user. The server
//! disappears when the test program ends, however it ends.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use sqlx::{Connection, PgConnection};

/// Creates the cluster, and restarts it whenever it stops, until the pipe is closed.
const SCRIPT: &str = r#"
folder=$1 port=$2 bin=$3 fsync=$4
mkdir "$folder" && cd "$folder" || exit
printf 'right' >password
"$bin/initdb" -D data --no-sync -A trust --pwfile password -U carillon -E UTF8 --locale=C >log 2>&1 || exit
printf 'local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n' >data/pg_hba.conf
while [ ! -e over ]; do
    "$bin/postgres" -D data -k "$folder" -p "$port" -c listen_addresses=127.0.0.1 -c fsync="$fsync" \
        -c full_page_writes="$fsync" -c max_connections=200 -c shared_buffers=16MB >>log 2>&1
    sleep 0.1
done &
cat >/dev/null
touch over
# It may be on its way down or up at this moment.
while kill -0 $!; do
    kill -INT "$(head -n 1 data/postmaster.pid)"
    sleep 0.1
done 2>/dev/null
cd / && rm -rf "$folder"
"#;

/// A running PostgreSQL.
pub struct Cluster {
    folder: PathBuf,
    port: u16,
    /// The pipe to the script: the cluster runs as long as it is open.
    pipe: Option<ChildStdin>,
    script: Child,
}

/// Returns the cluster shared by tests that only store something; it need not survive a crash.
pub async fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    let cluster = SHARED.get_or_init(|| Cluster::start("off"));
    cluster.wait().await;
    cluster
}

impl Cluster {
    /// Starts a cluster. `fsync` is `on` where a test is about crashes.
    pub fn start(fsync: &str) -> Cluster {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let bin = programs();
        let name = format!("carillon-pg-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut command = as_plain_user();
        let mut script = command
            .args(["sh", "-c", SCRIPT, "sh"])
            .arg(&folder)
            .arg(port.to_string())
            .arg(&bin)
            .arg(fsync)
            .stdin(Stdio::piped())
            .spawn()
            .unwrap();
        let pipe = script.stdin.take();
        Cluster { folder, port, pipe, script }
    }

    /// Waits until the cluster answers.
    pub async fn wait(&self) {
        let start = Instant::now();
        while PgConnection::connect(&self.address("postgres")).await.is_err() {
            let log = || std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(start.elapsed() < Duration::from_secs(120), "no PostgreSQL: {}", log());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Creates a new, empty database; returns its address.
    pub async fn database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let mut first = PgConnection::connect(&self.address("postgres")).await.unwrap();
        let made = format!("CREATE DATABASE {name} TEMPLATE template0");
        sqlx::raw_sql(&made).execute(&mut first).await.unwrap();
        self.address(&name)
    }

    /// Returns the address of a database by the socket in the cluster's folder, which needs no password.
    pub fn address(&self, database: &str) -> String {
        let (folder, port) = (self.folder.display(), self.port);
        format!("postgres://carillon@localhost:{port}/{database}?host={folder}")
    }

    /// Returns the address of a database by TCP, which needs a password.
    pub fn guarded_address(&self, password: &str, database: &str) -> String {
        format!("postgres://carillon:{password}@127.0.0.1:{}/{database}", self.port)
    }

    /// Stops the cluster as a crash would. The script restarts it.
    pub fn crash(&self) {
        let told = std::fs::read_to_string(self.folder.join("data/postmaster.pid")).unwrap();
        let pid = told.lines().next().unwrap();
        let killed = Command::new("kill").args(["-QUIT", pid]).status().unwrap();
        assert!(killed.success());
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.pipe.take());
        let _ = self.script.wait();
    }
}

/// Returns a command that runs as an ordinary user, since PostgreSQL refuses to run as root.
fn as_plain_user() -> Command {
    let id = Command::new("id").arg("-u").output().unwrap();
    if id.stdout == b"0\n" {
        let mut command = Command::new("runuser");
        command.args(["-u", "nobody", "--"]);
        command
    } else {
        Command::new("env")
    }
}

/// Returns the folder of `initdb` and `postgres`.
fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    folders.extend(debian.map(|version| version.path().join("bin")));
    let has = |folder: &PathBuf| ["initdb", "postgres"].iter().all(|it| folder.join(it).exists());
    folders.into_iter().find(has).unwrap_or_else(|| {
        panic!(
            "these tests need PostgreSQL: `apt-get install postgresql`, or run ./check, which does"
        )
    })
}
