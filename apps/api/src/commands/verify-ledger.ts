import { runCommand } from '@wbn/host/start/run-command.ts';
import { readSettings } from '../settings.ts';
import type { Anchor } from '../staff/hash-chain.ts';
import { verifyLedger } from '../verification/ledger/verify-ledger.ts';
import { readHead } from './frame/read-head.ts';

const usage = 'Say nothing, or a head that was noted: pnpm verify-ledger [<entries>:<hash>].';

/** Reads the command line of `pnpm verify-ledger`. Throws UsageError. */
export function readLedgerOrder(args: readonly string[]): Anchor | undefined {
  return readHead(args, usage);
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
