import { runCommand } from '@wbn/host/start/run-command.ts';
import { readSettings } from '../settings.ts';
import { readLedgerOrder, verifyLedger } from '../verification/ledger/verify-ledger.ts';

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
