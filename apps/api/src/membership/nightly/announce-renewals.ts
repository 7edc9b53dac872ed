import { planOf } from '@wbn/contract/membership/membership-plans.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { addMembershipMail } from '../mails/mail-membership.ts';
import { addEntries } from '../state/membership.sql.ts';
import { selectRenewals } from './announce-renewals.sql.ts';

/** Tells owners 30 days before a card is charged again, and whether it will still be valid then; once for each year. */
export async function announceRenewals(db: Kysely<Database>): Promise<void> {
  for (const renewal of await selectRenewals.all(db)) {
    const { business_id, subscription_id, period_end, card } = renewal;
    const level = renewal.scheduled_level ?? renewal.subscription_level;
    if (!level || !period_end) continue;
    const kind = card && expiresBefore(card, period_end) ? 'card-expiring' : 'renewal-announced';
    await db.transaction().execute(async (transaction) => {
      const entry = {
        ...({ id: newId(), business_id, kind, level } as const),
        source: `subscription:${subscription_id}:announced:${period_end.toISOString()}`,
        amount: planOf(level).price,
        happened_at: new Date(),
      };
      for (const { id } of await addEntries.all(transaction, { entries: [entry] }))
        await addMembershipMail(transaction, id);
    });
  }
}

/** A card is good to the end of its month. */
function expiresBefore(
  { expMonth, expYear }: { readonly expMonth: number; readonly expYear: number },
  day: Date,
): boolean {
  return new Date(Date.UTC(expYear, expMonth, 1)) <= day;
}
