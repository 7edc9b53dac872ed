import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { readSettings } from '../settings.ts';
import { type Anchor, verifyLedger } from '../verification/ledger/verify-ledger.ts';

const usage = 'Say nothing, or a head that was noted: pnpm verify-ledger [<entries>:<hash>].';

/** Reads the command line of `pnpm verify-ledger`. Throws UsageError. */
export function readLedgerOrder(args: readonly string[]): Anchor | undefined {
  const [text, ...rest] = args;
  if (text === undefined) return undefined;
  const [, entries, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (entries === undefined || hash === undefined || rest.length > 0)
    throw new UsageError(`${args.join(' ')} is no head of a ledger. ${usage}`);
  return { entries: Number(entries), hash };
}

if (import.meta.main)
  await runCommand(readSettings, readLedgerOrder, async ({ db }, anchor) => {
    const verdict = await verifyLedger(db, anchor);
    if (!verdict.isSound) {
      console.log(verdict.problem);
      return 1;
    }
    const { entries, hash } = verdict.head;
    console.log(`${entries} entries, unbroken; each badge follows from them.\nHead ${entries}:${hash}`);
    return 0;
  });
