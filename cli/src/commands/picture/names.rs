//! The names of spaces, where there is room for them.

use engine::{Side, SpaceFact};

use super::sheet::{Area, Sheet};
use super::svg::Svg;

/// The size of the letters, and the mean width of a letter.
const SIZE: i32 = 30;
const LETTER: i32 = 16;
/// The distance of a name from the middle of its space.
const AWAY: i32 = 48;

/// Writes the names: first those of spaces with forces, then those of fortresses and of spaces that matter for
/// victory, then the others. A name for which there is no room is left out.
pub fn draw(sheet: &Sheet, svg: &mut Svg, area: Area, mut covered: Vec<Area>) {
    let rank = |space: &&SpaceFact| {
        let view = sheet.view.spaces.get(&space.id);
        let strength =
            view.map_or(0, |view| view.strength[Side::French] + view.strength[Side::British]);
        let counts = space.key || space.fortress || space.victory || space.vp.is_some();
        std::cmp::Reverse((strength, counts, space.port))
    };
    let mut spaces: Vec<&SpaceFact> = sheet.board.spaces.iter().collect();
    spaces.sort_by_key(rank);
    for space in spaces {
        let name = sheet.screen.text.space(&space.id);
        let width = LETTER * name.chars().count() as i32;
        let free = |place: &Area| area.holds(place) && covered.iter().all(|it| !it.overlaps(place));
        let Some(place) = places(space, width).into_iter().find(free) else { continue };
        svg.text(
            "text",
            &[
                ("x", &(place.left + width / 2)),
                ("y", &(place.top + SIZE - 7)),
                ("font-size", &SIZE),
                ("font-weight", &600),
                ("text-anchor", &"middle"),
                ("fill", &sheet.palette.ink),
                ("stroke", &sheet.palette.land),
                ("stroke-width", &6),
                ("stroke-linejoin", &"round"),
                ("stroke-opacity", &0.85),
                ("paint-order", &"stroke"),
            ],
            &name,
        );
        covered.push(place);
    }
}

/// Returns the places beside a space where its name can be written, the best one first.
fn places(space: &SpaceFact, width: i32) -> Vec<Area> {
    let away =
        (space.w.map_or(AWAY, |w| w as i32 / 2 + 8), space.h.map_or(AWAY, |h| h as i32 / 2 + 8));
    let at = |left: i32, top: i32| Area { left, top, width, height: SIZE };
    let mut all = vec![
        ("e", at(space.x + away.0, space.y - SIZE / 2)),
        ("w", at(space.x - away.0 - width, space.y - SIZE / 2)),
        ("n", at(space.x - width / 2, space.y - away.1 - SIZE)),
        ("s", at(space.x - width / 2, space.y + away.1)),
        ("", at(space.x + away.0 - 16, space.y - away.1 - SIZE / 2)),
        ("", at(space.x + away.0 - 16, space.y + away.1 - SIZE / 2)),
        ("", at(space.x - away.0 + 16 - width, space.y - away.1 - SIZE / 2)),
        ("", at(space.x - away.0 + 16 - width, space.y + away.1 - SIZE / 2)),
    ];
    all.sort_by_key(|(side, _)| *side != space.label);
    all.into_iter().map(|(_, place)| place).collect()
}
