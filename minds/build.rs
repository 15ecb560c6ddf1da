//! Compresses the trained weights, of which a third is left, before the crate includes them.

use std::path::Path;
use std::{env, fs, io};

/// The highest level of compression.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo:rerun-if-changed=nets");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    for net in fs::read_dir("nets")? {
        let net = net?;
        let packed = miniz_oxide::deflate::compress_to_vec(&fs::read(net.path())?, LEVEL);
        fs::write(Path::new(&out).join(net.file_name()), packed)?;
    }
    Ok(())
}
