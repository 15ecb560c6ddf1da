//! The chart of the chances to win: time runs to the right, French chances are below the line, British ones above it.

use std::fmt::Write;

use engine::Side;
use shelf::review::{Review, SwingBy};
use words::Text;

use super::turns::{chance, dates, gainer, percent, what, when};

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 16.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 56.0;
/// The width, in units of the chart, that a date needs.
const ROOM: f64 = 92.0;
/// The colours of the board.
const FRENCH: &str = "#2a4d8f";
const BRITISH: &str = "#a3282c";

/// Returns the chart as SVG.
pub fn chart(text: &Text, review: &Review) -> String {
    let title = text.own("cli-analyse-chart", &[("game", &text.key("game-title"))]);
    let described: Vec<String> = (review.turning_points.iter())
        .map(|turn| format!("{}: {}", when(text, review, turn), what(text, review, turn)))
        .collect();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" \
         height=\"{HEIGHT}\" role=\"img\" aria-labelledby=\"title about\" lang=\"{}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<title id=\"title\">{}</title>\n\
         <desc id=\"about\">{}</desc>\n",
        text.lang.name(),
        plain(&title),
        plain(&described.join("\n")),
    );
    let mut draw = |part: String| {
        svg.push_str(&part);
        svg.push('\n');
    };
    let last = review.actions.len().max(1) as f64;
    let x = |number: u32| LEFT + (WIDTH - LEFT - RIGHT) * f64::from(number) / last;
    let y = |chance: f64| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - chance);
    let (right, bottom) = (WIDTH - RIGHT, y(0.0));

    draw(format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>"));
    draw(format!("<text x=\"{LEFT}\" y=\"26\" font-size=\"17\">{}</text>", plain(&title)));
    let mut line = String::new();
    for number in 0..=review.actions.len() as u32 {
        let _ = write!(line, " {:.1},{:.1}", x(number), y(chance(review, number)));
    }
    for (side, edge, colour) in [(Side::British, TOP, BRITISH), (Side::French, bottom, FRENCH)] {
        draw(format!(
            "<polygon points=\"{LEFT},{edge}{line} {right},{edge}\" fill=\"{colour}\" fill-opacity=\".3\"/>"
        ));
        let at = if side == Side::French { bottom - 8.0 } else { TOP + 18.0 };
        let name = plain(&text.side(side));
        draw(format!(
            "<text x=\"{:.1}\" y=\"{at:.1}\" fill=\"{colour}\" font-weight=\"bold\">{name}</text>",
            LEFT + 8.0
        ));
    }
    for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let at = y(part);
        draw(format!(
            "<path d=\"M{LEFT} {at:.1}H{right}\" stroke=\"#000\" stroke-opacity=\".2\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{} %</text>",
            LEFT - 6.0,
            at + 4.0,
            percent(part)
        ));
    }
    let mut free = LEFT;
    for (number, date) in dates(text, review) {
        let at = x(number);
        draw(format!("<path d=\"M{at:.1} {bottom}v6\" stroke=\"#000\"/>"));
        if free <= at && at + ROOM / 2.0 <= right {
            draw(format!("<text x=\"{at:.1}\" y=\"{:.1}\">{}</text>", bottom + 22.0, plain(&date)));
            free = at + ROOM;
        }
    }
    draw(format!(
        "<polyline points=\"{}\" fill=\"none\" stroke=\"#000\" stroke-width=\"1.5\"/>",
        line.trim_start()
    ));
    for (turn, said) in review.turning_points.iter().zip(&described) {
        let (x, y) = (x(turn.number), y(chance(review, turn.number)));
        let colour = if gainer(turn) == Side::French { FRENCH } else { BRITISH };
        draw(format!(
            "<path d=\"{}\" fill=\"{colour}\" stroke=\"#fff\" stroke-width=\"1.5\"><title>{}</title></path>",
            sign(turn.by, x, y),
            plain(said)
        ));
    }
    let below = HEIGHT - 14.0;
    for (by, key, at) in [
        (SwingBy::Choice, "cli-analyse-sign-mistake", LEFT + 8.0),
        (SwingBy::Luck, "cli-analyse-sign-luck", LEFT + 128.0),
    ] {
        draw(format!(
            "<path d=\"{}\" fill=\"#555\"/><text x=\"{:.1}\" y=\"{below:.1}\">{}</text>",
            sign(by, at, below - 5.0),
            at + 14.0,
            plain(&text.key(key))
        ));
    }
    svg.push_str("</svg>\n");
    svg
}

/// Returns the mark of a turning point: a diamond for a choice, a circle for luck.
fn sign(by: SwingBy, x: f64, y: f64) -> String {
    match by {
        SwingBy::Choice => format!("M{x:.1} {:.1}l8 8l-8 8l-8 -8z", y - 8.0),
        SwingBy::Luck => format!("M{:.1} {y:.1}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z", x - 7.0),
    }
}

/// Escapes text for SVG.
fn plain(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
