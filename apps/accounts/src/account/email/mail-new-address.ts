import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { accountMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { linkMail, type Mailing, mailVisit, toMailVisit } from '../../mails/link-mail.ts';
import type { MailedSecret } from '../../mails/mailed-secret.ts';
import { findPersonByEmail } from '../../people.sql.ts';
import { hashSecret } from '../../tokens/secrets.ts';
import type { Visit } from '../../visit.ts';
import { findChange, openConfirmation } from './address-change.sql.ts';
import { confirmPath } from './email-pages.ts';

/** Brings the link that makes an address the account's; to whoever has an account with it already, the news that somebody asked. */
const mailNewAddress = defineTask({
  name: 'mail-new-address',
  payload: z.object({ mailID: z.string(), changeID: z.string(), visit: mailVisit }),
  hours: 24,
});

export function addNewAddressMail(
  db: Kysely<Database>,
  { changeID, visit }: { changeID: string; visit: Visit },
): Promise<void> {
  return addJob(db, mailNewAddress, { mailID: newId(), changeID, visit: toMailVisit(visit) });
}

export function bindMailNewAddress(mailing: Mailing & { readonly mailedSecret: MailedSecret }): BoundTask {
  const { db, mailer, mailedSecret } = mailing;
  return bindTask(mailNewAddress, async ({ mailID, changeID, visit }) => {
    const change = await findChange.first(db, { id: changeID });
    if (!change) return;
    const email = change.newEmail;
    const holder = await findPersonByEmail.first(db, { email });
    if (holder?.verified)
      return mailer.send(accountMail('addressTaken', linkMail(mailID, visit, holder, mailing, '/login')));
    const secret = mailedSecret(mailID);
    await openConfirmation.run(db, { id: changeID, hash: hashSecret(secret) });
    const path = `${confirmPath}?token=${changeID}.${secret}`;
    const person = { email, firstName: change.firstName };
    await mailer.send(accountMail('confirmAddress', linkMail(mailID, visit, person, mailing, path)));
  });
}
