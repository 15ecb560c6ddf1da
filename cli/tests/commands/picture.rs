//! Tests of `carillon picture`.

use std::fs;

use crate::{GAME, carillon, ends, err, file, folder, out, text};

/// Checks that every element of the picture is ended, in order.
fn is_well_formed(picture: &str) {
    let mut open = Vec::new();
    for tag in picture.split('<').skip(1) {
        let (tag, _) = tag.split_once('>').expect("a tag ends");
        match (tag.strip_prefix('/'), tag.strip_suffix('/')) {
            (Some(name), _) => assert_eq!(open.pop(), Some(name), "{tag}"),
            (None, None) => open.push(tag.split_whitespace().next().expect("a name")),
            (None, Some(_)) => {}
        }
    }
    assert!(open.is_empty(), "{open:?}");
}

#[test]
fn every_game_is_drawn_with_its_title_and_the_date() {
    for game in ["struggle", "wilderness", "bayonets"] {
        let light = carillon(&["picture", game, "--lang", "en"]);
        ends(&light, 0);
        let light = out(&light);
        is_well_formed(&light);
        assert!(light.starts_with("<svg ") && light.contains("Louisbourg"), "{game}");
        assert!(light.contains("unofficial"), "{game}");
        let dark = carillon(&["picture", game, "--lang", "en", "--dark"]);
        assert_ne!(out(&dark), light, "{game}");
        let again = carillon(&["picture", game, "--lang", "en"]);
        assert_eq!(out(&again), light, "the same position gives the same picture");
    }
}

#[test]
fn a_picture_has_the_forces_of_its_position_and_texts_cannot_become_markup() {
    let folder = folder("picture");
    let battle = file(&folder, "battle.toml", "spaces.albany.british = { sp = 37 }\n");
    let title = "Two to one <b>&\"";
    let args = ["picture", GAME, "--from", &battle, "--around", "albany", "--title", title];
    let drawn = carillon(&[&args[..], &["--caption", "Attack?"]].concat());
    ends(&drawn, 0);
    let drawn = out(&drawn);
    is_well_formed(&drawn);
    assert!(drawn.contains(">37</text>"), "{drawn}");
    assert!(drawn.contains(">Two to one &lt;b&gt;&amp;&quot;</text>"), "{drawn}");
    assert!(drawn.contains(">Attack?</text>") && !drawn.contains("1755"), "{drawn}");
    // A name far from the middle is not in the picture.
    assert!(!drawn.contains(">Halifax<") && drawn.contains(">Albany<"), "{drawn}");
}

#[test]
fn wrong_input_says_what_to_do_and_keeps_files() {
    let nowhere = carillon(&["picture", GAME, "--around", "paris"]);
    ends(&nowhere, 2);
    assert!(
        err(&nowhere).contains("no space is called \"paris\"; the spaces are"),
        "{}",
        err(&nowhere)
    );
    let folder = folder("picture-there");
    let there = file(&folder, "there.svg", "mine");
    let refused = carillon(&["picture", GAME, "--out", &there]);
    ends(&refused, 1);
    assert_eq!(fs::read_to_string(&there).unwrap(), "mine");
    let new = text(&folder.join("new.svg"));
    ends(&carillon(&["picture", GAME, "--out", &new]), 0);
    is_well_formed(&fs::read_to_string(&new).unwrap());
}
