//! Sets of spaces, leaders and cards, a bit each.

use std::marker::PhantomData;

use engine::Side;
use serde::{Deserialize, Serialize};

use super::{CARDS_A_SIDE, Card, Leader, Space};

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
numbered!(Space, Leader, Card);

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

pub type SpaceSet = Set<Space>;
pub type LeaderSet = Set<Leader>;
pub type CardSet = Set<Card>;

impl<T: Numbered> Set<T> {
    #[inline]
    pub fn from_bits(bits: u64) -> Set<T> {
        Set { bits, of: PhantomData }
    }
    #[inline]
    pub fn bits(self) -> u64 {
        self.bits
    }
    #[inline]
    pub fn has(self, thing: T) -> bool {
        self.bits >> thing.number() & 1 != 0
    }
    #[inline]
    pub fn insert(&mut self, thing: T) {
        self.bits |= 1 << thing.number();
    }
    #[inline]
    pub fn remove(&mut self, thing: T) {
        self.bits &= !(1 << thing.number());
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }
    #[inline]
    pub fn len(self) -> u32 {
        self.bits.count_ones()
    }
    #[must_use]
    #[inline]
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & other.bits)
    }
    #[must_use]
    #[inline]
    pub fn or(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits | other.bits)
    }
    #[must_use]
    #[inline]
    pub fn minus(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & !other.bits)
    }
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let lowest = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(T::numbered(lowest))
        })
    }
    /// The one thing in it, if there is just one.
    #[inline]
    pub fn only(self) -> Option<T> {
        (self.len() == 1).then(|| T::numbered(self.bits.trailing_zeros() as u8))
    }
}

impl<T: Numbered> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Set<T> {
        let mut set = Set::from_bits(0);
        things.into_iter().for_each(|thing| set.insert(thing));
        set
    }
}

impl<T: Numbered> From<T> for Set<T> {
    fn from(thing: T) -> Set<T> {
        Set::from_bits(1 << thing.number())
    }
}

impl LeaderSet {
    /// The highest rating among them.
    pub fn best(self) -> Option<u8> {
        self.iter().map(Leader::rating).max()
    }
}

impl CardSet {
    /// All the cards of a side.
    pub fn of(side: Side) -> CardSet {
        let all = (1 << CARDS_A_SIDE) - 1;
        match side {
            Side::British => Set::from_bits(all),
            Side::French => Set::from_bits(all << CARDS_A_SIDE),
        }
    }
}
