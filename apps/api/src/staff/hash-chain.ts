import { hash } from 'node:crypto';

/** A position in a chain: the number of entries and the hash of the last one. */
export interface Anchor {
  readonly entries: number;
  readonly hash: string;
}

/** An entry as it is stored; the hash covers the previous hash, a line break and the text. */
export interface LinkRow {
  readonly number: number;
  readonly text: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** The previous hash of the first entry. */
export const firstHash = '0'.repeat(64);

/** Entries that are read at once. */
export const linksAtOnce = 1000;

/** Says why an entry does not follow the one before; undefined when it does. */
export function findBreak(
  { number, text, previous_hash, hash: stored }: LinkRow,
  before: Anchor,
): string | undefined {
  if (number !== before.entries + 1)
    return number === before.entries + 2
      ? `entry ${before.entries + 1} is missing before it.`
      : `entries ${before.entries + 1} to ${number - 1} are missing before it.`;
  if (previous_hash !== before.hash)
    return `it names ${previous_hash} as the hash before it, which is ${before.hash}.`;
  const computed = hash('sha256', `${before.hash}\n${text}`);
  return computed === stored ? undefined : `its hash is ${stored}, its text gives ${computed}.`;
}

/** Says what is wrong with the end of a chain that is whole until there: by its head, and by a head that was noted elsewhere. */
export function findCutOff(
  end: Anchor,
  head: Anchor | undefined,
  anchor: Anchor | undefined,
): string | undefined {
  if (!head) return 'The head of the ledger is missing.';
  if (head.entries !== end.entries)
    return `The chain ends with entry ${end.entries}, the head counts ${head.entries}: the end was cut off or added by hand.`;
  if (head.hash !== end.hash) return `The head names ${head.hash}, entry ${end.entries} has ${end.hash}.`;
  return anchor && anchor.entries > end.entries
    ? `${anchor.entries} entries were noted, ${end.entries} are there: the end was cut off.`
    : undefined;
}

/** Says that an entry has another hash than was noted of it. */
export function findRewritten(head: Anchor, anchor: Anchor | undefined): string | undefined {
  return anchor?.entries === head.entries && anchor.hash !== head.hash
    ? `Entry ${head.entries} does not fit: its hash is ${head.hash}, not ${anchor.hash} as was noted.`
    : undefined;
}
