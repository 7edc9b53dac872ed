import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/** Whoever has not looked for half a year does not look for it any more; notes of mails are kept as long. */
const kept = sql`interval '180 days'`;

export const forgetOldNotifications = defineStatement(
  () => sql`
    with notes as (delete from notification_digest where created_at < now() - ${kept})
    delete from notification where created_at < now() - ${kept}`,
);
