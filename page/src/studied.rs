//! A study at a table of this device. The table shows the present node of the study; every action that a
//! player takes there is tried in the study instead of being played.

use std::collections::BTreeMap;

use engine::{
    AnyGame, AnyPlaying, DiceSource, Eye, NoUndo, Phrase, ScriptError, Seed, Setup, Side,
};
use serde_json::{Value, json};
use study::{Forbidden, MapMark, NodeId, Study, StudyError, Tried};
use table::opening::NewTable;
use table::wire::{
    ChancesMessage, ForbiddenView, NodeView, NodesMessage, RolledView, RollerView, ServerMessage,
    StudyChange, StudyView, TriedView,
};
use table::{Error, Table};

/// The longest comment, in bytes.
const MOST_SAID: usize = 4_000;
/// The longest title, in characters.
const MOST_TITLED: usize = 100;
/// The largest number of results of an action for which each die is explained.
const MOST_EXPLAINED: usize = 216;
/// The largest number of marks at one node.
const MOST_MARKS: usize = 100;

/// A study, and its present node.
pub(crate) struct Studied {
    study: Study,
    /// The nodes from the root to the present one, with the game at each.
    path: Vec<(NodeId, Box<dyn AnyPlaying>)>,
    /// The text of each action.
    labels: BTreeMap<NodeId, Phrase>,
    /// The actions that are refused at each node.
    forbidden: BTreeMap<NodeId, Vec<ForbiddenView>>,
    /// The path that was last sent to each client.
    shown: BTreeMap<u32, Vec<NodeId>>,
}

/// The effect of a change.
pub(crate) enum Effect {
    /// The study has another present node, or these nodes have changed.
    Changed(Vec<NodeId>),
    /// Nothing has changed yet: the results of chance must be chosen before the action is
    /// tried.
    Ask(ChancesMessage),
}

impl Studied {
    /// Puts a study into memory. Actions that can't be played any more stay in the study.
    pub fn new(study: Study, game: &dyn AnyGame, at: usize) -> Result<Studied, Error> {
        let begin = study.begin(game).map_err(refused)?;
        let (mut labels, mut forbidden) = (BTreeMap::new(), BTreeMap::new());
        forbidden.insert(Study::ROOT, refusals(&study, Study::ROOT, begin.as_ref()));
        study
            .play_through(game, &mut |id, before, after| {
                let tried = study.tried(id).expect("only the root has no action");
                if let Some(choice) = before.choice(tried.side, &tried.play) {
                    labels.insert(id, choice.label);
                }
                if let Ok(after) = after {
                    forbidden.insert(id, refusals(&study, id, after));
                }
            })
            .map_err(refused)?;
        let path = vec![(Study::ROOT, begin)];
        let mut studied = Studied { study, path, labels, forbidden, shown: BTreeMap::new() };
        let at = studied.study.node(at).unwrap_or(Study::ROOT);
        if studied.go(at).is_err() {
            studied.path.truncate(1);
        }
        Ok(studied)
    }

    /// Returns the game at the present node.
    pub fn playing(&self) -> &dyn AnyPlaying {
        self.path.last().expect("the path has a root").1.as_ref()
    }

    /// Returns the number of actions before the present node.
    pub fn depth(&self) -> u32 {
        self.path.len() as u32 - 1
    }

    fn here(&self) -> NodeId {
        self.path.last().expect("the path has a root").0
    }

    /// Returns the fields that a stored table has if it is a study.
    pub fn stored(&self) -> Value {
        // When the text is read, its nodes are numbered anew.
        let order = self.study.in_text_order();
        let at = order.iter().position(|id| *id == self.here());
        json!({ "text": self.study.write(), "at": at })
    }

    /// Returns the fields of a study in the lobby.
    pub fn status(&self) -> Value {
        json!({ "title": self.study.title, "actions": self.study.count() })
    }

    /// Returns the present moment as a position.
    pub fn position(&self) -> Result<String, Error> {
        Ok(self.study.position_at(self.here()).map_err(refused)?.to_string())
    }

    /// Returns the text of the study.
    pub fn text(&self) -> String {
        self.study.write()
    }

    /// Returns the view after `number` actions on the path.
    pub fn at(&self, number: u32, eye: Eye) -> Value {
        let number = number.min(self.depth());
        let (_, playing) = &self.path[number as usize];
        json!({ "is": "at", "number": number, "view": playing.view(self.eye(eye)) })
    }

    /// Returns the eye for which the table is shown: it sees both hands unless the study is limited to one
    /// side's knowledge.
    fn eye(&self, eye: Eye) -> Eye {
        match (self.study.knows, eye) {
            (Some(side), Eye::Of(_)) => Eye::Of(side),
            _ => Eye::Open,
        }
    }

    /// Turns a message about the table into a message about the study.
    pub fn tell(&mut self, client: u32, entry: u32, eye: Eye, message: &str) -> String {
        let mut message: Value = serde_json::from_str(message).expect("a message is JSON");
        let sees = self.eye(eye);
        let path: Vec<NodeId> = self.path.iter().map(|(id, _)| *id).collect();
        let known = self.shown.insert(client, path.clone()).unwrap_or_default();
        let same = path.iter().zip(&known).take_while(|(ours, theirs)| ours == theirs).count();
        let from = same.max(1);
        let log: Vec<Value> = (from..path.len())
            .flat_map(|n| {
                let lines = self.path[n].1.log(sees, 0).into_iter();
                lines.map(move |(_, line)| {
                    let mut line = serde_json::to_value(line).expect("a line is plain data");
                    line["n"] = json!(n);
                    line
                })
            })
            .collect();
        message["entry"] = json!(entry);
        message["number"] = json!(self.depth());
        message["log_from"] = json!(from);
        message["log"] = json!(log);
        message["view"] = json!(self.playing().view(sees));
        if sees != eye && self.study.knows.is_some() {
            leave_out_unseen(&mut message);
        }
        message["undo"] = match self.path.len() {
            1 => json!({ "no": NoUndo::Nothing }),
            _ => json!({ "takes": self.labels.get(&self.here()) }),
        };
        message["study"] = json!(StudyView {
            title: self.study.title.clone(),
            author: self.study.author.clone(),
            knows: self.study.knows,
            at: self.here().number() as u32,
        });
        message.to_string()
    }

    /// Forgets a client that has disconnected.
    pub fn leave(&mut self, client: u32) {
        self.shown.remove(&client);
    }

    /// Returns the message with all nodes, or with some of them.
    pub fn nodes(&self, some: Option<&[NodeId]>) -> ServerMessage {
        let nodes = some.map_or_else(|| self.study.nodes().collect(), <[NodeId]>::to_vec);
        let nodes = nodes.into_iter().map(|id| self.view(id)).collect();
        ServerMessage::Nodes(NodesMessage { whole: some.is_none(), nodes })
    }

    fn view(&self, id: NodeId) -> NodeView {
        let number = |id: &NodeId| id.number() as u32;
        let tried = self.study.tried(id).map(|Tried { side, play, results }| TriedView {
            side: *side,
            label: self.labels.get(&id).cloned().unwrap_or_else(|| raw(play)),
            play: play.clone(),
            results: results.clone(),
        });
        NodeView {
            node: number(&id),
            tried,
            comment: self.study.comment_of(id).into(),
            marks: self.study.marks_of(id).iter().map(ToString::to_string).collect(),
            forbidden: self.forbidden.get(&id).cloned().unwrap_or_default(),
            after: self.study.variations(id).iter().map(number).collect(),
        }
    }

    /// Goes to a node.
    fn go(&mut self, id: NodeId) -> Result<(), Error> {
        let path = self.study.path(id);
        let same = path.iter().zip(&self.path).take_while(|(to, (at, _))| *to == at).count();
        let mut further = Vec::new();
        for next in &path[same..] {
            let before = further.last().map_or(&self.path[same - 1].1, |(_, last)| last);
            further.push((*next, self.study.on(before.as_ref(), *next).map_err(refused)?));
        }
        self.path.truncate(same);
        self.path.append(&mut further);
        Ok(())
    }

    /// Tries an action after the present node, with dice rolled from `seed`, and stays at the node.
    pub fn suggest(&mut self, side: Side, play: &str, seed: Seed) -> Result<(), Error> {
        let here = self.here();
        self.attempt(side, play, None, Some(seed))?;
        self.go(here)
    }

    /// Goes to the node before the present one.
    pub fn back(&mut self) -> Result<Effect, Error> {
        if self.path.len() == 1 {
            return Err(NoUndo::Nothing.into());
        }
        self.path.pop();
        Ok(Effect::Changed(Vec::new()))
    }

    /// Carries out a change. `seed` gives the dice if they are to be rolled.
    pub fn change(&mut self, change: StudyChange, seed: Seed) -> Result<Effect, Error> {
        let node = |study: &Study, node: u32| {
            let none = || Error::Wrong(format!("the study has no node {node}"));
            study.node(node as usize).ok_or_else(none)
        };
        let changed = match change {
            StudyChange::Try { side, play, results, roll } => {
                return self.attempt(side, &play, results, roll.then_some(seed));
            }
            StudyChange::Go { node: to } => {
                self.go(node(&self.study, to)?)?;
                Vec::new()
            }
            StudyChange::Comment { node: on, text } => {
                let on = node(&self.study, on)?;
                if MOST_SAID < text.len() {
                    let why = format!("a comment has at most {MOST_SAID} bytes");
                    return Err(Error::TooLarge(why));
                }
                let plain = |c: char| if c.is_control() && c != '\n' { ' ' } else { c };
                self.study.comment(on, &text.chars().map(plain).collect::<String>());
                vec![on]
            }
            StudyChange::Mark { node: on, marks } => {
                let on = node(&self.study, on)?;
                if MOST_MARKS < marks.len() {
                    let why = format!("a node has at most {MOST_MARKS} marks");
                    return Err(Error::TooLarge(why));
                }
                let marks: Result<Vec<MapMark>, _> =
                    marks.iter().map(|mark| mark.parse()).collect();
                let marks = marks.map_err(|error| Error::Unreadable(error.to_string()))?;
                self.study.mark(on, marks);
                vec![on]
            }
            StudyChange::Promote { node: on } => {
                let on = node(&self.study, on)?;
                self.study.promote(on);
                self.study.path(on).into_iter().rev().skip(1).take(1).collect()
            }
            StudyChange::Main { node: on } => {
                let on = node(&self.study, on)?;
                self.study.make_main(on);
                self.study.path(on)
            }
            StudyChange::Delete { node: on } => {
                let on = node(&self.study, on)?;
                let before: Vec<NodeId> =
                    self.study.path(on).into_iter().rev().skip(1).take(1).collect();
                let stands_there = self.path.iter().position(|(id, _)| *id == on);
                if let Some(place) = stands_there.filter(|place| 0 < *place) {
                    self.path.truncate(place);
                }
                self.study.delete(on);
                before
            }
            StudyChange::Knows { side } => {
                self.study.knows = side;
                // The whole log is sent again, since other lines may be hidden now.
                self.shown.clear();
                Vec::new()
            }
            StudyChange::Title { title, author } => {
                let short = |text: String| -> String {
                    text.chars().filter(|c| !c.is_control()).take(MOST_TITLED).collect()
                };
                (self.study.title, self.study.author) = (short(title), short(author));
                Vec::new()
            }
        };
        Ok(Effect::Changed(changed))
    }

    fn attempt(
        &mut self,
        side: Side,
        play: &str,
        results: Option<String>,
        seed: Option<Seed>,
    ) -> Result<Effect, Error> {
        let wrong = |error: ScriptError| match error {
            ScriptError::Refused(refusal) => Error::Refused(refusal),
            other => Error::Unreadable(other.to_string()),
        };
        let playing = self.playing();
        let results = match (results, seed) {
            (Some(results), _) => results,
            (None, Some(seed)) => {
                playing.explore(side, play, DiceSource::Random(seed)).map_err(wrong)?.results
            }
            (None, None) => {
                let chances = playing.chances(side, play).map_err(wrong)?;
                match &chances.results[..] {
                    [only] => only.lines.clone(),
                    _ => return Ok(Effect::Ask(asked(playing, side, play, chances))),
                }
            }
        };
        let explored = playing.explore(side, play, DiceSource::Chosen(&results)).map_err(wrong)?;
        let label = playing.choice(side, play).map_or_else(|| raw(play), |choice| choice.label);
        let before = self.here();
        let tried = Tried { side, play: play.into(), results: explored.results };
        let id = self.study.add(before, tried);
        self.labels.insert(id, label);
        self.path.push((id, explored.after));
        Ok(Effect::Changed(vec![before, id]))
    }
}

/// Leaves out the choices of cards that the view of a message does not show. A study that is limited
/// to the knowledge of one side thus reveals nothing about the other side's hand.
fn leave_out_unseen(message: &mut Value) {
    let seen = [&message["view"]["cards"], &message["view"]["boxes"]].map(Value::to_string);
    let is_seen = |card: &str| seen.iter().any(|text| text.contains(&format!("\"{card}\"")));
    let names_unseen = |choice: &Value| {
        let on = choice["on"].as_array().into_iter().flatten().filter_map(Value::as_str);
        on.filter_map(|target| target.strip_prefix("card:")).any(|card| !is_seen(card))
    };
    let Some(mut choices) = message["choices"].as_array().cloned() else { return };
    choices.retain(|choice| !names_unseen(choice));
    message["choices"] = json!(choices);
}

fn asked(
    playing: &dyn AnyPlaying,
    side: Side,
    play: &str,
    chances: engine::Chances,
) -> ChancesMessage {
    let view = |(n, rolled): (usize, engine::Rolled)| {
        let dice = match n < MOST_EXPLAINED {
            true => rollers(playing, side, play, &rolled.lines),
            false => Vec::new(),
        };
        RolledView { results: rolled.lines, chance: rolled.chance, dice }
    };
    let results = chances.results.into_iter().enumerate().map(view).collect();
    ChancesMessage { side, play: play.into(), results, exact: chances.exact }
}

/// Returns who rolls each die of a result of an action, according to the log. The list is empty if
/// the log has other dice than the result, or has them in another order.
fn rollers(playing: &dyn AnyPlaying, side: Side, play: &str, results: &str) -> Vec<RollerView> {
    let Ok(explored) = playing.explore(side, play, DiceSource::Chosen(results)) else {
        return Vec::new();
    };
    let told: Vec<(String, RollerView)> = explored
        .after
        .log(Eye::Open, 0)
        .into_iter()
        .flat_map(|(_, line)| {
            let rule = line.rule.map(|rule| rule.0.to_string());
            let roller = RollerView { side: line.side, rule };
            line.dice.into_iter().map(move |die| (die.to_string(), roller.clone()))
        })
        .collect();
    let rolled = results.lines().filter_map(|line| line.trim().strip_prefix("dice"));
    let rolled: Vec<&str> = rolled.flat_map(str::split_whitespace).collect();
    match told.iter().map(|(die, _)| die.as_str()).eq(rolled) {
        true => told.into_iter().map(|(_, roller)| roller).collect(),
        false => Vec::new(),
    }
}

/// Returns the actions that are refused at a node, given the game there.
fn refusals(study: &Study, id: NodeId, playing: &dyn AnyPlaying) -> Vec<ForbiddenView> {
    let view = |Forbidden { side, play, rule }: &Forbidden| {
        let why = match playing.explore(*side, play, DiceSource::Chosen("")) {
            Err(ScriptError::Refused(refusal)) if refusal.rule.0 == rule => Some(refusal.why),
            _ => None,
        };
        ForbiddenView { side: *side, play: play.clone(), rule: rule.clone(), why }
    };
    study.forbidden_at(id).iter().map(view).collect()
}

/// Returns the label of an action that the game doesn't know any more: its notation.
fn raw(play: &str) -> Phrase {
    Phrase::new("study-unknown").words("play", play)
}

/// Turns the error of a study into the error of a table.
pub(crate) fn refused(error: StudyError) -> Error {
    match error {
        StudyError::Position(error) => Error::Setup(error),
        StudyError::Record(error) => Error::Record(error),
        StudyError::Text(error) => Error::Unreadable(error.to_string()),
        StudyError::Action { why: ScriptError::Refused(refusal), .. } => Error::Refused(refusal),
        other => Error::Wrong(other.to_string()),
    }
}

/// Returns a study of the actions of a game at a table of this device, and the number of the study's actions
/// before moment `number`. If a bot plays in a game that is not over, the study has no actions, and begins
/// from the last position that can be written. In that position, everything that the player's side can't see
/// is dealt anew from `seed`.
pub(crate) fn of_table(table: &Table, number: u32, seed: Seed) -> Result<(Study, u32), Error> {
    let playing = table.playing().ok_or(Error::NotYourTurn)?;
    let number = number.saturating_sub(table.base()).min(playing.number());
    let own = table.people();
    if table.is_over() || Side::BOTH.into_iter().all(|side| own.has(side)) {
        return Ok((Study::of_game(playing).map_err(refused)?, number));
    }
    let side = own.iter().next().ok_or(Error::NotYourSeat)?;
    let known = (0..=number).rev().find_map(|number| {
        let then = playing.at(number);
        let imagined = then.imagined(side, seed);
        then.quiet_position().and(imagined.quiet_position()).map(|_| imagined)
    });
    let known = known.ok_or_else(|| Error::Wrong("no moment up to there can be studied".into()))?;
    Ok((Study::of_game(known.as_ref()).map_err(refused)?, 0))
}

/// Returns a study without actions, which begins as a table would.
pub(crate) fn begin(wish: NewTable, game: &dyn AnyGame, seed: Seed) -> Result<Study, Error> {
    let NewTable { scenario, options, position, .. } = wish;
    let playing = game.start(&Setup { scenario, options, position }, seed)?;
    Study::of_game(playing.as_ref()).map_err(refused)
}
