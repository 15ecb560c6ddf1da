//! The `carillon` program: the command line over this program's own games.

use std::process::ExitCode;

/// A server makes and drops thousands of small things with every action: this is worth a seventh of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    carillon::run(shelf::shelf())
}
