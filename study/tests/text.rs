//! Tests of the text form of a study.

use engine::Side;
use study::{Colour, MapMark, MarkShape, NodeId, Study, Tried};

const SAMPLE: &str = "\
carillon study 1
game chess
title The road
author Ann
knows british
position year = 1757
position
position [spaces]
position albany = 1

> The beginning.
>
>   Indented.
@ ring red albany
british: one
> After one.
@ arrow blue albany quebec
british: fly ! 6.72
(
dice 3 5
british: two
french: four
)
(
draw regulars
british: three
)
(
british: five
)
shuffle 1 0
french: six
";

fn tried(play: &str) -> Tried {
    Tried { side: Side::French, play: play.into(), results: String::new() }
}

fn plays(study: &Study, ids: &[NodeId]) -> Vec<String> {
    ids.iter().filter_map(|id| study.tried(*id)).map(|tried| tried.play.clone()).collect()
}

#[test]
fn a_text_reads_back_the_same() {
    let study = Study::parse(SAMPLE).unwrap();
    assert_eq!(study.write(), SAMPLE);
    assert_eq!(Study::parse(&SAMPLE.replace('\n', "\r\n")).unwrap(), study);
    assert_eq!(study.comment_of(Study::ROOT), "The beginning.\n\n  Indented.");
    assert_eq!(plays(&study, &study.main_line()), ["one", "six"]);
    let first = study.variations(Study::ROOT);
    assert_eq!(plays(&study, first), ["one", "two", "three", "five"]);
    let arrow = MarkShape::Arrow("albany".into(), "quebec".into());
    assert_eq!(study.marks_of(first[0]), [MapMark { colour: Colour::Blue, shape: arrow }]);
    assert_eq!(study.tried(first[1]).unwrap().results, "dice 3 5\n");
}

#[test]
fn an_error_names_its_line_and_says_what_to_write() {
    for (from, to, line, words) in [
        ("carillon study 1", "carillon record 3", 1, "begins with"),
        ("carillon study 1", "carillon study 9", 1, "newer"),
        ("game chess\n", "", 2, "missing"),
        ("author Ann", "title Ann", 4, "before"),
        ("knows british", "knows cook", 5, "french"),
        ("dice 3 5", "dice 3 7", 20, "\"7\""),
        ("british: two", "two", 21, "stand before their action"),
        ("@ ring red albany", "@ ring pink albany", 14, "red, green, blue and yellow"),
        ("british: three\n)", "british: three", 31, "no closing parenthesis"),
        ("french: six\n", "french: six\n)\n", 33, "no variation is open"),
        ("> After one.", "After one.", 16, "a line is an action"),
        ("(\nbritish: five", "(\n> five\nbritish: five", 29, "begins with another"),
        ("british: one\n", "(\nbritish: one\n", 15, "follows an action"),
        ("french: six\n", "french: six\ndice 1\n", 33, "stand before their action"),
    ] {
        let text = SAMPLE.replacen(from, to, 1);
        assert_ne!(text, SAMPLE, "{from}");
        let error = Study::parse(&text).unwrap_err();
        assert_eq!(error.line, line, "{to}: {error}");
        assert!(error.to_string().contains(words), "{to}: {error}");
    }
}

#[test]
fn a_text_torn_anywhere_is_read_in_part_or_refused() {
    for cut in 0..SAMPLE.len() {
        if let Err(error) = Study::parse(&SAMPLE[..cut]) {
            assert!(!error.to_string().is_empty());
        }
    }
}

#[test]
fn variations_are_ordered_promoted_and_deleted() {
    let mut study = Study::new("chess", "");
    let [a, b, c] = ["a", "b", "c"].map(|play| study.add(Study::ROOT, tried(play)));
    assert_eq!(study.add(Study::ROOT, tried("b")), b);
    let deep = study.add(c, tried("deep"));
    study.promote(c);
    assert_eq!(study.variations(Study::ROOT), [a, c, b]);
    study.make_main(deep);
    assert_eq!(study.main_line(), [Study::ROOT, c, deep]);
    assert_eq!(study.variations(Study::ROOT), [c, a, b]);
    study.delete(c);
    assert_eq!(study.variations(Study::ROOT), [a, b]);
    assert_eq!((study.node(c.number()), study.node(deep.number())), (None, None));
    assert_eq!(study.node(b.number()), Some(b));
    assert_eq!(study.count(), 2);
    study.delete(Study::ROOT);
    assert_eq!(study.count(), 2);
}

#[test]
fn a_study_as_deep_or_as_wide_as_a_book_is_written_and_read() {
    let mut study = Study::new("chess", "");
    let mut at = Study::ROOT;
    for n in 0..20_000 {
        let other = study.add(at, tried(&format!("other {n}")));
        at = study.add(at, tried(&format!("main {n}")));
        study.comment(other, "Not this one.");
    }
    let read = Study::parse(&study.write()).unwrap();
    assert_eq!(read.write(), study.write());
    assert_eq!(read.count(), 40_000);
    let numbered: Vec<NodeId> = read.nodes().collect();
    assert_eq!(plays(&read, &numbered), plays(&study, &study.in_text_order()));
}
