//! The linker: makes one script of many modules, in the order of their dependencies, and one style sheet of many, in the
//! order of the page. Over a slow connection, the number of requests matters more than their size.
//!
//! A module becomes a function that is called once; the function returns its exports:
//! ```js
//! const $kit_dom_js = (() => {
//! …
//! return { byId, h, put };
//! })();
//! ```
//! The linker parses nothing: the page's modules import and export on single lines of a few forms, and any other
//! line that begins like an import or an export is refused. Modules must not import each other in a circle.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The module that begins every page.
const MAIN: &str = "main.js";

/// The modules that several pages need, as one script that exports them. A browser that goes from one page to the
/// next loads the script once.
pub struct Shared {
    pub script: String,
    /// The modules, with their exports.
    modules: BTreeMap<String, Vec<String>>,
}

/// Returns the modules that all of the given modules import, directly or through others. `main.js` is not among them, since
/// it opens another module on each page.
pub fn shared<'a>(firsts: &[&str], text: impl Fn(&str) -> &'a str + Copy) -> Shared {
    let all = firsts.iter().map(|first| {
        let mut linker = Linker::new(text, BTreeMap::new());
        linker.add(first);
        linker.done.into_keys().collect::<BTreeSet<_>>()
    });
    let common = all.reduce(|all, one| &all & &one).unwrap_or_default();
    let mut linker = Linker::new(text, BTreeMap::new());
    // Whatever a common module imports is common, too.
    common.iter().for_each(|module| linker.add(module));
    let Linker { done: modules, mut script, .. } = linker;
    writeln!(script, "export {{ {} }};", names(&modules)).expect("a string takes what is written");
    Shared { script, modules }
}

/// A part of a page: a module that the page imports on demand, with the modules that only this module needs, as a script of
/// its own.
pub struct LinkedPart<'a> {
    /// The module.
    pub first: &'a str,
    /// The file name of the part's script.
    pub path: &'a str,
}

/// The script of a page, and the script of its part.
pub struct PartedScript {
    pub script: String,
    pub part: String,
}

/// Returns one module, to be placed beside `main.js`, that consists of `main.js`, the module that `main.js` opens, and
/// all modules that these import. Modules of `shared`, if there are any, are imported from its script at the given path.
pub fn script<'a>(
    first: &str,
    shared: Option<(&Shared, &str)>,
    text: impl Fn(&str) -> &'a str,
) -> String {
    page_of(first, shared, None, text).script
}

/// Returns the script of a page as [`script`] does, and the script of the page's part. The part imports the modules that it
/// shares with the page from the page's script, at the path `path`, so that each module exists once.
pub fn parted<'a>(
    first: &str,
    path: &str,
    shared: (&Shared, &str),
    part: &LinkedPart<'_>,
    text: impl Fn(&str) -> &'a str + Copy,
) -> PartedScript {
    let Linker { done: modules, mut script, .. } = page_of(first, Some(shared), Some(part), text);
    let known: Vec<&String> = modules.keys().collect();
    let mut linker = Linker::new(text, modules.clone());
    linker.add(part.first);
    let names_in = |of: &dyn Fn(&str) -> bool| -> Vec<String> {
        let needed =
            |module: &&&String| linker.script.contains(&format!(" = {};", name_of(module)));
        let chosen = known.iter().filter(needed).filter(|module| of(module));
        chosen.map(|module| name_of(module)).collect()
    };
    let is_shared = |module: &str| shared.0.modules.contains_key(module);
    let (from_shared, from_page) =
        (names_in(&is_shared), names_in(&|module: &str| !is_shared(module)));
    let exports = linker.done[part.first].join(", ");
    let part = format!(
        "import {{ {} }} from \"./{}\";\nimport {{ {} }} from \"./{path}\";\n{}export const {{ {exports} }} = {};\n",
        from_shared.join(", "),
        shared.1,
        from_page.join(", "),
        linker.script,
        name_of(part.first),
    );
    writeln!(script, "export {{ {} }};", from_page.join(", "))
        .expect("a string takes what is written");
    PartedScript { script, part }
}

fn page_of<'a, T: Fn(&str) -> &'a str>(
    first: &str,
    shared: Option<(&Shared, &str)>,
    part: Option<&LinkedPart<'_>>,
    text: T,
) -> Linker<T> {
    let modules = shared.map(|(shared, _)| shared.modules.clone()).unwrap_or_default();
    let mut linker = Linker::new(text, modules);
    linker.part = part.map(|part| (part.first.into(), part.path.into()));
    if let Some((shared, path)) = shared {
        linker.script = format!("import {{ {} }} from \"./{path}\";\n", names(&shared.modules));
    }
    linker.add(first);
    linker.add(MAIN);
    linker
}

/// Returns a module with all the modules that it imports, as one module.
pub fn module<'a>(first: &str, text: impl Fn(&str) -> &'a str) -> String {
    let mut linker = Linker::new(text, BTreeMap::new());
    linker.add(first);
    linker.script
}

/// Returns the names that modules have in a script.
fn names(modules: &BTreeMap<String, Vec<String>>) -> String {
    modules.keys().map(|module| name_of(module)).collect::<Vec<_>>().join(", ")
}

/// Returns the style sheets of a page as one.
pub fn sheet<'a>(page: &str, text: impl Fn(&str) -> &'a str) -> String {
    sheets(page).map(|path| format!("/* {path} */\n{}", one_up(text(path)))).collect()
}

/// Returns a style sheet in the form for a sheet in the folder above: its addresses are changed to fit that folder.
pub fn one_up(sheet: &str) -> String {
    sheet.replace("url(\"../", "url(\"")
}

/// Returns a page with one script and one style sheet instead of many. The browser loads the modules of `shared` at once,
/// without waiting for the script that imports them.
pub fn page(page: &str, script: &str, shared: Option<&str>, sheet: &str) -> String {
    let mut link = format!("  <link rel=\"stylesheet\" href=\"/web/{sheet}\">\n");
    if let Some(shared) = shared {
        writeln!(link, "  <link rel=\"modulepreload\" href=\"/web/{shared}\">")
            .expect("a string takes what is written");
    }
    let mut short = String::new();
    for line in page.split_inclusive('\n') {
        match sheets(line).next() {
            Some(_) => short.push_str(&std::mem::take(&mut link)),
            None => short.push_str(line),
        }
    }
    short.replacen(&format!("/web/{MAIN}"), &format!("/web/{script}"), 1)
}

/// Returns the style sheets that a page names, each on its own line.
fn sheets(page: &str) -> impl Iterator<Item = &str> {
    page.lines().filter_map(|line| {
        let path = line.trim().strip_prefix("<link rel=\"stylesheet\" href=\"/web/")?;
        path.split('"').next()
    })
}

struct Linker<T> {
    text: T,
    /// The modules that are in the script, with their exports.
    done: BTreeMap<String, Vec<String>>,
    under_way: Vec<String>,
    /// The module of the page's part, with the file name of its script.
    part: Option<(String, String)>,
    script: String,
}

impl<'a, T: Fn(&str) -> &'a str> Linker<T> {
    /// `done` are the modules that another script has.
    fn new(text: T, done: BTreeMap<String, Vec<String>>) -> Self {
        Self { text, done, under_way: Vec::new(), part: None, script: String::new() }
    }

    /// Writes a module after the modules that it imports.
    fn add(&mut self, module: &str) {
        if self.done.contains_key(module) {
            return;
        }
        assert!(!self.under_way.iter().any(|one| one == module), "{module} imports itself");
        self.under_way.push(module.into());
        let source = (self.text)(module);
        assert!(!source.is_empty(), "{module} is imported and not there");
        let mut exports = Vec::new();
        let body: String =
            source.lines().map(|line| self.line(module, line, &mut exports) + "\n").collect();
        let name = name_of(module);
        writeln!(
            self.script,
            "const {name} = (() => {{\n{body}return {{ {} }};\n}})();",
            exports.join(", ")
        )
        .expect("a string takes what is written");
        self.under_way.pop();
        self.done.insert(module.into(), exports);
    }

    /// Returns a line of a module in its form for the script.
    fn line(&mut self, module: &str, line: &str, exports: &mut Vec<String>) -> String {
        if line.starts_with("import ") {
            return self.import(module, line, "import ").unwrap_or_else(|| refuse(module, line)).1;
        }
        let Some(said) = line.strip_prefix("export ") else { return self.within(module, line) };
        if said == "{};" {
            return String::new();
        }
        if said.starts_with('{') {
            let (names, line) =
                self.import(module, line, "export ").unwrap_or_else(|| refuse(module, line));
            exports.extend(names);
            return line;
        }
        let form = ["const ", "function ", "async function ", "class "];
        let name: &str = form
            .iter()
            .find_map(|form| said.strip_prefix(form))
            .and_then(|rest| rest.split(|sign: char| !is_of_name(sign)).next())
            .filter(|name| !name.is_empty())
            .unwrap_or_else(|| refuse(module, line));
        exports.push(name.into());
        self.within(module, said)
    }

    /// `import { a, b as c } from "./x.js";`, or the same with `export`. Returns the imported names, and the line for the script.
    fn import(&mut self, module: &str, line: &str, word: &str) -> Option<(Vec<String>, String)> {
        let (list, rest) = line.strip_prefix(word)?.strip_prefix('{')?.split_once("} from \"")?;
        let from = beside(module, rest.strip_suffix("\";")?);
        self.add(&from);
        let known = &self.done[&from];
        let mut names = Vec::new();
        for one in list.split(',').map(str::trim).filter(|one| !one.is_empty()) {
            let (theirs, ours) = one.split_once(" as ").unwrap_or((one, one));
            assert!(
                known.iter().any(|name| name == theirs),
                "{module} imports {theirs}, which {from} has not"
            );
            names.push(ours.to_string());
        }
        let brought = list.trim().replace(" as ", ": ");
        Some((names, format!("const {{ {brought} }} = {};", name_of(&from))))
    }

    /// Rewrites the module references inside a line: `import.meta.url`, and a module that is imported on demand.
    fn within(&self, module: &str, line: &str) -> String {
        let here = format!("new URL(\"./{module}\", import.meta.url)");
        let line = line.replace("import.meta.url", &here);
        let Some((before, rest)) = line.split_once("await import(\"") else { return line };
        let Some((path, after)) = rest.split_once("\")") else { refuse(module, &line) };
        let from = beside(module, path);
        if self.done.contains_key(&from) {
            return format!("{before}{}{after}", name_of(&from));
        }
        let from = match &self.part {
            Some((first, path)) if *first == from => path,
            _ => &from,
        };
        format!("{before}await import(\"./{from}\"){after}")
    }
}

fn refuse(module: &str, line: &str) -> ! {
    panic!("{module} can't be linked: {line:?}")
}

/// Returns the name that a module has in the script.
fn name_of(module: &str) -> String {
    format!("${}", module.replace(|sign| !is_of_name(sign), "_"))
}

fn is_of_name(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_' || sign == '$'
}

/// Resolves a path relative to a module: `../kit/dom.js` in `map/zoom.js` is `kit/dom.js`.
fn beside(module: &str, import: &str) -> String {
    let mut path: Vec<&str> = module.split('/').collect();
    path.pop();
    for part in import.split('/') {
        match part {
            "." => {}
            ".." => drop(path.pop()),
            part => path.push(part),
        }
    }
    path.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn linked(modules: &[(&str, &'static str)]) -> String {
        script("room/first.js", None, |path| {
            modules.iter().find(|(name, _)| *name == path).map_or("", |(_, text)| *text)
        })
    }

    #[test]
    fn a_module_becomes_a_function_after_those_that_it_imports() {
        let script = linked(&[
            (
                "main.js",
                "import { a as b } from \"./kit/a.js\";\nb((await import(\"./room/first.js\")).x, await import(\"./room/other.js\"));",
            ),
            (
                "room/first.js",
                "import { a, B } from \"../kit/a.js\";\nexport { c } from \"./c.js\";\nexport const x = a(B, import.meta.url);",
            ),
            ("room/c.js", "export async function c() {}"),
            ("kit/a.js", "export function a() {}\nexport class B {}\nexport {};"),
        ]);
        let wanted = "\
const $kit_a_js = (() => {
function a() {}
class B {}

return { a, B };
})();
const $room_c_js = (() => {
async function c() {}
return { c };
})();
const $room_first_js = (() => {
const { a, B } = $kit_a_js;
const { c } = $room_c_js;
const x = a(B, new URL(\"./room/first.js\", import.meta.url));
return { c, x };
})();
const $main_js = (() => {
const { a: b } = $kit_a_js;
b(($room_first_js).x, await import(\"./room/other.js\"));
return {  };
})();
";
        assert_eq!(script, wanted);
    }

    #[test]
    fn a_single_module_is_linked_without_main() {
        let script = module("a.js", |path| if path == "a.js" { "a();" } else { "" });
        assert_eq!(script, "const $a_js = (() => {\na();\nreturn {  };\n})();\n");
    }

    #[test]
    fn pages_import_the_modules_that_they_have_in_common() {
        let text = |path: &str| match path {
            "a.js" => "import { c } from \"./c.js\";\nc();",
            "b.js" => "import { c } from \"./c.js\";\nimport { d } from \"./d.js\";\nd(c);",
            "c.js" => "export function c() {}",
            "d.js" => "export function d() {}",
            _ => "import { c } from \"./c.js\";\nawait import(\"./a.js\");",
        };
        let both = shared(&["a.js", "b.js"], text);
        let module = "const $c_js = (() => {\nfunction c() {}\nreturn { c };\n})();\n";
        assert_eq!(both.script, format!("{module}export {{ $c_js }};\n"));
        let page = script("b.js", Some((&both, "both.js")), text);
        assert!(page.starts_with("import { $c_js } from \"./both.js\";\nconst $d_js = "), "{page}");
        assert!(!page.contains("const $c_js"), "{page}");
    }

    #[test]
    fn a_part_of_a_page_imports_the_modules_that_the_page_has() {
        let text = |path: &str| match path {
            "a.js" => {
                "import { c } from \"./c.js\";\nimport { e } from \"./e.js\";\ne((await import(\"./p.js\")).p);"
            }
            "b.js" => "import { c } from \"./c.js\";\nc();",
            "c.js" => "export function c() {}",
            "e.js" => "export function e() {}",
            "p.js" => {
                "import { c } from \"./c.js\";\nimport { e } from \"./e.js\";\nimport { q } from \"./q.js\";\nexport function p() { c(e, q); }"
            }
            "q.js" => "export function q() {}",
            _ => "import { c } from \"./c.js\";\nawait import(\"./a.js\");",
        };
        let both = shared(&["a.js", "b.js"], text);
        let part = LinkedPart { first: "p.js", path: "part.js" };
        let PartedScript { script, part } =
            parted("a.js", "page.js", (&both, "both.js"), &part, text);
        assert!(script.contains("await import(\"./part.js\")).p"), "{script}");
        assert!(script.ends_with("export { $e_js };\n") && !script.contains("$q_js"), "{script}");
        let head = "import { $c_js } from \"./both.js\";\nimport { $e_js } from \"./page.js\";\nconst $q_js = ";
        assert!(
            part.starts_with(head) && part.ends_with("export const { p } = $p_js;\n"),
            "{part}"
        );
    }

    #[test]
    #[should_panic(expected = "room/first.js can't be linked: \"export default 1;\"")]
    fn an_unknown_form_is_refused() {
        linked(&[("room/first.js", "export default 1;")]);
    }

    #[test]
    #[should_panic(expected = "room/first.js can't be linked: \"export let a = 1;\"")]
    fn an_exported_variable_is_refused() {
        linked(&[("room/first.js", "export let a = 1;")]);
    }

    #[test]
    #[should_panic(expected = "room/first.js imports b, which room/a.js has not")]
    fn a_name_that_is_not_exported_is_refused() {
        linked(&[
            ("room/first.js", "import { b } from \"./a.js\";"),
            ("room/a.js", "export const a = 1;"),
        ]);
    }

    #[test]
    #[should_panic(expected = "room/first.js imports itself")]
    fn a_circle_is_refused() {
        linked(&[
            ("room/first.js", "import { a } from \"./a.js\";"),
            ("room/a.js", "import { b } from \"./first.js\";"),
        ]);
    }

    #[test]
    fn a_page_has_one_style_sheet_in_place_of_the_first() {
        let long = "<head>\n  <link rel=\"stylesheet\" href=\"/web/style/a.css\">\n  <link rel=\"stylesheet\" href=\"/web/style/b.css\">\n  <script src=\"/web/main.js\">\n</head>\n";
        let short = "<head>\n  <link rel=\"stylesheet\" href=\"/web/all.css\">\n  <script src=\"/web/all.js\">\n</head>\n";
        assert_eq!(page(long, "all.js", None, "all.css"), short);
        let preloads = page(long, "all.js", Some("both.js"), "all.css");
        assert!(preloads.contains("<link rel=\"modulepreload\" href=\"/web/both.js\">\n"));
        let text =
            |path: &str| if path == "style/a.css" { "a { b: url(\"../c\"); }\n" } else { "b {}\n" };
        let joined = "/* style/a.css */\na { b: url(\"c\"); }\n/* style/b.css */\nb {}\n";
        assert_eq!(sheet(long, text), joined);
    }
}
