//! The host names that this server answers to, and the pages that may send requests to it. Another site could
//! make its own host name lead to this server; browsers would then treat that site's pages like pages of this
//! server (DNS rebinding). So the server answers only to host names from its configuration.

use std::net::IpAddr;

use axum::http::{HeaderMap, Request, header};

use crate::Error;

/// The host names that the server answers to, besides bare addresses and `localhost`.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Creates a list of these names.
    pub fn new(names: impl IntoIterator<Item = String>) -> Hosts {
        Hosts(names.into_iter().map(|name| name.to_ascii_lowercase()).collect())
    }

    /// Returns an error unless the request names exactly one host, and this server answers to that host name.
    pub fn check<B>(&self, request: &Request<B>) -> Result<(), Error> {
        let mut named = request.headers().get_all(header::HOST).iter();
        let host = match (named.next(), named.next()) {
            (Some(host), None) => host.to_str().ok(),
            _ => None,
        };
        let one = "a request names its host, once and in plain characters: Host: NAME";
        let host = host.ok_or_else(|| Error::Unreadable(one.into()))?;
        let address = request.uri().authority().map(|authority| authority.as_str());
        match [Some(host), address].into_iter().flatten().find(|host| !self.allow(host)) {
            Some(stranger) => Err(Error::Host(name_of(stranger).into())),
            None => Ok(()),
        }
    }

    /// Returns whether a request to `host`, with or without a port, may be answered. A request to a bare
    /// address may always be answered, since no other site can make an address lead elsewhere.
    pub fn allow(&self, host: &str) -> bool {
        let name = name_of(host).to_ascii_lowercase();
        let bare = name.trim_start_matches('[').trim_end_matches(']');
        bare.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.0.contains(&name)
    }
}

/// Returns the host name without its port.
pub fn name_of(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Returns whether the request comes from a page of this site. A browser names the site of the page. A
/// program names no site, and is allowed.
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

/// Returns the address of the site whose page has sent the request, such as `https://games.example.org`; `None`
/// if the request is not from a page of this site.
pub fn page(headers: &HeaderMap) -> Option<String> {
    let origin = headers.get(header::ORIGIN)?.to_str().ok()?;
    same_origin(headers).then(|| origin.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_and_configured_names_are_answered() {
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
