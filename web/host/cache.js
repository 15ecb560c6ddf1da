// @ts-check
// Makes the page work offline: the files that the service worker caches, and the worker's answers to requests. Each version has one cache, which is created
// with all files of the page or not at all; the games' files are added later. No answer ever comes from the cache of another version.

/**
 * The files of a version, each with its SHA-256 in hexadecimal, or with an empty string if its content depends on where it is served. The addresses
 * of most files contain the version.
 * @typedef {object} Files
 * @property {string} version
 * @property {string} cache the name of this list of files
 * @property {"page" | "server"} host
 * @property {Record<string, string>} shell
 * @property {Record<string, Record<string, string>>} games
 */
/** @typedef {{ caches: CacheStorage, fetch: typeof fetch, scope: string, digest: (bytes: ArrayBuffer) => Promise<string> }} Means */
/** The number of the games' files that are in the cache, and the number of all files of the games. @typedef {{ have: number, of: number }} Kept */

/** The cache of one list of files. */
export class Offline {
  /** @param {Files} files @param {Means} means */
  constructor(files, { caches, fetch, scope, digest }) {
    this.files = files;
    this.caches = caches;
    this.fetch = fetch;
    this.scope = scope;
    this.digest = digest;
    /** The prefix of the names of this page's caches, of any version; another page of the same origin has another prefix. */
    this.prefix = `carillon ${scope} `;
    this.name = `${this.prefix}${files.cache}`;
    /** The files of all games, with their hashes. */
    this.ofGames = Object.assign({}, ...Object.values(files.games));
    this.known = new Set([...Object.keys(files.shell), ...Object.keys(this.ofGames)]);
    /** The download of the games, while one is in progress. @type {Promise<void> | null} */
    this.fetching = null;
    /** The callbacks that receive the progress of the download. @type {Set<(kept: Kept) => void>} */
    this.ears = new Set();
  }

  /** @param {string} path */
  address(path) {
    return new URL(path, this.scope).href;
  }

  /** Fetches a file, and checks that it belongs to this version. @param {string} path @param {string} hash */
  async file(path, hash) {
    const fetched = async (/** @type {RequestCache} */ cache) => {
      const answer = await this.fetch(this.address(path), { cache });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const bytes = await answer.arrayBuffer();
      return { answer, bytes, right: !hash || (await this.digest(bytes)) === hash };
    };
    // For a file at a fixed address, the browser's own cache may hold an earlier version.
    let file = await fetched(path.includes(this.files.version) ? "default" : "no-cache");
    if (!file.right) file = await fetched("reload");
    if (!file.right) throw new Error(`${path} is not of version ${this.files.version}`);
    const { answer, bytes } = file;
    const headers = new Headers(answer.headers);
    // The bytes are already decompressed. A new response is needed because the browser would refuse one that was redirected.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    return new Response(bytes, { headers });
  }

  /** Creates the cache with all files of the page; if one is missing, there is no cache. */
  async install() {
    const files = await Promise.all(Object.entries(this.files.shell).map(async ([path, hash]) => /** @type {const} */ ([path, await this.file(path, hash)])));
    try {
      const cache = await this.caches.open(this.name);
      for (const [path, file] of files) await cache.put(this.address(path), file);
    } catch (error) {
      await this.caches.delete(this.name);
      throw error;
    }
  }

  /** Removes the caches of all other versions, which no page uses any more. */
  async activate() {
    const old = (await this.caches.keys()).filter((name) => name.startsWith(this.prefix) && name !== this.name);
    await Promise.all(old.map((name) => this.caches.delete(name)));
  }

  /** Returns how many of the games' files are in the cache. @returns {Promise<Kept>} */
  async kept() {
    const cache = await this.caches.open(this.name);
    const here = new Set((await cache.keys()).map(({ url }) => url));
    const paths = Object.keys(this.ofGames);
    return { have: paths.filter((path) => here.has(this.address(path))).length, of: paths.length };
  }

  /** Fetches the missing files of the games, one after another. If a file can't be fetched now, the next call tries again. @param {(kept: Kept) => void} told */
  async fetchGames(told) {
    told(await this.kept());
    this.ears.add(told);
    this.fetching ??= this.fetchMissing().finally(() => {
      this.fetching = null;
      this.ears.clear();
    });
    return this.fetching;
  }

  async fetchMissing() {
    const cache = await this.caches.open(this.name);
    for (const [path, hash] of Object.entries(this.ofGames)) {
      if (await cache.match(this.address(path))) continue;
      const file = await this.file(path, hash).catch(() => null);
      if (!file) continue;
      await cache.put(this.address(path), file);
      const kept = await this.kept();
      for (const told of this.ears) told(kept);
    }
  }

  /**
   * Answers a request; returns null if the browser is to handle the request itself.
   * @param {{ method: string, url: string, mode?: string }} request @returns {Promise<Response> | null}
   */
  answer(request) {
    if (request.method !== "GET" || !request.url.startsWith(this.scope)) return null;
    const path = request.url.slice(this.scope.length).replace(/[?#].*$/, "");
    const folder = path === "" || path.endsWith("/");
    const known = [path, ...(folder ? [`${path}index.html`] : [])].find((one) => this.known.has(one));
    // On a server, files without a version in their addresses may be newer than this version, so the network is asked first. All tables share one page, and so do
    // all rulebooks.
    if (this.files.host === "server" && (known === undefined || !known.includes(this.files.version))) {
      const shared = path.startsWith("t/") ? "table.html" : /^rules(\/|$)/.test(path) ? "rules.html" : undefined;
      const kept = known ?? (request.mode === "navigate" ? shared : undefined);
      return kept === undefined ? null : this.fetch(/** @type {Request} */ (request)).catch(async (error) => {
        const here = await this.here(kept);
        if (here) return here;
        throw error;
      });
    }
    return known === undefined ? null : this.here(known).then((here) => here ?? this.fetch(/** @type {Request} */ (request)));
  }

  /** Returns a file from the cache, if it is there. @param {string} path */
  async here(path) {
    return (await this.caches.open(this.name)).match(this.address(path));
  }
}
