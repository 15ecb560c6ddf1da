//! The places of the spaces, in cells of the terminal. A cell is about twice as high as it is wide.

use engine::BoardFacts;

/// The size of a cell in units of the map.
const CELL: (i32, i32) = (15, 36);
/// The width of a space in cells: a letter for the side that controls it, its sign, and room for a frame.
pub const WIDTH: i32 = 4;
/// The margin around the map.
const MARGIN: (i32, i32) = (6, 2);

pub struct Chart {
    /// The position of each space's sign, in the middle of its cells.
    pub spaces: Vec<(i32, i32)>,
    /// The cells that each line crosses, in the order of the facts.
    pub lines: Vec<Vec<(i32, i32)>>,
    pub size: (i32, i32),
}

impl Chart {
    pub fn of(facts: &BoardFacts) -> Chart {
        let west = facts.spaces.iter().map(|space| space.x).min().unwrap_or(0);
        let north = facts.spaces.iter().map(|space| space.y).min().unwrap_or(0);
        let cell =
            |x: i32, y: i32| (MARGIN.0 + (x - west) / CELL.0, MARGIN.1 + (y - north) / CELL.1);
        let mut spaces: Vec<(i32, i32)> = Vec::new();
        for space in &facts.spaces {
            let (x, y) = cell(space.x, space.y);
            // If two spaces would overlap, the second moves to the nearest free place.
            let near =
                (0..).flat_map(|far| [(0, far), (0, -far), (WIDTH * far, 0), (-WIDTH * far, 0)]);
            let free = near.map(|(dx, dy)| (x + dx, y + dy)).find(|(x, y)| {
                0 <= *x
                    && 0 <= *y
                    && !spaces.iter().any(|it| it.1 == *y && (it.0 - x).abs() < WIDTH)
            });
            spaces.push(free.expect("there is room further off"));
        }
        let lines = facts.lines.iter().map(|line| {
            let end = |id: &str| {
                let n = facts.spaces.iter().position(|space| space.id == id)?;
                Some(spaces[n])
            };
            match (end(&line.a), end(&line.b)) {
                (Some(a), Some(b)) => way(a, line.curve.map(|[x, y]| cell(x, y)), b),
                _ => Vec::new(),
            }
        });
        let lines = lines.collect();
        let most = |of: fn(&(i32, i32)) -> i32| spaces.iter().map(of).max().unwrap_or(0);
        let size = (most(|it| it.0) + 5 * MARGIN.0, most(|it| it.1) + MARGIN.1 + 1);
        Chart { spaces, lines, size }
    }

    /// Returns the next space in a direction, or the same space if there is none.
    pub fn beside(&self, from: usize, x: i32, y: i32) -> usize {
        let Some(at) = self.spaces.get(from) else { return from };
        let far = |n: &usize| {
            let (dx, dy) = (self.spaces[*n].0 - at.0, 2 * (self.spaces[*n].1 - at.1));
            let (ahead, aside) = (dx * x + dy * y, (dx * y).abs() + (dy * x).abs());
            (0 < ahead && aside <= 2 * ahead).then_some(ahead + 2 * aside)
        };
        let ahead = (0..self.spaces.len()).filter(|n| far(n).is_some());
        ahead.min_by_key(|n| far(n)).unwrap_or(from)
    }

    /// Returns the places of the spaces if the whole map is shrunk to that size.
    pub fn shrunk(&self, (w, h): (i32, i32)) -> Vec<(i32, i32)> {
        let along = |at: i32, seen: i32, whole: i32| at * seen.min(whole) / whole.max(1);
        let place = |(x, y): &(i32, i32)| (along(*x, w, self.size.0), along(*y, h, self.size.1));
        self.spaces.iter().map(place).collect()
    }

    /// Returns the corner of the visible part that keeps a space well within view. If possible, that is the
    /// present corner.
    pub fn follow(&self, corner: (i32, i32), space: usize, (w, h): (i32, i32)) -> (i32, i32) {
        let Some(at) = self.spaces.get(space) else { return corner };
        let along = |corner: i32, at: i32, seen: i32, whole: i32| {
            let margin = seen / 5;
            let is_seen = (corner + margin..corner + seen - margin).contains(&at);
            let corner = if is_seen { corner } else { at - seen / 2 };
            corner.clamp(0, (whole - seen).max(0))
        };
        (along(corner.0, at.0, w, self.size.0), along(corner.1, at.1, h, self.size.1))
    }
}

/// Returns the cells of a line between two ends. The line is bent towards the point `bend`, if given.
fn way(a: (i32, i32), bend: Option<(i32, i32)>, b: (i32, i32)) -> Vec<(i32, i32)> {
    let steps = 2 * (a.0 - b.0).abs().max((a.1 - b.1).abs()).max(1);
    let mut cells: Vec<(i32, i32)> = Vec::new();
    for step in 0..=steps {
        let t = f64::from(step) / f64::from(steps);
        let along = |a: i32, bend: Option<i32>, b: i32| {
            let (a, b) = (f64::from(a), f64::from(b));
            let bend = bend.map_or((a + b) / 2.0, f64::from);
            let at = (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * bend + t * t * b;
            at.round() as i32
        };
        let cell = (along(a.0, bend.map(|it| it.0), b.0), along(a.1, bend.map(|it| it.1), b.1));
        if cells.last() != Some(&cell) {
            cells.push(cell);
        }
    }
    cells
}

#[cfg(test)]
mod tests {
    use super::*;
    use shelf::shelf;

    #[test]
    fn spaces_do_not_overlap_and_arrow_keys_reach_them_all() {
        for game in shelf().games() {
            let facts = (game.facts().board)();
            let chart = Chart::of(facts);
            for (n, a) in chart.spaces.iter().enumerate() {
                let over = |b: &&(i32, i32)| a.1 == b.1 && (a.0 - b.0).abs() < WIDTH;
                assert_eq!(chart.spaces.iter().filter(over).count(), 1, "{}", facts.spaces[n].id);
            }
            let mut reached = vec![0];
            let mut seen = 0;
            while let Some(from) = reached.get(seen).copied() {
                seen += 1;
                for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                    let next = chart.beside(from, x, y);
                    if !reached.contains(&next) {
                        reached.push(next);
                    }
                }
            }
            let left: Vec<&str> = (0..facts.spaces.len())
                .filter(|n| !reached.contains(n))
                .map(|n| facts.spaces[n].id.as_str())
                .collect();
            assert!(left.is_empty(), "{}: {left:?}", game.name());
        }
    }

    #[test]
    fn the_space_that_is_pointed_at_is_in_sight() {
        for game in shelf().games() {
            let chart = Chart::of((game.facts().board)());
            let mut corner = (0, 0);
            for (n, at) in chart.spaces.iter().enumerate() {
                corner = chart.follow(corner, n, (44, 19));
                let seen = (at.0 - corner.0, at.1 - corner.1);
                assert!(
                    (1..43).contains(&seen.0) && (0..19).contains(&seen.1),
                    "{at:?} {corner:?}"
                );
            }
        }
    }
}
