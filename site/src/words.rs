//! The few texts of a game that the lobby needs.

/// The prefixes of the keys that the lobby needs.
const SAID: [&str; 5] = ["game-", "scenario-", "option-", "side-", "lesson-"];

/// Returns the messages of a Fluent file that the lobby shows, without comments. The steps of lessons
/// (`lesson-ID-1`) are shown at a table only.
pub fn said_in_the_lobby(text: &str) -> String {
    let mut kept = String::new();
    let mut keeps = false;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        // A message continues as long as its lines are indented.
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') {
            let key = line.split(['=', ' ']).next().unwrap_or_default();
            let is_step = key.starts_with("lesson-")
                && key.rsplit('-').next().is_some_and(|last| last.parse::<u32>().is_ok());
            keeps = SAID.iter().any(|beginning| key.starts_with(beginning)) && !is_step;
        }
        if keeps && !line.is_empty() {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

#[test]
fn the_lobby_is_given_whole_messages_and_no_steps_of_lessons() {
    let text = "# Names\ngame-title = A game\nspace-mill = The mill\n    .about = { $n ->\n    }\nside-french = French\n    .the = the French\n\nlesson-first = One\n    .about = More\nlesson-first-2 = Press.\n";
    let said = "game-title = A game\nside-french = French\n    .the = the French\nlesson-first = One\n    .about = More\n";
    assert_eq!(said_in_the_lobby(text), said);
}
