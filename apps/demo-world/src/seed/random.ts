import { v7 } from 'uuid';

/** A pseudo-random generator. */
export interface Random {
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Different items, in their order. */
  some<T>(items: readonly T[], count: number): T[];
  /** A key, with probability by its weight. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K;
  /** A UUIDv7 of the given time. */
  id(at: Date): string;
}

/** A generator per row, so that row n is the same whatever was made before it. */
export function createRandom(seed: number, kind: string, row: number): Random {
  let state = mix(mix(mix(seed, 0x9e3779b9), hash(kind)), row);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return {
    int,
    pick,
    chance: (probability) => next() < probability,
    some(items, count) {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, items.length)) chosen.add(int(0, items.length - 1));
      return [...chosen].sort((a, b) => a - b).flatMap((at) => items.slice(at, at + 1));
    },
    weighted(weights) {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left < 0) return key;
      }
      return pick(entries)[0];
    },
    id: (at) => v7({ msecs: at.getTime(), random: Uint8Array.from({ length: 16 }, () => int(0, 255)) }),
  };
}

function mix(a: number, b: number): number {
  const value = Math.imul(a ^ b, 0x85ebca6b);
  return value ^ (value >>> 13);
}

function hash(text: string): number {
  let value = 0;
  for (const character of text) value = (Math.imul(value, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return value;
}

const firstTime = Date.UTC(2023, 0, 1);
const minutes = 3 * 365 * 24 * 60;

/** A minute in 2023 to 2025, so that a seed gives the same rows on any day. */
export function seedTime(random: Random): Date {
  return new Date(firstTime + random.int(0, minutes) * 60_000);
}
