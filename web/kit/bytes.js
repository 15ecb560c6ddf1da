// @ts-check
// Bytes as text in base64url, the form in which browsers and servers exchange the parts of a passkey.

/** Returns bytes as text in base64url. @param {ArrayBuffer} bytes */
export const written = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** Returns the bytes of a text in base64url. @param {string} text */
export const bytesOf = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Returns the bytes of a text in hexadecimal. @param {string} text */
export const bytesOfHex = (text) => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
