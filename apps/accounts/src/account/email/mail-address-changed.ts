import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { accountMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { linkMail, type Mailing, mailVisit, toMailVisit } from '../../mails/link-mail.ts';
import type { MailedSecret } from '../../mails/mailed-secret.ts';
import { hashSecret } from '../../tokens/secrets.ts';
import type { Visit } from '../../visit.ts';
import { findChange, openUndo } from './address-change.sql.ts';
import { undoPath } from './email-pages.ts';

/** Tells the old address that another has taken its place, with the link that undoes it. */
const mailAddressChanged = defineTask({
  name: 'mail-address-changed',
  payload: z.object({ mailID: z.string(), changeID: z.string(), visit: mailVisit }),
  hours: 72,
});

export function addAddressChangedMail(
  db: Kysely<Database>,
  { changeID, visit }: { changeID: string; visit: Visit },
): Promise<void> {
  return addJob(db, mailAddressChanged, { mailID: newId(), changeID, visit: toMailVisit(visit) });
}

export function bindMailAddressChanged(
  mailing: Mailing & { readonly mailedSecret: MailedSecret },
): BoundTask {
  const { db, mailer, mailedSecret } = mailing;
  return bindTask(mailAddressChanged, async ({ mailID, changeID, visit }) => {
    const change = await findChange.first(db, { id: changeID });
    if (!change) return;
    const secret = mailedSecret(mailID);
    await openUndo.run(db, { id: changeID, hash: hashSecret(secret) });
    const path = `${undoPath}?token=${changeID}.${secret}`;
    const person = { email: change.oldEmail, firstName: change.firstName };
    await mailer.send(accountMail('addressChanged', linkMail(mailID, visit, person, mailing, path)));
  });
}
