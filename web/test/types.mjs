// Writes `types.d.ts` from the server's OpenAPI description: the types of the messages, and all other types that the page's modules name. With --check,
// fails if the file differs.
//
//   npm run types [-- --check]

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const from = fileURLToPath(new URL("../../server/src/edge/http/openapi.json", import.meta.url));
const to = fileURLToPath(new URL("../types.d.ts", import.meta.url));
const web = fileURLToPath(new URL("..", import.meta.url));

const description = JSON.parse(readFileSync(from, "utf8"));
const all = description.components.schemas;

/** Returns the modules in an entry of the page's folder. @param {string} entry */
function modules(entry) {
  const found = statSync(join(web, entry)).isDirectory() ? readdirSync(join(web, entry), { recursive: true }).map((path) => join(entry, String(path))) : [entry];
  return found.filter((path) => /\.m?js$/.test(path));
}

/** The names of the types that the modules import from `types.d.ts`. */
const named = readdirSync(web).filter((entry) => entry !== "node_modules").flatMap(modules).flatMap((file) =>
  [...readFileSync(join(web, file), "utf8").matchAll(/import\("[./]*\/types"\)\.(\w+)/g)].map(([, name]) => name));

/** Returns the names of these schemas and of all schemas that they refer to. @param {string[]} names */
function reached(names) {
  const found = new Set();
  for (const open = [...names]; open.length > 0;) {
    const name = open.pop() ?? "";
    if (found.has(name) || !all[name]) continue;
    found.add(name);
    open.push(...[...JSON.stringify(all[name]).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, other]) => other));
  }
  return found;
}

// The types of paths are left out: the page uses few, which `net/server.js` names, and these types would be longer than all others.
const wanted = reached(["ClientMessage", "ServerMessage", ...named]);
const schemas = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.has(name)));
const described = { ...description, paths: {}, components: { ...description.components, schemas } };
const types = astToString(await openapiTS(described, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
const whole = `// Made from server/src/edge/http/openapi.json by \`npm run types\`.\n\n${types}`;
if (!process.argv.includes("--check")) writeFileSync(to, whole);
else if (readFileSync(to, "utf8") !== whole) {
  console.error("types.d.ts is not what openapi.json and the modules say: npm run types");
  process.exit(1);
}
