//! Tests of the checks that cases make on numbers of a panel. A check may name only a row that the
//! kind of panel has, and may name an attacker only if one side attacks.

use engine::CaseFile;
use wilderness::Wilderness;

/// Makes a check of a path such as `siege.die` in a new game. Returns an empty text if the check
/// holds, otherwise the failure.
fn look(path: &str) -> String {
    let case = format!("game = 'wilderness'\n[[case]]\nname = 'it'\nscript = '? {path} = none'\n");
    let file = CaseFile::parse(&case).expect("it reads");
    file.cases[0].run::<Wilderness>().err().map_or(String::new(), |failure| failure.to_string())
}

#[test]
fn a_row_of_another_panel_is_a_slip() {
    for path in ["battle.attacker.die", "siege.die", "siege.british.level", "raid.militia"] {
        assert_eq!(look(path), "", "{path}");
    }
    for path in [
        "battle.attacker.yes",
        "battle.attacker.rangers",
        "siege.strength",
        "siege.attacker.die",
        "march.die",
        "panel.rows.rangres",
    ] {
        assert!(look(path).contains("case-no-name"), "{path}: {:?}", look(path));
    }
}
