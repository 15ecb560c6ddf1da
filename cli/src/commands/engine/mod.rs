//! `carillon engine`: the rules for other programs, as lines of JSON.

mod messages;

use std::collections::{BTreeMap, VecDeque};
use std::io::{self, BufRead, BufReader, Read, Write};

use engine::{BySide, Eye, PlayError, Scripted, Seed, Setup, Side, Sides, Written};
use schemars::schema_for;
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{Shelf, Shelved, Trial, TrialError};
use words::Lang;

use crate::run::moment::RecordedState;
use crate::say::failure::Failure;
use crate::say::lang::lang;
pub use messages::Found;
use messages::{Answer, Ask, BlockFact, Form, Legal, Numbered, PROTOCOL, Wrong};

/// Play games for another program: lines of JSON in, lines of JSON out
///
/// One process holds any number of games. cli/ENGINE.md describes the requests, with a
/// whole session; --schema prints the form of every message.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  carillon engine
  carillon engine --schema > engine.schema.json
  carillon engine --from game.record@90
  echo '{\"do\":\"new\",\"game\":\"GAME\",\"seed\":7}' | carillon engine")]
pub struct Args {
    /// Print the JSON Schema of requests and answers
    #[arg(long)]
    schema: bool,
    /// Start with trial 1 at this moment of a record, after N actions
    #[arg(long, value_name = "RECORD@N", conflicts_with = "schema")]
    from: Option<RecordedState>,
    /// Language of texts
    #[arg(long, value_parser = lang(), default_value = "en")]
    lang: Lang,
}

/// The maximum length of a message, in bytes.
const MESSAGE: usize = 1 << 20;
/// The maximum number of trials in one process.
const TRIALS: usize = 100_000;
/// The maximum number of iterations of a search.
const ITERATIONS: u32 = 1_000_000;

pub fn run(args: Args, shelf: &Shelf) -> Result<(), Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    if args.schema {
        let schema = json!({ "ask": schema_for!(Ask), "answer": schema_for!(Answer) });
        serde_json::to_writer_pretty(&mut out, &schema).map_err(io::Error::from)?;
        writeln!(out)?;
        out.flush()?;
        return Ok(());
    }
    let mut lab = Lab::new(shelf, args.lang);
    if let Some(moment) = &args.from {
        lab.hold_moment(moment)?;
    }
    let mut lines = BufReader::with_capacity(1 << 16, io::stdin().lock());
    let mut line = Vec::new();
    while read_line(&mut lines, &mut line)
        .map_err(|error| Failure::Failed(format!("can't read what is asked: {error}")))?
    {
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        lab.answer(&line, &mut out)?;
        // Answers to requests that arrived together are flushed together.
        if lines.buffer().is_empty() {
            out.flush()?;
        }
    }
    out.flush()?;
    Ok(())
}

/// Reads the next line. Of a line that is too long, reads only slightly more than the limit. Returns false
/// at the end of the input.
fn read_line(from: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    from.by_ref().take(MESSAGE as u64 + 1).read_until(b'\n', line)?;
    if MESSAGE < line.len() && line.last() != Some(&b'\n') {
        from.skip_until(b'\n')?;
    }
    Ok(!line.is_empty())
}

/// The trials that one process holds.
struct Lab<'a> {
    shelf: &'a Shelf,
    lang: Lang,
    trials: BTreeMap<u32, (&'a dyn Shelved, Box<dyn Trial>)>,
    /// The number of the next trial.
    next: u32,
}

#[derive(Serialize)]
struct Answered {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<Value>,
    #[serde(flatten)]
    answer: Answer,
}

impl<'a> Lab<'a> {
    fn new(shelf: &'a Shelf, lang: Lang) -> Lab<'a> {
        Lab { shelf, lang, trials: BTreeMap::new(), next: 1 }
    }

    /// Adds a moment of a record as the next trial.
    fn hold_moment(&mut self, moment: &RecordedState) -> Result<(), Failure> {
        let (shelved, position) = moment.position(|record| Ok(self.shelf.of_record(record)?))?;
        let trial = Written::parse(&position)
            .and_then(|position| shelved.trial_at(&position, Seed::from_number(0)))
            .map_err(|error| Failure::Failed(format!("{moment}: {error}")))?;
        self.hold(shelved, trial).map(drop).map_err(|error| Failure::Failed(error.message))
    }

    /// Answers one line. An error is an answer too.
    fn answer(&mut self, line: &[u8], out: &mut impl Write) -> io::Result<()> {
        let (id, asked) = read(line);
        let answer =
            asked.and_then(|ask| self.obey(ask)).unwrap_or_else(|error| Answer::Error { error });
        serde_json::to_writer(&mut *out, &Answered { id, answer })?;
        writeln!(out)
    }

    fn obey(&mut self, ask: Ask) -> Result<Answer, Wrong> {
        match ask {
            Ask::Hello {} => {
                Ok(Answer::Hello { protocol: PROTOCOL, version: env!("CARGO_PKG_VERSION") })
            }
            Ask::Games {} => {
                Ok(Answer::Games { games: self.shelf.games().map(Shelved::fact).collect() })
            }
            Ask::New { game, scenario, options, seed, position, cancellations } => {
                let shelved = self.game(&game)?;
                let seed = Seed::from_number(seed);
                let mut trial = match position {
                    None => shelved
                        .trial(&Setup { scenario, options, position: None }, seed)
                        .map_err(|error| Wrong::new("setup", error))?,
                    Some(_) if !scenario.is_empty() || !options.is_empty() => {
                        let why =
                            "a position says itself what is played: leave scenario and options out";
                        return Err(Wrong::new("setup", why));
                    }
                    Some(text) => Written::parse(&text)
                        .and_then(|position| shelved.trial_at(&position, seed))
                        .map_err(|error| Wrong::new("position", error))?,
                };
                if cancellations {
                    trial.list_cancellations();
                }
                self.hold(shelved, trial)
            }
            Ask::Legal { trial } => self.stands(trial, true),
            Ask::Play { trial, side, play, dice, draws, legal } => {
                let (shelved, it) = self.trial(trial)?;
                let side = chooser(it.as_ref(), side)?;
                let played = match (dice, draws) {
                    (None, None) => it.play(side, &play).map_err(TrialError::Play),
                    (dice, draws) => {
                        let script = script(dice.unwrap_or_default(), draws.unwrap_or_default())?;
                        it.play_by(side, &play, script)
                    }
                };
                let shelved = *shelved;
                played.map_err(|error| self.not_played(shelved, error))?;
                self.stands(trial, legal)
            }
            Ask::Undo { trial, actions } => {
                let (_, it) = self.trial(trial)?;
                if it.number() < actions {
                    let why = format!("only {} actions have been played", it.number());
                    return Err(Wrong::new("limit", why));
                }
                for _ in 0..actions {
                    it.undo();
                }
                self.stands(trial, true)
            }
            Ask::Observe { trial, eyes, form, log } => {
                self.observe(trial, eyes.map(Eye::from), form, log)
            }
            Ask::Layout { game } => {
                let trial = self.game(&game)?.trial(&Setup::default(), Seed::from_number(0));
                let layout = trial.map_err(|error| Wrong::new("setup", error))?.layout();
                let block = |it: &shelf::Block| BlockFact {
                    name: it.name(),
                    first: it.start(),
                    places: it.places(),
                    steps: it.steps(),
                };
                let blocks = layout.iter().map(block).collect();
                Ok(Answer::Layout { size: shelf::layout_size(layout), blocks })
            }
            Ask::Clone { trial } => {
                let (shelved, it) = self.trial(trial)?;
                let (shelved, copy) = (*shelved, it.copy());
                self.hold(shelved, copy)
            }
            Ask::Imagine { trial, side, seed } => {
                let (shelved, it) = self.trial(trial)?;
                let side = chooser(it.as_ref(), side)?;
                let (shelved, imagined) = (*shelved, it.imagine(side, seed));
                self.hold(shelved, imagined)
            }
            Ask::Go { trial, side, level, seed } => {
                let (shelved, it) = self.trial(trial)?;
                let side = awaited(it.as_ref(), side)?;
                let level = level.as_deref().unwrap_or(shelved.default_level());
                let level = shelved.level(level).map_err(|error| Wrong::new("level", error))?;
                Ok(Answer::Go { side, play: it.choose(side, &level, seed) })
            }
            Ask::Analyse { trial, side, iterations, seed } => {
                let (_, it) = self.trial(trial)?;
                let side = awaited(it.as_ref(), side)?;
                if !(1..=ITERATIONS).contains(&iterations) {
                    return Err(Wrong::new(
                        "limit",
                        format!("iterations are from 1 to {ITERATIONS}"),
                    ));
                }
                let found = it.consider(side, iterations, seed).into_iter().map(Found::from);
                Ok(Answer::Analyse { side, found: found.collect() })
            }
            Ask::Odds { trial, side, play } => {
                let (shelved, it) = self.trial(trial)?;
                let side = awaited(it.as_ref(), side)?;
                let odds = shelved.odds(it.playing().as_ref(), side, &play);
                Ok(Answer::Odds { odds: odds.map(Box::new) })
            }
            Ask::Position { trial } => {
                let (_, it) = self.trial(trial)?;
                let position = it.position().ok_or_else(|| {
                    Wrong::new("position", "this moment can't be written: the trial was imagined while something was half done; ask again when that is over")
                })?;
                Ok(Answer::Position { position: position.to_string() })
            }
            Ask::Drop { trial } => {
                self.trial(trial)?;
                self.trials.remove(&trial);
                Ok(Answer::Dropped { dropped: trial })
            }
        }
    }

    fn game(&self, name: &str) -> Result<&'a dyn Shelved, Wrong> {
        self.shelf.find(name).map_err(|error| Wrong::new("no-game", error))
    }

    fn trial(&mut self, number: u32) -> Result<&mut (&'a dyn Shelved, Box<dyn Trial>), Wrong> {
        self.trials.get_mut(&number).ok_or_else(|| {
            Wrong::new("no-trial", format!("there is no trial {number}; new begins one"))
        })
    }

    fn hold(&mut self, shelved: &'a dyn Shelved, trial: Box<dyn Trial>) -> Result<Answer, Wrong> {
        if TRIALS <= self.trials.len() {
            return Err(Wrong::new("limit", format!("{TRIALS} trials are held: drop some")));
        }
        let number = self.next;
        self.next += 1;
        self.trials.insert(number, (shelved, trial));
        self.stands(number, true)
    }

    fn stands(&mut self, number: u32, legal: bool) -> Result<Answer, Wrong> {
        let (_, it) = self.trial(number)?;
        let awaited = it.awaited();
        let by_side = || Legal::from(BySide::of(|side| awaited.has(side).then(|| it.legal(side))));
        Ok(Answer::Stands {
            trial: number,
            number: it.number(),
            awaited: awaited.iter().collect(),
            legal: legal.then(by_side),
            outcome: it.outcome(),
        })
    }

    fn not_played(&mut self, shelved: &dyn Shelved, error: TrialError) -> Wrong {
        match error {
            TrialError::Play(PlayError::Refused(refusal)) => Wrong {
                rule: Some(refusal.rule.to_string()),
                ..Wrong::new(
                    "refused",
                    words::with_text(shelved.facts(), self.lang, |text| text.refusal(&refusal)),
                )
            },
            TrialError::Play(PlayError::Unreadable(error)) => Wrong::new("unreadable", error),
            error => Wrong::new("script", error),
        }
    }

    fn observe(
        &mut self,
        number: u32,
        eye: Option<Eye>,
        form: Form,
        log: Option<u32>,
    ) -> Result<Answer, Wrong> {
        let lang = self.lang;
        let (shelved, it) = self.trials.get(&number).ok_or_else(|| {
            Wrong::new("no-trial", format!("there is no trial {number}; new begins one"))
        })?;
        let eye = match eye {
            Some(eye) => eye,
            None => Eye::Of(chooser(it.as_ref(), None)?),
        };
        let asked = it.awaited().iter().find(|side| eye.sees(*side));
        let prompt = asked.and_then(|side| it.prompt(side));
        let lines = it.log(eye, log.unwrap_or(it.number()));
        match form {
            Form::Json => Ok(Answer::Seen {
                number: it.number(),
                view: Box::new(it.view(eye)),
                prompt,
                choices: asked.map(|side| it.playing().choices(side)).unwrap_or_default(),
                log: lines.into_iter().map(|(n, line)| Numbered { n, line }).collect(),
            }),
            Form::Words => {
                let since = log.unwrap_or(it.number());
                Ok(Answer::Words { words: words::seen(*shelved, it.as_ref(), eye, since, lang) })
            }
            Form::Features => match eye {
                Eye::Of(side) => Ok(Answer::Features { inputs: it.inputs(side) }),
                Eye::Watcher | Eye::Open => Err(Wrong::new(
                    "side",
                    "features are what one side knows: say french or british",
                )),
            },
        }
    }
}

/// Reads a message: its `id` and its request.
fn read(line: &[u8]) -> (Option<Value>, Result<Ask, Wrong>) {
    if MESSAGE < line.len() {
        let why = format!("a message has at most {MESSAGE} bytes");
        return (None, Err(Wrong::new("limit", why)));
    }
    let unreadable = |error: serde_json::Error| {
        Wrong::new(
            "unreadable",
            format!("{error}; carillon engine --schema says what can be asked"),
        )
    };
    match serde_json::from_slice::<serde_json::Map<String, Value>>(line) {
        Ok(mut map) => {
            let id = map.shift_remove("id");
            (id, serde_json::from_value(Value::Object(map)).map_err(unreadable))
        }
        Err(error) => (None, Err(unreadable(error))),
    }
}

/// Returns the side of a request: the side that it names, or the only side that must choose.
fn chooser(trial: &dyn Trial, side: Option<Side>) -> Result<Side, Wrong> {
    let awaited = trial.awaited();
    match side {
        Some(side) => Ok(side),
        None if awaited == Sides::BOTH => {
            Err(Wrong::new("side", "both sides must choose: say which one is meant"))
        }
        None => awaited.iter().next().ok_or_else(|| {
            Wrong::new("side", "the game is over, and nobody must choose: say which side is meant")
        }),
    }
}

/// Returns the side of a request, or an error if that side has nothing to choose now.
fn awaited(trial: &dyn Trial, side: Option<Side>) -> Result<Side, Wrong> {
    let side = chooser(trial, side)?;
    let wrong = || Wrong::new("side", format!("the {side} have nothing to choose now"));
    trial.awaited().has(side).then_some(side).ok_or_else(wrong)
}

fn script(dice: Vec<u8>, draws: Vec<String>) -> Result<Scripted, Wrong> {
    match dice.iter().find(|die| !(1..=6).contains(*die)) {
        Some(die) => Err(Wrong::new("script", format!("a die is from 1 to 6, not {die}"))),
        None => {
            Ok(Scripted { dice: dice.into(), draws: VecDeque::from(draws), ..Scripted::default() })
        }
    }
}
