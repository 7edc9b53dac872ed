import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Anchor } from './verify-ledger.ts';

const usage = 'Say nothing, or a head that was noted: pnpm verify-ledger [<entries>:<hash>].';

/** Reads the command line of `pnpm verify-ledger`. Throws `UsageError` with one sentence. */
export function readLedgerOrder(args: readonly string[]): Anchor | undefined {
  const [text, ...rest] = args;
  if (text === undefined) return undefined;
  const [, entries, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (entries === undefined || hash === undefined || rest.length > 0)
    throw new UsageError(`${args.join(' ')} is no head of a ledger. ${usage}`);
  return { entries: Number(entries), hash };
}
