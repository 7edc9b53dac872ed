import type { Message } from '@wbn/contract/messaging/messages.ts';

/**
 * Merges two runs of messages by number, sorted and without duplicates; the later copy wins. Messages separated from
 * the known run by a gap are left out, to be fetched again.
 */
export function joinMessages(known: readonly Message[], more: readonly Message[]): readonly Message[] {
  if (more.length === 0) return known;
  const all = new Map([...known, ...more].map((message) => [message.number, message]));
  let first = (known.at(-1) ?? more.at(-1))?.number ?? 0;
  let last = first;
  while (all.has(first - 1)) first -= 1;
  while (all.has(last + 1)) last += 1;
  return [...all.values()]
    .filter(({ number }) => number >= first && number <= last)
    .sort((one, other) => one.number - other.number);
}
