import { type BusinessRole, businessRoleSchema } from '@wbn/contract/business/business-role.ts';
import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { nameInMail } from '@wbn/contract/shared/web-address-in-name.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { editionLocale } from '@wbn/edition/edition-locale.ts';
import { formatMoment } from '@wbn/edition/format.ts';
import { networkSite } from '@wbn/edition/network.ts';
import { addJob } from '@wbn/host/jobs/add-job.sql.ts';
import { type BoundTask, bindTask, defineTask } from '@wbn/host/jobs/task.ts';
import { addLiveEvents } from '@wbn/host/live/add-live-event.sql.ts';
import { type MemberMailKind, memberMail, memberMailKinds } from '@wbn/mail/templates/member-mail.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { InvitationMailing } from './invitations.ts';
import { findMemberMail } from './members.sql.ts';

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

export function bindMailMember({ db, mailer, siteLinks }: InvitationMailing): BoundTask {
  return bindTask(mailMember, async ({ mailID, kind, businessID, toID, personID, role, until }) => {
    const row = await findMemberMail.first(db, { businessID, toID, personID });
    if (!row) return;
    const language: Language = languages.find((known) => known === row.language) ?? 'en';
    const edition = siteLinks.editionOf(row.edition) ?? siteLinks.ownEdition;
    const path = ownListKinds.includes(kind) ? '/my-business' : `/business/${businessID}/members`;
    await mailer.send(
      memberMail({
        id: mailID,
        to: row.email,
        language,
        kind,
        person: nameInMail(row.person ?? row.company),
        company: nameInMail(row.company),
        role,
        until: until === undefined ? '' : formatMoment(editionLocale(edition, language), until, 'UTC'),
        edition: editionLabel(edition, language),
        color: networkSite(edition).color,
        url: siteLinks.pageAddress(edition, language, path),
      }),
    );
  });
}
