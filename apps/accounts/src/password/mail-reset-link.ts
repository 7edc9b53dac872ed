import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { accountMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Auth } from '../auth/create-auth.ts';
import { linkMail, type Mailing, mailVisit, toMailVisit } from '../mails/link-mail.ts';
import type { MailedSecret } from '../mails/mailed-secret.ts';
import { findPersonByEmail } from '../people.sql.ts';
import type { Visit } from '../visit.ts';
import { createResetToken } from './reset-token.ts';

/** Brings the link with which a new password is chosen; nothing when nobody has the address. */
const mailResetLink = defineTask({
  name: 'mail-reset-link',
  payload: z.object({ mailID: z.string(), email: z.string(), visit: mailVisit }),
  hours: 24,
});

/** Only the job looks the address up, so that the time of the answer does not tell whether an account exists. */
export function addResetLinkMail(
  db: Kysely<Database>,
  { email, visit }: { email: string; visit: Visit },
): Promise<void> {
  return addJob(db, mailResetLink, { mailID: newId(), email, visit: toMailVisit(visit) });
}

export function bindMailResetLink(
  mailing: Mailing & { readonly auth: Auth; readonly mailedSecret: MailedSecret },
): BoundTask {
  const { db, mailer, auth, mailedSecret } = mailing;
  return bindTask(mailResetLink, async ({ mailID, email, visit }) => {
    const person = await findPersonByEmail.first(db, { email });
    if (!person) return;
    const token = mailedSecret(mailID);
    await createResetToken(auth, person.id, token);
    const path = `/reset-password?token=${token}`;
    await mailer.send(accountMail('resetPassword', linkMail(mailID, visit, person, mailing, path)));
  });
}
