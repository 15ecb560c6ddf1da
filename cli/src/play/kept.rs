//! The file in which a game in the terminal is saved. The file is written after every action, so nothing
//! is lost, however the program ends.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use engine::{BySide, Record, Side, Sides};
use shelf::Level;

use crate::run::data;
use crate::say::failure::{self, Failure};

/// The file of one game.
pub struct GameFile(PathBuf);

impl GameFile {
    /// Creates a new file. Fails if the file exists.
    pub fn new(file: PathBuf) -> Result<GameFile, Failure> {
        match fs::File::create_new(&file) {
            Ok(_) => Ok(GameFile(file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                let file = file.display();
                Err(Failure::Usage(format!(
                    "{file} is there already: go on with it by --continue {file}, or give another name"
                )))
            }
            Err(error) => Err(Failure::Failed(format!("can't write {}: {error}", file.display()))),
        }
    }

    /// Creates a new file in the user's data folder.
    pub fn named_after(game: &str) -> Result<GameFile, Failure> {
        let folder = folder()?;
        failure::make_folder(&folder)?;
        let mut names = (1..).map(|n| folder.join(format!("{game}-{n}.record")));
        let free = names.find(|file| !file.exists()).expect("there is always another number");
        GameFile::new(free)
    }

    /// Returns an existing file with a saved game.
    pub fn of(file: PathBuf) -> GameFile {
        GameFile(file)
    }

    /// Returns the most recent unfinished game in the user's data folder; if `game` names a game, the most
    /// recent one of that game.
    pub fn last(game: Option<&str>) -> Result<GameFile, Failure> {
        let folder = folder()?;
        let left = |file: &Path| {
            let text = fs::read_to_string(file).ok()?;
            let record = Record::parse(&text).ok()?;
            let wanted = game.is_none_or(|game| record.header.game == game);
            let changed = fs::metadata(file).and_then(|it| it.modified());
            (wanted && record.result.is_none()).then(|| changed.unwrap_or(SystemTime::UNIX_EPOCH))
        };
        let files = fs::read_dir(&folder).into_iter().flatten().flatten();
        let games = files.filter_map(|entry| Some((left(&entry.path())?, entry.path())));
        let (_, last) = games.max().ok_or_else(|| {
            Failure::Usage(format!(
                "no game was left in {}; begin one with carillon play GAME",
                folder.display()
            ))
        })?;
        Ok(GameFile(last))
    }

    pub fn file(&self) -> &Path {
        &self.0
    }

    /// Saves the game atomically: a reader finds either the new state or the previous one.
    pub fn write(&self, record: &Record) -> Result<(), Failure> {
        let part = self.0.with_extension("part");
        failure::write(&part, &record.write())?;
        fs::rename(&part, &self.0)
            .map_err(|error| Failure::Failed(format!("can't write {}: {error}", self.0.display())))
    }
}

fn folder() -> Result<PathBuf, Failure> {
    let data = data::folder(None).map_err(|_| {
        Failure::Usage("this user has no folder to keep the game in; give --save FILE".into())
    })?;
    Ok(data.join("terminal"))
}

const PLAYER: &str = "player";
const BOT: &str = " bot";

/// Returns the players' names in the record.
pub fn names(humans: Sides, bot: &Level) -> BySide<String> {
    BySide::of(|side| if humans.has(side) { PLAYER.into() } else { format!("{bot}{BOT}") })
}

/// Reads the names back: the seats of the human, and the level of the bot. Returns `None` if `carillon
/// play` didn't write the record.
pub fn seats(names: &BySide<String>) -> Option<(Sides, Option<Level>)> {
    let mut humans = Sides::NONE;
    let mut bot = None;
    for side in Side::BOTH {
        match names[side].strip_suffix(BOT) {
            Some(level) => bot = Some(level.parse().ok()?),
            None if names[side] == PLAYER => humans = humans.with(side),
            None => return None,
        }
    }
    (!humans.is_empty()).then_some((humans, bot))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seats_are_known_from_the_names() {
        let level: Level = "search:2000".parse().expect("a level");
        for humans in [Sides::BOTH, Side::French.into(), Side::British.into()] {
            let (sat, bot) = seats(&names(humans, &level)).expect("names of a terminal");
            assert_eq!(sat, humans);
            assert_eq!(bot.is_some(), humans != Sides::BOTH);
            assert!(bot.is_none_or(|bot| bot.to_string() == "search:2000"));
        }
        let elsewhere = |name: &str| BySide { french: PLAYER.into(), british: name.into() };
        assert!(seats(&elsewhere("Ann")).is_none());
        assert!(seats(&names(Sides::NONE, &level)).is_none(), "no human had a seat");
    }
}
