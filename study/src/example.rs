//! Studies of a game's cases: a reader of a rule sees it at work on the board, with the actions that it
//! allows and those that it forbids.

use std::collections::BTreeMap;

use engine::{AnyGame, Case, CaseFile, DiceSource, Happened, Names};

use crate::{Forbidden, Study, Tried};

/// The number of examples of a rule.
const MOST_EXAMPLES: usize = 2;
/// The maximum number of actions in an example, so that it is easy to follow.
const FEW: usize = 12;

/// A study that shows a rule at work.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// A sentence that says what the example shows.
    pub title: String,
    /// The study.
    pub study: Study,
}

impl Study {
    /// Makes a study of a case. `None` if a study can't show the case: its position must be refused,
    /// it names actions that the program takes by itself, or nothing happens in it.
    pub fn of_case(game: &dyn AnyGame, case: &Case, names: &Names) -> Option<Study> {
        let begin = game.beginning_of_case(case)?;
        let position = case.position().and_then(|written| written.to_table());
        let position = position.or_else(|| begin.position())?;
        let mut happened = Vec::new();
        game.run_case(case, names, &mut |one| happened.push(one)).ok()?;
        let mut study = Study::new(game.facts().name, &position.to_string());
        study.title.clone_from(&case.name);
        let mut playing = study.begin(game).ok()?;
        let mut at = Study::ROOT;
        for Happened { side, play, refusal, dice, draws, .. } in happened {
            if let Some(refusal) = refusal {
                let forbidden = Forbidden { side, play, rule: refusal.rule.0.into() };
                forbidden.check(playing.as_ref()).ok()?;
                study.forbid(at, forbidden);
                continue;
            }
            let words = |word: &str, list: Vec<String>| match list[..] {
                [] => String::new(),
                _ => format!("{word} {}\n", list.join(" ")),
            };
            let dice = words("dice", dice.iter().map(ToString::to_string).collect());
            let chosen = format!("{dice}{}", words("draw", draws));
            let explored = playing.explore(side, &play, DiceSource::Chosen(&chosen)).ok()?;
            at = study.add(at, Tried { side, play, results: explored.results });
            playing = explored.after;
        }
        (0 < study.count() || !study.forbidden_at(at).is_empty()).then_some(study)
    }
}

/// Returns the best examples of each rule of a game, by the number of the rule.
pub fn examples(game: &dyn AnyGame) -> BTreeMap<String, Vec<Example>> {
    let names = Names::of(game.facts());
    let mut cases: BTreeMap<String, Vec<Case>> = BTreeMap::new();
    for (_, text) in (game.facts().cases)() {
        let file = CaseFile::parse(text).expect("the cases of the program read");
        for case in file.cases {
            for rule in &case.proves {
                cases.entry(rule.clone()).or_default().push(case.clone());
            }
        }
    }
    let of_rule = |mut cases: Vec<Case>| {
        cases.sort_by_key(Case::plainness);
        let studies = cases.iter().filter_map(|case| {
            let study = Study::of_case(game, case, &names)?;
            (study.count() <= FEW).then(|| Example { title: case.name.clone(), study })
        });
        studies.take(MOST_EXAMPLES).collect::<Vec<_>>()
    };
    let examples = cases.into_iter().map(|(rule, cases)| (rule, of_rule(cases)));
    examples.filter(|(_, examples)| !examples.is_empty()).collect()
}
