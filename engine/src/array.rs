//! A flat array of any length that can be written and read.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// `[T; N]` that serialises whatever its length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Array<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for Array<T, N> {
    fn default() -> Self {
        Array([T::default(); N])
    }
}

impl<T, const N: usize> Deref for Array<T, N> {
    type Target = [T; N];
    #[inline]
    fn deref(&self) -> &[T; N] {
        &self.0
    }
}

impl<T, const N: usize> DerefMut for Array<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

impl<T: Serialize, const N: usize> Serialize for Array<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(N)?;
        for item in &self.0 {
            tuple.serialize_element(item)?;
        }
        tuple.end()
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Array<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Items<T, const N: usize>(std::marker::PhantomData<T>);
        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for Items<T, N> {
            type Value = Array<T, N>;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "{N} items")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut array = Array([T::default(); N]);
                for (n, place) in array.0.iter_mut().enumerate() {
                    *place =
                        seq.next_element()?.ok_or_else(|| A::Error::invalid_length(n, &self))?;
                }
                Ok(array)
            }
        }
        deserializer.deserialize_tuple(N, Items(std::marker::PhantomData))
    }
}
