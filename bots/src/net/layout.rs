//! The layout of a net's inputs: a list of blocks. Each input in a block is either set or not.

/// Inputs of one kind, which show a count for each of several places. Each place has one input for each
/// step, like the marks of a thermometer. The input of a step is set if the count has reached that step.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    name: &'static str,
    first: u16,
    places: u16,
    steps: &'static [i16],
}

impl Block {
    /// Creates the first block of a layout.
    pub const fn first(name: &'static str, places: usize, steps: &'static [i16]) -> Block {
        Block { name, first: 0, places: places as u16, steps }
    }

    /// Creates the block that follows this one.
    pub const fn then(self, name: &'static str, places: usize, steps: &'static [i16]) -> Block {
        Block { name, first: self.end(), places: places as u16, steps }
    }

    /// Creates a block of flags that follows this one.
    pub const fn then_flags(self, name: &'static str, places: usize) -> Block {
        self.then(name, places, &[1])
    }

    const fn end(self) -> u16 {
        self.first + self.places * self.steps.len() as u16
    }

    /// Returns the block's name.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the number of the block's first input.
    pub const fn start(&self) -> u16 {
        self.first
    }

    /// Returns the number of places.
    pub const fn places(&self) -> u16 {
        self.places
    }

    /// Returns the steps: the counts that have an input in each place.
    pub const fn steps(&self) -> &'static [i16] {
        self.steps
    }

    /// Sets the inputs for a count of `n` in a place.
    #[inline]
    pub fn show(&self, place: usize, n: impl Into<i16>, inputs: &mut Inputs) {
        debug_assert!(place < usize::from(self.places), "{}: no place {place}", self.name);
        let n = n.into();
        let first = self.first + (place * self.steps.len()) as u16;
        for (input, step) in (first..).zip(self.steps) {
            if n < *step {
                break;
            }
            inputs.0.push(input);
        }
    }

    /// Sets the flag of a place.
    #[inline]
    pub fn set(&self, place: usize, inputs: &mut Inputs) {
        debug_assert!(place < usize::from(self.places), "{}: no place {place}", self.name);
        debug_assert_eq!(self.steps.len(), 1, "{} has more than one step", self.name);
        inputs.0.push(self.first + place as u16);
    }
}

/// Returns the number of inputs of a layout.
pub fn size(blocks: &[Block]) -> usize {
    blocks.last().map_or(0, |block| block.end().into())
}

/// Returns a hash of the layout (FNV-1a over names, places and steps). The reader of a net uses the hash to
/// refuse a net that was trained for a different layout.
pub fn layout_hash(blocks: &[Block]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut add = |bytes: &[u8]| {
        for byte in bytes {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    };
    for block in blocks {
        add(block.name.as_bytes());
        add(&[0]);
        add(&block.places.to_le_bytes());
        block.steps.iter().for_each(|step| add(&step.to_le_bytes()));
    }
    hash
}

/// The numbers of the inputs that are set. Each number occurs once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Inputs(Vec<u16>);

impl Inputs {
    /// Unsets all inputs.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns the numbers of the inputs that are set.
    pub fn as_slice(&self) -> &[u16] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Block = Block::first("a", 3, &[1, 2, 5]);
    const B: Block = A.then_flags("b", 4);

    #[test]
    fn a_count_sets_every_step_that_it_has_reached() {
        let mut inputs = Inputs::default();
        A.show(1, 4i16, &mut inputs);
        B.set(3, &mut inputs);
        assert_eq!(inputs.as_slice(), [3, 4, 12]);
        assert_eq!(size(&[A, B]), 13);
    }

    #[test]
    fn another_layout_has_another_hash() {
        let of = |steps| layout_hash(&[Block::first("a", 3, steps)]);
        assert_eq!(of(&[1, 2]), of(&[1, 2]));
        assert_ne!(of(&[1, 2]), of(&[1, 3]));
    }
}
