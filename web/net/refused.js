// @ts-check
// The error of a refused request, and the sign that the page and the program that answers it have different versions.

/** Returns whether an answer says that the program does not know a message of this page, or one of its fields. The page sends only messages that its own version knows. @param {{ code?: string, message?: string } | null | undefined} detail */
export const isOfOtherVersion = (detail) => detail?.code === "unreadable" && /\b(?:unknown (?:variant|field)|missing field)\b/.test(detail.message ?? "");

/** The function that is called after a refusal of that kind; main.js sets it. */
export const versions = { differ: () => {} };

/** The error of a request that a server, or this device in its place, has refused. */
export class Refused extends Error {
  /** @param {{ code: string, message: string, why?: string } | undefined} detail @param {number} status */
  constructor(detail, status) {
    super(detail?.message ?? String(status));
    /** @type {string} */
    this.code = detail?.code ?? "internal";
    if (isOfOtherVersion(detail)) {
      this.code = "version";
      versions.differ();
    }
    /** The key of the sentence that explains the refusal; empty if there is none. @type {string} */
    this.why = detail?.why ?? "";
  }
}
