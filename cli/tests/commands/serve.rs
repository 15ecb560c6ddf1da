//! Tests of `serve`.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::{GAME, Served, carillon, ends, err, file, folder, json, text};

#[test]
fn the_board_is_served_at_the_address_that_is_printed() {
    let served = Served::start(&folder("served"));
    let answer = served.ask("GET", "/api/games", "");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains(GAME), "{answer}");
}

/// On Linux, `xdg-open` opens the browser. The test replaces it by a script that records the
/// address.
#[cfg(target_os = "linux")]
#[test]
fn the_board_opens_in_the_browser_of_a_desktop() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("opened");
    let asked = folder.join("asked");
    let script = format!("#!/bin/sh\necho \"$1\" > {0}.new && mv {0}.new {0}\n", text(&asked));
    let opener = PathBuf::from(file(&folder, "xdg-open", &script));
    fs::set_permissions(&opener, fs::Permissions::from_mode(0o755)).expect("a program");
    let path = format!("{}:{}", text(&folder), std::env::var("PATH").unwrap_or_default());
    let mut child = Command::new(env!("CARGO_BIN_EXE_carillon"))
        .args(["--port", "0", "--data", &text(&folder.join("data"))])
        .env("PATH", path)
        .env("DISPLAY", ":0")
        .env_remove("CI")
        .env_remove("SSH_CONNECTION")
        .env_remove("SSH_TTY")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut said = String::new();
    let stdout = child.stdout.take().expect("a pipe");
    std::io::BufRead::read_line(&mut std::io::BufReader::new(stdout), &mut said)
        .expect("an address");
    let until = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while !asked.exists() && std::time::Instant::now() < until {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    child.kill().expect("the program stops");
    child.wait().expect("the program ends");
    let asked = fs::read_to_string(&asked).expect("the browser was asked");
    assert_eq!(said.trim(), format!("Carillon is at {}", asked.trim()));
}

/// The example program of cli/ENGINE.md plays a whole game on a server.
#[test]
fn a_program_of_the_operators_sits_at_a_table() {
    let player = format!("{}/examples/player.py", env!("CARGO_MANIFEST_DIR"));
    let bot = format!("bayonets/example=cmd:python3 {player}");
    let args = ["--beat", "0", "--bot", &bot];
    let served = Served::with(&folder("programs"), &args);
    let levels = served.ask("GET", "/api/games", "");
    assert_eq!(levels.matches("\"example\"").count(), 1, "{levels}");
    let record = served.played_by_bots("bayonets", "example", "random");
    assert!(record.contains("french bot:example") && !record.contains("resigned"), "{record}");
    for wrong in ["example", "example=player.py", "thumb=cmd:true", "chess/example=cmd:true"] {
        ends(&carillon(&["serve", "--no-open", "--port", "0", "--bot", wrong]), 2);
    }
}

#[test]
fn a_server_is_measured_under_load() {
    let few = ["--seconds", "0.3", "--tables", "2", "--sockets", "10", "--actions", "12"];
    let told = json(&carillon(&[&["bench", "server", GAME, "--json"][..], &few].concat()));
    let told = &told[GAME];
    let number = |name: &str| told[name].as_f64().unwrap_or_else(|| panic!("{name}: {told}"));
    assert!(0.0 < number("stored actions a second, clients beside it"));
    assert!(0.0 < number("bytes an action, to both players"));
    assert!(0.0 < number("people: milliseconds, 99 of 100"));
    assert_eq!((number("sockets: how many"), number("long game: actions")), (10.0, 12.0));
}

#[test]
fn a_missing_database_is_reported_with_advice() {
    let refused = |code: i32, args: &[&str]| {
        let output = carillon(&[&["serve", "--no-open", "--port", "0"], args].concat());
        ends(&output, code);
        err(&output)
    };
    let said = refused(1, &["--database", "postgres://me:hidden@127.0.0.1:1/x"]);
    assert!(
        said.contains("PostgreSQL at 127.0.0.1:1") && said.contains("whether it runs"),
        "{said}"
    );
    assert!(!said.contains("hidden"), "a password is not printed: {said}");
    let said = refused(1, &["--database", "tables.sqlite"]);
    assert!(said.contains("postgres://USER:PASSWORD@HOST"), "{said}");
    refused(2, &["--database", "postgres://here/x", "--data", "there"]);
}
