//! The difference between one message and the next, as a JSON Patch (RFC 6902).
//!
//! Only the [`Outline`] of the previous message is kept: a fingerprint of each part. The outline is much
//! smaller than the message itself. A merge patch (RFC 7386) would not do, since such a patch can't set
//! a value to null.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hasher};
use std::ops::Range;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::parts::{Part, PartRanges, Parted};

/// One step of a patch.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "op", rename_all = "lowercase")]
#[cfg_attr(not(test), expect(dead_code, reason = "a patch is written as text"))]
pub enum Operation {
    /// Adds a value where there is none. In a list, the value goes before the item that is at that place
    /// now.
    Add {
        /// The place where the value is added: a JSON Pointer (RFC 6901).
        path: String,
        /// The value that is added.
        value: Value,
    },
    /// Removes a value.
    Remove {
        /// The place of the value that is removed.
        path: String,
    },
    /// Replaces a value.
    Replace {
        /// The place of the value that is replaced.
        path: String,
        /// The new value.
        value: Value,
    },
}

/// The fingerprints of a message, with which the next message is compared.
#[derive(Debug, PartialEq, Eq)]
pub enum Outline {
    Value(u64),
    List(Box<[u64]>),
    Object {
        /// The names of the parts, in order, each followed by a line feed.
        names: Box<str>,
        parts: Box<[Outline]>,
    },
}

/// A message and its parts, each with its fingerprint.
pub struct Parts<'a> {
    text: &'a str,
    is: Is<'a>,
}

enum Is<'a> {
    Value(u64),
    List(Vec<(u64, &'a str)>),
    /// The fields of an object, in the order of their names.
    Object(Vec<(&'a str, Parts<'a>)>),
}

impl<'a> Parts<'a> {
    /// Returns the parts of a message.
    pub fn of(message: &'a Parted) -> Parts<'a> {
        Parts::at(&message.text, 0..message.text.len(), &message.shape)
    }

    /// Returns the parts of the value at that position in a message. An object with a name that has to be
    /// escaped counts as a single value.
    fn at(message: &'a str, range: Range<usize>, shape: &PartRanges) -> Parts<'a> {
        let text = &message[range];
        let is = match shape {
            PartRanges::List(items) => {
                let items = items.iter().map(|item| &message[item.clone()]);
                Is::List(items.map(|item| (fingerprint(item), item)).collect())
            }
            PartRanges::Object(parts)
                if !parts
                    .iter()
                    .any(|part| message[part.name.clone()].bytes().any(|it| it == b'\\')) =>
            {
                let at = |part: &Part| Parts::at(message, part.value.clone(), &part.shape);
                let named = parts.iter().map(|part| (&message[part.name.clone()], at(part)));
                let mut parts: Vec<_> = named.collect();
                parts.sort_unstable_by_key(|(name, _)| *name);
                Is::Object(parts)
            }
            PartRanges::Whole | PartRanges::Object(_) => Is::Value(fingerprint(text)),
        };
        Parts { text, is }
    }

    /// Returns the outline of the message.
    pub fn outline(&self) -> Outline {
        match &self.is {
            Is::Value(print) => Outline::Value(*print),
            Is::List(items) => Outline::List(items.iter().map(|(print, _)| *print).collect()),
            Is::Object(parts) => Outline::Object {
                names: parts.iter().flat_map(|(name, _)| [name, "\n"]).collect(),
                parts: parts.iter().map(|(_, part)| part.outline()).collect(),
            },
        }
    }

    /// Returns the steps from a message with that outline to this one, each followed by a comma.
    pub fn since(&self, before: &Outline) -> String {
        let mut patch = String::new();
        self.compare(before, &mut String::new(), &mut patch);
        patch
    }

    /// Returns whether the value is certainly unchanged. For an object this is never certain until its parts
    /// are compared.
    fn is_as(&self, before: &Outline) -> bool {
        match (before, &self.is) {
            (Outline::Value(then), Is::Value(now)) => then == now,
            (Outline::List(then), Is::List(now)) => {
                then.iter().eq(now.iter().map(|(print, _)| print))
            }
            _ => false,
        }
    }

    fn compare(&self, before: &Outline, path: &mut String, patch: &mut String) {
        match (before, &self.is) {
            _ if self.is_as(before) => {}
            (Outline::List(then), Is::List(now)) => {
                patch.push_str(&self.other_list(then, now, path));
            }
            (Outline::Object { names, parts }, Is::Object(now)) => {
                compare_objects(names.lines().zip(parts), now, path, patch);
            }
            _ => replace(patch, path, self.text),
        }
    }

    /// Returns the shortest patch for a list: replacing single items, removing and adding items, or
    /// replacing the whole list.
    fn other_list(&self, then: &[u64], now: &[(u64, &str)], path: &str) -> String {
        let mut whole = String::new();
        replace(&mut whole, path, self.text);
        let ways = [items(then, now, path), gone_and_come(then, now, path)];
        ways.into_iter()
            .flatten()
            .fold(whole, |best, way| if way.len() < best.len() { way } else { best })
    }
}

fn fingerprint(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    hasher.finish()
}

/// Compares two objects, whose parts are both sorted by name.
fn compare_objects<'a>(
    then: impl Iterator<Item = (&'a str, &'a Outline)>,
    now: &[(&str, Parts)],
    path: &mut String,
    patch: &mut String,
) {
    let mut then = then.peekable();
    let length = path.len();
    for (name, part) in now {
        while let Some((gone, _)) = then.next_if(|(before, _)| before < name) {
            step_down(path, gone);
            remove(patch, path);
            path.truncate(length);
        }
        let before = then.next_if(|(before, _)| before == name);
        if before.is_some_and(|(_, before)| part.is_as(before)) {
            continue;
        }
        step_down(path, name);
        match before {
            Some((_, before)) => part.compare(before, path, patch),
            None => add(patch, path, part.text),
        }
        path.truncate(length);
    }
    for (gone, _) in then {
        step_down(path, gone);
        remove(patch, path);
        path.truncate(length);
    }
}

/// Returns replacements for the items that differ, in a list of unchanged length.
fn items(then: &[u64], now: &[(u64, &str)], path: &str) -> Option<String> {
    let mut patch = String::new();
    for (n, (before, (print, item))) in then.iter().zip(now).enumerate() {
        if before != print {
            replace(&mut patch, &format!("{path}/{n}"), item);
        }
    }
    (then.len() == now.len()).then_some(patch)
}

/// Returns removals and additions, if the remaining items are in the same order.
fn gone_and_come(then: &[u64], now: &[(u64, &str)], path: &str) -> Option<String> {
    let was: BTreeMap<u64, usize> = then.iter().zip(0..).map(|(print, n)| (*print, n)).collect();
    let stayed: Vec<usize> = now.iter().filter_map(|(print, _)| was.get(print).copied()).collect();
    if was.len() < then.len() || !stayed.is_sorted_by(|one, next| one < next) {
        return None;
    }
    let mut patch = String::new();
    for n in (0..then.len()).rev().filter(|n| stayed.binary_search(n).is_err()) {
        remove(&mut patch, &format!("{path}/{n}"));
    }
    for (n, (_, item)) in now.iter().enumerate().filter(|(_, (print, _))| !was.contains_key(print))
    {
        add(&mut patch, &format!("{path}/{n}"), item);
    }
    Some(patch)
}

/// Appends a name to a pointer. Names with a quotation mark or the like never occur here, since such objects
/// count as one value.
fn step_down(path: &mut String, name: &str) {
    path.push('/');
    for letter in name.chars() {
        match letter {
            '~' => path.push_str("~0"),
            '/' => path.push_str("~1"),
            _ => path.push(letter),
        }
    }
}

fn add(patch: &mut String, path: &str, value: &str) {
    let _ = write!(patch, r#"{{"op":"add","path":"{path}","value":{value}}},"#);
}

fn remove(patch: &mut String, path: &str) {
    let _ = write!(patch, r#"{{"op":"remove","path":"{path}"}},"#);
}

fn replace(patch: &mut String, path: &str, value: &str) {
    let _ = write!(patch, r#"{{"op":"replace","path":"{path}","value":{value}}},"#);
}

/// Returns a value after a patch of these steps; `None` if the steps don't fit the value.
pub fn patched(mut value: Value, steps: &Value) -> Option<Value> {
    for step in steps.as_array()? {
        let (parent, last) = step["path"].as_str()?.rsplit_once('/')?;
        let last = last.replace("~1", "/").replace("~0", "~");
        let part = step.get("value").cloned();
        match (step["op"].as_str()?, value.pointer_mut(parent)?) {
            ("add", Value::Array(list)) => {
                let at = last.parse().ok().filter(|at| *at <= list.len())?;
                list.insert(at, part?);
            }
            ("replace", Value::Array(list)) => *list.get_mut(last.parse::<usize>().ok()?)? = part?,
            ("remove", Value::Array(list)) => {
                drop(list.remove(last.parse().ok().filter(|at| *at < list.len())?));
            }
            ("add", Value::Object(parts)) => drop(parts.insert(last, part?)),
            ("replace", Value::Object(parts)) => *parts.get_mut(&last)? = part?,
            ("remove", Value::Object(parts)) => drop(parts.remove(&last)?),
            _ => return None,
        }
    }
    Some(value)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn patch(before: &Value, after: &Value) -> Value {
        let (before, now) = (Parted::of(before), Parted::of(after));
        assert_eq!(now.text, after.to_string());
        let patch = Parts::of(&now).since(&Parts::of(&before).outline());
        serde_json::from_str(&format!("[{}]", patch.trim_end_matches(','))).unwrap()
    }

    #[test]
    fn a_patch_has_added_removed_and_changed_parts() {
        let before =
            json!({ "a": 1, "gone": 2, "view": { "spaces": { "x": { "n": 1 }, "y/z": null } } });
        let after =
            json!({ "a": 1, "come": [], "view": { "spaces": { "x": { "n": 2 }, "y/z": 0 } } });
        assert_eq!(
            patch(&before, &after),
            json!([
                { "op": "add", "path": "/come", "value": [] },
                { "op": "remove", "path": "/gone" },
                { "op": "replace", "path": "/view/spaces/x", "value": { "n": 2 } },
                { "op": "replace", "path": "/view/spaces/y~1z", "value": 0 },
            ])
        );
        assert_eq!(patch(&after, &after), json!([]));
        assert_eq!(patched(before.clone(), &patch(&before, &after)), Some(after.clone()));
        assert_eq!(patched(after.clone(), &patch(&before, &after)), None);
    }

    #[test]
    fn a_list_is_patched_in_the_shortest_way() {
        let long = |name: &str| format!("{name} is something that takes a while to be told");
        let before = json!({ "list": [long("a"), long("b"), long("c"), long("d")] });
        assert_eq!(
            patch(&before, &json!({ "list": [long("a"), long("c"), long("e"), long("d")] })),
            json!([
                { "op": "remove", "path": "/list/1" },
                { "op": "add", "path": "/list/2", "value": long("e") },
            ])
        );
        assert_eq!(
            patch(&before, &json!({ "list": [long("a"), long("b"), long("e"), long("d")] })),
            json!([{ "op": "replace", "path": "/list/2", "value": long("e") }])
        );
        assert_eq!(
            patch(&before, &json!({ "list": [long("b"), long("d"), long("e")] })),
            json!([
                { "op": "remove", "path": "/list/2" },
                { "op": "remove", "path": "/list/0" },
                { "op": "add", "path": "/list/2", "value": long("e") },
            ])
        );
        // The remaining items are in a different order.
        let turned = json!([long("b"), long("a")]);
        assert_eq!(
            patch(&before, &json!({ "list": turned })),
            json!([{ "op": "replace", "path": "/list", "value": turned }])
        );
    }

    #[test]
    fn a_message_is_split_where_its_parts_end() {
        let odd = json!({ "a\"b": 1, "c": "}],\\\"{", "d": [[], "[\"", { "e": ["]"] }, -1.5, true], "f": {} });
        let other = json!({ "a\"b": 1, "c": "}],\\", "d": [[], "[\"", { "e": ["["] }, -1.5, true], "f": {} });
        let [odd, other] =
            [odd, other].map(|it| json!({ "deep": it, "list": [it, "x"], "plain": 1 }));
        for (before, after) in [(&odd, &other), (&other, &odd)] {
            let steps = patch(before, after);
            assert_eq!(patched(before.clone(), &steps).as_ref(), Some(after), "{steps}");
        }
    }

    #[test]
    fn a_step_is_written_as_its_type_says() {
        let steps = [
            Operation::Add { path: "/b".into(), value: json!(2) },
            Operation::Replace { path: "/c".into(), value: json!(1) },
            Operation::Remove { path: "/z".into() },
        ];
        let told = patch(&json!({ "c": [1, 2], "z": 0 }), &json!({ "b": 2, "c": 1 }));
        assert_eq!(told, json!(steps));
    }
}
