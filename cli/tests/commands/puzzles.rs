//! Tests of `carillon puzzles`, and of the puzzles that the program has.

use std::fs;
use std::path::PathBuf;

use engine::{DiceSource, Seed, Setup};
use study::{LEAD, Puzzle, PuzzleFile, WrongAnswer};

use crate::{GAME, carillon, ends, err, folder, out};

/// Returns the file of a game's puzzles.
fn shipped(game: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../site/puzzles/{game}.toml"))
}

#[test]
fn every_line_of_every_puzzle_can_be_played() {
    for shelved in shelf::shelf().games() {
        let path = shipped(shelved.name()).display().to_string();
        let checked = carillon(&["puzzles", shelved.name(), "--check", &path]);
        ends(&checked, 0);
        assert!(out(&checked).contains("puzzles"), "{}", out(&checked));
    }
}

#[test]
fn a_file_of_puzzles_is_as_the_command_writes_it() {
    for shelved in shelf::shelf().games() {
        let text = fs::read_to_string(shipped(shelved.name())).unwrap();
        let file = PuzzleFile::read(&text).unwrap();
        assert_eq!(file.write(), text, "{}", shelved.name());
        for puzzle in &file.puzzles {
            let study = puzzle.study(shelved.name()).unwrap();
            assert_eq!(study.knows, Some(puzzle.side));
            assert_eq!(study.variations(study::Study::ROOT).len(), 1 + puzzle.wrong.len());
            assert!(puzzle.wrong.iter().all(|wrong| wrong.chance + LEAD <= puzzle.chance));
        }
    }
}

/// Returns a file with one puzzle, whose figures are made up.
fn made_up() -> PuzzleFile {
    let shelf = shelf::shelf();
    let game = shelf.get(GAME).unwrap().game();
    let mut now = game.start(&Setup::default(), Seed::from_number(1)).unwrap();
    while now.legal(now.awaited().iter().next().unwrap()).len() < 2 {
        let side = now.awaited().iter().next().unwrap();
        let play = now.legal(side).remove(0);
        now.play(side, &play).unwrap();
    }
    let side = now.awaited().iter().next().unwrap();
    let line = |play: &String| {
        let rolled = now.explore(side, play, DiceSource::Random(Seed::from_number(2))).unwrap();
        format!("{}{side}: {play}\n", rolled.results)
    };
    let legal = now.legal(side);
    let puzzle = Puzzle {
        id: "abcdefg".into(),
        side,
        theme: "other".into(),
        difficulty: 1,
        origin: "a test".into(),
        chance: 0.7,
        error: 0.01,
        also: Vec::new(),
        position: now.position().unwrap().to_string(),
        solution: line(&legal[0]),
        wrong: vec![WrongAnswer { chance: 0.5, ensign: true, line: line(&legal[1]) }],
    };
    PuzzleFile { game: GAME.into(), puzzles: vec![puzzle], ..PuzzleFile::default() }
}

#[test]
fn a_puzzle_that_contradicts_itself_is_refused() {
    let folder = folder("puzzles");
    let path = folder.join("made-up.toml");
    let name = path.display().to_string();
    let whole = made_up();
    fs::write(&path, whole.write()).unwrap();
    ends(&carillon(&["puzzles", GAME, "--check", &name]), 0);
    let shown = carillon(&["puzzles", GAME, "--show", &name]);
    ends(&shown, 0);
    assert!(out(&shown).contains("70% (solution)"), "{}", out(&shown));
    assert!(out(&shown).contains("50% (ensign)"), "{}", out(&shown));
    let check = |change: &dyn Fn(&mut PuzzleFile), words: &str| {
        let mut file = whole.clone();
        change(&mut file);
        fs::write(&path, file.write()).unwrap();
        let refused = carillon(&["puzzles", GAME, "--check", &name]);
        ends(&refused, 1);
        assert!(err(&refused).contains(words), "{}", err(&refused));
    };
    check(&|file| file.puzzles.push(whole.puzzles[0].clone()), "two with this id");
    check(&|file| file.puzzles[0].wrong[0].chance = 0.65, "hardly worse");
    check(&|file| file.puzzles[0].also.push("fly".into()), "fly is not legal");
    check(&|file| file.puzzles[0].theme = "chess".into(), "there is no theme");
    check(&|file| file.puzzles[0].difficulty = 4, "there is no difficulty 4");
    check(&|file| file.puzzles[0].solution = "british: fly\n".into(), "fly");
    check(&|file| file.puzzles[0].wrong.clear(), "no wrong answer");
    check(
        &|file| {
            file.rejected.insert("abcdefg".into());
        },
        "it was rejected",
    );
}

#[test]
fn bad_input_has_a_clear_error() {
    let folder = folder("no-puzzles");
    let path = folder.join("bad.toml").display().to_string();
    let new = folder.join("new.toml").display().to_string();
    fs::write(&path, "puzzle = 3\n").unwrap();
    let game = shelf::shelf().games().next().unwrap().name();
    for (args, code, words) in [
        (vec!["puzzles", "chess", "--out", &path], 2, "chess"),
        (vec!["puzzles", game], 2, "--out"),
        (vec!["puzzles", game, "--check", &path], 1, "no file of puzzles"),
        (vec!["puzzles", game, "--games", "0", "--out", &path], 1, "no file of puzzles"),
        (vec!["puzzles", game, "--games", "0", "--out", &new, "gone.record"], 1, "gone.record"),
    ] {
        let refused = carillon(&args);
        ends(&refused, code);
        assert!(err(&refused).contains(words), "{}", err(&refused));
    }
}
