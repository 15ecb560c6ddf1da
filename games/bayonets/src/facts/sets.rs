//! Sets of spaces, connections, units and cards, a bit each.

use std::marker::PhantomData;

use engine::Array;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Card, Connection, Space, Unit};

/// A thing that goes by a small number.
pub trait Numbered: Copy {
    fn number(self) -> u8;
    fn numbered(number: u8) -> Self;
}

macro_rules! numbered {
    ($($thing:ident),*) => {
        $(impl Numbered for $thing {
            #[inline]
            fn number(self) -> u8 {
                self.0
            }
            #[inline]
            fn numbered(number: u8) -> Self {
                $thing(number)
            }
        })*
    };
}
numbered!(Space, Connection, Unit, Card);

/// Up to 64 things for each of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T, const W: usize> {
    words: [u64; W],
    of: PhantomData<T>,
}

pub type Spaces = Set<Space, 2>;
pub type Connections = Set<Connection, 3>;
pub type Units = Set<Unit, 3>;
pub type Cards = Set<Card, 1>;

impl<T, const W: usize> Default for Set<T, W> {
    fn default() -> Set<T, W> {
        Set::NONE
    }
}

impl<T, const W: usize> Set<T, W> {
    pub const NONE: Set<T, W> = Set { words: [0; W], of: PhantomData };

    fn of(words: [u64; W]) -> Set<T, W> {
        Set { words, of: PhantomData }
    }
}

impl<T: Numbered, const W: usize> Set<T, W> {
    #[inline]
    pub(crate) fn from_words(words: [u64; W]) -> Set<T, W> {
        Set::of(words)
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.words == [0; W]
    }
    #[inline]
    pub fn any(self) -> bool {
        !self.is_empty()
    }
    #[inline]
    pub fn len(self) -> u8 {
        self.words.iter().map(|word| word.count_ones() as u8).sum()
    }
    #[inline]
    fn each(mut self, other: Set<T, W>, join: impl Fn(u64, u64) -> u64) -> Set<T, W> {
        for (word, other) in self.words.iter_mut().zip(other.words) {
            *word = join(*word, other);
        }
        self
    }
    #[must_use]
    #[inline]
    pub fn and(self, other: Set<T, W>) -> Set<T, W> {
        self.each(other, |a, b| a & b)
    }
    #[must_use]
    #[inline]
    pub fn or(self, other: Set<T, W>) -> Set<T, W> {
        self.each(other, |a, b| a | b)
    }
    #[must_use]
    #[inline]
    pub fn minus(self, other: Set<T, W>) -> Set<T, W> {
        self.each(other, |a, b| a & !b)
    }
    #[inline]
    pub fn has(self, thing: T) -> bool {
        let n = thing.number();
        self.words[usize::from(n >> 6)] >> (n & 63) & 1 != 0
    }
    #[inline]
    pub fn insert(&mut self, thing: T) {
        let n = thing.number();
        self.words[usize::from(n >> 6)] |= 1 << (n & 63);
    }
    #[inline]
    pub fn remove(&mut self, thing: T) {
        let n = thing.number();
        self.words[usize::from(n >> 6)] &= !(1 << (n & 63));
    }
    #[inline]
    pub fn set(&mut self, thing: T, to: bool) {
        if to { self.insert(thing) } else { self.remove(thing) }
    }
    #[must_use]
    #[inline]
    pub fn with(mut self, thing: T) -> Set<T, W> {
        self.insert(thing);
        self
    }
    #[must_use]
    #[inline]
    pub fn without(mut self, thing: T) -> Set<T, W> {
        self.remove(thing);
        self
    }
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }
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

impl<T, const W: usize> Serialize for Set<T, W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Array(self.words).serialize(serializer)
    }
}

impl<'de, T, const W: usize> Deserialize<'de> for Set<T, W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T, W>, D::Error> {
        Array::deserialize(deserializer).map(|words| Set::of(words.0))
    }
}

impl<T: Numbered, const W: usize> FromIterator<T> for Set<T, W> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T, W> {
        let mut set = Set::default();
        things.into_iter().for_each(|thing| set.insert(thing));
        set
    }
}

impl<T: Numbered, const W: usize> Extend<T> for Set<T, W> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.insert(thing));
    }
}

impl<T: Numbered, const W: usize> From<T> for Set<T, W> {
    fn from(thing: T) -> Set<T, W> {
        Set::default().with(thing)
    }
}
