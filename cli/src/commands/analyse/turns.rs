//! The turning points of a game, and how the chances to win changed, in words.

use engine::Side;
use shelf::review::{Review, Reviewed, SwingBy, TurningPoint};
use words::Text;

/// Returns the action of a turning point.
fn action<'a>(review: &'a Review, turn: &TurningPoint) -> &'a Reviewed {
    &review.actions[turn.number as usize - 1]
}

/// Returns the side that gained by a turning point.
pub fn gainer(turn: &TurningPoint) -> Side {
    if 0.0 < turn.change { Side::French } else { Side::British }
}

/// Returns the time of a turning point: "Spring 1757, action 214".
pub fn when(text: &Text, review: &Review, turn: &TurningPoint) -> String {
    let date = dates(text, review).into_iter().rev().find(|(number, _)| *number < turn.number);
    let date = date.map_or_else(String::new, |(_, date)| date);
    text.own("cli-analyse-at", &[("date", &date), ("number", &turn.number.to_string())])
}

/// Returns the cause of a turning point, and the change in the chances to win.
pub fn what(text: &Text, review: &Review, turn: &TurningPoint) -> String {
    let action = action(review, turn);
    let better = action.better.as_ref().map(|better| text.say(&better.label));
    let (key, side) = match turn.by {
        SwingBy::Choice => ("cli-analyse-mistake", turn.side),
        SwingBy::Luck => ("cli-analyse-luck", gainer(turn)),
    };
    let gaps = [
        ("side", text.side(side)),
        ("n", percent(turn.change.abs())),
        ("play", text.say(&action.label)),
        ("better", better.unwrap_or_default()),
    ];
    text.own(key, &gaps.each_ref().map(|(gap, words)| (*gap, words.as_str())))
}

/// Returns each date of the game, with the number of actions before it.
pub fn dates(text: &Text, review: &Review) -> Vec<(u32, String)> {
    let mut dates: Vec<(u32, String)> = Vec::new();
    for moment in &review.moments {
        let said: Vec<String> = moment.date.iter().map(|part| text.say(part)).collect();
        let said = said.join(" ");
        if dates.last().is_none_or(|(_, last)| *last != said) {
            dates.push((moment.number, said));
        }
    }
    dates
}

/// Returns the French chance to win after that many actions.
pub fn chance(review: &Review, number: u32) -> f64 {
    let last = number.checked_sub(1).and_then(|n| review.actions.get(n as usize));
    last.map_or(review.start, |action| action.after)
}

/// Returns a chance in per cent, without decimals.
pub fn percent(chance: f64) -> String {
    format!("{:.0}", 100.0 * chance)
}
