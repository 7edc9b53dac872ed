import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { newSignInMethodMail, type SignInMethod, signInMethods } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { linkMail, type Mailing, mailVisit, toMailVisit } from '../mails/link-mail.ts';
import { findPerson } from '../people.sql.ts';
import type { Visit } from '../visit.ts';

/** Tells somebody that a way to sign in was added or taken away. */
const mailSignInMethod = defineTask({
  name: 'mail-sign-in-method',
  payload: z.object({
    mailID: z.string(),
    userID: z.string(),
    method: z.enum(signInMethods),
    visit: mailVisit,
  }),
  hours: 72,
});

export function addSignInMethodMail(
  db: Kysely<Database>,
  { userID, method, visit }: { userID: string; method: SignInMethod; visit: Visit },
): Promise<void> {
  return addJob(db, mailSignInMethod, { mailID: newId(), userID, method, visit: toMailVisit(visit) });
}

export function bindMailSignInMethod(mailing: Mailing): BoundTask {
  return bindTask(mailSignInMethod, async ({ mailID, userID, method, visit }) => {
    const person = await findPerson.first(mailing.db, { id: userID });
    if (!person) return;
    const mail = linkMail(mailID, visit, person, mailing, '/account');
    await mailing.mailer.send(newSignInMethodMail({ ...mail, method }));
  });
}
