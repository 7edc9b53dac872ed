import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { accountMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { linkMail, type Mailing, mailVisit, toMailVisit } from '../mails/link-mail.ts';
import { findPerson } from '../people.sql.ts';
import type { Visit } from '../visit.ts';

/** Tells somebody that their password was changed. */
const mailPasswordChanged = defineTask({
  name: 'mail-password-changed',
  payload: z.object({ mailID: z.string(), userID: z.string(), visit: mailVisit }),
  hours: 72,
});

export function addPasswordChangedMail(
  db: Kysely<Database>,
  { userID, visit }: { userID: string; visit: Visit },
): Promise<void> {
  return addJob(db, mailPasswordChanged, { mailID: newId(), userID, visit: toMailVisit(visit) });
}

export function bindMailPasswordChanged(mailing: Mailing): BoundTask {
  return bindTask(mailPasswordChanged, async ({ mailID, userID, visit }) => {
    const person = await findPerson.first(mailing.db, { id: userID });
    if (!person) return;
    await mailing.mailer.send(
      accountMail('passwordChanged', linkMail(mailID, visit, person, mailing, '/forgot-password')),
    );
  });
}
