//! Lists every sentence of a game with its gaps filled in.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Arg, GameFacts, Phrase};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use crate::{Lang, Text};

/// A message of a game, or an attribute of a message, and its gaps.
pub struct Sentence {
    pub key: String,
    gaps: Vec<Gap>,
}

struct Gap {
    name: &'static str,
    /// Whether the gap selects between singular and plural.
    number: bool,
}

/// Returns all sentences of a game in one language, in the order of its files.
pub fn sentences(facts: &GameFacts, lang: Lang) -> impl Iterator<Item = Sentence> {
    let files = facts.texts.iter().filter(move |(language, ..)| *language == lang.name());
    files.flat_map(|(_, _, source)| {
        let read = fluent_syntax::parser::parse(*source);
        let messages = read.unwrap_or_else(|(rest, _)| rest).body.into_iter();
        messages.flat_map(|entry| {
            let Entry::Message(message) = entry else { return Vec::new() };
            let key = message.id.name;
            let value = message.value.map(|value| (key.to_string(), value));
            let attributes = message.attributes.into_iter();
            let attributes = attributes.map(|it| (format!("{key}.{}", it.id.name), it.value));
            let parts = value.into_iter().chain(attributes);
            parts.map(|(key, pattern)| Sentence { key, gaps: gaps(&pattern) }).collect()
        })
    })
}

/// Collects the gaps of a pattern, each once. A form of a name (`$space-at`) counts as the gap of the name.
fn gaps(pattern: &Pattern<&'static str>) -> Vec<Gap> {
    fn look(pattern: &Pattern<&'static str>, found: &mut Vec<Gap>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            match expression {
                Expression::Inline(inline) => note(inline, false, found),
                Expression::Select { selector, variants } => {
                    note(selector, true, found);
                    variants.iter().for_each(|variant| look(&variant.value, found));
                }
            }
        }
    }
    fn note(inline: &InlineExpression<&'static str>, number: bool, found: &mut Vec<Gap>) {
        let InlineExpression::VariableReference { id } = inline else { return };
        let form = |name: &'static str| {
            Arg::FORMS.iter().find_map(|form| name.strip_suffix(form)?.strip_suffix('-'))
        };
        let name = form(id.name).unwrap_or(id.name);
        match found.iter_mut().find(|gap| gap.name == name) {
            Some(gap) => gap.number |= number,
            None => found.push(Gap { name, number }),
        }
    }
    let mut found = Vec::new();
    look(pattern, &mut found);
    found
}

impl Sentence {
    /// Returns the sentence with various values in its gaps.
    pub fn said(&self, text: &Text, fillings: &Fillings) -> Vec<String> {
        if let Some(name) = self.key.strip_suffix(".count") {
            return [1, 2, 0].into_iter().filter_map(|n| text.counted(name, n)).collect();
        }
        let fillings: Vec<Vec<Arg>> = self.gaps.iter().map(|gap| fillings.of_gap(gap)).collect();
        let rounds = fillings.iter().map(Vec::len).max().unwrap_or(1);
        let mut all = Vec::new();
        for round in 0..rounds {
            let mut phrase = Phrase::new(self.key.clone());
            for (gap, fillings) in self.gaps.iter().zip(&fillings) {
                phrase = phrase.with(gap.name, fillings[round % fillings.len()].clone());
            }
            let said = text.say(&phrase);
            if !all.contains(&said) {
                all.push(said);
            }
        }
        all
    }
}

/// The names of a game that may fill the gaps of its sentences.
pub struct Fillings {
    keys: Vec<String>,
    /// The names with irregular forms, and the first words of those forms.
    awkward: BTreeMap<String, BTreeSet<String>>,
}

impl Fillings {
    pub fn of(facts: &GameFacts) -> Fillings {
        let text = Text::new(facts, Lang::Fr);
        let (mut keys, mut awkward) = (Vec::new(), BTreeMap::<_, BTreeSet<String>>::new());
        for sentence in sentences(facts, Lang::Fr) {
            match sentence.key.split_once('.') {
                Some((key, form)) if Arg::FORMS.contains(&form) => {
                    let said = text.find(&sentence.key).unwrap_or_default();
                    let word = said.split_whitespace().next().unwrap_or_default();
                    awkward.entry(key.to_string()).or_default().insert(word.to_string());
                }
                Some(_) => {}
                None => keys.push(sentence.key),
            }
        }
        Fillings { keys, awkward }
    }

    /// Returns values for a gap: numbers, or names of the kind after which the gap is named.
    fn of_gap(&self, gap: &Gap) -> Vec<Arg> {
        if gap.number {
            return [1, 2, 0].map(Arg::Number).to_vec();
        }
        let kind = match gap.name {
            "from" | "to" => "space",
            "by" => "card",
            "first" | "second" => "leader",
            "leading" => "side",
            "point" => "ap",
            other => other,
        };
        let named: Vec<&String> = self.keys.iter().filter(|key| is_of(key, kind)).collect();
        let vowel = named
            .iter()
            .find(|key| key[kind.len() + 1..].starts_with(|first| "aeiou".contains(first)));
        // One name for each form: "au Détroit", "aux Illinois", "dans les Pays d'en Haut".
        let mut begun = BTreeSet::new();
        let awkward = named
            .iter()
            .filter(|key| self.awkward.get(**key).is_some_and(|words| begun.insert(words)));
        let chosen: Vec<Arg> = named
            .first()
            .into_iter()
            .chain(vowel)
            .chain(awkward)
            .map(|key| Arg::Name { name: (*key).clone().into() })
            .collect();
        if chosen.is_empty() { vec![Arg::Words(format!("‹{}›", gap.name))] } else { chosen }
    }
}

/// Returns whether the key names a thing of a kind, as `space-albany` does for `space`.
fn is_of(key: &str, kind: &str) -> bool {
    key.strip_prefix(kind).is_some_and(|rest| rest.starts_with('-'))
}
