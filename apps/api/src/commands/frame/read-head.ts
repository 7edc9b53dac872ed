import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Anchor } from '../../staff/hash-chain.ts';

/** Reads the head of a hash chain that was noted: `1204:9f3c...`; undefined when none is given. Throws UsageError. */
export function readHead(args: readonly string[], usage: string): Anchor | undefined {
  const [text, ...rest] = args;
  if (text === undefined) return undefined;
  const [, entries, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (entries === undefined || hash === undefined || rest.length > 0)
    throw new UsageError(`${args.join(' ')} is no head of a ledger. ${usage}`);
  return { entries: Number(entries), hash };
}
