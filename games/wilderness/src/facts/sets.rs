//! Sets of spaces, units, leaders and cards, a bit each.

use serde::{Deserialize, Serialize};

use super::{Card, Leader, Space, Unit};

/// A set in one machine number.
macro_rules! set {
    ($(#[$doc:meta])* $name:ident of $thing:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub $bits);

        impl $name {
            pub const NONE: $name = $name(0);

            #[inline]
            pub fn has(self, thing: $thing) -> bool {
                self.0 >> thing.0 & 1 != 0
            }
            #[inline]
            pub fn insert(&mut self, thing: $thing) {
                self.0 |= 1 << thing.0;
            }
            #[inline]
            pub fn remove(&mut self, thing: $thing) {
                self.0 &= !(1 << thing.0);
            }
            #[inline]
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }
            #[inline]
            pub fn any(self) -> bool {
                self.0 != 0
            }
            #[inline]
            pub fn len(self) -> u8 {
                self.0.count_ones() as u8
            }
            #[must_use]
            #[inline]
            pub fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
            #[must_use]
            #[inline]
            pub fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }
            #[must_use]
            #[inline]
            pub fn minus(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
            #[must_use]
            #[inline]
            pub fn with(self, thing: $thing) -> $name {
                $name(self.0 | 1 << thing.0)
            }
            #[must_use]
            #[inline]
            pub fn without(self, thing: $thing) -> $name {
                $name(self.0 & !(1 << thing.0))
            }
            #[inline]
            pub fn first(self) -> Option<$thing> {
                (self.0 != 0).then(|| $thing(self.0.trailing_zeros() as u8))
            }
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $thing> {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    if bits == 0 {
                        return None;
                    }
                    let lowest = bits.trailing_zeros() as u8;
                    bits &= bits - 1;
                    Some($thing(lowest))
                })
            }
        }

        impl FromIterator<$thing> for $name {
            fn from_iter<I: IntoIterator<Item = $thing>>(things: I) -> $name {
                let mut set = $name(0);
                things.into_iter().for_each(|thing| set.insert(thing));
                set
            }
        }

        impl From<$thing> for $name {
            fn from(thing: $thing) -> $name {
                $name(1 << thing.0)
            }
        }
    };
}

set!(Units of Unit in u128);
set!(Leaders of Leader in u32);
set!(Cards of Card in u128);

/// Spaces and militia boxes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Spaces(pub [u64; 3]);

impl Spaces {
    pub const NONE: Spaces = Spaces([0; 3]);

    #[inline]
    pub fn has(self, space: Space) -> bool {
        self.0[space.index() >> 6] >> (space.0 & 63) & 1 != 0
    }
    #[inline]
    pub fn insert(&mut self, space: Space) {
        self.0[space.index() >> 6] |= 1 << (space.0 & 63);
    }
    #[inline]
    pub fn remove(&mut self, space: Space) {
        self.0[space.index() >> 6] &= !(1 << (space.0 & 63));
    }
    #[inline]
    pub fn set(&mut self, space: Space, to: bool) {
        if to { self.insert(space) } else { self.remove(space) }
    }
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }
    #[inline]
    pub fn any(self) -> bool {
        !self.is_empty()
    }
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    #[must_use]
    #[inline]
    pub fn and(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
    #[must_use]
    #[inline]
    pub fn or(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
    #[must_use]
    #[inline]
    pub fn minus(self, other: Spaces) -> Spaces {
        Spaces([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }
    #[must_use]
    #[inline]
    pub fn with(mut self, space: Space) -> Spaces {
        self.insert(space);
        self
    }
    #[must_use]
    #[inline]
    pub fn without(mut self, space: Space) -> Spaces {
        self.remove(space);
        self
    }
    #[inline]
    pub fn first(self) -> Option<Space> {
        self.iter().next()
    }
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < 3 {
                if words[at] != 0 {
                    let lowest = words[at].trailing_zeros() as u8;
                    words[at] &= words[at] - 1;
                    return Some(Space(64 * at as u8 + lowest));
                }
                at += 1;
            }
            None
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        let mut set = Spaces::NONE;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl From<Space> for Spaces {
    fn from(space: Space) -> Spaces {
        Spaces::NONE.with(space)
    }
}
