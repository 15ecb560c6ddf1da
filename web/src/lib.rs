//! The page in the browser as bytes: every file as it is served, with its content type, its hash and its compressed form.
//!
//! All of it is made by `build.rs`: modules are linked into one script for each page, the style sheets into one, and both
//! lose their comments; the guides in `docs/` become pages. A module that can't be linked does not compile, nor does a guide with a broken link. Nothing here knows of requests or of files on a disk.

#[cfg(test)]
#[allow(dead_code)] // the build script uses the rest
mod book;
#[cfg(test)]
#[allow(dead_code)] // the forms of names
#[path = "../../words/src/french.rs"]
mod french;
#[cfg(test)]
#[allow(dead_code)] // the build script uses the rest
mod link;
#[cfg(test)]
mod minify;

/// A file of the page.
#[derive(Debug)]
pub struct File {
    /// Its path below `/web/`, such as `text/en.ftl`.
    pub path: &'static str,
    pub content_type: &'static str,
    /// Hexadecimal digits that change with its content.
    pub hash: &'static str,
    pub plain: &'static [u8],
    pub gzip: &'static [u8],
}

// `FILES`, `GUIDES`, `VERSION`, and the documents `LOBBY`, `TABLE` and `ADMIN`.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Returns the file at a path below `/web/`.
pub fn file(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}

/// Returns the page of a guide at an address below `/help/`, such as `fr/board`; the first page of a guide is at `fr/`.
pub fn guide(address: &str) -> Option<&'static File> {
    GUIDES.iter().find(|page| page.path == address)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::io::Read;

    use super::*;

    fn text(file: &File) -> &'static str {
        std::str::from_utf8(file.plain).expect("text")
    }

    #[test]
    fn every_module_is_in_one_of_the_scripts() {
        let linked = FILES.iter().filter(|file| file.path.ends_with(".linked.js"));
        let scripts: String = linked.map(text).collect();
        let modules = FILES.iter().map(|file| file.path);
        let modules = modules.filter(|path| path.ends_with(".js") && !path.contains(".linked."));
        for module in modules.filter(|path| *path != "vendor/fluent/ast.js") {
            let name = module.replace(['/', '.'], "_");
            assert!(scripts.contains(&format!("const ${name} = ")), "no page needs {module}");
        }
    }

    #[test]
    fn a_document_asks_for_one_script_and_one_sheet_of_this_version() {
        for (document, script) in
            [(&LOBBY, "lobby.linked.js"), (&TABLE, "table.linked.js"), (&ADMIN, "admin.linked.js")]
        {
            let asked: Vec<&str> =
                text(document).split('"').filter_map(|part| part.strip_prefix("/web/")).collect();
            let wanted = ["icon.svg", "style.linked.css", script];
            assert_eq!(asked, wanted.map(|path| format!("{VERSION}/{path}")));
            for path in wanted {
                assert!(file(path).is_some(), "{path}");
            }
        }
    }

    #[test]
    fn a_file_unzips_to_itself() {
        for file in FILES.iter().chain([&LOBBY, &TABLE, &ADMIN]).chain(GUIDES) {
            let mut plain = Vec::new();
            flate2::read::GzDecoder::new(file.gzip).read_to_end(&mut plain).expect("gzip");
            assert_eq!(plain, file.plain, "{}", file.path);
        }
    }

    #[test]
    fn a_guide_asks_for_this_version_and_is_there_in_both_languages() {
        for page in GUIDES {
            let asked = text(page).split('"').filter_map(|part| part.strip_prefix("/web/"));
            let wanted = ["icon.svg", "guide.linked.css", "guide.linked.js"];
            assert!(asked.eq(wanted.map(|path| format!("{VERSION}/{path}"))), "{}", page.path);
            assert_eq!(page.content_type, "text/html; charset=utf-8");
            if let Some(chapter) = page.path.strip_prefix("en/") {
                assert!(guide(&format!("fr/{chapter}")).is_some(), "{chapter}");
            }
        }
        for path in ["en/", "en/404", "operator/", "operator/404"] {
            assert!(guide(path).is_some(), "{path}");
        }
    }

    #[test]
    fn files_of_different_content_have_different_hashes() {
        let contents: HashSet<&[u8]> = FILES.iter().map(|file| file.plain).collect();
        let hashes: HashSet<&str> = FILES.iter().map(|file| file.hash).collect();
        assert_eq!(hashes.len(), contents.len());
    }

    #[test]
    fn tests_and_tools_are_no_files_of_the_page() {
        for path in
            ["Cargo.toml", "build.rs", "package.json", "README.md", "src/lib.rs", "types.d.ts"]
        {
            assert!(file(path).is_none(), "{path}");
        }
        assert!(!FILES.iter().any(|file| file.path.starts_with("test/")));
    }

    #[test]
    fn linked_files_are_minified_and_minifying_them_again_changes_nothing() {
        for path in ["lobby.linked.js", "table.linked.js", "admin.linked.js", "guide.linked.js"] {
            let script = text(file(path).expect("a script"));
            assert_eq!(minify::script(script).expect("a script"), script, "{path}");
        }
        for path in ["style.linked.css", "guide.linked.css"] {
            let sheet = text(file(path).expect("a sheet"));
            assert_eq!(minify::sheet(sheet).expect("a sheet"), sheet, "{path}");
        }
    }
}
