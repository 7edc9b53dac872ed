import { reportFailure, runCommand } from '@wbn/host/start/run-command.ts';
import { readSettings } from '../settings.ts';
import { readLedgerOrder } from '../verification/ledger/read-ledger-order.ts';
import { verifyLedger } from '../verification/ledger/verify-ledger.ts';

try {
  const anchor = readLedgerOrder(process.argv.slice(2));
  await runCommand(readSettings, async ({ db }) => {
    const verdict = await verifyLedger(db, anchor);
    if (!verdict.isSound) {
      console.log(verdict.problem);
      return 1;
    }
    const { entries, hash } = verdict.head;
    console.log(`${entries} entries, unbroken; each badge follows from them.\nHead ${entries}:${hash}`);
    return 0;
  });
} catch (error) {
  process.exitCode = reportFailure(error);
}
