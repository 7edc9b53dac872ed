import { createHash } from 'node:crypto';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { accountMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { linkMail, type Mailing, mailVisit, toMailVisit } from '../mails/link-mail.ts';
import type { MailedSecret } from '../mails/mailed-secret.ts';
import { findPersonByEmail } from '../people.sql.ts';
import type { Visit } from '../visit.ts';
import { createConfirmation, hashConfirmationSecret } from './confirmation.ts';

/** The job that mails a confirmation link, unless nobody registered with the address or it is confirmed. */
const mailConfirmation = defineTask({
  name: 'mail-confirmation',
  payload: z.object({
    mailID: z.string(),
    email: z.string(),
    /** Hash of the cookie of the browser that asks. */
    browserHash: z.string(),
    visit: mailVisit,
  }),
  hours: 72,
});

/** Adds the job that mails the link; it replaces one that still waits for the same address. */
export function addConfirmationMail(
  db: Kysely<Database>,
  { email, browserSecret, visit }: { email: string; browserSecret: string; visit: Visit },
): Promise<void> {
  const browserHash = hashConfirmationSecret(browserSecret);
  const payload = { mailID: newId(), email, browserHash, visit: toMailVisit(visit) };
  return addJob(db, mailConfirmation, payload, createHash('sha256').update(email).digest('base64url'));
}

export function bindMailConfirmation(mailing: Mailing & { readonly mailedSecret: MailedSecret }): BoundTask {
  const { db, mailer, mailedSecret } = mailing;
  return bindTask(mailConfirmation, async ({ mailID, email, browserHash, visit }) => {
    const person = await findPersonByEmail.first(db, { email });
    if (!person || person.verified) return;
    const given = { userID: person.id, secret: mailedSecret(mailID), browserHash };
    const path = `/verify-email?token=${await createConfirmation(db, given)}`;
    await mailer.send(accountMail('verifyEmail', linkMail(mailID, visit, person, mailing, path)));
  });
}
