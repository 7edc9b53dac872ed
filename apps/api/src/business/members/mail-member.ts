import { type BusinessRole, businessRoleSchema } from '@wbn/contract/business/business-role.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { type MemberMailKind, memberMail, memberMailKinds } from '@wbn/mail/templates/member-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { findReader, type Mailing } from '../../mails/find-reader.ts';
import { findMemberNames } from './members.sql.ts';

/** Mails a person about a change of their role, of their company's business members, or of the company itself. */
const mailMember = defineTask({
  name: 'mail-member',
  payload: z.object({
    mailID: z.string(),
    kind: z.enum(memberMailKinds),
    businessID: z.string(),
    toID: z.string(),
    personID: z.string(),
    role: businessRoleSchema,
    until: z.iso.datetime().optional(),
    other: z.string().optional(),
  }),
  hours: 72,
});

/** These mails link to the reader's list of companies, because the reader cannot open the company's members page. */
const ownListKinds: readonly MemberMailKind[] = ['removed', 'businessDeleted', 'businessRestored'];

interface NewMemberMail {
  readonly kind: MemberMailKind;
  readonly businessID: string;
  /** Receiver of the mail. */
  readonly toID: string;
  /** The other person named in the mail. */
  readonly personID: string;
  /** Set for mails that name a role. */
  readonly role?: BusinessRole;
  /** End of an offer, in ISO 8601. */
  readonly until?: string;
  /** Name of another company, named instead of a person. */
  readonly other?: string;
}

/**
 * Adds the mail job in the transaction of the change, and notifies the open pages of the company's business members.
 */
export async function addMemberMail(
  transaction: Kysely<Database>,
  { role = 'member', ...mail }: NewMemberMail,
): Promise<void> {
  const { businessID, toID } = mail;
  await addJob(transaction, mailMember, { mailID: newId(), role, ...mail });
  await addLiveEvents.run(transaction, {
    audiences: [businessID, toID],
    kind: 'business',
    resourceID: businessID,
  });
}

export function bindMailMember(mailing: Mailing): BoundTask {
  return bindTask(mailMember, async ({ mailID, kind, businessID, toID, personID, role, until, other }) => {
    const reader = await findReader(mailing, toID);
    const names = await findMemberNames.first(mailing.db, { businessID, personID });
    if (!reader || !names) return;
    await mailing.mailer.send(
      memberMail({
        ...reader,
        id: mailID,
        kind,
        person: nameInMail(other ?? names.person ?? names.company),
        company: nameInMail(names.company),
        role,
        until: until === undefined ? '' : formatMoment(reader.locale, until, reader.timeZone),
        url: reader.page(ownListKinds.includes(kind) ? '/my-business' : `/business/${businessID}/members`),
      }),
    );
  });
}
