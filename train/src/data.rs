//! Positions from games, with the results of the games.

use std::fs;
use std::io;
use std::ops::Range;
use std::path::Path;

/// Positions from many games, in the order of the games.
pub struct Data {
    /// The hash of the layout of the inputs.
    pub layout: u64,
    pub positions: Vec<Sample>,
    inputs: Vec<u16>,
}

/// One position, with the result of its game.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The number of the position's game. All positions of one game have the same result.
    pub game: u32,
    /// 1 if the French won, 0 if the British won, and one half in a draw.
    pub result: f32,
    /// The lead of the French at the end of the game.
    pub margin: f32,
    /// The probability that the French win according to the hand-written evaluation.
    pub judged: f32,
    inputs: Range<usize>,
}

impl Data {
    pub fn new(layout: u64) -> Data {
        Data { layout, positions: Vec::new(), inputs: Vec::new() }
    }

    pub fn add(&mut self, game: u32, result: f32, margin: f32, judged: f32, inputs: &[u16]) {
        let from = self.inputs.len();
        self.inputs.extend_from_slice(inputs);
        let inputs = from..self.inputs.len();
        self.positions.push(Sample { game, result, margin, judged, inputs });
    }

    /// Appends the games of `other`.
    pub fn append(&mut self, other: Data) {
        assert_eq!(self.layout, other.layout, "these are inputs of one layout");
        let first = self.positions.last().map_or(0, |last| last.game + 1);
        for it in &other.positions {
            self.add(first + it.game, it.result, it.margin, it.judged, other.inputs(it));
        }
    }

    /// Returns the numbers of the inputs that are set in a position.
    pub fn inputs(&self, position: &Sample) -> &[u16] {
        &self.inputs[position.inputs.clone()]
    }

    /// Returns the positions of every `nth` game, which are kept for testing, and after them the
    /// positions of all other games.
    pub fn split(&self, nth: u32) -> (Vec<&Sample>, Vec<&Sample>) {
        self.positions.iter().partition(|position| position.game.is_multiple_of(nth))
    }

    /// Returns the mean number of inputs that are set in a position.
    pub fn density(&self) -> f64 {
        self.inputs.len() as f64 / self.positions.len().max(1) as f64
    }

    pub fn write(&self, path: &Path) -> io::Result<()> {
        let mut bytes = Vec::with_capacity(16 + self.positions.len() * 18 + self.inputs.len() * 2);
        bytes.extend(self.layout.to_le_bytes());
        bytes.extend((self.positions.len() as u64).to_le_bytes());
        for position in &self.positions {
            bytes.extend(position.game.to_le_bytes());
            for number in [position.result, position.margin, position.judged] {
                bytes.extend(number.to_le_bytes());
            }
            bytes.extend((position.inputs.len() as u16).to_le_bytes());
            let inputs = self.inputs(position);
            bytes.extend(inputs.iter().flat_map(|input| input.to_le_bytes()));
        }
        fs::write(path, bytes)
    }

    pub fn read(path: &Path) -> io::Result<Data> {
        let bytes = fs::read(path)?;
        let mut rest = &bytes[..];
        let short = || io::Error::new(io::ErrorKind::UnexpectedEof, "the file ends too early");
        Data::parse(&mut rest).ok_or_else(short)
    }

    fn parse(rest: &mut &[u8]) -> Option<Data> {
        let mut data = Data::new(u64::from_le_bytes(take(rest)?));
        let positions = u64::from_le_bytes(take(rest)?);
        let mut inputs = Vec::new();
        for _ in 0..positions {
            let game = u32::from_le_bytes(take(rest)?);
            let result = f32::from_le_bytes(take(rest)?);
            let margin = f32::from_le_bytes(take(rest)?);
            let judged = f32::from_le_bytes(take(rest)?);
            inputs.clear();
            for _ in 0..u16::from_le_bytes(take(rest)?) {
                inputs.push(u16::from_le_bytes(take(rest)?));
            }
            data.add(game, result, margin, judged, &inputs);
        }
        Some(data)
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, left) = rest.split_first_chunk()?;
    *rest = left;
    Some(*taken)
}
