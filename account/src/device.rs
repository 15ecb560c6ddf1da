//! The name of a device in the list of sessions.

/// Returns a short name, such as `Firefox, Linux`, for a device whose browser sends this
/// `User-Agent`.
pub fn device(user_agent: &str) -> String {
    // The order matters: the `User-Agent` of most browsers also names older browsers.
    let browsers = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    let systems = [
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("CrOS", "ChromeOS"),
        ("Windows", "Windows"),
        ("Mac OS X", "macOS"),
        ("Linux", "Linux"),
    ];
    let find = |all: &[(&str, &'static str)]| {
        all.iter().find(|(mark, _)| user_agent.contains(mark)).map(|(_, name)| *name)
    };
    let known: Vec<&str> = [find(&browsers), find(&systems)].into_iter().flatten().collect();
    known.join(", ")
}

#[test]
fn a_device_is_named_by_its_browser_and_its_system() {
    let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
    assert_eq!(device(chrome), "Chrome, Linux");
    let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
    assert_eq!(device(phone), "Safari, iPhone");
    assert_eq!(device(&format!("{chrome} Edg/140.0")), "Edge, Linux");
    assert_eq!(device("curl/8"), "");
}
