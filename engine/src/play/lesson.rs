//! Lessons: a position, the dice that it meets, and a script that a learner plays step by step at a
//! real table. The words are the game's: `lesson-ID`, its `.about` and `.learnt`, and
//! `lesson-ID-1`, `lesson-ID-2` and so on for its steps.
//!
//! ```toml
//! side = "british"            # who learns; the other side follows the script
//! seed = 4                    # of its dice
//!
//! [position]                  # as in a case
//! from = "setup"
//!
//! [[step]]                    # something to read, and what it speaks of
//! look = ["space:albany"]
//!
//! [[step]]                    # something to do: one play after another
//! rule = "movement.1"
//! plays = ["march albany", "take 4 sp | take 5 sp"]
//! then = ["pass"]             # what the other side plays after that
//! ```

use serde::Deserialize;

use crate::{BySide, GameFacts, Secret, Seed, Setup, Side, data};

/// A lesson of a game.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Its name in addresses and in the keys of its words.
    pub id: &'static str,
    /// Who learns.
    pub side: Side,
    /// What its dice come from.
    pub seed: u64,
    /// Where it begins.
    pub setup: Setup,
    /// What is read and done, in order.
    pub steps: Vec<LessonStep>,
}

/// One idea.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The rule that it is about.
    pub rule: Option<String>,
    /// What its words speak of: targets, or `part:ID` for a part of the page.
    #[serde(default)]
    pub look: Vec<String>,
    /// What the learner plays, one after another, each one of those between ` | `. None: the step is read.
    #[serde(default)]
    pub plays: Vec<String>,
    /// What the other side plays then.
    #[serde(default)]
    pub then: Vec<String>,
}

/// One play of the script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonPlay {
    /// The place of its step, from 0.
    pub step: usize,
    /// Who plays it.
    pub side: Side,
    /// Any one of these.
    pub any_of: Vec<String>,
}

/// How a game has followed its lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Followed {
    /// This is played next.
    Next(LessonPlay),
    /// All of it was played.
    Done,
    /// Something else was played.
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
    /// Where it does not read: a fault of the program, not of its user.
    pub fn read(id: &'static str, text: &str) -> Lesson {
        let written: WrittenLesson = data::parse(text);
        let position = toml::to_string(&written.position).expect("what was read can be written");
        Lesson {
            id,
            side: written.side.parse().unwrap_or_else(|why| panic!("lesson {id}: {why}")),
            seed: written.seed,
            setup: Setup { position: Some(position), ..Setup::default() },
            steps: written.step,
        }
    }

    /// Its dice, as those of any table: a secret, and a share of each side. Nobody draws them.
    pub fn dice(&self) -> (Secret, BySide<String>) {
        (Secret(Seed::from_number(self.seed).0), BySide::of(|_| "lesson".into()))
    }

    /// Every play of its script, in order.
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

    /// How a game in which this was played stands to the script.
    pub fn followed<'a>(&self, played: impl IntoIterator<Item = (Side, &'a str)>) -> Followed {
        let mut script = self.script().into_iter();
        for (side, play) in played {
            match script.next() {
                Some(wanted)
                    if wanted.side == side && wanted.any_of.iter().any(|it| it == play) => {}
                // What comes after the last step is no part of it.
                None => return Followed::Done,
                Some(_) => return Followed::Left,
            }
        }
        script.next().map_or(Followed::Done, Followed::Next)
    }
}

impl GameFacts {
    /// Its lessons, in the order in which they are taken.
    pub fn lessons(&self) -> impl Iterator<Item = Lesson> {
        self.lesson_files.iter().map(|(id, text)| Lesson::read(id, text))
    }

    /// The lesson of that name.
    pub fn lesson(&self, id: &str) -> Option<Lesson> {
        self.lessons().find(|lesson| lesson.id == id)
    }
}
