import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { noteReminders } from './remind-owners.sql.ts';
import { tellOwners } from './tell-owners.ts';

/** Days before the end of a badge on which its owners are reminded, each once. */
const reminderDays = [30, 7, 1] as const;
const atOnce = 100;

/** Reminds the owners of badges that end soon; a reminder and its note are one transaction, so none comes twice. */
export async function remindOwners(db: Kysely<Database>): Promise<void> {
  let told = atOnce;
  while (told === atOnce)
    told = await db.transaction().execute(async (transaction) => {
      const rows = await noteReminders.all(transaction, { steps: reminderDays, most: atOnce });
      for (const { business_id: businessID, valid_until: until } of rows)
        await tellOwners(transaction, { businessID, kind: 'ending', until });
      return rows.length;
    });
}
