//! The tree of a study: a node for each action that was tried. Nodes after the same node are in
//! the order in which the author prefers them.

use engine::Side;

use crate::MapMark;

/// A position and the actions tried from it.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// The name of the game.
    pub game: String,
    /// The title; may be empty.
    pub title: String,
    /// The author's name; may be empty.
    pub author: String,
    /// The side whose knowledge the study is limited to; `None` if all hands are open.
    pub knows: Option<Side>,
    /// The position from which the study begins.
    pub position: String,
    nodes: Vec<Node>,
}

/// The place of a node in its study.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(crate) usize);

/// An action that was tried, with its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The side that acts.
    pub side: Side,
    /// The action in the game's notation.
    pub play: String,
    /// The dice, draws and shuffles of the action, as lines of a script; empty if it uses none.
    pub results: String,
}

impl NodeId {
    /// Returns the number of the node in its study.
    pub fn number(self) -> usize {
        self.0
    }
}

/// An action that was tried and that a rule forbids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The side that would act.
    pub side: Side,
    /// The action in the game's notation.
    pub play: String,
    /// The number of the rule.
    pub rule: String,
}

#[derive(Clone, Debug, PartialEq)]
struct Node {
    /// The node before this one; `None` for the root and for a deleted node.
    before: Option<NodeId>,
    /// The action that leads to this node; `None` for the root.
    tried: Option<Tried>,
    comment: String,
    marks: Vec<MapMark>,
    /// The actions that were tried at this node and that a rule forbids.
    forbidden: Vec<Forbidden>,
    /// The nodes after this one, that of the main line first.
    after: Vec<NodeId>,
}

impl Node {
    fn new(before: Option<NodeId>, tried: Option<Tried>) -> Node {
        Node {
            before,
            tried,
            comment: String::new(),
            marks: Vec::new(),
            forbidden: Vec::new(),
            after: Vec::new(),
        }
    }
}

impl Study {
    /// The node at which every study begins.
    pub const ROOT: NodeId = NodeId(0);

    /// Makes a study without actions.
    pub fn new(game: &str, position: &str) -> Study {
        Study {
            game: game.into(),
            title: String::new(),
            author: String::new(),
            knows: None,
            position: position.into(),
            nodes: vec![Node::new(None, None)],
        }
    }

    /// Returns the node with that number, if the study has it. Nodes are numbered in the order in
    /// which they are added.
    pub fn node(&self, number: usize) -> Option<NodeId> {
        let id = NodeId(number);
        let node = self.nodes.get(number)?;
        (id == Study::ROOT || node.before.is_some()).then_some(id)
    }

    /// Iterates over all nodes, in the order in which they were added.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        (0..self.nodes.len()).filter_map(|number| self.node(number))
    }

    /// Returns all nodes in the order in which the text has them. When the text is read, the nodes
    /// are numbered in this order.
    pub fn in_text_order(&self) -> Vec<NodeId> {
        let mut order = vec![Study::ROOT];
        // Nodes whose following nodes are still to be listed. A variation itself is listed
        // before these.
        let mut rest = vec![(Study::ROOT, false)];
        while let Some((id, is_variation)) = rest.pop() {
            if is_variation {
                order.push(id);
            }
            if let Some((main, others)) = self.variations(id).split_first() {
                order.push(*main);
                rest.push((*main, false));
                rest.extend(others.iter().rev().map(|other| (*other, true)));
            }
        }
        order
    }

    /// Adds an action after a node. If the same action with the same dice already follows that node,
    /// returns the existing node.
    pub fn add(&mut self, before: NodeId, tried: Tried) -> NodeId {
        let mut known = self.nodes[before.0].after.iter();
        if let Some(known) = known.find(|id| self.nodes[id.0].tried.as_ref() == Some(&tried)) {
            return *known;
        }
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node::new(Some(before), Some(tried)));
        self.nodes[before.0].after.push(id);
        id
    }

    /// Replaces the comment of a node. Empty lines at the beginning and the end of the comment
    /// are left out.
    pub fn comment(&mut self, id: NodeId, comment: &str) {
        let lines: Vec<&str> = comment.lines().map(str::trim_end).collect();
        self.nodes[id.0].comment = lines.join("\n").trim_matches('\n').into();
    }

    /// Appends a line, unchanged, to the comment of a node.
    pub(crate) fn append_comment(&mut self, id: NodeId, line: &str) {
        let comment = &mut self.nodes[id.0].comment;
        comment.push_str(line);
        comment.push('\n');
    }

    /// Gives every comment the form that [`Study::comment`] gives it.
    pub(crate) fn tidy_comments(&mut self) {
        for number in 0..self.nodes.len() {
            let comment = std::mem::take(&mut self.nodes[number].comment);
            self.comment(NodeId(number), &comment);
        }
    }

    /// Replaces the marks of a node.
    pub fn mark(&mut self, id: NodeId, marks: Vec<MapMark>) {
        self.nodes[id.0].marks = marks;
    }

    /// Notes that an action was tried at a node, and that a rule forbids it.
    pub fn forbid(&mut self, id: NodeId, forbidden: Forbidden) {
        let known = &mut self.nodes[id.0].forbidden;
        if !known.contains(&forbidden) {
            known.push(forbidden);
        }
    }

    /// Returns the actions that were tried at a node and that a rule forbids.
    pub fn forbidden_at(&self, id: NodeId) -> &[Forbidden] {
        &self.nodes[id.0].forbidden
    }

    /// Returns the comment of a node; empty if it has none.
    pub fn comment_of(&self, id: NodeId) -> &str {
        &self.nodes[id.0].comment
    }

    /// Returns the marks of a node.
    pub fn marks_of(&self, id: NodeId) -> &[MapMark] {
        &self.nodes[id.0].marks
    }

    /// Returns the action that leads to a node; `None` for the root.
    pub fn tried(&self, id: NodeId) -> Option<&Tried> {
        self.nodes[id.0].tried.as_ref()
    }

    /// Returns the nodes after a node, that of the main line first.
    pub fn variations(&self, id: NodeId) -> &[NodeId] {
        &self.nodes[id.0].after
    }

    /// Moves a variation one place up among those tried at the same moment.
    pub fn promote(&mut self, id: NodeId) {
        self.with_siblings(id, |siblings, place| {
            if 0 < place {
                siblings.swap(place - 1, place);
            }
        });
    }

    /// Makes the main line lead through this node.
    pub fn make_main(&mut self, id: NodeId) {
        for on_the_way in self.path(id) {
            self.with_siblings(on_the_way, |siblings, place| siblings[..=place].rotate_right(1));
        }
    }

    /// Deletes a node and everything after it. The root stays.
    pub fn delete(&mut self, id: NodeId) {
        self.with_siblings(id, |siblings, place| {
            siblings.remove(place);
        });
        let mut deleted = vec![id];
        while let Some(id) = deleted.pop().filter(|id| *id != Study::ROOT) {
            let node = &mut self.nodes[id.0];
            node.before = None;
            deleted.append(&mut node.after);
        }
    }

    fn with_siblings(&mut self, id: NodeId, change: impl FnOnce(&mut Vec<NodeId>, usize)) {
        let Some(before) = self.nodes[id.0].before else { return };
        let siblings = &mut self.nodes[before.0].after;
        let place = siblings.iter().position(|sibling| *sibling == id);
        change(siblings, place.expect("a node is among those after the node before it"));
    }

    /// Returns the nodes from the root to a node, both included.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> =
            std::iter::successors(Some(id), |id| self.nodes[id.0].before).collect();
        path.reverse();
        path
    }

    /// Returns the nodes of the main line, the root included.
    pub fn main_line(&self) -> Vec<NodeId> {
        let next = |id: &NodeId| self.variations(*id).first().copied();
        std::iter::successors(Some(Study::ROOT), next).collect()
    }

    /// Returns the number of actions in the study.
    pub fn count(&self) -> usize {
        self.nodes.iter().filter(|node| node.before.is_some()).count()
    }
}
