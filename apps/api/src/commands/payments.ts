import { reportFailure, runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { settleChanges } from '../membership/changes/settle-changes.ts';
import { openPayments } from '../membership/gateway/open-payments.ts';
import { comparePayments } from '../membership/nightly/compare-payments.ts';
import {
  describeDifferences,
  describeEvents,
  describeFound,
} from '../membership/nightly/describe-payments.ts';
import { readPaymentsOrder } from '../membership/nightly/read-payments-order.ts';
import { readSettings } from '../settings.ts';

try {
  const { verb, most } = readPaymentsOrder(process.argv.slice(2));
  await runCommand(readSettings, async ({ db }, settings) => {
    if (verb === 'events' || verb === 'differences') {
      console.log(await (verb === 'events' ? describeEvents : describeDifferences)(db, most));
      return 0;
    }
    const payments = await openPayments({
      settings: settings.payment,
      db,
      hostUrl: () => settings.publicApiUrl,
      log: { error: (what, message) => console.error(message, what) },
    });
    if (!payments) throw new UsageError('No payment is set up: there is nobody to ask.');
    if (verb === 'compare') console.log(describeFound(await comparePayments(payments)));
    else {
      await settleChanges(payments);
      console.log('Looked at every change that was begun and not ended.');
    }
    return 0;
  });
} catch (error) {
  process.exitCode = reportFailure(error);
}
