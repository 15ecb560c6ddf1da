//! Which names this server answers to, and which pages may speak to it. A page elsewhere could have its own name
//! lead here, and would then pass for this site (DNS rebinding); no name that
//! was not told to the server is answered.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};

/// The names that are answered to, beside bare addresses and `localhost`.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Answers to these names as well.
    pub fn new(names: impl IntoIterator<Item = String>) -> Hosts {
        Hosts(names.into_iter().map(|name| name.to_ascii_lowercase()).collect())
    }

    /// May a request to `host`, with or without a port, be answered? Nobody can
    /// make a bare address lead elsewhere, so every one of them may.
    pub fn allow(&self, host: &str) -> bool {
        let name = name_of(host).to_ascii_lowercase();
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        bare.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.0.contains(&name)
    }
}

/// The name without its port.
pub fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// A browser says which site speaks; a program says nothing.
pub fn same_origin(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let origin =
        origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match (origin, host) {
        (Some(origin), Some(host)) => origin.eq_ignore_ascii_case(host),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_told_names_are_answered_and_no_others() {
        let hosts = Hosts::new(["Games.Example.org".to_string()]);
        for host in [
            "127.0.0.1:1757",
            "[::1]:1757",
            "192.168.0.7",
            "localhost:80",
            "games.example.org",
            "GAMES.example.ORG:443",
        ] {
            assert!(hosts.allow(host), "{host}");
        }
        for host in ["evil.example", "localhost.evil.example:1757", "", "127.0.0.1.evil.example"] {
            assert!(!hosts.allow(host), "{host}");
        }
    }
}
