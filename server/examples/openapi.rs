//! Writes `server/src/edge/http/openapi.json` after a type or a route has changed: `cargo run -p server
//! --example openapi`. Then `npm run types` in `web` writes the browser's types.

fn main() -> std::io::Result<()> {
    std::fs::write(
        concat!(env!("CARGO_MANIFEST_DIR"), "/src/edge/http/openapi.json"),
        server::openapi(),
    )
}
