//! The probability that the French win, estimated from the board alone.
//!
//! The French win with 45 VP in an End Phase, or by holding a key space to the end; the British win with 50
//! VP and all three keys; otherwise the game is a draw.

use engine::Side;
use struggle::{Board, Card, Control, FACTS, Leader, Season, Space};

use bots::exponential::logistic;

/// The weight of strength by its distance in spaces.
const NEAR: [f32; 6] = [1.0, 1.0, 0.7, 0.4, 0.2, 0.1];

/// Returns the probability that the French win.
pub fn french_wins(board: &Board) -> f32 {
    let seen = Summary::of(board);
    let left = seen.seasons_left;
    let edge = seen.french - seen.british;

    let mut none_held = 1.0;
    for key in FACTS.keys.iter() {
        none_held *= 1.0 - held_at_the_end(board, key, left, edge);
    }
    // The keys do not fall independently of one another, so the product is raised to the power of three
    // quarters.
    let holds = 1.0 - none_held.sqrt() * none_held.sqrt().sqrt();

    let missing = 50.0 - (60.0 - seen.vp);
    let reach_50 = logistic((left * (0.55 - edge * 0.02) - missing) / 3.0 + 0.5);
    let missing = 45.0 - seen.vp;
    let reach_45 = logistic((left * (0.22 + edge * 0.012) - missing) / 2.5 - 1.0);

    reach_45 + (1.0 - reach_45) * (holds + (1.0 - holds) * (1.0 - reach_50) * 0.5)
}

/// The board summarised in a few numbers.
struct Summary {
    /// The number of French VP, if they were counted now.
    vp: f32,
    french: f32,
    british: f32,
    seasons_left: f32,
}

impl Summary {
    fn of(board: &Board) -> Summary {
        let mut strength = engine::BySide { french: 0.0, british: 0.0 };
        for side in Side::BOTH {
            for space in Space::all() {
                let n = space.index();
                strength[side] += f32::from(board.units[side][n].sp)
                    + 0.7 * f32::from(board.units[side][n].indians);
            }
        }
        for leader in Leader::all() {
            if board.space_of(leader).is_some() {
                let facts = leader.facts();
                strength[facts.side] += 0.9 * f32::from(facts.rating);
            }
        }
        let seasons_left = seasons_left(board);
        // Future reinforcements count only while there is time to play them: one card a season.
        for side in Side::BOTH {
            let hand: f32 = board.hand[side].iter().map(brought).sum();
            let deck: f32 = board.deck[side].iter().map(brought).sum();
            let time = (seasons_left / 12.0).min(1.0);
            strength[side] += (0.6 * hand + 0.45 * deck) * time;
        }
        let vp = points_now(board);
        Summary { vp, french: strength.french, british: strength.british, seasons_left }
    }
}

/// Returns the number of French VP, as if they were counted now.
pub fn points_now(board: &Board) -> f32 {
    let mut vp = f32::from(board.vp.french);
    for space in Space::all() {
        let n = space.index();
        let (was, is) = (board.scored[n], board.control[n]);
        if was != is {
            let worth = f32::from(space.facts().vp);
            // The points for a burnt village count against the side that lost the village (villages.2).
            vp += match (was, is) {
                (Control::French, _) => -worth,
                (Control::British, _) => worth,
                (Control::Destroyed, _) => 0.0,
            };
        }
    }
    vp
}

/// Returns the number of seasons still to be played, including a share of the present one.
fn seasons_left(board: &Board) -> f32 {
    let years = f32::from(FACTS.victory.last_year.saturating_sub(board.year));
    let season = match board.season {
        Season::Spring => 3.0,
        Season::Summer => 2.0,
        Season::Fall => 1.0,
        Season::Winter => 0.0,
    };
    years * 3.0 + season
}

/// Returns the strength that a card brings.
pub fn brought(card: Card) -> f32 {
    match &card.facts().brings {
        Some(brings) => {
            let leader = brings.leader.map_or(0.0, |leader| 0.9 * f32::from(leader.rating()));
            f32::from(brings.sp) + 0.7 * f32::from(brings.indians) + leader
        }
        None => 1.0,
    }
}

/// Returns the chance that the French hold `key` when the war ends.
fn held_at_the_end(board: &Board, key: Space, left: f32, edge: f32) -> f32 {
    let near = |side: Side, here: f32| {
        let mut sum = 0.0;
        for space in Space::all() {
            let distance = usize::from(space.distance(key));
            let strength = board.strength(side, space);
            if 0 < strength && distance < NEAR.len() {
                let weight = if distance == 0 { here } else { NEAR[distance] };
                sum += weight * f32::from(strength);
            }
        }
        sum
    };
    let defence = f32::from(board.defence(key));
    if board.controls(Side::French, key) {
        let guard = 0.6 * near(Side::French, 1.8) + 1.5 * defence;
        let pressure = near(Side::British, 1.0);
        logistic(1.6 + 0.11 * (guard - pressure) + 0.03 * edge - 0.09 * left)
    } else {
        let guard = near(Side::British, 1.6) + 1.5 * defence;
        let pressure = near(Side::French, 1.0);
        logistic(-2.4 + 0.08 * (pressure - guard) + 0.03 * edge + 0.05 * left)
    }
}
