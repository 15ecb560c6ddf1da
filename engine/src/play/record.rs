//! Records: the whole of a game in text, one action a line.
//!
//! ```text
//! carillon record 1
//! game struggle
//! rules 1
//! scenario campaign
//! french Marie
//! british Search bot
//! commitment 5f2c…
//! nonce french 8a1b…
//! nonce british 03de…
//!
//! 1 british pass #1a2b3c4d
//! …
//! result french
//! secret 77aa…
//! ```
//!
//! Each action ends with a digest of the state that it led to. When a rule is
//! mended, a digest that no longer matches says where an old game departs.

use std::fmt::Write;

use crate::{BySide, Game, GameFacts, Outcome, Playing, Secret, Setup, Side, commitment, seed_of};

/// The version of this format that is written; older ones are read.
pub const FORMAT: u32 = 1;

/// What stands before the actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// What was chosen before it began.
    pub setup: Setup,
    /// Who played.
    pub players: BySide<String>,
    /// What the server committed to before the first die.
    pub commitment: String,
    /// What each player added to the dice.
    pub nonces: BySide<String>,
}

/// One action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// Who played it.
    pub side: Side,
    /// The action, in the game's notation.
    pub play: String,
    /// The fingerprint of the state it led to.
    pub digest: String,
}

/// A whole game in text.
///
/// ```
/// # #[path = "../../examples/pebbles.rs"] mod pebbles;
/// # use pebbles::Pebbles;
/// use engine::{BySide, Game, Playing, Record, Secret, Setup, seed_of};
///
/// // The dice come from a secret and from what each player added to it.
/// let (secret, nonces) = (Secret([7; 32]), BySide { french: "f".into(), british: "b".into() });
/// let mut game = Playing::<Pebbles>::start(&Setup::default(), seed_of(&secret, &nonces)).unwrap();
/// while let Some(side) = game.state().awaited().iter().next() {
///     let mut actions = Vec::new();
///     game.state().actions(side, &mut actions);
///     game.play(side, actions[0]).unwrap();
/// }
/// let players = BySide { french: "Ann".into(), british: "Ben".into() };
/// let text = Record::of(&game, players, nonces, secret).write();
///
/// // Whoever has the text can play it again, dice and all.
/// let again = Record::parse(&text).unwrap().replay::<Pebbles>().unwrap();
/// assert_eq!(again.state(), game.state());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// What stands before the actions.
    pub header: Header,
    /// The actions, in order.
    pub lines: Vec<RecordLine>,
    /// `french`, `british`, `draw`; or how it ended without an end, such as `french resigned`.
    pub result: Option<String>,
    /// Revealed when the game is over.
    pub secret: Option<Secret>,
}

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "the fields are the gaps of the messages")]
pub enum RecordError {
    /// A line that can't be read.
    #[error("line {line}: {reason}")]
    Line { line: usize, reason: String },
    /// A format that this program does not know yet.
    #[error(
        "this record was written by a newer Carillon (format {0}); this one reads format {FORMAT}"
    )]
    Newer(u32),
    /// Something is missing.
    #[error("the record is cut short: {0}")]
    Torn(String),
    /// A game that this program does not have.
    #[error("no game is called {0:?}")]
    Game(String),
    /// It was played by other rules.
    #[error(
        "the record follows rules version {theirs} of {game}, and this Carillon has version {ours}"
    )]
    Rules { game: String, theirs: u32, ours: u32 },
    /// The game can't be set up so.
    #[error("the header can't be: {0}")]
    Setup(String),
    /// The dice are not revealed yet.
    #[error("the game is not over, so its secret is not revealed and its dice can't be replayed")]
    NoSecret,
    /// The secret is not the one that was committed to.
    #[error("the secret is not the one that was committed to before the game")]
    Commitment,
    /// An action that is none of the game.
    #[error("action {number} ({play}) can't be read: {reason}")]
    Unreadable { number: usize, play: String, reason: String },
    /// An action that is not legal there.
    #[error("action {number} ({play}) is not legal here: {why}")]
    Refused { number: usize, play: String, why: String },
    /// The same action leads somewhere else now.
    #[error(
        "action {number} ({play}) leads to state {ours}, and the record says {theirs}: the game departs here"
    )]
    Departs { number: usize, play: String, ours: String, theirs: String },
    /// The game ended otherwise than it says.
    #[error("the record says the result was {theirs:?}, and the game gives {ours:?}")]
    Result { ours: String, theirs: String },
}

impl Record {
    /// Reads a record, whole; what is torn or unknown is named by its line.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut record = Record::default();
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end()));
        let wrong = |line, reason: &str| RecordError::Line { line, reason: reason.into() };

        let (_, first) = lines.next().ok_or_else(|| RecordError::Torn("it is empty".into()))?;
        let format = first
            .strip_prefix("carillon record ")
            .ok_or_else(|| wrong(1, "a record begins with \"carillon record 1\""))?;
        let format: u32 = format.parse().map_err(|_| wrong(1, "the format is a number"))?;
        if FORMAT < format {
            return Err(RecordError::Newer(format));
        }

        let mut ended = false;
        for (n, line) in lines {
            if line.is_empty() {
                continue;
            }
            if ended {
                return Err(wrong(n, "nothing follows the secret"));
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let in_header = record.lines.is_empty() && record.result.is_none();
            match word {
                "game" if in_header => record.header.game = rest.into(),
                "rules" if in_header => {
                    record.header.rules =
                        rest.parse().map_err(|_| wrong(n, "the rules version is a number"))?;
                }
                "scenario" if in_header => record.header.setup.scenario = rest.into(),
                "option" if in_header => {
                    let (name, value) =
                        rest.split_once(' ').ok_or_else(|| wrong(n, "write: option NAME VALUE"))?;
                    record.header.setup.options.insert(name.into(), value.into());
                }
                "french" if in_header => record.header.players.french = rest.into(),
                "british" if in_header => record.header.players.british = rest.into(),
                "commitment" if in_header => record.header.commitment = rest.into(),
                "nonce" if in_header => {
                    let (side, nonce) = rest.split_once(' ').unwrap_or((rest, ""));
                    let side: Side = side.parse().map_err(|why: String| wrong(n, &why))?;
                    record.header.nonces[side] = nonce.into();
                }
                "result" => record.result = Some(rest.into()),
                "secret" => {
                    record.secret = Some(rest.parse().map_err(|why: String| wrong(n, &why))?);
                    ended = true;
                }
                number if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                    let expected = record.lines.len() + 1;
                    if record.result.is_some() {
                        return Err(wrong(n, "an action after the result"));
                    }
                    if number.parse() != Ok(expected) {
                        return Err(wrong(n, &format!("action {expected} was expected here")));
                    }
                    let whole = rest.rsplit_once(" #").filter(|(_, digest)| digest.len() == 8);
                    let Some((action, digest)) = whole else {
                        return Err(RecordError::Torn(format!(
                            "line {n} has no digest at its end; {} actions before it are whole",
                            record.lines.len()
                        )));
                    };
                    let (side, play) = action
                        .split_once(' ')
                        .ok_or_else(|| wrong(n, "write: NUMBER SIDE ACTION #DIGEST"))?;
                    let side = side.parse().map_err(|why: String| wrong(n, &why))?;
                    record.lines.push(RecordLine {
                        side,
                        play: play.into(),
                        digest: digest.into(),
                    });
                }
                _ => return Err(wrong(n, &format!("{word:?} is not known in a record"))),
            }
        }
        if record.header.game.is_empty() {
            return Err(RecordError::Torn("its header names no game".into()));
        }
        Ok(record)
    }

    /// The text of the record.
    pub fn write(&self) -> String {
        let mut out = format!("carillon record {FORMAT}\n");
        let header = &self.header;
        let _ = writeln!(out, "game {}\nrules {}", header.game, header.rules);
        let _ = writeln!(out, "scenario {}", header.setup.scenario);
        for (name, value) in &header.setup.options {
            let _ = writeln!(out, "option {name} {value}");
        }
        let _ = writeln!(out, "french {}", one_line(&header.players.french));
        let _ = writeln!(out, "british {}", one_line(&header.players.british));
        let _ = writeln!(out, "commitment {}", header.commitment);
        let _ = writeln!(out, "nonce french {}", one_line(&header.nonces.french));
        let _ = writeln!(out, "nonce british {}\n", one_line(&header.nonces.british));
        for (n, line) in self.lines.iter().enumerate() {
            let _ = writeln!(out, "{} {} {} #{}", n + 1, line.side, line.play, line.digest);
        }
        if let Some(result) = &self.result {
            let _ = writeln!(out, "\nresult {result}");
        }
        if let Some(secret) = &self.secret {
            let _ = writeln!(out, "secret {secret}");
        }
        out
    }

    /// A game as a record. The secret is written only once the game is over.
    pub fn of<G: Game>(
        playing: &Playing<G>,
        players: BySide<String>,
        nonces: BySide<String>,
        secret: Secret,
    ) -> Record {
        let facts = G::facts();
        let outcome = playing.state().outcome();
        Record {
            header: Header {
                game: facts.name.into(),
                rules: facts.rules_version,
                setup: playing.setup().clone(),
                players,
                commitment: commitment(&secret),
                nonces,
            },
            lines: playing
                .played()
                .iter()
                .map(|one| RecordLine {
                    side: one.side,
                    play: one.action.to_string(),
                    digest: one.digest.to_string(),
                })
                .collect(),
            result: outcome.map(|outcome| result_of(&outcome)),
            secret: outcome.map(|_| secret),
        }
    }

    /// Replays the record with the dice of its revealed secret, and holds every
    /// digest and the result against it.
    pub fn replay<G: Game>(&self) -> Result<Playing<G>, RecordError> {
        let facts = G::facts();
        self.check_header(facts)?;
        let secret = self.secret.ok_or(RecordError::NoSecret)?;
        if commitment(&secret) != self.header.commitment {
            return Err(RecordError::Commitment);
        }
        let seed = seed_of(&secret, &self.header.nonces);
        let mut playing = Playing::<G>::start(&self.header.setup, seed)
            .map_err(|error| RecordError::Setup(error.to_string()))?;
        for (n, line) in self.lines.iter().enumerate() {
            let (number, play) = (n + 1, line.play.clone());
            let action: G::Action = match line.play.parse() {
                Ok(action) => action,
                Err(error) => {
                    let reason = format!("{error}");
                    return Err(RecordError::Unreadable { number, play, reason });
                }
            };
            if let Err(refusal) = playing.play(line.side, action) {
                return Err(RecordError::Refused { number, play, why: refusal.to_string() });
            }
            let ours = playing.digest().to_string();
            if ours != line.digest {
                return Err(RecordError::Departs {
                    number,
                    play,
                    ours,
                    theirs: line.digest.clone(),
                });
            }
        }
        let ours = playing.state().outcome().map(|outcome| result_of(&outcome));
        if let (Some(ours), Some(theirs)) = (ours, self.result.clone())
            && ours != theirs
        {
            return Err(RecordError::Result { ours, theirs });
        }
        Ok(playing)
    }

    fn check_header(&self, facts: &GameFacts) -> Result<(), RecordError> {
        if self.header.game != facts.name {
            return Err(RecordError::Game(self.header.game.clone()));
        }
        if self.header.rules != facts.rules_version {
            return Err(RecordError::Rules {
                game: facts.name.into(),
                theirs: self.header.rules,
                ours: facts.rules_version,
            });
        }
        Ok(())
    }
}

/// `french`, `british` or `draw`.
pub fn result_of(outcome: &Outcome) -> String {
    outcome.winner.map_or("draw".into(), |side| side.to_string())
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        Record {
            header: Header {
                game: "marches".into(),
                rules: 1,
                setup: Setup { scenario: "all".into(), options: [("a".into(), "b".into())].into() },
                players: BySide { french: "Marie <b>".into(), british: "Ann\nB".into() },
                commitment: "00".into(),
                nonces: BySide { french: "1".into(), british: "2".into() },
            },
            lines: vec![RecordLine {
                side: Side::French,
                play: "march a b".into(),
                digest: "01234567".into(),
            }],
            result: Some("draw".into()),
            secret: Some(Secret([7; 32])),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let mut record = sample();
        let read = Record::parse(&record.write()).unwrap();
        record.header.players.british = "Ann B".into();
        assert_eq!(read, record);
    }

    #[test]
    fn a_record_torn_at_any_byte_is_read_in_part_or_refused_and_never_panics() {
        let text = sample().write();
        for cut in (0..text.len()).filter(|cut| text.is_char_boundary(*cut)) {
            match Record::parse(&text[..cut]) {
                Ok(part) => assert!(part.lines.len() <= 1),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
    }

    #[test]
    fn a_newer_format_says_so() {
        let newer = sample().write().replace("record 1", "record 9");
        assert_eq!(Record::parse(&newer), Err(RecordError::Newer(9)));
    }

    #[test]
    fn an_unknown_word_is_named_by_its_line() {
        let text = sample().write().replace("scenario all", "scenery all");
        assert_eq!(
            Record::parse(&text).unwrap_err().to_string(),
            "line 4: \"scenery\" is not known in a record"
        );
    }
}
