import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { notify } from '../../social/notifications/notify.ts';
import { mailReminder } from '../mails/mail-reminder.ts';
import type { DueRow } from './due-clocks.sql.ts';

/** Tells people of the company that an inquiry waits, or is theirs now: in the center and by mail. */
export async function tellAnswerers(
  transaction: Kysely<Database>,
  row: DueRow,
  { kind, people }: { kind: 'request-reminder' | 'request-assigned'; people: readonly string[] },
): Promise<void> {
  const { request_id: requestID, cycle } = row;
  await notify(transaction, {
    kind,
    actor: {
      id: row.from_id,
      type: row.from_type,
      userID: row.user_id,
      businessID: row.from_type === 'business' ? row.from_id : null,
    },
    people,
    resource: { id: requestID, type: 'request' },
    root: { id: row.business_id, type: 'business' },
  });
  for (const userID of people)
    await addJob(
      transaction,
      mailReminder,
      { requestID, cycle, userID, kind },
      `${requestID} ${cycle} ${userID}`,
    );
}
