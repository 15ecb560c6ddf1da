//! Sets of things identified by small numbers, one bit each.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Array, Id, Notation, NotationWriter};

/// A set of ids below `64 * W`, stored inline.
///
/// ```
/// engine::id! {
///     /// A square of the board.
///     pub struct Square;
/// }
/// type Squares = engine::Set<Square, 1>;
///
/// let corners: Squares = [Square(0), Square(7)].into_iter().collect();
/// assert!(corners.has(Square(7)));
/// assert_eq!(corners.without(Square(0)).first(), Some(Square(7)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T, const W: usize> {
    words: [u64; W],
    of: PhantomData<T>,
}

impl<T, const W: usize> Set<T, W> {
    /// The empty set.
    pub const NONE: Set<T, W> = Set { words: [0; W], of: PhantomData };

    /// Makes a set from a bit for each id, the lowest id first.
    #[inline]
    pub const fn from_words(words: [u64; W]) -> Set<T, W> {
        Set { words, of: PhantomData }
    }

    /// Returns a bit for each id, the lowest id first.
    #[inline]
    pub const fn words(self) -> [u64; W] {
        self.words
    }
}

impl<T: Id, const W: usize> Set<T, W> {
    /// Returns true if the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.words == [0; W]
    }

    /// Returns true if the set is not empty.
    #[inline]
    pub fn any(self) -> bool {
        !self.is_empty()
    }

    /// Returns the number of things in the set.
    #[inline]
    pub fn len(self) -> u8 {
        self.words.iter().map(|word| word.count_ones() as u8).sum()
    }

    /// Returns true if the set contains `thing`.
    #[inline]
    pub fn has(self, thing: T) -> bool {
        let n = thing.number();
        self.words[usize::from(n >> 6)] >> (n & 63) & 1 != 0
    }

    /// Adds a thing.
    #[inline]
    pub fn insert(&mut self, thing: T) {
        let n = thing.number();
        self.words[usize::from(n >> 6)] |= 1 << (n & 63);
    }

    /// Removes a thing.
    #[inline]
    pub fn remove(&mut self, thing: T) {
        let n = thing.number();
        self.words[usize::from(n >> 6)] &= !(1 << (n & 63));
    }

    /// Adds the thing if `to` is true, otherwise removes it.
    #[inline]
    pub fn set(&mut self, thing: T, to: bool) {
        if to { self.insert(thing) } else { self.remove(thing) }
    }

    /// Returns the set with `thing` added.
    #[must_use]
    #[inline]
    pub fn with(mut self, thing: T) -> Set<T, W> {
        self.insert(thing);
        self
    }

    /// Returns the set without `thing`.
    #[must_use]
    #[inline]
    pub fn without(mut self, thing: T) -> Set<T, W> {
        self.remove(thing);
        self
    }

    #[inline]
    fn joined(mut self, other: Set<T, W>, join: impl Fn(u64, u64) -> u64) -> Set<T, W> {
        for (word, other) in self.words.iter_mut().zip(other.words) {
            *word = join(*word, other);
        }
        self
    }

    /// Returns the intersection.
    #[must_use]
    #[inline]
    pub fn and(self, other: Set<T, W>) -> Set<T, W> {
        self.joined(other, |a, b| a & b)
    }

    /// Returns the union.
    #[must_use]
    #[inline]
    pub fn or(self, other: Set<T, W>) -> Set<T, W> {
        self.joined(other, |a, b| a | b)
    }

    /// Returns the things in this set that are not in `other`.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Set<T, W>) -> Set<T, W> {
        self.joined(other, |a, b| a & !b)
    }

    /// Returns the thing with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// Returns the only thing in the set, if there is just one.
    #[inline]
    pub fn only(self) -> Option<T> {
        (self.len() == 1).then(|| self.first()).flatten()
    }

    /// Iterates over the things in the set, the lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut words = self.words;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < W {
                if words[at] != 0 {
                    let lowest = words[at].trailing_zeros() as u8;
                    words[at] &= words[at] - 1;
                    return Some(T::numbered(64 * at as u8 + lowest));
                }
                at += 1;
            }
            None
        })
    }
}

impl<T, const W: usize> Default for Set<T, W> {
    fn default() -> Set<T, W> {
        Set::NONE
    }
}

impl<T, const W: usize> Serialize for Set<T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Array(self.words).serialize(serializer)
    }
}

impl<'de, T, const W: usize> Deserialize<'de> for Set<T, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T, W>, D::Error> {
        Array::deserialize(deserializer).map(|words| Set::from_words(words.0))
    }
}

impl<T: Id, const W: usize> FromIterator<T> for Set<T, W> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T, W> {
        let mut set = Set::NONE;
        set.extend(things);
        set
    }
}

impl<T: Id, const W: usize> Extend<T> for Set<T, W> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.insert(thing));
    }
}

impl<T: Id, const W: usize> From<T> for Set<T, W> {
    fn from(thing: T) -> Set<T, W> {
        Set::NONE.with(thing)
    }
}

/// Writes the values, or `none` for an empty set. A field that is a set may only come at the
/// end of the line.
impl<T: Id + Notation, const N: usize> Notation for Set<T, N> {
    fn write(&self, line: &mut NotationWriter) -> fmt::Result {
        if self.is_empty() {
            return line.word("none");
        }
        self.iter().try_for_each(|it| it.write(line))
    }
    fn read(words: &mut &[&str]) -> Option<Set<T, N>> {
        if let ["none"] = **words {
            *words = &[];
            return Some(Set::NONE);
        }
        let mut set = Set::from(T::read(words)?);
        while !words.is_empty() {
            set.insert(T::read(words)?);
        }
        Some(set)
    }
}

#[cfg(test)]
mod tests {
    crate::id! {
        /// A type of things to put into sets.
        struct Thing;
    }
    type Things = crate::Set<Thing, 3>;

    #[test]
    fn a_set_holds_exactly_its_inserted_members() {
        let mut set = Things::NONE;
        for n in [0, 63, 64, 130, 191] {
            set.insert(Thing(n));
        }
        assert_eq!(set.iter().map(|it| it.0).collect::<Vec<_>>(), [0, 63, 64, 130, 191]);
        assert_eq!(set.len(), 5);
        assert!(!set.has(Thing(65)));
        assert_eq!(set.without(Thing(0)).first(), Some(Thing(63)));
        assert_eq!(Things::from(Thing(64)).only(), Some(Thing(64)));
        assert_eq!(set.only(), None);
    }

    #[test]
    fn sets_are_joined_word_by_word() {
        let a: Things = [Thing(1), Thing(70)].into_iter().collect();
        let b: Things = [Thing(70), Thing(140)].into_iter().collect();
        assert_eq!(a.and(b).only(), Some(Thing(70)));
        assert_eq!(a.or(b).len(), 3);
        assert_eq!(a.minus(b).only(), Some(Thing(1)));
    }

    #[test]
    fn a_set_survives_being_written() {
        let set: Things = [Thing(3), Thing(128)].into_iter().collect();
        let bytes = postcard::to_allocvec(&set).unwrap();
        assert_eq!(postcard::from_bytes::<Things>(&bytes).unwrap(), set);
    }
}
