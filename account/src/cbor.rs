//! The part of CBOR in which an authenticator writes a public key: a map from small numbers to numbers and
//! bytes (RFC 9052, section 7).

/// A value in a public key: a number, or bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CborItem<'a> {
    Number(i64),
    Bytes(&'a [u8]),
}

/// The entries of a map: labels and values.
pub type Entries<'a> = Vec<(i64, CborItem<'a>)>;

/// Reads a map, and returns its entries and the bytes after it; `None` if the bytes are no map of this
/// form.
pub fn map(bytes: &[u8]) -> Option<(Entries<'_>, &[u8])> {
    const MOST: u64 = 16;
    let (MAP, length, mut rest) = head(bytes)? else { return None };
    if MOST < length {
        return None;
    }
    let mut entries = Vec::new();
    for _ in 0..length {
        let (CborItem::Number(label), after) = value(rest)? else { return None };
        let (value, after) = value(after)?;
        if entries.iter().any(|(known, _)| *known == label) {
            return None;
        }
        entries.push((label, value));
        rest = after;
    }
    Some((entries, rest))
}

const POSITIVE: u8 = 0;
const NEGATIVE: u8 = 1;
const BYTES: u8 = 2;
const MAP: u8 = 5;

fn value(bytes: &[u8]) -> Option<(CborItem<'_>, &[u8])> {
    let (kind, argument, rest) = head(bytes)?;
    match kind {
        POSITIVE => Some((CborItem::Number(i64::try_from(argument).ok()?), rest)),
        NEGATIVE => Some((CborItem::Number(-1 - i64::try_from(argument).ok()?), rest)),
        BYTES => {
            let (bytes, rest) = rest.split_at_checked(usize::try_from(argument).ok()?)?;
            Some((CborItem::Bytes(bytes), rest))
        }
        _ => None,
    }
}

/// Reads the head of a value: its kind, and a number that is the value or its length.
fn head(bytes: &[u8]) -> Option<(u8, u64, &[u8])> {
    let (first, rest) = bytes.split_first()?;
    let (kind, short) = (first >> 5, first & 31);
    let length = match short {
        0..24 => return Some((kind, short.into(), rest)),
        24 => 1,
        25 => 2,
        26 => 4,
        27 => 8,
        _ => return None,
    };
    let (argument, rest) = rest.split_at_checked(length)?;
    let argument = argument.iter().fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte));
    Some((kind, argument, rest))
}

#[test]
fn a_key_is_read_and_nothing_else() {
    let key = [0xa3, 1, 2, 3, 0x26, 0x21, 0x42, 7, 8, 9];
    let (entries, rest) = map(&key).unwrap();
    assert_eq!(
        entries,
        [(1, CborItem::Number(2)), (3, CborItem::Number(-7)), (-2, CborItem::Bytes(&[7, 8]))]
    );
    assert_eq!(rest, [9]);
    // A number, and a length, that do not fit into the first byte of their value.
    assert_eq!(map(&[0xa1, 1, 0x39, 1, 0]).unwrap().0, [(1, CborItem::Number(-257))]);
    for odd in [
        &[][..],
        &[0xa1],
        &[0xa1, 1],
        &[0xa1, 1, 0x42, 7],
        &[0xa1, 1, 0x5b, 255, 255, 255, 255, 255, 255, 255, 255],
        &[0xbf, 1, 2, 0xff],
        &[0x83, 1, 2, 3],
        &[0xa1, 0x41, 1, 2],
        &[0xa2, 1, 2, 1, 2],
        &[0xba, 255, 255, 255, 255],
    ] {
        assert_eq!(map(odd), None, "{odd:?}");
    }
}
