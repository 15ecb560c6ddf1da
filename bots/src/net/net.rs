//! The net: inputs that are set or not, one hidden layer, one output.
//!
//! The value of a hidden unit is the sum of the weights of all inputs that are set, clamped to the range
//! from 0 to 1. The output is a weighted sum of the hidden units; its logistic function is the probability that the
//! French win. Weights are 16-bit integers, and all sums are integer sums.

use std::fmt;

use super::{Block, layout_hash, size};
use crate::exponential::logistic;
use crate::planes;

/// The number of units in the hidden layer.
pub const HIDDEN: usize = 64;
/// The integer that stands for 1.0 in the hidden layer.
pub const ONE: i16 = 512;
/// The integer that stands for 1.0 among the weights of the output.
pub const OUTPUT_ONE: i16 = 1024;

const MAGIC: [u8; 8] = *b"carilnet";
const VERSION: u16 = 2;

/// A trained net.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net {
    layout: u64,
    /// The weights of each input, one for every hidden unit.
    rows: Vec<[i16; HIDDEN]>,
    bias: [i16; HIDDEN],
    output: [i16; HIDDEN],
    /// The bias, in units of `ONE * OUTPUT_ONE`.
    output_bias: i32,
}

impl Net {
    /// Creates a net for a layout that has as many inputs as there are rows.
    pub fn new(
        layout: &[Block],
        rows: Vec<[i16; HIDDEN]>,
        bias: [i16; HIDDEN],
        output: [i16; HIDDEN],
        output_bias: i32,
    ) -> Net {
        assert_eq!(rows.len(), size(layout), "one row for each input");
        Net { layout: layout_hash(layout), rows, bias, output, output_bias }
    }

    /// Returns the probability that the French win when these inputs are set.
    pub fn french_wins(&self, inputs: &[u16]) -> f32 {
        logistic(self.logit(inputs))
    }

    /// Returns the logarithm of the odds that the French win.
    fn logit(&self, inputs: &[u16]) -> f64 {
        let mut hidden = self.bias;
        for input in inputs {
            let row = &self.rows[usize::from(*input)];
            for (sum, weight) in hidden.iter_mut().zip(row) {
                // In trained nets no sum comes near the limit. The saturating addition gives the same value
                // on every machine even for an unusual net.
                *sum = sum.saturating_add(*weight);
            }
        }
        let mut output = self.output_bias;
        for (sum, weight) in hidden.iter().zip(&self.output) {
            output += i32::from((*sum).clamp(0, ONE)) * i32::from(*weight);
        }
        f64::from(output) / (f64::from(ONE) * f64::from(OUTPUT_ONE))
    }

    /// Serialises the net: magic, version, size of the hidden layer, number of inputs, hash of the layout and
    /// the bias of the output, little-endian, then all other weights.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((HIDDEN as u16).to_le_bytes());
        bytes.extend((self.rows.len() as u32).to_le_bytes());
        bytes.extend(self.layout.to_le_bytes());
        bytes.extend(self.output_bias.to_le_bytes());
        let rows = self.rows.iter().chain([&self.bias, &self.output]);
        bytes.extend(planes::write(rows.flatten().copied()));
        bytes
    }

    /// Reads a net that was trained for `layout`.
    pub fn read(bytes: &[u8], layout: &[Block]) -> Result<Net, WrongNet> {
        let mut rest = bytes;
        if take(&mut rest)? != MAGIC {
            return Err(WrongNet::Magic);
        }
        let version = u16::from_le_bytes(take(&mut rest)?);
        if version != VERSION {
            return Err(WrongNet::Version(version));
        }
        let hidden = u16::from_le_bytes(take(&mut rest)?);
        let inputs = u32::from_le_bytes(take(&mut rest)?);
        if usize::from(hidden) != HIDDEN || inputs as usize != size(layout) {
            return Err(WrongNet::Size { hidden, inputs, expected: size(layout) });
        }
        let hash = u64::from_le_bytes(take(&mut rest)?);
        if hash != layout_hash(layout) {
            return Err(WrongNet::Layout);
        }
        let output_bias = i32::from_le_bytes(take(&mut rest)?);
        if rest.len() != (size(layout) + 2) * HIDDEN * size_of::<i16>() {
            return Err(WrongNet::Damaged);
        }
        let mut weights = planes::read(rest);
        let mut row = || std::array::from_fn(|_| weights.next().expect("they have been counted"));
        let rows = (0..inputs).map(|_| row()).collect();
        let (bias, output): ([i16; HIDDEN], [i16; HIDDEN]) = (row(), row());
        let most = output.iter().map(|weight| i64::from(weight.unsigned_abs())).sum::<i64>()
            * i64::from(ONE)
            + i64::from(output_bias.unsigned_abs());
        if i64::from(i32::MAX) < most {
            return Err(WrongNet::Damaged);
        }
        Ok(Net { layout: hash, rows, bias, output, output_bias })
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], WrongNet> {
    let (taken, left) = rest.split_first_chunk().ok_or(WrongNet::Damaged)?;
    *rest = left;
    Ok(*taken)
}

/// The reason why a file can't be read as the net that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the gaps of the messages")]
pub enum WrongNet {
    /// The file has another format.
    Magic,
    /// The file has another version of the format.
    Version(u16),
    /// The net's layers have other sizes.
    Size { hidden: u16, inputs: u32, expected: usize },
    /// The net was trained for other inputs.
    Layout,
    /// The file is too short or too long, or its weights are too large.
    Damaged,
}

impl fmt::Display for WrongNet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            WrongNet::Magic => f.write_str("this is not a net"),
            WrongNet::Version(version) => {
                write!(f, "the net is of version {version}, and this program reads {VERSION}")
            }
            WrongNet::Size { hidden, inputs, expected } => write!(
                f,
                "the net has {inputs} inputs and {hidden} hidden numbers, and the game needs {expected} and {HIDDEN}"
            ),
            WrongNet::Layout => {
                f.write_str("the net was trained for other inputs; train it anew (see `train`)")
            }
            WrongNet::Damaged => f.write_str("the net's file is damaged"),
        }
    }
}

impl std::error::Error for WrongNet {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Inputs;

    const LAYOUT: &[Block] = &[Block::first("a", 2, &[1, 2])];

    fn net() -> Net {
        let rows = (0..4).map(|n| [n * 100 - 150; HIDDEN]).collect();
        Net::new(LAYOUT, rows, [ONE / 2; HIDDEN], [OUTPUT_ONE / 16; HIDDEN], -(1 << 20))
    }

    fn inputs(n: i16) -> Vec<u16> {
        let mut inputs = Inputs::default();
        LAYOUT[0].show(1, n, &mut inputs);
        inputs.as_slice().to_vec()
    }

    #[test]
    fn a_value_matches_a_calculation_by_hand() {
        // Each of the 64 hidden units is 0.5 and has weight 1/16. Together they make 2; the output bias
        // is -2.
        assert_eq!(net().logit(&inputs(0)), 0.0);
        assert_eq!(net().french_wins(&inputs(0)), 0.5);
        // Inputs 2 and 3 add 50 and 150 to 256. The result is 456 of 512; times 64 units with weight 1/16,
        // this is 3.5625.
        assert_eq!(net().logit(&inputs(2)), 1.5625);
    }

    #[test]
    fn a_net_reads_as_it_was_written() {
        assert_eq!(Net::read(&net().write(), LAYOUT), Ok(net()));
    }

    #[test]
    fn a_wrong_file_is_refused() {
        let bytes = net().write();
        let read = |bytes: &[u8]| Net::read(bytes, LAYOUT);
        assert_eq!(read(b"<!doctype html>, and not a net"), Err(WrongNet::Magic));
        assert_eq!(read(&[]), Err(WrongNet::Damaged));
        assert_eq!(read(&bytes[..bytes.len() - 1]), Err(WrongNet::Damaged));
        assert_eq!(read(&[&bytes[..], &[0]].concat()), Err(WrongNet::Damaged));
        let mut other = bytes.clone();
        other[8] = 9;
        assert_eq!(read(&other), Err(WrongNet::Version(9)));
        let more = &[Block::first("a", 3, &[1, 2])];
        let wrong = Net::read(&bytes, more).unwrap_err();
        assert_eq!(wrong, WrongNet::Size { hidden: HIDDEN as u16, inputs: 4, expected: 6 });
        let renamed = &[Block::first("b", 2, &[1, 2])];
        assert_eq!(Net::read(&bytes, renamed), Err(WrongNet::Layout));
        let mut strong = net();
        strong.output = [i16::MAX; HIDDEN];
        strong.output_bias = i32::MAX;
        assert_eq!(read(&strong.write()), Err(WrongNet::Damaged));
    }
}
