//! The cookie that holds the token of a session.
//!
//! Scripts can't read the cookie (`HttpOnly`), and no other site makes a browser send it (`SameSite`). Under https
//! the cookie is sent over https only (`Secure`), and no other host of the domain can set it (`__Host-`).

use account::LONGEST_SESSION;
use axum::http::{HeaderMap, HeaderValue, header};

/// The name of the cookie under https.
const SECURE: &str = "__Host-carillon";
/// The name of the cookie under http, as in a network at home.
const PLAIN: &str = "carillon";
/// The length of a token, in hexadecimal digits.
const TOKEN: usize = 64;

/// Returns the token of the request's session, if the request has one.
pub fn token(headers: &HeaderMap) -> Option<&str> {
    let find = |name: &str| {
        let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
        let mut pairs =
            lines.flat_map(|line| line.split(';')).filter_map(|one| one.split_once('='));
        pairs.find(|(known, _)| known.trim() == name).map(|(_, token)| token.trim())
    };
    let plain =
        |token: &&str| token.len() == TOKEN && token.bytes().all(|byte| byte.is_ascii_hexdigit());
    find(SECURE).or_else(|| find(PLAIN)).filter(plain)
}

/// Returns the header that stores the token of a session in a browser. `headers` are those of the request.
pub fn kept(token: &str, headers: &HeaderMap) -> HeaderValue {
    written(token, LONGEST_SESSION / 1000, headers)
}

/// Returns the header that deletes the token from a browser.
pub fn dropped(headers: &HeaderMap) -> HeaderValue {
    written("", 0, headers)
}

fn written(token: &str, seconds: i64, headers: &HeaderMap) -> HeaderValue {
    let (name, secure) = if is_secure(headers) { (SECURE, "; Secure") } else { (PLAIN, "") };
    let cookie =
        format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}");
    HeaderValue::try_from(cookie).expect("a token is hexadecimal")
}

/// Returns whether the page that sent the request was loaded over https. A browser names the origin of the page
/// with every request that changes something, even when a proxy passes the request on over http.
fn is_secure(headers: &HeaderMap) -> bool {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    origin.is_some_and(|origin| origin.starts_with("https://"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(all: &[(header::HeaderName, &str)]) -> HeaderMap {
        all.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let (one, other) = ("a".repeat(64), "b".repeat(64));
        let find = |cookies: &str| token(&headers(&[(header::COOKIE, cookies)])).map(String::from);
        assert_eq!(find(&format!("theme=dark; carillon={one}; x=y")), Some(one.clone()));
        assert_eq!(find(&format!("carillon={one}; __Host-carillon={other}")), Some(other));
        for odd in [
            "carillon=",
            "carillon=abc",
            "xcarillon=1",
            "",
            &format!("carillon={}", "x".repeat(64)),
        ] {
            assert_eq!(find(odd), None, "{odd}");
        }
        assert_eq!(token(&HeaderMap::new()), None);
    }

    #[test]
    fn a_cookie_is_secure_where_the_page_is() {
        let set = |origin: &str| {
            kept("abc", &headers(&[(header::ORIGIN, origin)])).to_str().unwrap().to_string()
        };
        let secure = set("https://games.example.org");
        assert!(secure.starts_with("__Host-carillon=abc; Path=/; Max-Age="), "{secure}");
        assert!(secure.ends_with("; HttpOnly; SameSite=Strict; Secure"), "{secure}");
        let plain = set("http://192.168.0.7:1757");
        assert!(plain.starts_with("carillon=abc; ") && !plain.contains("Secure"), "{plain}");
        assert!(plain.contains("HttpOnly; SameSite=Strict"), "{plain}");
        assert!(
            dropped(&HeaderMap::new()).to_str().unwrap().contains("carillon=; Path=/; Max-Age=0")
        );
    }
}
