// Writes `types.d.ts`, the types of all messages, from the server's OpenAPI description; with --check, fails if the file differs.
//
//   npm run types [-- --check]

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const from = fileURLToPath(new URL("../../server/src/edge/http/openapi.json", import.meta.url));
const to = fileURLToPath(new URL("../types.d.ts", import.meta.url));

// The types of paths are left out: the page uses few, which `net/server.js` names, and these types would be longer than all others.
const described = { ...JSON.parse(readFileSync(from, "utf8")), paths: {} };
const types = astToString(await openapiTS(described, { rootTypes: true, rootTypesNoSchemaPrefix: true }));
const whole = `// Made from server/src/edge/http/openapi.json by \`npm run types\`.\n\n${types}`;
if (!process.argv.includes("--check")) writeFileSync(to, whole);
else if (readFileSync(to, "utf8") !== whole) {
  console.error("types.d.ts is not what openapi.json says: npm run types");
  process.exit(1);
}
