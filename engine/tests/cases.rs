//! Tests of the tool that runs cases: it must distinguish cases that hold from cases that fail, and
//! report how a case differs.

#[path = "../examples/pebbles.rs"]
mod pebbles;

use engine::{CaseFile, case_keys};
use pebbles::Pebbles;

/// Runs a case with these steps. Returns an empty text if the case holds, otherwise the report
/// of how it differs.
fn runs(position: &str, steps: &str) -> String {
    said(&format!("position = {{ {position} }}\nscript = '''\n{steps}\n'''"))
}

fn said(case: &str) -> String {
    let file = format!("game = \"pebbles\"\n[[case]]\nname = \"it\"\n{case}\n");
    let file = CaseFile::parse(&file).unwrap_or_else(|error| panic!("{error} in:\n{file}"));
    match file.cases[0].run::<Pebbles>() {
        Ok(()) => String::new(),
        Err(failure) => failure.to_string(),
    }
}

#[track_caller]
fn differs(steps: &str, how: &str) {
    let said = runs("british = [\"5\"], pebbles = { mill = 9 }", steps);
    assert!(said.contains(how), "{steps:?} should differ by {how:?}: {said:?}");
}

#[track_caller]
fn holds(steps: &str) {
    assert_eq!(runs("british = [\"5\"], pebbles = { mill = 9 }", steps), "", "{steps}");
}

#[test]
fn an_unknown_path_is_refused_with_the_known_ones() {
    differs("? spaces.mil.control = none", "at spaces, name mil, known mill");
    differs("? spaces.mill.contol = none", "name contol, known control");
    differs("? spaces.mill.french.peebles = none", "name peebles, known pebbles");
    differs("? spcaes.mill.control = none", "case-no-key: at , name spcaes, known spaces");
    differs("? outcome.winer = none", "at outcome, name winer, known winner");
    differs("? cards.french.hand.ace = none", "case-no-name");
    differs("? awaited.x.y = none", "case-no-name");
    differs("? goals.77.side = none", "at goals, name 77");
}

#[test]
fn an_empty_part_of_a_view_reads_as_none() {
    holds("? spaces.mill.control = none\n? outcome.winner = none\n? cards.british.discard = none");
    differs("? awaited = french", "path awaited, found british, wanted french");
}

#[test]
fn an_unknown_rule_proves_nothing() {
    let said = said("proves = [\"2.11\"]\nscript = '? awaited = british'");
    assert!(said.contains("case-no-rule: rule 2.11, known 2.1"), "{said}");
}

#[test]
fn a_refusal_is_by_one_rule_by_several_or_by_any() {
    holds("british: take ! 2.1\nbritish: take ! 4.1 | 2.1\nbritish: take !");
    differs("british: take ! 4.1", "case-refused-otherwise: play take");
    differs("british: go mill !", "case-played: play go mill");
    differs("british: go mill ! 2.1", "case-played-against: play go mill, wanted 2.1");
    differs("british: take", "case-refused: play take");
    differs("british: take ! 2.1 | 99.9", "case-names-no-rule: rule 99.9");
}

#[test]
fn an_unknown_word_in_an_action_is_named() {
    differs("british: go mil !", "case-no-space: play go mil, word mil, meant mill");
    differs("british: goo mill", "case-no-word: play goo mill, word goo, meant go");
}

#[test]
fn the_list_of_legal_actions_is_asked() {
    holds("offers go mill\nbritish offers go mill | go ford\noffers-not take | pass");
    holds("offers only go");
    holds("offers only go mill | go ford | go abbey");
    holds("french offers-not go");
    differs("offers take", "case-not-offered: play take");
    differs("offers-not go mill", "case-offered: play go mill");
    differs("offers only go mill", "case-offered: play go");
    differs("offers-not go mil", "case-no-word: play go mil, word mil, meant mill");
    differs("offers-not mill go", "case-unreadable: play mill go");
    differs("offers-not goo", "case-no-word: play goo, word goo, meant go");
}

#[test]
fn log_lines_can_be_checked() {
    let played = "british: go mill\nbritish: card 5\ndice 4\nfrench: pass\n";
    holds(&format!(
        "{played}log rolled die=4 rule=3.2 dice=4\nlog took n=5 space=mill\nlog-not won"
    ));
    differs(&format!("{played}log rolled die=3"), "case-not-told: key log-rolled, told rolled");
    differs(&format!("{played}log-not rolled"), "case-told: line (log-rolled: ");
    differs(&format!("{played}log roled"), "case-no-log: key roled, known rolled");
    differs(
        &format!("{played}log-not rolled colour=red"),
        "case-log-no-gap: key log-rolled, gap col",
    );
    differs(&format!("{played}log-not took space=mil"), "case-log-no-word: gap space, word mil");
    differs(&format!("{played}log-not won side=frnech"), "case-log-no-word: gap side");
    differs(&format!("{played}log-not rolled rule=99.99"), "case-names-no-rule: rule 99.99");
    holds(&format!("{played}log-not rolled die=3 rule=3.2\nlog-not took space=ford"));
}

#[test]
fn a_missing_or_unused_die_is_reported_with_its_roll() {
    let played = "british: go mill\nbritish: card 5\n";
    differs(&format!("{played}french: pass"), "case-die-missing: roll (log-rolled: ");
    differs(
        &format!("{played}dice 4 6\nfrench: pass"),
        "case-left-over-after: left 6, rolls (log-rolled: ",
    );
    differs("dice 4\nbritish: go mill", "case-left-over: left 4");
    differs("dice 4\nbritish: take !", "case-left-over: left 4");
}

#[test]
fn a_failure_shows_the_question_and_the_legal_actions() {
    let file = "game = \"pebbles\"\n[[case]]\nname = \"it\"\nscript = 'british: take'\n";
    let failure = CaseFile::parse(file).unwrap().cases[0].run::<Pebbles>().unwrap_err();
    assert!(!failure.asked.is_empty());
    assert!(!failure.asked[0].choices.is_empty());
}

#[test]
fn a_position_may_have_to_be_refused() {
    assert_eq!(said("position = { pebbles = { mill = 9999 } }\nrefused = true"), "");
    assert_eq!(said("position = { pebbles = { mill = 9999 } }\nrefused = 'is not between'"), "");
    assert_eq!(said("scenario = 'chess'\nrefused = 'no scenario'"), "");
    let accepted = said("position = { pebbles = { mill = 9 } }\nrefused = true");
    assert!(accepted.contains("case-position-accepted"), "{accepted}");
}

/// A misspelt position must not count as the expected refusal, unless the misspelling itself is
/// expected.
#[test]
fn a_misspelling_is_not_the_expected_refusal() {
    for slip in ["position = { peebles = { mill = 9 } }", "position = { pebbles = { mil = 9 } }"] {
        let said = said(&format!("{slip}\nrefused = true"));
        assert!(said.contains("case-position-slip"), "{said}");
    }
    let scenario = said("scenario = 'chess'\nrefused = true");
    assert!(scenario.contains("case-position-slip"), "{scenario}");
    assert_eq!(said("position = { peebles = { mill = 9 } }\nrefused = 'is not known'"), "");
}

#[test]
fn a_position_is_like_another_with_changes_on_top() {
    let file = "
        game = 'pebbles'
        [positions.many]
        british = ['5']
        pebbles = { mill = 9, ford = 4 }
        [positions.fewer]
        like = 'many'
        pebbles.ford = 2
        [[case]]
        name = 'it'
        position = { like = 'fewer', without = ['british'], pebbles.mill = 3 }
        script = '''
        ? spaces.ford.british.pebbles = 2
        ? spaces.mill.british.pebbles = 3
        ? cards.british.hand = none
        '''
    ";
    CaseFile::parse(file).unwrap().cases[0].run::<Pebbles>().unwrap();
    let unknown = CaseFile::parse(&file.replace("like = 'many'", "like = 'mony'")).unwrap_err();
    assert!(
        unknown.to_string().contains("case-no-shared: name mony, known many fewer"),
        "{unknown}"
    );
    let itself = CaseFile::parse(&file.replace("like = 'many'", "like = 'fewer'")).unwrap_err();
    assert!(itself.to_string().contains("case-like-itself"), "{itself}");
}

/// One large file takes about as long as many small ones of the same total size; if reading were
/// quadratic, the large file would take thirty-two times as long.
#[test]
#[expect(clippy::disallowed_types, reason = "a test may measure time")]
fn a_large_file_is_read_in_linear_time() {
    let case = "[[case]]\nname = 'it'\nposition = { pebbles = { mill = 9 } }\nscript = '''\n? awaited = british\n'''\n";
    let time = |cases: usize, files: usize| {
        let file = format!("game = 'pebbles'\n{}", case.repeat(cases));
        let began = std::time::Instant::now();
        for _ in 0..files {
            assert_eq!(CaseFile::parse(&file).unwrap().cases.len(), cases);
        }
        began.elapsed()
    };
    // Returns the shortest of several times, since the machine may be busy.
    let shortest = |cases, files| (0..5).map(|_| time(cases, files)).min().unwrap();
    let (small, large) = (shortest(500, 32), shortest(16_000, 1));
    assert!(large < small * 10, "{small:?} for 32 files of 500 cases, {large:?} for one of 16,000");
}

#[test]
fn the_notation_document_lists_all_keys() {
    let notation = include_str!("../CASES.md");
    assert!(
        notation.contains(&case_keys()),
        "put what `carillon case --keys` prints into engine/CASES.md:\n{}",
        case_keys()
    );
}
