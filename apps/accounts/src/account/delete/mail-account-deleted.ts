import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { accountMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { linkMail, type Mailing, mailVisit, toMailVisit } from '../../mails/link-mail.ts';
import type { Visit } from '../../visit.ts';

/** The mail that confirms a deleted account; only the job still holds the address. */
const mailAccountDeleted = defineTask({
  name: 'mail-account-deleted',
  payload: z.object({ mailID: z.string(), email: z.string(), firstName: z.string(), visit: mailVisit }),
  hours: 72,
});

export function addAccountDeletedMail(
  db: Kysely<Database>,
  { email, firstName }: { email: string; firstName: string },
  visit: Visit,
): Promise<void> {
  return addJob(db, mailAccountDeleted, { mailID: newId(), email, firstName, visit: toMailVisit(visit) });
}

export function bindMailAccountDeleted(mailing: Mailing): BoundTask {
  return bindTask(mailAccountDeleted, async ({ mailID, visit, ...person }) => {
    const mail = linkMail(mailID, visit, person, mailing, '/');
    await mailing.mailer.send(accountMail('accountDeleted', { ...mail, url: new URL('/', visit.back).href }));
  });
}
