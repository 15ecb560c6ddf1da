// A plain file server, which serves the page from the folder to which it was written.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

/** The path of the folder on the server. */
const PATH = "/some/path/";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".png": "image/png", ".webmanifest": "application/manifest+json" };

/** Serves a folder. `stop` cuts every connection and refuses new ones; `replaced` has other contents for some files. */
export async function serveFolder(folder) {
  const replaced = new Map();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://x").pathname);
    const file = path.startsWith(PATH) ? normalize(path.slice(PATH.length)).replace(/^\.$|\/$/, (end) => `${end === "." ? "" : end}index.html`) : "..";
    try {
      if (file.startsWith("..")) throw new Error("outside");
      const content = replaced.get(file) ?? readFileSync(join(folder, file));
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "text/plain", "cache-control": "no-cache" });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listens) => server.listen(0, listens));
  const { port } = server.address();
  return {
    base: `http://localhost:${port}${PATH}`,
    replaced,
    async stop() {
      if (!server.listening) return;
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
