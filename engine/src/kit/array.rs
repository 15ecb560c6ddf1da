//! A flat array of any length that can be serialised.

use std::fmt;
use std::ops::{Deref, DerefMut};

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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
    /// Returns one bit for each place, which is set if the place holds `wanted`; each word has
    /// the bits of 64 places.
    #[inline]
    pub fn find<const W: usize>(&self, wanted: T) -> [u64; W] {
        const { assert!(16 <= N && N <= 64 * W) };
        let wanted = wanted.into();
        let there = |sixteen: &[T; 16]| find_in_sixteen(sixteen.map(u8::from), wanted);
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

/// Returns a bit for each of sixteen bytes that equals `wanted`.
#[cfg(not(target_arch = "wasm32"))]
#[inline]
fn find_in_sixteen(bytes: [u8; 16], wanted: u8) -> u64 {
    use wide::u8x16;
    u64::from(u8x16::new(bytes).simd_eq(u8x16::splat(wanted)).to_bitmask())
}

#[cfg(target_arch = "wasm32")]
use find_in_words as find_in_sixteen;

/// Returns a bit for each of sixteen bytes that equals `wanted`, for a machine without vectors, in two words of eight bytes.
#[cfg(any(test, target_arch = "wasm32"))]
#[inline]
fn find_in_words(bytes: [u8; 16], wanted: u8) -> u64 {
    const LOW: u64 = u64::from_le_bytes([0x7f; 8]);
    let find = |word: u64| {
        let differences = word ^ u64::from_le_bytes([wanted; 8]);
        // The highest bit of each byte says whether the byte is zero.
        let equal = !(((differences & LOW) + LOW) | differences | LOW);
        // The product moves these eight bits into the highest byte.
        (equal >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
    };
    let both = u128::from_le_bytes(bytes);
    find(both as u64) | find((both >> 64) as u64) << 8
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
    use super::{Array, find_in_sixteen, find_in_words};

    #[test]
    fn words_find_the_same_places_as_vectors() {
        let mut bytes = [0u8; 16];
        for n in 0..100_000usize {
            bytes[n % 16] = (n.wrapping_mul(2_654_435_761) >> 13) as u8;
            for wanted in [0, 1, 127, 128, 255, bytes[n % 7]] {
                assert_eq!(
                    find_in_words(bytes, wanted),
                    find_in_sixteen(bytes, wanted),
                    "{wanted} in {bytes:?}"
                );
            }
        }
    }

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
