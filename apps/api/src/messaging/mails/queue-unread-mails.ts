import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { selectColleagues } from '../clock/clocks.sql.ts';
import { insertMessageMail } from './mail-messages.sql.ts';
import { mailMessages } from './mail-messages.ts';
import {
  lockUnreadMail,
  markMailed,
  postponeMail,
  selectPresent,
  selectUnreadDue,
} from './unread-mail.sql.ts';

interface Thread {
  readonly requestID: string;
  readonly side: 'S' | 'R';
}

const atOnce = 200;

/** Adds mail jobs for people with messages unread for some minutes: one per person and thread. */
export async function queueUnreadMails(db: Kysely<Database>, now = new Date()): Promise<void> {
  for (;;) {
    const due = await selectUnreadDue.all(db, { now, limit: atOnce });
    let done = 0;
    for (const { request_id: requestID, side } of due) {
      const isDone = await db
        .transaction()
        .execute((transaction) => look(transaction, { requestID, side }, now));
      if (isDone) done += 1;
    }
    if (done === 0) return;
  }
}

async function look(transaction: Kysely<Database>, thread: Thread, now: Date): Promise<boolean> {
  const row = await lockUnreadMail.first(transaction, { ...thread, now });
  if (!row) return false;
  const { last_received: until, told_until: after } = row;
  if (row.is_withheld || until <= after) await markMailed.run(transaction, { ...thread, until });
  else if (row.is_held) await postponeMail.run(transaction, { ...thread, now });
  else await mailUnread(transaction, { ...thread, row, now });
  return true;
}

interface Unread extends Thread {
  readonly row: RowOf<typeof lockUnreadMail>;
  readonly now: Date;
}

/** While all readers have a page open, the mail waits up to half an hour; after that an open page does not hold it back. */
async function mailUnread(transaction: Kysely<Database>, { row, now, ...thread }: Unread): Promise<void> {
  const people = await findReaders(transaction, row);
  const present = new Set(
    row.waits_long
      ? []
      : (await selectPresent.all(transaction, { people, now })).map(({ user_id }) => user_id),
  );
  if (people.length > 0 && people.every((userID) => present.has(userID)))
    return void (await postponeMail.run(transaction, { ...thread, now }));
  const until = row.last_received;
  for (const userID of people) {
    const mail = { ...thread, userID, after: row.told_until, until, evenIfPresent: row.waits_long };
    const added = await insertMessageMail.first(transaction, mail);
    if (added) await addJob(transaction, mailMessages, mail, `${thread.requestID} ${userID} ${until}`);
  }
  await markMailed.run(transaction, { ...thread, until });
}

/** The person; for a company the assignee, otherwise all members. */
async function findReaders(
  transaction: Kysely<Database>,
  { owner_id, owner_type, assignee_id }: RowOf<typeof lockUnreadMail>,
): Promise<string[]> {
  if (owner_type === 'user') return [owner_id];
  const colleagues = await selectColleagues.all(transaction, { businessID: owner_id });
  const ids = colleagues.map(({ user_id }) => user_id);
  return assignee_id && ids.includes(assignee_id) ? [assignee_id] : ids;
}
