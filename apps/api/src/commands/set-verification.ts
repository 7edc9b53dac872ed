import { reportFailure, runCommand } from '@wbn/host/start/run-command.ts';
import { readSettings } from '../settings.ts';
import { readVerificationOrder } from '../verification/read-verification-order.ts';
import { setVerification } from '../verification/set-verification.ts';

try {
  const order = readVerificationOrder(process.argv.slice(2), new Date().toISOString().slice(0, 10));
  await runCommand(readSettings, async ({ db }) => {
    const { companyName } = await setVerification(db, order);
    console.log(
      `${companyName}: ${order.until ? `verified until ${order.until}` : 'not verified any more'}.`,
    );
    return 0;
  });
} catch (error) {
  process.exitCode = reportFailure(error);
}
