//! Requests to addresses on the web that visitors have named. Such a request is sent only to public addresses,
//! so that no visitor can reach the network behind the server. It follows no redirect.

use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{self, HeaderName, HeaderValue};
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use url::{Host, Url};

use crate::push::PushError;

/// The maximum length of an address.
const LONGEST: usize = 500;

/// The reason why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PostError {
    /// The text is not an address to which requests may be sent.
    #[error("an address begins with https:// and has at most {LONGEST} characters")]
    Address,
    /// The address is in a private network.
    #[error("the address is in a private network")]
    Private,
    /// The address refuses the request for good.
    #[error("the address answers {0}")]
    Refused(u16),
    /// The browser's keys can't be used.
    #[error(transparent)]
    Push(#[from] PushError),
    /// The request may succeed later.
    #[error("{0}")]
    Later(String),
}

impl PostError {
    /// Returns whether the answer means that the address no longer exists.
    pub fn is_gone(&self) -> bool {
        matches!(self, PostError::Refused(404 | 410))
    }
}

/// Reads an address that a visitor has named. `private` allows private networks, and addresses without TLS.
pub fn address(text: &str, private: bool) -> Result<Url, PostError> {
    let url = Url::parse(text.trim()).map_err(|_| PostError::Address)?;
    let scheme = url.scheme() == "https" || (private && url.scheme() == "http");
    let plain = url.username().is_empty() && url.password().is_none();
    if LONGEST < text.len() || !scheme || !plain || url.host().is_none() {
        return Err(PostError::Address);
    }
    let bare = match url.host() {
        Some(Host::Ipv4(four)) => Some(IpAddr::V4(four)),
        Some(Host::Ipv6(six)) => Some(IpAddr::V6(six)),
        _ => None,
    };
    if !private && bare.is_some_and(|bare| !is_public(bare)) {
        return Err(PostError::Private);
    }
    Ok(url)
}

/// Sends a body to an address, which must answer within `patience`.
pub async fn post(
    url: &Url,
    private: bool,
    patience: Duration,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
) -> Result<(), PostError> {
    match tokio::time::timeout(patience, try_post(url, private, headers, body)).await {
        Ok(done) => done,
        Err(_) => Err(PostError::Later("the address takes too long".into())),
    }
}

async fn try_post(
    url: &Url,
    private: bool,
    headers: &[(HeaderName, String)],
    body: Vec<u8>,
) -> Result<(), PostError> {
    let host = url.host_str().ok_or(PostError::Address)?;
    let port = url.port_or_known_default().ok_or(PostError::Address)?;
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    let found: Vec<SocketAddr> = lookup_host((bare, port)).await.map_err(later)?.collect();
    // The name is not looked up again, so the connection is made to one of the addresses that are checked here.
    if !private && found.iter().any(|address| !is_public(address.ip())) {
        return Err(PostError::Private);
    }
    let stream = TcpStream::connect(&found[..]).await.map_err(later)?;
    let target = &url[url::Position::BeforePath..url::Position::AfterQuery];
    let mut request = Request::post(target).body(Full::new(Bytes::from(body))).map_err(later)?;
    let authority = &url[url::Position::BeforeHost..url::Position::AfterPort];
    request.headers_mut().insert(header::HOST, authority.parse().map_err(later)?);
    for (name, value) in headers {
        let value = HeaderValue::from_bytes(value.as_bytes()).map_err(later)?;
        request.headers_mut().insert(name, value);
    }
    let status = match url.scheme() {
        "https" => {
            let name = ServerName::try_from(bare.to_string()).map_err(later)?;
            exchange(tls().connect(name, stream).await.map_err(later)?, request).await?
        }
        _ => exchange(stream, request).await?,
    };
    match status {
        status if status.is_success() => Ok(()),
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS => {
            Err(PostError::Later(status.to_string()))
        }
        status if status.is_server_error() => Err(PostError::Later(status.to_string())),
        // A redirect counts as a refusal too, since it could lead into a private network.
        status => Err(PostError::Refused(status.as_u16())),
    }
}

/// Sends the request, and returns the status of the answer.
async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Full<Bytes>>,
) -> Result<StatusCode, PostError> {
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(later)?;
    let mut connection = std::pin::pin!(connection);
    let mut answer = std::pin::pin!(sender.send_request(request));
    // The connection is served until the head of the answer has arrived; the body is not read.
    std::future::poll_fn(|context| {
        let _ = connection.as_mut().poll(context);
        answer.as_mut().poll(context)
    })
    .await
    .map(|answer| answer.status())
    .map_err(later)
}

fn later(error: impl std::fmt::Display) -> PostError {
    PostError::Later(error.to_string())
}

/// Returns the connector for TLS, which trusts the certificate authorities that browsers trust.
fn tls() -> &'static TlsConnector {
    static TLS: LazyLock<TlsConnector> = LazyLock::new(|| {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider has the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        TlsConnector::from(Arc::new(config))
    });
    &TLS
}

/// Returns whether an address belongs to the public Internet.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => is_public_v4(four),
        IpAddr::V6(six) => is_public_v6(six),
    }
}

fn is_public_v4(four: Ipv4Addr) -> bool {
    let [a, b, c, _] = four.octets();
    !(four.is_private()
        || four.is_loopback()
        || four.is_link_local()
        || four.is_documentation()
        || four.is_multicast()
        || a == 0
        || 240 <= a
        || (a == 100 && b & 0xc0 == 64)
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && b & 0xfe == 18))
}

fn is_public_v6(six: Ipv6Addr) -> bool {
    let [a, b, c, d, e, f, g, h] = six.segments();
    // An IPv4 address behind a translator (NAT64).
    if [a, b, c, d, e, f] == [0x64, 0xff9b, 0, 0, 0, 0] {
        let [g, h] = [g, h].map(u16::to_be_bytes);
        return is_public_v4(Ipv4Addr::new(g[0], g[1], h[0], h[1]));
    }
    // Only 2000::/3 is public, except for tunnels (Teredo, 6to4) and addresses for documentation.
    a & 0xe000 == 0x2000 && a != 0x2002 && !(a == 0x2001 && (b == 0 || b == 0xdb8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_public() {
        let is = |text: &str| is_public(text.parse().unwrap());
        for public in ["1.1.1.1", "172.15.0.1", "100.128.0.1", "2606:4700::1", "64:ff9b::101:101"] {
            assert!(is(public), "{public}");
        }
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.0.8",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "2002:7f00:1::",
            "2001:db8::1",
            "64:ff9b::7f00:1",
            "2001::1",
        ] {
            assert!(!is(private), "{private}");
        }
    }

    #[test]
    fn an_address_has_tls_and_no_password() {
        assert!(address(" https://example.org/hook?x=1 ", false).is_ok());
        for odd in [
            "http://example.org",
            "ftp://example.org",
            "example.org",
            "https://a:b@example.org",
            "https://",
            "",
        ] {
            assert_eq!(address(odd, false), Err(PostError::Address), "{odd}");
        }
        let long = format!("https://example.org/{}", "x".repeat(LONGEST));
        assert_eq!(address(&long, false), Err(PostError::Address));
        for private in
            ["https://127.0.0.1/", "https://[::1]/", "https://0x7f.1/", "https://2130706433/"]
        {
            assert_eq!(address(private, false), Err(PostError::Private), "{private}");
        }
        assert!(address("http://127.0.0.1:8080/hook", true).is_ok());
    }

    #[tokio::test]
    async fn a_name_that_leads_into_a_private_network_is_refused() {
        let url = address("https://localhost:1/", false).unwrap();
        assert_eq!(
            post(&url, false, Duration::MAX, &[], Vec::new()).await,
            Err(PostError::Private)
        );
    }
}
