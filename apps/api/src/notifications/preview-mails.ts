import type { MailPreview } from '@wbn/contract/desk/cases.ts';
import type { Mail } from '@wbn/mail/mail.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import { loadAuthors } from '../authors/load-authors.ts';
import { findReader, type Mailing } from '../mails/find-reader.ts';
import { buildMail, mailNotice, type NoticeValues } from './mail-notice.ts';

/** The mails that this transaction has added. */
const selectAddedMails = defineStatement(
  (_, { tasks }: { readonly tasks: readonly string[] }) => sql<{ task: string; payload: unknown }>`
    select task.identifier as task, payload from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id and task.identifier = any(${[...tasks]}::text[])
    where job.created_at = now() and job.xmin = pg_current_xact_id()::xid
    order by job.id`,
);

const findPerson = defineStatement((db, { notificationID }: { notificationID: string }) =>
  db.selectFrom('notification').select('user_id').where('id', '=', notificationID),
);

/** What is needed to write a mail without sending it. */
export type Writing = Pick<Mailing, 'db' | 'siteLinks'>;

export interface WrittenMail {
  readonly mail: Mail;
  /** Name of the reader, and the language of the mail. */
  readonly to: string;
  readonly language: string;
}

/** Writes the mail of a job that is no notification, by the name of its task. */
export type MailWriters = Readonly<
  Record<string, (writing: Writing, payload: unknown) => Promise<WrittenMail | undefined>>
>;

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
  { db, siteLinks }: Writing,
  valuesOf: NoticeValues,
  act: (transaction: Kysely<Database>) => Promise<unknown>,
  writers: MailWriters = {},
): Promise<readonly MailPreview[]> {
  try {
    await db.transaction().execute(async (transaction) => {
      await act(transaction);
      throw new Preview(await writeMails({ db: transaction, siteLinks }, valuesOf, writers));
    });
  } catch (error) {
    if (error instanceof Preview) return error.mails;
    throw error;
  }
  return [];
}

async function writeMails(
  writing: Writing,
  valuesOf: NoticeValues,
  writers: MailWriters,
): Promise<MailPreview[]> {
  const mails: MailPreview[] = [];
  const tasks = [mailNotice.name, ...Object.keys(writers)];
  for (const { task, payload } of await selectAddedMails.all(writing.db, { tasks })) {
    const written =
      task === mailNotice.name
        ? await writeNotice(writing, valuesOf, mailNotice.payload.parse(payload))
        : await writers[task]?.(writing, payload);
    if (!written) continue;
    const { mail, ...reader } = written;
    mails.push({
      ...{ ...reader, subject: mail.subject },
      // Without the title, which is the subject, and what stands below every mail: of notifications their settings, too.
      text: mail.text
        .trimEnd()
        .split('\n\n')
        .slice(1, task === mailNotice.name ? -3 : -1),
    });
  }
  return mails;
}

async function writeNotice(
  writing: Writing,
  valuesOf: NoticeValues,
  payload: { readonly notificationID: string },
): Promise<WrittenMail | undefined> {
  const mail = await buildMail(writing, valuesOf, payload);
  const person = await findPerson.first(writing.db, payload);
  const reader = person && (await findReader(writing, person.user_id));
  if (!mail || !reader) return undefined;
  const names = await loadAuthors(writing.db, [reader.userID]);
  return { mail, to: names.get(reader.userID)?.name ?? '', language: reader.language };
}
