import { openBrowser } from "./house.mjs";
import http from "node:http";
const b = await openBrowser();
const { page, errors } = await b.page({ width: 820, height: 1180, touch: true, seen: true, motion: true, passing: true });
let n = 0;
const S = { page, errors, b,
  shot: async (name) => { const f = `/tmp/ft-tablet/${String(++n).padStart(3,"0")}${name ? "-" + name : ""}.png`; await page.screenshot({ path: f }); return f; },
  tap: async (x, y) => { await page.touchscreen.tap(x, y); await page.waitForTimeout(900); },
  tt: async (t, i = 0) => { await page.getByText(t).nth(i).tap({ timeout: 4000 }); await page.waitForTimeout(900); },
  wait: (ms) => page.waitForTimeout(ms),
};
const AF = Object.getPrototypeOf(async function () {}).constructor;
http.createServer(async (q, r) => {
  let body = ""; for await (const c of q) body += c;
  if (body === "quit") { r.end("bye"); await page.close(); process.exit(0); }
  try { const v = await new AF(...Object.keys(S), body)(...Object.values(S)); r.end(JSON.stringify({ v, errors }, null, 1)); }
  catch (e) { r.end("ERR " + e.message); }
}).listen(8993, "127.0.0.1");
await page.goto("http://localhost:8077/");
