//! Records: a whole game in text, one action per line.
//!
//! ```text
//! carillon record 3
//! game struggle
//! rules 1
//! scenario campaign
//! french Marie
//! british Search bot
//! commitment 5f2c…
//! nonce french 8a1b…
//! nonce british 03de…
//!
//! 1 british pass #1a2b3c4d5e6f70819293a4b5c6d7e8f9
//! taken-back 2
//! 2 french pass #0f1e2d3c4b5a69788796a5b4c3d2e1f0
//! …
//! result french
//! secret 77aa…
//! whole 91c0…
//! key 5d2e…
//! signature 0b9f…
//! ```
//!
//! Each action ends with a digest of the state that it led to: 128 bits of its hash. If a rule has
//! been corrected, the first digest that no longer matches shows where an old game plays
//! differently.
//!
//! The header of a game that began from a position also contains that position. Each of its lines
//! is written after the word `position`, as in `position year = 1757`.
//!
//! `taken-back` gives the number of actions that were played at this point and taken back by
//! agreement. The record does not contain those actions, and their dice are not used again.
//!
//! `whole` is the digest of the lines above: names, nonces, actions, result, secret. The host of
//! the game signs this digest, which makes later changes, cuts or additions evident. Format 1 has
//! neither `whole` nor a signature, and its digests have 32 bits; formats 1 and 2 have no
//! `taken-back`.

use std::fmt::Write;

use sha2::{Digest as _, Sha256};

use crate::{
    BySide, Game, NotASecret, NotASide, Outcome, Playing, Secret, Seed, Setup, Side, commitment,
    hex, seed_of,
};

/// The version of the format that is written; older versions can be read.
pub const FORMAT: u32 = 3;

/// The part before the actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The game's name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The choices made before the game began.
    pub setup: Setup,
    /// The names of the players.
    pub players: BySide<String>,
    /// The host's commitment, made before the first die.
    pub commitment: String,
    /// The nonce that each player contributed to the seed of the dice.
    pub nonces: BySide<String>,
}

/// One line of a record: an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The side that played it.
    pub side: Side,
    /// The action, in the game's notation.
    pub play: String,
    /// The digest of the state that the action led to.
    pub digest: String,
    /// The number of actions played just before this one and taken back by agreement.
    pub taken_back: u32,
}

/// A whole game in text.
///
/// ```
/// # #[path = "../../examples/pebbles.rs"] mod pebbles;
/// # use pebbles::Pebbles;
/// use engine::{BySide, Game, Playing, Record, Secret, Setup, seed_of};
///
/// // The dice come from a secret and the nonces of the players.
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
/// // With the text, the game can be replayed, dice included.
/// let again = Record::parse(&text).unwrap().replay::<Pebbles>().unwrap();
/// assert_eq!(again.state(), game.state());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The version of the format.
    pub format: u32,
    /// The part before the actions.
    pub header: Header,
    /// The actions, in order.
    pub lines: Vec<RecordLine>,
    /// `french`, `british` or `draw`; or, for a game that was not played out, `french resigned`,
    /// `french out of time` or `draw agreed`.
    pub result: Option<String>,
    /// The host's secret, revealed when the game is over.
    pub secret: Option<Secret>,
    /// The signature of the host, if there is one.
    pub seal: Option<Seal>,
}

/// The Ed25519 signature of the host of the game, in hexadecimal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The public key.
    pub key: String,
    /// The signature of [`Record::to_sign`] by that key.
    pub signature: String,
}

impl Default for Record {
    fn default() -> Record {
        Record {
            format: FORMAT,
            header: Header::default(),
            lines: Vec::new(),
            result: None,
            secret: None,
            seal: None,
        }
    }
}

/// An error in a record, and its place.
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
    /// A part of the record is missing.
    #[error("the record is cut short: {0}")]
    Torn(String),
    /// The record was changed after it was written.
    #[error(
        "the record was changed after it was written: its digest is {ours}, and it says {theirs}"
    )]
    Changed { ours: String, theirs: String },
    /// The program does not have the game.
    #[error("no game is called {0:?}")]
    Game(String),
    /// The record was written under another version of the rules, and the game differs when it is
    /// replayed under the current version.
    #[error(
        "the record follows rules version {theirs} of {game}, and this Carillon has version {ours}"
    )]
    Rules { game: String, theirs: u32, ours: u32 },
    /// The set-up is refused.
    #[error("the header can't be: {0}")]
    Setup(String),
    /// The secret has not been revealed yet.
    #[error("the game is not over, so its secret is not revealed and its dice can't be replayed")]
    NoSecret,
    /// The secret does not match the commitment.
    #[error("the secret is not the one that was committed to before the game")]
    Commitment,
    /// The text is not an action of the game.
    #[error("action {number} ({play}) can't be read: {reason}")]
    Unreadable { number: usize, play: String, reason: String },
    /// The action is not legal at that point.
    #[error("action {number} ({play}) is not legal here: {why}")]
    Refused { number: usize, play: String, why: String },
    /// The action leads to a different state than the record says.
    #[error(
        "action {number} ({play}) leads to state {ours}, and the record says {theirs}: the game departs here"
    )]
    Departs { number: usize, play: String, ours: String, theirs: String },
    /// The game ended with a different result than the record says.
    #[error("the record says the result was {theirs:?}, and the game gives {ours:?}")]
    Result { ours: String, theirs: String },
}

impl Record {
    /// Reads a whole record; an error names the line that is cut or unknown.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut record = Record::default();
        let mut lines = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim_end()));
        let wrong = |line, reason: &str| RecordError::Line { line, reason: reason.into() };

        let (_, first) = lines.next().ok_or_else(|| RecordError::Torn("it is empty".into()))?;
        let format = first
            .strip_prefix("carillon record ")
            .ok_or_else(|| wrong(1, "a record begins with \"carillon record 3\""))?;
        let format: u32 = format.parse().map_err(|_| wrong(1, "the format is a number"))?;
        if FORMAT < format {
            return Err(RecordError::Newer(format));
        }
        record.format = format;
        let digits = if format == 1 { 8 } else { 32 };
        let (mut key, mut signature) = (None, None);

        let mut ended = false;
        let mut whole = None;
        let mut taken_back = 0;
        for (n, line) in lines {
            if line.is_empty() {
                continue;
            }
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let sealing = 2 <= format && matches!(word, "whole" | "key" | "signature");
            if whole.is_some() && word == "whole" || (ended || whole.is_some()) && !sealing {
                return Err(wrong(n, "nothing follows the secret and the seal"));
            }
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
                "position" if in_header => match &mut record.header.setup.position {
                    None => record.header.setup.position = Some(rest.into()),
                    Some(position) => {
                        position.push('\n');
                        position.push_str(rest);
                    }
                },
                "french" if in_header => record.header.players.french = rest.into(),
                "british" if in_header => record.header.players.british = rest.into(),
                "commitment" if in_header => record.header.commitment = rest.into(),
                "nonce" if in_header => {
                    let (side, nonce) = rest.split_once(' ').unwrap_or((rest, ""));
                    let side: Side =
                        side.parse().map_err(|why: NotASide| wrong(n, &why.to_string()))?;
                    record.header.nonces[side] = nonce.into();
                }
                "taken-back" if 3 <= format && record.result.is_none() => {
                    taken_back = rest
                        .parse()
                        .map_err(|_| wrong(n, "how many were taken back is a number"))?;
                }
                "result" => record.result = Some(rest.into()),
                "whole" if sealing => whole = Some(rest.to_string()),
                "key" if sealing => {
                    key = Some(hexadecimal(rest, 64).map_err(|why| wrong(n, &why.to_string()))?)
                }
                "signature" if sealing => {
                    signature =
                        Some(hexadecimal(rest, 128).map_err(|why| wrong(n, &why.to_string()))?);
                }
                "secret" => {
                    let secret = rest.parse();
                    record.secret =
                        Some(secret.map_err(|why: NotASecret| wrong(n, &why.to_string()))?);
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
                    let whole = rest.rsplit_once(" #").filter(|(_, digest)| digest.len() == digits);
                    let Some((action, digest)) = whole else {
                        return Err(RecordError::Torn(format!(
                            "line {n} has no digest at its end; {} actions before it are whole",
                            record.lines.len()
                        )));
                    };
                    let (side, play) = action
                        .split_once(' ')
                        .ok_or_else(|| wrong(n, "write: NUMBER SIDE ACTION #DIGEST"))?;
                    let side = side.parse().map_err(|why: NotASide| wrong(n, &why.to_string()))?;
                    record.lines.push(RecordLine {
                        side,
                        play: play.into(),
                        digest: digest.into(),
                        taken_back: std::mem::take(&mut taken_back),
                    });
                }
                _ => return Err(wrong(n, &format!("{word:?} is not known in a record"))),
            }
        }
        if record.header.game.is_empty() {
            return Err(RecordError::Torn("its header names no game".into()));
        }
        if 2 <= format {
            let ours = record.whole();
            match whole {
                None => return Err(RecordError::Torn("its last lines are missing".into())),
                Some(theirs) if theirs != ours => {
                    return Err(RecordError::Changed { ours, theirs });
                }
                Some(_) => {}
            }
        }
        record.seal = match (key, signature) {
            (Some(key), Some(signature)) => Some(Seal { key, signature }),
            (None, None) => None,
            _ => return Err(RecordError::Torn("half of its seal is missing".into())),
        };
        record.check_lines(text)?;
        Ok(record)
    }

    /// Returns an error unless `text` is exactly what this program writes for the record. This
    /// refuses a record in which a line is repeated: a reader could see one of the two lines
    /// while the program used the other.
    fn check_lines(&self, text: &str) -> Result<(), RecordError> {
        let written = self.write();
        let mut ours = written.lines().map(str::trim_end).filter(|line| !line.is_empty());
        let theirs = (1..).zip(text.lines().map(str::trim_end));
        for (line, theirs) in theirs.filter(|(_, line)| !line.is_empty()) {
            if ours.next() != Some(theirs) {
                let reason = format!(
                    "{theirs:?} does not belong here: each line of a record stands once, in its place"
                );
                return Err(RecordError::Line { line, reason });
            }
        }
        Ok(())
    }

    /// Returns the digest of everything in the record except its seal.
    pub fn whole(&self) -> String {
        hex(&Sha256::digest(self.said()))
    }

    /// Returns true if the format has a seal; the first format has none.
    pub fn can_be_signed(&self) -> bool {
        2 <= self.format
    }

    /// Returns the text that a seal signs.
    pub fn to_sign(&self) -> String {
        format!("carillon record\n{}", self.whole())
    }

    /// Returns the text of the record.
    pub fn write(&self) -> String {
        let mut out = self.said();
        if self.can_be_signed() {
            let _ = writeln!(out, "whole {}", self.whole());
        }
        if let Some(Seal { key, signature }) = &self.seal {
            let _ = writeln!(out, "key {key}\nsignature {signature}");
        }
        out
    }

    /// Returns the text of the record up to its seal.
    fn said(&self) -> String {
        let mut out = format!("carillon record {}\n", self.format);
        let header = &self.header;
        let _ = writeln!(out, "game {}\nrules {}", header.game, header.rules);
        let _ = writeln!(out, "scenario {}", header.setup.scenario);
        for (name, value) in &header.setup.options {
            let _ = writeln!(out, "option {name} {value}");
        }
        for line in header.setup.position.iter().flat_map(|position| position.split('\n')) {
            let _ = writeln!(out, "{}", format!("position {line}").trim_end());
        }
        let _ = writeln!(out, "french {}", one_line(&header.players.french));
        let _ = writeln!(out, "british {}", one_line(&header.players.british));
        let _ = writeln!(out, "commitment {}", header.commitment);
        let _ = writeln!(out, "nonce french {}", one_line(&header.nonces.french));
        let _ = writeln!(out, "nonce british {}\n", one_line(&header.nonces.british));
        for (n, line) in self.lines.iter().enumerate() {
            if 0 < line.taken_back {
                let _ = writeln!(out, "taken-back {}", line.taken_back);
            }
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

    /// Makes the record of a game. The secret is included only once the game is over.
    pub fn of<G: Game>(
        playing: &Playing<G>,
        players: BySide<String>,
        nonces: BySide<String>,
        secret: Secret,
    ) -> Record {
        let facts = G::facts();
        let outcome = playing.state().outcome();
        let mut taken_back = 0;
        Record {
            format: FORMAT,
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
                    taken_back: one.taken_back - std::mem::replace(&mut taken_back, one.taken_back),
                })
                .collect(),
            result: outcome.map(|outcome| result_of(&outcome)),
            secret: outcome.map(|_| secret),
            seal: None,
        }
    }

    /// Replays the record with the dice of its revealed secret, and compares every digest and the
    /// result. If the replayed game differs and the record has another version of the rules, the
    /// error says so.
    pub fn replay<G: Game>(&self) -> Result<Playing<G>, RecordError> {
        let facts = G::facts();
        if self.header.game != facts.name {
            return Err(RecordError::Game(self.header.game.clone()));
        }
        let secret = self.opened()?;
        let (theirs, ours) = (self.header.rules, facts.rules_version);
        match self.play_again::<G>(seed_of(&secret, &self.header.nonces)) {
            Err(_) if theirs != ours => {
                Err(RecordError::Rules { game: facts.name.into(), theirs, ours })
            }
            replayed => replayed,
        }
    }

    /// Returns the revealed secret, if it matches the commitment.
    pub fn opened(&self) -> Result<Secret, RecordError> {
        let secret = self.secret.ok_or(RecordError::NoSecret)?;
        match commitment(&secret) == self.header.commitment {
            true => Ok(secret),
            false => Err(RecordError::Commitment),
        }
    }

    fn play_again<G: Game>(&self, seed: Seed) -> Result<Playing<G>, RecordError> {
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
            playing.pass_over(line.taken_back);
            if let Err(refusal) = playing.play(line.side, action) {
                return Err(RecordError::Refused { number, play, why: refusal.to_string() });
            }
            let ours = playing.digest().to_string();
            if !ours.starts_with(&line.digest) {
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
}

/// Returns true if the result does not follow from the actions: a resignation, a side out of time,
/// or an agreed draw.
pub fn is_said(result: &str) -> bool {
    result == AGREED || resigned(result).is_some() || out_of_time(result).is_some()
}

/// The result of a game that ended in a draw by agreement.
pub const AGREED: &str = "draw agreed";

/// Returns the side that resigned, if `result` says so.
pub fn resigned(result: &str) -> Option<Side> {
    result.strip_suffix(" resigned")?.parse().ok()
}

/// Returns the side whose time ran out, if `result` says so.
pub fn out_of_time(result: &str) -> Option<Side> {
    result.strip_suffix(" out of time")?.parse().ok()
}

/// Returns `french`, `british` or `draw`.
pub fn result_of(outcome: &Outcome) -> String {
    outcome.winner.map_or("draw".into(), |side| side.to_string())
}

fn one_line(text: &str) -> String {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    line.trim_end().into()
}

fn hexadecimal(text: &str, digits: usize) -> Result<String, NotHexadecimal> {
    let is_hex = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    if text.len() == digits && text.bytes().all(is_hex) {
        Ok(text.into())
    } else {
        Err(NotHexadecimal { digits })
    }
}

/// The error for text that does not consist of the right number of hexadecimal digits.
#[derive(Debug, thiserror::Error)]
#[error("{digits} hexadecimal digits are wanted here")]
struct NotHexadecimal {
    digits: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Record {
        Record {
            format: FORMAT,
            header: Header {
                game: "marches".into(),
                rules: 1,
                setup: Setup {
                    scenario: "all".into(),
                    options: [("a".into(), "b".into())].into(),
                    position: Some("year = 1757\n\n[spaces]\n  albany = 3".into()),
                },
                players: BySide { french: "Marie <b>".into(), british: "Ann\nB".into() },
                commitment: "00".into(),
                nonces: BySide { french: "1".into(), british: "2".into() },
            },
            lines: vec![RecordLine {
                side: Side::French,
                play: "march a b".into(),
                digest: "0123456789abcdef0123456789abcdef".into(),
                taken_back: 2,
            }],
            result: Some("draw".into()),
            secret: Some(Secret([7; 32])),
            seal: Some(Seal { key: "0a".repeat(32), signature: "1b".repeat(64) }),
        }
    }

    #[test]
    fn a_written_record_reads_back_the_same() {
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
    fn any_change_or_omission_is_noticed() {
        let text = sample().write();
        for (from, to) in [
            ("french Marie <b>", "french Anne"),
            ("nonce british 2", "nonce british 3"),
            ("march a b", "march a c"),
            ("result draw", "result french resigned"),
            ("\nresult draw", ""),
            ("scenario all", "scenario one"),
            ("position year = 1757", "position year = 1758"),
        ] {
            let changed = text.replacen(from, to, 1);
            assert_ne!(changed, text);
            let error = Record::parse(&changed).unwrap_err();
            assert!(matches!(error, RecordError::Changed { .. }), "{to}: {error}");
        }
        for line in ["whole ", "key ", "signature "] {
            let cut: Vec<&str> = text.lines().filter(|known| !known.starts_with(line)).collect();
            let error = Record::parse(&cut.join("\n")).unwrap_err();
            assert!(matches!(error, RecordError::Torn(_)), "{line}: {error}");
        }
        // Windows line endings make no difference.
        assert_eq!(Record::parse(&text.replace('\n', "\r\n")), Record::parse(&text));
    }

    #[test]
    fn a_line_occurs_once_and_in_its_place() {
        let text = sample().write();
        let lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        for n in 1..lines.len() {
            // Inserts a copy of a line above it, then a line with the same key and another value.
            let (word, rest) = lines[n].split_once(' ').unwrap_or((lines[n], ""));
            let other = match word {
                "nonce" => format!("nonce {} 9", rest.split(' ').next().unwrap()),
                "rules" | "taken-back" => format!("{word} 7"),
                "secret" | "whole" | "key" => format!("{word} {}", "00".repeat(32)),
                "signature" => format!("{word} {}", "00".repeat(64)),
                _ => format!("{word} Eve"),
            };
            for above in [lines[n], &*other] {
                let doubled = [&lines[..n], &[above], &lines[n..]].concat().join("\n");
                assert!(Record::parse(&doubled).is_err(), "{above}");
            }
        }
        for moved in [
            text.replacen("rules 1\nscenario all", "scenario all\nrules 1", 1),
            text.replacen("rules 1", "rules 01", 1),
            text.replacen("taken-back 2", "taken-back 1\ntaken-back 2", 1),
        ] {
            let error = Record::parse(&moved).unwrap_err().to_string();
            assert!(error.contains("does not belong here"), "{error}");
        }
    }

    #[test]
    fn a_record_of_the_first_format_is_read() {
        let mut old = Record { format: 1, seal: None, ..sample() };
        old.lines[0].digest = "01234567".into();
        old.lines[0].taken_back = 0;
        old.header.players.british = "Ann B".into();
        assert!(!old.write().contains("whole"));
        let twice = old.write().replacen("\nfrench ", "\nfrench Eve\nfrench ", 1);
        assert!(Record::parse(&twice).is_err());
        assert_eq!(Record::parse(&old.write()), Ok(old));
    }

    #[test]
    fn results_by_agreement_resignation_or_clock_are_recognised() {
        assert!(is_said("french resigned") && is_said("draw agreed"));
        assert!(is_said("british out of time") && !is_said("cook out of time"));
        assert!(!is_said("french") && !is_said("draw") && !is_said("cook resigned"));
    }

    #[test]
    fn a_newer_format_is_named_in_the_error() {
        let newer = sample().write().replace("record 3", "record 9");
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
