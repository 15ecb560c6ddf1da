// @ts-check
// The refusal of a request.

/** A server, or this device in its place, has refused a request. */
export class Refused extends Error {
  /** @param {import("../types").ErrorDetail | undefined} detail @param {number} status */
  constructor(detail, status) {
    super(detail?.message ?? String(status));
    /** @type {string} */
    this.code = detail?.code ?? "internal";
  }
}
