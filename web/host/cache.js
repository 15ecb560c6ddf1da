// @ts-check
// The page without a network: what a service worker keeps, and what it answers. All files of one version are in one cache, which is made
// whole or not at all, and nothing is ever answered from another version's.

/**
 * The files of a version, each with its SHA-256 in hexadecimal, or with nothing where its content may differ from place to place. The version is in
 * the addresses of most of them.
 * @typedef {object} Files
 * @property {string} version
 * @property {string} cache the name of this list of files
 * @property {"page" | "server"} host
 * @property {Record<string, string>} shell
 * @property {Record<string, Record<string, string>>} games
 */
/** @typedef {{ caches: CacheStorage, fetch: typeof fetch, scope: string, digest: (bytes: ArrayBuffer) => Promise<string> }} Means */
/** How much of what is needed without a network is here. @typedef {{ have: number, of: number }} Kept */

/** The cache of one list of files. */
export class Offline {
  /** @param {Files} files @param {Means} means */
  constructor(files, { caches, fetch, scope, digest }) {
    this.files = files;
    this.caches = caches;
    this.fetch = fetch;
    this.scope = scope;
    this.digest = digest;
    /** The beginning of the names of all versions' caches: another page of this origin has its own. */
    this.prefix = `carillon ${scope} `;
    this.name = `${this.prefix}${files.cache}`;
    /** The files of all games, with their hashes. */
    this.ofGames = Object.assign({}, ...Object.values(files.games));
    this.known = new Set([...Object.keys(files.shell), ...Object.keys(this.ofGames)]);
    /** The download of the games that is under way. @type {Promise<void> | null} */
    this.fetching = null;
    /** Those who want to know how far it has come. @type {Set<(kept: Kept) => void>} */
    this.ears = new Set();
  }

  /** @param {string} path */
  address(path) {
    return new URL(path, this.scope).href;
  }

  /** Fetches a file, and makes sure that it is the one of this version. @param {string} path @param {string} hash */
  async file(path, hash) {
    const fetched = async (/** @type {RequestCache} */ cache) => {
      const answer = await this.fetch(this.address(path), { cache });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const bytes = await answer.arrayBuffer();
      return { answer, bytes, right: !hash || (await this.digest(bytes)) === hash };
    };
    // A file at a fixed address may be in the browser's own cache, in its form of an earlier version.
    let file = await fetched(path.includes(this.files.version) ? "default" : "no-cache");
    if (!file.right) file = await fetched("reload");
    if (!file.right) throw new Error(`${path} is not of version ${this.files.version}`);
    const { answer, bytes } = file;
    const headers = new Headers(answer.headers);
    // The bytes have been unpacked. And an answer that was redirected would be refused by the browser: this one is not.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    return new Response(bytes, { headers });
  }

  /** Makes the cache with all files of the page: all of them or none. */
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

  /** Removes the caches of all other versions: no page uses them any more. */
  async activate() {
    const old = (await this.caches.keys()).filter((name) => name.startsWith(this.prefix) && name !== this.name);
    await Promise.all(old.map((name) => this.caches.delete(name)));
  }

  /** Returns how many files of the games are here. @returns {Promise<Kept>} */
  async kept() {
    const cache = await this.caches.open(this.name);
    const here = new Set((await cache.keys()).map(({ url }) => url));
    const paths = Object.keys(this.ofGames);
    return { have: paths.filter((path) => here.has(this.address(path))).length, of: paths.length };
  }

  /** Fetches what is missing of the games, one file after another. What can't be had now is fetched when the games are asked for again. @param {(kept: Kept) => void} told */
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
   * Answers a request; null for one that is none of this version's business.
   * @param {{ method: string, url: string, mode?: string }} request @returns {Promise<Response> | null}
   */
  answer(request) {
    if (request.method !== "GET" || !request.url.startsWith(this.scope)) return null;
    const path = request.url.slice(this.scope.length).replace(/[?#].*$/, "");
    const folder = path === "" || path.endsWith("/");
    const known = [path, ...(folder ? [`${path}index.html`] : [])].find((one) => this.known.has(one));
    // At a server the files without a version in their addresses may be newer than this version. The page of a table is the same for all tables.
    if (this.files.host === "server" && (known === undefined || !known.includes(this.files.version))) {
      const kept = known ?? (request.mode === "navigate" && path.startsWith("t/") ? "table.html" : undefined);
      return kept === undefined ? null : this.fetch(/** @type {Request} */ (request)).catch(async (error) => {
        const here = await this.here(kept);
        if (here) return here;
        throw error;
      });
    }
    return known === undefined ? null : this.here(known).then((here) => here ?? this.fetch(/** @type {Request} */ (request)));
  }

  /** Returns a file of the cache. @param {string} path */
  async here(path) {
    return (await this.caches.open(this.name)).match(this.address(path));
  }
}
