//! Playing a study through with the rules of its game, and making a study of a game that was played.

use engine::{
    AnyGame, AnyPlaying, DiceSource, PositionError, Record, RecordError, ScriptError, Seed, Setup,
    SetupError, append_played,
};

use crate::{Forbidden, NodeId, Study, TextError, Tried};

/// The reason why a study can't be made or played through.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StudyError {
    /// The study is of another game.
    #[error("the study is of {0}, not of this game")]
    Game(String),
    /// The position from which the study begins is impossible.
    #[error("its position can't be used: {0}")]
    Position(#[from] SetupError),
    /// An action can't be played.
    #[error("{side}: {play}: {why}", side = tried.side, play = tried.play)]
    Action {
        /// The node of the action.
        id: NodeId,
        /// The action.
        tried: Tried,
        /// The reason why the action can't be played.
        why: ScriptError,
    },
    /// The study says that a rule forbids an action, but the action is legal, or another rule forbids it.
    #[error("{}: {}: the action is not refused by rule {}", forbidden.side, forbidden.play, forbidden.rule)]
    NotForbidden {
        /// The action and the rule.
        forbidden: Forbidden,
    },
    /// The game began from a state that can't be written as a position.
    #[error("the state that the game began from can't be written as a position")]
    Beginning,
    /// The text is not a study.
    #[error(transparent)]
    Text(#[from] TextError),
    /// The text is a record that can't be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Returns the name of the game in the text of a study or of a record.
pub fn game_named(text: &str) -> Option<&str> {
    text.lines().take_while(|line| !line.is_empty()).find_map(|line| line.strip_prefix("game "))
}

/// A function that is called for each action of a study. It gets the node of the action, the game
/// before the action, and the game after the action or the reason why it can't be played.
pub type EachAction<'a> =
    dyn FnMut(NodeId, &dyn AnyPlaying, Result<&dyn AnyPlaying, StudyError>) + 'a;

impl Forbidden {
    /// Returns an error unless the action is refused now by the rule that is named with it.
    pub(crate) fn check(&self, playing: &dyn AnyPlaying) -> Result<(), StudyError> {
        match playing.explore(self.side, &self.play, DiceSource::Chosen("")) {
            Err(ScriptError::Refused(refusal)) if refusal.rule.0 == self.rule => Ok(()),
            _ => Err(StudyError::NotForbidden { forbidden: self.clone() }),
        }
    }
}

impl Study {
    /// Reads the text of a study, or of the record of a finished game, whose actions become the main
    /// line. Every line is played through.
    pub fn read(text: &str, game: &dyn AnyGame) -> Result<Study, StudyError> {
        if text.starts_with("carillon record ") {
            let record = Record::parse(text)?;
            let mut study = Study::of_game(game.replay(&record)?.as_ref())?;
            let players = &record.header.players;
            study.title = format!("{} – {}", players.french, players.british);
            return Ok(study);
        }
        let study = Study::parse(text)?;
        study.check(game)?;
        Ok(study)
    }

    /// Makes a study of the actions of a game, with their dice, as its main line.
    pub fn of_game(playing: &dyn AnyPlaying) -> Result<Study, StudyError> {
        let position = playing.at(0).position().ok_or(StudyError::Beginning)?;
        let mut study = Study::new(playing.facts().name, &position.to_string());
        let mut at = Study::ROOT;
        for ((side, play, _), results) in playing.played().into_iter().zip(playing.results()) {
            at = study.add(at, Tried { side, play, results });
        }
        Ok(study)
    }

    /// Returns the game at the root.
    pub fn begin(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyPlaying>, StudyError> {
        if game.facts().name != self.game {
            return Err(StudyError::Game(self.game.clone()));
        }
        let setup = Setup { position: Some(self.position.clone()), ..Setup::default() };
        Ok(game.start(&setup, Seed::from_number(0))?)
    }

    /// Returns the game at a node.
    pub fn at(&self, game: &dyn AnyGame, id: NodeId) -> Result<Box<dyn AnyPlaying>, StudyError> {
        let mut playing = self.begin(game)?;
        for next in self.path(id).into_iter().skip(1) {
            playing = self.on(playing.as_ref(), next)?;
        }
        Ok(playing)
    }

    /// Returns the game at a node, given the game at the node before it.
    pub fn on(
        &self,
        before: &dyn AnyPlaying,
        id: NodeId,
    ) -> Result<Box<dyn AnyPlaying>, StudyError> {
        let Some(tried) = self.tried(id) else { return Ok(before.boxed()) };
        match before.explore(tried.side, &tried.play, DiceSource::Chosen(&tried.results)) {
            Ok(explored) => Ok(explored.after),
            Err(why) => Err(StudyError::Action { id, tried: tried.clone(), why }),
        }
    }

    /// Plays every line of the study through. Actions after one that can't be played are not tried.
    pub fn play_through(
        &self,
        game: &dyn AnyGame,
        each: &mut EachAction,
    ) -> Result<(), StudyError> {
        let mut rest = vec![(Study::ROOT, self.begin(game)?)];
        while let Some((id, playing)) = rest.pop() {
            for next in self.variations(id) {
                match self.on(playing.as_ref(), *next) {
                    Ok(after) => {
                        each(*next, playing.as_ref(), Ok(after.as_ref()));
                        rest.push((*next, after));
                    }
                    Err(error) => each(*next, playing.as_ref(), Err(error)),
                }
            }
        }
        Ok(())
    }

    /// Returns the first error met when every line is played through.
    pub fn check(&self, game: &dyn AnyGame) -> Result<(), StudyError> {
        let check_forbidden = |id: NodeId, playing: &dyn AnyPlaying| {
            self.forbidden_at(id).iter().try_for_each(|forbidden| forbidden.check(playing))
        };
        check_forbidden(Study::ROOT, self.begin(game)?.as_ref())?;
        let mut first = None;
        self.play_through(game, &mut |id, _, after| {
            let checked = after.and_then(|after| check_forbidden(id, after));
            if let Err(error) = checked {
                first.get_or_insert(error);
            }
        })?;
        first.map_or(Ok(()), Err)
    }

    /// Returns the moment at a node as a position: the study's own position, with the actions played
    /// from it on.
    pub fn position_at(&self, id: NodeId) -> Result<toml::Table, StudyError> {
        let mut position: toml::Table =
            self.position.parse().map_err(|error: toml::de::Error| {
                let reason = error.message().into();
                StudyError::Position(SetupError::from(PositionError {
                    line: 1,
                    at: String::new(),
                    reason,
                    slip: true,
                }))
            })?;
        let tried = self.path(id).into_iter().filter_map(|id| self.tried(id));
        let lines: String = tried
            .map(|Tried { side, play, results }| format!("{results}{side}: {play}\n"))
            .collect();
        append_played(&mut position, &lines);
        Ok(position)
    }
}
