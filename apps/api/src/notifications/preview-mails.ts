import type { MailPreview } from '@wbn/contract/desk/cases.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { loadAuthors } from '../authors/load-authors.ts';
import { findReader, type Mailing } from '../mails/find-reader.ts';
import { buildMail, mailNotice, type NoticeValues } from './mail-notice.ts';

/** The mails of notifications that this transaction has added. */
const selectAddedMails = defineStatement(
  () => sql<{ payload: { notificationID: string; quote?: string } }>`
    select payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id and task.identifier = ${mailNotice.name}
    where job.created_at = now() and job.xmin = pg_current_xact_id()::xid
    order by job.id`,
);

const findPerson = defineStatement((db, { notificationID }: { notificationID: string }) =>
  db.selectFrom('notification').select('user_id').where('id', '=', notificationID),
);

/** Carries the mails out of a transaction that is rolled back. */
class Preview extends Error {
  readonly mails: readonly MailPreview[];

  constructor(mails: readonly MailPreview[]) {
    super('A preview is not carried out.');
    this.mails = mails;
  }
}

/**
 * Returns the mails that an act would send at once, in the languages of their readers, made by the code that sends them (STF-25): does the act
 * in a transaction, writes the mails and undoes everything. Throws what the act throws. The reader is named, their address is not shown.
 */
export async function previewMails(
  { db, siteLinks }: Pick<Mailing, 'db' | 'siteLinks'>,
  valuesOf: NoticeValues,
  act: (transaction: Kysely<Database>) => Promise<unknown>,
): Promise<readonly MailPreview[]> {
  try {
    await db.transaction().execute(async (transaction) => {
      await act(transaction);
      throw new Preview(await writeMails({ db: transaction, siteLinks }, valuesOf));
    });
  } catch (error) {
    if (error instanceof Preview) return error.mails;
    throw error;
  }
  return [];
}

async function writeMails(
  mailing: Pick<Mailing, 'db' | 'siteLinks'>,
  valuesOf: NoticeValues,
): Promise<MailPreview[]> {
  const { db } = mailing;
  const mails: MailPreview[] = [];
  for (const { payload } of await selectAddedMails.all(db)) {
    const mail = await buildMail(mailing, valuesOf, payload);
    const person = await findPerson.first(db, payload);
    const reader = person && (await findReader(mailing, person.user_id));
    if (!mail || !reader) continue;
    const names = await loadAuthors(db, [reader.userID]);
    mails.push({
      to: names.get(reader.userID)?.name ?? '',
      language: reader.language,
      subject: mail.subject,
      // Without the title, which is the subject, and what stands below every mail.
      text: mail.text.trimEnd().split('\n\n').slice(1, -3),
    });
  }
  return mails;
}
