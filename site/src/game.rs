//! The files of a game that never change: its texts, and the files from which a page draws its
//! board.

use std::borrow::Cow;
use std::collections::BTreeMap;

use engine::{AnyGame, GameFacts, Ledger, Lesson, LessonStep, Side};
use schemars::JsonSchema;
use serde::Serialize;
use study::{Example, Examples, Exhibit, Theme};

use crate::puzzles::PuzzleFacts;
use crate::sketch::sketched;
use crate::words::said_in_the_lobby;

/// A file of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameAsset {
    /// The facts from which the board is drawn.
    Board,
    /// The coast, lakes and rivers.
    Basemap,
    /// A coarse version of the basemap.
    Sketch,
    /// The game's own style sheet, in addition to that of the page.
    Style,
    /// The game's signs, one symbol each.
    Signs,
    /// The texts of the game and of a table in a language, as one Fluent file.
    Text(String),
    /// The part of the texts in a language that the lobby shows.
    Words(String),
    /// The rules of the game, and the examples of the gallery.
    Rules,
    /// The game's lessons.
    Lessons,
    /// Studies that show each rule at work.
    Examples,
    /// The puzzles, each as a study.
    Puzzles,
}

impl GameAsset {
    /// Returns all files of a game, with the texts in these languages.
    pub fn all(languages: &[&str]) -> Vec<GameAsset> {
        let mut all = vec![
            GameAsset::Board,
            GameAsset::Basemap,
            GameAsset::Sketch,
            GameAsset::Style,
            GameAsset::Signs,
            GameAsset::Rules,
            GameAsset::Lessons,
            GameAsset::Examples,
            GameAsset::Puzzles,
        ];
        for language in languages {
            all.push(GameAsset::Text(language.to_string()));
            all.push(GameAsset::Words(language.to_string()));
        }
        all
    }

    /// Returns the file's path below the game's folder on a static site, where the file extension
    /// determines the media type.
    pub fn path(&self) -> String {
        match self {
            GameAsset::Board => "board.json".into(),
            GameAsset::Basemap => "basemap.svg".into(),
            GameAsset::Sketch => "sketch.svg".into(),
            GameAsset::Style => "style.css".into(),
            GameAsset::Signs => "signs.svg".into(),
            GameAsset::Text(language) => format!("text/{language}.ftl"),
            GameAsset::Words(language) => format!("words/{language}.ftl"),
            GameAsset::Rules => "rules.json".into(),
            GameAsset::Lessons => "lessons.json".into(),
            GameAsset::Examples => "examples.json".into(),
            GameAsset::Puzzles => "puzzles.json".into(),
        }
    }

    /// Returns the file's path below the game's address at a server. A server states the media type
    /// in a header, so the extensions of JSON and Fluent files are left out.
    pub fn served_path(&self) -> String {
        let path = self.path();
        let plain = path.strip_suffix(".json").or_else(|| path.strip_suffix(".ftl"));
        plain.unwrap_or(&path).into()
    }

    /// Returns whether the lobby needs the file; the other files are needed only at a table of the
    /// game.
    pub fn is_for_the_lobby(&self) -> bool {
        matches!(self, GameAsset::Board | GameAsset::Sketch | GameAsset::Words(_))
    }

    /// Returns the file's media type.
    pub fn content_type(&self) -> &'static str {
        match self {
            GameAsset::Board
            | GameAsset::Rules
            | GameAsset::Lessons
            | GameAsset::Examples
            | GameAsset::Puzzles => "application/json",
            GameAsset::Basemap | GameAsset::Sketch | GameAsset::Signs => "image/svg+xml",
            GameAsset::Style => "text/css; charset=utf-8",
            GameAsset::Text(_) | GameAsset::Words(_) => "text/plain; charset=utf-8",
        }
    }

    /// Returns the file's content; `None` if the game has no texts in that language.
    pub fn content(&self, game: &dyn AnyGame) -> Option<Cow<'static, str>> {
        let facts = game.facts();
        let json = |content: String| Some(Cow::Owned(content));
        match self {
            GameAsset::Board => json(written(&(facts.board)())),
            GameAsset::Basemap => Some(facts.basemap.into()),
            GameAsset::Sketch => json(sketched(facts.basemap)),
            GameAsset::Style => Some(facts.look.style.into()),
            GameAsset::Signs => Some(facts.look.signs.into()),
            GameAsset::Text(language) => {
                let mut texts = texts(facts, language)?;
                let own = table::TEXTS.iter().filter(|(known, _)| known == language);
                texts.extend(own.map(|(_, own)| *own));
                json(texts.join("\n"))
            }
            GameAsset::Words(language) => {
                json(texts(facts, language)?.into_iter().map(said_in_the_lobby).collect())
            }
            GameAsset::Rules => json(written(&RulebookFact::of(facts))),
            GameAsset::Lessons => {
                json(written(&facts.lessons().map(LessonFact::of).collect::<Vec<_>>()))
            }
            GameAsset::Examples => json(written(&ExampleFacts::of(Examples::of(game)))),
            GameAsset::Puzzles => json(written(&PuzzleFacts::of(game))),
        }
    }
}

/// Returns the texts of a game in a language, if it has any.
fn texts(facts: &GameFacts, language: &str) -> Option<Vec<&'static str>> {
    let texts = facts.texts.iter().filter(|(known, _, _)| *known == language);
    let texts: Vec<&str> = texts.map(|(_, _, content)| *content).collect();
    (!texts.is_empty()).then_some(texts)
}

/// A lesson of a game. Its texts are among the game's: `lesson-ID`, its `.about` and `.learnt`, and
/// `lesson-ID-1` and so on for its steps.
#[derive(Serialize, JsonSchema)]
pub struct LessonFact {
    /// The lesson's id, in addresses and in the keys of its texts.
    id: &'static str,
    /// The learner's side.
    side: Side,
    /// The steps, in order.
    steps: Vec<LessonStepFact>,
}

/// One step of a lesson.
#[derive(Serialize, JsonSchema)]
pub struct LessonStepFact {
    /// The rule that the step teaches.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    /// The things that the step's text is about: targets, or `part:ID` for a part of the page.
    look: Vec<String>,
    /// Whether the learner must play an action in this step, not only read.
    plays: bool,
}

impl LessonFact {
    fn of(lesson: Lesson) -> LessonFact {
        let step = |step: LessonStep| LessonStepFact {
            rule: step.rule,
            look: step.look,
            plays: !step.plays.is_empty(),
        };
        let steps = lesson.steps.into_iter().map(step).collect();
        LessonFact { id: lesson.id, side: lesson.side, steps }
    }
}

/// The rulebook of a game.
#[derive(Serialize, JsonSchema)]
pub struct RulebookFact {
    #[serde(flatten)]
    ledger: Ledger,
    /// The examples of the gallery, by theme.
    gallery: Vec<ThemeFact>,
}

/// A theme of the gallery, with its examples.
#[derive(Serialize, JsonSchema)]
pub struct ThemeFact {
    /// The theme in English.
    en: String,
    /// The theme in French.
    fr: String,
    /// The examples, in the order of all examples of the game.
    examples: Vec<ExhibitFact>,
}

/// An example of the gallery.
#[derive(Serialize, JsonSchema)]
pub struct ExhibitFact {
    /// The title in English.
    en: String,
    /// The title in French.
    fr: String,
    /// The rules that the example shows.
    rules: Vec<String>,
}

impl RulebookFact {
    fn of(facts: &GameFacts) -> RulebookFact {
        let exhibit = |Exhibit { en, fr, rules, .. }| ExhibitFact { en, fr, rules };
        let theme = |Theme { en, fr, examples }| {
            let examples = examples.into_iter().map(exhibit).collect();
            ThemeFact { en, fr, examples }
        };
        let gallery = study::gallery(facts).into_iter().map(theme).collect();
        RulebookFact { ledger: study::ledger_with_cards(facts), gallery }
    }
}

/// The examples of a game's rules.
#[derive(Serialize, JsonSchema)]
pub struct ExampleFacts {
    /// Every example; those of the rulebook's gallery come first, in the order of the gallery.
    all: Vec<ExampleFact>,
    /// The best examples of each rule, by the number of the rule: indices into `all`.
    rules: BTreeMap<String, Vec<usize>>,
}

/// A study that shows rules at work.
#[derive(Serialize, JsonSchema)]
pub struct ExampleFact {
    /// A sentence, in English, that says what the example shows.
    title: String,
    /// The text of the study.
    study: String,
}

impl ExampleFacts {
    fn of(examples: Examples) -> ExampleFacts {
        let fact = |Example { name, study, .. }: Example| ExampleFact {
            title: name,
            study: study.write(),
        };
        ExampleFacts { all: examples.all.into_iter().map(fact).collect(), rules: examples.rules }
    }
}

fn written(told: &impl Serialize) -> String {
    serde_json::to_string(told).expect("facts are plain data")
}
