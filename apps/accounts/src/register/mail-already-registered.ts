import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { accountMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { linkMail, type Mailing, mailVisit, toMailVisit } from '../mails/link-mail.ts';
import { findPersonByEmail } from '../people.sql.ts';
import type { Visit } from '../visit.ts';

/** Says, to whoever registers with a known address, that there is an account already. */
const mailAlreadyRegistered = defineTask({
  name: 'mail-already-registered',
  payload: z.object({ mailID: z.string(), email: z.string(), visit: mailVisit }),
  hours: 72,
});

export function addAlreadyRegisteredMail(
  db: Kysely<Database>,
  { email, visit }: { email: string; visit: Visit },
): Promise<void> {
  return addJob(db, mailAlreadyRegistered, { mailID: newId(), email, visit: toMailVisit(visit) });
}

export function bindMailAlreadyRegistered(mailing: Mailing): BoundTask {
  return bindTask(mailAlreadyRegistered, async ({ mailID, email, visit }) => {
    // The name of the account's owner, not what a stranger has typed.
    const person = await findPersonByEmail.first(mailing.db, { email });
    if (!person) return;
    await mailing.mailer.send(
      accountMail('alreadyRegistered', linkMail(mailID, visit, person, mailing, '/forgot-password')),
    );
  });
}
