//! Sets of spaces, connections, units and cards, a bit each.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

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

/// Up to 192 things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Set<T> {
    words: [u64; 3],
    #[serde(skip)]
    of: PhantomData<T>,
}

pub type Spaces = Set<Space>;
pub type Connections = Set<Connection>;
pub type Units = Set<Unit>;
pub type Cards = Set<Card>;

impl<T> Default for Set<T> {
    fn default() -> Set<T> {
        Set { words: [0; 3], of: PhantomData }
    }
}

impl<T> Set<T> {
    pub const NONE: Set<T> = Set { words: [0; 3], of: PhantomData };

    fn of(words: [u64; 3]) -> Set<T> {
        Set { words, of: PhantomData }
    }
}

impl<T: Numbered> Set<T> {
    #[inline]
    pub(crate) fn from_words(words: [u64; 3]) -> Set<T> {
        Set::of(words)
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.words == [0; 3]
    }
    #[inline]
    pub fn any(self) -> bool {
        !self.is_empty()
    }
    #[inline]
    pub fn len(self) -> u8 {
        self.words.iter().map(|word| word.count_ones() as u8).sum()
    }
    #[must_use]
    #[inline]
    pub fn and(self, other: Set<T>) -> Set<T> {
        let (a, b) = (self.words, other.words);
        Set::of([a[0] & b[0], a[1] & b[1], a[2] & b[2]])
    }
    #[must_use]
    #[inline]
    pub fn or(self, other: Set<T>) -> Set<T> {
        let (a, b) = (self.words, other.words);
        Set::of([a[0] | b[0], a[1] | b[1], a[2] | b[2]])
    }
    #[must_use]
    #[inline]
    pub fn minus(self, other: Set<T>) -> Set<T> {
        let (a, b) = (self.words, other.words);
        Set::of([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2]])
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
    pub fn with(mut self, thing: T) -> Set<T> {
        self.insert(thing);
        self
    }
    #[must_use]
    #[inline]
    pub fn without(mut self, thing: T) -> Set<T> {
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
            while at < 3 {
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

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T> {
        let mut set = Set::default();
        things.into_iter().for_each(|thing| set.insert(thing));
        set
    }
}

impl<T: Numbered> Extend<T> for Set<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, things: I) {
        things.into_iter().for_each(|thing| self.insert(thing));
    }
}

impl<T: Numbered> From<T> for Set<T> {
    fn from(thing: T) -> Set<T> {
        Set::default().with(thing)
    }
}
