import { runCommand } from '@wbn/host/start/run-command.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import { openPayments } from '../membership/gateway/open-payments.ts';
import {
  comparePayments,
  describeDifferences,
  describeEvents,
  describeFound,
} from '../membership/nightly/compare-payments.ts';
import { settleChanges } from '../membership/payment-timers.ts';
import { readSettings } from '../settings.ts';

const verbs = ['events', 'differences', 'compare', 'settle'] as const;

interface PaymentsOrder {
  readonly verb: (typeof verbs)[number];
  /** Maximum lines. */
  readonly most: number;
}

const usage = 'Say what to do: pnpm payments events [how many] | differences [how many] | compare | settle.';

/** Reads the command line of `pnpm payments`. Throws `UsageError` with one sentence. */
function readPaymentsOrder(args: readonly string[]): PaymentsOrder {
  const [given, count, ...rest] = args;
  const verb = verbs.find((known) => known === given);
  const isList = verb === 'events' || verb === 'differences';
  if (!verb || rest.length > 0 || (count !== undefined && !isList)) throw new UsageError(usage);
  const most = count === undefined ? 50 : Number(count);
  if (!Number.isInteger(most) || most < 1 || most > 10_000)
    throw new UsageError(`${count} is not a number of lines: it is 1 to 10000. ${usage}`);
  return { verb, most };
}

await runCommand(readSettings, readPaymentsOrder, async ({ db }, { verb, most }, settings) => {
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
