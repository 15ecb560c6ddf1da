//! The `carillon` program: the command line with the games of the shelf.

use std::process::ExitCode;

/// The allocator. A server allocates and frees thousands of small objects per action, and mimalloc saves a
/// seventh of the server's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    carillon::run(shelf::shelf())
}
