// @ts-check
// The error of a refused request.

/** The error of a request that a server, or this device in its place, has refused. */
export class Refused extends Error {
  /** @param {{ code: string, message: string } | undefined} detail @param {number} status */
  constructor(detail, status) {
    super(detail?.message ?? String(status));
    /** @type {string} */
    this.code = detail?.code ?? "internal";
  }
}
