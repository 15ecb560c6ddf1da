//! Finds the puzzles of a game that was played.
//!
//! Each test is dearer than the one before it, and most moments fail an early one: the player of the game,
//! who follows the learnt policy, must choose another action than the rule of thumb; a short search must prefer
//! it by far, and an ensign must not find it; then one action must be far ahead of all others, and at last two
//! long searches must agree and no ensign may find it.

use engine::{AnyGame, AnyPlaying, Side};
use shelf::review::Estimate;
use shelf::{Level, Shelved, Threads, split_mix};
use study::{LEAD, Puzzle, PuzzleFile, WrongAnswer};

use super::line;
use super::theme::{self, PuzzleTheme};
use crate::run::crew;
use crate::say::failure::Failure;

/// The level that must not find a puzzle's solution.
pub const YARDSTICK: &str = "ensign";
/// The level that plays the games: the learnt policy with hardly any search, which plays well and costs little.
pub const PLAYER: &str = "search:2";
/// The level that follows the rule of thumb without a search.
const THUMB: &str = "thumb";
/// The number of ensigns, each with its own random numbers.
const ENSIGNS: u64 = 3;
/// The iterations of the first search: the action played against that of the rule of thumb.
const DUEL: u32 = 24;
/// The iterations of the search that names the actions to be compared.
const LOOK: u32 = 150;
/// The lead that an action must have in short searches. It is less than [`LEAD`], since they are inexact.
const SOME_LEAD: f64 = 0.08;
/// The iterations of the third test, of each of the [`MANY`] most tried actions.
const FIELD: u32 = 64;
/// The largest number of actions that are compared.
const MANY: usize = 14;
/// The iterations of the fourth test, of each of the [`FEW`] best actions. The confirmation has twice as many.
const LONG: u32 = 500;
/// The number of actions in the long searches.
const FEW: usize = 5;
/// An action that is worse than the best by less than this is accepted as a solution too.
const SAME: f64 = 0.02;
/// The largest number of further solutions: with more of them, there is little to find.
const MOST_ALSO: usize = 2;
/// The largest number of wrong answers that are refuted.
const MOST_WRONG: usize = 3;
/// The chances between which a solution must leave its side: beyond them, everything is decided.
const OPEN: std::ops::Range<f64> = 0.15..0.97;
/// The number of actions after a puzzle in which no other is looked for.
const APART: u32 = 12;
/// The budgets of the searches that tell the difficulty.
const EASY: [u32; 2] = [500, 2_000];

/// A function that returns the name of a moment, given the number of actions before it.
pub type Origin<'a> = &'a dyn Fn(u32) -> String;

/// The search for puzzles of one game.
pub struct Finder<'a> {
    shelved: &'a dyn Shelved,
    themes: Vec<PuzzleTheme>,
    ensign: Level,
    thumb: Level,
    seed: u64,
}

/// The result of a search of one game.
#[derive(Default)]
pub struct Found {
    /// The number of moments with a choice.
    pub choices: u32,
    /// The number of moments at which a short search clearly preferred another action than the rule of thumb.
    pub close: u32,
    pub puzzles: Vec<Puzzle>,
}

/// The outcome of the long searches at one moment.
struct Verdict {
    /// The solution first, then the others that are as good.
    solutions: Vec<String>,
    /// The chance after the solution.
    best: Estimate,
    /// The wrong answers that were compared, the best first.
    wrong: Vec<(String, Estimate)>,
}

impl<'a> Finder<'a> {
    pub fn new(shelved: &'a dyn Shelved, seed: u64) -> Result<Finder<'a>, Failure> {
        let ensign = shelved.level(YARDSTICK).map_err(|_| {
            Failure::Usage(format!("{} has no {YARDSTICK} to compare with", shelved.name()))
        })?;
        let thumb = shelved.level(THUMB)?;
        Ok(Finder { shelved, themes: theme::themes(shelved)?, ensign, thumb, seed })
    }

    /// Returns the puzzles of a game that are not in the file yet.
    pub fn search(&self, whole: &dyn AnyPlaying, origin: Origin, file: &PuzzleFile) -> Found {
        let mut found = Found::default();
        let mut last: Option<u32> = None;
        for (number, (side, played, _)) in (0..).zip(whole.played()) {
            if crew::interrupted() {
                break;
            }
            let now = whole.at(number);
            if now.purposeful(side).len() < 2 {
                continue;
            }
            found.choices += 1;
            if last.is_some_and(|last| number < last + APART) {
                continue;
            }
            let seed = split_mix(&mut (self.seed ^ u64::from(number) << 20));
            let Some(thumb) = self.glance(now.as_ref(), side, &played, seed) else { continue };
            found.close += 1;
            let puzzle = self.puzzle(now.as_ref(), side, (&played, &thumb), seed);
            let Some(puzzle) = puzzle else { continue };
            last = Some(number);
            let is_known = file.puzzles.iter().chain(&found.puzzles).any(|it| it.id == puzzle.id);
            if !is_known && !file.rejected.contains(&puzzle.id) {
                found.puzzles.push(Puzzle { origin: origin(number), ..puzzle });
            }
        }
        found
    }

    /// Returns the action of the rule of thumb, if a short search clearly prefers the one played.
    fn glance(&self, now: &dyn AnyPlaying, side: Side, played: &str, seed: u64) -> Option<String> {
        let thumb = self.shelved.choose(now, side, &self.thumb, seed, &Threads::ONE);
        if played == thumb {
            return None;
        }
        let plays = [played.to_string(), thumb.clone()];
        let [better, worse] = self.shelved.rivals(now, side, &plays, DUEL, seed)?[..] else {
            return None;
        };
        (SOME_LEAD <= better.mean - worse.mean).then_some(thumb)
    }

    fn puzzle(
        &self,
        now: &dyn AnyPlaying,
        side: Side,
        (played, thumb): (&str, &str),
        seed: u64,
    ) -> Option<Puzzle> {
        // The moment as everybody will see it: a position that can be written and read.
        let position = now.position()?.to_string();
        let now = opened(self.shelved.game(), &position)?;
        let now = now.as_ref();
        if !now.awaited().has(side) {
            return None;
        }
        let ensign = |n: u64| self.shelved.choose(now, side, &self.ensign, seed ^ n, &Threads::ONE);
        let mut ensigns = vec![ensign(0)];
        if ensigns[0] == played {
            return None;
        }
        let mut plays: Vec<String> = self
            .shelved
            .consider(now, side, LOOK, seed)
            .into_iter()
            .map(|one| one.play)
            .take(MANY)
            .collect();
        for play in [played, thumb, &ensigns[0]] {
            if !plays.iter().any(|known| known == play) {
                plays.push(play.into());
            }
        }
        // The third test.
        let judged = judge(self.shelved, now, side, &plays, FIELD, seed)?;
        verdict(&judged, SOME_LEAD)?;
        // The fourth test, and its confirmation with twice the budget and other random numbers.
        let mut few: Vec<String> = judged.iter().take(FEW).map(|(play, _)| play.clone()).collect();
        if !few.contains(&ensigns[0]) {
            few.push(ensigns[0].clone());
        }
        let long = judge(self.shelved, now, side, &few, LONG, seed ^ 1)?;
        verdict(&long, LEAD)?;
        let again = judge(self.shelved, now, side, &few, 2 * LONG, seed ^ 2)?;
        let verdict = verdict(&again, LEAD)?;
        if long[0].0 != again[0].0 && !verdict.solutions.contains(&long[0].0) {
            return None;
        }
        if !OPEN.contains(&verdict.best.mean) || again[0].1.error * 3.0 > LEAD {
            return None;
        }
        ensigns.extend((1..ENSIGNS).map(ensign));
        if ensigns.iter().any(|play| verdict.solutions.contains(play)) {
            return None;
        }
        self.written(now, side, &position, (verdict, &ensigns), seed)
    }

    /// Writes a puzzle with its lines.
    fn written(
        &self,
        now: &dyn AnyPlaying,
        side: Side,
        position: &str,
        (verdict, ensigns): (Verdict, &[String]),
        seed: u64,
    ) -> Option<Puzzle> {
        let Verdict { mut solutions, best, wrong } = verdict;
        let answer = solutions.remove(0);
        let error = wrong.first().map_or(0.0, |(_, second)| best.error.hypot(second.error));
        // The ensigns' answers come first, then the other wrong answers by their chance.
        let of_ensign = |play: &str| ensigns.iter().any(|it| it == play);
        let mut tempting: Vec<_> = wrong.iter().filter(|(play, _)| of_ensign(play)).collect();
        tempting.extend(wrong.iter().filter(|(play, _)| !of_ensign(play)));
        tempting.truncate(MOST_WRONG);
        tempting.sort_by(|one, other| other.1.mean.total_cmp(&one.1.mean));
        let on = |play: &str| line::played_on(self.shelved, now, (side, play), seed).ok();
        let solution = on(&answer)?;
        let (told, end) = line::play_through(now, side, &solution).ok()?;
        let wrong = tempting.into_iter().map(|(play, chance)| {
            Some(WrongAnswer {
                chance: rounded(chance.mean),
                ensign: of_ensign(play),
                line: on(play)?,
            })
        });
        let easy = EASY.iter().position(|iterations| {
            let finds = |seed| {
                let found = self.shelved.consider(now, side, *iterations, seed);
                found.first().is_some_and(|one| one.play == answer || solutions.contains(&one.play))
            };
            finds(seed ^ 3) && finds(seed ^ 4)
        });
        let puzzle = Puzzle {
            id: id_of(side, position),
            side,
            theme: theme::theme_of(&self.themes, (side, &solution, &told), end.as_ref())?,
            difficulty: easy.map_or(3, |place| place as u8 + 1),
            origin: String::new(),
            chance: rounded(best.mean),
            error: rounded(error),
            also: solutions,
            position: position.into(),
            solution,
            wrong: wrong.collect::<Option<_>>()?,
        };
        let file = PuzzleFile {
            game: self.shelved.name().into(),
            puzzles: vec![puzzle.clone()],
            ..PuzzleFile::default()
        };
        file.check(self.shelved.game()).ok().map(|()| puzzle)
    }
}

/// Judges some actions, and returns them with the best first.
fn judge(
    shelved: &dyn Shelved,
    now: &dyn AnyPlaying,
    side: Side,
    plays: &[String],
    iterations: u32,
    seed: u64,
) -> Option<Vec<(String, Estimate)>> {
    let chances = shelved.rivals(now, side, plays, iterations, seed)?;
    let mut judged: Vec<_> = plays.iter().cloned().zip(chances).collect();
    judged.sort_by(|one, other| other.1.mean.total_cmp(&one.1.mean));
    Some(judged)
}

/// Returns the verdict on actions, the best of which comes first, if the best leads by so much.
fn verdict(judged: &[(String, Estimate)], lead: f64) -> Option<Verdict> {
    let best = judged.first()?.1;
    let behind = |chance: &Estimate| best.mean - chance.mean;
    let (same, wrong): (Vec<_>, Vec<_>) =
        judged.iter().cloned().partition(|(_, chance)| behind(chance) < SAME);
    let leads = wrong.first().is_some_and(|(_, second)| lead <= behind(second));
    (leads && same.len() <= 1 + MOST_ALSO).then(|| Verdict {
        solutions: same.into_iter().map(|(play, _)| play).collect(),
        best,
        wrong,
    })
}

/// Searches a puzzle again with other random numbers, and returns the reason if the solution no longer leads.
pub fn confirm_again(shelved: &dyn Shelved, puzzle: &Puzzle) -> Result<(), String> {
    let id = &puzzle.id;
    let now = opened(shelved.game(), &puzzle.position);
    let now = now.ok_or_else(|| format!("puzzle {id}: its position can't be opened"))?;
    let answers = puzzle.wrong.iter().filter_map(WrongAnswer::answer);
    let plays: Vec<String> = puzzle.answer().into_iter().chain(answers).collect();
    let chances = shelved.rivals(now.as_ref(), puzzle.side, &plays, LONG, 1757);
    let chances = chances.ok_or_else(|| format!("puzzle {id}: an answer is not legal"))?;
    let (best, others) = chances.split_first().ok_or_else(|| format!("puzzle {id} is empty"))?;
    match others.iter().find(|other| best.mean - other.mean < SOME_LEAD) {
        None => Ok(()),
        Some(other) => Err(format!(
            "puzzle {id}: the solution has {:.0}%, a wrong answer {:.0}%",
            100.0 * best.mean,
            100.0 * other.mean
        )),
    }
}

/// Opens a position from its text. Returns `None` if the text is not a position of the game.
fn opened(game: &dyn AnyGame, position: &str) -> Option<Box<dyn AnyPlaying>> {
    study::Study::new(game.facts().name, position).begin(game).ok()
}

fn rounded(figure: f64) -> f64 {
    (1000.0 * figure).round() / 1000.0
}

/// Returns the id of a puzzle: seven letters and digits.
fn id_of(side: Side, position: &str) -> String {
    let bytes = position.bytes().chain([side as u8]);
    let mut hash = bytes.fold(0x1757_u64, |hash, byte| split_mix(&mut (hash ^ u64::from(byte))));
    let mut id = String::new();
    for _ in 0..7 {
        id.push(char::from(b"0123456789abcdefghjkmnpqrstvwxyz"[(hash % 32) as usize]));
        hash /= 32;
    }
    id
}
