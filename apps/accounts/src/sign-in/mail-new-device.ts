import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { newDeviceMail } from '@wbn/mail/templates/account-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { browserText } from '../browser-name.ts';
import { linkMail, type Mailing, mailVisit, toMailVisit } from '../mails/link-mail.ts';
import { momentText } from '../moment-text.ts';
import { findPerson } from '../people.sql.ts';
import type { Visit } from '../visit.ts';

/** Mails that a new browser has signed in to the account, and how to end its session. */
const mailNewDevice = defineTask({
  name: 'mail-new-device',
  payload: z.object({
    mailID: z.string(),
    userID: z.string(),
    userAgent: z.nullable(z.string()),
    at: z.iso.datetime(),
    visit: mailVisit,
  }),
  hours: 72,
});

interface SignIn {
  readonly userID: string;
  readonly userAgent: string | undefined;
  readonly visit: Visit;
}

export function addNewDeviceMail(db: Kysely<Database>, { userID, userAgent, visit }: SignIn): Promise<void> {
  const signIn = { userID, userAgent: userAgent?.slice(0, 300) ?? null, at: new Date().toISOString() };
  return addJob(db, mailNewDevice, { mailID: newId(), ...signIn, visit: toMailVisit(visit) });
}

export function bindMailNewDevice(mailing: Mailing): BoundTask {
  return bindTask(mailNewDevice, async ({ mailID, userID, userAgent, at, visit }) => {
    const person = await findPerson.first(mailing.db, { id: userID });
    if (!person) return;
    const mail = linkMail(mailID, visit, person, mailing, '/forgot-password');
    const device = browserText(visit, userAgent);
    const time = momentText(visit, new Date(at));
    await mailing.mailer.send(newDeviceMail({ ...mail, device, time }));
  });
}
