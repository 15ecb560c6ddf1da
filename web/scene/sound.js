// @ts-check
// Synthesised sounds: a step for a move, a drum for dice, a bell when it is the player's turn. They are off until the player switches them on.

import { keepSounds, keptSounds } from "../net/store.js";

/** @typedef {{ from: number, to: number, wave: OscillatorType, loud: number, after: number, lasts: number }} Tone */

/** The tones of each sound: first and last pitch in hertz, loudness, delay and duration in seconds. @type {Record<"move" | "dice" | "turn", Tone[]>} */
const SOUNDS = {
  move: [{ from: 190, to: 120, wave: "triangle", loud: 0.16, after: 0, lasts: 0.09 }],
  dice: [0, 0.13, 0.2].map((after) => ({ from: 150, to: 48, wave: "sine", loud: 0.5, after, lasts: 0.16 })),
  // A bell rings with more than one voice.
  turn: [[523.25, 0.22], [1046.5, 0.12], [1318.5, 0.08], [2093, 0.03]].map(([pitch = 0, loud = 0]) => ({ from: pitch, to: pitch, wave: "sine", loud, after: 0, lasts: 1.4 })),
};

/** The audio context, made when the first sound is played. @type {AudioContext | null} */
let audio = null;

/** Returns whether sounds are on. */
export const hasSounds = keptSounds;

/** Switches sounds on or off; a bell confirms that they are on. @param {boolean} on */
export function setSounds(on) {
  keepSounds(on);
  if (on) sound("turn");
}

/** Plays a sound, if sounds are on. @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (!keptSounds()) return;
  audio ??= new AudioContext();
  // A browser lets a page play sounds only after a click or a key press.
  if (audio.state === "suspended") audio.resume().catch(() => {});
  for (const tone of SOUNDS[name]) play(audio, tone);
}

/** @param {AudioContext} audio @param {Tone} tone */
function play(audio, { from, to, wave, loud, after, lasts }) {
  const begins = audio.currentTime + after;
  const voice = new OscillatorNode(audio, { type: wave, frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  voice.frequency.setValueAtTime(from, begins);
  voice.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  volume.gain.setValueAtTime(loud, begins);
  volume.gain.exponentialRampToValueAtTime(0.001, begins + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(begins);
  voice.stop(begins + lasts);
}
