//! Tests of `backup` and `restore`.

use std::fs;

use crate::{GAME, Served, carillon, ends, err, file, folder, out, text};
use serde_json::{Value, json};

/// Opens a table, and returns its id.
fn open_table(served: &Served) -> String {
    let asked = json!({ "game": GAME, "french": "me", "british": "open" }).to_string();
    let answer = served.ask("POST", "/api/tables", &asked);
    let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
    let told: Value = serde_json::from_str(body).expect("JSON");
    told["table"].as_str().unwrap_or_else(|| panic!("no table: {answer}")).to_string()
}

fn has(served: &Served, table: &str) -> bool {
    let asked = json!({ "tables": [{ "table": table }] }).to_string();
    served.ask("POST", "/api/mine", &asked).contains(table)
}

#[test]
fn tables_are_copied_while_they_are_served_and_put_back() {
    let folder = folder("copied");
    let data = folder.join("data");
    let (copy, at) = (text(&folder.join("copy.sqlite")), text(&data));
    let nothing = carillon(&["backup", &copy, "--data", &at]);
    ends(&nothing, 1);

    let served = Served::start(&data);
    let before = open_table(&served);
    let copied = carillon(&["backup", &copy, "--data", &at]);
    ends(&copied, 0);
    assert!(out(&copied).contains(&copy) && out(&copied).contains(&at), "{}", out(&copied));
    let after = open_table(&served);
    let again = carillon(&["backup", &copy, "--data", &at]);
    ends(&again, 1);
    assert!(err(&again).contains("copy.sqlite"), "{}", err(&again));
    // The tables of a running server can't be replaced.
    ends(&carillon(&["restore", &copy, "--data", &at]), 1);
    assert!(has(&served, &before) && has(&served, &after));
    drop(served);

    // A file that is not a backup changes nothing.
    for other in [file(&folder, "other.sqlite", "a letter"), text(&folder.join("none.sqlite"))] {
        let refused = carillon(&["restore", &other, "--data", &at]);
        ends(&refused, 1);
        assert!(err(&refused).contains(&other), "{}", err(&refused));
    }
    let restored = carillon(&["restore", &copy, "--data", &at]);
    ends(&restored, 0);
    let kept = out(&restored);
    let kept = kept.lines().find_map(|line| line.strip_prefix("The previous tables are kept as "));
    assert!(fs::exists(kept.expect("where it is kept")).expect("a path"));
    let served = Served::start(&data);
    assert!(has(&served, &before) && !has(&served, &after));
}
