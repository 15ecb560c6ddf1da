//! Tests of `carillon study`.

use std::fs;

use crate::{GAME, carillon, ends, err, folder, out};

#[test]
fn a_record_becomes_a_study_whose_moments_are_positions() {
    let folder = folder("study");
    let path = |name: &str| folder.join(name).display().to_string();
    let records = folder.display().to_string();
    let sim = ["sim", GAME, "--games", "1", "--french", "random", "--british", "random"];
    ends(&carillon(&[&sim[..], &["--seed", "5", "--records", &records]].concat()), 0);
    let names = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let record =
        names.map(|path| path.display().to_string()).find(|path| path.ends_with(".record"));
    let (record, study) = (record.unwrap(), path("game.study"));
    let written = carillon(&["study", &record, "--out", &study]);
    ends(&written, 0);
    let text = fs::read_to_string(&study).unwrap();
    let line = text.lines().find(|line| line.contains("ish: ") || line.contains("french: "));
    let line = format!("{}\n", line.unwrap());
    let noted = format!("{line}> The first card.\n");
    fs::write(&study, text.replacen(&line, &noted, 1)).unwrap();
    let tree = carillon(&["study", &study]);
    ends(&tree, 0);
    assert!(out(&tree).contains("\n   1  "), "{}", out(&tree));
    assert!(out(&tree).contains("The first card."), "{}", out(&tree));
    let wrong = format!("{noted}(\nbritish: fly\n)\n");
    fs::write(path("wrong.study"), text.replacen(&line, &wrong, 1)).unwrap();
    let refused = carillon(&["study", &path("wrong.study")]);
    ends(&refused, 1);
    assert!(err(&refused).contains("british: fly: "), "{}", err(&refused));
    let position = carillon(&["study", &study, "--position", "6"]);
    ends(&position, 0);
    let begun = path("begun.toml");
    fs::write(&begun, out(&position)).unwrap();
    ends(
        &carillon(&["sim", GAME, "--from", &begun, "--french", "random", "--british", "random"]),
        0,
    );
    let far = carillon(&["study", &study, "--position", "99999"]);
    ends(&far, 1);
    assert!(err(&far).contains("no node 99999"), "{}", err(&far));
}

#[test]
fn a_text_that_is_no_study_is_refused_with_its_line() {
    let folder = folder("no-study");
    let path = folder.join("my.study");
    for (text, words) in [
        ("", "neither a study nor a record"),
        ("carillon study 1\ngame chess\n", "chess"),
        (&format!("carillon study 9\ngame {GAME}\n"), "newer"),
        (&format!("carillon study 1\ngame {GAME}\n\n)\n"), "line 4: no variation is open"),
        (&format!("carillon study 1\ngame {GAME}\nposition year = 1\n"), "line 1"),
    ] {
        fs::write(&path, text).unwrap();
        let refused = carillon(&["study", &path.display().to_string()]);
        ends(&refused, 1);
        assert!(err(&refused).contains(words), "{text}: {}", err(&refused));
    }
    ends(&carillon(&["study", &folder.join("none").display().to_string()]), 1);
}
