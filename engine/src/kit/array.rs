//! A flat array of any length that can be serialised.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wide::u8x16;

/// An array `[T; N]` that can be serialised at any length.
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

impl<T, const N: usize> AsRef<[T]> for Array<T, N> {
    #[inline]
    fn as_ref(&self) -> &[T] {
        &self.0
    }
}

impl<T, const N: usize> AsMut<[T]> for Array<T, N> {
    #[inline]
    fn as_mut(&mut self) -> &mut [T] {
        &mut self.0
    }
}

impl<T: Copy, const N: usize> Array<T, N>
where
    u8: From<T>,
{
    /// Returns a bit for each place that holds `wanted`, 64 places to a word.
    #[inline]
    pub fn find<const W: usize>(&self, wanted: T) -> [u64; W] {
        const { assert!(16 <= N && N <= 64 * W) };
        let wanted = u8x16::splat(wanted.into());
        let there = |sixteen: &[T; 16]| {
            u64::from(u8x16::new(sixteen.map(u8::from)).simd_eq(wanted).to_bitmask())
        };
        let mut found = [0; W];
        let (sixteens, rest) = self.as_chunks();
        for (n, sixteen) in sixteens.iter().enumerate() {
            found[n / 4] |= there(sixteen) << (16 * (n % 4));
        }
        // The last chunk of sixteen may overlap the previous chunk.
        if let Some(last) = self.last_chunk()
            && !rest.is_empty()
        {
            let n = sixteens.len();
            found[n / 4] |= (there(last) >> (16 - rest.len())) << (16 * (n % 4));
        }
        found
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

#[cfg(test)]
mod tests {
    use super::Array;

    #[test]
    fn a_value_is_found_at_any_place() {
        fn everywhere<const N: usize, const W: usize>() {
            for n in 0..N {
                let mut array = Array([7u8; N]);
                array[n] = 200;
                let mut alone = [0u64; W];
                alone[n / 64] = 1 << (n % 64);
                assert_eq!(array.find(200), alone, "at {n} of {N}");
                let all: u32 = array.find::<W>(7).iter().map(|word| word.count_ones()).sum();
                assert_eq!(all as usize, N - 1, "the others of {N}");
            }
        }
        everywhere::<16, 1>();
        everywhere::<24, 1>();
        everywhere::<128, 2>();
        everywhere::<143, 3>();
    }
}
