import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectEnded } from './end-verifications.sql.ts';
import { byOperator } from './ledger/append-evidence.ts';
import { takeBadge } from './set-badge.ts';
import { tellOwners } from './tell-owners.ts';

const atOnce = 100;

/** Takes the badge off where its last day, or that of a required proof, is over; the owners are told. */
export async function endOldVerifications(db: Kysely<Database>): Promise<void> {
  let ended = atOnce;
  while (ended === atOnce)
    ended = await db.transaction().execute(async (transaction) => {
      const rows = await selectEnded.all(transaction, { most: atOnce });
      for (const { id: businessID, expired } of rows) {
        const reason = expired ? 'expired' : 'proof-ended';
        await takeBadge(transaction, { businessID, reason, by: byOperator });
        await tellOwners(transaction, { businessID, kind: 'ended' });
      }
      return rows.length;
    });
}
