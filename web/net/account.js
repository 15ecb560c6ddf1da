// @ts-check
// The account of the player on a server: its requests, and the passkeys of this browser.

import { bytesOf, bytesOfHex, written } from "../kit/bytes.js";
import { at } from "./root.js";
import { get, post } from "./server.js";

/** @typedef {import("../types").Account} Account */

/** The error when the player did not make or use a passkey. The browser gives no reason. */
export class NoPasskey extends Error {}

/** Returns the address of a request about the account. @param {string} what */
const path = (what) => at(`api/account/${what}`);

/** Sends a request about the account. @param {string} what @param {object} asked */
const ask = (what, asked) => post(path(what), "application/json", JSON.stringify(asked));

/** Fetches the account that has signed in with this browser; null for a guest. @returns {Promise<Account | null>} */
export const ownAccount = async () => (await get(at("api/account"))).account ?? null;

/** Returns whether passkeys work on this page: only under a host name, and over https or on this computer. */
export const hasPasskeys = () => isSecureContext && "PublicKeyCredential" in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);

/** Signs up. If `passkey` is true, the browser makes a passkey for the account. @param {string} name @param {boolean} passkey @returns {Promise<import("../types").Entered>} */
export async function signUp(name, passkey) {
  return ask("sign-up", { name, passkey: passkey ? await makePasskey(name) : undefined });
}

/** Signs in with a passkey of this browser. @returns {Promise<import("../types").Entered>} */
export async function signInByPasskey() {
  const { challenge, site } = await ask("challenge", {});
  const used = /** @type {PublicKeyCredential | null} */ (await asked(navigator.credentials.get({ publicKey: { challenge: bytesOf(challenge), rpId: site, userVerification: "required", timeout: PATIENCE } })));
  if (!used) throw new NoPasskey();
  const answer = /** @type {AuthenticatorAssertionResponse} */ (used.response);
  return ask("sign-in", { passkey: { id: used.id, client_data: written(answer.clientDataJSON), authenticator_data: written(answer.authenticatorData), signature: written(answer.signature) } });
}

/** Signs in with a recovery code, or with the code that another device shows. @param {string} code @returns {Promise<import("../types").Entered>} */
export const signInByCode = (code) => ask("sign-in", { code });

/** Adds a passkey of this browser to the account. @param {string} name @returns {Promise<{ account: Account }>} */
export const addPasskey = async (name) => ask("passkeys", { add: await makePasskey(name) });
/** Removes a passkey from the account. @param {string} id @returns {Promise<{ account: Account }>} */
export const removePasskey = (id) => ask("passkeys", { remove: id });
/** Gives the account another name. @param {string} name @returns {Promise<{ account: Account }>} */
export const renameAccount = (name) => ask("name", { name });
/** Makes a new recovery code; the previous one becomes invalid. @returns {Promise<{ code: string }>} */
export const newRecoveryCode = () => ask("code", {});
/** Makes a code with which another device signs in. @returns {Promise<{ code: string }>} */
export const newDeviceCode = () => ask("code", { device: true });
/** Signs this browser out. */
export const signOut = () => ask("sign-out", {});
/** Signs another device out. @param {string} session @returns {Promise<{ account: Account }>} */
export const signOutOther = (session) => ask("sign-out", { session });
/** Signs all other devices out, and makes the keys of seats on them invalid. @returns {Promise<{ account: Account }>} */
export const signOutOthers = () => ask("sign-out", { others: true });
/** Fetches the tables of the account. @returns {Promise<import("../types").AccountTable[]>} */
export const accountTables = () => get(path("tables"));
/** Gives seats of this browser to the account. @param {{ table: string, keys: string[] }[]} tables @returns {Promise<import("../types").AccountTable[]>} */
export const bringSeats = (tables) => ask("seats", { tables });
/** Fetches everything that the server stores about the account, as text. */
export const exportAccount = async () => JSON.stringify(await get(path("export")), null, 2);
/** Fetches the addresses to which the server sends messages about the account's games. @returns {Promise<import("../types").Hooks>} */
export const ownHooks = () => get(path("hooks"));
/** Adds, removes or tests an address to which the server sends messages about the account's games. @param {object} change @returns {Promise<import("../types").Hooks>} */
export const changeHooks = (change) => ask("hooks", change);

/** Fetches the names of the players whom the account has blocked. @returns {Promise<import("../types").Blocks>} */
export const ownBlocks = () => get(path("blocks"));
/** Blocks or unblocks a player. @param {{ block?: string, unblock?: string }} change @returns {Promise<import("../types").Blocks>} */
export const changeBlocks = (change) => ask("blocks", change);
/** Fetches the challenges that concern the account. @returns {Promise<import("../types").Challenges>} */
export const ownChallenges = () => get(path("challenges"));
/** Answers or withdraws a challenge, or sets from whom the account takes any. @param {object} change @returns {Promise<import("../types").Challenges>} */
export const changeChallenges = (change) => ask("challenges", change);
/** Sets the hours of the account's notices. @param {import("../types").Hours} hours @returns {Promise<{ account: Account }>} */
export const setHours = (hours) => ask("hours", hours);
/** Sets whether the notices of a table are muted. @param {string} table @param {boolean} muted */
export const muteTable = (table, muted) => ask("mute", { table, muted });

/** Deletes the account. Returns its seats in games that are not over, with keys by which a guest keeps them. @param {string} name @returns {Promise<import("../types").FreedSeat[]>} */
export const deleteAccount = (name) => ask("delete", { name });

/** The time, in milliseconds, that the player may take to make or use a passkey. */
const PATIENCE = 240_000;

/** The kinds of keys that the server knows: ES256, EdDSA and RS256. */
const KINDS = [-7, -8, -257];

/** Makes a passkey for the account of that name. @param {string} name */
async function makePasskey(name) {
  const { challenge, site, user } = await ask("challenge", { make: true });
  const made = /** @type {PublicKeyCredential | null} */ (await asked(navigator.credentials.create({ publicKey: {
    challenge: bytesOf(challenge),
    rp: { id: site, name: "Carillon" },
    user: { id: bytesOfHex(user), name, displayName: name },
    pubKeyCredParams: KINDS.map((alg) => ({ type: /** @type {const} */ ("public-key"), alg })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
    timeout: PATIENCE,
  } })));
  if (!made) throw new NoPasskey();
  const answer = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return { client_data: written(answer.clientDataJSON), authenticator_data: written(answer.getAuthenticatorData()) };
}

/** Waits for the player, who may also refuse. @template T @param {Promise<T>} made @returns {Promise<T>} */
const asked = (made) => made.catch((error) => {
  throw new NoPasskey(String(error));
});
