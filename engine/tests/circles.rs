//! Dependencies point one way in every crate: no module depends on a module that depends on it.
//!
//! The test reads the sources. Two modules under the same parent are compared, each with everything in
//! it. A parent's own file is compared with its children. A crate whose modules form no circle therefore
//! has layers at every level of its tree. A dependency is a path in the source that leads to another
//! file, directly or through re-exports. A re-export by itself is no dependency, nor is a path in a test.
//! Calls of methods and macros are not counted, since a call does not show in which file the method or
//! macro is.
//!
//! The chapters of a rulebook refer to each other, so the files of a game's rules are compared one by one.

#![expect(clippy::disallowed_methods, reason = "a test may read the tree")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The dependencies that close the circles that the design needs: a crate (or `games` for every game), the
/// module that depends on another, and that other module.
///
/// - The parts of a game name its procedures, and a procedure names the game that it is part of.
/// - A game's list of procedures names each of them, and a procedure names the one that it calls.
/// - A house has rooms, and a room asks its house for the store and the services.
const PAIRS: [(&str, &str, &str); 3] = [
    ("engine", "contract::procedure", "contract::rules"),
    ("games", "rules", "frame"),
    ("server", "room::(own file)", "room::house"),
];

/// The name of a module's own file among the module's children.
const OWN: &str = "(own file)";

/// A path from the root of a crate to a module.
type ModulePath = Vec<String>;

/// The parts of a module's source that show what the module depends on.
#[derive(Default)]
struct Module {
    children: BTreeSet<String>,
    /// The names of items at the outermost level of the module.
    items: BTreeSet<String>,
    /// The names of items within braces, such as those that a macro declares.
    inner: BTreeSet<String>,
    imports: Vec<Import>,
    /// Paths outside of imports.
    paths: Vec<Vec<String>>,
    /// The identifiers outside of imports with which a path or an expression begins.
    words: BTreeSet<String>,
}

/// One name of a `use` declaration.
struct Import {
    path: Vec<String>,
    name: String,
    public: bool,
}

/// A dependency that is part of a circle, between two modules under the same parent.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Arrow {
    parent: String,
    text: String,
}

/// The modules of a crate.
#[derive(Default)]
struct Source {
    modules: BTreeMap<ModulePath, Module>,
}

/// Divides a source into identifiers, `::` and single characters, without comments, texts and lifetimes.
fn tokens(source: &str) -> Vec<String> {
    let chars: Vec<char> = source.chars().collect();
    let at = |n: usize| chars.get(n).copied().unwrap_or('\0');
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let mut tokens = Vec::new();
    let mut n = 0;
    while n < chars.len() {
        match (at(n), at(n + 1)) {
            ('/', '/') => n += chars[n..].iter().take_while(|c| **c != '\n').count(),
            ('"', _) => n = after_text(&chars, n),
            ('r', '"' | '#') if raw_text(&chars, n).is_some() => n = raw_text(&chars, n).unwrap(),
            ('\'', '\\') => n += 3 + chars[n + 3..].iter().take_while(|c| **c != '\'').count() + 1,
            ('\'', _) if at(n + 2) == '\'' => n += 3,
            ('\'', _) => n += 1,
            (':', ':') => {
                tokens.push("::".into());
                n += 2;
            }
            (c, _) if word(c) => {
                let end = n + chars[n..].iter().take_while(|c| word(**c)).count();
                tokens.push(chars[n..end].iter().collect());
                n = end;
            }
            (c, _) => {
                if !c.is_whitespace() {
                    tokens.push(c.into());
                }
                n += 1;
            }
        }
    }
    tokens
}

/// Returns the place after a text in quotation marks.
fn after_text(chars: &[char], begin: usize) -> usize {
    let mut n = begin + 1;
    while chars[n] != '"' {
        n += if chars[n] == '\\' { 2 } else { 1 };
    }
    n + 1
}

/// Returns the place after a raw text, if one begins here.
fn raw_text(chars: &[char], begin: usize) -> Option<usize> {
    let hashes = chars[begin + 1..].iter().take_while(|c| **c == '#').count();
    let mut n = begin + 1 + hashes;
    if chars.get(n) != Some(&'"') {
        return None;
    }
    loop {
        n += 1;
        if chars[n] == '"' && chars[n + 1..].iter().take(hashes).all(|c| *c == '#') {
            return Some(n + 1 + hashes);
        }
    }
}

/// Returns the place after the bracket that closes the one at `begin`.
fn after_bracket(tokens: &[String], begin: usize) -> usize {
    let mut depth = 0;
    for (n, token) in tokens.iter().enumerate().skip(begin) {
        match token.as_str() {
            "{" | "[" | "(" => depth += 1,
            "}" | "]" | ")" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return n + 1;
        }
    }
    tokens.len()
}

/// Returns the place after the item that begins here.
fn after_item(tokens: &[String], begin: usize) -> usize {
    let mut n = begin;
    while n < tokens.len() {
        match tokens[n].as_str() {
            ";" => return n + 1,
            "{" => return after_bracket(tokens, n),
            "(" | "[" => n = after_bracket(tokens, n),
            _ => n += 1,
        }
    }
    n
}

/// Appends the names that a tree of imports brings into a module.
fn import(tree: &[String], prefix: &[String], public: bool, imports: &mut Vec<Import>) {
    let mut path = prefix.to_vec();
    let mut n = 0;
    while n < tree.len() {
        match tree[n].as_str() {
            "::" => n += 1,
            "{" => {
                let inside = &tree[n + 1..after_bracket(tree, n) - 1];
                let mut begin = 0;
                let mut depth = 0;
                for (k, token) in inside.iter().enumerate() {
                    match token.as_str() {
                        "{" => depth += 1,
                        "}" => depth -= 1,
                        "," if depth == 0 => {
                            import(&inside[begin..k], &path, public, imports);
                            begin = k + 1;
                        }
                        _ => {}
                    }
                }
                return import(&inside[begin..], &path, public, imports);
            }
            "as" => {
                let name = tree[n + 1].clone();
                return imports.push(Import { path, name, public });
            }
            "self" if !path.is_empty() => n += 1,
            name => {
                path.push(name.into());
                n += 1;
            }
        }
    }
    if let Some(name) = path.last().cloned()
        && !tree.is_empty()
    {
        imports.push(Import { path, name, public });
    }
}

impl Source {
    fn read(src: &Path) -> Source {
        let mut source = Source::default();
        let main = ["lib.rs", "main.rs"].map(|name| src.join(name));
        let main = main.iter().find(|path| path.exists()).expect("a crate has a first file");
        source.add(Vec::new(), &tokens(&fs::read_to_string(main).unwrap()), src);
        source
    }

    /// Adds a module from its tokens, with its children, whose files are in `folder`.
    fn add(&mut self, path: ModulePath, tokens: &[String], folder: &Path) {
        let mut module = Module::default();
        let mut depth = 0;
        let mut n = 0;
        while n < tokens.len() {
            let next = tokens.get(n + 1).map_or("", String::as_str);
            match tokens[n].as_str() {
                "#" if next == "[" => {
                    let end = after_bracket(tokens, n + 1);
                    let attribute = &tokens[n..end];
                    let has = |word: &str| attribute.iter().any(|token| token == word);
                    let for_tests = has("test") && !has("not");
                    n = if for_tests { after_item(tokens, end) } else { end };
                    continue;
                }
                "use" => {
                    let end = after_item_of_imports(tokens, n);
                    let public = 0 < n && ["pub", ")"].contains(&tokens[n - 1].as_str());
                    import(&tokens[n + 1..end - 1], &[], public, &mut module.imports);
                    n = end;
                    continue;
                }
                "mod" if tokens.get(n + 2).is_some_and(|token| token == "{") => {
                    let end = after_bracket(tokens, n + 2);
                    let child = [path.clone(), vec![next.into()]].concat();
                    self.add(child, &tokens[n + 3..end - 1], &folder.join(next));
                    module.children.insert(next.into());
                    n = end;
                    continue;
                }
                "mod" if tokens.get(n + 2).is_some_and(|token| token == ";") => {
                    let files =
                        [folder.join(format!("{next}.rs")), folder.join(next).join("mod.rs")];
                    let file = files.iter().find(|file| file.exists()).expect("a module's file");
                    let child = [path.clone(), vec![next.into()]].concat();
                    let text = fs::read_to_string(file).unwrap();
                    self.add(child, &self::tokens(&text), &folder.join(next));
                    module.children.insert(next.into());
                    n += 3;
                    continue;
                }
                "struct" | "enum" | "trait" | "fn" | "const" | "static" | "type" | "union" => {
                    let items = if depth == 0 { &mut module.items } else { &mut module.inner };
                    items.insert(next.into());
                }
                "macro_rules" => {
                    module.items.insert(tokens[n + 2].clone());
                }
                "{" => depth += 1,
                "}" => depth -= 1,
                word if is_name(word) => {
                    let begins = n == 0 || !["::", "."].contains(&tokens[n - 1].as_str());
                    if begins {
                        module.words.insert(word.into());
                    }
                    if begins && next == "::" {
                        let mut names = vec![word.to_string()];
                        while tokens[n + 1] == "::" && is_name(&tokens[n + 2]) {
                            names.push(tokens[n + 2].clone());
                            n += 2;
                        }
                        module.paths.push(names);
                    }
                }
                _ => {}
            }
            n += 1;
        }
        self.modules.insert(path, module);
    }

    /// Returns the module that defines the first item that a path in the module `from` names, and on
    /// whose file `from` therefore depends. `None` for a path that leads out of the crate.
    fn resolve(&self, from: &ModulePath, path: &[String], depth: u32) -> Option<ModulePath> {
        if depth == 0 {
            return None;
        }
        let mut place = from.clone();
        let mut rest = path;
        match rest.first()?.as_str() {
            "crate" => {
                place.clear();
                rest = &rest[1..];
            }
            "self" => rest = &rest[1..],
            _ => {
                while rest.first().is_some_and(|name| name == "super") {
                    place.pop();
                    rest = &rest[1..];
                }
            }
        }
        while let Some((name, after)) = rest.split_first() {
            let module = &self.modules[&place];
            if name == "*" || (after.is_empty() && module.items.contains(name)) {
                return Some(place);
            }
            if module.children.contains(name) {
                place.push(name.clone());
                rest = after;
                continue;
            }
            if module.items.contains(name) {
                return Some(place);
            }
            let imported = |import: &&Import| import.name == *name && import.path != path;
            if let Some(import) = module.imports.iter().find(imported) {
                return self.resolve(&place, &[&import.path, after].concat(), depth - 1);
            }
            let all = module.imports.iter().filter(|import| import.name == "*");
            let mut through = all.filter_map(|import| {
                let target = self.resolve(&place, &import.path, depth - 1)?;
                (target != place).then(|| self.resolve(&target, rest, depth - 1))?
            });
            if let Some(found) = through.next_back() {
                return Some(found);
            }
            return module.inner.contains(name).then_some(place);
        }
        Some(place)
    }

    /// Returns the dependencies between modules: the module that depends, the module that it
    /// depends on, and the path in the source that shows it.
    fn dependencies(&self) -> Vec<(&ModulePath, ModulePath, String)> {
        let mut found = Vec::new();
        for (from, module) in &self.modules {
            let imports = module.imports.iter();
            let used =
                imports.filter(|import| !import.public || module.words.contains(&import.name));
            let paths = module.paths.iter().filter(|path| {
                ["crate", "self", "super"].contains(&path[0].as_str())
                    || module.children.contains(&path[0])
            });
            for path in used.map(|import| &import.path).chain(paths) {
                if let Some(to) = self.resolve(from, path, 12)
                    && to != *from
                {
                    found.push((from, to, path.join("::")));
                }
            }
        }
        found
    }

    /// Returns the dependencies that are part of a circle.
    fn circles(&self, house: &str) -> BTreeSet<Arrow> {
        let dependencies = self.dependencies();
        let mut circles = BTreeSet::new();
        for parent in self.modules.keys() {
            let chapters = house.starts_with("games/") && *parent == ["rules"];
            if house.starts_with("games/") && parent.len() > 1 && parent[0] == "rules" {
                continue;
            }
            let child = |module: &ModulePath| -> Option<String> {
                let below = module.strip_prefix(&parent[..])?;
                match below.first() {
                    None => Some(OWN.into()),
                    Some(_) if chapters => Some(below.join("::")),
                    Some(child) => Some(child.clone()),
                }
            };
            let mut arrows: BTreeMap<(String, String), BTreeSet<&str>> = BTreeMap::new();
            for (from, to, path) in &dependencies {
                if let (Some(a), Some(b)) = (child(from), child(to))
                    && a != b
                    && !closes_a_pair(house, parent, &a, &b)
                {
                    arrows.entry((a, b)).or_default().insert(path);
                }
            }
            let reaches = |from: &str, to: &str| {
                let mut seen = BTreeSet::from([from.to_string()]);
                let mut open = vec![from.to_string()];
                while let Some(place) = open.pop() {
                    let next = arrows.keys().filter(|(a, _)| *a == place).map(|(_, b)| b);
                    open.extend(next.filter(|b| seen.insert((*b).clone())).cloned());
                }
                seen.contains(to)
            };
            let parent = [&[house.to_string()], &parent[..]].concat().join("::");
            for ((a, b), paths) in &arrows {
                if reaches(b, a) {
                    let paths: Vec<&str> = paths.iter().copied().collect();
                    circles.insert(Arrow {
                        parent: parent.clone(),
                        text: format!("{a} -> {b} ({})", paths.join(", ")),
                    });
                }
            }
        }
        circles
    }
}

/// Returns the place after a `use` declaration, which ends with a semicolon and not with a
/// closing brace.
fn after_item_of_imports(tokens: &[String], begin: usize) -> usize {
    begin + tokens[begin..].iter().take_while(|token| *token != ";").count() + 1
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Returns true if this dependency closes a circle that the design needs.
fn closes_a_pair(house: &str, parent: &ModulePath, from: &str, to: &str) -> bool {
    let name = |child: &str| [&parent[..], &[child.to_string()]].concat().join("::");
    let closes = |(of, a, b): &(&str, &str, &str)| {
        house.starts_with(of) && name(from) == *a && name(to) == *b
    };
    PAIRS.iter().any(closes)
}

/// Returns the folders of all crates, as paths from the root of the tree.
fn houses() -> Vec<String> {
    let root = root();
    let mut houses = Vec::new();
    for folder in ["", "games"] {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let path = entry.unwrap().path();
            if path.join("Cargo.toml").exists() && path.join("src").exists() {
                let house = path.strip_prefix(&root).unwrap();
                houses.push(house.to_str().unwrap().to_string());
            }
        }
    }
    houses.sort();
    houses
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn no_module_depends_on_a_module_that_depends_on_it() {
    let houses = houses();
    assert!(15 < houses.len(), "the crates are there: {houses:?}");
    let mut circles = BTreeSet::new();
    for house in &houses {
        let source = Source::read(&root().join(house).join("src"));
        circles.extend(source.circles(house));
    }
    let circles: Vec<String> =
        circles.iter().map(|arrow| format!("{}: {}", arrow.parent, arrow.text)).collect();
    assert!(circles.is_empty(), "{} arrows in circles:\n{}", circles.len(), circles.join("\n"));
}
