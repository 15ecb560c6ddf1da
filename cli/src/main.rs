//! The `carillon` program: the command line over this program's own games.

use std::process::ExitCode;

fn main() -> ExitCode {
    carillon::run(shelf::shelf())
}
