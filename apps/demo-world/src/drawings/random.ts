type Random = () => number;

/** Hashes a text to an unsigned 32-bit number (FNV-1a with a final mix). */
export function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  value = Math.imul(value ^ (value >>> 15), 2246822519);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Makes a repeatable random source (mulberry32) from a seed: numbers from 0 up to 1. */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks one of the items. */
export function pickFrom<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] as T;
}
