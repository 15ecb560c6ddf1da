//! Lessons: a position, a seed for its dice, and a script that a learner plays step by step at a
//! real table. The game has the texts of the lesson: `lesson-ID` with its attributes `.about`
//! and `.learnt`, and `lesson-ID-1`, `lesson-ID-2` and so on for its steps.
//!
//! ```toml
//! side = "british"            # the learner's side; the other side follows the script
//! seed = 4                    # for the dice
//!
//! [position]                  # as in a case
//! from = "setup"
//!
//! [[step]]                    # something to read, and the things that it mentions
//! look = ["space:albany"]
//!
//! [[step]]                    # something to do: one play after another
//! rule = "movement.1"
//! plays = ["march albany", "take 4 sp | take 5 sp"]
//! then = ["pass"]             # the other side's actions after that
//! ```

use serde::Deserialize;

use crate::{BySide, GameFacts, Secret, Seed, Setup, Side, data};

/// A lesson of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The lesson's name in URLs and in the keys of its texts.
    pub id: &'static str,
    /// The learner's side.
    pub side: Side,
    /// The seed of the lesson's dice.
    pub seed: u64,
    /// The position that the lesson begins with.
    pub setup: Setup,
    /// The lesson's steps, in order.
    pub steps: Vec<LessonStep>,
}

/// One step: something to read or to do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The rule that the step is about.
    pub rule: Option<String>,
    /// The things that the step's text mentions: targets, or `part:ID` for a part of the page.
    #[serde(default)]
    pub look: Vec<String>,
    /// Actions of the learner, in order. Alternatives are separated by ` | `. If there are no
    /// actions, the step is only read.
    #[serde(default)]
    pub plays: Vec<String>,
    /// Actions that the other side plays after the learner's actions.
    #[serde(default)]
    pub then: Vec<String>,
}

/// One action of the script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPlay {
    /// The index of the step that the action belongs to, from 0.
    pub step: usize,
    /// The side that plays it.
    pub side: Side,
    /// The actions that the lesson accepts here.
    pub any_of: Vec<String>,
}

/// The progress of a game in its lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Followed {
    /// The next action of the script.
    Next(LessonPlay),
    /// The whole script was played.
    Done,
    /// The game has an action that differs from the script.
    Left,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenLesson {
    side: String,
    seed: u64,
    position: toml::Table,
    step: Vec<LessonStep>,
}

impl Lesson {
    /// Reads a lesson of a game's data.
    ///
    /// # Panics
    /// If the text can't be read: an error in the program, not one of its user.
    pub fn read(id: &'static str, text: &str) -> Lesson {
        let written: WrittenLesson = data::parse(text);
        let position =
            toml::to_string(&written.position).expect("a value that was read can be written");
        Lesson {
            id,
            side: written.side.parse().unwrap_or_else(|why| panic!("lesson {id}: {why}")),
            seed: written.seed,
            setup: Setup { position: Some(position), ..Setup::default() },
            steps: written.step,
        }
    }

    /// Returns the lesson's dice in the form that every table uses: a secret and a nonce for each
    /// side. The secret and the nonces are fixed, not drawn at random.
    pub fn dice(&self) -> (Secret, BySide<String>) {
        (Secret(Seed::from_number(self.seed).0), BySide::of(|_| "lesson".into()))
    }

    /// Returns every action of the lesson's script, in order.
    pub fn script(&self) -> Vec<LessonPlay> {
        let mut script = Vec::new();
        for (step, one) in self.steps.iter().enumerate() {
            let own = one.plays.iter().map(|plays| (self.side, plays));
            let theirs = one.then.iter().map(|plays| (self.side.other(), plays));
            script.extend(own.chain(theirs).map(|(side, plays)| LessonPlay {
                step,
                side,
                any_of: plays.split(" | ").map(String::from).collect(),
            }));
        }
        script
    }

    /// Compares the actions played in a game with the script.
    pub fn followed<'a>(&self, played: impl IntoIterator<Item = (Side, &'a str)>) -> Followed {
        let mut script = self.script().into_iter();
        for (side, play) in played {
            match script.next() {
                Some(wanted)
                    if wanted.side == side && wanted.any_of.iter().any(|it| it == play) => {}
                // Actions after the last step are not part of the lesson.
                None => return Followed::Done,
                Some(_) => return Followed::Left,
            }
        }
        script.next().map_or(Followed::Done, Followed::Next)
    }
}

impl GameFacts {
    /// Iterates over the game's lessons, in the order in which a learner takes them.
    pub fn lessons(&self) -> impl Iterator<Item = Lesson> {
        self.lesson_files.iter().map(|(id, text)| Lesson::read(id, text))
    }

    /// Returns the lesson with the name `id`.
    pub fn lesson(&self, id: &str) -> Option<Lesson> {
        self.lessons().find(|lesson| lesson.id == id)
    }
}
