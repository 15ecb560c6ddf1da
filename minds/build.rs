//! Compresses the trained weights to a third of their size before the crate includes them. A program for
//! browsers includes the weights uncompressed, since the whole program is compressed when it is sent.

#![expect(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "a build script reads files and its environment, and prints to cargo"
)]

use std::path::Path;
use std::{env, fs, io};

/// The highest level of compression.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=nets");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    let in_a_page = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    for net in fs::read_dir("nets")? {
        let net = net?;
        let weights = fs::read(net.path())?;
        let packed = match in_a_page {
            true => weights,
            false => miniz_oxide::deflate::compress_to_vec(&weights, LEVEL),
        };
        fs::write(Path::new(&out).join(net.file_name()), packed)?;
    }
    Ok(())
}
