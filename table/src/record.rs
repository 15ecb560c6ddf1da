//! Tables made from uploaded records, for viewing.

use engine::{AnyGame, BySide, Record, RecordError, Side, is_said, out_of_time, resigned, seed_of};

use crate::entry::{Entry, EntryKind, Stamp};
use crate::error::Error;
use crate::input;
use crate::mending::{self, Kept};
use crate::stored::{Seat, Stored};

/// Returns the table of a finished game, if its record replays exactly, die by die.
pub fn uploaded(
    game: &dyn AnyGame,
    record: Record,
    id: String,
    time: i64,
) -> Result<Stored, Error> {
    let kept = prove(game, &record)?;
    let header = record.header;
    let secret = record.secret.ok_or(RecordError::NoSecret)?;
    let seat = |side: Side| Seat {
        name: input::name(&header.players[side]),
        nonce: Some(header.nonces[side].clone()),
        ..Seat::default()
    };
    let seats = BySide::of(seat);
    let stamp = |name: String| Stamp { time, client_id: format!("record-{name}") };
    let mut entries: Vec<Entry> = Vec::with_capacity(record.lines.len() + 1);
    for (number, (line, kept)) in (1..).zip(record.lines.into_iter().zip(kept)) {
        entries.push(Entry {
            play: line.play,
            digest: line.digest,
            told: Some(kept.told),
            position: kept.position,
            ..Entry::draft(number, EntryKind::Play, line.side, stamp(number.to_string()))
        });
    }
    let result = record.result.as_deref().unwrap_or("");
    let end = (resigned(result).map(|side| (EntryKind::Resign, side)))
        .or_else(|| out_of_time(result).map(|side| (EntryKind::Out, side)));
    if let Some((kind, side)) = end {
        let digest = entries.last().map_or(String::new(), |entry| entry.digest.clone());
        let number = entries.len() as u32 + 1;
        entries.push(Entry { digest, ..Entry::draft(number, kind, side, stamp("end".into())) });
    }
    Ok(Stored {
        commitment: header.commitment,
        seats,
        entries,
        result: record.result,
        created: time,
        ..Stored::new(id, &header.game, header.rules, header.setup, secret)
    })
}

/// Replays the record and, if it proves correct, returns the part of each action that is stored.
fn prove(game: &dyn AnyGame, record: &Record) -> Result<Vec<Kept>, Error> {
    let playing = game.replay(record)?;
    let said = record.result.as_deref().is_some_and(is_said);
    if playing.outcome().is_none() && !said {
        let reason = format!("the game is not over after its {} actions", record.lines.len());
        return Err(Error::Record(RecordError::Torn(reason)));
    }
    let seed = seed_of(&record.secret.ok_or(RecordError::NoSecret)?, &record.header.nonces);
    let mut again = game.start(&record.header.setup, seed)?;
    let mut kept = Vec::with_capacity(record.lines.len());
    for line in &record.lines {
        let before = again.awaited();
        again.pass_over(line.taken_back);
        again.play(line.side, &line.play).map_err(|error| Error::Wrong(error.to_string()))?;
        let turned = again.awaited() != before;
        let position = turned.then(|| mending::position(again.as_ref())).flatten();
        kept.push(Kept { told: mending::told(again.as_ref()), position });
    }
    Ok(kept)
}
