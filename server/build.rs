//! A page that is added to `web` is in the next binary.

fn main() {
    println!("cargo:rerun-if-changed=../web");
}
