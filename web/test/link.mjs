// Links the page's modules into one script, and its style sheets into one, as the build of the program does (`web/src/link.rs`). A page
// that fetches 150 files takes the browser a third longer to open.

import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const text = (path) => readFileSync(join(web, path), "utf8");
const nameOf = (module) => `$${module.replace(/[^\w$]/g, "_")}`;

/** The module that the build puts into a script of its own. Here it is in the script of the lobby. */
const PART = "lobby/signing.js";

/** Returns one module, to be placed beside `main.js`, that consists of `main.js`, the module that `main.js` opens, and all modules that these import. @param {string} first */
export function script(first) {
  const done = new Set();
  const later = new Set();
  let linked = "";
  const add = (module) => {
    if (done.has(module)) return;
    const names = [];
    const beside = (path) => posix.join(posix.dirname(module), path);
    const body = text(module)
      .replace(/^(import|export) \{(.*)\} from "(.*)";$/gm, (_, word, list, path) => {
        add(beside(path));
        if (word === "export") names.push(...list.split(",").map((one) => one.split(" as ").at(-1).trim()));
        return `const {${list.replaceAll(" as ", ": ")}} = ${nameOf(beside(path))};`;
      })
      .replace(/^export \{\};$/gm, "")
      .replace(/^export ((?:const|function|async function|class) ([\w$]+))/gm, (_, form, name) => (names.push(name), form))
      .replaceAll("import.meta.url", `new URL("./${module}", import.meta.url)`)
      .replace(/await import\("(.*?)"\)/g, (_, path) => {
        if (PART === beside(path)) later.add(PART);
        return done.has(beside(path)) || PART === beside(path) ? nameOf(beside(path)) : `await import("./${beside(path)}")`;
      });
    linked += `const ${nameOf(module)} = (() => {\n${body}return { ${names.join(", ")} };\n})();\n`;
    done.add(module);
  };
  add(first);
  for (const part of later) add(part);
  add("main.js");
  return linked;
}

/** Returns all style sheets that the page names, joined into one. */
export const sheet = () => sheetsOf(text("index.html")).map((path) => text(path)).join("").replaceAll('url("../', 'url("');

const sheetsOf = (page) => [...page.matchAll(/<link rel="stylesheet" href="\/web\/(.*)">/g)].map(([, path]) => path);

/** Returns the page with one script and one style sheet in place of its own. @param {string} first @param {string} sheet */
export function page(first, sheet) {
  const [one, ...others] = sheetsOf(text("index.html"));
  const short = others.reduce((page, path) => page.replace(`  <link rel="stylesheet" href="/web/${path}">\n`, ""), text("index.html"));
  return short.replace(`/web/${one}`, `/web/${sheet}`).replace("/web/main.js", `/web/${first}`);
}
