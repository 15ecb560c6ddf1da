//! A simplified map of a game, drawn small in the lobby.

/// The parts of a basemap that are visible in a sketch.
const SEEN: [&str; 5] = ["land", "lake", "island", "river", "heights"];
/// The minimum distance between two points, in units of the map: two pixels of a picture in the lobby.
const STEP: f64 = 20.0;

/// Returns a basemap without details that are too small for a picture of about 300 pixels.
pub fn sketched(basemap: &str) -> String {
    let paths = basemap.split("<path ").skip(1).filter_map(|path| {
        let (kind, d) = (attribute(path, "class")?, attribute(path, "d")?);
        if !SEEN.contains(&kind) {
            return None;
        }
        let rule = attribute(path, "fill-rule").map(|rule| format!(" fill-rule=\"{rule}\""));
        Some(format!("<path class=\"{kind}\"{} d=\"{}\"/>\n", rule.unwrap_or_default(), coarse(d)))
    });
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{}</svg>\n", paths.collect::<String>())
}

fn attribute<'a>(path: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = path.split_once(&format!("{name}=\""))?;
    rest.split('"').next()
}

/// Returns a path with fewer points. The path must consist of lines that begin at an absolute point and
/// continue with relative steps (`M984 2212l-4-4 0-3z`); any other path is returned unchanged.
fn coarse(d: &str) -> String {
    let lines = d.split('M').filter(|line| !line.trim().is_empty());
    let drawn: Option<String> = lines.map(coarse_line).collect();
    drawn.unwrap_or_else(|| d.to_owned())
}

fn coarse_line(line: &str) -> Option<String> {
    let line = line.trim();
    let (open, end) = line.strip_suffix('z').map_or((line, ""), |open| (open, "z"));
    let (start, steps) = open.split_once('l').unwrap_or((open, ""));
    let (start, steps) = (numbers(start)?, numbers(steps)?);
    let [x, y] = start[..] else { return None };
    let mut at = (x, y);
    let mut kept = vec![at];
    for step in steps.chunks_exact(2) {
        at = (at.0 + step[0], at.1 + step[1]);
        let (x, y) = kept[kept.len() - 1];
        if STEP < (at.0 - x).hypot(at.1 - y) {
            kept.push(at);
        }
    }
    // An islet or a pond smaller than a pixel is left out.
    if kept.len() < if end.is_empty() { 2 } else { 3 } {
        return Some(String::new());
    }
    let steps =
        kept.windows(2).map(|two| format!("{} {} ", two[1].0 - two[0].0, two[1].1 - two[0].1));
    Some(format!("M{x} {y}l{}{end}", steps.collect::<String>().trim_end()))
}

/// Returns the numbers of a path, which are separated by spaces or by their signs.
fn numbers(text: &str) -> Option<Vec<f64>> {
    text.replace('-', " -")
        .split([' ', ','])
        .filter(|word| !word.is_empty())
        .map(|word| word.parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sketch_has_fewer_points_and_no_ponds() {
        let map = "<svg><path class=\"land\" fill-rule=\"evenodd\" d=\"M10 20l4-1 30 0 2 40-3 1zM5 5l1 1 1-1z\"/><path class=\"woods\" d=\"M1 1h5\"/></svg>";
        let sketch = "<svg xmlns=\"http://www.w3.org/2000/svg\">\n<path class=\"land\" fill-rule=\"evenodd\" d=\"M10 20l34 -1 2 40z\"/>\n</svg>\n";
        assert_eq!(sketched(map), sketch);
        assert_eq!(coarse("M1 1h50"), "M1 1h50", "other steps are left as they are");
    }

    #[test]
    fn the_sketches_of_all_games_are_small() {
        for game in shelf::shelf().games() {
            let whole = game.facts().basemap;
            let sketch = sketched(whole);
            assert!(
                sketch.len() * 2 < whole.len() && sketch.contains("land"),
                "{}: {} of {}",
                game.name(),
                sketch.len(),
                whole.len()
            );
        }
    }
}
