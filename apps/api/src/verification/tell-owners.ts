import type { KindMailedAtOnce, OutcomeOf } from '@wbn/contract/social/notices.ts';
import { formatDay } from '@wbn/edition/format.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { NoticeValues } from '../notifications/mail-notice.ts';
import { tell } from '../notifications/tell.ts';
import { byOperator } from './ledger/append-evidence.ts';
import { removeBadge } from './set-badge.ts';
import { findOwnBadge, insertDueReminders, selectExpired, selectOwners } from './tell-owners.sql.ts';

const atOnce = 100;

/** Removes badges whose last day, or that of a required proof, is over, and tells the owners. */
export async function endExpiredVerifications(db: Kysely<Database>): Promise<void> {
  let ended = atOnce;
  while (ended === atOnce)
    ended = await db.transaction().execute(async (transaction) => {
      const rows = await selectExpired.all(transaction, { most: atOnce });
      for (const { id: businessID, expired } of rows) {
        const reason = expired ? 'expired' : 'proof-ended';
        await removeBadge(transaction, { businessID, reason, by: byOperator });
        await tellOwners(transaction, businessID, 'ended');
      }
      return rows.length;
    });
}

/** Days before the end of a badge on which its owners are reminded, once each. */
const reminderDays = [30, 7, 1] as const;

/** Reminds the owners of badges that end soon. A reminder and its record share a transaction, so none is sent twice. */
export async function remindOwners(db: Kysely<Database>): Promise<void> {
  let told = atOnce;
  while (told === atOnce)
    told = await db.transaction().execute(async (transaction) => {
      const rows = await insertDueReminders.all(transaction, { steps: reminderDays, most: atOnce });
      for (const { business_id: businessID } of rows) await tellOwners(transaction, businessID, 'ending');
      return rows.length;
    });
}

/** Reads the last day of the badge for the mail; undefined when the reader is no owner any more, or the badge was renewed meanwhile. */
const readBadge: NoticeValues[KindMailedAtOnce] = async (db, { kind, reader, resourceID: businessID }) => {
  const row = await findOwnBadge.first(db, { businessID, userID: reader.userID, days: reminderDays[0] });
  if (!row || (kind === 'verification-ending' && !row.ends_soon)) return undefined;
  return { until: row.verified_until === null ? '' : formatDay(reader.locale, row.verified_until) };
};

export const verificationValues: NoticeValues = {
  'verification-changed': readBadge,
  'verification-ending': readBadge,
};

/** Tells the owners of a company of the end of its badge, or of the decision about its verification. */
export async function tellOwners(
  transaction: Kysely<Database>,
  businessID: string,
  outcome: OutcomeOf<'verification-changed'> | 'ending',
): Promise<void> {
  const people = (await selectOwners.all(transaction, { businessID })).map(({ user_id }) => user_id);
  const resource = { id: businessID, type: 'business' } as const;
  if (outcome === 'ending') await tell(transaction, 'verification-ending', people, { resource });
  else await tell(transaction, 'verification-changed', people, { resource, outcome });
}
