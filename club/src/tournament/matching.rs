//! The matching of least cost: pairs that cover all of an even number of people, of all such pairs those with the
//! smallest sum of costs. This is Edmonds' algorithm with blossoms and dual variables, which takes a time that grows
//! with the third power of the number of people.

/// Returns the partner of each of `people` people, numbered from 0. `cost` is the cost of a pair.
///
/// # Panics
/// Panics if the number of people is odd.
pub fn cheapest(people: usize, cost: impl Fn(usize, usize) -> i128) -> Vec<usize> {
    assert!(people.is_multiple_of(2), "an odd number of people can't be paired");
    if people == 0 {
        return Vec::new();
    }
    let mut dearest = 0;
    for one in 0..people {
        for other in 0..one {
            dearest = dearest.max(cost(one, other));
        }
    }
    // A pair more is worth more than all costs, so that nobody stays alone.
    let worth = (dearest + 1) * people as i128;
    let mut search = Search::new(people, |one, other| worth - cost(one, other));
    while search.augments() {}
    (1..=people).map(|vertex| search.partner[vertex] - 1).collect()
}

/// An edge between two vertices. Blossoms are numbered after the vertices; 0 means that there is none.
#[derive(Clone, Copy, Default)]
struct Edge {
    from: usize,
    to: usize,
    weight: i128,
}

/// The part of a vertex or blossom in the search for an augmenting path.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    /// At an even distance from an unmatched vertex.
    Even,
    /// At an odd distance.
    Odd,
}

struct Search {
    people: usize,
    /// The highest number of a vertex or blossom.
    last: usize,
    edges: Vec<Vec<Edge>>,
    dual: Vec<i128>,
    partner: Vec<usize>,
    /// The vertex whose edge to this one has the least slack.
    nearest: Vec<usize>,
    /// The outermost blossom of each vertex or blossom.
    outer: Vec<usize>,
    parent: Vec<usize>,
    /// For a blossom and a vertex in it, the part of the blossom with that vertex.
    part_with: Vec<Vec<usize>>,
    label: Vec<Label>,
    seen: Vec<usize>,
    looks: usize,
    parts: Vec<Vec<usize>>,
    queue: std::collections::VecDeque<usize>,
}

impl Search {
    fn new(people: usize, weight: impl Fn(usize, usize) -> i128) -> Search {
        let size = 2 * people + 1;
        let mut edges = vec![vec![Edge::default(); size]; size];
        let mut part_with = vec![vec![0; people + 1]; size];
        let mut heaviest = 0;
        for from in 1..=people {
            for (to, edge) in edges[from].iter_mut().enumerate().take(people + 1).skip(1) {
                let weight = if from == to { 0 } else { weight(from - 1, to - 1) };
                *edge = Edge { from, to, weight };
                heaviest = heaviest.max(weight);
            }
            part_with[from][from] = from;
        }
        let outer = (0..size).map(|n| if n <= people { n } else { 0 }).collect();
        Search {
            people,
            last: people,
            edges,
            dual: (0..size).map(|n| if n <= people { heaviest } else { 0 }).collect(),
            partner: vec![0; size],
            nearest: vec![0; size],
            outer,
            parent: vec![0; size],
            part_with,
            label: vec![Label::Free; size],
            seen: vec![0; size],
            looks: 0,
            parts: vec![Vec::new(); size],
            queue: Default::default(),
        }
    }

    /// Returns the slack of an edge. Edges with slack 0 may be matched.
    fn slack(&self, edge: Edge) -> i128 {
        self.dual[edge.from] + self.dual[edge.to] - 2 * self.edges[edge.from][edge.to].weight
    }

    fn note_nearest(&mut self, from: usize, to: usize) {
        let known = self.nearest[to];
        if known == 0 || self.slack(self.edges[from][to]) < self.slack(self.edges[known][to]) {
            self.nearest[to] = from;
        }
    }

    fn find_nearest(&mut self, to: usize) {
        self.nearest[to] = 0;
        for from in 1..=self.people {
            let outer = self.outer[from];
            let may = 0 < self.edges[from][to].weight && outer != to;
            if may && self.label[outer] == Label::Even {
                self.note_nearest(from, to);
            }
        }
    }

    fn enqueue(&mut self, one: usize) {
        if one <= self.people {
            self.queue.push_back(one);
            return;
        }
        for part in self.parts[one].clone() {
            self.enqueue(part);
        }
    }

    fn set_outer(&mut self, one: usize, outer: usize) {
        self.outer[one] = outer;
        if self.people < one {
            for part in self.parts[one].clone() {
                self.set_outer(part, outer);
            }
        }
    }

    /// Returns the place of a part in its blossom, at an even distance from the first part.
    fn place(&mut self, blossom: usize, part: usize) -> usize {
        let parts = &mut self.parts[blossom];
        let place = parts.iter().position(|one| *one == part).expect("it is a part");
        if place.is_multiple_of(2) {
            return place;
        }
        parts[1..].reverse();
        parts.len() - place
    }

    fn set_partner(&mut self, one: usize, other: usize) {
        let edge = self.edges[one][other];
        self.partner[one] = edge.to;
        if one <= self.people {
            return;
        }
        let part = self.part_with[one][edge.from];
        let place = self.place(one, part);
        for n in 0..place {
            let (one, other) = (self.parts[one][n], self.parts[one][n ^ 1]);
            self.set_partner(one, other);
        }
        self.set_partner(part, other);
        self.parts[one].rotate_left(place);
    }

    /// Changes the pairs along the path from an edge to an unmatched vertex.
    fn augment(&mut self, mut one: usize, mut other: usize) {
        loop {
            let next = self.outer[self.partner[one]];
            self.set_partner(one, other);
            if next == 0 {
                return;
            }
            let parent = self.outer[self.parent[next]];
            self.set_partner(next, parent);
            (one, other) = (parent, next);
        }
    }

    /// Returns the vertex or blossom at which the paths of two even ones to their roots meet; 0 if the roots
    /// differ.
    fn meeting(&mut self, mut one: usize, mut other: usize) -> usize {
        self.looks += 1;
        while one != 0 || other != 0 {
            if one != 0 {
                if self.seen[one] == self.looks {
                    return one;
                }
                self.seen[one] = self.looks;
                one = self.outer[self.partner[one]];
                if one != 0 {
                    one = self.outer[self.parent[one]];
                }
            }
            std::mem::swap(&mut one, &mut other);
        }
        0
    }

    /// Makes a blossom of the cycle that an edge closes.
    fn shrink(&mut self, one: usize, meeting: usize, other: usize) {
        let free = (self.people + 1..=self.last).find(|blossom| self.outer[*blossom] == 0);
        let blossom = free.unwrap_or(self.last + 1);
        self.last = self.last.max(blossom);
        self.dual[blossom] = 0;
        self.label[blossom] = Label::Even;
        self.partner[blossom] = self.partner[meeting];
        let mut parts = vec![meeting];
        self.collect(one, meeting, &mut parts);
        parts[1..].reverse();
        self.collect(other, meeting, &mut parts);
        self.parts[blossom] = parts.clone();
        self.set_outer(blossom, blossom);
        for n in 1..=self.last {
            self.edges[blossom][n].weight = 0;
            self.edges[n][blossom].weight = 0;
        }
        self.part_with[blossom].fill(0);
        for part in parts {
            for n in 1..=self.last {
                let known = self.edges[blossom][n];
                let edge = self.edges[part][n];
                if known.weight == 0 || self.slack(edge) < self.slack(known) {
                    self.edges[blossom][n] = edge;
                    self.edges[n][blossom] = self.edges[n][part];
                }
            }
            for vertex in 1..=self.people {
                if self.part_with[part][vertex] != 0 {
                    self.part_with[blossom][vertex] = part;
                }
            }
        }
        self.find_nearest(blossom);
    }

    /// Appends the path from an even vertex or blossom to `end`, without `end`.
    fn collect(&mut self, from: usize, end: usize, parts: &mut Vec<usize>) {
        let mut one = from;
        while one != end {
            let next = self.outer[self.partner[one]];
            parts.extend([one, next]);
            self.enqueue(next);
            one = self.outer[self.parent[next]];
        }
    }

    /// Dissolves an odd blossom whose dual variable is 0.
    fn expand(&mut self, blossom: usize) {
        for part in self.parts[blossom].clone() {
            self.set_outer(part, part);
        }
        let parent = self.parent[blossom];
        let entry = self.part_with[blossom][self.edges[blossom][parent].from];
        let place = self.place(blossom, entry);
        let parts = self.parts[blossom].clone();
        for pair in parts[..place].chunks_exact(2) {
            let [odd, even] = [pair[0], pair[1]];
            self.parent[odd] = self.edges[even][odd].from;
            self.label[odd] = Label::Odd;
            self.label[even] = Label::Even;
            self.nearest[odd] = 0;
            self.find_nearest(even);
            self.enqueue(even);
        }
        self.label[entry] = Label::Odd;
        self.parent[entry] = parent;
        for part in &parts[place + 1..] {
            self.label[*part] = Label::Free;
            self.find_nearest(*part);
        }
        self.outer[blossom] = 0;
    }

    /// Follows an edge without slack. Returns whether the pairs were changed.
    fn follow(&mut self, edge: Edge) -> bool {
        let (one, other) = (self.outer[edge.from], self.outer[edge.to]);
        match self.label[other] {
            Label::Free => {
                self.parent[other] = edge.from;
                self.label[other] = Label::Odd;
                let next = self.outer[self.partner[other]];
                self.nearest[other] = 0;
                self.nearest[next] = 0;
                self.label[next] = Label::Even;
                self.enqueue(next);
                false
            }
            Label::Even => match self.meeting(one, other) {
                0 => {
                    self.augment(one, other);
                    self.augment(other, one);
                    true
                }
                meeting => {
                    self.shrink(one, meeting, other);
                    false
                }
            },
            Label::Odd => false,
        }
    }

    /// Adds a pair. Returns false if there is nobody left to be paired.
    fn augments(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.nearest.fill(0);
        self.queue.clear();
        for one in 1..=self.last {
            if self.outer[one] == one && self.partner[one] == 0 {
                self.parent[one] = 0;
                self.label[one] = Label::Even;
                self.enqueue(one);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.grow() || self.adjust() {
                return true;
            }
        }
    }

    /// Follows all edges without slack. Returns whether the pairs were changed.
    fn grow(&mut self) -> bool {
        while let Some(from) = self.queue.pop_front() {
            if self.label[self.outer[from]] == Label::Odd {
                continue;
            }
            for to in 1..=self.people {
                if self.outer[from] == self.outer[to] {
                    continue;
                }
                let edge = self.edges[from][to];
                if self.slack(edge) != 0 {
                    self.note_nearest(from, self.outer[to]);
                } else if self.follow(edge) {
                    return true;
                }
            }
        }
        false
    }

    /// Changes the dual variables until an edge loses its slack, or a blossom may be dissolved. Returns whether the
    /// pairs were changed.
    fn adjust(&mut self) -> bool {
        let mut least = i128::MAX;
        for one in 1..=self.last {
            if self.outer[one] != one {
                continue;
            }
            if self.people < one && self.label[one] == Label::Odd {
                least = least.min(self.dual[one] / 2);
            }
            if self.nearest[one] != 0 {
                let slack = self.slack(self.edges[self.nearest[one]][one]);
                match self.label[one] {
                    Label::Free => least = least.min(slack),
                    Label::Even => least = least.min(slack / 2),
                    Label::Odd => {}
                }
            }
        }
        for vertex in 1..=self.people {
            match self.label[self.outer[vertex]] {
                Label::Even => self.dual[vertex] -= least,
                Label::Odd => self.dual[vertex] += least,
                Label::Free => {}
            }
        }
        for blossom in self.people + 1..=self.last {
            if self.outer[blossom] == blossom {
                match self.label[blossom] {
                    Label::Even => self.dual[blossom] += 2 * least,
                    Label::Odd => self.dual[blossom] -= 2 * least,
                    Label::Free => {}
                }
            }
        }
        self.queue.clear();
        for one in 1..=self.last {
            let nearest = self.nearest[one];
            if self.outer[one] == one && nearest != 0 && self.outer[nearest] != one {
                let edge = self.edges[nearest][one];
                if self.slack(edge) == 0 && self.follow(edge) {
                    return true;
                }
            }
        }
        for blossom in self.people + 1..=self.last {
            let dissolves = self.outer[blossom] == blossom && self.label[blossom] == Label::Odd;
            if dissolves && self.dual[blossom] == 0 {
                self.expand(blossom);
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the least cost of all matchings, by trying all of them.
    fn least(left: &[usize], cost: &impl Fn(usize, usize) -> i128) -> i128 {
        let Some((one, others)) = left.split_first() else { return 0 };
        let with = |n: usize| {
            let mut rest = others.to_vec();
            let other = rest.remove(n);
            cost(*one, other) + least(&rest, cost)
        };
        (0..others.len()).map(with).min().unwrap()
    }

    #[test]
    fn no_other_matching_costs_less() {
        let mut number = 1759u64;
        let mut random = |most: u64| {
            number = number.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (number >> 33) % most
        };
        for round in 0..3000u64 {
            let people = 2 + 2 * random(4) as usize;
            let most = [2, 5, 1000][round as usize % 3];
            let table: Vec<i128> = (0..100).map(|_| i128::from(random(most))).collect();
            let cost = |one: usize, other: usize| table[one.min(other) * 10 + one.max(other)];
            let partner = cheapest(people, cost);
            assert!((0..people).all(|one| partner[partner[one]] == one && partner[one] != one));
            let sum: i128 = (0..people).map(|one| cost(one, partner[one])).sum();
            let all: Vec<usize> = (0..people).collect();
            assert_eq!(sum, 2 * least(&all, &cost), "round {round}");
        }
    }
}
