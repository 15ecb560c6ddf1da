// @ts-check
// Text in the fragment of a link: compressed, and written in letters and digits.

/** The maximum length of a fragment. Some programs that pass a link on cut longer fragments. */
export const LONGEST = 8000;

/** The maximum size of the text in a fragment, in bytes. Without a limit, a fragment from a stranger could fill the memory. */
const LARGEST = 2_000_000;

/** The error for a fragment from which no text can be read. */
export class NotPacked extends Error {}

/** Compresses a text. @param {string} text @returns {Promise<string>} */
export async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Returns the text of a fragment. @param {string} fragment @returns {Promise<string>} */
export async function unpacked(fragment) {
  try {
    const bytes = Uint8Array.from(atob(fragment.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    let size = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > LARGEST) throw new Error("too large");
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    throw new NotPacked("this link holds no text", { cause: error });
  }
}
