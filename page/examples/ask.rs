//! The page's program, run natively: reads questions from standard input, one on each line, and answers
//! them.

#![expect(clippy::disallowed_methods, reason = "an example may read its input")]

use std::io::{BufRead, Write, stdin, stdout};

fn main() {
    let mut program = page::PageProgram::new(shelf::shelf());
    for question in stdin().lock().lines().map_while(Result::ok) {
        let answer = program.ask(&question, &|_, _| ());
        if writeln!(stdout().lock(), "{answer}").is_err() {
            return;
        }
    }
}
