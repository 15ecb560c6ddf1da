//! Studies of a game's cases: they show the reader of a rule how the rule works on the board, with the
//! actions that it allows and those that it forbids.

use std::collections::{BTreeMap, BTreeSet};

use engine::{
    AnyGame, Case, CaseFile, DiceSource, Eye, GameFacts, Happened, Ledger, LogLine, Names,
    ScriptError,
};
use serde::Deserialize;

use crate::{Forbidden, Study, Tried};

/// The maximum number of examples of a rule, apart from those in the gallery.
const MOST_EXAMPLES: usize = 2;
/// The maximum number of actions in an example, so that it is easy to follow. If a rule has no example as
/// short as this, its example may be longer.
const FEW: usize = 12;

/// A study that shows rules at work.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// A sentence, in English, that says what the example shows.
    pub name: String,
    /// The rules that the example shows.
    pub rules: Vec<String>,
    /// The study.
    pub study: Study,
}

/// The examples of a game's rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Examples {
    /// Every example; those of the [gallery] come first, in the order of the gallery.
    pub all: Vec<Example>,
    /// The best examples of each rule, by the number of the rule, as indices into `all`; those of the
    /// gallery come first.
    pub rules: BTreeMap<String, Vec<usize>>,
}

/// A theme of the gallery, with its examples. The gallery is at the top of the rulebook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The theme in English.
    pub en: String,
    /// The theme in French.
    pub fr: String,
    /// The examples, in order.
    pub examples: Vec<Exhibit>,
}

/// An example of the gallery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exhibit {
    /// The name of the case.
    pub case: String,
    /// The title in English.
    pub en: String,
    /// The title in French.
    pub fr: String,
    /// The rules that the case proves.
    pub rules: Vec<String>,
}

/// `data/examples.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GalleryFile {
    #[serde(default)]
    theme: Vec<WrittenTheme>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenTheme {
    en: String,
    fr: String,
    example: Vec<WrittenExhibit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenExhibit {
    case: String,
    en: String,
    fr: String,
}

/// Returns the examples of the gallery at the top of a game's rulebook, by theme. The examples of the
/// gallery are listed in the game's `data/examples.toml`.
///
/// # Panics
///
/// If the file names a case that does not exist. A test checks the files of all games.
pub fn gallery(facts: &GameFacts) -> Vec<Theme> {
    let cases = cases(facts);
    let file: GalleryFile = toml::from_str(facts.examples).expect("the list of examples reads");
    let exhibit = |WrittenExhibit { case: name, en, fr }| {
        let case = cases.iter().find(|case| case.name == name);
        let case = case.unwrap_or_else(|| panic!("there is no case {name:?}"));
        Exhibit { case: name, en, fr, rules: case.proves.clone() }
    };
    let theme = |WrittenTheme { en, fr, example }| {
        let examples = example.into_iter().map(exhibit).collect();
        Theme { en, fr, examples }
    };
    file.theme.into_iter().map(theme).collect()
}

/// Returns all cases of a game.
fn cases(facts: &GameFacts) -> Vec<Case> {
    let read = |text| CaseFile::parse(text).expect("the cases of the program read").cases;
    (facts.cases)().into_iter().flat_map(|(_, text)| read(text)).collect()
}

/// Returns the results of an action, as a script writes them.
fn results(dice: &[u8], draws: &[String]) -> String {
    let line = |word: &str, list: Vec<String>| match list[..] {
        [] => String::new(),
        _ => format!("{word} {}\n", list.join(" ")),
    };
    line("dice", dice.iter().map(u8::to_string).collect()) + &line("draw", draws.to_vec())
}

impl Study {
    /// Makes a study of a case. The study has no action if the position alone shows the rule. `None` if a
    /// study can't show the case, because its position must be refused or because the study would play
    /// differently.
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
        let (mut skipped, mut told, mut shown) = (false, Vec::new(), Vec::new());
        let mut happened = happened.into_iter();
        while let Some(Happened { side, play, refusal, dice, draws, log, .. }) = happened.next() {
            if let Some(refusal) = refusal {
                let forbidden = Forbidden { side, play, rule: refusal.rule.0.into() };
                forbidden.check(playing.as_ref()).ok()?;
                study.forbid(at, forbidden);
                continue;
            }
            told.extend(log);
            let mut chosen = results(&dice, &draws);
            let explored = loop {
                match playing.explore(side, &play, DiceSource::Chosen(&chosen)) {
                    Ok(explored) => break Some(explored),
                    // A script may give an answer that the program gives automatically in a study,
                    // because there is no other. The dice and draws of that answer then belong to the
                    // action before it.
                    Err(ScriptError::Missed(_)) => {
                        let next = happened.next().filter(|next| next.refusal.is_none())?;
                        chosen += &results(&next.dice, &next.draws);
                        told.extend(next.log);
                        skipped = true;
                    }
                    Err(ScriptError::Refused(_)) if at != Study::ROOT => {
                        skipped = true;
                        break None;
                    }
                    Err(_) => return None,
                }
            };
            let Some(explored) = explored else { continue };
            // A case does not record the losses of a line.
            let lines = explored.after.log(Eye::Open, 0).into_iter();
            shown.extend(lines.map(|(_, line)| LogLine { lost: None, ..line }));
            at = study.add(at, Tried { side, play, results: explored.results });
            playing = explored.after;
        }
        let same = !skipped || told == shown;
        same.then_some(study)
    }
}

impl Study {
    /// Returns whether the study has an action, allowed or forbidden.
    fn shows_something(&self) -> bool {
        0 < self.count() || !self.forbidden_at(Study::ROOT).is_empty()
    }
}

impl Examples {
    /// Makes the examples of a game from its cases.
    ///
    /// # Panics
    ///
    /// If a case of the [gallery] can't be shown.
    pub fn of(game: &dyn AnyGame) -> Examples {
        let names = Names::of(game.facts());
        let mut cases = cases(game.facts());
        cases.sort_by_key(Case::plainness);
        let mut examples = Examples::default();
        for exhibit in gallery(game.facts()).into_iter().flat_map(|theme| theme.examples) {
            let case = cases.iter().find(|case| case.name == exhibit.case);
            let case = case.expect("the gallery has found its cases");
            let study = Study::of_case(game, case, &names);
            let study = study.unwrap_or_else(|| panic!("no study can show {:?}", case.name));
            examples.add(case, study, usize::MAX);
        }
        examples.fill(&cases, MOST_EXAMPLES, |case| {
            let study = Study::of_case(game, case, &names)?;
            (study.shows_something() && study.count() <= FEW).then_some(study)
        });
        examples.fill(&cases, 1, |case| Study::of_case(game, case, &names));
        examples
    }

    /// Adds a study of each case that proves a rule with fewer than `most` examples, if `study` makes one.
    fn fill(&mut self, cases: &[Case], most: usize, study: impl Fn(&Case) -> Option<Study>) {
        let known: BTreeSet<String> = self.all.iter().map(|one| one.name.clone()).collect();
        for case in cases.iter().filter(|case| !known.contains(&case.name)) {
            let lacks = |rule: &String| self.rules.get(rule).is_none_or(|list| list.len() < most);
            if case.proves.iter().any(lacks)
                && let Some(study) = study(case)
            {
                self.add(case, study, most);
            }
        }
    }

    /// Adds an example, for those of its rules that have fewer than `most` examples.
    fn add(&mut self, case: &Case, study: Study, most: usize) {
        for rule in &case.proves {
            let list = self.rules.entry(rule.clone()).or_default();
            if list.len() < most {
                list.push(self.all.len());
            }
        }
        self.all.push(Example { name: case.name.clone(), rules: case.proves.clone(), study });
    }
}

/// Returns the ledger of a game, in which each rule has the cards that are at work in its cases.
pub fn ledger_with_cards(facts: &GameFacts) -> Ledger {
    let mut ledger = Ledger::read(facts.ledger);
    let mut cards: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for case in cases(facts) {
        let (of_cards, others): (Vec<_>, Vec<_>) =
            case.proves.into_iter().partition(|rule| rule.starts_with("card."));
        for rule in others {
            cards.entry(rule).or_default().extend(of_cards.iter().cloned());
        }
    }
    for rule in &mut ledger.rules {
        rule.cards = cards.remove(&rule.id).into_iter().flatten().collect();
    }
    ledger
}
