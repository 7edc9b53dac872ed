import { createHash } from 'node:crypto';

/** A number from 0 to below 1 that a text stands for: the same world every time. */
export function chanceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** So many of a list as it falls by the seed. */
export function pick<Item>(
  seed: string,
  items: readonly Item[],
  count: number,
  keyOf: (item: Item) => string,
): Item[] {
  return items
    .map((item) => ({ item, rank: chanceOf(`${seed} ${keyOf(item)}`) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item);
}
