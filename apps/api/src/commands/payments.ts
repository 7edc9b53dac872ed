import { readNumber } from '@wbn/host/start/read-command-line.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectPaymentEvents } from '../membership/events/payment-event.sql.ts';
import type { Payments } from '../membership/gateway/payment-gateway.ts';
import { comparePayments, type FoundDifference } from '../membership/nightly/compare-payments.ts';
import { selectDifferences } from '../membership/nightly/nightly.sql.ts';
import { settleChanges } from '../membership/payment-timers.ts';
import type { Settings } from '../settings.ts';
import type { Staff } from '../staff/staff-action.ts';
import { openProvider } from './frame/open-provider.ts';
import { by, type Command, defineVerb, readStaff, runVerb } from './frame/verbs.ts';

const describeDifference = ({ businessID, customerID, what, here, there }: FoundDifference) =>
  `company ${businessID ?? 'unknown'}, customer ${customerID}: ${what} was ${here} here and is ${there} there`;

/** `events` and `differences`. */
const listVerb = (list: (db: Kysely<Database>, most: number) => Promise<readonly string[]>, none: string) =>
  defineVerb({
    usage: '[how many]',
    read: ([count = '50', ...rest]) =>
      rest.length === 0 ? readNumber(count, 'a number of lines', 1, 10_000) : undefined,
    run: async ({ db }, most) => (await list(db, most)).join('\n') || none,
  });

/** `compare` and `settle`. */
const providerVerb = (run: (payments: Payments, staff: Staff) => Promise<string>) =>
  defineVerb({
    usage: '[--by NAME]',
    options: by,
    read: (words, values) => (words.length === 0 ? readStaff(values.by) : undefined),
    run: async ({ db, settings }, staff) => run(await requirePayments(db, settings), staff),
  });

async function requirePayments(db: Kysely<Database>, settings: Settings): Promise<Payments> {
  const payments = await openProvider(db, settings);
  if (!payments) throw new UsageError('No payment is set up: there is nobody to ask.');
  return payments;
}

export const payments: Command = {
  name: 'payments',
  verbs: {
    events: listVerb(async (db, most) => {
      const events = await selectPaymentEvents.all(db, { most });
      return events.map(({ id, type, customer_id, received_at, outcome }) =>
        [received_at.toISOString(), id, type, customer_id ?? '-', outcome ?? 'waits for its job'].join('  '),
      );
    }, 'No event of the payment provider has come yet.'),
    differences: listVerb(async (db, most) => {
      const rows = await selectDifferences.all(db, { most });
      return rows.map(
        ({ found_at, business_id, customer_id, ...difference }) =>
          `${found_at.toISOString()}  ${describeDifference({ ...difference, businessID: business_id ?? undefined, customerID: customer_id ?? '-' })}`,
      );
    }, 'No comparison has found a difference.'),
    compare: providerVerb(async (provider, staff) => {
      const found = await comparePayments(provider, staff);
      if (found.length === 0) return 'Nothing differs.';
      const sum = `${found.length} differed; what was ours to mend is mended.`;
      return [...found.map(describeDifference), sum].join('\n');
    }),
    settle: providerVerb(async (provider, staff) => {
      await settleChanges(provider, staff);
      return 'Looked at every change that was begun and not ended.';
    }),
  },
};

if (import.meta.main) await runVerb(payments);
