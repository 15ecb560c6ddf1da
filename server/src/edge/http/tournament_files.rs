//! The files of a tournament: its standings and games as CSV, the whole as JSON, and its rounds as a calendar.

use std::fmt::Write;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use club::tournament::TournamentPoints;
use serde_json::Value;

use super::tournaments::{TournamentDetail, shown};
use super::who::signed_in;
use crate::Error;
use crate::edge::App;

/// The longest line of a calendar, in bytes.
const LINE: usize = 75;
const DAY: i64 = 86_400_000;

/// `GET /api/tournaments/TOURNAMENT/standings.csv`.
pub async fn standings(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    let stored = shown(&app, &id, None).await?;
    Ok(file("text/csv; charset=utf-8", &format!("standings-{id}.csv"), stored.standings_table()))
}

/// `GET /api/tournaments/TOURNAMENT/games.csv`.
pub async fn games(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    let stored = shown(&app, &id, None).await?;
    Ok(file("text/csv; charset=utf-8", &format!("games-{id}.csv"), stored.games_table()))
}

/// `GET /api/tournaments/TOURNAMENT/rounds.ics`.
pub async fn rounds(State(app): State<App>, Path(id): Path<String>) -> Result<Response, Error> {
    let stored = shown(&app, &id, None).await?;
    Ok(file("text/calendar; charset=utf-8", &format!("rounds-{id}.ics"), stored.calendar()))
}

/// `GET /api/tournaments/TOURNAMENT/export.json`: everything that a page reads, as a file.
pub async fn export(
    State(app): State<App>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let who = signed_in(&app, &headers).await?;
    let stored = shown(&app, &id, who.as_ref().map(|who| who.account.id.as_str())).await?;
    let text = serde_json::to_string_pretty(&stored).expect("a tournament is plain data");
    Ok(file("application/json", &format!("tournament-{id}.json"), text))
}

fn file(kind: &'static str, name: &str, content: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, kind.to_string()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
        (header::CACHE_CONTROL, "no-store".to_string()),
    ];
    (headers, content).into_response()
}

/// Returns the name under which a value is sent in JSON.
fn word(value: impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

/// Returns a cell of a table. A spreadsheet must not take a name for a formula.
fn cell(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if formula { format!("'{text}") } else { text.to_string() };
    match text.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

fn line(cells: &[String]) -> String {
    cells.iter().map(|text| cell(text)).collect::<Vec<_>>().join(",") + "\r\n"
}

fn number(points: TournamentPoints) -> String {
    f64::from(points).to_string()
}

impl TournamentDetail {
    fn name_of(&self, entrant: u32) -> &str {
        let found = self.entrants.iter().find(|one| one.number == entrant);
        found.map_or("", |one| one.name.as_str())
    }

    fn standings_table(&self) -> String {
        let mut head: Vec<String> = ["rank", "number", "name", "points"].map(String::from).into();
        head.extend(self.rules.tie_breaks.iter().map(word));
        head.extend(["won", "drawn", "lost", "byes"].map(String::from));
        let mut out = line(&head);
        for one in &self.standings {
            let name = self.name_of(one.entrant).to_string();
            let mut cells =
                vec![one.rank.to_string(), one.entrant.to_string(), name, number(one.points)];
            cells.extend(one.tie_breaks.iter().map(|one| number(one.value)));
            cells.extend([one.won, one.drawn, one.lost, one.byes].map(|count| count.to_string()));
            out += &line(&cells);
        }
        out
    }

    fn games_table(&self) -> String {
        let head = ["round", "pairing", "game", "french", "british", "score", "source", "table"];
        let mut out = line(&head.map(String::from));
        let pairings = self
            .rounds
            .iter()
            .flat_map(|round| round.pairings.iter().map(move |pairing| (round.number, pairing)));
        let games = pairings.flat_map(|(round, pairing)| {
            pairing.games.iter().map(move |game| (round, pairing.number, game))
        });
        for (round, pairing, game) in games {
            out += &line(&[
                round.to_string(),
                pairing.to_string(),
                game.number.to_string(),
                self.name_of(game.french).to_string(),
                self.name_of(game.british).to_string(),
                game.result.map(|result| word(result.score)).unwrap_or_default(),
                game.result.map(|result| word(result.source)).unwrap_or_default(),
                game.table.clone().unwrap_or_default(),
            ]);
        }
        out
    }

    /// Returns the rounds as a calendar (RFC 5545): those that have begun, and those whose time is planned.
    fn calendar(&self) -> String {
        let mut out = String::new();
        let mut put = |text: &str| folded(text, &mut out);
        for text in ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Carillon//Tournaments//EN"] {
            put(text);
        }
        for (n, (begins, ends)) in self.times().into_iter().enumerate() {
            let round = n + 1;
            put("BEGIN:VEVENT");
            put(&format!("UID:{}-{round}@carillon", self.tournament));
            put(&format!("DTSTAMP:{}", moment(self.created)));
            put(&format!("DTSTART:{}", moment(begins)));
            if let Some(ends) = ends.filter(|ends| begins < *ends) {
                put(&format!("DTEND:{}", moment(ends)));
            }
            put(&format!("SUMMARY:{} {round}/{}", escaped(&self.name), self.length));
            put("END:VEVENT");
        }
        put("END:VCALENDAR");
        out
    }

    /// Returns when each round begins, and when it ends if that is known or planned.
    fn times(&self) -> Vec<(i64, Option<i64>)> {
        let planned = self.round_days.map(|days| i64::from(days) * DAY);
        let mut begins: Vec<i64> = self.rounds.iter().map(|round| round.begun).collect();
        if !self.state.is_over() {
            let first = begins.last().copied().or(self.starts);
            begins.extend(first.filter(|_| begins.is_empty()));
            while let (Some(last), Some(days)) = (begins.last().copied(), planned)
                && begins.len() < self.length as usize
            {
                begins.push(last + days);
            }
        }
        let end = |n: usize| {
            let next = begins.get(n + 1).copied();
            next.or(self.ended).or_else(|| Some(begins[n] + planned?))
        };
        begins.iter().enumerate().map(|(n, begins)| (*begins, end(n))).collect()
    }
}

/// Appends a line, in pieces that are not too long; a further piece begins with a space.
fn folded(text: &str, out: &mut String) {
    let mut length = 0;
    for c in text.chars() {
        if LINE < length + c.len_utf8() {
            out.push_str("\r\n ");
            length = 1;
        }
        out.push(c);
        length += c.len_utf8();
    }
    out.push_str("\r\n");
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' | ';' | ',' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() => {}
            c => out.push(c),
        }
    }
    out
}

/// Returns a time as a calendar writes it, in UTC.
fn moment(time: i64) -> String {
    let (days, rest) = (time.div_euclid(DAY), time.rem_euclid(DAY) / 1000);
    let [year, month, day] = date(days);
    let mut out = format!("{year:04}{month:02}{day:02}T");
    let _ = write!(out, "{:02}{:02}{:02}Z", rest / 3600, rest / 60 % 60, rest % 60);
    out
}

/// Returns the year, month and day of a day, which is counted from 1 January 1970.
fn date(days: i64) -> [i64; 3] {
    // The years are counted from 1 March, so that the leap day is the last day of a year.
    let days = days + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    [year + 400 * era + i64::from(month <= 2), month, day]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_dates() {
        for (days, expected) in [
            (0, [1970, 1, 1]),
            (59, [1970, 3, 1]),
            (11_016, [2000, 2, 29]),
            (20_454, [2026, 1, 1]),
            (2_932_896, [9999, 12, 31]),
        ] {
            assert_eq!(date(days), expected);
        }
        assert_eq!(moment(1_795_000_000_123), "20261118T110640Z");
    }

    #[test]
    fn names_are_no_formulas_and_lines_are_folded() {
        assert_eq!(line(&["=1+1".into(), "a, \"b\"".into()]), "'=1+1,\"a, \"\"b\"\"\"\r\n");
        assert_eq!(escaped("a,b;c\\d\r"), "a\\,b\\;c\\\\d");
        let mut out = String::new();
        folded(&"é".repeat(60), &mut out);
        assert!(out.split("\r\n").all(|line| line.len() <= LINE), "{out}");
        assert_eq!(out.replace("\r\n ", "").trim_end(), "é".repeat(60));
    }
}
